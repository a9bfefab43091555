"""Interpreted and compiled play the same games: both modes must reach the same hash over all actions, list lengths, scores and places.

A hash changes with the rules, the numbering of the words or the generator: renew it only together with one of them.
"""
from __future__ import annotations

import pytest

from cablecar.games.quake import GAME
from cablecar.games.quake.tests.helpers import MODES
from cablecar.kernel.options import resolve
from cablecar.kernel.play import trace
from cablecar.modes import mode as running

TRACES: dict[str, tuple[int, int]] = {}  # of 20 and of 300 games


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_random_games_leave_the_same_trace_in_both_modes(mode: str) -> None:
    preset = MODES[mode]
    options = resolve(GAME, preset.seats, preset.options)
    assert trace(GAME, preset.seats, options, 1906, 20) == TRACES[mode][0]
    if running() == "compiled":
        assert trace(GAME, preset.seats, options, 1906, 300) == TRACES[mode][1]
