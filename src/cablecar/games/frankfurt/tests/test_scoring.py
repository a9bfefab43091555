"""The end: R31 to R34."""

from __future__ import annotations

import pytest

from cablecar.games.frankfurt.draw import DRAWING
from cablecar.games.frankfurt.scoring import hand_colour
from cablecar.games.frankfurt.tests.helpers import (
    COUNTS,
    FRANKFURT,
    city,
    follow,
    memory,
    new_table,
    play_to_end,
    table_at,
)
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table

HAND = 2  # the last column of a seat's three


def after_last_turn(hands: str, more: str = "") -> Table:
    """Return a table of two after its last turn; seat 1 holds these tiles."""
    tiles = " ".join(f"{slot}={tile}" for slot, tile in enumerate(hands.split(), start=3))
    table = table_at(
        f"left 0\n ask take 0\n hands 0=yellow-park-3 1=green-house-2 {tiles}\n offer violet-villa-2\n {more}"
    )
    table.submit(0, "take 0")
    assert table.is_over
    return table


def hand_points(hands: str) -> int:
    return int(city(after_last_turn(hands)).score[3 + HAND])


def test_r31_the_best_colour_of_each_hand_is_scored() -> None:  # R31
    table = after_last_turn("blue-house-2 red-park-3 red-house-3")
    assert table.scores() == [3, 6]


def test_r31_all_hands_are_laid_open_at_the_end() -> None:  # R31
    """A-38"""
    table = table_at("seats 3\n left 0\n hidden 2 3 1\n hands 3=red-park-3 4=red-park-3 5=blue-park-3\n ask take 0")
    assert memory(table, table.view(0), 1) == (3, [])
    table.submit(0, "take 0")
    for reader in (0, 2, int(SPECTATOR)):
        assert memory(table, table.view(reader), 1) == (0, ["blue-park-3", "red-park-3", "red-park-3"])


def test_r31_the_project_of_the_last_turn_does_not_double_the_hand() -> None:  # R31
    """A-2"""
    text = "left 0\n coins 2 0\n hands red-park-3 green-park-3 green-park-3\n offer violet-house-2\n ask place 0"
    table = follow(table_at(text), "0 place red-park-3 opernplatz-2", "0 complete", "0 take 0")
    assert list(city(table).score)[:3] == [3, 3, 6]


def test_r32_most_points_win() -> None:  # R32
    table = after_last_turn("red-park-3 red-park-3 red-park-3", "coins 3 0")
    assert table.scores() == [3, 9]
    assert table.places() == [2, 1]


def test_r32_more_coins_break_a_tie_and_equal_coins_share_the_win() -> None:  # R32
    """R32"""
    assert after_last_turn("red-park-3 blue-park-3 green-park-3", "coins 1 2").places() == [2, 1]
    assert after_last_turn("red-park-3 blue-park-3 green-park-3", "coins 2 2").places() == [1, 1]


def test_r33_points_above_99_count_on() -> None:  # R33
    table = table_at(
        "score 95 0 0\n board opernplatz-0=red-park-3 opernplatz-3=red-park-3\n hands red-park-3\n ask place 0"
    )
    table.submit(0, "place red-park-3 opernplatz-1")
    assert table.scores()[0] == 106


@pytest.mark.parametrize(("points", "laps"), [(0, 0), (99, 0), (100, 1), (205, 2)])
def test_r33_a_lap_has_a_hundred_spaces(points: int, laps: int) -> None:  # R33
    """A-30"""
    pieces = [
        piece for piece in DRAWING.pieces(table_at(f"score {points} 0 0\n ask place 0").view(0)) if piece.rule == "R33"
    ]
    assert [
        piece.count or 1 for piece in pieces if piece.name == ["lap-passed", {"seat": 0, "points": laps * 100}]
    ] == [laps] * (laps > 0)


def test_r34_coins_cranes_and_projects_give_no_points_at_the_end() -> None:  # R34
    poor = after_last_turn("red-park-3 red-house-2 blue-house-2", "coins 0 0")
    rich = after_last_turn(
        "red-park-3 red-house-2 blue-house-2", "coins 3 3\n cranes 2 1\n builder zeil=0 nordend=1 ostend=1"
    )
    assert poor.scores() == rich.scores() == [3, 5]


@pytest.mark.parametrize("seats", COUNTS)
def test_r34_a_score_is_the_sum_of_tiles_projects_and_hand(seats: int) -> None:  # R34
    table = play_to_end(new_table(seats, 14), 14)
    sheet = list(city(table).score)
    assert table.scores() == [sum(sheet[seat * 3 : seat * 3 + 3]) for seat in range(seats)]
    assert all(points > 0 for points in sheet[2::3])


def test_t05_bert_scores_red() -> None:
    assert hand_points("blue-house-2 red-park-3 red-house-3") == 6


def test_t20_x2_in_the_last_turn() -> None:
    board = "board opernplatz-2=red-park-3 opernplatz-3=red-park-3\n hands red-park-3 green-park-3 green-park-3\n"
    table = follow(
        table_at(board + "left 0\n coins 2 0\n offer violet-house-2\n ask place 0"), "0 place red-park-3 opernplatz-0"
    )
    assert table.scores()[0] == 9
    follow(table, "0 complete", "0 take 0")
    assert table.scores()[0] == 18 + 6


@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ("red-house-2 blue-park-3 green-park-3", 3),
        ("red-house-2 red-villa-2 blue-park-3", 4),
        ("blue-house-2 blue-park-3 blue-villa-3", 8),
    ],
)
def test_t21_choices_of_hand_scoring(hands: str, points: int) -> None:
    assert hand_points(hands) == points


@pytest.mark.parametrize(("coins", "places"), [("1 2 3", [2, 1, 3]), ("2 2 3", [1, 1, 3])])
def test_t22_a_tie(coins: str, places: list[int]) -> None:
    hands = "yellow-park-3 green-park-3 - yellow-park-3 green-park-3 blue-park-3 yellow-park-3 green-park-3 blue-park-3"
    table = table_at(
        f"seats 3\n left 0\n coins {coins}\n score 77 0 0 70 7 0 72 0 0\n hands {hands}\n offer violet-house-2\n "
        f"ask take 0"
    )
    table.submit(0, "take 0")
    assert table.scores() == [80, 80, 75]
    assert table.places() == places


def test_t23_a_lap() -> None:
    table = table_at(
        "score 95 0 0\n board opernplatz-0=red-villa-2 opernplatz-2=red-villa-3\n hands red-villa-3\n ask place 0"
    )
    table.submit(0, "place red-villa-3 opernplatz-1")
    assert table.scores()[0] == 105


def test_t35_of_equal_colours_the_first_is_named() -> None:
    table = after_last_turn("blue-park-3 red-park-3 green-house-2")
    assert city(table).score[3 + HAND] == 3
    assert FRANKFURT.data.colours[hand_colour(city(table), 1)] == "red"
