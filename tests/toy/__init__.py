"""The Toy Shop: a tiny game that uses whatever the kernel can do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

from .data import load
from .game import Toy

if TYPE_CHECKING:
    from cablecar.scene.interface import Drawing


def drawing() -> Drawing:
    """Return how the game is shown; only who shows it imports this."""
    from .draw import DRAWING

    return DRAWING


def make(file: Path | None = None) -> Game:
    """Return the game with a set of components."""
    return remake(Toy, load(file), drawing)


GAME = make()
