"""Points (R46 to R59): from tables and bit sets, at any time; a card that is not known has no holder and brings
nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits

from .tables import (
    CLOSED_CORNER,
    COLOUR_SET,
    COMMITTEE_NO_BUILDER,
    DEV_GREEN,
    DEV_ORANGE,
    EACH_BUILDING,
    FREE_STANDING,
    HYDRANT,
    LIGHT,
    MAJORITY_COLOUR,
    MAJORITY_MONEY,
    MAJORITY_RUBBLE,
    NEXT_TO_RIVAL,
    ON_COLOUR,
    OWN_PAIRS,
    PATTERNS,
    PLAYERS,
    RATE_HARD,
    RUBBLE_EACH,
    SERVICES,
    TRAM,
    URBANISM_SET,
    URBANISM_TYPE,
    ZERO_NOTHING,
)  # fmt: skip

if TYPE_CHECKING:
    from .state import City

PUBLICS: Final[i64] = 0  # the columns of the score sheet: three public objectives
PRIVATE: Final[i64] = 3
BUILDER: Final[i64] = 4
DEVELOPMENT: Final[i64] = 5
URBANISM: Final[i64] = 6
MONEY: Final[i64] = 7
COLUMNS: Final[i64] = 8


def sheet(s: City, out: vec[i64], with_hidden: bool) -> None:
    """R46, R78, R79: the score sheet, with the objectives that only their holder knows or without them (R29)."""
    t = s.tables
    for party in range(s.count):
        row = party * COLUMNS
        for i in range(len(s.publics)):
            if s.publics[i] >= 0:
                out[row + i] = objective_points(s, party, s.publics[i])
        private: i64 = 0
        for objective in range(t.objectives):
            if s.place[objective] == party and (with_hidden or s.taken & BIT[objective] != 0):
                private += objective_points(s, party, objective) if party < s.seats else t.solo_objective
        out[row + PRIVATE] = private
        counts = party < s.seats or s.options & COMMITTEE_NO_BUILDER == 0
        out[row + BUILDER] = t.best_builder if s.best_builder == party and counts else 0
        out[row + DEVELOPMENT] = t.cells[s.level[party] * t.columns + s.column[party]]
        out[row + URBANISM] = urbanism_points(s, party)
        per_point = t.money_per_point if party < s.seats else t.rate[1 if s.options & RATE_HARD else 0]
        out[row + MONEY] = s.money[party] // per_point


def urbanism_points(s: City, party: i64) -> i64:
    """R59"""
    t = s.tables
    row = party * SERVICES
    return (
        t.light[s.services[row + LIGHT]]
        + t.tram[s.services[row + TRAM]]
        + t.hydrant[s.services[row + HYDRANT]]
        + s.parks[party]
    )


def objective_points(s: City, party: i64, objective: i64) -> i64:
    """R47 to R57: what an objective brings a party."""
    t = s.tables
    kind = t.kind[objective]
    about = t.about[objective]
    if MAJORITY_COLOUR <= kind <= MAJORITY_MONEY:
        return majority_points(s, party, kind, about)
    if kind == DEV_ORANGE:
        return t.orange[s.column[party]]
    if kind == DEV_GREEN:
        return t.green[s.level[party]]
    return t.points[(s.edition * PLAYERS + s.count) * t.objectives + objective] * times(s, party, kind, about)


def times(s: City, party: i64, kind: i64, about: i64) -> i64:
    """Return how often a private objective counts."""
    t = s.tables
    own = s.built[party]
    if kind == EACH_BUILDING:
        return bits(own)
    if kind == OWN_PAIRS:
        return own_pairs(s, own)
    if NEXT_TO_RIVAL <= kind <= FREE_STANDING:
        return standing(s, own, kind)
    if kind == ON_COLOUR:
        return bits(own & t.colour_lots[BIT[about]])
    if kind == RUBBLE_EACH:
        return s.tokens[party]
    if kind == URBANISM_TYPE:
        return s.services[party * SERVICES + about]
    least: i64 = 99
    if kind == COLOUR_SET:
        for colour in range(t.colours):
            least = min(least, bits(own & t.colour_lots[BIT[colour]]))
    elif kind == URBANISM_SET:
        for service in range(SERVICES):
            least = min(least, s.services[party * SERVICES + service])
    return least


def own_pairs(s: City, own: i64) -> i64:
    """R48: a table per parcel holds the greatest matchings."""
    t = s.tables
    found: i64 = 0
    for parcel in range(t.parcels):
        found += t.pairs[parcel * PATTERNS + (own >> t.parcel_first[parcel] & t.parcel_mask[parcel])]
    return found


def standing(s: City, own: i64, kind: i64) -> i64:
    """R49 to R51: count own buildings by what stands around them."""
    t = s.tables
    everybody: i64 = 0
    for party in range(s.count):
        everybody |= s.built[party]
    found: i64 = 0
    for lot in range(t.lots):
        if own & BIT[lot] != 0:
            around = t.adjacent[lot]
            if kind == NEXT_TO_RIVAL:
                found += 1 if around & everybody & ~own != 0 else 0
            elif kind == CLOSED_CORNER:
                found += 1 if t.corners & BIT[lot] != 0 and around & ~everybody == 0 else 0
            else:
                found += 1 if around & everybody == 0 else 0
    return found


def metric(s: City, party: i64, kind: i64, about: i64) -> i64:
    """R56: what a majority counts."""
    if kind == MAJORITY_COLOUR:
        return bits(s.built[party] & s.tables.colour_lots[BIT[about]])
    return s.tokens[party] if kind == MAJORITY_RUBBLE else s.money[party]


def majority_points(s: City, party: i64, kind: i64, about: i64) -> i64:
    """R56, R57: equal parties share the values of the ranks they take, rounded down."""
    t = s.tables
    own = metric(s, party, kind, about)
    if own == 0 and s.options & ZERO_NOTHING != 0:
        return 0
    rank: i64 = 0
    equals: i64 = 0
    for other in range(s.count):
        count = metric(s, other, kind, about)
        if count > own:
            rank += 1
        elif count == own:
            equals += 1
    total: i64 = 0
    for i in range(rank, rank + equals):
        total += t.majority[s.count * 4 + i]
    return total // equals
