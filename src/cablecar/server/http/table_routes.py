"""The HTTP API of tables: the games, one's own tables, opening a table, taking a seat, its stage and its log."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Literal

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cablecar.kernel import log as logs
from cablecar.kernel.errors import BadLog
from cablecar.kernel.log import Header
from cablecar.scene.model import Stage
from cablecar.server.access import ALL_SEATS, BYSTANDER, HOST, hash_of, seat_of
from cablecar.server.http import game_cards
from cablecar.server.http.context import (
    address_of,
    browser_of,
    browser_or_new,
    context_of,
    held_by,
    with_cookie,
)
from cablecar.server.http.error_responses import RequestRefused, json_response
from cablecar.server.http.routing import get, json_of, post
from cablecar.server.store.lists import tables_of
from cablecar.server.store.seats import held_seats, name_of_host, read_seats
from cablecar.server.store.tables import read_header, read_log_text, read_summary
from cablecar.server.tables.loading import halted_by
from cablecar.server.tables.seat_manager import player_of
from cablecar.server.wire import bodies, messages

STAGE_SECONDS = 10.0
CACHED_HEADERS = 1024


@get("/api/games", answer=bodies.Games, faults=(429,))
async def list_games(request: Request) -> Response:
    """List the games that can be played."""
    return json_of(game_cards.all_games(context_of(request).rooms.sets))


@get("/api/tables", answer=bodies.Tables, faults=(429,))
async def list_tables(request: Request) -> Response:
    """List the tables at which this browser has a seat, those that wait for it first."""
    rooms, browser = context_of(request).rooms, browser_of(request)
    found, halted = [], dict[tuple[str, int, str, str], bool]()
    for table in await rooms.store.read(tables_of, browser) if browser else []:
        summary = table.summary
        try:
            head = _header(table.header)
        except BadLog:  # nothing can be said about it, and the others must be listed
            continue
        seats = [seat for seat in ALL_SEATS if summary.turn >> seat & 1]
        turn, won = ([], seats) if summary.over else (seats, [])
        players, mine = [player_of(row) for row in table.rows], [seat for seat in table.held if seat >= 0]
        kind = head.slug, head.version, head.components, head.digest
        if kind not in halted:
            halted[kind] = halted_by(head, rooms.sets) is not None
        found.append(
            bodies.TableCard(
                table.id,
                head.slug,
                players,
                mine,
                turn,
                summary.since,
                summary.over,
                head.components,
                halted[kind],
                table.pace,
                won,
            )
        )
    found.sort(key=lambda card: (card.over or card.halted, not _waits(card)))
    return json_of(bodies.Tables(found))


@lru_cache(CACHED_HEADERS)
def _header(header: str) -> Header:
    """Read the header of a log: it never changes, and is asked for often."""
    return logs.parse(header).header


def _waits(card: bodies.TableCard) -> bool:
    """Return whether a player of this browser must decide; a player for whom a bot plays need not."""
    return any(player.seat in card.turn and player.seat in card.mine and player.bot is None for player in card.seats)


@post("/api/tables", bodies.NewTable, answer=bodies.Opened, status=201, faults=(404, 413, 429, 503))
async def open_table(request: Request, wish: bodies.NewTable) -> Response:
    """Open a table; this browser gets its seats."""
    context = context_of(request)
    if not context.openings.take(address_of(request)):
        raise RequestRefused(429, "too-many")
    wish.name = messages.tidy(wish.name)
    if not wish.name:
        raise RequestRefused(400, "bad-name")
    browser, secret = browser_or_new(request)
    return with_cookie(request, json_of(await context.rooms.open(wish, browser), 201), secret)


@post("/api/tables/{table}/enter", bodies.Enter, answer=bodies.Entered, faults=(413, 429, 503))
async def enter_table(request: Request, entry: bodies.Enter) -> Response:
    """Exchange the token of a link for a seat."""
    context, table = context_of(request), request.path_params["table"]
    if not context.entries.take(address_of(request)):
        raise RequestRefused(429, "too-many")
    store = context.rooms.store
    rows = {row.seat: row for row in await store.read(read_seats, table)}
    seat = seat_of(entry.token, {row.seat: row.secret for row in rows.values() if row.secret})
    if seat is None:
        raise RequestRefused(403, "bad-token")
    browser, secret = browser_or_new(request)
    held = await store.read(held_seats, browser, table)
    is_second = rows[seat].state == "friend" and any(other >= 0 for other in held)
    asks = entry.known and (entry.name is None or is_second)
    name = messages.tidy(entry.name or "") or "Player"
    if not asks and not await context.rooms.admit(table, browser, seat, hash_of(entry.token), name):
        raise RequestRefused(403, "bad-token")
    held = await store.read(held_seats, browser, table)
    text = await store.read(read_header, table)
    header = logs.parse(text or "").header  # nothing of the lines behind it may be heard here
    mine = [one for one in held if one >= 0]
    kind: Literal["seat", "watch", "host"] = "watch" if seat == BYSTANDER else "host" if seat == HOST else "seat"
    host = await store.read(name_of_host, table)
    entered = bodies.Entered(table, header.slug, mine, BYSTANDER in held, HOST in held, asks, host, kind)
    return with_cookie(request, json_of(entered), secret)


@get("/api/tables/{table}/stage/{key}", answer=Stage, faults=(404, 409, 429, 503))
async def fetch_stage(request: Request) -> Response:
    """Return the stage that one of this browser's seats sees, or that of bystanders, which a curtain shows."""
    table, key = request.path_params["table"], request.path_params["key"]
    held = await held_by(request, table)
    room = await context_of(request).rooms.room(table)
    seats = [*(seat for seat in held if seat >= 0), BYSTANDER]
    stage = await asyncio.wait_for(room.stage(key, seats), STAGE_SECONDS)
    if stage is None:
        raise RequestRefused(404, "no-stage")
    return json_response(stage, headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/api/tables/{table}/log", faults=(429,))
async def fetch_log(request: Request) -> Response:
    """Return the log of a game that is over; nobody gets the log of a running game."""
    table = request.path_params["table"]
    await held_by(request, table)
    store = context_of(request).rooms.store
    summary = await store.read(read_summary, table)
    if summary is None or not summary.over:
        raise RequestRefused(403, "log-running")
    text = await store.read(read_log_text, table)
    return PlainTextResponse(text or "", headers={"cache-control": "no-store"})
