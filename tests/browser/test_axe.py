"""axe-core finds nothing wrong on any screen, by day and by night, on a wide screen and at 360 px.

The pages about each game, new table and rules, are looked at in test_games.py.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route

from cablecar.kernel.log import parse
from cablecar.server.tables.fixtures import moments, store_game
from tests.browser.player import PHONE, WIDE, Guests
from tests.games.found import IS_LONG
from tests.server.harness import ROOT, Host, Stubborn

pytestmark = [pytest.mark.once, pytest.mark.slow]

COOKIE = "a-browser-for-the-test"
GOLDEN = ROOT / "src" / "cablecar" / "games" / "tenders" / "tests" / "golden" / "v1"


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
def test_axe_finds_nothing(
    guests: Guests, finished: tuple[str, str], size: tuple[int, int], is_night: bool, language: str
) -> None:
    guest = guests.come(size, language, is_night=is_night)
    table, cookie = finished
    guest.context.add_cookies([{"name": "cablecar", "value": cookie, "url": guest.host.address}])
    found: dict[str, list[str]] = {}
    screens = {"/": ".game .play", f"/t/{table}": ".sheet", "/about": "main h2"}
    for path, shown in screens.items():
        guest.go(path)
        guest.page.locator(shown).first.wait_for()
        assert guest.page.evaluate("document.documentElement.classList.contains('night')") == is_night
        found[path] = guest.violations()
    guest.sit("random", "random", game="frankfurt")
    found["table"] = guest.violations()
    guest.page.locator(".ask-hint").click()
    guest.page.locator(".prompt .advice").wait_for()
    found["hint"] = guest.violations()
    guest.page.locator("[data-live=strong]").first.click()
    guest.page.locator(".chip").wait_for()
    found["table, picked"] = guest.violations()
    while not guest.page.locator(".sure").count():
        guest.click_on()
    guest.page.locator(".open-people + a + button").click()
    guest.page.locator(".settings").wait_for()
    found["the question, settings"] = guest.violations()
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_axe_finds_nothing_behind_the_tabs_of_a_phone(guests: Guests, host: Host) -> None:
    log = parse((GOLDEN / "three_greedy.log").read_bytes())
    place, seat = moments(log, "done")[0]  # cheques to lay, and a word that has no place on the board
    store_game(host.db, "behindtabs", log, place, seat, ["Anna", "Bert", "Cora"], COOKIE)
    guest = guests.come(PHONE, played=["tenders"])
    guest.sit_in("behindtabs", COOKIE, seat)
    assert guest.page.locator(".own-area .actions").count() == 1
    found = {}
    for tab in guest.page.get_by_role("tab").all():
        tab.click()
        found[tab.inner_text()] = guest.violations()
    assert "Choices" in found
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_axe_finds_nothing_before_the_texts_of_the_games_are_loaded(guests: Guests) -> None:
    guest = guests.come(PHONE, "de", played=["frankfurt"])
    guest.sit("random", game="frankfurt")
    held: list[Route] = []
    of_games = re.compile(r"/texts/de/(?!common)")
    guest.page.route(of_games, lambda route: held.append(route))
    found: dict[str, list[str]] = {}
    screens = {
        "/": ".game .play",
        f"/t/{guest.table}": ".waiting-for",
        "/new/frankfurt": ".top",
        "/rules/frankfurt": ".rules p",
        "/about": "main h2",
    }
    for path, shown in screens.items():
        held.clear()
        with guest.page.expect_request(of_games):
            guest.go(path)
        guest.page.locator(shown).first.wait_for()
        found[path] = guest.violations()
        text = guest.page.locator("body").inner_text() + guest.page.title()
        assert "frankfurt" not in text, "nobody reads a slug"
        for route in held:
            route.continue_()
        guest.page.wait_for_function("() => /Baumeister|Frankfurt/.test(document.body.innerText)")
    assert {path: lines for path, lines in found.items() if lines} == {}
