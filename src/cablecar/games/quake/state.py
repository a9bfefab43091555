"""A point in the game: fields, who knows them, and how what is hidden is imagined.

A party is a seat or, playing alone, the Committee: party 1. What comes next follows from `stage`, `turn` and `year`
(course.py); the agenda is one deep.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import BIT, bits, lowest, nth, put
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State

from . import scoring
from .tables import HAND, PARK, SERVICES, WIDTH, Tables

EMPTY: Final[i64] = -1

DECK: Final[i64] = -1  # where an objective is, if no party holds it
OUT: Final[i64] = -2
PUBLIC: Final[i64] = -3
ROW: Final[i64] = -4
SECRET: Final[i64] = -9

COMMITTEE: Final[i64] = 1  # the party without a seat

SETTING_UP: Final[i64] = -3  # stages; 0 to 5 are the action cards
PAYDAY: Final[i64] = -2
BLOCKERS: Final[i64] = -1
FINAL: Final[i64] = 6

LAY: Final[i64] = 0  # the numbers of the phases
RING: Final[i64] = 1
OPEN_PUBLIC: Final[i64] = 2
DEAL: Final[i64] = 3
KEEP: Final[i64] = 4
REVEAL: Final[i64] = 5
SHOW: Final[i64] = 6
START: Final[i64] = 7
INCOME: Final[i64] = 8
BENEFIT: Final[i64] = 9
BLOCK: Final[i64] = 10
ENTER: Final[i64] = 11
USE: Final[i64] = 12
LICENCE: Final[i64] = 13
RECEIVE: Final[i64] = 14
OBJECTIVE: Final[i64] = 15
CLEAN: Final[i64] = 16
BUILD: Final[i64] = 17
SPEND: Final[i64] = 18
SECOND: Final[i64] = 19
REWARD: Final[i64] = 20
FLIP: Final[i64] = 21
DEED: Final[i64] = 22


@final
@mypyc_attr(acyclic=True)
class City(State):
    """San Francisco, its promoters and what lies on the table."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tables = cast(Tables, game.tables)
        # everybody knows these
        self.count: i64 = 0  # of parties
        self.edition: i64 = 0
        self.closed: i64 = EMPTY  # R66: the income space that nobody may use
        self.side: i64 = 0  # where the tables of this side of the action cards begin
        self.sides: i64 = EMPTY  # R5: the land cards that must show side B; -1: as chance will have it
        self.year: i64 = 0
        self.stage: i64 = SETTING_UP
        self.turn: i64 = 0  # place in `order`; a counter while setting up
        self.over: i64 = 0  # R43: the last card is being played
        self.best_builder: i64 = EMPTY
        self.first_seat: i64 = EMPTY
        # what copies share is replaced whole and never written into: all of these but money
        self.order = vec[i64]()
        self.pawn = vec[i64]()  # the space each party's pawn stands on
        self.land = vec[i64]()  # by slot: land card x 2 + side
        self.ring = vec[i64]()
        self.publics = vec[i64]()
        self.scan = vec[i64]()  # playing alone: the lots from top to bottom, left to right
        self.empty: i64 = 0  # sets of lots: without a building, with rubble
        self.rubble: i64 = 0
        self.built = vec[i64]()  # by party: a set of lots
        self.blocker = vec[i64]()  # by seat: card x 3 + space
        self.display = vec[i64]()  # licences by position
        self.deck = vec[i64]()  # by kind
        self.discard = vec[i64]()
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.flipped: i64 = EMPTY  # the licence the Committee turned last
        self.licences = vec[i64]()  # by party HAND places; a seat's are sorted, the Committee's in order
        self.held = vec[i64]()
        self.row = vec[i64]()  # objectives by position
        self.objective_deck: i64 = 0
        self.taken: i64 = 0  # a set of objectives: everybody saw who took them
        self.hidden = vec[i64]()  # by party: objectives that only the holder knows
        self.money = vec[i64]()
        self.supply = vec[i64]()  # buildings
        self.area = vec[i64]()
        self.tokens = vec[i64]()
        self.column = vec[i64]()
        self.level = vec[i64]()
        self.services = vec[i64]()  # by party and service
        self.parks = vec[i64]()  # values of the parks
        self.pile = vec[i64]()
        self.lot: i64 = EMPTY  # the building under way: where, its first licence, symbols of both, help of the space
        self.first: i64 = EMPTY
        self.common: i64 = 0
        self.subsidy: i64 = 0
        # secrets
        self.place = vec[i64]()  # of each objective: DECK, OUT, PUBLIC, ROW, or the party that holds it
        self.rejected = vec[i64]()  # by seat: the first objective that was given back

    def share(self, other: City) -> None:
        """Give another state everything that lies open."""
        other.copy_common(self)
        other.count = self.count
        other.edition = self.edition
        other.closed = self.closed
        other.side = self.side
        other.sides = self.sides
        other.year = self.year
        other.stage = self.stage
        other.turn = self.turn
        other.over = self.over
        other.best_builder = self.best_builder
        other.first_seat = self.first_seat
        other.order = self.order
        other.pawn = self.pawn
        other.land = self.land
        other.ring = self.ring
        other.publics = self.publics
        other.scan = self.scan
        other.empty = self.empty
        other.rubble = self.rubble
        other.built = self.built
        other.blocker = self.blocker
        other.display = self.display
        other.deck = self.deck
        other.discard = self.discard
        other.deck_size = self.deck_size
        other.discard_size = self.discard_size
        other.flipped = self.flipped
        other.licences = self.licences
        other.held = self.held
        other.row = self.row
        other.objective_deck = self.objective_deck
        other.taken = self.taken
        other.hidden = self.hidden
        other.money = self.money[:]
        other.supply = self.supply
        other.area = self.area
        other.tokens = self.tokens
        other.column = self.column
        other.level = self.level
        other.services = self.services
        other.parks = self.parks
        other.pile = self.pile
        other.lot = self.lot
        other.first = self.first
        other.common = self.common
        other.subsidy = self.subsidy

    def copy(self) -> City:
        s = City(self.game)
        self.share(s)
        s.place = self.place
        s.rejected = self.rejected
        return s

    def show(self, seat: i64) -> City:
        """Own objectives, those in the open, those taken openly; the own card given back. At the end everything."""
        s = self.copy()
        if self.actor == NOBODY:
            return s
        s.place = self.place[:]
        s.rejected = self.rejected[:]
        own: i64 = self.rejected[seat] if seat >= 0 else EMPTY
        for objective in range(self.tables.objectives):
            at = self.place[objective]
            if (at == DECK or at >= 0) and at != seat and self.taken & BIT[objective] == 0 and objective != own:
                s.place[objective] = SECRET
        for other in range(self.seats):
            if other != seat and self.rejected[other] != EMPTY:
                s.rejected[other] = SECRET
        return s

    def fill(self, seat: i64, rng: Rng) -> None:
        """Deal what is not known: hidden hands, the rest is the deck; then cards given back. Every consistent world is
        equally likely.
        """
        t = self.tables
        self.place = self.place[:]
        self.rejected = self.rejected[:]
        pool: i64 = 0
        for objective in range(t.objectives):
            if self.place[objective] == SECRET:
                pool += 1
        for other in range(self.seats):
            if other != seat and self.actor != NOBODY:
                for _ in range(self.hidden[other]):
                    self.place[nth(self.place, SECRET, rng.below(pool))] = other
                    pool -= 1
        for objective in range(t.objectives):
            if self.place[objective] == SECRET:
                self.place[objective] = DECK
        possible: i64 = 0
        for objective in range(t.privates):
            if self.place[objective] < 0 or self.taken & BIT[objective] != 0:
                possible |= BIT[objective]
        if seat >= 0 and self.rejected[seat] >= 0:
            possible &= ~BIT[self.rejected[seat]]
        for other in range(self.seats):
            if self.rejected[other] == SECRET:
                rest = possible
                for _ in range(rng.below(bits(possible))):
                    rest &= rest - 1
                self.rejected[other] = lowest(rest)
                possible &= ~BIT[self.rejected[other]]

    # ---- licences and objectives ------------------------------------------

    def draw_licence(self, kind: i64) -> None:
        """Take a licence off the deck."""
        self.deck = put(self.deck, kind, self.deck[kind] - 1)
        self.deck_size -= 1

    def lay_off(self, kind: i64) -> None:
        """Put a licence onto the discard pile."""
        self.discard = put(self.discard, kind, self.discard[kind] + 1)
        self.discard_size += 1

    def maybe_shuffle(self) -> None:
        """R28: an empty deck is made of the discard pile, when a card is needed and not before."""
        if self.deck_size == 0:
            self.deck = self.discard
            self.deck_size = self.discard_size
            self.discard = vec[i64]([0 for _ in range(self.tables.kinds)])
            self.discard_size = 0

    def gain_licence(self, party: i64, kind: i64) -> None:
        """R28, R71: into the hand, which a seat keeps sorted; the Committee appends."""
        self.licences = self.licences[:]
        at = party * HAND + self.held[party]
        if party < self.seats:
            while at > party * HAND and self.licences[at - 1] > kind:
                self.licences[at] = self.licences[at - 1]
                at -= 1
        self.licences[at] = kind
        self.held = put(self.held, party, self.held[party] + 1)

    def lose_licence(self, party: i64, kind: i64) -> None:
        """R36: onto the discard pile; the gap closes."""
        self.licences = self.licences[:]
        at = party * HAND
        while self.licences[at] != kind:
            at += 1
        last = party * HAND + self.held[party] - 1
        while at < last:
            self.licences[at] = self.licences[at + 1]
            at += 1
        self.licences[last] = EMPTY
        self.held = put(self.held, party, self.held[party] - 1)
        self.lay_off(kind)

    def holds(self, party: i64, kind: i64) -> bool:
        for at in range(party * HAND, party * HAND + self.held[party]):
            if self.licences[at] == kind:
                return True
        return False

    def shown_at(self, kind: i64) -> i64:
        """Return the leftmost position of a licence in the display, or -1."""
        return nth(self.display, kind, 0)

    def has_shown(self) -> bool:
        """Tell whether the display has a licence."""
        return self.display[0] != EMPTY or self.display[1] != EMPTY or self.display[2] != EMPTY

    def has_row(self) -> bool:
        return self.row[0] != EMPTY or self.row[1] != EMPTY or self.row[2] != EMPTY

    def take_shown(self, party: i64, position: i64) -> None:
        """Take a licence of the display; its place stays empty."""
        kind = self.display[position]
        self.display = put(self.display, position, EMPTY)
        self.gain_licence(party, kind)

    def take_row(self, party: i64, position: i64) -> None:
        """Take an objective of the display, for everybody to see."""
        objective = self.row[position]
        self.row = put(self.row, position, EMPTY)
        self.place = put(self.place, objective, party)
        self.taken |= BIT[objective]

    # ---- the city -----------------------------------------------------------

    def move_right(self, party: i64) -> None:
        """R32"""
        if self.column[party] < self.tables.columns - 1:
            self.column = put(self.column, party, self.column[party] + 1)
        elif self.level[party] < self.tables.rows - 1:
            self.level = put(self.level, party, self.level[party] + 1)
        else:
            self.money[party] += self.tables.corner_money

    def move_up(self, party: i64) -> None:
        """R32"""
        if self.level[party] < self.tables.rows - 1:
            self.level = put(self.level, party, self.level[party] + 1)
        elif self.column[party] < self.tables.columns - 1:
            self.column = put(self.column, party, self.column[party] + 1)
        else:
            self.money[party] += self.tables.corner_money

    def corner(self, party: i64) -> i64:
        """Return what a move of the marker brings: money if it stands in the corner."""
        t = self.tables
        return t.corner_money if self.column[party] == t.columns - 1 and self.level[party] == t.rows - 1 else 0

    def clear(self, party: i64, lot: i64) -> None:
        """R31, R36: a rubble token goes to a party, whose marker moves up."""
        self.rubble &= ~BIT[lot]
        self.tokens = put(self.tokens, party, self.tokens[party] + 1)
        self.move_up(party)

    def fetch(self, party: i64) -> None:
        """R17, R27: a building goes from the supply into the play area."""
        self.supply = put(self.supply, party, self.supply[party] - 1)
        self.area = put(self.area, party, self.area[party] + 1)

    def erect(self, party: i64, lot: i64) -> None:
        """R36, R38: a building goes from the play area onto a lot for good."""
        self.area = put(self.area, party, self.area[party] - 1)
        self.empty &= ~BIT[lot]
        self.built = put(self.built, party, self.built[party] | BIT[lot])

    def grant(self, party: i64, service: i64) -> None:
        """R37, R74: the top card of a pile, and the marker moves right."""
        if service == PARK:
            self.parks = put(
                self.parks, party, self.parks[party] + self.tables.stack[len(self.tables.stack) - self.pile[PARK]]
            )
        self.pile = put(self.pile, service, self.pile[service] - 1)
        self.services = put(self.services, party * SERVICES + service, self.services[party * SERVICES + service] + 1)
        self.move_right(party)

    def erected(self, party: i64) -> i64:
        return self.tables.buildings - self.supply[party] - self.area[party]

    def is_taken(self, space: i64) -> bool:
        """R20, R40: tell whether a pawn that has moved already stands on a space."""
        for i in range(self.turn):
            if self.pawn[self.order[i]] == space:
                return True
        return False

    def at(self, card: i64, space: i64) -> i64:
        """Return the place of a space in the tables of action cards."""
        return self.side + card * WIDTH + space

    def forget_build(self) -> None:
        self.lot = EMPTY
        self.first = EMPTY
        self.common = 0
        self.subsidy = 0

    # ---- scoring ------------------------------------------------------------

    def sheet(self, out: vec[i64]) -> None:
        """What everybody can count: hidden objectives are turned up at the end (R46)."""
        scoring.sheet(self, out, self.actor == NOBODY)

    def keys(self, out: vec[i64]) -> None:
        """R60, R80: most points, then most buildings on the map."""
        self.scores(out)
        for party in range(self.count):
            out[party] = out[party] * 16 + self.erected(party)
