"""What people read of every game: each question, word, refusal, option and category has a text in each of its
languages, and whole games can be told.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from cablecar import games, scene
from cablecar.kernel.log import parse
from cablecar.kernel.options import WordOption
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.reading import heard
from cablecar.scene.text import Speaker, TextStory
from cablecar.scene.texts import arguments, keys
from tests.games.found import LANGUAGES, SLUGS, spoken, texts_of
from tests.games.golden import recordings
from tests.games.test_scene import NAMES, POINTS, every_recording

pytestmark = pytest.mark.once

REFUSAL = re.compile(r"[A-Z]-?\d[\d._]*[a-z]?-[a-z][a-z0-9_-]*")
CLAUSE = re.compile(r"\*\*([A-Z]-?\d+(?:\.\d+)*[a-z]?)\*\*")
COMMON = Path(scene.__file__).parent / "texts"
SAID = ("game-name", "game-published", "game-blurb", "game-designed")

every_language = pytest.mark.parametrize(
    ("slug", "language"), [(slug, language) for slug in SLUGS for language in spoken(slug)]
)


@cache
def refusals(slug: str) -> set[str]:
    """Return the reasons that a game's rules give."""
    found = set()
    for file in games.folder(slug).glob("*.py"):
        texts = [
            node.value
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        found |= {text for text in texts if REFUSAL.fullmatch(text)}
    return found


@every_language
def test_everything_a_game_declares_has_a_text(slug: str, language: str) -> None:
    game, known = games.load(slug), set(keys(games.folder(slug) / "texts" / f"{language}.ftl"))
    assert refusals(slug)
    wanted = [*SAID, *(f"why-{reason}" for reason in sorted(refusals(slug)))]
    wanted += [f"ask-{phase.name}" for phase in game.phases if phase.count] + [
        f"score-{name}" for name in game.categories
    ]
    wanted += [f"option-{option.name}" for option in game.options] + [
        f"preset-{preset.name}" for preset in game.presets if preset.options
    ]
    assert [key for key in wanted if key not in known] == []


@every_language
def test_every_word_that_an_option_offers_has_a_name(slug: str, language: str) -> None:
    known = {*keys(games.folder(slug) / "texts" / f"{language}.ftl"), *keys(COMMON / f"{language}.ftl")}
    for option in games.load(slug).options:
        if not isinstance(option, WordOption) or option.name == "first_seat":  # the page counts seats by itself
            continue
        parts = {part for value in option.values for part in value.split(",")}
        assert [
            part for part in sorted(parts) if not {f"option-{option.name}-{part}", f"option-{part}", part} & known
        ] == [], option.name


@every_language
def test_a_language_says_what_english_says(slug: str, language: str) -> None:
    folder = games.folder(slug) / "texts"
    assert not any(key.strip() == "" for key in keys(folder / f"{language}.ftl"))
    english, other = arguments(folder / "en.ftl"), arguments(folder / f"{language}.ftl")
    assert set(other) == set(english)
    assert {key: used - {"you"} for key, used in other.items()} == {
        key: used - {"you"} for key, used in english.items()
    }


def clauses(file: Path) -> list[str]:
    """Return the numbers of a game's clauses as they stand in its rules."""
    return CLAUSE.findall(file.read_text("utf-8"))


@pytest.mark.parametrize(
    ("slug", "language"),
    [
        (slug, language)
        for slug in SLUGS
        for language in sorted({*LANGUAGES, *(file.stem for file in (games.folder(slug) / "rules").glob("*.md"))})
    ],
)
def test_rules_have_the_same_clauses_in_every_language(slug: str, language: str) -> None:
    folder = games.folder(slug) / "rules"
    found = clauses(folder / f"{language}.md")
    assert len(found) == len(set(found)) > 0
    assert found == clauses(folder / "en.md")
    assert {option.clause for option in games.load(slug).options} <= set(found)


@every_recording
def test_a_recorded_game_can_be_told_asked_and_described(slug: str, log: Path) -> None:
    """A terminal reads everything aloud, in a language for each recording in turn."""
    source, game = parse(log.read_bytes()), games.load(slug)
    language = spoken(slug)[recordings(slug).index(log) % len(spoken(slug))]
    texts = texts_of(slug, language)
    table = Table(game, source.header.seats, source.header.options, dice=None, version=source.header.version)
    rivals = game.rival_names(table.seats, table.options)

    def speaker(you: int) -> Speaker:
        return Speaker(game, texts, NAMES, you, rivals)

    story = TextStory(table, speaker(0))
    table.observers.append(story)
    step = max(1, len(source.events) // POINTS)
    for number, event in enumerate(source.events):
        if number % step == 0 and table.actors():
            seat = table.actors()[0]
            voice, view = speaker(seat), table.view(seat)
            assert [heard(line) for line in voice.describe(view, True)]
            assert voice.ask(view)
            assert speaker(int(SPECTATOR)).ask(table.view(int(SPECTATOR)))
            for word in table.legal(seat)[:40]:
                assert voice.word(view, game.vocabulary.number(word))
                voice.hint(view, game.vocabulary.number(word))
        table.follow(event)
    assert story.told
    assert all(line.strip() for line in story.told)
    for you in (0, int(SPECTATOR)):
        view = table.view(you)
        assert speaker(you).sheet(view)
        assert speaker(you).verdict(view)
        assert speaker(you).describe(view, True)
