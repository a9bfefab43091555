"""R37: the odds of imagined worlds, compared with a count of all worlds on a board with few tiles.

The count knows nothing of how states are imagined: it replays the log as one reader has seen it, and where the reader
was shown `?` it tries every tile, each weighted by its copies in the supply. Nothing is inferred from how others play:
a tile that comes out of the hidden part of a hand might as well have been any other tile of that part, so a world in
which two of them look like it counts twice.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.frankfurt.state import City
from cablecar.games.frankfurt.tests.helpers import another_set, follow, play_random
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import Event
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table

SMALL = another_set("small")
READERS = (0, 1, int(SPECTATOR))
Secrets = tuple[tuple[int, ...], ...]


def secrets(state: City) -> Secrets:
    """Return what may be hidden: each hand and the removed tiles, without the order of tiles that came unseen."""
    size = int(state.tables.hand_size)
    hands = [list(state.hands)[seat * size : (seat + 1) * size] for seat in range(int(state.seats))]
    return (*(tuple(sorted(hand)) for hand in hands), tuple(sorted(state.removed)), tuple(state.bag))


def counted(table: Table, reader: int) -> dict[Secrets, Fraction]:
    """Return the odds of all worlds in which a reader would have seen the same."""
    lines = [(event, event.line() == seen) for event, seen in zip(table.events, table.log_as_seen(reader), strict=True)]
    weights: dict[Secrets, Fraction] = {}
    worlds: list[tuple[City, Fraction, int]] = [
        (cast(City, SMALL.start(table.seats, resolve(SMALL, table.seats, {}))), Fraction(1), 0)
    ]
    while worlds:
        state, weight, at = worlds.pop()
        if at == len(lines):
            if state.phase != table.state.phase:  # everybody sees that set-up starts over (R10.1)
                continue
            weights[secrets(state)] = weights.get(secrets(state), Fraction(0)) + weight
        else:
            event, is_seen = lines[at]
            for action, part in possible(state, event, is_seen):
                after = state.copy()
                after.apply(event.actor, action)
                worlds.append((after, weight * part, at + 1))
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()}


def possible(state: City, event: Event, is_seen: bool) -> Iterator[tuple[int, Fraction]]:
    """Yield the actions that may stand behind a line, with their odds."""
    action = SMALL.vocabulary.number(event.word)
    if event.actor != CHANCE:
        if not state.why_not(event.actor, action):
            yield action, Fraction(ways(state, event))
    elif state.owes(CHANCE):
        actions: vec[i64] = vec[i64]([0] * 200)
        weights: vec[i64] = vec[i64]([0] * 200)
        count = int(state.legal(CHANCE, actions))
        state.weights(weights)
        total = sum(list(weights)[:count])
        for one, weight in zip(list(actions)[:count], list(weights)[:count], strict=True):
            if one == action or not is_seen:
                yield one, Fraction(weight, total)


def ways(state: City, event: Event) -> int:
    """Return how many hidden tiles may be the one that is placed; if a known tile looks like it, it is that one
    (R36).
    """
    verb, *rest = event.word.split()
    if verb != "place":
        return 1
    face, size = SMALL.data.face_names.index(rest[0]), int(state.tables.hand_size)
    slots = list(state.hands)[event.actor * size : (event.actor + 1) * size]
    hidden = int(state.hidden[event.actor])
    return 1 if face in slots[hidden:] else slots[:hidden].count(face)


class Script:
    """A generator that gives every number in turn: `run` yields each course with its probability."""

    def __init__(self) -> None:
        self.rolls: list[list[int]] = []  # value and number of values
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.rolls):
            self.rolls.append([0, n])
        self.at += 1
        return self.rolls[self.at - 1][0]

    def run(self, course: Callable[[Rng], Secrets | None]) -> dict[Secrets, Fraction]:
        weights: dict[Secrets, Fraction] = {}
        while True:
            self.at = 0
            result = course(cast(Rng, self))
            odds = Fraction(1)
            for _, n in self.rolls[: self.at]:
                odds /= n
            if result is not None:
                weights[result] = weights.get(result, Fraction(0)) + odds
            while self.rolls and self.rolls[-1][0] == self.rolls[-1][1] - 1:
                self.rolls.pop()
            if not self.rolls:
                total = sum(weights.values())
                return {world: weight / total for world, weight in weights.items()}
            self.rolls[-1][0] += 1


def imagined(table: Table, reader: int) -> dict[Secrets, Fraction]:
    """Return the exact odds of imagined worlds: one deal in every way it can go. One that does not count is repeated:
    only the ratios matter.
    """
    seen = cast(City, table.view(reader).seen)

    def course(rng: Rng) -> Secrets | None:
        state = seen.copy()
        counts = state.deal(state.removed, rng)
        counts = state.deal(state.hands, rng) and counts
        return secrets(state) if counts and state.is_possible() else None

    return Script().run(course)


def listed_refills(table: Table) -> int:
    """Return how many refills showed a face that was laid aside."""
    state = cast(City, table.state)
    return sum(min(drawn, aside) for drawn, aside in zip(state.drawn, state.aside, strict=True))


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(6))
def test_r37_directly_after_set_up_the_odds_are_those_of_counting(seed: int) -> None:  # R37
    table = Table(SMALL, 2, dice=seeded_dice(seed))
    for reader in READERS:
        assert imagined(table, reader) == counted(table, reader)


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_r37_after_refills_the_odds_are_those_of_counting(seed: int) -> None:  # R37
    table = Table(SMALL, 2, dice=seeded_dice(seed))
    listed = 0
    for seat, _ in play_random(table, seed):
        if table.asked(seat) == "place":
            listed = max(listed, listed_refills(table))
            for reader in READERS:
                assert imagined(table, reader) == counted(table, reader)
    assert listed > 0


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "seats", [3, 4] if os.environ.get("CABLECAR_LONG") else [3]
)  # with four it takes as long as all the others here
def test_r37_without_tiles_laid_aside_all_unseen_tiles_are_alike(seats: int) -> None:  # R37
    table = Table(SMALL, seats, dice=seeded_dice(1))
    compared = 0
    for number, _ in enumerate(play_random(table, 1)):
        if number in (0, 5):
            assert imagined(table, 0) == counted(table, 0)
            compared += 1
    assert compared == 2


@pytest.mark.interpreted
def test_r37_during_set_up_the_odds_are_those_of_counting() -> None:  # R37
    whole = Table(SMALL, 2, dice=seeded_dice(2))
    table = Table(SMALL, 2, dice=None)
    compared = 0
    for event in whole.events:
        table.follow(event)
        if table.state.phases[table.state.phase].name in ("reveal", "settle"):
            assert imagined(table, 0) == counted(table, 0)
            compared += 1
    assert compared > 1


@pytest.mark.interpreted
def test_r10_that_set_up_goes_on_tells_that_the_supply_has_tiles_enough() -> None:  # R10
    """R10.1: four of seven blue tiles lie open or in the reader's hand, and two districts are blue: at most one of the
    others is hidden elsewhere.
    """
    mine, theirs, offer = ["blue-house-2"] * 2, ["red-house-2"] * 2, ["blue-house-2"] * 2
    table = follow(
        Table(SMALL, 2, dice=None),
        "* start 0",
        *(f"* draw {face}" for face in mine + theirs + offer),
        "* mayor 0",
        "* draw red-house-2",
    )
    assert table.state.phases[table.state.phase].name == "reveal"
    for reader in READERS:
        assert imagined(table, reader) == counted(table, reader)


def test_r37_worlds_come_as_often_as_counting_says() -> None:  # R37
    """Through `imagine` itself, with its repetitions, where two refills showed listed faces."""
    table = next(table for seed in range(100) for table in games_until(seed) if listed_refills(table) >= 2)
    rng, draws = Rng(7), 6000
    for reader in READERS:
        odds, view = counted(table, reader), table.view(reader)
        found = Counter(secrets(cast(City, view.imagine(rng))) for _ in range(draws))
        assert set(found) <= set(odds)
        chi = sum((found[world] - draws * odds[world]) ** 2 / (draws * odds[world]) for world in odds)
        free = len(odds) - 1
        assert float(chi) < free + 4 * (2 * free) ** 0.5 + 4


def games_until(seed: int) -> Iterator[Table]:
    """Yield a table at the start of each turn of a random game."""
    table = Table(SMALL, 2, dice=seeded_dice(seed))
    for seat, _ in play_random(table, seed):
        if table.asked(seat) == "place":
            yield table
