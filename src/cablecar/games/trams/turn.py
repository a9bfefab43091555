"""A turn (R2 to R4): draw a project into a column, or take a column; and the relief token (R13)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import nth
from cablecar.kernel.phase import CHANCE, Phase
from cablecar.kernel.rng import Rng

from .cascade import add_contract, begin_turn, finish, go_on, next_turn
from .state import COLUMN, DECK, NONE, OFFERED, POOL, REVEAL, REVEALED, Cities
from .tables import FOUNDATION, LATE, OFFERS


@final
class Start(Phase[Cities]):
    """R1.6: who begins."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        return "" if item < s.seats else "R1_6-no-such-seat"

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        s.turn = item
        begin_turn(s)


def refused_relief(s: Cities, seat: i64, count: i64) -> str:
    """R13.4: return why a relief token can't drop so many contracts, or an empty string."""
    if s.reliefs[seat] == 0:
        return "R13_4-no-token"
    return "" if s.contracts[seat] >= count else "R13_4-too-few"


def use_relief(s: Cities, seat: i64, count: i64) -> None:
    """R13.4: drop contracts; the token leaves the game."""
    s.reliefs[seat] -= 1
    s.contracts[seat] -= count


@final
class Turn(Phase[Cities]):
    """R2.1: draw (item 0), take a column (1 to 3), or first relief (4, 5)."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        if item == 0:
            return "" if s.left > 0 else "R2_3-deck-empty"
        if item > OFFERS:
            return refused_relief(s, seat, item - OFFERS)
        size = s.sizes[item - 1]
        if size == 0:
            return "R4_1-empty"
        return "" if size > s.contracts[seat] else "R4_1-contracts"

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        if item == 0:
            s.go(REVEAL, CHANCE)
        elif item > OFFERS:
            use_relief(s, seat, item - OFFERS)
            begin_turn(s)
        else:
            take(s, seat, item - 1)


def take(s: Cities, seat: i64, column: i64) -> None:
    """R4.2, R4.3: the column becomes the pool, and a contract is due."""
    for card in range(s.tables.cards):
        if s.where[card] >> 8 == column + 1:
            s.where[card] = POOL
    s.sizes[column] = 0
    if not s.options & LATE:
        add_contract(s, seat)
    go_on(s, seat)


@final
class Reveal(Phase[Cities]):
    """R3.1 to R3.3: the top card of the deck, any of those left."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        return "" if s.where[item] == DECK else "R3_1-not-in-deck"

    def legal(self, s: Cities, seat: i64, out: vec[i64]) -> i64:
        where = s.where
        first = self.actions[0]
        k: i64 = 0
        for item in range(self.count):
            out[k] = first + item
            k += where[item] == DECK  # what is not in the deck is written over
        return k

    def draw(self, s: Cities, rng: Rng) -> i64:
        return nth(s.where, DECK, rng.below(s.left))

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        s.left -= 1
        if s.tables.card_symbols[item] & FOUNDATION:
            s.tokens -= 1
            if s.tokens == 0:  # R3.3
                put(s, item, 0)
                finish(s)
                return
        s.where[item] = REVEALED
        s.card = item
        s.go(COLUMN, s.turn)


def put(s: Cities, card: i64, column: i64) -> None:
    """R3.1: lay a card at the end of a column."""
    s.where[card] = OFFERED * (column + 1) + s.sizes[column]
    s.sizes[column] += 1


@final
class Column(Phase[Cities]):
    """R3.1: the column for the revealed card (items 0 to 2); the last moment for relief (3, 4)."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        return "" if item < OFFERS else refused_relief(s, seat, item - OFFERS + 1)

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        if item >= OFFERS:
            use_relief(s, seat, item - OFFERS + 1)
            return
        put(s, s.card, item)
        s.card = NONE
        next_turn(s)
