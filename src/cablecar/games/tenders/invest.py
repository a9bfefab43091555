"""Investing (R45 to R49, R111)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.phase import Phase

from .building import check_builds, place
from .constants import EMPTY, INVEST, MOST_QUEUE, MOST_TERMS, MUST_LAY, RELOCATE
from .state import Town
from .tables import EDGE, PAIR


def next_in_queue(s: Town) -> i64:
    """Take the first investor out of the queue; -1 if nobody is left."""
    entry = s.queue[0]
    s.queue = s.queue[:]
    for i in range(MOST_QUEUE - 1):
        s.queue[i] = s.queue[i + 1]
    s.queue[MOST_QUEUE - 1] = EMPTY
    return entry


def is_required(s: Town, bound: vec[i64], first: i64) -> bool:
    """R111: tell whether a deal requires a street."""
    for i in range(first, first + MOST_TERMS):
        if bound[i] > 0 and bound[i] % 2 == 0:
            return True
    return False


def bars(s: Town, bound: vec[i64], first: i64, street: i64) -> bool:
    """R111: tell whether the terms keep an investor from a street."""
    named: i64 = 0
    for i in range(first, first + MOST_TERMS):
        if bound[i] == street * 2 + 1:
            return True
        if bound[i] == street * 2 + 2:
            named = 1
    return named == 0 and is_required(s, bound, first)


def has_terms(s: Town) -> bool:
    """Tell whether the right at hand comes from a deal with streets."""
    return PAIR <= s.right < EDGE and s.bound[(s.right - PAIR) * MOST_TERMS] != 0


@final
class Investors(Phase[Town]):
    """R45, R49: the next investor with a legal street. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        while True:
            entry = next_in_queue(s)
            if entry < 0:
                s.right = EMPTY
                s.pop()
                return
            s.right = entry & 15
            if has_street(s):
                s.push(INVEST, entry >> 4)
                return


def must_lay(s: Town) -> bool:
    """R111: tell whether a required street is still free; then it must be used."""
    first = (s.right - PAIR) * MOST_TERMS
    for i in range(first, first + MOST_TERMS):
        if s.bound[i] > 0 and s.bound[i] % 2 == 0 and s.stick[(s.bound[i] - 2) // 2] < 0:
            return True
    return False


@final
class Invest(Phase[Town]):
    """R46 to R48: a stick onto a legal street, or nothing."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if item == self.idle:
            if s.options & MUST_LAY != 0 and has_street(s):
                return "R47-must"
            return "R111-required" if has_terms(s) and must_lay(s) else ""
        if s.stick[item] >= 0:
            return "R46-occupied"
        if s.reach[item] & BIT[s.right] == 0:
            return "R46-target"
        return "R111-bound" if has_terms(s) and bars(s, s.bound, (s.right - PAIR) * MOST_TERMS, item) else ""

    def legal(self, s: Town, seat: i64, out: vec[i64]) -> i64:
        k: i64 = 0
        right = BIT[s.right]
        is_bound = has_terms(s)
        for street in range(s.tables.streets):
            is_free = s.stick[street] < 0 and s.reach[street] & right != 0
            if is_free and not (is_bound and bars(s, s.bound, (s.right - PAIR) * MOST_TERMS, street)):
                out[k] = self.actions[street]
                k += 1
        if not self.forbids(s, seat, self.idle):
            out[k] = self.actions[self.idle]
            k += 1
        return k

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if item == self.idle:
            s.pop()
        else:
            invest(s, seat, item)


def has_street(s: Town) -> bool:
    """Tell whether the investor has a legal street."""
    if not has_terms(s):
        return s.open[s.right] > 0
    for street in range(s.tables.streets):
        if (
            s.stick[street] < 0
            and s.reach[street] & BIT[s.right] != 0
            and not bars(s, s.bound, (s.right - PAIR) * MOST_TERMS, street)
        ):
            return True
    return False


def invest(s: Town, seat: i64, street: i64) -> None:
    """R47, R48: lay a stick from the supply, or ask which of the player's sticks shall go there."""
    if s.supply[seat] > 0:
        s.pop()
        place(s, seat, street)
    else:
        s.street = street
        s.go(RELOCATE, seat)


@final
class Relocate(Phase[Town]):
    """R48, R74: take one of the own sticks and lay it onto the new street."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if s.stick[item] != seat:
            return "R48-not-own"
        return "R74-just-laid" if item == s.first else ""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.lift(item)
        s.lay(s.street, seat)
        s.dry_sticks = 0
        if s.first == s.street:
            s.vacated = item
        target = s.street
        s.street = EMPTY
        s.pop()
        check_builds(s, seat, target, EMPTY)
