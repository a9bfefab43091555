"""What must stay in sight and in its place: the own area with what may be done, the newest line of the log, the board;
and what must go.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import PHONE, Guest, Guests
from tests.browser.seated import DESKTOP, TONGUES, mode_of, seated, seated_at_the_end
from tests.games.found import IS_LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

MODES = [
    ("tenders", "five"),
    ("tenders", "three"),
    ("quake", "three_biberstein"),
    ("quake", "solo"),
    ("trams", "three"),
    ("frankfurt", "four"),
]
EXPLAINED = [
    ("frankfurt", "three", 0.0),
    ("trams", "two", 0.5),
    ("quake", "two_biberstein", 0.5),
    ("quake", "duopoly", 0.9),
    ("tenders", "open", 0.3),
    ("tenders", "five", 0.5),
]
DECISIONS = 6 if IS_LONG else 3

# Where things are: the window, the own area, the last line of the log and what it scrolls in, and the board.
MEASURED = """() => {
  const box = (selector) => { const one = [...document.querySelectorAll(selector)].at(-1); return one ?
    one.getBoundingClientRect().toJSON() : null; };
  return { high: innerHeight, own_area: box(".own-area"), entry: box(".log .entry, .log .heading"),
    log: box(".log .scroll"), board: box(".panel.board"), side: box(".side") };
}"""
# A button of the own area that is cut off without a way to scroll to it.
CUT = """() => [...document.querySelectorAll(".own-area button")].filter((one) => {
  one.scrollIntoView({block: "nearest"});
  const at = one.getBoundingClientRect();
  return at.bottom > innerHeight + 1 || at.top < document.querySelector(".own-area").getBoundingClientRect().top - 1;
}).map((one) => one.outerHTML.slice(0, 120))"""

# Panels of the own area in which something is cut: a tile of the hand, or what explains it.
CUT_PANELS = """() => [...document.querySelectorAll(".own-area > .panel")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) =>
    `${one.dataset.panel}: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`)"""

# Words beside a thing of the own area that lie beyond its cell, over the next one.
WORDS_OVER = """() => [...document.querySelectorAll(".own-area .cell > .caption")].filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right + 1;
}).map((one) => one.textContent)"""

# Panels beside a board of which something lies beyond what can be seen of their column.
CUT_COLUMNS = """() => [...document.querySelectorAll(".known-facts > *, .tall > *")].filter((one) => {
  const facts = one.closest(".known-facts");
  const end = facts ?
    facts.getBoundingClientRect().bottom : document.querySelector(".own-area").getBoundingClientRect().top;
  return one.getBoundingClientRect().bottom > end + 1;
}).map((one) => one.dataset.panel ?? one.className)"""

# Words of a heading that lie beyond their panel.
SPILT = """() => [...document.querySelectorAll(".panel .head > *")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right >
    one.closest(".panel").getBoundingClientRect().right + 1)
  .map((one) => one.textContent)"""


def measured(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate(MEASURED)
    return found


@pytest.mark.timeout(200)
@pytest.mark.parametrize(("slug", "name"), MODES)
def test_own_area_and_newest_line_are_in_sight_and_the_board_stays(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come(DESKTOP, played=[slug])
    seated(guest, mode_of(slug, name), 0.4)
    guest.page.evaluate("scrollTo(0, 0)")
    first = measured(guest)
    for turn in range(DECISIONS):
        if guest.is_over:
            break
        guest.page.evaluate("scrollTo(0, 0)")
        now = measured(guest)
        assert now["own_area"]["bottom"] <= now["high"]
        assert now["own_area"]["height"] <= now["high"] * 0.27
        assert now["log"]["bottom"] <= now["own_area"]["top"]
        assert now["log"]["top"] <= now["entry"]["bottom"] <= now["log"]["bottom"]
        assert (now["board"], now["own_area"], now["side"]) == (first["board"], first["own_area"], first["side"])
        assert guest.page.evaluate(CUT) == []
        guest.click_on(turn)


@pytest.mark.parametrize("slug", ["tenders", "frankfurt"])
def test_at_a_new_table_nothing_is_marked_as_new(guest: Guest, slug: str) -> None:
    guest.sit("random", "random", game=slug, first_seat="0")
    assert guest.page.locator(".log .entry").count() > 0
    assert guest.page.locator(".log .new").count() == 0
    assert guest.page.locator(".highlights path.news").count() == 0
    for turn in range(20):  # once the others have moved after us, that is new
        if guest.page.locator(".log .new").count():
            return
        guest.click_on(turn)
    raise AssertionError("nothing was ever new")


def test_the_tooltip_goes_with_the_move(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.page.locator(".own-area [data-live=strong]").first.click()
    spot = guest.page.locator(".map [data-live]").first
    spot.hover()
    guest.page.locator(".tip").wait_for()
    before = guest.mark()
    spot.click()
    guest.changed(before)
    guest.page.wait_for_timeout(500)  # longer than a pointer must rest
    assert guest.page.locator(".tip").count() == 0
    guest.page.mouse.move(2, 2)
    guest.page.locator(".own-area [data-id]:not([data-panel])").first.hover()
    guest.page.locator(".tip").wait_for()


def test_in_tenders_the_map_and_what_lies_under_it_are_in_sight(guests: Guests) -> None:
    guest = guests.come(DESKTOP, played=["tenders"])
    seated(guest, mode_of("tenders", "four"), 0.4)
    notes = guest.page.locator(".offers .panel").bounding_box()
    assert notes is not None
    assert notes["y"] + notes["height"] <= measured(guest)["own_area"]["top"]


def test_a_question_before_a_final_move_has_its_spaces(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    guest.page.locator(".actions [data-value]").first.click()
    said = guest.page.locator("#sure").inner_text()
    assert " (" in said


def test_of_two_equal_tiles_one_is_raised_and_stays_so(guests: Guests) -> None:
    guest = guests.come(DESKTOP, played=["frankfurt"])
    seated(guest, mode_of("frankfurt", "three"), 0.428)
    hand = guest.page.locator(".own-area [data-id^='t.hand.']")
    parts = hand.evaluate_all("all => all.map((one) => one.dataset.part)")
    first, second = next((k, other) for k in range(3) for other in range(k + 1, 3) if parts[k] == parts[other])
    for one in (first, second):
        hand.nth(one).click()
        for _ in range(2):
            expect(guest.page.locator(".own-area .piece.picked")).to_have_count(1)
            expect(guest.page.locator(".own-area .piece.picked")).to_have_attribute(
                "data-id", hand.nth(one).get_attribute("data-id") or ""
            )
            guest.page.reload()
            guest.page.locator(".own-area .piece.picked").wait_for()


def test_beside_a_wide_hand_a_word_has_room(guests: Guests) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language)
        seated(guest, mode_of("tenders", "three"), 0.0, after="keep")
        assert guest.page.locator(".actions").bounding_box()["width"] < 480  # type: ignore[index]  # it is there
        assert guest.page.locator(".actions h3").count() == 1
        for word in guest.page.locator(".actions .words .go").all():
            assert word.evaluate("one => one.offsetHeight") < 60, (language, word.inner_text())


def test_what_can_be_done_with_a_picked_tile_fits_the_own_area(guests: Guests) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language, played=["frankfurt"])
        seated(guest, mode_of("frankfurt", "three"), 0.5)
        guest.page.locator(".own-area [data-live=strong]").first.click()
        assert guest.page.locator(".actions .bucket").count() == 3
        room = (
            "one => one.getBoundingClientRect().bottom - "
            "Math.max(...[...one.querySelectorAll('button')].map((each) => each.getBoundingClientRect().bottom))"
        )
        assert guest.page.locator(".actions .list").evaluate(room) >= 3
        assert guest.page.locator(".actions .list").evaluate("one => one.scrollHeight <= one.clientHeight")


def test_four_cards_with_their_words_fit_the_own_area(guests: Guests) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language, played=["trams"])
        seated(guest, mode_of("trams", "three"), 0.75)
        assert guest.page.locator(".own-area [data-panel=pool] .cell").count() == 4
        assert (language, guest.page.evaluate(CUT_PANELS), guest.page.evaluate(WORDS_OVER)) == (language, [], [])


@pytest.mark.parametrize(("slug", "name", "part"), EXPLAINED)
def test_in_a_first_game_what_explains_a_panel_cuts_no_hand(guests: Guests, slug: str, name: str, part: float) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language)
        seated(guest, mode_of(slug, name), part)
        assert guest.page.locator(".own-area .first").count() > 0
        assert (language, guest.page.evaluate(CUT_PANELS)) == (language, [])


def test_in_a_first_game_the_whole_board_is_in_sight(guests: Guests) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language)
        seated(guest, mode_of("frankfurt", "three"), 0)
        found = measured(guest)
        assert found["board"]["bottom"] <= found["own_area"]["top"]
        assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        assert guest.page.locator(".own-area .first").evaluate_all(
            "all => all.map((one) => one.checkVisibility())"
        ) == [
            True,
            True,
        ]


@pytest.mark.parametrize(("slug", "name", "part"), EXPLAINED[1:])
def test_in_a_first_game_what_explains_a_column_hides_none_of_it(
    guests: Guests, slug: str, name: str, part: float
) -> None:
    guest = guests.come(DESKTOP, "de")
    seated(guest, mode_of(slug, name), part)
    folded = guest.page.locator(".tight .explain")
    expect(folded.first).to_be_in_viewport()
    assert (
        guest.page.locator(".tight .first").evaluate_all("all => all.filter((one) => one.checkVisibility()).length")
        == 0
    )
    assert guest.page.evaluate(SPILT) == []
    told = guest.page.locator(".tight .first.explained")
    with suppress(AssertionError):
        folded.first.click()
        expect(told).to_have_count(1, timeout=3000)
    if not told.count():  # what a bot does meanwhile folds it again
        folded.first.click()
    guest.page.mouse.move(2, 2)
    expect(told).to_be_in_viewport(ratio=1)
    assert guest.violations() == []


def test_a_hand_is_explained_by_what_lies_in_it(guests: Guests) -> None:
    guest = guests.come(DESKTOP)
    seated(guest, mode_of("tenders", "three"), 0.9)
    assert guest.page.locator(".own-area [data-id^='h.i']").count() > 3  # influence cards
    assert "influence" in guest.page.locator(".own-area .first").inner_text()


@pytest.mark.parametrize(
    ("slug", "name", "language", "played"),
    [
        ("quake", "two", "en", []),
        ("quake", "three", "de", []),
        ("quake", "four", "de", []),
        ("tenders", "five", "de", ["tenders"]),
    ],
)
def test_every_column_beside_a_board_is_whole(
    guests: Guests, slug: str, name: str, language: str, played: list[str]
) -> None:
    guest = guests.come(DESKTOP, language, played=played)
    seated(guest, mode_of(slug, name), 0.55 if played else 0.7)
    assert guest.page.evaluate(CUT_COLUMNS) == []


@pytest.mark.parametrize(("size", "act"), [(DESKTOP, "click"), (PHONE, "tap")], ids=["mouse", "finger"])
def test_mouse_and_finger_are_asked_once_before_a_draw(guests: Guests, size: tuple[int, int], act: str) -> None:
    guest = guests.come(size, played=["trams"])
    seated(guest, mode_of("trams", "two"), 0.2)  # a column could be taken instead
    before, draw = guest.host.stored(guest.table), guest.page.locator("[data-word=draw]")
    getattr(draw, act)()
    guest.page.locator(".sure").wait_for()
    assert draw.count() == 0  # what is asked stands on the page once
    guest.page.get_by_role("button", name="Cancel").click()
    draw.wait_for()
    getattr(guest.page.locator("[data-id=deck][data-live]").last, act)()  # the deck is asked about as the button is
    guest.page.locator(".sure").wait_for()
    assert guest.host.stored(guest.table) == before


@pytest.mark.parametrize("size", [(1280, 900), (1366, 768)], ids=str)
def test_looking_back_the_whole_board_is_in_sight(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests.come(size, played=["frankfurt"])
    seated(guest, mode_of("frankfurt", "four"), 0.6)
    guest.page.locator(".log .line").last.click()
    guest.page.locator(".replay[aria-busy=false]").wait_for()
    board, own_area = guest.page.locator(".panel.board").bounding_box(), guest.page.locator(".own-area").bounding_box()
    assert board is not None
    assert own_area is not None
    assert board["y"] + board["height"] <= own_area["y"]
    guest.page.locator("[data-step=first]").click()
    guest.page.locator("[data-step=first]:disabled").wait_for()
    expect(guest.page.locator(".log li").first).to_be_in_viewport()


@pytest.mark.parametrize(("slug", "name"), [("frankfurt", "four"), ("trams", "three"), ("quake", "three")])
def test_head_prompt_table_and_own_area_begin_and_end_at_one_line(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come((1366, 768), played=[slug])
    seated(guest, mode_of(slug, name), 0.5)
    found = guest.page.evaluate(INNER)
    for side in zip(*found.values(), strict=True):
        assert max(side) - min(side) <= 1, found


# Where the content of each part begins and ends, its padding left out.
INNER = """() => Object.fromEntries([".top", ".prompt", ".table", ".own-area"].map((one) => {
  const node = document.querySelector(one), box = node.getBoundingClientRect(), style = getComputedStyle(node);
  return [one, [box.left + parseFloat(style.paddingLeft), box.right - parseFloat(style.paddingRight)]];
}))"""


GAINED = [("frankfurt", "four", 0.3), ("trams", "four", 0.6), ("quake", "three", 0.5)]


@pytest.mark.parametrize(("slug", "name", "part"), GAINED)
def test_what_was_gained_moves_nothing(guests: Guests, slug: str, name: str, part: float) -> None:
    guest = guests.come(DESKTOP, played=[slug])
    seated(guest, mode_of(slug, name), part)
    boxes = (
        "() => [...document.querySelectorAll('.player, .number-of, .score b')].map((one) => "
        "one.getBoundingClientRect().toJSON())"
    )
    assert guest.page.locator(".delta").count() > 0
    before = guest.page.evaluate(boxes)
    guest.page.evaluate("[...document.querySelectorAll('.delta')].forEach((one) => one.remove())")
    assert guest.page.evaluate(boxes) == before


# Words on the spaces of action cards that are smaller than this on the screen, and neighbours that lie over each other.
COVERED = """() => { const bubble = document.querySelector(".first.explained").getBoundingClientRect();
  return [...document.querySelectorAll("[data-live]")].filter((one) => { const at = one.getBoundingClientRect();
    return at.left < bubble.right && at.right > bubble.left && at.top < bubble.bottom && at.bottom > bubble.top;
      }).map((one) => one.dataset.id); }"""


def test_what_explains_a_panel_covers_no_choice_and_goes_by_escape_a_click_elsewhere_and_a_move(guests: Guests) -> None:
    guest = guests.come(DESKTOP)
    guest.sit("random", "random", game="quake", first_seat="0")
    page, bubble = guest.page, guest.page.locator(".first.explained")
    ask = page.locator("[data-panel]:has([data-live]) .explain").first
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        page.locator(".players .head").click,
        ask.click,
        guest.click_on,
    ]
    for close in ways:
        ask.click()
        expect(bubble).to_be_in_viewport(ratio=1)
        page.wait_for_function(f"() => ({COVERED})().length === 0")
        close()
        expect(bubble).to_have_count(0)


def test_a_list_that_goes_on_says_so(guests: Guests) -> None:
    guest = guests.come(DESKTOP)
    seated(guest, mode_of("tenders", "three"), 0.5)
    found, further = guest.page.locator(".actions .list"), guest.page.locator(".actions .further")
    assert found.evaluate("one => one.scrollHeight > one.clientHeight + 4")
    for _ in range(9):
        if not further.count():
            break
        before = found.evaluate("one => one.scrollTop")
        further.click()
        guest.page.wait_for_function(
            "(before) => document.querySelector('.actions .list').scrollTop > before", arg=before
        )
        guest.page.wait_for_timeout(50)  # that it has scrolled is told after it was drawn
    assert further.count() == 0
    expect(found.locator("button").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("slug", "name"), [("quake", "three"), ("tenders", "three"), ("trams", "three"), ("frankfurt", "four")]
)
def test_the_log_has_eight_lines_in_a_first_game_too(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come(DESKTOP)
    seated(guest, mode_of(slug, name), 0.5)
    found, line = (
        measured(guest),
        guest.page.locator(".entry .line").first.evaluate("one => parseFloat(getComputedStyle(one).lineHeight)"),
    )
    assert found["log"]["height"] >= 8 * line - 4
    assert found["entry"]["bottom"] <= found["log"]["bottom"] <= found["own_area"]["top"]


def test_with_several_people_at_one_screen_the_newest_line_is_whole(guests: Guests) -> None:
    guest = guests.come(DESKTOP)
    wish = {"game": "tenders", "seats": ["me", "me", "random"], "name": "Ann", "names": ["Ann", "Ben"]}
    guest.go(f"/t/{guest.context.request.post(f'{guest.host.address}/api/tables', data=wish).json()['id']}")
    guest.page.locator(".lift").first.click()
    guest.page.locator(".seats-here").wait_for()
    guest.rest()
    found = measured(guest)
    assert found["entry"]["bottom"] <= found["log"]["bottom"] <= found["own_area"]["top"]
    assert found["board"]["bottom"] <= found["own_area"]["top"]


@pytest.mark.parametrize(
    ("slug", "name"), [("frankfurt", "four"), ("trams", "three"), ("tenders", "three"), ("quake", "three")]
)
def test_looking_back_and_its_link_widen_nothing(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come(DESKTOP, played=[slug])
    seated(guest, mode_of(slug, name), 0.5)
    before, side = guest.page.evaluate(INNER), measured(guest)["side"]
    guest.page.locator(".log .line").last.click()
    guest.page.locator(".replay[aria-busy=false]").wait_for()
    board = measured(guest)["board"]
    assert guest.page.evaluate(INNER) == before
    assert (measured(guest)["side"]["left"], measured(guest)["side"]["right"]) == (side["left"], side["right"])
    guest.page.locator(".replay .link").click()
    guest.page.locator(".replay .address").wait_for()
    assert (guest.page.evaluate(INNER), measured(guest)["board"]) == (before, board)


def test_the_same_once_more_answers_the_question(guests: Guests) -> None:
    guest = guests.come(DESKTOP, played=["trams"])
    seated(guest, mode_of("trams", "two"), 0.2)
    before, deck = guest.host.stored(guest.table), guest.page.locator("[data-id=deck][data-live]").last
    deck.dblclick()
    guest.page.locator(".sure").wait_for()
    assert guest.host.stored(guest.table) == before  # a double click is no answer
    guest.page.locator("[data-id=deck]").last.click()
    guest.page.locator(".sure").wait_for(state="detached")
    guest.rest()
    assert "draw" in guest.host.stored(guest.table)[len(before)]


def test_the_field_for_typing_stays_where_it_is_when_something_is_asked(guests: Guests) -> None:
    guest = guests.come(DESKTOP, played=["frankfurt"])
    seated(guest, mode_of("frankfurt", "three"), 0.5)
    guest.until("take")
    before = guest.page.locator(".typing input").bounding_box()
    guest.page.locator("[data-live=strong]").first.click()
    guest.page.locator(".sure").wait_for()
    assert guest.page.locator(".typing input").bounding_box() == before


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("name", ["two", "four"])
def test_at_the_end_the_players_stand_right_under_the_map(guests: Guests, name: str, language: str) -> None:
    guest = guests.come(DESKTOP, language, played=["frankfurt"])
    seated_at_the_end(guest, mode_of("frankfurt", name))
    guest.page.locator(".sheet").wait_for()
    found, players = measured(guest), guest.page.locator(".side .players").bounding_box()
    assert players is not None
    assert 0 <= players["y"] - found["board"]["bottom"] < 60
    assert found["log"]["height"] >= 100
    assert found["entry"]["bottom"] <= found["log"]["bottom"] <= players["y"]
