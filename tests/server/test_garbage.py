"""Garbage: a move makes no cycles, leaves few objects behind, and is never kept waiting while everything is looked
through.
"""

from __future__ import annotations

import gc
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator

import pytest

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table
from cablecar.server import garbage
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.looks import Looks
from tests.games.found import every_game
from tests.server.harness import finish

pytestmark = pytest.mark.once

MOVES = 60
MOST_OBJECTS = 50  # that a line may leave behind with three readers: the line, steps, what undo needs

GROWING = """
import gc
from cablecar.server.garbage import spare_garbage
spare_garbage()
before = [each["collections"] for each in gc.get_stats()]
kept = [[] for _ in range(1_000_000)]
print(*(each["collections"] - number for each, number in zip(gc.get_stats(), before)))
"""


class Outlet:
    """Takes what is sent."""

    is_writable = True
    sent = 0

    def write(self, frame: bytes) -> None:
        self.sent += len(frame)


class Knot:
    """Something that leads back to itself."""

    def __init__(self) -> None:
        self.other = self


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Have nothing collected that the test does not ask for."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Played:
    """A table that players and an onlooker are shown."""

    def __init__(self, slug: str, seed: int) -> None:
        game = games.load(slug)
        self.rng, self.outlet = Rng(seed), Outlet()
        self.table = Table(game, max(2, int(game.least)), dice=seeded_dice(seed))
        self.shown: list[tuple[Looks, Listener]] = []
        for reader in (0, 1, int(SPECTATOR)):
            looks, listener = Looks(self.table, reader), Listener(b"", [reader], 64, self.outlet)
            finish(looks.ready())
            listener.takes_changes = True
            self.shown.append((looks, listener))

    def play(self, moves: int) -> int:
        """Make random moves; return how many lines they wrote."""
        before = len(self.table.events)
        for _ in range(moves):
            seat = self.table.actors()[0]
            words = self.table.legal(seat)
            self.table.submit(seat, words[self.rng.below(len(words))])
            for looks, listener in self.shown:
                looks.show(len(self.table.events), [listener])
            if self.table.is_over:
                break
        return len(self.table.events) - before


@every_game
def test_a_move_makes_no_cycles_and_leaves_little_behind(no_collector: None, slug: str) -> None:
    first, second = Played(slug, 1), Played(slug, 1)
    first.play(MOVES)  # what is made once is made
    gc.collect()
    before = len(gc.get_objects())
    lines = second.play(MOVES)
    after = len(gc.get_objects())
    assert second.outlet.sent > 100 * lines
    assert gc.collect() == 0, "a move has made a cycle"
    assert after - before <= MOST_OBJECTS * lines


def test_what_leads_back_to_itself_is_found(no_collector: None) -> None:
    knot = weakref.ref(Knot())
    assert knot() is not None
    assert gc.collect() > 0
    assert knot() is None


def test_everything_is_looked_through_only_while_nobody_plays(no_collector: None) -> None:
    gc.collect(0)  # a young collection: something has grown
    garbage.collect_if_quiet(time.monotonic() - garbage.QUIET_SECONDS)
    gc.collect(0)
    knot = weakref.ref(Knot())
    garbage.collect_if_quiet(time.monotonic())
    assert knot() is not None
    garbage.collect_if_quiet(time.monotonic() - garbage.QUIET_SECONDS)
    assert knot() is None


def test_without_a_quiet_moment_it_is_done_in_the_end(no_collector: None) -> None:
    gc.collect(0)
    garbage.collect_if_quiet(time.monotonic() - garbage.QUIET_SECONDS)
    holder = [Knot()]
    knot = weakref.ref(holder[0])
    for _ in range(garbage.MAX_YOUNG_COLLECTIONS):
        gc.collect(0)
    holder.clear()  # it is old now: young collections do not find it
    garbage.collect_if_quiet(time.monotonic())
    assert knot() is None


def test_a_process_that_grows_never_looks_through_everything_by_itself() -> None:
    done = subprocess.run([sys.executable, "-c", GROWING], stdout=subprocess.PIPE, text=True, check=True)
    young, middle, old = map(int, done.stdout.split())
    assert young >= 1_000_000 // garbage.YOUNG_OBJECTS // 2
    assert middle == old == 0
