"""A line that was taken back is told as such, and counts for nobody."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import CHECKPOINT_STEPS, CatchUp, Table
from cablecar.scene.layout import news, taken_back
from cablecar.scene.look import MOST_STEPS, ReaderFeed, feed_of, folder_of
from cablecar.scene.model import Look
from cablecar.scene.past import OPEN_READER, PastFeed, StateTimeline
from cablecar.scene.svg_plan import PlanPainter
from cablecar.scene.texts import Texts

pytestmark = pytest.mark.once


def gained(look: Look) -> int:
    """Return by how much the score of seat 0 is marked to have grown."""
    return sum(by for step in news(look) for seat, number, by in step.gains if (seat, number) == (0, "score"))


def past_of(table: Table, reader: int) -> PastFeed:
    timeline = StateTimeline(table)
    CatchUp(table, timeline).go_on()
    past = PastFeed(timeline, reader)
    past.follow(len(table.events))
    return past


def marked(table: Table, watch: ReaderFeed) -> set[str]:
    return PlanPainter(watch.stage(), watch.look(), folder_of(table.game), Texts("en")).news


@pytest.fixture
def scored() -> tuple[Table, str]:
    """A table at which seat 0 has just scored for a word that it can take back, after a turn of seat 1."""
    rolls, table = random.Random(3), Table(games.load("frankfurt"), 2, {"first_seat": "0"}, dice=seeded_dice(3))
    watch = feed_of(table, 1)
    while True:
        seat = table.actors()[0]
        word, before = rolls.choice(table.legal(seat)), watch.look()
        table.submit(seat, word)
        if seat == 0 and before.since and not gained(before) and gained(watch.look()) and table.can_undo(0):
            return table, word


def test_what_was_taken_back_is_no_news(scored: tuple[Table, str]) -> None:
    table, word = scored
    watch = feed_of(table, 1)
    points, marks = gained(watch.look()), marked(table, watch)
    assert points > 0
    for _ in range(MOST_STEPS):  # more than a look tells: some undos without what they took back
        table.undo(0)
        assert gained(watch.look()) == gained(feed_of(table, 1).look()) == 0
        assert not marked(table, watch)
        table.submit(0, word)
        assert gained(watch.look()) == gained(feed_of(table, 1).look()) == points
        assert marked(table, watch) == marks


def test_an_undo_tells_which_line_it_takes_back_and_turns_its_gains_round(scored: tuple[Table, str]) -> None:
    table, _ = scored
    readers = (0, 1, int(SPECTATOR))
    lines = [table.shown(reader) for reader in readers]
    table.undo(0)
    for reader, line in zip(readers, lines, strict=True):
        watch = feed_of(table, reader)
        look = watch.look()
        taken, undo = [step for step in look.steps if step.n == line], look.steps[-1]
        assert taken_back(look) == {line} == {undo.back}
        assert undo.gains == [(seat, number, -by) for step in taken for seat, number, by in step.gains] != []


def test_a_moment_that_was_taken_back_later_is_seen_as_it_was(scored: tuple[Table, str]) -> None:
    table, _ = scored
    table.undo(0)
    for reader in (1, OPEN_READER):
        past = past_of(table, reader)
        laid, undone = (past.look_at(moment.n) for moment in past.moments[-2:])
        assert gained(laid) > 0 == gained(undone)
        assert undone.steps[-1].back == laid.n


def test_who_may_not_know_of_an_undo_is_told_of_none(play: Any) -> None:
    deal = (
        "* draw agate",
        "* draw clay",
        "* draw glass",
        "* draw glass",
        "* draw glass",
        "* draw agate",
        "* draw clay",
        "* toy kite",
    )
    lines = ("1 lay glass", "1 lay clay", "1 undo", "0 lay glass")
    sealed, honest = play(2, *deal, *lines), play(2, *deal, "1 lay glass", "0 lay glass")
    assert taken_back(feed_of(sealed, 1).look()) == {len(deal) + 2}
    for reader in (0, int(SPECTATOR)):
        assert feed_of(sealed, reader).look() == feed_of(honest, reader).look()
    for table in (sealed, honest):
        table.submit(1, "done")
        table.submit(0, "done")
    for reader in (0, int(SPECTATOR)):
        assert feed_of(sealed, reader).look().steps == feed_of(honest, reader).look().steps


def test_going_to_and_fro_makes_a_past_no_heavier(scored: tuple[Table, str]) -> None:
    table, word = scored
    for _ in range(200):
        table.undo(0)
        table.submit(0, word)
    past = past_of(table, OPEN_READER)
    states = {id(moment.node.base) for moment in past.moments}
    assert len(past.moments) > 400
    assert len(states) <= 1 + len(table.steps) // CHECKPOINT_STEPS, (
        "copies of the state are made as steps are that stand"
    )
    other = PastFeed(past.timeline, 1)
    other.follow(len(table.events))
    assert {moment.node for moment in other.moments} <= {moment.node for moment in past.moments}, (
        "one timeline for all readers of an open game"
    )
