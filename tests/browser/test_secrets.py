"""What others have in their hands or have chosen, in every game: a spectator sees none of it, and nobody before a
sealed round is over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count

import pytest

from cablecar import games
from cablecar.kernel.log import Log, parse
from cablecar.kernel.phase import SEVERAL, SPECTATOR
from cablecar.kernel.table import Table, replay
from cablecar.scene.look import encode, feed_of
from cablecar.server.tables.fixtures import store_game
from tests.browser.dealt import golden
from tests.browser.player import MARK, PHONE, WIDE, Guest, Guests
from tests.browser.test_friends import CHOICES, READY, Evening
from tests.games.found import Mode, every_game, modes
from tests.server.harness import Browser, Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

COOKIES = ("a-browser-that-is-closed", "a-browser-that-stays-on-", "all-others-are-no-browser")
NAMES = ["Anna", "Bert", "Cora", "Dora", "Emil", "Frida"]
DRAWN = "all => [...new Set(all.map((one) => one.dataset.id))]"
LINES = "() => window.cablecar.n()"
AT = f"(lines) => ({READY})() && window.cablecar.n() === lines"


def stored(house: Host, slug: str, table: str) -> Table:
    """Return a table as it is stored."""
    header = house.run("SELECT header FROM tables WHERE id = ?", (table,))[0][0]
    return replay(games.load(slug), parse(header + "".join(f"{line}\n" for line in house.stored(table))))


def shown(table: Table, reader: int) -> set[str]:
    """Return the pieces that a reader is shown."""
    return {piece.id for piece in feed_of(table, reader).look().pieces}


def drawn(guest: Guest) -> set[str]:
    return set(guest.page.locator("[data-id]").evaluate_all(DRAWN))


@every_game
def test_a_spectator_sees_no_hand(guests: Guests, house: Host, slug: str) -> None:
    evening = Evening(guests, house, slug, "me", *["friend"] * max(1, int(games.load(slug).least) - 1))
    anna, bert = evening.anna, evening.invite(1, "Bertram")
    heard: list[str] = []
    cora = guests.come(PHONE, host=house, name="Cora")
    cora.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    cora.table, cora.seat = evening.table, -1
    evening.open(cora, evening.links["watch"])
    table = stored(house, slug, evening.table)
    hidden = {seat: shown(table, seat) - shown(table, int(SPECTATOR)) for seat in range(table.seats)}
    for guest in (anna, bert):
        assert hidden[guest.seat] <= drawn(guest), "who has a hand sees it"
    secrets = set().union(*hidden.values())
    assert not secrets & drawn(cora)
    looks = [json.loads(frame)["look"] for frame in heard if frame.startswith('{"type":"look"')]
    assert looks[-1] == json.loads(encode(feed_of(table, int(SPECTATOR)).look())), (
        "what has a back for others has one for her"
    )
    for what in (CHOICES, "[data-live]", ".undo", "#legal-words option", ".whose"):
        assert cora.page.locator(what).count() == 0, what
    cora.page.goto(f"{house.address}/t/{evening.table}?at=0&view=open")  # a link to a moment opens nothing more
    cora.page.locator(".replay").wait_for()
    cora.page.wait_for_url("**view=watch")
    assert not secrets & drawn(cora)
    assert cora.too_wide() == []


def sealed(slug: str) -> Iterator[tuple[Mode, Log, int]]:
    """Return where two or more seats choose unseen by each other: the mode, its golden log, how many events lie
    before.
    """
    for mode in modes(slug):
        log = parse(golden(mode).read_bytes())
        table = Table(mode.game, mode.seats, log.header.options, dice=None, version=log.header.version)
        for place, event in enumerate(log.events):
            if table.state.actor == SEVERAL and len(table.actors()) > 1:
                yield mode, log, place
                break
            table.follow(event)


def maybe_choose(guest: Guest, turn: int) -> None:
    """Click on; whoever has chosen waits for the others."""
    if not guest.page.locator(CHOICES).count():
        return
    found, before = guest.targets(), guest.mark()
    found.nth(turn % found.count()).click()
    guest.page.wait_for_function(f"(before) => ({MARK})() !== before", arg=before, polling=20)
    guest.page.wait_for_function(READY, polling=20)


@every_game
def test_what_is_chosen_unseen_survives_a_lost_page_and_is_told_only_at_the_end(
    guests: Guests, house: Host, slug: str
) -> None:
    mode, log, place = next(sealed(slug), (None, None, 0))
    if mode is None or log is None:
        assert not any(
            step.is_sealed for each in modes(slug) for step in replay(each.game, parse(golden(each).read_bytes())).steps
        )
        return
    seats, name = replay(mode.game, log, place).actors()[:2], f"seal{slug:x<6}"[:10]
    store_game(house.db, name, log, place, range(mode.seats), NAMES[: mode.seats], f"{COOKIES[2]}{slug}")
    one, other = (
        guests.come(size, host=house, name=NAMES[seat]) for size, seat in zip((WIDE, PHONE), seats, strict=True)
    )
    for guest, cookie, seat in zip((one, other), COOKIES, seats, strict=False):
        house.hold(f"{cookie}{slug}", name, seat)
        guest.sit_in(name, f"{cookie}{slug}", seat)
    rounds, before = int(stored(house, slug, name).state.rounds), other.page.evaluate(LINES)

    def is_open() -> bool:
        state = stored(house, slug, name).state
        return bool(state.actor == SEVERAL and state.rounds == rounds)

    while not one.decided():
        maybe_choose(one, 0)
    lines = stored(house, slug, name).shown(seats[0])
    one.page.wait_for_function(AT, arg=lines, polling=20)
    screen = one.screen()
    one.page.reload()
    one.page.wait_for_function(AT, arg=lines, polling=20)
    assert one.screen() == screen, "what was chosen is chosen"
    assert is_open()
    table = stored(house, slug, name)
    assert (table.shown(seats[1]), other.page.evaluate(LINES)) == (before, before), "nobody is told of it"
    assert not (shown(table, seats[0]) - shown(table, seats[1])) & drawn(other)
    for seat in set(table.actors()) - set(seats):
        sitting = Browser(house, f"{COOKIES[2]}{slug}").sit(name, seat)
        while sitting.legal:
            sitting.move(sitting.legal[-1])
        sitting.close()
    for turn in count():
        for guest in (other, one):
            if is_open():
                maybe_choose(guest, turn)
        if not is_open():
            break
    for guest in (one, other):
        guest.page.wait_for_function("(before) => window.cablecar.n() > before", arg=before, polling=20)
