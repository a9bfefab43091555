"""Undo is offered and refused rightly; a thing that can't be chosen says why, with its clause."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.browser.seated import DESKTOP, TONGUES, mode_of, seated

pytestmark = [pytest.mark.once, pytest.mark.slow]


def offers_undo(guest: Guest) -> bool:
    return guest.page.locator(".undo").get_attribute("aria-disabled") == "false"


def test_undo_is_offered_and_refused_rightly(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    assert not offers_undo(guest)
    before = guest.screen()
    while guest.kind() == "place":
        guest.click_on()
    assert offers_undo(guest)
    assert "place" not in guest.kind()
    mark = guest.mark()
    guest.page.locator(".undo").click()
    guest.changed(mark)
    after = guest.screen()
    assert {name: after[name] for name in ("live", "words", "drawn")} == {
        name: before[name] for name in ("live", "words", "drawn")
    }
    assert not offers_undo(guest)
    guest.until("take")  # a whole turn: then the others have moved
    guest.until("place")
    refused = guest.page.locator(".undo").inner_text()
    assert not offers_undo(guest)
    mark = guest.mark()
    guest.page.locator(".undo").click(force=True)
    guest.page.wait_for_timeout(300)
    assert guest.mark() == mark
    assert len(refused.split()) > 3  # it says why


@pytest.mark.parametrize("part", [0, 0.428], ids=["other", "equal"])
def test_why_not_names_its_clause(guests: Guests, part: float) -> None:
    guest = guests.come()
    seated(
        guest, mode_of("frankfurt", "three"), part
    )  # where the first two tiles of the hand are of two kinds, or of one
    assert guest.kind() == "place"
    guest.page.locator("[data-live=strong]").first.click()  # a tile of the hand
    picked = guest.page.locator(".own-area .piece.picked").get_attribute("data-id")
    guest.page.locator(".chip").wait_for()
    live = set(guest.page.locator("[data-live]").evaluate_all("all => all.map((one) => one.dataset.id)"))
    spaces = guest.page.locator("[data-panel] .spot[data-part^='space ']:not([data-live])")
    dead = [name for name in spaces.evaluate_all("all => all.map((one) => one.dataset.id)") if name not in live]
    guest.page.locator(f"[data-id='{dead[0]}']").click()
    tip = guest.page.locator(".tip.pinned")
    tip.locator(".not").nth(1).wait_for()
    assert guest.page.locator(".own-area .piece.picked").get_attribute("data-id") == picked
    assert "R14" in tip.inner_text()
    assert tip.locator("a[href*='/rules/frankfurt']").count()
    faces = guest.page.locator(".own-area [data-id^='t.hand.']").evaluate_all(
        "all => all.map((one) => one.dataset.part)"
    )
    assert (faces[0] == faces[1]) == (part > 0), faces
    guest.page.locator(".own-area [data-id^='t.hand.']:not(.picked)").first.click()
    expect(tip).to_have_count(0)
    expect(guest.page.locator(".reasons")).to_have_count(0)  # what was said of one click lies on no other choice


def test_a_typed_word_is_said_or_refused_with_its_clause(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    guest.until("place")
    words = guest.words()
    first, other = words[0].split(), next(word.split() for word in words if word.split()[1] != words[0].split()[1])
    line = guest.page.locator(".typing input")
    assert (line.get_attribute("placeholder") or "").removeprefix("Type a move, e.g. ") in words
    guest.page.keyboard.press("/")
    line.fill(
        f"{first[0]} {first[1]} {other[2]}"
        if f"{first[0]} {first[1]} {other[2]}" not in words
        else "place nothing nowhere"
    )
    line.press("Enter")
    guest.page.locator(".reasons").wait_for()
    mark = guest.mark()
    line.fill(words[0])
    expect(guest.page.locator(".reasons")).to_have_count(0)
    line.press("Enter")
    guest.changed(mark)
    if guest.page.locator(".sure").count():
        guest.click_on()
    assert guest.kind() != "place"


def test_a_hint_tells_what_a_bot_would_do_and_why(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    guest.until("place")
    guest.page.locator(".ask-hint").click()
    said = guest.page.locator(".prompt .advice")
    said.wait_for(timeout=60_000)
    numbers = [int(number) for number in re.findall(r"\d+", said.locator("small").inner_text().replace(",", ""))]
    assert len(numbers) == 4  # share, simulations, value, of 100
    assert ("no clear favourite" in said.inner_text()) == (numbers[0] < 25)
    assert guest.page.locator(".ring.advised").count() == 2  # a tile of the hand and a space
    assert guest.page.locator(".actions .advised").count() == 1
    bar, prompt = guest.page.locator(".bar").bounding_box(), guest.page.locator(".prompt").bounding_box()
    assert bar is not None
    assert prompt is not None
    assert prompt["height"] <= bar["height"] + 1  # it covers nothing of the board
    guest.until("take")
    assert said.count() == 0
    assert guest.page.locator(".ring.advised").count() == 0


@pytest.mark.parametrize(
    ("language", "said"), [("en", "no other move"), ("de", "geht nicht"), ("it", "altra mossa"), ("es", "otra jugada")]
)
def test_where_one_move_is_legal_a_hint_has_no_numbers(guests: Guests, language: str, said: str) -> None:
    guest = guests.come(DESKTOP, language, played=["frankfurt"])
    sockets: list[WebSocketRoute] = []
    guest.page.route_web_socket(re.compile("/socket"), lambda page: sockets.append(page.connect_to_server()))
    seated(guest, mode_of("frankfurt", "two"), 0.513)
    assert len(guest.words()) == 1
    assert guest.page.locator(".ask-hint").count() == 0
    sockets[-1].send(json.dumps({"type": "hint"}))  # as a page that asks nevertheless
    told = guest.page.locator(".prompt .advice")
    expect(told).to_contain_text(said)
    assert not re.search(r"%|100", told.inner_text())


@pytest.mark.parametrize(("language", "said"), [("en", "level with “Committee”"), ("de", "gleichauf mit „Komitee“")])
def test_a_hint_for_who_plays_alone_names_his_rival(guests: Guests, language: str, said: str) -> None:
    guest = guests.come(DESKTOP, language, played=["quake"])
    seated(guest, mode_of("quake", "solo"), 0.5)
    guest.page.locator(".ask-hint").click()
    expect(guest.page.locator(".prompt .advice small")).to_contain_text(said)


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize(
    ("slug", "name", "part"),
    [("tenders", "three", 0.5), ("tenders", "five", 0.55), ("frankfurt", "three", 0.5), ("quake", "solo", 0.449)],
)
def test_all_of_a_hint_can_be_read_beside_a_long_question(
    guests: Guests, slug: str, name: str, part: float, language: str
) -> None:
    guest = guests.come(DESKTOP, language, played=[slug])
    seated(guest, mode_of(slug, name), part)
    guest.page.locator(".ask-hint").click()
    said = guest.page.locator(".prompt .advice")
    expect(said.locator("small")).to_be_in_viewport(ratio=1)
    assert said.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    assert guest.page.evaluate(
        "document.querySelector('.prompt').offsetHeight <= document.querySelector('.bar').offsetHeight"
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_that_a_bot_is_thinking_lies_over_nothing(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests.come(DESKTOP, "de", played=["frankfurt"])
    guest.sit("expert", game="frankfurt", first_seat="0")
    guest.until("take")
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.locator("[data-live=strong]").first.click()
    guest.page.locator(".sure").click()
    found = guest.page.locator(".prompt .later")
    found.wait_for()
    told, undo, bar = (
        found.bounding_box(),
        guest.page.locator(".undo").bounding_box(),
        guest.page.locator(".prompt").bounding_box(),
    )
    assert told is not None
    assert undo is not None
    assert bar is not None
    assert told["x"] + told["width"] <= undo["x"] or told["y"] >= undo["y"] + undo["height"]
    assert told["y"] + told["height"] <= bar["y"] + bar["height"] - 2


@pytest.mark.parametrize(("size", "act"), [(WIDE, "hover"), (PHONE, "tap")], ids=["mouse", "finger"])
def test_points_say_what_they_are_made_of(guests: Guests, size: tuple[int, int], act: str) -> None:
    guest = guests.come(size, played=["quake"])
    seated(guest, mode_of("quake", "three"), 0)
    score = guest.page.locator(".players .score").first
    assert score.locator("b").inner_text() == "2"  # though nobody has done anything yet
    if size == WIDE:
        assert "if it ended now" in guest.page.locator(".players .head").inner_text()
    getattr(score, act)()
    guest.page.locator(
        ".tip", has_text="Public objectives 9, own objectives 0, Best Builder 0, development board −7"
    ).wait_for()
    assert guest.violations() == []


@pytest.mark.parametrize(
    ("slug", "name"), [("quake", "three"), ("trams", "three"), ("tenders", "five"), ("frankfurt", "four")]
)
def test_who_leads_is_marked(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come(played=[slug])
    seated(guest, mode_of(slug, name), 0.9)
    points = guest.page.locator(".players .score b").all_inner_texts()
    best = max(points, key=lambda each: float(each.replace("½", ".5").replace("−", "-")))
    assert points.count(best) == 1
    assert guest.page.locator(".player", has=guest.page.locator(".tag", has_text="leads")).locator(
        ".score b"
    ).all_inner_texts() == [best]


# How high the lines with names are that tell a bot's level, and how high without it.
LEVELS = """() => [...document.querySelectorAll(".who")].filter((one) => one.querySelector(".level")).map((one) => {
  const whole = one.offsetHeight;
  one.querySelector(".level").style.display = "none";
  return [whole, one.offsetHeight];
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize(("slug", "name"), [("quake", "four"), ("tenders", "five"), ("frankfurt", "four")])
def test_the_level_of_a_bot_stands_beside_its_name_and_makes_no_line_more(
    guests: Guests, size: tuple[int, int], slug: str, name: str
) -> None:
    guest = guests.come(size, "es", played=[slug])
    seated(guest, mode_of(slug, name), 0.6)
    bots = guest.page.locator(".players .who:not(.me *)")
    assert set(bots.locator(".level").all_inner_texts()) == {", al azar"}
    assert bots.first.get_attribute("title") == "Bot: al azar"
    found = guest.page.evaluate(LEVELS)
    assert len(found) == bots.count() > 2
    assert all(whole == without for whole, without in found)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "price in coins"), ("de", "Preis in Münzen"), ("it", "prezzo in monete"), ("es", "precio en monedas")],
)
def test_a_price_says_that_it_is_in_coins(guests: Guests, language: str, said: str) -> None:
    guest = guests.come(language=language)
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    assert guest.page.locator(".highlights .badge").count() > 0
    hint = guest.page.locator(".prompt .hint")
    assert said in " ".join(hint.inner_text().split())
    assert hint.locator("svg").count() == 1
    bar, prompt = guest.page.locator(".bar").bounding_box(), guest.page.locator(".prompt").bounding_box()
    assert bar is not None
    assert prompt is not None
    assert prompt["height"] <= bar["height"] + 1  # it covers nothing of the board


def test_a_tooltip_of_a_piece_names_its_clause(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.page.locator("[data-id='mayor']").hover()
    clause = guest.page.locator(".tip a.clause").first
    clause.wait_for()
    assert re.fullmatch(r"R\d+", clause.inner_text())
    assert f"/rules/frankfurt#{clause.inner_text()}" in (clause.get_attribute("href") or "")


def test_slow_bots_show_one_move_after_another_each_with_its_sentence(guest: Guest) -> None:
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="slow").check()
    guest.page.keyboard.press("Escape")
    guest.page.evaluate(NOTE)
    guest.page.locator("[data-live=strong]").first.click()
    guest.page.locator(".sure").click()
    guest.page.wait_for_function("() => window.said.filter((one) => one.who === 'Bert').length > 1")
    steps = [step for step in guest.page.evaluate("window.said") if step["who"] == "Bert"]
    assert all(
        later["at"] - sooner["at"] > 850 for sooner, later in pairwise(steps)
    )  # milliseconds that each is shown at least
    guest.page.locator(".skip").click()


def test_the_page_says_that_a_bot_is_thinking(guest: Guest) -> None:
    guest.sit("expert", game="frankfurt", first_seat="0")
    while guest.kind() != "take":
        guest.click_on()
    guest.page.locator("[data-live=strong]").first.click()
    guest.page.locator(".sure").click()
    guest.page.locator(".prompt .thinks", has_text="Bert is thinking").wait_for()


# What the prompt says while bots move, and when.
NOTE = """() => { window.said = []; new MutationObserver(() => {
  const [who, say] = [".flag", ".say"].map((one) => document.querySelector(`.prompt ${one}`)?.textContent.trim() ?? "");
  if (document.querySelector(".skip") && window.said.at(-1)?.say !== say) window.said.push({ who, say,
    at: performance.now() });
}).observe(document.querySelector(".prompt"), { childList: true, subtree: true, characterData: true }); }"""
