"""The application: routes, limits and documents put together."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, WebSocketRoute

from cablecar.server.cluster.leases import leases_on
from cablecar.server.cluster.relay import Relay
from cablecar.server.http import host_routes, page_routes, replay_routes, table_routes
from cablecar.server.http.context import ServerContext
from cablecar.server.http.error_responses import EXCEPTION_HANDLERS, on_failure
from cablecar.server.http.guard import Guard
from cablecar.server.http.openapi import document_routes
from cablecar.server.http.throttle import GetThrottle
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings
from cablecar.server.sockets.endpoint import listen
from cablecar.server.store.opening import open_store
from cablecar.server.tables.rooms import Rooms

MIN_COMPRESSED_BYTES = 1000
COMPRESSION_LEVEL = 6
API_ROUTES: list[BaseRoute] = [
    table_routes.list_games,
    table_routes.list_tables,
    table_routes.open_table,
    table_routes.enter_table,
    table_routes.fetch_stage,
    table_routes.fetch_log,
    replay_routes.fetch_past,
    replay_routes.fetch_moment,
    replay_routes.fork_table,
    replay_routes.upload_log,
    replay_routes.rematch_table,
    host_routes.enter_password,
    host_routes.healthz,
    host_routes.readyz,
    host_routes.metrics,
    WebSocketRoute("/api/tables/{table}/socket", listen),
]


def make_app(settings: Settings) -> tuple[Guard, Rooms, Relay]:
    """Return the application and its tables; whoever stops the tables closes the store."""
    store = open_store(settings.db)
    leases = leases_on(store)
    rooms = Rooms(settings, store, leases, Metrics())
    context = ServerContext(settings, rooms)
    app = Starlette(
        routes=[*API_ROUTES, *document_routes(API_ROUTES), *page_routes.PAGE_ROUTES],
        middleware=[
            Middleware(GZipMiddleware, minimum_size=MIN_COMPRESSED_BYTES, compresslevel=COMPRESSION_LEVEL),
            Middleware(GetThrottle, context=context),
            # what nobody expected: answered and written into the journal here, else the framework would raise it again
            Middleware(ExceptionMiddleware, handlers={Exception: on_failure}),
        ],
        exception_handlers=EXCEPTION_HANDLERS,
    )
    app.state.context = context
    relay = Relay(app, rooms, leases)
    return Guard(relay, settings, context.password_gate), rooms, relay
