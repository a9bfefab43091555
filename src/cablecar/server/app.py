"""The application: handlers, limits and documents put together."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from cablecar.server import api, pages, replays, wire
from cablecar.server.cards import version
from cablecar.server.faults import HANDLERS
from cablecar.server.limits import Guard
from cablecar.server.metrics import Metrics
from cablecar.server.openapi import Document, PlainDocs
from cablecar.server.relay import Relay
from cablecar.server.rooms import Rooms
from cablecar.server.settings import Settings
from cablecar.server.socket import listen
from cablecar.server.stores import open_store

HANDLED = [
    api.list_games,
    api.knock,
    api.list_tables,
    api.open_table,
    api.enter_table,
    api.fetch_stage,
    api.fetch_log,
    api.healthz,
    api.readyz,
    api.metrics,
    replays.fetch_past,
    replays.fetch_moment,
    replays.fork_table,
    replays.upload_log,
    replays.rematch_table,
    listen,
    pages.texts,
    pages.common_symbols,
    pages.picture,
    pages.rules,
    pages.moment,
    pages.lan_code,
    pages.page,
]


class Application(Litestar):
    """Litestar for msgspec alone: its plugins for pydantic and attrs, where those are installed, take longer to load
    than all of ours.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_app(settings: Settings) -> tuple[Guard, Rooms, Relay]:
    """Return the application and its tables; who stops them closes the store."""
    rooms = Rooms(settings, open_store(settings.db), Metrics())
    house = api.House(settings, rooms)
    plugins = [PlainDocs(path="/"), Document(path="/openapi.json")]
    app = Application(
        HANDLED,
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            "Cablecar", version(), path="/docs", render_plugins=plugins, use_handler_docstrings=True
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6),
        before_request=api.must_not_flood,
        exception_handlers=HANDLERS,
        request_max_body_size=wire.MAX_BODY,
        logging_config=None,
        debug=False,
    )
    relay = Relay(app, rooms)
    return Guard(relay, settings, house.door), rooms, relay
