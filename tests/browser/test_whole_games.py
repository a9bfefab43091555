"""Whole games of Frankfurt by what the page offers: mouse, thumb on a small screen, keys alone; in both languages."""
from __future__ import annotations

import pytest

from tests.browser.player import PHONE, WIDE, Guests

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.mark.parametrize(
    ("rivals", "size", "language", "by"),
    [(1, WIDE, "en", "click"), (2, PHONE, "de", "click"), (3, WIDE, "de", "click"), (3, WIDE, "en", "keys")],
    ids=["2-wide-en", "3-phone-de", "4-wide-de", "4-keys-en"],
)
def test_a_whole_game(guests: Guests, rivals: int, size: tuple[int, int], language: str, by: str) -> None:
    guest = guests.come(size, language)
    guest.sit(*["random"] * rivals)
    assert guest.page.locator("html").get_attribute("lang") == language
    assert guest.is_phone == (size == PHONE)
    done = guest.play(guest.click_on if by == "click" else guest.press_on)
    assert done > 20
    assert guest.page.locator(".sheet thead th").count() == rivals + 1
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.missing() == []
    assert guest.errors == []
