"""What people see and read, in whole games of every mode."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cablecar.games.tenders import GAME
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.check import check_file, check_scene, check_what
from cablecar.scene.look import Watch
from cablecar.scene.symbols import load
from cablecar.scene.texts import Texts

FOLDER = Path(__file__).parent.parent
TEXTS = [Texts("en", FOLDER / "texts", strict=True)]
WAYS = [(3, {}), (5, {}), (4, {"setup_mode": "drafted"}), (4, {"option_trading": "yes"}), (3, {"show_opponent_cheque_values": "yes"})]


@pytest.mark.once
def test_drawings_are_made_of_what_is_allowed() -> None:
    for name in ("symbols.svg", "cover.svg"):
        assert check_file(FOLDER / name, FOLDER) == []


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_every_scene_keeps_the_limits_and_has_its_texts(seats: int, options: dict[str, str]) -> None:
    table, rolls = Table(GAME, seats, options, dice=seeded_dice(seats)), Random(seats)
    watches = [Watch(table, reader) for reader in (0, int(SPECTATOR))]
    symbols = load(FOLDER)
    while True:
        for watch in watches if rolls.random() < 0.06 or table.is_over else watches[:0]:
            stage, look = watch.stage(), watch.look()
            assert check_scene(stage, look, symbols, TEXTS) == []
            for word, _ in look.legal[::9]:
                what = watch.what(word)
                assert what is not None
                assert check_what(what, stage, symbols, TEXTS) == []
        if table.is_over:
            return
        seat = table.actors()[0]
        table.submit(seat, rolls.choice(table.legal(seat)))
