"""The JSON Schema of the wire, as it stands in docs/wire.md: `python -m cablecar.server.schema` writes it there."""
from __future__ import annotations

import json
from typing import Any

import msgspec

from cablecar.modes import ROOT
from cablecar.server import wire

DOCUMENT = ROOT / "docs" / "wire.md"
HEADING = "## Schema\n"
SOCKET: tuple[Any, ...] = (wire.Client, wire.Server)
HTTP: tuple[Any, ...] = (wire.Games, wire.Tables, wire.NewTable, wire.Opened, wire.Enter, wire.Entered, wire.Fault)


def schema() -> dict[str, Any]:
    """Return the schema of everything that goes over the wire."""
    shapes, parts = msgspec.json.schema_components([*SOCKET, *HTTP], ref_template="#/$defs/{name}")
    client, server = (shape["anyOf"] for shape in shapes[:2])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "client": {"anyOf": client}, "server": {"anyOf": server}, "$defs": parts}


def chapter() -> str:
    """Return the last chapter of the document."""
    return f"{HEADING}\n```json\n{json.dumps(schema(), indent=1, ensure_ascii=False)}\n```\n"


if __name__ == "__main__":
    text = DOCUMENT.read_text("utf-8")
    DOCUMENT.write_text(text[: text.index(HEADING)] + chapter(), "utf-8")
