"""A point in the game: fields, who knows them, and how what is hidden is imagined."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.rng import Rng, pick
from cablecar.kernel.state import Game, State

from .worlds import BAG, JAR, PLACES, TILL, Worlds

EMPTY: Final[i64] = -1
HIDDEN: Final[i64] = -2

UNDER, REFILL, DEAL, TURN, BID, OFFER, OPENING, TREAT, NAME, REACH, SWAP = range(11)  # the numbers of the phases


class Tables:
    """What the rules read of a set of components."""

    def __init__(
        self,
        value: list[int],
        copies: list[int],
        points: list[int],
        stock: list[int],
        offers: list[int],
        hand: i64,
        goal: i64,
    ) -> None:
        self.kinds, self.value, self.copies = len(value), vec[i64](value), vec[i64](copies)  # of marbles
        self.toys, self.points, self.stock = len(points), vec[i64](points), vec[i64](stock)  # of toys
        self.offers, self.hand, self.goal = vec[i64](offers), hand, goal


class Shop(State):
    """Y1."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tables = cast(Tables, game.tables)
        self.notes: Worlds | None = None
        # everybody knows these
        self.round: i64 = 0
        self.length: i64 = 0  # Y3
        self.draws: i64 = 0  # of this refill
        self.toy: i64 = EMPTY
        self.offer: i64 = 0  # the collector's bid
        self.winner: i64 = EMPTY
        self.has_reached: i64 = 0  # what the winner did with this toy
        self.has_lent: i64 = 0
        self.deck = vec[i64]()  # toys to come
        self.owned = vec[i64]()  # toys of each party; the last row is lost
        self.offers = vec[i64]()  # of the collector
        self.wishes = vec[i64]()  # half points by party
        self.held = vec[i64]()  # marbles in each place
        self.facts = vec[i64]()  # every move of a marble: source, target, and its kind if that is open
        # secrets
        self.marbles = vec[i64]()  # of each kind in each place
        self.values = vec[i64]()  # the kind of every move
        self.laid = vec[i64]()  # by seat and kind; open as soon as nobody owes a choice
        self.dropped = vec[i64]()  # by seat: a kind, counted from 1

    def share(self, other: Shop) -> None:
        """Give another state everything that lies open."""
        other.copy_common(self)
        other.round, other.length, other.draws, other.toy, other.offer = (
            self.round,
            self.length,
            self.draws,
            self.toy,
            self.offer,
        )
        other.winner, other.has_reached, other.has_lent = self.winner, self.has_reached, self.has_lent
        other.deck, other.owned, other.offers, other.wishes = (
            self.deck[:],
            self.owned[:],
            self.offers[:],
            self.wishes[:],
        )
        other.held, other.facts = self.held[:], self.facts[:]

    def copy(self) -> Shop:
        s = Shop(self.game)
        self.share(s)
        s.marbles, s.values, s.laid, s.dropped = self.marbles[:], self.values[:], self.laid[:], self.dropped[:]
        s.notes = self.notes
        return s

    def show(self, seat: i64) -> Shop:
        """Y13: own marbles, moves and sealed choice, and what lies in the till; at the end everything."""
        if self.actor == NOBODY:
            return self.copy()
        s = Shop(self.game)
        self.share(s)
        kinds = self.tables.kinds
        s.marbles = vec[i64]([HIDDEN] * len(self.marbles))
        s.values = vec[i64](
            [
                value if fact & 7 or seat in (fact >> 6, fact >> 3 & 7) else HIDDEN
                for fact, value in zip(self.facts, self.values, strict=True)
            ]
        )
        is_sealed = self.actor == SEVERAL
        s.laid = vec[i64]([HIDDEN] * len(self.laid)) if is_sealed else self.laid[:]
        s.dropped = vec[i64]([HIDDEN if is_sealed else 0] * self.seats)
        for kind in range(kinds):
            s.marbles[TILL * kinds + kind] = self.marbles[TILL * kinds + kind]
        if seat >= 0:
            s.dropped[seat] = self.dropped[seat]
            for i in range(seat * kinds, seat * kinds + kinds):
                s.marbles[i] = self.marbles[i]
                s.laid[i] = self.laid[i]
        return s

    def study(self, seat: i64) -> None:
        self.notes = Worlds(self.tables.copies, self.facts, self.values)

    def fill(self, seat: i64, rng: Rng) -> None:
        """Y14: one of the possible worlds by its weight; who has finished a sealed choice made it by `prior`, who still
        owes it has laid nothing.
        """
        if self.actor == NOBODY:
            return
        values, marbles = (self.notes or Worlds(self.tables.copies, self.facts, self.values)).draw(rng)
        self.values, self.marbles, self.notes = vec[i64](values), vec[i64](marbles), None
        for other in range(self.seats):
            if other != seat and self.actor == SEVERAL:
                self.forget(other)
                while self.held[other] > 0 and not self.owes(other):
                    bid = self.phases[BID]
                    odds = [
                        0 if bid.forbids(self, other, item) else int(bid.prior(self, other, item))
                        for item in range(bid.count)
                    ]
                    if self.step(other, pick(odds, rng)):
                        break

    def step(self, seat: i64, item: i64) -> bool:
        """Y4: take one step of a sealed choice; return whether it was the last."""
        kinds = self.tables.kinds
        if item < kinds:
            self.laid[seat * kinds + item] += 1
        elif item > kinds:
            self.dropped[seat] = item - kinds
        return item >= kinds

    def drawer(self) -> i64:
        """Y2: who draws in a refill."""
        return (self.draws - 1) % self.seats

    def is_won(self) -> bool:
        """Y11: tell whether somebody has reached the goal."""
        out = vec[i64]([0] * self.parties())
        self.scores(out)
        return max(out) >= 2 * self.tables.goal

    def lay_open(self, seat: i64) -> None:
        """Y5: put a seat's bid into the till, or what it dropped into the jar."""
        if self.dropped[seat] > 0:
            self.move(seat, JAR, self.dropped[seat] - 1, False)
            self.wishes[seat] += (1, 0, 2)[self.options & 3]
            self.dropped[seat] = 0
        for kind in range(self.tables.kinds):
            for _ in range(self.laid[seat * self.tables.kinds + kind]):
                self.move(seat, TILL, kind, True)

    def forget(self, seat: i64) -> None:
        """Blank a sealed choice."""
        self.dropped[seat] = 0
        for kind in range(self.tables.kinds):
            self.laid[seat * self.tables.kinds + kind] = 0

    def move(self, source: i64, target: i64, kind: i64, is_open: bool) -> None:
        """Move a marble: nothing else does. The seats that give and take it know it."""
        self.marbles[source * self.tables.kinds + kind] -= 1
        self.marbles[target * self.tables.kinds + kind] += 1
        self.held[source] -= 1
        self.held[target] += 1
        self.facts = append(self.facts, source * 64 + target * 8 + (kind + 1 if is_open else 0))
        self.values = append(self.values, kind)

    def gather(self) -> None:
        """Y2: put every marble into the bag."""
        copies = list(self.tables.copies)
        self.marbles = vec[i64](
            [
                copies[i % self.tables.kinds] if i // self.tables.kinds == BAG else 0
                for i in range(PLACES * self.tables.kinds)
            ]
        )
        self.held = vec[i64]([sum(copies) if place == BAG else 0 for place in range(PLACES)])
        self.facts, self.values = vec[i64](), vec[i64]()

    def out(self, toy: i64) -> i64:
        """Return how many of a toy are out of the deck."""
        return sum(self.owned[row * self.tables.toys + toy] for row in range(self.parties() + 1)) + (
            1 if self.toy == toy else 0
        )

    def worth(self, row: vec[i64], seat: i64) -> i64:
        """Return the sum of the values of a seat's marbles."""
        return sum(row[seat * self.tables.kinds + kind] * self.tables.value[kind] for kind in range(self.tables.kinds))

    def sheet(self, out: vec[i64]) -> None:
        """Y10: toys, wishes and, at the end, marbles, in half points."""
        toys, width = self.tables.toys, self.game.width
        for party in range(self.parties()):
            out[party * width] = 2 * sum(
                self.owned[party * toys + toy] * self.tables.points[toy] for toy in range(toys)
            )
            out[party * width + 1] = self.wishes[party]
            out[party * width + 2] = (
                self.worth(self.marbles, party) if self.actor == NOBODY and party < self.seats else 0
            )

    def keys(self, out: vec[i64]) -> None:
        """Y12: of equal points more marbles win."""
        self.scores(out)
        for party in range(self.parties()):
            out[party] = out[party] * 64 + (self.held[party] if party < self.seats else 0)
