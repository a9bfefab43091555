"""Every way to play 1906 San Francisco, whole games in the page; alone the Committee has its own column and its deeds are told."""
from __future__ import annotations

import pytest

from cablecar import games
from tests.browser.player import PHONE, WIDE, Guests

pytestmark = [pytest.mark.once, pytest.mark.slow]

CASES = {
    "two": (WIDE, "en", "keys"), "three": (PHONE, "de", "click"), "four": (WIDE, "de", "click"), "two_biberstein": (PHONE, "en", "click"),
    "three_biberstein": (WIDE, "en", "click"), "four_biberstein": (PHONE, "de", "click"), "duopoly": (WIDE, "de", "click"), "solo": (WIDE, "en", "click"),
    "solo_hard": (PHONE, "en", "click"), "solo_biberstein": (WIDE, "de", "keys"), "solo_biberstein_hard": (PHONE, "de", "click"),
}  # fmt: skip


def test_every_mode_is_played() -> None:
    assert set(CASES) == {preset.name for preset in games.load("quake").presets}


@pytest.mark.parametrize("mode", CASES)
def test_a_whole_game_of_quake(guests: Guests, mode: str) -> None:
    size, language, by = CASES[mode]
    preset = next(preset for preset in games.load("quake").presets if preset.name == mode)
    guest = guests.come(size, language)
    guest.sit(*["random"] * (preset.seats - 1), game="quake", **preset.options)
    done = guest.play(guest.click_on if by == "click" else guest.press_on, most=900)
    assert done > 60
    assert guest.page.locator(".sheet thead th").count() == max(2, preset.seats)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.missing() == []
    assert guest.errors == []


def test_the_committees_deeds_are_told_and_its_card_lies_there(guests: Guests) -> None:
    guest = guests.come()
    guest.sit(game="quake", first_seat="random")
    while guest.kind() != "enter" or not guest.page.locator('[data-id="turned"]').count():
        guest.click_on()
    assert guest.page.locator(".entry .k").count() > 2
    assert "Committee" in guest.page.locator(".log").inner_text()
