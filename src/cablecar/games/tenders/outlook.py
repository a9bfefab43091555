"""What a board promises: of the last one looked at it is remembered, and brought up to date where the next one differs.

Bots look at many positions in a row that differ in bids, cheques or one stick. What is remembered follows from the
board alone.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import BIT

from .state import Town
from .tables import KINDS, PARK, Tables

CHANCES: Final = vec[i64](
    [100, 38, 11, 3, 1]
)  # per cent that a district is built by who still needs so many sticks there
DEADLOCK: Final[i64] = 2  # an action card may still free it
UNKNOWN: Final[i64] = -1_000_000


def chance(s: Town, cell: i64, own: i64, best: i64, free: i64) -> i64:
    """Return in per cent how likely an unbuilt district is built by who has so many sticks there, others at best so
    many, and so many streets are free.
    """
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


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """A board, and by cell and seat what an unbuilt district promises, less half of what it promises the others, in
    hundredths of a point.
    """

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.seats: i64 = 0
        self.bonus: i64 = 0
        self.kind = vec[i64]()
        self.stick = vec[i64]()
        self.builder = vec[i64]()
        self.sums = vec[i64]()  # by seat: of all districts
        self.worths = vec[i64]()
        self.gains = vec[i64]()  # what one more own stick would change, or UNKNOWN

    def follow(self, s: Town) -> None:
        """Become the board of a state."""
        t = s.tables
        if not self.is_same_town(s):
            self.tables = t
            self.seats = s.seats
            self.bonus = s.bonus
            self.kind = s.kind[:]
            self.stick = s.stick[:]
            self.builder = s.builder[:]
            self.sums = vec[i64]([0 for _ in range(s.seats)])
            self.worths = vec[i64]([0 for _ in range(t.cells * s.seats)])
            self.gains = vec[i64]([UNKNOWN for _ in range(t.cells * s.seats)])
            for cell in range(t.cells):
                self.renew(s, cell)
            return
        for street in range(t.streets):
            if s.stick[street] != self.stick[street]:
                self.stick[street] = s.stick[street]
                self.renew(s, t.side_a[street])
                self.renew(s, t.side_b[street])
        for cell in range(t.cells):
            if s.builder[cell] != self.builder[cell]:
                self.builder[cell] = s.builder[cell]
                self.renew(s, cell)

    def is_same_town(self, s: Town) -> bool:
        """Tell whether only sticks and builders can differ."""
        if self.tables is not s.tables or self.seats != s.seats or self.bonus != s.bonus:
            return False
        for cell in range(s.tables.cells):
            if s.kind[cell] != self.kind[cell]:
                return False
        return True

    def renew(self, s: Town, cell: i64) -> None:
        """Judge a district anew."""
        if cell < 0:
            return
        is_open = 0 <= s.kind[cell] != PARK and s.builder[cell] < 0
        row = cell * s.seats
        for seat in range(s.seats):
            worth = promise(s, cell, seat, 0) if is_open else 0
            self.sums[seat] += worth - self.worths[row + seat]
            self.worths[row + seat] = worth
            self.gains[row + seat] = UNKNOWN if is_open and s.free[cell] > 0 else 0

    def gain(self, s: Town, cell: i64, seat: i64) -> i64:
        """Return what one more stick at a district would change for a seat; beyond the edge nothing."""
        if cell < 0:
            return 0
        at = cell * s.seats + seat
        if self.gains[at] == UNKNOWN:
            self.gains[at] = promise(s, cell, seat, 1) - self.worths[at]
        return self.gains[at]


def promise(s: Town, cell: i64, seat: i64, more: i64) -> i64:
    """Return what an unbuilt district promises a seat that lays so many sticks there, less half of what it promises the
    others.
    """
    free = s.free[cell] - more
    row = cell * s.seats
    most: i64 = 0  # the most sticks of one seat, and of another
    second: i64 = 0
    for other in range(s.seats):
        own = s.near[row + other] + (more if other == seat else 0)
        if own > most:
            second = most
            most = own
        elif own > second:
            second = own
    worth: i64 = 0
    for other in range(s.seats):
        own = s.near[row + other] + (more if other == seat else 0)
        likely = chance(s, cell, own, second if own == most else most, free)
        worth += 2 * likely if other == seat else -likely
    kind = s.kind[cell]
    points = s.tables.prestige[kind]
    if s.bonus & BIT[kind] != 0:
        points += s.tables.bonus_points
    return points * worth // 2


LAST: Final = Outlook()
