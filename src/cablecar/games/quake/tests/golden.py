"""Whole games as fixtures, with scores, places and a digest of everything every reader saw.

    python -m cablecar.games.quake.tests.golden           write the games that are missing
    python -m cablecar.games.quake.tests.golden --renew   write all of them again

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

from cablecar.bots.greedy import GreedyBot
from cablecar.games.quake import GAME
from cablecar.games.quake.tests.helpers import FOLDER
from cablecar.kernel.bot import Budget
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.fields import dump
from cablecar.kernel.log import Log, parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.rng import Rng
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
    is_greedy: bool = False
    takes_back: bool = False


FIXTURES = [
    *(Fixture(preset.name, preset.seats, seed, dict(preset.options)) for seed, preset in enumerate(GAME.presets, start=1)),
    Fixture("three_greedy", 3, 21, is_greedy=True),
    Fixture("duopoly_greedy", 2, 22, {"edition": "biberstein", "duopoly": "yes", "blocked_action": "closed"}, is_greedy=True),
    Fixture("solo_greedy", 1, 23, {"committee_income": "fixed"}, is_greedy=True),
    Fixture("solo_hard_greedy", 1, 24, {"edition": "biberstein", "helper": "blue", "closed": "4", "rate": "3"}, is_greedy=True),
    Fixture("four_options_undo", 4, 25, {"slots": "fixed", "sides": "B", "first_seat": "1", "pass_steps": "one", "majority_zero": "nothing"}, takes_back=True),
    Fixture("two_biberstein_undo", 2, 26, {"edition": "biberstein"}, takes_back=True),
]


def greedy_word(table: Table, seat: int, rng: Rng, bot: GreedyBot) -> str:
    """Return what the greedy bot says."""
    numbers = [table.game.vocabulary.number(word) for word in table.legal(seat)]
    return table.game.vocabulary.words[bot.choose(table.view(seat), numbers, rng, Budget())]


def record(fixture: Fixture) -> Table:
    """Play a fixture's game."""
    table = Table(GAME, fixture.seats, fixture.options, dice=seeded_dice(fixture.seed))
    choose, rng, bot, number = Random(fixture.seed), Rng(fixture.seed), GreedyBot(), 0
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, greedy_word(table, seat, rng, bot) if fixture.is_greedy else choose.choice(table.legal(seat)))
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
