"""What evaluate() is good for: greedy players who use it."""

from __future__ import annotations

from statistics import mean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.trams import GAME
from cablecar.games.trams.tests.helpers import COUNTS, new_table, play_to_end, state_at
from cablecar.games.trams.tests.policies import play
from cablecar.kernel.state import State


def scores(state: State) -> list[int]:
    out: vec[i64] = vec[i64]([0] * int(state.seats))
    state.scores(out)
    return [int(points) for points in out]


@pytest.mark.parametrize("seats", COUNTS)
def test_a_greedy_player_beats_random_ones_clearly(seats: int) -> None:
    greedy, others = [], []
    for game in range(6):
        seat = game % seats
        points = scores(play(seats, game, {seat})[0])
        greedy.append(points.pop(seat))
        others += points
    assert mean(greedy) >= mean(others) + 3  # a point and a half


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.parametrize("seats", COUNTS)
def test_greedy_games_are_as_long_as_they_should_be(seats: int) -> None:
    played = [play(seats, game, set(range(seats))) for game in range(3)]
    assert 0.6 < mean(counts["turns"] for _, counts in played) / {2: 65.0, 3: 84.0, 4: 103.0}[seats] < 1.5


def test_when_the_game_is_over_only_points_count() -> None:
    table = play_to_end(new_table(3, 42), 42)
    assert [GAME.evaluate(table.state, seat) for seat in range(3)] == [50 * points for points in table.scores()]


def test_contracts_weigh_and_relief_tokens_help() -> None:
    free, bound, relieved = (
        state_at(f"contracts {held} 0\n reliefs {tokens} 0\n ask turn 0") for held, tokens in ((0, 0), (2, 0), (2, 1))
    )
    assert GAME.evaluate(free, 0) > GAME.evaluate(relieved, 0) > GAME.evaluate(bound, 0)


def test_a_skyscraper_is_worth_more_than_its_foundation() -> None:
    site, tower = (state_at(f"0 grey GY14\n 0 blue BL03\n {more}\n ask turn 0") for more in ("", "towers 0=grey-1"))
    assert GAME.evaluate(tower, 0) > GAME.evaluate(site, 0) + 50
