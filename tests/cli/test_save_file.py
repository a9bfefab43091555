"""Save files: whole, one player at a time, kept whatever the disk does."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from cablecar.cli.main import main
from cablecar.cli.save_file import SaveFile
from cablecar.kernel.errors import BadInput

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("home")]


@pytest.fixture
def file(home: Path) -> Path:
    return home / "game.log"


def test_nothing_else_in_the_folder_is_touched(file: Path) -> None:
    other = file.with_name("game.log.new")
    other.write_text("mine", "utf-8")
    with SaveFile(file, is_named=True) as save:
        save.write("one\n")
        save.write("two\n")
    assert (file.read_text("utf-8"), other.read_text("utf-8")) == ("two\n", "mine")
    assert sorted(path.name for path in file.parent.iterdir() if "game" in path.name) == ["game.log", "game.log.new"]


def test_a_link_stays_a_link(file: Path) -> None:
    target = file.with_name("elsewhere.log")
    target.write_text("old\n", "utf-8")
    target.chmod(0o640)
    file.symlink_to(target)
    with SaveFile(file, is_named=True) as save:
        save.write("new\n")
    assert file.is_symlink()
    assert target.read_text("utf-8") == "new\n"
    assert target.stat().st_mode & 0o777 == 0o640


def test_after_a_disk_error_it_is_tried_again(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    with SaveFile(file, is_named=True) as save:
        save.write("one\n")
        with monkeypatch.context() as broken:
            broken.setattr(os, "replace", full)
            save.write("two\n")
            save.write("three\n")
            assert file.read_text("utf-8") == "one\n"
        save.write("four\n")
    assert file.read_text("utf-8") == "four\n"
    said = capsys.readouterr().err.splitlines()
    assert [line.split(":")[1] for line in said] == [" the game is not saved", " the game is saved again"]
    assert [path.name for path in file.parent.iterdir() if "game" in path.name] == ["game.log"]


def test_a_named_file_that_never_could_be_written_is_refused(home: Path) -> None:
    with (
        SaveFile(home / "nowhere" / "game.log", is_named=True) as save,
        pytest.raises(BadInput, match="can't be written: No such file or directory"),
    ):
        save.write("one\n")


def test_one_game_is_not_played_twice_at_once(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--terminal", "frankfurt", "--seed", "3", "--save", str(file)]) == 0
    before = file.read_text("utf-8")
    link = file.with_name("link.log")
    link.symlink_to(file)
    with SaveFile(file, is_named=True):
        for name in (file, link):
            assert main(["play", "--terminal", "--load", str(name)]) == 2
            assert "is being played in another terminal" in capsys.readouterr().err
    assert file.read_text("utf-8") == before
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--terminal", "--load", str(file)]) == 0
