"""A point in the game: fields, who knows them, and how what is hidden is imagined."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import put
from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State

from .constants import (
    BID,
    BONUSES,
    COLUMNS,
    DISTRICTS,
    EMPTY,
    HIDDEN,
    LANDMARKS,
    OPTION,
    PILE,
    RAISE,
    SEALED,
    TRADE_PAY,
)
from .memory import Worlds
from .tables import KINDS, PAIR, PAIRS, VALUES, Tables


@final
@mypyc_attr(acyclic=True)
class Town(State):
    """R2 to R6. Equal cards and equal cheques are one and the same: decks and hands are counts.

    Copies share every array that `share` and `copy` do not copy; whoever changes one of those replaces it whole.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tables = cast(Tables, game.tables)
        self.notes: Worlds | None = None
        # everybody knows these
        none = vec[i64]()
        self.limits = none  # options that are numbers
        self.start: i64 = EMPTY  # R12
        self.draft: i64 = EMPTY  # who puts a tile, while the players lay the town out (R8)
        self.tile: i64 = EMPTY  # the kind to be put
        self.round: i64 = 0
        self.year: i64 = 0  # action cards filed
        self.bonus: i64 = 0  # open bonus cards: a bit set of kinds
        self.built: i64 = 0  # districts built since the last action card
        self.dry_sticks: i64 = 0  # R95: rounds without a stick, this one included, and without a build
        self.dry_builds: i64 = 0
        self.tender: i64 = EMPTY  # the card in front of the start player
        self.rejected: i64 = 0
        self.card: i64 = EMPTY  # the action card being executed
        self.prizes: i64 = 0  # rights that a round of influence cards awards
        self.passed: i64 = 0  # R29 to R36
        self.leader: i64 = EMPTY
        self.highest: i64 = 0
        self.turn: i64 = 0
        self.raising: i64 = 0  # cheques laid in the raise being made
        self.right: i64 = EMPTY  # the target of the investor
        self.winner: i64 = EMPTY  # of the action card
        self.street: i64 = (
            EMPTY  # where a stick shall go whose source is still asked (R48), or where it comes from (R70, R71)
        )
        self.first: i64 = EMPTY  # the first of two sticks, and the street vacated for it (R74)
        self.vacated: i64 = EMPTY
        self.drawing: i64 = 0  # R82: seats
        self.lap: i64 = 0
        self.pair: i64 = 0  # R105: the group that trades
        self.floors: i64 = 0
        self.proposer: i64 = EMPTY
        self.investor: i64 = EMPTY
        self.receiver: i64 = EMPTY
        self.capacity: i64 = 0  # cheques the investor held when the offer was opened
        self.answered: i64 = 0
        self.pile_size: i64 = 0
        self.grants: i64 = 0  # R103: subsidies and other action cards still to come
        self.others: i64 = 0
        self.bag = none  # tiles by kind
        self.kind = none  # by cell
        self.reach = none  # by street: the targets that may use it, a bit set (R46)
        self.white = none  # by cell: its white sticks
        self.stick = none  # by street: an owner
        self.near = none  # by cell and seat: sticks
        self.free = none  # by cell: free streets
        self.builder = none  # by cell
        self.open = none  # by target: free streets
        self.supply = none
        self.influence = none
        self.prestige = none
        self.extra = none  # the part of it from bonus cards
        self.deck = none  # tender cards by face
        self.discard = none
        self.seen = none  # rejected or void in this phase I (R19)
        self.actions = none  # action cards by face
        self.filed = none  # by year
        self.queue = none  # investors in order: seat * 16 + target
        self.revealed = none  # by seat: the bid that was opened last
        self.table = none  # by seat and value: cheques that lie open
        self.total = none
        self.group = none  # by seat: the option card shown
        self.rights = none  # by pair: who has it
        self.caps = none  # by seat: sticks cashed in, then the most it may draw
        self.aside = none  # R85
        self.demand = none  # R107, by seat
        self.blind = none
        self.terms = none  # streets of the offer: 0, or street * 2 + 1 forbidden, + 2 required
        self.bound = none  # the same for the settled rights, MOST_TERMS per pair
        self.held = none  # cheques in each hand
        self.book = none  # by seat and value: what an attentive bystander counts
        self.book_pile = none
        self.slip_from = none  # hidden payments and blind draws
        self.slip_to = none
        self.facts = none
        # secrets
        self.hand = none  # by seat and value
        self.cash = none  # their sum
        self.slips = none  # their values
        self.pile = none
        self.bids = none  # sealed: influence, option card, cheques
        self.choice = none
        self.laid = none

    def share(self, other: Town) -> None:
        """Give another state everything that lies open."""
        other.copy_common(self)
        other.limits = self.limits
        other.start = self.start
        other.draft = self.draft
        other.tile = self.tile
        other.round = self.round
        other.year = self.year
        other.bonus = self.bonus
        other.built = self.built
        other.dry_sticks = self.dry_sticks
        other.dry_builds = self.dry_builds
        other.tender = self.tender
        other.rejected = self.rejected
        other.card = self.card
        other.prizes = self.prizes
        other.passed = self.passed
        other.leader = self.leader
        other.highest = self.highest
        other.turn = self.turn
        other.raising = self.raising
        other.right = self.right
        other.winner = self.winner
        other.street = self.street
        other.first = self.first
        other.vacated = self.vacated
        other.drawing = self.drawing
        other.lap = self.lap
        other.pair = self.pair
        other.floors = self.floors
        other.proposer = self.proposer
        other.investor = self.investor
        other.receiver = self.receiver
        other.capacity = self.capacity
        other.answered = self.answered
        other.pile_size = self.pile_size
        other.grants = self.grants
        other.others = self.others
        other.bag = self.bag  # from here on: shared, and replaced whole
        other.kind = self.kind
        other.reach = self.reach
        other.white = self.white
        other.deck = self.deck
        other.discard = self.discard
        other.seen = self.seen
        other.actions = self.actions
        other.filed = self.filed
        other.demand = self.demand
        other.blind = self.blind
        other.terms = self.terms
        other.bound = self.bound
        other.aside = self.aside
        other.slip_from = self.slip_from
        other.slip_to = self.slip_to
        other.facts = self.facts
        other.stick = self.stick
        other.near = self.near
        other.free = self.free
        other.builder = self.builder
        other.open = self.open
        other.supply = self.supply
        other.influence = self.influence
        other.prestige = self.prestige
        other.extra = self.extra
        other.queue = self.queue
        other.revealed = self.revealed
        other.group = self.group
        other.rights = self.rights
        other.caps = self.caps
        other.book_pile = self.book_pile
        other.table = self.table[:]  # its own from here on: written with nearly every cheque that moves
        other.total = self.total[:]
        other.held = self.held[:]
        other.book = self.book[:]

    def copy(self) -> Town:
        s = Town(self.game)
        self.share(s)
        s.hand = self.hand[:]
        s.cash = self.cash[:]
        s.slips = self.slips
        s.pile = self.pile
        s.bids = self.bids
        s.choice = self.choice
        s.laid = self.laid
        s.notes = self.notes
        return s

    def show(self, seat: i64) -> Town:
        """R41, 4.2: own hand, own sealed choice and the hidden payments a seat had part in; of cheques everything,
        until one moved unseen.
        """
        if self.actor == NOBODY:
            return self.copy()
        is_hidden = False
        for i in range(len(self.slips)):
            if self.slip_from[i] != seat and self.slip_to[i] != seat:
                is_hidden = True
        s = Town(self.game)
        self.share(s)
        s.hand = self.hand[:]  # blanks are written below
        s.cash = self.cash[:]
        s.slips = self.slips[:]
        s.bids = self.bids[:]
        s.choice = self.choice[:]
        s.laid = self.laid[:]
        s.pile = vec[i64]([HIDDEN for _ in range(VALUES)]) if is_hidden else self.pile
        is_sealed = self.actor == SEVERAL
        for other in range(self.seats):
            if other != seat:
                if is_hidden:
                    s.cash[other] = HIDDEN
                for i in range(other * VALUES, other * VALUES + VALUES):
                    if is_hidden:
                        s.hand[i] = HIDDEN
                    if is_sealed:
                        s.laid[i] = HIDDEN
                if is_sealed:
                    s.bids[other] = HIDDEN
                    s.choice[other] = HIDDEN
        for i in range(len(self.slips)):
            if self.slip_from[i] != seat and self.slip_to[i] != seat:
                s.slips[i] = HIDDEN
        return s

    def study(self, seat: i64) -> None:
        if self.actor != NOBODY:
            self.notes = self.worlds()

    def worlds(self) -> Worlds:
        """Return every world that what was seen allows."""
        return Worlds(self.seats, self.facts, self.slips, self.rest(), self.phase == TRADE_PAY, self.waits_for())

    def waits_for(self) -> i64:
        """Return the seat whose begun decision must be possible to finish."""
        return (
            self.turn
            if self.phase == RAISE and self.raising > 0
            else self.investor
            if self.phase == TRADE_PAY
            else EMPTY
        )

    def rest(self) -> vec[i64]:
        """Return the book row of that seat, then what it owes in one sum or, in a trade, to each seat."""
        found = vec[i64]([0 for _ in range(VALUES + self.seats + 1)])
        seat = self.waits_for()
        if seat >= 0:
            for v in range(VALUES):
                found[v] = self.book[seat * VALUES + v]
            if self.phase == RAISE:
                found[VALUES] = self.highest - self.total[seat]
            else:
                for other in range(self.seats):
                    found[VALUES + other] = self.demand[other]
                    found[VALUES + self.seats] += self.blind[other]
        return found

    def fill(self, seat: i64, rng: Rng) -> None:
        """4.2: one of the possible worlds by its weight. Who still owes a sealed choice has laid nothing; who has
        finished it made it at random.
        """
        if self.actor == NOBODY:
            return
        notes = self.notes
        if notes is None:
            notes = self.worlds()
        self.notes = None
        self.slips = notes.draw(rng)
        self.hand = self.book[:]
        self.pile = self.book_pile[:]
        for i in range(len(self.slips)):
            v = self.slips[i]
            self.hand[self.slip_from[i] * VALUES + v] -= 1
            if self.slip_to[i] == PILE:
                self.pile[v] += 1
            else:
                self.hand[self.slip_to[i] * VALUES + v] += 1
        if self.actor == SEVERAL:
            self.bids = self.bids[:]  # written below
            self.choice = self.choice[:]
            self.laid = self.laid[:]
        for other in range(self.seats):
            if other != seat:
                self.cash[other] = 0
                for v in range(VALUES):
                    self.cash[other] += self.hand[other * VALUES + v] * (v + 1) * 10
                if self.actor == SEVERAL:
                    self.bids[other] = EMPTY
                    self.choice[other] = EMPTY
                    for v in range(VALUES):
                        self.laid[other * VALUES + v] = 0
                    if not self.owes(other):
                        self.guess(other, rng)

    def guess(self, seat: i64, rng: Rng) -> None:
        """Give a seat that has finished its sealed choice a possible one."""
        if self.phase == BID:
            self.bids[seat] = rng.below(min(self.tables.highest, self.influence[seat]) + 1)
        elif self.phase == OPTION:
            if self.held[seat] > 0:
                pair = rng.below(PAIRS)
                while self.open[PAIR + pair] == 0:
                    pair = (pair + 1) % PAIRS
                self.choice[seat] = pair
        elif self.group[seat] >= 0 and self.rights[self.group[seat]] < 0:
            count = self.members(self.group[seat])
            left = self.held[seat]
            lays: i64 = 1 if count == 1 else rng.below(min(self.limits[SEALED], left) + 1)
            if count == 1 and left == 1:
                lays = 0  # paid without being asked
            while lays > 0:
                place = rng.below(left)
                v: i64 = 0
                while place >= self.hand[seat * VALUES + v] - self.laid[seat * VALUES + v]:
                    place -= self.hand[seat * VALUES + v] - self.laid[seat * VALUES + v]
                    v += 1
                self.laid[seat * VALUES + v] += 1
                left -= 1
                lays -= 1

    def members(self, pair: i64) -> i64:
        """Return how many showed an option card."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.group[seat] == pair:
                count += 1
        return count

    # ---- sticks ---------------------------------------------------------

    def lay(self, street: i64, owner: i64) -> None:
        """R47: put a stick onto a free street; it counts for the districts on both sides."""
        self.stick = put(self.stick, street, owner)
        self.near = self.near[:]
        self.free = self.free[:]
        a = self.tables.side_a[street]
        b = self.tables.side_b[street]
        if a >= 0:
            self.near[a * self.seats + owner] += 1
            self.free[a] -= 1
        if b >= 0:
            self.near[b * self.seats + owner] += 1
            self.free[b] -= 1
        self.narrow(street, -1)

    def lift(self, street: i64) -> i64:
        """Take a stick off the board; return whose it is."""
        owner = self.stick[street]
        self.stick = put(self.stick, street, EMPTY)
        self.near = self.near[:]
        self.free = self.free[:]
        a = self.tables.side_a[street]
        b = self.tables.side_b[street]
        if a >= 0:
            self.near[a * self.seats + owner] -= 1
            self.free[a] += 1
        if b >= 0:
            self.near[b * self.seats + owner] -= 1
            self.free[b] += 1
        self.narrow(street, 1)
        return owner

    def narrow(self, street: i64, change: i64) -> None:
        """Count the free streets of each target."""
        self.open = self.open[:]
        reach = self.reach[street]
        target: i64 = 0
        while reach != 0:
            if reach & 1 != 0:
                self.open[target] += change
            reach >>= 1
            target += 1

    def sheet(self, out: vec[i64]) -> None:
        """R56: ordinary districts, city hall and bank, bonus cards."""
        for i in range(self.seats * COLUMNS):
            out[i] = 0
        for cell in range(self.tables.cells):
            if self.builder[cell] >= 0:
                kind = self.kind[cell]
                out[self.builder[cell] * COLUMNS + (DISTRICTS if kind < KINDS else LANDMARKS)] += self.tables.prestige[
                    kind
                ]
        for seat in range(self.seats):
            out[seat * COLUMNS + BONUSES] = self.extra[seat]

    def keys(self, out: vec[i64]) -> None:
        """R93, R94: prestige, then sticks on the board."""
        for seat in range(self.seats):
            out[seat] = self.prestige[seat] * 100 + self.tables.sticks - self.supply[seat]
