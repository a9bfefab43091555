"""R59 to R87: action cards and subsidies."""

from __future__ import annotations

from typing import Any

import pytest

from cablecar.games.tenders.tests.helpers import (
    ACTION,
    KIT,
    STREETS,
    Y,
    action,
    asked,
    at,
    builder,
    chance_words,
    field,
    hand,
    investing,
    owner,
    pile,
    say,
    streets,
    town,
)  # fmt: skip
from cablecar.games.tenders.tests.test_building import full_supply
from cablecar.kernel.table import Table

MARKETS = {"H1.0": Y, "V1.0": Y, "H4.2": Y, "V3.2": Y}
RICH = [value for value in KIT if value not in (60, 70, 50)]


def won(card: str, winner: int = 0, **where: Any) -> Table:
    """Return a table at which a seat has won an action card by influence."""
    table = action(f"{card}-influence", **where)
    return say(table, *(f"{seat} bid {1 if seat == winner else 0}" for seat in range(table.seats)))


def test_r59_a_build_draws_one_card_and_nothing_else_does() -> None:  # R59
    table = say(investing((0, "market"), sticks=MARKETS), "0 stick V1.1")
    assert asked(table) == (-1, "action")
    table = say(investing((0, "market"), sticks=MARKETS), "0 stick H0.2")
    assert asked(table) == (-1, "tender")


def test_r60_the_card_is_executed_at_once() -> None:  # R60
    assert action("subsidy").actors() == [0]


def test_r61_it_is_filed_under_the_first_free_year() -> None:  # R61
    table = action("bonus-villa", more="filed 0=subsidy\nyear 1")
    assert field(table, "filed")[1] == table.game.data.action_names.index("bonus-villa")  # type: ignore[attr-defined]
    assert town(table).year == 2


def test_r62_at37_a_card_that_builds_is_followed_by_another() -> None:  # R62
    table = say(
        investing((Y, "market"), seats=3, sticks=MARKETS),
        "0 stick V1.1",
        "* action place_free-influence",
        "0 bid 1",
        "1 bid 0",
        "2 bid 0",
    )
    say(table, "0 stick V3.3")
    assert builder(table, "3.2") == Y
    assert field(table, "prestige") == [10, 0, 0]
    assert asked(table) == (-1, "action")
    assert town(table).year == 1


def test_r63_everybody_takes_part_in_the_auction() -> None:  # R63
    assert action("place_free-influence").actors() == [0, 1, 2, 3]
    assert asked(action("place_free-cheques", more="start 2")) == (2, "raise")


def test_at43_equal_bids_cancel_each_other_here_too() -> None:
    table = say(action("place_free-influence"), "0 bid 7", "1 bid 7", "2 bid 3", "3 bid 1")
    assert asked(table) == (2, "place")
    assert field(table, "influence") == [30, 30, 27, 30]


def test_r64_at87_a_winner_may_decline() -> None:  # R64
    table = say(
        action("move-influence", seats=3, sticks={"H1.2": 1}, placement_optional="no"), "0 bid 4", "1 bid 4", "2 bid 0"
    )
    assert asked(table) == (2, "move")
    say(table, "2 decline")
    assert town(table).year == 1
    assert field(table, "influence") == [30, 30, 30]


def test_r65_at44_without_a_winner_the_card_is_filed() -> None:  # R65
    table = say(action("place_free-influence"), "0 bid 1", "1 bid 1", "2 bid 2", "3 bid 2")
    assert town(table).year == 1
    table = say(action("place_free-cheques"), "0 pass", "1 pass", "2 pass", "3 pass")
    assert town(table).year == 1


def test_r66_a_useless_card_is_filed_without_an_auction() -> None:  # R66
    for card in ("move-influence", "swap-cheques", "replace-influence"):
        assert town(action(card)).year == 1
    assert town(action("swap-cheques", sticks={"H1.2": 1})).year == 1
    assert town(action("swap-cheques", sticks={"H1.2": 1, "H1.1": 2})).year == 0


def test_r66_a_winner_without_a_use_is_not_asked() -> None:  # R66
    table = won("replace", sticks={"H1.2": 0})
    assert town(table).year == 1


def test_r67_a_bonus_card_needs_no_auction() -> None:  # R67
    table = action("bonus-residential")
    assert town(table).bonus == 2
    assert town(table).year == 1


def test_r68_at18_the_next_of_its_kind_scores_three_more() -> None:  # R68
    villas = {"H0.0": 1, "V0.0": 1, "H1.3": 2, "V1.3": 2}
    table = say(investing((1, "villa"), (2, "villa"), sticks=villas, more="bonus 1"), "1 stick H1.0", "2 stick V1.4")
    assert field(table, "prestige") == [0, 7, 4, 0]
    assert town(table).bonus == 0
    assert [table.state.parties()] == [4]


def test_r68_without_such_a_district_the_bonus_has_no_effect() -> None:  # R68
    table = at(*ACTION, more="tender villa-influence-3\nbuilder 0.0=0 1.3=0 2.5=1 3.1=1 4.4=2")
    say(table, "* action bonus-villa")
    assert town(table).bonus == 0


def test_r69_two_sticks_at_one_district() -> None:  # R69
    table = won("two_sticks")
    say(table, "0 stick V0.1")
    assert asked(table) == (0, "second_stick")
    assert sorted(streets(table, 0)) == sorted(["H0.0", "H1.0", "V0.0", "H0.1", "H1.1", "V0.2"])
    assert table.why_not(0, "stick H3.3") == "R69-district"
    say(table, "0 stick H0.1")
    assert town(table).supply[0] == 13
    assert town(table).year == 1


def test_at76_the_second_stick_at_a_district_just_built() -> None:
    table = won("two_sticks", sticks={"H1.0": 0, "V1.0": 0})
    say(table, "0 stick V1.1")
    assert builder(table, "1.0") == 0
    say(table, "0 stick H2.0")
    assert field(table, "near")[14 * 4] == 1
    assert asked(table) == (-1, "action")


def test_at66_the_second_stick_comes_from_the_board() -> None:
    sticks = full_supply(0, count=14)
    table = say(won("two_sticks", sticks=sticks), "0 stick V4.1")
    assert asked(table) == (0, "second_stick")
    say(table, "0 stick V4.2")
    assert asked(table) == (0, "relocate")
    assert table.why_not(0, "lift V4.1") == "R74-just-laid"
    say(table, "0 lift H5.4")
    assert town(table).supply[0] == 0


def test_r74_at77_not_onto_the_street_vacated_for_the_first() -> None:  # R74
    table = say(won("two_sticks", sticks=full_supply(0)), "0 stick H4.0", "0 lift H5.0")
    assert asked(table) == (0, "second_stick")
    assert table.why_not(0, "stick H5.0") == "R74-vacated"
    assert "V4.0" in streets(table, 0)


def test_r70_at54_moves_are_straight_and_over_nothing() -> None:  # R70
    table = say(won("move", sticks={"H2.2": 2, "H2.3": 1}), "0 lift H2.2")
    assert sorted(streets(table, 0)) == ["H0.2", "H1.2", "H3.2", "H4.2"]
    for street in ("H2.4", "H2.3", "H2.1"):
        assert table.why_not(0, f"drop {street}") == "R70-blocked"
    say(table, "0 drop H4.2")
    assert owner(table, "H4.2") == 2


def test_at55_a_moved_stick_does_not_turn() -> None:
    table = say(won("move", sticks={"H2.2": 2}), "0 lift H2.2")
    assert all(street[0] == "H" for street in streets(table, 0))
    assert table.why_not(0, "drop V1.2") == "R70-reach"


def test_r71_two_sticks_of_different_colours_change_places() -> None:  # R71
    table = say(won("swap", sticks={"H2.2": 2, "H2.3": 1, "V1.1": 1}), "0 lift H2.3")
    assert streets(table, 0) == ["H2.2"]
    assert table.why_not(0, "drop V1.1") == "R71-same-colour"
    say(table, "0 drop H2.2")
    assert (owner(table, "H2.2"), owner(table, "H2.3")) == (1, 2)


def test_r72_any_free_street() -> None:  # R72
    table = won("place_free")
    assert len(streets(table, 0)) == 70


def test_r73_another_players_stick_is_replaced() -> None:  # R73
    table = won("replace", sticks={"H2.2": 2, "H2.3": 0})
    assert streets(table, 0) == ["H2.2"]
    assert table.why_not(0, "stick H2.3") == "R73-own"
    assert table.why_not(0, "stick H1.3") == "R73-free"
    say(table, "0 stick H2.2")
    assert field(table, "supply") == [13, 15, 15, 15]


@pytest.mark.parametrize(("card", "word"), [("move", "lift"), ("swap", "lift"), ("replace", "stick")])
def test_r75_at56_white_sticks_stay(card: str, word: str) -> None:  # R75
    table = won(card, sticks={"H2.2": 2, "H2.3": 1})
    assert table.why_not(0, f"{word} H0.4") == "R75-white"


def test_r76_effects_ignore_kinds_and_buildings() -> None:  # R76
    table = won("place_free", sticks={"H1.0": 1, "V1.0": 1, "V1.1": 1})
    assert {"H2.0", "H2.3", "H0.0"} <= set(streets(table, 0))


def test_r77_four_influence_or_cheques() -> None:  # R77
    table = say(action("subsidy"), "0 take influence")
    assert town(table).influence[0] == 34
    assert asked(table) == (1, "take")


def test_r77_an_agreed_cap_stops_gains() -> None:  # R77
    table = say(action("subsidy", influence_cap="32"), "0 take influence")
    assert town(table).influence[0] == 32


@pytest.mark.parametrize("what", ["influence", "cheques"])
def test_r78_at19_three_sticks_are_cashed_in(what: str) -> None:  # R78
    table = action("cash_in", sticks={"H1.0": 0, "H1.2": 0, "H2.2": 0, "V3.3": 0}, hands={1: RICH})
    say(table, "0 lift H1.0", "0 lift H1.2", "0 lift H2.2", "0 stop", f"0 take {what}")
    assert town(table).influence[0] == (36 if what == "influence" else 30)
    assert field(table, "caps")[0] == (0 if what == "influence" else 150)


def test_r78_who_has_no_stick_is_not_asked() -> None:  # R78
    table = action("cash_in", sticks={"H1.0": 2})
    assert asked(table) == (2, "cash")
    assert table.why_not(2, "lift H1.2") == "R78-not-own"
    say(table, "2 stop")
    assert town(table).year == 1


def test_r78_after_the_last_stick_nobody_is_asked_to_stop() -> None:
    table = say(action("cash_in", sticks={"H1.0": 2}), "2 lift H1.0")
    assert asked(table) == (2, "take")


def test_r79_all_decide_before_anybody_draws() -> None:  # R79
    table = say(action("subsidy", seats=3, hands={1: RICH}, more="start 1"), "1 take cheques", "2 take influence")
    assert asked(table) == (0, "take")
    assert field(table, "influence") == [30, 30, 34]


def test_r80_at64_cashing_in_builds_nothing() -> None:  # R80
    table = action("cash_in", seats=3, sticks={"H1.0": 0, "V1.0": 0, "H2.0": 1, "V1.1": 1})
    say(table, "0 lift H1.0", "0 lift V1.0", "0 take influence", "1 lift H2.0", "1 stop", "1 take influence")
    assert builder(table, "1.0") == -1
    assert asked(table) == (-1, "tender")


def drawing(*seats: int, hands: dict[int, list[int]]) -> Table:
    table = action("subsidy", seats=3, hands=hands)
    return say(table, *(f"{seat} take {'cheques' if seat in seats else 'influence'}" for seat in range(3)))


def test_r81_every_cheque_of_the_pile_is_as_likely() -> None:  # R81
    table = say(drawing(0, hands={1: [value for value in KIT if value != 10]}), "0 draw")
    assert chance_words(table) == {"cheque 10": 2}
    assert asked(drawing(0, hands={})) == (-1, "tender")  # an empty pile


def test_r82_one_cheque_in_each_lap() -> None:  # R82
    table = say(drawing(0, 2, hands={1: RICH}), "0 draw", "* cheque 50")
    assert asked(table) == (2, "step")
    assert town(table).total[0] == 50


def test_r83_r84_at17_bust_exact_and_stopped() -> None:  # R83
    table = drawing(0, 1, 2, hands={2: []})
    say(table, "0 draw", "* cheque 60", "1 draw", "* cheque 70", "2 draw", "* cheque 80", "0 draw", "* cheque 50")
    assert asked(table) == (1, "step")  # seat 0 has 110 and is out
    say(table, "1 draw", "* cheque 30", "2 stop")
    assert asked(table) == (1, "step")
    say(table, "1 stop")
    assert len(hand(table, 0)) == 12
    assert field(table, "cash") == [580, 680, 80]
    assert {50, 60} <= set(pile(table))


def test_r85_at52_bust_cheques_cannot_be_drawn_again() -> None:  # R85
    table = drawing(0, 1, hands={2: RICH})
    say(table, "0 draw", "* cheque 60", "1 draw", "* cheque 70", "0 draw", "* cheque 50")
    assert town(table).cash[1] == 650  # the pile is empty: seat 1 keeps 70
    assert pile(table) == [50, 60]
    assert town(table).year == 1


def test_r86_at53_an_empty_pile_ends_it() -> None:  # R86
    table = action(
        "cash_in", seats=3, sticks={"H1.0": 0, "H1.1": 1}, hands={2: [value for value in KIT if value != 50]}
    )
    say(table, "0 lift H1.0", "0 take cheques", "1 lift H1.1", "1 take cheques", "0 draw", "* cheque 50")
    assert field(table, "cash") == [630, 580, 530]
    assert town(table).year == 1


def test_r87_a_hand_may_exceed_twelve() -> None:  # R87
    table = say(drawing(0, hands={2: RICH}), "0 draw", "* cheque 60", "0 stop")
    assert len(hand(table, 0)) == 13


def test_every_street_is_a_word() -> None:
    assert len(STREETS) == 82
