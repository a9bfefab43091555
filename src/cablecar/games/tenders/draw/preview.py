"""What a choice would bring, with the clauses it comes from."""
from __future__ import annotations

from typing import Any

from cablecar.kernel.state import View
from cablecar.scene.model import Piece, What

from ..building import holder
from ..state import FIRST, INVEST, PLACE, RAISE, REPLACE, SECOND_STICK, Town
from .names import data_of, district, money, street, street_id, town_of
from .position import word


def preview(view: View, action: int) -> What:
    """Return a sentence for each consequence that everybody could work out, and a ghost of the stick."""
    data, s = data_of(view), town_of(view)
    head, parts = s.game.vocabulary.words[action].split()[0], s.game.vocabulary.parts[action]
    seat = int(view.seat)
    if head == "stick" and s.phase in (INVEST, PLACE, FIRST, SECOND_STICK, REPLACE):
        number = data.street_names.index(parts[0])
        ghost = Piece(id="ghost.stick", on=street_id(data, number), symbol="wood", tone=f"seat{seat}", by=seat, name=["stick-of", {"seat": seat}])
        return What(name=street(data, number), tip=_stick(view, s, seat, number), pieces=[ghost])
    tip: list[list[Any]] = []
    if head == "lay" and s.phase == RAISE:
        total = int(s.total[seat]) + int(parts[0])
        tip = [[["tip-raise", {"total": money(total), "highest": money(int(s.highest))}], "R30"]]
    elif head == "pay":
        tip = [[["tip-pay"], "R40"]]
    elif head == "bid":
        tip = [[["tip-bid"], "R26"]]
    elif head == "draw":
        tip = [[["tip-draw", {"cap": money(int(s.caps[seat])), "total": money(int(s.total[seat]))}], "R83"]]
    elif head == "reject":
        tip = [[["tip-reject"], "R17"]]
    return What(name=word(view, action), tip=tip)


def _stick(view: View, s: Town, seat: int, number: int) -> list[list[Any]]:
    """Count the sticks of both districts as they would stand."""
    data = data_of(view)
    after = s.copy()
    if after.stick[number] >= 0:
        after.supply[after.lift(number)] += 1
    after.lay(number, seat)
    tip: list[list[Any]] = []
    for cell in (int(s.tables.side_a[number]), int(s.tables.side_b[number])):
        if cell < 0 or s.kind[cell] == 8 or s.builder[cell] >= 0:
            continue
        own, winner = int(after.near[cell * s.seats + seat]), int(holder(after, cell))
        details: dict[str, Any] = {"district": district(data, s, cell), "own": own, "free": int(after.free[cell])}
        if winner >= 0:
            points = int(s.tables.prestige[s.kind[cell]])
            tip.append([["preview-builds", {**details, "seat": winner, "points": points}], "R50" if s.kind[cell] < 6 else "R51"])
        else:
            tip.append([["preview-stands", details], "R50"])
    return tip
