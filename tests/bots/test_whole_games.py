"""Bots never raise: whole games of every mode, every bot somewhere, with few simulations."""

from __future__ import annotations

import pytest

from cablecar.bots import BOTS, bot_named
from cablecar.kernel.bits import lowest
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state_queries import legal
from tests.games.found import IS_LONG, Mode, every_mode

pytestmark = [pytest.mark.once, pytest.mark.slow]

FEW = Budget(30 if IS_LONG else 2, -1.0)  # simulations of a decision, however long they take


def decisions(mode: Mode, bots: list[Bot], seed: int) -> int:
    """Play a game to its end, every choice a legal one; return how many there were."""
    player, rng, found = RandomDriver(Rng(seed)), Rng(seed + 1), 0
    state = mode.game.start(mode.seats, resolve(mode.game, mode.seats, mode.options))
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            player.settle(state)
            continue
        seat = int(lowest(state.pending) if state.actor == SEVERAL else state.actor)
        actions = legal(state, seat)
        chosen = bots[seat].choose(state.view(seat), actions, rng, FEW)
        assert chosen in actions
        state.apply(seat, chosen)
        found += 1
    return found


@every_mode
def test_bots_play_whole_games_and_never_raise(mode: Mode) -> None:
    """In as many games as it takes until every bot has had a seat."""
    for first in range(0, len(BOTS), mode.seats):
        names = [list(BOTS)[(first + seat) % len(BOTS)] for seat in range(mode.seats)]
        assert decisions(mode, [bot_named(name) for name in names], first) > mode.seats
