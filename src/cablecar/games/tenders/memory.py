"""Where the cheques may be: every world that what was seen allows, with its exact weight.

A hidden payment or blind draw is a slip. The book is what a bystander counts: open gains and losses only. A world gives
every slip that a reader knows nothing of a value; then a hand is its book row, less the slips given, plus the slips
received. Facts are what was seen since the first slip, two numbers each:

    SLIP    giver, receiver, how many he held; his book row     he held that value; each of his cheques was as likely
    HAND    seat, value; his book after the cheque left         so far he gave at most so many of the value more than he
    got
    TAKEN   value, size of the pile; its book before            the pile held that value; how likely the draw was
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.rng import Rng

from .constants import HIDDEN, PILE
from .tables import VALUES

SLIP: Final[i64] = 0
HAND: Final[i64] = 1
TAKEN: Final[i64] = 2
BIAS: Final[i64] = 24  # a row of the book may go below nothing
MOST_WORLDS: Final[i64] = 4096
MOST_NODES: Final[i64] = 60000
GUESSES: Final[i64] = 4096
ENOUGH: Final[i64] = 512


def fact(kind: i64, seat: i64, other: i64, value: i64, count: i64) -> i64:
    """Pack the first number of a fact."""
    return (((count * 16 + value) * 8 + other) * 8 + seat) * 4 + kind


def packed(book: vec[i64], seat: i64) -> i64:
    """Pack a row of the book."""
    row: i64 = 0
    for v in range(VALUES):
        row = row * 64 + book[seat * VALUES + VALUES - 1 - v] + BIAS
    return row


def can_pay(hand: vec[i64], owed: vec[i64], first: i64, seats: i64, keep: i64) -> bool:
    """R109: tell whether exact sums can be paid to the seats from `first` on with separate cheques, a cheque left for
    each of `keep`.
    """
    held: i64 = 0
    cash: i64 = 0
    for v in range(VALUES):
        held += hand[v]
        cash += hand[v] * (v + 1)
    due: i64 = 0
    count: i64 = 0
    for seat in range(seats):
        due += owed[first + seat]
        if owed[first + seat] > 0:
            count += 1
    if due > cash * 10 or held < count + keep:
        return False
    return _pays(hand, owed, first, seats, keep, 0, VALUES - 1, held)


def _pays(hand: vec[i64], owed: vec[i64], first: i64, seats: i64, keep: i64, seat: i64, top: i64, held: i64) -> bool:
    """Pay the seats one after the other, each with falling values."""
    while seat < seats and owed[first + seat] == 0:
        seat += 1
        top = VALUES - 1
    if held < keep:
        return False
    if seat == seats:
        return True
    for down in range(top + 1):
        v = top - down
        worth = (v + 1) * 10
        if hand[v] > 0 and worth <= owed[first + seat]:
            hand[v] -= 1
            owed[first + seat] -= worth
            is_paid = owed[first + seat] == 0
            found = _pays(
                hand, owed, first, seats, keep, seat + 1 if is_paid else seat, VALUES - 1 if is_paid else v, held - 1
            )
            hand[v] += 1
            owed[first + seat] += worth
            if found:
                return True
    return False


@final
@mypyc_attr(acyclic=True)
class Worlds:
    """The notes of a view. Exact, unless there are too many worlds: then a sample of them with weights that make up for
    how it was drawn.
    """

    def __init__(
        self, seats: i64, facts: vec[i64], slips: vec[i64], rest: vec[i64], must_pay: bool, waits: i64
    ) -> None:
        self.seats: i64 = seats
        self.facts = facts
        self.slips = slips[:]  # of the world being made
        self.blank = slips
        self.rest = rest  # what an open decision of `waits` still needs
        self.must_pay = must_pay
        self.waits: i64 = waits
        self.net = vec[i64]([0 for _ in range(seats * VALUES)])  # slips given, less those received
        self.buried = vec[i64]([0 for _ in range(VALUES)])
        self.least = vec[i64]([0 for _ in range(VALUES)])  # slips of a value that the pile must have got
        self.limit = vec[i64](
            [99 for _ in range(len(slips) * VALUES)]
        )  # by slip: the most of each value its giver may have given after it
        self.to_come: i64 = 0  # slips onto the pile
        self.found: i64 = 0
        self.values = vec[i64]()
        self.sums: list[float] = []  # running sums of the weights
        self.nodes: i64 = 0
        self.is_exact = True
        self.blanks: i64 = 0
        for i in range(len(slips)):
            if slips[i] == HIDDEN:
                self.blanks += 1
        self.look_ahead()
        if self.blanks == 0:
            self.record(1.0)
            return
        self.walk(0, 0, 1.0)
        if self.nodes > MOST_NODES or self.found >= MOST_WORLDS:
            self.sample()

    def look_ahead(self) -> None:
        """Note what later facts ask of earlier slips."""
        receives: i64 = 0
        for i in range(0, len(self.facts), 2):
            head = self.facts[i]
            other = (head >> 5) & 7
            if head & 3 == SLIP:
                if other == PILE:
                    self.to_come += 1
                else:
                    receives += 1
            elif head & 3 == TAKEN:
                v = (head >> 8) & 15
                self.least[v] = max(self.least[v], 1 - self.facts[i + 1])
        if receives > 0:  # a hand that draws blindly may show later what it had given away
            return
        number = len(self.slips)
        least = vec[i64]([99 for _ in range(self.seats * VALUES)])
        for back in range(2, len(self.facts) + 1, 2):
            head = self.facts[len(self.facts) - back]
            seat = (head >> 2) & 7
            if head & 3 == HAND:
                at = seat * VALUES + ((head >> 8) & 15)
                least[at] = min(least[at], self.facts[len(self.facts) - back + 1])
            elif head & 3 == SLIP:
                number -= 1
                for v in range(VALUES):
                    self.limit[number * VALUES + v] = least[seat * VALUES + v]

    def lacks(self) -> bool:
        """Tell whether the slips to come are too few for what was drawn from the pile later."""
        missing: i64 = 0
        for v in range(VALUES):
            if self.least[v] > self.buried[v]:
                missing += self.least[v] - self.buried[v]
        return missing > self.to_come

    def count(self, giver: i64, row: i64, v: i64) -> i64:
        """Return how many cheques of a value a giver held."""
        return ((row >> (6 * v)) & 63) - BIAS - self.net[giver * VALUES + v]

    def move(self, head: i64, v: i64, by: i64) -> None:
        """Make a slip, or unmake it."""
        giver = (head >> 2) & 7
        receiver = (head >> 5) & 7
        self.net[giver * VALUES + v] += by
        if receiver == PILE:
            self.buried[v] += by
            self.to_come -= by
        else:
            self.net[receiver * VALUES + v] -= by

    def walk(self, at: i64, number: i64, weight: float) -> None:
        """Try every value of every blank slip, from a fact on."""
        self.nodes += 1
        while at < len(self.facts):
            if self.nodes > MOST_NODES or self.found >= MOST_WORLDS:
                return
            head = self.facts[at]
            row = self.facts[at + 1]
            if head & 3 == SLIP:
                giver = (head >> 2) & 7
                known = self.blank[number]
                for v in range(VALUES):
                    if known < 0 or known == v:
                        held = self.count(giver, row, v)
                        if held > 0 and self.net[giver * VALUES + v] < self.limit[number * VALUES + v]:
                            self.slips[number] = v
                            self.move(head, v, 1)
                            if not self.lacks():
                                self.walk(at + 2, number + 1, weight * float(held) / float(head >> 12))
                            self.move(head, v, -1)
                return
            if head & 3 == HAND:
                if self.net[((head >> 2) & 7) * VALUES + ((head >> 8) & 15)] > row:
                    return
            else:
                lay = row + self.buried[(head >> 8) & 15]
                if lay < 1:
                    return
                weight = weight * float(lay) / float(head >> 12)
            at += 2
        self.record(weight)

    def record(self, weight: float) -> None:
        """Keep a whole world, if the open decision can be finished in it."""
        if self.waits >= 0 and not self.can_finish():
            return
        for i in range(len(self.slips)):
            if self.blank[i] == HIDDEN:
                self.values = append(self.values, self.slips[i])
        before = self.sums[len(self.sums) - 1] if self.found > 0 else 0.0
        self.sums.append(before + weight)
        self.found += 1

    def can_finish(self) -> bool:
        hand = vec[i64]([0 for _ in range(VALUES)])
        cash: i64 = 0
        for v in range(VALUES):
            hand[v] = self.rest[v] - self.net[self.waits * VALUES + v]
            cash += hand[v] * (v + 1) * 10
        if not self.must_pay:
            return cash > self.rest[VALUES]
        return can_pay(hand, self.rest, VALUES, self.seats, self.rest[VALUES + self.seats])

    def sample(self) -> None:
        """Guess worlds forward, each with the weight that makes up for how it was guessed; the guesses hang on the view
        alone.
        """
        self.is_exact = False
        self.found = 0
        self.values = vec[i64]()
        self.sums = []
        seed: i64 = len(self.facts)
        for i in range(len(self.facts)):
            seed = (seed * 31 + (self.facts[i] & 0xFFFFFF)) & 0x7FFFFFFF
        rng = Rng(seed)
        for _ in range(GUESSES):
            if self.found >= ENOUGH:
                break
            self.guess(0, 0, 1.0, rng, False)
        while self.found == 0:
            self.guess(0, 0, 1.0, rng, True)

    def guess(self, at: i64, number: i64, weight: float, rng: Rng, is_search: bool) -> bool:
        """Guess the blank slips from a fact on; a search tries the other values too when one leads nowhere."""
        while at < len(self.facts):
            head = self.facts[at]
            row = self.facts[at + 1]
            if head & 3 == SLIP:
                giver = (head >> 2) & 7
                known = self.blank[number]
                counts = vec[i64]([0 for _ in range(VALUES)])
                total: i64 = 0
                for v in range(VALUES):
                    if (known < 0 or known == v) and self.net[giver * VALUES + v] < self.limit[number * VALUES + v]:
                        held = self.count(giver, row, v)
                        if held > 0:
                            self.move(head, v, 1)
                            if not self.lacks():
                                counts[v] = held
                                total += held
                            self.move(head, v, -1)
                while total > 0:
                    place = rng.below(total)
                    pick: i64 = 0
                    while place >= counts[pick]:
                        place -= counts[pick]
                        pick += 1
                    self.slips[number] = pick
                    self.move(head, pick, 1)
                    share = float(counts[pick]) if known != HIDDEN else float(total)
                    fits = self.guess(at + 2, number + 1, weight * share / float(head >> 12), rng, is_search)
                    self.move(head, pick, -1)
                    if fits or not is_search:
                        return fits
                    total -= counts[pick]
                    counts[pick] = 0
                return False
            if head & 3 == HAND:
                if self.net[((head >> 2) & 7) * VALUES + ((head >> 8) & 15)] > row:
                    return False
            else:
                lay = row + self.buried[(head >> 8) & 15]
                if lay < 1:
                    return False
                weight = weight * float(lay) / float(head >> 12)
            at += 2
        before = self.found
        self.record(weight)
        return self.found > before

    def draw(self, rng: Rng) -> vec[i64]:
        """Return the values of all slips in one world, by weight."""
        slips = self.blank[:]
        world: i64 = 0
        if self.found > 1:
            place = (
                (float(rng.below(1073741824)) + float(rng.below(1073741824)) / 1073741824.0)
                / 1073741824.0
                * self.sums[self.found - 1]
            )
            high: i64 = self.found - 1
            while world < high:
                middle = (world + high) // 2
                if self.sums[middle] > place:
                    high = middle
                else:
                    world = middle + 1
        k = world * self.blanks
        for i in range(len(slips)):
            if slips[i] == HIDDEN:
                slips[i] = self.values[k]
                k += 1
        return slips
