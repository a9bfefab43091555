"""What a bot is: it sees a View and the legal actions of its seat, never a state."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.rng import Rng
from cablecar.kernel.state import View


@final
class Budget:
    """How much a bot may think: a number of simulations, and seconds as a guard; 0: what is usual for it, seconds below
    0: no guard.
    """

    def __init__(self, simulations: i64 = 0, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Whoever plays any game: the same views, legal lists, generator and simulations give the same actions, on any
    machine.
    """

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        """Return one of the legal actions of the view's seat."""
        raise NotImplementedError(f"{type(self).__name__} has no choose()")
