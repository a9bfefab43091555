"""The counts of every game's perft.txt: how many rows of 1, 2, 3, … events can follow a position.

A block has a title, a position (lines of the kernel's positions, or `deal N OPTION=VALUE…`: a table of N after a set-up
in which the i-th event of chance, from 0, takes item (31 i + 7) mod k of its k legal ones) and its counts at depth 1,
2, …: after `perft` a row that ends the game early counts once, after `rows` it doesn't count. A game may have counts of
other sorts for tests of its own. A game without the file gets one with `./cablecar test --renew`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.options import resolve
from cablecar.kernel.perft import perft
from cablecar.kernel.phase import CHANCE, MAX_LEGAL, RULES
from cablecar.kernel.position import position
from cablecar.kernel.state import Game, State
from tests.games.found import modes, own_tests

FAST = 5000  # greater counts are slow
DEEPEST = 8
ENDED = {"perft": 1, "rows": 0}


def cases(slug: str) -> list[object]:
    """Return position, depth, what an ended row counts, and the count of everything the file has."""
    found: list[object] = []
    file = own_tests(slug) / "perft.txt"
    for block in file.read_text("utf-8").split("\n\n") if file.is_file() else []:
        title, *lines = [line for line in block.strip().splitlines() if not line.startswith("#")] or [""]
        kind, *counts = lines[-1].split() if lines else [""]
        for depth, count in enumerate(map(int, counts) if kind in ENDED else (), start=1):
            marks = [pytest.mark.slow] if count > FAST else []
            found.append(
                pytest.param(
                    slug, "\n".join(lines[:-1]), depth, ENDED[kind], count, id=f"{slug}-{title}-{depth}", marks=marks
                )
            )
    return found


def after_fixed_deal(game: Game, seats: int, options: dict[str, str]) -> State:
    state = game.start(seats, resolve(game, seats, options))
    actions: vec[i64] = vec[i64]([0] * int(MAX_LEGAL))
    event = 0
    while state.actor == CHANCE:
        count = state.legal(CHANCE, actions)
        state.apply(CHANCE, actions[(31 * event + 7) % count])
        event += 1
    return state


def state_at(game: Game, text: str) -> State:
    first, *rest = text.split()
    if first == "deal":
        return after_fixed_deal(
            game, int(rest[0]), {name: value for name, _, value in (option.partition("=") for option in rest[1:])}
        )
    state = position(game, text)
    if state.actor == RULES:
        state.run()
    return state


def write(slug: str, file: Path) -> None:
    """Count what can follow the fixed deal of every mode, as deep as it is quick."""
    blocks = ["# How many rows of 1, 2, 3, … events can follow a position: tests/games/counts.py.\n"]
    for mode in modes(slug):
        deal = " ".join([f"deal {mode.seats}", *(f"{name}={value}" for name, value in mode.options.items())])
        counts: list[int] = []
        while len(counts) < DEEPEST and (not counts or counts[-1] <= FAST // 5):
            counts.append(int(perft(state_at(mode.game, deal), len(counts) + 1, ended=1)))
        blocks.append(f"{mode.name}\n{deal}\nperft {' '.join(map(str, counts))}\n")
    file.write_text("\n".join(blocks), "utf-8")
