"""Majorities and building (R50 to R58, R68), and how the game ends."""

from __future__ import annotations

from mypy_extensions import i64

from cablecar.kernel.bits import BIT, put

from .constants import EMPTY, NO_BUILD, NO_STICK
from .state import Town
from .tables import BANK, CITY_HALL, KINDS, PARK


def has_majority(s: Town, cell: i64, seat: i64) -> bool:
    """R50 to R52: tell whether nobody can equal a player at a district any more."""
    kind = s.kind[cell]
    own = s.near[cell * s.seats + seat]
    if own == 0 or kind == PARK:
        return False
    free = s.free[cell]
    if kind >= KINDS:
        return free == 0 and own == 4 - s.white[cell]
    for other in range(s.seats):
        if other != seat and s.near[cell * s.seats + other] + free >= own:
            return False
    return True


def holder(s: Town, cell: i64) -> i64:
    """Return who has the majority at an unbuilt district, or -1."""
    for seat in range(s.seats):
        if has_majority(s, cell, seat):
            return seat
    return EMPTY


def check_builds(s: Town, acting: i64, street: i64, other: i64) -> None:
    """R54, R55, R57: build what the sticks just laid on one street or two complete, the acting player's districts
    first, in reading order.
    """
    t = s.tables
    a = t.side_a[street]  # above or left: earlier in reading order
    b = t.side_b[street]
    if other < 0:
        one = holder(s, a) if a >= 0 and s.builder[a] < 0 else EMPTY
        two = holder(s, b) if b >= 0 and s.builder[b] < 0 else EMPTY
        if one >= 0 and two >= 0 and (two - acting + s.seats) % s.seats < (one - acting + s.seats) % s.seats:
            build(s, b, two)
            two = EMPTY
        if one >= 0:
            build(s, a, one)
        if two >= 0:
            build(s, b, two)
        return
    for k in range(s.seats):
        seat = (acting + k) % s.seats
        for cell in range(t.cells):
            if s.builder[cell] < 0 and borders(s, cell, street, other) and has_majority(s, cell, seat):
                build(s, cell, seat)


def borders(s: Town, cell: i64, street: i64, other: i64) -> bool:
    """Tell whether a cell has one of two streets."""
    for i in range(cell * 4, cell * 4 + 4):
        if s.tables.around[i] in (street, other):
            return True
    return False


def build(s: Town, cell: i64, seat: i64) -> None:
    """R56, R68: the tile is turned and scores, the first of its kind after a bonus card three more."""
    kind = s.kind[cell]
    s.builder = put(s.builder, cell, seat)
    points = s.tables.prestige[kind]
    if s.bonus & BIT[kind] != 0:
        s.bonus &= ~BIT[kind]
        points += s.tables.bonus_points
        s.extra = put(s.extra, seat, s.extra[seat] + s.tables.bonus_points)
    s.prestige = put(s.prestige, seat, s.prestige[seat] + points)
    s.built += 1
    s.dry_builds = 0


def place(s: Town, seat: i64, street: i64) -> None:
    """R47: lay a stick from the supply, and build."""
    s.supply = put(s.supply, seat, s.supply[seat] - 1)
    s.lay(street, seat)
    s.dry_sticks = 0
    check_builds(s, seat, street, EMPTY)


def is_stalled(s: Town) -> bool:
    """R95: tell whether a game that no action card ends is over all the same."""
    if s.dry_sticks >= s.limits[NO_STICK] or s.dry_builds >= s.limits[NO_BUILD]:
        return True
    means: i64 = 0
    for seat in range(s.seats):
        means += s.influence[seat] + s.held[seat]
    return means == 0 or is_dead(s)


def is_dead(s: Town) -> bool:
    """R95 (b): no district can be completed through tenders any more."""
    for seat in range(s.seats):
        if s.supply[seat] == 0:
            return False
    t = s.tables
    for cell in range(t.cells):
        kind = s.kind[cell]
        if kind != PARK and s.builder[cell] < 0:
            if kind < KINDS:
                if s.free[cell] > 0:
                    return False
            elif not is_blocked(s, cell, BANK if kind == CITY_HALL else CITY_HALL):
                return False
    return True


def is_blocked(s: Town, cell: i64, twin: i64) -> bool:
    """R95 (b), R46: sticks of two players lie at the city hall or bank, or it still needs the street between the
    two.
    """
    owners: i64 = 0
    for seat in range(s.seats):
        if s.near[cell * s.seats + seat] > 0:
            owners += 1
    if owners > 1:
        return True
    for i in range(cell * 4, cell * 4 + 4):
        across = s.tables.beside[i]
        if across >= 0 and s.kind[across] == twin and s.stick[s.tables.around[i]] < 0:
            return True
    return False


def finish(s: Town) -> None:
    """R90, R95, R19: the game is over."""
    s.end()
