"""Whole games as fixtures, with scores, places and a digest of everything every reader saw: `./cablecar test --renew
[GAME…]`.

    GAME/tests/golden.yaml               the games to be recorded beside one at random of every mode: seats, options,
    by: greedy, avoid: [WORD…], undo: true
    GAME/tests/golden/v1/NAME.log        a game recorded under version 1 of the rules
    GAME/tests/golden/v1/NAME.json       how it ended and what its readers saw
    GAME/tests/golden/v1/SHA256SUMS      the digests of the logs
    GAME/tests/golden/v1/traces.txt      hashes of random games, see test_traces.py
    GAME/tests/perft.txt                 counts, see counts.py; written only if there is no such file

What is there is kept, what is missing for the version the rules have now is written. A log whose digest is noted is
never recorded anew: raise the version, and a new folder is written beside the old one. (Nobody has played a version
yet? Delete its folder first.)
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import yaml

from cablecar import games
from cablecar.bots.greedy import GreedyBot
from cablecar.kernel.bot import Budget
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.fields import dump
from cablecar.kernel.log import Log, parse
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.play import trace
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table
from tests.games import counts
from tests.games.found import SLUGS, modes, own_tests

SUMS, TRACES = "SHA256SUMS", "traces.txt"
TRACED = 20  # games of a new trace
SEED = 1906
UNDO_AFTER = 9  # words that were kept


@dataclass(frozen=True)
class Fixture:
    """A game to be recorded: how it is played, not how it went."""

    name: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    by: str = "chance"  # or greedy
    avoid: tuple[str, ...] = ()  # words that are said only if there is no other
    undo: bool | int = False  # now and then a word is taken back: after so many that were kept


def fixtures(slug: str) -> list[Fixture]:
    """Return what is recorded of a game: each mode at random, what its golden.yaml says, and one with undos if that has
    none.
    """
    found = [Fixture(mode.name, mode.seats, mode.options) for mode in modes(slug)]
    file = own_tests(slug) / "golden.yaml"
    for name, how in (yaml.safe_load(file.read_text("utf-8")) or {}).items() if file.is_file() else ():
        options = {option: str(value) for option, value in how.pop("options", {}).items()}
        found.append(Fixture(name, options=options, avoid=tuple(how.pop("avoid", ())), **how))
    if not any(fixture.undo for fixture in found):
        found.append(Fixture("undo", found[0].seats, found[0].options, undo=2))
    return list({fixture.name: fixture for fixture in found}.values())


def record(game: Game, fixture: Fixture) -> Table:
    """Play a fixture's game."""
    seed = f"{game.slug} {fixture.name}"
    table = Table(game, fixture.seats, fixture.options, dice=seeded_dice(seed))
    choose, rng, bot, kept = Random(seed), Rng(SEED), GreedyBot(), 0
    while not table.is_over:
        seat = table.actors()[0]
        words = table.legal(seat)
        words = [word for word in words if word.split()[0] not in fixture.avoid] or words
        if fixture.by == "greedy":
            numbers = [game.vocabulary.number(word) for word in words]
            table.submit(seat, game.vocabulary.words[bot.choose(table.view(seat), numbers, rng, Budget())])
        else:
            table.submit(seat, choose.choice(words))
        kept += 1
        if fixture.undo and kept >= (UNDO_AFTER if fixture.undo is True else fixture.undo) and table.can_undo(seat):
            table.undo(seat)
            kept = 0
    return table


def results(game: Game, source: Log) -> dict[str, Any]:
    """Replay a log line by line and return what the file beside it must say."""
    table = Table(game, source.header.seats, source.header.options, dice=None, version=source.header.version)
    seen = {reader: sha256() for reader in (*range(table.seats), int(SPECTATOR))}
    for event in source.events:
        table.follow(event)
        for reader, digest in seen.items():
            digest.update(dump(table.view(reader)).encode())
            digest.update(
                "\n".join([*table.log_as_seen(reader)[-1:], *table.legal(reader), table.asked(reader)]).encode()
            )
    return {
        "version": source.header.version,
        "is_over": table.is_over,
        "scores": table.scores(),
        "places": table.places(),
        "views": {
            "watcher" if reader == SPECTATOR else str(reader): digest.hexdigest()[:16]
            for reader, digest in seen.items()
        },
    }


def recordings(slug: str) -> list[Path]:
    """Return the golden logs of a game, of every version."""
    return sorted((own_tests(slug) / "golden").glob("v*/*.log"))


def sums(folder: Path) -> dict[str, str]:
    """Return the digests that are noted for the logs of a version."""
    file = folder / SUMS
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return {name: digest for digest, name in (line.split() for line in lines)}


def traces(folder: Path) -> list[tuple[str, int, int, bool]]:
    """Return mode, number of games, hash, and whether only compiled play is fast enough for it."""
    file = folder / TRACES
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [(mode, int(count), int(found), bool(more)) for mode, count, found, *more in map(str.split, lines)]


def write(slug: str, golden: Path | None = None) -> list[str]:
    """Write what is missing of a game and return a line about each recording."""
    game = games.load(slug)
    folder = (golden or own_tests(slug) / "golden") / f"v{game.version}"
    folder.mkdir(parents=True, exist_ok=True)
    noted, told = sums(folder), []
    for fixture in fixtures(slug):
        log = folder / f"{fixture.name}.log"
        if log.name in noted:
            told.append(f"{slug} {fixture.name}: kept, the rules still have version {game.version}")
            continue
        text = record(game, fixture).log
        log.write_text(text, "utf-8")
        log.with_suffix(".json").write_text(json.dumps(results(game, parse(text)), indent=1) + "\n", "utf-8")
        noted[log.name] = sha256(text.encode()).hexdigest()
        told.append(f"{slug} {fixture.name}: written")
    (folder / SUMS).write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(noted.items())), "utf-8")
    write_traces(slug, folder)
    if golden is None and not (counted := own_tests(slug) / "perft.txt").is_file():
        counts.write(slug, counted)
        told.append(f"{slug} {counted.name}: written")
    return told


def write_traces(slug: str, folder: Path) -> None:
    """Add the hash of every mode that has none."""
    has = {mode for mode, *_ in traces(folder)}
    with (folder / TRACES).open("a", encoding="utf-8") as file:
        for mode in modes(slug):
            if mode.name not in has:
                found = trace(mode.game, mode.seats, resolve(mode.game, mode.seats, mode.options), SEED, TRACED)
                file.write(f"{mode.name} {TRACED} {found}\n")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or SLUGS:
        print(*write(wanted), sep="\n", flush=True)
