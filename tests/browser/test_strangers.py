"""Whoever has no seat at a table is told so at once; whoever has one is let in again as soon as that can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.games.found import IS_LONG
from tests.server.harness import Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

TITLES = {
    "en": "No seat at this table",
    "de": "Kein Platz an diesem Tisch",
    "it": "Nessun posto a questo tavolo",
    "es": "Sin asiento en esta mesa",
}
TOKEN = "A" * 22
TWO_TRIES = 3500  # milliseconds in which a page that goes on trying has tried twice more

# The first two sockets are refused, as by a server that is about to stop.
REFUSED_TWICE = """let tries = 0;
window.WebSocket = class extends WebSocket {
  constructor(address) { super(++tries > 2 ? address : address.replace("/socket", "/nothing")); }
};"""


def opened(host: Host, guests: Guests) -> str:
    """Return a table that somebody else has opened."""
    body = {"game": "frankfurt", "seats": ["me", "friend"], "name": "Anna"}
    answer = guests.come(host=host).context.request.post(f"{host.address}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def sockets_of(page: Page) -> list[str]:
    """Return the list to which each socket that the page opens is added."""
    found: list[str] = []
    page.on("websocket", lambda socket: found.append(socket.url))
    return found


def is_turned_away(guest: Guest, language: str) -> str:
    """Wait until the page says that there is no seat here; return all that it says."""
    page = guest.page
    expect(page.locator(".no-seat h1")).to_have_text(TITLES[language])
    expect(page.locator(".lost, .waiting-for")).to_have_count(0)
    assert page.title() == f"{TITLES[language]} · Cablecar"
    assert [
        error for error in guest.errors if " 401 " not in error and "403" not in error
    ] == []  # a refusal is an error to the browser
    assert len(guest.errors) <= 2, guest.errors
    guest.errors.clear()
    return page.locator(".no-seat").inner_text()


@pytest.mark.parametrize("language", TITLES)
def test_without_its_link_a_table_says_so_and_does_not_tell_whether_it_is_there(
    guests: Guests, host: Host, language: str
) -> None:
    table = opened(host, guests)
    guest, told = guests.come(PHONE if language == "de" else WIDE, language), set()
    paths = [
        f"/t/{table}",
        "/t/nosuchtable",
        f"/t/{table}#{TOKEN}",
        f"/t/{table}#{TOKEN[1:]}",
        f"/t/nosuchtable#{TOKEN}",
    ]
    for path in paths if IS_LONG or language == "en" else paths[:2]:  # what is said in one language is said in each
        guest.go("/")
        guest.go(path)
        told.add(is_turned_away(guest, language))
    assert len(told) == 1
    if IS_LONG or language in ("en", "de"):  # wide and on a phone
        assert not guest.violations()
    guest.page.locator(".no-seat a").click()
    guest.page.locator(".game").first.wait_for()


def test_whoever_has_no_seat_does_not_try_again(guest: Guest) -> None:
    sockets = sockets_of(guest.page)
    guest.go("/t/nosuchtable")
    is_turned_away(guest, "en")
    guest.page.wait_for_timeout(TWO_TRIES)
    assert len(sockets) == 1
    assert not guest.errors


def test_whoever_has_a_seat_tries_until_he_is_let_in(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    before = guest.screen()
    guest.page.add_init_script(REFUSED_TWICE)
    sockets = sockets_of(guest.page)
    guest.page.reload()
    guest.page.locator(".lost").wait_for()
    guest.rest()
    assert guest.screen() == before
    assert len(sockets) == 3
    assert [error for error in guest.errors if "WebSocket" not in error and "403" not in error] == []
    guest.errors.clear()


def test_whoever_has_a_seat_is_told_of_a_link_that_opens_none(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    guest.go("/")
    guest.go(f"/t/{guest.table}#{TOKEN}")
    expect(guest.page.locator(".waiting-for")).to_contain_text("This link opens no seat.")
    assert guest.page.locator(".no-seat").count() == 0
    guest.errors.clear()
