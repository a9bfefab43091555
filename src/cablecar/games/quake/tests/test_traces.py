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

TRACES = {  # of 20 and of 300 games
    "two": (638263488, 2061540391),
    "three": (1703618492, 1468644839),
    "four": (2903200762, 3051951983),
    "two_biberstein": (2183654117, 3970059433),
    "three_biberstein": (1041273157, 3734384005),
    "four_biberstein": (3049709664, 3428235407),
    "duopoly": (4050900867, 530931992),
    "solo": (896578692, 1116310891),
    "solo_hard": (2176169251, 1320592502),
    "solo_biberstein": (3838750610, 3483698533),
    "solo_biberstein_hard": (1212814208, 4165112677),
}


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_random_games_leave_the_same_trace_in_both_modes(mode: str) -> None:
    preset = MODES[mode]
    options = resolve(GAME, preset.seats, preset.options)
    assert trace(GAME, preset.seats, options, 1906, 20) == TRACES[mode][0]
    if running() == "compiled":
        assert trace(GAME, preset.seats, options, 1906, 300) == TRACES[mode][1]
