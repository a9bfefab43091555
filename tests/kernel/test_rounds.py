"""Sealed rounds: who is shown what, and when."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cablecar.kernel.errors import Refused
from cablecar.kernel.fields import dump
from cablecar.kernel.log import parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table, replay

LOOKER = int(SPECTATOR)
DEAL3 = (
    "* draw agate",
    *("* draw clay", "* draw glass", "* draw glass") * 2,
    "* draw agate",
    "* draw clay",
    "* draw clay",
    "* toy kite",
)
"""Seat 0 has 1 1 3, seats 1 and 2 have 1 2 2."""
SET_UP = len(DEAL3)


@pytest.fixture
def table(play: Any) -> Table:
    """Return three children before their first choice."""
    found: Table = play(3, *DEAL3)
    assert found.asked(0) == found.asked(1) == found.asked(2) == "bid"
    return found


def news(table: Table, reader: int) -> list[str]:
    """Return what a reader was shown since the toy was turned."""
    return table.log_as_seen(reader)[SET_UP:]


def submit(table: Table, *lines: str) -> None:
    for line in lines:
        seat, word = line.split(" ", 1)
        table.undo(int(seat)) if word == "undo" else table.submit(int(seat), word)


def test_others_are_shown_nothing_while_a_round_is_open(table: Table) -> None:
    before = {reader: (dump(table.view(reader)), table.shown(reader), table.legal(reader)) for reader in (0, 2, LOOKER)}
    submit(table, "1 lay glass", "1 lay clay", "1 undo")
    assert {
        reader: (dump(table.view(reader)), table.shown(reader), table.legal(reader)) for reader in (0, 2, LOOKER)
    } == before
    assert news(table, 1) == ["1 lay glass", "1 lay clay", "1 undo"]


def test_that_a_seat_has_chosen_is_seen_and_no_longer_if_it_takes_that_back(table: Table) -> None:
    submit(table, "1 lay glass", "1 done")
    assert table.view(0).seen.pending == 0b101
    assert table.actors() == [0, 2]
    submit(table, "1 undo")
    assert table.view(0).seen.pending == 0b111
    assert news(table, 0) == news(table, LOOKER) == []


def test_after_the_close_the_others_lines_follow_in_seat_order(table: Table) -> None:
    submit(table, "2 done", "1 lay glass", "0 lay agate", "1 done", "0 done")
    assert news(table, 0) == ["0 lay agate", "0 done", "1 lay glass", "1 done", "2 done"]
    assert news(table, 1) == ["1 lay glass", "1 done", "0 lay agate", "0 done", "2 done"]
    assert news(table, 2) == ["2 done", "0 lay agate", "0 done", "1 lay glass", "1 done"]


def test_bystanders_get_all_lines_in_seat_order(table: Table) -> None:
    submit(table, "2 done", "1 lay glass", "0 lay agate", "1 done", "0 done")
    assert news(table, LOOKER) == ["0 lay agate", "0 done", "1 lay glass", "1 done", "2 done"]


def test_what_stays_hidden_is_one_question_mark(table: Table) -> None:
    submit(table, "1 drop glass", "2 drop clay", "0 done")
    assert news(table, 0) == ["0 done", "1 ?", "2 ?"]
    assert news(table, 1) == ["1 drop glass", "0 done", "2 ?"]
    assert news(table, LOOKER) == ["0 done", "1 ?", "2 ?"]


def test_steps_that_were_taken_back_never_appear_for_others(table: Table) -> None:
    submit(
        table,
        "1 lay glass",
        "1 lay glass",
        "1 undo",
        "1 undo",
        "1 drop clay",
        "1 undo",
        "1 lay clay",
        "1 done",
        "0 done",
        "2 done",
    )
    assert news(table, 0) == ["0 done", "1 lay clay", "1 done", "2 done"]
    assert news(table, 1) == [
        "1 lay glass",
        "1 lay glass",
        "1 undo",
        "1 undo",
        "1 drop clay",
        "1 undo",
        "1 lay clay",
        "1 done",
        "0 done",
        "2 done",
    ]


def test_of_equal_steps_the_last_is_taken_back(table: Table) -> None:
    submit(table, "1 lay glass", "1 lay clay", "1 lay glass", "1 undo", "1 done", "0 done", "2 done")
    assert news(table, 0) == ["0 done", "1 lay glass", "1 lay clay", "1 done", "2 done"]


def test_of_equal_steps_undo_goes_back_one_by_one(table: Table) -> None:
    submit(table, "1 lay glass", "1 lay clay", "1 lay glass", "1 undo", "1 undo")
    assert table.legal(1) == ["lay clay", "lay glass", "done"]
    assert table.why_not(1, "drop glass") == "Y4-begun"
    submit(table, "1 done", "0 done", "2 done")
    assert news(table, 0) == ["0 done", "1 lay glass", "1 done", "2 done"]


def test_own_numbers_never_change(table: Table) -> None:
    kept: dict[int, list[str]] = {0: [], 1: [], 2: [], LOOKER: []}
    for line in (
        "0 lay clay",
        "2 lay glass",
        "1 drop clay",
        "2 undo",
        "0 done",
        "1 undo",
        "2 done",
        "1 lay glass",
        "1 done",
        "1 done",
    ):
        submit(table, line)
        for reader, before in kept.items():
            now = table.log_as_seen(reader)
            assert now[: len(before)] == before
            assert table.shown(reader) == len(now)
            kept[reader] = now


def test_the_order_of_arrival_is_never_told(play: Any) -> None:
    choices = {0: ["lay clay", "done"], 1: ["drop glass"], 2: ["lay glass", "lay clay", "done"]}
    stories = set()
    for order in permutations(range(3)):
        table: Table = play(3, *DEAL3)
        for seat in order:
            for word in choices[seat]:
                table.submit(seat, word)
        stories.add((tuple(map(tuple, (news(table, reader) for reader in (0, 1, 2, LOOKER)))), dump(table.state)))
    assert len(stories) == 1


def test_steps_of_several_seats_may_be_mixed(play: Any) -> None:
    one, two = play(3, *DEAL3), play(3, *DEAL3)
    submit(one, "0 lay clay", "0 done", "1 lay glass", "1 lay clay", "1 done", "2 done")
    submit(two, "2 done", "1 lay glass", "0 lay clay", "1 lay clay", "0 done", "1 done")
    assert dump(one.state) == dump(two.state)
    assert news(one, LOOKER) == news(two, LOOKER)


def test_who_has_chosen_may_not_choose_again(table: Table) -> None:
    submit(table, "1 done")
    with pytest.raises(Refused) as error:
        table.submit(1, "lay glass")
    assert error.value.key == "not-your-turn"


def test_the_log_keeps_arrival_and_replays(table: Table) -> None:
    submit(table, "1 lay glass", "0 lay clay", "1 undo", "0 done", "1 drop glass", "2 done")
    assert [event.line() for event in table.events][SET_UP:] == [
        "1 lay glass",
        "0 lay clay",
        "1 undo",
        "0 done",
        "1 drop glass",
        "2 done",
    ]
    again = replay(table.game, parse(table.log))
    assert dump(again.state) == dump(table.state)
    assert [again.log_as_seen(reader) for reader in (0, 1, 2, LOOKER)] == [
        table.log_as_seen(reader) for reader in (0, 1, 2, LOOKER)
    ]


def test_a_note_in_an_open_round_is_told_at_once(table: Table) -> None:
    submit(table, "1 lay glass")
    table.note("seat 2 bot club")
    assert news(table, 0) == ["! seat 2 bot club"]
    assert news(table, 1) == ["1 lay glass", "! seat 2 bot club"]


def test_when_the_game_is_over_the_whole_log_is_open(play: Any) -> None:
    table: Table = play(3, *DEAL3, length="1")
    submit(table, "1 lay glass", "1 undo", "1 drop clay", "0 done", "2 done")
    table.follow(parse(table.log + "* draw clay\n").events[-1])
    assert table.is_over
    assert table.log_as_seen(0) == table.log_as_seen(LOOKER) == [event.line() for event in table.events]
    assert "1 undo" in table.log_as_seen(0)
    assert "* draw agate" in table.log_as_seen(LOOKER)


def test_a_round_that_asks_another_at_once_is_closed_first(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    bid = table.state.phase

    def twice(phase: Any, s: Any, seat: int, item: int) -> None:
        if s.step(seat, item) and s.chosen(seat):
            for other in range(s.seats):
                s.forget(other)
            s.pop()
            s.ask(bid, 0b111)

    monkeypatch.setattr(type(table.state.phases[bid]), "choose", twice)
    submit(table, "0 lay agate", "1 done", "0 done", "2 done")
    assert table.actors() == [0, 1, 2]
    assert news(table, 1) == ["1 done", "0 lay agate", "0 done", "2 done"]
    assert not any(table.can_undo(seat) for seat in range(3))
    submit(table, "2 lay clay")
    assert news(table, 1) == ["1 done", "0 lay agate", "0 done", "2 done"]
