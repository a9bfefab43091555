"""Every game by what the page offers: mouse, keys alone, thumb on a small screen; in each of its languages.

`./cablecar test` plays the shortest mode of each game whole, Frankfurt with every number of players and with keys
alone, and some decisions from the middle of a few modes' golden logs; `./cablecar test --long` more of them, from all
golden logs, and every mode whole in every way and language.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from cablecar.kernel.log import parse
from cablecar.kernel.table import replay
from cablecar.server.tables.fixtures import store_game
from tests.browser.dealt import ALL, EVERYTHING, INSPECTED, MIDDLES, SHORTEST, WAYS, Deal, everything, middles, whole
from tests.browser.player import Guest, Guests
from tests.games.found import IS_LONG, SLUGS, every_game, modes, spoken
from tests.server.harness import Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

DECISIONS = 20 if IS_LONG else 6
COOKIE = "a-browser-for-the-test"
NAMES = ["Anna", "Bert", "Cora", "Dora", "Emil", "Frida"]


def come(guests: Guests, house: Host, deal: Deal, *, is_night: bool = False) -> Guest:
    return guests.come(WAYS[deal.way], deal.language, is_night=is_night, host=house, played=[deal.mode.slug])


def act(guest: Guest, deal: Deal, turn: int) -> None:
    """Choose something; the turn says which of several."""
    {"mouse": guest.click_on, "phone": guest.tap_on}.get(deal.way, guest.press_on)(turn)


def must_be_well(guest: Guest, deal: Deal) -> None:
    """The page speaks the language, fits its width, and complained of nothing."""
    assert guest.page.locator("html").get_attribute("lang") == deal.language
    assert guest.too_wide() == []
    assert guest.missing() == []
    assert guest.errors == []


@pytest.mark.timeout(280)
@pytest.mark.parametrize("deal", MIDDLES, ids=str)
def test_a_game_goes_on_from_the_middle_of_a_golden_log(guests: Guests, house: Host, deal: Deal) -> None:
    log = parse(deal.log.read_bytes())
    at = len(log.events) // 2
    while not (actors := replay(deal.mode.game, log, at).actors()):
        at += 1
    table, seat = "m" + sha256(str(deal).encode()).hexdigest()[:9], actors[0]
    store_game(house.db, table, log, at, seat, NAMES[: deal.mode.seats], COOKIE, bot="random")
    guest = come(guests, house, deal, is_night=at % 2 == 1)
    guest.sit_in(table, COOKIE, seat)
    assert deal not in INSPECTED or guest.violations() == []
    assert guest.decide(lambda turn: act(guest, deal, turn), DECISIONS) == DECISIONS or guest.is_over
    must_be_well(guest, deal)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("deal", EVERYTHING if IS_LONG else SHORTEST, ids=str)
def test_a_whole_game(guests: Guests, house: Host, deal: Deal) -> None:
    guest = come(guests, house, deal)
    guest.sit(*["random"] * (deal.mode.seats - 1), game=deal.mode.slug, **deal.mode.options)
    guest.play(lambda turn: act(guest, deal, turn), 3000)
    assert guest.page.locator(".sheet thead th").count() >= deal.mode.seats
    assert guest.violations() == []
    must_be_well(guest, deal)


@every_game
def test_the_pages_about_a_game_are_well(guests: Guests, house: Host, slug: str) -> None:
    deal, number = whole(slug), SLUGS.index(slug)
    for is_night, way in ((False, "phone"), (True, "mouse")):
        guest = guests.come(WAYS[way], deal.language, is_night=is_night, host=house)
        for k, (path, shown) in enumerate(((f"/new/{slug}", "form .play"), (f"/rules/{slug}", "main h2"))):
            guest.go(path)
            guest.page.locator(shown).first.wait_for()
            is_inspected = IS_LONG or (number + k + is_night) % 2 == 0  # by turns: games differ in words alone
            assert not is_inspected or guest.violations() == [], path
            assert guest.too_wide() == []
            assert guest.missing() == []


@every_game
def test_every_mode_way_and_language_is_played(slug: str) -> None:
    assert {deal.mode.name for deal in everything(slug)} >= {mode.name for mode in modes(slug)}
    for deals in ([*middles(slug), whole(slug)], everything(slug)):
        assert {deal.way for deal in deals} >= set(ALL)
        assert {deal.language for deal in deals} == set(spoken(slug))
