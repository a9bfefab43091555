"""Friends at one table, with every game: by links, looking on, a seat that goes to a bot and back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from cablecar import games
from tests.browser.conftest import QUICK
from tests.browser.player import MARK, PHONE, Guest, Guests
from tests.games.found import every_game
from tests.server.harness import Host, eventually

pytestmark = [pytest.mark.once, pytest.mark.slow]

READY = (
    "() => document.querySelector('.prompt .say') && document.querySelector('.players') && "
    "!document.querySelector('.skip')"
)
TOUCHED = """() => { const box = document.querySelector(".lost a").getBoundingClientRect();
  return !!document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".lost");
    }"""  # and nothing covers it
# A connection that is open, and nothing arrives here (deaf) or there (mute) any more.
HALF_DEAD = """window.WebSocket = class extends WebSocket {
  constructor(address) { super(address); this.addEventListener("message", (event) => {
    if (window.isDeaf) event.stopImmediatePropagation(); }); }
  send(message) { if (!window.isMute) super.send(message); }
};"""
CHOICES = ".sure, .menu [data-word], [data-live], .actions [data-word], .actions [data-value]"


class Complete(Host):
    """A server with the games that the tests find."""

    games = os.environ.get("CABLECAR_GAMES", "")


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    running = Complete(tmp_path_factory.mktemp("club") / "tables.sqlite", **QUICK)
    yield running
    running.stop()


class Evening:
    """A table that Anna hosts: she and a friend, and bots where more must sit."""

    def __init__(self, guests: Guests, host: Host, slug: str, *seats: str) -> None:
        self.guests = guests
        self.host = host
        self.anna = guests.come(host=host)
        most = max(int(games.load(slug).least), len(seats))
        wish: dict[str, Any] = {"game": slug, "seats": [*seats, *["random"] * (most - len(seats))], "name": "Anna"}
        answer = self.anna.context.request.post(f"{host.address}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        self.table = str(answer.json()["id"])
        self.links = {
            link["seat"] if link["kind"] == "seat" else link["kind"]: link["path"] for link in answer.json()["links"]
        }
        self.anna.table, self.anna.seat = self.table, 0
        self.open(self.anna, f"/t/{self.table}")

    def open(self, guest: Guest, path: str) -> None:
        guest.go(path)
        guest.page.wait_for_function(READY, polling=20)

    def invite(self, whose: int | str, name: str, size: tuple[int, int] = PHONE) -> Guest:
        """Let somebody open a link in a browser of his own."""
        guest = self.guests.come(size, host=self.host, name=name)
        guest.table, guest.seat = self.table, whose if isinstance(whose, int) else -1
        self.open(guest, self.links[whose])
        return guest


def take_turns(*guests: Guest) -> None:
    """Let whoever can decide do so, until everybody has."""
    for turn in range(60):
        if all(guest.decided() for guest in guests):
            return
        for guest in guests:
            guest.page.wait_for_function(READY, polling=20)
            if guest.page.locator(CHOICES).count():
                found, before = guest.targets(), guest.mark()
                found.nth(turn % found.count()).click()
                guest.page.wait_for_function(f"(before) => ({MARK})() !== before", arg=before, polling=20)
    raise AssertionError("somebody does not get a turn")


def wait_for(guest: Guest, words: str) -> None:
    """Wait until the page of a guest says something."""
    expect(guest.page.locator("body")).to_contain_text(words)


@every_game
def test_two_browsers_play_over_links_and_a_seat_goes_to_a_bot_and_back(guests: Guests, club: Host, slug: str) -> None:
    evening = Evening(guests, club, slug, "me", "friend")
    anna = evening.anna
    wait_for(anna, "waiting for a friend")
    bert = evening.invite(1, "Bertram")
    for guest in (anna, bert):
        wait_for(guest, "Bertram")
    take_turns(anna, bert)
    assert bert.too_wide() == []
    lend_and_return(evening, anna, bert)


def lend_and_return(evening: Evening, anna: Guest, bert: Guest) -> None:
    """The host gives Bertram's seat to a bot; Bertram takes it back; everybody reads of it."""
    anna.page.locator(".open-people").click()
    panel = anna.page.locator("dialog.people")
    expect(panel.locator("[data-seat='1'] .state")).to_have_text("here")
    panel.locator("[data-seat='1'] select").select_option("bot random")
    back = bert.page.locator(".take-back")
    back.wait_for()
    expect(bert.page.locator(CHOICES)).to_have_count(0)
    back.click()
    back.wait_for(state="detached")
    expect(panel.locator("[data-seat='1'] select")).to_have_value("me")
    anna.page.keyboard.press("Escape")
    wait_for(anna, "A bot plays for Bertram.")
    lines = [line for line in evening.host.stored(evening.table) if line.startswith("! seat 1 ")]
    assert lines == ["! seat 1 human", "! seat 1 away bot random", "! seat 1 human"]
    eventually(
        lambda: any(guest.page.locator(CHOICES).count() or guest.is_over for guest in (anna, bert)),
        "a bot between them goes on",
    )


def test_the_panel_of_people_reads_well_on_every_screen(guests: Guests, club: Host) -> None:
    evening = Evening(guests, club, "frankfurt", "me", "friend", "empty", "random")
    for guest in (evening.anna, evening.invite("host", "Dora")):
        guest.page.locator(".open-people").click()
        guest.page.locator("dialog.people .link-line").first.wait_for()
        assert guest.violations() == []
        assert guest.too_wide() == []


def test_a_new_table_shows_the_link_for_a_friend(guests: Guests, club: Host) -> None:
    anna = guests.come(host=club)
    anna.go("/new/frankfurt")
    seats = anna.page.locator("fieldset select")
    seats.nth(1).select_option("friend")
    seats.nth(2).select_option("empty")
    anna.page.locator("form .play").click()
    links = anna.page.locator("dialog.people .link-line input")
    links.first.wait_for()
    path = links.first.input_value().removeprefix(club.address)
    assert links.count() == 4  # the friend's, my own for another device, the spectators', the host's
    anna.page.locator("dialog.people .head button").click()
    bert = guests.come(PHONE, host=club, name="Bertram")
    bert.go(path)
    wait_for(anna, "Bertram")
    bert.page.wait_for_url(lambda url: "#" not in url)  # he is heard of before he hears himself
    cora = guests.come(PHONE, "de", host=club, name="Cora")
    cora.go(
        anna.page.evaluate("JSON.parse(localStorage['cablecar links'])[0][1].find((one) => one.kind === 'watch').path")
    )
    cora.page.locator(".take-seat").click()
    wait_for(anna, "Cora")
    cora.page.locator(".take-seat").wait_for(state="detached")


def test_what_is_said_is_text_and_nothing_else(guests: Guests, club: Host) -> None:
    evening = Evening(guests, club, "frankfurt", "me", "friend")
    anna, bert = evening.anna, evening.invite(1, "Bertram")
    anna.page.locator(".talking summary").click()
    anna.page.locator(".saying input").fill("<img src=x onerror=alert(1)> your turn")
    anna.page.keyboard.press("Enter")
    bert.page.get_by_role("tab", name="Chat (1)").click()
    expect(bert.page.locator(".talk li")).to_have_text("Anna <img src=x onerror=alert(1)> your turn")
    assert bert.page.locator(".talk img").count() == 0
    bert.page.reload()
    expect(bert.page.get_by_role("tab", name="Chat")).to_have_text("Chat")  # what was read is not counted once more
    for guest in (anna, bert):
        assert guest.violations() == []
        assert guest.too_wide() == []
    solo = guests.come(host=club)
    solo.sit("random", game="frankfurt")
    assert solo.page.locator(".talking").count() == 0  # nobody is there to talk to


def test_what_is_said_too_fast_is_not_lost(guests: Guests, club: Host) -> None:
    anna = Evening(guests, club, "frankfurt", "me", "friend").anna
    anna.page.locator(".talking summary").click()
    box = anna.page.locator(".saying input")
    words = [f"word{number}" for number in range(9)]
    for word in words:
        box.press_sequentially(word)
        box.press("Enter")
    refused = anna.page.locator(".talk .refused")
    refused.wait_for()
    left = (
        "() => [...document.querySelectorAll('.talk li')].map((one) => one.innerText).join() + "
        "document.querySelector('.saying input').value"
    )
    anna.page.wait_for_function(f"(words) => words.every((word) => ({left})().includes(word))", arg=words, polling=20)
    assert box.input_value(), "and may be sent again"


def test_on_a_connection_that_is_dead_nothing_is_said_twice_or_lost_and_no_wish_is_forgotten(
    guests: Guests, club: Host
) -> None:
    evening = Evening(guests, club, "frankfurt", "me", "friend")
    anna, bert = evening.anna, evening.invite(1, "Bertram")
    anna.page.add_init_script(HALF_DEAD)
    anna.page.reload()
    anna.page.locator(".talking summary").click()
    box = anna.page.locator(".saying input")

    def say(*lines: str) -> None:
        for line in lines:
            box.fill(line)
            box.press("Enter")

    anna.page.evaluate("window.isDeaf = true")
    say("it is kept")
    bert.page.get_by_role("tab", name="Chat (1)").click()
    anna.page.evaluate("window.isMute = true")
    say("it is lost", "and this")
    anna.page.locator(".open-people").click()
    panel = anna.page.locator("dialog.people")
    panel.locator(".pace").select_option(index=1)
    assert panel.locator(".refused").count() == 0
    anna.page.evaluate("window.isDeaf = window.isMute = false, window.dispatchEvent(new Event('offline'))")
    expect(panel.locator(".refused")).to_contain_text("before the server answered")
    for guest in (anna, bert):
        expect(guest.page.locator(".talk li")).to_have_text(["Anna it is kept", "Anna it is lost", "Anna and this"])
    expect(panel.locator(".pace")).to_have_value("0")
    assert box.input_value() == ""
    panel.locator(".pace").select_option(index=1)
    expect(panel.locator(".refused")).to_have_count(0)


def test_everybody_sees_that_the_table_was_deleted(guests: Guests, club: Host) -> None:
    evening = Evening(guests, club, "frankfurt", "me", "friend")
    anna, bert = evening.anna, evening.invite(1, "Bertram")
    bert.page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    anna.page.locator(".open-people").click()
    for _ in range(2):  # the second says that he is sure
        anna.page.locator("dialog.people").get_by_role("button", name="Delete the table").click()
    for guest in (anna, bert):
        told = guest.page.locator(".lost")
        told.wait_for()
        expect(told).to_contain_text("deleted")
        expect(told).to_be_in_viewport(ratio=1)
        assert guest.page.locator("dialog[open]").count() == 0
        assert guest.page.evaluate(TOUCHED)
        assert guest.violations() == []


def test_the_host_hands_a_seat_back_to_who_had_it(guests: Guests, club: Host) -> None:
    evening = Evening(guests, club, "frankfurt", "me", "friend")
    anna, bert = evening.anna, evening.invite(1, "Bertram")
    anna.page.locator(".open-people").click()
    seat = anna.page.locator("dialog.people [data-seat='1']")
    expect(seat.locator(".state")).to_have_text("here")
    seat.locator("select").select_option("bot random")
    bert.page.locator(".take-back").wait_for()
    expect(seat.locator(".state")).to_have_text("a bot plays meanwhile")
    seat.locator("select").select_option(label="Bertram")
    bert.page.locator(".take-back").wait_for(state="detached")
    expect(seat.locator(".state")).to_have_text("here")
    assert seat.locator(".naming").count() == 0
    lines = [line for line in club.stored(evening.table) if line.startswith("! seat 1 ")]
    assert lines == ["! seat 1 human", "! seat 1 away bot random", "! seat 1 human"]
    assert seat.locator(".lend").count() == 0
    bert.context.close()
    guests.here.remove(bert)
    expect(seat.locator(".lend")).to_contain_text("let a bot play it first")


def test_links_stand_in_one_line_below_each_other(guests: Guests, club: Host) -> None:
    anna = guests.come(host=club)
    anna.go("/new/frankfurt")
    anna.page.locator("fieldset select").nth(1).select_option("friend")
    anna.page.locator("form .play").click()
    anna.page.locator("dialog.people .link-line input").first.wait_for()
    for part in ("input", ".button", ".plain"):
        edges = anna.page.locator(f"dialog.people .link-line {part}").evaluate_all(
            "all => all.map((one) => Math.round(one.getBoundingClientRect().left))"
        )
        assert len(edges) > 1
        assert len({*edges}) == 1, part
