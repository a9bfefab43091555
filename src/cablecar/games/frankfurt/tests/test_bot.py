"""What evaluate() is good for: greedy players who use it."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.frankfurt import GAME
from cablecar.games.frankfurt.bot import turns_left
from cablecar.games.frankfurt.tests.helpers import COUNTS, city, new_table, play_random, play_to_end, table_at
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State
from cablecar.kernel.table import Table
from tests.games.players import greedy_word

PUBLISHED = {2: 125.8, 3: 104.2, 4: 79.3}  # a greedy player of another program on the same board


def play_greedily(table: Table, seats: set[int], seed: int) -> Table:
    """Play a game in which some seats are greedy and look one step ahead, and the others choose at random."""
    rng, choose = Rng(seed), Random(seed)
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, greedy_word(table, seat, rng) if seat in seats else choose.choice(table.legal(seat)))
    return table


def best_of_turn(state: State, seat: int) -> tuple[int, int]:
    """Return the worth of the best way through a seat's decisions of this turn, and its first action."""
    if not state.owes(seat):
        return int(GAME.evaluate(state, seat)), -1
    found = []
    for action in legal(state, seat):
        after = state.copy()
        after.apply(seat, action)
        found.append((best_of_turn(after, seat)[0], action))
    return max(found)


def legal(state: State, seat: int) -> list[int]:
    actions: vec[i64] = vec[i64]([0] * 200)
    count = int(state.legal(seat, actions))
    return list(actions)[:count]


@pytest.mark.parametrize("seats", COUNTS)
def test_a_greedy_player_beats_random_ones_clearly(seats: int) -> None:
    greedy, others = [], []
    for game in range(12):
        seat = game % seats
        scores = play_greedily(new_table(seats, game), {seat}, game).scores()
        greedy.append(scores.pop(seat))
        others += scores
    assert mean(greedy) >= 1.25 * mean(others)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("seats", COUNTS)
def test_greedy_games_score_well_above_random_ones(seats: int) -> None:
    greedy = [mean(play_greedily(new_table(seats, game), set(range(seats)), game).scores()) for game in range(40)]
    chance = [mean(play_to_end(new_table(seats, game), game).scores()) for game in range(40)]
    assert mean(greedy) >= 1.25 * mean(chance)


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("seats", COUNTS)
def test_greedy_players_who_look_through_their_turn_score_as_published(seats: int) -> None:
    player = RandomDriver(Rng(seats))
    scores: list[int] = []
    for _ in range(30):
        state = GAME.start(seats, resolve(GAME, seats, {}))
        while state.actor != NOBODY:
            if state.actor < 0:
                player.step(state)
            else:
                state.apply(state.actor, best_of_turn(state.view(state.actor).imagine(player.rng), int(state.actor))[1])
        out: vec[i64] = vec[i64]([0] * seats)
        state.scores(out)
        scores += [int(points) for points in out]
    assert 0.93 * PUBLISHED[seats] < mean(scores) < 1.08 * PUBLISHED[seats]


@pytest.mark.parametrize("seats", COUNTS)
def test_turns_left_are_counted_exactly(seats: int) -> None:
    table = new_table(seats, 41)
    told = []
    for seat, _ in play_random(table, 41):
        if table.asked(seat) == "place":
            told.append((seat, [int(turns_left(city(table), other)) for other in range(seats)]))
    for number, (_, left) in enumerate(told):
        later = [seat for seat, _ in told[number + 1 :]]
        assert left == [later.count(seat) for seat in range(seats)]


def test_when_the_game_is_over_only_points_count() -> None:
    table = play_to_end(new_table(3, 42), 42)
    assert [GAME.evaluate(table.state, seat) for seat in range(3)] == [100 * points for points in table.scores()]


def test_a_coin_and_a_crane_are_worth_something_before_the_last_turn() -> None:
    poor, rich = (
        table_at(f"coins {coins} 0\n cranes {cranes} 3\n {built}\n ask place 0")
        for coins, cranes, built in ((0, 2, "builder zeil=0"), (1, 3, ""))
    )
    assert GAME.evaluate(rich.state, 0) > GAME.evaluate(poor.state, 0)
    last = [table_at(f"left 0\n coins {coins} 0\n ask place 0") for coins in (0, 3)]
    assert GAME.evaluate(last[0].state, 0) == GAME.evaluate(last[1].state, 0)


def test_the_last_tile_taken_is_the_one_that_scores_most() -> None:
    text = (
        "left 0\n coins 2 0\n hands red-park-3 green-house-2\n offer violet-park-3 red-house-2 red-house-3 "
        "blue-park-3 blue-park-3\n ask take 0"
    )
    assert greedy_word(table_at(text), 0, Rng(1)) == "take 2"


def test_evaluate_reads_nothing_hidden() -> None:
    table = new_table(3, 43)
    seat = table.actors()[0]
    worths = {int(GAME.evaluate(table.view(seat).imagine(Rng(seed)), seat)) for seed in range(30)}
    assert len(worths) == 1
