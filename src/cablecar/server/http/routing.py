"""How a route is declared: `@get` and `@post` above an async function, with what the OpenAPI document says about it.

A function that answers `@post` gets the request and its body, already decoded and checked. docs/wire.md, "Adding a
route", lists the steps.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cablecar.server.http.error_responses import RequestRefused, json_response
from cablecar.server.wire.messages import MAX_BODY

Body = TypeVar("Body", bound=msgspec.Struct)
Answer = Awaitable[Response]
USUAL_FAULTS = (400, 401, 403)
JSON = "application/json"


class ApiRoute(Route):
    """A route and its place in the OpenAPI document: the shapes of body and answer, and the statuses of its faults."""

    def __init__(
        self,
        method: str,
        path: str,
        endpoint: Callable[[Request], Answer],
        documented: Callable[..., Answer],
        *,
        body: type[Any] | None = None,
        answer: Any = str,
        status: int = 200,
        faults: tuple[int, ...] = (),
        in_document: bool = True,
    ) -> None:
        super().__init__(path, endpoint, methods=[method], name=documented.__name__, include_in_schema=in_document)
        self.method = method
        self.description = " ".join((documented.__doc__ or "").split())
        self.body = body
        self.answer = answer
        self.status = status
        self.faults = (*USUAL_FAULTS, *faults)


def get(path: str, **documented: Any) -> Callable[[Callable[[Request], Answer]], ApiRoute]:
    """Declare the route of a GET. `answer`: the struct that is sent as JSON, or `str` for plain text."""

    def route(function: Callable[[Request], Answer]) -> ApiRoute:
        return ApiRoute("GET", path, function, function, **documented)

    return route


def post(
    path: str, body: type[Body], max_body_bytes: int = MAX_BODY, **documented: Any
) -> Callable[[Callable[[Request, Body], Answer]], ApiRoute]:
    """Declare the route of a POST, whose function gets the request and its body as a struct."""

    def route(function: Callable[[Request, Body], Answer]) -> ApiRoute:
        async def endpoint(request: Request) -> Response:
            if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
                raise RequestRefused(400, "bad-request")  # a form of another site can't send this type
            decoded = msgspec.json.decode(await _body_of(request, max_body_bytes), type=body, strict=False)
            return await function(request, decoded)

        return ApiRoute("POST", path, endpoint, function, body=body, **documented)

    return route


async def _body_of(request: Request, max_bytes: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > max_bytes:
            raise RequestRefused(413, "too-large")
    return bytes(body)


def json_of(value: msgspec.Struct, status: int = 200) -> Response:
    """Return a struct as a response."""
    return json_response(msgspec.json.encode(value), status)
