"""What the documents promise."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]


def test_the_examples_of_the_readme_work() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5
    assert failed == 0


def test_the_readme_has_both_commands_in_both_spellings() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"./cablecar {command}" in text
        assert f"python3 cablecar {command}" in text


def test_ci_runs_exactly_the_test_command() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[1:] == ["exec ./cablecar test"]


@pytest.mark.parametrize(
    "document", ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{file.name}" for file in (ROOT / "docs").glob("*.md"))]
)
def test_links_between_documents_lead_somewhere(document: str) -> None:
    file = ROOT / document
    for target in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8")):
        assert (file.parent / target).exists(), target


def test_every_line_of_the_tree_is_the_project_s_own() -> None:
    """No registry addresses and no machine paths in what is committed."""
    forbidden = re.compile(
        "|".join(["pythonhosted", "npmjs" + r"\.org", "pypi" + r"\.org/simple", "/work" + "/", "/root" + "/"])
    )
    read = 0
    for pattern in ("*.md", "*.lock", "*.toml", "src/**/*.py", "docs/**/*.md", "benchmarks/**/*"):
        for file in ROOT.glob(pattern):
            if file.is_file() and "__pycache__" not in file.parts:
                found = forbidden.search(file.read_text(encoding="utf-8", errors="replace"))
                assert found is None, f"{file.relative_to(ROOT)}: {found and found[0]}"
                read += 1
    assert read > 200


def test_files_that_documents_name_with_their_folder_are_there() -> None:
    roots = (ROOT, *(ROOT / folder for folder in ("src/cablecar", "src/cablecar/server", "src/cablecar/games")))
    roots += (ROOT / "src/cablecar/games/frankfurt", ROOT / "frontend/src", ROOT / "tests/toy")
    named = {
        (document.name, name)
        for document in (*ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md"))
        for name in re.findall(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|svelte))`", document.read_text(encoding="utf-8"))
    }
    assert len(named) > 60
    assert (
        sorted((document, name) for document, name in named if not any((root / name).exists() for root in roots)) == []
    )
