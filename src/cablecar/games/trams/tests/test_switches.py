"""Acceptance tests T35: what each switch of the rules changes."""

from __future__ import annotations

from cablecar.games.trams.tests.helpers import (
    asked,
    cells,
    cities,
    contracts,
    legal,
    order,
    say,
    sheet,
    state_at,
    table_at,
)
from cablecar.games.trams.tests.test_examples import T7, T12, T16, T26


def test_t35a_a_bonus_may_be_declined() -> None:
    table = table_at(T7.replace("left GY08", "left GY08 GY09") + "\n option may_decline_bonus=true")
    say(table, "take left", "place GY08")
    assert "decline" in table.legal(0)
    say(table, "decline", "place GY09")
    assert asked(table) == (1, "turn")


def test_t35b_no_tracks_token_once_the_districts_own_kind_is_gone() -> None:
    switch = "\n option tracks_token_if_district_bonus_empty=false"
    table = table_at("seats 4\n 0 grey GY06\n left GY07\n out value-1 value-2 value-3\n ask turn 0" + switch)
    assert asked(say(table, "take left", "place GY07")) == (1, "turn")
    assert say(table_at(T12 + switch), "take left", "place GY07").legal(0) == ["bonus tracks_token"]


def test_t35c_the_last_card_grants_nothing() -> None:
    assert say(table_at(T12 + "\n option resolve_last_card_fully_before_end=false"), "take left", "place GY07").is_over


def test_t35d_an_empty_space_loses_to_any_card() -> None:
    text = "0 blue BL01 BL13\n 1 blue BL02\n trigger 1\n ask turn 1"
    assert order(state_at(text), "blue") == [1, 0]
    assert order(state_at(text + "\n option empty_space_value_in_tiebreak=-1"), "blue") == [0, 1]


def test_t35e_nothing_good_for_nothing() -> None:
    points = sheet(state_at(T16 + "\n option zero_value_players_are_ranked=false"))
    assert [each["blue"] for each in points] == [1, -1, 0, 2]
    assert [each["grey"] for each in points] == [0, -1, 0, 0]


def test_t35f_the_contract_comes_last() -> None:
    table = say(table_at(T26 + "\n option contract_taken_before_placing=false"), "take left")
    assert contracts(table) == [1, 0]
    say(table, "place BL01", "place GN09", "bonus contract_relief")
    assert sorted(table.legal(0)) == ["relief 1", "stop"]
    other = say(
        table_at(T26 + "\n option contract_taken_before_placing=false"),
        "take left",
        "place BL01",
        "place GN09",
        "bonus contract_relief",
        "stop",
    )
    say(table, "relief 1")
    assert (contracts(table), contracts(other)) == ([1, 0], [2, 0])
    assert asked(table) == asked(other) == (1, "turn")


def test_t35g_each_skyscraper_is_asked_for() -> None:
    text = (
        "0 grey GY10\n 0 orange OR14\n 0 yellow YE01\n left BL11 GN01\n option auto_build_skyscrapers=false\n "
        "ask turn 0"
    )
    table = say(table_at(text), "take left", "place BL11")
    assert legal(table) == ["build orange-1", "leave orange-1"]
    assert cities(table).medal == -1
    say(table, "leave orange-1")
    assert cells(table, "towers") == []
    say(table, "place GN01")
    assert legal(table) == ["build orange-1", "leave orange-1"]
    say(table, "build orange-1")
    assert (cells(table, "towers"), int(cities(table).medal)) == (["orange-1"], 0)
