"""What happened in the shop, from two views of one reader."""

from __future__ import annotations

from cablecar.kernel.log import Event
from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Step, Text

from ..state import DEAL, EMPTY, REACH
from .shop import data_of, marble, shop_of, toy

HIDDEN_WORD = "?"


def step(before: View, event: Event, after: View) -> list[Step]:
    """Tell one event, and what followed from it by itself."""
    seat = event.actor if event.actor >= 0 else None
    return [
        Step(seat=seat, say=_say(before, event)),
        *(_consequences(before, after) if _is_last(before, event) else []),
    ]


def _is_last(before: View, event: Event) -> bool:
    """Tell whether no other line of a sealed round is told after this one: what followed from all of them is told
    once.
    """
    s = shop_of(before)
    if s.actor != SEVERAL or event.actor < 0:
        return True
    others = [other for other in range(int(s.seats)) if s.held[other] > 0 and other != before.seat]
    return event.actor == (max(others) if others else before.seat) and not event.word.startswith("lay ")


def _say(before: View, event: Event) -> Text:
    data, s = data_of(before), shop_of(before)
    head, *parts = event.word.split()
    if head == HIDDEN_WORD and event.actor >= 0:
        return ["tell-drop-hidden", {"seat": event.actor}]
    if head == HIDDEN_WORD or head == "draw":
        if s.phase != DEAL and s.phase != REACH:
            return ["tell-under"]
        taker = int(s.drawer()) if s.phase == DEAL else int(s.winner)
        if head == HIDDEN_WORD:
            return ["tell-draw-hidden", {"seat": taker}]
        return [
            "tell-draw" if s.phase == DEAL else "tell-reached",
            {"seat": taker, "marble": marble(data, data.marbles.index(parts[0]))},
        ]
    if head == "toy":
        return ["tell-toy", {"toy": toy(data, data.toys.index(parts[0]))}]
    if head == "offer":
        return ["tell-offer", {"value": int(parts[0])}]
    if head in ("lay", "drop"):
        return [f"tell-{head}", {"seat": event.actor, "marble": marble(data, data.marbles.index(parts[0]))}]
    if head == "name":
        return ["tell-name", {"seat": event.actor, "other": ["seat-name", {"seat": int(parts[0])}]}]
    return [f"tell-{head}", {"seat": event.actor}]


def _consequences(before: View, after: View) -> list[Step]:
    data, s, now = data_of(before), shop_of(before), shop_of(after)
    told = []
    if s.toy != EMPTY and now.toy == EMPTY:
        name = toy(data, int(s.toy))
        if now.winner == EMPTY:
            told.append(Step(say=["tell-lost", {"toy": name}], rule="Y6"))
        elif now.winner < now.seats:
            told.append(Step(seat=int(now.winner), say=["tell-won", {"seat": int(now.winner), "toy": name}], rule="Y6"))
        else:
            told.append(Step(say=["tell-collector", {"toy": name}], rule="Y15"))
    if s.actor != NOBODY and now.actor == NOBODY:
        told.append(Step(say=["over"], rule="Y11"))
    return told
