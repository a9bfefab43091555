"""The start of a year (R15 to R19), the step of the last one (R44), and blocking pawns (R61 to R64)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cablecar.kernel.bits import put
from cablecar.kernel.phase import Phase

from .able import REASONS, obstacle
from .course import advance, done
from .state import BENEFIT, BUILD, EMPTY, LICENCE, OBJECTIVE, City
from .tables import BENEFIT_KINDS, BLOCKED_CLOSED, FEW, MONEY, URBANIZE
from .tables import BUILD as TO_BUILD
from .tables import LICENCE as TO_LICENCE
from .tables import MATERIALS as TO_MATERIALS
from .tables import OBJECTIVE as TO_OBJECTIVE


@final
class Income(Phase[City]):
    """R15, R16: a free space of the income track and its money; then the benefit of the year."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if item == s.closed:
            return "R66-closed"
        return "R16-taken" if s.is_taken(item) else ""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        s.pawn = put(s.pawn, seat, item)
        s.money[seat] += s.tables.income[item]
        if s.year == 0:  # R17: both things
            s.fetch(seat)
            if s.has_shown():
                s.go(LICENCE, seat)
            else:
                done(s)
            return
        for what in range(BENEFIT_KINDS):
            if s.tables.offered[s.year * BENEFIT_KINDS + what] != 0 and benefit_obstacle(s, seat, what) == 0:
                s.go(BENEFIT, seat)
                return
        done(s)


def benefit_obstacle(s: City, seat: i64, what: i64) -> i64:
    """R17, R18: return what forbids a benefit, as a place in REASONS; urbanising is free."""
    if what == MONEY or what + TO_BUILD == URBANIZE:
        return 0
    return obstacle(s, seat, what + TO_BUILD, s.money[seat], 0)


@final
class Benefit(Phase[City]):
    """R17 to R19, R44: one of the year's options."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if s.tables.offered[s.year * BENEFIT_KINDS + item] == 0:
            return "R17-not-offered"
        return REASONS[benefit_obstacle(s, seat, item)]

    def choose(self, s: City, seat: i64, item: i64) -> None:
        action = item + TO_BUILD
        if action == TO_LICENCE:
            s.go(LICENCE, seat)
        elif action == TO_OBJECTIVE:
            s.go(OBJECTIVE, seat)
        elif action == TO_BUILD:
            s.go(BUILD, seat)
        else:
            if action == TO_MATERIALS:
                s.fetch(seat)
            elif action == URBANIZE:
                s.move_right(seat)
            else:
                s.money[seat] += benefit_money(s, seat)
            done(s)


def benefit_money(s: City, party: i64) -> i64:
    """R19: what this year's money option gives."""
    return s.tables.fixed_money[s.year] + s.tables.built_money[s.year] * s.erected(party)


@final
class Block(Phase[City]):
    """R62: a blocking pawn onto a space of a card without one."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        for other in range(len(s.blocker)):
            if s.blocker[other] != EMPTY and s.blocker[other] // FEW == item // FEW:
                return "R62-card"
        return ""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        s.blocker = put(s.blocker, seat, item)
        advance(s)


def is_blocked(s: City, card: i64, space: i64) -> bool:
    """R63"""
    for other in range(len(s.blocker)):
        if s.blocker[other] == card * FEW + space:
            return True
    return False


def is_closed(s: City, card: i64, space: i64) -> bool:
    """A36: tell whether not even the action of a blocked space can be bought."""
    return s.options & BLOCKED_CLOSED != 0 and is_blocked(s, card, space)
