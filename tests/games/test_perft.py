"""The counts of every game's perft.txt, by this engine."""

from __future__ import annotations

import pytest

from cablecar import games
from cablecar.kernel.perft import perft
from tests.games.counts import cases, state_at
from tests.games.found import SLUGS, every_game


@pytest.mark.parametrize(("slug", "text", "depth", "ended", "count"), [case for slug in SLUGS for case in cases(slug)])
def test_perft(slug: str, text: str, depth: int, ended: int, count: int) -> None:
    assert perft(state_at(games.load(slug), text), depth, ended=ended) == count


@every_game
def test_every_game_has_counts(slug: str) -> None:
    assert cases(slug)
