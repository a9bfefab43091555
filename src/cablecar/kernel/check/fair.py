"""Imagined worlds have the right odds: compared with an enumeration of everything that could have happened."""

from __future__ import annotations

from fractions import Fraction

from cablecar.kernel.check.states import must, weights
from cablecar.kernel.fields import dump
from cablecar.kernel.phase import CHANCE, SEVERAL
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State
from cablecar.kernel.state_queries import legal
from cablecar.kernel.table import PlayedStep, Table, knows

MAX_BRANCHES = 200_000  # branches: a position with more is not small
MAX_STANDARD_ERRORS = 5.5  # standard errors


def possible_worlds(table: Table, reader: int) -> dict[str, Fraction]:
    """Return the text and the probability of every state a reader must hold possible.

    Follows the log with every other word in place of those he was not told: chance by its weights, hidden choices by
    `prior`; what he was told of a choice says nothing about its reasons. Sealed choices that never open are taken to
    have as many steps as they had.
    """
    steps = table.steps
    state = table.game.start(table.seats, table.options)
    seen = [dump(state.view(reader))]
    for step in steps:
        state.apply(step.actor, step.action)
        seen.append(dump(state.view(reader)))
    found: dict[str, Fraction] = {}
    ahead: list[tuple[State, int, Fraction]] = [(table.game.start(table.seats, table.options), 0, Fraction(1))]
    branches = 0
    while ahead:
        world, at, odds = ahead.pop()
        if dump(world.view(reader)) != seen[at]:
            continue
        if at == len(steps):
            text = dump(world)
            found[text] = found.get(text, Fraction(0)) + odds
            continue
        for action, share in _alternatives(world, steps[at], reader):
            after = world.copy()
            after.apply(steps[at].actor, action)
            ahead.append((after, at + 1, odds * share))
            branches += 1
            must(
                branches < MAX_BRANCHES,
                "the position is not small: too many worlds to enumerate; use fewer lines, or a component set with "
                "fewer pieces",
            )
    total = sum(found.values())
    return {text: odds / total for text, odds in found.items()}


def _alternatives(world: State, step: PlayedStep, reader: int) -> list[tuple[int, Fraction]]:
    """Return what may have happened instead of a step, with its share."""
    actions = legal(world, step.actor)
    if step.actor == CHANCE:
        odds = weights(world, len(actions))
    else:
        phase = world.phases[world.phase] if actions else None
        odds = [int(phase.prior(world, step.actor, phase.item(action))) for action in actions] if phase else []

    def is_told(audience: int) -> bool:
        return step.actor == reader or knows(reader, audience | (audience >> 8 if step.is_sealed else 0))

    if is_told(step.audience):
        if step.action not in actions:
            return []
        share = Fraction(odds[actions.index(step.action)], sum(odds)) if step.actor == CHANCE else Fraction(1)
        return [(step.action, share)]
    hidden = [
        (action, weight)
        for action, weight in zip(actions, odds, strict=True)
        if not is_told(int(world.audience(step.actor, action)))
    ]
    total = sum(odds) if step.actor == CHANCE else sum(weight for _, weight in hidden)
    return [(action, Fraction(weight, total)) for action, weight in hidden if weight > 0]


def check_fair(table: Table, reader: int, samples: int = 3000, seed: int = 1) -> int:
    """Compare imagined worlds with the possible ones; return how many there are."""
    must(table.state.actor != SEVERAL, "odds are compared between sealed rounds, not inside one")
    worlds = possible_worlds(table, reader)
    must(dump(table.state) in worlds, "the enumeration misses the true world")
    view, rng = table.view(reader), Rng(seed)
    counts = dict.fromkeys(worlds, 0)
    for _ in range(samples):
        text = dump(view.imagine(rng))
        must(text in counts, f"reader {reader} imagines an impossible world")
        counts[text] += 1
    for text, odds in worlds.items():
        expected = samples * float(odds)
        error = (expected * (1 - float(odds))) ** 0.5
        is_near = abs(counts[text] - expected) <= MAX_STANDARD_ERRORS * error + 1
        must(is_near, f"reader {reader} imagines a world {counts[text]} times instead of {expected:.0f} in {samples}")
    return len(worlds)
