"""The API as an OpenAPI document and as a page: operations from the routes, shapes from the same structs that check
requests.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from cablecar.server.http.game_cards import version
from cablecar.server.http.routing import JSON, ApiRoute
from cablecar.server.wire import bodies
from cablecar.server.wire.schemas import http

SCHEMAS = "#/components/schemas/"
INTEGERS = ("n",)  # path parameters that are no text
DOCUMENT_TYPE = "application/vnd.oai.openapi+json"


def document(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """Return the OpenAPI document of the routes that belong in it."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        if isinstance(route, ApiRoute) and route.include_in_schema:
            paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cablecar", "version": version()},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": http(SCHEMAS)},
    }


def _operation(route: ApiRoute) -> dict[str, Any]:
    answered: dict[str, Any] = {"description": HTTPStatus(route.status).description}
    if route.answer is not None:
        answered["content"] = _content(route.answer)
    refused = {str(status): {"description": "A fault", "content": _content(bodies.Fault)} for status in route.faults}
    names = re.findall(r"{(\w+)}", route.path)
    operation: dict[str, Any] = {"operationId": route.name, "description": route.description}
    if names:
        operation["parameters"] = [_parameter(name) for name in names]
    if route.body is not None:
        operation["requestBody"] = {"content": _content(route.body), "required": True}
    return {**operation, "responses": {str(route.status): answered, **refused}}


def _parameter(name: str) -> dict[str, Any]:
    kind = "integer" if name in INTEGERS else "string"
    return {"name": name, "in": "path", "schema": {"type": kind}, "required": True}


def _content(shape: Any) -> dict[str, Any]:
    if shape is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {JSON: {"schema": {"$ref": SCHEMAS + shape.__name__}}}


def page_of(document: dict[str, Any]) -> str:
    """Return the document as a page without script: everything is local, and the strict policy holds for it too."""
    parts = [f"<h1>{escape(document['info']['title'])} {escape(document['info']['version'])}</h1>"]
    parts.append('<p><a href="docs/openapi.json">openapi.json</a>. The socket is described in docs/wire.md.</p>')
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            described = escape(operation["description"])
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{described}</p>")
            shapes = {part: operation[part] for part in ("parameters", "requestBody", "responses") if part in operation}
            parts.append(f"<details><summary>in and out</summary><pre>{_pretty(shapes)}</pre></details>")
    for name, schema in document["components"]["schemas"].items():
        parts.append(f"<details><summary><code>{escape(name)}</code></summary><pre>{_pretty(schema)}</pre></details>")
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cablecar API</title></head><body>'
    return head + "".join(parts) + "</body></html>"


def _pretty(value: Any) -> str:
    return escape(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def document_routes(routes: Sequence[BaseRoute]) -> list[Route]:
    """Return the routes of the document and its page; both are made when they are first asked for."""
    made = cache(lambda: document(routes))
    page = cache(lambda: page_of(made()))

    async def fetch_page(request: Request) -> Response:
        return HTMLResponse(page())

    async def fetch_document(request: Request) -> Response:
        return Response(msgspec.json.encode(made()), media_type=DOCUMENT_TYPE)

    return [Route("/docs", fetch_page), Route("/docs/openapi.json", fetch_document)]
