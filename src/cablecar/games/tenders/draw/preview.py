"""What a choice would bring, with the clauses it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cablecar.kernel.state import View
from cablecar.scene.model import Piece, Preview

from ..building import holder
from ..constants import CASH, FIRST, INVEST, MOVE_TO, PLACE, RAISE, RELOCATE, REPLACE, SEAL, SECOND_STICK, SWAP_WITH
from ..state import Town
from ..tables import KINDS, PAIR, PARK
from .names import data_of, district, row_of, street_id, target_text, town_of, wood
from .overlay import word


def preview(view: View, action: int) -> Preview:
    """Return a sentence for each consequence that everybody could work out, and ghosts of the sticks."""
    data, s = data_of(view), town_of(view)
    head, parts = s.game.vocabulary.words[action].split()[0], s.game.vocabulary.parts[action]
    if head in ("stick", "lift", "drop"):
        return _stick(view, s, action, head, data.street_names.index(parts[0]))
    return Preview(name=word(view, action), tip=_tip(view, s, head, parts))


def _tip(view: View, s: Town, head: str, parts: Sequence[str]) -> list[list[Any]]:
    """Return what can be said of a word without a street."""
    seat = int(view.seat)
    if head == "lay" and s.phase == RAISE:
        return [[["tip-raise", {"total": int(s.total[seat]) + int(parts[0]), "highest": int(s.highest)}], "R30"]]
    if head == "lay" and s.phase == SEAL:
        total = sum((v + 1) * 10 * count for v, count in enumerate(row_of(s.laid, seat))) + int(parts[0])
        return [[["tip-seal", {"total": total}], "R41"]]
    if head == "bid":
        return [[["tip-bid", {"value": int(parts[0]), "left": int(s.influence[seat]) - int(parts[0])}], "R26"]]
    if head == "draw":
        return [[["tip-draw", {"cap": int(s.caps[seat]), "total": int(s.total[seat])}], "R83"]]
    if head == "option":
        pair = int(PAIR) + ("fo", "ml", "vr").index(parts[0])
        return [[["tip-option", {"pair": target_text(pair), "count": int(s.open[pair])}], "R38"]]
    plain = {
        "pay": "R40",
        "reject": "R16",
        "keep": "R16",
        "pass": "R32",
        "propose": "R108",
        "withdraw": "R108",
        "accept": "R109",
        "refuse": "R109",
    }
    return [[[f"tip-{head}"], plain[head]]] if head in plain else []


def _stick(view: View, s: Town, action: int, head: str, number: int) -> Preview:
    """Show the board after a stick was laid, moved or swapped, as far as it follows from this choice."""
    after, laid = _after(s, int(view.seat), head, number)
    data = data_of(view)
    ghosts = [
        Piece(
            id=f"ghost.{k}",
            on=street_id(data, street),
            symbol=wood(data, street),
            tone=f"seat{int(after.stick[street])}",
            by=int(after.stick[street]),
            name=["stick-of", {"seat": int(after.stick[street])}],
        )
        for k, street in enumerate(laid)
    ]
    if not laid:
        return Preview(name=word(view, action), tip=[[["tip-cash"], "R78"]] if s.phase == CASH else [])
    return Preview(name=word(view, action), tip=_counted(view, s, after, laid), pieces=ghosts)


def _after(s: Town, seat: int, head: str, number: int) -> tuple[Town, list[int]]:
    """Return the board after a choice, and the streets that got a stick by it."""
    after = s.copy()
    if head == "stick" and s.phase in (INVEST, PLACE, FIRST, SECOND_STICK, REPLACE):
        if after.stick[number] >= 0:
            after.lift(number)
        after.lay(number, seat)
        return after, [number]
    source = int(s.street)
    if head == "lift" and s.phase == RELOCATE:
        after.lift(number)
        after.lay(source, seat)
        return after, [source]
    if head == "drop" and s.phase == MOVE_TO:
        after.lay(number, after.lift(source))
        return after, [number]
    if head == "drop" and s.phase == SWAP_WITH:
        one, two = after.lift(source), after.lift(number)
        after.lay(source, two)
        after.lay(number, one)
        return after, [source, number]
    return after, []


def _counted(view: View, s: Town, after: Town, laid: list[int]) -> list[list[Any]]:
    """Count the sticks of the districts as they would stand."""
    data, seat = data_of(view), int(view.seat)
    cells = dict.fromkeys(
        int(cell) for street in laid for cell in (s.tables.side_a[street], s.tables.side_b[street]) if cell >= 0
    )
    tip: list[list[Any]] = []
    for cell in cells:
        kind = int(s.kind[cell])
        if kind == PARK or s.builder[cell] >= 0:
            if kind != PARK:
                tip.append([["preview-built", {"district": district(data, s, cell)}], "R58"])
            continue
        winner = int(holder(after, cell))
        whose = winner if winner >= 0 else seat
        best = max(int(after.near[cell * s.seats + other]) for other in range(int(s.seats)) if other != whose)
        own = int(after.near[cell * s.seats + whose])
        details: dict[str, Any] = {
            "seat": whose,
            "district": district(data, s, cell),
            "own": own,
            "best": best,
            "free": int(after.free[cell]),
        }
        rule = "R50" if kind < KINDS else "R51"
        if winner < 0:
            tip.append([["preview-stands" if kind < KINDS else "preview-landmark", details], rule])
        else:
            points = int(s.tables.prestige[kind]) + (int(s.tables.bonus_points) if int(s.bonus) >> kind & 1 else 0)
            tip.append(
                [["preview-builds" if kind < KINDS else "preview-builds-landmark", {**details, "points": points}], rule]
            )
    return tip[:6]
