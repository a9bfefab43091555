"""What positions are worth: bots that look one step ahead play sensible games."""

from __future__ import annotations

import pytest

from cablecar.games.tenders import GAME
from cablecar.games.tenders.bot import right_worth
from cablecar.games.tenders.outlook import LAST, Outlook
from cablecar.games.tenders.state import Town
from cablecar.games.tenders.tests.helpers import L1, at, investing, new_table, say, tender, town
from cablecar.kernel.fields import dump
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from tests.games.players import greedy_word


def test_a_completing_stick_is_worth_most() -> None:
    table = investing((1, "market"), sticks={"H1.0": 1, "V1.0": 1})
    worth = {}
    for word in table.legal(1):
        state = table.state.copy()
        state.apply(1, GAME.vocabulary.number(word))
        worth[word] = GAME.evaluate(state, 1)
    assert max(worth, key=lambda word: worth[word]) in ("stick V1.1", "stick H2.0")


def test_looking_leaves_no_trace() -> None:
    table = tender("villa-influence-2", sticks={"H1.0": 1})
    before = dump(table.state)
    LAST.follow(town(table))
    assert right_worth(town(table), 0, 0) > 0
    assert dump(table.state) == before


def test_what_is_remembered_of_a_board_is_what_a_new_look_says() -> None:
    remembered = Outlook()
    sums = set()
    for seats, seed in ((3, 1), (5, 2), (3, 1)):
        player, state = RandomDriver(Rng(seed)), GAME.start(seats, resolve(GAME, seats, {}))
        assert isinstance(state, Town)
        while state.actor != NOBODY:
            if player.events % 3 == 0:
                fresh = Outlook()
                for each in (remembered, fresh):
                    each.follow(state)
                assert list(remembered.sums) == list(fresh.sums)
                for cell in range(state.tables.cells):
                    assert remembered.gain(state, cell, 0) == fresh.gain(state, cell, 0)
                sums.add(tuple(fresh.sums))
            player.step(state)
    assert len(sums) > 50


def test_better_rights_are_bid_for_more() -> None:
    rich = tender("market-influence-2", sticks={"H1.0": 0, "V1.0": 0}, seats=3)
    poor = tender("market-influence-2", seats=3)
    first, second = (int(greedy_word(table, 0, Rng(1)).split()[1]) for table in (rich, poor))
    assert first > second


def test_a_sole_player_pays_his_lowest_cheque() -> None:
    table = say(tender("option", seats=3), "0 option fo", "1 option ml", "2 option ml")
    assert greedy_word(table, 0, Rng(1)) == "pay 10"


@pytest.mark.once
@pytest.mark.slow
def test_one_step_bots_build_a_town() -> None:
    table, rng = new_table(4, 2), Rng(2)
    while not table.is_over and town(table).round < 25:
        seat = table.actors()[0]
        table.submit(seat, greedy_word(table, seat, rng))
    assert sum(town(table).prestige) > 15
    assert isinstance(at("place 0", layout=L1).state, Town)
