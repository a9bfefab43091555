"""Placing what was taken (R5), with the questions it may raise: row, bonus and its target (R12), skyscraper."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, lowest
from cablecar.kernel.phase import Phase

from .board import connect, lay, reach, worth
from .cascade import end_take, go_on, has_room, raise_towers, refused_bonus, resolve
from .state import DECK, NONE, POOL, REVEALED, ROW, TARGET, Cities
from .tables import (
    ALL_SIDES,
    BLACK,
    COLUMNS,
    DECLINE,
    PLUS_TWO,
    POINTS,
    RELIEF,
    ROWS,
    SPACES,
    TRACKS_TOKEN,
    VALUE_CARD,
    cell_of_item,
)
from .turn import refused_relief, use_relief


@final
class Place(Phase[Cities]):
    """R5.1, R5.4: a card of the pool, or stop (idle), or relief (the last two items)."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        if item > self.idle:
            return refused_relief(s, seat, item - self.idle)
        if s.where[item] != POOL:
            return "R5_1-not-in-pool"
        return "" if has_room(s, seat, s.tables.card_colour[item]) else "R5_3-row-full"

    def legal(self, s: Cities, seat: i64, out: vec[i64]) -> i64:
        where = s.where
        colour = s.tables.card_colour
        k: i64 = 0
        for card in range(s.tables.cards):
            if where[card] == POOL and has_room(s, seat, colour[card]):
                out[k] = self.actions[card]
                k += 1
        out[k] = self.actions[self.idle]
        k += 1
        if s.reliefs[seat] > 0:
            for count in range(1, min(2, s.contracts[seat]) + 1):
                out[k] = self.actions[self.idle + count]
                k += 1
        return k

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        if item == self.idle:
            end_take(s, seat)
        elif item > self.idle:
            use_relief(s, seat, item - self.idle)
            go_on(s, seat)
        elif s.tables.card_colour[item] == BLACK:
            s.where[item] = REVEALED
            s.card = item
            s.go(ROW, seat)
        else:
            lay(s, seat, item, s.tables.card_colour[item])
            resolve(s, seat)


@final
class Row(Phase[Cities]):
    """R5.1, R12.4: the row of a black card or a bonus card."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        return "" if s.lengths[seat * ROWS + item] < COLUMNS else "R5_1-row-full"

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        card = s.card
        s.card = NONE
        lay(s, seat, card, item)
        resolve(s, seat)


@final
class Bonus(Phase[Cities]):
    """R12.1, R12.3: the district's bonus or a tracks token; declining (idle) only if the table allows it (A9)."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        if item == self.idle:
            return "" if s.options & DECLINE else "R12_3-must-take"
        return refused_bonus(s, seat, item)

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        s.right = NONE
        if item == self.idle:
            go_on(s, seat)
            return
        s.supply[item] -= 1
        if item == POINTS:
            s.points[seat] += 1
            resolve(s, seat)
        elif item == RELIEF:
            s.reliefs[seat] += 1
            resolve(s, seat)
        elif item in (PLUS_TWO, TRACKS_TOKEN):
            s.kind = item
            s.go(TARGET, seat)
        else:
            card = s.tables.cards if item == VALUE_CARD else s.tables.depot_cards
            while s.where[card] != DECK:
                card += 1
            s.where[card] = REVEALED
            s.card = card
            s.go(ROW, seat)


@final
class Target(Phase[Cities]):
    """R12.4: the card that gets the token."""

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        if item % COLUMNS >= s.lengths[seat * ROWS + item // COLUMNS]:
            return "R12_4-no-card"
        if s.kind == TRACKS_TOKEN and s.with_tracks(seat) & BIT[cell_of_item(item)]:
            return "R12_3-has-tracks"
        return ""

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        cell = cell_of_item(item)
        if s.kind == PLUS_TWO:
            s.plus[seat] |= BIT[cell]
            worth(s, seat, cell, s.tables.plus_value)
        else:
            s.laid[seat] |= BIT[cell]
            reach(s, seat, cell, ALL_SIDES)
            connect(s, seat)
        s.kind = NONE
        resolve(s, seat)


@final
class Build(Phase[Cities]):
    """A7, only if the table asks: build on the next foundation that qualifies (items 0 to 24), or leave it (25 to
    49).
    """

    def forbids(self, s: Cities, seat: i64, item: i64) -> str:
        return "" if lowest(s.asked) == cell_of_item(item % SPACES) else "R9_2-not-asked"

    def choose(self, s: Cities, seat: i64, item: i64) -> None:
        cell = cell_of_item(item % SPACES)
        s.asked &= ~BIT[cell]
        if item < SPACES:
            s.raised |= BIT[cell]
        if s.asked == 0:
            found = s.raised
            s.raised = 0
            raise_towers(s, seat, found)
