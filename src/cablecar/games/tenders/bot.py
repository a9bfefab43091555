"""What a position is worth to a seat."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.phase import NOBODY

from .state import YEARS, Town
from .tables import KINDS, PARK

CHANCES: Final = vec[i64]([100, 38, 11, 3, 1])  # per cent that a district is built by who still needs so many sticks there
DEADLOCK: Final[i64] = 2  # an action card may still free it
INFLUENCE_WORTH: Final[i64] = 40  # hundredths of a point, in mid-game
CASH_WORTH: Final[i64] = 2  # of one thousand dollars


def chance(s: Town, cell: i64, seat: i64) -> i64:
    """Return in per cent how likely a seat is to build an unbuilt district."""
    own = s.near[cell * s.seats + seat]
    free = s.free[cell]
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.near[cell * s.seats + other])
    if s.kind[cell] >= KINDS:
        if best > 0:
            return 1 if own + free > 1 else 0
        return 0 if own == 0 else CHANCES[min(4, free)]
    need = max(0, (best + free - own) // 2 + 1)
    if need > free:
        return DEADLOCK if own > 0 else 0
    if own == 0:
        return CHANCES[min(4, need + 1)] + s.white[cell]
    return CHANCES[min(4, need)] + (6 * s.white[cell] if need == 1 else 0) + (6 if own > best else 0)


def evaluate(s: Town, seat: i64) -> i64:
    """Return the worth in hundredths of a point: prestige, what the board promises, less half of what it promises the others, and means."""
    worth = s.prestige[seat] * 100
    if s.actor == NOBODY:
        return worth
    for cell in range(s.tables.cells):
        kind = s.kind[cell]
        if 0 <= kind != PARK and s.builder[cell] < 0:
            points = s.tables.prestige[kind]
            if s.bonus & BIT[kind] != 0:
                points += s.tables.bonus_points
            for other in range(s.seats):
                promise = points * chance(s, cell, other)
                worth += promise if other == seat else -promise // 2
    for other in range(s.seats):
        if other != seat:
            worth -= s.prestige[other] * 25
    left = s.limits[YEARS] - s.year
    means = s.influence[seat] * INFLUENCE_WORTH + (s.cash[seat] + s.total[seat]) * CASH_WORTH if s.cash[seat] >= 0 else s.influence[seat] * INFLUENCE_WORTH
    return worth + means * min(left, 6) // 6 - (60 if s.supply[seat] == 0 else 0)
