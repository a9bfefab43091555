"""The HTTP API of what has been, and of what begins there: the past of a table, practice, logs, rematches."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get, post

from cablecar.scene.model import Look
from cablecar.server.http.error_responses import Faulty, documented
from cablecar.server.http.routes import Asked, address_of, browser_of, held_by, house_of, known, must_be_json
from cablecar.server.store.tables import read_summary
from cablecar.server.tables import founding
from cablecar.server.tables.pasts import PastWish, view_named, views_of
from cablecar.server.tables.rooms import Rooms
from cablecar.server.wire import bodies, messages

PAST_COST = 8.0  # in messages of an address


async def _past(request: Asked, table: str, name: str, n: int | None) -> Response[bytes]:
    held, house = await held_by(request, table), house_of(request)
    if not house.moments.take((browser_of(request) or b"").hex()) or not house.messages.take(
        address_of(request), PAST_COST
    ):
        raise Faulty(429, "too-many")
    room, view = await house.rooms.room(table), view_named(name)
    if view not in views_of(range(8), room.table.seats, True):
        raise Faulty(404, "no-view")
    if view not in views_of(held, room.table.seats, room.summary.over):
        raise Faulty(403, "view-running")
    wish = PastWish(view, n, asyncio.get_running_loop().create_future())
    if not room.put(wish):
        raise Faulty(503, "busy")
    try:
        told = await asyncio.wait_for(wish.answer, house.settings.past_seconds)
    except TimeoutError:  # it goes on being put together
        raise Faulty(503, "past-long") from None
    if told is None:
        raise Faulty(503, "busy")
    return Response(told, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/past/{view:str}", responses=documented(404, 409, 429, 503, body=bodies.Past))
async def fetch_past(request: Asked, table: str, view: str) -> Response[bytes]:
    """Return everything a view was told: `0` … `7` for a seat, `watch` for bystanders, `open` for all hands. Of a
    running game one's own only.
    """
    return await _past(request, table, view, None)


@get("/api/tables/{table:str}/past/{view:str}/{n:int}", responses=documented(404, 409, 429, 503, body=Look))
async def fetch_moment(request: Asked, table: str, view: str, n: int) -> Response[bytes]:
    """Return the look of a view when `n` lines had been shown."""
    return await _past(request, table, view, max(0, min(n, 1_000_000)))


def _may_open(request: Asked, name: str) -> tuple[Rooms, str]:
    """Return the tables and a tidy name; refuse what a new table is refused for."""
    must_be_json(request)
    house = house_of(request)
    if not house.openings.take(address_of(request)):
        raise Faulty(429, "too-many")
    if not (tidy := messages.tidy(name)):
        raise Faulty(400, "bad-name")
    return house.rooms, tidy


async def _must_be_over(rooms: Rooms, table: str) -> None:
    summary = await rooms.store.read(read_summary, table)
    if summary is None or not summary.over:
        raise Faulty(403, "still-running")


@post("/api/tables/{table:str}/fork", responses=documented(413, 429, 503))
async def fork_table(request: Asked, table: str, data: bodies.Fork) -> Response[bodies.Opened]:
    """Open a practice table at a moment of a game that is over; chance acts anew from there. A running game has no
    forks: they would tell what is hidden.
    """
    await held_by(request, table)
    rooms, data.name = _may_open(request, data.name)
    await _must_be_over(rooms, table)
    browser, cookies = known(request)
    return Response(await founding.fork(rooms, table, data, browser), status_code=201, cookies=cookies)


@post("/api/logs", request_max_body_size=messages.MAX_UPLOAD, responses=documented(413, 429, 503))
async def upload_log(request: Asked, data: bodies.Upload) -> Response[bodies.Opened]:
    """Open the table of a log: to look at if the game is over, otherwise to go on with as practice."""
    rooms, data.name = _may_open(request, data.name)
    browser, cookies = known(request)
    return Response(await founding.upload(rooms, data, browser), status_code=201, cookies=cookies)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=documented(413, 429, 503))
async def rematch_table(request: Asked, table: str, data: bodies.Rematch) -> bodies.Opened:
    """Open a table with the same seats, options and components, or find the one that somebody else has opened."""
    if not any(seat >= 0 for seat in await held_by(request, table)):
        raise Faulty(403, "not-seated")
    rooms, _ = _may_open(request, "-")
    await _must_be_over(rooms, table)
    return await founding.rematch(rooms, table, browser_of(request) or b"")
