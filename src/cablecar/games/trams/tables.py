"""What the rules read of a component set, as numbers.

Cards are numbered by colour (rows from the top, then black), then id; the bonus cards follow, first those with a value,
then the depots. A cell of a city board has one number for lists and bit sets: 6 * (row + 1) + column. The empty row
above and below the board and its sixth column swallow whatever leaves it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import BIT

ROWS: Final[i64] = 5
COLUMNS: Final[i64] = 5
SPACES: Final[i64] = 25
CELLS: Final[i64] = 42  # of one city board, with the empty ones around it
STEP: Final[i64] = 6  # from a cell to the one below it
OFFERS: Final[i64] = 3  # columns of open projects
BLACK: Final[i64] = 5  # the colour after the rows'

TRACKS: Final[i64] = 1  # symbols of a card
DEPOT: Final[i64] = 2
FOUNDATION: Final[i64] = 4
COAST: Final[i64] = 8
BONUS_SYMBOL: Final[i64] = 16
SQUARE: Final[i64] = 32

UP: Final[i64] = 0  # sides of a card
RIGHT: Final[i64] = 1
DOWN: Final[i64] = 2
LEFT: Final[i64] = 3
SIDES: Final[i64] = 4
ALL_SIDES: Final[i64] = 15

PLUS_TWO: Final[i64] = 0  # kinds of bonus
VALUE_CARD: Final[i64] = 1
DEPOT_CARD: Final[i64] = 2
POINTS: Final[i64] = 3
RELIEF: Final[i64] = 4
TRACKS_TOKEN: Final[i64] = 5
KINDS: Final[i64] = 6

DECLINE: Final[i64] = 1  # switches in the state's options; all off is the law
STRICT: Final[i64] = 2
ASKS: Final[i64] = 4
LATE: Final[i64] = 8
CUT: Final[i64] = 16
DIRECTED: Final[i64] = 32
GAPS: Final[i64] = 64
NO_TOKEN_FOR_NOTHING: Final[i64] = 128
ASSIGNED: Final[i64] = 8  # the bit from which on the number of the assignment stands

SKYSCRAPERS: Final[i64] = 0  # categories of the score sheet; five districts after DISTRICT
MEDAL: Final[i64] = 1
BONUSES: Final[i64] = 2
COMPLETIONS: Final[i64] = 3
DISTRICT: Final[i64] = 4
CABLE_CARS: Final[i64] = 9
CATEGORIES: Final[i64] = 10


@final
@mypyc_attr(acyclic=True)
class Tables:
    """One set; nothing in it ever changes. Points are in halves."""

    def __init__(
        self,
        card_colour: list[int],
        card_value: list[int],
        card_symbols: list[int],
        card_sides: list[int],
        copies: list[int],
        grants: list[int],
        tokens: list[int],
        district_points: list[int],
        tram_points: list[int],
        completion_points: i64,
        skyscraper_points: i64,
        medal_points: i64,
        bonus_points: i64,
        requirement: i64,
        square_value: i64,
        plus_value: i64,
        symbols_needed: i64,
    ) -> None:
        self.pieces: i64 = len(card_colour)  # all cards
        self.cards: i64 = len(card_colour) - copies[1] - copies[2]  # project cards: the first ones
        self.depot_cards: i64 = self.cards + copies[1]  # the first of the bonus depots
        self.card_colour = vec[i64](card_colour)
        self.card_value = vec[i64](card_value)
        self.card_symbols = vec[i64](card_symbols)
        self.card_sides = vec[i64](card_sides)  # the sides tracks reach, where direction matters
        self.copies = vec[i64](copies)  # by kind of bonus
        self.grants = vec[i64](grants)  # ROWS per assignment: the kind a district gives
        self.tokens = vec[i64](tokens)  # foundation tokens by number of seats
        self.district_points = vec[i64](district_points)  # 4 per number of seats, by rank
        self.tram_points = vec[i64](tram_points)
        self.completion_points: i64 = completion_points
        self.skyscraper_points: i64 = skyscraper_points
        self.medal_points: i64 = medal_points
        self.bonus_points: i64 = bonus_points
        self.requirement: i64 = requirement
        self.square_value: i64 = square_value
        self.plus_value: i64 = plus_value
        self.symbols_needed: i64 = symbols_needed
        self.bottom: i64 = 0  # the cells that touch the printed depot
        for column in range(COLUMNS):
            self.bottom |= BIT[cell_of(ROWS - 1, column)]


def cell_of(row: i64, column: i64) -> i64:
    """Return the number of a cell."""
    return STEP * (row + 1) + column


def cell_of_item(item: i64) -> i64:
    """Return the number of a cell counted 0 … 24 from the top left."""
    return cell_of(item // COLUMNS, item % COLUMNS)


def row_of(cell: i64) -> i64:
    return cell // STEP - 1
