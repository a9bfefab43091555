"""Recorded games of every version still go as they went."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from cablecar import games
from cablecar.kernel.errors import BadOption
from cablecar.kernel.log import Header, parse
from cablecar.kernel.options import resolve
from cablecar.kernel.table import Table, replay
from tests.games.found import SLUGS, every_game, modes, own_tests
from tests.games.golden import SUMS, fixtures, recordings, results, sums, write

every_recording = pytest.mark.parametrize(
    ("slug", "log"),
    [pytest.param(slug, log, id=f"{slug}-{log.parent.name}-{log.stem}") for slug in SLUGS for log in recordings(slug)],
)


@every_recording
def test_a_recorded_game_ends_as_it_did_and_shows_everybody_the_same(slug: str, log: Path) -> None:
    found = results(games.load(slug), parse(log.read_bytes()))
    assert found == json.loads(log.with_suffix(".json").read_text("utf-8"))
    assert found["is_over"]
    assert f"v{found['version']}" == log.parent.name


@every_recording
def test_a_recorded_game_is_written_as_it_was_read(slug: str, log: Path) -> None:
    text = log.read_text("utf-8")
    assert replay(games.load(slug), parse(text)).log == text


@every_game
def test_recordings_never_change_while_the_rules_keep_their_version(slug: str) -> None:
    folders = {log.parent for log in recordings(slug)}
    assert {folder.name for folder in folders} >= {f"v{version}" for version in games.load(slug).replays}
    for folder in folders:
        assert {log.name: sha256(log.read_bytes()).hexdigest() for log in folder.glob("*.log")} == sums(folder)


def headers(slug: str) -> list[Header]:
    """Return how the games recorded under today's version were set up."""
    return [
        header
        for log in recordings(slug)
        if (header := parse(log.read_bytes()).header).version == games.load(slug).version
    ]


@every_game
def test_every_mode_is_recorded_and_something_is_taken_back(slug: str) -> None:
    game, found = games.load(slug), headers(slug)
    for mode in modes(slug):
        options = dict(resolve(game, mode.seats, mode.options).texts)
        assert any((header.seats, dict(header.options)) == (mode.seats, options) for header in found), mode.name
    assert any(" undo\n" in log.read_text("utf-8") for log in recordings(slug)) or not any(
        lets_undo(slug, log) for log in recordings(slug)
    )


def lets_undo(slug: str, log: Path) -> bool:
    """Tell whether anybody could have taken something back in a recorded game: where chance follows every word nobody
    can.
    """
    source = parse(log.read_bytes())
    table = Table(
        games.load(slug), source.header.seats, source.header.options, dice=None, version=source.header.version
    )
    for event in source.events:
        table.follow(event)
        if any(table.can_undo(seat) for seat in range(table.seats)):
            return True
    return False


@every_game
def test_every_option_is_turned_in_some_recording(slug: str) -> None:
    game, found = games.load(slug), headers(slug)
    turnable = [option for option in game.options if can_be_turned(slug, option.name)]
    assert bool(turnable) == bool(game.options)
    for option in turnable:
        assert any(dict(header.options)[option.name] != option.default for header in found), option.name


def can_be_turned(slug: str, name: str) -> bool:
    """Tell whether the shipped components allow another value of an option than the law's."""
    game = games.load(slug)
    option = next(option for option in game.options if option.name == name)
    for seats in range(int(game.least), int(game.most) + 1):
        for value in option.samples():
            try:
                resolve(game, seats, {name: value})
            except BadOption:
                continue
            if value != option.default:
                return True
    return False


@every_game
def test_what_is_recorded_is_kept(slug: str, tmp_path: Path) -> None:
    golden = tmp_path / "golden"
    shutil.copytree(own_tests(slug) / "golden", golden)
    before = {path: path.read_bytes() for path in golden.rglob("*.*")}
    assert all("kept" in line for line in write(slug, golden))
    assert {path: path.read_bytes() for path in golden.rglob("*.*")} == before


def test_what_is_missing_is_recorded_and_noted(tmp_path: Path) -> None:
    slug = min(SLUGS, key=lambda slug: sum(log.stat().st_size for log in recordings(slug)))
    assert write(slug, tmp_path) == [f"{slug} {fixture.name}: written" for fixture in fixtures(slug)]
    (folder,) = tmp_path.iterdir()
    assert set(sums(folder)) == {f"{fixture.name}.log" for fixture in fixtures(slug)}
    first, *_ = sorted(folder.glob("*.log"))
    before, _ = first.read_bytes(), first.write_text("lost")
    lines = (folder / SUMS).read_text("utf-8").splitlines()
    (folder / SUMS).write_text("".join(f"{line}\n" for line in lines if first.name not in line), "utf-8")
    assert [line for line in write(slug, tmp_path) if "written" in line] == [f"{slug} {first.stem}: written"]
    assert first.read_bytes() == before
