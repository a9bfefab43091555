"""Texts and rules: every name, prompt, clause and refusal is there."""

from __future__ import annotations

import re

import pytest

from cablecar.games.frankfurt.data import FOLDER
from cablecar.games.frankfurt.draw import DRAWING
from cablecar.games.frankfurt.tests.helpers import FRANKFURT
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import Table
from cablecar.scene.reading import speech
from cablecar.scene.texts import MissingText, Texts, keys, languages

pytestmark = pytest.mark.once

TEXTS = FOLDER.parent / "texts"


def test_the_catalogue_has_every_name_of_the_standard_set() -> None:
    data = FRANKFURT.data
    texts = Texts("en", TEXTS, strict=True)
    for number, district in enumerate(data.districts):
        assert texts.say_text(data.district_text(number)) == district.names["en"]
        assert texts.say_text(data.project_text(number)) == district.project_names["en"]
        assert data.district_text(number) == [f"district-{district.id}"]
    for colour in data.colours:
        assert texts.say(f"colour-{colour}")
    for colour in data.player_colours:
        assert texts.say(f"seat-{colour}")
    assert texts.say("tile", colour="red", kind="villa", value=3) == "red villa 3"


def test_every_phase_has_a_prompt() -> None:
    found = keys(TEXTS / "en.ftl")
    for phase in (
        "start",
        "deal",
        "mayor",
        "remove",
        "reveal",
        "settle",
        "place",
        "discard",
        "project",
        "take",
        "refill",
    ):
        assert f"ask-{phase}" in found
    for verb in ("start", "draw", "mayor", "settle", "place", "discard", "decline", "complete", "take"):
        assert f"do-{verb}" in found


def test_events_are_told_to_the_player_and_to_others() -> None:
    texts = Texts("en", TEXTS, strict=True)
    tile = ["tile", {"colour": "red", "kind": "villa", "value": 3}]
    where = {
        "seat": 0,
        "picture": {"face": "red-villa-3", "name": ""},
        "tile": tile,
        "district": ["district-opernplatz"],
    }
    details = {**where, "sum": "3 + 5 + 2", "points": 10, "coins": 0}
    assert (
        speech(texts.say_text(["tell-laid-sum", details], ["Axel"], you=0))
        == "You lay red villa 3 in Opera Square: 3 + 5 + 2 = 10 points."
    )
    assert (
        speech(texts.say_text(["tell-laid-sum", details], ["Axel"]))
        == "Axel lays red villa 3 in Opera Square: 3 + 5 + 2 = 10 points."
    )
    with pytest.raises(MissingText):
        texts.say("tell-laid", you="yes")


def test_texts_and_rules_are_there_in_every_language() -> None:
    for folder, kind in ((TEXTS, "ftl"), (FOLDER.parent / "rules", "md")):
        assert sorted(file.stem for file in folder.glob(f"*.{kind}")) == sorted(languages())


def test_the_rules_have_every_clause_and_ruling_once() -> None:
    text = (FOLDER.parent / "rules" / "en.md").read_text("utf-8")
    assert re.findall(r"(?m)^\*\*(R\d+)\*\*", text) == [f"R{n}" for n in range(1, 39)]
    assert re.findall(r"(?m)^\| \*\*(A-\d+)\*\*", text) == [f"A-{n}" for n in range(1, 39)]


def test_refusals_name_clauses_that_exist() -> None:
    rules = (FOLDER.parent / "rules" / "en.md").read_text("utf-8")
    named = [found[1] for key in keys(TEXTS / "en.ftl") if (found := re.match(r"why-(R\d+)-", key))]
    assert len(named) >= 8
    assert [clause for clause in named if f"**{clause}**" not in rules] == []


def test_when_it_is_over_nothing_says_that_a_tile_is_free() -> None:
    table = Table(FRANKFURT, 2, {}, dice=seeded_dice(1))
    while not table.is_over:
        assert "offer" in DRAWING.overlay(table.view(0)).panels["map"].groups
        seat = table.actors()[0]
        table.submit(seat, table.legal(seat)[0])
    shown = DRAWING.overlay(table.view(0))
    assert "offer" not in shown.panels["map"].groups
    assert [name for name in shown.places if name.startswith("free.")] == []


def test_german_has_one_word_for_a_space() -> None:
    assert "Bauplatz" not in (TEXTS / "de.ftl").read_text("utf-8")
