"""Subsidies (R77 to R87): influence, or cheques drawn from the pile at the risk of losing them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, put
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, Phase

from .cheques import bury, take_up, unearth
from .constants import CAP, CHEQUE, STEP, TAKE
from .state import Town
from .tables import CASH_IN, VALUES

TAKE_INFLUENCE: Final[i64] = 0
STOP: Final[i64] = 0


def gain_influence(s: Town, seat: i64, points: i64) -> None:
    """R77; an agreed cap stops gains."""
    cap = s.limits[CAP]
    if cap > 0:
        points = max(0, min(points, cap - s.influence[seat]))
    s.influence = put(s.influence, seat, s.influence[seat] + points)


@final
class Cash(Phase[Town]):
    """R78: sticks go back into the supply one by one; then the player is paid for them."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        return "" if item == self.idle or s.stick[item] == seat else "R78-not-own"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item != self.idle:
            s.lift(item)
            s.supply = put(s.supply, seat, s.supply[seat] + 1)
            s.caps = put(s.caps, seat, s.caps[seat] + 1)
            if s.supply[seat] == s.tables.sticks:  # none is left to take: he could only stop
                s.go(TAKE, seat)
        elif s.caps[seat] > 0:
            s.go(TAKE, seat)
        else:
            s.pop()


@final
class Take(Phase[Town]):
    """R77 to R79: influence at once, or cheques later."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        t = s.tables
        is_cash_in = t.action_effect[s.card] == CASH_IN
        if item == TAKE_INFLUENCE:
            gain_influence(s, seat, t.cash_in_influence * s.caps[seat] if is_cash_in else t.subsidy_influence)
            s.caps = put(s.caps, seat, 0)
        else:
            s.caps = put(s.caps, seat, t.cash_in_cap * s.caps[seat] if is_cash_in else t.subsidy_cap)
            s.drawing |= BIT[seat]
        s.pop()


@final
class Laps(Phase[Town]):
    """R82, R86: the next drawer; at the end bust cheques go back onto the pile (R85). A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if s.drawing != 0 and s.pile_size > 0:
            while s.drawing & BIT[s.lap] == 0:
                s.lap = (s.lap + 1) % s.seats
            s.push(STEP, s.lap)
            return
        for other in range(s.seats):
            take_up(s, other, other)
        for v in range(VALUES):
            if s.aside[v] > 0:
                bury(s, v, s.aside[v])
        s.aside = vec[i64]([0 for _ in range(VALUES)])
        s.drawing = 0
        s.lap = 0
        s.pop()


@final
class Step(Phase[Town]):
    """R82, R84: draw a cheque, or stop and keep what lies there."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == STOP:
            s.drawing &= ~BIT[seat]
            take_up(s, seat, seat)
            s.pop()
        else:
            s.go(CHEQUE, CHANCE)
        s.lap = (seat + 1) % s.seats if item == STOP else seat


@final
class Cheque(Draw[Town]):
    """R82, R83: a cheque of the pile, open; above the cap all of them are lost. The weights are secret."""

    def bag(self, s: Town) -> vec[i64]:
        return s.pile

    def size(self, s: Town) -> i64:
        return s.pile_size

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        drawer = s.lap
        unearth(s, item)
        s.table[drawer * VALUES + item] += 1
        s.total[drawer] += (item + 1) * 10
        if s.total[drawer] > s.caps[drawer]:
            s.drawing &= ~BIT[drawer]
            s.aside = s.aside[:]
            for v in range(VALUES):
                s.aside[v] += s.table[drawer * VALUES + v]
                s.table[drawer * VALUES + v] = 0
            s.total[drawer] = 0
        s.lap = (drawer + 1) % s.seats
        s.pop()
