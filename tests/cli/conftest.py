"""A folder that is nobody's, and a whole game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cablecar.games import load
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import Table


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let nothing be written outside the test's folder, and nobody sit at the terminal."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return tmp_path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Return the log of a whole game."""
    table = Table(load("frankfurt"), 3, dice=seeded_dice(1))
    while not table.is_over:
        table.submit(table.actors()[0], table.legal(table.actors()[0])[0])
    file = tmp_path / "whole.log"
    file.write_text(table.log, "utf-8")
    return file
