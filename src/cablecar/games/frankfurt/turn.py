"""A turn (R12 to R28): place, project, take; the Mayor's step and the refill follow by themselves."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.phase import CHANCE, EVERYBODY, OPENS, Phase

from .scoring import finish, project_points, turn_points
from .state import COLUMNS, DISCARD, EMPTY, PLACE, PROJECT, PROJECTS, REFILL, TAKE, TILES, City
from .tables import COIN


def begin_turn(s: City) -> None:
    """R13; with a board that has too few spaces first R30."""
    if s.tables.roomy or s.can_place(s.turn):
        s.go(PLACE, s.turn)
    else:
        s.hidden[s.turn] = 0  # R30: the hand is shown
        s.go(DISCARD, s.turn)


@final
class Place(Phase[City]):
    """R14 to R19: a tile from the hand onto an empty space of its colour. The project square is no space (R15): no word
    names it.
    """

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        t = s.tables
        face = item // t.spaces
        space = item % t.spaces
        if not s.holds(seat, face):
            return "R14-not-in-hand"
        if t.district_colour[t.space_district[space]] != t.face_colour[face]:
            return "R14-colour"
        return "" if s.board[space] == EMPTY else "R14-taken"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        t = s.tables
        board = s.board
        first = seat * t.hand_size
        k: i64 = 0
        for slot in range(first, first + t.hand_size):
            face = s.hands[slot]
            colour = t.face_colour[face]
            if not held_before(s, face, first, slot):
                action = self.actions[face * t.spaces]  # onto space 0; those onto the others follow
                for space in range(t.colour_first_space[colour], t.colour_last_space[colour] + 1):
                    out[k] = action + space
                    k += (
                        board[space] == EMPTY
                    )  # what is taken is written over: a jump here would cost a quarter of all play-outs
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        face = item // t.spaces
        space = item % t.spaces
        points = turn_points(s, face, space)
        s.score[seat * COLUMNS + TILES] += points
        s.lay(face, space)
        s.play(seat, face)
        if t.space_symbol[space] == COIN:
            s.gain_coin(seat)  # R18: before the project and the take, so it can already pay for them
        s.go(TAKE, seat)
        s.district = t.space_district[space]
        s.points = points
        if not s.maybe_push(PROJECT, seat):
            s.forget_turn()


def held_before(s: City, face: i64, first: i64, slot: i64) -> bool:
    """R35: tell whether an equal tile stands in an earlier slot."""
    for earlier in range(first, slot):
        if s.hands[earlier] == face:
            return True
    return False


@final
class Discard(Phase[City]):
    """R30: without a legal placement one tile goes back into the box."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if s.holds(seat, item) else "R30-not-in-hand"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        s.play(seat, item)
        s.boxed = s.boxed[:]
        s.boxed[item] += 1
        s.go(TAKE, seat)


@final
class Project(Phase[City]):
    """R20 to R23: decline, or complete the project of the district just built in. A seat that can't complete it is not
    asked.
    """

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        can_pay = s.coins[seat] >= s.tables.cost[s.district] and s.cranes[seat] > 0
        return "" if can_pay and s.builder[s.district] == EMPTY else "R20-cannot-complete"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        if item != self.idle:
            s.coins[seat] -= s.tables.cost[s.district]
            s.cranes[seat] -= 1
            s.builder[s.district] = seat
            s.score[seat * COLUMNS + PROJECTS] += project_points(s, s.district, s.points)
        s.forget_turn()
        s.pop()


@final
class Take(Phase[City]):
    """R24 to R26: a tile of the offer into the hand, then the Mayor moves; without a supply the game ends (R28)."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        return "" if item == s.mayor or s.coins[seat] >= s.tables.price[item] else "R24-price"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        price = s.tables.price
        coins = s.coins[seat]
        k: i64 = 0
        for item in range(self.count):
            if item == s.mayor or coins >= price[item]:
                out[k] = self.actions[item]
                k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        if item != s.mayor:
            s.coins[seat] -= t.price[item]
        s.hands[(seat + 1) * t.hand_size - 1] = s.offer[item]
        s.offer[item] = EMPTY
        s.mayor = after(s, s.mayor)  # R26
        if s.offer[s.mayor] == EMPTY:
            s.mayor = after(s, s.mayor)
        if s.left == 0:
            finish(s)
        else:
            s.gap = item
            s.go(REFILL, CHANCE)


def after(s: City, index: i64) -> i64:
    """Return the next place of the offer, clockwise."""
    return index + 1 if index + 1 < s.tables.offer else 0


def audience_of_turn(s: City, phase: Phase[City], item: i64) -> i64:
    """R30: everybody learns of a draw after which a turn may begin; it lays a hand open if its owner can't place."""
    if s.tables.roomy:
        return EVERYBODY
    drawn = s.copy()
    phase.choose(drawn, CHANCE, item)
    return EVERYBODY | OPENS if drawn.phase == DISCARD else EVERYBODY


def next_turn(s: City) -> None:
    """R27: the left neighbour is next."""
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    begin_turn(s)
