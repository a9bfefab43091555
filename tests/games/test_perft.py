"""The counts of every game's perft.txt, by this engine.

A block has a title, a position (lines of the kernel's positions, or `deal N OPTION=VALUE…`: a table of N after a set-up in which the i-th event of chance,
from 0, takes item (31 i + 7) mod k of its k legal ones) and its counts at depth 1, 2, …: after `perft` a row that ends the game early counts once, after `rows`
it doesn't count. A game may have counts of other sorts for tests of its own.
"""
from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar import games
from cablecar.kernel.options import resolve
from cablecar.kernel.perft import perft
from cablecar.kernel.phase import CHANCE, MAX_LEGAL, RULES
from cablecar.kernel.position import position
from cablecar.kernel.state import Game, State
from tests.games.found import SLUGS, every_game, own_tests

FAST = 5000  # greater counts are slow
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
            found.append(pytest.param(slug, "\n".join(lines[:-1]), depth, ENDED[kind], count, id=f"{slug}-{title}-{depth}", marks=marks))
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
        return after_fixed_deal(game, int(rest[0]), {name: value for name, _, value in (option.partition("=") for option in rest[1:])})
    state = position(game, text)
    if state.actor == RULES:
        state.run()
    return state


@pytest.mark.parametrize(("slug", "text", "depth", "ended", "count"), [case for slug in SLUGS for case in cases(slug)])
def test_perft(slug: str, text: str, depth: int, ended: int, count: int) -> None:
    assert perft(state_at(games.load(slug), text), depth, ended=ended) == count


@every_game
def test_every_game_has_counts(slug: str) -> None:
    assert cases(slug)
