"""The past of every mode of every game: what a reader saw then, whatever the others did unseen, and the open view of
what lay there.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cablecar.kernel.log import Event
from cablecar.kernel.phase import SEVERAL, SPECTATOR
from cablecar.kernel.table import CHECKPOINT_STEPS, Table, replay
from cablecar.scene.look import encode, feed_of, glance
from cablecar.scene.model import Look
from cablecar.scene.past import OPEN_READER
from tests.games.found import Mode, every_mode
from tests.games.test_worlds import recorded
from tests.scene.test_taken_back import past_of

pytestmark = [pytest.mark.once, pytest.mark.slow]


def drawn(look: Look) -> bytes:
    """Return what lies on the table in a look."""
    return encode([look.n, look.stage, look.status, look.places, look.panels, look.pieces, look.seats])


@every_mode
def test_a_moment_is_what_was_seen_then(mode: Mode) -> None:
    log = recorded(mode)
    for reader in (mode.seats - 1, int(SPECTATOR)):
        table = replay(mode.game, log, 0)
        watch, seen = feed_of(table, reader), {}
        for number, event in enumerate(log.events):
            table.follow(event)
            if number % 23 == 0 and table.state.actor != SEVERAL:
                seen[table.shown(reader)] = watch.look()
        past = past_of(table, reader)
        assert past.steps() == watch.story or any(
            step.is_sealed for step in table.steps
        )  # then it is told without who chose last
        assert {step.n for step in past.steps()} == {step.n for step in watch.story}
        assert drawn(past.look_at(10**6)) == drawn(watch.look())
        for n, look in seen.items():
            assert drawn(past.look_at(n)) == drawn(look), n


@every_mode
def test_the_open_view_shows_the_table_after_every_line_of_the_log(mode: Mode) -> None:
    log = recorded(mode)
    past = past_of(replay(mode.game, log), OPEN_READER)
    assert [moment.n for moment in past.moments] == [0] + [
        place for place, event in enumerate(log.events, start=1) if event.actor >= -1
    ]
    for at in (0, min(CHECKPOINT_STEPS, len(log.events)), len(log.events) // 2, len(log.events)):
        table, moment = replay(mode.game, log, at), past.moments[past._number(at)]
        assert moment.place == at
        state = moment.node.reach()
        for seat in range(mode.seats):
            assert encode(glance(state.view(seat))) == encode(glance(table.state.view(seat))), at


def sealed_anew(mode: Mode, rolls: Random) -> Iterator[Event]:
    """Return the events of a golden log that stand, with the steps of sealed rounds arriving in another order."""
    log = recorded(mode)
    steps = replay(mode.game, log).steps
    waiting: list[Event] = []
    table = Table(mode.game, mode.seats, log.header.options, dice=None, version=log.header.version)
    for step in steps:
        event, rounds = Event(step.actor, mode.game.vocabulary.words[step.action]), table.state.rounds
        was_sealed = table.state.actor == SEVERAL
        table.follow(event)
        if not was_sealed:
            yield event
            continue
        waiting.append(event)
        if table.state.actor != SEVERAL or table.state.rounds != rounds:
            order = [event.actor for event in waiting]
            rolls.shuffle(order)
            for actor in order:
                yield waiting.pop(next(k for k, event in enumerate(waiting) if event.actor == actor))


@every_mode
def test_in_which_order_sealed_choices_came_is_not_in_the_past(mode: Mode) -> None:
    log = recorded(mode)
    tables = [replay(mode.game, log, 0) for _ in range(2)]
    for number, table in enumerate(tables):
        for event in sealed_anew(mode, Random(number)):
            table.follow(event)
    sealed = {step.actor for step in tables[0].steps if step.is_sealed}
    assert (tables[0].log == tables[1].log) is (len(sealed) < 2)
    for reader in (0, int(SPECTATOR)):
        one, other = (past_of(table, reader) for table in tables)
        assert encode(one.told) == encode(other.told)
        assert [moment.n for moment in one.moments] == [moment.n for moment in other.moments]
        for moment in one.moments[:: 1 + len(one.moments) // 20]:
            assert encode(one.look_at(moment.n)) == encode(other.look_at(moment.n)), moment.n
