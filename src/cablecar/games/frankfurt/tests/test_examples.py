"""Turns by example (T1 to T31), the worked examples of the published rules among them."""

from __future__ import annotations

import pytest

from cablecar.games.frankfurt import GAME
from cablecar.games.frankfurt.tests.helpers import (
    COUNTS,
    asked,
    builder,
    city,
    follow,
    hand,
    names,
    new_table,
    play_random,
    play_to_end,
    table_at,
)
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import Refused
from cablecar.kernel.fields import dump
from cablecar.kernel.table import Table

VILLAS = """
    board opernplatz-0=red-park-3 opernplatz-2=red-villa-2 opernplatz-3=red-villa-3
    hands red-villa-3
    ask place 0
"""


def points(text: str, word: str) -> int:
    """Return what a word scores its seat at a position."""
    table = table_at(text)
    before = table.scores()[0]
    table.submit(0, word)
    return table.scores()[0] - before


def test_t01_a_villa_in_an_empty_district() -> None:
    assert points("hands red-villa-3\n ask place 0", "place red-villa-3 opernplatz-2") == 3


def test_t02_two_villas_are_there_already_and_a_park_adds_nothing() -> None:
    text = (
        "board opernplatz-1=red-park-3 opernplatz-0=red-villa-2 opernplatz-2=red-villa-3\n hands red-villa-3\n "
        "ask place 0"
    )
    assert points(text, "place red-villa-3 opernplatz-3") == 8


def test_t03_on_the_two_it_is_ten() -> None:
    assert points(VILLAS, "place red-villa-3 opernplatz-1") == 10


def test_t04_the_opera_house_doubles_it() -> None:
    table = table_at(
        VILLAS + "coins 2 3\n cranes 1 3\n builder zeil=0 nordend=0\n hands 3=red-villa-2 4=red-villa-2 5=red-house-2"
    )
    follow(table, "0 place red-villa-3 opernplatz-1", "0 complete")
    assert table.scores()[0] == 20
    assert city(table).coins[0] == 0
    assert city(table).cranes[0] == 0
    assert builder(table, "opernplatz") == 0
    assert not any("opernplatz" in word for word in table.legal(1))


def test_t04_nobody_completes_a_project_again() -> None:
    table = table_at("coins 3 3\n hands red-park-3 - - red-park-3\n ask place 0")
    follow(
        table,
        "0 place red-park-3 opernplatz-1",
        "0 complete",
        "0 take 0",
        "* draw blue-park-3",
        "1 place red-park-3 opernplatz-2",
    )
    assert asked(table) == (1, "take")


def test_t06_a_coin_is_used_at_once() -> None:
    table = table_at("coins 1 0\n cranes 1 3\n builder zeil=0 nordend=0\n hands green-villa-2\n ask place 0")
    table.submit(0, "place green-villa-2 boersenviertel-0")
    assert city(table).coins[0] == 2
    assert "complete" in table.legal(0)
    table.submit(0, "complete")
    assert table.scores()[0] == 4
    assert city(table).coins[0] == 0


def test_t07_a_fourth_coin_is_lost() -> None:
    table = table_at("coins 3 0\n hands red-park-3\n ask place 0")
    table.submit(0, "place red-park-3 nordend-0")
    assert city(table).coins[0] == 3
    assert city(table).bank() == 9
    table.submit(0, "complete")
    assert city(table).coins[0] == 3 - 1


def test_t08_the_mayor_jumps_the_gap() -> None:
    table = table_at("mayor 0\n coins 2 0\n hands red-park-3\n ask take 0")
    follow(table, "0 take 1", "* draw red-house-3")
    assert city(table).coins[0] == 0
    assert city(table).mayor == 2
    assert names(table, city(table).offer)[1] == "red-house-3"


def test_t09_the_mayors_own_tile() -> None:
    table = table_at("mayor 3\n coins 2 0\n hands red-park-3\n ask take 0")
    follow(table, "0 take 3", "* draw red-house-3")
    assert city(table).coins[0] == 2
    assert city(table).mayor == 4
    assert names(table, city(table).offer)[3] == "red-house-3"


def test_t10_the_mayor_wraps_and_jumps() -> None:
    table = table_at("mayor 4\n coins 1 0\n ask take 0")
    table.submit(0, "take 0")
    assert city(table).mayor == 1


def test_t11_the_mayor_leaves_a_tile_that_was_not_taken() -> None:
    table = table_at(
        "mayor 0\n coins 1 1\n hands red-park-3 - - blue-park-3\n offer green-park-3 green-house-2\n ask take 0"
    )
    follow(table, "0 take 2", "* draw red-house-3")
    assert city(table).mayor == 1
    assert names(table, city(table).offer)[0] == "green-park-3"
    follow(table, "1 place blue-park-3 westend-3")
    assert {"take 0", "take 1"} <= set(table.legal(1))
    free, paid = city(table).copy(), city(table).copy()
    free.apply(1, table.game.vocabulary.number("take 1"))
    paid.apply(1, table.game.vocabulary.number("take 0"))
    assert [free.coins[1], paid.coins[1]] == [1, 0]


def test_t12_the_penniless_take_the_mayors_tile() -> None:
    assert table_at("mayor 2\n ask take 0").legal(0) == ["take 2"]


def test_t13_a_project_squeezes_the_purchase() -> None:
    table = table_at(VILLAS + "coins 3 0\n mayor 3")
    follow(table, "0 place red-villa-3 opernplatz-1", "0 complete")
    assert table.legal(0) == ["take 0", "take 2", "take 3", "take 4"]


def test_t14_a_missed_project_stays_open_to_the_end() -> None:
    text = (
        "board hasengasse-1=yellow-house-2 hasengasse-2=yellow-house-3\n coins 2 3\n hands yellow-park-3\n ask place 0"
    )
    table = table_at(text, dice=seeded_dice(3))
    table.submit(0, "place yellow-park-3 hasengasse-0")
    assert "complete" in table.legal(0)
    table.submit(0, "decline")
    for _, word in play_random(table, 3):
        assert "hasengasse" not in word
    assert builder(table, "hasengasse") == -1
    assert table.is_over


@pytest.mark.parametrize(
    "missing",
    [
        "cranes 0 3\n coins 3 0\n builder zeil=0 ostend=0 paulsplatz=0",
        "cranes 3 2\n coins 3 0\n builder nordend=1",
        "coins 0 0",
    ],
)
def test_t15_no_crane_no_project_or_no_money_means_no_question(missing: str) -> None:
    table = table_at(f"hands red-park-3\n ask place 0\n {missing}")
    table.submit(0, "place red-park-3 nordend-3")
    assert asked(table) == (0, "take")


def test_t16_plus_four_is_flat() -> None:
    table = table_at("board zeil-2=blue-park-3\n coins 1 0\n hands blue-park-3\n ask place 0")
    table.submit(0, "place blue-park-3 zeil-3")
    assert table.scores()[0] == 6
    table.submit(0, "complete")
    assert table.scores()[0] == 10


def test_t17_a_project_in_an_almost_empty_district() -> None:
    table = table_at("hands red-park-3\n ask place 0")
    table.submit(0, "place red-park-3 nordend-0")
    assert table.legal(0) == ["decline", "complete"]
    table.submit(0, "complete")
    assert table.scores()[0] == 7


def test_t18_the_last_turn() -> None:
    table = new_table(4, 11, first_seat="2")
    turns = [0, 0, 0, 0]
    for seat, word in play_random(table, 11):
        turns[seat] += word.startswith("take")
        if sum(turns) == 43 and table.asked(seat) == "place":
            assert seat == 1
            assert city(table).left == 0
            mayor = int(city(table).mayor)
    assert turns == [11, 11, 11, 11]
    assert city(table).mayor != mayor
    assert [len(hand(table, seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert names(table, city(table).offer).count("-") == 1


def test_t19_not_too_early() -> None:
    table = new_table(4, 12)
    turn = 1
    for _, word in play_random(table, 12):
        if turn == 43:
            assert city(table).left == 1
        if turn == 44:
            assert city(table).left == 0
            assert "-" not in names(table, city(table).offer)
        turn += word.startswith("take")
    assert turn == 45


def test_t24_wrong_words_are_refused_and_change_nothing() -> None:
    table = table_at(VILLAS)
    before = dump(table.state)
    wrong = {
        (0, "place red-villa-3 westend-0"): "R14-colour",
        (0, "place red-villa-3 opernplatz-0"): "R14-taken",
        (0, "place red-villa-3 opera_house"): "no-such-word",
        (0, "place red-house-2 opernplatz-1"): "R14-not-in-hand",
        (1, "place red-villa-3 opernplatz-1"): "not-your-turn",
        (0, "take 0"): "not-now",
        (0, "complete"): "not-now",
        (0, "discard red-villa-3"): "not-now",
    }
    for (seat, word), key in wrong.items():
        with pytest.raises(Refused) as error:
            table.submit(seat, word)
        assert error.value.key == key
        assert dump(table.state) == before
        assert table.events == []


def test_t26_a_pre_placed_tile_counts() -> None:
    assert (
        points("board westend-3=blue-villa-2\n hands blue-villa-3\n ask place 0", "place blue-villa-3 westend-2") == 7
    )


def test_t29_the_greatest_turn() -> None:
    villas = (
        "board westend-0=blue-villa-2 westend-1=blue-villa-2 westend-3=blue-villa-2 westend-4=blue-villa-3\n "
        "hands blue-villa-3\n coins 2 0\n ask place 0"
    )
    table = table_at(villas)
    follow(table, "0 place blue-villa-3 westend-2", "0 complete")
    assert table.scores()[0] == 28


def test_t31_the_same_seed_and_words_give_the_same_game() -> None:
    for seats in COUNTS:
        games = [play_to_end(Table(GAME, seats, dice=seeded_dice("again")), 13) for _ in range(2)]
        assert games[0].log == games[1].log
        assert dump(games[0].state) == dump(games[1].state)
    assert play_to_end(new_table(3, 1), 1).log != play_to_end(new_table(3, 2), 1).log
