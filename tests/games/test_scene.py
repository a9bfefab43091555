"""What people see of every game: stage and look keep their limits, every symbol and text is there, pictures are whole.
Shown on recorded games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cablecar import games
from cablecar.kernel.log import parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table, replay
from cablecar.scene.check import check_file, check_scene, check_what
from cablecar.scene.layout import box_of, spots
from cablecar.scene.look import ReaderFeed, feed_of
from cablecar.scene.model import Look, Stage
from cablecar.scene.svg import TablePicture
from cablecar.scene.symbols import Symbol, load_symbols
from tests.games.found import SLUGS, every_game, first_is_fast, spoken, texts_of
from tests.games.golden import recordings

POINTS = 5  # of a recorded game at which somebody looks
MISSING = "#FF00FF"  # how a paint that is not there is drawn
NAMES = ["Anna", "Bert", "Chris", "Dora", "Emil", "Frida"]

RECORDINGS = [
    pytest.param(slug, log, id=f"{slug}-{log.stem}")
    for slug in SLUGS
    for log in recordings(slug)
    if log.parent.name == f"v{games.load(slug).version}"
]
every_recording = pytest.mark.parametrize(("slug", "log"), first_is_fast(RECORDINGS))


def moments(slug: str, log: Path) -> Iterator[tuple[Table, list[ReaderFeed]]]:
    """Follow a recorded game; stop now and then, and at its end, with the eyes of the first seat, the last, and a
    watcher.
    """
    source = parse(log.read_bytes())
    table = Table(
        games.load(slug), source.header.seats, source.header.options, dice=None, version=source.header.version
    )
    watches = [feed_of(table, reader) for reader in dict.fromkeys((0, table.seats - 1, int(SPECTATOR)))]
    stops = {len(source.events) * (k + 1) // POINTS for k in range(POINTS)}
    for number, event in enumerate(source.events, start=1):
        table.follow(event)
        if number in stops:
            yield table, watches


@every_game
def test_a_game_has_an_icon_for_the_list_of_tables(slug: str) -> None:
    assert "icon" in load_symbols(games.folder(slug))


@every_recording
@pytest.mark.once
def test_every_scene_keeps_the_limits_and_has_its_symbols_and_texts(slug: str, log: Path) -> None:
    folder = games.folder(slug)
    symbols, languages = load_symbols(folder), [texts_of(slug, language) for language in spoken(slug)]
    for number, (table, watches) in enumerate(moments(slug, log)):
        texts = [languages[(number + len(log.stem)) % len(languages)]]
        for watch in watches:
            stage, look = watch.stage(), watch.look()
            assert lies_outside(stage, look, symbols) == {}, len(table.events)
            assert check_scene(stage, look, symbols, texts) == [], len(table.events)
            for word, _ in look.legal[:: max(1, len(look.legal) // 5)]:
                what = watch.what(word)
                assert what is not None
                assert check_what(what, stage, symbols, texts) == [], word


@every_recording
def test_asking_what_a_choice_brings_leaves_later_looks_as_they_are(slug: str, log: Path) -> None:
    source = parse(log.read_bytes())
    table = Table(
        games.load(slug), source.header.seats, source.header.options, dice=None, version=source.header.version
    )
    watches = [feed_of(table, seat) for seat in range(table.seats)]
    for event in source.events[:120]:
        if event.actor >= 0:
            watches[event.actor].what(event.word)
        table.follow(event)
        look = watches[max(event.actor, 0)].look()
        named = [piece.id for piece in look.pieces] + [line.id for line in look.lines]
        assert [name for name in named if name.startswith("ghost.")] == [], event


def lies_outside(
    stage: Stage, look: Look, symbols: Mapping[str, Symbol]
) -> dict[str, tuple[float, float, float, float]]:
    """Return what a drawn panel would cut off."""
    found: dict[str, tuple[float, float, float, float]] = {}
    for panel in stage.panels:
        if panel.form == "plan" and panel.size:
            boxes = {place.id: box_of(panel, place) for place in panel.places if not place.turn}
            boxes |= {spot.id: (spot.x, spot.y, spot.w, spot.h) for spot in spots(stage, look, panel, symbols)}
            found |= {f"{panel.id} {name}": box for name, box in boxes.items() if not within(box, *panel.size)}
    return found


def within(box: tuple[float, float, float, float], wide: float, high: float) -> bool:
    """Tell whether a box (its middle and its size) lies on a panel, but for a tenth of itself."""
    x, y, w, h = box
    return x - w * 0.4 >= 0 and x + w * 0.4 <= wide and y - h * 0.4 >= 0 and y + h * 0.4 <= high


@every_recording
@pytest.mark.once
def test_the_middle_and_the_end_of_a_recorded_game_are_drawn_whole(slug: str, log: Path) -> None:
    source, game = parse(log.read_bytes()), games.load(slug)
    languages = spoken(slug)
    for number, at in enumerate((len(source.events) // 2, len(source.events))):
        table = replay(game, source, at)
        for seat in (0, None):
            language = languages[(number + len(log.stem)) % len(languages)]
            drawn = str(TablePicture(table, seat, language=language, names=NAMES, is_night=number == 1))
            ElementTree.fromstring(drawn)
            assert MISSING not in drawn
            assert "<text" in drawn


@every_game
def test_drawings_are_made_of_what_is_allowed(slug: str) -> None:
    folder = games.folder(slug)
    for file in sorted(folder.glob("*.svg")):
        assert check_file(file, folder) == []
