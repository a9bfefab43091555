"""Every language fits the page: nothing is cut off or wider than the screen, no text is missing.

With `--long` axe-core looks at it in every language; else it does so in some, in test_axe.py and test_games.py.
"""

from __future__ import annotations

import pytest

from cablecar.scene.texts import languages
from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.games.found import IS_LONG
from tests.server.harness import Host, Stubborn

pytestmark = [pytest.mark.once, pytest.mark.slow]

# What is wider than its box or the screen, apart from what scrolls sideways or ends in an ellipsis on purpose; and the
# page itself if it scrolls sideways.
OVERFLOW = """() => {
  const scrolls = (one) => one && (["auto", "scroll"].includes(getComputedStyle(one).overflowX) ||
    scrolls(one.parentElement));
  const seen = [...document.querySelectorAll("body *")]
    .filter((one) => one.offsetParent && one.clientWidth && !one.closest(".sr, .banner, select, [type=file]") &&
      !scrolls(one));
  const wide = seen.filter((one) => (one.scrollWidth > one.clientWidth + 1 &&
    !one.matches(".button small, .strip .name, .top h1 span, .who .level"))
    || (one.matches(".round") && one.scrollHeight > one.clientHeight + 1)
    || one.getBoundingClientRect().right > innerWidth + 1);
  const page = document.documentElement.scrollWidth > innerWidth ?
    [`page: ${document.documentElement.scrollWidth} > ${innerWidth}`] : [];
  return [...page, ...wide.map((one) =>
    `${one.tagName}.${one.className} ${one.scrollWidth} > ${one.clientWidth}: ${one.textContent.trim().slice(0, 60)}`)];
}"""


def flaws(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate(OVERFLOW)
    return [*found, *guest.missing()]


def dealt(guest: Guest, language: str, turn: int) -> tuple[str, list[str]]:
    """Return a game that has texts in the language, another one each turn, and as many rivals as it needs."""
    cards = guest.context.request.get(f"{guest.host.address}/api/games").json()["games"]
    spoken = [card for card in cards if language in card["languages"]]
    card = spoken[(list(languages()).index(language) + turn) % len(spoken)]
    return card["slug"], ["random"] * max(1, card["least"] - 1)


@pytest.mark.parametrize("language", list(languages()))
@pytest.mark.parametrize("size", [PHONE, WIDE] if IS_LONG else [PHONE])
def test_every_language_fits(guests: Guests, language: str, size: tuple[int, int]) -> None:
    guest = guests.come(size, language)
    game, rivals = dealt(guest, language, int(size == WIDE))
    found: dict[str, list[str]] = {}
    for path, shown in {
        "/": ".game .play",
        f"/new/{game}": "form .play",
        f"/rules/{game}": "main h2",
        "/about": "main h2",
    }.items():
        guest.go(path)
        guest.page.locator(shown).first.wait_for()
        assert guest.page.locator("html").get_attribute("lang") == language
        found[path] = [*flaws(guest), *(guest.violations() if IS_LONG and path == "/" else [])]
    guest.sit(*rivals, game=game)
    found[f"{game}, first"] = [*flaws(guest), *(guest.violations() if IS_LONG else [])]
    guest.page.locator("nav button[aria-expanded]").click()
    found[f"{game}, settings"] = flaws(guest)
    guest.page.locator("nav button[aria-expanded]").click()
    for turn in range(6):
        guest.click_on(turn)
        found[f"{game}, click {turn}"] = flaws(guest)
    assert {where: lines for where, lines in found.items() if lines} == {}


@pytest.mark.parametrize("language", list(languages()))
def test_the_end_fits(guests: Guests, host: Host, language: str) -> None:
    guest = guests.come(PHONE, language)
    game, rivals = dealt(guest, language, 0)
    browser = host.browser()
    table = str(browser.open(game, ["me", *rivals])["id"])
    player = Stubborn(browser, table, 1)
    player.play(lambda: False)
    assert player.is_over
    guest.context.add_cookies([{"name": "cablecar", "value": browser.cookie, "url": guest.host.address}])
    guest.go(f"/t/{table}")
    guest.page.locator(".sheet").first.wait_for()
    assert flaws(guest) == []


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
    guest.page.wait_for_function("() => document.documentElement.lang === 'en'")


def test_a_chapter_of_clauses_is_found_by_its_number(guests: Guests) -> None:
    guest = guests.come(language="it")
    guest.go("/rules/trams#R13")
    guest.page.locator("#R13\\.1.marked").wait_for()
    guest.page.locator("#R2\\.1").get_by_role("link", name="R4").click()
    guest.page.locator("#R4\\.1.marked").wait_for()
