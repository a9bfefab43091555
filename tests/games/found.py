"""The games that are there, the ways to play each, and what its folder brings for the tests that all games share.

A game is found like everywhere else: in the games' folder, or in one that CABLECAR_GAMES names. Its modes are its
presets and every number of players.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from cablecar import games
from cablecar.kernel.options import resolve
from cablecar.kernel.state import Game
from cablecar.scene.texts import Texts

IS_LONG = bool(os.environ.get("CABLECAR_LONG"))
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
    return found + [
        Mode(slug, f"{seats}_seats", seats, {})
        for seats in range(int(game.least), int(game.most) + 1)
        if seats not in plain
    ]


def own_tests(slug: str) -> Path:
    """Return the folder with a game's own tests and recordings."""
    return games.folder(slug) / "tests"


def spoken(slug: str) -> list[str]:
    """Return the languages a game is tested in."""
    return sorted({*LANGUAGES, *(file.stem for file in (games.folder(slug) / "texts").glob("*.ftl"))})


class Remembered(Texts):
    """Texts that remember what they said: all scenes of a game say the same some hundred times."""

    def __init__(self, language: str, *folders: Path) -> None:
        super().__init__(language, *folders, strict=True)
        self._said: dict[tuple[str, str], str] = {}

    def say(self, key: str, /, **arguments: object) -> str:
        asked = key, repr(arguments)
        if asked not in self._said:
            self._said[asked] = super().say(key, **arguments)  # what is missing is missed each time
        return self._said[asked]


@cache
def texts_of(slug: str, language: str) -> Texts:
    """Return the texts of a game, which take longer to read than to use."""
    return Remembered(language, games.folder(slug) / "texts")


def first_is_fast(cases: list[ParameterSet]) -> list[ParameterSet]:
    """Leave the first case of every game (named before the first dash) to fast tests, and mark the others slow."""
    seen: set[str] = set()
    marked = []
    for case in cases:
        slug = str(case.id).partition("-")[0]
        marked.append(
            pytest.param(*case.values, id=str(case.id), marks=[*case.marks, pytest.mark.slow]) if slug in seen else case
        )
        seen.add(slug)
    return marked


every_game = pytest.mark.parametrize("slug", SLUGS)
MODES = [pytest.param(mode, id=str(mode)) for slug in SLUGS for mode in modes(slug)]
every_mode = pytest.mark.parametrize("mode", MODES)
every_mode_first_fast = pytest.mark.parametrize("mode", first_is_fast(MODES))
