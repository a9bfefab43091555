"""Whole games as fixtures, with scores, places and a digest of everything every reader saw.

    python -m cablecar.games.trams.tests.golden           write the games that are missing
    python -m cablecar.games.trams.tests.golden --renew   write all of them again

Games that are there are kept as long as the rules have the same version: a log that no longer replays is a broken rule, unless the version was raised on
purpose. `--renew` says that the change was meant all the same.
"""
from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from cablecar.games.trams import GAME
from cablecar.games.trams.tests.helpers import FOLDER
from cablecar.games.trams.tests.test_games import SWITCHED
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.fields import dump
from cablecar.kernel.log import Log, parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table

GOLDEN = FOLDER / "golden"
UNDO_EVERY = 9


@dataclass(frozen=True)
class Fixture:
    """A game to be recorded: how it is played, not how it went."""

    name: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    is_keen: bool = False
    takes_back: bool = False


FIXTURES = [
    Fixture("two", 2, 1),
    Fixture("three", 3, 2),
    Fixture("four", 4, 3),
    Fixture("two_keen", 2, 4, is_keen=True),
    Fixture("four_keen", 4, 5, is_keen=True),
    Fixture("three_switched", 3, 6, SWITCHED, is_keen=True),
    Fixture("four_first_seat", 4, 7, {"first_seat": "2"}, is_keen=True),
    Fixture("two_options_undo", 2, 8, {**SWITCHED, "first_seat": "1"}, is_keen=True, takes_back=True),
]


def keen_word(words: list[str], choose: Random) -> str:
    """Place rather than stop, and keep relief tokens for later; so boards fill."""
    return choose.choice([word for word in words if word != "stop" and not word.startswith("relief")] or words)


def record(fixture: Fixture) -> Table:
    """Play a fixture's game."""
    table = Table(GAME, fixture.seats, fixture.options, dice=seeded_dice(fixture.seed))
    choose, number = Random(fixture.seed), 0
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, keen_word(table.legal(seat), choose) if fixture.is_keen else choose.choice(table.legal(seat)))
        number += 1
        if fixture.takes_back and number % UNDO_EVERY == 0 and table.can_undo(seat):
            table.undo(seat)
    return table


def results(source: Log) -> dict[str, Any]:
    """Replay a log line by line and return what the file beside it must say."""
    table = Table(GAME, source.header.seats, source.header.options, dice=None, version=source.header.version)
    seen = {reader: sha256() for reader in (*range(table.seats), int(SPECTATOR))}
    for event in source.events:
        table.follow(event)
        for reader, digest in seen.items():
            digest.update(dump(table.view(reader)).encode())
            digest.update("\n".join([*table.log_as_seen(reader)[-1:], *table.legal(reader), table.asked(reader)]).encode())
    return {
        "version": source.header.version,
        "is_over": table.is_over,
        "scores": table.scores(),
        "places": table.places(),
        "views": {"watcher" if reader == SPECTATOR else str(reader): digest.hexdigest()[:16] for reader, digest in seen.items()},
    }


def write(*, renew: bool) -> list[str]:
    """Write the games and return a line about each."""
    GOLDEN.mkdir(exist_ok=True)
    told = []
    for fixture in FIXTURES:
        log, beside = GOLDEN / f"{fixture.name}.log", GOLDEN / f"{fixture.name}.json"
        if not renew and log.exists() and beside.exists() and json.loads(beside.read_text())["version"] == GAME.version:
            told.append(f"{fixture.name}: kept, the rules still have version {GAME.version} (--renew writes it again)")
            continue
        text = record(fixture).log
        log.write_text(text)
        beside.write_text(json.dumps(results(parse(text)), indent=1) + "\n")
        told.append(f"{fixture.name}: written")
    return told


if __name__ == "__main__":
    print(*write(renew="--renew" in sys.argv[1:]), sep="\n")
