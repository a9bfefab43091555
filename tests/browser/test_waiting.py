"""Over days: home says which tables wait for me and goes on saying so, the tab counts them, notices come if asked for,
and everybody sees his time.
"""

from __future__ import annotations

import re
import time
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.server.harness import Browser, Host, Sitting

pytestmark = [pytest.mark.once, pytest.mark.slow]

# Notices are not shown to anybody, but kept; whether the browser was asked is counted.
RECORDED = """
  window.told = [];
  window.asked = 0;
  const ask = Notification.requestPermission.bind(Notification);
  window.Notification = class {
    constructor(title, options) { window.told.push({title, ...options}); }
    static get permission() { return window.asked || sessionStorage.granted ? 'granted' : 'default'; }
    static requestPermission() { window.asked += 1; sessionStorage.granted = 1; return ask(); }
  };
"""
AS_ON_ANDROID = """
  window.told = [];
  window.Notification = class {
    constructor() { throw new TypeError('Illegal constructor'); }
    static get permission() { return 'granted'; }
  };
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    window.told.push({by: this.active.scriptURL, title, ...options}); };
"""
CLICKED = """async (path) => {
  const done = [];
  Object.defineProperty(self.clients, 'openWindow', {configurable: true, value: async (path) =>
    done.push(`opened ${path}`)});
  WindowClient.prototype.focus = async function () { done.push(`focused ${new URL(this.url).pathname}`); };
  const event = new ExtendableEvent('notificationclick');
  event.notification = {data: path, close: () => done.push('closed')};
  self.dispatchEvent(event);
  while (done.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  return done;
}"""
OUT_OF_SIGHT = "Object.defineProperty(document, 'hidden', {get: () => window.looksAway ?? false})"


class Far:
    """Somebody far away, at the tables of a guest: it is his turn first."""

    def __init__(self, guest: Guest, *slugs: str, **more: Any) -> None:
        self.guest = guest
        self.browser: Browser = guest.host.browser()
        self.tables: list[str] = []
        self.sittings: list[Sitting] = []
        for slug in slugs:
            self._open(slug, **more)

    def _open(self, slug: str, **more: Any) -> None:
        wish = {"game": slug, "seats": ["me", "friend"], "name": "Anna", "options": {"first_seat": "1"}, **more}
        opened = self.guest.context.request.post(f"{self.guest.host.address}/api/tables", data=wish).json()
        token = next(link["path"].partition("#")[2] for link in opened["links"] if link["seat"] == 1)
        assert (
            self.browser.post(f"/api/tables/{opened['id']}/enter", {"token": token, "name": "Bertram"}).status_code
            == 200
        )
        self.tables.append(opened["id"])
        self.sittings.append(self.browser.sit(opened["id"], 1))

    def move(self, which: int) -> None:
        """Play until the guest has to decide there."""
        sitting = self.sittings[which]
        while 0 not in sitting.look["prompt"]["who"]:
            sitting.move(sitting.legal[0])


def icon(guest: Guest) -> str:
    """Return the icon of the tab: its number, or its file."""
    address = unquote(str(guest.page.locator("link[rel=icon]").get_attribute("href")))
    found = re.search(r">(\d\+?)</text>", address)
    return found[1] if found else address


def test_home_goes_on_saying_which_tables_wait(guests: Guests, house: Host) -> None:
    guest = guests.come(host=house)
    far = Far(guest, "frankfurt", "trams")
    guest.page.clock.install()
    guest.go("/")
    cards = guest.page.locator(".tables a")
    expect(cards).to_have_count(2)
    expect(guest.page).to_have_title("Cablecar")
    assert icon(guest) == "/favicon.svg"
    assert guest.page.locator(".turn-now").count() == 0
    for card in cards.all():
        expect(card).to_contain_text("Bertram to move")
    far.move(0)
    guest.page.clock.fast_forward(11_000)
    expect(guest.page).to_have_title("(1) Cablecar")
    expect(guest.page.locator(".turn-now")).to_have_count(1)
    expect(cards.first).to_contain_text("Your turn")
    assert str(cards.first.get_attribute("href")).endswith(far.tables[0])
    far.move(1)
    guest.page.clock.fast_forward(11_000)
    expect(guest.page).to_have_title("(2) Cablecar")
    expect(guest.page.locator(".waiting-count")).to_have_text("2 wait for you")
    assert icon(guest) == "2"
    assert guest.violations() == []


def test_the_list_tells_nobody_more_than_the_table_does(guests: Guests, house: Host) -> None:
    guest = guests.come(host=house)
    far = Far(guest, "frankfurt")
    [card] = guest.context.request.get(f"{house.address}/api/tables").json()["tables"]
    assert set(card) == {"id", "game", "seats", "mine", "turn", "since", "over", "components", "halted", "pace", "won"}
    assert card["won"] == []
    assert card["turn"] == far.sittings[0].look["prompt"]["who"]
    assert [set(seat) for seat in card["seats"]] == [{"seat", "name", "state"}] * 2


def test_a_table_counts_those_elsewhere_too(guests: Guests, house: Host) -> None:
    guest = guests.come(host=house)
    far = Far(guest, "frankfurt", "trams")
    guest.go(f"/t/{far.tables[0]}")
    guest.page.locator(".prompt .say p").first.wait_for()
    expect(guest.page).to_have_title("Bürger, Baumeister & Co. · Cablecar")
    far.move(0)
    expect(guest.page).to_have_title("(1) Your turn: Bürger, Baumeister & Co.")
    far.move(1)
    guest.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(guest.page).to_have_title("(2) Your turn: Bürger, Baumeister & Co.")
    expect(guest.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    assert icon(guest) == "2"


@pytest.mark.parametrize("is_at_home", [True, False], ids=["home", "table"])
def test_notices_come_only_if_they_were_asked_for(guests: Guests, house: Host, is_at_home: bool) -> None:
    guest = guests.come(host=house)
    guest.context.grant_permissions(["notifications"], origin=house.address)
    guest.context.add_init_script(RECORDED)
    guest.context.add_init_script(OUT_OF_SIGHT)
    far = Far(guest, "frankfurt", "trams", "frankfurt")
    guest.go("/" if is_at_home else f"/t/{far.tables[0]}")
    guest.page.locator(".tables a, .prompt .say p").first.wait_for()
    looks_away(guest)
    far.move(2)
    look_again(guest)
    expect(guest.page).to_have_title(re.compile(r"^\(1\)"))
    assert guest.page.evaluate("[asked, told.length]") == [0, 0]  # nobody asked for anything
    guest.page.evaluate("looksAway = false")
    if not is_at_home:
        guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("button", name="Notify me").click()
    guest.page.get_by_role("button", name="Notifications are on").wait_for()
    assert guest.violations() == []
    looks_away(guest)
    for which in (0, 1):
        far.move(which)
    look_again(guest)
    expect(guest.page).to_have_title(re.compile(r"^\(3\)"))
    guest.page.wait_for_function("() => told.length === 2")
    told = {one["tag"]: one for one in guest.page.evaluate("told")}
    assert list(told.keys() - set(far.tables[:2])) == []
    for table, name in zip(far.tables, ("Bürger, Baumeister & Co.", "San Francisco"), strict=False):
        assert told[table] == {
            "title": f"Your turn: {name}",
            "body": "With Bertram",
            "tag": table,
            "icon": "/favicon-turn.svg",
        }
    guest.page.reload()
    guest.page.locator(".tables a, .prompt .say p").first.wait_for()
    assert guest.page.evaluate("asked") == 0  # it is remembered
    if not is_at_home:
        guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("button", name="Notifications are on").click()
    guest.page.get_by_role("button", name="Notify me").wait_for()


def test_where_a_page_may_show_no_notice_its_worker_does(guests: Guests, house: Host) -> None:
    guest = guests.come(PHONE, host=house, notify=True)
    guest.context.add_init_script(AS_ON_ANDROID)
    guest.context.add_init_script(OUT_OF_SIGHT)
    far = Far(guest, "frankfurt")
    table = f"/t/{far.tables[0]}"
    guest.go("/")
    guest.page.locator(".tables a").first.wait_for()
    assert guest.context.service_workers == [], "nobody is visited by a worker before he must"
    looks_away(guest)
    far.move(0)
    look_again(guest)
    guest.page.wait_for_function("() => told.length === 1", polling=20)
    [told] = guest.page.evaluate("told")
    assert told == {
        "by": f"{house.address}/notices.js",
        "title": "Your turn: Bürger, Baumeister & Co.",
        "body": "With Bertram",
        "tag": far.tables[0],
        "icon": "/favicon-turn.svg",
        "data": table,
    }
    guest.page.get_by_role("button", name="Notifications are on").wait_for()
    [worker] = guest.context.service_workers
    assert worker.evaluate(CLICKED, table) == ["closed", f"opened {table}"]
    guest.go(table)
    assert worker.evaluate(CLICKED, table) == ["closed", f"focused {table}"]


def looks_away(guest: Guest) -> None:
    guest.page.evaluate("looksAway = true")


def look_again(guest: Guest) -> None:
    """Let the page ask at once, as it does when it is looked at again, though nobody looks."""
    guest.page.evaluate("looksAway = false; document.dispatchEvent(new Event('visibilitychange')); looksAway = true")


def test_a_browser_that_forbids_notices_says_so_in_the_settings(guests: Guests, house: Host) -> None:
    guest = guests.come(host=house)
    guest.context.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    far = Far(guest, "frankfurt")
    guest.go("/")
    guest.page.locator(".tables a").wait_for()
    assert guest.page.locator(".notify").count() == 0
    guest.go(f"/t/{far.tables[0]}")
    guest.page.get_by_role("button", name="Settings").click()
    expect(guest.page.locator(".settings")).to_contain_text("This browser blocks notifications here.")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_must_decide_sees_the_time_left(guests: Guests, house: Host, size: tuple[int, int]) -> None:
    guest = guests.come(size, host=house)
    far = Far(guest, "frankfurt", pace=600)
    guest.go(f"/t/{far.tables[0]}")
    guest.page.locator(".prompt .say p").first.wait_for()
    assert guest.page.locator(".time-left").count() == 0  # it is not her turn
    far.move(0)
    left = guest.page.locator(".prompt .time-left")
    expect(left).to_have_text(re.compile(r"^(9:\d\d|10:0\d) left$"))
    first = left.inner_text()
    expect(left).not_to_have_text(first)  # it runs
    assert guest.too_wide() == []
    assert guest.violations() == []
    guest.page.locator(".open-people").click()
    guest.page.locator("select.pace").select_option("259200")
    expect(left).to_have_text(re.compile("^(2|3) days left$"))
    guest.page.locator("select.pace").select_option("0")
    expect(left).to_have_count(0)
    guest.page.locator("select.pace").select_option("3600")
    guest.page.keyboard.press("Escape")
    guest.go("/")
    expect(guest.page.locator(".tables .time-left")).to_have_text(re.compile(r"^(59:\d\d|1 hour|60:00) left$"))
    assert guest.too_wide() == []


def test_a_new_table_asks_for_the_pace(guests: Guests, house: Host) -> None:
    guest = guests.come(host=house)
    guest.go("/new/frankfurt")
    guest.page.get_by_label("Time to decide").select_option("120")
    guest.page.get_by_label("Who begins").select_option("0")
    before = time.time()
    guest.page.get_by_role("button", name="Start").click()
    left = guest.page.locator(".prompt .time-left")
    left.wait_for()
    minutes, seconds = map(int, left.inner_text().removesuffix(" left").split(":"))
    assert 118 - (time.time() - before) <= minutes * 60 + seconds <= 121


def test_the_tone_is_heard_only_if_it_is_wished(guests: Guests, house: Host) -> None:
    for is_wished in (False, True):
        guest = guests.come(host=house, sound=is_wished)
        guest.context.add_init_script(
            "window.tones = 0; window.AudioContext = class { currentTime = 0; resume() { window.tones += 1; return "
            "new Promise(() => {}); } }"
        )
        far = Far(guest, "frankfurt")
        guest.go(f"/t/{far.tables[0]}")
        guest.page.locator(".prompt .say p").first.wait_for()
        far.move(0)
        expect(guest.page).to_have_title("(1) Your turn: Bürger, Baumeister & Co.")
        assert guest.page.evaluate("tones") == int(is_wished)
