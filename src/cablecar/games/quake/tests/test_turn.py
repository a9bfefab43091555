"""Card turns: order, spaces, paying, and the simple actions (R3, R20 to R32)."""

from __future__ import annotations

import pytest

from cablecar.games.quake.tests.helpers import DATA, TABLES, asked, city, follow, hand, new_table, state_at, table_at
from cablecar.games.quake.turn import distance


def three(card: str = "A1", more: str = "", *, money: str = "4 4 4", turn: int = 0) -> str:
    ring = " ".join([card, *(name for name in DATA.cards if name != card)])
    return f"seats 3\nyear 1\nstage 0\nturn {turn}\nring {ring}\norder 0 1 2\nmoney {money}\n{more}\nask enter {turn}"


def two(card: str = "A1", more: str = "", *, money: str = "4 4", ask: str = "enter 0") -> str:
    ring = " ".join([card, *(name for name in DATA.cards if name != card)])
    return f"seats 2\nyear 1\nstage 0\nring {ring}\norder 0 1\nmoney {money}\n{more}\nask {ask}"


def test_t1_the_turn_of_the_rulebook() -> None:
    table = table_at(three(money="0 0 2"))
    follow(table, "0 enter A1.1", "0 use A1.1", "1 enter A1.2", "1 use A1.2", "2 enter A1.0", "2 use A1.1")
    state = city(table)
    assert list(state.area) == [1, 0, 1]
    assert list(state.money) == [0, 3, 0]
    assert list(state.order) == [1, 0, 2]
    assert asked(table) == (1, "enter")


def test_r3_the_further_right_the_earlier() -> None:  # R3
    table = follow(table_at(three()), "0 enter A1.2", "0 use A1.2", "1 enter A1.4", "1 use A1.4", "2 enter A1.3")
    assert list(city(table).order) == [1, 2, 0]


def test_r1_money_never_falls_below_zero() -> None:  # R1
    table = follow(table_at(two(money="0 0")), "0 enter A1.0")
    assert table.why_not(0, "use A1.1") == "R21-steps"
    assert "collect" in table.legal(0)


def test_r2_what_cannot_be_done_whole_is_not_offered() -> None:  # R2
    table = follow(table_at(two("A2", money="1 0")), "0 enter A2.2")
    assert table.why_not(0, "use A2.2") == "R30-money"
    assert table.legal(0) == ["collect"]


def test_r20_a_taken_space_or_another_card_is_refused() -> None:  # R20
    table = follow(table_at(two()), "0 enter A1.1", "0 collect")
    assert table.why_not(1, "enter A1.1") == "R20-taken"
    assert table.why_not(1, "enter A2.0") == "R20-other-card"
    assert table.why_not(1, "enter A1.3") == "R7-no-space"
    assert table.legal(1) == ["enter A1.0", "enter A1.2"]


def test_r21_own_action_side_income_or_paid_action() -> None:  # R21
    table = follow(table_at(two()), "0 enter A1.1")
    assert set(table.legal(0)) == {"use A1.1", "use A1.2", "collect"}
    assert follow(table, "0 collect").state.actor == 1
    assert city(table).money[0] == 5


def test_r21_pass_ends_the_turn_at_once() -> None:  # R21
    table = follow(table_at(three()), "0 enter A1.3")
    assert asked(table) == (1, "enter")
    assert city(table).money[0] == 4


@pytest.mark.parametrize(("start", "target", "steps"), [(4, 2, 1), (4, 0, 3), (2, 0, 2), (0, 4, 3), (1, 1, 0)])
def test_t13_distance(start: int, target: int, steps: int) -> None:
    assert distance(state_at(three()), 0, start, target) == steps


def test_r22_the_pass_space_counts_if_the_option_says_so() -> None:  # R22
    state = state_at(three().replace("ask", "option pass_steps=one\nask"))
    assert distance(state, 0, 4, 0) == 4
    assert distance(state, 0, 2, 0) == 2


def test_t13_pass_is_never_a_target() -> None:
    table = follow(table_at(three(money="9 9 9")), "0 enter A1.4")
    assert table.why_not(0, "use A1.3") == "R22-pass"


def test_r22_an_occupied_space_can_be_paid_for() -> None:  # R22
    table = follow(table_at(two()), "0 enter A1.1", "0 use A1.1", "1 enter A1.2")
    assert "use A1.1" in table.legal(1)
    assert city(follow(table, "1 use A1.1")).money[1] == 2


def test_r23_side_income_belongs_to_the_own_space() -> None:  # R23
    table = follow(table_at(two()), "0 enter A1.2")
    assert table.why_not(0, "collect") == "R21-no-side-income"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r24_every_space_of_every_card_leaves_something_to_do(seats: int) -> None:  # R24
    for card in DATA.cards:
        text = (
            f"seats {seats}\nyear 1\nstage 0\nring {card} "
            f"{' '.join(name for name in DATA.cards if name != card)}\nask enter 0"
        )
        for word in table_at(text).legal(0):
            table = follow(table_at(text), f"0 {word}")
            assert table.legal(int(table.state.actor))


def test_t16_a_display_is_filled_after_the_card() -> None:
    table = table_at(two("A2", "display Y1a Y2a Y3a"))
    follow(table, "0 enter A2.1", "0 use A2.1", "0 take Y2a")
    assert list(city(table).display).count(-1) == 1
    assert asked(table) == (1, "enter")
    follow(table, "1 enter A2.0", "1 collect")
    assert asked(table) == (-1, "show")
    follow(table, "* show Y5a")
    assert city(table).display[1] == DATA.licences.index("Y5-light-hydrant")
    assert asked(table)[1] == "enter"


def test_t16_a_benefit_is_filled_at_once() -> None:
    table = table_at("seats 2\nyear 1\nstage -2\ndisplay Y1a Y2a Y3a\nask income 0")
    follow(table, "0 income 4", "0 benefit licence", "0 take Y2a")
    assert asked(table) == (-1, "show")
    assert asked(follow(table, "* show R5a")) == (1, "income")


def test_r25_licences_are_filled_before_objectives() -> None:  # R25
    table = table_at(two("A6", "display Y1a gap gap\nrow each_building gap own_pairs", ask="enter 0"))
    follow(table, "0 enter A6.2", "0 collect", "1 enter A6.1", "1 collect", "* show R5a", "* show R4a")
    assert asked(table) == (-1, "reveal")


def test_t39_income_can_be_paid_for() -> None:
    table = follow(table_at(two(money="2 0")), "0 enter A1.1", "0 use A1.2")
    assert city(table).money[0] == 3


def test_r26_income_gives_the_amount_of_the_space() -> None:  # R26
    assert city(follow(table_at(two("A4")), "0 enter A4.2", "0 use A4.2")).money[0] == 6


def test_r27_materials_need_a_supply() -> None:  # R27
    table = follow(table_at(two(more="area 8 0")), "0 enter A1.1")
    assert table.why_not(0, "use A1.1") == "R27-no-building"
    table = follow(table_at(two(more="area 7 0")), "0 enter A1.1", "0 use A1.1")
    assert list(city(table).supply) == [0, 8]


def test_t17_with_five_licences_none_can_be_taken() -> None:
    table = follow(table_at(two("A2", "hand 0 Y1a Y2a Y3a Y4a Y5a", money="9 0")), "0 enter A2.1")
    assert table.why_not(0, "use A2.1") == "R28-limit"
    table = follow(table_at(two("A2", "hand 0 Y1a Y2a Y3a Y4a Y5a", money="9 0")), "0 enter A2.2")
    assert table.why_not(0, "use A2.1") == "R28-limit"
    table = follow(table_at("seats 2\nyear 1\nstage -2\nhand 0 Y1a Y2a Y3a Y4a Y5a\nask income 0"), "0 income 4")
    assert table.legal(0) == ["benefit objective"]
    assert table.why_not(0, "benefit licence") == "R28-limit"


@pytest.mark.parametrize(("edition", "is_legal"), [("looping", True), ("biberstein", False)])
def test_r28_the_deck_by_edition(edition: str, is_legal: bool) -> None:  # R28
    table = follow(table_at(two("A2", f"option edition={edition}")), "0 enter A2.1", "0 use A2.1")
    assert ("draw licence" in table.legal(0)) == is_legal
    if is_legal:
        follow(table, "0 draw licence", "* receive R5a")
        assert hand(table, 0) == ["R5a"]
    else:
        assert table.why_not(0, "draw licence") == "R28-deck"


def test_r28_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:  # R28
    discarded = [name for name in DATA.licences if not name.startswith("R")]
    shown, rest = discarded[:3], discarded[3:]
    hands = "hand 0 R1a R1b R2a R2b\nhand 1 R3a R3b R4a R4b R5a"
    table = table_at(two("A2", f"{hands}\ndisplay {' '.join(shown)}\ndiscard {' '.join([*rest, 'R5-tram-park'])}"))
    state = city(table)
    assert state.deck_size == 0
    follow(table, "0 enter A2.1", "0 use A2.1")
    assert state.deck_size == 0
    follow(table, "0 draw licence")
    assert (state.deck_size, state.discard_size) == (len(rest) + 1, 0)
    follow(table, "* receive R5b")
    assert hand(table, 0) == ["R1a", "R1b", "R2a", "R2b", "R5b"]


@pytest.mark.parametrize(("edition", "is_legal"), [("looping", True), ("biberstein", False)])
def test_r29_objectives_by_edition(edition: str, is_legal: bool) -> None:  # R29
    table = follow(
        table_at(two("A4", f"option edition={edition}\nrow own_pairs each_building urb_set")),
        "0 enter A4.1",
        "0 use A4.1",
    )
    assert ("draw objective" in table.legal(0)) == is_legal
    follow(table, "0 take own_pairs")
    assert city(table).hidden[0] == 0
    assert city(table).place[DATA.objectives.index("own_pairs")] == 0


def test_r29_without_a_card_the_action_is_impossible() -> None:  # R29
    table = follow(table_at(two("A4", "option edition=biberstein\nrow gap gap gap")), "0 enter A4.1")
    assert table.why_not(0, "use A4.1") == "R29-no-card"
    assert "use A4.1" in follow(table_at(two("A4", "row gap gap gap")), "0 enter A4.1").legal(0)


def test_r29_a_drawn_objective_is_hidden() -> None:  # R29
    table = follow(table_at(two("A4")), "0 enter A4.1", "0 use A4.1", "0 draw objective", "* deal own_pairs")
    assert city(table).hidden[0] == 1
    assert table.log_as_seen(1)[-1] == "* ?"
    assert table.log_as_seen(0)[-1] == "* deal own_pairs"


def test_r30_urbanise_costs_two() -> None:  # R30
    table = follow(table_at(two("A2")), "0 enter A2.2", "0 use A2.2")
    assert (city(table).money[0], city(table).column[0]) == (2, 1)


def test_r31_clean_with_and_without_rubble() -> None:  # R31
    table = follow(table_at(two("A3")), "0 enter A3.2", "0 use A3.2")
    assert table.why_not(0, "clear Y1a") == "R31-no-rubble"
    follow(table, "0 clear V3b")
    state = city(table)
    assert (state.money[0], state.tokens[0], state.level[0]) == (1, 1, 1)
    table = follow(table_at(two("A3")), "0 enter A3.2", "0 use A3.2", "0 clear nothing")
    assert (city(table).money[0], city(table).tokens[0], city(table).level[0]) == (2, 0, 1)


def test_r31_with_two_dollars_nothing_is_asked() -> None:  # R31
    table = follow(table_at(two("A3", money="2 0")), "0 enter A3.2", "0 use A3.2")
    assert asked(table) == (1, "enter")
    assert (city(table).money[0], city(table).level[0]) == (0, 1)


def test_t14_the_edges_of_the_board() -> None:
    state = state_at("seats 2\nyear 1\nstage 0\ncolumn 7 4\nlevel 2 5\nask enter 0")
    state.move_right(0)
    assert (state.column[0], state.level[0]) == (7, 3)
    state.move_up(1)
    assert (state.column[1], state.level[1]) == (5, 5)


def test_t14_the_corner_pays() -> None:
    table = follow(table_at(two("A2", "column 7 0\nlevel 5 0")), "0 enter A2.2", "0 use A2.2")
    assert (city(table).money[0], city(table).column[0], city(table).level[0]) == (3, 7, 5)


def test_r32_the_corner_pays_for_moves_up_too() -> None:  # R32
    state = state_at("seats 2\nyear 1\nstage 0\ncolumn 7 0\nlevel 5 0\nask enter 0")
    state.move_up(0)
    assert state.money[0] == 1
    assert TABLES.corner_money == 1


def test_r41_costs_follow_the_year() -> None:  # R41
    assert list(TABLES.cost) == [0, 1, 1, 2, 2, 3, 3]
    assert list(DATA.years) == [1906, 1907, 1908, 1909, 1910, 1911, 1915]


def test_r8_everybody_begins_on_minus_seven() -> None:  # R8
    table = new_table(3)
    assert [int(TABLES.cells[city(table).level[p] * TABLES.columns + city(table).column[p]]) for p in range(3)] == [
        -7,
        -7,
        -7,
    ]
