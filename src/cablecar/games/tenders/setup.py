"""Laying out the town (R6 to R10)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, nth
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, RULES, Phase

from .constants import DRAFTED, EMPTY, NO_EDGE, PUT, ROUND, TILE, WHITE
from .state import Town
from .tables import ALL_KINDS, BANK, CITY_HALL, EDGE, KINDS, PAIR, PARK, TARGETS


def clear(s: Town) -> None:
    """R6: only the city hall lies there."""
    t = s.tables
    s.kind = vec[i64]([EMPTY for _ in range(t.cells)])
    s.kind[t.hall] = CITY_HALL
    s.bag = t.tiles[:]
    s.bag[CITY_HALL] = 0


def breaks_park_rule(s: Town, cell: i64, kind: i64) -> bool:
    """R7: tell whether a tile would put a second park beside the city hall or the bank."""
    if kind == BANK:
        return parks_beside(s, cell) > 1
    if kind == PARK:
        for i in range(cell * 4, cell * 4 + 4):
            across = s.tables.beside[i]
            if across >= 0 and (s.kind[across] == CITY_HALL or s.kind[across] == BANK) and parks_beside(s, across) > 0:
                return True
    return False


def parks_beside(s: Town, cell: i64) -> i64:
    count: i64 = 0
    for i in range(cell * 4, cell * 4 + 4):
        across = s.tables.beside[i]
        if across >= 0 and s.kind[across] == PARK:
            count += 1
    return count


def has_cell(s: Town, kind: i64) -> bool:
    """R8: tell whether a kind could be put anywhere."""
    for cell in range(s.tables.cells):
        if s.kind[cell] < 0 and not breaks_park_rule(s, cell, kind):
            return True
    return False


def draw_tile(s: Town) -> None:
    """R8: the next tile; without a tile that could be put the town is dealt anew."""
    s.tile = EMPTY
    if s.draft >= 0:
        for kind in range(ALL_KINDS):
            if s.bag[kind] > 0 and has_cell(s, kind):
                s.go(TILE, CHANCE)
                return
        s.draft = EMPTY
        clear(s)
    s.go(TILE, CHANCE)


def put(s: Town, cell: i64, kind: i64) -> bool:
    """Put a tile; return whether it was the last."""
    s.kind = s.kind[:]
    s.kind[cell] = kind
    s.bag = s.bag[:]
    s.bag[kind] -= 1
    for left in range(ALL_KINDS):
        if s.bag[left] > 0:
            return False
    return True


def begin(s: Town) -> None:
    """R9: fence the parks, and the first round begins."""
    s.draft = EMPTY
    s.tile = EMPTY
    prepare(s)
    s.go(ROUND, RULES)


def prepare(s: Town) -> None:
    """R9, R46: lay the white sticks and note which target may use which street."""
    t = s.tables
    s.white = vec[i64]([0 for _ in range(t.cells)])
    s.reach = vec[i64]([0 for _ in range(t.streets)])
    s.free = vec[i64]([4 for _ in range(t.cells)])
    s.near = vec[i64]([0 for _ in range(t.cells * s.seats)])
    s.open = vec[i64]([0 for _ in range(TARGETS)])
    s.stick = s.stick[:]
    for street in range(t.streets):
        a = t.side_a[street]
        b = t.side_b[street]
        if (a >= 0 and s.kind[a] == PARK) or (b >= 0 and s.kind[b] == PARK):
            s.stick[street] = WHITE
            if a >= 0:
                s.white[a] += 1
                s.free[a] -= 1
            if b >= 0:
                s.white[b] += 1
                s.free[b] -= 1
        reach: i64 = BIT[EDGE] if t.is_edge(street) else 0
        if not t.is_edge(street) or s.options & NO_EDGE == 0:
            reach |= named(s, a) | named(s, b)
        s.reach[street] = reach
        if s.stick[street] < 0:
            s.narrow(street, 1)


def named(s: Town, cell: i64) -> i64:
    """R46: return the targets a district belongs to."""
    if cell < 0 or s.kind[cell] >= KINDS:
        return 0
    return BIT[s.kind[cell]] | BIT[PAIR + s.tables.pair_of[s.kind[cell]]]


@final
class Start(Phase[Town]):
    """R10: who starts."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        return "" if item < s.seats else "R10-nobody"

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.start = item
        first_tile(s)


def first_tile(s: Town) -> None:
    if s.options & DRAFTED != 0:
        s.draft = s.start
    draw_tile(s)


@final
class Tile(Draw[Town]):
    """R8: a tile is drawn; dealt, it goes onto the next cell, and a town that breaks R7 is dealt again."""

    def bag(self, s: Town) -> vec[i64]:
        if s.draft < 0:
            return s.bag
        found = s.bag[:]
        for kind in range(ALL_KINDS):
            if found[kind] > 0 and not has_cell(s, kind):
                found[kind] = 0
        return found

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if s.draft >= 0:
            s.tile = item
            s.go(PUT, s.draft)
            return
        cell = nth(s.kind, EMPTY, 0)
        if breaks_park_rule(s, cell, item):
            clear(s)
            draw_tile(s)
        elif put(s, cell, item):
            begin(s)
        else:
            draw_tile(s)


@final
class Put(Phase[Town]):
    """R8: the player puts the tile he has drawn onto an empty cell."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        if s.kind[item] >= 0:
            return "R6-taken"
        return "R7-parks" if breaks_park_rule(s, item, s.tile) else ""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if put(s, item, s.tile):
            begin(s)
        else:
            s.draft = (s.draft + 1) % s.seats
            draw_tile(s)
