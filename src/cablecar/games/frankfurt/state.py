"""A point in the game: fields, who knows them, and how what is hidden is imagined."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State

from .tables import Tables

EMPTY: Final[i64] = -1
HIDDEN: Final[i64] = -2
TRIES: Final[i64] = 10000

START: Final[i64] = 0  # the numbers of the phases
DEAL: Final[i64] = 1
MAYOR: Final[i64] = 2
REMOVE: Final[i64] = 3
REVEAL: Final[i64] = 4
SETTLE: Final[i64] = 5
PLACE: Final[i64] = 6
DISCARD: Final[i64] = 7
PROJECT: Final[i64] = 8
TAKE: Final[i64] = 9
REFILL: Final[i64] = 10

TILES: Final[i64] = 0  # the columns of the score sheet
PROJECTS: Final[i64] = 1
HAND: Final[i64] = 2
COLUMNS: Final[i64] = 3


@final
@mypyc_attr(acyclic=True)
class City(State):
    """R1, R2. Tiles are faces: equal tiles are one and the same (R35)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tables = cast(Tables, game.tables)
        # everybody knows these
        self.turn: i64 = 0
        self.mayor: i64 = EMPTY
        self.left: i64 = 0  # tiles in the supply
        self.dealt: i64 = 0  # tiles dealt in set-up
        self.gap: i64 = EMPTY  # the offer space to refill; in set-up the face to settle
        self.district: i64 = 0  # where this turn's tile lies and its points (R17), while the project is asked
        self.points: i64 = 0
        self.offer = vec[i64]()
        self.board = vec[i64]()
        self.sums = vec[i64]()  # values per district and type
        self.builder = vec[i64]()  # who completed a district's project
        self.coins = vec[i64]()
        self.cranes = vec[i64]()
        self.score = vec[i64]()  # COLUMNS per seat
        self.hidden = vec[i64]()  # tiles of each hand that nobody else has seen (R36)
        self.drawn = vec[i64]()  # faces refilled so far
        self.turned = vec[i64]()  # faces laid aside openly while two players set up (R10)
        self.aside = vec[i64]()  # the same after they went back into the supply (R37)
        self.boxed = vec[i64]()  # faces returned openly (R30)
        # secrets
        self.hands = vec[i64]()  # per seat: first the hidden tiles, then those everybody saw being taken
        self.removed = vec[i64]()  # R9: nobody knows them
        self.bag = vec[i64]()  # the supply by face; in a view the tiles its seat has not seen

    def share(self, other: City) -> None:
        """Give another state everything that lies open."""
        other.copy_common(self)
        other.turn = self.turn
        other.mayor = self.mayor
        other.left = self.left
        other.dealt = self.dealt
        other.gap = self.gap
        other.district = self.district
        other.points = self.points
        other.offer = self.offer[:]
        other.board = self.board[:]
        other.sums = self.sums[:]
        other.builder = self.builder[:]
        other.coins = self.coins[:]
        other.cranes = self.cranes[:]
        other.score = self.score[:]
        other.hidden = self.hidden[:]
        other.drawn = self.drawn[:]
        other.turned = self.turned  # these three change so rarely that they are replaced whole
        other.aside = self.aside
        other.boxed = self.boxed

    def copy(self) -> City:
        s = City(self.game)
        self.share(s)
        s.hands = self.hands[:]
        s.removed = self.removed[:]
        s.bag = self.bag[:]
        return s

    def show(self, seat: i64) -> City:
        """R36: own tiles and what everybody saw; the bag becomes all tiles this seat has not seen."""
        s = self.copy()
        size = self.tables.hand_size
        for other in range(self.seats):
            if other != seat:
                for slot in range(other * size, other * size + self.hidden[other]):
                    s.bag[self.hands[slot]] += 1
                    s.hands[slot] = HIDDEN
        for slot in range(len(self.removed)):
            if self.removed[slot] != EMPTY:
                s.bag[self.removed[slot]] += 1
                s.removed[slot] = HIDDEN
        return s

    def fill(self, seat: i64, rng: Rng) -> None:
        """R37: deal the unseen tiles into what is hidden, with exact odds: again and again, until a deal counts."""
        hands = self.hands
        removed = self.removed
        bag = self.bag
        for tries in range(TRIES):
            self.hands = hands[:]
            self.removed = removed[:]
            self.bag = bag[:]
            counts = self.deal(self.removed, rng) or tries == TRIES - 1
            if counts and self.deal(self.hands, rng) and self.is_possible():
                return

    def deal(self, slots: vec[i64], rng: Rng) -> bool:
        """Deal faces out of the bag into hidden slots; tell whether this deal counts.

        A hidden tile was never one of those laid aside. When a refill shows a listed face, nobody can tell whether it
        was the listed copy or another: of the tiles of a face that were unseen after set-up some were laid aside, and a
        drawn tile stands for one of both kinds.
        """
        bag = self.bag
        total: i64 = 0
        for face in range(self.tables.faces):
            total += min(bag[face], bag[face] + self.drawn[face] - self.aside[face])
        counts = True
        for slot in range(len(slots)):
            if slots[slot] == HIDDEN:
                rest = rng.below(total)
                total -= 1
                face = 0
                while True:
                    weight = min(bag[face], bag[face] + self.drawn[face] - self.aside[face])
                    if rest < weight:
                        break
                    rest -= weight
                    face += 1
                if self.aside[face] > 0 and self.drawn[face] > 0:
                    others = max(bag[face], bag[face] + self.drawn[face] - self.aside[face])
                    counts = rng.below(bag[face] + self.drawn[face]) < others and counts
                slots[slot] = face
                bag[face] -= 1
        return counts

    def is_possible(self) -> bool:
        """Tell whether the game could have come here: set-up can be finished (R10.1), and who must place can (R30)."""
        if self.phase == REVEAL or self.phase == SETTLE:
            return self.can_settle()
        return self.phase != PLACE or self.tables.roomy or self.can_place(self.turn)

    def can_place(self, seat: i64) -> bool:
        """R14: tell whether some tile of a hand has a free space of its colour."""
        t = self.tables
        for slot in range(seat * t.hand_size, (seat + 1) * t.hand_size):
            colour = t.face_colour[self.hands[slot]]
            for space in range(t.colour_first_space[colour], t.colour_last_space[colour] + 1):
                if self.board[space] == EMPTY:
                    return True
        return False

    def can_settle(self) -> bool:
        """R10.1: tell whether the supply has a tile for every district that set-up still has to settle."""
        t = self.tables
        for colour in range(t.colours):
            need: i64 = 0
            for district in range(t.districts):
                if t.district_colour[district] == colour and self.board[t.setup_space[district]] == EMPTY:
                    need += 1
            if self.gap != EMPTY and t.face_colour[self.gap] == colour:
                need -= 1
            for face in range(t.faces):
                if t.face_colour[face] == colour:
                    need -= self.bag[face]
            if need > 0:
                return False
        return True

    def gather(self) -> None:
        """R5: put every tile of hands, offer and box back into the supply."""
        t = self.tables
        self.bag = t.copies[:]
        self.left = t.tiles
        self.dealt = 0
        self.hands = vec[i64]([EMPTY] * (self.seats * t.hand_size))
        self.offer = vec[i64]([EMPTY] * t.offer)
        self.removed = vec[i64]([EMPTY] * t.removed[self.seats])
        self.hidden = vec[i64]([0] * self.seats)

    def holds(self, seat: i64, face: i64) -> bool:
        for slot in range(seat * self.tables.hand_size, (seat + 1) * self.tables.hand_size):
            if self.hands[slot] == face:
                return True
        return False

    def play(self, seat: i64, face: i64) -> None:
        """R36: take a tile out of a hand, of equal ones the one everybody knows: it stands further back."""
        first = seat * self.tables.hand_size
        last = first + self.tables.hand_size - 1
        slot = last
        while self.hands[slot] != face:
            slot -= 1
        if slot - first < self.hidden[seat]:
            self.hidden[seat] -= 1
        while slot < last:
            self.hands[slot] = self.hands[slot + 1]
            slot += 1
        self.hands[last] = EMPTY

    def lay(self, face: i64, space: i64) -> None:
        """R16: put a tile onto the board for good."""
        t = self.tables
        self.board[space] = face
        self.sums[t.space_district[space] * t.types + t.face_type[face]] += t.face_value[face]

    def bank(self) -> i64:
        """R3: the coins that no player has."""
        coins = self.tables.coins_total
        for seat in range(self.seats):
            coins -= self.coins[seat]
        return coins

    def gain_coin(self, seat: i64) -> None:
        """R18: a coin from the bank, unless the player has as many as he may."""
        t = self.tables
        self.coins[seat] += min(
            t.coin_gain, min(t.coin_limit - self.coins[seat], self.bank())
        )  # two by two: min of three is not compiled

    def forget_turn(self) -> None:
        """Blank what only the question for the project needs."""
        self.district = 0
        self.points = 0

    def sheet(self, out: vec[i64]) -> None:
        for i in range(len(self.score)):
            out[i] = self.score[i]

    def keys(self, out: vec[i64]) -> None:
        """R32: most points, then most coins."""
        self.scores(out)
        for seat in range(self.seats):
            out[seat] = out[seat] * (self.tables.coin_limit + 1) + self.coins[seat]
