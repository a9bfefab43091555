"""What people see and read: every scene keeps the limits, every text exists, and a cascade is told step by step."""
from __future__ import annotations

import random
from pathlib import Path

import pytest

from cablecar.games.trams import GAME
from cablecar.games.trams.tests.helpers import TRAMS, say, table_at
from cablecar.games.trams.tests.test_games import SWITCHED
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import Event
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.check import check_file, check_scene, check_what
from cablecar.scene.look import Watch, folder_of, telling
from cablecar.scene.symbols import load
from cablecar.scene.texts import Texts, keys

FOLDER = folder_of(GAME)
assert FOLDER is not None
LANGUAGES = sorted(file.stem for file in (FOLDER / "texts").glob("*.ftl"))
TEXTS = [Texts(language, FOLDER / "texts", strict=True) for language in LANGUAGES]
NAMES = ["Anna", "Bert", "Chris", "Dora"]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, SWITCHED), (4, {})])
def test_every_scene_of_whole_games_keeps_the_limits(seats: int, options: dict[str, str]) -> None:
    table, rolls = Table(GAME, seats, options, dice=seeded_dice(seats)), random.Random(seats)
    watches = [Watch(table, reader) for reader in (0, int(SPECTATOR))]
    symbols = load(FOLDER)
    while True:
        for watch in watches if rolls.random() < 0.02 or table.is_over else watches[:0]:
            stage, look = watch.stage(), watch.look()
            assert check_scene(stage, look, symbols, TEXTS) == []
            for word, _ in look.legal[::5]:
                what = watch.what(word)
                assert what is not None
                assert check_what(what, stage, symbols, TEXTS) == []
        if table.is_over:
            break
        seat = table.actors()[0]
        words = [word for word in table.legal(seat) if word != "stop"] or table.legal(seat)
        table.submit(seat, rolls.choice(words))


@pytest.mark.parametrize("name", ["symbols.svg", "cover.svg"])
def test_drawings_keep_to_the_paints(name: str) -> None:
    assert FOLDER is not None
    if (FOLDER / name).exists():
        assert check_file(FOLDER / name, FOLDER) == []


def told(text: str, *words: str) -> list[str]:
    """Return what seat 0 is told of the last word."""
    table = say(table_at(text), *words[:-1])
    before = table.view(0)
    say(table, words[-1])
    steps = telling(TRAMS).step(before, Event(0, words[-1]), table.view(0))
    english = Texts("en", FOLDER / "texts" if FOLDER else Path(), strict=True)
    return [english.say_text(step.say, NAMES, 0) for step in steps]


def test_r14_1_a_cascade_is_told_step_by_step() -> None:  # R14.1
    lines = told("0 grey GY10\n 0 orange OR14\n 0 yellow YE01\n left BL11\n ask turn 0", "take left", "place BL11")
    assert [line.split(":")[0].split(" in ")[0].strip() for line in lines][1:] == [
        "The network grows", "A cable car passes the square at Downtown 1", "The cards beside Chinatown 1 are worth 7 and 7 are enough",
        "Yours is the first skyscraper",
    ]  # fmt: skip


def test_r13_2_the_common_discard_is_told() -> None:  # R13.2
    assert told("contracts 0 1\n left BL01\n ask turn 0", "take left")[1:] == [
        "You get a contract and hold 1.", "Everybody holds a contract now: each drops one."]  # fmt: skip


def test_r4_4_what_leaves_the_game_is_told() -> None:  # R4.4
    assert told("left BL01 OR01\n ask turn 0", "take left", "stop")[-1] == "Ferry Terminal, Dragon Gate leave the game."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_option_and_category_has_a_text(language: str) -> None:
    assert FOLDER is not None
    known = keys(FOLDER / "texts" / f"{language}.ftl")
    for source in ("turn.py", "place.py", "cascade.py"):
        for piece in (FOLDER / source).read_text().split('"')[1::2]:
            if piece.startswith("R") and "-" in piece and "_" in piece:
                assert f"why-{piece}" in known
    for option in GAME.options:
        assert f"option-{option.name}" in known
    for category in GAME.categories:
        assert f"score-{category}" in known
    for phase in GAME.phases:
        assert f"ask-{phase.name}" in known


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_keys(language: str) -> None:
    assert FOLDER is not None
    assert set(keys(FOLDER / "texts" / f"{language}.ftl")) == set(keys(FOLDER / "texts" / "en.ftl"))
