"""Texts and pictures of things, and short ways to what a view holds."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, cast

from cablecar.kernel.bits import BIT, bits
from cablecar.kernel.state import State, View
from cablecar.kernel.state_queries import read_numbers
from cablecar.scene.cache_keys import cache_key, numbers_of
from cablecar.scene.model import Label, Picture, Text

from ..data import BLACK, KINDS, TramsData
from ..game import Trams
from ..state import BUILT, OFFERED, RANKED, Cities
from ..tables import CATEGORIES, cell_of_item

COLOURS: Final = ("blue", "grey", "orange", "yellow", "green", "black")
LETTERS: Final = {"blue": "B", "grey": "S", "orange": "O", "yellow": "Y", "green": "G", "black": "K"}
PICTURES: Final = {
    "blue": ("ferry-terminal", "steamer", "boathouse", "sea-wall"),
    "grey": ("exchange", "hall", "office", "store", "theatre"),
    "orange": ("pagoda", "shop-house"),
    "yellow": ("painted-houses", "hill-street", "house", "church"),
    "green": ("park", "conservatory", "carousel", "hall"),
    "black": ("hospital", "office", "tram-stop"),
}
OWN_PICTURES: Final = {
    "BL01": "ferry-terminal", "BL06": "sea-wall", "BL07": "sea-wall", "BL08": "boathouse", "BL09": "lighthouse",
    "BL10": "sea-wall", "GY01": "exchange", "GY02": "hall", "GY03": "office", "GY05": "store",
    "GY09": "theatre", "OR01": "pagoda", "OR09": "pagoda", "YE02": "hill-street", "YE03": "painted-houses",
    "YE04": "hill-street", "YE07": "hill-street", "YE09": "church", "GN01": "conservatory", "GN03": "hall",
    "GN05": "boathouse", "GN12": "carousel", "BK02": "hospital", "BK05": "tram-stop", "BK06": "tram-stop",
    "BK08": "office",
}  # fmt: skip
SYMBOLS: Final = ("tracks", "depot", "foundation", "coast", "bonus", "square")
KIND_SYMBOLS: Final = ("plus-two", "value-card", "depot-card", "points-token", "relief-token", "tracks-token")


def data_of(view: View) -> TramsData:
    return cast(Trams, view.seen.game).data


def cities_of(view: View) -> Cities:
    return cast(Cities, view.seen)


def district(data: TramsData, row: int) -> Text:
    """Name a row: by the catalogue if it is one of the usual five."""
    return [f"district-{data.rows[row]}"] if data.rows[row] in COLOURS else data.themes[row]


def row_name(data: TramsData, row: int) -> Text:
    """Name a row where there is little room."""
    return [f"row-{data.rows[row]}"] if data.rows[row] in COLOURS else data.themes[row]


def card(data: TramsData, piece: int) -> Text:
    """Name a card."""
    if piece < len(data.cards):
        found = data.cards[piece]
        return [f"card-{found.id}"] if found.name == SHIPPED.get(found.id) else found.name
    return ["card-value" if piece < data.tables.depot_cards else "card-depot"]


def described(data: TramsData, piece: int, value: int | None = None) -> Text:
    """Name a card with its value and symbols, as one who can't see it needs it."""
    if piece < len(data.cards):
        found = data.cards[piece]
        worth, symbols = found.value, [symbol for symbol in SYMBOLS if found.has(symbol)]
    else:
        is_value = piece < data.tables.depot_cards
        worth, symbols = (data.card_value, []) if is_value else (data.depot_value, ["depot"])
    details: dict[str, Any] = {"card": card(data, piece), "value": worth if value is None else value}
    if not symbols:
        return ["card-plain", details]
    names: Text = [f"symbol-{symbols[0]}"]
    for symbol in symbols[1:]:
        names = ["listed", {"first": names, "rest": [f"symbol-{symbol}"]}]
    return ["card-full", {**details, "symbols": names}]


SHIPPED: Final[dict[str, str]] = {}  # the names of the standard deck, filled below


def _remember() -> None:
    from cablecar.scene import components as reader

    from ..data import FOLDER

    SHIPPED.update({entry["id"]: entry["name"] for entry in reader.read_source(FOLDER).blocks["project_cards"]})


_remember()


def named(data: TramsData, piece: int) -> dict[str, Any]:
    """Give a card to a sentence: its picture, which is not read, and its name."""
    return {"picture": {"face": data.piece_names[piece], "name": ""}, "card": card(data, piece)}


def shape_of(seat: int) -> Picture:
    """Draw a player's shape."""
    return {"symbol": f"seat-{seat}", "tone": f"seat{seat}", "name": ""}


def cell_name(data: TramsData, cell: str) -> Text:
    """Name a space."""
    row, _, number = cell.rpartition("-")
    return ["space", {"district": district(data, data.rows.index(row)), "number": int(number)}]


def kind_name(kind: int) -> Text:
    return [f"kind-{KINDS[kind]}"]


@cache
def kind_picture(data: TramsData, kind: int) -> Picture:
    """Draw a bonus."""
    shown = {0: f"+{data.plus_value}", 1: str(data.card_value), 3: half(data.bonus_points)}
    labels: dict[str, Label] = {"value": shown[kind]} if kind in shown else {}
    return {"symbol": KIND_SYMBOLS[kind], "labels": labels, "name": kind_name(kind)}


def half(points: int) -> str:
    """Write half points."""
    whole, rest = divmod(abs(points), 2)
    return ("−" if points < 0 else "") + (str(whole) if whole or not rest else "") + ("½" if rest else "")


def signed(points: int) -> str:
    return f"+{half(points)}" if points > 0 else half(points)


def picture_of(data: TramsData, number: int) -> str:
    """Choose what a card shows."""
    found = data.cards[number]
    for symbol, picture in (("foundation", "foundation"), ("square", "city-square"), ("depot", "depot")):
        if found.has(symbol):
            return picture
    colour = data.colours[found.colour]
    usual = PICTURES.get(colour, ("house", "hall"))
    return OWN_PICTURES.get(found.id, usual[number % len(usual)])


def letter(data: TramsData, colour: int) -> str:
    name = data.colours[colour] if colour < len(data.rows) else BLACK
    return LETTERS.get(name, name[0].upper())


class Lying(NamedTuple):
    """The cards by where they are: in deck, pool and box by their code, in each column from its beginning, on each
    board by their cell.
    """

    codes: dict[int, tuple[int, ...]]
    columns: dict[int, tuple[int, ...]]
    boards: dict[int, tuple[tuple[int, int], ...]]


def lying(s: Cities) -> Lying:
    """Return where all cards are."""
    return _lying(cache_key(s.where))


@lru_cache(64)  # the readers of a table ask one after the other
def _lying(where: bytes) -> Lying:
    codes, columns, boards = (
        dict[int, list[int]](),
        dict[int, list[tuple[int, int]]](),
        dict[int, list[tuple[int, int]]](),
    )
    for card, code in enumerate(numbers_of(where)):
        if code < OFFERED:
            codes.setdefault(code, []).append(card)
        elif code < BUILT:
            columns.setdefault(code // int(OFFERED) - 1, []).append((code, card))
        else:
            seat, cell = divmod(code - int(BUILT), 64)
            boards.setdefault(seat, []).append((cell, card))
    return Lying(
        {code: tuple(cards) for code, cards in codes.items()},
        {column: tuple([card for _, card in sorted(cards)]) for column, cards in columns.items()},
        {seat: tuple(sorted(cards)) for seat, cards in boards.items()},
    )


def in_column(s: Cities, column: int) -> tuple[int, ...]:
    """Return the cards of a column from its beginning."""
    return lying(s).columns.get(column, ())


def with_code(s: Cities, code: int) -> tuple[int, ...]:
    return lying(s).codes.get(code, ())


def cells_in(data: TramsData, found: int) -> list[str]:
    """Name the cells of a set."""
    return [name for item, name in enumerate(data.cell_names) if found & BIT[cell_of_item(item)]]


def sheet_of(state: State) -> list[list[int]]:
    """Return the score sheet, a row per seat."""
    width = int(CATEGORIES)
    cells = read_numbers(state.sheet, int(state.seats) * width)
    return [cells[seat * width : (seat + 1) * width] for seat in range(int(state.seats))]


def standing(s: Cities) -> list[list[int]]:
    """Return the score sheet if the game ended now; before the first card lies nobody is shown points, which R16.5
    would give by the order of the seats.
    """
    sheet = sheet_of(s)
    return sheet if any(s.cards) else [[0] * len(each) for each in sheet]


def ranks_of(s: Cities) -> list[list[int]]:
    """R16.1 to R16.5: return how many are before each seat, for every district and then for cable cars, if the game
    ended now.
    """
    seats, width = int(s.seats), int(RANKED)
    found = read_numbers(s.ranks, seats * width)
    return [[found[seat * width + row] for seat in range(seats)] for row in range(width)]


class Count(NamedTuple):
    """What several parts of a look ask of one view: the score sheet as it is shown, and who is before whom."""

    sheet: list[list[int]]
    ranks: list[list[int]]


@lru_cache(1)  # several questions are asked about one view
def count_of(view: View) -> Count:
    """Count a view as if the game ended now."""
    s = cities_of(view)
    return Count(standing(s), ranks_of(s))


def ending(s: Cities) -> tuple[Text, str]:
    """R15, R18.2: say how the game ended, and by which clause."""
    seat = int(s.trigger)
    if not s.tokens:
        return ["tell-end-tokens", {"seat": seat}], "R15.1"
    return (
        (["tell-end-board", {"seat": seat}], "R15.2")
        if s.is_full(seat)
        else (["tell-end-nothing", {"seat": seat}], "R18.2")
    )


def cars_of(s: Cities, seat: int) -> int:
    return int(bits(s.trams[seat]))
