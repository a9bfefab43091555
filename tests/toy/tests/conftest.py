"""The game with its two sets, and what plays lines of a log on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cablecar import games
from cablecar.kernel.log import parse, write
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table


@pytest.fixture(scope="session")
def game() -> Game:
    """Return the game with its standard components."""
    return games.load("toy")


@pytest.fixture(scope="session")
def attic() -> Game:
    """Return the game with its second, smaller set."""
    return games.load("toy", games.folder("toy") / "data" / "attic_v1.yaml")


@pytest.fixture
def play(game: Game) -> Callable[..., Table]:
    """Return what plays lines on a table without dice: `play(2, "* draw clay", "0 done")`."""
    usual = game

    def start(seats: int, *lines: str, game: Game = usual, version: int | None = None, **options: str) -> Table:
        table = Table(game, seats, options, dice=None, version=version)
        for event in parse(write(table.header, []) + "".join(f"{line}\n" for line in lines)).events:
            table.follow(event)
        return table

    return start
