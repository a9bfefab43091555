"""Scenes: what games hand to people."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import cablecar
from cablecar import games
from cablecar.cli.draw import draw
from cablecar.games import frankfurt
from cablecar.kernel.check import worlds
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import BadInput
from cablecar.kernel.fields import remake
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, SEVERAL, SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table
from cablecar.scene import symbols as pictures
from cablecar.scene.check import check_art, check_file, check_scene, check_what
from cablecar.scene.layout import live, spots
from cablecar.scene.look import ReaderFeed, encode, feed_of, folder_of, glance, make_stage
from cablecar.scene.model import Caption, Look, Panel, Stage
from cablecar.scene.svg import TablePicture, picture
from cablecar.scene.svg_panels import PanelPainter
from cablecar.scene.symbols import load_symbols
from cablecar.scene.texts import Texts, languages
from tests.games.found import Remembered
from tests.scene.golden import FOLDER, NAMES, SCENES, play, written
from tests.toy.data import load as toy_components
from tests.toy.game import Toy

pytestmark = pytest.mark.once

TOY = games.load("toy")
FRANKFURT = folder_of(games.load("frankfurt"))
assert FRANKFURT is not None
WORDS = FRANKFURT / "texts"


@cache
def texts_of_frankfurt() -> list[Texts]:
    """Return its texts in every language: read by the first test that needs them, not by everybody who collects
    tests.
    """
    return [Remembered(language, WORDS) for language in languages()]


@pytest.mark.parametrize("name", SCENES)
def test_golden_scenes_are_as_they_were(name: str) -> None:
    """Renew them with `python -m tests.scene.golden`, then look at what changed."""
    assert (FOLDER / f"{name}.json").read_text("utf-8") == written(name)


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_has_everything_where_the_layout_says(name: str) -> None:
    scene = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    stage, look = msgspec.convert(scene["stage"], Stage), msgspec.convert(scene["look"], Look)
    folder = FRANKFURT if name.startswith("frankfurt") else None
    texts = texts_of_frankfurt()[0] if folder else Texts("en", strict=True)
    for is_night in (False, True):
        drawing = PanelPainter(stage, look, folder, texts, NAMES, is_night=is_night)
        for panel in stage.panels:
            drawing.drawn = []
            if panel.form == "plan":
                drawing.plan(panel, 0.64)
                drawn = [[json.loads(json.dumps(value)) for value in spot.listed()] for spot in drawing.drawn]
                assert drawn == scene["drawn"][panel.id]
        body, height = drawing.whole_table("Test")
        ElementTree.fromstring(drawing.svg.finish(body, 940, height, (0, 0, 940, height), "Test"))
        assert "#FF00FF" not in body


@pytest.mark.parametrize(
    ("anchor", "written"), [("", 'text-anchor="middle"'), ("start", 'y="27" font'), ("end", 'text-anchor="end"')]
)
def test_a_caption_is_anchored_as_it_says(anchor: str, written: str) -> None:
    panel = Panel(
        id="map",
        role="board",
        form="plan",
        name=["panel-map"],
        size=(100, 100),
        texts=[Caption(at=(9, 20.2), size=20, say="Bay", anchor=anchor)],
    )
    look = msgspec.convert(json.loads((FOLDER / "stacks.json").read_text("utf-8"))["look"], Look)
    drawing = PanelPainter(Stage(panels=[panel]), look, None, Texts("en", strict=True), NAMES)
    assert written in drawing.plan(panel, 1)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_scene_of_whole_games_keeps_the_limits(seats: int, seed: int) -> None:
    table, rolls = Table(games.load("frankfurt"), seats, dice=seeded_dice(seed)), random.Random(seed)
    watches = [feed_of(table, reader) for reader in (0, seats - 1, int(SPECTATOR))]
    symbols = load_symbols(FRANKFURT)
    while True:
        for watch in watches if rolls.random() < 0.08 or table.is_over else watches[:0]:
            stage, look = watch.stage(), watch.look()
            assert check_scene(stage, look, symbols, texts_of_frankfurt()) == []
            for word, _ in look.legal[::7]:
                what = watch.what(word)
                assert what is not None
                assert check_what(what, stage, symbols, texts_of_frankfurt()) == []
        if table.is_over:
            return
        seat = table.actors()[0]
        table.submit(seat, rolls.choice(table.legal(seat)))
        if rolls.random() < 0.1 and not table.is_over and table.can_undo(seat):
            table.undo(seat)


def test_drawings_are_made_of_what_is_allowed() -> None:
    assert FRANKFURT is not None
    for name in ("symbols.svg", "cover.svg", "city.svg"):
        assert check_file(FRANKFURT / name, FRANKFURT) == []
    assert check_file(pictures.COMMON_SYMBOLS) == []
    symbols = load_symbols()
    paints = [f'<path fill="{paint}" d="M0 0"/>' for paint in ("#FF0000", "red", "url(#x)", "var(--nothing)")]
    for wrong in (
        *paints,
        '<path style="fill:red" d="M0 0"/>',
        "<script/>",
        "<text>a</text>",
        '<use href="#nothing"/>',
        '<rect data-slot="a"/>',
        "<g><",
    ):
        assert check_art(wrong, symbols), wrong


# ---- two worlds --------------------------------------------------------------


def told(watch: ReaderFeed) -> tuple[Any, ...]:
    look = watch.look()
    words = [word for word, _ in look.legal[::5]]
    answers = [encode(watch.what(word)) for word in words]
    whys = [
        encode(watch.why(pattern))
        for pattern in {" ".join([*word.split()[:-1], "*"]) for word in watch.table.game.vocabulary.words[::50]}
    ]
    return encode(watch.stage()), encode(look), answers, sorted(whys)


@pytest.mark.parametrize(("game", "seats"), [(games.load("frankfurt"), 2), (games.load("frankfurt"), 3), (TOY, 3)])
def test_two_worlds_look_alike(game: Game, seats: int) -> None:
    rolls, rng = random.Random(7), Rng(7)
    compared = 0
    for seed in range(3):
        table = Table(game, seats, dice=seeded_dice(seed))
        watches = {reader: feed_of(table, reader) for reader in (*range(seats), int(SPECTATOR))}
        while not table.is_over:
            seat = rolls.choice(table.actors())
            table.submit(seat, rolls.choice(table.legal(seat)))
            if rolls.random() < 0.05 and not table.is_over:
                for reader, watch in watches.items():
                    watch.look()
                    compared += _alike(table, watch, reader, rolls, rng)
    assert compared > 20


def _alike(table: Table, watch: ReaderFeed, reader: int, rolls: random.Random, rng: Rng) -> int:
    real, other = table.twin(table.state.copy()), table.twin(table.state.view(reader).imagine(rng))
    eyes = watch.twin(real), watch.twin(other)
    assert told(eyes[0]) == told(eyes[1])
    compared = 1
    for _ in range(4):
        actors = [int(CHANCE)] if real.state.actor == CHANCE else real.actors()
        was_sealed, rounds = real.state.actor == SEVERAL, real.state.rounds
        actor = actors[0] if actors else 0
        words = worlds._pair(real, other, actor, reader, rolls) if actors else None
        if not words:
            break
        real.follow(Event(actor, words[0]))
        other.follow(Event(actor, words[1]))
        if (
            real.is_over
            or other.is_over
            or (
                was_sealed
                and (real.state.actor != SEVERAL or other.state.actor != SEVERAL or real.state.rounds != rounds)
            )
        ):
            break  # what was sealed is open now
        assert told(eyes[0]) == told(eyes[1])
        compared += 1
    return compared


# ---- games without a drawing, other components -----------------------------------


class Undrawn(Toy):
    """The toy without its drawing: nothing of that name lies beside this class."""


def test_a_game_without_a_drawing_is_a_table_and_buttons() -> None:
    game = remake(Undrawn, toy_components())
    table = Table(game, 2, dice=seeded_dice(1))
    seat = table.actors()[0]
    watch = feed_of(table, seat)
    look = watch.look()
    assert (
        check_scene(watch.stage(), look, load_symbols(), [Texts(language, strict=True) for language in languages()])
        == []
    )
    assert [ask.template for ask in look.asks] == [word for word, _ in look.legal] == table.legal(seat)
    assert "<svg" in picture(game, watch.stage(), look)


def test_another_component_set_is_drawn_from_its_data(tmp_path: Path) -> None:
    assert FRANKFURT is not None
    own = tmp_path / "own.yaml"
    source = (FRANKFURT / "data" / "designed_v1.yaml").read_text("utf-8")
    changed = (
        source.replace("name: designed_v1", "name: own").replace("  standard: true\n", "").replace("violet", "brown")
    )
    changed = changed.replace("x: 3.0, y: 12.8", "x: 3.2, y: 12.8").replace("id: palmengarten", "id: glasshouse")
    own.write_text(changed, "utf-8")
    game = frankfurt.make(own)
    view = Table(game, 3, dice=seeded_dice(1)).view(0)
    stage, look = make_stage(view), glance(view)
    assert check_scene(stage, look, load_symbols(FRANKFURT), texts_of_frankfurt()) == []
    assert "brown" in stage.tones
    assert len(stage.panels[0].art) < 40_000
    assert "<svg" in picture(game, stage, look, language="de")


# ---- choosing -----------------------------------------------------------------


def test_what_can_be_picked_first_is_live_and_says_what_it_would_bring() -> None:
    table = Table(games.load("frankfurt"), 3, {"first_seat": "0"}, dice=seeded_dice(1))
    watch = feed_of(table, 0)
    stage, look = watch.stage(), watch.look()
    tiles = {word.split()[1] for word, _ in look.legal}
    first = live(stage, look)
    assert {name for name, each in first.items() if each.is_next} == {f"t.hand.{k}" for k in range(3)}
    tile = sorted(tiles)[0]
    then = live(stage, look, {"tile": tile})
    spaces = {word.split()[2]: choice.badge for word, choice in look.legal if word.split()[1] == tile}
    assert {name: each.badge for name, each in then.items()} == spaces


def test_why_names_the_clause() -> None:
    table = Table(games.load("frankfurt"), 3, {"first_seat": "0"}, dice=seeded_dice(1))
    watch = feed_of(table, 0)
    colour = table.legal(0)[0].split()[1].split("-")[0]
    wrong = next(
        place.id
        for place in watch.stage().panels[0].places
        if place.shape == "square" and place.tone not in ("", colour)
    )
    assert [clause for _, clause in watch.why(f"place {table.legal(0)[0].split()[1]} {wrong}").reasons] == ["R14"]
    assert watch.why("place * *").reasons == []
    assert watch.why("take *").reasons == [[["why-not-now"]]]
    assert feed_of(table, 1).why("place * *").reasons == [[["why-not-your-turn"]]]


# ---- the command, notebooks ---------------------------------------------------


def test_a_log_is_drawn_at_any_point_for_anybody(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(draw)
    table = play(games.load("frankfurt"), 3, 20, 1)
    log = tmp_path / "game.log"
    log.write_text(table.log, "utf-8")
    pictures: dict[str, str] = {}
    asked = {
        "end": [],
        "start": ["--at", "30"],
        "seat": ["--seat", "1", "--lang", "de", "--dark"],
        "open": ["--seat", "open", "--panel", "map"],
    }
    for name, options in asked.items():
        out = tmp_path / f"{name}.svg"
        assert CliRunner().invoke(app, [str(log), "-o", str(out), *options]).exit_code == 0
        pictures[name] = out.read_text("utf-8")
        ElementTree.fromstring(pictures[name])
    assert len(set(pictures.values())) == 4
    assert "Deine Hand" in pictures["seat"]
    for wrong in (["--at", "9999"], ["--seat", "7"], ["--panel", "hand"]):
        with pytest.raises(BadInput):
            CliRunner().invoke(app, [str(log), "-o", str(tmp_path / "no.svg"), *wrong], catch_exceptions=False)


def test_a_notebook_shows_a_table() -> None:
    table = play(games.load("frankfurt"), 2, 5, 1)
    assert TablePicture(table, 0)._repr_svg_().startswith("<svg ")
    assert cablecar.show(table, 0)._repr_svg_() == TablePicture(table, 0)._repr_svg_()


def test_a_notebook_shows_hands_to_their_owners_or_to_whoever_asks_for_everything() -> None:
    table = play(games.load("tenders"), 3, 5, 1)
    watched, mine, other = (str(cablecar.show(table, seat)) for seat in (None, 0, 1))
    whole = str(cablecar.show(table, is_open=True))
    assert len({watched, mine, other, whole}) == 4
    assert watched == str(TablePicture(table)), "who names no seat looks on"
    for seat, is_open in ((3, False), (-2, False), (0, True)):
        with pytest.raises(BadInput):
            cablecar.show(table, seat, is_open=is_open)


def test_r33_markers_that_share_a_cell_of_the_track_cover_none_of_each_other() -> None:
    watch = feed_of(play(games.load("frankfurt"), 4, 0, 4), 0)
    stage = watch.stage()
    drawn = [
        spot
        for spot in spots(stage, watch.look(), stage.panels[0], load_symbols(FRANKFURT))
        if spot.id.startswith("score.")
    ]
    assert len(drawn) == 4
    for one, other in combinations(drawn, 2):
        assert max(abs(one.x - other.x), abs(one.y - other.y)) >= min(one.w, other.w) * 0.9
