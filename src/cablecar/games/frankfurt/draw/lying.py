"""What lies open: the same for every reader of a position, so it is made once for all of them."""
from __future__ import annotations

from functools import cache
from typing import Any, Final

from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Number, Picture, Piece, Text

from ..data import FrankfurtData
from ..state import EMPTY, HIDDEN, PROJECT, City
from .board import board_of, project_id
from .names import BACK, city_of, data_of, is_missed, score_of, terms

KEPT: Final = 64  # positions


class Open:
    """Everything about a position that everybody knows; nobody changes it."""

    def __init__(self, data: FrankfurtData, s: City, held: tuple[int, ...]) -> None:
        self.scores = [score_of(s, seat) for seat in range(int(s.seats))]
        missed = [is_missed(data, s, district) for district in range(len(data.districts))]
        self.pieces = _pieces(data, s) + _markers(data, self.scores)
        self.places = _places(data, s, missed)
        self.groups = _groups(data, s, missed)
        self.tags = {} if s.actor == NOBODY else _tags(self.scores)
        size = int(s.tables.hand_size)
        self.numbers = [_numbers(data, s, seat, score, held[seat * size : (seat + 1) * size]) for seat, score in enumerate(self.scores)]


_kept: dict[tuple[Any, ...], Open] = {}
_last: list[tuple[View, Open]] = []  # several questions are asked about one view


def open_of(view: View) -> Open:
    """Return what lies open in a view."""
    if _last and _last[0][0] is view:
        return _last[0][1]
    data, s = data_of(view), city_of(view)
    size, hidden = int(s.tables.hand_size), s.hidden
    held = tuple(int(face) if face == EMPTY or slot % size >= hidden[slot // size] else int(HIDDEN) for slot, face in enumerate(s.hands))
    key = (
        data, s.actor == NOBODY, s.phase, s.district, s.mayor, s.seats, held,
        tuple(s.board), tuple(s.builder), tuple(s.offer), tuple(s.score), tuple(s.coins), tuple(s.cranes),
    )  # fmt: skip
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            del _kept[next(iter(_kept))]
        found = _kept[key] = Open(data, s, held)
    _last[:] = [(view, found)]
    return found


def tile_id(place: str) -> str:
    """Name the tile on a place: never by its face."""
    return f"t.{place}"


@cache
def space_tile_id(data: FrankfurtData, space: int) -> str:
    name = data.space_names[space]
    return tile_id(name if len(name) <= 38 else str(space))


# ---- pieces -----------------------------------------------------------------


def _pieces(data: FrankfurtData, s: City) -> list[Piece]:
    found = [_laid(data, space, face) for space, face in enumerate(s.board) if face != EMPTY]
    found += [_set(data, district, seat) for district, seat in enumerate(s.builder) if seat != EMPTY]
    found += [_offered(data, index, face) for index, face in enumerate(s.offer) if face != EMPTY]
    if s.mayor != EMPTY:
        found.append(_mayor(int(s.mayor)))
    return found


@cache
def _mayor(index: int) -> Piece:
    return Piece(id="mayor", on=f"mayor.{index}", symbol="mayor", name=["mayor"], tip=[[["tip-mayor"], "R26"]], rule="R24")


@cache
def _laid(data: FrankfurtData, space: int, face: int) -> Piece:
    return Piece(id=space_tile_id(data, space), on=data.space_names[space], face=data.face_names[face])


@cache
def _set(data: FrankfurtData, district: int, seat: int) -> Piece:
    return Piece(id=f"crane.{district}", on=project_id(data, district), symbol="crane", by=seat, name=["crane-of", {"seat": seat}], rule="R21")


@cache
def _offered(data: FrankfurtData, index: int, face: int) -> Piece:
    return Piece(id=f"t.offer.{index}", on=f"offer.{index}", face=data.face_names[face], part={"offer": str(index)})


def _markers(data: FrankfurtData, scores: list[int]) -> list[Piece]:
    board = board_of(data)
    found: list[Piece] = []
    cells = [points % data.lap for points in scores]
    for seat, points in enumerate(scores):
        cell = cells[seat]
        name = ["score-of", {"seat": seat, "points": points}]
        at = board.score(points, cells[:seat].count(cell), cells.count(cell))
        found.append(Piece(id=f"score.{seat}", on="track", at=at, symbol=f"seat-{seat}", tone=f"seat{seat}", name=name, rule="R33"))
    for seat, points in enumerate(scores):
        laps = points // data.lap
        if laps:
            found.append(Piece(id=f"passed.{seat}", on=f"lap.{seat}", symbol=f"seat-{seat}", tone=f"seat{seat}",
                               name=["lap-passed", {"seat": seat, "points": laps * data.lap}], count=laps if laps > 1 else 0, rule="R33"))  # fmt: skip
    return found


# ---- numbers ----------------------------------------------------------------


def _numbers(data: FrankfurtData, s: City, seat: int, score: int, hand: tuple[int, ...]) -> list[Number]:
    seen: list[Picture] = [{"face": data.face_names[face]} for face in hand if face >= 0]
    held = seen + [BACK] * hand.count(int(HIDDEN))
    return [
        Number(id="score", symbol="star", value=score, name=["number-score"]),
        _coins(s.coins[seat], data.constants["coin_limit"]),
        _cranes(s.cranes[seat], data.constants["cranes_per_player"]),
        Number(id="hand", symbol="back", value=len(held), pictures=held, name=["number-hand"], tip=[[["tip-hand-seen"], "R36"]]),
    ]


@cache
def _coins(has: int, limit: int) -> Number:
    return Number(id="coins", symbol="coin", value=has, of=limit, name=["number-coins"], tip=[[["tip-coins"], "R18"]])


@cache
def _cranes(has: int, limit: int) -> Number:
    return Number(id="cranes", symbol="crane", value=has, of=limit, name=["number-cranes"], tip=[[["tip-cranes"], "R20"]])


def _tags(scores: list[int]) -> dict[int, list[Text]]:
    """Say who leads; nobody does before the first points."""
    most = max(scores)
    if most == 0 or scores.count(most) > 1:
        return {}
    return {scores.index(most): [["leads", {"laurel": {"symbol": "laurel", "name": ""}}]]}


# ---- places -----------------------------------------------------------------


def _places(data: FrankfurtData, s: City, missed: list[bool]) -> dict[str, dict[str, Any]]:
    """Dress the projects and the prices."""
    found: dict[str, dict[str, Any]] = {}
    for district in range(len(data.districts)):
        name = project_id(data, district)
        if s.builder[district] != EMPTY:
            found[name] = _done(data, district, s.builder[district])
        elif missed[district]:
            found[name] = _done(data, district, EMPTY)
        elif s.phase == PROJECT and s.district == district:
            found[name] = {"state": "strong"}
    if s.mayor != EMPTY and s.actor != NOBODY:
        found[f"price.{int(s.mayor)}"] = {"symbol": "", "labels": {}}
        found[f"offer.{int(s.mayor)}"] = {"name": ["label-mayor"]}
        found[f"free.{int(s.mayor)}"] = {"symbol": "ribbon", "labels": {"word": ["offer-free"]}}
    return found


@cache
def _done(data: FrankfurtData, district: int, seat: int) -> dict[str, Any]:
    """Dress a project that is completed by a seat, or missed."""
    project = data.project_text(district)
    if seat == EMPTY:
        return {"symbol": "plate-missed", "name": ["label-project-missed", {"project": project}], "tip": [], "rule": "R22"}
    return {"symbol": "plate-done", "name": ["label-project-done", {"project": project, "seat": seat}], "tip": []}


def _groups(data: FrankfurtData, s: City, missed: list[bool]) -> dict[str, Text]:
    """Say what each project would cost and bring, as long as it can be completed."""
    found: dict[str, Text] = {}
    for k, district in enumerate(data.districts):
        if s.builder[k] == EMPTY and not missed[k]:
            found[district.id] = ["project-terms", terms(data, k)]
    return found if s.actor == NOBODY else {**found, "offer": ["map-offer"]}
