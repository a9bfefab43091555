"""Reloading and cut connections bring back the same screen, at every kind of prompt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import parse
from cablecar.kernel.table import Table
from cablecar.server.tables.fixtures import moments, store_game
from tests.browser.conftest import QUICK, Plain
from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.server.harness import ROOT, Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

KINDS = {"place": ["place"], "project": ["complete", "decline"], "take": ["take"]}
TIGHT = (
    ROOT / "src" / "cablecar" / "games" / "frankfurt" / "tests" / "tight.yaml"
)  # a board with too few spaces, for R30
COOKIE = "a-browser-for-the-test"  # 22 letters, as every cookie here
GOLDEN = ROOT / "src" / "cablecar" / "games" / "frankfurt" / "tests" / "golden" / "v1"

# A connection that can be cut, and stays so.
CUT = """window.WebSocket = class extends WebSocket {
  constructor(address) { super(window.isCut ? address.replace("/socket", "/nothing") : address); window.cut = () => {
    window.isCut = true; this.close(); }; }
};"""
COVERED = """() => { const box = document.querySelector(".lost").getBoundingClientRect();
  return [box.top + 2, box.bottom - 2].filter((y) => !document.elementFromPoint(box.left + box.width / 2,
    y)?.closest(".lost")); }"""


def reload(guest: Guest) -> None:
    guest.page.reload()
    guest.rest()


def cut(guest: Guest) -> None:
    """End the server as a power cut would, and start it again: the page says so, and recovers by itself."""
    guest.may_be_offline = True
    guest.host.kill()
    guest.page.locator(".lost").wait_for()
    guest.host.start()
    guest.page.locator(".lost").wait_for(state="detached")
    guest.rest()


def unable() -> tuple[str, int]:
    """Return the log of a game on the tight board in which a seat must give a tile back now (R30), and that seat."""
    game = games.load("frankfurt", TIGHT)
    for seed in range(200):
        table = Table(game, 2, dice=seeded_dice(seed))
        while table.actors() and table.asked(table.actors()[0]) != "discard":
            seat = table.actors()[0]
            table.submit(seat, table.legal(seat)[0])
        if table.actors():
            return table.log, table.actors()[0]
    raise AssertionError("nobody is ever unable to place")


def given_back(guest: Guest) -> str:
    """Return a table at which this guest must give a tile back."""
    log, seat = unable()
    answer = guest.context.request.post(
        f"{guest.host.address}/api/logs",
        data={"log": log, "seats": ["me" if each == seat else "random" for each in range(2)]},
    )
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Host]:
    """Return a server with a table at each kind of prompt, named for it; it may be ended and started again at the same
    address.
    """
    log = parse((GOLDEN / "three.log").read_bytes())
    for kind, verbs in KINDS.items():
        place, seat = moments(log, *verbs)[3]
        store_game(tmp_path / "tables.sqlite", kind, log, place, seat, ["Anna", "Bert", "Cora"], COOKIE)
    running = Plain(tmp_path / "tables.sqlite", components=[str(TIGHT)], **QUICK)
    running.settings["port"] = running.port
    yield running
    running.kill()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_same_screen_comes_back_at_every_kind_of_prompt(guests: Guests, shelf: Host, size: tuple[int, int]) -> None:
    guest = guests.come(size, host=shelf)
    for kind in (*KINDS, "discard"):
        guest.sit_in(kind if kind in KINDS else given_back(guest), COOKIE)
        if size == WIDE:
            assert guest.kind() == kind
        before = guest.screen()
        assert before["live"] or before["words"]
        for trouble in (reload, cut):
            trouble(guest)
            assert guest.screen() == before, f"{kind}, {trouble.__name__}"


def test_what_was_picked_is_still_picked_after_a_reload(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.sit("random", game="frankfurt")
    guest.page.locator("[data-live=strong]").first.click()
    guest.page.locator(".chip").wait_for()
    before = guest.screen()
    assert before["picked"]
    reload(guest)
    guest.page.locator(".chip").wait_for()
    assert guest.screen() == before


def test_a_move_made_while_the_server_was_away_is_made_once(guests: Guests, shelf: Host) -> None:
    guest = guests.come(host=shelf)
    guest.sit_in("take", COOKIE)
    before = len(taken(shelf))
    guest.may_be_offline = True
    shelf.kill()
    guest.page.locator(".lost").wait_for()
    guest.targets(is_offline=True).first.click()
    if guest.page.locator(".sure").count():
        guest.page.locator(".sure").click()
    shelf.start()
    guest.page.locator(".lost").wait_for(state="detached")
    guest.page.wait_for_function(
        "() => document.querySelectorAll('[data-live=strong]').length && !document.querySelector('.skip')"
    )
    assert len(taken(shelf)) == before + 3  # mine, and one of each rival
    assert guest.kind() == "place"


def taken(host: Host) -> list[str]:
    """Return the takes of seats as they are stored."""
    return [line for line in host.stored("take") if line.split()[1] == "take"]


def test_a_long_prompt_does_not_cover_that_the_connection_is_lost(guests: Guests) -> None:
    guest = guests.come((1024, 768), "de")
    guest.page.add_init_script(CUT)
    guest.sit("random", game="frankfurt")
    guest.page.evaluate("document.querySelector('.prompt').style.minHeight = '90px'")
    assert guest.page.evaluate(
        "document.querySelector('.prompt').offsetHeight > document.querySelector('.bar').offsetHeight"
    )
    guest.page.evaluate("window.cut()")
    guest.page.locator(".lost").wait_for()
    assert guest.page.evaluate(COVERED) == []
    guest.errors.clear()


def test_on_a_phone_that_the_connection_is_lost_stays_in_sight_however_far_it_is_scrolled(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.page.add_init_script(CUT)
    guest.sit("random", game="quake")
    guest.page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    guest.page.evaluate("window.cut()")
    guest.page.locator(".lost").wait_for()
    expect(guest.page.locator(".lost")).to_be_in_viewport(ratio=1)
    assert guest.page.evaluate(COVERED) == []
    expect(guest.page.locator(".prompt")).to_be_in_viewport(ratio=1)
    guest.errors.clear()


def test_without_a_network_the_page_says_so_at_once_and_a_move_waits_for_it(guests: Guests) -> None:
    guest = guests.come(played=["frankfurt"])
    guest.may_be_offline = True
    guest.sit("random", game="frankfurt", first_seat="0")
    page, before = guest.page, len(guest.host.stored(guest.table))
    guest.context.set_offline(True)
    page.locator(".lost").wait_for(timeout=5000)  # long before a connection is missed
    page.locator(".own-area [data-live]").first.click()
    page.locator(".board [data-live]").first.click()
    expect(page.locator(".prompt .slow")).to_have_text("Your move is on its way: waiting for the server …")
    assert page.locator(".prompt .back").count() == 0  # what is on its way can't be put back
    assert len(guest.host.stored(guest.table)) == before
    guest.context.set_offline(False)
    page.locator(".lost, .slow").first.wait_for(state="detached", timeout=5000)
    guest.rest()
    assert page.locator(".slow").count() == 0
    assert guest.host.stored(guest.table)[before].startswith("0 place ")


STAGE = re.compile(r"/api/tables/\w+/stage/")


def fail(guest: Guest, what: re.Pattern[str], times: int) -> list[str]:
    """Let the server refuse some requests; return the addresses of all that are made."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= times:
            route.fulfill(status=503)
        else:
            route.continue_()

    guest.page.route(what, answer)
    return asked


def test_a_stage_that_can_not_be_fetched_once_is_fetched_again_and_the_game_goes_on(guests: Guests) -> None:
    guest = guests.come()
    asked = fail(guest, STAGE, 2)
    guest.sit("random", game="frankfurt")
    assert len(asked) == 3
    expect(guest.page.locator(".lost")).to_have_count(0)
    before = len(guest.host.stored(guest.table))
    for turn in range(6):
        guest.click_on(turn)
    assert len(guest.host.stored(guest.table)) > before
    guest.errors.clear()


def test_while_no_stage_can_be_fetched_the_page_says_that_it_tries(guests: Guests) -> None:
    guest = guests.come(language="de")
    asked = fail(guest, STAGE, 1_000)
    answer = guest.context.request.post(
        f"{guest.host.address}/api/tables", data={"game": "frankfurt", "seats": ["me", "random"]}
    )
    guest.go(f"/t/{answer.json()['id']}")
    expect(guest.page.locator(".lost")).to_have_text("Die Verbindung ist weg; neuer Versuch …")
    guest.page.unroute(STAGE)
    guest.rest()
    expect(guest.page.locator(".lost")).to_have_count(0)
    assert asked
    guest.errors.clear()


def test_texts_that_can_not_be_fetched_once_are_fetched_again(guests: Guests) -> None:
    guest = guests.come()
    asked = fail(guest, re.compile(r"/texts/en/frankfurt"), 2)
    guest.sit("random", game="frankfurt")
    assert len(asked) == 3
    expect(guest.page.locator("h1")).to_contain_text("Bürger, Baumeister & Co.")
    guest.errors.clear()  # and no text is missing: the fixture looks


FAULTS = {
    "a listener": "setTimeout(() => { throw new Error('unforeseen'); })",
    "a promise": "void Promise.reject(new Error('unforeseen'))",
}


@pytest.mark.parametrize("what", FAULTS)
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Something went wrong on this page."),
        ("de", "Auf dieser Seite ist etwas schiefgegangen."),
        ("es", "Algo ha fallado en esta página."),
        ("it", "Qualcosa è andato storto in questa pagina."),
    ],
)
def test_an_unexpected_error_is_said_with_a_way_out(guests: Guests, what: str, language: str, sentence: str) -> None:
    guest = guests.come(PHONE, language)
    guest.sit("random", game="frankfurt")
    guest.page.evaluate(f"() => {{ {FAULTS[what]} }}")
    fault = guest.page.locator(".fault")
    expect(fault).to_contain_text(sentence)
    expect(fault).to_be_in_viewport(ratio=1)
    assert guest.violations() == []
    fault.get_by_role("button").last.click()
    expect(fault).to_have_count(0)
    guest.page.evaluate(f"() => {{ {FAULTS[what]} }}")
    with guest.page.expect_navigation():
        fault.get_by_role("button").first.click()
    guest.rest()
    expect(fault).to_have_count(0)
    guest.errors.clear()


@pytest.mark.parametrize("what", ["a part of the page is gone", "an answer that the page can't draw", "no texts"])
def test_a_page_that_can_not_be_drawn_is_not_a_dead_page(guests: Guests, what: str) -> None:
    guest = guests.come()
    match what:
        case "a part of the page is gone":  # as after an update of the server
            guest.page.route(re.compile(r"/assets/Home-"), lambda route: route.fulfill(status=404))
        case "an answer that the page can't draw":
            guest.page.route(re.compile(r"/api/games$"), lambda route: route.fulfill(json={"games": [{"slug": "x"}]}))
        case "no texts":
            guest.page.route(re.compile(r"/texts/"), lambda route: route.fulfill(status=404))
            guest.page.route(re.compile(r"/assets/Home-"), lambda route: route.fulfill(status=404))
    guest.go("/")
    expect(guest.page.locator(".fault")).to_contain_text("Something went wrong on this page.")
    guest.page.unroute_all()
    guest.page.locator(".fault button").first.click()
    guest.page.locator(".game .play").first.wait_for()
    expect(guest.page.locator(".fault")).to_have_count(0)
    guest.errors.clear()
