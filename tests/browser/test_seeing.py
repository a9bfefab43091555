"""What a player is shown: the picked tile by name, the best place first, what a line of the log was about, the score
sheet beside the map.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import PHONE, Guest, Guests
from tests.browser.seated import DESKTOP, mode_of, seated

pytestmark = [pytest.mark.once, pytest.mark.slow]

BEST = "all => all.map((one) => Math.max(...[...one.querySelectorAll('.badge text')].map((text) => +text.textContent)))"

# Words of the map that a badge lies upon.
COVERED = """() => {
  const badges = [...document.querySelectorAll(".map .badge rect")].map((one) => one.getBoundingClientRect());
  const words = [...document.querySelectorAll(".map [data-id^='free.'] text")].map((one) =>
    one.getBoundingClientRect());
  if (!badges.length || !words.length) return ["nothing to see"];
  return words.filter((a) => badges.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom &&
    b.top < a.bottom)).map((one) => one.x);
}"""

# Whether the tooltip of a thing hides no more of what may be chosen than it would on the other side.
LEAST = """(name) => {
  const box = (one) => one.getBoundingClientRect();
  if (!document.querySelector(".tip.pinned .not")) return false;
  const [tip, at] = [box(document.querySelector(".tip")), box(document.querySelector(`.map [data-id='${name}'] rect`))];
  const live = [...document.querySelectorAll("[data-live]")].map(box);
  const hidden = (top) => live.filter((one) => one.left < tip.right && one.right > tip.left &&
    one.top < top + tip.height && one.bottom > top).length;
  if (Math.abs(tip.top - at.bottom) > 20 && Math.abs(at.top - tip.bottom) > 20) return false;
  const other = tip.top < at.top ? at.bottom + 10 : at.top - tip.height - 10;
  return other < 8 || other + tip.height > innerHeight - 8 || hidden(tip.top) <= hidden(other);
}"""

# While others' moves are shown: every number of tiles left that was on the screen, and every place where the Mayor's
# tile was free.
SHOWN = """() => {
  window.shown = {left: [], free: []};
  const note = () => {
    const left = document.querySelector(".map [data-id=supply] text")?.textContent;
    const free = [...document.querySelectorAll(".map [data-id^='free.']")].filter((one) =>
      one.querySelector("text")).map((one) => one.dataset.id).join();
    if (left && shown.left.at(-1) !== left) shown.left.push(left);
    if (free && shown.free.at(-1) !== free) shown.free.push(free);
    requestAnimationFrame(note);
  };
  note();
}"""


def pick(guest: Guest) -> str:
    """Pick the first tile of the hand; return what it is."""
    tile = guest.page.locator(".own-area [data-live=strong]").first
    name = tile.locator("[role=button]").get_attribute("aria-label") or ""
    tile.click()
    guest.page.locator(".chip").wait_for()
    return name


def test_the_prompt_names_what_is_picked(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    name = pick(guest)
    assert re.fullmatch(r"\w+ \w+ \d", name)
    assert name in guest.page.locator(".prompt .say").inner_text()


def test_once_a_tile_is_picked_the_prompt_says_that_another_may_be(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("place")
    assert "Once a tile is picked" in guest.page.locator(".prompt .hint").inner_text()
    pick(guest)
    expect(guest.page.locator(".prompt .hint")).to_have_text("Or choose another tile of your hand.")


# Where a pinned tooltip lies over the middle of something that may be chosen, if it does.
OVER = """() => {
  const tip = document.querySelector(".tip.pinned")?.getBoundingClientRect();
  if (!tip) return null;
  const boxes = [...document.querySelectorAll(".map [data-live]")].map((one) => one.getBoundingClientRect());
  const middles = boxes.map((at) => [at.left + at.width / 2, at.top + at.height / 2]);
  return middles.find(([x, y]) => x > tip.left + 2 && x < tip.right - 2 && y > tip.top + 2 && y < tip.bottom - 2) ??
    null;
}"""


def test_a_click_goes_through_a_tooltip_to_a_space_below_it(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("place")
    pick(guest)
    tip, found = guest.page.locator(".tip.pinned"), None
    for name in guest.page.locator(".map .spot[data-part^='space ']:not([data-live])").evaluate_all(
        "all => all.map((one) => one.dataset.id)"
    ):
        guest.page.evaluate(
            "(name) => document.querySelector(`.map [data-id='${name}'] rect`).dispatchEvent(new "
            "MouseEvent('click', {bubbles: true}))",
            name,
        )
        guest.page.locator(".tip.pinned .not").first.wait_for()
        if found := guest.page.evaluate(OVER):
            break
    assert found
    hovered = tip.locator("a.clause").first.evaluate("one => getComputedStyle(one).pointerEvents")
    assert hovered == "auto"
    before = guest.mark()
    guest.page.mouse.click(*found)
    guest.changed(before)
    expect(tip).to_have_count(0)


def test_scores_stand_under_one_another(guests: Guests) -> None:
    for size in (DESKTOP, PHONE):
        guest = guests.come(size, played=["frankfurt"])
        seated(guest, mode_of("frankfurt", "four"), 0.6)
        ends = guest.page.locator(".players .score b").evaluate_all(
            "all => all.map((one) => Math.round(one.getBoundingClientRect().right))"
        )
        assert len(ends) == 4
        assert len(set(ends)) == 1


def test_a_tooltip_lies_where_it_hides_least_of_what_may_be_chosen(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("place")
    pick(guest)
    spaces = guest.page.locator(".map .spot[data-part^='space ']:not([data-live])").evaluate_all(
        "all => all.map((one) => one.dataset.id)"
    )
    assert len(spaces) > 20
    for name in spaces:
        guest.page.evaluate(
            "(name) => document.querySelector(`.map [data-id='${name}'] rect`).dispatchEvent(new "
            "MouseEvent('click', {bubbles: true}))",
            name,
        )
        guest.page.wait_for_function(LEAST, arg=name, timeout=5000)


def test_a_line_of_the_log_shows_its_moment_until_escape(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    guest.until("place")
    line, shown = guest.page.locator(".entry .line").last, guest.page.locator(".line[aria-pressed=true]")
    line.click()
    shown.wait_for()
    assert guest.page.locator(".highlights path.news").count() == 2  # one bracket and its case
    guest.page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    line.focus()
    guest.page.keyboard.press("Enter")
    shown.wait_for()


def test_on_a_phone_the_best_district_comes_first_and_is_in_sight(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.sit("random", game="frankfurt", first_seat="0")
    assert guest.page.locator(".enlarged .group").count() == 0  # first a tile, then where it goes
    pick(guest)
    badges = guest.page.locator(".enlarged .group").evaluate_all(BEST)
    assert len(badges) > 1
    assert badges == sorted(badges, reverse=True)
    first, own_area = (
        guest.page.locator(".enlarged .group [data-live]").first.bounding_box(),
        guest.page.locator(".own-area").bounding_box(),
    )
    assert first is not None
    assert own_area is not None
    assert first["y"] + first["height"] + 8 <= own_area["y"]  # with its badge


def test_on_a_phone_what_is_asked_stays_in_sight(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["frankfurt"])
    guest.sit("random", game="frankfurt", first_seat="0")
    pick(guest)
    expect(guest.page.locator(".prompt .say")).to_be_in_viewport(ratio=1)
    guest.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert guest.page.evaluate("scrollY") > 200
    expect(guest.page.locator(".prompt .say")).to_be_in_viewport(ratio=1)


def test_the_score_sheet_stands_beside_the_map(guest: Guest) -> None:
    seated(guest, mode_of("frankfurt", "two"), 0.9)
    before = guest.page.locator(".board .map").bounding_box()
    guest.play(guest.click_on)
    guest.page.evaluate("scrollTo(0, 0)")
    after = guest.page.locator(".board .map").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) < 20
    sheet = guest.page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert sheet["x"] >= after["x"] + after["width"]


def test_a_tone_calls_only_who_wants_it_and_only_when_a_turn_begins(guests: Guests) -> None:
    counting = (
        "window.tones = 0; window.AudioContext = class { constructor() { window.tones += 1; throw new "
        "Error('no sound here'); } };"
    )
    for wanted in (True, False):
        guest = guests.come(sound=wanted)
        guest.context.add_init_script(counting)
        guest.sit("random", game="frankfurt", first_seat="0")
        assert guest.page.evaluate("window.tones") == 0  # nobody is called to a table he comes to
        guest.until("take")
        assert guest.page.evaluate("window.tones") == 0  # still the same turn
        guest.until("place")
        assert guest.page.evaluate("window.tones") == int(wanted)


def test_the_log_is_one_stop_for_tab_and_arrows_go_through_its_lines_and_clauses(guest: Guest) -> None:
    guest.sit("random", "random", game="tenders")
    clauses = guest.page.locator(".log ol .clause")
    for turn in range(60):
        if clauses.count() > 3:
            break
        guest.click_on(turn)
    stops = guest.page.locator(".log ol [tabindex='0'], .log ol a:not([tabindex])")
    assert clauses.count() > 3
    assert stops.count() == 1
    stops.focus()
    met = set()
    for _ in range(guest.page.locator(".log ol [data-stop]").count()):
        guest.page.keyboard.press("ArrowDown")
        met.add(guest.page.evaluate("document.activeElement.className"))
        assert stops.count() == 1
    assert met == {"line", "clause"}


def test_no_price_covers_the_word_free(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    assert guest.page.evaluate(COVERED) == []


def test_supply_and_mayor_go_with_the_moves_that_are_shown(guests: Guests) -> None:
    guest = guests.come(speed="normal", confirm=False)
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.sit("random", "random", "random", game="frankfurt", first_seat="0")
    guest.until("take")
    guest.page.evaluate(SHOWN)
    guest.page.locator(".actions [data-value]").first.click()
    guest.page.locator(".skip").wait_for()
    guest.page.locator(".skip").wait_for(state="detached")
    guest.until("place")
    shown = guest.page.evaluate("shown")
    first = int(shown["left"][0])
    assert [int(each) for each in shown["left"]] == list(range(first, first - 5, -1))
    assert len(shown["free"]) == 5  # he goes on after every turn


def test_lines_of_the_log_stay_when_others_come(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    guest.until("place")
    guest.page.evaluate("for (const one of document.querySelectorAll('.log .entry')) one.isOld = true")
    guest.until("take")
    found = guest.page.locator(".log .entry").evaluate_all("all => all.map((one) => !!one.isOld)")
    assert found[-1] is False
    assert found.count(True) > 4  # the oldest may have gone


def test_from_older_lines_of_the_log_one_click_leads_to_the_newest(guests: Guests) -> None:
    guest = guests.come(DESKTOP, played=["frankfurt"])
    seated(guest, mode_of("frankfurt", "three"), 0.6)
    newest, older = guest.page.locator(".log .further"), guest.page.locator(".log .scroll")
    expect(newest).to_have_count(0)
    older.evaluate("one => one.scrollTo({ top: -200 })")
    newest.click()
    expect(newest).to_have_count(0)
    assert older.evaluate("one => one.scrollTop") == 0


def test_settings_close_by_escape_and_by_a_click_elsewhere_and_what_is_picked_stays(guests: Guests) -> None:
    guest = guests.come(PHONE)
    guest.sit("random", game="frankfurt", first_seat="0")
    pick(guest)
    gear, settings = guest.page.locator("nav button[aria-expanded]"), guest.page.locator(".settings")
    gear.click()
    guest.page.keyboard.press("Escape")
    expect(settings).to_have_count(0)
    expect(guest.page.locator(".chip")).to_be_visible()
    gear.click()
    expect(settings).to_be_visible()
    guest.page.locator(".top h1 span").click()
    expect(settings).to_have_count(0)
