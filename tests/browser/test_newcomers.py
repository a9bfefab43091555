"""As two people do who have never been here: one opens a table on the home page and sends the link, the other comes
with a phone, and they play to the end.
"""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect

from cablecar.kernel.log import parse
from tests.browser.dealt import golden
from tests.browser.player import MARK, PHONE, Guest, Guests
from tests.browser.seated import mode_of, seated_at_the_end
from tests.browser.test_friends import CHOICES, READY, Evening, wait_for
from tests.games.found import SLUGS, Mode, modes
from tests.server.harness import Browser, Host

pytestmark = [pytest.mark.once, pytest.mark.slow]


def decisions(mode: Mode) -> int:
    return sum(event.actor >= 0 for event in parse(golden(mode).read_bytes()).events)


def quickest(slug: str) -> Mode:
    """Return the mode for two or more in which least is to be decided."""
    return min((mode for mode in modes(slug) if mode.seats > 1), key=decisions)


QUICKEST = [quickest(slug) for slug in SLUGS]
PLAYED = QUICKEST if os.environ.get("CABLECAR_LONG") else [min(QUICKEST, key=decisions)]


def open_table(anna: Guest, mode: Mode) -> str:
    """Open a table with a friend, beginning at the home page; return the link that is to be sent."""
    page = anna.page
    anna.go("/")
    page.locator(f".game a.new-link[href$='/{mode.slug}']").click()
    page.locator("form input").first.fill("Anna")
    if page.locator(f"option[value='{mode.name}']").count():
        page.get_by_label("Preset").select_option(mode.name)
    seats = page.locator("fieldset").first.locator("select")
    while (there := seats.count()) != mode.seats:
        page.get_by_role("button", name="One more seat" if there < mode.seats else "One seat fewer").click()
    for seat in range(2, mode.seats):
        seats.nth(seat).select_option("random")
    seats.nth(1).select_option("friend")
    expect(page.locator(".friend-note")).to_be_visible()
    expect(page.locator(".only-here")).to_contain_text("play --lan")  # the link will name this machine alone
    page.locator("form .play").click()
    copy = page.locator("[data-seat='1'] .link-line")
    expect(copy.get_by_role("button", name="Copy")).to_be_focused()
    link: str = copy.locator("input").input_value()
    page.locator("dialog.people .head button").click()
    return link


def come_in(bert: Guest, link: str) -> None:
    """Open a link, and say who comes."""
    bert.page.goto(link)
    name = bert.page.locator(".arriving input")
    expect(name).to_be_focused()
    expect(bert.page.locator(".invitation")).to_have_text(re.compile(r"Anna invites you to a game of .*[^.]\.$"))
    assert bert.violations() == []
    assert bert.too_wide() == []
    name.fill("Bertram")
    bert.page.keyboard.press("Enter")
    bert.page.wait_for_function(READY, polling=20)
    assert "#" not in bert.page.url


@pytest.mark.timeout(900)
@pytest.mark.parametrize("mode", PLAYED, ids=str)
def test_two_newcomers_start_a_table_by_a_link_and_finish_it(guests: Guests, house: Host, mode: Mode) -> None:
    anna, bert = guests.come(host=house, name=""), guests.come(PHONE, host=house, name="")
    link = open_table(anna, mode)
    invite = anna.page.locator(".players .invite")
    invite.click()
    assert anna.page.locator("[data-seat='1'] .link-line input").input_value() == link
    anna.page.keyboard.press("Escape")
    come_in(bert, link)
    expect(anna.page.locator(".players")).to_contain_text("Bertram")
    invite.wait_for(state="detached")
    turns = 0
    while not (anna.is_over and bert.is_over):
        for guest, act in ((anna, "click"), (bert, "tap")):
            guest.page.wait_for_function(READY, polling=20)
            if guest.is_over or not guest.page.locator(CHOICES).count():
                continue
            found, before = guest.targets(), guest.mark()
            getattr(found.nth(turns % found.count()), act)()
            guest.page.wait_for_function(f"(before) => ({MARK})() !== before", arg=before, polling=20)
            turns += 1
    for guest in (anna, bert):
        assert guest.page.locator(".sheet thead th").count() == mode.seats
        assert guest.page.locator(".sheet").get_by_text("Bertram").count()
        assert guest.too_wide() == []


def test_who_opens_a_second_link_in_one_browser_says_who_comes(guests: Guests, house: Host) -> None:
    evening = Evening(guests, house, "frankfurt", "me", "friend", "friend")
    bert = evening.invite(1, "Bertram")
    wait_for(evening.anna, "Bertram")
    page = bert.page
    page.goto(f"{house.address}{evening.links[2]}")
    expect(page.locator(".arriving")).to_contain_text("Somebody at this device has a seat at this table already.")
    assert bert.violations() == []
    assert bert.too_wide() == []
    page.reload()  # he thinks about it
    page.locator(".arriving input").fill("Cora")
    page.keyboard.press("Enter")
    page.locator(".arriving").wait_for(state="detached")
    wait_for(evening.anna, "Cora")
    assert "#" not in page.url
    assert page.evaluate("JSON.parse(localStorage.cablecar).name") == "Bertram"
    page.goto(f"{house.address}{evening.links[2]}")  # Cora again, who is known
    expect(page.locator("body")).to_contain_text("Cora")
    assert page.locator(".arriving").count() == 0
    assert [
        seat["name"] for seat in Browser(house, cookie_of(evening.anna)).sit(evening.table, 0).welcome["seats"]
    ] == ["Anna", "Bertram", "Cora"]


def cookie_of(guest: Guest) -> str:
    return next(str(cookie["value"]) for cookie in guest.context.cookies() if cookie["name"] == "cablecar")


def test_one_click_starts_a_game_against_bots(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator(".game .play").first.click()
    guest.page.wait_for_url("**/t/*")
    guest.rest()
    assert guest.page.locator(".players .player").count() == 3
    assert guest.page.locator(".players .player", has_text="bot").count() == 2


@pytest.mark.parametrize(
    ("language", "invited", "watching"),
    [("en", "Anna invites you to watch", "You are watching"), ("it", "Anna ti invita a guardare", "Stai guardando")],
)
def test_who_looks_on_is_told_so(guests: Guests, house: Host, language: str, invited: str, watching: str) -> None:
    evening = Evening(guests, house, "frankfurt", "me", "random")
    cora = guests.come(PHONE, language, host=house, name="")
    cora.page.goto(f"{house.address}{evening.links['watch']}")
    expect(cora.page.locator(".invitation")).to_contain_text(invited)
    cora.page.locator(".arriving input").fill("Cora")
    cora.page.keyboard.press("Enter")
    expect(cora.page.locator(".prompt .watching")).to_have_text(watching)
    assert cora.violations() == []
    assert cora.too_wide() == []
    assert evening.anna.page.locator(".watching").count() == 0


SKYLINE = """() => { const banner = document.querySelector(".banner").getBoundingClientRect(),
  words = document.createRange();
  words.selectNodeContents(document.querySelector(".banner-words"));
  const text = [...words.getClientRects()];
  return [...document.querySelectorAll(".banner svg g")].map((one) => one.getBoundingClientRect()).filter((at) =>
    at.width > 0 && at.width < 200)
    .filter((at) => at.top < banner.top - 1
      || text.some((one) => one.width && at.left < one.right && at.right > one.left && at.top < one.bottom &&
        at.bottom > one.top)).length; }"""
LINES = (
    "all => all.map((one) => { const words = document.createRange(); words.selectNodeContents(one); return "
    "words.getClientRects().length; })"
)


@pytest.mark.parametrize("language", ["en", "de", "it", "es"])
def test_the_picture_above_the_games_is_whole_and_covers_no_word(guests: Guests, language: str) -> None:
    for width in (1024, 1280, 1920):
        guest = guests.come((width, 900), language)
        guest.go("/")
        guest.page.locator(".game .play").last.wait_for()
        guest.page.wait_for_function("() => document.querySelectorAll('.banner svg g').length > 9")
        assert (width, guest.page.evaluate(SKYLINE)) == (width, 0)
        assert {*guest.page.locator(".do .play").evaluate_all(LINES)} == {1}


def test_the_list_of_tables_has_seats_and_results(guests: Guests) -> None:
    guest = guests.come(played=["quake"])
    seated_at_the_end(guest, mode_of("quake", "three"))
    result = guest.page.locator(".sheet .result").first.inner_text()
    guest.go("/")
    card, more = guest.page.locator(f".tables a[href$='/{guest.table}']"), guest.page.locator(".tables + .plain")
    guest.page.locator(".tables a").first.wait_for()
    if more.count():
        more.click()
    expect(card.locator("em strong")).to_have_text(result)
    expect(card.locator(".shape svg *").first).to_be_attached()
    assert card.locator(".shape").count() == 3
    assert card.locator(".due").count() == 0


def test_an_invitation_shows_the_game_and_how_it_is_played(guests: Guests, house: Host) -> None:
    evening = Evening(guests, house, "frankfurt", "me", "friend")
    bert = guests.come(PHONE, host=house, name="")
    bert.page.goto(f"{house.address}{evening.links[1]}")
    expect(bert.page.locator(".arrival-cover svg *").first).to_be_attached()
    expect(bert.page.locator(".arriving .how")).to_have_attribute("href", "/rules/frankfurt")
    assert bert.violations() == []
    assert bert.too_wide() == []


def test_rules_of_a_game_that_is_not_there_say_so(guests: Guests) -> None:
    guest = guests.come()
    guest.go("/rules/paris")
    expect(guest.page.locator("main")).to_contain_text("There is no game “paris” here.")
    guest.page.locator("main a").click()
    guest.page.locator(".game").first.wait_for()
