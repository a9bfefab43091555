"""The generator of play-outs and searches: small, seeded, the same numbers interpreted and compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Marsaglia's xorshift over two 32-bit words, their sum as output: never for a real table, whose chance comes from
    the system.
    """

    def __init__(self, seed: i64) -> None:
        self.x: i64 = ((seed & 0x7FFFFFFF) * 2654435761 + 1013904223) & MASK
        self.y: i64 = (((seed >> 31) & 0x7FFFFFFF) * 2246822519 + 3266489917) & MASK
        if self.x == 0 and self.y == 0:
            self.y = 1  # from zeros there is no way out
        for _ in range(8):
            self.below(1)

    def below(self, n: i64) -> i64:
        """Return a number in 0 … n - 1, for n up to 2**31."""
        t = self.x
        t ^= (t << 10) & MASK
        y = self.y
        self.x = y
        y ^= (y >> 10) ^ t ^ (t >> 13)
        self.y = y
        return (((self.x + y) & MASK) * n) >> 32


def pick(weights: list[int], rng: Rng) -> int:
    """Return a place by weight, exactly, however large the weights are: numbers of worlds soon exceed what `below` can
    take.
    """
    rest = total = sum(weights)
    while rest >= total:
        rest, size = 0, 1
        while size < total:
            drawn = int(rng.below(1 << 30))  # an int: beside an i64 the rest would become one, and overflow
            rest, size = rest << 30 | drawn, size << 30
        rest //= size // total
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    raise AssertionError("unreachable: the rest is below the sum")
