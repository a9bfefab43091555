"""Every language fits the page: nothing is cut off or wider than the screen, no text is missing, axe-core finds nothing."""
from __future__ import annotations

import pytest

from cablecar.scene.texts import languages
from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.server.harness import Host, Stubborn

pytestmark = [pytest.mark.once, pytest.mark.slow]

# What is wider than its box or the screen, apart from what scrolls sideways or ends in an ellipsis on purpose; and the page itself if it scrolls sideways.
OVERFLOW = """() => {
  const scrolls = (one) => one && (["auto", "scroll"].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const seen = [...document.querySelectorAll("body *")].filter((one) => one.offsetParent && one.clientWidth && !one.closest(".sr, .banner") && !scrolls(one));
  const wide = seen.filter((one) => (one.scrollWidth > one.clientWidth + 1 && !one.matches(".button small, .strip .name"))
    || one.getBoundingClientRect().right > innerWidth + 1);
  const page = document.documentElement.scrollWidth > innerWidth ? [`page: ${document.documentElement.scrollWidth} > ${innerWidth}`] : [];
  return [...page, ...wide.map((one) => `${one.tagName}.${one.className} ${one.scrollWidth} > ${one.clientWidth}: ${one.textContent.trim().slice(0, 60)}`)];
}"""


def flaws(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate(OVERFLOW)
    return [*found, *guest.missing()]


@pytest.fixture(scope="module")
def finished(host: Host) -> tuple[str, str]:
    """Return a table whose game is over, and the cookie of its player."""
    browser = host.browser()
    table = str(browser.open("frankfurt", ["me", "random"])["id"])
    player = Stubborn(browser, table, 1)
    player.play(lambda: False)
    assert player.is_over
    return table, browser.cookie


@pytest.mark.parametrize("language", list(languages()))
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_every_language_fits(guests: Guests, finished: tuple[str, str], language: str, size: tuple[int, int]) -> None:
    guest = guests.come(size, language)
    table, cookie = finished
    guest.context.add_cookies([{"name": "cablecar", "value": cookie, "url": guest.host.address}])
    found: dict[str, list[str]] = {}
    screens = {"/": ".game .play", "/new/frankfurt": "form .play", "/rules/frankfurt": "main h2", "/about": "main h2", f"/t/{table}": ".sheet"}
    for path, shown in screens.items():
        guest.go(path)
        guest.page.locator(shown).first.wait_for()
        assert guest.page.locator("html").get_attribute("lang") == language
        found[path] = [*flaws(guest), *(guest.violations() if path == "/" else [])]
    guest.sit("random", "random", first_seat="0")
    found["place"] = [*flaws(guest), *guest.violations()]
    guest.page.locator("nav button[aria-expanded]").click()
    found["settings"] = flaws(guest)
    guest.page.locator("nav button[aria-expanded]").click()
    guest.click_on()
    found["picked"] = flaws(guest)
    guest.click_on()
    found["laid"] = flaws(guest)
    assert {where: lines for where, lines in found.items() if lines} == {}


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_another_language_is_chosen_and_kept(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests.come(size, "en")
    guest.go("/")
    guest.page.locator(".game .play").first.wait_for()
    if guest.is_phone:
        assert guest.page.locator(".language option").all_inner_texts() == list(languages().values())
        guest.page.locator(".language").select_option("it")
    else:
        assert guest.page.locator(".languages button").all_inner_texts() == list(languages())
        guest.page.locator(".languages [lang=it]").click()
    guest.page.get_by_role("heading", name="città da costruire").wait_for()
    guest.page.reload()
    guest.page.get_by_role("heading", name="città da costruire").wait_for()
    assert guest.page.locator("html").get_attribute("lang") == "it"


def test_a_language_without_texts_gets_english(guests: Guests) -> None:
    guest = guests.come(language="fr")
    guest.go("/")
    guest.page.get_by_role("heading", name="cities to build").wait_for()
    guest.page.wait_for_function("document.documentElement.lang === 'en'")


def test_a_chapter_of_clauses_is_found_by_its_number(guests: Guests) -> None:
    guest = guests.come(language="it")
    guest.go("/rules/trams#R13")
    guest.page.locator("#R13\\.1.marked").wait_for()
    guest.page.locator("#R2\\.1").get_by_role("link", name="R4").click()
    guest.page.locator("#R4\\.1.marked").wait_for()
