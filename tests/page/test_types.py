"""The schemas in docs/schema are those of the structs, and the page's types say the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cablecar.cli.main import main
from cablecar.server.wire.schemas import files
from tests.page.typescript import Comparison, Types

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [(ROOT / "frontend" / "src" / name).read_text("utf-8") for name in ("wire/types.ts", "wire/api.ts")]
DOCUMENTS: dict[str, dict[str, Any]] = {name: json.loads(text) for name, text in files().items()}
PAIRS = {
    "Stage": ("scene.json", "#/$defs/Stage"),
    "Look": ("scene.json", "#/$defs/Look"),
    "Step": ("scene.json", "#/$defs/Step"),
    "Preview": ("scene.json", "#/$defs/Preview"),
    "FromServer": ("wire.json", "server"),
    "ToServer": ("wire.json", "client"),
    "Games": ("wire.json", "#/$defs/Games"),
    "TableCard": ("wire.json", "#/$defs/TableCard"),
    "NewTable": ("wire.json", "#/$defs/NewTable"),
    "Opened": ("wire.json", "#/$defs/Opened"),
}


def difference(page: str, sources: list[str]) -> str:
    document, name = PAIRS[page]
    schema = {"$ref": name} if name.startswith("#") else DOCUMENTS[document][name]
    return Comparison(Types(*sources), DOCUMENTS).differs(schema, ("name", page), page, document)


def test_the_documents_are_those_of_the_structs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert {file.name: file.read_text("utf-8") for file in (ROOT / "docs" / "schema").glob("*")} == files(), (
        "run ./cablecar schema"
    )
    assert main(["schema", "--into", str(tmp_path / "new")]) == 0
    assert capsys.readouterr().out.split() == [str(tmp_path / "new" / name) for name in files()]
    assert {file.name: file.read_text("utf-8") for file in (tmp_path / "new").glob("*")} == files()


@pytest.mark.parametrize("page", PAIRS)
def test_the_page_has_the_types_of_the_schema(page: str) -> None:
    assert difference(page, SOURCES) == ""


CHANGES = {
    "a field that nobody sends": ("Look", "  since: number;", "  since: number;\n  until: number;", "until"),
    "a field that is missing": ("Look", "  since: number;\n", "", "since"),
    "another type": ("Stage", "  seats?: string[];", "  seats?: number[];", "seats"),
    "a type far inside": ("Look", "  of?: number;", "  of?: boolean;", "of"),
    "needed, but left out": (
        "Stage",
        "  tip?: TipLine[];\n}\nexport type Tone",
        "  tip: TipLine[];\n}\nexport type Tone",
        "tip",
    ),
    "optional, but always there": ("Look", "  since: number;", "  since?: number;", "since"),
    "null is not expected": ("FromServer", "  seat: number | null;\n  seats", "  seat: number;\n  seats", "seat"),
    "a message that is never said": (
        "ToServer",
        '  | { type: "ping" };',
        '  | { type: "ping" }\n  | { type: "shout" };',
        "shout",
    ),
    "a message that is not known": ("FromServer", '  | { type: "pong" }\n', "", "pong"),
    "a tuple of another length": (
        "Stage",
        "export type Point = [x: number, y: number];",
        "export type Point = [x: number, y: number, z: number];",
        "size",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_type_that_differs_is_found(what: str) -> None:
    page, old, new, named = CHANGES[what]
    assert old in SOURCES[0]
    assert named in difference(page, [SOURCES[0].replace(old, new), SOURCES[1]])
