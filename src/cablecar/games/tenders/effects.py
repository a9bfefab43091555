"""What the winner of an action card does with sticks (R69 to R76)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import put
from cablecar.kernel.phase import Phase

from .building import check_builds, place
from .constants import EMPTY, MOVE_TO, RELOCATE, SECOND_STICK, SWAP_WITH, WHITE
from .invest import invest
from .state import Town
from .tables import SHIFTS


def has_shift(s: Town, street: i64) -> bool:
    """R70: tell whether a stick can be moved anywhere."""
    for at in range(street * SHIFTS, street * SHIFTS + SHIFTS):
        if can_shift(s, at):
            return True
    return False


def can_shift(s: Town, at: i64) -> bool:
    to = s.tables.shift_to[at]
    over = s.tables.shift_over[at]
    return to >= 0 and s.stick[to] < 0 and (over < 0 or s.stick[over] < 0)


@final
class Place(Phase[Town]):
    """R72, and the first stick of R69: any free street, or nothing."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        return "R72-occupied" if item != self.idle and s.stick[item] >= 0 else ""

    def legal(self, s: Town, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        for street in range(s.tables.streets):
            if s.stick[street] < 0:
                out[k] = self.actions[street]
                k += 1
        out[k] = self.actions[self.idle]
        return k + 1

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == self.idle:
            s.pop()
            return
        if self.name == "first":
            s.first = item
        invest(s, seat, item)


@final
class Second(Phase[Town]):
    """R69: a second stick may follow the first. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.pop()
        if s.first >= 0:
            s.maybe_push(SECOND_STICK, s.winner)


@final
class SecondStick(Phase[Town]):
    """R69, R74: the second stick goes to a district of the first."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        if s.stick[item] >= 0:
            return "R69-occupied"
        if not s.tables.share_district(item, s.first):
            return "R69-district"
        return "R74-vacated" if item == s.vacated else ""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == self.idle:
            s.pop()
        else:
            invest(s, seat, item)


@final
class Replace(Phase[Town]):
    """R73: a stick of another player goes back to him, an own one takes its place."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        owner = s.stick[item]
        if owner < 0:
            return "R73-free"
        if owner == WHITE:
            return "R75-white"
        return "R73-own" if owner == seat else ""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == self.idle:
            s.pop()
            return
        owner = s.lift(item)
        s.supply = put(s.supply, owner, s.supply[owner] + 1)
        if s.supply[seat] > 0:
            s.pop()
            place(s, seat, item)
        else:
            s.street = item
            s.go(RELOCATE, seat)


@final
class Move(Phase[Town]):
    """R70: which stick shall be moved."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        owner = s.stick[item - 1]
        if owner < 0:
            return "R70-no-stick"
        if owner == WHITE:
            return "R75-white"
        return "" if has_shift(s, item - 1) else "R70-blocked"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == self.idle:
            s.pop()
        else:
            s.street = item - 1
            s.go(MOVE_TO, seat)


@final
class MoveTo(Phase[Town]):
    """R70: one or two lengths in a straight line, over nothing."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        for at in range(s.street * SHIFTS, s.street * SHIFTS + SHIFTS):
            if s.tables.shift_to[at] == item:
                return "" if can_shift(s, at) else "R70-blocked"
        return "R70-reach"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.lay(item, s.lift(s.street))
        s.street = EMPTY
        s.pop()
        check_builds(s, seat, item, EMPTY)


@final
class Swap(Phase[Town]):
    """R71: the first of two sticks."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        if s.stick[item - 1] == WHITE:
            return "R75-white"
        return "" if s.stick[item - 1] >= 0 else "R71-no-stick"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == self.idle:
            s.pop()
        else:
            s.street = item - 1
            s.go(SWAP_WITH, seat)


@final
class SwapWith(Phase[Town]):
    """R71: the second, of another colour; they change places."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if s.stick[item] == WHITE:
            return "R75-white"
        if s.stick[item] < 0:
            return "R71-no-stick"
        return "R71-same-colour" if s.stick[item] == s.stick[s.street] else ""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        one = s.street
        mine = s.lift(one)
        other = s.lift(item)
        s.lay(one, other)
        s.lay(item, mine)
        s.street = EMPTY
        s.pop()
        check_builds(s, seat, one, item)
