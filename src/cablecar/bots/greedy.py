"""A bot that looks at its own turn only: all its decisions in a row, until another seat or chance must act."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, lowest
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.phase import MAX_LEGAL, SEVERAL
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State, View

MAX_LEAVES: Final[i64] = 2000  # evaluated positions per decision, all worlds together
IMAGINED_WORLDS: Final[i64] = 3
MAX_DECISIONS: Final[i64] = 24


@final
class GreedyBot(Bot):
    """Choose what leads to the best `evaluate`, averaged over a few imagined worlds; equal ones by chance."""

    def __init__(self) -> None:
        self.actions = vec[i64]([0 for _ in range(MAX_LEGAL)])
        self.leaves: i64 = 0  # that may still be evaluated below the action being looked at

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        count: i64 = len(legal)
        if count == 1:
            return legal[0]
        worth = vec[i64]([0 for _ in range(MAX_LEGAL)])
        share = max(MAX_LEAVES // (IMAGINED_WORLDS * count), 1)
        for _ in range(IMAGINED_WORLDS):
            world = view.imagine(rng)
            self.close(world, view.seat, rng)
            for i in range(count):
                state = world.copy()
                state.apply(view.seat, legal[i])
                self.leaves = share
                worth[i] += self.best(state, view.seat, 1)
        chosen: i64 = 0
        equals: i64 = 1
        for i in range(1, count):
            if worth[i] > worth[chosen]:
                chosen = i
                equals = 1
            elif worth[i] == worth[chosen]:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = i
        return legal[chosen]

    def close(self, world: State, seat: i64, rng: Rng) -> None:
        """Let everybody else who owes a sealed choice make any, so that one's own is seen with what comes of it,
        whoever chooses first.
        """
        while world.actor == SEVERAL:
            others = world.pending & ~BIT[seat]
            if others == 0:
                return
            other = lowest(others)
            count = world.phases[world.phase].worth(world, other, self.actions)
            world.apply(other, self.actions[rng.below(count)])

    def best(self, state: State, seat: i64, depth: i64) -> i64:
        """Return the worth of the best leaf below a state."""
        if self.leaves <= 1 or depth >= MAX_DECISIONS or not state.owes(seat):
            self.leaves -= 1
            return state.game.evaluate(state, seat)
        count = state.phases[state.phase].worth(state, seat, self.actions)
        actions = [self.actions[i] for i in range(count)]
        most: i64 = 0
        for i in range(count):
            if i > 0 and self.leaves <= 0:
                break
            after = state.copy()
            after.apply(seat, actions[i])
            worth = self.best(after, seat, depth + 1)
            if i == 0 or worth > most:
                most = worth
        return most
