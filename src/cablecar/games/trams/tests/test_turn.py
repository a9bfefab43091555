"""Set-up, turns, columns, contracts and the end, clause by clause (R1 to R4, R13, R15, R18, R19)."""

from __future__ import annotations

import pytest

from cablecar.games.trams import GAME
from cablecar.games.trams.tests.helpers import (
    COUNTS,
    DATA,
    another_set,
    asked,
    cities,
    column,
    contracts,
    legal,
    new_table,
    out,
    play_to_end,
    pool,
    say,
    sheet,
    table_at,
    why,
)
from cablecar.kernel.errors import BadOption, Refused
from cablecar.kernel.fields import dump
from cablecar.kernel.phase import CHANCE, SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table


def test_r1_1_all_87_project_cards_are_in_the_deck_and_no_bonus_card() -> None:  # R1.1
    table = say(Table(GAME, 2, {"first_seat": "0"}, dice=None), "draw")
    assert legal(table) == [f"reveal {card}" for card in DATA.card_names]
    assert len(DATA.card_names) == 87


def test_r1_2_the_columns_start_empty() -> None:  # R1.2
    table = new_table(3)
    assert [int(size) for size in cities(table).sizes] == [0, 0, 0]
    assert why(table, "take left") == "R4_1-empty"


@pytest.mark.parametrize(("seats", "tokens"), [(2, 6), (3, 8), (4, 10)])
def test_r1_3_foundation_tokens_by_number_of_players(seats: int, tokens: int) -> None:  # R1.3
    assert cities(new_table(seats)).tokens == tokens


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_4_the_supply_is_the_same_for_every_count(seats: int) -> None:  # R1.4
    state = cities(new_table(seats))
    assert list(state.supply) == [3] * 6
    assert (int(state.completions), int(state.medal)) == (31, -1)


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_5_everybody_starts_with_nothing(seats: int) -> None:  # R1.5
    state = cities(new_table(seats))
    for field in ("contracts", "reliefs", "points", "cards", "towers", "trams"):
        assert list(getattr(state, field)) == [0] * seats


def test_r1_6_a_random_seat_begins_or_the_one_the_table_names() -> None:  # R1.6
    assert {asked(new_table(3, seed))[0] for seed in range(20)} == {0, 1, 2}
    assert asked(new_table(4, 1, first_seat="2")) == (2, "turn")
    with pytest.raises(BadOption, match="no seat 3"):
        new_table(3, 1, first_seat="3")


def test_r2_1_a_turn_is_a_draw_or_a_column_and_never_a_pass() -> None:  # R2.1
    table = table_at("left BL01\n ask turn 0")
    assert table.legal(0) == ["draw", "take left"]
    with pytest.raises(Refused):
        table.submit(0, "stop")


def test_r2_2_relief_replaces_no_action() -> None:  # R2.2
    table = say(table_at("contracts 1 0\n reliefs 1 0\n ask turn 0"), "relief 1")
    assert asked(table) == (0, "turn")


def test_r2_3_drawing_is_always_possible_while_the_deck_lasts() -> None:  # R2.3
    table = table_at("contracts 9 0\n left BL01\n ask turn 0")
    assert table.legal(0) == ["draw"]


def test_r2_4_the_turn_passes_clockwise() -> None:  # R2.4
    table = say(table_at("seats 3\n ask turn 2"), "draw", "reveal BL01", "into middle")
    assert asked(table) == (0, "turn")


def test_r3_1_commit_then_see_then_name_the_column() -> None:  # R3.1
    table = say(table_at("middle BL02\n ask turn 0"), "draw")
    assert asked(table) == (CHANCE, "reveal")
    say(table, "reveal BL01")
    assert table.legal(0) == ["into left", "into middle", "into right"]
    say(table, "into middle")
    assert column(table, "middle") == ["BL02", "BL01"]


def test_r3_1_a_column_has_no_size_limit() -> None:  # R3.1
    cards = " ".join(name for name in DATA.card_names if not name.endswith(("13", "14", "15", "11", "12")))
    table = table_at(f"left {cards}\n ask turn 0")
    say(table, "draw", "reveal BL11", "into left")
    assert len(column(table, "left")) == len(cards.split()) + 1


def test_r3_2_each_foundation_card_takes_one_token_and_no_other_card_does() -> None:  # R3.2
    table = say(table_at("ask turn 0"), "draw", "reveal BL01", "into left")
    assert cities(table).tokens == 6
    assert cities(say(table, "draw", "reveal OR15")).tokens == 5


def test_r3_3_with_the_last_token_no_column_is_asked_for() -> None:  # R3.3
    table = say(table_at("out GY14 OR14 YE14 GN14 BL13\n left BL01\n ask turn 0"), "draw", "reveal GY15")
    assert table.is_over
    assert column(table, "left") == ["BL01", "GY15"]


@pytest.mark.parametrize(("held", "open_"), [(0, ["left", "middle"]), (1, ["middle"]), (2, [])])
def test_r4_1_a_column_must_hold_more_cards_than_one_has_contracts(held: int, open_: list[str]) -> None:  # R4.1
    table = table_at(f"contracts {held} 0\n left BL01\n middle BL02 BL03\n ask turn 0")
    assert [word.split()[1] for word in table.legal(0) if word.startswith("take")] == open_
    assert why(table, "take right") == "R4_1-empty"
    if held:
        assert why(table, "take left") == "R4_1-contracts"


def test_r4_2_the_whole_column_becomes_the_pool() -> None:  # R4.2
    table = say(table_at("left BL01 GY14\n middle BL02\n ask turn 0"), "take left")
    assert (pool(table), column(table, "left"), column(table, "middle")) == (["BL01", "GY14"], [], ["BL02"])


def test_r4_3_one_contract_whatever_the_size() -> None:  # R4.3
    assert contracts(say(table_at("left BL01 BL02 BL03\n ask turn 0"), "take left")) == [1, 0]


def test_r4_4_what_is_not_placed_leaves_the_game() -> None:  # R4.4
    table = say(table_at("left BL01 GY14 OR01\n ask turn 0"), "take left", "place BL01", "stop")
    assert out(table) == ["GY14", "OR01"]
    assert cities(table).tokens == 5
    assert asked(table) == (1, "turn")


def test_r4_5_a_column_may_be_taken_to_place_nothing() -> None:  # R4.5
    table = say(table_at("contracts 0 1\n left BL01\n ask turn 0"), "take left", "stop")
    assert (contracts(table), out(table)) == ([0, 0], ["BL01"])


def test_r13_1_contracts_have_no_limit() -> None:  # R13.1
    cards = " ".join(DATA.card_names[:10])
    assert contracts(say(table_at(f"contracts 9 0\n left {cards} BK01\n ask turn 0"), "take left")) == [10, 0]
    assert contracts(say(table_at("contracts 30 0\n reliefs 1 0\n ask turn 0"), "relief 2")) == [28, 0]


def test_r13_2_all_drop_one_as_soon_as_nobody_is_without() -> None:  # R13.2
    table = say(table_at("seats 4\n contracts 3 1 0 2\n left BL01\n ask turn 2"), "take left")
    assert contracts(table) == [2, 0, 0, 1]


def test_r13_3_somebody_is_always_without_contracts() -> None:  # R13.3
    table = new_table(3, 7)
    seen = 0
    while not table.is_over:
        seat = table.actors()[0]
        words = table.legal(seat)
        takes = [word for word in words if word.startswith("take")]
        table.submit(seat, takes[0] if takes else words[0])
        seen += any(contracts(table))
        assert min(contracts(table)) == 0
    assert seen > 10


def test_r13_4_relief_drops_one_or_two_but_never_more_than_there_are() -> None:  # R13.4
    table = table_at("contracts 1 0\n reliefs 1 1\n ask turn 0")
    assert (why(table, "relief 1"), why(table, "relief 2")) == ("", "R13_4-too-few")
    say(table, "relief 1")
    assert (contracts(table), why(table, "relief 1")) == ([0, 0], "R13_4-no-token")
    assert list(cities(table).supply) == [3, 3, 3, 3, 1, 3]


def test_r13_4_relief_is_possible_between_two_cards() -> None:  # R13.4
    table = say(
        table_at("contracts 1 0\n reliefs 1 0\n left BL01 BL02\n ask turn 0"), "take left", "place BL01", "relief 2"
    )
    assert contracts(table) == [0, 0]
    assert table.legal(0) == ["place BL02", "stop"]


def test_r13_5_in_a_draw_the_last_moment_is_before_the_column() -> None:  # R13.5
    table = say(table_at("contracts 2 0\n reliefs 1 0\n ask turn 0"), "draw", "reveal BL01")
    assert "relief 2" in table.legal(0)
    say(table, "relief 2")
    assert table.legal(0) == ["into left", "into middle", "into right"]


def test_r13_5_the_window_stays_open_after_the_last_card() -> None:  # R13.5
    table = say(table_at("reliefs 1 0\n left BL01\n ask turn 0"), "take left", "place BL01")
    assert table.legal(0) == ["stop", "relief 1"]
    assert asked(say(table, "stop")) == (1, "turn")
    assert cities(table).reliefs[0] == 1


def test_r15_1_the_card_with_the_last_token_belongs_to_nobody() -> None:  # R15.1
    table = say(table_at("out GY14 OR14 YE14 GN14 BL13\n ask turn 0"), "draw", "reveal BL14")
    assert (list(cities(table).cards), int(cities(table).trigger)) == ([0, 0], 0)


def test_r15_2_a_full_board_ends_the_game_and_nothing_else_of_the_turn_happens() -> None:  # R15.2
    rows = (
        "0 blue BL01 BL02 BL03 BL04 BL06\n 0 grey GY01 GY02 GY03 GY04 GY05\n 0 orange OR01 OR02 OR03 OR04 "
        "OR05\n 0 yellow YE01 YE02 YE03 YE04 YE07\n"
    )
    text = rows + "0 green GN01 GN02 GN03 GN04\n reliefs 1 0\n left GN05 GN06\n ask turn 0"
    assert say(table_at(text), "take left", "place GN05").is_over
    late = say(table_at(text + "\n option contract_taken_before_placing=false"), "take left", "place GN05")
    assert (late.is_over, contracts(late)) == (True, [0, 0])


@pytest.mark.parametrize("seats", COUNTS)
def test_r15_3_no_round_is_completed_and_the_active_player_ended_it(seats: int) -> None:  # R15.3
    table = play_to_end(new_table(seats, 3), 3)
    assert cities(table).trigger == cities(table).turn
    assert table.actors() == []


def test_r18_1_more_cable_cars_than_the_box_holds() -> None:  # R18.1
    rows = {"yellow": "YE04 YE07 YE08 YE15 BK05", "green": "GN06 GN07 GN11 GN12 GN13"}
    table = table_at("\n".join(f"0 {name} {cards}" for name, cards in rows.items()) + "\n ask turn 0")
    assert sheet(table.state)[0]["cable_cars"] == 2.5
    assert int(cities(table).trams[0]).bit_count() == 10


def test_r18_2_a_deck_with_few_foundations_ends_when_nothing_can_be_taken() -> None:  # R18.2
    few = another_set("few")
    for seed in range(5):
        table = Table(few, 2, {"first_seat": "0"}, dice=None)
        table.state = Table(few, 2, {"first_seat": "0"}, dice=None).state
        rng = Rng(seed)
        while not table.is_over:
            words = legal(table)
            say(table, words[int(rng.below(len(words)))])
        assert cities(table).tokens > 0
        assert cities(table).left == 0


def test_r18_2_relief_is_asked_for_as_long_as_it_could_help() -> None:  # R18.2
    few = another_set("few")
    deck = " ".join(card.id for card in few.data.cards[1:])
    table = table_at(f"out {deck}\n left BL01\n contracts 2 0\n reliefs 1 0\n ask turn 0", few)
    assert table.legal(0) == ["relief 1", "relief 2"]
    assert say(table, "relief 1").is_over
    table = table_at(f"out {deck}\n left BL01\n contracts 2 0\n reliefs 1 0\n ask turn 0", few)
    assert say(table, "relief 2").legal(0) == ["take left"]


def test_r19_1_everybody_sees_everything() -> None:  # R19.1
    table = new_table(3, 5)
    for reader in (0, 1, 2, int(SPECTATOR)):
        assert dump(table.view(reader).seen) == dump(table.state)


def test_r19_2_a_draw_can_not_be_taken_back_but_a_placement_can() -> None:  # R19.2
    table = new_table(2, 5, first_seat="0")
    table.submit(0, "draw")
    assert not table.can_undo(0)
    table.submit(0, "into left")
    assert table.can_undo(0)
    assert table.log_as_seen(1) == table.log_as_seen(0)


def test_r19_3_an_imagined_deck_has_the_true_cards() -> None:  # R19.3
    table = new_table(2, 5)
    assert dump(table.view(1).imagine(Rng(1))) == dump(table.state)
