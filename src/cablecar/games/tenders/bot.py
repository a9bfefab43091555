"""What a position is worth to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.phase import NOBODY

from .constants import BID, OPTION, RAISE, SEAL, YEARS
from .outlook import LAST
from .state import Town
from .tables import PAIR, TARGETS, VALUES

INFLUENCE_WORTH: Final[i64] = 40  # hundredths of a point, in mid-game
CASH_WORTH: Final[i64] = 2  # of one thousand dollars
ACTION_WORTH: Final[i64] = 160  # of the use of an action card


def right_worth(s: Town, seat: i64, target: i64) -> i64:
    """Return what a stick on the best street of a target would change; of an action card, a guess. LAST has the board
    of the state.
    """
    if target >= TARGETS:
        return ACTION_WORTH
    t = s.tables
    best: i64 = 0
    for street in range(t.streets):
        if s.stick[street] < 0 and s.reach[street] & BIT[target] != 0:
            best = max(best, LAST.gain(s, t.side_a[street], seat) + LAST.gain(s, t.side_b[street], seat))
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
    """Return the worth in hundredths of a point: prestige, what the board promises, less half of what it promises the
    others, and means.
    """
    worth = s.prestige[seat] * 100
    if s.actor == NOBODY:
        return worth
    LAST.follow(s)
    worth += LAST.sums[seat]
    for other in range(s.seats):
        if other != seat:
            worth -= s.prestige[other] * 25
    left = s.limits[YEARS] - s.year
    means = (
        s.influence[seat] * INFLUENCE_WORTH + (s.cash[seat] + s.total[seat]) * CASH_WORTH
        if s.cash[seat] >= 0
        else s.influence[seat] * INFLUENCE_WORTH
    )
    worth += plan(s, seat)
    return worth + means * min(left, 6) // 6 - (60 if s.supply[seat] == 0 else 0)
