"""Set-up (R3 to R11): all of it is chance."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import nth
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, EVERYBODY, OPENS, Phase, own

from .state import DEAL, EMPTY, MAYOR, REMOVE, REVEAL, SETTLE, City
from .turn import audience_of_turn, begin_turn, next_turn


@final
class Start(Phase[City]):
    """R4: who begins."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if item < s.seats else "R4-no-such-seat"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        s.turn = item
        s.go(DEAL, CHANCE)


class Supply(Draw[City]):
    """Any draw from the supply."""

    def bag(self, s: City) -> vec[i64]:
        return s.bag

    def size(self, s: City) -> i64:
        return s.left

    def take(self, s: City, face: i64) -> None:
        s.bag[face] -= 1
        s.left -= 1


@final
class Deal(Supply):
    """R6, R7: three tiles into each hand, then five onto the offer."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        self.take(s, item)
        hands = s.seats * t.hand_size
        if s.dealt < hands:
            s.hands[s.dealt] = item
            s.hidden[s.dealt // t.hand_size] += 1
        else:
            s.offer[s.dealt - hands] = item
        s.dealt += 1
        if s.dealt == hands + t.offer:
            if s.options > 0:  # the option names the Mayor's place
                place_mayor(s, s.options - 1)
            else:
                s.go(MAYOR, CHANCE)

    def audience(self, s: City, seat: i64, item: i64) -> i64:
        size = s.tables.hand_size
        return own(s.dealt // size) if s.dealt < s.seats * size else EVERYBODY


@final
class Mayor(Phase[City]):
    """R8"""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        place_mayor(s, item)


def place_mayor(s: City, index: i64) -> None:
    """R8, then R9."""
    s.mayor = index
    if len(s.removed) > 0:
        s.go(REMOVE, CHANCE)
    else:
        after_removal(s)


@final
class Remove(Supply):
    """R9: tiles that nobody sees."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        self.take(s, item)
        slot = nth(s.removed, EMPTY, 0)
        s.removed[slot] = item
        if slot + 1 == len(s.removed):
            after_removal(s)

    def audience(self, s: City, seat: i64, item: i64) -> i64:
        return OPENS if self.starts_over(s, item) else 0

    def starts_over(self, s: City, face: i64) -> bool:
        """R10.1: tell whether this tile, the last to be removed, leaves too few of a colour: everybody sees that set-up
        begins again.
        """
        if s.tables.preplaced[s.seats] == 0 or (len(s.removed) > 1 and s.removed[len(s.removed) - 2] == EMPTY):
            return False
        s.bag[face] -= 1
        starts_over = not s.can_settle()
        s.bag[face] += 1
        return starts_over


def after_removal(s: City) -> None:
    """R10, R11"""
    if s.tables.preplaced[s.seats] == 0:
        begin_turn(s)
    elif s.can_settle():
        s.go(REVEAL, CHANCE)
    else:  # R10.1
        s.gather()
        s.go(DEAL, CHANCE)


@final
class Reveal(Supply):
    """R10.2: turn up a tile; lay it aside if every district of its colour is settled."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        self.take(s, item)
        s.gap = item
        for district in range(s.tables.districts):
            if is_vacant(s, district):
                s.go(SETTLE, CHANCE)
                return
        s.gap = EMPTY
        s.turned = s.turned[:]
        s.turned[item] += 1


@final
class Settle(Phase[City]):
    """R10.2, R10.3: a tile into a vacant district of its colour; it brings nobody anything (R10.5)."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if is_vacant(s, item) else "R10-not-vacant"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        s.lay(s.gap, t.setup_space[item])
        s.gap = EMPTY
        for district in range(t.districts):
            if s.board[t.setup_space[district]] == EMPTY:
                s.go(REVEAL, CHANCE)
                return
        for face in range(t.faces):  # R10.4
            s.bag[face] += s.turned[face]
            s.left += s.turned[face]
        s.aside = s.turned
        s.turned = vec[i64]([0] * t.faces)
        begin_turn(s)

    def audience(self, s: City, seat: i64, item: i64) -> i64:
        return audience_of_turn(s, self, item)


def is_vacant(s: City, district: i64) -> bool:
    """Tell whether the tile in hand can be settled in a district."""
    t = s.tables
    return t.district_colour[district] == t.face_colour[s.gap] and s.board[t.setup_space[district]] == EMPTY


@final
class Refill(Supply):
    """R27: the gap in the offer is filled from the supply, and the turn ends."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        self.take(s, item)
        s.drawn[item] += 1
        s.offer[s.gap] = item
        s.gap = EMPTY
        next_turn(s)

    def audience(self, s: City, seat: i64, item: i64) -> i64:
        return audience_of_turn(s, self, item)
