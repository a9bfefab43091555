"""The toy is one of the games in every test, beside those of the caller's CABLECAR_GAMES."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent
GAMES = "CABLECAR_GAMES"  # to be set before anything imports cablecar.games
os.environ[GAMES] = os.pathsep.join(
    dict.fromkeys([str(FOLDER), *filter(None, os.environ.get(GAMES, "").split(os.pathsep))])
)

from cablecar import games  # noqa: E402  # see above
from cablecar.kernel.dice import Dice  # noqa: E402
from cablecar.kernel.state import Game  # noqa: E402
from cablecar.kernel.table import Table  # noqa: E402

Play = Callable[..., Table]


@pytest.fixture(scope="session")
def toy() -> Game:
    """Return the toy with its standard components."""
    return games.load("toy")


@pytest.fixture(scope="session")
def attic() -> Game:
    """Return the toy with its second, smaller set."""
    return games.load("toy", games.folder("toy") / "data" / "attic_v1.yaml")


@pytest.fixture
def play(toy: Game) -> Play:
    """Return what plays lines on a table without dice: `play(2, "* draw clay", "0 done")`."""
    from cablecar.kernel.log import parse, write

    def start(
        seats: int, *lines: str, game: Game = toy, dice: Dice | None = None, version: int | None = None, **options: str
    ) -> Table:
        table = Table(game, seats, options, dice=None, version=version)
        for event in parse(write(table.header, []) + "".join(f"{line}\n" for line in lines)).events:
            table.follow(event)
        if dice is not None:
            table.resume(dice)
        return table

    return start
