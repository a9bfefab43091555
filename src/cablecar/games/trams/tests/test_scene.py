"""What people see and read that only this game has."""

from __future__ import annotations

import random
from pathlib import Path

from cablecar.games.trams import GAME
from cablecar.games.trams.draw import DRAWING
from cablecar.games.trams.tests.helpers import TRAMS, another_set, cities, say, table_at
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import Event
from cablecar.kernel.table import Table
from cablecar.scene.check import check_scene
from cablecar.scene.layout import live
from cablecar.scene.look import feed_of, folder_of, glance, make_stage
from cablecar.scene.model import Look
from cablecar.scene.symbols import load_symbols
from cablecar.scene.texts import Texts

FOLDER = folder_of(GAME) or Path()
ENGLISH = Texts("en", FOLDER / "texts", strict=True)
NAMES = ["Anna", "Bert", "Chris", "Dora"]


def told(text: str, *words: str) -> list[str]:
    """Return what seat 0 is told of the last word."""
    table = say(table_at(text), *words[:-1])
    before = table.view(0)
    say(table, words[-1])
    steps = DRAWING.step(before, Event(0, words[-1]), table.view(0))
    return [ENGLISH.say_text(step.say, NAMES, 0) for step in steps]


def test_r14_1_a_cascade_is_told_step_by_step() -> None:  # R14.1
    lines = told("0 grey GY10\n 0 orange OR14\n 0 yellow YE01\n left BL11\n ask turn 0", "take left", "place BL11")
    assert [line.split(":")[0].split(" in ")[0].strip() for line in lines][1:] == [
        "The network grows",
        "A cable car passes the square at Downtown 1",
        "The cards beside Chinatown 1 are worth 4 + 3 = 7 and 7 are enough",
        "Yours is the first skyscraper",
    ]


def test_r13_2_the_common_discard_is_told() -> None:  # R13.2
    assert told("contracts 0 1\n left BL01\n ask turn 0", "take left")[1:] == [
        "You get a contract and hold 1.", "Everybody holds a contract now: each drops one."]  # fmt: skip


def test_r4_4_what_leaves_the_game_is_told() -> None:  # R4.4
    assert told("left BL01 OR01\n ask turn 0", "take left", "stop")[-1] == "Ferry Terminal, Dragon Gate leave the game."


def look_at(text: str, *words: str) -> Look:
    """Return what seat 0 sees at a position, after some words."""
    return glance(say(table_at(text), *words).view(0))


def test_r4_1_the_shapes_under_a_column_are_those_who_may_take_it() -> None:  # R4.1
    look = look_at("seats 3\n contracts 1 0 2\n left BL01 BL02\n middle OR01\n ask turn 0")
    shapes = [(piece.on, piece.symbol) for piece in look.pieces if piece.on.startswith("may.")]
    assert shapes == [("may.left", "seat-0"), ("may.left", "seat-1"), ("may.middle", "seat-1")]


def test_r4_1_nobody_is_asked_to_take_a_column_that_he_may_not_take() -> None:  # R4.1
    asked = [look_at(f"contracts {held} 0\n left BL01\n ask turn 0").prompt.say for held in (0, 1)]
    assert [say[0] for say in asked] == ["ask-turn", "ask-turn-draw"]
    assert ENGLISH.say_text(asked[1], NAMES, 0) == "Draw a project: no column has enough cards."
    assert look_at("ask turn 0").prompt.say[0] == "ask-turn-draw"


def test_r3_1_the_deck_itself_is_what_is_drawn_from() -> None:  # R3.1
    table = table_at("left BL01\n ask turn 0")
    stage = make_stage(table.view(0))
    assert live(stage, glance(table.view(0)))["deck"].is_next
    assert "deck" not in live(stage, glance(say(table, "take left").view(0)))


def test_r3_2_each_foundation_token_that_is_left_lies_on_a_place_of_its_own() -> None:  # R3.2
    table = table_at("seats 4\n ask turn 0")
    lying = [piece.on for piece in glance(table.view(0)).pieces if piece.symbol == "foundation-token"]
    assert len(set(lying)) == len(lying) == cities(table).tokens


def test_r16_5_nobody_is_shown_points_before_a_card_lies_in_a_city() -> None:  # R16.5
    empty = look_at("seats 4\n ask turn 0")
    assert [line.numbers[0].value for line in empty.seats] == ["0"] * 4
    assert [line.tags for line in empty.seats] == [[], [], [], []]
    assert empty.panels["lead"].foot == [[["lead-nobody"], "R16.5"]]
    begun = look_at("seats 4\n 2 blue BL01\n ask turn 0")
    assert begun.seats[2].numbers[0].value == "10"
    assert [bool(line.tags) for line in begun.seats] == [False, False, True, False]


def test_r16_3_a_row_that_is_equal_says_how_it_is_decided() -> None:  # R16.3
    look = look_at("seats 2\n 0 blue BL01\n ask turn 0")
    assert "tip" not in look.places["c0.blue.sum"]
    assert look.places["c0.grey.sum"]["tip"] == [[["tip-tie"], "R16.3"]]


def test_r16_5_a_badge_does_not_count_that_the_turn_passes() -> None:  # R16.5
    look = look_at("0 blue BL01\n 1 blue BL02\n left BK01\n ask turn 0", "take left", "place BK01")
    badges = {word: choice.badge for word, choice in look.legal}
    assert badges["row blue"] == ""  # first before, as the one who would end it, and first after
    assert badges["row grey"] == ""


def test_r9_2_a_foundation_shows_what_its_neighbours_are_worth() -> None:  # R9.2
    look = look_at("0 orange OR14 OR01\n 0 blue BL07\n ask turn 0")
    site = next(piece for piece in look.pieces if piece.face == "OR14")
    assert site.labels["site"] == "3/6"


def test_r5_2_the_row_of_a_black_card_is_chosen_on_its_next_space() -> None:  # R5.2
    look = look_at("0 blue BL01 BL03\n left BK01\n ask turn 0", "take left", "place BK01")
    assert look.places["c0.blue-3"]["part"]["district"] == "blue"
    assert look.places["c0.green-1"]["part"]["district"] == "green"


def test_r16_1_ranks_in_the_table_follow_every_tie_break() -> None:  # R16.1
    look = look_at("seats 3\n 0 blue BL01 BL15\n 1 blue BL03 BL04\n 2 blue BL05 BL06\n 2 grey GY09\n ask turn 1")
    blue = look.panels["lead"].rows[0].cells[2:]
    assert [(cell["run"] if isinstance(cell, dict) else cell)[0]["symbol"] for cell in blue] == [
        "seat-0",
        "seat-2",
        "seat-1",
    ]


def test_r14_1_a_preview_tells_the_whole_cascade_with_its_clauses() -> None:  # R14.1
    table = say(table_at("0 grey GY10\n 0 orange OR14\n 0 yellow YE01\n left BL11\n ask turn 0"), "take left")
    what = DRAWING.preview(table.view(0), TRAMS.vocabulary.number("place BL11"))
    assert [line[1] for line in what.tip] == ["R5.2", "R7.4", "R8.1", "R9.2", "R10.1"]
    assert {piece.id for piece in what.pieces} >= {"ghost.k.bl11", "ghost.car.0.blue-1", "ghost.tower.0.orange-1"}
    assert what.lines[0].panel == "city0"


def test_every_step_names_things_that_are_there() -> None:
    table, rolls = Table(GAME, 4, {}, dice=seeded_dice(5)), random.Random(5)
    ids: set[str] = set()
    for seat in range(4):
        ids |= {place.id for panel in feed_of(table, seat).stage().panels for place in panel.places}
    while not table.is_over:
        seat = table.actors()[0]
        words = [word for word in table.legal(seat) if word != "stop"] or table.legal(seat)
        before = table.view(seat)
        shown = len(table.events)
        table.submit(seat, rolls.choice(words))
        if len(table.events) - shown > 1:
            continue  # a card was turned up too
        after = table.view(seat)
        old, new = ({piece.id for piece in DRAWING.pieces(view)} for view in (before, after))
        for step in DRAWING.step(before, table.events[-1], after):
            assert {start for start, _ in step.moves} <= old | ids, step
            assert {end for _, end in step.moves} | set(step.flash) <= new | ids, step


def test_r7_3_tracks_with_a_direction_are_drawn_and_joined_by_their_sides() -> None:  # R7.3
    sided = another_set("sided")
    table, rolls = Table(sided, 2, {"track_direction_matters": "true"}, dice=seeded_dice(3)), random.Random(3)
    watch = feed_of(table, 0)
    tracks = next(card for card in sided.data.cards if card.sides)
    face = watch.stage().faces[tracks.id]
    assert face.symbol == "project-sides"
    assert len(set(face.labels) & {"up", "right", "down", "left"}) == tracks.sides.bit_count()
    while not table.is_over:
        seat = table.actors()[0]
        words = [word for word in table.legal(seat) if word != "stop"] or table.legal(seat)
        table.submit(seat, rolls.choice(words))
    assert check_scene(watch.stage(), watch.look(), load_symbols(FOLDER), [ENGLISH]) == []
    assert watch.look().lines


def test_r18_2_an_end_with_an_empty_deck_is_told_as_such() -> None:  # R18.2
    few = another_set("few")
    deck = " ".join(card.id for card in few.data.cards[1:])
    table = table_at(f"out {deck}\n left BL01\n contracts 2 0\n reliefs 1 0\n ask turn 0", few)
    before = table.view(0)
    say(table, "relief 1")
    last = DRAWING.step(before, Event(0, "relief 1"), table.view(0))[-1]
    assert (last.say[0], last.rule) == ("tell-end-nothing", "R18.2")
    assert DRAWING.overlay(table.view(0)).why[0][0] == "tell-end-nothing"


def test_r19_1_who_can_not_see_a_card_hears_its_value_and_symbols() -> None:  # R19.1
    faces = DRAWING.stage(table_at("ask turn 0").view(0)).faces
    assert ENGLISH.say_text(faces["BL10"].name) == "Ocean Promenade: 0, tracks, coast, bonus symbol"
    look = look_at("0 grey GY10\n 0 blue BL11\n ask turn 0")
    names = [ENGLISH.say_text(piece.name) for piece in look.pieces if piece.on.startswith("c0.") and piece.name]
    assert names == ["cable car: Waterfront 1", "Exchange Square: 4, square"]


def test_where_all_columns_are_empty_only_that_is_said() -> None:
    table = Table(GAME, 2, {}, dice=seeded_dice(1))
    seat = table.actors()[0]
    look = feed_of(table, seat).look()
    assert ENGLISH.say_text(look.prompt.hint, NAMES, seat) == "All columns are empty."
