"""Counting all ways to play on: exact numbers that a second engine can check."""

from __future__ import annotations

from cablecar.kernel.bits import lowest
from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.state import State
from cablecar.kernel.state_queries import legal


def perft(state: State, depth: int, *, ended: int = 1) -> int:
    """Return how many rows of `depth` events can follow.

    Every legal item of chance counts once, whatever its weight; of several seats the lowest that owes a choice goes
    first. A row that ends the game before counts `ended` times: 1, or 0 where only whole rows are wanted.
    """
    if depth == 0:
        return 1
    if state.actor == NOBODY:
        return ended
    actor = lowest(state.pending) if state.actor == SEVERAL else state.actor
    actions = legal(state, int(actor))
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(actor, action)
        total += perft(after, depth - 1, ended=ended)
    return total
