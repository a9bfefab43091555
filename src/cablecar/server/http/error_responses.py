"""The response to a request that can't be answered: every error has one key and one status, and says nothing that its
sender did not send or may not know.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cablecar.kernel.errors import BadInput, BadLog, BadOption, BadSeats, CablecarError, UnknownGame
from cablecar.server.journal import log
from cablecar.server.store.errors import StoreFailed
from cablecar.server.tables.rooms import BrokenTable, HaltedTable, NoTable
from cablecar.server.wire import bodies, messages

KEYS = {404: "no-file", 413: "too-large"}  # of what the framework refuses; else bad-request
RETRY_SECONDS = "5"
PLACE = re.compile(r"`\$\.(.+)`$")  # where in a body something is wrong, as msgspec names it

Handler = Callable[[Request, Any], Awaitable[Response]]


class RequestRefused(CablecarError):
    """A request that is answered with a Fault."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


def json_response(body: bytes, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return encoded JSON as a response."""
    return Response(body, status, headers, media_type="application/json")


def fault_response(status: int, key: str, detail: str = "", say: messages.TextWithKey | None = None) -> Response:
    """Return a Fault as a response."""
    fault = bodies.Fault(key, say or [f"why-{key}"], detail)
    headers = {"retry-after": RETRY_SECONDS} if status in (429, 503) else None
    return json_response(msgspec.json.encode(fault), status, headers)


def fixed(status: int, key: str) -> Handler:
    """Return a handler that always gives the same response."""

    async def handle(request: Request, error: Exception) -> Response:
        return fault_response(status, key)

    return handle


async def on_refused(request: Request, error: RequestRefused) -> Response:
    return fault_response(error.status, error.key)


async def on_bad_input(request: Request, error: BadInput) -> Response:
    if isinstance(error, BadLog):
        say: messages.TextWithKey = ["why-bad-log", {"line": error.line, "reason": error.reason}]
        return fault_response(400, "bad-log", str(error), say)
    if isinstance(error, UnknownGame):
        return fault_response(404, "no-game", str(error))
    key = {BadOption: "bad-option", BadSeats: "bad-seats"}.get(type(error), "bad-request")
    return fault_response(400, key, str(error))


async def on_bad_body(request: Request, error: msgspec.DecodeError) -> Response:
    """Name the field that is wrong and why; never its value, which may be a secret."""
    reason, _, place = str(error).partition(" - at ")
    if isinstance(error, msgspec.ValidationError):
        field = PLACE.search(place)
        reason = f"{field[1] if field else 'data'}: {reason}"
    return fault_response(400, "bad-request", reason)


async def on_http(request: Request, error: HTTPException) -> Response:
    return fault_response(error.status_code, KEYS.get(error.status_code, "bad-request"))


async def on_failure(request: Request, error: Exception) -> Response:
    log.error("request failed", path=request.scope["path"].split("/")[1:3], error=type(error).__name__)
    return fault_response(500, "broken")


EXCEPTION_HANDLERS: dict[Any, Handler] = {
    RequestRefused: on_refused,
    BadInput: on_bad_input,
    NoTable: fixed(404, "no-table"),
    BrokenTable: fixed(500, "broken"),
    HaltedTable: fixed(409, "halted"),
    StoreFailed: fixed(503, "busy"),
    TimeoutError: fixed(503, "busy"),
    ClientDisconnect: fixed(400, "bad-request"),  # nobody is there to read it
    RecursionError: fixed(400, "bad-request"),  # a body too deep to be read
    UnicodeError: fixed(400, "bad-request"),
    msgspec.DecodeError: on_bad_body,
    HTTPException: on_http,
}
