"""No bot knows more than its seat: with its random stream fixed it chooses the same in any two worlds that its seat
can't tell apart.

Random games of every mode are stopped where a seat must decide. Its state and others, imagined from the seat's view,
give the seat equal bytes; so the bot must choose alike in all of them, and again if its choice leads straight to its
next decision, where it may remember what it thought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random

import pytest
from mypy_extensions import i64

from cablecar import games
from cablecar.bots import BOTS, bot_named
from cablecar.kernel.bits import lowest
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.fields import dump
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State, View
from cablecar.kernel.state_queries import legal
from tests.games.found import Mode, every_mode

pytestmark = [pytest.mark.once, pytest.mark.slow]

FEW = Budget(
    6, -1.0
)  # simulations, however long they take: what a bot must not know it must not know from the first one on
POSITIONS = 3
TRIED = 40  # positions of random games among which those are sought in which something is hidden
IN_A_ROW = 2  # decisions of one seat that are compared
STRIDE = 40  # decisions between two positions at most


KNOWN = ("frankfurt", "quake", "tenders", "toy", "trams")


def is_open(mode: Mode) -> bool:
    """Tell whether nothing is hidden but what is not drawn yet, so that a seat's view has one world: in trams, and
    where quake is played alone (R65).
    """
    return mode.slug == "trams" or (mode.slug == "quake" and mode.seats == 1)


def mover(state: State) -> int:
    """Return who decides, or a negative number."""
    return int(lowest(state.pending)) if state.actor == SEVERAL else int(state.actor)


def positions(mode: Mode) -> Iterator[State]:
    """Yield states in which somebody has a choice, of one random game, at random distances."""
    player, rolls = RandomDriver(Rng(11)), Random(str(mode))
    while True:
        state = mode.game.start(mode.seats, resolve(mode.game, mode.seats, mode.options))
        wait = rolls.randrange(STRIDE)
        while state.actor != NOBODY:
            player.settle(state)
            if state.actor == NOBODY:
                break
            wait -= 1
            if wait <= 0 and len(legal(state, mover(state))) > 1:
                yield state.copy()
                wait = rolls.randrange(STRIDE)
            player.step(state)


def pairs(mode: Mode) -> list[tuple[State, State]]:
    """Return states with another world each, of every phase one before a second of any; worlds that differ, if anything
    is hidden.
    """
    every = [
        (state, state.view(mover(state)).imagine(Rng(number)))
        for number, state in enumerate(islice(positions(mode), TRIED))
    ]
    found = [(state, other) for state, other in every if dump(other) != dump(state)]
    if mode.slug in KNOWN:
        assert (found == []) == is_open(mode), "whether anything is hidden in this mode is said wrongly above"
    found = found or every
    phases = [int(state.phase) for state, _ in found]
    order = sorted(range(len(found)), key=lambda at: (phases[:at].count(phases[at]), at))
    return [found[at] for at in order[:POSITIONS]]


def must_choose_alike(made: Callable[[], Bot], one: State, two: State, view: Callable[[State, int], View]) -> int:
    """Ask a bot in two worlds, as long as the seat goes on deciding; return how often."""
    seat, bots, streams = mover(one), (made(), made()), (Rng(5), Rng(5))
    worlds = one.copy(), two.copy()
    for asked in range(IN_A_ROW):
        chosen = [
            bot.choose(view(world, seat), legal(world, seat), rng, FEW)
            for bot, world, rng in zip(bots, worlds, streams, strict=True)
        ]
        assert chosen[0] == chosen[1], f"seat {seat} chose {chosen[0]} in one world and {chosen[1]} in another"
        for world in worlds:
            world.apply(seat, chosen[0])
        if not all(world.actor == seat and dump(world.view(seat)) == dump(worlds[0].view(seat)) for world in worlds):
            return asked + 1
    return IN_A_ROW


@every_mode
def test_a_bot_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(mode: Mode) -> None:
    worlds = pairs(mode)
    assert len(worlds) == POSITIONS
    assert all((dump(one) == dump(two)) == is_open(mode) for one, two in worlds) or mode.slug not in KNOWN
    for one, two in worlds:
        for name in BOTS:
            assert must_choose_alike(lambda name=name: bot_named(name), one, two, State.view)  # type: ignore[misc]  # a default, not an argument


class Peeking(Bot):
    """Chooses by whether it is shown a certain state."""

    def __init__(self, known: State) -> None:
        self.known = dump(known)

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        return legal[0 if dump(view.seen) == self.known else -1]


def test_a_bot_that_is_shown_the_whole_state_is_found_out() -> None:
    game = games.load("frankfurt")
    for one, two in pairs(Mode("frankfurt", "four", int(game.most), {})):
        peeking = partial(Peeking, one)
        assert must_choose_alike(peeking, one, two, State.view)
        with pytest.raises(AssertionError, match="in one world"):
            must_choose_alike(peeking, one, two, lambda state, seat: View(seat, state))
