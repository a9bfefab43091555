"""Alone against the Committee its deeds are told, and its card lies on the table."""

from __future__ import annotations

import pytest

from tests.browser.player import Guests

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_the_committees_deeds_are_told_and_its_card_lies_there(guests: Guests) -> None:
    guest = guests.come()
    guest.sit(game="quake", first_seat="random")
    while guest.kind() != "enter" or not guest.page.locator('[data-id="turned"]').count():
        guest.click_on()
    assert guest.page.locator(".entry .k").count() > 2
    assert "Committee" in guest.page.locator(".log").inner_text()
