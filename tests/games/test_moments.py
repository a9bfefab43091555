"""How to play: at most 150 words in every language, and three pictures that the game's own scenes make of a
golden log.
"""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from cablecar import games
from cablecar.cli.game_info import how_to_play
from cablecar.scene.moments import FILE, draw_moment, moments_of
from tests.games.found import SLUGS, every_game, own_tests, spoken

pytestmark = pytest.mark.once

MOST = 150
PICTURE = re.compile(r"!\[(.+)\]\(moment-(\d)\)")
DRAWN = [slug for slug in SLUGS if moments_of(games.folder(slug))]


def section(slug: str, language: str) -> list[str]:
    return how_to_play((games.folder(slug) / "rules" / f"{language}.md").read_text("utf-8"))[1:]


def words(line: str) -> int:
    """Count what is read aloud, captions too."""
    return len(re.findall(r"[\w$½’']+(?:[.,]\d+)*", re.sub(r"^\d\. |\(moment-\d\)", "", line)))


@every_game
def test_how_to_play_is_short(slug: str) -> None:
    for language in spoken(slug):
        assert 0 < sum(words(line) for line in section(slug, language)) <= MOST, language


@every_game
def test_how_to_play_names_nothing_by_its_id(slug: str) -> None:
    for language in spoken(slug):
        assert [line for line in section(slug, language) if "`" in line] == [], language


def test_every_shipped_game_has_its_pictures() -> None:
    assert {"frankfurt", "quake", "tenders", "trams"} - set(DRAWN) == set() or "frankfurt" not in SLUGS


@pytest.mark.parametrize("slug", DRAWN)
def test_each_of_the_three_pictures_has_its_caption(slug: str) -> None:
    found = moments_of(games.folder(slug))
    assert found is not None
    for language in spoken(slug):
        captions = [match for line in section(slug, language) if (match := PICTURE.fullmatch(line))]
        assert [int(match[2]) for match in captions] == [1, 2, 3] == list(range(1, len(found.pictures) + 1)), language
        assert len({match[1] for match in captions}) == 3


@pytest.mark.parametrize("slug", DRAWN)
def test_what_is_played_is_the_beginning_of_a_golden_log(slug: str) -> None:
    found = moments_of(games.folder(slug))
    assert found is not None
    golden = own_tests(slug) / "golden" / f"v{games.load(slug).version}" / f"{found.golden}.log"
    cut = (games.folder(slug) / "rules" / f"{FILE}.log").read_text("utf-8")
    assert golden.read_text("utf-8").startswith(cut), f"head -n {len(cut.splitlines())} {golden.name} > {FILE}.log"


@pytest.mark.parametrize("slug", DRAWN)
def test_pictures_speak_a_language_and_are_small(slug: str) -> None:
    game = games.load(slug)

    def three(language: str, *, is_night: bool = False) -> list[str]:
        return [draw_moment(game, index, language, is_night) or "" for index in range(3)]

    by_day, in_german, by_night = three("en"), three("de"), three("en", is_night=True)
    for picture in (*by_day, *in_german, *by_night):
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert len(picture) < 150_000
        assert " style=" not in picture  # the page's rules for styles hold
    assert by_day != in_german
    assert all(day != night for day, night in zip(by_day, by_night, strict=True))
    assert draw_moment(game, 3, "en", False) is None
