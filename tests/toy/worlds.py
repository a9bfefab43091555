"""Where the marbles may be: every world that what was seen allows, with its exact weight (Y14).

A move takes one marble from place to place; its kind is open, or known to the seats that gave and took it, or blank. A
world gives every blank a kind. It is as likely as the product, over all draws, of how many such marbles lay there. A
hidden choice is taken for a draw from the hand (`prior`); an open choice proves only that the marble was there.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.rng import Rng, pick

MOST_SEATS = 3
BAG, JAR, COUNTER, TILL, PLACES = range(3, 8)  # places; 0 to 2 are the hands; what is in the till lies open
Marbles: TypeAlias = tuple[int, ...]  # of each kind in each place


def moved(marbles: Marbles, size: int, kind: int, source: int, target: int) -> Marbles:
    """Return where the marbles lie after one of them was moved."""
    after = list(marbles)
    after[source * size + kind] -= 1
    after[target * size + kind] += 1
    return tuple(after)


class Worlds:
    """The notes of a view: in how many ways the moves can have come true, from any of them on.

    The marble under the counter is as any that nobody has drawn: it counts as one of the bag until somebody looks.
    """

    def __init__(self, copies: vec[i64], facts: vec[i64], values: vec[i64]) -> None:
        self.kinds = len(copies)
        self.moves = [
            (int(fact) >> 6, int(fact) >> 3 & 7, int(value)) for fact, value in zip(facts, values, strict=True)
        ]
        self.first: Marbles = tuple(
            int(copies[i % self.kinds]) if i // self.kinds == BAG else 0 for i in range(PLACES * self.kinds)
        )
        self.memo: dict[tuple[int, Marbles], int] = {}

    def branches(self, i: int, marbles: Marbles) -> list[tuple[int, int, Marbles]]:
        """Return what move i may have been: kind, weight, where the marbles lie then."""
        source, target, known = self.moves[i]
        if target == COUNTER:
            return [(known, 1, marbles)]
        is_choice = known >= 0 and (source < BAG or source == TILL)
        source = BAG if source == COUNTER else source
        found = [(kind, marbles[source * self.kinds + kind]) for kind in (range(self.kinds) if known < 0 else (known,))]
        return [
            (kind, 1 if is_choice else count, moved(marbles, self.kinds, kind, source, target))
            for kind, count in found
            if count > 0
        ]

    def ways(self, i: int, marbles: Marbles) -> int:
        """Return the weight of all that may have happened from move i on."""
        if i == len(self.moves):
            return 1
        if (i, marbles) not in self.memo:
            self.memo[i, marbles] = sum(
                weight * self.ways(i + 1, after) for _, weight, after in self.branches(i, marbles)
            )
        return self.memo[i, marbles]

    def draw(self, rng: Rng) -> tuple[list[int], Marbles]:
        """Return one world, by weight: the kinds of all moves, and where the marbles lie."""
        kinds, marbles = [], self.first
        for i in range(len(self.moves)):
            found = self.branches(i, marbles)
            kind, _, marbles = found[
                pick([weight * self.ways(i + 1, after) for _, weight, after in found], rng) if len(found) > 1 else 0
            ]
            kinds.append(kind)
        looked = [kind for kind, move in zip(kinds, self.moves, strict=True) if move[0] == COUNTER]
        for i, (_, target, _) in enumerate(self.moves):
            if target == COUNTER:
                kinds[i] = looked[0] if looked else pick(list(marbles[BAG * self.kinds : (BAG + 1) * self.kinds]), rng)
                marbles = marbles if looked else moved(marbles, self.kinds, kinds[i], BAG, COUNTER)
        return kinds, marbles
