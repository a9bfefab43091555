"""What must stay in sight and in its place: the desk with what may be done, the newest line of the log, the board; and what must go."""
from __future__ import annotations

from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import expect

from cablecar.kernel.log import parse
from cablecar.kernel.table import replay
from cablecar.scene.texts import languages
from cablecar.server.shelf import shelve
from tests.browser.dealt import golden
from tests.browser.player import PHONE, Guest, Guests
from tests.browser.test_friends import Evening
from tests.games.found import IS_LONG, Mode, modes
from tests.server.harness import Host

pytestmark = [pytest.mark.once, pytest.mark.slow]

DESKTOP = (1280, 900)
COOKIE = "a-browser-for-the-test"
NAMES = ["Anna", "Bert", "Cora", "Dora", "Emil"]
MODES = [("tenders", "five"), ("tenders", "three"), ("quake", "three_biberstein"), ("quake", "solo"), ("trams", "three"), ("frankfurt", "four")]
EXPLAINED = [("frankfurt", "three", 0.0), ("trams", "two", 0.5), ("quake", "two_biberstein", 0.5), ("quake", "duopoly", 0.9), ("tenders", "open", 0.3),
             ("tenders", "five", 0.5)]  # fmt: skip
DECISIONS = 6 if IS_LONG else 3
TONGUES = languages() if IS_LONG else ["de", "es"]  # those with the longest words

# Where things are: the window, the desk, the last line of the log and what it scrolls in, and the board.
MEASURED = """() => {
  const box = (selector) => { const one = [...document.querySelectorAll(selector)].at(-1); return one ? one.getBoundingClientRect().toJSON() : null; };
  return { high: innerHeight, desk: box(".desk"), entry: box(".log .entry, .log .heading"), log: box(".log .scroll"),
    board: box(".panel.board"), side: box(".side") };
}"""
# A button of the desk that is cut off without a way to scroll to it.
CUT = """() => [...document.querySelectorAll(".desk button")].filter((one) => {
  one.scrollIntoView({block: "nearest"});
  const at = one.getBoundingClientRect();
  return at.bottom > innerHeight + 1 || at.top < document.querySelector(".desk").getBoundingClientRect().top - 1;
}).map((one) => one.outerHTML.slice(0, 120))"""

# Panels of the desk in which something is cut: a tile of the hand, or what explains it.
CUT_PANELS = """() => [...document.querySelectorAll(".desk > .panel")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.dataset.panel}: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`)"""

# Words beside a thing of the desk that lie beyond its cell, over the next one.
WORDS_OVER = """() => [...document.querySelectorAll(".desk .cell > .caption")].filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right + 1;
}).map((one) => one.textContent)"""

# Panels beside a board of which something lies beyond what can be seen of their column.
CUT_COLUMNS = """() => [...document.querySelectorAll(".known-facts > *, .tall > *")].filter((one) => {
  const facts = one.closest(".known-facts");
  const end = facts ? facts.getBoundingClientRect().bottom : document.querySelector(".desk").getBoundingClientRect().top;
  return one.getBoundingClientRect().bottom > end + 1;
}).map((one) => one.dataset.panel ?? one.className)"""

# Words of a heading that lie beyond their panel.
SPILT = """() => [...document.querySelectorAll(".panel .head > *")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > one.closest(".panel").getBoundingClientRect().right + 1)
  .map((one) => one.textContent)"""


def mode_of(slug: str, name: str) -> Mode:
    return next(mode for mode in modes(slug) if mode.name == name)


def seated(guest: Guest, mode: Mode, part: float, after: str = "") -> None:
    """Sit where a golden log waits for a seat, so far into the game, or after this word was said."""
    log = parse(golden(mode).read_bytes())
    at = next(place for place, event in enumerate(log.events, 1) if event.word == after) if after else int(len(log.events) * part)
    while not (actors := replay(mode.game, log, at).actors()):
        at += 1
    table = token_hex(5)
    shelve(guest.host.db, table, log, at, actors[0], NAMES[: mode.seats], COOKIE, bot="random")
    guest.sit_in(table, COOKIE, actors[0])


def measured(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate(MEASURED)
    return found


@pytest.mark.timeout(200)
@pytest.mark.parametrize(("slug", "name"), MODES)
def test_desk_and_newest_line_are_in_sight_and_the_board_stays(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come(DESKTOP, played=[slug])
    seated(guest, mode_of(slug, name), 0.4)
    guest.page.evaluate("scrollTo(0, 0)")
    first = measured(guest)
    for turn in range(DECISIONS):
        if guest.is_over:
            break
        guest.page.evaluate("scrollTo(0, 0)")
        now = measured(guest)
        assert now["desk"]["bottom"] <= now["high"]
        assert now["desk"]["height"] <= now["high"] * 0.27
        assert now["log"]["bottom"] <= now["desk"]["top"]
        assert now["log"]["top"] <= now["entry"]["bottom"] <= now["log"]["bottom"]
        assert (now["board"], now["desk"], now["side"]) == (first["board"], first["desk"], first["side"])
        assert guest.page.evaluate(CUT) == []
        guest.click_on(turn)


@pytest.mark.parametrize("slug", ["tenders", "frankfurt"])
def test_at_a_new_table_nothing_is_marked_as_new(guest: Guest, slug: str) -> None:
    guest.sit("random", "random", game=slug, first_seat="0")
    assert guest.page.locator(".log .entry").count() > 0
    assert guest.page.locator(".log .new").count() == 0
    assert guest.page.locator(".marks path.news").count() == 0
    for turn in range(20):  # once the others have moved after us, that is new
        if guest.page.locator(".log .new").count():
            return
        guest.click_on(turn)
    raise AssertionError("nothing was ever new")


def test_the_tooltip_goes_with_the_move(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.page.locator(".desk [data-live=strong]").first.click()
    spot = guest.page.locator(".map [data-live]").first
    spot.hover()
    guest.page.locator(".tip").wait_for()
    before = guest.mark()
    spot.click()
    guest.changed(before)
    guest.page.wait_for_timeout(500)  # longer than a pointer must rest
    assert guest.page.locator(".tip").count() == 0
    guest.page.mouse.move(2, 2)
    guest.page.locator(".desk [data-id]:not([data-panel])").first.hover()
    guest.page.locator(".tip").wait_for()


@pytest.mark.parametrize("language", ["en", "de", "it", "es"])
def test_on_a_phone_the_button_to_undo_is_written_out(guests: Guests, language: str) -> None:
    guest = guests.come(PHONE, language, played=["quake"])
    seated(guest, mode_of("quake", "three"), 0.5)
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    assert guest.page.locator(".undo small").count() == 1
    assert guest.page.locator(".undo, .undo small").evaluate_all(cut) == []
    assert guest.too_wide() == []


def test_in_tenders_the_map_and_what_lies_under_it_are_in_sight(guests: Guests) -> None:
    guest = guests.come(DESKTOP, played=["tenders"])
    seated(guest, mode_of("tenders", "four"), 0.4)
    notes = guest.page.locator(".offers .panel").bounding_box()
    assert notes is not None
    assert notes["y"] + notes["height"] <= measured(guest)["desk"]["top"]


def test_a_new_table_offers_only_seats_that_there_are(guest: Guest) -> None:
    guest.go("/new/frankfurt")
    first, more, fewer = guest.page.get_by_label("Who begins"), guest.page.get_by_text("One more seat"), guest.page.get_by_text("One seat fewer")
    first.wait_for()
    assert first.locator("option").all_inner_texts() == ["random", "Seat 1", "Seat 2", "Seat 3"]
    more.click()
    first.select_option("3")
    fewer.click()
    fewer.click()
    assert first.locator("option").all_inner_texts() == ["random", "Seat 1", "Seat 2"]
    assert first.input_value() == "random"  # the fourth seat had been chosen
    guest.page.get_by_role("button", name="Start").click()
    guest.page.wait_for_url("**/t/*")


def test_a_new_table_offers_only_options_that_apply(guest: Guest) -> None:
    guest.go("/new/quake")
    guest.page.locator(".variants summary").click()
    fields = guest.page.locator(":is(fieldset, .variants) .line-field")
    edition, helper, duopoly, blocked = (fields.filter(has_text=name).locator("select") for name in ("Edition", "Helper card of", "Duopoly", "blocked space"))
    fewer = guest.page.get_by_text("One seat fewer")
    edition.wait_for()
    assert [one.count() for one in (helper, duopoly, blocked)] == [0, 0, 0]  # for three
    edition.select_option("biberstein")
    fewer.click()
    duopoly.select_option("yes")
    blocked.select_option("closed")
    edition.select_option("looping")
    expect(duopoly).to_have_count(0)
    expect(blocked).to_have_count(0)
    fewer.click()
    helper.wait_for()
    guest.page.get_by_role("button", name="Start").click()
    guest.page.wait_for_url("**/t/*")  # what does not apply was not asked for either


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_new_table_can_be_started_without_scrolling(guests: Guests, size: tuple[int, int]) -> None:
    guest = guests.come(size)
    guest.go("/new/tenders")
    guest.page.locator(".variants summary").click()
    start = guest.page.get_by_role("button", name="Start")
    expect(start).to_be_in_viewport(ratio=1)
    assert guest.page.evaluate("document.documentElement.scrollHeight > innerHeight")


def test_two_games_of_one_title_are_told_apart(guest: Guest) -> None:
    guest.go("/")
    titles = guest.page.locator("ul.games h3")
    guest.page.get_by_text("Knizia, 2022").first.wait_for()
    assert len(set(titles.all_inner_texts())) == titles.count() > 3


def test_a_question_before_a_final_move_has_its_spaces(guest: Guest) -> None:
    guest.sit("random", game="frankfurt", first_seat="0")
    guest.until("take")
    guest.page.locator(".actions [data-value]").first.click()
    said = guest.page.locator("#sure").inner_text()
    assert " (" in said


def test_a_refusal_names_the_options_that_it_is_about(guest: Guest) -> None:
    guest.go("/new/tenders")
    guest.page.get_by_label("Subsidies in the action deck").select_option("3")
    guest.page.locator(".variants summary").click()
    cards = guest.page.get_by_label("The twelve action cards")
    cards.fill("nothing")
    guest.page.get_by_role("button", name="Start").click()
    guest.page.get_by_role("alert").filter(has_text="The twelve action cards").wait_for()
    guest.errors.clear()  # the browser itself reports the 400


def test_a_player_with_many_things_does_not_widen_a_phone(guests: Guests) -> None:
    guest = guests.come(PHONE)
    seated(guest, mode_of("frankfurt", "four"), 0.9)
    guest.page.locator(".players .known").first.evaluate("one => { for (let k = 0; k < 30; k++) one.append(one.firstElementChild.cloneNode(true)); }")
    assert guest.page.locator(".players .known").first.locator(":scope > *").count() > 30
    assert guest.too_wide() == []


def test_on_a_phone_what_nothing_on_the_table_stands_for_is_on_the_desk(guests: Guests, house: Host) -> None:
    guest = guests.come(PHONE, host=house)
    seated(guest, mode_of("toy", "3_seats"), 0, after="lend")
    found = guest.page.locator(".desk [data-value]")
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
      return at.top >= 0 && at.top < document.querySelector(".desk").getBoundingClientRect().top - 20;
    })""")


def test_on_a_phone_streets_come_into_sight_though_one_may_decline(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["tenders"])
    seated(guest, mode_of("tenders", "five"), 0.5)
    assert guest.page.locator(".desk [data-word]").count() == 1
    guest.page.wait_for_function("""() => [...document.querySelectorAll("[data-live]")].some((one) => {
      const [at, prompt, desk] = [one, ...document.querySelectorAll(".prompt, .desk")].map((each) => each.getBoundingClientRect());
      return at.bottom > prompt.bottom && at.top < desk.top;
    })""")


def test_on_a_phone_columns_come_into_sight_beside_the_large_button(guests: Guests) -> None:
    guest = guests.come(PHONE, played=["trams"])
    seated(guest, mode_of("trams", "two"), 0.2)
    assert guest.page.locator(".desk .main[data-word]").count() == 1
    guest.page.wait_for_function("""() => [...document.querySelectorAll("[data-live]")].every((one) => {
      const [at, prompt, desk] = [one, ...document.querySelectorAll(".prompt, .desk")].map((each) => each.getBoundingClientRect());
      return at.top >= prompt.bottom && at.bottom <= desk.top;
    })""")


@pytest.mark.parametrize("name", ["two", "three", "four"])
def test_in_quake_the_licences_on_display_are_in_sight(guests: Guests, name: str) -> None:
    guest = guests.come(DESKTOP, played=["quake"])
    seated(guest, mode_of("quake", name), 0.5)
    for panel in ("licences", "objectives"):
        shown = guest.page.locator(f".panel[data-panel={panel}]").bounding_box()
        assert shown is not None
        assert shown["y"] + shown["height"] <= measured(guest)["desk"]["top"]
    board = guest.page.locator(".panel.board").bounding_box()
    assert board is not None
    assert board["width"] > 560


@pytest.mark.parametrize(("slug", "name"), [("trams", "four"), ("tenders", "five"), ("quake", "four"), ("frankfurt", "four")])
def test_the_score_sheet_is_in_sight_and_nothing_beside_it_is_cut(guests: Guests, slug: str, name: str) -> None:
    log, mode = parse(golden(mode_of(slug, name)).read_bytes()), mode_of(slug, name)
    for language in TONGUES:
        guest, table = guests.come(DESKTOP, language, played=[slug]), token_hex(5)
        shelve(guest.host.db, table, log, None, 0, NAMES[: mode.seats], COOKIE)
        guest.sit_in(table, COOKIE)
        sheet = guest.page.locator(".sheet").bounding_box()
        assert sheet is not None
        assert (language, sheet["y"] + sheet["height"] <= DESKTOP[1]) == (language, True)
        assert guest.page.locator(".known-facts").evaluate("one => one.scrollHeight <= one.clientHeight + 1")


def test_what_can_be_done_with_a_picked_tile_fits_the_desk(guests: Guests) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language, played=["frankfurt"])
        seated(guest, mode_of("frankfurt", "three"), 0.5)
        guest.page.locator(".desk [data-live=strong]").first.click()
        assert guest.page.locator(".actions .bucket").count() == 3
        room = "one => one.getBoundingClientRect().bottom - Math.max(...[...one.querySelectorAll('button')].map((each) => each.getBoundingClientRect().bottom))"
        assert guest.page.locator(".actions .list").evaluate(room) >= 3
        assert guest.page.locator(".actions .list").evaluate("one => one.scrollHeight <= one.clientHeight")


def test_four_cards_with_their_words_fit_the_desk(guests: Guests) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language, played=["trams"])
        seated(guest, mode_of("trams", "three"), 0.75)
        assert guest.page.locator(".desk [data-panel=pool] .cell").count() == 4
        assert (language, guest.page.evaluate(CUT_PANELS), guest.page.evaluate(WORDS_OVER)) == (language, [], [])


@pytest.mark.parametrize(("slug", "name", "part"), EXPLAINED)
def test_in_a_first_game_what_explains_a_panel_cuts_no_hand(guests: Guests, slug: str, name: str, part: float) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language)
        seated(guest, mode_of(slug, name), part)
        assert guest.page.locator(".desk .first").count() > 0
        assert (language, guest.page.evaluate(CUT_PANELS)) == (language, [])


def test_in_a_first_game_the_whole_board_is_in_sight(guests: Guests) -> None:
    for language in TONGUES:
        guest = guests.come(DESKTOP, language)
        seated(guest, mode_of("frankfurt", "three"), 0)
        found = measured(guest)
        assert found["board"]["bottom"] <= found["desk"]["top"]
        assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        assert guest.page.locator(".desk .first").evaluate_all("all => all.map((one) => one.checkVisibility())") == [True, True]


@pytest.mark.parametrize(("slug", "name", "part"), EXPLAINED[1:])
def test_in_a_first_game_what_explains_a_column_hides_none_of_it(guests: Guests, slug: str, name: str, part: float) -> None:
    guest = guests.come(DESKTOP, "de")
    seated(guest, mode_of(slug, name), part)
    folded = guest.page.locator(".tight .explain")
    expect(folded.first).to_be_in_viewport()
    assert guest.page.locator(".tight .first").evaluate_all("all => all.filter((one) => one.checkVisibility()).length") == 0
    assert guest.page.evaluate(SPILT) == []
    folded.first.click()
    guest.page.mouse.move(2, 2)
    expect(guest.page.locator(".tight .first.explained")).to_be_in_viewport(ratio=1)
    assert guest.violations() == []


def test_a_hand_is_explained_by_what_lies_in_it(guests: Guests) -> None:
    guest = guests.come(DESKTOP)
    seated(guest, mode_of("tenders", "three"), 0.9)
    assert guest.page.locator(".desk [data-id^='h.i']").count() > 3  # influence cards
    assert "influence" in guest.page.locator(".desk .first").inner_text()


@pytest.mark.parametrize(("slug", "name", "title"), [("frankfurt", "four", "Bürger, Baumeister & Co."), ("tenders", "five", "San Francisco Amigo, 2000")])
def test_a_phone_names_the_game_by_its_title_and_marks_who_leads(guests: Guests, slug: str, name: str, title: str) -> None:
    guest = guests.come(PHONE, played=[slug])
    seated(guest, mode_of(slug, name), 0.9)
    assert " ".join(guest.page.locator(".top h1 span").inner_text().split()) == title
    leader = guest.page.locator(".players .player", has_text="leads")
    called = "You" if "me" in (leader.get_attribute("class") or "").split() else leader.locator(".who b").inner_text()
    assert guest.page.locator(".strip li", has=guest.page.get_by_role("img", name="leads")).locator(".name").inner_text() == called


@pytest.mark.parametrize(("name", "language"), [("two", "en"), ("three", "de"), ("four", "de")])
def test_every_column_beside_a_board_is_whole(guests: Guests, name: str, language: str) -> None:
    guest = guests.come(DESKTOP, language)
    seated(guest, mode_of("quake", name), 0.7)
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
    board, desk = guest.page.locator(".panel.board").bounding_box(), guest.page.locator(".desk").bounding_box()
    assert board is not None
    assert desk is not None
    assert board["y"] + board["height"] <= desk["y"]
    guest.page.locator("[data-step=first]").click()
    guest.page.locator("[data-step=first]:disabled").wait_for()
    expect(guest.page.locator(".log li").first).to_be_in_viewport()


@pytest.mark.parametrize(("slug", "name"), [("frankfurt", "four"), ("trams", "three"), ("quake", "three")])
def test_head_prompt_table_and_desk_begin_and_end_at_one_line(guests: Guests, slug: str, name: str) -> None:
    guest = guests.come((1366, 768), played=[slug])
    seated(guest, mode_of(slug, name), 0.5)
    found = guest.page.evaluate(INNER)
    for side in zip(*found.values(), strict=True):
        assert max(side) - min(side) <= 1, found


# Where the content of each part begins and ends, its padding left out.
INNER = """() => Object.fromEntries([".top", ".prompt", ".table", ".desk"].map((one) => {
  const node = document.querySelector(one), box = node.getBoundingClientRect(), style = getComputedStyle(node);
  return [one, [box.left + parseFloat(style.paddingLeft), box.right - parseFloat(style.paddingRight)]];
}))"""


def test_the_rare_options_of_a_new_table_are_folded_away(guest: Guest) -> None:
    guest.go("/new/tenders")
    folded = guest.page.locator(".variants .line-field")
    guest.page.locator(".variants summary").wait_for()
    assert folded.count() > 8
    assert not folded.first.is_visible()
    assert guest.page.get_by_label("Laying out the town").is_visible()  # a preset has it
    guest.page.locator(".variants summary").click()
    assert folded.first.is_visible()


def test_what_is_known_of_a_bot_is_one_line_and_more_if_wanted(guest: Guest) -> None:
    guest.go("/new/frankfurt")
    card = guest.page.locator(".strength").first
    said = card.locator("summary").inner_text()
    assert "% of" in said
    assert "sure" not in said
    card.locator("summary").click()
    expect(card.locator("p")).to_contain_text("3 players")


def test_about_has_the_names_of_the_home_page(guest: Guest) -> None:
    guest.go("/")
    guest.page.get_by_text("Knizia, 2022").first.wait_for()
    titles = [" ".join(title.split()) for title in guest.page.locator("ul.games h3").all_inner_texts()]
    guest.go("/about")
    guest.page.get_by_text("Knizia, 2022").first.wait_for()
    said = guest.page.locator(".about p b").all_inner_texts()
    assert len(said) == 2 * len(titles)
    assert [name.replace("(", "").replace(")", "").rstrip(".") for name in said] == [title.rstrip(".") for title in titles] * 2


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
