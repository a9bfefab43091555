"""docs/host.md tells every option of `serve` and shows every file of deploy/."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import typer

from cablecar.cli.main import app

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "host.md").read_text("utf-8")


def test_every_option_of_serve_is_told() -> None:
    command: Any = typer.main.get_command(app)
    rows = "\n".join(line.split("|")[1] for line in TEXT.splitlines() if line.startswith("| `--"))
    for param in command.commands["serve"].params:
        assert f"`--{param.name.replace('_', '-')}`" in rows


def test_every_file_for_hosts_is_shown() -> None:
    for file in (ROOT / "deploy").iterdir():
        assert f"(../deploy/{file.name})" in TEXT


def test_the_lines_for_nginx_are_those_of_the_file() -> None:
    shown = TEXT.partition("```nginx\n")[2].partition("```")[0]
    assert shown.count("\n") > 5
    file = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for line in shown.splitlines():
        assert f"\n    {line}\n" in file


def test_every_variable_of_the_files_is_an_option_of_serve() -> None:
    command: Any = typer.main.get_command(app)
    known = {f"CABLECAR_{param.name.upper()}" for param in command.commands["serve"].params}
    for file in (ROOT / "deploy").iterdir():
        words = file.read_text("utf-8").replace("=", " ").replace("#", " ").split()
        assert {word for word in words if word.startswith("CABLECAR_")} <= known, file
