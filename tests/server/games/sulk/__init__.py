"""The Toy Shop, at which greedy bots fall over: alone with you they end their process, in a crowd they never answer."""

from __future__ import annotations

import os
import time
from pathlib import Path

from mypy_extensions import i64

from cablecar.kernel.components import Components
from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game, State
from tests.toy.data import load
from tests.toy.game import Toy


class Sulk(Toy):
    """A game that spoils bots."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.slug = "sulk"

    def evaluate(self, s: State, seat: i64) -> i64:
        if s.seats == 2:
            os._exit(3)
        time.sleep(60)
        return 0


def make(file: Path | None = None) -> Game:
    return remake(Sulk, load(file))


GAME = make()
