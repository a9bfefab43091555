"""axe-core finds nothing wrong on any screen, by day and by night, on a wide screen and at 360 px."""
from __future__ import annotations

import pytest

from tests.browser.player import PHONE, WIDE, Guests
from tests.games.found import IS_LONG
from tests.server.harness import Host, Stubborn

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def finished(host: Host) -> tuple[str, str]:
    """Return a table whose game is over, and the cookie of its player."""
    browser = host.browser()
    table = str(browser.open("frankfurt", ["me", "random"])["id"])
    player = Stubborn(browser, table, 1)
    player.play(lambda: False)
    assert player.is_over
    return table, browser.cookie


@pytest.mark.parametrize(
    ("size", "is_night", "language"),
    [(WIDE, False, "en"), (PHONE, True, "de"), *([(WIDE, True, "de"), (PHONE, False, "en")] if IS_LONG else [])],
)
def test_axe_finds_nothing(guests: Guests, finished: tuple[str, str], size: tuple[int, int], is_night: bool, language: str) -> None:
    guest = guests.come(size, language, is_night=is_night)
    table, cookie = finished
    guest.context.add_cookies([{"name": "cablecar", "value": cookie, "url": guest.host.address}])
    found: dict[str, list[str]] = {}
    screens = {"/": ".game .play", "/new/frankfurt": "form .play", f"/t/{table}": ".sheet", "/rules/frankfurt": "main h2", "/about": "main h2"}
    for path, shown in screens.items():
        guest.go(path)
        guest.page.locator(shown).first.wait_for()
        assert guest.page.evaluate("document.documentElement.classList.contains('night')") == is_night
        found[path] = guest.violations()
    guest.sit("random", "random", game="frankfurt")
    found["table"] = guest.violations()
    guest.page.locator("[data-live=strong]").first.click()
    guest.page.locator(".chip").wait_for()
    found["table, picked"] = guest.violations()
    assert {path: lines for path, lines in found.items() if lines} == {}
