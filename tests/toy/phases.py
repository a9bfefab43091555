"""The decisions, one class each, in the order of a game."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, EVERYBODY, LATER, RULES, Phase, own

from .state import BID, DEAL, EMPTY, NAME, OFFER, OPENING, REACH, REFILL, SWAP, TREAT, TURN, Shop
from .worlds import BAG, COUNTER, JAR, TILL


@final
class Round(Phase[Shop]):
    """Y3, Y11: turn the next toy, or end the game. A step of the rules."""

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if s.round == s.length:
            s.end()
        else:
            s.round += 1
            s.push(TURN, CHANCE)


@final
class Marbles(Draw[Shop]):
    """Y2, Y3, Y8: chance draws a marble: under the counter, into a hand, out of the jar."""

    def bag(self, s: Shop) -> vec[i64]:
        first = (JAR if s.phase == REACH else BAG) * s.tables.kinds
        return s.marbles[first : first + s.tables.kinds]

    def audience(self, s: Shop, seat: i64, item: i64) -> i64:
        return EVERYBODY if s.phase == REACH else own((s.draws - 1) % s.seats) if s.phase == DEAL else 0

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if s.phase == REACH:
            s.move(JAR, s.winner, item, True)
            s.go(SWAP, s.winner)
        else:
            s.move(BAG, (s.draws - 1) % s.seats if s.phase == DEAL else COUNTER, item, False)
            s.pop()


@final
class Refill(Phase[Shop]):
    """Y2, Y3: draw full hands before the first toy, one marble after each. A step of the rules."""

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        while s.draws < (s.seats if s.round > 0 else s.seats * s.tables.hand):
            s.draws += 1
            if s.held[(s.draws - 1) % s.seats] < s.tables.hand and s.held[BAG] > 0:
                s.push(DEAL, CHANCE)
                return
        s.draws = 0
        s.pop()


@final
class Turn(Draw[Shop]):
    """Y3: a toy is turned; then everybody who has marbles bids, and alone the collector after you."""

    def bag(self, s: Shop) -> vec[i64]:
        return s.deck

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.deck[item] -= 1
        s.toy, s.winner, s.has_reached, s.has_lent = item, EMPTY, 0, 0
        s.go(REFILL, RULES)
        s.push(OPENING, RULES)
        if s.rivals > 0:
            s.push(OFFER, CHANCE)
        bidders = sum(BIT[other] for other in range(s.seats) if s.held[other] > 0)
        if bidders:
            s.ask(BID, bidders)


@final
class Bid(Phase[Shop]):
    """Y4: lay marbles one by one and say done, or drop one into the jar instead. All seats at once."""

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        kinds = s.tables.kinds
        if item > kinds and s.worth(s.laid, seat) > 0:
            return "Y4-begun"
        return "" if item == kinds or self.left(s, seat, item) > 0 else "Y4-not-in-hand"

    def left(self, s: Shop, seat: i64, item: i64) -> i64:
        at = seat * s.tables.kinds + item % (s.tables.kinds + 1)
        return s.marbles[at] - s.laid[at]

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if s.step(seat, item) and s.chosen(seat):
            s.pop()

    def audience(self, s: Shop, seat: i64, item: i64) -> i64:
        return own(seat) if item > s.tables.kinds else own(seat) | LATER

    def prior(self, s: Shop, seat: i64, item: i64) -> i64:
        return 1 if item == s.tables.kinds else self.left(s, seat, item)

    def worth(self, s: Shop, seat: i64, out: vec[i64]) -> i64:
        """Lay in rising order only: it is the sum that counts."""
        found, kept = self.legal(s, seat, out), 0
        for i in range(found):
            item = self.items[out[i]]
            if item >= s.tables.kinds or not any(s.laid[seat * s.tables.kinds + kind] for kind in range(item + 1, s.tables.kinds)):
                out[kept] = out[i]
                kept += 1
        return kept


@final
class Offer(Draw[Shop]):
    """Y15: the collector bids."""

    def bag(self, s: Shop) -> vec[i64]:
        return s.offers

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.offers[item] -= 1
        s.offer = s.tables.offers[item]
        s.pop()


@final
class Opening(Phase[Shop]):
    """Y5, Y6: open the bids; the winner pays and gets the toy. A step of the rules."""

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.pop()
        bids = [s.worth(s.laid, other) for other in range(s.seats)] + [s.offer] * s.rivals
        unique = [bid for bid in bids if bid > 0 and bids.count(bid) == 1]
        if s.version == 1:  # Y6 was: if two bid most, the toy is lost
            unique = [bid for bid in unique if bid == max(bids)]
        s.winner = bids.index(max(unique)) if unique else EMPTY
        for other in range(s.seats):
            if s.dropped[other] > 0:
                s.move(other, JAR, s.dropped[other] - 1, False)
                s.wishes[other] += (1, 0, 2)[s.options & 3]
            paid = [kind for kind in range(s.tables.kinds) for _ in range(s.laid[other * s.tables.kinds + kind])]
            for kind in paid:
                s.move(other, TILL, kind, True)
            for kind in paid if other != s.winner else []:
                s.move(TILL, other, kind, True)
            s.forget(other)
        s.owned[(s.winner if unique else s.parties()) * s.tables.toys + s.toy] += 1
        s.toy, s.offer = EMPTY, 0
        if not maybe_end(s) and 0 <= s.winner < s.seats:
            s.maybe_push(TREAT, s.winner)


def maybe_end(s: Shop) -> bool:
    """Y11: the game ends at once when somebody has reached the goal."""
    out = vec[i64]([0] * s.parties())
    s.scores(out)
    if max(out) < 2 * s.tables.goal:
        return False
    s.end()
    return True


def again(s: Shop) -> None:
    """Y7: ask the winner once more, as long as there is more to do."""
    s.pop()
    s.maybe_push(TREAT, s.winner)


@final
class Treat(Phase[Shop]):
    """Y7 to Y9: the winner is done, looks under the counter, reaches into the jar, or lends the toy."""

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        if item == 1 and s.options & 4:
            return "Y7-never"
        if item == 1 and s.held[COUNTER] == 0:
            return "Y7-found"
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


@final
class Name(Phase[Shop]):
    """Y9: lend the toy to another child."""

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        return "Y9-nobody" if item >= s.seats else "Y9-yourself" if item == seat else ""

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        s.wishes[seat] += 1
        s.wishes[item] += 1
        if not maybe_end(s):
            s.pop()
            again(s)


@final
class Swap(Phase[Shop]):
    """Y8: the reached marble is kept; another may be dropped for it."""

    def forbids(self, s: Shop, seat: i64, item: i64) -> str:
        return "" if item == self.idle or s.marbles[seat * s.tables.kinds + item - 1] > 0 else "Y8-not-in-hand"

    def choose(self, s: Shop, seat: i64, item: i64) -> None:
        if item != self.idle:
            s.move(seat, JAR, item - 1, False)
        s.pop()
        again(s)

    def audience(self, s: Shop, seat: i64, item: i64) -> i64:
        return EVERYBODY if item == self.idle else own(seat)

    def prior(self, s: Shop, seat: i64, item: i64) -> i64:
        return 1 if item == self.idle else s.marbles[seat * s.tables.kinds + item - 1]
