"""The games: one folder each, found by scanning this folder and every folder named in CABLECAR_GAMES. Deleting a folder
removes its game.

A game's package has `GAME`, made with the shipped components, and `make(file)`, which makes it with a box owner's.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import cast

from cablecar.kernel.errors import BadInput, BrokenGame, UnknownGame
from cablecar.kernel.state import Game

__path__.extend(folder for folder in os.environ.get("CABLECAR_GAMES", "").split(os.pathsep) if folder)


def slugs() -> list[str]:
    """Return the games there are, by name; raise BadInput if CABLECAR_GAMES names something that is no folder."""
    for folder in __path__:
        if not Path(folder).is_dir():
            raise BadInput(f"CABLECAR_GAMES={os.environ.get('CABLECAR_GAMES', '')}: {folder!r} is no folder")
    found = {
        entry.parent.name
        for folder in __path__
        for entry in Path(folder).glob("*/__init__.py")
        if (entry.parent / "data").is_dir()
    }
    return sorted(found)


def folder(slug: str) -> Path:
    """Return where a game's texts, rules and data lie."""
    return Path(cast(str, import_module(f"{__name__}.{_known(slug)}").__file__)).parent


def load(slug: str, components: Path | None = None) -> Game:
    """Return a game with its shipped components or those of a file."""
    module = import_module(f"{__name__}.{_known(slug)}")
    game = cast(Game, module.make(components) if components else module.GAME)
    if game.slug != slug:
        raise BrokenGame(f"the game in the folder {slug!r} calls itself {game.slug!r}: both must be the same")
    return game


def _known(slug: str) -> str:
    if slug not in slugs():
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(slugs()) or 'none'}")
    return slug
