"""San Francisco (Amigo): tenders, majorities and prestige after the earthquake of 1906."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

from .data import load
from .game import Tenders

if TYPE_CHECKING:
    from cablecar.scene.interface import Drawing


def drawing() -> Drawing:
    """Return how the game is shown; only who shows it imports this."""
    from .draw import DRAWING

    return DRAWING


def make(file: Path | None = None) -> Game:
    """Return the game with a set of components."""
    return remake(Tenders, load(file), drawing)


GAME = make()
