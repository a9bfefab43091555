"""Who is before whom in a district and with cable cars (R16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .tables import COLUMNS, ROWS


def packed_row(values: vec[i64], first: i64, length: i64, gap: i64) -> i64:
    """R16.3: return the values of a row as one number that compares card by card from the left; `gap` stands for an
    empty space, 1 for a card worth 0.
    """
    key: i64 = 0
    for column in range(COLUMNS):
        key = key * 32 + (values[first + column] + 1 if column < length else gap)
    return key


def packed_columns(cells: i64) -> i64:
    """R16.4: return how many cells of a set lie in each column as one number that compares from the left."""
    key: i64 = 0
    for column in range(COLUMNS):
        count: i64 = 0
        rest = cells >> column
        while rest != 0:
            count += rest & 1
            rest >>= 6
        key = key * 8 + count
    return key


def district_rank(seat: i64, row: i64, seats: i64, trigger: i64, sums: vec[i64], packed: vec[i64]) -> i64:
    """R16.1, R16.3, R16.5: return how many seats are before this one in a district."""
    rank: i64 = 0
    for other in range(seats):
        if other != seat and is_before(other, seat, row, seats, trigger, sums, packed):
            rank += 1
    return rank


def is_before(a: i64, b: i64, row: i64, seats: i64, trigger: i64, sums: vec[i64], packed: vec[i64]) -> bool:
    more = sums[a * ROWS + row] - sums[b * ROWS + row]
    for below in range(ROWS):
        if more != 0:
            return more > 0
        compared = (row + below) % ROWS
        more = packed[a * ROWS + compared] - packed[b * ROWS + compared]
    if more != 0:
        return more > 0
    return distance(a, trigger, seats) < distance(b, trigger, seats)


def tram_rank(seat: i64, seats: i64, trigger: i64, cars: vec[i64], packed: vec[i64]) -> i64:
    """R16.2, R16.4, R16.5: return how many seats are before this one with cable cars."""
    rank: i64 = 0
    for other in range(seats):
        if other != seat:
            more = cars[other] - cars[seat]
            if more == 0:
                more = packed[other] - packed[seat]
            if more == 0:
                more = distance(seat, trigger, seats) - distance(other, trigger, seats)
            if more > 0:
                rank += 1
    return rank


def distance(seat: i64, trigger: i64, seats: i64) -> i64:
    """R16.5: return how far a seat sits from the one who ended the game, clockwise."""
    return (seat - trigger + seats) % seats
