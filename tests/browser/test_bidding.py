"""Three people on three browsers, each by the link of a seat: sealed bids in any order, one of them lost and found in
the middle.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error

from cablecar import games
from cablecar.kernel.log import parse
from cablecar.kernel.table import replay
from cablecar.server.access import hash_of
from cablecar.server.store.base import SeatRow, Summary
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.store.tables import insert_table
from cablecar.server.tables.fixtures import moments
from cablecar.server.tables.summaries import summary_of
from tests.browser.conftest import QUICK, Plain
from tests.browser.player import Guest, Guests
from tests.server.harness import ROOT, Host, finish

pytestmark = [pytest.mark.once, pytest.mark.slow]

LOG = ROOT / "src" / "cablecar" / "games" / "tenders" / "tests" / "golden" / "v1" / "three_greedy.log"
TABLE = "tender"
NAMES = ("Anna", "Bert", "Chris")
FIRST = (
    "() => document.querySelector('.prompt') && document.querySelector('.players') && !document.querySelector('.skip')"
)


def token(seat: int) -> str:
    return f"the-link-of-seat-{seat}".ljust(22, "x")


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Host]:
    """Return a server with one table: three people, all about to choose an option card."""
    log = parse(LOG.read_bytes())
    table = replay(games.load("tenders"), log, moments(log, "option")[0][0])
    told = summary_of(table, None)
    store = Sqlite(tmp_path / "tables.sqlite")
    rows = [SeatRow(seat, name, None, hash_of(token(seat))) for seat, name in enumerate(NAMES)]
    header = "".join(f"{line}\n" for line in table.header.lines())
    job = store.write(
        insert_table,
        TABLE,
        header,
        [event.line() for event in table.events],
        rows,
        hash_of("nobody"),
        [],
        Summary(told.turn, time.time(), told.over),
    )
    finish(job)
    store.close()
    running = Plain(tmp_path / "tables.sqlite", **QUICK)
    running.settings["port"] = running.port
    yield running
    running.kill()


def come_in(guests: Guests, host: Host, seat: int) -> Guest:
    guest = guests.come(host=host, name=NAMES[seat])
    guest.go(f"/t/{TABLE}#{token(seat)}")
    guest.page.wait_for_function(FIRST, polling=20)
    return guest


def take(guest: Guest, piece: str) -> None:
    """Click one thing of the hand."""
    guest.page.locator(f"[data-id='{piece}'][data-live]").click()


def says(guest: Guest, words: str) -> None:
    """Wait until the page of a guest says something."""
    try:
        guest.page.wait_for_function(
            "(words) => document.body.textContent.replace(/\\s+/g, ' ').includes(words)", arg=words, polling=50
        )
    except Error:
        raise AssertionError(f"nobody reads {words!r} in: {guest.page.locator('body').inner_text()}") from None


def reads(guest: Guest, words: str) -> int:
    """Return how often the page of a guest says something."""
    return guest.page.locator("body").inner_text().count(words)


def test_three_people_bid_in_any_order_and_one_reconnects_in_the_middle(guests: Guests, inn: Host) -> None:
    anna, bert, chris = (come_in(guests, inn, seat) for seat in range(3))
    before = reads(anna, "Chris plays the option card")
    take(chris, "h.o-fo")
    says(anna, "Chris has chosen a card")
    assert reads(anna, "Chris plays the option card") == before
    assert anna.page.locator("[data-id='b2.s']").count() == 1  # a back, and nothing else
    assert anna.page.locator("[data-id='b2.o']").count() == 0
    take(anna, "h.o-fo")
    take(bert, "h.o-vr")
    says(bert, "You are alone with your card")  # all cards are open
    for guest in (anna, chris):
        says(guest, "Lay your cheques face down")

    laid = next(int(name.removeprefix("h.")) for name in _live(anna) if name.startswith("h."))
    take(anna, f"h.{laid}")
    anna.page.locator("[data-word='done']").wait_for()
    says(anna, f"You lay {laid} face down")
    screen = anna.screen()
    anna.page.reload()  # lost, and found again in the middle of a sealed bid
    anna.rest()
    assert anna.screen() == screen
    paid = next(int(name.removeprefix("h.")) for name in _live(bert) if name.startswith("h."))
    take(bert, f"h.{paid}")
    says(anna, "Bert has laid cheques")
    told = reads(chris, "Anna laid")
    chris.page.locator("[data-word='done']").click()  # Chris bids nothing
    says(anna, "Chris has laid cheques")
    assert reads(chris, "Anna laid") == told
    anna.page.locator("[data-word='done']").click()
    for guest in (bert, chris):
        says(guest, f"Anna laid {laid} in all")
    says(anna, f"You win a right at a factory or an office for {laid}")
    for guest in (anna, chris):
        says(guest, "Bert pays one cheque, unseen")
        assert reads(guest, f"Bert pays {paid}") == 0
    says(bert, f"You pay {paid}, unseen by the others")


def _live(guest: Guest) -> list[str]:
    """Return what can be clicked, by its id."""
    found: list[str] = guest.page.locator("[data-live]").evaluate_all("all => all.map((one) => one.dataset.id)")
    return found
