"""The course of a game (R15, R20, R25, R39 to R44): who and what comes next, from stage, turn and year."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.phase import CHANCE

from .state import (
    BENEFIT,
    BLOCK,
    BLOCKERS,
    DEED,
    EMPTY,
    ENTER,
    FINAL,
    FLIP,
    INCOME,
    PAYDAY,
    RECEIVE,
    REVEAL,
    SHOW,
    City,
)  # fmt: skip
from .tables import DISPLAY, DUOPOLY, FIXED_INCOME


def done(s: City) -> None:
    """A party has finished: in the income stage displays are filled at once (R18), else after the card (R25)."""
    if s.stage == PAYDAY:
        refill(s)
    else:
        advance(s)


def refill(s: City) -> None:
    """R18, R25: fill the gaps, licences first, then go on."""
    for i in range(DISPLAY):
        if s.display[i] == EMPTY and s.deck_size + s.discard_size > 0:
            s.maybe_shuffle()
            s.go(SHOW, CHANCE)
            return
    if s.objective_deck > 0:
        for i in range(DISPLAY):
            if s.row[i] == EMPTY:
                s.go(REVEAL, CHANCE)
                return
    if s.stage == PAYDAY:
        advance(s)
    else:
        next_card(s)


def advance(s: City) -> None:
    """The next party, or the end of the round."""
    s.turn += 1
    if s.turn < s.count:
        begin(s)
    elif s.stage == PAYDAY:
        sort(s)
        s.turn = 0
        s.stage = BLOCKERS if s.options & DUOPOLY else 0
        begin(s)
    elif s.stage == BLOCKERS:
        s.turn = 0
        s.stage = 0
        begin(s)
    elif s.stage == FINAL or s.over != 0:  # R42, R43
        s.end()
    else:
        refill(s)


def next_card(s: City) -> None:
    """R3, R39: a new order, then the next card or year."""
    sort(s)
    s.stage += 1
    s.turn = 0
    if s.stage == FINAL:
        s.year += 1
        s.blocker = vec[i64]([EMPTY] * len(s.blocker))
        if s.year < s.tables.last_year:
            s.stage = PAYDAY
    begin(s)


def begin(s: City) -> None:
    """Ask the party whose turn it is; the Committee acts by chance."""
    party = s.order[s.turn]
    if party >= s.seats:
        if s.stage == FINAL or (s.stage == PAYDAY and s.year > 0 and s.options & FIXED_INCOME != 0):
            s.go(DEED, CHANCE)
        elif s.stage == PAYDAY and s.year == 0:
            if s.tables.first_shown[s.edition]:
                s.go(DEED, CHANCE)
            else:
                s.maybe_shuffle()
                s.go(RECEIVE, CHANCE)
        else:
            s.maybe_shuffle()
            s.go(FLIP, CHANCE)
    elif s.stage == PAYDAY:
        s.go(INCOME, party)
    elif s.stage == BLOCKERS:
        s.go(BLOCK, party)
    elif s.stage == FINAL:
        s.go(BENEFIT, party)
    else:
        s.go(ENTER, party)


def sort(s: City) -> None:
    """R3: who stands further right is earlier."""
    s.order = s.order[:]
    for i in range(1, s.count):
        party = s.order[i]
        k: i64 = i
        while k > 0 and s.pawn[s.order[k - 1]] < s.pawn[party]:
            s.order[k] = s.order[k - 1]
            k -= 1
        s.order[k] = party


def check_builder(s: City, party: i64) -> None:
    """R43 to R45: the first with all buildings on the map; in a card turn the card is the last."""
    if s.best_builder == EMPTY and s.erected(party) == s.tables.buildings:
        s.best_builder = party
        if s.stage != FINAL:
            s.over = 1
