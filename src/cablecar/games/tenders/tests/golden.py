"""Whole games as fixtures, with scores, places and a digest of everything every reader saw.

    python -m cablecar.games.tenders.tests.golden           write the games that are missing
    python -m cablecar.games.tenders.tests.golden --renew   write all of them again

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

from cablecar.games.tenders import GAME
from cablecar.games.tenders.tests.helpers import FOLDER
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
    Fixture("three", 3, 1),
    Fixture("four", 4, 2),
    Fixture("five", 5, 3),
    Fixture("three_greedy", 3, 4, is_greedy=True),
    Fixture("five_greedy", 5, 5, is_greedy=True),
    Fixture("four_drafted", 4, 6, {"setup_mode": "drafted"}),
    Fixture("four_trading", 4, 7, {"option_trading": "yes"}),
    Fixture("five_trading_undo", 5, 8, {"option_trading": "yes", "trade_max_blind": "2"}, takes_back=True),
    Fixture("four_composed", 4, 9, {"composed_action_deck": "3"}),
    Fixture("three_open_money", 3, 10, {"show_opponent_cheque_values": "yes", "district_cards_allow_edge": "no"}),
    Fixture("three_picked_undo", 3, 11, {"action_cards": "A01,A02,A03,A04,A05,A06,A07,A08,A09,A10,A11,A17", "placement_optional": "no"}, takes_back=True),
]


def greedy_word(table: Table, seat: int, rng: Rng) -> str:
    """Return the word after which an imagined state is worth most to a seat."""
    view, words, worth = table.view(seat), table.legal(seat), []
    for word in words:
        state = view.imagine(rng)
        state.apply(seat, table.game.vocabulary.number(word))
        worth.append(table.game.evaluate(state, seat))
    return words[worth.index(max(worth))]


def record(fixture: Fixture) -> Table:
    """Play a fixture's game."""
    table = Table(GAME, fixture.seats, fixture.options, dice=seeded_dice(fixture.seed))
    choose, rng, number = Random(fixture.seed), Rng(fixture.seed), 0
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, greedy_word(table, seat, rng) if fixture.is_greedy else choose.choice(table.legal(seat)))
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
