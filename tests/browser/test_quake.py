"""In quake everything that a choice depends on is in sight, whole and told apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Guests
from tests.browser.seated import DESKTOP, TONGUES, mode_of, seated

pytestmark = [pytest.mark.once, pytest.mark.slow]

DISPLAYED = [
    ("two", "en"),
    ("three", "en"),
    ("three", "de"),
    ("four", "en"),
    ("four", "es"),
    ("solo", "it"),
    ("three_biberstein", "de"),
]
FIRST = [("three", "it"), ("solo", "es"), ("solo", "de")]  # games of somebody who is told what each panel is


@pytest.mark.parametrize(
    ("name", "language", "played"), [(*each, ["quake"]) for each in DISPLAYED] + [(*each, []) for each in FIRST]
)
def test_in_quake_all_displays_are_in_sight(guests: Guests, name: str, language: str, played: list[str]) -> None:
    guest = guests.come(DESKTOP, language, played=played)
    seated(guest, mode_of("quake", name), 0.5)
    for panel in ("licences", "objectives", "publics"):
        shown = guest.page.locator(f".panel[data-panel={panel}]").bounding_box()
        assert shown is not None
        assert shown["y"] + shown["height"] <= guest.page.locator(".own-area").evaluate(
            "one => one.getBoundingClientRect().top"
        )
    board = guest.page.locator(".panel.board").bounding_box()
    assert board is not None
    assert board["width"] > 560


@pytest.mark.parametrize("name", ["three", "four", "solo"])
def test_in_quake_markers_on_the_development_board_can_be_told_apart(guests: Guests, name: str) -> None:
    guest = guests.come(DESKTOP, played=["quake"])
    seated(guest, mode_of("quake", name), 0.5)
    markers = guest.page.locator("[data-panel=development] .piece").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().width)"
    )
    assert min(markers) >= 9


def test_in_quake_what_stands_beside_a_number_is_told(guests: Guests) -> None:
    guest = guests.come(DESKTOP, played=["quake"])
    seated(guest, mode_of("quake", "three"), 0.5)
    for note, told in (("+3", "ready to build with"), ("+1?", "hidden objectives")):
        guest.page.locator(".number-of", has_text=note).first.hover()
        expect(guest.page.locator(".tip")).to_contain_text(f"{note}: {told}")


SPACES = """(least) => {
  const all = [...document.querySelectorAll('.board [data-part^="card-space"] text:not(.number)')];
  const size = (one) => { const at = one.getScreenCTM();
    return parseFloat(one.getAttribute("font-size")) * Math.hypot(at.a, at.b); };
  const boxes = all.map((one) => one.getBoundingClientRect());
  const over = boxes.slice(1).filter((box, k) => Math.abs(box.top - boxes[k].top) < 4 && box.left > boxes[k].left &&
    box.left < boxes[k].right - 0.5);
  return { count: all.length, small: all.filter((one) => size(one) < least).map((one) =>
    `${one.textContent} ${size(one)}`), over: over.length };
}"""
WRITTEN = [("three", "en"), ("three", "de"), ("three", "es"), ("three", "it"), ("four", "es"), ("solo", "de")]


@pytest.mark.parametrize(("name", "language"), WRITTEN)
def test_in_quake_every_word_of_an_action_card_can_be_read(guests: Guests, name: str, language: str) -> None:
    guest = guests.come(DESKTOP, language, played=["quake"])
    seated(guest, mode_of("quake", name), 0.5)
    found = guest.page.evaluate(SPACES, 9)
    assert found["count"] > 12
    assert (found["small"], found["over"]) == ([], 0)


# Words of the action cards beside one another, and of the cards of three spaces also from the edges: what lies closer
# than this.
CLOSE = """(least) => {
  const box = (one) => one.getBoundingClientRect();
  const words = [...document.querySelectorAll('.board [data-part^="card-space"] text:not(.number)')];
  const tickets = [...document.querySelectorAll('.board [data-id^="ticket."]')].map(box);
  return words.filter((one) => {
    const at = box(one);
    const middle = (at.left + at.right) / 2;
    const ticket = tickets.find((each) => each.left < middle && each.right > middle && each.top < at.top &&
      each.bottom > at.top);
    const next = words.map(box).filter((other) => Math.abs(other.top - at.top) < 6 && other.left > at.left);
    return !ticket || at.left < ticket.left + least || at.right > ticket.right - least || next.some((other) =>
      other.left < at.right + least);
  }).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("language", ["en", *TONGUES])
def test_in_quake_no_word_of_a_narrow_action_card_touches_what_is_beside_it(guests: Guests, language: str) -> None:
    guest = guests.come(DESKTOP, language, played=["quake"])
    seated(guest, mode_of("quake", "two"), 0.5)
    assert guest.page.evaluate(CLOSE, 2) == []
