"""Building: licences, rubble, money, reward, the eighth building (R33 to R38, R43 to R45)."""

from __future__ import annotations

from itertools import permutations

import pytest

from cablecar.games.quake.tests.helpers import DATA, LOTS, TABLES, asked, built, city, follow, hand, sheet, table_at
from cablecar.kernel.fields import dump
from cablecar.kernel.table import Table


def at(card: str, more: str, *, seats: int = 2, year: int = 1, money: int = 4) -> Table:
    ring = " ".join([card, *(name for name in DATA.cards if name != card)])
    rest = " 0" * (seats - 1)
    return table_at(
        f"seats {seats}\nyear {year}\nstage 0\nring {ring}\nmoney {money}{rest}\narea 1{rest}\n{more}\nask enter 0"
    )


def lots_of(table: Table) -> set[str]:
    return {word.removeprefix("build ") for word in table.legal(0)}


def parcels_of(table: Table) -> set[str]:
    return {lot[:2] for lot in lots_of(table)}


def test_t7_one_licence() -> None:
    table = follow(at("A1", "hand 0 R3a", money=1), "0 enter A1.0", "0 use A1.0")
    assert lots_of(table) == {"R3b", "R3c"}
    assert table.why_not(0, "build R3a") == "R36-money"
    assert table.why_not(0, "build R4b") == "R34-no-licence"
    table = follow(at("A1", "hand 0 R3a", money=4), "0 enter A1.0", "0 use A1.0")
    assert lots_of(table) == {"R3a", "R3b", "R3c"}
    follow(table, "0 build R3a", "0 spend R3a")
    state = city(table)
    assert (state.money[0], state.tokens[0], state.level[0], state.column[0]) == (0, 1, 1, 0)
    assert built(table, 0) == ["R3a"]
    assert state.area[0] == 0
    assert state.discard_size == 1


def test_r33_what_a_building_needs() -> None:  # R33
    table = follow(at("A1", "hand 0 R3a\nbuilt - R3b"), "0 enter A1.0", "0 use A1.0")
    assert table.why_not(0, "build R3b") == "R33-not-free"
    table = follow(at("A1", ""), "0 enter A1.0")
    assert table.why_not(0, "use A1.0") == "R33-no-licence"
    table = follow(at("A1", "hand 0 R3a\narea 0 0"), "0 enter A1.0")
    assert table.why_not(0, "use A1.0") == "R33-no-building"
    table = follow(at("A1", "hand 0 R3a", money=0), "0 enter A1.0")
    assert table.why_not(0, "use A1.0") == "R36-money"
    table = follow(at("A1", "hand 0 R5a"), "0 enter A1.0")
    assert table.why_not(0, "use A1.0") == "R34-no-lot"


@pytest.mark.parametrize(("seats", "parcels"), [(2, {"Y4", "R3", "R4"}), (4, {"Y4", "R3", "R4", "Y3"})])
def test_t8_two_licences_give_four_combinations(seats: int, parcels: set[str]) -> None:
    table = follow(at("A1", "hand 0 Y4a R3a", seats=seats), "0 enter A1.0", "0 use A1.0")
    assert parcels_of(table) == parcels
    follow(table, "0 build Y4a")
    assert table.legal(0) == ["spend Y4-light-tram", "spend R3-light-park"]
    follow(table, "0 spend Y4a")
    assert set(table.legal(0)) == {"alone", "spend R3-light-park"}
    follow(table, "0 spend R3a")
    assert asked(table) == (0, "reward")


def test_t8_a_mixed_parcel_needs_both() -> None:
    table = follow(at("A1", "hand 0 Y4a R3a"), "0 enter A1.0", "0 use A1.0", "0 build R4b", "0 spend Y4a")
    assert table.legal(0) == ["spend R3-light-park"]
    assert table.why_not(0, "alone") == "R34-alone"


def test_r34_a_card_that_helps_nothing_is_refused() -> None:  # R34
    table = follow(at("A1", "hand 0 G2a V3a Y4a"), "0 enter A1.0", "0 use A1.0", "0 build Y4a")
    assert table.why_not(0, "spend R5-tram-park") == "R33-not-yours"
    follow(table, "0 spend G2a")
    assert table.legal(0) == ["spend Y4-light-tram"]
    assert table.why_not(0, "spend V3-light-hydrant") == "R34-does-not-fit"


def test_t9_the_reward_is_chosen() -> None:
    table = follow(
        at("A1", "hand 0 Y1a Y4a", money=2), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y1a", "0 spend Y4a"
    )
    assert table.legal(0) == ["decline", "reward light", "reward tram"]
    assert table.why_not(0, "reward park") == "R37-not-common"
    follow(table, "0 reward tram")
    assert (city(table).money[0], city(table).column[0], list(city(table).services)[:4]) == (0, 1, [0, 1, 0, 0])


def test_t9_without_money_no_tram() -> None:
    table = follow(
        at("A1", "hand 0 Y1a Y4a", money=1), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y1a", "0 spend Y4a"
    )
    assert table.legal(0) == ["decline", "reward light"]
    assert table.why_not(0, "reward tram") == "R37-money"
    follow(table, "0 decline")
    assert city(table).column[0] == 0


def test_t9_nothing_to_take_is_not_asked() -> None:
    more = "hand 0 Y1a Y4a\nservices 0 0 0 0 5 0 0 0"
    table = follow(at("A1", more, money=1), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y1a", "0 spend Y4a")
    assert asked(table) == (1, "enter")
    assert city(table).column[0] == 0
    table = follow(at("A1", more, money=2), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y1a", "0 spend Y4a")
    assert table.legal(0) == ["decline", "reward tram"]  # A13
    assert table.why_not(0, "reward light") == "R37-no-card"


def test_t10_no_common_symbol() -> None:
    table = follow(
        at("A1", "hand 0 Y1a Y1b"), "0 enter A1.0", "0 use A1.0", "0 build Y1a", "0 spend Y1a", "0 spend Y1b"
    )
    assert asked(table) == (1, "enter")
    assert (city(table).column[0], sum(city(table).services)) == (0, 0)


def test_t11_wild_licences() -> None:
    table = follow(at("A1", "hand 0 WC"), "0 enter A1.0")
    assert table.why_not(0, "use A1.0") == "R34-no-lot"
    table = follow(at("A3", "hand 0 WC"), "0 enter A3.1", "0 use A3.1")
    assert len(lots_of(table)) == 29
    table = follow(at("A1", "hand 0 WC WN"), "0 enter A1.0", "0 use A1.0")
    assert len(lots_of(table)) == 29
    follow(table, "0 build G5b", "0 spend WC", "0 spend WN")
    assert asked(table) == (1, "enter")


def test_t12_a_subsidy_by_paying() -> None:
    table = follow(at("A3", "hand 0 G2a", money=3), "0 enter A3.2")
    assert "use A3.1" in table.legal(0)
    follow(table, "0 use A3.1")
    assert lots_of(table) == {"G2a", "G2b", "G5b", "G5c", "G5e"}
    assert city(table).money[0] == 1
    assert table.state.phases[table.state.phase].name == "build"


def test_r35_a_subsidised_space_needs_a_licence() -> None:  # R35
    assert follow(at("A3", ""), "0 enter A3.0").why_not(0, "use A3.0") == "R33-no-licence"
    table = follow(at("A3", "hand 0 G2a Y4a"), "0 enter A3.0", "0 use A3.0", "0 build R4b", "0 spend Y4a")
    assert set(table.legal(0)) == {"alone", "spend G2-light-park"}


def test_r34_any_colour_keeps_the_number() -> None:  # R34
    table = follow(at("A3", "hand 0 Y4a"), "0 enter A3.0", "0 use A3.0")
    assert parcels_of(table) == {"Y4", "R4", "V4"}


def test_t15_corner_money_inside_a_build() -> None:
    more = "hand 0 R3b R2b\ncolumn 7 0\nlevel 5 0"
    table = follow(
        at("A1", more, year=5, money=6),
        "0 enter A1.0",
        "0 use A1.0",
        "0 build R3a",
        "0 spend R3b",
        "0 spend R2b",
        "0 reward tram",
    )
    assert city(table).money[0] == 1
    for money, is_legal in ((5, True), (4, False)):
        table = follow(at("A1", more, year=5, money=money), "0 enter A1.0", "0 use A1.0")
        assert ("build R3a" in table.legal(0)) == is_legal
    table = follow(at("A1", more, year=0, money=2), "0 enter A1.0", "0 use A1.0")
    assert "build R3a" not in table.legal(0)


def test_r36_the_order_of_two_licences_means_nothing() -> None:  # R36
    ends = set()
    for one, two in permutations(("Y1a", "Y4a")):
        table = follow(
            at("A1", "hand 0 Y1a Y4a"),
            "0 enter A1.0",
            "0 use A1.0",
            "0 build Y4a",
            f"0 spend {one}",
            f"0 spend {two}",
            "0 reward light",
        )
        ends.add(dump(table.state))
    assert len(ends) == 1


def test_r37_one_licence_brings_no_reward() -> None:  # R37
    table = follow(at("A1", "hand 0 Y1a Y4a"), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y4a", "0 alone")
    assert asked(table) == (1, "enter")
    assert hand(table, 0) == ["Y1a"]


def test_t35_parks_come_in_their_order() -> None:
    more = "hand 0 Y1b Y4b\nservices 0 0 0 0 0 0 0 1"
    table = follow(
        at("A1", more), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y1b", "0 spend Y4b", "0 reward park"
    )
    assert list(city(table).parks) == [3, 2]
    assert list(TABLES.stack) == [2, 3, 4, 5]


def test_r9_the_piles() -> None:  # R9
    assert list(city(at("A1", "")).pile) == [5, 4, 4, 4]


def test_r38_nothing_takes_a_building_away() -> None:  # R38
    table = follow(at("A1", "hand 0 Y4a\nbuilt - Y4b"), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y4a")
    assert (built(table, 0), built(table, 1)) == (["Y4a"], ["Y4b"])


SEVEN = "G5a,G5b,G5c,G5d,G5e,G2a,G2b"


def four(turn_lots: str = "") -> Table:
    more = (
        f"built - {SEVEN} {turn_lots or '-'} -\narea 0 1 1 1\nhand 1 Y4a\nhand 2 R3b\nmoney 4 4 4 4\nstage "
        f"3\nring A2 A3 A4 A1 A5 A6"
    )
    return table_at(f"seats 4\nyear 1\norder 0 1 2 3\n{more}\nask enter 0")


def test_t18_the_card_is_finished_after_the_eighth_building() -> None:
    table = follow(four(), "0 enter A1.1", "0 use A1.1", "1 enter A1.0", "1 use A1.0", "1 build Y4a", "1 spend Y4a")
    assert city(table).best_builder == 1
    assert asked(table) == (2, "enter")
    follow(table, "2 enter A1.2", "2 use A1.2", "3 enter A1.3")
    assert table.is_over
    assert sheet(city(table))[1][4] == 5


def test_t18_r45_the_second_with_eight_gets_nothing() -> None:  # R45
    table = four("V4a,V4b,V4c,V4d,V3a,V3b,V3c")
    city(table).money[2] = 9
    follow(table, "0 enter A1.1", "0 use A1.1", "1 enter A1.0", "1 use A1.0", "1 build Y4a", "1 spend Y4a")
    follow(table, "2 enter A1.2", "2 use A1.0", "2 build R3b", "2 spend R3b", "3 enter A1.3")
    assert table.is_over
    assert [int(city(table).erected(party)) for party in range(4)] == [0, 8, 8, 0]
    assert [row[4] for row in sheet(city(table))] == [0, 5, 0, 0]


def test_r43_on_the_last_card_there_is_no_year_end() -> None:  # R43
    text = (
        f"seats 2\nyear 5\nstage 5\norder 0 1\nring A2 A3 A4 A5 A6 A1\nbuilt {SEVEN} -\narea 1 0\nhand 0 "
        f"Y4a\nmoney 9 0\nask enter 0"
    )
    table = follow(
        table_at(text), "0 enter A1.0", "0 use A1.0", "0 build Y4a", "0 spend Y4a", "1 enter A1.2", "1 use A1.2"
    )
    assert table.is_over


def final(more: str = "") -> Table:
    return table_at(
        f"seats 2\nyear 6\nstage 6\norder 1 0\nmoney 3 3\narea 1 1\nhand 0 Y4a\nhand 1 R3a\n{more}\nask benefit 1"
    )


def test_t19_the_last_year_is_one_benefit_each() -> None:
    table = final()
    assert table.legal(1) == ["benefit build", "benefit money"]
    follow(table, "1 benefit money")
    assert asked(table) == (0, "benefit")
    follow(table, "0 benefit build", "0 build Y4a", "0 spend Y4a")
    assert table.is_over
    assert list(city(table).money) == [0, 5]


def test_r44_best_builder_can_still_be_won() -> None:  # R44
    table = follow(final(f"built - {SEVEN}"), "1 benefit build", "1 build R3b", "1 spend R3a")
    assert city(table).best_builder == 1
    assert asked(table) == (0, "benefit")


def test_r42_the_game_ends_after_the_last_benefit() -> None:  # R42
    assert follow(final(), "1 benefit money", "0 benefit money").is_over


def test_r39_the_year_ends_after_the_sixth_card() -> None:  # R39
    text = "seats 2\nyear 0\nstage 5\norder 0 1\nring A2 A3 A4 A5 A6 A1\nask enter 0"
    table = follow(table_at(text), "0 enter A1.0", "0 collect", "1 enter A1.2", "1 use A1.2")
    assert (int(city(table).year), asked(table)) == (1, (1, "income"))
    text = text.replace("year 0", "year 5")
    table = follow(table_at(text), "0 enter A1.0", "0 collect", "1 enter A1.2", "1 use A1.2")
    assert (int(city(table).year), asked(table)) == (6, (1, "benefit"))


def test_r40_an_income_space_is_free_until_a_pawn_moved_there_this_year() -> None:  # R40
    text = "seats 2\nyear 0\nstage 5\norder 0 1\nring A2 A3 A4 A5 A6 A1\nask enter 0"
    table = follow(table_at(text), "0 enter A1.0", "0 collect", "1 enter A1.2", "1 use A1.2")
    assert len(table.legal(1)) == 4


def test_the_names_of_lots_are_those_of_the_law() -> None:
    assert len(LOTS) == 60
    assert LOTS[:4] == ["Y1a", "Y2a", "Y2b", "Y3a"]
