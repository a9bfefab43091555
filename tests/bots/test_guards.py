"""Bots keep to their time and their memory, in every game."""

from __future__ import annotations

import asyncio
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, cycle, pairwise
from pathlib import Path
from time import monotonic, process_time

import pytest

from cablecar.bots import EXPERT_SEARCHES, LEVELS, bot_named, mcts
from cablecar.kernel.bits import lowest
from cablecar.kernel.bot import Budget
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State
from cablecar.kernel.state_queries import legal
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings
from cablecar.server.tables.bot_pool import Bots, Thought, Worker
from tests.games.found import IS_LONG, SLUGS, Mode, modes

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
MANY = 10_000_000  # simulations: more than any guard leaves time for
SHORT = 0.08  # seconds of a guard that is tried often
TICK = 0.01  # seconds that pass between two looks at a clock of our own
MOST_MEMORY = 300  # megabytes of a process
MEASURED = """
import resource, sys
from cablecar.server.tables.bot_process import answer_requests
answer_requests(sys.stdin.buffer, sys.stdout.buffer)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def choices(mode: Mode) -> Iterator[tuple[State, int, list[int]]]:
    """Yield every state of a random game in which a seat has a choice."""
    player = RandomDriver(Rng(4))
    state = mode.game.start(mode.seats, resolve(mode.game, mode.seats, mode.options))
    while True:
        player.settle(state)
        if state.actor == NOBODY:
            return
        seat = int(lowest(state.pending)) if state.actor == SEVERAL else int(state.actor)
        if len(actions := legal(state, seat)) > 1:
            yield state.copy(), seat, actions
        player.step(state)


def hard(slug: str) -> list[tuple[State, int, list[int]]]:
    """Return choices of a game with the fewest and with the most players: the first, one in the middle, a late one and
    the broadest.
    """
    found = []
    for pick in (min, max):
        every = list(choices(pick(modes(slug), key=lambda one: one.seats)))
        found += [every[0], every[len(every) // 2], every[-len(every) // 8], max(every, key=lambda one: len(one[2]))]
    return found


class Clock:
    """What a search looks at instead of the real clock: the processor time of this process, so that a guard means work
    and not waiting for others.
    """

    def __init__(self) -> None:
        self.looks: list[float] = []

    def __call__(self) -> float:
        self.looks.append(process_time())
        return self.looks[-1]


def overtime(level: str, state: State, seat: int, actions: list[int], clock: Clock) -> float:
    """Let a level think until a short guard ends it; return how long it worked beyond that, or without a look at the
    clock if that is longer.
    """
    assert bot_named(level).choose(state.view(seat), actions, Rng(1), Budget(MANY, SHORT)) in actions
    looks = [*clock.looks, process_time()]
    assert looks[-1] - looks[0] > SHORT
    return max(looks[-1] - looks[0] - SHORT, *(later - sooner for sooner, later in pairwise(looks)))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_search_looks_at_the_clock_often_enough_to_keep_its_guard(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same search may be tried again: what a machine adds to its time it doesn't add every time."""
    for found, level in zip(hard(slug), cycle(LEVELS), strict=False):
        for attempt in range(3):
            monkeypatch.setattr(mcts, "monotonic", clock := Clock())
            took = overtime(level, *found, clock)
            if took < 0.2 * LEVELS[level] / 4:  # a small part of the fifth
                break
            assert attempt < 2, f"{level} worked {took:.3f} s beyond its guard"


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_ends_its_thought_at_its_guard_and_the_servers_own_limit_leaves_it_that(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []

    async def ask(worker: Worker, request: bytes, seconds: float) -> Thought:
        _, _, actions, given, *_ = pickle.loads(request)
        told.append(given)
        assert seconds > 1.2 * LEVELS[level]  # nobody is replaced who keeps to his guard
        return Thought(actions[0], [(1, 0.5) for _ in actions])

    async def play() -> None:
        bots = Bots(Settings(db=Path("no.sqlite"), workers=1), Metrics())
        await bots.choose(level, state.view(seat), actions)

    monkeypatch.setattr(Worker, "ask", ask)
    state, seat, actions = hard("frankfurt")[1]
    asyncio.run(play())
    ticks = count()
    monkeypatch.setattr(mcts, "monotonic", lambda: next(ticks) * TICK)
    bot_named(level).choose(state.view(seat), actions, Rng(1), Budget(MANY, told[0]))
    assert LEVELS[level] < next(ticks) * TICK < LEVELS[level] + 10 * TICK


if IS_LONG:  # it takes minutes, and nothing else may be at work

    @pytest.mark.timeout(600)
    @pytest.mark.parametrize("level", ["club", "expert"])
    @pytest.mark.parametrize("slug", SLUGS)
    def test_no_bot_exceeds_its_guard_by_more_than_a_fifth(slug: str, level: str) -> None:
        for state, seat, actions in hard(slug)[1::2]:
            started = monotonic()
            bot_named(level).choose(state.view(seat), actions, Rng(1), Budget(MANY))
            assert LEVELS[level] <= monotonic() - started < 1.2 * LEVELS[level]


def test_the_levels_have_the_guards_of_the_documents() -> None:
    assert LEVELS == {"easy": 1.0, "club": 2.0, "expert": 8.0}


@pytest.mark.timeout(600)
def test_the_process_of_an_expert_who_thinks_in_the_largest_positions_of_every_game_needs_little_memory() -> None:
    seconds, requests = 9.0 if IS_LONG else 0.3, b""
    for state, seat, actions in (found for slug in SLUGS for found in (hard(slug)[5], hard(slug)[7])):
        request = pickle.dumps(("expert", state.view(seat), actions, seconds, EXPERT_SEARCHES, ""))
        requests += len(request).to_bytes(4, "big") + request
    done = subprocess.run([sys.executable, "-c", MEASURED], cwd=ROOT, capture_output=True, input=requests, check=True)
    *answers, megabytes = done.stdout.splitlines()
    assert [len(json.loads(answer)["weights"]) > 1 for answer in answers] == [True] * 2 * len(SLUGS)
    assert 0 < int(megabytes) < MOST_MEMORY


def test_a_process_that_has_answered_often_makes_room_for_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something of every view stays in it: without an end it would outgrow any limit."""
    monkeypatch.setattr("cablecar.server.tables.bot_pool.MAX_ANSWERS_PER_PROCESS", 3)
    state, seat, actions = hard("tenders")[1]

    async def play() -> list[int]:
        bots, found = Bots(Settings(db=Path("no.sqlite"), workers=1), Metrics()), []
        for _ in range(7):
            process = await bots._all[0].start()
            found.append(process.pid)
            assert (await bots.choose("random", state.view(seat), actions))[1] == "random"
        await bots.stop()
        assert process.returncode is not None
        return found

    pids = asyncio.run(play())
    assert len(set(pids)) == 3
    assert pids[0] == pids[2] != pids[3] == pids[5] != pids[6]
