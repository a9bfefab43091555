"""Everything that lies somewhere: cards in cities, columns and pool, skyscrapers, cable cars, tokens, papers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from cablecar.kernel.bits import BIT
from cablecar.kernel.state import View
from cablecar.scene.cache_keys import CACHE_SIZE, cache_key, numbers_of
from cablecar.scene.model import Piece, Text

from ..board import requirement
from ..data import OFFER_NAMES, TramsData
from ..state import COLUMN, POOL, REVEALED, Cities
from ..tables import CELLS, COLUMNS, DIRECTED, OFFERS, ROWS, TRACKS, cell_of_item
from .board import SLOTS, TOKENS, in_column_at
from .city import LARGE, SMALL
from .names import card as card_name
from .names import cities_of, data_of, described, district, in_column, kind_picture, lying, row_name, with_code


def piece_id(data: TramsData, card: int) -> str:
    """Name a card as a piece: everybody knows which one it is."""
    return f"k.{data.piece_names[card].lower()}"


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere."""
    data, s = data_of(view), cities_of(view)
    found: list[Piece] = []
    for seat in range(int(s.seats)):
        found += city_pieces(data, s, seat, is_mine=seat == max(int(view.seat), 0))
    for column in range(int(OFFERS)):
        found += column_pieces(data, s, column)
    return found + pool_pieces(view, data, s) + track_pieces(data, s) + paper_pieces(view, data, s)


def city_pieces(data: TramsData, s: Cities, seat: int, is_mine: bool) -> list[Piece]:
    """The cards of a city, and what stands on them."""
    first, last = seat * int(CELLS), (seat + 1) * int(CELLS)
    return _city(
        data,
        seat,
        is_mine,
        bool(s.options & DIRECTED),
        lying(s).boards.get(seat, ()),
        cache_key(s.values[first:last]),
        cache_key(s.around[first:last]),
        int(requirement(s, seat)),
        int(s.sites[seat]),
        tuple([int(each[seat]) for each in (s.towers, s.trams, s.plus, s.laid)]),
        int(s.finished[seat]),
    )


# What is made again and again is made once; nobody changes a piece. What is kept is found by all that it depends on,
# and all of that lies open.


@lru_cache(CACHE_SIZE)
def _city(
    data: TramsData,
    seat: int,
    is_mine: bool,
    is_directed: bool,
    board: tuple[tuple[int, int], ...],
    values: bytes,
    around: bytes,
    need: int,
    sites: int,
    marks: tuple[int, ...],
    finished: int,
) -> list[Piece]:
    """All of a city: a move changes one at most."""
    found: list[Piece] = []
    laid, worth, near = dict(board), numbers_of(values), numbers_of(around)
    for item, name in enumerate(data.cell_names):
        cell = int(cell_of_item(item))
        if cell not in laid:
            continue
        here = int(BIT[cell])
        stands = tuple([bool(mark & here) for mark in marks])
        site = (near[cell], need) if sites & here else None
        found.append(_built(data, seat, name, laid[cell], worth[cell], stands[0], site, is_mine, is_directed))
        found += _on_card(data, seat, item, stands, is_mine) if True in stands else ()
    for row, name in enumerate(data.rows):
        if finished & BIT[row]:
            found.append(
                Piece(
                    id=f"done.{seat}.{name}",
                    on=f"c{seat}.{name}.done",
                    symbol="completion",
                    tone=name,
                    name=["a-completion"],
                    rule="R11.1",
                )
            )
    return found


@lru_cache(5000)
def _built(
    data: TramsData,
    seat: int,
    name: str,
    card: int,
    value: int,
    is_tower: bool,
    site: tuple[int, int] | None,
    is_mine: bool,
    is_directed: bool,
) -> Piece:
    """One card of a city; `site`: what is around a building site, and how much it needs."""
    is_other = value != int(data.tables.card_value[card])
    labels: dict[str, Any] = {"value": str(value), "zero": ""} if is_other else {}
    called: Text = described(data, card, value) if is_other else ""
    tip: list[list[Any]] = []
    if is_tower:
        labels |= {"token": "", "picture": ""}
    elif site is not None:
        labels["site"] = f"{site[0]}/{site[1]}"
        tip = [[["tip-site", {"sum": site[0], "need": site[1]}], "R9.2"]]
    symbol = ""
    if not is_mine:
        kind = "-sides" if is_directed else "-tracks"
        symbol = f"project{kind if data.tables.card_symbols[card] & TRACKS else ''}-small"
    return Piece(
        id=piece_id(data, card),
        on=f"c{seat}.{name}",
        face=data.piece_names[card],
        symbol=symbol,
        name=called,
        labels=labels,
        tip=tip,
    )


@lru_cache(5000)
def _on_card(data: TramsData, seat: int, item: int, stands: tuple[bool, ...], is_mine: bool) -> list[Piece]:
    """Skyscraper, cable car and tokens on one card; places in hundredths of its width from its upper left corner."""
    plan, name = LARGE if is_mine else SMALL, data.cell_names[item]
    (x, y), unit = plan.cell(item), plan.card[0] / 100
    corner = x - plan.card[0] / 2, y - plan.card[1] / 2

    def at(x: float, y: float) -> tuple[float, float]:
        return round(corner[0] + x * unit, 1), round(corner[1] + y * unit, 1)

    row, _, number = name.rpartition("-")
    where = {"district": row_name(data, data.rows.index(row)), "number": int(number)}
    is_tower, has_car, has_plus, has_tracks = stands
    found: list[Piece] = []
    if is_tower:
        found.append(
            Piece(
                id=f"tower.{seat}.{name}",
                on=f"c{seat}.towers",
                at=at(64, 38),
                symbol="skyscraper",
                name=["tower-at", where],
                rule="R9.3",
            )
        )
    if has_car:
        found.append(
            Piece(
                id=f"car.{seat}.{name}",
                on=f"c{seat}.cars",
                at=at(79, 70),
                symbol="cable-car",
                name=["car-at", where],
                rule="R7.4",
            )
        )
    if has_plus:
        found.append(
            Piece(
                id=f"plus.{seat}.{name}",
                on=f"c{seat}.tokens",
                at=at(16, 74),
                symbol="plus-two",
                labels=kind_picture(data, 0)["labels"],
                name=["plus-at", where],
                rule="R6.1",
            )
        )
    if has_tracks:
        found.append(
            Piece(
                id=f"tracks.{seat}.{name}",
                on=f"c{seat}.tokens",
                at=at(46, 74),
                symbol="tracks-token",
                name=["tracks-at", where],
                rule="R7.1",
            )
        )
    return found


def column_pieces(data: TramsData, s: Cities, column: int) -> list[Piece]:
    """The cards of a column, and the shapes of those who may take it (R4.1)."""
    cards = in_column(s, column)
    return (
        _column(data, column, cards, tuple([seat for seat in range(int(s.seats)) if len(cards) > s.contracts[seat]]))
        if cards
        else []
    )


@lru_cache(CACHE_SIZE)
def _column(data: TramsData, column: int, cards: tuple[int, ...], takers: tuple[int, ...]) -> list[Piece]:
    name = OFFER_NAMES[column]
    found = [_offered(data, name, card, in_column_at(column, len(cards), k)) for k, card in enumerate(cards)]
    return found + [_taker(name, seat) for seat in takers]


@lru_cache(5000)
def _offered(data: TramsData, name: str, card: int, at: tuple[float, float]) -> Piece:
    return Piece(id=piece_id(data, card), on=f"column.{name}", face=data.piece_names[card], at=at)


@cache
def _taker(name: str, seat: int) -> Piece:
    by: Text = ["may-take-by", {"seat": seat}]
    return Piece(
        id=f"may.{name}.{seat}", on=f"may.{name}", symbol=f"seat-{seat}", tone=f"seat{seat}", name=by, rule="R4.1"
    )


def track_pieces(data: TramsData, s: Cities) -> list[Piece]:
    """R3.2: foundation tokens leave from the leftmost stack."""
    start = int(s.tables.tokens[s.seats])
    return [_token(token) for token in range(start - int(s.tokens), min(start, TOKENS))]


@cache
def _token(token: int) -> Piece:
    return Piece(
        id=f"token.{token}", on=f"track.{token}", symbol="foundation-token", name=["a-foundation-token"], rule="R3.2"
    )


def paper_pieces(view: View, data: TramsData, s: Cities) -> list[Piece]:
    """The reader's contracts and kept tokens."""
    seat = int(view.seat)
    if seat < 0:
        return []
    return _papers(data, int(s.contracts[seat]), int(s.reliefs[seat]), int(s.points[seat]))


@lru_cache(CACHE_SIZE)
def _papers(data: TramsData, contracts: int, reliefs: int, points: int) -> list[Piece]:
    found = [
        Piece(id=f"contract.{k}", on="papers.contracts", symbol="contract", name=["a-contract"])
        for k in range(contracts)
    ]
    for what, kind, count in (("relief", 4, reliefs), ("points", 3, points)):
        picture = kind_picture(data, kind)
        found += [
            Piece(
                id=f"{what}.{k}",
                on=f"papers.{what}",
                symbol=picture["symbol"],
                labels=picture["labels"],
                name=picture["name"],
            )
            for k in range(count)
        ]
    return found


def pool_pieces(view: View, data: TramsData, s: Cities) -> list[Piece]:
    """What was taken and is not placed, and the card that was turned up."""
    waiting = with_code(s, int(REVEALED))
    if s.phase == COLUMN:
        return [
            Piece(id=piece_id(data, card), on="revealed", face=data.piece_names[card], state="strong")
            for card in waiting
        ]
    found: list[Piece] = []
    is_mine = view.seat >= 0 and s.actor == view.seat
    for k, card in enumerate([*waiting, *with_code(s, int(POOL))]):
        colour = data.cards[card].colour if card < len(data.cards) else len(data.rows)
        is_black = colour >= len(data.rows)
        has_room = is_black or s.lengths[int(s.turn) * ROWS + colour] < COLUMNS
        part = {"card": data.piece_names[card]} if is_mine and card not in waiting else {}
        state = "strong" if card in waiting else "" if has_room else "dim"
        more: Text = (
            ["pool-any"]
            if is_black
            else ["pool-row" if has_room else "pool-full", {"district": district(data, colour)}]
        )
        caption: list[Any] = [["pool-card", {"card": card_name(data, card)}], more]
        found.append(
            Piece(
                id=piece_id(data, card),
                on=f"pool.{k % SLOTS}",
                face=data.piece_names[card],
                part=part,
                state=state,
                caption=caption,
            )
        )
    return found
