"""San Francisco (Amigo): tenders, majorities and prestige after the earthquake of 1906."""

from __future__ import annotations

from pathlib import Path

from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

from .data import load
from .game import Tenders


def make(file: Path | None = None) -> Game:
    """Return the game with a set of components."""
    return remake(Tenders, load(file))


GAME = make()
