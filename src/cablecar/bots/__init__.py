"""Bots play any game through the kernel; each sees a View only."""

from __future__ import annotations

from collections.abc import Callable

from cablecar.kernel.bot import Bot
from cablecar.kernel.errors import UnknownBot

from .greedy import GreedyBot
from .mcts import MctsBot
from .uniform import RandomBot

LEVELS: dict[str, float] = {"easy": 1.0, "club": 2.0, "expert": 8.0}
"""The seconds after which the best so far is the answer; how many simulations a level has is the game's own number
(`Game.thinking`).
"""
EXPERT_SEARCHES = 2  # an expert's decision is the sum of so many searches, side by side where processors are idle

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": lambda: MctsBot(0, LEVELS["easy"], 1, "easy"),
    "club": lambda: MctsBot(0, LEVELS["club"], 1, "club"),
    "expert": lambda: MctsBot(0, LEVELS["expert"], EXPERT_SEARCHES, "expert", everybody=True),
}


def bot_named(name: str) -> Bot:
    """Return a new bot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
