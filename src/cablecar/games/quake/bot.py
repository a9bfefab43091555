"""What a position is worth to a seat."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits
from cablecar.kernel.phase import NOBODY

from .able import reachable
from .scoring import COLUMNS, MONEY, sheet
from .state import FINAL, City
from .tables import CLOSED_CORNER, FREE_STANDING, HAND, NEXT_TO_RIVAL, ON_COLOUR, OWN_PAIRS, SERVICES

WHOLE: Final[i64] = 36  # card turns of a game
LICENCE_WORTH: Final = vec[i64]([0, 150, 290, 400, 470, 510])  # of the first to the fifth
PAIR: Final[i64] = 35  # two licences that share a symbol
READY: Final[i64] = 120  # a building and a lot for it
WANTED: Final[i64] = 60  # a lot within reach that an own objective likes


def turns_left(s: City) -> i64:
    """Return how many card turns everybody still has, the present card included."""
    if s.actor == NOBODY or s.stage == FINAL or s.over != 0:
        return 0
    return (s.tables.last_year - 1 - s.year) * 6 + 6 - max(s.stage, 0)


def evaluate(s: City, seat: i64) -> i64:
    """Return the worth in hundredths of a point: points without money, and what money, licences, buildings and objectives promise."""
    cells = vec[i64]([0 for _ in range(s.count * COLUMNS)])
    sheet(s, cells, True)
    worth: i64 = 0
    for column in range(COLUMNS):
        worth += cells[seat * COLUMNS + column] * 100
    left = turns_left(s)
    if s.actor == NOBODY:
        return worth
    worth -= cells[seat * COLUMNS + MONEY] * 100
    worth += s.money[seat] * (34 + 35 * left // WHOLE)
    worth += s.erected(seat) * (100 + 120 * left // WHOLE)
    soon = min(WHOLE, 2 * left)  # things that need time lose their worth in the second half
    worth += min(s.area[seat], 3) * 160 * soon // WHOLE
    worth += hand_worth(s, seat) * soon // WHOLE
    worth += s.pawn[seat] * 12 if left > 0 else 0
    cards: i64 = 0
    for objective in range(s.tables.objectives):
        if s.place[objective] == seat:
            cards += 1
    worth += min(cards, 4) * 260 * left // WHOLE
    return worth + reach_worth(s, seat, left)


def hand_worth(s: City, seat: i64) -> i64:
    """Return what the licences in hand promise: their number, and pairs that share a symbol whose pile is not empty."""
    t = s.tables
    worth = LICENCE_WORTH[s.held[seat]]
    for one in range(seat * HAND, seat * HAND + s.held[seat]):
        for other in range(seat * HAND, one):
            common = t.kind_symbols[s.licences[one]] & t.kind_symbols[s.licences[other]]
            for service in range(SERVICES):
                if common & BIT[service] != 0 and s.pile[service] > 0:
                    worth += PAIR
    return worth


def reach_worth(s: City, seat: i64, left: i64) -> i64:
    """Return what it is worth that a building can be put up soon, more so where own objectives want it."""
    if s.area[seat] == 0 or s.held[seat] == 0 or left == 0:
        return 0
    t = s.tables
    lots = reachable(s, seat, 0)
    if lots == 0:
        return 0
    liked: i64 = 0
    everybody: i64 = 0
    for party in range(s.count):
        everybody |= s.built[party]
    own = s.built[seat]
    for objective in range(t.objectives):
        if s.place[objective] == seat:
            kind = t.kind[objective]
            if kind == ON_COLOUR:
                liked |= lots & t.colour_lots[BIT[t.about[objective]]]
            elif kind == CLOSED_CORNER:
                liked |= lots & t.corners
            elif OWN_PAIRS <= kind <= FREE_STANDING:
                for lot in range(t.lots):
                    if lots & BIT[lot] != 0:
                        around = t.adjacent[lot]
                        if (
                            (kind == OWN_PAIRS and around & own != 0)
                            or (kind == NEXT_TO_RIVAL and around & everybody & ~own != 0)
                            or (kind == FREE_STANDING and around & everybody == 0)
                        ):
                            liked |= BIT[lot]
    worth = READY if liked == 0 else READY + WANTED + 5 * min(bits(liked), 4)
    return worth * min(WHOLE, 3 * left) // WHOLE
