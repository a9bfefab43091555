"""R45 to R58: investing, majorities, building."""

from __future__ import annotations

import pytest

from cablecar.games.tenders.tests.helpers import (
    L1,
    B,
    G,
    R,
    V,
    Y,
    action,
    asked,
    at,
    builder,
    field,
    investing,
    owner,
    queue,
    say,
    streets,
    tender,
    town,
)
from cablecar.games.tenders.tests.test_tenders import fill_streets

BANK_BESIDE_HALL = L1.replace("city_hall   leisure villa", "city_hall   bank    villa").replace(
    "factory bank        office", "factory leisure     office"
)
THREE_PARKS = """
    park        market      park    leisure     villa   residential factory
    market      park        factory villa       office  leisure     market
    leisure     villa       office  city_hall   leisure villa       residential
    factory     villa       market  residential factory bank        office
    residential leisure     office  market      villa   office      factory
"""
TWO_WHITES = """
    park        market      park    leisure     villa   residential factory
    market      residential factory villa       office  leisure     market
    leisure     villa       office  city_hall   leisure villa       residential
    factory     villa       market  residential factory bank        office
    residential leisure     office  market      villa   park        factory
"""


def full_supply(seat: int, *but: str, count: int = 15) -> dict[str, int]:
    """Return fifteen sticks of a seat, on streets that complete nothing."""
    spare = [
        "H0.0",
        "H0.2",
        "H0.6",
        "V1.0",
        "V3.0",
        "H5.0",
        "H5.2",
        "H5.4",
        "V2.7",
        "V3.7",
        "H2.3",
        "H1.1",
        "H2.5",
        "V3.3",
        "V0.2",
        "H3.4",
        "H4.6",
    ]
    return dict.fromkeys([street for street in spare if street not in but][:count], seat)


def test_r45_highest_card_invests_first_and_completes_his_builds() -> None:  # R45
    table = say(tender("market-influence-3", sticks={"H1.0": 1, "V1.0": 1}), "0 bid 1", "1 bid 7", "2 bid 3", "3 bid 3")
    assert queue(table) == [(1, "market"), (0, "market")]
    say(table, "1 stick V1.1")
    assert builder(table, "1.0") == 1
    assert asked(table) == (0, "invest")


@pytest.mark.parametrize(
    ("target", "count"),
    [
        ("villa", 18),
        ("residential", 18),
        ("market", 20),
        ("leisure", 18),
        ("factory", 19),
        ("office", 18),
        ("fo", 35),
        ("ml", 35),
        ("vr", 35),
        ("edge", 22),
    ],
)
def test_r46_legal_streets_of_the_empty_town(target: str, count: int) -> None:  # R46
    table = investing((0, target))
    assert len(streets(table, 0)) == count
    assert table.legal(0)[-1] == "decline"


def test_r46_kind_cards_may_be_kept_to_inner_streets() -> None:  # R46
    table = investing((0, "villa"), district_cards_allow_edge="no")
    assert "H0.0" not in streets(table, 0)
    assert table.why_not(0, "stick H0.0") == "R46-target"
    assert len(streets(investing((0, "edge"), district_cards_allow_edge="no"), 0)) == 22


def test_at71_no_tender_names_the_street_between_city_hall_and_bank() -> None:
    for target in ("villa", "residential", "market", "leisure", "factory", "office", "fo", "ml", "vr", "edge"):
        assert "V2.4" not in streets(investing((0, target), layout=BANK_BESIDE_HALL), 0)
    assert "V2.4" in streets(at("place 0", layout=BANK_BESIDE_HALL), 0)
    assert "V2.4" in streets(at("first 0", layout=BANK_BESIDE_HALL), 0)


def test_r47_an_investor_may_decline_unless_the_table_agreed_otherwise() -> None:  # R47
    table = investing((0, "villa"))
    say(table, "0 decline")
    assert field(table, "supply") == [15] * 4
    table = investing((0, "villa"), placement_optional="no")
    assert table.why_not(0, "decline") == "R47-must"


def test_at20_a_stick_counts_for_both_districts() -> None:
    table = say(investing((0, "villa")), "0 stick V0.1")
    near = field(table, "near")
    assert [near[cell * 4] for cell in (0, 1, 7)] == [1, 1, 0]
    table = say(investing((0, "villa")), "0 stick H0.0")
    assert sum(field(table, "near")) == 1


def test_r48_at51_without_sticks_an_own_one_is_moved() -> None:  # R48
    sticks = full_supply(0)
    table = investing((0, "market"), sticks=sticks)
    before = builder(table, "1.0")
    say(table, "0 stick H2.0")
    assert asked(table) == (0, "relocate")
    assert sorted(streets(table, 0)) == sorted(sticks)
    assert table.why_not(0, "lift H2.0") == "R48-not-own"
    say(table, "0 lift H5.4")
    assert owner(table, "H2.0") == 0
    assert owner(table, "H5.4") == -1
    assert builder(table, "1.0") == before
    assert field(table, "supply")[0] == 0


def test_r49_a_right_without_a_street_lapses() -> None:  # R49
    sticks = fill_streets(at("place 0"), 9, keep=1)
    table = investing((0, "edge"), (1, "edge"), sticks=sticks)
    say(table, f"0 stick {streets(table, 0)[0]}")
    assert asked(table)[1] != "invest"


def test_r50_at32_not_yet_a_majority() -> None:  # R50
    table = investing((0, "market"), sticks={"H1.0": 0, "H2.0": 1})
    say(table, "0 stick V1.0")
    assert builder(table, "1.0") == -1


def test_at10_two_against_one_and_one() -> None:
    table = say(investing((0, "villa"), sticks={"H1.3": G, "V1.3": G, "V1.4": B}), "0 stick H2.3")
    assert builder(table, "1.3") == G
    assert field(table, "prestige") == [0, 0, 0, 4]


def test_at11_two_beside_a_white_stick() -> None:
    table = say(investing((V, "office"), seats=5, sticks={"V1.4": V}), "4 stick H2.4")
    assert builder(table, "1.4") == V
    assert field(table, "prestige")[V] == 6


def test_at12_two_against_two() -> None:
    table = say(investing((G, "factory"), sticks={"H1.2": Y, "H2.2": Y, "V1.2": G}), "3 stick V1.3")
    assert builder(table, "1.2") == -1


def test_at13_three_are_enough() -> None:
    table = say(investing((B, "market"), sticks={"H1.0": B, "V1.0": B}), "1 stick V1.1")
    assert builder(table, "1.0") == B
    assert field(table, "prestige")[B] == 5


def test_r51_at14_the_city_hall_takes_all_four() -> None:  # R51
    table = investing((R, "leisure"), sticks={"H2.3": R, "H3.3": R, "V2.3": R})
    assert builder(table, "2.3") == -1
    say(table, "2 stick V2.4")
    assert builder(table, "2.3") == R
    assert field(table, "prestige")[R] == 10


def test_at15_the_bank_with_a_white_stick_takes_three() -> None:
    table = say(investing((B, "office"), sticks={"H3.5": B, "V3.5": B}), "1 stick V3.6")
    assert builder(table, "3.5") == B
    assert field(table, "prestige")[B] == 10


def test_at16_two_districts_with_one_stick() -> None:
    table = investing((R, "leisure"), sticks={"H2.3": R, "H3.3": R, "V2.3": R, "H2.4": R, "H3.4": R})
    say(table, "2 stick V2.4")
    assert (builder(table, "2.3"), builder(table, "2.4")) == (R, R)
    assert field(table, "prestige")[R] == 15
    say(table, "* action bonus-villa")
    assert asked(table) == (-1, "tender")


def test_at35_a_blocked_city_hall_is_freed_by_a_replacement() -> None:
    hall = {"H2.3": R, "H3.3": R, "V2.3": R}
    table = say(investing((B, "leisure"), sticks=hall), "1 stick V2.4")
    assert builder(table, "2.3") == -1
    table = action("replace-influence", sticks={**hall, "V2.4": B})
    say(table, "0 bid 0", "1 bid 0", "2 bid 1", "3 bid 0", "2 stick V2.4")
    assert builder(table, "2.3") == R
    assert field(table, "supply")[B] == 15
    assert asked(table) == (-1, "action")


def test_r52_parks_are_never_built_and_white_is_no_rival() -> None:  # R52
    table = at("place 0")
    assert table.why_not(0, "stick H0.4") == "R72-occupied"
    assert town(table).white[4] == 4


def test_r53_at33_three_whites_need_one_stick() -> None:  # R53
    table = say(investing((R, "market"), layout=THREE_PARKS), "2 stick H0.1")
    assert builder(table, "0.1") == R
    assert field(table, "prestige")[R] == 5


def test_at34_two_whites() -> None:
    table = say(investing((Y, "market"), (Y, "market"), layout=TWO_WHITES), "0 stick H0.1")
    assert builder(table, "0.1") == -1
    say(table, "0 stick H1.1")
    assert builder(table, "0.1") == Y
    table = say(investing((Y, "market"), (B, "market"), layout=TWO_WHITES), "0 stick H0.1", "1 stick H1.1")
    assert builder(table, "0.1") == -1


def test_r54_every_stick_is_checked_at_once() -> None:  # R54
    table = investing((0, "market"), (1, "market"), sticks={"H1.0": 0, "V1.0": 0})
    say(table, "0 stick V1.1")
    assert builder(table, "1.0") == 0
    assert asked(table) == (1, "invest")


def test_r55_at30_a_stick_may_build_for_another() -> None:  # R55
    table = say(investing((R, "villa"), seats=3, sticks={"H0.0": Y, "H1.0": Y, "V0.0": B}), "2 stick V0.1")
    assert builder(table, "0.0") == Y
    assert field(table, "prestige") == [4, 0, 0]
    assert asked(table) == (-1, "action")


def test_r56_a_built_district_scores_and_keeps_its_sticks() -> None:  # R56
    table = say(investing((1, "market"), sticks={"H1.0": 1, "V1.0": 1}), "1 stick V1.1")
    assert [owner(table, street) for street in ("H1.0", "V1.0", "V1.1")] == [1, 1, 1]
    assert table.scores() == [0, 5, 0, 0]


def test_at31_two_winners_one_stick() -> None:
    sticks = {"H3.2": Y, "H4.2": Y, "V3.2": B, "H3.3": B, "H4.3": B, "V3.4": Y}
    table = say(investing((R, "market"), seats=3, sticks=sticks), "2 stick V3.3")
    assert (builder(table, "3.2"), builder(table, "3.3")) == (Y, B)
    assert field(table, "prestige") == [5, 4, 0]
    say(table, "* action bonus-villa")
    assert asked(table) == (-1, "tender")


def test_r57_the_acting_player_builds_first() -> None:  # R57
    sticks = {"H0.0": 1, "V0.0": 1, "V0.1": 0, "H1.3": 0, "V1.3": 0, "V1.4": 1}
    table = action("swap-influence", seats=3, sticks=sticks, more="bonus 1")
    say(table, "0 bid 1", "1 bid 0", "2 bid 0", "0 lift V0.1", "0 drop V1.4")
    assert field(table, "prestige") == [
        7,
        4,
        0,
    ]  # the villa of the one who swapped comes first, though it is later in reading order


def test_at61_a_swap_for_two_winners() -> None:
    red, blue, green = 0, 1, 2
    sticks = {"H0.0": blue, "V0.0": blue, "V0.1": green, "H1.3": green, "V1.3": green, "V1.4": blue}
    table = action("swap-influence", seats=3, sticks=sticks, more="bonus 1")
    say(table, "0 bid 1", "1 bid 0", "2 bid 0", "0 lift V0.1", "0 drop V1.4")
    assert (builder(table, "0.0"), builder(table, "1.3")) == (blue, green)
    assert field(table, "prestige")[red : green + 1] == [0, 7, 4]
    assert asked(table) == (-1, "action")


def test_r58_at60_streets_of_built_districts_stay_legal() -> None:  # R58
    villa = {"H0.0": 0, "V0.0": 0, "H1.0": 0}
    table = investing((1, "villa"), sticks=villa)
    assert builder(table, "0.0") == 0
    assert "V0.1" in streets(table, 1)
    say(table, "1 stick V0.1")
    assert field(table, "prestige") == [4, 0, 0, 0]
    assert field(table, "near")[4 + 1] == 1  # it counts for the office next door


def test_at36_one_action_card_for_the_whole_phase() -> None:
    table = tender("market-influence-3", seats=3, sticks={"H1.0": Y, "V1.0": Y, "H4.2": B, "V3.2": B})
    say(table, "0 bid 5", "1 bid 4", "2 bid 0", "0 stick V1.1", "1 stick V3.3", "2 stick H0.2")
    assert field(table, "prestige") == [5, 5, 0]
    say(table, "* action bonus-villa")
    assert asked(table) == (-1, "tender")
