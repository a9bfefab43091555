"""Two worlds: states that differ only in what a reader can't know must give him equal bytes, now and as play goes
on.
"""

from __future__ import annotations

from random import Random

from cablecar.kernel.check.states import must, readers
from cablecar.kernel.errors import Refused
from cablecar.kernel.fields import dump
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, OPENS, SEVERAL
from cablecar.kernel.rng import Rng
from cablecar.kernel.state_queries import legal
from cablecar.kernel.table import Table, knows

EVENTS_AHEAD = 15  # events that two imagined worlds are played on together
REFUSALS_COMPARED = 25  # words whose refusal is compared


def received(table: Table, reader: int, words: list[str], *, with_undo: bool) -> dict[str, object]:
    """Return everything a reader can get out of a table."""
    return {
        "view": dump(table.view(reader)),
        "legal words": table.legal(reader),
        "log as seen": table.log_as_seen(reader),
        "number of lines": table.shown(reader),
        "actors": table.actors(),
        "question": table.asked(reader),
        "refusals": [table.why_not(reader, word) for word in words],
        "scores": table.scores(),
        "places": table.places(),
        "undo": table.can_undo(reader) if with_undo and reader >= 0 else None,
    }


def compare(real: Table, other: Table, reader: int, rolls: Random, what: str, *, with_undo: bool = False) -> None:
    words = rolls.choices(real.game.vocabulary.words, k=REFUSALS_COMPARED)
    theirs = received(other, reader, words, with_undo=with_undo)
    for name, mine in received(real, reader, words, with_undo=with_undo).items():
        must(mine == theirs[name], f"two worlds: the {name} of reader {reader} tells what he can't know ({what})")


def check_imagined(table: Table, reader: int, rolls: Random, rng: Rng) -> int:
    """Play the real state and an imagined one on together, hidden choices each in its own way; return how many
    comparisons were made.
    """
    real, other = table.twin(table.state.copy()), table.twin(table.state.view(reader).imagine(rng))
    compare(real, other, reader, rolls, "an imagined state")
    compared = 1
    differs_until = (
        int(real.state.rounds) if real.state.actor == SEVERAL else -1
    )  # sealed choices that will open differ: stop when this round closes
    for _ in range(EVENTS_AHEAD):
        actors = [int(CHANCE)] if real.state.actor == CHANCE else real.actors()
        if not actors:
            break
        actor = rolls.choice(actors)
        words = _pair(real, other, actor, reader, rolls)
        if not words:
            break
        if words[0] != words[1] and real.state.actor == SEVERAL:
            differs_until = int(real.state.rounds)
        declared = _opens(real, actor, words[0]) or _opens(other, actor, words[1])
        is_quiet = _is_quiet(other, actor, words[1])
        real.follow(Event(actor, words[0]))
        other.follow(Event(actor, words[1]))
        if is_quiet and actor != reader and rolls.random() < 0.3:  # one step more in one world
            more = legal(other.state, actor)
            extra = other.game.vocabulary.words[rolls.choice(more)]
            if _is_quiet(other, actor, extra):
                other.follow(Event(actor, extra))
                differs_until = int(real.state.rounds)
        opened = differs_until >= 0 and (
            real.state.actor != SEVERAL or other.state.actor != SEVERAL or real.state.rounds != differs_until
        )
        if opened or declared or real.is_over or other.is_over:
            break
        compare(real, other, reader, rolls, f"after {words[0]!r}")
        compared += 1
    return compared


def _opens(table: Table, actor: int, word: str) -> bool:
    """Tell whether a word is declared to lay something open."""
    return bool(table.state.audience(actor, table.game.vocabulary.number(word)) & OPENS)


def _is_quiet(table: Table, actor: int, word: str) -> bool:
    """Tell whether a sealed step leaves its seat owing."""
    if table.state.actor != SEVERAL:
        return False
    after = table.state.copy()
    after.apply(actor, table.game.vocabulary.number(word))
    return bool(after.actor == SEVERAL and after.rounds == table.state.rounds and after.owes(actor))


def _pair(real: Table, other: Table, actor: int, reader: int, rolls: Random) -> tuple[str, str] | None:
    """Return a word for each world that tells the reader the same, or nothing if there is none."""
    words = real.game.vocabulary.words
    hidden: list[list[int]] = []
    for table in (real, other):
        in_round = table.state.actor == SEVERAL
        found = []
        for action in legal(table.state, actor):
            audience = int(table.state.audience(actor, action))
            if actor != reader and (in_round or not knows(reader, audience)):
                found.append(action)
        hidden.append(found)
    if hidden[0] and hidden[1] and rolls.random() < 0.7:
        one, two = rolls.choice(hidden[0]), rolls.choice(hidden[1])
        if _ends(real, actor, one) == _ends(other, actor, two):
            return words[one], words[two]
    theirs = set(legal(other.state, actor))
    both = [action for action in legal(real.state, actor) if action in theirs]
    same = [a for a in both if real.state.audience(actor, a) == other.state.audience(actor, a)]
    return (words[(chosen := rolls.choice(same))], words[chosen]) if same else None


def _ends(table: Table, actor: int, action: int) -> bool:
    """Tell whether a step finishes its seat's sealed choice: that is open to all."""
    return not _is_quiet(table, actor, table.game.vocabulary.words[action])


def check_replayed(table: Table, rolls: Random) -> int:
    """Change one event of a log that a reader was not told, follow the rest: all he receives stays the same. Return how
    many comparisons were made.
    """
    compared = 0
    played = [
        Event(step.actor, table.game.vocabulary.words[step.action]) for step in table.steps
    ]  # without what was taken back
    for reader in readers(table.state):
        hidden = [
            i
            for i, step in enumerate(table.steps)
            if step.actor != reader and not step.is_sealed and not knows(reader, step.audience)
        ]
        for i in rolls.sample(hidden, min(2, len(hidden))):
            real, other = (
                Table(table.game, table.seats, table.options.texts, dice=None, version=table.options.version)
                for _ in range(2)
            )
            for event in played[:i]:
                real.follow(event)
                other.follow(event)
            actor, word = played[i].actor, played[i].word
            others = [a for a in legal(other.state, actor) if not knows(reader, int(other.state.audience(actor, a)))]
            words = [w for w in (table.game.vocabulary.words[a] for a in others) if w != word]
            if not words:
                continue
            real.follow(played[i])
            other.follow(Event(actor, rolls.choice(words)))
            for event in played[i + 1 :]:
                if real.is_over or other.is_over or (real.steps[-1].audience | other.steps[-1].audience) & OPENS:
                    break
                compare(real, other, reader, rolls, f"event {i}: {word!r}", with_undo=compared % 10 == 0)
                compared += 1
                try:
                    other.follow(event)
                except Refused:
                    break
                real.follow(event)
    return compared
