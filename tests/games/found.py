"""The games that are there, the ways to play each, and what its folder brings for the tests that all games share.

A game is found like everywhere else: in the games' folder, or in one that CABLECAR_GAMES names. Its modes are its presets and every number of players.
"""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from cablecar import games
from cablecar.kernel.options import resolve
from cablecar.kernel.state import Game

SLUGS = games.slugs()
LANGUAGES = ("de", "en", "es", "it")
"""What every game must speak; a game that brings more must speak those as well."""


@dataclass(frozen=True)
class Mode:
    """A way to play a game: its preset, or a number of players with the law's options."""

    slug: str
    name: str
    seats: int
    options: dict[str, str]

    @property
    def game(self) -> Game:
        return games.load(self.slug)

    def __str__(self) -> str:
        return f"{self.slug}-{self.name}"


@cache
def modes(slug: str) -> list[Mode]:
    """Return every mode of a game, presets first."""
    game = games.load(slug)
    found = [Mode(slug, preset.name, preset.seats, dict(preset.options)) for preset in game.presets]
    plain = {mode.seats for mode in found if resolve(game, mode.seats, mode.options) == resolve(game, mode.seats, {})}
    return found + [Mode(slug, f"{seats}_seats", seats, {}) for seats in range(int(game.least), int(game.most) + 1) if seats not in plain]


def own_tests(slug: str) -> Path:
    """Return the folder with a game's own tests and recordings."""
    return games.folder(slug) / "tests"


def spoken(slug: str) -> list[str]:
    """Return the languages a game is tested in."""
    return sorted({*LANGUAGES, *(file.stem for file in (games.folder(slug) / "texts").glob("*.ftl"))})


every_game = pytest.mark.parametrize("slug", SLUGS)
every_mode = pytest.mark.parametrize("mode", [mode for slug in SLUGS for mode in modes(slug)], ids=str)
