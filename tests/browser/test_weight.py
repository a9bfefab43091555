"""What the page weighs, and that every look of a game can be timed as benchmarks/looks.py does."""

from __future__ import annotations

import pytest

from tests.browser.measured import MOST_BYTES, TIMED, updates, weigh
from tests.browser.player import Guest

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_the_page_is_light_up_to_the_first_board(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    own, rest = weigh(guest.page)
    assert 50_000 < own <= MOST_BYTES
    assert 0 < rest < 50_000


def test_looks_are_timed_from_their_arrival_until_they_are_drawn(guest: Guest) -> None:
    guest.context.add_init_script(TIMED)
    guest.sit("random", game="frankfurt", first_seat="0")
    for turn in range(4):
        guest.click_on(turn)
    guest.page.wait_for_function("() => looks.filter((one) => !one.whole).length > 1")
    took = updates(guest.page)
    assert all(0 < laid <= shown for laid, shown in zip(took.laid, took.shown, strict=True))
