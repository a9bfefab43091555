"""How a request that can't be answered is answered: every error has one key, one status, and never more than its sender
said or may know.
"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from cablecar.kernel.errors import BadInput, BadLog, BadOption, BadSeats, UnknownGame
from cablecar.server.journal import log
from cablecar.server.store.errors import StoreFailed
from cablecar.server.tables.rooms import BrokenTable, HaltedTable, NoTable
from cablecar.server.wire import bodies, messages

KEYS = {
    400: "bad-request",
    401: "no-seat",
    404: "no-file",
    405: "bad-request",
    413: "too-large",
    415: "bad-request",
    429: "too-many",
}


def documented(*statuses: int, body: Any = None) -> dict[int, ResponseSpec]:
    """Tell for the document of the API with which statuses, apart from the usual ones, a request may be refused; and
    what is sent by a handler of bytes.
    """
    refused = {
        status: ResponseSpec(bodies.Fault, generate_examples=False, description="A fault")
        for status in (400, 401, 403, *statuses)
    }
    return (
        refused
        if body is None
        else {**refused, 200: ResponseSpec(body, generate_examples=False, description="What was asked for")}
    )


class Faulty(Exception):
    """A request that is answered with a Fault."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


def answer(status: int, key: str, detail: str = "") -> Response[bodies.Fault]:
    """Return a Fault."""
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    return Response(
        bodies.Fault(key, [f"why-{key}"], detail), status_code=status, headers=headers, media_type=MediaType.JSON
    )


def on_faulty(request: Request[Any, Any, Any], error: Faulty) -> Response[bodies.Fault]:
    return answer(error.status, error.key)


def on_input(request: Request[Any, Any, Any], error: BadInput) -> Response[bodies.Fault]:
    if isinstance(error, BadLog):
        say: messages.Text = ["why-bad-log", {"line": error.line, "reason": error.reason}]
        return Response(bodies.Fault("bad-log", say, str(error)), status_code=400, media_type=MediaType.JSON)
    if isinstance(error, UnknownGame):
        return answer(404, "no-game", str(error))
    return answer(400, {BadOption: "bad-option", BadSeats: "bad-seats"}.get(type(error), "bad-request"), str(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bodies.Fault]:
    return answer(
        error.status_code,
        KEYS.get(error.status_code, "bad-request"),
        _detail(error) if error.status_code == 400 else "",
    )


def _detail(error: HTTPException) -> str:
    """Say which field is wrong and why; never what stands in it, which may be a secret."""
    wrong = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    said = [": ".join(str(one[part]) for part in ("key", "message") if one.get(part)) for one in wrong]
    return "; ".join(said) or str(error.detail)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[bodies.Fault]:
    log.error("request failed", path=request.scope["path"].split("/")[1:3], error=type(error).__name__)
    return answer(500, "broken")


HANDLERS: dict[Any, Any] = {
    Faulty: on_faulty,
    BadInput: on_input,
    NoTable: lambda request, error: answer(404, "no-table"),
    BrokenTable: lambda request, error: answer(500, "broken"),
    HaltedTable: lambda request, error: answer(409, "halted"),
    StoreFailed: lambda request, error: answer(503, "busy"),
    TimeoutError: lambda request, error: answer(503, "busy"),
    RecursionError: lambda request, error: answer(400, "bad-request"),  # a body too deep to be read
    HTTPException: on_http,
    Exception: on_failure,
}
