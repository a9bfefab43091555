"""The API as OpenAPI has it: operations from the handlers, shapes from the structs themselves, word for word as they
are checked.
"""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from cablecar.server.wire.schemas import http

PARTS = "#/components/schemas/"


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document with the shapes that are sent and read; those made from annotations leave out what the structs
    forbid.
    """
    return {**document, "components": {**document["components"], "schemas": http(PARTS)}}


class Document(JsonRenderPlugin):
    """The API for programs."""

    _made = b""  # once: it never changes

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document."""
        if not self._made:
            self._made = super().render(request, exact(openapi_schema))
        return self._made


class PlainDocs(OpenAPIRenderPlugin):
    """The API as a page without script: everything is local, and the strict policy holds for it too."""

    _made = b""  # once: it never changes

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        if not self._made:
            self._made = self._page(openapi_schema)
        return self._made

    def _page(self, openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema = exact(openapi_schema)
        parts = [f"<h1>{escape(openapi_schema['info']['title'])} {escape(openapi_schema['info']['version'])}</h1>"]
        parts.append('<p><a href="docs/openapi.json">openapi.json</a>. The socket is described in docs/wire.md.</p>')
        for path, methods in openapi_schema["paths"].items():
            for method, what in methods.items():
                parts.append(
                    f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(what.get('description', ''))}</p>"
                )
                told = {name: what[name] for name in ("parameters", "requestBody", "responses") if name in what}
                parts.append(f"<details><summary>in and out</summary><pre>{_pretty(told)}</pre></details>")
        for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
            parts.append(
                f"<details><summary><code>{escape(name)}</code></summary><pre>{_pretty(schema)}</pre></details>"
            )
        head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cablecar API</title></head><body>'
        return (head + "".join(parts) + "</body></html>").encode()


def _pretty(thing: Any) -> str:
    return escape(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())
