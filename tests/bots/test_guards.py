"""Bots keep to their time and their memory, in every game."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest

from cablecar.bots import LEVELS
from cablecar.bots.mcts import MctsBot
from cablecar.kernel.asking import legal
from cablecar.kernel.bits import lowest
from cablecar.kernel.bot import Budget
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import SEVERAL
from cablecar.kernel.play import Player
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State
from tests.games.found import SLUGS, modes

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
MOST_MEMORY = 300  # megabytes of a process
MEASURED = """
import resource, sys
from cablecar.bots import bot_named
from cablecar.kernel.bot import Budget
from cablecar.kernel.rng import Rng
from tests.bots.test_guards import choice
for slug in sys.argv[1:]:
    state, seat, legal = choice(slug)
    bot_named("expert").choose(state.view(seat), legal, Rng(1), Budget(0, 0.4))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def choice(slug: str) -> tuple[State, int, list[int]]:
    """Return a state some way into a game with the most players, in which a seat has a choice."""
    mode = max(modes(slug), key=lambda one: one.seats)
    player = Player(Rng(4))
    state = mode.game.start(mode.seats, resolve(mode.game, mode.seats, mode.options))
    while True:
        player.settle(state)
        seat = int(lowest(state.pending)) if state.actor == SEVERAL else int(state.actor)
        if player.decisions > 20 and len(legal(state, seat)) > 2:
            return state, seat, legal(state, seat)
        player.step(state)


@pytest.mark.parametrize("slug", SLUGS)
def test_no_bot_exceeds_its_guard_by_more_than_a_fifth(slug: str) -> None:
    state, seat, actions = choice(slug)
    for parts in (1, 2):
        bot, started = MctsBot(10_000_000, 1.0, parts), process_time()
        assert bot.choose(state.view(seat), actions, Rng(1), Budget()) in actions
        assert process_time() - started < 1.2  # of its own time: a processor that is shared with others is not the bot's fault


def test_the_levels_have_the_guards_of_the_documents() -> None:
    assert LEVELS == {"easy": 1.0, "club": 2.0, "expert": 8.0}


def test_an_expert_of_every_game_needs_little_memory() -> None:
    done = subprocess.run([sys.executable, "-c", MEASURED, *SLUGS], cwd=ROOT, capture_output=True, text=True, check=True)
    assert 0 < int(done.stdout) < MOST_MEMORY
