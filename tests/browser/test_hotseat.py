"""Several people at one screen, with every game: the curtain between them where hands are secret, and nothing of
anybody's behind it.
"""

from __future__ import annotations

from secrets import token_hex

import pytest
from playwright.sync_api import expect

from cablecar import games
from cablecar.kernel.log import parse
from cablecar.kernel.options import resolve
from cablecar.server.tables.fixtures import moments, store_game
from cablecar.server.tables.perspective import hides
from tests.browser.dealt import golden, shortest
from tests.browser.player import MARK, PHONE, WIDE, Guest, Guests
from tests.games.found import SLUGS, every_game
from tests.server.harness import ROOT, Browser, Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

COOKIE = "a-browser-for-the-test"
NAMES = ["Anna", "Bertram", "Cora", "Dora", "Emil"]
HANDOVERS = 3
LIFT = ".curtain .main.lift"
# Either the curtain, or something to choose, or the end; nothing moves.
READY = """() => document.querySelector(".curtain .lift, .sheet") || (document.querySelector(".seat-here") &&
  !document.querySelector(".skip, .lost")
  && document.querySelector(".sure, .menu, [data-live], [data-word], [data-value]"))"""
# What belongs to somebody at a table: prompt, hand, board, log, tooltips, choices, the table in words.
TABLE = (
    ".prompt, .table, .own-area, .log, .tip, .menu, .text-view, .flights, .talk, .strip, .players, datalist, "
    "[data-id], [data-word], [data-value], [data-panel]"
)

# What the page says beside its head and the curtain itself.
BESIDE = """() => {
  const all = document.body.cloneNode(true);
  for (const one of all.querySelectorAll(".top h1, .handing, script, noscript")) one.remove();
  return all.textContent.trim();
}"""


class Screen:
    """A screen that people share, at a table where all its seats are theirs."""

    def __init__(self, guests: Guests, host: Host, slug: str, size: tuple[int, int] = WIDE, **options: str) -> None:
        self.guest = guests.come(size, host=host, played=[slug])
        self.game = games.load(slug)
        self.names = NAMES[: max(2, int(self.game.least))]
        wish = {"game": slug, "seats": ["me"] * len(self.names), "names": self.names, "options": options}
        answer = self.guest.context.request.post(f"{host.address}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        self.guest.table = str(answer.json()["id"])
        self.open()

    @property
    def is_secret(self) -> bool:
        return hides(self.game, len(self.names), resolve(self.game, len(self.names), {}))

    def open(self) -> None:
        self.guest.go(f"/t/{self.guest.table}")
        self.wait()

    def wait(self) -> None:
        self.guest.page.wait_for_function(READY, polling=20)


def is_down(guest: Guest) -> bool:
    return guest.page.locator(".curtain").count() > 0


def holder(guest: Guest) -> str:
    """Return who has the device, or who is to get it."""
    if is_down(guest):
        return str(guest.page.locator(LIFT).inner_text()).removeprefix("I am ")
    return str(guest.page.locator(".seat-here[aria-pressed=true]").inner_text())


def lift(guest: Guest) -> None:
    guest.page.locator(LIFT).click()
    guest.page.locator(".curtain").wait_for(state="detached")
    guest.page.wait_for_function(READY, polling=20)


def decide(guest: Guest, turn: int) -> None:
    """Choose one of the things that are live; wait for what comes of it."""
    found, before = guest.targets(), guest.mark()
    found.nth(turn % found.count()).click()
    guest.page.wait_for_function(
        f"(before) => document.querySelector('.curtain') || ({MARK})() !== before", arg=before, polling=20
    )
    guest.page.wait_for_function(READY, polling=20)


def hand_on(guest: Guest) -> None:
    """Play until somebody else has the device, or the game is over."""
    before = holder(guest)
    for turn in range(80):
        decide(guest, turn)
        if guest.is_over or holder(guest) != before or is_down(guest):
            return
    raise AssertionError(f"{before} keeps the device")


def must_hide(guest: Guest, names: list[str]) -> None:
    """Behind the curtain there is nothing of the table: no part of it, and nothing that any of these seats is told
    alone.
    """
    page = guest.page
    assert page.locator(TABLE).count() == 0
    assert page.evaluate(BESIDE) == ""
    whole, said = page.content(), page.locator(".handing").inner_text()
    left = said
    for known in [
        *names,
        "Hand the device to",
        "Only",
        "should look now.",
        "I am",
        "Somebody else wants to look:",
        "All games",
    ]:
        left = left.replace(known, "")
    assert not left.strip(), said
    [cookie] = [one["value"] for one in guest.context.cookies() if one["name"] == "cablecar"]
    for seat in range(len(names)):
        sitting = Browser(guest.host, cookie).sit(guest.table, seat)
        own = [*sitting.legal, *(piece["id"] for piece in sitting.look["pieces"])]
        sitting.close()
        assert own
        assert [thing for thing in own if f'"{thing}"' in whole] == []


@pytest.mark.timeout(120)
@every_game
def test_people_take_turns_at_one_screen(guests: Guests, house: Host, slug: str) -> None:
    screen = Screen(guests, house, slug, PHONE if SLUGS.index(slug) % 2 else WIDE)
    guest = screen.guest
    held = []
    for number in range(HANDOVERS):
        assert is_down(guest) == screen.is_secret
        if screen.is_secret:
            must_hide(guest, screen.names)
            if not number:
                assert guest.violations() == []
                assert guest.page.evaluate("document.activeElement.matches('.main.lift')")
            assert guest.too_wide() == []
            wanted = holder(guest)
            lift(guest)
            assert holder(guest) == wanted
        held.append(holder(guest))
        expect(guest.page.locator(".prompt .flag")).to_contain_text(held[-1])
        if not number:
            assert guest.violations() == []
        assert guest.too_wide() == []
        hand_on(guest)
    assert len(set(held)) > 1


@every_game
def test_a_reload_comes_back_to_the_curtain(guests: Guests, house: Host, slug: str) -> None:
    screen = Screen(guests, house, slug)
    guest = screen.guest
    if not screen.is_secret:
        held = holder(guest)
        guest.page.reload()
        screen.wait()
        assert not is_down(guest)
        assert holder(guest) == held
        return
    wanted = holder(guest)
    lift(guest)
    words = guest.words()
    guest.page.reload()
    screen.wait()
    must_hide(guest, screen.names)
    assert holder(guest) == wanted
    guest.page.keyboard.press("Enter")  # it has the focus
    guest.page.locator(".curtain").wait_for(state="detached")
    screen.wait()
    assert guest.page.evaluate("document.activeElement.matches('.prompt')")
    assert guest.words() == words


@every_game
def test_the_end_of_a_game_needs_no_curtain(guests: Guests, house: Host, slug: str) -> None:
    mode = shortest(slug)
    if mode.seats == 1:
        return
    log = parse(golden(mode).read_bytes())
    last = max(place for place, event in enumerate(log.events) if event.actor >= 0)
    is_sure = last == len(log.events) - 1  # otherwise chance has the last word, and might say another one
    guest = guests.come(host=house, played=[slug])
    guest.table = token_hex(5)
    store_game(
        house.db, guest.table, log, last if is_sure else len(log.events), range(mode.seats), NAMES[: mode.seats], COOKIE
    )
    guest.context.add_cookies([{"name": "cablecar", "value": COOKIE, "url": house.address}])
    guest.go(f"/t/{guest.table}")
    if is_sure:
        guest.page.wait_for_function(READY, polling=20)
        if is_down(guest):
            lift(guest)
        assert holder(guest) == NAMES[log.events[last].actor]
        guest.page.locator(".typing input").fill(log.events[last].word)
        guest.page.keyboard.press("Enter")
        guest.page.locator(".sure, .sheet").first.wait_for()
        if guest.page.locator(".sure").count():
            guest.page.locator(".sure").click()
    guest.page.locator(".sheet").wait_for()
    assert guest.page.locator(".sheet thead th").count() >= mode.seats
    assert not is_down(guest)
    guest.page.reload()
    guest.page.locator(".sheet").wait_for()
    assert not is_down(guest)


def sealed(guests: Guests, host: Host) -> Guest:
    """Sit three people before one screen, all about to choose an option card."""
    log = parse(
        (ROOT / "src" / "cablecar" / "games" / "tenders" / "tests" / "golden" / "v1" / "three_greedy.log").read_bytes()
    )
    guest = guests.come(host=host, played=["tenders"])
    guest.table = token_hex(5)
    store_game(host.db, guest.table, log, moments(log, "option")[0][0], range(3), NAMES[:3], COOKIE)
    guest.context.add_cookies([{"name": "cablecar", "value": COOKIE, "url": host.address}])
    guest.go(f"/t/{guest.table}")
    guest.page.wait_for_function(READY, polling=20)
    return guest


def choose_card(guest: Guest, card: str) -> None:
    guest.page.locator(f"[data-id='h.{card}'][data-live]").click()


def test_sealed_choices_are_made_one_after_the_other_and_changed_until_all_are_in(guests: Guests, house: Host) -> None:
    guest = sealed(guests, house)
    assert holder(guest) == "Anna"
    lift(guest)
    choose_card(guest, "o-fo")
    expect(guest.page.locator(LIFT)).to_have_text("I am Bertram")
    must_hide(guest, NAMES[:3])
    guest.page.get_by_role("button", name="I am Anna").click()  # Anna thinks again
    undo = guest.page.locator(".undo:not(.off)")
    undo.wait_for()
    assert guest.page.locator(".hand-over").inner_text() == "Hand the device to Bertram"
    undo.click()
    choose_card(guest, "o-vr")
    for name in ("Bertram", "Cora"):
        expect(guest.page.locator(LIFT)).to_have_text(f"I am {name}")
        must_hide(guest, NAMES[:3])
        lift(guest)
        assert holder(guest) == name
        choose_card(guest, "o-fo")
    guest.page.wait_for_function(READY, polling=20)
    words = [
        line for line in house.stored(guest.table) if line.split()[0] in "012" and ("option" in line or "undo" in line)
    ][-5:]
    assert [line.split()[0] for line in words] == ["0", "0", "0", "1", "2"]
    assert "undo" in words[1]


def test_looking_back_is_ones_own_and_ends_at_the_curtain(guests: Guests, house: Host) -> None:
    screen = Screen(guests, house, "frankfurt", first_seat="0")
    guest = screen.guest
    lift(guest)
    hand_on(guest)
    assert holder(guest) == "Bertram"
    lift(guest)
    guest.page.locator(".log .line").first.click()
    guest.page.locator(".replay").wait_for()
    assert "view=1" in guest.page.url
    guest.page.reload()
    screen.wait()
    must_hide(guest, screen.names)
    guest.page.locator(LIFT).click()
    guest.page.locator(".replay").wait_for()
    assert guest.page.locator(".replay .whose").count() == 0  # nobody else's view
    guest.page.locator(".replay .leave").click()
    guest.page.get_by_role("button", name="Anna", exact=True).click()  # she wants to see her hand again
    expect(guest.page.locator(LIFT)).to_have_text("I am Anna")
    assert "view" not in guest.page.url
    must_hide(guest, screen.names)
    guest.page.locator(LIFT).click()
    guest.page.locator(".hand-over").click()
    expect(guest.page.locator(LIFT)).to_have_text("I am Bertram")


def test_keys_alone_play_from_curtain_to_curtain(guests: Guests, house: Host) -> None:
    guest = Screen(guests, house, "frankfurt", first_seat="0").guest
    guest.page.keyboard.press("Enter")
    guest.page.locator(".curtain").wait_for(state="detached")
    for _ in range(30):
        guest.page.wait_for_function(READY, polling=20)
        if is_down(guest):
            break
        if guest.page.locator(".sure").count() == 0:
            guest.tab_to(".menu [data-stop], [data-live] > rect[role=button], .actions [data-stop]")
        before = guest.mark()
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_function(
            f"(before) => document.querySelector('.curtain') || ({MARK})() !== before", arg=before, polling=20
        )
    assert holder(guest) == "Bertram"
    assert guest.page.evaluate("document.activeElement.matches('.main.lift')")


def test_a_new_table_for_people_on_this_device(guests: Guests, house: Host) -> None:
    for size in (WIDE, PHONE):
        guest = guests.come(size, host=house)
        guest.go("/new/frankfurt")
        guest.page.get_by_label("Your name").fill("Anna")
        guest.page.get_by_role("button", name="One more person on this device").click()
        guest.page.get_by_label("Name of who sits on seat 2").fill("Bertram")
        assert guest.violations() == []
        assert guest.too_wide() == []
        guest.page.get_by_role("button", name="Start").click()
        guest.page.locator(".curtain").wait_for()
        expect(guest.page.locator(".lift")).to_have_count(2)
        assert sorted(guest.page.locator(".lift").all_inner_texts()) == ["I am Anna", "I am Bertram"]


def test_a_second_link_in_one_browser_brings_the_curtain(guests: Guests, house: Host) -> None:
    host = house.browser()
    opened = host.open("frankfurt", ["me", "friend", "friend"], name="Dora", options={"first_seat": "0"})
    links = [link["path"] for link in opened["links"] if link["kind"] == "seat"]
    guest = guests.come(host=house, name="Bertram")
    guest.go(links[1])
    guest.page.locator(".prompt .say p").first.wait_for()
    assert not is_down(guest)
    guest.go(links[2])
    guest.page.locator(".arriving input").fill("Cora")
    guest.page.keyboard.press("Enter")
    guest.page.locator(".curtain h2").wait_for()
    assert guest.page.locator(TABLE).count() == 0
    expect(guest.page.locator(".handing")).to_contain_text("Nobody on this device has to decide now; waiting for Dora.")
    assert guest.page.locator(".lift").all_inner_texts() == ["I am Bertram", "I am Cora"]
    assert guest.violations() == []
    dora = host.sit(opened["id"], 0)
    while 0 in dora.look["prompt"]["who"]:
        dora.move(dora.legal[0])
    expect(guest.page.locator(".curtain h2")).to_have_text("Hand the device to Bertram")


def test_one_more_person_sits_down_on_this_device(guests: Guests, house: Host) -> None:
    guest = guests.come(host=house)
    guest.sit("random", "random", game="frankfurt", first_seat="0")
    guest.page.locator(".open-people").click()
    guest.page.locator("[data-seat='1'] select").select_option("me")
    guest.page.get_by_label("Name of who sits on seat 2").fill("Bertram")
    assert guest.violations() == []
    guest.page.get_by_role("button", name="Sit down here").click()
    expect(guest.page.locator("[data-seat='1'] .sitting b")).to_have_text("Bertram")
    guest.page.keyboard.press("Escape")
    assert guest.page.locator(".seat-here").all_inner_texts() == ["Anna", "Bertram"]
    hand_on(guest)
    assert is_down(guest)
    assert holder(guest) == "Bertram"
