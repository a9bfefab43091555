"""What a choice would bring: costs, points and places, with the clauses they come from, and ghosts of what would stand
there.
"""

from __future__ import annotations

from typing import Any

from cablecar.kernel.bits import BIT
from cablecar.kernel.state import View
from cablecar.scene.model import Piece, Preview

from ..able import payable
from ..scoring import objective_points, urbanism_points
from ..state import City
from ..tables import ACTIONS, CLEAN, INCOME, MATERIALS, PASS, SERVICE_NAMES, URBANIZE
from ..turn import distance
from .board import lot_id, pawn_id
from .names import city_of, data_of, hint, lot, objective, word
from .pieces import owned, pawn

CLAUSES = {
    "use": "R21",
    "collect": "R21",
    "benefit": "R17",
    "clear": "R31",
    "reward": "R37",
    "enter": "R20",
    "take": "R28",
    "income": "R16",
    "spend": "R34",
}
MAX_TIP_LINES = 6  # lines


def preview(view: View, action: int) -> Preview:
    """Return the sum behind a choice."""
    s = city_of(view)
    said, parts = s.game.vocabulary.words[action], s.game.vocabulary.parts[action]
    head, seat = said.split()[0], int(view.seat)
    tip: list[list[Any]] = []
    ghosts: list[Piece] = []
    if head == "build":
        tip, ghosts = _build(view, s, data_of(view).lot_names.index(parts[0]), seat)
    elif head == "use":
        tip = _use(view, s, int(parts[1]), seat)
    elif head in ("enter", "block"):
        tip = _enter(view, s, parts, head)
        ghosts = [pawn(int(s.seats), "ghost.p", pawn_id(parts[0], int(parts[1])), seat)]
    elif head == "income":
        space = data_of(view).income.index(int(parts[0]))
        tip = [
            [["brings-money", {"money": int(parts[0]), "left": int(s.money[seat]) + int(parts[0])}], "R16"],
            [["brings-order"], "R3"],
        ]
        ghosts = [pawn(int(s.seats), "ghost.p", f"income.{space}", seat)]
    elif head == "reward":
        tip = _reward(s, SERVICE_NAMES.index(parts[0]), seat)
    elif head == "clear":
        after = s.copy()
        after.move_up(seat)
        tip = [[hint(view, action), "R31"], *_marker(s, after, seat)]
    else:
        brings = hint(view, action)
        tip = [[brings, CLAUSES[head]] if head in CLAUSES else [brings]] if brings else []
    return Preview(name=word(view, action), tip=tip[:MAX_TIP_LINES], pieces=ghosts)


def _marker(s: City, after: City, seat: int) -> list[list[Any]]:
    """Say where the marker would stand."""
    t = s.tables
    old, new = (int(t.cells[each.level[seat] * t.columns + each.column[seat]]) for each in (s, after))
    if s.corner(seat):
        return [[["brings-corner", {"money": int(t.corner_money)}], "R32"]]
    return [[["brings-marker", {"old": old, "new": new}], "R32"]]


def _objectives(view: View, s: City, after: City, seat: int) -> list[list[Any]]:
    """Say which objectives that the reader counts would bring more or less."""
    data = data_of(view)
    found: list[list[Any]] = []
    known = [int(number) for number in s.publics if number >= 0] + [
        number for number, at in enumerate(s.place) if at == seat
    ]
    for number in known:
        gain = int(objective_points(after, seat, number) - objective_points(s, seat, number))
        if gain:
            found.append(
                [
                    ["brings-points", {"objective": objective(data, number), "points": f"{gain:+d}".replace("-", "−")}],
                    "R46",
                ]
            )
    return found


def _build(view: View, s: City, place: int, seat: int) -> tuple[list[list[Any]], list[Piece]]:
    data, t = data_of(view), s.tables
    rubble = bool(s.rubble >> place & 1 and payable(s, s.actor, 1 << place, s.money[s.actor]))
    cost, extra = int(t.cost[s.year]), int(t.rubble_cost) if rubble else 0
    details = {
        "year": str(data.years[int(s.year)]),
        "cost": cost,
        "rubble": extra,
        "sum": cost + extra,
        "left": int(s.money[seat]) - cost - extra,
    }
    tip: list[list[Any]] = [[["costs-rubble" if rubble else "costs-year", details], "R36"]]
    after = s.copy()
    if rubble:
        after.clear(seat, place)
        tip += _marker(s, after, seat)
    after.built[seat] |= BIT[place]
    tip += _objectives(view, s, after, seat)
    if len(tip) == 1:
        tip.append([["brings-nothing"], "R46"])
    return tip, [
        owned(
            int(s.seats), Piece(id="ghost.b", on=lot_id(data.lot_names[place])), seat, "building", lot=lot(data, place)
        )
    ]


def _use(view: View, s: City, space: int, seat: int) -> list[list[Any]]:
    t, card = s.tables, s.ring[s.stage]
    steps = int(distance(s, card, s.pawn[seat], space))
    tip: list[list[Any]] = (
        [[["costs-steps", {"money": steps * int(t.step_cost), "steps": steps}], "R21"]] if steps else []
    )
    what = t.action[s.at(card, space)]
    if what == INCOME:
        tip.append([["hint-gain", {"money": int(t.amount[s.at(card, space)])}], "R26"])
    elif what == URBANIZE:
        after = s.copy()
        after.move_right(seat)
        tip += [
            [["hint-cost", {"money": int(t.urbanize_cost)}], "R30"],
            *_marker(s, after, seat),
            *_objectives(view, s, after, seat),
        ]
    elif what == CLEAN:
        tip.append([["costs-clean", {"money": int(t.clean_cost), "rubble": int(t.rubble_cost)}], "R31"])
    elif what == MATERIALS:
        tip.append([["brings-building", {"count": int(s.area[seat]) + 1}], "R27"])
    else:
        tip.append([["then", {"what": ACTIONS[int(what)]}], "R21"])
    return tip


def _enter(view: View, s: City, parts: tuple[str, ...] | list[str], head: str) -> list[list[Any]]:
    if head == "block":
        return [[["brings-block"], "R63"]]
    space = int(parts[1])
    if s.tables.action[s.at(s.ring[s.stage], space)] == PASS:
        return [[["hint-pass"], "R22"]]
    ahead = sum(1 for i in range(int(s.turn)) if s.pawn[s.order[i]] > space)
    return [[["brings-place", {"ahead": ahead}], "R3"], [["then-use"], "R21"]]


def _reward(s: City, number: int, seat: int) -> list[list[Any]]:
    after = s.copy()
    after.grant(seat, number)
    gain = int(urbanism_points(after, seat) - urbanism_points(s, seat))
    tip: list[list[Any]] = [[["brings-service", {"points": gain}], "R59"], *_marker(s, after, seat)]
    cost = int(s.tables.service_cost[number])
    return [*tip, [["hint-cost", {"money": cost}], "R37"]] if cost else tip
