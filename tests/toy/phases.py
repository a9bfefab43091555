"""The decisions, one class each, in the order of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, EVERYBODY, LATER, OPENS, RULES, Phase, own

from .state import BID, DEAL, EMPTY, NAME, OFFER, OPENING, REACH, SWAP, TREAT, TURN, Shop
from .worlds import BAG, COUNTER, JAR, TILL


class Marbles(Draw[Shop]):
    """Y2, Y3, Y8: a marble is drawn: under the counter, into a hand, out of the jar."""

    def bag(self, s: Shop) -> vec[i64]:
        first = (JAR if s.phase == REACH else BAG) * s.tables.kinds
        return s.marbles[first : first + s.tables.kinds]

    def audience(self, s: Shop, seat: i64, item: i64) -> i64:
        return EVERYBODY if s.phase == REACH else own(s.drawer()) if s.phase == DEAL else 0

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if s.phase == REACH:
            s.move(JAR, s.winner, item, True)
            s.go(SWAP, s.winner)
        else:
            s.move(BAG, s.drawer() if s.phase == DEAL else COUNTER, item, False)
            s.pop()


class Refill(Phase[Shop]):
    """Y2, Y3, Y11: full hands before the first toy, one marble after each; then the next toy, or the end. A step of the
    rules.
    """

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        while s.draws < (s.seats if s.round > 0 else s.seats * s.tables.hand):
            s.draws += 1
            if s.held[s.drawer()] < s.tables.hand and s.held[BAG] > 0:
                s.push(DEAL, CHANCE)
                return
        s.draws = 0
        if s.round == s.length:
            s.end()
        else:
            s.round += 1
            s.push(TURN, CHANCE)


class Turn(Draw[Shop]):
    """Y3: a toy is turned; then everybody who has marbles bids, and alone the collector after you."""

    def bag(self, s: Shop) -> vec[i64]:
        return s.deck

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.deck[item] -= 1
        s.toy, s.winner, s.has_reached, s.has_lent = item, EMPTY, 0, 0
        s.go(OPENING, RULES)
        if s.rivals > 0:
            s.push(OFFER, CHANCE)
        bidders = sum(BIT[other] for other in range(s.seats) if s.held[other] > 0)
        if bidders:
            s.ask(BID, bidders)


class Bid(Phase[Shop]):
    """Y4, Y5: lay marbles one by one and say done, or drop one into the jar instead, all seats at once; the last one
    opens the bids.
    """

    def left(self, s: Shop, seat: i64, item: i64) -> i64:
        at = seat * s.tables.kinds + item % (s.tables.kinds + 1)
        return s.marbles[at] - s.laid[at]

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        if item > s.tables.kinds and s.worth(s.laid, seat) > 0:
            return "Y4-begun"
        return "" if item == s.tables.kinds or self.left(s, seat, item) > 0 else "Y4-not-in-hand"

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if s.step(seat, item) and s.chosen(seat):
            s.pop()
            for other in range(s.seats):
                s.lay_open(other)

    def audience(self, s: Shop, seat: i64, item: i64) -> i64:
        return own(seat) if item > s.tables.kinds else own(seat) | LATER

    def prior(self, s: Shop, seat: i64, item: i64) -> i64:
        return 1 if item == s.tables.kinds else self.left(s, seat, item)


class Offer(Draw[Shop]):
    """Y15: the collector bids."""

    def bag(self, s: Shop) -> vec[i64]:
        return s.offers

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.offers[item] -= 1
        s.offer = s.tables.offers[item]
        s.pop()


class Opening(Phase[Shop]):
    """Y6: the winner gets the toy, all others take their marbles back. A step of the rules."""

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.pop()
        bids = [s.worth(s.laid, other) for other in range(s.seats)] + [s.offer] * s.rivals
        alone = [
            bid for bid in bids if bid > 0 and bids.count(bid) == 1 and (s.version > 1 or bid == max(bids))
        ]  # Y6: version 1 lost the toy
        s.winner = bids.index(max(alone)) if alone else EMPTY
        for other in range(s.seats):
            for kind in range(s.tables.kinds):
                for _ in range(s.laid[other * s.tables.kinds + kind] if other != s.winner else 0):
                    s.move(TILL, other, kind, True)
            s.forget(other)
        s.owned[(s.winner if alone else s.parties()) * s.tables.toys + s.toy] += 1
        s.toy, s.offer = EMPTY, 0
        if s.is_won():
            s.end()
        elif 0 <= s.winner < s.seats:
            s.maybe_push(TREAT, s.winner)


def again(s: Shop) -> None:
    """Y7: ask the winner once more, as long as there is more to do."""
    s.pop()
    s.maybe_push(TREAT, s.winner)


class Treat(Phase[Shop]):
    """Y7 to Y9: the winner is done, looks under the counter, reaches into the jar, or lends the toy."""

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        if item == 1 and (s.options & 4 or s.held[COUNTER] == 0):
            return "Y7-never" if s.options & 4 else "Y7-found"
        if item == 2 and (s.has_reached or s.held[JAR] == 0):
            return "Y8-once" if s.has_reached else "Y8-empty"
        if item == 3 and (s.has_lent or s.seats == 1):
            return "Y9-once" if s.has_lent else "Y9-alone"
        return ""

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if item == self.idle:
            s.pop()
        elif item == 1:
            first = COUNTER * s.tables.kinds
            s.move(COUNTER, seat, list(s.marbles[first : first + s.tables.kinds]).index(1), True)
            again(s)
        elif item == 2:
            s.has_reached = 1
            s.push(REACH, CHANCE)
        else:
            s.has_lent = 1
            s.push(NAME, seat)

    def audience(self, s: Shop, seat: i64, item: i64) -> i64:
        return EVERYBODY | OPENS if item == 1 else EVERYBODY


class Name(Phase[Shop]):
    """Y9: lend the toy to another child."""

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        return "Y9-nobody" if item >= s.seats else "Y9-yourself" if item == seat else ""

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.wishes[seat] += 1
        s.wishes[item] += 1
        if s.is_won():
            s.end()
        else:
            s.pop()
            again(s)


class Swap(Phase[Shop]):
    """Y8: the reached marble is kept; another may be dropped for it."""

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        return "" if self.prior(s, seat, item) > 0 else "Y8-not-in-hand"

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if item != self.idle:
            s.move(seat, JAR, item - 1, False)
        s.pop()
        again(s)

    def audience(self, s: Shop, seat: i64, item: i64) -> i64:
        return EVERYBODY if item == self.idle else own(seat)

    def prior(self, s: Shop, seat: i64, item: i64) -> i64:
        return 1 if item == self.idle else s.marbles[seat * s.tables.kinds + item - 1]
