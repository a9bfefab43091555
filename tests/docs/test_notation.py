"""docs/notation.md says the words that the games have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cablecar import games
from cablecar.cli.main import main
from cablecar.cli.notation import HEADING, NOTATION_FILE, chapter
from tests.server.harness import ROOT

pytestmark = pytest.mark.once

TEXT = NOTATION_FILE.read_text("utf-8")
TOLD = [slug for slug in re.findall(r"^### (\w+) ", TEXT, re.M) if slug in games.slugs()]
SHIPPED = [
    slug
    for slug in re.findall(r"^\| `(\w+)` \|", (ROOT / "README.md").read_text("utf-8"), re.M)
    if slug in games.slugs()
]


@pytest.mark.parametrize("slug", TOLD)
def test_the_words_of_a_game_are_those_of_its_vocabulary(slug: str) -> None:
    assert chapter(games.load(slug)) in TEXT, "run ./cablecar notation"


def test_every_game_of_the_readme_is_told() -> None:
    assert sorted(SHIPPED) == sorted(TOLD)


def test_the_command_writes_the_document_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "notation.md"
    file.write_text(f"mine\n\n{HEADING}\nold\n", "utf-8")
    assert main(["notation", "--into", str(file)]) == 0
    written = file.read_text("utf-8")
    assert written.startswith(f"mine\n\n{HEADING}\n### ")
    assert "old" not in written
    assert all(chapter(games.load(slug)) in written for slug in TOLD)
    file.write_text("no heading", "utf-8")
    assert main(["notation", "--into", str(file)]) == 2
    assert "has no heading" in capsys.readouterr().err
