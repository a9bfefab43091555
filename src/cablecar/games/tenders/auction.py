"""Tenders by cheques (R29 to R36), of action cards too."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, put
from cablecar.kernel.phase import RULES, Phase

from .cheques import lay_open, pay_up, take_up
from .constants import AUCTION, EMPTY, RAISE
from .state import Town
from .tables import NO_TARGET, VALUES

PASS: Final[i64] = 0
LAY: Final[i64] = 1
DONE: Final[i64] = 11


def start_auction(s: Town) -> None:
    """R29: the start player is first."""
    s.revealed = vec[i64]([EMPTY for _ in range(s.seats)])
    s.passed = 0
    s.leader = EMPTY
    s.highest = 0
    s.turn = s.start
    s.push(AUCTION, RULES)


def withdraw(s: Town, seat: i64) -> None:
    """R32: who passes takes his cheques back."""
    s.passed |= BIT[seat]
    take_up(s, seat, seat)


@final
class Auction(Phase[Town]):
    """R29, R33 to R36: the next bidder, or the winner. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        while s.passed != BIT[s.seats] - 1:
            if s.turn == s.leader:  # everybody else has passed
                pay_up(s, s.turn)
                s.queue = put(s.queue, 0, s.turn * 16 + (s.tables.tender_target[s.tender] if s.card < 0 else NO_TARGET))
                break
            if s.passed & BIT[s.turn] == 0:
                if s.held[s.turn] > 0:
                    s.push(RAISE, s.turn)
                    return
                withdraw(s, s.turn)
            s.turn = (s.turn + 1) % s.seats
        s.passed = 0
        s.leader = EMPTY
        s.highest = 0
        s.turn = 0
        s.pop()


@final
class Raise(Phase[Town]):
    """R30 to R32: pass, or lay cheques one by one and say done."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item == PASS:
            return "R30-begun" if s.raising > 0 else ""
        if item == DONE:
            if s.raising == 0:
                return "R30-nothing-laid"
            return "" if s.total[seat] > s.highest else "R30-higher"
        if s.hand[seat * VALUES + item - LAY] == 0:
            return "R31-not-in-hand"
        return "R30-too-little" if s.raising == 0 and s.cash[seat] + s.total[seat] <= s.highest else ""

    def legal(self, s: Town, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        if s.raising == 0:
            out[0] = self.actions[PASS]
            k = 1
            if s.cash[seat] + s.total[seat] <= s.highest:
                return 1
        for v in range(VALUES):
            if s.hand[seat * VALUES + v] > 0:
                out[k] = self.actions[LAY + v]
                k += 1
        if s.raising > 0 and s.total[seat] > s.highest:
            out[k] = self.actions[DONE]
            k += 1
        return k

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == PASS:
            withdraw(s, seat)
        elif item == DONE:
            s.highest = s.total[seat]
            s.leader = seat
            s.raising = 0
        else:
            lay_open(s, seat, seat, item - LAY)
            s.raising += 1
            return
        s.turn = (s.turn + 1) % s.seats
        s.pop()
