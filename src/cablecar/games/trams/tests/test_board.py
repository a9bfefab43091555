"""One city board, clause by clause (R5 to R12, R14)."""

from __future__ import annotations

import pytest

from cablecar.games.trams.tests.helpers import (
    DATA,
    another_set,
    around,
    asked,
    cells,
    cities,
    out,
    row,
    say,
    table_at,
    total,
    value,
    why,
)

FULL = "0 blue BL01 BL02 BL03 BL04 BL05\n"


def test_r5_1_a_card_of_the_pool_goes_to_its_colour_and_a_black_one_anywhere() -> None:  # R5.1
    table = say(table_at("left BL01 BK01 GY01\n ask turn 0"), "take left")
    assert why(table, "place BL02") == "R5_1-not-in-pool"
    say(table, "place BL01", "place BK01")
    assert table.legal(0) == [f"row {name}" for name in DATA.rows]
    say(table, "row grey", "place GY01")
    assert (row(table, "blue"), row(table, "grey")) == (["BL01"], ["BK01", "GY01"])


def test_r5_1_a_full_row_takes_no_black_card() -> None:  # R5.1
    table = say(table_at(FULL + "left BK01\n ask turn 0"), "take left", "place BK01")
    assert why(table, "row blue") == "R5_1-row-full"


def test_r5_2_rows_grow_from_the_left_without_gaps() -> None:  # R5.2
    table = say(table_at("left OR03 OR01 OR02\n ask turn 0"), "take left", "place OR02", "place OR03", "place OR01")
    assert row(table, "orange") == ["OR02", "OR03", "OR01"]
    assert [value(table, f"orange-{n}") for n in (1, 2, 3, 4)] == [3, 2, 3, 0]


def test_r5_3_a_card_of_a_full_row_can_only_be_discarded() -> None:  # R5.3
    table = say(table_at(FULL + "left BL06 GY01\n ask turn 0"), "take left")
    assert why(table, "place BL06") == "R5_3-row-full"
    assert table.legal(0) == ["place GY01", "stop"]
    assert out(say(table, "place GY01")) == ["BL06"]


def test_r5_4_placing_is_optional_and_in_any_order() -> None:  # R5.4
    table = say(table_at("left BL01 BL02 BL03\n ask turn 0"), "take left", "place BL03")
    assert table.legal(0) == ["place BL01", "place BL02", "stop"]


def test_r5_5_each_card_is_resolved_before_the_next() -> None:  # R5.5
    table = say(table_at("0 grey GY06\n left GY07 GY01\n ask turn 0"), "take left", "place GY07")
    assert asked(table) == (0, "bonus")
    assert why(table, "place GY01") == "not-now"


def test_r6_1_a_plus_two_raises_the_value_for_good() -> None:  # R6.1
    table = table_at("0 blue BL04 BL13\n plus 0=blue-2\n ask turn 0")
    assert (value(table, "blue-1"), value(table, "blue-2"), total(table, "blue")) == (2, 2, 4)


def test_r6_2_symbols_and_tokens_add_nothing() -> None:  # R6.2
    table = table_at("0 green GN14 GN12\n laid 0=green-1\n ask turn 0")
    assert [value(table, f"green-{n}") for n in (1, 2)] == [0, 1]
    assert cells(table, "trams") == ["green-1", "green-2"]


def test_r7_1_a_tracks_token_gives_tracks() -> None:  # R7.1
    assert cells(table_at("0 green GN01\n laid 0=green-1\n ask turn 0"), "trams") == ["green-1"]
    assert cells(table_at("0 green GN01\n ask turn 0"), "trams") == []


@pytest.mark.parametrize("column", range(5))
def test_r7_2_every_space_of_the_bottom_row_touches_the_printed_depot(column: int) -> None:  # R7.2
    others = ["GN01", "GN02", "GN03", "GN04"][:column]
    assert cells(table_at(f"0 green {' '.join([*others, 'GN06'])}\n ask turn 0"), "trams") == [f"green-{column + 1}"]


def test_r7_2_depot_cards_are_roots_in_any_row() -> None:  # R7.2
    table = table_at("0 blue BL11 BL04\n 0 orange depot-1\n ask turn 0")
    assert cells(table, "trams") == ["blue-1", "blue-2", "orange-1"]


def test_r7_3_a_card_without_tracks_transmits_nothing() -> None:  # R7.3
    assert cells(table_at("0 green GN06 GN01 GN07\n 0 yellow YE01 YE04\n ask turn 0"), "trams") == [
        "green-1",
        "green-3",
    ]
    assert cells(table_at("0 blue BL11 BL01 BL04\n ask turn 0"), "trams") == ["blue-1"]


def test_r7_3_corners_do_not_connect() -> None:  # R7.3
    assert cells(table_at("0 yellow YE01 YE04\n 0 green GN06\n ask turn 0"), "trams") == ["green-1"]


def test_r7_3_the_end_of_a_row_is_not_next_to_the_beginning_of_the_next() -> None:  # R7.3
    table = table_at("0 orange OR01 OR02 OR03 OR06 OR13\n 0 yellow YE04\n ask turn 0")
    assert cells(table, "trams") == ["orange-5"]


def test_r7_4_the_network_grows_through_several_older_cards() -> None:  # R7.4
    text = (
        "0 blue BL04\n 0 grey GY04 GY05\n 0 orange OR01 OR04\n 0 yellow YE01 YE04\n 0 green GN01\n left GN06\n "
        "ask turn 0"
    )
    table = say(table_at(text), "take left", "place GN06")
    assert cells(table, "trams") == ["blue-1", "grey-1", "grey-2", "orange-2", "yellow-2", "green-2"]


def test_r7_5_unconnected_parts_all_count() -> None:  # R7.5
    assert len(cells(table_at("0 blue BL11\n 0 orange OR01 OR13\n 0 green GN06\n ask turn 0"), "trams")) == 3


def test_r8_1_a_square_beside_a_cable_car_is_worth_four_at_once() -> None:  # R8.1
    table = say(table_at("0 blue BL11\n left GY10\n ask turn 0"), "take left", "place GY10")
    assert value(table, "grey-1") == 4
    table = say(table_at("0 grey GY10\n left GY13\n ask turn 0"), "take left", "place GY13")
    assert (value(table, "grey-1"), total(table, "grey")) == (4, 5)


def test_r8_1_a_square_gains_only_once() -> None:  # R8.1
    assert value(table_at("0 blue BL11\n 0 grey GY10 GY13\n 0 orange OR13\n ask turn 0"), "grey-1") == 4


def test_r8_2_its_own_cable_car_does_not_feed_a_square() -> None:  # R8.2
    table = table_at("0 yellow YE10\n 0 green GN06\n ask turn 0")
    assert value(table, "yellow-1") == 4
    table = table_at("0 grey BL13 GY10\n laid 0=grey-2\n 0 orange OR01 OR02\n ask turn 0")
    assert (value(table, "grey-2"), cells(table, "trams")) == (0, [])


def test_r9_1_coasts_count_wherever_they_lie_and_only_for_their_owner() -> None:  # R9.1
    text = (
        "0 grey GY01\n 0 orange OR14\n 0 yellow YE03\n 1 grey GY02\n 1 orange OR15\n 1 yellow YE04\n left BL06 "
        "BL07\n ask turn 0"
    )
    table = say(table_at(text), "take left", "place BL06")
    assert cells(table, "towers") == []
    say(table, "place BL07")
    assert (cells(table, "towers"), cells(table, "towers", 1)) == (["orange-1"], [])


def test_r9_2_neighbours_count_and_the_foundation_does_not() -> None:  # R9.2
    table = table_at("0 grey GY01\n 0 orange OR14\n 0 yellow YE01\n plus 0=orange-1\n ask turn 0")
    assert (around(table, "orange-1"), cells(table, "towers")) == (6, [])


def test_r9_3_a_skyscraper_leaves_its_card_as_it_is() -> None:  # R9.3
    table = say(
        table_at("0 grey GY01\n 0 orange OR15\n 0 yellow YE04\n 0 green GN06\n left OR01\n ask turn 0"),
        "take left",
        "place OR01",
    )
    assert cells(table, "towers") == ["orange-1"]
    assert "orange-1" in cells(table, "trams")


def test_r10_1_the_first_builder_gets_the_medal() -> None:  # R10.1
    text = "seats 3\n 2 grey GY01\n 2 orange OR14\n 2 yellow YE01\n left OR02\n ask turn 2"
    assert cities(say(table_at(text), "take left", "place OR02")).medal == 2


def test_r10_1_the_medal_goes_to_and_fro() -> None:  # R10.1
    text = """
        0 blue BL01
        0 grey GY14
        0 orange OR01
        towers 0=grey-1
        medal 0
        1 blue BL02
        1 grey GY15
        1 orange OR02
        1 yellow YE14
        left GY01 GN01 YE01
        middle OR03 YE15 YE02 BK01
        0 yellow YE03
        ask turn 1
    """
    table = say(table_at(text), "take left", "place GY01", "place YE01")
    assert (cells(table, "towers", 1), int(cities(table).medal)) == (["grey-1"], 0)
    say(table, "place GN01")
    assert (cells(table, "towers", 1), int(cities(table).medal)) == (["grey-1", "yellow-1"], 1)


def test_r10_2_skyscrapers_of_one_step_are_compared_together() -> None:  # R10.2
    text = (
        "0 grey GY14\n towers 0=grey-1\n medal 0\n 1 blue BL01\n 1 grey GY15\n 1 orange OR01\n 1 yellow YE14\n "
        "1 green GN01\n left BL07\n ask turn 1"
    )
    table = say(table_at(text), "take left", "place BL07")
    assert (len(cells(table, "towers", 1)), int(cities(table).medal)) == (2, 1)


def test_r11_1_only_the_first_to_finish_a_row_gets_its_token() -> None:  # R11.1
    text = (
        "0 blue BL01 BL02 BL03 BL04\n 1 blue BL05 BL06 BL07 BL08\n left BL10\n middle BL11\n contracts 0 0\n ask turn 0"
    )
    table = say(table_at(text), "take left", "place BL10", "take middle", "place BL11")
    assert [int(rows) for rows in cities(table).finished] == [1, 0]


def test_r11_2_black_cards_and_bonus_cards_count() -> None:  # R11.2
    table = say(
        table_at("0 blue BL01 BL02 value-1 depot-1\n left BK01\n ask turn 0"), "take left", "place BK01", "row blue"
    )
    assert cities(table).finished[0] == 1


@pytest.mark.parametrize(
    ("name", "first", "second", "kind"),
    [
        ("blue", "BL05", "BL09", "plus_two"),
        ("grey", "GY06", "GY07", "value_card"),
        ("orange", "OR06", "OR07", "depot_card"),
        ("yellow", "YE05", "YE06", "points"),
        ("green", "GN08", "GN09", "contract_relief"),
    ],
)
def test_r12_1_each_district_has_its_bonus(name: str, first: str, second: str, kind: str) -> None:  # R12.1
    table = say(table_at(f"0 {name} {first}\n left {second}\n ask turn 0"), "take left", f"place {second}")
    assert table.legal(0) == [f"bonus {kind}", "bonus tracks_token"]
    assert {why(table, f"bonus {other}") for other in ("plus_two", "points", "value_card") if other != kind} == {
        "R12_1-other-district"
    }


def test_r12_1_the_table_may_assign_the_bonuses_otherwise() -> None:  # R12.1
    option = "option bonus_by_district=points,plus_two,contract_relief,depot_card,value_card"
    for first, second, kind in (
        ("BL05", "BL09", "points"),
        ("GN08", "GN09", "value_card"),
        ("OR06", "OR07", "contract_relief"),
    ):
        name = {"BL": "blue", "GN": "green", "OR": "orange"}[first[:2]]
        table = say(
            table_at(f"{option}\n 0 {name} {first}\n left {second}\n ask turn 0"), "take left", f"place {second}"
        )
        assert table.legal(0) == [f"bonus {kind}", "bonus tracks_token"]


def test_r12_2_a_third_symbol_and_symbols_of_other_rows_give_nothing() -> None:  # R12.2
    table = say(
        table_at("0 grey GY06 GY07\n 0 blue BL05\n left GY08 OR06\n ask turn 0"),
        "take left",
        "place GY08",
        "place OR06",
    )
    assert asked(table) == (1, "turn")


def test_r12_3_one_must_be_taken_even_if_it_ends_the_game() -> None:  # R12.3
    table = say(table_at("0 grey GY06\n left GY07\n ask turn 0"), "take left", "place GY07")
    assert why(table, "decline") == "R12_3-must-take"


def test_r12_4_effects_of_all_kinds() -> None:  # R12.4
    table = say(table_at("0 yellow YE05\n left YE06\n ask turn 0"), "take left", "place YE06", "bonus points")
    assert list(cities(table).points) == [1, 0]
    table = say(
        table_at("0 green GN08\n contracts 0 1\n left GN09\n ask turn 0"),
        "take left",
        "place GN09",
        "bonus contract_relief",
    )
    assert list(cities(table).reliefs) == [1, 0]
    table = say(
        table_at("0 orange OR06\n left OR07\n ask turn 0"), "take left", "place OR07", "bonus depot_card", "row blue"
    )
    assert (row(table, "blue"), cells(table, "trams")) == (["depot-1"], ["blue-1"])
    table = say(table_at("0 blue BL05\n left BL09\n ask turn 0"), "take left", "place BL09", "bonus plus_two")
    assert why(table, "on grey-1") == "R12_4-no-card"
    assert value(say(table, "on blue-2"), "blue-2") == 3
    table = say(table_at("0 blue BL05 BL04\n left BL09\n ask turn 0"), "take left", "place BL09", "bonus tracks_token")
    assert why(table, "on blue-2") == "R12_3-has-tracks"
    assert cells(say(table, "on blue-3"), "laid") == ["blue-3"]


def test_r12_5_the_effect_is_resolved_like_a_placement() -> None:  # R12.5
    table = table_at("0 grey GY14 GY06\n 0 orange OR01\n left GY07\n ask turn 0")
    say(table, "take left", "place GY07", "bonus value_card", "row blue")
    assert cells(table, "towers") == ["grey-1"]


def test_r12_6_a_kind_is_gone_after_three_but_tracks_tokens_may_go_to_one_player() -> None:  # R12.6
    text = "0 blue BL05 BL01\n 0 grey GY06 GY01\n 0 orange OR06 OR01\n left BL09 GY07 OR07\n ask turn 0"
    table = say(
        table_at(text),
        "take left",
        "place BL09",
        "bonus tracks_token",
        "on blue-2",
        "place GY07",
        "bonus tracks_token",
        "on grey-2",
    )
    say(table, "place OR07", "bonus tracks_token", "on orange-2")
    assert cities(table).supply[5] == 0


def test_r12_7_only_one_right_is_open_at_a_time() -> None:  # R12.7
    table = say(table_at("0 blue BL05\n 0 grey GY06\n left BL09 GY07\n ask turn 0"), "take left", "place BL09")
    assert cities(table).right == 0
    say(table, "bonus plus_two", "on blue-1")
    assert cities(table).right == -1


def test_r14_1_network_then_values_then_skyscraper_then_completion_then_bonus() -> None:  # R14.1
    text = """
        0 blue BL06 BL01 BL02 BL05
        0 grey GY14 GY10 GY01 GY02
        0 orange OR03
        left BL12
        ask turn 0
    """
    table = say(table_at(text), "take left", "place BL12")
    assert cells(table, "trams") == ["blue-5"]
    assert cities(table).finished[0] == 1
    assert asked(table) == (0, "bonus")
    say(table, "bonus tracks_token", "on blue-4")
    assert cells(table, "trams") == ["blue-4", "blue-5"]


def test_r14_2_a_bonus_card_may_be_the_last_one_of_the_board() -> None:  # R14.2
    rows = (
        "0 blue BL01 BL02 BL03 BL04 BL06\n 0 orange OR01 OR02 OR03 OR04 OR05\n 0 yellow YE01 YE02 YE03 YE04 "
        "YE07\n 0 green GN01 GN02 GN03 GN04 GN05\n"
    )
    table = say(table_at(rows + "0 grey GY06 GY01 GY02\n left GY07\n ask turn 0"), "take left", "place GY07")
    assert not table.is_over
    assert say(table, "bonus value_card", "row grey").is_over


def test_r7_1_where_direction_matters_both_cards_must_show_their_common_side() -> None:  # R7.1
    sided = another_set("sided")
    switch = "option track_direction_matters=true\n"
    assert cells(table_at(switch + "0 green GN06\n 0 yellow YE04 YE07\n ask turn 0", sided), "trams") == [
        "yellow-1",
        "green-1",
    ]
    assert cells(table_at(switch + "0 green GN07\n ask turn 0", sided), "trams") == []
    assert cells(table_at("0 green GN07\n ask turn 0", sided), "trams") == ["green-1"]
    table = table_at(switch + "0 green GN01\n 0 yellow YE07 YE04\n laid 0=green-1\n ask turn 0", sided)
    assert cells(table, "trams") == ["green-1"]


def test_r12_3_a_right_that_was_lost_does_not_come_back() -> None:  # R12.3
    table = table_at("0 blue BL11 BL04 BL12\n 1 blue BL01 BL02 BL03\n left BK07 GN01 GN02\n plus 1=448\n ask turn 0")
    say(table, "take left", "place BK07", "row blue")
    assert cities(table).right == -1
    say(table, "place GN01")  # a card that a tracks token could lie on
    assert asked(table) == (0, "place")
