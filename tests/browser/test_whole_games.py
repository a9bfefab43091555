"""Whole games by what the page offers: mouse, thumb on a small screen, keys alone; in both languages."""
from __future__ import annotations

import pytest

from tests.browser.player import PHONE, WIDE, Guests

pytestmark = [pytest.mark.once, pytest.mark.slow]


CASES = [
    ("frankfurt", 2, WIDE, "en", "click"),
    ("frankfurt", 3, PHONE, "de", "tap"),
    ("frankfurt", 2, PHONE, "en", "keys"),
    ("frankfurt", 4, WIDE, "de", "click"),
    ("frankfurt", 4, WIDE, "en", "keys"),
    ("trams", 2, WIDE, "de", "keys"),
    ("trams", 3, PHONE, "de", "click"),
    ("trams", 4, WIDE, "en", "click"),
    ("trams", 4, PHONE, "en", "click"),
]


@pytest.mark.parametrize(
    ("game", "players", "size", "language", "by"),
    CASES,
    ids=[f"{game}-{players}-{'phone' if size == PHONE else 'wide'}-{by}-{language}" for game, players, size, language, by in CASES],
)
def test_a_whole_game(guests: Guests, game: str, players: int, size: tuple[int, int], language: str, by: str) -> None:
    guest = guests.come(size, language)
    guest.sit(*["random"] * (players - 1), game=game)
    assert guest.page.locator("html").get_attribute("lang") == language
    assert guest.is_phone == (size == PHONE)
    done = guest.play({"click": guest.click_on, "tap": guest.tap_on, "keys": guest.press_on}[by], most=800)
    assert done > 20
    assert guest.page.locator(".sheet thead th").count() == players
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.missing() == []
    assert guest.errors == []
