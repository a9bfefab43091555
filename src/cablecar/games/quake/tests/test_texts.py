"""What people read: every sentence, question, word and refusal has a text, and the Committee's deeds can be
followed.
"""

from __future__ import annotations

import pytest

from cablecar.games.quake import GAME
from cablecar.games.quake.draw import DRAWING
from cablecar.games.quake.tests.helpers import FOLDER, city, follow, table_at
from cablecar.kernel.phase import CHANCE, NOBODY
from cablecar.kernel.table import Table
from cablecar.scene.layout import spots
from cablecar.scene.look import glance, make_stage
from cablecar.scene.sheet import score_sheet
from cablecar.scene.symbols import load_symbols
from cablecar.scene.text import Speaker
from cablecar.scene.texts import Texts

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
LANGUAGES = ["en", "de", "it", "es"]
TEXTS = Texts("en", FOLDER.parent / "texts", strict=True)


def speaker(you: int, rivals: int = 0) -> Speaker:
    return Speaker(GAME, TEXTS, NAMES, you, ["committee"] * rivals)


def told(table: Table, *lines: str, you: int = 0) -> list[str]:
    """Follow lines and return what a reader is told of each."""
    found, voice = [], speaker(you, 1 if table.seats == 1 else 0)
    for line in lines:
        before, count = table.view(you), len(table.events)
        follow(table, line)
        found += [voice.tell(before, event, table.view(you)) for event in table.events[count:]]
    return found


def test_every_word_of_chance_can_be_said() -> None:
    table = Table(GAME, 2, dice=None)
    view = table.view(0)
    for number, word in enumerate(GAME.vocabulary.words):
        if word.split()[0] not in ("use", "collect"):
            assert speaker(0).word(view, number)
    assert table.state.actor == CHANCE != NOBODY


def test_the_committees_turn_is_told_step_by_step() -> None:
    text = "seats 1\nyear 1\nstage 0\norder 1 0\narea 0 8\nhand 1 Y1a\nbuilt Y1a -\ndisplay V1a V1b V2b\nask flip *"
    (line,) = told(table_at(text), "* flip Y5a")
    assert line == (
        "The Committee turns yellow 5 (light, hydrant): the left column. The Committee stands on: build. It hands "
        "in its first licence with a free lot, "
        "yellow 1 (light, tram), and builds on yellow 4a. The turned licence shows the same symbol: it takes a "
        "card, light. "
        "Its development is now worth −5."
    )


def test_the_committee_says_when_a_place_is_taken_or_a_deed_impossible() -> None:
    text = "seats 1\nyear 1\nstage 0\norder 0 1\narea 0 8\ndisplay Y1a Y2a Y3a\nask enter 0"
    *_, line = told(table_at(text), "0 enter A1.1", "0 collect", "* flip V3a")
    assert "taken: the arrow leads" in line
    text = "seats 1\nyear 1\nstage 0\norder 1 0\narea 0 8\ndisplay V1a V1b V2b\nask flip *"
    assert told(table_at(text), "* flip Y5a")[0].endswith(
        "The Committee stands on: build. That is not possible: it takes $1 instead."
    )


def test_a_build_is_told_in_its_order() -> None:
    text = "seats 2\nyear 1\nstage 0\nmoney 5 0\narea 1 0\nhand 0 R3a R2a\nask enter 0"
    lines = told(
        table_at(text), "0 enter A1.0", "0 use A1.0", "0 build R3a", "0 spend R3a", "0 spend R2a", "0 reward light"
    )
    assert lines == [
        "You move to build (card 1, space 1).",
        "You do it: build.",
        "You pay $1 to build on red 3a. You clear its rubble for $3. Your development is now worth −5.",
        "You hand in red 3 (light, park).",
        "You hand in red 2 (light, hydrant). Your building number 1 stands on red 3a.",
        "Both licences show it, so you take a card: light. Your development is now worth −3.",
    ]


def test_hidden_objectives_stay_hidden_in_sentences() -> None:
    table = table_at("seats 2\nyear 1\nstage 0\nring A4 A1 A2 A3 A5 A6\nask enter 0")
    follow(table, "0 enter A4.1", "0 use A4.1", "0 draw objective")
    before = table.view(1)
    follow(table, "* deal own_pairs")
    hidden = table.events[-1].__class__(int(CHANCE), "?")
    assert speaker(1).tell(before, hidden, table.view(1)) == "Ann gets a hidden objective."


def test_the_rules_have_every_clause() -> None:
    rules = (FOLDER.parent / "rules" / "en.md").read_text()
    assert [number for number in range(1, 81) if f"**R{number}**" not in rules] == []
    for option in GAME.options:
        assert f"**{option.clause}**" in rules


def test_sentences_number_the_action_cards_as_the_table_does() -> None:
    table = table_at("seats 2\nring A4 A2 A3 A1 A5 A6\nyear 1\nstage 3\nask enter 0")
    assert speaker(0).ask(table.view(0)) == "Move to a free space of card 4."
    assert told(table, "0 enter A1.0") == ["You move to build (card 4, space 1)."]


def test_a_deck_shows_what_lies_in_it_and_can_be_taken_from() -> None:
    table = table_at("seats 2\nyear 1\nstage 0\nmoney 5 0\narea 1 0\nhand 0 R3a R2a\nask enter 0")
    for line in ("0 enter A1.0", "0 use A1.0", "0 build R3a", "0 spend R3a", "0 spend R2a"):
        follow(table, line)
    look, s = glance(table.view(0)), city(table)
    assert s.discard_size == 2
    assert look.places["deck.licences"]["labels"] == {"value": str(s.deck_size)}


def test_the_score_sheet_names_the_public_objectives() -> None:
    table = table_at("seats 2\nyear 1\nstage 0\nask enter 0")
    sheet = score_sheet(table.state, [], DRAWING.overlay(table.view(0)).categories)
    assert [row.name[0] for row in sheet.rows][:4] == ["score-public", "score-public", "score-public", "score-private"]


def test_a_players_line_has_numbers_for_cards_and_names_them_on_asking() -> None:
    table = table_at("seats 2\nyear 1\nstage 0\nhand 0 R3a R2a\nservices 2 1 0 0 0 0 0 0\nask enter 0")
    cards = DRAWING.numbers(table.view(1), 0)[-1]
    assert (cards.value, cards.note, cards.pictures) == (2, ["and-services", {"count": 3}], [])
    assert [TEXTS.say_text(line[0], NAMES, 1) for line in cards.tip] == [
        "red 2 (light, hydrant)",
        "red 3 (light, park)",
        "+3 services: lights: 2, trams: 1",
    ]


def test_a_marker_alone_fills_its_cell_of_the_development_board() -> None:
    table = table_at("seats 2\nyear 1\nstage 0\ncolumn 1 0\nask enter 0")
    stage, look = make_stage(table.view(0)), glance(table.view(0))
    board = next(panel for panel in stage.panels if panel.id == "development")
    marker = next(spot for spot in spots(stage, look, board, load_symbols(FOLDER.parent)) if spot.id == "marker.0")
    assert marker.w > 0.6 * board.places[0].box[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_card_shortens_words_and_a_list_says_none_twice(language: str) -> None:
    texts = Texts(language, FOLDER.parent / "texts", strict=True)
    card, whole = (texts.say(key, what="objective").rstrip(".") for key in ("action-card", "action-short"))
    assert texts.say("panel-row").lower().startswith(card.lower())
    assert whole.startswith(card)
    for part in ("objective", "licence"):
        assert texts.say(f"list-{part}") != texts.say("do-take", thing="").rstrip(": ")
