"""A turn: R12 to R28."""

from __future__ import annotations

import pytest

from cablecar.games.frankfurt.tables import COIN
from cablecar.games.frankfurt.tests.helpers import (
    COUNTS,
    SPACES,
    TABLES,
    asked,
    builder,
    city,
    follow,
    hand,
    names,
    new_table,
    on,
    play_random,
    table_at,
)
from cablecar.kernel.dice import seeded_dice

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


# ---- the order of steps -----------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_r12_the_steps_of_a_turn_follow_each_other(seats: int) -> None:  # R12
    table = new_table(seats, 4)
    order = {"place": ("project", "take"), "project": ("take",), "take": ("place",)}
    last, player = "take", (table.actors()[0] - 1) % seats
    for seat, _ in play_random(table, 4):
        phase = table.asked(seat)
        assert phase in order[last]
        assert seat == ((player + 1) % seats if phase == "place" else player)
        last, player = phase, seat


def test_r12_only_the_project_is_optional() -> None:  # R12
    table = table_at(VILLAS + "coins 2 0")
    assert not {"decline", "take 0"} & set(table.legal(0))
    table.submit(0, "place red-villa-3 opernplatz-1")
    assert table.legal(0) == ["decline", "complete"]
    table.submit(0, "decline")
    assert "decline" not in table.legal(0)


@pytest.mark.parametrize("seats", COUNTS)
def test_r13_a_turn_starts_with_full_hands_a_full_offer_and_the_mayor_beside_a_tile(seats: int) -> None:  # R13
    table, turns = new_table(seats, 6), 0
    for seat, _ in play_random(table, 6):
        if table.asked(seat) == "place":
            turns += 1
            assert [len(hand(table, other)) for other in range(seats)] == [3] * seats
            assert "-" not in names(table, city(table).offer)
            assert 0 <= city(table).mayor < 5
    assert turns > 10


# ---- step 1: place ----------------------------------------------------------


def test_r14_a_tile_goes_to_any_empty_space_of_its_colour() -> None:  # R14
    table = table_at("board opernplatz-0=red-park-3\n hands red-villa-3 red-villa-3 blue-house-2\n ask place 0")
    words = table.legal(0)
    red = [space for space in SPACES if space.split("-")[0] in ("nordend", "opernplatz", "paulsplatz")]
    assert {word for word in words if "red" in word} == {
        f"place red-villa-3 {space}" for space in red if space != "opernplatz-0"
    }
    assert len([word for word in words if "blue-house-2" in word]) == 12
    assert len(words) == 11 + 12


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("place red-villa-3 westend-0", "R14-colour"),
        ("place red-villa-3 opernplatz-0", "R14-taken"),
        ("place red-house-2 opernplatz-1", "R14-not-in-hand"),
    ],
)
def test_r14_every_other_placement_is_refused_with_its_reason(word: str, key: str) -> None:  # R14
    table = table_at(VILLAS)
    assert table.why_not(0, word) == key
    assert word not in table.legal(0)


def test_r14_kinds_may_be_mixed_in_a_district() -> None:  # R14
    table = table_at("board opernplatz-0=red-park-3 opernplatz-1=red-villa-2\n hands red-house-2\n ask place 0")
    table.submit(0, "place red-house-2 opernplatz-2")
    assert on(table, "opernplatz-2") == "red-house-2"


def test_r15_the_project_square_takes_no_tile() -> None:  # R15
    table = table_at(VILLAS)
    for square in ("opera_house", "opernplatz", "opernplatz-4"):
        assert table.why_not(0, f"place red-villa-3 {square}") == "no-such-word"
    assert len(SPACES) == 60


def test_r16_a_placed_tile_leaves_the_hand_and_stays() -> None:  # R16
    table = table_at("hands red-villa-3 red-house-2 blue-park-3\n ask place 0")
    table.submit(0, "place red-house-2 opernplatz-2")
    assert hand(table, 0) == ["red-villa-3", "blue-park-3"]
    assert on(table, "opernplatz-2") == "red-house-2"


def test_r16_no_tile_on_the_board_ever_changes() -> None:  # R16
    table = new_table(2, 8)
    board = list(city(table).board)
    for _ in play_random(table, 8):
        now = list(city(table).board)
        assert all(old in (-1, new) for old, new in zip(board, now, strict=True))
        board = now
    assert board.count(-1) < 60 - 15


def test_r17_a_tile_scores_its_value_and_those_of_its_type_in_the_district() -> None:  # R17
    assert (
        points(
            "board opernplatz-0=red-villa-2 opernplatz-2=red-villa-3\n hands red-villa-2\n ask place 0",
            "place red-villa-2 opernplatz-3",
        )
        == 2 + 2 + 3
    )


def test_r17_tiles_of_other_types_and_districts_add_nothing() -> None:  # R17
    text = (
        "board opernplatz-0=red-park-3 opernplatz-2=red-house-3 nordend-0=red-villa-3 "
        "paulsplatz-0=red-villa-2\n hands red-villa-2\n ask place 0"
    )
    assert points(text, "place red-villa-2 opernplatz-3") == 2


def test_r17_a_two_adds_two_points() -> None:  # R17
    assert points("hands red-park-3\n ask place 0", "place red-park-3 opernplatz-1") == 5


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_r18_a_coin_space_gives_a_coin_up_to_the_limit(before: int, after: int) -> None:  # R18
    table = table_at(f"coins {before} 0\n hands red-park-3\n ask place 0")
    table.submit(0, "place red-park-3 opernplatz-0")
    assert list(city(table).coins) == [after, 0]
    assert city(table).bank() == 12 - after


@pytest.mark.parametrize("space", ["opernplatz-1", "opernplatz-2"])
def test_r18_a_two_and_a_blank_give_no_coin(space: str) -> None:  # R18
    table = table_at("hands red-park-3\n ask place 0")
    table.submit(0, f"place red-park-3 {space}")
    assert list(city(table).coins) == [0, 0]


def test_r18_nothing_but_a_coin_symbol_gives_coins() -> None:  # R18
    table = new_table(3, 9)
    coins, last, gains = [0, 0, 0], "", 0
    for _, word in play_random(table, 9):
        now = list(city(table).coins)
        if sum(now) > sum(coins):
            assert TABLES.space_symbol[SPACES.index(last.split()[2])] == COIN
            gains += 1
        coins, last = now, word
    assert gains > 0


def test_r19_a_symbol_works_for_the_tile_laid_on_it_only() -> None:  # R19
    table = table_at("board opernplatz-0=red-park-3 opernplatz-1=red-park-3\n hands red-park-3\n ask place 0")
    table.submit(0, "place red-park-3 opernplatz-2")
    assert table.scores()[0] == 9  # 3 + 3 + 3: no two
    assert city(table).coins[0] == 0


# ---- step 2: project --------------------------------------------------------


def test_r20_the_project_of_the_district_just_built_in_is_asked() -> None:  # R20
    table = table_at(VILLAS + "coins 2 0")
    table.submit(0, "place red-villa-3 opernplatz-1")
    assert asked(table) == (0, "project")
    table.submit(0, "complete")
    assert builder(table, "opernplatz") == 0
    assert [builder(table, other) for other in ("nordend", "paulsplatz")] == [-1, -1]


def test_r20_empty_spaces_in_the_district_do_not_matter() -> None:  # R20
    table = table_at("coins 2 0\n hands red-park-3\n ask place 0")
    table.submit(0, "place red-park-3 opernplatz-3")
    assert table.legal(0) == ["decline", "complete"]


@pytest.mark.parametrize(
    "missing",
    [
        "coins 1 0",
        "coins 3 0\n cranes 0 3\n builder zeil=0 nordend=0 ostend=0",
        "coins 3 0\n cranes 3 2\n builder opernplatz=1",
    ],
)
def test_r20_without_money_crane_or_open_project_nothing_is_asked(missing: str) -> None:  # R20
    table = table_at(VILLAS + missing)
    table.submit(0, "place red-villa-3 opernplatz-1")
    assert asked(table) == (0, "take")


def test_r21_completing_costs_coins_and_a_crane() -> None:  # R21
    table = table_at(VILLAS + "coins 3 0")
    follow(table, "0 place red-villa-3 opernplatz-1", "0 complete")
    assert list(city(table).coins) == [1, 0]
    assert city(table).bank() == 11
    assert list(city(table).cranes) == [2, 3]
    assert asked(table) == (0, "take")


def test_r21_x2_gives_the_points_of_the_turn_again() -> None:  # R21
    table = table_at(VILLAS + "coins 2 0\n score 7 0 0 1 0 0")
    follow(table, "0 place red-villa-3 opernplatz-1", "0 complete")
    assert table.scores() == [7 + 20, 1]


def test_r21_plus_four_is_flat() -> None:  # R21
    table = table_at("coins 1 0\n hands red-park-3\n ask place 0")
    follow(table, "0 place red-park-3 nordend-2", "0 complete")
    assert table.scores() == [3 + 4, 0]


def test_r22_declining_is_free() -> None:  # R22
    table = table_at(VILLAS + "coins 2 0")
    follow(table, "0 place red-villa-3 opernplatz-1", "0 decline")
    assert table.scores() == [10, 0]
    assert city(table).coins[0] == 2
    assert city(table).cranes[0] == 3
    assert builder(table, "opernplatz") == -1


def test_r22_a_project_declined_on_the_last_space_is_lost() -> None:  # R22
    table = table_at(VILLAS + "coins 2 3\n hands 1=red-park-3 3=red-park-3 4=red-house-2 5=red-house-3")
    follow(table, "0 place red-villa-3 opernplatz-1", "0 decline", "0 take 0", "* draw blue-park-3")
    assert not any("opernplatz" in word for word in table.legal(1))


def test_r23_at_most_one_project_in_a_turn() -> None:  # R23
    table = table_at(VILLAS + "coins 3 0")
    follow(table, "0 place red-villa-3 opernplatz-1", "0 complete")
    assert table.why_not(0, "complete") == "not-now"
    assert asked(table) == (0, "take")


@pytest.mark.parametrize("seats", COUNTS)
def test_r23_a_project_is_completed_once_and_by_one_player(seats: int) -> None:  # R23
    table = new_table(seats, 10)
    owners = list(city(table).builder)
    for _ in play_random(table, 10):
        now = list(city(table).builder)
        assert all(old in (-1, new) for old, new in zip(owners, now, strict=True))
        owners = now
    assert any(owner >= 0 for owner in owners)


# ---- step 3: take -----------------------------------------------------------


@pytest.mark.parametrize(("coins", "indices"), [(0, [3]), (1, [0, 2, 3, 4]), (2, [0, 1, 2, 3, 4])])
def test_r24_the_mayors_tile_is_free_and_others_cost_their_price(coins: int, indices: list[int]) -> None:  # R24
    table = table_at(f"mayor 3\n coins {coins} 0\n ask take 0")
    assert table.legal(0) == [f"take {index}" for index in indices]
    for index in {0, 1, 2, 3, 4} - set(indices):
        assert table.why_not(0, f"take {index}") == "R24-price"


@pytest.mark.parametrize(("index", "price"), [(0, 1), (1, 2), (2, 1), (3, 0), (4, 1)])
def test_r24_the_price_goes_to_the_bank(index: int, price: int) -> None:  # R24
    table = table_at("mayor 3\n coins 3 0\n ask take 0")
    table.submit(0, f"take {index}")
    assert city(table).coins[0] == 3 - price
    assert city(table).bank() == 9 + price


def test_r25_afterwards_the_hand_has_three_tiles_and_the_offer_a_gap() -> None:  # R25
    table = table_at("mayor 3\n offer - - - green-park-3\n ask take 0")
    assert len(hand(table, 0)) == 2
    table.submit(0, "take 3")
    assert hand(table, 0)[2] == "green-park-3"
    assert len(hand(table, 0)) == 3
    assert [name == "-" for name in names(table, city(table).offer)] == [False, False, False, True, False]


# ---- steps 4 and 5: the Mayor, the refill, the end --------------------------


@pytest.mark.parametrize("mayor", range(5))
@pytest.mark.parametrize("index", range(5))
def test_r26_the_mayor_moves_clockwise_to_the_next_tile(mayor: int, index: int) -> None:  # R26
    table = table_at(f"mayor {mayor}\n coins 3 0\n ask take 0")
    table.submit(0, f"take {index}")
    places = [(mayor + step) % 5 for step in (1, 2)]
    assert city(table).mayor == next(place for place in places if place != index)


def test_r27_the_gap_is_refilled_and_the_left_neighbour_is_next() -> None:  # R27
    table = table_at("seats 3\n hands red-park-3\n mayor 1\n ask take 2")
    before = int(city(table).left)
    follow(table, "2 take 1", "* draw red-house-2")
    assert names(table, city(table).offer)[1] == "red-house-2"
    assert city(table).left == before - 1
    assert asked(table) == (0, "place")


def test_r27_the_refill_comes_after_the_mayor_has_moved() -> None:  # R27
    """A-7, A-36"""
    table = table_at("mayor 1\n coins 1 0\n ask take 0")
    table.submit(0, "take 2")
    assert asked(table) == (-1, "refill")
    assert city(table).mayor == 3


def test_r28_the_game_ends_at_once_when_the_supply_is_empty() -> None:  # R28
    table = table_at("left 0\n mayor 4\n ask take 0")
    table.submit(0, "take 4")
    assert table.is_over
    assert names(table, city(table).offer)[4] == "-"
    assert city(table).mayor == 0


def test_r28_the_last_tile_of_the_supply_does_not_end_the_game() -> None:  # R28
    table = table_at("left 1\n hands red-park-3\n ask take 0", dice=seeded_dice(1))
    table.submit(0, "take 0")
    assert city(table).left == 0
    assert asked(table) == (1, "place")
