"""Bots play any game through the kernel; each sees a View only."""
from __future__ import annotations

from collections.abc import Callable

from cablecar.kernel.bot import Bot
from cablecar.kernel.errors import UnknownBot

from .greedy import GreedyBot
from .mcts import MctsBot
from .uniform import RandomBot

LEVELS: dict[str, tuple[int, float]] = {"easy": (50, 1.0), "club": (1000, 2.0), "expert": (10000, 8.0)}
"""Simulations per decision, and the seconds after which the best so far is the answer."""
PARTS = 2  # searches that an expert's thought is made of: where processors are idle, side by side

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": lambda: MctsBot(*LEVELS["easy"]),
    "club": lambda: MctsBot(*LEVELS["club"]),
    "expert": lambda: MctsBot(*LEVELS["expert"], PARTS),
}


def bot_named(name: str) -> Bot:
    """Return a new bot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
