"""San Francisco by Reiner Knizia: five districts, cable cars, skyscrapers."""

from __future__ import annotations

from pathlib import Path

from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

from .data import load
from .game import Trams


def make(file: Path | None = None) -> Game:
    """Return the game with a set of components."""
    return remake(Trams, load(file))


GAME = make()
