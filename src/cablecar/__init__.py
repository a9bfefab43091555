"""Cablecar: four city-building board games on one small kernel. The public names are those of `cablecar.api`, imported
when they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cablecar import modes

if TYPE_CHECKING:
    from cablecar.api import (
        SPECTATOR,
        BadInput,
        Bot,
        Budget,
        CablecarError,
        Game,
        RandomDriver,
        Refused,
        Rng,
        State,
        Table,
        View,
        bot,
        game,
        replay,
        seeded_dice,
        show,
        slugs,
        system_dice,
        table,
    )

__all__ = [
    "slugs", "game", "table", "replay", "bot", "show", "seeded_dice", "system_dice", "SPECTATOR",
    "Bot", "Budget", "Game", "RandomDriver", "Rng", "State", "Table", "View", "CablecarError", "BadInput", "Refused",
]  # fmt: skip

modes.install()


def __getattr__(name: str) -> object:
    if name in __all__:
        from cablecar import api

        return getattr(api, name)
    raise AttributeError(f"module 'cablecar' has no attribute {name!r}")
