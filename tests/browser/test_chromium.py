"""Which Chromium is taken, and what is said where there is none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cablecar.cli import chromium
from cablecar.cli.main import main
from cablecar.kernel.errors import BadInput

pytestmark = pytest.mark.once


def program(folder: Path, name: str) -> str:
    (folder / name).write_text("#!/bin/sh\n")
    (folder / name).chmod(0o755)
    return str(folder / name)


def test_the_one_that_is_named_goes_before_the_one_on_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named, other = program(tmp_path, "mine"), program(tmp_path, "google-chrome")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CABLECAR_CHROMIUM", named)
    assert chromium.find().path == named
    monkeypatch.delenv("CABLECAR_CHROMIUM")
    assert chromium.find().path == other


def test_without_any_there_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABLECAR_CHROMIUM", "no-such-program")
    with pytest.raises(BadInput, match="'no-such-program' is no program"):
        chromium.find()
    monkeypatch.delenv("CABLECAR_CHROMIUM")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "CHROMIUM_PACKAGE", tmp_path)
    with pytest.raises(BadInput, match="no Chromium: name one with CABLECAR_CHROMIUM"):
        chromium.find()


def test_pictures_without_playwright_are_one_line_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main(["pictures"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Playwright" in said.err


def test_its_lock_file_names_no_address_of_a_registry() -> None:
    assert '"resolved"' not in (chromium.CHROMIUM_PACKAGE / "package-lock.json").read_text()
