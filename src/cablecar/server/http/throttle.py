"""Limits how much an address may fetch; requests that change something have limits of their own."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from cablecar.server.http.context import ServerContext, address_of
from cablecar.server.http.error_responses import fault_response

LIMITED_PATHS = ("/api/", "/docs")


class GetThrottle:
    """Refuses an address that fetches too much from the API."""

    def __init__(self, app: ASGIApp, context: ServerContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_limited = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        is_limited = is_limited and scope["path"].startswith(LIMITED_PATHS)
        if is_limited and not self.context.gets.take(address_of(HTTPConnection(scope))):
            await fault_response(429, "too-many")(scope, receive, send)
        else:
            await self.app(scope, receive, send)
