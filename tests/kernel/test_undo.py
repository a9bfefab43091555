"""Undo: never shows a seat something and then gives its choice back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import Refused
from cablecar.kernel.fields import dump
from cablecar.kernel.log import Event, parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table, replay

LOOKER = int(SPECTATOR)
DEAL = (
    "* draw agate",
    "* draw clay",
    "* draw glass",
    "* draw glass",
    "* draw glass",
    "* draw agate",
    "* draw clay",
    "* toy kite",
)  # 0: 1 2 3, 1: 1 2 2
WON = (*DEAL, "0 lay clay", "0 done", "1 drop glass")


def refused(table: Table, seat: int) -> None:
    before = table.log, dump(table.state)
    assert not table.can_undo(seat)
    with pytest.raises(Refused) as error:
        table.undo(seat)
    assert error.value.key == "nothing-to-undo"
    assert (table.log, dump(table.state)) == before


def test_a_line_is_taken_back_with_a_line_of_its_own(play: Any) -> None:
    table = play(2, *WON)
    before = [dump(table.view(reader)) for reader in (0, 1, LOOKER)]
    table.submit(0, "lend")
    assert table.can_undo(0)
    assert [event.line() for event in table.undo(0)] == ["0 undo"]
    assert [dump(table.view(reader)) for reader in (0, 1, LOOKER)] == before
    assert all(table.log_as_seen(reader)[-2:] == ["0 lend", "0 undo"] for reader in (0, 1, LOOKER))
    assert table.asked(0) == "treat"


def test_a_hidden_line_may_be_taken_back(play: Any) -> None:
    table = play(2, *WON, "0 reach", "* draw glass", "0 drop agate")
    table.undo(0)
    assert table.asked(0) == "swap"
    assert table.log_as_seen(1)[-2:] == ["0 ?", "0 undo"]


def test_notes_do_not_stand_in_the_way(play: Any) -> None:
    table = play(2, *WON, "0 lend", "! seat 1 left")
    assert table.can_undo(0)
    table.undo(0)
    assert table.asked(0) == "treat"


def test_undo_is_refused_after_chance(play: Any) -> None:
    refused(play(2, *WON, "0 reach", "* draw glass"), 0)


def test_undo_is_refused_after_another_seat(play: Any) -> None:
    table = play(2, *WON, "0 lend")
    refused(table, 1)


def test_undo_is_refused_after_a_reveal_without_chance(play: Any) -> None:
    refused(play(2, *WON, "0 look"), 0)
    with pytest.raises(Refused):
        play(2, *WON, "0 look", "0 undo")


def test_what_came_after_a_reveal_can_be_taken_back_but_not_the_reveal(play: Any) -> None:
    table = play(2, *WON, "0 look", "0 lend")
    table.undo(0)
    refused(table, 0)


def test_undo_is_refused_after_the_close_of_a_round(play: Any) -> None:
    table = play(2, *WON)
    refused(table, 1)
    refused(table, 0)


def test_inside_a_round_the_own_last_step_is_taken_back_whatever_others_do(play: Any) -> None:
    table = play(2, *DEAL, "0 lay clay", "0 lay glass", "0 done")
    assert not table.can_undo(1)
    table.undo(0)
    table.undo(0)
    assert table.legal(0) == ["lay glass", "lay agate", "done"]
    table.undo(0)
    refused(table, 0)


def test_undo_is_refused_at_the_end(play: Any) -> None:
    table = play(2, *DEAL, "0 done", "1 done", length="1")
    assert table.is_over
    refused(table, 0)
    refused(table, 1)


def test_nothing_can_be_taken_back_before_anything_was_done(play: Any) -> None:
    table = play(2, *DEAL)
    refused(table, 0)


def test_an_undo_of_a_seat_that_does_not_exist_is_refused(play: Any) -> None:
    with pytest.raises(Refused):
        play(2, *DEAL, "5 undo")


def test_what_the_table_answered_goes_back_with_the_line_before(play: Any) -> None:
    table = play(2, *WON)
    table.answers.add(0)
    table.resume(seeded_dice(1))
    events = table.submit(0, "lend")
    assert [event.line() for event in events] == ["0 lend", "0 name 1"]  # two children: there is only one other
    assert table.asked(0) == "treat"
    assert [event.line() for event in table.undo(0)] == ["0 undo", "0 undo"]
    assert table.asked(0) == "treat"
    assert table.why_not(0, "lend") == ""
    assert dump(replay(table.game, parse(table.log)).state) == dump(table.state)


def test_only_a_forced_open_answer_after_which_the_seat_decides_again_is_given(play: Any) -> None:
    silent = play(2, *WON)
    silent.resume(seeded_dice(1))
    silent.submit(0, "lend")
    assert silent.asked(0) == "name"  # nobody wished it
    deal = ("* draw agate", *("* draw clay",) * 3, *("* draw glass",) * 3, *("* draw agate",) * 3, "* toy kite")
    three = play(3, *deal, "0 lay clay", "0 done", "1 done", "2 done")
    three.answers.update(range(3))
    three.resume(seeded_dice(1))
    three.submit(0, "lend")
    assert three.legal(0) == ["name 1", "name 2"]  # two words: not forced


def test_an_answer_after_which_another_acts_is_not_given(play: Any) -> None:
    table = play(2, *DEAL, "0 lay clay", "0 done", "1 done", "0 look")
    table.answers.add(0)
    table.resume(seeded_dice(1))
    table.submit(0, "lend")
    assert table.asked(0) == "name"  # forced, but then the next toy is turned


def test_an_answer_that_hangs_on_a_hand_is_not_given(play: Any) -> None:
    table = play(1, "* draw agate", "* draw clay", "* draw clay", "* draw clay", "* toy kite")
    table.answers.add(0)
    table.resume(seeded_dice(1))
    assert table.asked(0) == "bid"


def test_a_forced_answer_to_a_question_that_is_not_open_is_not_given(
    play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(2, *WON)
    name = next(phase for phase in table.game.phases if phase.name == "name")
    monkeypatch.setattr(name, "open", False)
    table.answers.add(0)
    table.resume(seeded_dice(1))
    table.submit(0, "lend")
    assert table.asked(0) == "name"  # the only child there is; but nobody else may see that there is only one


def test_a_seat_takes_back_so_often_and_no_more(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cablecar.kernel.table.MAX_UNDOS", 3)
    table = play(2, *DEAL)
    for _ in range(3):
        table.submit(0, "lay clay")
        table.undo(0)
    table.submit(0, "lay clay")
    before = table.log
    with pytest.raises(Refused, match="log-full"):
        table.undo(0)
    with pytest.raises(Refused, match="log-full"):
        table.follow(Event(0, "undo"))
    assert table.log == before
    table.submit(1, "lay clay")
    table.undo(1)  # each seat counts for itself
    assert replay(table.game, parse(table.log)).log == table.log


def test_what_the_table_answered_counts_as_well(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cablecar.kernel.table.MAX_UNDOS", 1)
    table = play(2, *WON)
    table.answers.add(0)
    table.resume(seeded_dice(1))
    table.submit(0, "lend")
    with pytest.raises(Refused, match="log-full"):
        table.undo(0)


@pytest.mark.parametrize("apart", [1, 2, 3, 5, 32])
def test_however_far_copies_of_the_state_lie_apart_an_undo_leads_to_the_same(
    toy: Game, monkeypatch: pytest.MonkeyPatch, apart: int
) -> None:
    monkeypatch.setattr("cablecar.kernel.table.CHECKPOINT_STEPS", apart)
    undone = 0
    for seed in range(4):
        rolls, table = Random(seed), Table(toy, 3, {"length": "6"}, dice=seeded_dice(seed))
        while not table.is_over:
            seat = rolls.choice(table.actors())
            table.submit(seat, rolls.choice(table.legal(seat)))
            for other in range(3):
                if rolls.random() < 0.4 and table.can_undo(other):
                    table.undo(other)
                    undone += 1
                    state = toy.start(3, table.options)
                    for step in table.steps:
                        state.apply(step.actor, step.action)
                    assert dump(table.state) == dump(state)
    assert undone > 10


def test_numbers_only_grow_and_a_log_with_undos_replays(play: Any) -> None:
    table = play(2, *WON, "0 lend")
    for _ in range(3):
        shown = table.shown(LOOKER)
        table.undo(0)
        table.submit(0, "lend")
        assert table.shown(LOOKER) == shown + 2
    again = replay(table.game, parse(table.log))
    assert again.log == table.log
    assert dump(again.state) == dump(table.state)
