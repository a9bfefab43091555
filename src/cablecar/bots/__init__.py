"""Bots play any game through the kernel; each sees a View only."""
from __future__ import annotations

from cablecar.kernel.bot import Bot
from cablecar.kernel.errors import UnknownBot

from .greedy import GreedyBot
from .uniform import RandomBot

BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def bot_named(name: str) -> Bot:
    """Return a new bot."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
