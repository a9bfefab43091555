"""What a position is worth to a seat: its points, and what everything else that it has promises.

All weights are hundredths of a point. They were fitted to games of `greedy` against itself: the lead in each thing that
is counted here against the lead at the end (docs/decisions/013-search.md). What a thing is worth is what it brings at
the end and, the more of the seat's own card turns are still to come, what it promises.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.phase import NOBODY

from .able import reachable
from .scoring import COLUMNS, objective_points, sheet, urbanism_points
from .state import FINAL, City
from .tables import HAND, MAJORITY_COLOUR, PLAYERS, SERVICES

WHOLE: Final[i64] = 36  # card turns of a game

PUBLIC: Final[i64] = 0  # points of public objectives
PRIVATE: Final[i64] = 1  # of private ones
DEVELOPMENT: Final[i64] = 2
URBANISM: Final[i64] = 3
MONEY: Final[i64] = 4
BUILT: Final[i64] = 5
READY: Final[i64] = 6  # a building and a lot for it
PAIR: Final[i64] = 7  # two licences that share a symbol, of three pairs at most
PAWN: Final[i64] = 8  # each space that the pawn stands further right
AREA: Final[i64] = 9  # the first to the third building in the play area
LICENCE: Final[i64] = 12  # the first to the fifth licence
SIZE: Final[i64] = 17  # the tables go on with three and four players

AT_END: Final = vec[i64]([
    81, 100, 88, 100, 46, 77, 52, 36, 31, 178, 103, 13, 112, 122, 56, 159, 132,  # one and two players
    90, 100, 92, 106, 39, 41, 96, 98, 18, 28, 27, -14, -7, 85, -128, 83, 19,  # three and four
])  # fmt: skip
PROMISE: Final = vec[i64]([
    -64, -68, 44, 24, 21, 247, -108, -28, -6, 142, 162, 270, 290, 238, 256, 67, 139,  # one and two players
    -72, -38, 27, 8, 17, 112, -112, -18, 10, 241, 172, 232, 348, 166, 270, 208, 156,  # three and four
])  # fmt: skip
FOUNDED: Final = vec[i64]([429, 422])  # what a building promises beside that, by the square of the time
TURN: Final = vec[i64]([142, 101])  # an own card turn to come
# An objective by kind: each of its points; from majorities on the card.
KIND: Final = vec[i64]([555, 95, 307, 68, 272, 159, 38, 472, 139, 16, 208, 258, 176, 738, 840])


def evaluate(s: City, seat: i64) -> i64:
    """Return the worth in hundredths of a point."""
    if s.actor == NOBODY:
        cells = vec[i64]([0 for _ in range(s.count * COLUMNS)])
        sheet(s, cells, True)
        total: i64 = 0
        for column in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
            total += cells[column]
        return total * 100
    side: i64 = 0 if s.count <= 2 else 1
    left = turns_left(s, seat)
    has = vec[i64]([0] * SIZE)
    count(s, seat, left, has)
    end: i64 = 0
    promise = promised(s, seat) + has[BUILT] * FOUNDED[side] * left // WHOLE
    for i in range(SIZE):
        end += has[i] * AT_END[side * SIZE + i]
        promise += has[i] * PROMISE[side * SIZE + i]
    if s.best_builder == seat:
        end += s.tables.best_builder * 100
    return end + promise * left // WHOLE + left * TURN[side]


def turns_left(s: City, seat: i64) -> i64:
    """Return how many card turns a seat still has."""
    if s.stage == FINAL:
        return 0
    left: i64 = 1 if s.over != 0 else (s.tables.last_year - s.year) * s.tables.cards - max(s.stage, 0)
    if s.stage >= 0:
        for i in range(s.turn):
            if s.order[i] == seat:
                left -= 1
    return left


def count(s: City, seat: i64, left: i64, has: vec[i64]) -> None:
    """Write how much a seat has of each thing that has a weight."""
    t = s.tables
    for i in range(len(s.publics)):
        if s.publics[i] >= 0:
            has[PUBLIC] += objective_points(s, seat, s.publics[i])
    for objective in range(t.objectives):
        if s.place[objective] == seat:
            has[PRIVATE] += objective_points(s, seat, objective)
    has[DEVELOPMENT] = t.cells[s.level[seat] * t.columns + s.column[seat]]
    has[URBANISM] = urbanism_points(s, seat)
    has[MONEY] = s.money[seat]
    has[BUILT] = s.erected(seat)
    has[READY] = 1 if s.area[seat] > 0 and s.held[seat] > 0 and reachable(s, seat, 0) != 0 else 0
    has[PAIR] = pairs(s, seat)
    has[PAWN] = s.pawn[seat] if left > 0 else 0
    for i in range(min(s.area[seat], LICENCE - AREA)):
        has[AREA + i] = 1
    for i in range(s.held[seat]):
        has[LICENCE + i] = 1


def pairs(s: City, seat: i64) -> i64:
    """Return how many pairs of licences share a symbol whose pile is not empty, three at most."""
    t = s.tables
    piles: i64 = 0
    for service in range(SERVICES):
        if s.pile[service] > 0:
            piles |= BIT[service]
    found: i64 = 0
    for one in range(seat * HAND, seat * HAND + s.held[seat]):
        for other in range(seat * HAND, one):
            if t.kind_symbols[s.licences[one]] & t.kind_symbols[s.licences[other]] & piles != 0:
                found += 1
    return min(found, 3)


def promised(s: City, seat: i64) -> i64:
    """Return what the objectives of a seat promise at the beginning of the game."""
    t = s.tables
    worth: i64 = 0
    for objective in range(t.objectives):
        if s.place[objective] == seat:
            kind = t.kind[objective]
            worth += KIND[kind] * (
                t.points[(s.edition * PLAYERS + s.count) * t.objectives + objective] if kind < MAJORITY_COLOUR else 1
            )
    return worth
