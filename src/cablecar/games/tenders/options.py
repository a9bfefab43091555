"""Tenders by option cards (R37 to R44): a sealed card, then hidden payments and sealed cheques in one round."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, nth, put
from cablecar.kernel.phase import LATER, RULES, Phase, own

from .cheques import lay_open, pay_up, slip, take_up
from .constants import EMPTY, GROUPS, MOST_TERMS, OPEN_MONEY, OPTION, PILE, SEAL, SEALED, SEALS, TRADING
from .state import Town
from .tables import PAIR, PAIRS, VALUES

DONE: Final[i64] = 10
PAY: Final[i64] = 11


def start_options(s: Town) -> None:
    """R37, R38: everybody with a cheque chooses; if only one card has a street, everybody knows which."""
    asked: i64 = 0
    for seat in range(s.seats):
        if s.held[seat] > 0:
            asked |= BIT[seat]
    s.revealed = vec[i64]([EMPTY for _ in range(s.seats)])
    s.rights = vec[i64]([EMPTY for _ in range(PAIRS)])
    s.bound = vec[i64]([0 for _ in range(PAIRS * MOST_TERMS)])
    count: i64 = 0
    only: i64 = EMPTY
    for pair in range(PAIRS):
        if s.open[PAIR + pair] > 0:
            count += 1
            only = pair
    if count > 1 and asked != 0:
        s.ask(OPTION, asked)
        return
    s.choice = s.choice[:]
    for seat in range(s.seats):
        if s.held[seat] > 0:
            s.choice[seat] = only
    show_options(s)


def show_options(s: Town) -> None:
    """R38, R39: the cards are turned; with trading the groups talk first (R105)."""
    s.group = s.choice
    s.choice = vec[i64]([EMPTY for _ in range(s.seats)])
    s.push(SEALS, RULES)
    if s.options & TRADING != 0:
        s.pair = 0
        s.floors = 0
        s.push(GROUPS, RULES)


@final
class Option(Phase[Town]):
    """R38: all participants choose an option card at once."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        return "" if s.open[PAIR + item] > 0 else "R38-no-street"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.choice = put(s.choice, seat, item)
        if s.chosen(seat):
            s.pop()
            show_options(s)

    def audience(self, s: Town, seat: i64, item: i64) -> i64:
        return own(seat) | LATER


@final
class Seals(Phase[Town]):
    """R40, R41: ask sole players and all unsettled groups together; who pays his only cheque is not asked. A step of
    the rules.
    """

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.pop()
        asked: i64 = 0
        for other in range(s.seats):
            pair = s.group[other]
            if pair >= 0 and s.rights[pair] < 0 and (s.held[other] > 1 or s.members(pair) > 1):
                asked |= BIT[other]
        if asked != 0:
            s.ask(SEAL, asked)
        else:
            open_seals(s)


def open_seals(s: Town) -> None:
    """R40 to R45: single payments stay hidden, bids are turned, each group's winner pays; the investors are FO,
    ML, VR.
    """
    for pair in range(PAIRS):
        if s.rights[pair] < 0:
            if s.members(pair) == 1:
                pay_alone(s, pair)
            elif s.members(pair) > 1:
                compare(s, pair)
    s.queue = s.queue[:]
    place: i64 = 0
    for pair in range(PAIRS):
        if s.rights[pair] >= 0:
            s.queue[place] = s.rights[pair] * 16 + PAIR + pair
            place += 1
    s.rights = vec[i64]([EMPTY for _ in range(PAIRS)])


def pay_alone(s: Town, pair: i64) -> None:
    """R40: the sole player has the right for one cheque, face down."""
    seat = nth(s.group, pair, 0)
    s.rights = put(s.rights, pair, seat)
    for v in range(VALUES):
        at = seat * VALUES + v
        if s.laid[at] > 0 or (s.held[seat] == 1 and s.hand[at] > 0):
            s.laid = put(s.laid, at, 0)
            slip(s, seat, PILE, v)
            return


def compare(s: Town, pair: i64) -> None:
    """R42, R43: equal sums cancel each other, the highest of the others wins, but nothing never does."""
    s.laid = s.laid[:]
    s.revealed = s.revealed[:]
    for seat in range(s.seats):
        if s.group[seat] == pair:
            for v in range(VALUES):
                while s.laid[seat * VALUES + v] > 0:
                    s.laid[seat * VALUES + v] -= 1
                    lay_open(s, seat, seat, v)
            s.revealed[seat] = s.total[seat]
    best: i64 = 0
    for seat in range(s.seats):
        if s.group[seat] == pair and s.total[seat] > best:
            count: i64 = 0
            for other in range(s.seats):
                if s.group[other] == pair and s.total[other] == s.total[seat]:
                    count += 1
            if count == 1:
                best = s.total[seat]
                s.rights = put(s.rights, pair, seat)
    for seat in range(s.seats):
        if s.group[seat] == pair:
            if seat == s.rights[pair]:
                pay_up(s, seat)
            else:
                take_up(s, seat, seat)


@final
class Seal(Phase[Town]):
    """R40, R41: members lay cheques one by one and say done, sole players pay one; nothing shows before the last has
    finished.
    """

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        is_sole = s.members(s.group[seat]) == 1
        if item == DONE:
            return "R40-must-pay" if is_sole else ""
        if item >= PAY:
            if not is_sole:
                return "R41-group"
            return "" if s.hand[seat * VALUES + item - PAY] > 0 else "R40-not-in-hand"
        if is_sole:
            return "R40-one-cheque"
        if self.left(s, seat, item) <= 0:
            return "R41-not-in-hand"
        count: i64 = 0
        for v in range(VALUES):
            count += s.laid[seat * VALUES + v]
        return "" if count < s.limits[SEALED] else "R41-five"

    def legal(self, s: Town, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        is_sole = s.members(s.group[seat]) == 1
        count: i64 = 0
        for v in range(VALUES):
            count += s.laid[seat * VALUES + v]
        for v in range(VALUES):
            if is_sole:
                if s.hand[seat * VALUES + v] > 0:
                    out[k] = self.actions[PAY + v]
                    k += 1
            elif count < s.limits[SEALED] and self.left(s, seat, v) > 0:
                out[k] = self.actions[v]
                k += 1
        if not is_sole:
            out[k] = self.actions[DONE]
            k += 1
        return k

    def left(self, s: Town, seat: i64, v: i64) -> i64:
        return s.hand[seat * VALUES + v] - s.laid[seat * VALUES + v]

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item < DONE:
            s.laid = put(s.laid, seat * VALUES + item, s.laid[seat * VALUES + item] + 1)
            return
        if item >= PAY:
            s.laid = put(s.laid, seat * VALUES + item - PAY, 1)
        if s.chosen(seat):
            s.pop()
            open_seals(s)

    def audience(self, s: Town, seat: i64, item: i64) -> i64:
        return own(seat) if item >= PAY and s.options & OPEN_MONEY == 0 else own(seat) | LATER

    def prior(self, s: Town, seat: i64, item: i64) -> i64:
        return 1 if item == DONE else s.hand[seat * VALUES + item - PAY] if item >= PAY else self.left(s, seat, item)

    def worth(self, s: Town, seat: i64, out: vec[i64]) -> i64:
        """Lay in falling order: every bid once."""
        least: i64 = VALUES
        for v in range(VALUES):
            if s.laid[seat * VALUES + v] > 0:
                least = min(least, v)
        k: i64 = 0
        for item in range(self.count):
            if (item >= DONE or item <= least) and not self.forbids(s, seat, item):
                out[k] = self.actions[item]
                k += 1
        return k
