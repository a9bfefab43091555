"""R88 to R96, R102 to R104: how it ends, and the composed deck."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cablecar.games.tenders import GAME
from cablecar.games.tenders.building import is_dead
from cablecar.games.tenders.constants import ACTION as ACTION_PHASE
from cablecar.games.tenders.tests.helpers import (
    ACTION,
    DATA,
    INVESTING,
    STREETS,
    B,
    Y,
    asked,
    at,
    builder,
    chance_words,
    field,
    investing,
    new_table,
    owner,
    play_to_end,
    say,
    tender,
    town,
)  # fmt: skip
from cablecar.kernel.errors import BadOption
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.table import Table

QUIET = ("pass", "decline", "stop", "bid 0", "take influence")

ELEVEN = "tender villa-influence-3\nyear 11\nfiled " + " ".join(
    f"{year}={card}"
    for year, card in enumerate(
        ["subsidy"] * 4
        + ["cash_in"] * 2
        + ["two_sticks-influence", "two_sticks-cheques", "move-influence", "move-cheques", "swap-cheques"]
    )
)


def test_r88_the_card_joins_the_discard() -> None:  # R88
    table = say(investing((0, "villa")), "0 decline")
    assert field(table, "discard")[DATA.tender_names.index("villa-influence-3")] == 1


def test_r89_the_left_neighbour_is_next() -> None:  # R89
    assert town(say(investing((0, "villa"), more="start 3"), "0 decline")).start == 0


def test_r90_r91_at38_the_twelfth_card_is_the_last() -> None:  # R90
    hall = {"H2.3": Y, "H3.3": Y, "V2.3": Y, "V2.4": B, "H1.0": Y, "V1.0": Y}
    table = investing((Y, "market"), sticks=hall, more=ELEVEN)
    say(table, "0 stick V1.1", "* action replace-influence", "0 bid 1", "1 bid 0", "2 bid 0", "3 bid 0", "0 stick V2.4")
    assert table.is_over
    assert builder(table, "2.3") == Y
    assert field(table, "prestige") == [15, 0, 0, 0]
    assert field(table, "supply")[B] == 15
    assert table.places() == [1, 2, 2, 2]


def test_r92_at39_a_bonus_card_in_the_last_year() -> None:  # R92
    table = say(at(*ACTION, more=ELEVEN), "* action bonus-villa")
    assert table.is_over
    assert field(table, "prestige") == [0] * 4


def test_at74_an_open_bonus_is_paid_by_the_last_card() -> None:
    table = say(at(*ACTION, sticks={"H0.0": Y, "V0.0": Y}, more=ELEVEN + "\nbonus 1"), "* action place_free-influence")
    say(table, "0 bid 1", "1 bid 0", "2 bid 0", "3 bid 0", "0 stick H1.0")
    assert table.is_over
    assert field(table, "prestige") == [7, 0, 0, 0]


def test_r90_fewer_years_may_be_agreed() -> None:  # R90
    assert say(at(*ACTION, more="tender villa-influence-3", years_to_play="1"), "* action bonus-villa").is_over


def test_r93_only_prestige_counts() -> None:  # R93
    table = say(
        at(*ACTION, sticks={"H1.0": 1, "V1.0": 1, "V1.1": 1}, more=ELEVEN + "\ninfluence 0 0 9 0"),
        "* action bonus-villa",
    )
    assert table.scores() == [0, 5, 0, 0]
    assert table.places()[1] == 1


def test_r94_at62_more_sticks_break_a_tie() -> None:  # R94
    sticks = {"H1.0": 0, "V1.0": 0, "V1.1": 0, "H4.2": 1, "V3.2": 1, "V3.3": 1}
    table = say(at(*ACTION, sticks={**sticks, "H0.2": 1}, more=ELEVEN), "* action bonus-villa")
    assert table.scores() == [5, 5, 0, 0]
    assert table.places()[:2] == [2, 1]
    table = say(at(*ACTION, sticks=sticks, more=ELEVEN), "* action bonus-villa")
    assert table.places()[:2] == [1, 1]


def test_r95_at63_nobody_has_means() -> None:  # R95
    assert at(
        "round rules", hands={seat: [] for seat in range(4)}, more="tender villa-influence-3\ninfluence 0 0 0 0"
    ).is_over
    assert not at(
        "round rules", hands={seat: [] for seat in range(4)}, more="tender villa-influence-3\ninfluence 0 0 1 0"
    ).is_over


def test_r95_at75_a_dead_board() -> None:  # R95
    empty = at("place 0", seats=5)
    free = [street for street in STREETS if owner(empty, street) < 0]
    for seed in range(300):
        choose = Random(seed)
        owners = [seat for seat in range(5) for _ in range(14)]
        choose.shuffle(owners)
        table = at("round rules", seats=5, sticks=dict(zip(free, owners, strict=True)), more="tender villa-influence-3")
        assert table.is_over
        last = dict(zip(free, owners, strict=True))
        last[free[0]] = (last[free[0]] + 1) % 5
        s = at("place 0", seats=5, sticks=last)
        if 0 in field(s, "supply"):
            assert not is_dead(town(s))
            return
    raise AssertionError("no seat used all its sticks")


def test_r95_at86_the_counters() -> None:  # R95
    more = "tender villa-influence-3\ndry_sticks 12\ndry_builds 12"
    assert at("round rules", more=more).is_over
    table = at(*INVESTING, sticks={}, more=more + f"\nqueue 0={0}")
    say(table, "0 stick H0.0")
    assert not table.is_over
    assert town(table).dry_sticks == 1
    assert town(table).dry_builds == 13
    assert at("round rules", more="tender villa-influence-3\ndry_builds 36").is_over


@pytest.mark.parametrize(
    ("option", "counter"), [("stall_no_stick_rounds", "dry_sticks"), ("stall_no_build_rounds", "dry_builds")]
)
def test_r95_a_table_may_agree_on_other_limits(option: str, counter: str) -> None:  # R95
    for limit in (1, 5, 99):
        where: dict[str, Any] = {option: str(limit)}
        other = "stall_no_build_rounds" if option == "stall_no_stick_rounds" else "stall_no_stick_rounds"
        where[other] = "99"
        assert at("round rules", more=f"tender villa-influence-3\n{counter} {limit}", **where).is_over
        assert (
            limit == 1
            or not at("round rules", more=f"tender villa-influence-3\n{counter} {limit - 1}", **where).is_over
        )


def test_r96_a_player_without_means_stays_in_the_game() -> None:  # R96
    table = tender("villa-influence-2", hands={1: []}, more="influence 1=0")
    assert table.actors() == [0, 2, 3]
    say(table, "0 bid 3", "2 bid 3", "3 bid 3")
    assert asked(table) == (1, "invest")  # his 0 was played for him, and wins


def settle(table: Table) -> None:
    """Let everybody keep out of an action card."""
    while not table.is_over and table.state.actor != CHANCE:
        seat = table.actors()[0]
        say(table, f"{seat} {next(word for word in table.legal(seat) if word in QUIET)}")


@pytest.mark.parametrize("subsidies", ["0", "3", "6"])
def test_r102_at88_a_composed_deck_has_exactly_so_many_subsidies(subsidies: str) -> None:  # R102
    drawn: list[str] = []
    table, rolls = at(*ACTION, more="tender villa-influence-3", composed_action_deck=subsidies), Random(subsidies)
    while not table.is_over:
        words = chance_words(table)
        drawn.append(rolls.choices(list(words), list(words.values()))[0])
        say(table, f"* {drawn[-1]}")
        settle(table)
        if not table.is_over:  # as if something had been built again
            table.state.go(ACTION_PHASE, CHANCE)
            while table.state.depth > 3:
                table.state.pop()
                table.state.go(ACTION_PHASE, CHANCE)
    assert sum(card in ("action subsidy", "action cash_in") for card in drawn) == int(subsidies)
    assert len(drawn) == 12
    assert sum(field(table, "actions")) == 6


def test_r103_the_odds_are_those_of_a_secret_choice() -> None:  # R103
    words = chance_words(at(*ACTION, more="tender villa-influence-3", composed_action_deck="3"))
    total = sum(words.values())
    subsidies = words["action subsidy"] + words["action cash_in"]
    assert subsidies * 12 == total * 3
    assert words["action subsidy"] == 2 * words["action cash_in"]


def test_r104_picked_cards_are_the_deck() -> None:  # R104
    cards = "A01,A02,A03,A04,A05,A06,A07,A08,A09,A10,A11,A17"
    words = chance_words(at(*ACTION, more="tender villa-influence-3", action_cards=cards))
    assert sum(words.values()) == 12
    assert words["action cash_in"] == 1
    assert "action subsidy" not in words
    with pytest.raises(BadOption):
        resolve(GAME, 4, {"action_cards": cards, "composed_action_deck": "3"})


def test_random_games_end() -> None:
    table = play_to_end(new_table(3, 9), 9)
    assert table.is_over
    assert GAME.inventory(table.state) == ""
