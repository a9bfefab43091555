"""What a choice would bring, with the clauses it comes from."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.state import View
from cablecar.scene.model import Piece, Preview, Text

from ..data import FrankfurtData
from ..scoring import project_points, turn_points
from ..state import EMPTY, City
from ..tables import COIN, TIMES, TWO
from .board import board_of
from .names import city_of, data_of, lot, score_of, spaces_of, terms, tile
from .position import word


def preview(view: View, action: int) -> Preview:
    """Return the sum behind a choice and ghosts of what would lie there."""
    data, s = data_of(view), city_of(view)
    head, parts = s.game.vocabulary.words[action].split()[0], s.game.vocabulary.parts[action]
    if head == "place":
        return _place(view, data, s, data.face_names.index(parts[0]), data.space_names.index(parts[1]))
    if head == "take":
        return _take(view, data, s, int(parts[0]))
    if head == "complete":
        return _complete(view, data, s)
    if head == "decline":
        return Preview(name=["do-decline"], tip=[[["tip-decline"], "R20"]])
    return Preview(name=word(view, action), tip=[[["tip-discard"], "R30"]] if head == "discard" else [])


def others_in(data: FrankfurtData, s: City, face: int, space: int) -> list[int]:
    """Return the values of the tiles that count with a tile on a space (R17)."""
    kind, district = data.faces[face][1], int(data.tables.space_district[space])
    return [
        data.faces[int(s.board[each])][2]
        for each in spaces_of(data, district)
        if s.board[each] != EMPTY and data.faces[int(s.board[each])][1] == kind
    ]


def sum_of(data: FrankfurtData, s: City, face: int, space: int) -> Text:
    """Write the points of a placement as a sum in words."""
    others = others_in(data, s, face, space)
    two = int(data.tables.two_points) if data.tables.space_symbol[space] == TWO else 0
    details: dict[str, Any] = {
        "kind": data.types[data.faces[face][1]],
        "value": data.faces[face][2],
        "points": int(turn_points(s, face, space)),
    }
    if others:
        details["others"] = " + ".join(map(str, others))
    if two:
        details["two"] = two
    return ["sum-all" if others and two else "sum-others" if others else "sum-two" if two else "sum-tile", details]


def _place(view: View, data: FrankfurtData, s: City, face: int, space: int) -> Preview:
    seat, district = int(view.seat), int(data.tables.space_district[space])
    t = s.tables
    points = int(turn_points(s, face, space))
    tip: list[list[Any]] = [[sum_of(data, s, face, space), "R17"]]
    coins = int(s.coins[seat])
    if t.space_symbol[space] == COIN:
        gain = min(int(t.coin_gain), int(t.coin_limit) - coins)
        tip.append([["coin-gain", {"count": gain}] if gain else ["coin-lost", {"limit": int(t.coin_limit)}], "R18"])
        coins += gain
    if s.builder[district] == EMPTY:
        details = {**terms(data, district), "total": points + int(project_points(s, district, points))}
        if s.cranes[seat] and coins >= t.cost[district]:
            tip.append([["then-project", details], "R20"])
        elif [each for each in spaces_of(data, district) if s.board[each] == EMPTY] == [space]:
            tip.append([["then-missed", details], "R22"])
    ghosts = [
        Piece(id="ghost.tile", on=data.space_names[space], face=data.face_names[face]),
        _marker(data, s, seat, points),
    ]
    return Preview(name=lot(data, space), tip=tip, pieces=ghosts)


def _marker(data: FrankfurtData, s: City, seat: int, points: int) -> Piece:
    total = score_of(s, seat) + points
    name = ["score-of", {"seat": seat, "points": total}]
    return Piece(
        id="ghost.score",
        on="track",
        at=board_of(data).score(total),
        symbol=f"seat-{seat}",
        tone=f"seat{seat}",
        name=name,
    )


def _complete(view: View, data: FrankfurtData, s: City) -> Preview:
    district, seat = int(s.district), int(view.seat)
    points = int(project_points(s, district, s.points))
    is_times = s.tables.bonus[district] == TIMES
    tip: list[list[Any]] = [
        [["sum-times" if is_times else "sum-plus", {"points": points}], "R21"],
        [["costs", {"cost": int(s.tables.cost[district])}], "R21"],
    ]
    return Preview(
        name=["do-complete", {"project": data.project_text(district)}], tip=tip, pieces=[_marker(data, s, seat, points)]
    )


def _take(view: View, data: FrankfurtData, s: City, index: int) -> Preview:
    seat = int(view.seat)
    face = int(s.offer[index])
    price = 0 if index == s.mayor else int(s.tables.price[index])
    tip: list[list[Any]] = [
        [["take-free"] if not price else ["take-costs", {"price": price, "left": int(s.coins[seat]) - price}], "R24"]
    ]
    slot = int(s.tables.hand_size) - 1
    return Preview(
        name=tile(data, face), tip=tip, pieces=[Piece(id="ghost.tile", on=f"hand.{slot}", face=data.face_names[face])]
    )
