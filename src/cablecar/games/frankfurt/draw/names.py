"""Texts and pictures of things, and short ways to what a view holds."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from cablecar.kernel.state import View
from cablecar.scene.model import Picture, Text

from ..data import SYMBOLS, FrankfurtData
from ..game import Frankfurt
from ..state import COLUMNS, EMPTY, PROJECT, City
from ..tables import PLUS

BACK: Final[Picture] = {"symbol": "back", "name": ["tile-hidden"]}


def data_of(view: View) -> FrankfurtData:
    game = view.seen.game
    assert isinstance(game, Frankfurt)
    return game.data


def city_of(view: View) -> City:
    state = view.seen
    assert isinstance(state, City)
    return state


# Texts that come again and again are made once; nobody changes what he gets.


@cache
def faces_by_name(data: FrankfurtData) -> dict[str, int]:
    return {name: face for face, name in enumerate(data.face_names)}


@cache
def spaces_by_name(data: FrankfurtData) -> dict[str, int]:
    return {name: space for space, name in enumerate(data.space_names)}


@cache
def tile(data: FrankfurtData, face: int) -> Text:
    """Name a tile."""
    if face < 0:
        return ["tile-hidden"]
    colour, kind, value = data.faces[face]
    return ["tile", {"colour": data.colours[colour], "kind": data.types[kind], "value": value}]


@cache
def named(data: FrankfurtData, face: int) -> dict[str, Any]:
    """Give a tile to a sentence: its picture, which is not read, and its name."""
    picture = {"face": data.face_names[face], "name": ""} if face >= 0 else {"symbol": "back", "name": ""}
    return {"picture": picture, "tile": tile(data, face)}


@cache
def lot(data: FrankfurtData, space: int) -> Text:
    """Name a space."""
    district = int(data.tables.space_district[space])
    symbol = SYMBOLS[int(data.tables.space_symbol[space])]
    return ["lot", {"district": data.district_text(district), "shows": symbol, "points": int(data.tables.two_points)}]


def bonus(data: FrankfurtData, district: int) -> str:
    """Write a project's bonus as it stands on the board."""
    t = data.tables
    return f"+{int(t.plus_points)}" if t.bonus[district] == PLUS else f"×{int(t.factor)}"


@cache
def terms(data: FrankfurtData, district: int) -> dict[str, Any]:
    """Give a project to a sentence."""
    return {
        "project": data.project_text(district),
        "cost": int(data.tables.cost[district]),
        "bonus": bonus(data, district),
    }


@cache
def spaces_of(data: FrankfurtData, district: int) -> range:
    return range(int(data.tables.district_first[district]), int(data.tables.district_last[district]) + 1)


def is_full(data: FrankfurtData, s: City, district: int) -> bool:
    for space in spaces_of(data, district):  # a loop, for speed
        if s.board[space] == EMPTY:
            return False
    return True


def is_missed(data: FrankfurtData, s: City, district: int) -> bool:
    """R22: nobody can complete the project any more."""
    if s.builder[district] != EMPTY or (s.phase == PROJECT and s.district == district):
        return False
    return is_full(data, s, district)


def score_of(s: City, seat: int) -> int:
    return sum(s.score[seat * COLUMNS : (seat + 1) * COLUMNS])


def hand_of(s: City, seat: int) -> list[int]:
    """Return the slots of a hand: faces, EMPTY or HIDDEN."""
    size = int(s.tables.hand_size)
    return [*s.hands[seat * size : (seat + 1) * size]]


def slot_id(view: View, seat: int, slot: int) -> str:
    """Name the place of a tile in a hand."""
    return f"hand.{slot}" if seat == view.seat else f"hand{seat}.{slot}"
