"""Bots choose legally, see a View only, and repeat themselves."""

from __future__ import annotations

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar import games
from cablecar.bots import BOTS, bot_named
from cablecar.bots.greedy import MAX_LEAVES, GreedyBot
from cablecar.kernel.bits import BIT
from cablecar.kernel.bot import Budget
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import UnknownBot
from cablecar.kernel.fields import dump
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import SEVERAL
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State
from cablecar.kernel.table import Table
from cablecar.lab import sim
from tests.bots.positions import decisions

pytestmark = pytest.mark.once

FEW = Budget(5, -1.0)  # however long they take: a busy machine must not change the choice


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_action_and_the_same_again(name: str) -> None:
    for table in decisions(3, 5):
        seat = table.actors()[0]
        legal = [table.game.vocabulary.number(word) for word in table.legal(seat)]
        chosen = bot_named(name).choose(table.view(seat), legal, Rng(5), FEW)
        assert chosen in legal
        copied = pickle.loads(pickle.dumps(table.view(seat)))
        assert bot_named(name).choose(copied, list(legal), Rng(5), FEW) == chosen


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_its_view_as_it_was(name: str) -> None:
    table = decisions(2, 1)[0]
    seat = table.actors()[0]
    view = table.view(seat)
    before = dump(view)
    bot_named(name).choose(view, [table.game.vocabulary.number(word) for word in table.legal(seat)], Rng(1), FEW)
    assert dump(view) == before


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownBot, match=r"'clever'.*random, greedy, easy, club, expert"):
        bot_named("clever")


def test_greedy_evaluates_two_thousand_leaves_at_most() -> None:
    calls = 0

    class Counting(Game):
        def evaluate(self, s: State, seat: i64) -> i64:
            nonlocal calls
            calls += 1
            return real.evaluate(s, seat)

    real = games.load("frankfurt")
    counting = Counting("frankfurt", 1, 2, 4, real.components, real.vocabulary)
    counting.tables, counting.phases = real.tables, real.phases
    for table in decisions(2, 6):
        view = table.view(table.actors()[0])
        legal = [table.game.vocabulary.number(word) for word in table.legal(int(view.seat))]
        view.seen.coins = vec[i64]([3] * 2)  # type: ignore[attr-defined]  # every project and tile can be paid: the widest tree
        view.seen.game = counting
        calls = 0
        chosen = GreedyBot().choose(view, legal, Rng(1), Budget())
        assert chosen in legal
        assert calls <= MAX_LEAVES
    assert calls


def test_greedy_sees_what_comes_of_a_sealed_choice_whoever_chooses_first() -> None:
    """Of the seats that all owe a bid, the first looks at positions after the round as well as the last."""
    table = Table(games.load("toy"), 3, dice=seeded_dice(5))
    while table.state.actor != SEVERAL:
        seat = table.actors()[0]
        table.submit(seat, table.legal(seat)[0])
    state = table.state
    seats = [seat for seat in range(3) if state.pending & BIT[seat]]
    assert len(seats) > 1
    for seat in seats:
        world = state.view(seat).imagine(Rng(1))
        GreedyBot().close(world, seat, Rng(2))
        assert world.pending == BIT[seat]
        assert world.rounds == state.rounds


def test_greedy_beats_random() -> None:
    game = games.load("frankfurt")
    names = ["greedy", "random"]
    results = list(sim.play_all(game, resolve(game, 2, {}), names, 1, 6))
    greedy, random = sim.entrant_results(names, results)
    assert greedy.share > 0.9
    assert greedy.points > random.points + 20


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    game = games.load("frankfurt")
    alone = list(sim.play_all(game, resolve(game, 3, {}), ["random"] * 3, 3, 20))
    assert list(sim.play_all(game, resolve(game, 3, {}), ["random"] * 3, 3, 20, processes=2)) == alone


def test_everybody_sits_everywhere_equally_often() -> None:
    seatings = [sim.seated_deal(1, game, 3).seating for game in range(30)]
    for seat in range(3):
        assert sorted(seating[seat] for seating in seatings) == [0] * 10 + [1] * 10 + [2] * 10


def test_a_shared_win_is_shared() -> None:
    result = sim.Result((5, 5, 3), (1, 1, 3))
    assert result.shares(3) == [0.5, 0.5, 0.0]


def test_a_win_of_a_rival_is_nobodys() -> None:
    assert sim.Result((5, 9), (2, 1)).shares(1) == [0.0]


@pytest.mark.parametrize(
    ("won", "games_", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_intervals_are_those_of_the_tables(won: int, games_: int, low: float, high: float) -> None:
    assert sim.wilson(won, games_) == pytest.approx((low, high), abs=1e-4)
