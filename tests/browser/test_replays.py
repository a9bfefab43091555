"""Looking back in every game: step, jump by a line, other eyes, a link to the moment; in a running game one's own past."""
from __future__ import annotations

import pytest

from cablecar.kernel.log import parse
from cablecar.kernel.table import replay
from cablecar.server.shelf import shelve
from tests.browser.dealt import golden, shortest
from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.games.found import SLUGS, every_game
from tests.server.harness import Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

COOKIE = "a-browser-that-looks-back"
NAMES = ["Anna", "Bert", "Cora", "Dora", "Emil", "Frida"]
SEEN = "() => JSON.stringify([window.cablecar.n(), document.querySelector('.prompt .say').innerText, window.cablecar.spots()])"
STOP = "() => Number(document.querySelector('.replay input[type=range]').value)"


def shelved(house: Host, slug: str, table: str, at: float) -> int:
    """Put a part of a golden log on the shelf; return a seat that decides there, or 0."""
    mode = shortest(slug)
    log = parse(golden(mode).read_bytes())
    place = int(len(log.events) * at)
    while at < 1 and not replay(mode.game, log, place).actors():
        place += 1
    seat = (*replay(mode.game, log, place).actors(), 0)[0]
    shelve(house.db, table, log, place, seat, NAMES[: mode.seats], COOKIE, bot="random")
    return seat


def seen(guest: Guest) -> str:
    found: str = guest.page.evaluate(SEEN)
    return found


def to(guest: Guest, stop: int) -> None:
    """Wait until a stop is shown."""
    ready = f"(stop) => ({STOP})() === stop && document.querySelector('.replay[aria-busy=false]') && !document.querySelector('.skip')"
    guest.page.wait_for_function(ready, arg=stop, polling=20)


def drag(guest: Guest, stop: int) -> None:
    moved = "(one, stop) => { one.value = stop; one.dispatchEvent(new Event('input', { bubbles: true })); }"
    guest.page.locator(".replay input[type=range]").evaluate(moved, stop)
    to(guest, stop)


@every_game
def test_a_finished_game_is_looked_at_again(guests: Guests, house: Host, slug: str) -> None:
    seat = shelved(house, slug, f"over{slug:x<6}"[:10], 1)
    guest = guests.come(WIDE, host=house)
    guest.sit_in(f"over{slug:x<6}"[:10], COOKIE, seat)
    page = guest.page
    page.locator(".look-back").click()
    page.locator(".replay").wait_for()
    assert page.locator(".sheet").count() == 0
    last = int(page.locator(".replay input[type=range]").get_attribute("max") or 0)
    for stop in (1, 2, 3):
        page.locator("[data-step=next]").click()
        to(guest, stop)
    drag(guest, last // 2)
    middle = seen(guest)
    page.locator("[data-step=next]").click()
    to(guest, last // 2 + 1)
    page.locator("[data-step=back]").click()
    page.wait_for_function(f"(before) => ({SEEN})() === before", arg=middle, polling=20)
    here = page.url
    assert f"/t/{guest.table}?at=" in here
    page.reload()
    page.locator(".replay").wait_for()
    page.wait_for_function(f"(before) => ({SEEN})() === before", arg=middle, polling=20)
    views = page.locator(".whose option").evaluate_all("all => all.map((one) => one.value)")
    assert views[-2:] == ["watch", "open"]
    for view in (*views, str(seat)):
        page.locator(".whose select").select_option(view)
        page.wait_for_url(f"**view={view}")
        assert guest.missing() == []
    page.wait_for_function(f"(before) => ({SEEN})() === before", arg=middle, polling=20)
    line = page.locator(".entry .line").first
    line.click()
    page.wait_for_function("() => document.querySelector('.entry .line').ariaPressed === 'true'")
    if slug == SLUGS[0]:
        assert guest.violations() == []
    page.locator(".replay .run").click()
    page.wait_for_function(f"(stop) => ({STOP})() > stop", arg=page.evaluate(STOP) + 1)
    page.locator(".replay .leave").click()
    page.locator(".sheet").wait_for()
    assert page.url == f"{house.address}/t/{guest.table}"


@every_game
def test_in_a_running_game_a_seat_sees_its_own_past_and_comes_back(guests: Guests, house: Host, slug: str) -> None:
    seat = shelved(house, slug, f"goes{slug:x<6}"[:10], 0.6)
    guest = guests.come(PHONE, host=house)
    guest.sit_in(f"goes{slug:x<6}"[:10], COOKIE, seat)
    page, before = guest.page, guest.screen()
    page.locator("#tab-log").click()
    page.locator(".entry .line").first.click()
    page.locator(".replay").wait_for()
    assert page.locator(".whose").count() == 0
    assert page.locator("[data-live], [data-word], .undo").count() == 0
    assert guest.too_wide() == []
    assert guest.violations() == []
    page.goto(page.url.partition("&")[0] + "&view=open")
    page.locator(".replay").wait_for()
    page.wait_for_url(f"**view={seat}")
    page.keyboard.press("Escape")
    guest.rest()
    assert guest.screen() == before
