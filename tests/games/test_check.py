"""The kernel's check finds nothing in any mode of any game; `cablecar check GAME` does the same for as long as one
likes.
"""

from __future__ import annotations

import os

import pytest

from cablecar import games
from cablecar.kernel.check import check_game, check_odds, check_playouts, check_vocabulary, ways
from cablecar.kernel.options import resolve
from cablecar.kernel.play import playouts
from tests.games.found import SLUGS, Mode, every_game, every_mode, every_mode_first_fast

LONG = 10 if os.environ.get("CABLECAR_LONG") else 1
DEAR = 8  # states of a game, about, on which everything is checked
WAYS = [
    pytest.param(slug, seats, options, id=f"{slug}-{seats}-{','.join(options)}")
    for slug in SLUGS
    for seats, options in ways(games.load(slug))
]


@every_game
def test_words_phases_and_options_are_declared_as_they_should_be(slug: str) -> None:
    check_vocabulary(games.load(slug))


@every_mode_first_fast
def test_the_check_finds_nothing(mode: Mode) -> None:
    every = max(1, length(mode.slug, mode.seats, mode.options) // (DEAR * LONG))
    assert check_game(mode.game, mode.seats, mode.options, games=1, every=every).faults == []


@every_mode
def test_play_outs_end_and_keep_their_pieces(mode: Mode) -> None:
    assert check_playouts(mode.game, mode.seats, mode.options, playouts=6 * LONG, seed=3).faults == []


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "options"), WAYS)
def test_the_check_finds_nothing_whatever_the_options(slug: str, seats: int, options: dict[str, str]) -> None:
    every = max(1, length(slug, seats, options) // LONG)
    assert check_game(games.load(slug), seats, options, games=1, every=every).faults == []


@pytest.mark.slow
@every_game
def test_what_is_imagined_has_the_right_odds(slug: str) -> None:
    report = check_odds(games.load(slug))
    assert report.faults == []
    assert bool(report.views) == bool(games.load(slug).small())


def length(slug: str, seats: int, options: dict[str, str]) -> int:
    """Return how many events a random game has."""
    game = games.load(slug)
    return int(playouts(game, seats, resolve(game, seats, options), 1, 1).events)
