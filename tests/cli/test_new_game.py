"""A folder written by `new-game` is a game that passes everything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cablecar.cli.main import main
from tests.server.harness import ROOT

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("home")]


@pytest.fixture
def harbour(home: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Return the folder of a new game."""
    assert main(["new-game", "harbour", "--into", str(home / "games")]) == 0
    assert capsys.readouterr().out.splitlines()[0] == str(home / "games" / "harbour")
    return home / "games" / "harbour"


def test_it_is_written_where_the_caller_keeps_games(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLECAR_GAMES", os.pathsep.join([str(home / "mine"), str(home / "others")]))
    assert main(["new-game", "harbour"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        str(home / "mine" / "harbour"),
        "./cablecar check harbour --games 1",
    ]
    assert main(["new-game", "harbour", "--into", str(home / "third")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == [
        str(home / "third" / "harbour"),
        f"CABLECAR_GAMES={(home / 'third').resolve()} ./cablecar check harbour --games 1",
    ]


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CABLECAR_GAMES": str(folder.parent), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
    )


def test_it_is_listed_and_checked_under_its_own_name(harbour: Path) -> None:
    assert "harbour: Harbour, 1 to 3 players" in run(harbour, "cablecar", "games").stdout
    done = run(harbour, "cablecar", "check", "harbour", "--games", "1", "--players", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert not any(
        "toy shop" in file.read_text("utf-8").lower()
        for file in harbour.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    )


def test_its_sources_are_clean(harbour: Path) -> None:
    done = run(harbour, "ruff", "check", "--config", str(ROOT / "pyproject.toml"), str(harbour))
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_it_passes_its_own_tests_and_those_of_every_game(harbour: Path) -> None:
    done = run(
        harbour,
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
        "-k",
        "harbour",
        "tests/games",
        str(harbour / "tests"),
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("Harbour", "'Harbour'"),
        ("a", "'a'"),
        ("class", "'class'"),
        ("../toy", "'../toy'"),
        ("frankfurt", "'frankfurt' already"),
        ("x" * 21, "2 to 20"),
    ],
)
def test_a_name_that_can_not_be_is_refused(
    slug: str, said: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", slug, "--into", str(home)]) == 2
    assert said in capsys.readouterr().err
    assert not list(home.glob("*/game.py"))


def test_what_is_there_is_not_written_over(harbour: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (harbour / "game.py").write_text("mine", "utf-8")
    assert main(["new-game", "harbour", "--into", str(harbour.parent)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert (harbour / "game.py").read_text("utf-8") == "mine"
