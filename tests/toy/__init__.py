"""The Toy Shop: a tiny game that uses whatever the kernel can do."""

from __future__ import annotations

from pathlib import Path

from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

from .data import load
from .game import Toy


def make(file: Path | None = None) -> Game:
    """Return the game with a set of components."""
    return remake(Toy, load(file))


GAME = make()
