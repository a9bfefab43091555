"""A card turn (R20 to R31): a space, what to do there, and what the action needs."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import nth, put
from cablecar.kernel.phase import CHANCE, Phase

from .able import REASONS, can_draw_licence, can_draw_objective, obstacle
from .course import done
from .setup import FromPile
from .state import BUILD, CLEAN, COMMITTEE, DEAL, EMPTY, LICENCE, OBJECTIVE, RECEIVE, USE, City
from .tables import BUILD as TO_BUILD
from .tables import CLEAN as TO_CLEAN
from .tables import DISPLAY, INCOME, NOTHING, PASS, PASS_COUNTS, URBANIZE, WIDTH
from .tables import LICENCE as TO_LICENCE
from .tables import MATERIALS as TO_MATERIALS
from .tables import OBJECTIVE as TO_OBJECTIVE
from .year import is_blocked, is_closed


@final
class Enter(Phase[City]):
    """R20: onto a free space of the next card."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        card = item // WIDTH
        space = item % WIDTH
        if card != s.ring[s.stage]:
            return "R20-other-card"
        if s.tables.action[s.at(card, space)] == NOTHING:
            return "R7-no-space"
        if s.is_taken(space):
            return "R20-taken"
        return "R63-blocked" if is_blocked(s, card, space) else ""

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        card = s.ring[s.stage]
        k: i64 = 0
        for space in range(WIDTH):
            if (
                s.tables.action[s.at(card, space)] != NOTHING
                and not s.is_taken(space)
                and not is_blocked(s, card, space)
            ):
                out[k] = self.actions[card * WIDTH + space]
                k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        space = item % WIDTH
        s.pawn = put(s.pawn, seat, space)
        if s.tables.action[s.at(item // WIDTH, space)] == PASS:
            done(s)
        else:
            s.go(USE, seat)


def distance(s: City, card: i64, start: i64, target: i64) -> i64:
    """R22: steps between two spaces; the pass space is none."""
    low = min(start, target)
    high = max(start, target)
    steps = high - low
    if s.options & PASS_COUNTS == 0:
        for space in range(low + 1, high):
            if s.tables.action[s.at(card, space)] == PASS:
                steps -= 1
    return steps


@final
class Use(Phase[City]):
    """R21 to R23: the action of the own space, that of another one for money, or the money beside it."""

    def barrier(self, s: City, seat: i64, space: i64) -> i64:
        """Return what forbids the action of a space of this card: -1 pass, -2 steps, -3 blocked, else a place in
        REASONS.
        """
        t = s.tables
        card = s.ring[s.stage]
        at = s.at(card, space)
        action = t.action[at]
        if action == PASS:
            return -1
        money = s.money[seat] - t.step_cost * distance(s, card, s.pawn[seat], space)
        if money < 0:
            return -2
        if space != s.pawn[seat] and is_closed(s, card, space):
            return -3
        return obstacle(s, seat, action, money, t.subsidy[at])

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        card = s.ring[s.stage]
        if item == self.count - 1:
            return "" if s.tables.instead[s.at(card, s.pawn[seat])] > 0 else "R21-no-side-income"
        if item // WIDTH != card:
            return "R21-other-card"
        if s.tables.action[s.at(card, item % WIDTH)] == NOTHING:
            return "R7-no-space"
        code = self.barrier(s, seat, item % WIDTH)
        if code >= 0:
            return REASONS[code]
        return "R22-pass" if code == -1 else "R21-steps" if code == -2 else "R63-closed"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        card = s.ring[s.stage]
        k: i64 = 0
        for space in range(WIDTH):
            if s.tables.action[s.at(card, space)] != NOTHING and self.barrier(s, seat, space) == 0:
                out[k] = self.actions[card * WIDTH + space]
                k += 1
        if s.tables.instead[s.at(card, s.pawn[seat])] > 0:
            out[k] = self.actions[self.count - 1]
            k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        card = s.ring[s.stage]
        if item == self.count - 1:
            s.money[seat] += t.instead[s.at(card, s.pawn[seat])]
            done(s)
            return
        at = s.at(card, item % WIDTH)
        action = t.action[at]
        s.money[seat] -= t.step_cost * distance(s, card, s.pawn[seat], item % WIDTH)
        if action == TO_BUILD:
            s.subsidy = t.subsidy[at]
            s.go(BUILD, seat)
        elif action == TO_LICENCE:
            s.go(LICENCE, seat)
        elif action == TO_OBJECTIVE:
            s.go(OBJECTIVE, seat)
        elif action == TO_CLEAN:
            if s.rubble != 0 and s.money[seat] >= t.rubble_cost:
                s.go(CLEAN, seat)
            else:
                clean(s, seat)
        else:
            if action == INCOME:
                s.money[seat] += t.amount[at]
            elif action == TO_MATERIALS:
                s.fetch(seat)
            elif action == URBANIZE:  # R30
                s.money[seat] -= t.urbanize_cost
                s.move_right(seat)
            done(s)


def clean(s: City, seat: i64) -> None:
    """R31: the marker alone."""
    s.money[seat] -= s.tables.clean_cost
    s.move_up(seat)
    done(s)


@final
class Clean(Phase[City]):
    """R31: with a rubble token of the map, or without."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        if s.rubble >> (item - 1) & 1 == 0:
            return "R31-no-rubble"
        return "" if s.money[seat] >= s.tables.rubble_cost else "R31-money"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        if item == self.idle:
            clean(s, seat)
        else:
            s.money[seat] -= s.tables.rubble_cost
            s.clear(seat, item - 1)
            done(s)


@final
class Licence(Phase[City]):
    """R28: a licence of the display, or the top of the deck."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if item == self.count - 1:
            return "" if can_draw_licence(s) else "R28-deck"
        return "" if s.shown_at(item) != EMPTY else "R28-not-shown"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        for i in range(DISPLAY):
            kind = s.display[i]
            if kind != EMPTY and s.shown_at(kind) == i:
                out[k] = self.actions[kind]
                k += 1
        if can_draw_licence(s):
            out[k] = self.actions[self.count - 1]
            k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        if item == self.count - 1:
            s.maybe_shuffle()
            s.go(RECEIVE, CHANCE)
        else:
            s.take_shown(seat, s.shown_at(item))
            done(s)


@final
class Receive(FromPile):
    """R28, R67: the top licence of the deck, for whoever's turn it is; for the Committee it is all of 1906's income."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        party = s.order[s.turn]
        s.draw_licence(item)
        s.gain_licence(party, item)
        if party >= s.seats:
            s.pawn = put(s.pawn, COMMITTEE, s.tables.solo_income)
            s.money[COMMITTEE] += s.tables.income[s.tables.solo_income]
        done(s)


@final
class Objective(Phase[City]):
    """R29: an objective of the display, or the top of the deck."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if item == self.count - 1:
            return "" if can_draw_objective(s) else "R29-deck"
        return "" if nth(s.row, item, 0) >= 0 else "R29-not-shown"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        for i in range(DISPLAY):
            if s.row[i] != EMPTY:
                out[k] = self.actions[s.row[i]]
                k += 1
        if can_draw_objective(s):
            out[k] = self.actions[self.count - 1]
            k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        if item == self.count - 1:
            s.go(DEAL, CHANCE)
        else:
            s.take_row(seat, nth(s.row, item, 0))
            done(s)
