"""A phone: what may be touched is in sight and large enough, nothing is wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import PHONE, Guests
from tests.browser.seated import mode_of, seated, seated_at_the_end
from tests.browser.test_friends import Evening
from tests.server.harness import Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

ALL_IN_SIGHT = """() => [...document.querySelectorAll("[data-live]")].every((one) => {
      const [at, prompt, own_area] = [one, ...document.querySelectorAll(".prompt, .own-area")].map((each) =>
        each.getBoundingClientRect());
      return at.top >= prompt.bottom && at.bottom <= own_area.top;
    })"""


@pytest.mark.parametrize("language", ["en", "de", "it", "es"])
def test_on_a_phone_the_button_to_undo_is_written_out(guests: Guests, language: str) -> None:
    guest = guests.come(PHONE, language, played=["quake"])
    seated(guest, mode_of("quake", "three"), 0.5)
    cut = (
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > "
        "one.clientHeight + 1).map((one) => one.textContent)"
    )
    assert guest.page.locator(".undo small").count() == 1
    assert guest.page.locator(".undo, .undo small").evaluate_all(cut) == []
    assert guest.too_wide() == []


def test_a_player_with_many_things_does_not_widen_a_phone(guests: Guests) -> None:
    guest = guests.come(PHONE)
    seated(guest, mode_of("frankfurt", "four"), 0.9)
    guest.page.locator(".players .known").first.evaluate(
        "one => { for (let k = 0; k < 30; k++) one.append(one.firstElementChild.cloneNode(true)); }"
    )
    assert guest.page.locator(".players .known").first.locator(":scope > *").count() > 30
    assert guest.too_wide() == []


def test_on_a_phone_what_nothing_on_the_table_stands_for_is_on_the_own_area(guests: Guests, house: Host) -> None:
    guest = guests.come(PHONE, host=house)
    seated(guest, mode_of("toy", "3_seats"), 0, after="lend")
    found = guest.page.locator(".own-area [data-value]")
    assert found.evaluate_all("all => all.map((one) => one.dataset.value)") == ["0", "1"]
    before = guest.mark()
    found.last.tap()
    guest.changed(before)
    assert "2 name 1" in guest.host.stored(guest.table)


def test_on_a_phone_what_may_be_touched_comes_into_sight(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["trams"])
    seated(guest, mode_of("trams", "three"), 0, after="draw")
    assert guest.page.locator(".actions [data-word]").count() == 0
    guest.page.wait_for_function("""() => [...document.querySelectorAll("[data-live]")].some((one) => {
      const at = one.getBoundingClientRect();
      return at.top >= 0 && at.top < document.querySelector(".own-area").getBoundingClientRect().top - 20;
    })""")


def test_on_a_phone_streets_come_into_sight_though_one_may_decline(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["tenders"])
    seated(guest, mode_of("tenders", "five"), 0.5)
    assert guest.page.locator(".own-area [data-word]").count() == 1
    guest.page.wait_for_function("""() => [...document.querySelectorAll("[data-live]")].some((one) => {
      const [at, prompt, own_area] = [one, ...document.querySelectorAll(".prompt, .own-area")].map((each) =>
        each.getBoundingClientRect());
      return at.bottom > prompt.bottom && at.top < own_area.top;
    })""")


def test_on_a_phone_columns_come_into_sight_beside_the_large_button(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["trams"])
    seated(guest, mode_of("trams", "two"), 0.2)
    assert guest.page.locator(".own-area .main[data-word]").count() == 1
    guest.page.wait_for_function(ALL_IN_SIGHT)


def test_on_a_phone_all_columns_come_into_sight_though_the_deck_is(guests: Guests) -> None:
    guest = guests.come(PHONE)  # whose first game has more words on the page
    seated(guest, mode_of("trams", "two"), 0.2)
    guest.page.get_by_role("tab", name="Log").tap()
    guest.page.locator(".log .line").last.tap()
    guest.page.locator(".replay[aria-busy=false]").wait_for()
    guest.page.evaluate("""() => {
      const [deck, own_area] = ["[data-id=deck]", ".own-area"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
      scrollBy(0, deck.bottom - own_area.top + 120);
    }""")
    guest.page.keyboard.press("Escape")
    guest.page.locator("[data-live]").first.wait_for()
    guest.page.wait_for_function(ALL_IN_SIGHT)


@pytest.mark.parametrize(
    ("slug", "name", "title"),
    [("frankfurt", "four", "Bürger, Baumeister & Co."), ("tenders", "five", "San Francisco Amigo, 2000")],
)
def test_a_phone_names_the_game_by_its_title_and_marks_who_leads(
    guests: Guests, slug: str, name: str, title: str
) -> None:
    guest = guests.come(PHONE, played=[slug])
    seated(guest, mode_of(slug, name), 0.9)
    assert " ".join(guest.page.locator(".top h1 span").inner_text().split()) == title
    lines = guest.page.locator(".top h1 span").evaluate(
        "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    )
    assert lines < 2.5
    leader = guest.page.locator(".players .player", has_text="leads")
    called = "You" if "me" in (leader.get_attribute("class") or "").split() else leader.locator(".who b").inner_text()
    assert (
        guest.page.locator(".strip li", has=guest.page.get_by_role("img", name="leads")).locator(".name").inner_text()
        == called
    )


def test_a_phone_says_which_player_i_am_and_shows_what_was_said(guests: Guests) -> None:
    evening = Evening(guests, guests.host, "frankfurt", "me", "friend")
    bert = evening.invite(1, "Bertram")
    assert bert.page.locator(".strip .me .name").inner_text() == "You"
    evening.anna.page.locator(".talking summary").click()
    evening.anna.page.locator(".saying input").fill("Your turn soon")
    evening.anna.page.keyboard.press("Enter")
    said = bert.page.locator(".latest.said")
    expect(said).to_contain_text("Your turn soon")
    expect(said).to_be_in_viewport()
    said.tap()
    expect(bert.page.locator(".talk")).to_contain_text("Your turn soon")
    expect(said).to_have_count(0)


# Parts of the overview that a finger may touch, and those of the group that is enlarged: their size, and those that lie
# over each other.
TOUCHED = """(selector) => {
  const all = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const least = Math.min(...all.flatMap((one) => [one.width, one.height]));
  const over = all.flatMap((one, k) => all.slice(k + 1).filter((other) => Math.min(one.right,
    other.right) - Math.max(one.left, other.left) > 0.5
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5));
  return { count: all.length, least, over: over.length };
}"""


def test_on_a_phone_no_frame_crosses_the_letter_of_a_district(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["frankfurt"])
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.page.locator(".own-area [data-live=strong]").first.click()
    guest.page.locator(".jump:not(.weak)").first.wait_for()
    order = guest.page.locator(".map").evaluate(
        "map => [...map.children].map((one) => one.classList[0]).filter((one) => ['jump', 'texts'].includes(one))"
    )
    assert order[-1] == "texts"
    assert "jump" in order


def test_on_a_phone_one_district_at_a_time_is_enlarged(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["tenders"])
    seated(guest, mode_of("tenders", "five"), 0.5)
    group, jumps = guest.page.locator(".enlarged .group"), guest.page.locator(".map .jump")
    several = jumps.count()
    assert several > 3
    assert group.count() == 1
    first = group.get_attribute("id")
    for selector in (".map .jump", ".crop [data-live] > .hit"):
        found = guest.page.evaluate(TOUCHED, selector)
        assert found["least"] >= 43.5, selector
        assert found["over"] == 0, selector
    assert guest.page.locator(".map .jump:not(.weak)").count() == 1  # one ring, around what is enlarged
    guest.page.locator(".steps .button").last.tap()
    assert group.get_attribute("id") != first
    for _ in range(several - 1):
        guest.page.locator(".steps .button").last.tap()
    assert group.get_attribute("id") == first
    other = guest.page.locator(".map .jump.weak").last
    other.evaluate("one => one.scrollIntoView({block: 'center'})")
    other.tap()
    assert group.get_attribute("id") != first
    assert guest.page.evaluate("document.documentElement.scrollHeight") < 3 * PHONE[1]
    expect(guest.page.locator(".crop [data-live]").last).to_be_in_viewport(ratio=1)
    before = guest.mark()
    guest.page.locator(".crop [data-live]").last.tap()
    guest.changed(before)


# Panels of which something is hidden: behind the prompt and the line under it, or behind the own area.
HIDDEN = """(names) => names.filter((name) => {
  const at = document.querySelector(`[data-panel=${name}]`).getBoundingClientRect();
  const above = document.querySelector(".standing-line.away > p") ?? document.querySelector(".prompt");
  return at.top < above.getBoundingClientRect().bottom - 1 || at.bottom >
    document.querySelector(".own-area").getBoundingClientRect().top + 1;
})"""
BOTH = ["cards", "floor"]
WEIGHED = [
    ("three", 0.2, "keep", ["cards"]),
    ("three", 0.3, "lay", BOTH),
    ("three", 0.5, "bid", BOTH),
    ("five", 0.3, "lay", BOTH),
]


@pytest.mark.parametrize("first", [False, True], ids=["again", "first-game"])
@pytest.mark.parametrize(("name", "part", "verb", "panels"), WEIGHED)
def test_on_a_phone_card_and_bids_are_in_sight_while_one_decides(
    guests: Guests, name: str, part: float, verb: str, panels: list[str], first: bool
) -> None:
    guest = guests.come(PHONE, played=[] if first else ["tenders"])
    seated(guest, mode_of("tenders", name), part)
    assert guest.page.locator(f".own-area [data-word^={verb}], .own-area [data-part*=' ']").count() > 0
    guest.page.wait_for_function(f"() => ({HIDDEN})({panels}).length === 0")
    board = guest.page.locator(".panel.board .plan").bounding_box()
    prompt = guest.page.locator(".standing-line p").bounding_box()
    assert board is not None
    assert prompt is not None
    assert (
        board["y"] + board["height"] - prompt["y"] - prompt["height"] > board["height"] / 2
    )  # and at least half of the town


@pytest.mark.parametrize(
    ("name", "part", "language"),
    [("three", 0.5, "en"), ("three", 0.3, "en"), ("five", 0.2, "de"), ("three", 0.2, "es")],
)
def test_a_hand_that_goes_on_beyond_a_phone_shows_it(guests: Guests, name: str, part: float, language: str) -> None:
    guest = guests.come(PHONE, language, played=["tenders"])
    seated(guest, mode_of("tenders", name), part)
    hand = guest.page.locator(".own-area .panel.more-after")
    expect(hand).to_have_count(1)
    assert "gradient" in hand.evaluate("one => getComputedStyle(one).maskImage")
    cut = """one => [...one.querySelectorAll(".cell")].map((each) => each.getBoundingClientRect()).filter((at) => {
      const part = (one.getBoundingClientRect().right - at.left) / at.width;
      return part > 0.2 && part < 0.85;
    }).length"""
    assert hand.evaluate(cut) == 1
    hand.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
    expect(hand).to_have_count(0)
    expect(guest.page.locator(".own-area .panel.more-before")).to_have_count(1)


def test_on_a_phone_the_city_comes_back_when_a_card_is_to_be_placed(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["trams"])
    seated(guest, mode_of("trams", "two"), 0.2)
    guest.page.wait_for_function("() => scrollY > 300")  # the columns are in sight
    guest.page.locator("[data-live][data-id^=column]").last.tap()
    guest.rest()
    if guest.page.locator(".sure").count():
        guest.page.locator(".sure").tap()
    guest.page.locator(".own-area .piece[data-live]").first.wait_for()
    guest.page.wait_for_function("""() => {
      const [board, prompt, own_area] = [".panel.board .plan", ".prompt", ".own-area"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
      return board.top >= prompt.bottom - 1 && board.bottom <= own_area.top + 1;
    }""")


@pytest.mark.parametrize(("name", "part"), [("solo", 0.3), ("solo", 0.6), ("four", 0.5)])
def test_on_a_phone_nothing_is_written_over_an_action_card_and_it_is_whole(
    guests: Guests, name: str, part: float
) -> None:
    guest = guests.come(PHONE, played=["quake"])
    seated(guest, mode_of("quake", name), part)
    assert guest.page.locator(".enlarged [data-live]").count() > 0
    assert guest.page.locator(".enlarged text.words").count() == 0
    guest.page.wait_for_function("""() => {
      const [crop, own_area] = [".crop", ".own-area"].map((one) => document.querySelector(one).getBoundingClientRect());
      const above = document.querySelector(".standing-line.away > p") ?? document.querySelector(".prompt");
      return crop.top >= above.getBoundingClientRect().bottom - 1 && crop.bottom <= own_area.top + 1;
    }""")


def test_on_a_phone_a_greyed_undo_says_why(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["quake"])
    guest.sit("random", game="quake", first_seat="0")
    undo = guest.page.locator(".undo")
    assert guest.page.locator(".ask-hint").count() == 1
    expect(undo.locator("small")).to_be_hidden()
    undo.tap(force=True)  # it is greyed
    expect(guest.page.locator(".prompt .refused")).to_have_text("You have not moved yet.")


def test_on_a_phone_the_hand_stays_at_the_lower_edge_behind_a_short_tab(guests: Guests, house: Host) -> None:
    bert = Evening(guests, house, "frankfurt", "me", "friend").invite(1, "Bertram")
    bert.page.get_by_role("tab", name="Chat").click()
    bert.page.locator(".talk").wait_for()
    assert bert.page.evaluate("document.querySelector('.own-area').getBoundingClientRect().bottom - innerHeight") == 0


def test_on_a_phone_the_contents_of_rules_are_folded(guests: Guests) -> None:
    guest = guests.come(PHONE, "de")
    guest.go("/rules/quake")
    expect(guest.page.locator("main h2").first).to_be_in_viewport()
    contents = guest.page.locator(".contents details")
    contents.locator("summary").tap()
    contents.locator("a").last.tap()
    expect(contents).not_to_have_attribute("open", "")
    expect(guest.page.locator("main h2").last).to_be_in_viewport()


# Whether flag and buttons of the prompt stand in one row, none cut.
ONE_ROW = """() => {
  const all = [...document.querySelectorAll(".prompt .flag, .doing button")].map((one) => one.getBoundingClientRect());
  const [top, bottom] = [Math.max(...all.map((one) => one.top)), Math.min(...all.map((one) => one.bottom))];
  return all.length > 1 && top < bottom && all.every((one) => one.right <= innerWidth - 12);
}"""


@pytest.mark.parametrize("language", ["en", "de", "it", "es"])
def test_on_a_phone_the_buttons_of_the_prompt_stand_beside_the_flag(guests: Guests, language: str) -> None:
    guest = guests.come(PHONE, language, played=["frankfurt", "trams"])
    seated(guest, mode_of("frankfurt", "three"), 0.5)
    assert guest.page.evaluate(ONE_ROW), "before"
    guest.page.locator(".own-area [data-live=strong]").first.tap()
    guest.page.locator(".back").wait_for()
    assert guest.page.evaluate(ONE_ROW), "picked"
    assert guest.page.locator(".undo").count() == 0  # what is picked is put back first
    guest.page.locator(".enlarged [data-live]").first.tap()
    guest.page.locator(".undo:not(.off)").wait_for()
    assert guest.page.evaluate(ONE_ROW), "to be taken back"
    seated(guest, mode_of("trams", "two"), 0.2)
    guest.page.locator("[data-word=draw]").tap()
    guest.page.locator(".sure").wait_for()
    assert guest.page.evaluate(ONE_ROW), "asked"


@pytest.mark.parametrize("language", ["en", "de", "it", "es"])
@pytest.mark.parametrize(
    ("slug", "name"), [("trams", "three"), ("frankfurt", "four"), ("quake", "three"), ("tenders", "five")]
)
def test_the_head_of_a_phone_has_two_lines_and_room_for_fingers(
    guests: Guests, slug: str, name: str, language: str
) -> None:
    guest = guests.come(PHONE, language, played=[slug])
    seated(guest, mode_of(slug, name), 0.3)
    sizes = guest.page.locator(".top :is(a, button)").evaluate_all(
        "all => all.flatMap((one) => [one.offsetWidth, one.offsetHeight])"
    )
    assert min(sizes) >= 40
    lines = (
        "all => all.map((one) => Math.round(one.getBoundingClientRect().height / "
        "parseFloat(getComputedStyle(one).lineHeight)))"
    )
    assert max(guest.page.locator(".top h1 span, .top .round").evaluate_all(lines)) <= 2
    assert guest.too_wide() == []


# How high the type of a drawing is on the screen, by the place it stands on.
TYPE = """() => [...document.querySelectorAll(".map text")].filter((one) => one.checkVisibility() &&
  one.textContent.trim()).map((one) => {
  const at = one.getScreenCTM();
  const { id, copy } = one.closest("[data-id], [data-copy]")?.dataset ?? {};
  return [id ?? copy ?? "", one.textContent, parseFloat(getComputedStyle(one).fontSize) * Math.hypot(at.a, at.b)];
})"""


def test_on_a_phone_nothing_is_written_on_the_wheel_that_is_too_small_to_read(guests: Guests) -> None:
    guest = guests.come(PHONE, "de", played=["frankfurt"])
    seated(guest, mode_of("frankfurt", "four"), 0.5)
    found = guest.page.evaluate(TYPE)
    assert "supply" in [place for place, _, _ in found]  # how many tiles are left
    assert [one for one in found if one[2] < 10.9 and not one[0].startswith("project")] == []


def test_on_a_phone_the_corners_around_what_is_new_are_whole(guests: Guests) -> None:
    guest = guests.come(PHONE, "de", played=["frankfurt"])
    seated_at_the_end(guest, mode_of("frankfurt", "four"))
    guest.page.locator(".map path.news").first.wait_for()
    ends = (
        "all => all.map((one) => one.getBoundingClientRect().left - parseFloat(getComputedStyle(one).strokeWidth) / 2)"
    )
    board = guest.page.locator(".map").bounding_box()
    assert board is not None
    assert min(guest.page.locator(".map path.news").evaluate_all(ends)) >= board["x"] - 0.5


@pytest.mark.parametrize("language", ["en", "de", "it", "es"])
def test_on_a_phone_the_word_for_passing_touches_no_ring_beside_it(guests: Guests, language: str) -> None:
    guest = guests.come(PHONE, language, played=["quake"])
    seated(guest, mode_of("quake", "three"), 0.1)
    boxes = "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    rings = guest.page.locator(".crop .ring").evaluate_all(boxes)
    (word,) = guest.page.locator(".crop [data-part^='card-space'] text.italic").evaluate_all(boxes)
    assert len(rings) == 5  # its own, and those of both neighbours among them
    beside = [ring for ring in rings if not ring["left"] < word["left"] + word["width"] / 2 < ring["right"]]
    assert [
        ring for ring in beside if ring["left"] - 2 < word["right"] and ring["right"] + 2 > word["left"]
    ] == []  # half a ring's stroke is 1.5 px


@pytest.mark.parametrize("name", ["two", "three"])
def test_on_a_phone_the_letters_of_lots_can_be_read(guests: Guests, name: str) -> None:
    guest = guests.come(PHONE, played=["quake"])
    seated(guest, mode_of("quake", name), 0.5)
    sizes = "all => all.map((one) => parseFloat(one.getAttribute('font-size')) * one.getScreenCTM().a)"
    found = guest.page.locator(".map.overview text.label").evaluate_all(sizes)
    assert len(found) > 15
    assert min(found) > 8.9
