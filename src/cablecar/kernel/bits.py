"""Bit sets in one i64, places in an array, and arrays that copies of a state share.

Always write `BIT[n]`, never `1 << n`: compiled, a literal one is a 32-bit number and the shift is silently wrong from n
= 31 on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(63)])


def bits(x: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while x != 0:
        x &= x - 1
        count += 1
    return count


def lowest(x: i64) -> i64:
    """Return the number of the lowest bit that is set; -1 for the empty set."""
    if x == 0:
        return -1
    n: i64 = 0
    while x & BIT[n] == 0:
        n += 1
    return n


def nth(values: vec[i64], wanted: i64, n: i64) -> i64:
    """Return the n-th place, from 0, that holds a value; -1 if fewer do."""
    for place in range(len(values)):
        if values[place] == wanted:
            if n == 0:
                return place
            n -= 1
    return -1


def put(old: vec[i64], at: i64, value: i64) -> vec[i64]:
    """Return a copy that has another value in one place: for what copies of a state share."""
    new = old[:]
    new[at] = value
    return new
