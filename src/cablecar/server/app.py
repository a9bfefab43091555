"""The application: handlers, limits and documents put together."""

from __future__ import annotations

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from cablecar.server.cluster.leases import leases_on
from cablecar.server.cluster.relay import Relay
from cablecar.server.http import pages, replay_routes, routes
from cablecar.server.http.error_responses import HANDLERS
from cablecar.server.http.game_cards import version
from cablecar.server.http.guard import Guard
from cablecar.server.http.openapi import Document, PlainDocs
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings
from cablecar.server.sockets.endpoint import listen
from cablecar.server.store.opening import open_store
from cablecar.server.tables.rooms import Rooms
from cablecar.server.wire import messages

HANDLED = [
    routes.list_games,
    routes.knock,
    routes.list_tables,
    routes.open_table,
    routes.enter_table,
    routes.fetch_stage,
    routes.fetch_log,
    routes.healthz,
    routes.readyz,
    routes.metrics,
    replay_routes.fetch_past,
    replay_routes.fetch_moment,
    replay_routes.fork_table,
    replay_routes.upload_log,
    replay_routes.rematch_table,
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
    store = open_store(settings.db)
    leases = leases_on(store)
    rooms = Rooms(settings, store, leases, Metrics())
    house = routes.House(settings, rooms)
    plugins = [PlainDocs(path="/"), Document(path="/openapi.json")]
    app = Application(
        HANDLED,
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            "Cablecar", version(), path="/docs", render_plugins=plugins, use_handler_docstrings=True
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6),
        before_request=routes.must_not_flood,
        exception_handlers=HANDLERS,
        request_max_body_size=messages.MAX_BODY,
        logging_config=None,
        debug=False,
    )
    relay = Relay(app, rooms, leases)
    return Guard(relay, settings, house.door), rooms, relay
