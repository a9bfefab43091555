"""What is told of the toy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.look import feed_of

from .test_rules import KITE


@pytest.mark.parametrize("reader", [0, 1, int(SPECTATOR)])
@pytest.mark.parametrize(
    "bids", [("0 lay agate", "0 done", "1 lay clay", "1 done"), ("1 lay clay", "1 done", "0 lay agate", "0 done")]
)
def test_what_follows_from_all_bids_is_told_once_and_last(
    play: Callable[..., Table], reader: int, bids: tuple[str, ...]
) -> None:
    watch = feed_of(play(2, *KITE, *bids), reader)
    watch.look()
    told = [step.say[0] for step in watch.story if isinstance(step.say, list)]
    assert told.count("tell-won") == 1
    assert told.index("tell-won") > max(place for place, key in enumerate(told) if key in ("tell-lay", "tell-done"))
