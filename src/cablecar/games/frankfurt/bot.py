"""What a position is worth to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cablecar.kernel.phase import NOBODY

from .scoring import hand_colour, hand_points, turn_points
from .state import COLUMNS, EMPTY, City

COIN: Final[i64] = 200  # what a coin is worth in mid-game, in hundredths of a point
CRANE: Final[i64] = (
    100  # what each of the TURNS is worth in which a crane waits for a great project instead of a small one
)
TURNS: Final[i64] = 3
OPEN: Final[i64] = 17  # per cent of the points a tile would make that the next player is likely to take instead


def turns_left(s: City, seat: i64) -> i64:
    """Return how many turns a seat still has after the present one."""
    behind = (seat - s.turn + s.seats) % s.seats
    return (s.left + s.seats - behind) // s.seats if behind > 0 else s.left // s.seats


def evaluate(s: City, seat: i64) -> i64:
    """Return the worth in hundredths of a point: score, money, cranes, what the hand can make, and what the next player
    could.
    """
    points: i64 = 0
    for column in range(COLUMNS):
        points += s.score[seat * COLUMNS + column]
    worth = points * 100
    if s.actor == NOBODY:
        return worth
    left = turns_left(s, seat)
    worth += s.coins[seat] * min(COIN, left * 60)
    worth += CRANE * min(s.cranes[seat] * TURNS, left)
    return worth + hand_worth(s, seat, left) - given_away(s, seat)


def hand_worth(s: City, seat: i64, left: i64) -> i64:
    """Return what the tiles in hand promise: the best placement of each, the best one whole, the others halved; near
    the end the colour sum.
    """
    t = s.tables
    best: i64 = 0
    total: i64 = 0
    for slot in range(seat * t.hand_size, (seat + 1) * t.hand_size):
        face = s.hands[slot]
        if face >= 0:
            points = best_placement(s, face)
            total += points
            best = max(best, points)
    colour = hand_colour(s, seat)
    kept = hand_points(s, seat, colour) if colour != EMPTY else 0
    if left <= 0:
        return kept * 100
    if left == 1:
        return best * 50 + kept * 60
    return best * 50 + (total - best) * 25


def best_placement(s: City, face: i64) -> i64:
    """Return the most points a tile would make now."""
    t = s.tables
    colour = t.face_colour[face]
    best: i64 = 0
    for space in range(t.colour_first_space[colour], t.colour_last_space[colour] + 1):
        if s.board[space] == EMPTY:
            best = max(best, turn_points(s, face, space))
    return best


def given_away(s: City, seat: i64) -> i64:
    """Return what open districts offer to whoever comes next."""
    t = s.tables
    worth: i64 = 0
    for district in range(t.districts):
        free: i64 = 0
        for space in range(t.district_first[district], t.district_last[district] + 1):
            if s.board[space] == EMPTY:
                free += 1
        if free > 0:
            most: i64 = 0
            for kind in range(t.types):
                most = max(most, s.sums[district * t.types + kind])
            worth += most * OPEN
    return worth
