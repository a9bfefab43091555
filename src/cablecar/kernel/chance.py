"""Chance from a bag of counts: legal actions, weights and the quick draw of play-outs from one declaration."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.phase import Phase
from cablecar.kernel.rng import Rng

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Phase[S]):
    """Draw one piece; an item is a kind of piece."""

    def bag(self, s: S) -> vec[i64]:
        """Return how many there are of each kind."""
        raise NotImplementedError(f"phase {self.name} has no bag")

    def size(self, s: S) -> i64:
        """Return how many pieces the bag holds; a game that keeps the number says it."""
        bag = self.bag(s)
        total: i64 = 0
        for item in range(self.count):
            total += bag[item]
        return total

    def forbids(self, s: S, seat: i64, item: i64) -> str:
        return "" if self.bag(s)[item] > 0 else "bag"

    def weights(self, s: S, out: vec[i64]) -> None:
        bag = self.bag(s)
        k: i64 = 0
        for item in range(self.count):
            if bag[item] > 0:
                out[k] = bag[item]
                k += 1

    def draw(self, s: S, rng: Rng) -> i64:
        bag = self.bag(s)
        rest = rng.below(self.size(s))
        item: i64 = 0
        while rest >= bag[item]:
            rest -= bag[item]
            item += 1
        return item
