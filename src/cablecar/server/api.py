"""The HTTP API: games, tables, seats, stages."""
from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address
from typing import Any, TypeAlias, cast

from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cablecar.kernel import log as logs
from cablecar.kernel.errors import BadLog
from cablecar.server import cards, wire
from cablecar.server.faults import Faulty
from cablecar.server.limits import Buckets
from cablecar.server.room import StageWish
from cablecar.server.rooms import Rooms
from cablecar.server.seats import BYSTANDER, hash_of, new_secret, seat_of
from cablecar.server.settings import Settings
from cablecar.server.stored import halted_by

COOKIE = "cablecar"
YEAR = 31_536_000
STAGE_SECONDS = 10.0

Asked: TypeAlias = Request[Any, Any, Any]


class House:
    """What the handlers of one server share."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self.settings = settings
        self.rooms = rooms
        self.openings = Buckets(settings.open_rate, settings.open_burst)
        self.entries = Buckets(settings.enter_rate, settings.enter_burst)
        self.sockets: Counter[tuple[bytes, str]] = Counter()  # open ones per browser and table


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """Return what the handlers share."""
    return cast(House, connection.app.state.house)


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> bytes | None:
    """Return the hash by which a browser is known, or nothing."""
    secret = connection.cookies.get(COOKIE, "")
    return hash_of(secret) if 20 <= len(secret) <= 64 else None


def _known(request: Asked) -> tuple[bytes, list[Cookie]]:
    """Return the browser, and the cookie that a new one gets."""
    if browser := browser_of(request):
        return browser, []
    secret = new_secret()
    is_secure = request.headers.get("x-forwarded-proto", request.scope["scheme"]) == "https"
    cookie = Cookie(key=COOKIE, value=secret, max_age=YEAR, path="/", httponly=True, samesite="strict", secure=is_secure)
    return hash_of(secret), [cookie]


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


def _is_near(request: Asked) -> bool:
    """Tell whether this machine asks for itself, not for somebody behind a proxy."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(_address(request)).is_loopback
    except ValueError:
        return False


def _must_be_json(request: Asked) -> None:
    if request.content_type[0] != "application/json":
        raise Faulty(400, "bad-request")


def _held(request: Asked, table: str) -> list[int]:
    """Return what the browser holds at a table; refuse those who hold nothing."""
    browser = browser_of(request)
    held = house_of(request).rooms.store.held(browser, table) if browser else []
    if not held:
        raise Faulty(401, "no-seat")
    return held


def _players(rooms: Rooms, table: str) -> list[wire.Player]:
    return [wire.Player(row.seat, row.name, row.bot) for row in rooms.store.seats_of(table) if row.seat >= 0]


@get("/api/games", sync_to_thread=False)
def list_games(request: Asked) -> wire.Games:
    """List the games that can be played."""
    return cards.all_games(house_of(request).rooms.sets)


@get("/api/tables", sync_to_thread=False)
def list_tables(request: Asked) -> wire.Tables:
    """List the tables at which this browser has a seat, those that wait for it first."""
    rooms, browser = house_of(request).rooms, browser_of(request)
    found = []
    for id, header, summary in rooms.store.tables_of(browser) if browser else []:
        held = [seat for seat in rooms.store.held(browser, id) if seat >= 0] if browser else []
        turn = [seat for seat in range(8) if summary.turn >> seat & 1]
        try:
            head = logs.parse(header).header
        except BadLog:  # nothing can be told of it, and the others must be
            continue
        players, is_halted = _players(rooms, id), halted_by(head, rooms.sets) is not None
        found.append(wire.TableCard(id, head.slug, players, held, turn, summary.since, summary.over, head.components, is_halted))
    found.sort(key=lambda card: (card.over or card.halted, not set(card.turn) & set(card.mine)))
    return wire.Tables(found)


@post("/api/tables")
async def open_table(request: Asked, data: wire.NewTable) -> Response[wire.Opened]:
    """Open a table; this browser gets its seats."""
    _must_be_json(request)
    house = house_of(request)
    if not house.openings.take(_address(request)):
        raise Faulty(429, "too-many")
    data.name = wire.tidy(data.name)
    if not data.name:
        raise Faulty(400, "bad-name")
    browser, cookies = _known(request)
    return Response(await house.rooms.open(data, browser), status_code=201, cookies=cookies)


@post("/api/tables/{table:str}/enter", status_code=200)
async def enter_table(request: Asked, table: str, data: wire.Enter) -> Response[wire.Entered]:
    """Exchange the token of a link for a seat."""
    _must_be_json(request)
    house = house_of(request)
    if not house.entries.take(_address(request)):
        raise Faulty(429, "too-many")
    store = house.rooms.store
    seat = seat_of(data.token, {row.seat: row.secret for row in store.seats_of(table) if row.secret})
    if seat is None:
        raise Faulty(403, "bad-token")
    browser, cookies = _known(request)
    await store.hold(browser, table, seat)
    held = store.held(browser, table)
    header = logs.parse(store.header_of(table) or "").header  # of the lines behind it nobody hears, least of all of a wrong one
    return Response(wire.Entered(table, header.slug, [one for one in held if one >= 0], BYSTANDER in held), cookies=cookies)


@get("/api/tables/{table:str}/stage/{key:str}")
async def fetch_stage(request: Asked, table: str, key: str) -> Response[bytes]:
    """Return the stage that one of this browser's seats sees."""
    held = _held(request, table)
    room = await house_of(request).rooms.room(table)
    wish = StageWish(key, held, asyncio.get_running_loop().create_future())
    if not room.put(wish):
        raise Faulty(503, "busy")
    stage = await asyncio.wait_for(wish.answer, STAGE_SECONDS)
    if stage is None:
        raise Faulty(404, "no-stage")
    return Response(stage, media_type=MediaType.JSON, headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/api/tables/{table:str}/log")
async def fetch_log(request: Asked, table: str) -> Response[str]:
    """Return the save file of a game that is over; of a running one it leaves for nobody."""
    _held(request, table)
    store = house_of(request).rooms.store
    summary = store.summary(table)
    if summary is None or not summary.over:
        raise Faulty(403, "log-running")
    return Response(store.log_of(table) or "", media_type="text/plain", headers={"cache-control": "no-store"})


@get("/healthz", sync_to_thread=False, media_type=MediaType.TEXT)
def healthz() -> str:
    """Tell that the process lives."""
    return "ok"


@get("/readyz", sync_to_thread=False, media_type=MediaType.TEXT)
def readyz(request: Asked) -> str:
    """Tell that tables can be played."""
    rooms = house_of(request).rooms
    if rooms.is_stopping or not rooms.store.is_well():
        raise Faulty(503, "stopping" if rooms.is_stopping else "busy")
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    """Return the numbers for hosts, to this machine alone: they count every step, of a sealed round too."""
    if not _is_near(request):
        raise Faulty(403, "bad-host")
    return Response(house_of(request).rooms.metrics.page(), media_type="text/plain; version=0.0.4")
