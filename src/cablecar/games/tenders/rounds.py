"""A round: the tender card (R11 to R19), phase IV and the end (R88 to R95)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, RULES, Phase

from .auction import start_auction
from .building import finish, is_stalled
from .constants import CARDS, EMPTY, HOLD, INVESTORS, KEEP, TENDER
from .influence import start_bids
from .options import start_options
from .state import Town
from .tables import CHEQUES, INFLUENCE, PAIR, PAIRS, TARGETS


def is_usable(s: Town, face: i64) -> bool:
    """R15: tell whether a tender card has a legal street."""
    target = s.tables.tender_target[face]
    if target < TARGETS:
        return s.open[target] > 0
    for pair in range(PAIRS):
        if s.open[PAIR + pair] > 0:
            return True
    return False


def has_usable(s: Town) -> bool:
    """R16, R19: tell whether deck or discard hold a card with a legal street."""
    for face in range(s.tables.tenders):
        if s.deck[face] + s.discard[face] > 0 and is_usable(s, face):
            return True
    return False


def refill(s: Town) -> None:
    """R19: an empty deck is made of the discard; what was rejected or void in this phase I stays out."""
    for face in range(s.tables.tenders):
        if s.deck[face] > 0:
            return
    s.deck = s.discard
    s.discard = vec[i64]([0 for _ in range(s.tables.tenders)])


@final
class Round(Phase[Town]):
    """R88, R95, R89, R19: the card is discarded, the next start player begins, unless the game is over. A step of the
    rules.
    """

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if s.round > 0:
            s.discard = s.discard[:]
            s.discard[s.tender] += 1
            s.tender = EMPTY
            s.revealed = vec[i64]([EMPTY for _ in range(s.seats)])
            s.group = vec[i64]([EMPTY for _ in range(s.seats)])
            if is_stalled(s):
                finish(s)
                return
            s.start = (s.start + 1) % s.seats
        if not has_usable(s):
            finish(s)
            return
        s.round += 1
        s.dry_sticks += 1
        s.dry_builds += 1
        s.rejected = 0
        s.push(CARDS, RULES)
        s.push(INVESTORS, RULES)
        s.push(HOLD, RULES)
        refill(s)
        s.push(TENDER, CHANCE)


@final
class Tender(Draw[Town]):
    """R14 to R16: a card is revealed; a void one is replaced."""

    def bag(self, s: Town) -> vec[i64]:
        return s.deck

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.deck = s.deck[:]
        s.deck[item] -= 1
        if not is_usable(s, item):
            s.seen = s.seen[:]
            s.seen[item] += 1
            refill(s)
            return
        s.tender = item
        if s.rejected == 0 and has_usable(s):
            s.go(KEEP, s.start)
        else:
            s.pop()


@final
class Keep(Phase[Town]):
    """R16, R17: the start player keeps the card or turns it down once."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == 0:
            s.pop()
            return
        s.seen = s.seen[:]
        s.seen[s.tender] += 1
        s.tender = EMPTY
        s.rejected = 1
        refill(s)
        s.go(TENDER, CHANCE)


@final
class Hold(Phase[Town]):
    """R20, R29, R37: the tender is held by the means the card names. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.pop()
        t = s.tables
        s.discard = s.discard[:]
        for face in range(t.tenders):
            s.discard[face] += s.seen[face]
        s.seen = vec[i64]([0 for _ in range(t.tenders)])
        target = t.tender_target[s.tender]
        if t.tender_means[s.tender] == INFLUENCE:
            start_bids(s, min(t.tender_most[s.tender], s.open[target]))
        elif t.tender_means[s.tender] == CHEQUES:
            start_auction(s)
        else:
            start_options(s)
