"""What a position is worth to a seat."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.phase import NOBODY

from .constants import BID, OPTION, RAISE, SEAL, YEARS
from .state import Town
from .tables import KINDS, PAIR, PARK, TARGETS, VALUES

CHANCES: Final = vec[i64]([100, 38, 11, 3, 1])  # per cent that a district is built by who still needs so many sticks there
DEADLOCK: Final[i64] = 2  # an action card may still free it
INFLUENCE_WORTH: Final[i64] = 40  # hundredths of a point, in mid-game
CASH_WORTH: Final[i64] = 2  # of one thousand dollars
ACTION_WORTH: Final[i64] = 160  # of the use of an action card


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


def street_worth(s: Town, seat: i64, street: i64) -> i64:
    """Return what a stick on a free street would change, in hundredths of a point."""
    before = around(s, seat, street)
    s.lay(street, seat)
    after = around(s, seat, street)
    s.lift(street)
    return after - before


def around(s: Town, seat: i64, street: i64) -> i64:
    """Return what the districts of a street promise a seat, less half of what they promise the others."""
    worth: i64 = 0
    for side in range(2):
        cell = s.tables.side_a[street] if side == 0 else s.tables.side_b[street]
        if cell >= 0 and s.kind[cell] != PARK and s.builder[cell] < 0:
            worth += promise(s, cell, seat)
    return worth


def promise(s: Town, cell: i64, seat: i64) -> i64:
    """Return the same for one unbuilt district."""
    kind = s.kind[cell]
    points = s.tables.prestige[kind]
    if s.bonus & BIT[kind] != 0:
        points += s.tables.bonus_points
    worth: i64 = 0
    for other in range(s.seats):
        share = points * chance(s, cell, other)
        worth += share if other == seat else -share // 2
    return worth


def right_worth(s: Town, seat: i64, target: i64) -> i64:
    """Return the worth of the best street of a target; of an action card, a guess."""
    if target >= TARGETS:
        return ACTION_WORTH
    best: i64 = 0
    for street in range(s.tables.streets):
        if s.stick[street] < 0 and s.reach[street] & BIT[target] != 0:
            best = max(best, street_worth(s, seat, street))
    return best


def apart(one: i64, two: i64) -> i64:
    return one - two if one > two else two - one


def plan(s: Town, seat: i64) -> i64:
    """Return what a choice under way is worth: bids near a fair price, a good option card, cheap payments."""
    target: i64 = TARGETS
    if s.card < 0 and s.tender >= 0:
        target = s.tables.tender_target[s.tender]
    left = max(1, s.limits[YEARS] - s.year)
    if s.phase == BID and s.bids[seat] >= 0:
        fair = right_worth(s, seat, target) * s.influence[seat] // (left * 250)
        if s.prizes >= s.seats:
            fair //= 2
        return -20 * apart(s.bids[seat], min(s.tables.highest, fair + (s.round * 7 + seat * 5) % 3))
    if s.phase == OPTION and s.choice[seat] >= 0:
        return right_worth(s, seat, PAIR + s.choice[seat]) + (s.round * 11 + seat * 13) % 40
    if s.phase == SEAL and s.group[seat] >= 0:
        laid: i64 = 0
        for v in range(VALUES):
            laid += s.laid[seat * VALUES + v] * (v + 1) * 10
        if s.members(s.group[seat]) == 1:
            return -laid * CASH_WORTH
        price = right_worth(s, seat, PAIR + s.group[seat]) * s.cash[seat] // (left * 600) + 10 * ((s.round + seat) % 3)
        return -CASH_WORTH * apart(laid, price)
    if s.leader == seat or (s.phase == RAISE and s.turn == seat and s.raising > 0):
        price = right_worth(s, seat, target) * (s.cash[seat] + s.total[seat]) // (left * 400)
        over = s.total[seat] - price
        return 30 - (CASH_WORTH * 8 * over if over > 0 else 0) - (s.total[seat] - s.highest) // 5
    return 0


def evaluate(s: Town, seat: i64) -> i64:
    """Return the worth in hundredths of a point: prestige, what the board promises, less half of what it promises the others, and means."""
    worth = s.prestige[seat] * 100
    if s.actor == NOBODY:
        return worth
    for cell in range(s.tables.cells):
        if 0 <= s.kind[cell] != PARK and s.builder[cell] < 0:
            worth += promise(s, cell, seat)
    for other in range(s.seats):
        if other != seat:
            worth -= s.prestige[other] * 25
    left = s.limits[YEARS] - s.year
    means = s.influence[seat] * INFLUENCE_WORTH + (s.cash[seat] + s.total[seat]) * CASH_WORTH if s.cash[seat] >= 0 else s.influence[seat] * INFLUENCE_WORTH
    worth += plan(s, seat)
    return worth + means * min(left, 6) // 6 - (60 if s.supply[seat] == 0 else 0)
