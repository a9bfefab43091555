"""Interpreted and compiled play the same games: both modes must reach the same hash over all actions, list lengths,
scores and places.

`golden/v1/traces.txt` has a line for every mode, and for recordings with other options where a game wants them: the
name, how many games, the hash; a line that ends with `compiled` is left out of interpreted tests. A hash changes with
the rules, the numbering of the words or the generator: renew it only together with one of them (delete the line,
`./cablecar test --renew GAME`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cablecar import games
from cablecar import modes as running
from cablecar.kernel.options import resolve
from cablecar.kernel.play import trace
from tests.games.found import SLUGS, every_game, modes, own_tests
from tests.games.golden import SEED, fixtures, traces


def folders(slug: str) -> list[Path]:
    return sorted((own_tests(slug) / "golden").glob("v*"))


CASES = [
    pytest.param(slug, folder, mode, count, found, id=f"{slug}-{folder.name}-{mode}-{count}")
    for slug in SLUGS
    for folder in folders(slug)
    for mode, count, found, is_compiled in traces(folder)
    if running.mode() == "compiled" or not is_compiled
]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "folder", "name", "count", "expected"), CASES)
def test_random_games_leave_the_same_trace_in_both_modes(
    slug: str, folder: Path, name: str, count: int, expected: int
) -> None:
    game, how = games.load(slug), next(fixture for fixture in fixtures(slug) if fixture.name == name)
    options = resolve(game, how.seats, how.options, int(folder.name.removeprefix("v")))
    assert trace(game, how.seats, options, SEED, count) == expected


@every_game
def test_every_mode_has_a_trace(slug: str) -> None:
    for folder in folders(slug):
        assert {mode for mode, _, _, is_compiled in traces(folder) if not is_compiled} >= {
            mode.name for mode in modes(slug)
        }
