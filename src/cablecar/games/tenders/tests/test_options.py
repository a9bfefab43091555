"""R37 to R44: option cards, single payments and sealed cheques."""

from __future__ import annotations

from typing import Any

from cablecar.games.tenders.tests.helpers import (
    B,
    G,
    R,
    Y,
    asked,
    field,
    hand,
    owner,
    pile,
    queue,
    say,
    streets,
    tender,
    town,
)
from cablecar.games.tenders.tests.test_tenders import fill_streets
from cablecar.kernel.fields import dump
from cablecar.kernel.table import Table


def shown(*pairs: str, **where: Any) -> Table:
    """Return a table after option cards were shown, by seat."""
    table = tender("option", seats=len(pairs), **where)
    return say(table, *(f"{seat} option {pair}" for seat, pair in enumerate(pairs) if pair))


def test_r37_at50_who_has_no_cheque_sits_out() -> None:  # R37
    table = tender("option", hands={2: []})
    assert table.actors() == [0, 1, 3]
    say(table, "0 option fo", "1 option ml", "3 option vr", "0 pay 10", "1 pay 10", "3 pay 20")
    assert [seat for seat, _ in queue(table)] == [0, 1, 3]


def test_at70_nobody_can_pay() -> None:
    table = tender("option", hands={0: [], 1: [], 2: [], 3: []})
    assert asked(table) == (-1, "tender")


def test_r38_only_cards_with_a_street_may_be_chosen() -> None:  # R38
    table = tender("option", sticks=fill_streets(tender("option"), 8))
    assert table.legal(0) == ["option fo", "option ml"]
    assert table.why_not(0, "option vr") == "R38-no-street"


def test_r39_groups_are_settled_apart() -> None:  # R39
    table = shown("vr", "fo", "vr", "fo")
    say(table, "0 lay 30", "0 done", "1 lay 10", "1 done", "2 lay 20", "2 done", "3 lay 40", "3 done")
    assert queue(table) == [(3, "fo"), (0, "vr")]


def test_r40_at09_a_sole_player_pays_one_cheque_of_his_choice_unseen() -> None:  # R40
    table = shown("vr", "fo", "fo")
    assert table.legal(0) == [f"pay {value}" for value in range(10, 101, 10)]
    assert table.why_not(0, "lay 10") == "R40-one-cheque"
    assert table.why_not(0, "done") == "R40-must-pay"
    say(table, "0 pay 10", "1 lay 20", "1 done", "2 done")
    assert pile(table) == [10, 20]
    assert "0 ?" in table.log_as_seen(1)
    assert "0 pay 10" in table.log_as_seen(0)
    assert list(table.view(1).seen.slips) == [-2]  # type: ignore[attr-defined]


def test_r40_an_only_cheque_is_paid_without_a_question() -> None:  # R40
    table = shown("vr", "fo", "ml", hands={0: [50], 1: [20], 2: [10]})
    assert [seat for seat, _ in queue(table)] == [1, 2, 0]
    assert field(table, "held") == [0, 0, 0]


def test_r41_nothing_shows_before_the_last_has_finished() -> None:  # R41
    table = shown("vr", "vr", "fo")
    before = dump(table.view(1))
    say(table, "0 lay 50", "0 lay 20")
    assert dump(table.view(1)) == before
    assert table.why_not(0, "pay 10") == "R41-group"
    say(table, "0 done", "2 pay 30", "1 done")
    assert table.log_as_seen(1)[-5:] == ["1 done", "0 lay 50", "0 lay 20", "0 done", "2 ?"]


def test_at47_at_most_five_cheques() -> None:
    table = shown("vr", "vr", "fo")
    say(table, *(f"0 lay {value}" for value in (10, 20, 30, 40, 50)))
    assert table.why_not(0, "lay 60") == "R41-five"
    assert table.legal(0) == ["done"]


def test_r41_a_table_may_agree_on_another_number_of_cheques() -> None:  # R41, max_sealed_cheques
    table = shown("vr", "vr", "fo", max_sealed_cheques="2")
    say(table, "0 lay 10", "0 lay 20")
    assert table.why_not(0, "lay 30") == "R41-five"
    say(table, "0 done", "1 lay 30", "1 done", "2 pay 10")
    assert queue(table) == [(2, "fo")]  # 30 and 30 cancel each other
    many = shown("vr", "vr", "fo", max_sealed_cheques="6")
    say(many, *(f"0 lay {value}" for value in (10, 20, 30, 40, 50, 60)))
    assert many.why_not(0, "lay 70") == "R41-five"


def test_r42_at48_equal_sums_cancel_each_other() -> None:  # R42
    table = shown("vr", "vr", "vr")
    say(table, "0 lay 60", "0 done", "1 lay 40", "1 lay 20", "1 done", "2 lay 30", "2 done")
    assert queue(table) == [(2, "vr")]
    assert pile(table) == [30]
    two = shown("vr", "vr", "fo")
    say(two, "0 lay 60", "0 done", "1 lay 60", "1 done", "2 pay 10")
    assert queue(two) == [(2, "fo")]
    assert pile(two) == [10]


def test_at49_nothing_never_wins() -> None:
    table = say(shown("vr", "vr", "fo"), "0 done", "1 lay 10", "1 done", "2 pay 10")
    assert queue(table) == [(2, "fo"), (1, "vr")]
    table = say(shown("vr", "vr", "fo"), "0 done", "1 done", "2 pay 10")
    assert queue(table) == [(2, "fo")]


def test_r43_losers_take_their_bids_back() -> None:  # R43
    table = say(shown("vr", "vr", "vr"), "0 lay 60", "0 done", "1 lay 100", "1 done", "2 lay 30", "2 done")
    assert [len(hand(table, seat)) for seat in range(3)] == [12, 11, 12]


def test_r44_as_many_rights_as_different_cards() -> None:  # R44
    assert len(queue(say(shown("vr", "vr", "vr"), "0 lay 10", "0 done", "1 done", "2 done"))) == 1


def test_at05_the_example_of_the_option_tender() -> None:
    table = shown("fo", "ml", "vr", "ml")
    say(table, "0 pay 10", "1 lay 100", "1 lay 20", "1 done", "2 pay 20", "3 lay 70", "3 done")
    assert queue(table) == [(Y, "fo"), (B, "ml"), (R, "vr")]
    assert field(table, "held") == [11, 10, 11, 12]
    assert len(hand(table, G)) == 12


def test_at06_all_the_same_card() -> None:
    table = shown("vr", "vr", "vr", "vr")
    say(table, "0 lay 50", "0 done", "1 lay 60", "1 done", "2 lay 70", "2 done", "3 lay 80", "3 done")
    assert queue(table) == [(3, "vr")]


def test_at07_two_different_cards() -> None:
    table = shown("vr", "vr", "fo", "fo")
    say(table, "0 lay 30", "0 done", "1 lay 20", "1 done", "2 lay 40", "2 done", "3 lay 10", "3 done")
    assert queue(table) == [(2, "fo"), (0, "vr")]


def test_at08_three_different_cards() -> None:
    table = shown("vr", "ml", "fo", "fo")
    say(table, "0 pay 10", "1 pay 10", "2 lay 30", "2 done", "3 lay 20", "3 done")
    assert queue(table) == [(2, "fo"), (1, "ml"), (0, "vr")]


def test_a_sole_player_may_use_both_kinds_of_his_card() -> None:
    table = say(shown("vr", "fo", "ml"), "0 pay 10", "1 pay 10", "2 pay 10")
    assert town(table).right == 6
    assert len(streets(table, 1)) == 35
    assert all(owner(table, street) < 0 for street in streets(table, 1))
