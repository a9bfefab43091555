"""Advantage, ties, totals and winners, clause by clause (R16, R17)."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.trams import GAME
from cablecar.games.trams.state import Cities
from cablecar.games.trams.tests.helpers import COUNTS, DATA, order, sheet, state_at, table_at
from cablecar.kernel.options import resolve
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng

POINTS = {2: [2, 0], 3: [2, 1, 0], 4: [2, 1, 0, -1]}
CARS = {2: [2.5, 0], 3: [2.5, 1, 0], 4: [2.5, 1, 0, -1]}


def test_r16_1_a_district_is_ranked_by_the_values_in_the_row_whatever_their_colour() -> None:  # R16.1
    state = state_at("0 blue BK01 BK02\n 1 blue BL01\n trigger 1\n ask turn 1")
    assert order(state, "blue") == [0, 1]


def test_r16_2_cable_cars_are_ranked_by_number() -> None:  # R16.2
    points = [
        each["cable_cars"]
        for each in sheet(state_at("seats 4\n 3 green GN06 GN07\n 1 green GN11\n 2 blue BL11 BL04 BL10\n ask turn 0"))
    ]
    assert points == [-1, 0, 2.5, 1]


def test_r16_3_effective_values_decide_card_by_card() -> None:  # R16.3
    state = state_at("0 grey GY10 GY13\n 1 grey GY06 GY01\n trigger 1\n ask turn 1")
    assert order(state, "grey") == [0, 1]


def test_r16_4_columns_from_the_left_decide_equal_numbers_of_cable_cars() -> None:  # R16.4
    state = state_at("0 green GN01 GN06 GN07\n 1 green GN02 GN11 GN03 GN12\n trigger 1\n ask turn 1")
    assert order(state, "cable_cars") == [0, 1]


def test_r16_5_what_is_still_tied_goes_clockwise_from_who_ended_the_game() -> None:  # R16.5
    for trigger in range(3):
        points = [each["green"] for each in sheet(state_at(f"seats 3\n trigger {trigger}\n ask turn {trigger}"))]
        assert [points[(trigger + n) % 3] for n in range(3)] == [2, 1, 0]


@pytest.mark.parametrize("seats", COUNTS)
def test_r16_6_ranks_are_those_of_one_sort_key(seats: int) -> None:  # R16.6
    """An independent sort over random final positions."""
    player = RandomDriver(Rng(seats))
    for game in range(25):
        gaps = game % 2
        state = cast(
            Cities, GAME.start(seats, resolve(GAME, seats, {"empty_space_value_in_tiebreak": "-1"} if gaps else {}))
        )
        player.playout(state)
        trigger = int(state.trigger)

        def values(seat: int, row: int, s: Cities = state, empty: int = -gaps) -> list[int]:
            length = s.lengths[seat * 5 + row]
            return [
                -int(s.values[seat * 42 + 6 * (row + 1) + column]) if column < length else -empty for column in range(5)
            ]

        def cars(seat: int, column: int, s: Cities = state) -> int:
            return sum(int(s.trams[seat]) >> (6 * (row + 1) + column) & 1 for row in range(5))

        found = sheet(state)
        for row, name in enumerate(DATA.rows):
            keys = [
                (
                    -int(state.sums[seat * 5 + row]),
                    *(one for below in range(5) for one in values(seat, (row + below) % 5)),
                    (seat - trigger) % seats,
                )
                for seat in range(seats)
            ]
            ranked = sorted(range(seats), key=lambda seat, keys=keys: keys[seat])  # type: ignore[misc]  # bound now, not later
            assert [found[seat][name] for seat in ranked] == POINTS[seats]
        tram_keys = [
            (
                -int(state.trams[seat]).bit_count(),
                *(-cars(seat, column) for column in range(5)),
                (seat - trigger) % seats,
            )
            for seat in range(seats)
        ]
        ranked = sorted(range(seats), key=lambda seat, keys=tram_keys: keys[seat])  # type: ignore[misc]  # bound now, not later
        assert [found[seat]["cable_cars"] for seat in ranked] == CARS[seats]


def test_r16_7_the_total_is_the_sum_of_the_sheet_in_halves_and_may_be_negative() -> None:  # R16.7
    table = table_at("seats 4\n trigger 0\n 0 green GN06\n 1 green GN07\n 2 green GN11\n points 1 0 0 0\n ask turn 0")
    assert table.scores() == [2 * sum(each.values()) for each in sheet(table.state)]
    assert min(table.scores()) == -12


def test_r17_1_points_then_cable_cars_then_a_shared_win() -> None:  # R17.1
    rows = (
        "0 blue BL01\n 0 grey GY01\n 0 orange OR01\n 0 green GN11\n 1 yellow YE01\n points 0 1\n trigger 0\n "
        "ask turn 0\n"
    )
    ends = [
        ("1 green GN01 GN02\n finished 0 3", [1, 2]),
        ("1 green GN01 GN02\n finished 0 7", [1, 2]),
        ("1 green GN01 GN06\n finished 0 7", [1, 1]),
    ]
    for more, places in ends:
        assert table_at(rows + more).places() == places


def test_scores_before_the_end_are_those_of_an_end_now() -> None:
    state = GAME.start(3, resolve(GAME, 3, {"first_seat": "1"}))
    scores: vec[i64] = vec[i64]([0] * 3)
    state.scores(scores)
    assert list(scores) == [0, 25, 12]
