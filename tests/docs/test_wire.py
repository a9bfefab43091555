"""docs/wire.md describes every message and every route."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cablecar.server.app import API_ROUTES
from cablecar.server.http.routing import ApiRoute
from cablecar.server.wire import messages

pytestmark = pytest.mark.once

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text("utf-8")


def tags(union: object) -> set[str]:
    """Return the tags of the messages of one side."""
    return {str(struct.__struct_config__.tag) for struct in getattr(union, "__args__", ())}


def described_routes(text: str) -> set[tuple[str, str]]:
    """Return method and path of the routes in the first column of tables; parts in braces have no names."""
    found, method = set(), ""
    for row in re.findall(r"(?m)^\| (`(?:GET|POST) .+?) \|", text):
        for name in re.findall(r"`([^`]+)`", row):
            *said, path = name.split(" ")
            method = said[0] if said else method
            found.add((method, re.sub(r"{\w+}", "{}", path)))
    return found


def test_every_message_of_the_page_has_a_row() -> None:
    rows = set(re.findall(r'(?m)^\| `\{"type": "(\w+)"', TEXT))
    assert len(rows) > 10
    assert rows == tags(messages.ClientMessage)


def test_every_message_of_the_server_has_an_item() -> None:
    items = set(re.findall(r"(?m)^- `(\w+) \{", TEXT))
    answers = set(re.findall(r"`(\w+)`", " ".join(re.findall(r'(?m)^\| `\{"type": .+?\}`? \| (.+) \|$', TEXT))))
    answers |= set(re.findall(r"`(\w+) \{", TEXT))
    assert len(items) > 6
    assert tags(messages.ServerMessage) - items - answers == set()


def test_every_route_has_a_row() -> None:
    routes = {(route.method, re.sub(r"{\w+}", "{}", route.path)) for route in API_ROUTES if isinstance(route, ApiRoute)}
    assert len(routes) > 12
    assert routes - described_routes(TEXT) == set()
    assert described_routes("| `GET /a/{b}`, `/c` | x |") == {("GET", "/a/{}"), ("GET", "/c")}
