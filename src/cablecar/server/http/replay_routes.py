"""The HTTP API of games that have been played: the past of a table, practice from a moment of it, logs, rematches."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from cablecar.kernel.log import MAX_LINES
from cablecar.scene.model import Look
from cablecar.server.access import ALL_SEATS
from cablecar.server.http.context import (
    address_of,
    browser_of,
    browser_or_new,
    context_of,
    held_by,
    seated_by,
    with_cookie,
)
from cablecar.server.http.error_responses import RequestRefused, json_response
from cablecar.server.http.routing import get, json_of, post
from cablecar.server.store.tables import read_summary
from cablecar.server.tables import founding
from cablecar.server.tables.pasts import view_named, views_of
from cablecar.server.tables.rooms import Rooms
from cablecar.server.wire import bodies, messages

PAST_COST = 8.0  # in messages of an address


async def _past(request: Request, n: int | None) -> Response:
    table, context = request.path_params["table"], context_of(request)
    held = await held_by(request, table)
    is_slow_enough = context.moments.take((browser_of(request) or b"").hex())
    if not is_slow_enough or not context.messages.take(address_of(request), PAST_COST):
        raise RequestRefused(429, "too-many")
    room, view = await context.rooms.room(table), view_named(request.path_params["view"])
    if view not in views_of(ALL_SEATS, room.table.seats, True):
        raise RequestRefused(404, "no-view")
    if view not in views_of(held, room.table.seats, room.summary.over):
        raise RequestRefused(403, "view-running")
    try:
        past = await asyncio.wait_for(room.past(view, n), context.settings.past_seconds)
    except TimeoutError:  # it goes on being put together
        raise RequestRefused(503, "past-long") from None
    return json_response(past, headers={"cache-control": "no-store"})


@get("/api/tables/{table}/past/{view}", answer=bodies.Past, faults=(404, 409, 429, 503))
async def fetch_past(request: Request) -> Response:
    """Return everything a view was shown: `0` … `7` for a seat, `watch` for bystanders, `open` for all hands. While a
    game is running, only one's own views.
    """
    return await _past(request, None)


@get("/api/tables/{table}/past/{view}/{n}", answer=Look, faults=(404, 409, 429, 503))
async def fetch_moment(request: Request) -> Response:
    """Return the look of a view when `n` lines had been shown."""
    try:
        n = int(request.path_params["n"])
    except ValueError:
        raise RequestRefused(404, "no-file") from None
    return await _past(request, max(0, min(n, MAX_LINES)))


def _may_open(request: Request, name: str) -> tuple[Rooms, str]:
    """Return the tables and the tidied name, or refuse for the same reasons as a new table."""
    context = context_of(request)
    if not context.openings.take(address_of(request)):
        raise RequestRefused(429, "too-many")
    if not (tidy := messages.tidy(name)):
        raise RequestRefused(400, "bad-name")
    return context.rooms, tidy


async def _must_be_over(rooms: Rooms, table: str) -> None:
    summary = await rooms.store.read(read_summary, table)
    if summary is None or not summary.over:
        raise RequestRefused(403, "still-running")


@post("/api/tables/{table}/fork", bodies.Fork, answer=bodies.Opened, status=201, faults=(413, 429, 503))
async def fork_table(request: Request, fork: bodies.Fork) -> Response:
    """Open a practice table at a moment of a game that is over; chance is drawn anew from there. A running game can't
    be forked: that would reveal hidden information.
    """
    table = request.path_params["table"]
    await held_by(request, table)
    rooms, fork.name = _may_open(request, fork.name)
    await _must_be_over(rooms, table)
    browser, secret = browser_or_new(request)
    return with_cookie(request, json_of(await founding.fork(rooms, table, fork, browser), 201), secret)


@post(
    "/api/logs",
    bodies.Upload,
    max_body_bytes=messages.MAX_UPLOAD,
    answer=bodies.Opened,
    status=201,
    faults=(413, 429, 503),
)
async def upload_log(request: Request, upload: bodies.Upload) -> Response:
    """Open a table from a log: to look at if the game is over, otherwise to continue as practice."""
    rooms, upload.name = _may_open(request, upload.name)
    browser, secret = browser_or_new(request)
    return with_cookie(request, json_of(await founding.upload(rooms, upload, browser), 201), secret)


@post("/api/tables/{table}/rematch", bodies.Rematch, answer=bodies.Opened, faults=(413, 429, 503))
async def rematch_table(request: Request, rematch: bodies.Rematch) -> Response:
    """Open a table with the same seats, options and components, or find the one that another player has opened."""
    table = request.path_params["table"]
    await seated_by(request, table)
    rooms, _ = _may_open(request, "-")
    await _must_be_over(rooms, table)
    return json_of(await founding.rematch(rooms, table, browser_of(request) or b""))
