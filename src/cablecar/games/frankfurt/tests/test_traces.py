"""Interpreted and compiled play the same games: both modes must reach the same hash over all actions, list lengths, scores and places.

A hash changes with the rules, the numbering of the words or the generator: renew it only together with one of them.
"""
from __future__ import annotations

import pytest

from cablecar.games.frankfurt import GAME
from cablecar.kernel.options import resolve
from cablecar.kernel.play import trace

TRACES = {2: 856889204, 3: 3712201129, 4: 2594167193}


@pytest.mark.slow
@pytest.mark.parametrize("seats", sorted(TRACES))
def test_2000_random_games_leave_the_same_trace_in_both_modes(seats: int) -> None:
    assert trace(GAME, seats, resolve(GAME, seats, {}), 1906, 2000) == TRACES[seats]
