"""Texts: catalogues parse, keys are found, arguments are put in; every language says the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from cablecar import games, server
from cablecar.scene.texts import COMMON, MissingText, Texts, arguments, keys, languages

pytestmark = pytest.mark.once

SERVER = Path(str(server.__file__)).parent / "texts"
FOLDERS = {"common": COMMON, "server": SERVER, **{slug: games.folder(slug) / "texts" for slug in games.slugs()}}
CATALOGUES = {f"{name}-{file.stem}": file for name, folder in FOLDERS.items() for file in sorted(folder.glob("*.ftl"))}

ENGLISH = """\
tile = { $colour } tile
took = { $you ->
    [yes] You take { $tile }
   *[no] { $seat } takes { $tile }
}
only = English
"""


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_text_can_be_said(name: str) -> None:
    file = CATALOGUES[name]
    texts = Texts(file.stem, file.parent, strict=True)
    assert keys(file)
    for key, names in arguments(file).items():
        for value in (0, 1, 2, 1_000_000, "yes", "x"):
            assert texts.say(key, **dict.fromkeys(names, value)).strip(), key


@pytest.mark.parametrize("name", [name for name in CATALOGUES if not name.endswith("-en")])
def test_a_language_has_the_keys_and_arguments_of_english(name: str) -> None:
    file = CATALOGUES[name]
    english, other = arguments(file.parent / "en.ftl"), arguments(file)
    assert list(other) == list(english)
    assert {key: used - {"you"} for key, used in other.items()} == {
        key: used - {"you"} for key, used in english.items()
    }


@pytest.mark.parametrize("name", [name for name in CATALOGUES if not name.endswith("-en")])
def test_quotes_are_those_of_the_language(name: str) -> None:
    for line in CATALOGUES[name].read_text("utf-8").splitlines():
        said = line.partition("=")[2] or line
        assert not set("'\"`") & set(said.replace('{""}', "").replace('{" "}', "")), line


def test_a_language_is_a_file_that_says_its_name() -> None:
    assert (
        list(languages())
        == sorted(file.stem for file in COMMON.glob("*.ftl"))
        == sorted(file.stem for file in SERVER.glob("*.ftl"))
    )
    assert (languages()["en"], languages()["de"], languages()["it"], languages()["es"]) == (
        "English",
        "Deutsch",
        "Italiano",
        "Español",
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "de.ftl").write_text(
        "tile = Plättchen in { $colour }\nwhy-not-now = Das wird jetzt nicht gefragt.\n", "utf-8"
    )
    return tmp_path


@pytest.mark.parametrize("key", ["no-such-word", "not-your-turn", "not-now", "nothing-to-undo"])
def test_every_refusal_of_the_kernel_has_a_text(key: str) -> None:
    assert f"why-{key}" in keys(COMMON / "en.ftl")


def test_a_game_adds_its_own_texts_and_wins(folder: Path) -> None:
    texts = Texts("de", folder, strict=True)
    assert texts.say("tile", colour="Rot") == "Plättchen in Rot"
    assert texts.say("why-not-now") == "Das wird jetzt nicht gefragt."


def test_english_stands_in_for_what_a_language_lacks(folder: Path) -> None:
    assert Texts("de", folder, strict=True).say("only") == "English"
    assert Texts("../../etc", folder, strict=True).say("only") == "English"


def test_a_missing_key_raises_in_tests_and_is_shown_otherwise(folder: Path) -> None:
    with pytest.raises(MissingText, match="nothing"):
        Texts("en", folder, strict=True).say("nothing")
    assert Texts("en", folder).say("nothing") == "[nothing]"


def test_a_missing_argument_raises_in_tests(folder: Path) -> None:
    with pytest.raises(MissingText, match="tile"):
        Texts("en", folder, strict=True).say("tile")
    assert "tile" in Texts("en", folder).say("tile")


def test_a_text_of_a_scene_may_hold_texts_pictures_and_seats(folder: Path) -> None:
    texts = Texts("en", folder, strict=True)
    names = ["Ann", "Bo"]
    text = ["took", {"seat": 1, "tile": ["tile", {"colour": "red"}]}]
    assert texts.say_text(text, names) == "Bo takes red tile"
    assert texts.say_text(text, names, you=1) == "You take red tile"
    assert texts.say_text(text) == "Seat 1 takes red tile"
    faces = {"red-2": {"name": ["tile", {"colour": "red"}]}}
    assert texts.say_text(["took", {"seat": 0, "tile": {"face": "red-2"}}], names, faces=faces) == "Ann takes red tile"
    assert (
        texts.say_text(["took", {"seat": 0, "tile": {"symbol": "coin", "name": "a coin"}}], names) == "Ann takes a coin"
    )
    assert texts.say_text("7") == "7"
    assert texts.say_text(["only"]) == "English"


def test_a_negative_number_has_a_minus_and_no_hyphen(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("worth = A-5 is worth { $value }.\nword = { $word }?\n", "utf-8")
    texts = Texts("en", tmp_path)
    assert texts.say("worth", value=-5) == "A-5 is worth −5."
    assert texts.say("word", word="take -5") == "take -5?"  # as it was written
    assert texts.say_text(["word", {"word": ["worth", {"value": -1}]}]) == "A-5 is worth −1.?"
    assert texts.say_text(-2) == "−2"


def test_nothing_invisible_is_put_around_arguments(folder: Path) -> None:
    assert Texts("en", folder, strict=True).say("tile", colour="red").isascii()


def test_a_syntax_error_is_found_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("good = fine\nbad = { $count ->\n    [one] x\n}\n", "utf-8")
    with pytest.raises(MissingText, match=r"en.ftl, line 2"):
        keys(file)
    file.write_text("good = fine\n\ngood = again\n", "utf-8")
    with pytest.raises(MissingText, match=r"en.ftl, line 3: good stands twice"):
        keys(file)


def test_arguments_of_a_text_are_listed(folder: Path) -> None:
    assert arguments(folder / "en.ftl")["took"] == {"you", "tile", "seat"}
