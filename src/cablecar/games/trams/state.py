"""A point in the game. Everything lies open but the order of the deck, which has none: a card gets its identity when it
is revealed (R19).
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import bits
from cablecar.kernel.state import Game, State

from .scoring import district_rank, packed_columns, packed_row, tram_rank
from .tables import (
    ASSIGNED,
    BONUSES,
    CABLE_CARS,
    CATEGORIES,
    CELLS,
    COMPLETIONS,
    DISTRICT,
    GAPS,
    MEDAL,
    NO_TOKEN_FOR_NOTHING,
    ROWS,
    SIDES,
    SKYSCRAPERS,
    SPACES,
    STEP,
    Tables,
)

NONE: Final[i64] = -1
RANKED: Final[i64] = 6  # what seats are ranked in: the districts, and cable cars

START: Final[i64] = 0  # the numbers of the phases
TURN: Final[i64] = 1
REVEAL: Final[i64] = 2
COLUMN: Final[i64] = 3
PLACE: Final[i64] = 4
ROW: Final[i64] = 5
BONUS: Final[i64] = 6
TARGET: Final[i64] = 7
BUILD: Final[i64] = 8

DECK: Final[i64] = 0  # where a card is; bonus cards: in the supply
REVEALED: Final[i64] = 1  # or picked, and waiting for its row
POOL: Final[i64] = 2
OUT: Final[i64] = 3
OFFERED: Final[i64] = 256  # times (column + 1), and its place in the column
BUILT: Final[i64] = 1024  # and 64 times the seat, and its cell


@final
@mypyc_attr(acyclic=True)
class Cities(State):
    """R19.1. Sets of rows and cells are bit sets; per-seat lists of rows, sides and cells stand one seat after the
    other.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tables = cast(Tables, game.tables)
        self.turn: i64 = 0
        self.medal: i64 = NONE
        self.trigger: i64 = NONE  # who ended the game
        self.left: i64 = 0  # cards in the deck
        self.tokens: i64 = 0  # foundation tokens left
        self.completions: i64 = 0  # rows whose token is in the supply
        self.card: i64 = NONE  # revealed and not yet in a column, or picked and waiting for its row
        self.added: i64 = NONE  # row of the card being resolved
        self.right: i64 = NONE  # row whose bonus is due
        self.kind: i64 = NONE  # token waiting for its card
        self.asked: i64 = 0  # with the switch ASKS: foundations still to be asked about, and those agreed to
        self.raised: i64 = 0
        self.where = vec[i64]()  # of every card
        self.sizes = vec[i64]()  # cards per column
        self.supply = vec[i64]()  # bonuses per kind
        self.contracts = vec[i64]()
        self.reliefs = vec[i64]()
        self.points = vec[i64]()  # points tokens
        self.coasts = vec[i64]()
        self.cards = vec[i64]()  # on the board
        self.finished = vec[i64]()  # rows whose completion token was taken
        self.sides = vec[i64]()  # cards whose tracks reach up, right, down, left
        self.depots = vec[i64]()
        self.trams = vec[i64]()  # the network
        self.squares = vec[i64]()  # not yet connected
        self.sites = vec[i64]()  # foundations without skyscraper
        self.towers = vec[i64]()
        self.plus = vec[i64]()  # plus-two tokens
        self.laid = vec[i64]()  # tracks tokens
        self.lengths = vec[i64]()  # cards per row
        self.symbols = vec[i64]()  # bonus symbols per row
        self.sums = vec[i64]()  # values per row
        self.values = vec[i64]()  # of each cell
        self.around = vec[i64]()  # the sum of its neighbours' values

    def clear(self) -> None:
        """R1.5: empty all boards."""
        seats = self.seats
        self.coasts = vec[i64]([0 for _ in range(seats)])
        self.cards = vec[i64]([0 for _ in range(seats)])
        self.sides = vec[i64]([0 for _ in range(seats * SIDES)])
        self.depots = vec[i64]([0 for _ in range(seats)])
        self.trams = vec[i64]([0 for _ in range(seats)])
        self.squares = vec[i64]([0 for _ in range(seats)])
        self.sites = vec[i64]([0 for _ in range(seats)])
        self.lengths = vec[i64]([0 for _ in range(seats * ROWS)])
        self.symbols = vec[i64]([0 for _ in range(seats * ROWS)])
        self.sums = vec[i64]([0 for _ in range(seats * ROWS)])
        self.values = vec[i64]([0 for _ in range(seats * CELLS)])
        self.around = vec[i64]([0 for _ in range(seats * CELLS)])

    def copy(self) -> Cities:
        s = Cities(self.game)
        s.copy_common(self)
        s.turn = self.turn
        s.medal = self.medal
        s.trigger = self.trigger
        s.left = self.left
        s.tokens = self.tokens
        s.completions = self.completions
        s.card = self.card
        s.added = self.added
        s.right = self.right
        s.kind = self.kind
        s.asked = self.asked
        s.raised = self.raised
        s.where = self.where[:]
        s.sizes = self.sizes[:]
        s.supply = self.supply[:]
        s.contracts = self.contracts[:]
        s.reliefs = self.reliefs[:]
        s.points = self.points[:]
        s.coasts = self.coasts[:]
        s.cards = self.cards[:]
        s.finished = self.finished[:]
        s.sides = self.sides[:]
        s.depots = self.depots[:]
        s.trams = self.trams[:]
        s.squares = self.squares[:]
        s.sites = self.sites[:]
        s.towers = self.towers[:]
        s.plus = self.plus[:]
        s.laid = self.laid[:]
        s.lengths = self.lengths[:]
        s.symbols = self.symbols[:]
        s.sums = self.sums[:]
        s.values = self.values[:]
        s.around = self.around[:]
        return s

    def is_full(self, seat: i64) -> bool:
        return self.cards[seat] == SPACES

    def grant(self, row: i64) -> i64:
        """R12.1: return the kind of bonus a district gives."""
        return self.tables.grants[(self.options >> ASSIGNED) * ROWS + row]

    def with_tracks(self, seat: i64) -> i64:
        """R7.1: return the cards that have tracks or are depots."""
        at = seat * SIDES
        return self.sides[at] | self.sides[at + 1] | self.sides[at + 2] | self.sides[at + 3]

    def sheet(self, out: vec[i64]) -> None:
        """R16.7; before the end as if whose turn it is ended it now."""
        t = self.tables
        seats = self.seats
        ranks = vec[i64]([0 for _ in range(seats * RANKED)])
        self.ranks(ranks)
        for seat in range(seats):
            at = seat * CATEGORIES
            out[at + SKYSCRAPERS] = bits(self.towers[seat]) * t.skyscraper_points
            out[at + MEDAL] = t.medal_points if self.medal == seat else 0
            out[at + BONUSES] = self.points[seat] * t.bonus_points
            out[at + COMPLETIONS] = bits(self.finished[seat]) * t.completion_points
            for row in range(ROWS):
                rank = ranks[seat * RANKED + row]
                out[at + DISTRICT + row] = self.advantage(
                    t.district_points[seats * 4 + rank], self.sums[seat * ROWS + row]
                )
            rank = ranks[seat * RANKED + ROWS]
            out[at + CABLE_CARS] = self.advantage(t.tram_points[seats * 4 + rank], bits(self.trams[seat]))

    def ranks(self, out: vec[i64]) -> None:
        """R16.1 to R16.5: write how many are before each seat in every district and then with cable cars."""
        seats = self.seats
        trigger = self.trigger if self.trigger >= 0 else self.turn
        rows = self.packed_rows()
        cars = vec[i64]([0 for _ in range(seats)])
        columns = vec[i64]([0 for _ in range(seats)])
        for seat in range(seats):
            cars[seat] = bits(self.trams[seat])
            columns[seat] = packed_columns(self.trams[seat])
        for seat in range(seats):
            for row in range(ROWS):
                out[seat * RANKED + row] = district_rank(seat, row, seats, trigger, self.sums, rows)
            out[seat * RANKED + ROWS] = tram_rank(seat, seats, trigger, cars, columns)

    def packed_rows(self) -> vec[i64]:
        """R16.3: return each row of each seat as one number that compares card by card."""
        gap: i64 = 0 if self.options & GAPS else 1
        rows = vec[i64]([0 for _ in range(self.seats * ROWS)])
        for seat in range(self.seats):
            for row in range(ROWS):
                at = seat * ROWS + row
                rows[at] = packed_row(self.values, seat * CELLS + STEP * (row + 1), self.lengths[at], gap)
        return rows

    def advantage(self, points: i64, amount: i64) -> i64:
        """R16.1: return what a rank brings; nothing good for nothing if the table plays so (A16)."""
        return 0 if points > 0 and amount == 0 and self.options & NO_TOKEN_FOR_NOTHING else points

    def keys(self, out: vec[i64]) -> None:
        """R17.1: most points, then most cable cars."""
        self.scores(out)
        for seat in range(self.seats):
            out[seat] = out[seat] * (SPACES + 1) + bits(self.trams[seat])
