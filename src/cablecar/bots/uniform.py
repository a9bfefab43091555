"""A bot without a thought: every legal action is equally likely."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import View


@final
class RandomBot(Bot):
    """Choose uniformly at random."""

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        return legal[rng.below(len(legal))]
