"""What other players have drawn in front of them: small under the board where there is room, one tap away on a
phone.
"""

from __future__ import annotations

import pytest

from tests.browser.player import PHONE, Guests

pytestmark = pytest.mark.once


def test_the_others_cities_lie_under_the_board_and_can_be_enlarged(guests: Guests) -> None:
    guest = guests.come()
    guest.sit("random", "random", "random", game="trams")
    cities = guest.page.locator(".rival")
    assert cities.count() == 3
    small = cities.first.bounding_box()
    assert small is not None
    cities.first.locator(".enlarge").click()
    large = cities.first.bounding_box()
    assert large is not None
    assert large["width"] > 2 * small["width"]
    assert not cities.nth(1).is_visible()
    cities.first.locator(".enlarge").click()
    assert cities.nth(2).is_visible()


def test_on_a_phone_one_of_them_opens_from_its_players_line(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.sit("random", "random", game="trams")
    assert guest.page.locator(".rival").count() == 0
    guest.page.locator(".player .open").first.click()
    drawn = guest.page.locator(".theirs [data-panel^=city]")
    assert drawn.count() == 1
    box = drawn.bounding_box()
    assert box is not None
    assert 280 < box["width"] <= 360
