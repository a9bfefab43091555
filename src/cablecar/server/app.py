"""The application: handlers, limits and documents put together."""
from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from cablecar.server import api, pages, replays, wire
from cablecar.server.cards import version
from cablecar.server.faults import HANDLERS
from cablecar.server.limits import Guard
from cablecar.server.metrics import Metrics
from cablecar.server.relay import Relay
from cablecar.server.rooms import Rooms
from cablecar.server.settings import Settings
from cablecar.server.socket import listen
from cablecar.server.stores import open_store


class PlainDocs(OpenAPIRenderPlugin):
    """The API as a page without script: everything is local, and the strict policy holds for it too."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        parts = [f"<h1>{escape(openapi_schema['info']['title'])} {escape(openapi_schema['info']['version'])}</h1>"]
        parts.append('<p><a href="docs/openapi.json">openapi.json</a>. The socket is described in docs/wire.md.</p>')
        for path, methods in openapi_schema["paths"].items():
            for method, what in methods.items():
                parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(what.get('description', ''))}</p>")
                told = {name: what[name] for name in ("parameters", "requestBody", "responses") if name in what}
                parts.append(f"<details><summary>in and out</summary><pre>{_pretty(told)}</pre></details>")
        for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
            parts.append(f"<details><summary><code>{escape(name)}</code></summary><pre>{_pretty(schema)}</pre></details>")
        head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cablecar API</title></head><body>'
        return (head + "".join(parts) + "</body></html>").encode()


def _pretty(thing: Any) -> str:
    return escape(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


def make_app(settings: Settings) -> tuple[Guard, Rooms, Relay]:
    """Return the application and its tables; who stops them closes the store."""
    rooms = Rooms(settings, open_store(settings.db), Metrics())
    house = api.House(settings, rooms)
    handlers = [
        api.list_games, api.knock, api.list_tables, api.open_table, api.enter_table, api.fetch_stage, api.fetch_log, api.healthz, api.readyz, api.metrics,
        replays.fetch_past, replays.fetch_moment, replays.fork_table, replays.upload_log, replays.rematch_table,
        listen, pages.texts, pages.common_symbols, pages.picture, pages.rules, pages.lan_code, pages.page,
    ]  # fmt: skip
    plugins = [PlainDocs(path="/"), JsonRenderPlugin(path="/openapi.json")]
    app = Litestar(
        handlers,
        state=State({"house": house}),
        openapi_config=OpenAPIConfig("Cablecar", version(), path="/docs", render_plugins=plugins, use_handler_docstrings=True),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6),
        exception_handlers=HANDLERS,
        request_max_body_size=wire.MAX_BODY,
        logging_config=None,
        debug=False,
    )
    relay = Relay(app, rooms)
    return Guard(relay, settings, house.door), rooms, relay
