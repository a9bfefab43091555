"""Acceptance tests T1 to T34 (T35, the switches: test_switches.py): positions, words, results; the seven worked
examples of the published rules come first.
"""

from __future__ import annotations

import pytest

from cablecar.games.trams.tests.helpers import (
    around,
    asked,
    cells,
    cities,
    column,
    contracts,
    order,
    out,
    pool,
    row,
    say,
    sheet,
    state_at,
    table_at,
    total,
    value,
)

T7 = "seats 4\n 0 grey GY06 GY01\n 0 orange OR03\n left GY08\n ask turn 0"
T12 = """
    0 blue BL01 BL02 BL03 BL04 BL05
    0 grey GY06 GY02 GY03 GY04
    0 orange OR01 OR02 OR03 OR04 OR05
    0 yellow YE01 YE02 YE03 YE04 YE05
    0 green GN01 GN02 GN03 GN04 GN05
    left GY07
    ask turn 0
"""
T16 = "seats 4\n trigger 2\n 0 blue BL01\n 3 blue BL02\n ask turn 2"
T26 = "0 green GN08\n left BL01 GN09\n contracts 1 0\n ask turn 0"


def test_t01_a_foundation_card_takes_a_token_into_its_column() -> None:
    table = say(table_at("seats 4\n ask turn 0"), "draw", "reveal GY14", "into left")
    assert column(table, "left") == ["GY14"]
    assert cities(table).tokens == 9
    assert asked(table) == (1, "turn")


def test_t02_only_columns_larger_than_ones_contracts_are_open() -> None:
    table = table_at("seats 3\n contracts 1 0 0\n left BL01 GY01\n middle OR01\n ask turn 0")
    assert table.legal(0) == ["draw", "take left"]
    say(table, "take left")
    assert contracts(table) == [2, 0, 0]


def test_t03_everybody_has_a_contract_and_discards_one() -> None:
    assert contracts(say(table_at("seats 3\n contracts 0 1 2\n left BL01\n ask turn 0"), "take left")) == [0, 0, 1]


def test_t04_a_new_card_connects_older_ones() -> None:
    table = table_at("0 yellow YE07 YE04\n 0 green GN01\n left GN11\n ask turn 0")
    assert cells(table, "trams") == []
    say(table, "take left", "place GN11")
    assert cells(table, "trams") == ["yellow-1", "yellow-2", "green-2"]


def test_t05_a_depot_feeds_a_square_that_raises_a_skyscraper() -> None:
    table = table_at("0 grey GY10\n 0 orange OR14\n 0 yellow YE01\n left BL11\n ask turn 0")
    assert (value(table, "grey-1"), around(table, "orange-1")) == (0, 3)
    say(table, "take left", "place BL11")
    assert cells(table, "trams") == ["blue-1"]
    assert (value(table, "grey-1"), around(table, "orange-1")) == (4, 7)
    assert cells(table, "towers") == ["orange-1"]
    assert cities(table).medal == 0


def test_t06_a_coast_anywhere_lowers_the_requirement() -> None:
    table = table_at("0 grey GY01\n 0 orange OR14\n 0 yellow YE01\n left BL07\n ask turn 0")
    assert (around(table, "orange-1"), cells(table, "towers")) == (6, [])
    say(table, "take left", "place BL07")
    assert cells(table, "towers") == ["orange-1"]


def test_t07_the_second_symbol_of_a_row_grants_a_bonus() -> None:
    table = say(table_at(T7), "take left", "place GY08")
    assert table.legal(0) == ["bonus value_card", "bonus tracks_token"]
    other = say(table_at(T7), "take left", "place GY08", "bonus tracks_token")
    assert other.legal(0) == ["on grey-1", "on grey-2", "on orange-1"]
    say(table, "bonus value_card")
    assert len(table.legal(0)) == 5
    say(table, "row orange")
    assert row(table, "orange") == ["OR03", "value-1"]
    assert total(table, "orange") == 6
    assert cities(table).supply[1] == 2


def test_t08_the_medal_needs_strictly_more() -> None:
    text = (
        "0 grey GY14\n towers 0=grey-1\n medal 0\n 1 blue BL01\n 1 grey GY15\n 1 orange OR01\n 1 yellow YE14\n "
        "left GY03 GN01 BL07\n ask turn 1"
    )
    table = say(table_at(text), "take left", "place GY03")
    assert (cells(table, "towers", 1), int(cities(table).medal)) == (["grey-1"], 0)
    say(table, "place GN01", "place BL07")
    assert (cells(table, "towers", 1), int(cities(table).medal)) == (["grey-1", "yellow-1"], 1)


def test_t09_without_copies_of_the_kind_only_the_tracks_token_is_left() -> None:
    given = "seats 4\n 0 grey GY06\n left GY07\n out value-1 value-2 value-3\n ask turn 0\n"
    assert say(table_at(given), "take left", "place GY07").legal(0) == ["bonus tracks_token"]
    table = table_at(given + "1 blue BL01 BL02 BL03\n left GY07 GY09\n laid 1=448")
    assert cities(table).supply[5] == 0
    say(table, "take left", "place GY07")
    assert asked(table) == (0, "place")
    say(table, "place GY09")
    assert asked(table) == (1, "turn")


def test_t10_a_bonus_card_completes_a_row() -> None:
    table = table_at("0 grey GY06\n 0 orange OR01 OR02 OR03 OR04\n left GY07 OR05\n ask turn 0")
    say(table, "take left", "place GY07", "bonus value_card", "row orange")
    assert cities(table).finished[0] == 1 << 2
    assert out(table) == ["OR05"]
    assert asked(table) == (1, "turn")


T11 = """
    0 blue BL01 BL02 BL03 BL04 BL06
    0 grey GY01 GY02 GY03 GY04 GY05
    0 orange OR01 OR02 OR03 OR04 OR05
    0 yellow YE01 YE02 YE03 YE04
    0 green GN01 GN02 GN03 GN04
    left YE07 GN06 GN07 BK01
    ask turn 0
"""


def test_t11_a_full_board_ends_the_game_in_mid_turn() -> None:
    table = say(table_at(T11), "take left", "place YE07")
    assert asked(table) == (0, "place")
    say(table, "place GN06")
    assert cities(table).finished[0] == 31
    assert table.is_over
    assert cities(table).trigger == 0
    assert out(table) == ["GN07", "BK01"]


def test_t12_the_last_card_still_grants_its_bonus_but_no_card() -> None:
    table = say(table_at(T12), "take left", "place GY07")
    assert table.legal(0) == ["bonus tracks_token"]
    say(table, "bonus tracks_token", "on green-1")
    assert "green-1" in cells(table, "trams")
    assert table.is_over


def test_t13_the_last_foundation_token_ends_the_game_at_once() -> None:
    table = table_at("out GY14 OR14 YE14 GN14 BL13\n ask turn 1")
    assert cities(table).tokens == 1
    say(table, "draw", "reveal BK11")
    assert table.is_over
    assert column(table, "left") == ["BK11"]
    assert cities(table).trigger == 1


def test_t14_the_leftmost_card_breaks_a_district_tie() -> None:
    state = state_at("0 blue BL01 BL15\n 1 blue BL04 BL05\n trigger 1\n ask turn 1")
    assert order(state, "blue") == [0, 1]


def test_t15_a_tie_passes_to_the_next_row_and_from_the_bottom_to_the_top() -> None:
    state = state_at("0 blue BL01\n 1 blue BL02\n 0 grey GY06\n 1 grey GY01\n trigger 0\n ask turn 0")
    assert order(state, "blue") == [1, 0]
    state = state_at("0 green GN01\n 1 green GN02\n 0 blue BL03\n 1 blue BL01\n trigger 0\n ask turn 0")
    assert order(state, "green") == [1, 0]


def test_t16_a_complete_tie_goes_round_from_who_ended_the_game() -> None:
    points = [each["blue"] for each in sheet(state_at(T16))]
    assert points == [1, -1, 0, 2]


def test_t17_a_tracks_token_sets_off_a_cascade() -> None:
    text = """
        0 blue BL03
        0 grey GY14 GY10
        0 orange OR09 OR04
        0 yellow YE01 YE03 YE05
        0 green GN05 GN11
        left YE06
        ask turn 0
    """
    table = table_at(text)
    assert (cells(table, "trams"), around(table, "grey-1")) == (["green-2"], 3)
    say(table, "take left", "place YE06", "bonus tracks_token", "on yellow-2")
    assert cells(table, "trams") == ["orange-2", "yellow-2", "green-2"]
    assert (value(table, "grey-2"), around(table, "grey-1")) == (4, 7)
    assert cells(table, "towers") == ["grey-1"]
    assert cities(table).medal == 0


def test_t18_relief_before_the_action() -> None:
    table = table_at("contracts 2 0\n reliefs 1 0\n left BL01\n ask turn 0")
    assert table.legal(0) == ["draw", "relief 1", "relief 2"]
    say(table, "relief 2")
    assert contracts(table) == [0, 0]
    assert table.legal(0) == ["draw", "take left"]


def test_t19_a_black_card_counts_where_it_lies() -> None:
    table = say(table_at("0 blue BL05\n left BK08\n ask turn 0"), "take left", "place BK08", "row blue")
    assert table.legal(0) == ["bonus plus_two", "bonus tracks_token"]
    say(table, "bonus plus_two", "on blue-1")
    assert total(table, "blue") == 5


def test_t20_a_plus_two_stays_on_a_square() -> None:
    table = table_at("0 grey GY10\n plus 0=grey-1\n left BL11\n ask turn 0")
    assert value(table, "grey-1") == 2
    assert value(say(table, "take left", "place BL11"), "grey-1") == 6


def test_t21_neither_diagonals_nor_the_card_itself_count() -> None:
    table = table_at("0 orange OR14\n 0 grey GY01 GY02\n 0 yellow YE01 YE02\n ask turn 0")
    assert around(table, "orange-1") == 6
    assert cells(table, "sites") == ["orange-1"]


def test_t22_one_card_raises_two_skyscrapers() -> None:
    table = table_at("0 blue BL01 BL02\n 0 grey GY01 GY14\n 0 orange OR14\n 0 yellow YE03\n left OR03\n ask turn 0")
    say(table, "take left", "place OR03")
    assert (around(table, "orange-1"), around(table, "grey-2")) == (7, 8)
    assert cells(table, "towers") == ["grey-2", "orange-1"]
    assert cities(table).medal == 0


def test_t23_the_leftmost_column_breaks_a_cable_car_tie() -> None:
    state = state_at("0 green GN06 GN01 GN11\n 1 green GN02 GN07 GN12\n trigger 1\n ask turn 1")
    assert order(state, "cable_cars") == [0, 1]


def test_t24_the_limit_counts_the_old_contracts() -> None:
    table = table_at("contracts 1 0\n left BL01 BL02\n ask turn 0")
    assert "take left" in table.legal(0)
    assert contracts(say(table, "take left")) == [2, 0]


@pytest.mark.parametrize(("green", "places"), [("GN01 GN02", [1, 2]), ("GN01 GN06", [1, 1])])
def test_t25_cable_cars_break_a_tie_of_points(green: str, places: list[int]) -> None:
    mine = "0 blue BL01\n 0 grey GY01\n 0 orange OR01\n 0 green GN11\n"
    table = table_at(mine + f"1 yellow YE01\n 1 green {green}\n points 0 1\n finished 0 7\n trigger 0\n ask turn 0")
    assert table.scores() == [17, 17]
    assert table.places() == places


def test_t26_a_relief_token_from_the_last_card_is_usable_at_once() -> None:
    table = say(table_at(T26), "take left")
    assert contracts(table) == [2, 0]
    say(table, "place BL01", "place GN09", "bonus contract_relief")
    assert (pool(table), asked(table)) == ([], (0, "place"))
    assert sorted(table.legal(0)) == ["relief 1", "relief 2", "stop"]
    say(table, "relief 2")
    assert contracts(table) == [0, 0]
    assert cities(table).supply[4] == 2
    assert cities(table).reliefs[0] == 0
    assert asked(table) == (1, "turn")
    table = say(
        table_at(T26.replace("contracts 1 0", "contracts 0 0")),
        "take left",
        "place BL01",
        "place GN09",
        "bonus contract_relief",
    )
    assert sorted(table.legal(0)) == ["relief 1", "stop"]


def test_t27_the_common_discard_comes_before_the_cards() -> None:
    table = say(table_at("seats 3\n contracts 0 1 2\n left BL01 BL02\n ask turn 0"), "take left")
    assert contracts(table) == [0, 0, 1]
    assert pool(table) == ["BL01", "BL02"]


T28 = """
    0 blue BL01 BL02 BL03 BL04 BL05
    0 grey GY06 GY02 GY03 GY04
    0 orange OR01 OR02 OR03 OR04
    0 yellow YE01 YE02 YE03 YE04 YE05
    0 green GN01 GN02 GN03 GN04 GN05
    left GY07 BK01
    ask turn 0
"""


def test_t28_a_bonus_card_may_fill_the_board() -> None:
    table = say(table_at(T28), "take left", "place GY07")
    assert cities(table).finished[0] & 2
    assert table.legal(0) == ["bonus value_card", "bonus tracks_token"]
    say(table, "bonus value_card")
    assert table.legal(0) == ["row orange"]
    say(table, "row orange")
    assert cities(table).finished[0] == 31
    assert table.is_over
    assert out(table) == ["BK01"]
    table = say(table_at(T28), "take left", "place GY07", "bonus tracks_token", "on blue-1")
    assert (int(cities(table).cards[0]), asked(table)) == (24, (0, "place"))
    say(table, "place BK01")
    assert table.legal(0) == ["row orange"]
    assert say(table, "row orange").is_over


def test_t29_nothing_placeable_passes_without_a_question() -> None:
    table = say(table_at("0 blue BL02 BL03 BL04 BL05 BL06\n left BL01\n ask turn 0"), "take left")
    assert contracts(table) == [1, 0]
    assert out(table) == ["BL01"]
    assert asked(table) == (1, "turn")


@pytest.mark.parametrize("trigger", range(3))
def test_t30_a_tie_that_is_partly_broken(trigger: int) -> None:
    text = (
        f"seats 3\n trigger {trigger}\n 0 blue BL01 BL15\n 1 blue BL03 BL04\n 2 blue BL05 BL06\n 2 grey GY09\n "
        f"ask turn {trigger}"
    )
    assert order(state_at(text), "blue") == [0, 2, 1]


def test_t31_the_next_row_is_compared_card_by_card() -> None:
    state = state_at("trigger 0\n 0 blue BL01\n 1 blue BL02\n 0 grey GY09 GY01 GY02\n 1 grey GY06\n ask turn 0")
    assert order(state, "blue") == [1, 0]
    assert order(state, "grey") == [0, 1]


def test_t32_the_last_rank_depends_on_the_number_of_players() -> None:
    for seats, wanted in ((2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 0, -1])):
        assert [each["blue"] for each in sheet(state_at(f"seats {seats}\n trigger 0\n ask turn 0"))] == wanted


def test_t33_the_sum_of_everything() -> None:
    text = """
        seats 3
        trigger 2
        0 blue BL01
        0 grey GY14 GY15 GY01
        0 green BK09
        1 grey GY02 GY03
        1 orange OR01
        1 yellow YE01
        1 green GN01
        2 orange OR02
        2 yellow YE02
        2 green GN02
        towers 0=12288
        points 1 0 0
        finished 8 0 0
        ask turn 2
    """
    points = sheet(state_at(text))[0]
    assert list(points.values()) == [2, 1, 1.5, 1, 2, 1, 0, 0, 0, 2.5]
    assert table_at(text).scores()[0] == 22


def test_t34_a_depot_is_no_target_for_a_tracks_token() -> None:
    table = table_at("0 blue BL11 BL04 BL12\n 1 blue BL01 BL02 BL03\n left BK07\n plus 1=448\n ask turn 0")
    assert cities(table).supply[0] == 0
    say(table, "take left", "place BK07", "row blue")
    assert asked(table) == (1, "turn")
