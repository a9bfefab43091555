"""Looking back in every game: step, jump by a line, other eyes, a link to a moment; practice, saving, opening, a
rematch; in a running game one's own past.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cablecar.kernel.log import parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import replay
from cablecar.server.tables.fixtures import store_game
from tests.browser.dealt import golden, shortest
from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.browser.seated import DESKTOP, TONGUES, mode_of, seated_at_the_end
from tests.games.found import IS_LONG, SLUGS, every_game
from tests.server.harness import ROOT, Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

COOKIE = "a-browser-that-looks-back"
NAMES = ["Anna", "Bert", "Cora", "Dora", "Emil", "Frida"]
SEEN = (
    "() => JSON.stringify([window.cablecar.n(), document.querySelector('.prompt .say').innerText, "
    "window.cablecar.spots()])"
)
PLACED = "() => JSON.stringify([window.cablecar.n(), window.cablecar.spots()])"
STOP = "() => Number(document.querySelector('.replay input[type=range]').value)"


def shelved(house: Host, slug: str, table: str, at: float) -> int:
    """Put a part of a golden log on the shelf; return a seat that decides there, or 0."""
    mode = shortest(slug)
    log = parse(golden(mode).read_bytes())
    place = int(len(log.events) * at)
    while at < 1 and not replay(mode.game, log, place).actors():
        place += 1
    seat = (*replay(mode.game, log, place).actors(), 0)[0]
    store_game(house.db, table, log, place, seat, NAMES[: mode.seats], COOKIE, bot="random")
    return seat


def seen(guest: Guest) -> str:
    found: str = guest.page.evaluate(SEEN)
    return found


def to(guest: Guest, stop: int) -> None:
    """Wait until a stop is shown."""
    ready = (
        f"(stop) => ({STOP})() === stop && document.querySelector('.replay[aria-busy=false]') && "
        f"!document.querySelector('.skip')"
    )
    guest.page.wait_for_function(ready, arg=stop, polling=20)


def drag(guest: Guest, stop: int) -> None:
    moved = "(one, stop) => { one.value = stop; one.dispatchEvent(new Event('input', { bubbles: true })); }"
    guest.page.locator(".replay input[type=range]").evaluate(moved, stop)
    to(guest, stop)


@pytest.mark.parametrize("language", TONGUES)
def test_looking_back_from_the_end_begins_at_the_board_under_one_line(guests: Guests, language: str) -> None:
    guest = guests.come(DESKTOP, language)
    seated_at_the_end(guest, mode_of("trams", "three"))
    guest.page.evaluate("scrollTo(0, 200)")  # to the button, where the window is low
    guest.page.locator(".look-back").evaluate("one => one.click()")
    guest.page.locator(".replay[aria-busy=false]").wait_for()
    bar, board = guest.page.locator(".replay").bounding_box(), guest.page.locator(".panel.board").bounding_box()
    assert bar is not None
    assert board is not None
    assert bar["height"] < 60
    assert board["y"] >= bar["y"] + bar["height"]


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
    if IS_LONG or slug == SLUGS[0]:
        assert guest.violations() == []
    page.locator(".replay .run").click()
    page.wait_for_function(f"(stop) => ({STOP})() > stop", arg=page.evaluate(STOP) + 1)
    page.locator(".replay .leave").click()
    page.locator(".sheet").wait_for()
    assert page.url == f"{house.address}/t/{guest.table}"


@every_game
def test_a_finished_game_is_linked_to_practised_saved_opened_again_and_played_once_more(
    guests: Guests, house: Host, slug: str, tmp_path: Path
) -> None:
    table = f"more{slug:x<6}"[:10]
    seat = shelved(house, slug, table, 1)
    guest, friend = guests.come(WIDE, host=house), guests.come(PHONE, host=house, name="Bert")
    guest.sit_in(table, COOKIE, seat)
    page = guest.page
    with page.expect_download() as download:
        page.locator(".sheet a[download]").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.read_bytes() == golden(shortest(slug)).read_bytes()

    page.locator(".look-back").click()
    page.locator(".replay").wait_for()
    middle = int(page.locator(".replay input[type=range]").get_attribute("max") or 0) // 2
    drag(guest, middle)
    page.locator(".replay .link").click()
    link = page.locator(".replay .address input").input_value()
    assert link == page.url
    friend.context.add_cookies([{"name": "cablecar", "value": f"{COOKIE}-{slug}", "url": house.address}])
    house.hold(f"{COOKIE}-{slug}", table, int(SPECTATOR))
    friend.page.goto(link)
    friend.page.locator(".replay").wait_for()
    to(friend, middle)
    assert friend.page.evaluate(PLACED) == page.evaluate(PLACED)

    place = len(house.stored(table))
    page.locator(".replay .fork").click()
    page.wait_for_url(lambda url: table not in url)
    guest.rest()
    fork = page.url.rpartition("/")[2]
    lines = house.stored(fork)
    assert "! practice" in lines
    assert lines[: lines.index("! practice")] == house.stored(table)[: lines.index("! practice")]
    assert 0 < lines.index("! practice") < place

    open_log(guest, saved)
    page.locator(".sheet").wait_for()
    assert page.locator(".sheet .again").count() == 0  # nobody has a seat at a game that was only looked at
    assert house.stored(page.url.rpartition("/")[2]) == house.stored(table)
    bad, count = tmp_path / "bad.log", len(house.stored_tables())
    words = saved.read_text("utf-8").splitlines()
    wrong = words.index("") + 5
    bad.write_text("\n".join([*words[: wrong - 1], "0 fly-away", *words[wrong:], ""]), "utf-8")
    open_log(guest, bad)
    refused = page.locator(".upload .refused")
    refused.wait_for()
    assert f"Line {wrong} of this log can't be used: '0 fly-away'" in refused.inner_text()
    assert len(house.stored_tables()) == count
    guest.errors[:] = [
        error for error in guest.errors if not error.endswith("/api/logs)")
    ]  # what the browser says of a request that is refused

    guest.go(f"/t/{table}")
    page.locator(".sheet .again").click()
    page.wait_for_url(lambda url: table not in url)
    guest.rest()
    friend.go(f"/t/{table}")
    friend.page.locator(".sheet .next").click()
    friend.page.locator(".prompt .say").wait_for()
    assert friend.page.url == page.url


def open_log(guest: Guest, log: Path) -> None:
    """Open a saved game from the home page."""
    guest.go("/")
    guest.page.locator(".upload input").set_input_files(log)


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
    if IS_LONG or slug == SLUGS[0]:
        assert guest.violations() == []
    page.goto(page.url.partition("&")[0] + "&view=open")
    page.locator(".replay").wait_for()
    page.wait_for_url(f"**view={seat}")
    page.keyboard.press("Escape")
    guest.rest()
    assert guest.screen() == before


def test_who_has_no_name_in_a_log_is_called_by_a_number(guests: Guests) -> None:
    guest = guests.come(language="de")
    log = (ROOT / "src/cablecar/games/frankfurt/tests/golden/v1/two.log").read_text("utf-8")
    answer = guest.context.request.post(f"{guest.host.address}/api/logs", data={"log": log})
    guest.go(f"/t/{answer.json()['id']}")
    guest.page.locator(".sheet").wait_for()
    assert guest.page.locator(".player .who b").all_inner_texts() == ["Spieler 1", "Spieler 2"]


def test_a_link_to_a_moment_goes_with_the_view_and_opens_for_a_friend(guests: Guests, house: Host) -> None:
    guest = guests.come(WIDE, host=house)
    open_log(guest, golden(shortest("frankfurt")))
    page, address = guest.page, guest.page.locator(".replay .address input")
    page.locator(".look-back").click()
    page.locator(".replay").wait_for()
    drag(guest, 9)
    page.locator(".replay .link").click()
    page.locator(".whose select").select_option("1")
    page.wait_for_url("**view=1")
    expect(address).to_have_value(re.compile(r"view=1#[\w-]{22}$"))
    path, _, key = address.input_value().partition("#")
    assert path == page.url
    assert key == watch_key(guest)
    expect(page.locator(".replay .address small")).to_have_text("Whoever has it may look on at this table.")
    assert guest.violations() == []
    friend = guests.come(PHONE, host=house, name="Bert")
    friend.page.goto(address.input_value())
    friend.page.locator(".replay[aria-busy=false]").wait_for()
    friend.page.wait_for_function(f"(placed) => ({PLACED})() === placed", arg=page.evaluate(PLACED), polling=20)
    assert friend.page.url == page.url
    friend.page.locator(".replay .link").click()
    assert (
        friend.page.locator(".replay .address input").input_value() == address.input_value()
    )  # what he has himself he may hand on
    assert friend.too_wide() == []


def watch_key(guest: Guest) -> str:
    """Return the secret for bystanders that a browser has made."""
    found: str = guest.page.evaluate(
        "JSON.parse(localStorage['cablecar links']).at(-1)[1].find((one) => one.kind === 'watch').path.split('#')[1]"
    )
    return found


def test_a_link_to_a_moment_of_a_running_game_shows_what_bystanders_see(guests: Guests, house: Host) -> None:
    guest = guests.come(WIDE, host=house)
    guest.go("/")
    guest.page.locator(".game .play").first.click()
    guest.page.wait_for_url("**/t/*")
    guest.rest()
    guest.page.locator(".entry .line").last.click()
    guest.page.locator(".replay .link").click()
    address = guest.page.locator(".replay .address input").input_value()
    assert address.partition("#")[2] == watch_key(guest)
    friend = guests.come(WIDE, host=house, name="Bert")
    friend.page.goto(address)
    friend.page.locator(".replay[aria-busy=false]").wait_for()
    friend.page.wait_for_url("**view=watch")
    assert friend.page.locator(".whose").count() == 0
    assert guest.page.locator(".own-area [data-id^='hand']").count() > 0
    assert friend.page.locator(".own-area [data-id^='hand']").count() == 0


def test_who_has_no_key_to_give_says_who_can_open_the_link(guests: Guests, house: Host) -> None:
    seat = shelved(house, "frankfurt", "keyless", 1)
    guest = guests.come(WIDE, host=house)
    guest.sit_in("keyless", COOKIE, seat)
    guest.page.locator(".look-back").click()
    guest.page.locator(".replay .link").click()
    assert guest.page.locator(".replay .address input").input_value() == guest.page.url
    expect(guest.page.locator(".replay .address small")).to_contain_text(
        "only for those who can open this table already"
    )
