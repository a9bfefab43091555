"""The Committee of Fifty (R65 to R79): a rival without a seat, whose every deed is an event of chance of its own."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cablecar.kernel.bits import BIT, put
from cablecar.kernel.phase import Phase

from .course import check_builder, done
from .setup import FromPile
from .state import COMMITTEE, EMPTY, FINAL, PAYDAY, City
from .tables import BLUE, BUILD, CLEAN, DISPLAY, HAND, INCOME, MATERIALS, MONEY, OBJECTIVE, SERVICES, URBANIZE
from .year import benefit_money


def helper_column(s: City) -> i64:
    """R68: the column of the licence that was turned."""
    t = s.tables
    return t.helper[helper_side(s) * t.numbers + t.kind_number[s.flipped]]


def helper_side(s: City) -> i64:
    return 1 if s.options & BLUE else 0


def tried(s: City, column: i64, i: i64) -> i64:
    """R68: the columns in the order of the arrows."""
    return s.tables.tried[(helper_side(s) * 3 + column) * 3 + i]


def income_space(s: City, column: i64) -> i64:
    """R76: the three open income spaces from left to right are the columns."""
    return column + 1 if column >= s.closed else column


@final
class Flip(FromPile):
    """R68, R76: a licence is turned, and the Committee does what follows from it."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        s.draw_licence(item)
        s.lay_off(item)
        s.flipped = item
        column = helper_column(s)
        for i in range(3):
            space = tried(s, column, i)
            if s.stage == PAYDAY:
                space = income_space(s, space)
            if not s.is_taken(space):
                s.pawn = put(s.pawn, COMMITTEE, space)
                break
        if s.stage == PAYDAY:
            payday(s)
        else:
            card_turn(s)
        done(s)


@final
class Deed(Phase[City]):
    """R67, R77, A27: what the Committee does without turning a card."""

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        if s.stage == FINAL:
            s.money[COMMITTEE] += benefit_money(s, COMMITTEE)
        elif s.year == 0:
            s.pawn = put(s.pawn, COMMITTEE, t.solo_income)
            s.money[COMMITTEE] += t.income[t.solo_income]
            for i in range(DISPLAY):
                if s.display[i] != EMPTY:
                    s.take_shown(COMMITTEE, i)
                    break
        else:
            space = t.solo_income
            while space > 0 and (s.is_taken(space) or space == s.closed):
                space -= 1
            if s.is_taken(space) or space == s.closed:
                space = t.solo_income
                while s.is_taken(space) or space == s.closed:
                    space += 1
            s.pawn = put(s.pawn, COMMITTEE, space)
            payday(s)
        done(s)


def payday(s: City) -> None:
    """R76, R77: money of the space, then the rightmost benefit of the year."""
    t = s.tables
    s.money[COMMITTEE] += t.income[s.pawn[COMMITTEE]]
    what = t.last_option[s.year]
    if what == MONEY:
        s.money[COMMITTEE] += benefit_money(s, COMMITTEE)
    elif what + BUILD == URBANIZE:
        s.move_right(COMMITTEE)
    else:
        take_card(s)


def card_turn(s: City) -> None:
    """R69 to R74: the action of its space, or the money beside it."""
    t = s.tables
    at = s.at(s.ring[s.stage], s.pawn[COMMITTEE])
    action = t.action[at]
    if action == INCOME:
        s.money[COMMITTEE] += t.amount[at]
    elif action == URBANIZE:
        s.move_right(COMMITTEE)
    elif action == CLEAN:
        clean(s)
    elif action == BUILD:
        if not build(s):
            s.money[COMMITTEE] += t.instead[at]
    elif MATERIALS <= action <= OBJECTIVE and not take_card(s):
        s.money[COMMITTEE] += t.instead[at]


def take_card(s: City) -> bool:
    """R71: a licence of the display, or an objective once it has licences enough; by the number turned last."""
    column: i64 = helper_column(s) if s.flipped != EMPTY else 0
    few = s.held[COMMITTEE] < s.tables.enough
    for i in range(DISPLAY):
        position = tried(s, column, i)
        if few and s.display[position] != EMPTY:
            s.take_shown(COMMITTEE, position)
            return True
        if not few and s.row[position] != EMPTY:
            s.take_row(COMMITTEE, position)
            return True
    return False


def clean(s: City) -> None:
    """R72: the first rubble token, free; the marker moves in any case."""
    for i in range(len(s.scan)):
        if s.rubble & BIT[s.scan[i]] != 0:
            s.clear(COMMITTEE, s.scan[i])
            return
    s.move_up(COMMITTEE)


def site(s: City, colours: i64) -> i64:
    """R74: the first free lot of a colour, one without rubble if there is any."""
    lots = s.empty & s.tables.colour_lots[colours]
    if lots & ~s.rubble != 0:
        lots &= ~s.rubble
    for i in range(len(s.scan)):
        if lots & BIT[s.scan[i]] != 0:
            return s.scan[i]
    return EMPTY


def build(s: City) -> bool:
    """R74: with the first licence for which there is a lot; every symbol it shares with the turned one brings a
    card.
    """
    t = s.tables
    if s.area[COMMITTEE] == 0:
        return False
    for place in range(COMMITTEE * HAND, COMMITTEE * HAND + s.held[COMMITTEE]):
        kind = s.licences[place]
        lot = site(s, t.kind_colours[kind])
        if lot != EMPTY:
            if s.rubble & BIT[lot] != 0:
                s.clear(COMMITTEE, lot)
            s.erect(COMMITTEE, lot)
            common = t.kind_symbols[kind] & t.kind_symbols[s.flipped]
            for service in range(SERVICES):
                if common & BIT[service] != 0 and s.pile[service] > 0:
                    s.grant(COMMITTEE, service)
            s.lose_licence(COMMITTEE, kind)
            check_builder(s, COMMITTEE)
            return True
    return False
