"""Set-up (R5 to R14): chance, and the sealed choice of a first objective."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, nth, put
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, Phase, own
from cablecar.kernel.rng import Rng

from .course import begin, done, refill
from .state import (
    COMMITTEE,
    DEAL,
    DECK,
    EMPTY,
    KEEP,
    OPEN_PUBLIC,
    OUT,
    PAYDAY,
    PUBLIC,
    REVEAL,
    RING,
    ROW,
    SETTING_UP,
    SHOW,
    START,
    City,
)  # fmt: skip
from .tables import DISPLAY, SLOTS_FIXED


def next_slot(s: City) -> i64:
    """Return the first slot of the map without a card."""
    slot: i64 = 0
    while slot < len(s.land) and s.land[slot] != EMPTY:
        slot += 1
    return slot


def lay(s: City, item: i64) -> None:
    """R5, R6: a land card fills the next slot, with its rubble."""
    t = s.tables
    slot = next_slot(s)
    s.land = s.land[:]
    s.land[slot] = item
    s.empty |= t.land_lots[item // 2]
    s.rubble |= t.land_rubble[item]
    if slot + 1 == len(s.land) and s.rivals > 0:
        scan_map(s)


def scan_map(s: City) -> None:
    """A48: the lots of the whole map from top to bottom, left to right."""
    t = s.tables
    columns = t.slot_columns[s.count]
    keys: list[int] = []
    for slot in range(len(s.land)):
        for lot in range(t.lots):
            if t.lot_land[lot] == s.land[slot] // 2:
                x = slot % columns * t.step_x + t.lot_x[lot]
                y = slot // columns * t.step_y + t.lot_y[lot]
                keys.append(int((y * 1000 + x) * 64 + lot))
    keys.sort()
    s.scan = vec[i64]([key % 64 for key in keys])


@final
class Land(Phase[City]):
    """R5: land cards into the slots, on one of their sides."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        land = item // 2
        if s.tables.land_from[land] > s.count:
            return "R5-not-used"
        if s.options & SLOTS_FIXED != 0:
            lower: i64 = 0
            for other in range(land):
                if s.tables.land_from[other] <= s.count:
                    lower += 1
            if lower != next_slot(s):
                return "R5-not-next"
        for slot in range(len(s.land)):
            if s.land[slot] != EMPTY and s.land[slot] // 2 == land:
                return "R5-laid"
        return "" if s.sides < 0 or s.sides >> land & 1 == item % 2 else "R5-side"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        lay(s, item)
        if next_slot(s) == len(s.land):
            s.go(RING, CHANCE)


@final
class Ring(Phase[City]):
    """R7: the action cards in a ring; the last one is certain."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        for i in range(len(s.ring)):
            if s.ring[i] == item:
                return "R7-laid"
        return ""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        i: i64 = 0
        total: i64 = item
        while s.ring[i] != EMPTY:
            total += s.ring[i]
            i += 1
        s.ring = s.ring[:]
        s.ring[i] = item
        if i + 2 == len(s.ring):
            s.ring[i + 1] = s.tables.cards * (s.tables.cards - 1) // 2 - total
            s.go(OPEN_PUBLIC, CHANCE)


@final
class Public(Phase[City]):
    """R10: objectives that count for everybody."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if s.place[s.tables.privates + item] == OUT else "R10-open"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        i = nth(s.publics, EMPTY, 0)
        s.publics = put(s.publics, i, t.privates + item)
        s.place = put(s.place, t.privates + item, PUBLIC)
        if i + 1 == len(s.publics):
            if t.unused_out[s.edition] == 0:  # R11
                for objective in range(t.privates, t.objectives):
                    if s.place[objective] == OUT:
                        s.place = put(s.place, objective, DECK)
                        s.objective_deck += 1
            s.go(REVEAL if t.deal[s.edition] == 1 else DEAL, CHANCE)


class FromDeck(Phase[City]):
    """A draw from the objective deck."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if s.place[item] == DECK else "R11-not-in-deck"

    def draw(self, s: City, rng: Rng) -> i64:
        return nth(s.place, DECK, rng.below(s.objective_deck))


@final
class Deal(FromDeck):
    """R11: objectives dealt face down; R29: one drawn from the deck."""

    def taker(self, s: City) -> i64:
        return s.turn // s.tables.deal[s.edition] if s.stage == SETTING_UP else s.order[s.turn]

    def choose(self, s: City, seat: i64, item: i64) -> None:
        taker = self.taker(s)
        s.place = put(s.place, item, taker)
        s.hidden = put(s.hidden, taker, s.hidden[taker] + 1)
        s.objective_deck -= 1
        if s.stage != SETTING_UP:
            done(s)
            return
        s.turn += 1
        deal = s.tables.deal[s.edition]
        if s.turn == s.seats * deal:
            if deal == 1:
                s.go(SHOW, CHANCE)
            else:
                s.ask(KEEP, BIT[s.seats] - 1)

    def audience(self, s: City, seat: i64, item: i64) -> i64:
        return own(self.taker(s))


@final
class Keep(Phase[City]):
    """R11: each keeps one of two objectives; the other goes back into the deck, and nobody ever learns which."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if s.place[item] == seat else "R11-not-yours"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        for other in range(s.tables.privates):
            if s.place[other] == seat and other != item:
                s.place = put(s.place, other, DECK)
                s.rejected = put(s.rejected, seat, other)
        s.hidden = put(s.hidden, seat, 1)
        s.objective_deck += 1
        if s.chosen(seat):
            s.pop()
            s.go(REVEAL, CHANCE)

    def audience(self, s: City, seat: i64, item: i64) -> i64:
        return own(seat)


@final
class Reveal(FromDeck):
    """R11, R25: an objective fills the leftmost gap of their display."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        i = nth(s.row, EMPTY, 0)
        s.row = put(s.row, i, item)
        s.place = put(s.place, item, ROW)
        s.objective_deck -= 1
        if s.stage != SETTING_UP:
            refill(s)
        elif i + 1 == DISPLAY:
            s.go(DEAL if s.tables.deal[s.edition] == 1 else SHOW, CHANCE)


class FromPile(Draw[City]):
    """A draw from the licence deck."""

    def bag(self, s: City) -> vec[i64]:
        return s.deck

    def size(self, s: City) -> i64:
        return s.deck_size


@final
class Show(FromPile):
    """R12, R25: a licence fills the leftmost gap of the display."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        i = nth(s.display, EMPTY, 0)
        s.draw_licence(item)
        s.display = put(s.display, i, item)
        if s.stage != SETTING_UP:
            refill(s)
        elif i + 1 == DISPLAY:
            if s.rivals > 0:  # R67
                s.order = vec[i64]([COMMITTEE, 0])
                first_year(s)
            elif s.first_seat != EMPTY:
                start_with(s, s.first_seat)
            else:
                s.go(START, CHANCE)


@final
class Start(Phase[City]):
    """R14"""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if item < s.seats else "R14-no-such-seat"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        start_with(s, item)


def start_with(s: City, seat: i64) -> None:
    """R15: the start player, then clockwise."""
    s.order = vec[i64]([(seat + i) % s.seats for i in range(s.seats)])
    first_year(s)


def first_year(s: City) -> None:
    s.stage = PAYDAY
    s.turn = 0
    begin(s)
