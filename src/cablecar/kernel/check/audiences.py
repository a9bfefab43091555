"""An audience is not wider than the view: whatever a reader is told, their view keeps."""

from __future__ import annotations

from random import Random

from cablecar.kernel.check.states import must, readers
from cablecar.kernel.fields import dump
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, SEVERAL
from cablecar.kernel.state_queries import legal
from cablecar.kernel.table import Table, knows

MAX_CLOSING_STEPS = 15  # steps of each seat until a sealed round must have closed


def check_audiences(table: Table, rolls: Random) -> int:
    """Play two different words in two worlds, and require every reader who could tell them apart to see different views
    (in a sealed round, once it has closed). Otherwise the audience is too wide, or the view forgets. Return how many
    views were compared.
    """
    actors = [int(CHANCE)] if table.state.actor == CHANCE else table.actors()
    if not actors:
        return 0
    actor = rolls.choice(actors)
    actions = legal(table.state, actor)
    if len(actions) < 2:
        return 0
    one, two = table.twin(table.state.copy()), table.twin(table.state.copy())
    words = [table.game.vocabulary.words[action] for action in rolls.sample(actions, 2)]
    one.follow(Event(actor, words[0]))
    two.follow(Event(actor, words[1]))
    compared = _check_kept(one, two, words, readers(table.state))
    if table.state.actor == SEVERAL:
        compared += _check_kept(one, two, words, _close(one, two, int(table.state.rounds), rolls))
    return compared


def _close(one: Table, two: Table, rounds: int, rolls: Random) -> list[int]:
    """Finish a sealed round with the same words in both worlds, and with any word where only one of them still asks a
    seat. Return the readers who saw all of it; nobody if the round does not close.
    """
    told = readers(one.state)
    for _ in range(MAX_CLOSING_STEPS * one.seats):
        running = [table for table in (one, two) if table.state.actor == SEVERAL and table.state.rounds == rounds]
        if not running:
            return told
        seat = rolls.choice([seat for table in running for seat in table.actors()])
        asked = [table for table in running if table.state.owes(seat)]
        words = [word for word in asked[0].legal(seat) if word in asked[-1].legal(seat)]
        if not words:
            return []
        word = rolls.choice(words)
        for table in asked:
            audience = int(table.state.audience(seat, table.game.vocabulary.number(word)))
            if len(asked) == 1:
                told = [reader for reader in told if reader == seat or knows(reader, audience | audience >> 8)]
            table.follow(Event(seat, word))
    return []


def _check_kept(one: Table, two: Table, words: list[str], told: list[int]) -> int:
    if one.is_over or two.is_over or dump(one.state) == dump(two.state):
        return 0
    apart = [reader for reader in told if one.log_as_seen(reader) != two.log_as_seen(reader)]
    for reader in apart:
        is_kept = dump(one.view(reader)) != dump(two.view(reader))
        must(
            is_kept,
            f"reader {reader} is told {words[0]!r}, but in their view it could be {words[1]!r}: its audience is too "
            f"wide, or the view forgets",
        )
    return len(apart)
