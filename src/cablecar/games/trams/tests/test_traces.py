"""Interpreted and compiled play the same games: both modes must reach the same hash over all actions, list lengths, scores and places.

A hash changes with the rules, the numbering of the words or the generator: renew it only together with one of them.
"""
from __future__ import annotations

import pytest

from cablecar.games.trams import GAME
from cablecar.games.trams.tests.test_games import SWITCHED
from cablecar.kernel.options import resolve
from cablecar.kernel.play import trace

TRACES = {2: 3819341934, 3: 2155338655, 4: 697803201}
SWITCHED_TRACES = {2: 1972106185, 3: 3645970578, 4: 2598129154}


@pytest.mark.slow
@pytest.mark.parametrize("seats", sorted(TRACES))
def test_500_random_games_leave_the_same_trace_in_both_modes(seats: int) -> None:
    assert trace(GAME, seats, resolve(GAME, seats, {}), 1906, 500) == TRACES[seats]


@pytest.mark.parametrize("seats", sorted(TRACES))
def test_random_games_with_every_switch_turned_leave_the_same_trace(seats: int) -> None:
    assert trace(GAME, seats, resolve(GAME, seats, SWITCHED), 1906, 40) == SWITCHED_TRACES[seats]
