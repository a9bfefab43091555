"""Building (R33 to R37): a lot, one or two licences, and the reward for a symbol that both show."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.phase import Phase

from .able import payable, reachable
from .course import check_builder, done
from .state import EMPTY, REWARD, SECOND, SPEND, City
from .tables import ANY_COLOUR, ANY_NUMBER, HAND, SERVICES


@final
class Build(Phase[City]):
    """R33, R34, R36: where; rubble and the year's cost are paid."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if s.empty & BIT[item] == 0:
            return "R33-not-free"
        if reachable(s, seat, s.subsidy) & BIT[item] == 0:
            return "R34-no-licence"
        return "" if payable(s, seat, BIT[item], s.money[seat]) != 0 else "R36-money"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        lots = payable(s, seat, reachable(s, seat, s.subsidy), s.money[seat])
        k: i64 = 0
        for lot in range(self.count):
            if lots & BIT[lot] != 0:
                out[k] = self.actions[lot]
                k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        t = s.tables
        if s.rubble & BIT[item] != 0:
            s.money[seat] -= t.rubble_cost
            s.clear(seat, item)
        s.money[seat] -= t.cost[s.year]
        s.lot = item
        s.go(SPEND, seat)


def covers(s: City, one: i64, other: i64) -> bool:
    """R34: tell whether two licences (EMPTY: none) and the space give the lot's colour and number."""
    t = s.tables
    colours: i64 = 0
    numbers: i64 = 0
    if one != EMPTY:
        colours |= t.kind_colours[one]
        numbers |= t.kind_numbers[one]
    if other != EMPTY:
        colours |= t.kind_colours[other]
        numbers |= t.kind_numbers[other]
    colour = colours & BIT[t.lot_colour[s.lot]] != 0 or s.subsidy == ANY_COLOUR
    return colour and (numbers & BIT[t.lot_number[s.lot]] != 0 or s.subsidy == ANY_NUMBER)


def is_useful(s: City, seat: i64, place: i64) -> bool:
    """R35: tell whether a licence in hand, alone or with another, is enough."""
    kind = s.licences[place]
    if covers(s, kind, EMPTY):
        return True
    for at in range(seat * HAND, seat * HAND + s.held[seat]):
        if at != place and covers(s, kind, s.licences[at]):
            return True
    return False


@final
class Spend(Phase[City]):
    """R34, R35: the first licence."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        for at in range(seat * HAND, seat * HAND + s.held[seat]):
            if s.licences[at] == item:
                return "" if is_useful(s, seat, at) else "R34-does-not-fit"
        return "R33-not-yours"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        for at in range(seat * HAND, seat * HAND + s.held[seat]):
            if (at == seat * HAND or s.licences[at - 1] != s.licences[at]) and is_useful(s, seat, at):
                out[k] = self.actions[s.licences[at]]
                k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        s.lose_licence(seat, item)
        s.first = item
        for at in range(seat * HAND, seat * HAND + s.held[seat]):
            if covers(s, item, s.licences[at]):
                s.go(SECOND, seat)
                return
        s.erect(seat, s.lot)
        finish(s, seat)


@final
class Second(Phase[City]):
    """R34, R35: a second licence, or the first alone."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if item == self.idle:
            return "" if covers(s, s.first, EMPTY) else "R34-alone"
        if not s.holds(seat, item - 1):
            return "R33-not-yours"
        return "" if covers(s, s.first, item - 1) else "R34-does-not-fit"

    def legal(self, s: City, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        if covers(s, s.first, EMPTY):
            out[0] = self.actions[self.idle]
            k = 1
        for at in range(seat * HAND, seat * HAND + s.held[seat]):
            kind = s.licences[at]
            if (at == seat * HAND or s.licences[at - 1] != kind) and covers(s, s.first, kind):
                out[k] = self.actions[kind + 1]
                k += 1
        return k

    def choose(self, s: City, seat: i64, item: i64) -> None:
        s.erect(seat, s.lot)
        if item != self.idle:
            kind = item - 1
            s.lose_licence(seat, kind)
            s.common = s.tables.kind_symbols[s.first] & s.tables.kind_symbols[kind]
            for service in range(SERVICES):
                if can_reward(s, seat, service):
                    s.go(REWARD, seat)
                    return
        finish(s, seat)


def can_reward(s: City, seat: i64, service: i64) -> bool:
    """R37, A13, A14"""
    return s.common & BIT[service] != 0 and s.pile[service] > 0 and s.money[seat] >= s.tables.service_cost[service]


@final
class Reward(Phase[City]):
    """R37: an urbanism card both licences show, and a step of the marker; or nothing."""

    def forbids(self, s: City, seat: i64, item: i64) -> str:
        if item == self.idle:
            return ""
        service = item - 1
        if s.common & BIT[service] == 0:
            return "R37-not-common"
        if s.pile[service] == 0:
            return "R37-no-card"
        return "" if can_reward(s, seat, service) else "R37-money"

    def choose(self, s: City, seat: i64, item: i64) -> None:
        if item != self.idle:
            s.money[seat] -= s.tables.service_cost[item - 1]
            s.grant(seat, item - 1)
        finish(s, seat)


def finish(s: City, seat: i64) -> None:
    """R36 (7): the building stands."""
    s.forget_build()
    check_builder(s, seat)
    done(s)
