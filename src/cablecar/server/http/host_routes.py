"""The HTTP API of a server itself: its password, its health, its numbers."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cablecar.server.http.context import address_of, context_of, set_cookie
from cablecar.server.http.error_responses import RequestRefused
from cablecar.server.http.guard import is_loopback
from cablecar.server.http.password import PASSWORD_COOKIE, PASSWORD_PATH
from cablecar.server.http.routing import get, post
from cablecar.server.wire import bodies


@post(PASSWORD_PATH, bodies.Knock, answer=None, status=204, faults=(413, 429))
async def enter_password(request: Request, knock: bodies.Knock) -> Response:
    """Enter the password of the server; a browser that knows it may use the API from now on."""
    context = context_of(request)
    if not context.entries.take(address_of(request)):
        raise RequestRefused(429, "too-many")
    if not context.password_gate.accepts(knock.password):
        raise RequestRefused(403, "bad-password")
    response = Response(status_code=204)
    set_cookie(request, response, PASSWORD_COOKIE, context.password_gate.cookie)
    return response


@get("/healthz")
async def healthz(request: Request) -> Response:
    """Tell that the process lives."""
    return PlainTextResponse("ok")


@get("/readyz", faults=(503,))
async def readyz(request: Request) -> Response:
    """Tell that tables can be played."""
    rooms = context_of(request).rooms
    if rooms.is_stopping or not await rooms.store.is_well():
        raise RequestRefused(503, "stopping" if rooms.is_stopping else "busy")
    return PlainTextResponse("ok")


@get("/metrics", in_document=False)
async def metrics(request: Request) -> Response:
    """Return the metrics, to this machine only: they count every step, those of a sealed round too."""
    if not _is_from_this_machine(request):
        raise RequestRefused(403, "bad-host")
    return Response(context_of(request).rooms.metrics.page(), media_type="text/plain; version=0.0.4")


def _is_from_this_machine(request: Request) -> bool:
    """Return whether this machine asks for itself and not on behalf of somebody behind a proxy. Not every proxy says
    that it is one, but most pass on the name under which they were called.
    """
    headers = request.headers
    if "x-forwarded-for" in headers or "forwarded" in headers or not is_loopback(headers.get("host", "")):
        return False
    try:
        return ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
