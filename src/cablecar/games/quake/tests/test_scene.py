"""The scene keeps its limits in whole games of every mode, and shows nobody what is hidden."""
from __future__ import annotations

import random

import pytest

from cablecar.games.quake import GAME
from cablecar.games.quake.tests.helpers import FOLDER, MODES
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.check import check_file, check_scene, check_what
from cablecar.scene.look import Watch
from cablecar.scene.symbols import load
from cablecar.scene.texts import Texts

HERE = FOLDER.parent
TEXTS = [Texts("en", HERE / "texts", strict=True)]


@pytest.mark.parametrize("mode", MODES)
def test_every_scene_of_a_whole_game_keeps_the_limits(mode: str) -> None:
    preset = MODES[mode]
    table, rolls = Table(GAME, preset.seats, preset.options, dice=seeded_dice(3)), random.Random(3)
    watches = [Watch(table, reader) for reader in (0, int(SPECTATOR))]
    symbols = load(HERE)
    while True:
        for watch in watches if rolls.random() < 0.05 or table.is_over else watches[:0]:
            stage, look = watch.stage(), watch.look()
            assert check_scene(stage, look, symbols, TEXTS) == []
            for word, _ in look.legal[::5]:
                what = watch.what(word)
                assert what is not None
                assert check_what(what, stage, symbols, TEXTS) == []
        if table.is_over:
            return
        seat = table.actors()[0]
        table.submit(seat, rolls.choice(table.legal(seat)))


def test_drawings_are_made_of_what_is_allowed() -> None:
    for name in ("symbols.svg", "cover.svg"):
        assert check_file(HERE / name, HERE) == []
