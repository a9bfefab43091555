"""Everything that lies somewhere: cards in cities, columns and pool, skyscrapers, cable cars, tokens, papers."""
from __future__ import annotations

from functools import lru_cache
from typing import Any

from cablecar.kernel.bits import BIT
from cablecar.kernel.state import View
from cablecar.scene.model import Piece, Text

from ..board import requirement
from ..data import OFFER_NAMES, TramsData
from ..state import COLUMN, POOL, REVEALED, Cities
from ..tables import CELLS, COLUMNS, DIRECTED, OFFERS, ROWS, TRACKS, cell_of_item
from .board import SLOTS, TOKENS, in_column_at
from .city import LARGE, SMALL
from .names import card as card_name
from .names import cities_of, data_of, described, district, in_column, kind_picture, on_board, row_name, value_at, with_code


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
    found: list[Piece] = []
    laid, need, is_directed = on_board(s, seat), int(requirement(s, seat)), bool(s.options & DIRECTED)
    marks = [int(each[seat]) for each in (s.towers, s.trams, s.plus, s.laid)]
    for item, name in enumerate(data.cell_names):
        cell = int(cell_of_item(item))
        if cell not in laid:
            continue
        here = int(BIT[cell])
        stands = tuple([bool(mark & here) for mark in marks])
        site = (int(s.around[seat * CELLS + cell]), need) if s.sites[seat] & here else None
        found.append(_built(data, seat, name, laid[cell], value_at(s, seat, cell), stands[0], site, is_mine, is_directed))
        found += _on_card(data, seat, item, stands, is_mine) if True in stands else ()
    for row, name in enumerate(data.rows):
        if s.finished[seat] & BIT[row]:
            found.append(Piece(id=f"done.{seat}.{name}", on=f"c{seat}.{name}.done", symbol="completion", tone=name, name=["a-completion"], rule="R11.1"))
    return found


# What is made again and again is made once; nobody changes a piece.


@lru_cache(5000)
def _built(
    data: TramsData, seat: int, name: str, card: int, value: int, is_tower: bool, site: tuple[int, int] | None, is_mine: bool, is_directed: bool
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
    return Piece(id=piece_id(data, card), on=f"c{seat}.{name}", face=data.piece_names[card], symbol=symbol, name=called, labels=labels, tip=tip)


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
        found.append(Piece(id=f"tower.{seat}.{name}", on=f"c{seat}.towers", at=at(64, 38), symbol="skyscraper", name=["tower-at", where], rule="R9.3"))
    if has_car:
        found.append(Piece(id=f"car.{seat}.{name}", on=f"c{seat}.cars", at=at(79, 70), symbol="cable-car", name=["car-at", where], rule="R7.4"))
    if has_plus:
        found.append(Piece(id=f"plus.{seat}.{name}", on=f"c{seat}.tokens", at=at(16, 74), symbol="plus-two", labels=kind_picture(data, 0)["labels"],
                           name=["plus-at", where], rule="R6.1"))  # fmt: skip
    if has_tracks:
        found.append(Piece(id=f"tracks.{seat}.{name}", on=f"c{seat}.tokens", at=at(46, 74), symbol="tracks-token", name=["tracks-at", where], rule="R7.1"))
    return found


def column_pieces(data: TramsData, s: Cities, column: int) -> list[Piece]:
    """The cards of a column, and the shapes of those who may take it (R4.1)."""
    cards = in_column(s, column)
    name = OFFER_NAMES[column]
    found = []
    for k, card in enumerate(cards):
        at = in_column_at(column, len(cards), k)
        found.append(_offered(data, name, card, at))
    for seat in range(int(s.seats)) if cards else ():
        if len(cards) > s.contracts[seat]:
            by: Text = ["may-take-by", {"seat": seat}]
            found.append(Piece(id=f"may.{name}.{seat}", on=f"may.{name}", symbol=f"seat-{seat}", tone=f"seat{seat}", name=by, rule="R4.1"))
    return found


@lru_cache(5000)
def _offered(data: TramsData, name: str, card: int, at: tuple[float, float]) -> Piece:
    return Piece(id=piece_id(data, card), on=f"column.{name}", face=data.piece_names[card], at=at)


def track_pieces(data: TramsData, s: Cities) -> list[Piece]:
    """R3.2: foundation tokens leave from the leftmost stack."""
    start = int(s.tables.tokens[s.seats])
    used = start - int(s.tokens)
    found = []
    for token in range(used, start):
        if token < TOKENS:
            found.append(Piece(id=f"token.{token}", on=f"track.{token}", symbol="foundation-token", name=["a-foundation-token"], rule="R3.2"))
    return found


def paper_pieces(view: View, data: TramsData, s: Cities) -> list[Piece]:
    """The reader's contracts and kept tokens."""
    seat = int(view.seat)
    if seat < 0:
        return []
    found = [Piece(id=f"contract.{k}", on="papers.contracts", symbol="contract", name=["a-contract"]) for k in range(int(s.contracts[seat]))]
    for what, kind, count in (("relief", 4, int(s.reliefs[seat])), ("points", 3, int(s.points[seat]))):
        picture = kind_picture(data, kind)
        found += [Piece(id=f"{what}.{k}", on=f"papers.{what}", symbol=picture["symbol"], labels=picture["labels"], name=picture["name"]) for k in range(count)]
    return found


def pool_pieces(view: View, data: TramsData, s: Cities) -> list[Piece]:
    """What was taken and is not placed, and the card that was turned up."""
    waiting = with_code(s, int(REVEALED))
    if s.phase == COLUMN:
        return [Piece(id=piece_id(data, card), on="revealed", face=data.piece_names[card], state="strong") for card in waiting]
    found: list[Piece] = []
    is_mine = view.seat >= 0 and s.actor == view.seat
    for k, card in enumerate([*waiting, *with_code(s, int(POOL))]):
        colour = data.cards[card].colour if card < len(data.cards) else len(data.rows)
        is_black = colour >= len(data.rows)
        has_room = is_black or s.lengths[int(s.turn) * ROWS + colour] < COLUMNS
        part = {"card": data.piece_names[card]} if is_mine and card not in waiting else {}
        state = "strong" if card in waiting else "" if has_room else "dim"
        more: Text = ["pool-any"] if is_black else ["pool-row" if has_room else "pool-full", {"district": district(data, colour)}]
        caption: list[Any] = [["pool-card", {"card": card_name(data, card)}], more]
        found.append(Piece(id=piece_id(data, card), on=f"pool.{k % SLOTS}", face=data.piece_names[card], part=part, state=state, caption=caption))
    return found
