"""The JSON Schemas of what the server sends and accepts: docs/schema, written by `cablecar schema`."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from cablecar.scene.change import Change
from cablecar.scene.model import Look, Preview, Stage, Step
from cablecar.server.wire import bodies, messages

DRAFT = "https://json-schema.org/draft/2020-12/schema"
SOCKET: tuple[Any, ...] = (messages.ClientMessage, messages.ServerMessage)
HTTP: tuple[Any, ...] = (
    bodies.Games,
    bodies.Tables,
    bodies.NewTable,
    bodies.Opened,
    bodies.Enter,
    bodies.Entered,
    bodies.Knock,
    bodies.Past,
    bodies.Fork,
    bodies.Upload,
    bodies.Rematch,
    bodies.Fault,
)
SENT_BY_CLIENTS = (
    messages.FromClient,
    bodies.NewTable,
    bodies.Fork,
    bodies.Upload,
    bodies.Rematch,
    bodies.Enter,
    bodies.Knock,
)  # all others are sent
ALWAYS = {"Stage": ["key", "panels"], "Step": ["n"]}  # sent, though who makes them may leave them out
RAW = {
    ("Looked", "look"): "Look",
    ("Changed", "change"): "Change",
    ("WhatIs", "preview"): "Preview",
    ("Steps", "steps"): "Step",
    ("Past", "steps"): "Step",
}  # parts of the wire that are scenes


def scene() -> dict[str, Any]:
    """Return the schema of scenes: stage, look, change, step, and what a choice would bring."""
    kinds, parts = msgspec.json.schema_components([Stage, Look, Change, Step, Preview], ref_template="#/$defs/{name}")
    for name, fields in ALWAYS.items():
        parts[name]["required"] = [*parts[name].get("required", ()), *fields]
    _unwrap_descriptions(parts)
    return {"$schema": DRAFT, "anyOf": list(kinds), "$defs": parts}


def _unwrap_descriptions(parts: dict[str, Any]) -> None:
    """Join the lines of descriptions, which are docstrings."""
    for part in parts.values():
        if "description" in part:
            part["description"] = " ".join(part["description"].split())


def _shapes(kinds: tuple[Any, ...]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return what is sent and accepted, and its parts by name."""
    shapes, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for (name, field), part in RAW.items():
        if name in parts:
            reference = {"$ref": f"scene.json#/$defs/{part}"}
            parts[name]["properties"][field] = {"type": "array", "items": reference} if part == "Step" else reference
    for name, part in parts.items():
        struct = getattr(bodies if hasattr(bodies, name) else messages, name)
        if not issubclass(struct, SENT_BY_CLIENTS) and not struct.__struct_config__.omit_defaults:
            part["required"] = list(part["properties"])  # also what is null
    _unwrap_descriptions(parts)
    return list(shapes), parts


def socket_and_http() -> dict[str, Any]:
    """Return the schema of everything that goes over the wire."""
    shapes, parts = _shapes((*SOCKET, *HTTP))
    client, server = (shape["anyOf"] for shape in shapes[:2])
    return {"$schema": DRAFT, "client": {"anyOf": client}, "server": {"anyOf": server}, "$defs": parts}


def http(at: str) -> dict[str, Any]:
    """Return the parts of what goes over HTTP by name, for a document that keeps them `at` a place of its own."""
    parts = json.dumps({**scene()["$defs"], **_shapes(HTTP)[1]})
    found: dict[str, Any] = json.loads(re.sub(r'"(scene\.json)?#/\$defs/', f'"{at}', parts))
    return found


def files() -> dict[str, str]:
    """Return the JSON Schemas by name."""
    made = {"scene.json": scene(), "wire.json": socket_and_http()}
    return {name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in made.items()}
