"""Where chance comes from: whoever runs a table hands it dice, one stream per purpose (the name of the phase)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom

Dice = Callable[[str, list[int]], int]  # purpose and integer weights -> the place that was drawn

_system = SystemRandom()


def draw_weighted(source: Random, weights: list[int]) -> int:
    """Return a place by weight, exactly."""
    rest = source.randrange(sum(weights))
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    raise AssertionError("unreachable: the rest is below the sum")


def system_dice(purpose: str, weights: list[int]) -> int:
    """Draw from the system's generator: the dice of real tables."""
    return draw_weighted(_system, weights)


def seeded_dice(seed: int | str) -> Dice:
    """Return dice that repeat themselves: for simulations and tests."""
    streams: dict[str, Random] = {}

    def dice(purpose: str, weights: list[int]) -> int:
        if purpose not in streams:
            streams[purpose] = Random(f"{seed}/{purpose}")  # simulations only
        return draw_weighted(streams[purpose], weights)

    return dice
