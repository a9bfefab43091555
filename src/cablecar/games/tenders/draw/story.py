"""What happened, from two views of one reader: sentences that say why, and what moved."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.log import Event
from cablecar.kernel.phase import SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Step, Text

from ..constants import BLIND, MOVE_TO, RAISE, REPLACE, TRADE_PAY
from ..data import KIND_NAMES, PAIR_NAMES, TendersData
from ..state import Town
from .floor import floor_pieces, is_asked
from .names import (
    action_text,
    cell_text,
    cheque_list,
    data_of,
    kind_text,
    row_of,
    seat_text,
    street,
    street_id,
    target_text,
    tender_text,
    town_of,
)  # fmt: skip
from .results import results

SIMPLE = {
    "keep": "R16",
    "reject": "R16",
    "decline": "R47",
    "propose": "R108",
    "withdraw": "R108",
    "accept": "R109",
    "refuse": "R109",
}


def step(before: View, event: Event, after: View) -> list[Step]:
    """Tell one event, then what followed from it."""
    data, s, now = data_of(after), town_of(before), town_of(after)
    head, *parts = event.word.split()
    seat = event.actor
    if s.actor == SEVERAL and seat >= 0:
        told = _sealed(data, before, after, seat, head, parts)
        return told + (results(data, s, now) if _is_last(before, after, seat) else [])
    return _open(data, before, after, seat, head, parts[0] if parts else "") + results(data, s, now)


def _is_last(before: View, after: View, seat: int) -> bool:
    """Tell whether this is the last line told of a sealed round that closed."""
    s, now = town_of(before), town_of(after)
    if now.actor == SEVERAL and now.rounds == s.rounds:
        return False
    others = [other for other in range(int(s.seats)) if is_asked(s, other) and other != before.seat]
    return seat == (max(others) if others else before.seat)


def _sealed(data: TendersData, before: View, after: View, seat: int, head: str, parts: list[str]) -> list[Step]:
    """Tell a line of a sealed round: the reader's own at once, the others' when it is opened."""
    who: dict[str, Any] = {"seat": seat}
    here = f"b{seat}.s"
    if head in ("bid", "option"):
        opened = f"b{seat}.r" if head == "bid" else f"b{seat}.o"
        card = f"i{parts[0]}" if head == "bid" else f"o-{parts[0]}"
        moves = [(f"h.{card}", _lies(after, here, opened))] if seat == before.seat else [(here, opened)]
    if head == "bid":
        value = int(parts[0])
        say: Text = ["tell-bid", {**who, "value": value, "person": [f"person-{data.persons[value]}"]}]
        return [Step(seat=seat, say=say, moves=moves, flash=[moves[0][1]], rule="R21")]
    if head == "option":
        pair = target_text(6 + PAIR_NAMES.index(parts[0]))
        return [
            Step(seat=seat, say=["tell-option", {**who, "pair": pair}], moves=moves, flash=[moves[0][1]], rule="R38")
        ]
    if head == "pay":
        return [
            Step(
                seat=seat,
                say=["tell-pay-known", {**who, "value": int(parts[0])}],
                moves=[(f"h.{parts[0]}", "p.pile")],
                flash=["p.pile"],
                rule="R40",
            )
        ]
    if head == "lay":
        return [Step(seat=seat, say=["tell-lay-sealed", {**who, "value": int(parts[0])}], rule="R41")]
    if head == "done":
        return [Step(seat=seat, say=["tell-done-sealed", who], rule="R41")]
    return [Step(seat=seat, say=["tell-pay", who], flash=["p.pile"], rule="R40")]


def _lies(after: View, sealed: str, opened: str) -> str:
    """Name the reader's own card as it lies: with the last choice of a round all are opened at once."""
    lying = {piece.id for piece in floor_pieces(after)}
    return next((name for name in (sealed, opened) if name in lying), sealed)


def _open(data: TendersData, before: View, after: View, seat: int, head: str, part: str) -> list[Step]:
    s, now = town_of(before), town_of(after)
    who: dict[str, Any] = {"seat": seat}
    if head in ("stick", "lift", "drop", "forbid", "require"):
        return _street(data, s, seat, head, data.street_names.index(part))
    if head in ("lay", "pass", "done"):
        return _cheques(before, after, seat, head, part)
    if head in ("cheque", "?"):
        return _drawn(s, now, head, part)
    if head in ("offer", "to", "give", "demand", "blind"):
        return _term(s, seat, head, part)
    if head in ("start", "tile", "put", "tender", "action"):
        return _chance(data, s, now, seat, head, part)
    if head == "take":
        if part == "cheques":
            return [Step(seat=seat, say=["tell-take-cheques", {**who, "cap": int(now.caps[seat])}], rule="R77")]
        count = int(now.influence[seat] - s.influence[seat])
        return [
            Step(
                seat=seat,
                say=["tell-take-influence", {**who, "count": count}],
                gains=[(seat, "influence", count)],
                rule="R77",
            )
        ]
    if head == "stop":
        return (
            [Step(seat=seat, say=["tell-stop", {**who, "total": int(s.total[seat])}], rule="R84")] if s.drawing else []
        )
    return [Step(seat=seat, say=[f"tell-{head}", who], rule=SIMPLE[head])] if head in SIMPLE else []


def _chance(data: TendersData, s: Town, now: Town, seat: int, head: str, part: str) -> list[Step]:
    """Tell of set-up and of cards."""
    if head == "start":
        return [Step(seat=int(part), say=["tell-start", {"seat": int(part)}], rule="R10")]
    if head == "tile":
        return _tile(data, s, now, KIND_NAMES.index(part))
    if head == "put":
        cell = data.cell_names.index(part)
        say: Text = ["tell-put", {"seat": seat, "kind": kind_text(int(s.tile)), "cell": cell_text(data, cell)}]
        return [Step(seat=seat, say=say, flash=[f"t.{part}"], rule="R8")]
    if head == "action":
        face = data.action_names.index(part)
        year = data.years[min(int(s.year), len(data.years) - 1)]
        card: dict[str, Any] = {"picture": {"face": f"a-{part}"}, "card": action_text(data, face)}
        return [
            Step(say=["tell-year", {"year": str(year)}]),
            Step(say=["tell-action", card], flash=["card.action"], rule="R60"),
        ]
    card = {
        "seat": int(s.start),
        "picture": {"face": f"t-{part}"},
        "card": tender_text(data, data.tender_names.index(part)),
    }
    if sum(now.seen) > sum(s.seen):
        return [Step(seat=int(s.start), say=["tell-void", card], rule="R15")]
    heading = [Step(say=["tell-round", {"round": int(now.round)}])] if not s.rejected else []
    return [*heading, Step(seat=int(s.start), say=["tell-tender", card], flash=["card.tender"], rule="R14")]


def _tile(data: TendersData, s: Town, now: Town, kind: int) -> list[Step]:
    """Tell of a tile that was laid by chance or is to be put, and of the town that had to be dealt again (R7)."""
    if s.draft < 0 and list(now.kind).count(-1) > list(s.kind).count(-1):
        return [Step(say=["tell-tile-again"], rule="R7")]
    new = [cell for cell in range(len(data.cell_names)) if now.kind[cell] >= 0 and s.kind[cell] < 0]
    return [
        Step(
            say=["tell-tile", {"kind": kind_text(kind)}],
            flash=[f"t.{data.cell_names[cell]}" for cell in new[:1]],
            rule="R8",
        )
    ]


def _cheques(before: View, after: View, seat: int, head: str, part: str) -> list[Step]:
    """Tell of an open auction: each cheque lies open; who passes takes all back (R30 to R32)."""
    s, now = town_of(before), town_of(after)
    who: dict[str, Any] = {"seat": seat}
    if head == "done":
        return []  # the last cheque has told the sum
    if head == "pass":
        if s.phase != RAISE:
            return [Step(seat=seat, say=["tell-floor-pass", who], rule="R106")]
        laid = cheque_list(row_of(s.table, seat))
        moves = [(f"b{seat}.{k}", f"h.{value}") for k, value in enumerate(laid)] if seat == before.seat else []
        return [Step(seat=seat, say=["tell-pass", {**who, "total": sum(laid)}], moves=moves, rule="R32")]
    value = int(part)
    if s.phase == TRADE_PAY:
        return [
            Step(
                seat=seat,
                say=["tell-paid-to", {**who, "receiver": seat_text(int(s.receiver)), "value": value}],
                rule="R110",
            )
        ]
    lies = cheque_list(row_of(now.table, seat))
    here = f"b{seat}.{len(lies) - 1 - lies[::-1].index(value)}" if value in lies else f"bid{seat}"
    source = f"h.{value}" if seat == before.seat else f"bid{seat}"
    say: Text = ["tell-lay", {**who, "value": value, "total": int(s.total[seat]) + value}]
    return [Step(seat=seat, say=say, moves=[(source, here)], flash=[here], rule="R30")]


def _drawn(s: Town, now: Town, head: str, part: str) -> list[Step]:
    """Tell of cheques from the pile (R82, R83) and of blind draws (R110)."""
    if s.phase == BLIND:
        who: dict[str, Any] = {"seat": int(s.receiver), "investor": seat_text(int(s.investor))}
        say: Text = ["tell-blind", who] if head == "?" else ["tell-blind-known", {**who, "value": int(part)}]
        return [Step(seat=int(s.receiver), say=say, rule="R110")]
    seat, value = int(s.lap), int(part)
    total = int(s.total[seat]) + value
    lies = cheque_list(row_of(now.table, seat))
    here = f"b{seat}.{len(lies) - 1 - lies[::-1].index(value)}" if value in lies else f"bid{seat}"
    found = [
        Step(
            seat=seat,
            say=["tell-cheque", {"seat": seat, "value": value, "total": total}],
            moves=[("p.pile", here)],
            flash=[here],
            rule="R82",
        )
    ]
    if total > s.caps[seat]:
        found.append(Step(seat=seat, say=["tell-bust", {"seat": seat, "cap": int(s.caps[seat])}], rule="R83"))
    return found


def _term(s: Town, seat: int, head: str, part: str) -> list[Step]:
    """Tell of an offer as it grows (R106, R107)."""
    if head == "offer":
        say: Text = [
            "tell-offer",
            {"seat": seat, "investor": seat_text(int(part)), "pair": target_text(6 + int(s.pair))},
        ]
        return [Step(seat=seat, say=say, rule="R106")]
    receiver = {"seat": int(s.receiver)}
    if head == "give":
        return [
            Step(
                seat=seat,
                say=["tell-term-give", {**receiver, "value": int(part)}],
                flash=[f"bid{int(s.receiver)}"],
                rule="R107",
            )
        ]
    if head == "demand":
        return [Step(seat=seat, say=["tell-term-demand", {**receiver, "amount": int(part)}], rule="R107")]
    return (
        [Step(seat=seat, say=["tell-term-blind", {**receiver, "count": int(part)}], rule="R107")]
        if head == "blind"
        else []
    )


def _street(data: TendersData, s: Town, seat: int, head: str, number: int) -> list[Step]:
    """Tell of a stick that is laid, taken up, moved, swapped or replaced, and of streets in an offer."""
    details: dict[str, Any] = {"seat": seat, "street": street(data, number)}
    here = f"s.{street_id(data, number)}"
    name = str(s.phases[s.phase].name)
    if head in ("forbid", "require"):
        return [
            Step(seat=seat, say=[f"tell-term-{head}", details], flash=[f"x.{street_id(data, number)}"], rule="R107")
        ]
    if head == "stick":
        if s.phase == REPLACE:
            say: Text = ["tell-replace", {**details, "owner": seat_text(int(s.stick[number]))}]
            return [Step(seat=seat, say=say, moves=[(f"bid{seat}", here)], flash=[here], rule="R73")]
        is_bare = s.supply[seat] == 0
        return [
            Step(
                seat=seat,
                say=["tell-stick-bare" if is_bare else "tell-stick", details],
                moves=[] if is_bare else [(f"bid{seat}", here)],
                flash=[] if is_bare else [here],
                rule="R48" if is_bare else "R47",
            )
        ]
    there = f"s.{street_id(data, int(s.street))}" if s.street >= 0 else here
    if head == "lift":
        if name == "relocate":
            return [Step(seat=seat, say=["tell-relocate", details], moves=[(here, there)], flash=[there], rule="R48")]
        key, rule = ("tell-cash", "R78") if name == "cash" else ("tell-lift", "R70" if name == "move" else "R71")
        return [Step(seat=seat, say=[key, details], flash=[here] if name != "cash" else [], rule=rule)]
    if s.phase == MOVE_TO:
        return [Step(seat=seat, say=["tell-move", details], moves=[(there, here)], flash=[here], rule="R70")]
    return [
        Step(
            seat=seat, say=["tell-swap", details], moves=[(there, here), (here, there)], flash=[here, there], rule="R71"
        )
    ]
