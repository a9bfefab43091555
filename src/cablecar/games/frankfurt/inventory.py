"""What must be true of the pieces at any time: the conservation of tiles, coins and cranes."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .state import EMPTY, PLACE, SETTLE, City


def count(s: City) -> vec[i64]:
    """Return how many tiles of each face lie anywhere but in the supply."""
    faces = vec[i64]([0 for _ in range(s.tables.faces)])
    for places in (s.board, s.hands, s.offer, s.removed):
        for i in range(len(places)):
            if places[i] != EMPTY:
                faces[places[i]] += 1
    for face in range(s.tables.faces):
        faces[face] += s.turned[face] + s.boxed[face]
    if s.phase == SETTLE:
        faces[s.gap] += 1
    return faces


def fault(s: City) -> str:
    """Return what is wrong, or an empty string."""
    t = s.tables
    counted = count(s)
    total: i64 = 0
    for face in range(t.faces):
        if counted[face] + s.bag[face] != t.copies[face]:
            return f"{counted[face] + s.bag[face]} tiles of face {face} instead of {t.copies[face]}"
        total += s.bag[face]
    if s.left != total:
        return f"the supply holds {total} tiles, not {s.left}"
    if s.bank() < 0:
        return f"the bank lacks {-s.bank()} coins"
    standing: i64 = 0
    for seat in range(s.seats):
        if not 0 <= s.coins[seat] <= t.coin_limit:
            return f"seat {seat} has {s.coins[seat]} coins"
        standing += s.cranes[seat]
    for district in range(t.districts):
        if s.builder[district] != EMPTY:
            standing += 1
    if standing != s.seats * t.cranes:
        return f"{standing} cranes instead of {s.seats * t.cranes}"
    if not sums_agree(s):
        return "the sums of a district are not those of its tiles"
    if s.phase == PLACE:
        for slot in range(len(s.hands)):
            if s.hands[slot] == EMPTY:
                return f"a hand lacks a tile at the start of a turn (slot {slot})"  # R13
    return ""


def sums_agree(s: City) -> bool:
    sums = vec[i64]([0 for _ in range(len(s.sums))])
    add_up(s, sums)
    for i in range(len(sums)):
        if sums[i] != s.sums[i]:
            return False
    return True


def add_up(s: City, sums: vec[i64]) -> None:
    t = s.tables
    for space in range(t.spaces):
        face = s.board[space]
        if face != EMPTY:
            sums[t.space_district[space] * t.types + t.face_type[face]] += t.face_value[face]


def complete(s: City) -> None:
    """Finish a test position: fill hands and offer from what is left, last faces first; the rest is the supply, or lies in the box beyond `left`."""
    t = s.tables
    add_up(s, s.sums)
    named = s.left if s.left < t.tiles else EMPTY
    counted = count(s)
    for face in range(t.faces):
        s.bag[face] = t.copies[face] - counted[face]
    at = t.faces - 1
    for places in (s.hands, s.offer):
        for i in range(len(places)):
            if places[i] == EMPTY and not (s.phase != PLACE and i == (s.turn + 1) * t.hand_size - 1 and len(places) == len(s.hands)):
                while s.bag[at] <= 0:
                    at -= 1
                places[i] = at
                s.bag[at] -= 1
    s.left = 0
    for face in range(t.faces):
        s.left += s.bag[face]
    while named != EMPTY and s.left > named:
        while s.bag[at] <= 0:
            at -= 1
        s.bag[at] -= 1
        s.boxed[at] += 1
        s.left -= 1
