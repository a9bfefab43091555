"""Rules in several languages: the same headings, clauses, lists and tables in the same order, with the same numbers in
each.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cablecar import games
from cablecar.scene.texts import languages

pytestmark = pytest.mark.once

FILES = {
    f"{slug}-{file.stem}": file
    for slug in games.slugs()
    for file in sorted((games.folder(slug) / "rules").glob("*.md"))
}
MARK = re.compile(r"(#+) |\*\*([A-Z]-?[\d.]+)\*\*|(\d+\.) |([-*]) |\| \*\*([A-Z]-?\d+)\*\* \||(\|)")


def outline(file: Path) -> list[tuple[str, list[str]]]:
    """Return what each piece of a rules file is (a heading, a clause, an item, a row, plain text) and the numbers in
    it.
    """
    found: list[tuple[str, list[str]]] = []
    is_new = True
    for line in file.read_text("utf-8").splitlines():
        mark = MARK.match(line)
        if mark or is_new or not line:
            if line:
                found.append((next((part for part in mark.groups() if part), "") if mark else "", []))
            is_new = not line
        if line:
            found[-1][1].extend(re.findall(r"\b[A-Z]-?\d[\d.]*\d|\b[A-Z]-?\d|\d+", line))
    return [(kind, sorted(numbers)) for kind, numbers in found]


@pytest.mark.parametrize("name", [name for name in FILES if not name.endswith("-en")])
def test_the_rules_have_the_clauses_and_numbers_of_the_english_ones(name: str) -> None:
    file = FILES[name]
    english, other = outline(file.with_name("en.md")), outline(file)
    assert [kind for kind, _ in other] == [kind for kind, _ in english]
    assert other == english


@pytest.mark.parametrize("name", FILES)
def test_every_clause_stands_once_and_every_reference_has_a_clause(name: str) -> None:
    text = FILES[name].read_text("utf-8")
    clauses = re.findall(r"(?m)^\*\*([A-Z]\d[\d.]*)\*\*", text)
    assert clauses
    assert len(clauses) == len(set(clauses))
    chapters = {clause.partition(".")[0] for clause in clauses}
    references = {reference.rstrip(".") for reference in re.findall(rf"\b{clauses[0][0]}\d[\d.]*", text)}
    assert references <= {*clauses, *chapters}


@pytest.mark.parametrize("name", FILES)
def test_rules_begin_with_the_name_and_how_to_play(name: str) -> None:
    lines = [line for line in FILES[name].read_text("utf-8").splitlines() if line.startswith("#")]
    assert lines[0].startswith("# ")
    assert lines[1].startswith("## ")
    assert FILES[name].stem in languages()
