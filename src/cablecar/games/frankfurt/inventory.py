"""What must be true of the pieces at any time: the conservation of tiles, coins and cranes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .state import EMPTY, PLACE, PROJECT, REFILL, SETTLE, TAKE, City


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
    return not_ready(s) if s.phase == PLACE else ""


def not_ready(s: City) -> str:
    """R13: return what is missing at the start of a turn, or an empty string."""
    for slot in range(len(s.hands)):
        if s.hands[slot] == EMPTY:
            return f"a hand lacks a tile at the start of a turn (slot {slot})"
    for index in range(len(s.offer)):
        if s.offer[index] == EMPTY:
            return f"the offer lacks a tile at the start of a turn (space {index})"
    return "" if 0 <= s.mayor < len(s.offer) else "the Mayor stands nowhere"


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
    """Finish a test position: fill hands, offer and box from what is left, last faces first; the rest is the supply, or
    lies open in the box beyond `left`.
    """
    t = s.tables
    named = s.left if s.left < t.tiles else EMPTY
    if s.actor >= 0:
        s.turn = s.actor
    if s.mayor == EMPTY:
        s.mayor = 0
    s.dealt = len(s.hands) + len(s.offer)
    add_up(s, s.sums)
    counted = count(s)
    for face in range(t.faces):
        s.bag[face] = t.copies[face] - counted[face]
    fill_up(s, s.hands, (s.turn + 1) * t.hand_size - 1 if s.phase == PROJECT or s.phase == TAKE else EMPTY)
    fill_up(s, s.offer, s.gap if s.phase == REFILL else EMPTY)
    fill_up(s, s.removed, EMPTY)
    s.left = 0
    for face in range(t.faces):
        s.left += s.bag[face]
    while named != EMPTY and s.left > named:
        face = last_face(s)
        s.boxed[face] += 1
        s.bag[face] -= 1
        s.left -= 1


def fill_up(s: City, places: vec[i64], gap: i64) -> None:
    """Put a tile of the supply onto every empty place but the gap."""
    for i in range(len(places)):
        if places[i] == EMPTY and i != gap:
            places[i] = last_face(s)
            s.bag[places[i]] -= 1


def last_face(s: City) -> i64:
    face = s.tables.faces - 1
    while s.bag[face] <= 0 and face > 0:
        face -= 1
    return face
