"""The Committee of Fifty (R65 to R80)."""

from __future__ import annotations

import pytest

from cablecar.games.quake import GAME
from cablecar.games.quake.state import COMMITTEE
from cablecar.games.quake.tests.helpers import (
    DATA,
    OBJECTIVES,
    TABLES,
    asked,
    bare,
    built,
    chance_words,
    city,
    follow,
    hand,
    holders,
    new_table,
    points,
    sheet,
    table_at,
)
from cablecar.kernel.table import Table

SETUP = [
    "* ring A1",
    "* ring A2",
    "* ring A3",
    "* ring A4",
    "* ring A5",
    "* public maj_red",
    "* public maj_green",
    "* public dev_green",
]


def card(name: str = "A1", more: str = "", *, first: int = 1, year: int = 1) -> Table:
    """Return a solo game on a card, with the Committee to act first or second."""
    ring = " ".join([name, *(other for other in DATA.cards if other != name)])
    more += "" if "display" in more else "\ndisplay Y2b Y3b V1b"
    ask = "ask flip *" if first == COMMITTEE else "ask enter 0"
    return table_at(
        f"seats 1\nyear {year}\nstage 0\nring {ring}\norder {first} {1 - first}\narea 0 8\nmoney 5 0\n{more}\n{ask}"
    )


def test_r65_one_player_means_solo() -> None:  # R65
    state = city(new_table(1))
    assert (int(state.count), int(state.seats), int(state.rivals)) == (2, 1, 1)
    assert len(state.land) == 4
    assert sum(TABLES.solo_copies) == 40
    assert holders(new_table(1), COMMITTEE) == []
    table = follow(
        bare(1, slots="fixed", sides="A"),
        *SETUP,
        "* reveal own_pairs",
        "* reveal urb_set",
        "* reveal urb_tram",
        "* deal urb_park",
    )
    assert not any("any" in word for word in chance_words(table))


@pytest.mark.parametrize(("closed", "space"), [("1", 3), ("4", 0)])
def test_r66_a_closed_income_space(closed: str, space: int) -> None:  # R66
    table = new_table(1, closed=closed)
    assert city(table).closed == space
    assert table.why_not(0, f"income {closed}") == "R66-closed"
    assert len(table.legal(0)) == 2


def test_r67_looping_the_first_licence_is_drawn() -> None:  # R67
    table = follow(
        bare(1, slots="fixed", sides="A"),
        *SETUP,
        "* reveal own_pairs",
        "* reveal urb_set",
        "* reveal urb_tram",
        "* deal urb_park",
    )
    follow(table, "* show Y1a", "* show Y2a", "* show Y3a")
    assert asked(table) == (-1, "receive")
    follow(table, "* receive R5a")
    state = city(table)
    assert (
        hand(table, COMMITTEE),
        int(state.money[COMMITTEE]),
        int(state.pawn[COMMITTEE]),
        int(state.area[COMMITTEE]),
    ) == (["R5a"], 3, 1, 8)
    assert asked(table) == (0, "income")


def test_r67_biberstein_the_first_licence_is_the_leftmost() -> None:  # R67
    table = follow(
        bare(1, slots="fixed", sides="A", edition="biberstein"),
        *SETUP,
        "* deal own_pairs",
        "* deal urb_set",
        "0 keep urb_set",
    )
    follow(
        table, "* reveal own_pairs", "* reveal urb_tram", "* reveal urb_park", "* show Y1a", "* show Y2a", "* show Y3a"
    )
    assert asked(table) == (-1, "committee")
    follow(table, "* committee")
    assert hand(table, COMMITTEE) == ["Y1a"]
    assert asked(table) == (-1, "show")  # A34
    assert asked(follow(table, "* show Y4a")) == (0, "income")


def test_t4_the_committee_builds_on_the_first_lot_of_the_colour() -> None:
    table = follow(card("A1", "built Y1a -\nhand 1 Y3a R5a"), "* flip V5b")
    assert built(table, COMMITTEE) == ["Y4a"]
    assert hand(table, COMMITTEE) == ["R5a"]
    assert city(table).discard_size == 2
    assert city(table).money[COMMITTEE] == 0


@pytest.mark.parametrize("side", ["green", "blue"])
def test_t5_five_leads_to_the_left(side: str) -> None:
    table = follow(card("A1", f"option helper={side}\nhand 1 G2a"), "* flip Y5a")
    assert city(table).pawn[COMMITTEE] == 0
    assert built(table, COMMITTEE) == ["G5b"]
    assert list(city(table).services)[4:] == [1, 0, 0, 0]  # the light is common to G2a and Y5a


def test_r68_the_turned_card_is_discarded() -> None:  # R68
    table = follow(card("A1"), "* flip Y1a")
    assert city(table).flipped == DATA.licences.index("Y1-light-tram")
    assert city(table).discard_size == 1


@pytest.mark.parametrize(
    ("side", "taken", "number", "space"),
    [
        ("green", 2, 1, 1),
        ("blue", 2, 1, 1),
        ("green", 0, 5, 1),
        ("blue", 0, 5, 1),
        ("green", 1, 3, 2),
        ("blue", 1, 3, 0),
        ("green", 0, 4, 1),
        ("blue", 1, 4, 0),
    ],
)
def test_t36_arrows(side: str, taken: int, number: int, space: int) -> None:
    table = card("A1", f"option helper={side}", first=0)
    follow(table, f"0 enter A1.{taken}", "0 use A1.2" if taken == 2 else "0 collect", f"* flip V{number}a")
    assert city(table).pawn[COMMITTEE] == space


def test_r69_what_cannot_be_done_becomes_money() -> None:  # R69
    assert city(follow(card("A1"), "* flip Y5a")).money[COMMITTEE] == 1


def test_r70_income_gives_the_amount() -> None:  # R70
    assert city(follow(card("A1"), "* flip Y1a")).money[COMMITTEE] == 3


@pytest.mark.parametrize(
    ("side", "shown", "taken"),
    [
        ("green", "Y1a Y2a Y3a", "Y2a"),
        ("blue", "Y1a Y2a Y3a", "Y2a"),
        ("green", "Y1a gap Y3a", "Y3a"),
        ("blue", "Y1a gap Y3a", "Y1a"),
        ("green", "Y1a gap gap", "Y1a"),
        ("blue", "gap gap Y3a", "Y3a"),
    ],
)
def test_t27_which_licence(side: str, shown: str, taken: str) -> None:
    table = follow(card("A1", f"option helper={side}\ndisplay {shown}\nhand 1 R1a R2a"), "* flip V3a")
    assert hand(table, COMMITTEE) == ["R1a", "R2a", taken]  # A33: appended


def test_t27_with_three_licences_an_objective() -> None:
    table = follow(card("A1", "row own_pairs urb_set urb_tram\nhand 1 R1a R2a R3a"), "* flip V3a")
    assert holders(table, COMMITTEE) == ["urb_set"]
    assert city(table).taken >> OBJECTIVES.index("urb_set") & 1


def test_r71_three_empty_places_are_money() -> None:  # R71
    assert city(follow(card("A1", "display gap gap gap\nhand 1 R1a R2a"), "* flip V3a")).money[COMMITTEE] == 1


def test_r72_clean_is_free_and_takes_the_first_rubble() -> None:  # R72
    table = follow(card("A3"), "* flip Y1a")
    state = city(table)
    assert (int(state.tokens[COMMITTEE]), int(state.level[COMMITTEE]), int(state.money[COMMITTEE])) == (1, 1, 0)
    assert not state.rubble >> DATA.lot_names.index("V3b") & 1  # of V3b and G5a, both in the top row, the left one
    table = card("A3", "tokens 8 0")
    assert city(table).rubble == 0
    assert city(follow(table, "* flip Y1a")).level[COMMITTEE] == 1


def test_r73_urbanise_is_free() -> None:  # R73
    table = follow(card("A2"), "* flip Y1a")
    assert (city(table).column[COMMITTEE], city(table).money[COMMITTEE]) == (1, 0)


def test_t28_a_double_match_brings_two_cards() -> None:
    table = follow(card("A1", "hand 1 G1a"), "* flip R5a")  # light and hydrant on both
    assert list(city(table).services)[4:] == [1, 0, 1, 0]
    assert city(table).column[COMMITTEE] == 2


def test_t28_trams_are_free_for_it() -> None:
    table = follow(card("A1", "hand 1 G4b"), "* flip R5b")
    assert list(city(table).services)[4:] == [0, 1, 0, 1]
    assert city(table).money[COMMITTEE] == 0


def test_t29_a_licence_without_a_lot_is_passed_over() -> None:
    red = "R1a,R3a,R3b,R3c,R4a,R4b,R4c,R4d"
    table = follow(card("A1", f"built {red} -\nhand 1 R5a G2a"), "* flip Y5a")
    assert built(table, COMMITTEE) == ["G5b"]
    assert hand(table, COMMITTEE) == ["R5a"]
    table = follow(card("A1", f"built {red} -\nhand 1 R5a"), "* flip Y5a")
    assert (built(table, COMMITTEE), int(city(table).money[COMMITTEE])) == ([], 1)


def test_t30_only_rubble_left() -> None:
    table = follow(card("A1", "built R1a,R3b,R3c,R4b,R4c,R4d -\nhand 1 R5a"), "* flip Y5a")
    assert built(table, COMMITTEE) == [
        "R4a"
    ]  # slots fixed: L3 lies below left, L4 beside it; the first in reading order
    assert (city(table).tokens[COMMITTEE], city(table).level[COMMITTEE]) == (1, 1)


def test_r74_an_exhausted_pile_is_left_out() -> None:  # R74
    table = follow(card("A1", "hand 1 G1a\nservices 5 0 0 0 0 0 0 0"), "* flip R5a")
    assert list(city(table).services)[4:] == [0, 0, 1, 0]
    assert city(table).column[COMMITTEE] == 1  # A31


def test_t38_in_the_corner_every_move_pays() -> None:
    table = follow(card("A1", "hand 1 G1a\ncolumn 0 7\nlevel 0 5"), "* flip R5a")
    assert (city(table).money[COMMITTEE], city(table).column[COMMITTEE]) == (2, 7)


def test_r75_the_eighth_building_is_its_too() -> None:  # R75
    seven = "Y1a,Y2a,Y2b,Y4a,Y4b,Y4c,Y4d"
    table = follow(card("A1", f"built - {seven}\narea 0 1\nhand 1 G1a"), "* flip R5a")
    assert city(table).best_builder == COMMITTEE
    assert asked(table) == (0, "enter")
    assert follow(table, "0 enter A1.2", "0 use A1.2").is_over


def payday(year: int, more: str = "", ask: str = "ask income 0") -> Table:
    return table_at(f"seats 1\nyear {year}\nstage -2\norder 0 1\narea 0 8\n{more}\n{ask}")


def test_t31_solo_income() -> None:
    table = follow(payday(2), "0 income 3", "0 benefit money", "* flip Y4a")
    assert (city(table).pawn[COMMITTEE], city(table).money[COMMITTEE]) == (2, 2)


def test_r76_columns_skip_the_closed_space() -> None:  # R76
    table = follow(payday(2, "option closed=4"), "0 income 1", "0 benefit money", "* flip Y5a")
    assert (city(table).pawn[COMMITTEE], city(table).money[COMMITTEE]) == (1, 3)


@pytest.mark.parametrize(("human", "space"), [("2", 1), ("3", 0)])
def test_a27_fixed_income(human: str, space: int) -> None:
    table = follow(payday(4, "option committee_income=fixed"), f"0 income {human}", "0 benefit money")
    assert chance_words(table) == ["committee"]
    assert city(follow(table, "* committee")).pawn[COMMITTEE] == space


def test_a27_fixed_income_goes_right_if_the_left_is_closed() -> None:
    table = follow(
        payday(4, "option committee_income=fixed\noption closed=4"), "0 income 3", "0 benefit money", "* committee"
    )
    assert city(table).pawn[COMMITTEE] == 2


@pytest.mark.parametrize(("year", "money", "column"), [(2, 4 + 2 * 2, 0), (3, 4, 1), (4, 4 + 3, 0), (5, 4 + 2, 0)])
def test_r77_the_rightmost_benefit(year: int, money: int, column: int) -> None:  # R77
    table = table_at(
        f"seats 1\nyear {year}\nstage -2\norder 1 0\narea 0 6\ndisplay V1a V1b V2b\nbuilt - Y1a,Y4a\nask flip *"
    )
    follow(table, "* flip R5a")
    assert (city(table).money[COMMITTEE], city(table).column[COMMITTEE]) == (money, column)


def test_r77_1907_a_card_and_a_refill_at_once() -> None:  # R77
    table = table_at("seats 1\nyear 1\nstage -2\norder 1 0\narea 0 8\ndisplay Y1a Y2a Y3a\nask flip *")
    follow(table, "* flip R5a")
    assert hand(table, COMMITTEE) == ["Y1a"]
    assert asked(table) == (-1, "show")
    table = table_at(
        "seats 1\nyear 1\nstage -2\norder 1 0\narea 0 8\nhand 1 Y1a Y2a Y3a\ndisplay V1a V1b V2b\nrow own_pairs "
        "urb_set urb_tram\nask flip *"
    )
    assert holders(follow(table, "* flip R5a"), COMMITTEE) == ["own_pairs"]  # A29


def test_r77_1915_it_takes_money_without_a_flip() -> None:  # R77
    table = follow(
        table_at("seats 1\nyear 6\nstage 6\norder 0 1\narea 0 8\nask benefit 0"), "0 benefit money", "* committee"
    )
    assert table.is_over
    assert city(table).money[COMMITTEE] == 2


def test_a54_an_empty_deck_is_shuffled_for_a_flip() -> None:
    shown, rest = DATA.licences[:3], DATA.licences[3:40]
    table = card("A1", f"display {' '.join(shown)}\ndiscard {' '.join(rest)}", first=0)
    assert city(table).deck_size == 0
    follow(table, "0 enter A1.2", "0 use A1.2")
    assert (asked(table), int(city(table).deck_size), int(city(table).discard_size)) == ((-1, "flip"), 37, 0)


@pytest.mark.parametrize(("rate", "money"), [("4", 3), ("3", 4)])
def test_t32_solo_score(rate: str, money: int) -> None:
    place = "place own_pairs=1 urb_set=1 urb_tram=1 urb_park=1"
    publics = "publics maj_money dev_green dev_orange"
    table = table_at(
        f"seats 1\noption rate={rate}\nyear 2\nstage 0\narea 0 8\nmoney 0 14\nbest_builder "
        f"1\n{place}\n{publics}\nask enter 0"
    )
    assert sheet(city(table))[COMMITTEE] == [5, 0, 0, 12, 5, -7, 0, money]


def test_r78_two_player_values() -> None:  # R78
    table = card("A1", "built V3a V3b\narea 0 7")
    assert points(city(table), 0, "next_to_rival") == 3
    assert points(city(table), 0, "maj_violet") == 3


@pytest.mark.parametrize(("option", "value"), [("scores", 5), ("nothing", 0)])
def test_r79_best_builder_by_option(option: str, value: int) -> None:  # R79
    table = card("A1", f"option committee_builder={option}\nbest_builder 1")
    assert sheet(city(table))[COMMITTEE][4] == value


def test_r80_places_count_the_committee() -> None:  # R80
    table = card("A1", "money 0 20\npublics dev_green dev_orange maj_red")
    assert table.places() == [2, 1]
    assert GAME.rival_names(1, table.options) == ["committee"]
    assert GAME.rival_names(2, table.options) == []
    assert card("A1", "money 0 0\narea 8 8\npublics dev_green dev_orange maj_red").places() == [1, 1]
