"""Trading among tied option players (V1: R97 to R112)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, nth, put
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, EVERYBODY, RULES, Phase, own

from .cheques import gain, lay_open, slip, spend, take_up
from .constants import (
    AMOUNT,
    ANSWER,
    BLIND,
    DEAL,
    DRAWS,
    EMPTY,
    FLOOR,
    MOST_TERMS,
    OPEN_MONEY,
    STREETS,
    TERM,
    TERMS,
    TRADE_PAY,
)
from .memory import can_pay
from .state import Town
from .tables import PAIR, PAIRS, VALUES
from .words import DEMANDS, MOST_SEATS

ACCEPT: Final[i64] = 0


def clear_offer(s: Town) -> None:
    """Blank the offer on the table."""
    s.proposer = EMPTY
    s.investor = EMPTY
    s.receiver = EMPTY
    s.capacity = 0
    s.answered = 0
    s.demand = vec[i64]([0 for _ in range(s.seats)])
    s.blind = vec[i64]([0 for _ in range(s.seats)])
    s.terms = vec[i64]([0 for _ in range(MOST_TERMS)])


def drop_offer(s: Town) -> None:
    """R108, R109: the offer is gone, cheques laid for it return."""
    for other in range(s.seats):
        take_up(s, other, s.proposer)
    clear_offer(s)
    s.pop()


def room(s: Town) -> i64:
    """R107: return how many more cheques the offer may name."""
    used: i64 = 0
    for other in range(s.seats):
        used += s.blind[other]
        if s.demand[other] > 0:
            used += 1
        for v in range(VALUES):
            used += s.table[other * VALUES + v]
    return s.capacity - used


def next_answer(s: Town) -> i64:
    """R109: clockwise from the proposer, another investor last."""
    for k in range(1, s.seats):
        other = (s.proposer + k) % s.seats
        if s.group[other] == s.pair and other != s.investor and s.answered & BIT[other] == 0:
            return other
    return s.investor if s.investor != s.proposer and s.answered & BIT[s.investor] == 0 else EMPTY


def row(s: Town, seat: i64) -> vec[i64]:
    return s.hand[seat * VALUES : seat * VALUES + VALUES]


def draws_due(s: Town) -> i64:
    count: i64 = 0
    for other in range(s.seats):
        count += s.blind[other]
    return count


@final
class Groups(Phase[Town]):
    """R101, R105: the next group, the next member on the floor. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        while s.pair < PAIRS:
            if s.rights[s.pair] < 0 and s.members(s.pair) > 1:
                for k in range(s.seats):
                    other = (s.start + k) % s.seats
                    if s.group[other] == s.pair and s.floors & BIT[other] == 0:
                        s.floors |= BIT[other]
                        s.push(FLOOR, other)
                        return
            s.pair += 1
            s.floors = 0
        s.pair = 0
        s.pop()


@final
class Floor(Phase[Town]):
    """R106: name an investor, or pass."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        return "" if item == MOST_SEATS or (item < s.seats and s.group[item] == s.pair) else "R106-not-a-member"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == MOST_SEATS:
            s.pop()
            return
        clear_offer(s)
        s.proposer = seat
        s.investor = item
        s.capacity = s.held[item]
        s.go(TERMS, seat)


@final
class Terms(Phase[Town]):
    """R107, R108: to whom something goes, which streets are forbidden or required; then propose, or withdraw."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        streets = s.tables.streets
        if item < MOST_SEATS:
            if item >= s.seats or s.group[item] != s.pair or item == s.investor:
                return "R107-receiver"
            if room(s) <= 0:
                return "R107-capacity"
            return "R107-once" if s.proposer != s.investor and s.demand[item] > 0 and s.blind[item] > 0 else ""
        if item < MOST_SEATS + 2 * streets:
            return self.bars_street(s, (item - MOST_SEATS) % streets, item < MOST_SEATS + streets)
        if item == MOST_SEATS + 2 * streets:
            return "" if room(s) < s.capacity else "R98-price"
        return ""

    def bars_street(self, s: Town, street: i64, is_forbidden: bool) -> str:
        if s.stick[street] >= 0 or s.reach[street] & BIT[PAIR + s.pair] == 0:
            return "R107-street"
        count: i64 = 0
        required: i64 = 0
        for i in range(MOST_TERMS):
            if s.terms[i] > 0:
                count += 1
                if (s.terms[i] - 1) // 2 == street:
                    return "R107-twice"
                if s.terms[i] % 2 == 0:
                    required += 1
        if count >= s.limits[STREETS]:
            return "R107-streets"
        return "R108-no-street" if is_forbidden and required == 0 and s.open[PAIR + s.pair] - count < 2 else ""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        streets = s.tables.streets
        if item < MOST_SEATS:
            s.receiver = item
            s.go(TERM, seat)
        elif item < MOST_SEATS + 2 * streets:
            named = (item - MOST_SEATS) % streets * 2 + (1 if item < MOST_SEATS + streets else 2)
            s.terms = put(s.terms, nth(s.terms, 0, 0), named)
        elif item == MOST_SEATS + 2 * streets:
            s.go(ANSWER, next_answer(s))
        else:
            drop_offer(s)


@final
class Term(Phase[Town]):
    """R107: what the receiver gets: a cheque, an exact sum, or blind draws."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item < VALUES:
            if s.proposer != s.investor:
                return "R107-only-own"
            return "" if s.hand[seat * VALUES + item] > 0 else "R107-not-in-hand"
        draws = item - VALUES - DEMANDS + 1
        if draws <= 0:
            if s.proposer == s.investor:
                return "R107-give"
            if s.demand[s.receiver] > 0:
                return "R107-once"
            return "" if (item - VALUES + 1) * 10 <= s.limits[AMOUNT] else "R107-amount"
        if s.blind[s.receiver] > 0:
            return "R107-once"
        if draws > s.limits[DRAWS]:
            return "R107-blind"
        return "" if draws <= room(s) else "R107-capacity"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        draws = item - VALUES - DEMANDS + 1
        if item < VALUES:
            lay_open(s, seat, s.receiver, item)
        elif draws <= 0:
            s.demand = s.demand[:]
            s.demand[s.receiver] = (item - VALUES + 1) * 10
        else:
            s.blind = s.blind[:]
            s.blind[s.receiver] = draws
        s.receiver = EMPTY
        s.go(TERMS, seat)


@final
class Answer(Phase[Town]):
    """R109: accept or refuse; only the investor's hand may keep him from accepting, and nobody learns it."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item == ACCEPT and seat == s.investor and not can_pay(row(s, seat), s.demand[:], 0, s.seats, draws_due(s)):
            return "R109-cannot-pay"
        return ""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item != ACCEPT:
            drop_offer(s)
            return
        s.answered |= BIT[seat]
        other = next_answer(s)
        if other >= 0:
            s.go(ANSWER, other)
        else:
            s.go(DEAL, RULES)


@final
class Deal(Phase[Town]):
    """R99, R110: given cheques, demands and blind draws, in this order; then the investor has the right. A step of the
    rules.
    """

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        for k in range(s.seats):
            take_up(s, (s.start + k) % s.seats, (s.start + k) % s.seats)
        for k in range(s.seats):
            other = (s.start + k) % s.seats
            if s.demand[other] > 0:
                s.receiver = other
                s.push(TRADE_PAY, s.investor)
                return
        for k in range(s.seats):
            other = (s.start + k) % s.seats
            if s.blind[other] > 0:
                s.receiver = other
                s.push(BLIND, CHANCE)
                return
        s.rights = put(s.rights, s.pair, s.investor)
        s.bound = s.bound[:]
        for i in range(MOST_TERMS):
            s.bound[s.pair * MOST_TERMS + i] = s.terms[i]
        clear_offer(s)
        s.pop()


@final
class TradePay(Phase[Town]):
    """R110: the investor pays a demand cheque by cheque, so that the rest can still be met."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if s.hand[seat * VALUES + item] == 0:
            return "R110-not-in-hand"
        due = s.demand[:]
        due[s.receiver] -= (item + 1) * 10
        if due[s.receiver] < 0:
            return "R110-too-much"
        hand = row(s, seat)
        hand[item] -= 1
        return "" if can_pay(hand, due, 0, s.seats, draws_due(s)) else "R110-rest"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        spend(s, seat, item)
        gain(s, s.receiver, item)
        s.demand = s.demand[:]
        s.demand[s.receiver] -= (item + 1) * 10
        s.receiver = EMPTY
        s.pop()


@final
class Blind(Draw[Town]):
    """R110: a cheque drawn unseen from the investor's hand; giver and drawer know it."""

    def bag(self, s: Town) -> vec[i64]:
        return row(s, s.investor)

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        slip(s, s.investor, s.receiver, item)
        s.blind = s.blind[:]
        s.blind[s.receiver] -= 1
        s.receiver = EMPTY
        s.pop()

    def audience(self, s: Town, seat: i64, item: i64) -> i64:
        return EVERYBODY if s.options & OPEN_MONEY != 0 else own(s.investor) | own(s.receiver)
