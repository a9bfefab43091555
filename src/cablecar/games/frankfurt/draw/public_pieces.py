"""What lies open: the same for every reader of a position, so it is made once for all of them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.cache_keys import CACHE_SIZE, cache_key, numbers_of
from cablecar.scene.model import Number, PanelOverlay, Picture, Piece, Text

from ..data import FrankfurtData
from ..state import EMPTY, HIDDEN, PROJECT, City
from .board import board_of, project_id
from .names import BACK, city_of, data_of, score_of, spaces_of, terms


class Open:
    """Everything about a position that everybody knows; nobody changes it."""

    def __init__(self, data: FrankfurtData, s: City, board: bytes, builder: bytes, held: tuple[int, ...]) -> None:
        seats, size, is_over = int(s.seats), int(s.tables.hand_size), s.actor == NOBODY
        asked = int(s.district) if s.phase == PROJECT else int(EMPTY)
        self.scores = tuple([score_of(s, seat) for seat in range(seats)])
        self.pieces = [
            *_laid_on(data, board),
            *_cranes_set(data, builder),
            *_offers(data, cache_key(s.offer), int(s.mayor)),
            *_markers(data, self.scores),
        ]
        missed = _missed(data, board, builder, asked)
        self.places = _places(data, builder, missed, asked, int(EMPTY) if is_over else int(s.mayor))
        self.map = _terms(data, builder, missed, is_over)
        self.tags = {} if is_over else _tags(self.scores)
        self.numbers = [
            _numbers(data, points, int(s.coins[seat]), int(s.cranes[seat]), held[seat * size : (seat + 1) * size])
            for seat, points in enumerate(self.scores)
        ]


_kept: dict[tuple[Any, ...], Open] = {}


@lru_cache(1)  # several questions are asked about one view
def open_of(view: View) -> Open:
    """Return what lies open in a view."""
    data, s = data_of(view), city_of(view)
    board, builder, held = (
        cache_key(s.board),
        cache_key(s.builder),
        _seen(cache_key(s.hands), cache_key(s.hidden), int(s.tables.hand_size)),
    )
    rows = cache_key(s.offer) + cache_key(s.score) + cache_key(s.coins) + cache_key(s.cranes)
    key = (data, s.actor == NOBODY, s.phase, s.district, s.mayor, s.seats, held, board, builder, rows)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= CACHE_SIZE:
            del _kept[next(iter(_kept))]
        found = _kept[key] = Open(data, s, board, builder, held)
    return found


@lru_cache(CACHE_SIZE)
def _seen(hands: bytes, hidden: bytes, size: int) -> tuple[int, ...]:
    """Return all hands as everybody has seen them."""
    held = numbers_of(hands)
    for seat, count in enumerate(numbers_of(hidden)):
        for slot in range(seat * size, seat * size + count):
            if held[slot] != EMPTY:
                held[slot] = int(HIDDEN)
    return tuple(held)


def tile_id(place: str) -> str:
    """Name the tile on a place: never by its face."""
    return f"t.{place}"


@cache
def space_tile_id(data: FrankfurtData, space: int) -> str:
    name = data.space_names[space]
    return tile_id(name if len(name) <= 38 else str(space))


# ---- pieces -----------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def _laid_on(data: FrankfurtData, board: bytes) -> list[Piece]:
    return [_laid(data, space, face) for space, face in enumerate(numbers_of(board)) if face != EMPTY]


@lru_cache(CACHE_SIZE)
def _cranes_set(data: FrankfurtData, builder: bytes) -> list[Piece]:
    return [_set(data, district, seat) for district, seat in enumerate(numbers_of(builder)) if seat != EMPTY]


@lru_cache(CACHE_SIZE)
def _offers(data: FrankfurtData, offer: bytes, mayor: int) -> list[Piece]:
    found = [_offered(data, index, face) for index, face in enumerate(numbers_of(offer)) if face != EMPTY]
    return [*found, _mayor(mayor)] if mayor != EMPTY else found


@cache
def _mayor(index: int) -> Piece:
    return Piece(
        id="mayor", on=f"mayor.{index}", symbol="mayor", name=["mayor"], tip=[[["tip-mayor"], "R26"]], rule="R24"
    )


@cache
def _laid(data: FrankfurtData, space: int, face: int) -> Piece:
    return Piece(id=space_tile_id(data, space), on=data.space_names[space], face=data.face_names[face])


@cache
def _set(data: FrankfurtData, district: int, seat: int) -> Piece:
    return Piece(
        id=f"crane.{district}",
        on=project_id(data, district),
        symbol="crane",
        by=seat,
        name=["crane-of", {"seat": seat}],
        rule="R21",
    )


@cache
def _offered(data: FrankfurtData, index: int, face: int) -> Piece:
    return Piece(id=f"t.offer.{index}", on=f"offer.{index}", face=data.face_names[face], part={"offer": str(index)})


@lru_cache(CACHE_SIZE)
def _markers(data: FrankfurtData, scores: tuple[int, ...]) -> list[Piece]:
    board = board_of(data)
    found: list[Piece] = []
    cells = [points % data.lap for points in scores]
    for seat, points in enumerate(scores):
        cell, together = cells[seat], cells.count(cells[seat])
        name = ["score-of", {"seat": seat, "points": points}]
        at, on = board.score(points, cells[:seat].count(cell), together), "track" if together == 1 else "track.shared"
        found.append(
            Piece(id=f"score.{seat}", on=on, at=at, symbol=f"seat-{seat}", tone=f"seat{seat}", name=name, rule="R33")
        )
    for seat, points in enumerate(scores):
        laps = points // data.lap
        if laps:
            found.append(
                Piece(
                    id=f"passed.{seat}",
                    on=f"lap.{seat}",
                    symbol=f"seat-{seat}",
                    tone=f"seat{seat}",
                    name=["lap-passed", {"seat": seat, "points": laps * data.lap}],
                    count=laps if laps > 1 else 0,
                    rule="R33",
                )
            )
    return found


# ---- numbers ----------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def _numbers(data: FrankfurtData, score: int, coins: int, cranes: int, hand: tuple[int, ...]) -> list[Number]:
    seen: list[Picture] = [{"face": data.face_names[face]} for face in hand if face >= 0]
    held = seen + [BACK] * hand.count(int(HIDDEN))
    return [
        Number(id="score", symbol="star", value=score, name=["number-score"]),
        _coins(coins, data.constants["coin_limit"]),
        _cranes(cranes, data.constants["cranes_per_player"]),
        Number(
            id="hand",
            symbol="back",
            value=len(held),
            pictures=held,
            name=["number-hand"],
            tip=[[["tip-hand-seen"], "R36"]],
        ),
    ]


@cache
def _coins(has: int, limit: int) -> Number:
    return Number(id="coins", symbol="coin", value=has, of=limit, name=["number-coins"], tip=[[["tip-coins"], "R18"]])


@cache
def _cranes(has: int, limit: int) -> Number:
    return Number(
        id="cranes", symbol="crane", value=has, of=limit, name=["number-cranes"], tip=[[["tip-cranes"], "R20"]]
    )


def _tags(scores: tuple[int, ...]) -> dict[int, list[Text]]:
    """Say who leads; nobody does before the first points."""
    most = max(scores)
    if most == 0 or scores.count(most) > 1:
        return {}
    return {scores.index(most): [["leads", {"laurel": {"symbol": "laurel", "name": ""}}]]}


# ---- places -----------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def _missed(data: FrankfurtData, board: bytes, builder: bytes, asked: int) -> frozenset[int]:
    """R22: return the projects that nobody can complete any more."""
    laid = numbers_of(board)
    return frozenset(
        [
            k
            for k, seat in enumerate(numbers_of(builder))
            if seat == EMPTY and k != asked and EMPTY not in [laid[i] for i in spaces_of(data, k)]
        ]
    )


@lru_cache(CACHE_SIZE)
def _places(
    data: FrankfurtData, builder: bytes, missed: frozenset[int], asked: int, mayor: int
) -> dict[str, dict[str, Any]]:
    """Return what the map adds to the projects and the prices."""
    found: dict[str, dict[str, Any]] = {}
    for district, seat in enumerate(numbers_of(builder)):
        name = project_id(data, district)
        if seat != EMPTY or district in missed:
            found[name] = _done(data, district, seat)
        elif district == asked:
            found[name] = {"state": "strong"}
    if mayor != EMPTY:
        found[f"price.{mayor}"] = {"symbol": "", "labels": {}}
        found[f"offer.{mayor}"] = {"name": ["label-mayor"]}
        found[f"free.{mayor}"] = {"symbol": "ribbon", "labels": {"word": ["offer-free"]}}
    return found


@cache
def _done(data: FrankfurtData, district: int, seat: int) -> dict[str, Any]:
    """Return the overlay of a project that a seat has completed, or that was missed."""
    project = data.project_text(district)
    if seat == EMPTY:
        return {
            "symbol": "plate-missed",
            "name": ["label-project-missed", {"project": project}],
            "tip": [],
            "rule": "R22",
        }
    return {"symbol": "plate-done", "name": ["label-project-done", {"project": project, "seat": seat}], "tip": []}


@lru_cache(CACHE_SIZE)
def _terms(data: FrankfurtData, builder: bytes, missed: frozenset[int], is_over: bool) -> PanelOverlay:
    """Say what each project would cost and bring, as long as it can be completed."""
    found: dict[str, Text] = {}
    for k, (district, seat) in enumerate(zip(data.districts, numbers_of(builder), strict=True)):
        if seat == EMPTY and k not in missed:
            found[district.id] = ["project-terms", terms(data, k)]
    return PanelOverlay(groups=found if is_over else {**found, "offer": ["map-offer"]})
