"""1906 San Francisco: rebuilding after the earthquake, in both editions."""

from __future__ import annotations

from pathlib import Path

from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

from .data import load
from .game import Quake


def make(file: Path | None = None) -> Game:
    """Return the game with a set of components."""
    return remake(Quake, load(file))


GAME = make()
