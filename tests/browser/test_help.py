"""Undo is offered and refused rightly; a thing that can't be chosen says why, with its clause."""
from __future__ import annotations

import re

import pytest

from tests.browser.player import PHONE, WIDE, Guest, Guests
from tests.browser.test_fitting import mode_of, seated

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
    assert {name: after[name] for name in ("live", "words", "drawn")} == {name: before[name] for name in ("live", "words", "drawn")}
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


def test_why_not_names_its_clause(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    guest.until("place")
    guest.page.locator("[data-live=strong]").first.click()  # a tile of the hand
    guest.page.locator(".chip").wait_for()
    live = set(guest.page.locator("[data-live]").evaluate_all("all => all.map((one) => one.dataset.id)"))
    spaces = guest.page.locator("[data-panel] .spot[data-part^='space ']:not([data-live])")
    dead = [name for name in spaces.evaluate_all("all => all.map((one) => one.dataset.id)") if name not in live]
    guest.page.locator(f"[data-id='{dead[0]}']").click()
    tip = guest.page.locator(".tip.pinned")
    tip.locator(".not").nth(1).wait_for()
    assert "R14" in tip.inner_text()
    assert tip.locator("a[href*='/rules/frankfurt']").count()


def test_a_typed_word_is_said_or_refused_with_its_clause(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    guest.until("place")
    words = guest.words()
    first, other = words[0].split(), next(word.split() for word in words if word.split()[1] != words[0].split()[1])
    line = guest.page.locator(".typing input")
    guest.page.keyboard.press("/")
    line.fill(f"{first[0]} {first[1]} {other[2]}" if f"{first[0]} {first[1]} {other[2]}" not in words else "place nothing nowhere")
    line.press("Enter")
    guest.page.locator(".reasons").wait_for()
    mark = guest.mark()
    line.fill(words[0])
    line.press("Enter")
    guest.changed(mark)
    if guest.page.locator(".sure").count():
        guest.click_on()
    assert guest.kind() != "place"


def test_a_hint_tells_what_a_bot_would_do_and_why(guest: Guest) -> None:
    guest.sit("random", game="frankfurt")
    guest.until("place")
    guest.page.locator(".ask-hint").click()
    said = guest.page.locator(".prompt .hint", has_text="%")
    said.wait_for(timeout=60_000)
    assert len(re.findall(r"\d+", said.inner_text())) >= 3  # share, simulations, value
    guest.until("take")
    assert said.count() == 0


@pytest.mark.parametrize(("size", "act"), [(WIDE, "hover"), (PHONE, "tap")], ids=["mouse", "finger"])
def test_points_say_what_they_are_made_of(guests: Guests, size: tuple[int, int], act: str) -> None:
    guest = guests.come(size, played=["quake"])
    seated(guest, mode_of("quake", "three"), 0)
    score = guest.page.locator(".players .score").first
    assert score.locator("b").inner_text() == "2"  # though nobody has done anything yet
    if size == WIDE:
        assert "if it ended now" in guest.page.locator(".players .head").inner_text()
    getattr(score, act)()
    guest.page.locator(".tip", has_text="Public objectives 9, own objectives 0, Best Builder 0, development board −7").wait_for()
    assert guest.violations() == []


@pytest.mark.parametrize(("slug", "name"), [("quake", "three"), ("trams", "three"), ("tenders", "five"), ("frankfurt", "four")])
def test_who_leads_is_marked(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come(played=[slug])
    seated(guest, mode_of(slug, name), 0.9)
    points = guest.page.locator(".players .score b").all_inner_texts()
    best = max(points, key=lambda each: float(each.replace("½", ".5").replace("−", "-")))
    assert points.count(best) == 1
    assert guest.page.locator(".player", has=guest.page.locator(".tag", has_text="leads")).locator(".score b").all_inner_texts() == [best]


@pytest.mark.parametrize(("language", "said"), [("en", "price in coins"), ("de", "Preis in Münzen"), ("it", "prezzo in monete"), ("es", "precio en monedas")])
def test_a_price_says_that_it_is_in_coins(guests: Guests, language: str, said: str) -> None:
    guest = guests.come(language=language)
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    assert guest.page.locator(".marks .badge").count() > 0
    hint = guest.page.locator(".prompt .hint")
    assert said in " ".join(hint.inner_text().split())
    assert hint.locator("svg").count() == 1
    bar, prompt = guest.page.locator(".bar").bounding_box(), guest.page.locator(".prompt").bounding_box()
    assert bar is not None
    assert prompt is not None
    assert prompt["height"] <= bar["height"] + 1  # it covers nothing of the board
