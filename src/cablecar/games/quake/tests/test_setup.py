"""Set-up, years and options (R4 to R19, R61 to R64)."""

from __future__ import annotations

import pytest

from cablecar.games.quake import GAME
from cablecar.games.quake.tests.helpers import (
    DATA,
    FIXED,
    TABLES,
    asked,
    bare,
    chance_words,
    city,
    follow,
    hand,
    holders,
    new_table,
    play_to_end,
    table_at,
)
from cablecar.kernel.bits import bits
from cablecar.kernel.errors import BadOption
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.table import Table

SIZES = {1: 4, 2: 4, 3: 6, 4: 8}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"edition": "biberstein", "duopoly": "yes"}, "duopoly is for two players"),
        (1, {"edition": "biberstein", "duopoly": "yes"}, "duopoly is for two players"),
        (2, {"duopoly": "yes"}, "edition looping has no duopoly"),
        (2, {"blocked_action": "closed"}, "blocked_action needs duopoly"),
        (2, {"helper": "blue"}, "helper is for one player"),
        (3, {"closed": "4"}, "closed is for one player"),
        (4, {"rate": "3"}, "rate is for one player"),
        (2, {"committee_income": "fixed"}, "committee_income is for one player"),
        (2, {"committee_builder": "nothing"}, "committee_builder is for one player"),
        (2, {"pass_steps": "one"}, "pass_steps is for three and four players"),
        (2, {"first_seat": "2"}, "there is no start player 2"),
        (1, {"first_seat": "0"}, "there is no start player 0"),
    ],
)
def test_r4_what_does_not_go_together_is_refused(seats: int, options: dict[str, str], reason: str) -> None:  # R4
    with pytest.raises(BadOption, match=reason):
        resolve(GAME, seats, options)


def test_r4_every_mode_has_a_preset() -> None:  # R4
    for preset in GAME.presets:
        resolve(GAME, preset.seats, preset.options)
    assert {preset.seats for preset in GAME.presets} == {1, 2, 3, 4}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r5_land_cards_by_number_of_players(seats: int) -> None:  # R5
    state = city(new_table(seats, 5))
    assert len(state.land) == SIZES[seats]
    assert sorted(card // 2 for card in state.land) == list(range(SIZES[seats]))


def test_r5_a_card_is_laid_once_and_only_if_it_is_in_use() -> None:  # R5
    table = bare(2)
    assert len(chance_words(table)) == 8
    follow(table, "* lay L2 B")
    assert len(chance_words(table)) == 6
    assert table.state.why_not(-1, GAME.vocabulary.number("lay L2 A")) == "R5-laid"
    assert table.state.why_not(-1, GAME.vocabulary.number("lay L5 A")) == "R5-not-used"


def test_r5_slots_and_sides_by_option() -> None:  # R5
    assert chance_words(bare(2, slots="fixed")) == ["lay L1 A", "lay L1 B"]
    assert chance_words(bare(2, sides="B")) == ["lay L1 B", "lay L2 B", "lay L3 B", "lay L4 B"]
    table = bare(2, **FIXED)
    assert asked(table) == (-1, "ring")
    assert list(city(table).land) == [0, 2, 4, 6]


def test_a38_a_letter_for_each_land_card() -> None:  # A38
    assert chance_words(bare(2, sides="ABBAAAAB")) == ["lay L1 A", "lay L2 B", "lay L3 B", "lay L4 A"]
    assert list(city(bare(4, slots="fixed", sides="BAAAAAAB")).land) == [1, 2, 4, 6, 8, 10, 12, 15]
    assert Table(GAME, 2, {"sides": "BBBBBBBB"}, dice=None).options.texts["sides"] == "B"
    table = bare(2, sides="ABBAAAAB")
    assert table.state.why_not(int(CHANCE), GAME.vocabulary.number("lay L1 B")) == "R5-side"


@pytest.mark.parametrize("text", ["", "C", "AB", "ABABABABA", "a", "ABABABAC"])
def test_a38_other_sides_are_refused(text: str) -> None:  # A38
    with pytest.raises(BadOption, match="8 letters"):
        Table(GAME, 2, {"sides": text}, dice=None)


@pytest.mark.parametrize(("seats", "tokens"), [(1, 8), (2, 8), (3, 12), (4, 16)])
def test_t34_rubble_totals(seats: int, tokens: int) -> None:
    for seed in range(6):
        assert bits(city(new_table(seats, seed)).rubble) == tokens


def test_r6_rubble_lies_where_the_side_says() -> None:  # R6
    rubble = city(bare(2, **FIXED)).rubble
    assert [name for i, name in enumerate(DATA.lot_names) if rubble >> i & 1] == [
        "Y2b",
        "Y4c",
        "G5a",
        "G5d",
        "V3b",
        "V4d",
        "R3a",
        "R4a",
    ]


def test_r7_the_ring_has_all_cards_and_the_last_is_certain() -> None:  # R7
    table = follow(bare(2, **FIXED), "* ring A3", "* ring A1", "* ring A6", "* ring A2", "* ring A5")
    assert [DATA.cards[card] for card in city(table).ring] == ["A3", "A1", "A6", "A2", "A5", "A4"]
    assert asked(table) == (-1, "public")


@pytest.mark.parametrize(("seats", "spaces"), [(1, 3), (2, 3), (3, 5), (4, 5)])
def test_r7_the_side_of_the_cards(seats: int, spaces: int) -> None:  # R7
    state = city(new_table(seats))
    assert all(sum(TABLES.action[state.at(card, space)] >= 0 for space in range(5)) == spaces for card in range(6))


def test_r10_three_public_objectives() -> None:  # R10
    state = city(new_table(3))
    assert len(set(state.publics)) == 3
    assert all(objective >= TABLES.privates for objective in state.publics)


@pytest.mark.parametrize(("edition", "deck"), [("looping", 15), ("biberstein", 10)])
def test_t25_decks_by_edition(edition: str, deck: int) -> None:
    table = new_table(3, edition=edition)
    for seat in table.actors() if table.asked(0) == "keep" else []:
        table.submit(seat, table.legal(seat)[0])
    assert city(table).objective_deck == deck
    assert list(city(table).hidden) == [1, 1, 1]


def test_r11_looping_deals_one_after_the_display() -> None:  # R11
    table = follow(
        bare(2, **FIXED),
        *(f"* ring A{i}" for i in range(1, 6)),
        "* public maj_red",
        "* public maj_green",
        "* public dev_green",
    )
    assert asked(table) == (-1, "reveal")
    assert len(chance_words(table)) == 21
    follow(table, "* reveal maj_money", "* reveal own_pairs", "* reveal urb_set")
    assert asked(table) == (-1, "deal")
    follow(table, "* deal maj_yellow")  # A46
    assert holders(table, 0) == ["maj_yellow"]


def german(*lines: str) -> Table:
    table = follow(bare(2, **FIXED, edition="biberstein"), *(f"* ring A{i}" for i in range(1, 6)))
    follow(table, "* public maj_red", "* public maj_green", "* public dev_green")
    return follow(table, "* deal own_pairs", "* deal urb_set", "* deal each_building", "* deal colour_set", *lines)


def test_r11_biberstein_keeps_one_of_two() -> None:  # R11
    table = german()
    assert asked(table) == (-4, "keep")
    assert [len(table.legal(seat)) for seat in (0, 1)] == [2, 2]
    assert table.why_not(0, "keep colour_set") == "R11-not-yours"
    follow(table, "1 keep colour_set", "0 keep urb_set")
    assert (holders(table, 0), holders(table, 1)) == (["urb_set"], ["colour_set"])
    assert asked(table) == (-1, "reveal")
    assert "reveal own_pairs" in chance_words(table)
    assert len(chance_words(table)) == 14


def test_r11_nobody_learns_what_was_given_back() -> None:  # R11
    table = german("1 keep colour_set", "0 keep urb_set")
    assert table.log_as_seen(0)[-2:] == ["0 keep urb_set", "1 ?"]
    assert table.log_as_seen(-2)[-2:] == ["0 ?", "1 ?"]


def test_r11_a_choice_can_be_taken_back_while_others_choose() -> None:  # R11
    table = german("1 keep colour_set")
    assert table.can_undo(1)
    assert not table.can_undo(0)
    table.undo(1)
    assert len(table.legal(1)) == 2


@pytest.mark.parametrize(("seats", "deck"), [(1, 36), (2, 39), (4, 39)])
def test_r12_three_licences_lie_open(seats: int, deck: int) -> None:  # R12
    state = city(new_table(seats))  # alone the Committee has drawn one
    assert state.has_shown()
    assert state.deck_size == deck
    assert state.discard_size == 0


def test_r13_everybody_starts_with_nothing() -> None:  # R13
    state = city(new_table(4))
    assert (sum(state.money), sum(state.held), sum(state.tokens), sum(state.area)) == (0, 0, 0, 0)
    assert list(state.supply) == [8, 8, 8, 8]


def test_r14_chance_or_an_option_names_the_start_player() -> None:  # R14
    assert {int(new_table(4, seed).state.actor) for seed in range(20)} == {0, 1, 2, 3}
    assert list(city(new_table(4, first_seat="2")).order) == [2, 3, 0, 1]


def test_r15_r16_any_free_space_then_the_next_player() -> None:  # R15
    table = new_table(3, first_seat="1")
    assert table.legal(1) == ["income 4", "income 3", "income 2", "income 1"]
    table.submit(1, "income 2")
    assert city(table).money[1] == 2
    table.submit(1, table.legal(1)[0])
    assert asked(table) == (2, "income")
    assert table.why_not(2, "income 2") == "R16-taken"


def test_r17_the_first_year_gives_a_building_and_a_shown_licence() -> None:  # R17
    table = new_table(2, first_seat="0")
    table.submit(0, "income 4")
    assert (city(table).area[0], city(table).supply[0]) == (1, 7)
    assert len(table.legal(0)) == 3
    assert table.why_not(0, "draw licence") == "R28-deck"  # A8
    table.submit(0, table.legal(0)[0])
    assert len(hand(table, 0)) == 1
    assert city(table).has_shown()
    assert asked(table) == (1, "income")


YEARS = {
    1: ["benefit licence", "benefit objective"],
    2: ["benefit materials", "benefit money"],
    3: ["benefit licence", "benefit urbanize"],
    4: ["benefit materials", "benefit money"],
    5: ["benefit licence", "benefit objective", "benefit money"],
}


@pytest.mark.parametrize("year", sorted(YEARS))
def test_r17_the_options_of_each_year(year: int) -> None:  # R17
    table = follow(table_at(f"seats 2\nyear {year}\nstage -2\nask income 0"), "0 income 4")
    assert table.legal(0) == YEARS[year]
    assert table.why_not(0, "benefit build") == "R17-not-offered"


def test_r17_without_any_possible_option_nothing_is_asked() -> None:  # R17
    text = (
        "seats 2\noption edition=biberstein\nyear 1\nstage -2\nhand 0 Y1a Y2a Y3a Y4a Y5a\nrow gap gap gap\nask "
        "income 0"
    )
    table = table_at(text)
    follow(table, "0 income 4")
    assert asked(table) == (-1, "reveal")


def test_r18_the_urbanise_benefit_is_free() -> None:  # R18
    table = follow(table_at("seats 2\nyear 3\nstage -2\nask income 0"), "0 income 1", "0 benefit urbanize")
    assert (city(table).money[0], city(table).column[0]) == (1, 1)


def test_a8_a_benefit_may_draw_from_the_deck_after_the_first_year() -> None:
    table = follow(table_at("seats 2\nyear 1\nstage -2\nask income 0"), "0 income 4", "0 benefit licence")
    assert "draw licence" in table.legal(0)


@pytest.mark.parametrize(("year", "money"), [(2, 4), (5, 2)])
def test_r19_money_per_building_on_the_map(year: int, money: int) -> None:  # R19
    text = f"seats 2\nyear {year}\nstage -2\nbuilt Y1a,Y4a -\narea 3 0\nask income 0"
    assert city(follow(table_at(text), "0 income 4", "0 benefit money")).money[0] == 4 + money


def test_r19_fixed_money() -> None:  # R19
    assert (
        city(follow(table_at("seats 2\nyear 4\nstage -2\nask income 0"), "0 income 4", "0 benefit money")).money[0] == 7
    )


def test_t37_nothing_built_yet() -> None:
    table = follow(table_at("seats 2\nyear 2\nstage -2\narea 8 0\nask income 0"), "0 income 4")
    assert table.legal(0) == ["benefit money"]
    assert table.why_not(0, "benefit materials") == "R27-no-building"
    assert city(follow(table, "0 benefit money")).money[0] == 4


def test_r16_each_income_space_once_and_its_money_at_once() -> None:  # R16
    table = table_at("seats 3\nyear 2\nstage -2\norder 2 0 1\nask income 2")
    follow(table, "2 income 3")
    assert list(city(table).money) == [0, 0, 3]
    assert asked(table) == (2, "benefit")
    follow(table, "2 benefit money")
    assert table.why_not(0, "income 3") == "R16-taken"
    assert table.legal(0) == ["income 4", "income 2", "income 1"]


DUOPOLY = "seats 2\noption edition=biberstein\noption duopoly=yes\nyear 1\norder 0 1\nmoney 4 4"


def test_r62_a_blocker_per_card() -> None:  # R62
    table = follow(table_at(f"{DUOPOLY}\nstage -1\nask block 0"), "0 block A1.0")
    assert table.why_not(1, "block A1.2") == "R62-card"
    assert len(table.legal(1)) == 15


def test_r63_nobody_enters_a_blocked_space() -> None:  # R63
    table = follow(table_at(f"{DUOPOLY}\nstage -1\nask block 0"), "0 block A1.0", "1 block A3.1")
    assert asked(table) == (0, "enter")
    assert table.legal(0) == ["enter A1.1", "enter A1.2"]
    assert table.why_not(0, "enter A1.0") == "R63-blocked"


def test_r63_the_action_of_a_blocked_space_is_paid_for_from_another() -> None:  # R63
    text = f"{DUOPOLY}\nstage 0\nblocker 0 7\narea 1 1\nhand 0 Y4a\nask enter 0"
    table = follow(table_at(text), "0 enter A1.1", "0 use A1.0", "0 build Y4a", "0 spend Y4a")
    assert city(table).money[0] == 4 - 2 - 1


def test_r63_an_option_forbids_the_action_of_a_blocked_space() -> None:  # R63, A36
    text = f"{DUOPOLY}\noption blocked_action=closed\nstage 0\nblocker 0 7\narea 1 1\nhand 0 Y4a\nask enter 0"
    table = follow(table_at(text), "0 enter A1.1")
    assert table.why_not(0, "use A1.0") == "R63-closed"
    assert "use A1.0" not in table.legal(0)


def test_r63_blocking_pawns_do_not_count_for_the_order() -> None:  # R63
    text = f"{DUOPOLY}\nstage 0\nblocker 2 6\nask enter 0"  # seat 0's on A1.2, further right than any pawn
    table = follow(table_at(text), "0 enter A1.0", "0 collect", "1 enter A1.1", "1 collect")
    assert list(city(table).order) == [1, 0]


def test_t26_blockers_leave_at_the_end_of_the_year() -> None:
    text = f"{DUOPOLY}\nstage 5\nring A2 A3 A4 A5 A6 A1\nblocker 0 7\nask enter 0"
    table = follow(table_at(text), "0 enter A1.1", "0 collect", "1 enter A1.2", "1 use A1.2")
    assert list(city(table).blocker) == [-1, -1]
    assert asked(table) == (1, "income")


def test_r62_blockers_come_after_both_incomes_in_the_new_order() -> None:  # R62
    table = table_at(f"{DUOPOLY}\nstage -2\nyear 4\nask income 0")
    follow(table, "0 income 4", "0 benefit money", "1 income 1", "1 benefit money")
    assert asked(table) == (1, "block")


def test_r61_only_with_the_option() -> None:  # R61
    table = table_at("seats 2\noption edition=biberstein\nyear 4\nstage -2\norder 0 1\nask income 0")
    follow(table, "0 income 4", "0 benefit money", "1 income 1", "1 benefit money")
    assert asked(table) == (1, "enter")


def test_r64_no_blockers_in_the_last_year() -> None:  # R64
    table = play_to_end(new_table(2, 3, edition="biberstein", duopoly="yes"), 3)
    blocks = sum(event.word.startswith("block") for event in table.events)
    assert blocks == 12
    assert list(city(table).blocker) == [-1, -1]
