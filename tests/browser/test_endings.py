"""The end of a game: who won, by what, and what comes next, without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import PHONE, Guests
from tests.browser.seated import DESKTOP, TONGUES, mode_of, seated_at_the_end

pytestmark = [pytest.mark.once, pytest.mark.slow]


ENDS = [("trams", "four"), ("tenders", "five"), ("quake", "four"), ("frankfurt", "four")]


@pytest.mark.parametrize(("slug", "name"), ENDS)
def test_the_score_sheet_is_in_sight_and_nothing_beside_it_is_cut(guests: Guests, slug: str, name: str) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language, played=[slug])
        seated_at_the_end(guest, mode_of(slug, name))
        sheet = guest.page.locator(".sheet").bounding_box()
        assert sheet is not None
        assert (language, sheet["y"] + sheet["height"] <= DESKTOP[1]) == (language, True)
        assert guest.page.locator(".known-facts").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        log, line = guest.page.locator(".log .scroll").bounding_box(), guest.page.locator(".log li").last
        assert log is not None
        assert log["height"] > 90
        expect(line).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("slug", "name"), ENDS)
def test_on_a_phone_who_won_and_what_comes_next_are_in_sight(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come(PHONE, "de", played=[slug])
    seated_at_the_end(guest, mode_of(slug, name))
    for part in (".sheet .result", ".sheet thead", ".again", ".look-back", ".sheet a.button"):
        expect(guest.page.locator(part).first).to_be_in_viewport(ratio=1)
    total, buttons = (
        guest.page.locator(".sheet .placed").bounding_box(),
        guest.page.locator(".sheet .buttons").bounding_box(),
    )
    assert total is not None
    assert buttons is not None
    assert total["y"] + total["height"] <= buttons["y"]
    assert guest.too_wide() == []
    assert guest.page.locator(".top h1").evaluate(
        "one => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().height <= 40"
    )
