"""Check boardgame.io's Frankfurt against ours: `python benchmarks/boardgame/replay.py [--games N] [--seed S]`.

Random games of ours, with two to four players in turn, are played again in frankfurt.js with the same draws: before
each decision the legal moves, points, coins and what every reader sees of the hands must be equal, and in the end the
winners.
Exit codes: 0 all are, 1 a game differs, 3 something can't be set up.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.peers import CannotMeasure
from benchmarks.server import BOARDGAME, environment_of_boardgame, set_up_boardgame
from cablecar import games
from cablecar.games.frankfurt.game import Frankfurt
from cablecar.games.frankfurt.state import City
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import UNDO
from cablecar.kernel.phase import CHANCE, SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table

Move = list[str | int]


def numbers_of_set() -> dict[str, Any]:
    """Return the numbers of the standard set that frankfurt.js and load.py read."""
    tables = cast(Frankfurt, games.load("frankfurt")).data.tables

    def spaces(owners: list[int], count: int) -> list[list[int]]:
        return [[space for space, owner in enumerate(owners) if owner == number] for number in range(count)]

    return {
        "colours": list(range(int(tables.colours))),
        "copies": ints(tables.copies),
        "faceColour": ints(tables.face_colour),
        "faceType": ints(tables.face_type),
        "faceValue": ints(tables.face_value),
        "spaceDistrict": ints(tables.space_district),
        "spaceSymbol": ints(tables.space_symbol),
        "spacesOfColour": spaces(ints(tables.space_colour), int(tables.colours)),
        "spacesOfDistrict": spaces(ints(tables.space_district), int(tables.districts)),
        "districtColour": ints(tables.district_colour),
        "setupSpace": ints(tables.setup_space),
        "cost": ints(tables.cost),
        "bonus": ints(tables.bonus),
        "price": ints(tables.price),
        "removed": ints(tables.removed),
        "preplaced": ints(tables.preplaced),
        "handSize": int(tables.hand_size),
        "cranes": int(tables.cranes),
        "coinsTotal": int(tables.coins_total),
        "coinLimit": int(tables.coin_limit),
        "startCoins": int(tables.start_coins),
        "coinGain": int(tables.coin_gain),
        "twoPoints": int(tables.two_points),
        "plusPoints": int(tables.plus_points),
        "factor": int(tables.factor),
    }


def ints(numbers: Any) -> list[int]:
    return [int(number) for number in numbers]


def played(seats: int, seed: int) -> dict[str, Any]:
    """Play a random game of ours; return it for replay.js."""
    game = cast(Frankfurt, games.load("frankfurt"))
    rng, table = Rng(seed), Table(game, seats, dice=seeded_dice(seed))
    decisions = []
    while not table.is_over:
        (seat,) = table.actors()
        words = table.legal(seat)
        said = words[rng.below(len(words))]
        decisions.append(
            {
                "seat": seat,
                "words": [move(game, word) for word in words],
                "said": move(game, said),
                "points": points_of(table),
                "coins": ints(cast(City, table.state).coins),
                "hands": [hands_of(table, reader) for reader in [*range(seats), SPECTATOR]],
            }
        )
        table.submit(seat, said)
    assert not any(event.word == UNDO for event in table.events)
    chance = [move(game, event.word) for event in table.events if event.actor == CHANCE]
    end = {
        "points": points_of(table),
        "coins": ints(cast(City, table.state).coins),
        "hands": hands_of(table, SPECTATOR),
        "winners": winners_of(table),
    }
    return {"seats": seats, "chance": chance, "decisions": decisions, "end": end}


def move(game: Frankfurt, word: str) -> Move:
    """Return a word with numbers for names."""
    name, *parts = word.split()
    names = (game.data.face_names, game.data.space_names, game.data.district_names)
    numbers = {each: number for part in names for number, each in enumerate(part)}
    return [name, *(int(part) if part.isdecimal() else numbers[part] for part in parts)]


def points_of(table: Table) -> list[int]:
    state = cast(City, table.state)
    width = len(state.score) // table.seats
    return [sum(ints(state.score)[seat * width : (seat + 1) * width]) for seat in range(table.seats)]


def hands_of(table: Table, reader: int) -> list[list[int | None]]:
    """Return all hands as a reader sees them."""
    state = cast(City, table.view(reader).seen)
    size = int(state.tables.hand_size)
    hands = [ints(state.hands)[seat * size : (seat + 1) * size] for seat in range(table.seats)]
    return [[face if face >= 0 else None for face in hand if face != -1] for hand in hands]


def winners_of(table: Table) -> list[int]:
    """Return who has the most points, and of those the most coins (R32)."""
    keys = list(zip(points_of(table), ints(cast(City, table.state).coins), strict=True))
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Play games of ours again in boardgame.io's Frankfurt.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    try:
        node = set_up_boardgame()
    except CannotMeasure as error:
        print(error, file=sys.stderr)
        return 3
    found = [played(2 + number % 3, chosen.seed + number) for number in range(chosen.games)]
    with tempfile.TemporaryDirectory(prefix="cablecar-") as folder:
        tables = Path(folder, "tables.json")
        tables.write_text(json.dumps(numbers_of_set()))
        done = subprocess.run(
            [node, str(BOARDGAME / "replay.js"), str(tables)],
            input="".join(json.dumps(each) + "\n" for each in found),
            env=environment_of_boardgame(),
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for number, answer in enumerate(answers):
        if answer:
            print(f"seed {chosen.seed + number}, {found[number]['seats']} players: {answer}")
    if done.returncode or len(answers) < len(found):
        print(f"replay.js ended after {len(answers)} of {len(found)} games")
        return 1
    moves = sum(len(each["decisions"]) for each in found)
    print(f"{len(found)} games with {moves:,} moves, {sum(map(bool, answers))} of them differ")
    return 1 if any(answers) else 0


if __name__ == "__main__":
    sys.exit(main())
