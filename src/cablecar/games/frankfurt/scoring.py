"""Points: of a placed tile, of a project, and of the hands at the end."""

from __future__ import annotations

from mypy_extensions import i64

from .state import COLUMNS, EMPTY, HAND, City
from .tables import TIMES, TWO


def turn_points(s: City, face: i64, space: i64) -> i64:
    """R17: the tile, all other tiles of its type in the district, and the `two` it covers."""
    t = s.tables
    points = t.face_value[face] + s.sums[t.space_district[space] * t.types + t.face_type[face]]
    if t.space_symbol[space] == TWO:
        points += t.two_points
    return points


def project_points(s: City, district: i64, points: i64) -> i64:
    """R21: four points flat, or the turn's points again."""
    t = s.tables
    if t.bonus[district] == TIMES:
        return points * (t.factor - 1)
    return t.plus_points


def hand_colour(s: City, seat: i64) -> i64:
    """R31: the colour with the greatest sum in a hand; of equal ones the first."""
    best: i64 = EMPTY
    most: i64 = 0
    for colour in range(s.tables.colours):
        points = hand_points(s, seat, colour)
        if points > most:
            most = points
            best = colour
    return best


def hand_points(s: City, seat: i64, colour: i64) -> i64:
    """R31: the values of one colour in a hand."""
    t = s.tables
    points: i64 = 0
    for slot in range(seat * t.hand_size, (seat + 1) * t.hand_size):
        face = s.hands[slot]
        if face >= 0 and t.face_colour[face] == colour:
            points += t.face_value[face]
    return points


def finish(s: City) -> None:
    """R28, R31: the game ends at once, all hands are laid open and scored."""
    for seat in range(s.seats):
        s.hidden[seat] = 0
        colour = hand_colour(s, seat)
        if colour != EMPTY:
            s.score[seat * COLUMNS + HAND] = hand_points(s, seat, colour)
    s.end()
