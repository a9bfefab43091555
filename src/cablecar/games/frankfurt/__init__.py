"""Bürger, Baumeister & Co.: building nineteenth-century Frankfurt."""

from __future__ import annotations

from pathlib import Path

from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

from .data import load
from .game import Frankfurt


def make(file: Path | None = None) -> Game:
    """Return the game with a set of components."""
    return remake(Frankfurt, load(file))


GAME = make()
