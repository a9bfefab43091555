"""Component sets: what the standard set holds, and what a box owner's file may say."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cablecar.games.tenders import GAME, make
from cablecar.games.tenders.tests.helpers import DATA, TABLES, another_set
from cablecar.kernel.check import check_vocabulary
from cablecar.kernel.errors import BadComponents
from cablecar.scene.texts import keys

FOLDER = Path(__file__).parent.parent
HEAD = "set: {game: tenders, name: mine}\n"


def test_the_standard_set_has_what_the_box_has() -> None:
    assert sum(DATA.tiles) == 35
    assert TABLES.streets == 82
    assert sum(TABLES.is_edge(street) for street in range(82)) == 24
    assert sum((v + 1) * 10 * count for v, count in enumerate(TABLES.kit)) == 580
    assert sum(TABLES.tender_copies) == 36
    assert sum(TABLES.action_copies) == 18
    assert DATA.tender_names[DATA.face_of("T31")] == "edge-influence-5"
    assert DATA.action_names[DATA.face_of("A18")] == "cash_in"


def test_words_and_options_are_in_order() -> None:
    check_vocabulary(GAME)
    assert len(GAME.vocabulary.words) == 606


def test_every_street_lies_between_its_cells() -> None:
    for street in range(82):
        for cell in (TABLES.side_a[street], TABLES.side_b[street]):
            assert cell < 0 or street in [TABLES.around[i] for i in range(cell * 4, cell * 4 + 4)]


def test_a_small_box_can_be_played() -> None:
    small = another_set("small")
    assert small.data.cols * small.data.rows == 9
    assert small.components.digest != GAME.components.digest


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("kit: {sticks: 15}", "is missing"),
        ("tenders: [{id: T01, target: option, means: cheques, investors: 1, tag: designed}]", "option cards go with"),
        ("tenders: [{id: T01, target: villa, means: cheques, investors: 2, tag: designed}]", "one right"),
        ("tenders: [{id: nothing, target: villa, means: cheques, investors: 1, tag: designed}]", "id of its own"),
        ("actions: [{id: A01, effect: swap, means: none, tag: designed}]", "entries"),
        (
            "board: {cols: 7, rows: 4, city_hall: [2, 3], years: [1907], influence_track: 45, prestige_track: 47}",
            "do not fill",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_its_reason(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(HEAD + text + "\n")
    with pytest.raises(BadComponents, match=reason):
        make(file)


def reasons() -> set[str]:
    """Return every reason that the sources can give."""
    found: set[str] = set()
    for file in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"R[0-9]+-[a-z-]+", node.value)
            ):
                found.add(node.value)
    return found


@pytest.mark.once
def test_every_reason_phase_and_word_has_its_text() -> None:
    texts = set(keys(FOLDER / "texts" / "en.ftl"))
    assert {f"why-{reason}" for reason in reasons()} <= texts
    asked = {phase.name for phase in GAME.phases if phase.count}
    assert {f"ask-{name}" for name in asked} <= texts
    assert {f"do-{words.template.split()[0]}" for words in GAME.vocabulary.ranges} <= texts
    assert {f"score-{name}" for name in GAME.categories} <= texts
    assert {f"option-{option.name}" for option in GAME.options} <= texts
    assert {key for key in texts if key.startswith("why-R")} == {f"why-{reason}" for reason in reasons()}


@pytest.mark.once
def test_every_clause_has_a_rule_and_a_test() -> None:
    rules = (FOLDER / "rules" / "en.md").read_text()
    tests = "\n".join(file.read_text() for file in (FOLDER / "tests").glob("test_*.py"))
    for clause in range(1, 113):
        assert f"\n**R{clause}** " in rules, clause
        assert re.search(rf"def test_(?:\w*_)?r{clause}_", tests), clause
    for number in (*range(1, 22), *range(30, 90)):
        assert re.search(rf"def test_(?:\w*_)?at{number:02}_", tests), number
