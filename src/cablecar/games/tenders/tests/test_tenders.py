"""R11 to R36: the tender card, influence and cheques."""

from __future__ import annotations

from typing import Any

import pytest

from cablecar.games.tenders.draw.overlay import question
from cablecar.games.tenders.tests.helpers import (
    INVESTING,
    STREETS,
    B,
    G,
    R,
    Y,
    asked,
    at,
    chance_words,
    field,
    hand,
    investing,
    new_table,
    owner,
    pile,
    queue,
    say,
    streets,
    tender,
    town,
)
from cablecar.kernel.errors import Refused
from cablecar.kernel.table import Table

DRAW = (*INVESTING, "hold rules", "tender *")


def fill_streets(table: Table, target: int, keep: int = 0, seat: int = 0) -> dict[str, int]:
    """Return sticks for all free streets of a target but some, shared out among the seats in a row."""
    found = [
        street
        for number, street in enumerate(STREETS)
        if town(table).reach[number] >> target & 1 and owner(table, street) < 0
    ]
    return {street: (seat + i) % 4 for i, street in enumerate(found[keep:])}


def test_r11_phases_follow_each_other() -> None:  # R11
    table = at(*DRAW)
    say(table, "* tender villa-influence-2", "0 keep", "0 bid 1", "1 bid 2", "2 bid 3", "3 bid 3")
    assert asked(table) == (1, "invest")
    say(table, "1 decline", "0 decline")
    assert asked(table) == (-1, "tender")
    assert town(table).round == 2


def test_r12_the_start_player_stays_for_the_whole_round() -> None:  # R12
    table = investing((1, "market"), sticks={"H1.0": 1, "V1.0": 1}, more="start 2")
    say(table, "1 stick V1.1", "* action place_free-cheques")
    assert asked(table) == (2, "raise")


def test_r13_one_right_for_each_winner() -> None:  # R13
    table = tender("edge-influence-5")
    say(table, "0 bid 4", "1 bid 3", "2 bid 2", "3 bid 1")
    assert [seat for seat, _ in queue(table)] == [0, 1, 2, 3]


def test_r14_a_revealed_card_is_open_to_all() -> None:  # R14
    table = say(at(*DRAW), "* tender option")
    assert all(table.view(reader).seen.tender == town(table).tender for reader in (0, 1, 2, 3, -2))  # type: ignore[attr-defined]


def test_r15_at65_a_void_card_is_replaced() -> None:  # R15
    villas = fill_streets(at("place 0"), 0)
    table = at(*DRAW, sticks=villas)
    say(table, "* tender villa-cheques-1")
    assert asked(table) == (-1, "tender")
    say(table, "* tender edge-influence-5")
    assert table.legal(0) == ["keep", "reject"]


def test_r16_at72_the_last_usable_card_cannot_be_rejected() -> None:  # R16
    void = fill_streets(at("place 0"), 0)
    names = "villa-cheques-1=2 villa-influence-2=1 villa-influence-3=1"
    table = at(*DRAW, sticks=void)
    s = town(table)
    for face in range(len(s.deck)):
        s.deck[face] = 0
    say_all = [name.split("=") for name in names.split()]
    for name, count in say_all:
        s.discard[table.game.data.tender_names.index(name)] = int(count)  # type: ignore[attr-defined]
    s.deck[table.game.data.tender_names.index("edge-influence-5")] = 1  # type: ignore[attr-defined]
    say(table, "* tender edge-influence-5")
    assert asked(table)[1] == "bid"


def test_r17_at59_the_replacement_is_binding() -> None:  # R17
    table = say(at(*DRAW), "* tender residential-cheques-1", "0 reject", "* tender edge-influence-5")
    assert asked(table)[1] == "bid"
    assert field(table, "discard")[table.game.data.tender_names.index("residential-cheques-1")] == 1  # type: ignore[attr-defined]
    with pytest.raises(Refused):
        say(table, "0 reject")


def test_at89_a_void_replacement_is_replaced_again() -> None:
    table = at(*DRAW, sticks=fill_streets(at("place 0"), 0))
    say(table, "* tender edge-influence-5", "0 reject", "* tender villa-cheques-1", "* tender edge-cheques-1")
    assert asked(table)[1] == "raise"


def test_r18_the_card_lies_there_until_phase_four() -> None:  # R18
    table = investing((0, "villa"))
    assert town(table).tender >= 0
    say(table, "0 decline")
    assert town(table).tender == -1


def test_r19_at73_void_cards_of_this_phase_stay_out_of_the_new_deck() -> None:  # R19
    table = at(*DRAW, sticks=fill_streets(at("place 0"), 0))
    names = table.game.data.tender_names  # type: ignore[attr-defined]
    s = town(table)
    for face in range(len(names)):
        s.deck[face], s.discard[face] = 0, 0
    s.deck[names.index("villa-cheques-1")] = 1
    s.discard[names.index("edge-influence-5")] = 1
    s.discard[names.index("villa-influence-2")] = 1
    say(table, "* tender villa-cheques-1")
    assert chance_words(table) == {"tender villa-influence-2": 1, "tender edge-influence-5": 1}
    say(table, "* tender villa-influence-2", "* tender edge-influence-5")
    assert asked(table)[1] == "bid"


def test_r19_without_a_usable_card_the_game_ends() -> None:  # R19
    empty = at("place 0")
    free = [street for street in STREETS if owner(empty, street) < 0]
    sticks = {street: 0 if i % 5 == 0 and i < 75 else i % 5 for i, street in enumerate(free)}
    sticks[free[-1]] = 0  # fifteen: nobody could call the board dead (R95)
    assert list(sticks.values()).count(0) == 15
    assert at("round rules", seats=5, sticks=sticks, more="tender villa-influence-2").is_over


def test_r20_cards_by_influence_ask_everybody_at_once() -> None:  # R20
    assert tender("villa-influence-2").actors() == [0, 1, 2, 3]


def test_r21_at40_no_card_above_the_own_influence() -> None:  # R21
    table = tender("villa-influence-2", more="influence 3")
    assert table.legal(0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.why_not(0, "bid 5") == "R21-influence"
    assert len(table.legal(1)) == 10


def test_r22_nothing_is_shown_before_the_last_has_chosen() -> None:  # R22
    table = say(tender("villa-influence-2"), "2 bid 9", "0 bid 1")
    assert table.log_as_seen(1) == []
    assert table.log_as_seen(2) == ["2 bid 9"]
    say(table, "3 bid 4", "1 bid 1")
    assert table.log_as_seen(1) == ["1 bid 1", "0 bid 1", "2 bid 9", "3 bid 4"]


def test_r23_equal_values_drop_out_without_cost() -> None:  # R23
    table = say(tender("villa-influence-3"), "0 bid 5", "1 bid 5", "2 bid 5", "3 bid 1")
    assert queue(table) == [(3, "villa")]
    assert field(table, "influence") == [30, 30, 30, 29]


def test_r24_cancelled_players_use_up_no_right() -> None:  # R24
    table = say(tender("villa-influence-2"), "0 bid 9", "1 bid 9", "2 bid 3", "3 bid 1")
    assert [seat for seat, _ in queue(table)] == [2, 3]


def test_r25_at67_no_more_rights_than_streets() -> None:  # R25
    edge = fill_streets(at("place 0"), 9, keep=1)
    table = tender("edge-influence-5", sticks=edge)
    say(table, "0 bid 6", "1 bid 4", "2 bid 2", "3 bid 0")
    assert queue(table) == [(0, "edge")]
    assert field(table, "influence") == [24, 30, 30, 30]


def test_r26_winners_pay_and_nobody_else() -> None:  # R26
    table = say(tender("villa-influence-2"), "0 bid 6", "1 bid 5", "2 bid 4", "3 bid 3")
    assert field(table, "influence") == [24, 25, 30, 30]


def test_r27_a_played_value_can_be_played_again() -> None:  # R27
    table = say(
        tender("villa-influence-2"),
        "0 bid 6",
        "1 bid 5",
        "2 bid 5",
        "3 bid 3",
        "0 decline",
        "3 decline",
        "* tender edge-influence-3",
        "1 keep",
    )
    assert "bid 6" in table.legal(0)


def test_r28_at41_nobody_left_no_right() -> None:  # R28
    table = tender("villa-influence-2", more="influence 0 0 0 0")
    assert asked(table) == (-1, "tender")  # all zeros are public and cancel each other
    table = say(tender("villa-influence-2"), "0 bid 2", "1 bid 2", "2 bid 4", "3 bid 4")
    assert asked(table) == (-1, "tender")
    assert field(table, "influence") == [30] * 4


def test_at01_the_third_right_lapses() -> None:
    table = say(tender("villa-influence-3"), "0 bid 7", "1 bid 5", "2 bid 5", "3 bid 4")
    assert queue(table) == [(Y, "villa"), (G, "villa")]
    assert field(table, "influence") == [23, 30, 30, 26]


@pytest.mark.parametrize("card", ["villa-influence-2", "villa-influence-3"])
def test_at02_a_zero_may_win(card: str) -> None:
    table = say(tender(card), "0 bid 6", "1 bid 6", "2 bid 4", "3 bid 0")
    assert [seat for seat, _ in queue(table)] == [R, G]
    assert field(table, "influence") == [30, 30, 26, 30]


def test_at03_four_invest_at_the_edge() -> None:
    table = say(tender("edge-influence-5"), "0 bid 9", "1 bid 6", "2 bid 5", "3 bid 3")
    assert [seat for seat, _ in queue(table)] == [Y, B, R, G]
    assert field(table, "influence") == [21, 24, 25, 27]
    assert all(
        street[0] in "HV" and (street[1] in "05" or street.endswith((".0", ".7"))) for street in streets(table, 0)
    )


def test_at42_a_free_ride() -> None:
    table = say(tender("villa-influence-2"), "0 bid 6", "1 bid 6", "2 bid 6", "3 bid 0")
    assert queue(table) == [(3, "villa")]
    assert field(table, "influence") == [30] * 4


# ---- cheques -------------------------------------------------------------


def test_r29_bidding_goes_round_from_the_start_player() -> None:  # R29
    table = tender("villa-cheques-1", more="start 2")
    order = []
    for word in ("lay 10", "lay 20", "lay 30", "lay 40"):
        seat = table.actors()[0]
        order.append(seat)
        say(table, f"{seat} {word}", f"{seat} done")
    assert order == [2, 3, 0, 1]


def test_r30_a_raise_is_higher_than_the_highest() -> None:  # R30
    table = say(tender("villa-cheques-1"), "0 lay 50", "0 done", "1 lay 50")
    assert table.why_not(1, "done") == "R30-higher"
    assert table.why_not(1, "pass") == "R30-begun"
    say(table, "1 lay 10", "1 done")
    assert town(table).highest == 60


def test_r30_who_has_begun_to_raise_is_told_what_he_has_laid() -> None:  # R30
    table = say(tender("villa-cheques-1"), "0 lay 50", "0 done", "1 lay 50")
    told: Any = question(table.view(1))
    assert told[0] == "ask-raise-more"
    assert (told[1]["total"], told[1]["highest"]) == (50, 50)
    assert question(table.view(0))[0] == "ask-raise"
    say(table, "1 lay 10")
    assert question(table.view(1))[0] == "ask-raise-done"


def test_r31_at45_laid_cheques_stay() -> None:  # R31
    table = tender("villa-cheques-1", seats=3, hands={1: [20, 30, 100]})
    say(table, "0 lay 10", "0 done", "1 lay 20", "1 done", "2 lay 40", "2 done", "0 pass")
    assert table.legal(1) == ["pass", "lay 30", "lay 100"]
    say(table, "1 lay 30", "1 done")
    assert town(table).highest == 50
    assert hand(table, 1) == [100]


def test_r32_who_passes_takes_his_cheques_back() -> None:  # R32
    table = say(tender("villa-cheques-1"), "0 lay 20", "0 done", "1 lay 30", "1 done", "2 pass", "3 pass", "0 pass")
    assert len(hand(table, 0)) == 12
    assert queue(table) == [(1, "villa")]


def test_r33_at68_who_cannot_outbid_is_asked_all_the_same() -> None:  # R33
    table = tender("villa-cheques-1", seats=3, hands={1: [10, 20], 2: []})
    say(table, "0 lay 40", "0 done")
    assert asked(table) == (1, "raise")
    assert table.legal(1) == ["pass"]
    assert table.why_not(1, "lay 20") == "R30-too-little"
    assert not table.state.phases[table.state.phase].open
    say(table, "1 pass")
    assert queue(table) == [(0, "villa")]  # seat 2 has no cheque and is passed


def test_r34_at46_the_last_may_still_open() -> None:  # R34
    table = say(tender("villa-cheques-1", seats=3), "0 pass", "1 pass")
    assert asked(table) == (2, "raise")
    say(table, "2 lay 10", "2 done")
    assert queue(table) == [(2, "villa")]
    assert pile(table) == [10]


def test_r35_all_pass_no_right() -> None:  # R35
    table = say(tender("villa-cheques-1", seats=3), "0 pass", "1 pass", "2 pass")
    assert asked(table) == (-1, "tender")


def test_r36_the_whole_bid_goes_to_the_pile() -> None:  # R36
    table = say(tender("villa-cheques-1", seats=3), "0 lay 60", "0 lay 70", "0 done", "1 pass", "2 pass")
    assert pile(table) == [60, 70]
    assert town(table).cash[0] == 450


def test_at04_the_example_of_the_cheque_tender() -> None:
    table = tender("villa-cheques-1")
    say(
        table,
        "0 lay 20",
        "0 done",
        "1 lay 30",
        "1 done",
        "2 lay 50",
        "2 done",
        "3 pass",
        "0 lay 40",
        "0 done",
        "1 pass",
        "2 lay 30",
        "2 done",
        "0 pass",
    )
    assert queue(table) == [(2, "villa")]
    assert pile(table) == [30, 50]
    assert field(table, "cash") == [580, 580, 500, 580]


def test_at69_a_raise_in_pieces() -> None:
    table = tender("villa-cheques-1", seats=3, hands={0: [10, 20, 20, 30]})
    say(table, "0 lay 20", "0 done", "1 lay 60", "1 done", "2 pass", "0 lay 30")
    assert table.legal(0) == ["lay 10", "lay 20"]
    say(table, "0 lay 20")
    assert table.legal(0) == ["lay 10", "done"]
    say(table, "0 done")
    assert town(table).highest == 70


def test_new_tables_ask_the_start_player_about_the_first_card() -> None:
    table = new_table(4, 3)
    assert asked(table) == (int(town(table).start), "keep")
