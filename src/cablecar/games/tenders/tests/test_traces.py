"""Interpreted and compiled play the same games: both modes must reach the same hash over all actions, list lengths, scores and places.

A hash changes with the rules, the numbering of the words or the generator: renew it only together with one of them.
"""
from __future__ import annotations

import pytest

from cablecar.games.tenders import GAME
from cablecar.kernel.check import check_playouts
from cablecar.kernel.options import resolve
from cablecar.kernel.play import trace

MODES: dict[str, tuple[int, dict[str, str], int]] = {
    "three": (3, {}, 3086564247),
    "four": (4, {}, 555852400),
    "five": (5, {}, 2941404004),
    "drafted": (4, {"setup_mode": "drafted"}, 1934175808),
    "trading": (4, {"option_trading": "yes"}, 2468668038),
    "composed": (4, {"composed_action_deck": "3"}, 755481654),
    "open": (3, {"show_opponent_cheque_values": "yes", "option_trading": "yes"}, 3751784794),
}


@pytest.mark.slow
@pytest.mark.parametrize("mode", sorted(MODES))
def test_500_random_games_leave_the_same_trace_in_both_modes(mode: str) -> None:
    seats, options, expected = MODES[mode]
    assert trace(GAME, seats, resolve(GAME, seats, options), 1906, 500) == expected


@pytest.mark.parametrize("mode", sorted(MODES))
def test_random_games_end_and_keep_their_pieces(mode: str) -> None:
    seats, options, _ = MODES[mode]
    assert check_playouts(GAME, seats, options, playouts=6, seed=3).faults == []
