"""The HTTP API: games, tables, seats, stages."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, Literal, TypeAlias, cast

from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cablecar.kernel import log as logs
from cablecar.kernel.errors import BadLog
from cablecar.kernel.log import Header
from cablecar.scene.model import Stage
from cablecar.server.access import BYSTANDER, HOST, hash_of, new_secret, seat_of
from cablecar.server.addresses import party_of
from cablecar.server.http import game_cards
from cablecar.server.http.error_responses import Faulty, documented
from cablecar.server.http.guard import is_loopback
from cablecar.server.http.password import KEY, Door
from cablecar.server.rate_limits import Buckets
from cablecar.server.settings import Settings
from cablecar.server.store.lists import tables_of
from cablecar.server.store.seats import held_seats, name_of_host, read_seats
from cablecar.server.store.tables import read_header, read_log, read_summary
from cablecar.server.tables.loading import halted_by
from cablecar.server.tables.requests import StageWish
from cablecar.server.tables.rooms import Rooms
from cablecar.server.tables.seat_manager import player_of
from cablecar.server.wire import bodies, messages

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
        self.moments = Buckets(settings.message_rate, settings.message_burst)
        self.messages = Buckets(settings.address_messages, settings.address_messages * 3)
        self.sockets: Counter[tuple[bytes, str] | str] = Counter()  # open ones per browser and table, and per address
        self.gets = Buckets(settings.get_rate, settings.get_burst)
        self.door = Door(settings.password)


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """Return what the handlers share."""
    return cast(House, connection.app.state.house)


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> bytes | None:
    """Return the hash by which a browser is known, or nothing."""
    secret = connection.cookies.get(COOKIE, "")
    return hash_of(secret) if 20 <= len(secret) <= 64 else None


def known(request: Asked) -> tuple[bytes, list[Cookie]]:
    """Return the browser, and the cookie that a new one gets."""
    if browser := browser_of(request):
        return browser, []
    secret = new_secret()
    return hash_of(secret), [_cookie(request, COOKIE, secret)]


def _cookie(request: Asked, key: str, value: str) -> Cookie:
    public = house_of(request).settings.public
    is_secure = public.is_secure or request.scope["scheme"] == "https"
    return Cookie(
        key=key, value=value, max_age=YEAR, path=public.base or "/", httponly=True, samesite="strict", secure=is_secure
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return what limits count as one address."""
    return party_of(connection.client.host) if connection.client else ""


def _is_near(request: Asked) -> bool:
    """Tell whether this machine asks for itself, not for somebody behind a proxy: not every proxy says so, but most
    hand on the name it is called by.
    """
    if (
        "x-forwarded-for" in request.headers
        or "forwarded" in request.headers
        or not is_loopback(request.headers.get("host", ""))
    ):
        return False
    try:
        return ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


def must_be_json(request: Asked) -> None:
    if request.content_type[0] != "application/json":
        raise Faulty(400, "bad-request")


async def held_by(request: Asked, table: str) -> list[int]:
    """Return what the browser holds at a table; refuse those who hold nothing."""
    browser = browser_of(request)
    held = await house_of(request).rooms.store.read(held_seats, browser, table) if browser else []
    if not held:
        raise Faulty(401, "no-seat")
    return held


async def must_not_flood(request: Asked) -> None:
    """Refuse an address that asks without end; whatever changes something has limits of its own."""
    if (
        request.method in ("GET", "HEAD")
        and request.scope["path"].startswith(("/api/", "/docs"))
        and not house_of(request).gets.take(address_of(request))
    ):
        raise Faulty(429, "too-many")


@get("/api/games", sync_to_thread=False, responses=documented(429))
def list_games(request: Asked) -> bodies.Games:
    """List the games that can be played."""
    return game_cards.all_games(house_of(request).rooms.sets)


@post("/api/house", status_code=204, responses=documented(413, 429))
async def knock(request: Asked, data: bodies.Knock) -> Response[None]:
    """Say the password of the house; who knows it may come in with this browser from now on."""
    must_be_json(request)
    house = house_of(request)
    if not house.entries.take(address_of(request)):
        raise Faulty(429, "too-many")
    if not house.door.opens(data.password):
        raise Faulty(403, "bad-password")
    return Response(None, status_code=204, cookies=[_cookie(request, KEY, house.door.cookie)])


@get("/api/tables", responses=documented(429))
async def list_tables(request: Asked) -> bodies.Tables:
    """List the tables at which this browser has a seat, those that wait for it first."""
    rooms, browser = house_of(request).rooms, browser_of(request)
    found, halted = [], dict[tuple[str, int, str, str], bool]()
    for table in await rooms.store.read(tables_of, browser) if browser else []:
        summary = table.summary
        try:
            head = _head(table.header)
        except BadLog:  # nothing can be told of it, and the others must be
            continue
        seats = [seat for seat in range(8) if summary.turn >> seat & 1]
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
    return bodies.Tables(found)


@lru_cache(1024)
def _head(header: str) -> Header:
    """Read the header of a log: it never changes, and is asked for often."""
    return logs.parse(header).header


def _waits(card: bodies.TableCard) -> bool:
    """Tell whether somebody of this browser must decide; for whom a bot plays, he must not."""
    return any(player.seat in card.turn and player.seat in card.mine and player.bot is None for player in card.seats)


@post("/api/tables", responses=documented(404, 413, 429, 503))
async def open_table(request: Asked, data: bodies.NewTable) -> Response[bodies.Opened]:
    """Open a table; this browser gets its seats."""
    must_be_json(request)
    house = house_of(request)
    if not house.openings.take(address_of(request)):
        raise Faulty(429, "too-many")
    data.name = messages.tidy(data.name)
    if not data.name:
        raise Faulty(400, "bad-name")
    browser, cookies = known(request)
    return Response(await house.rooms.open(data, browser), status_code=201, cookies=cookies)


@post("/api/tables/{table:str}/enter", status_code=200, responses=documented(413, 429, 503))
async def enter_table(request: Asked, table: str, data: bodies.Enter) -> Response[bodies.Entered]:
    """Exchange the token of a link for a seat."""
    must_be_json(request)
    house = house_of(request)
    if not house.entries.take(address_of(request)):
        raise Faulty(429, "too-many")
    store = house.rooms.store
    rows = {row.seat: row for row in await store.read(read_seats, table)}
    seat = seat_of(data.token, {row.seat: row.secret for row in rows.values() if row.secret})
    if seat is None:
        raise Faulty(403, "bad-token")
    browser, cookies = known(request)
    held = await store.read(held_seats, browser, table)
    is_second = rows[seat].state == "friend" and any(other >= 0 for other in held)
    asks = data.known and (data.name is None or is_second)
    if not asks and not await house.rooms.admit(
        table, browser, seat, hash_of(data.token), messages.tidy(data.name or "") or "Player"
    ):
        raise Faulty(403, "bad-token")
    held = await store.read(held_seats, browser, table)
    text = await store.read(read_header, table)
    header = logs.parse(text or "").header  # of the lines behind it nobody hears, least of all of a wrong one
    mine = [one for one in held if one >= 0]
    kind: Literal["seat", "watch", "host"] = "watch" if seat == BYSTANDER else "host" if seat == HOST else "seat"
    host = await store.read(name_of_host, table)
    entered = bodies.Entered(table, header.slug, mine, BYSTANDER in held, HOST in held, asks, host, kind)
    return Response(entered, cookies=cookies)


@get("/api/tables/{table:str}/stage/{key:str}", responses=documented(404, 409, 429, 503, body=Stage))
async def fetch_stage(request: Asked, table: str, key: str) -> Response[bytes]:
    """Return the stage that one of this browser's seats sees, or a bystander: so does who sits behind a curtain."""
    held = await held_by(request, table)
    room = await house_of(request).rooms.room(table)
    wish = StageWish(
        key, [*(seat for seat in held if seat >= 0), BYSTANDER], asyncio.get_running_loop().create_future()
    )
    if not room.put(wish):
        raise Faulty(503, "busy")
    stage = await asyncio.wait_for(wish.answer, STAGE_SECONDS)
    if stage is None:
        raise Faulty(404, "no-stage")
    return Response(stage, media_type=MediaType.JSON, headers={"cache-control": "private, max-age=31536000, immutable"})


@get("/api/tables/{table:str}/log", media_type=MediaType.TEXT, responses=documented(429))
async def fetch_log(request: Asked, table: str) -> Response[str]:
    """Return the save file of a game that is over; of a running one it leaves for nobody."""
    await held_by(request, table)
    store = house_of(request).rooms.store
    summary = await store.read(read_summary, table)
    if summary is None or not summary.over:
        raise Faulty(403, "log-running")
    text = await store.read(read_log, table)
    return Response(text or "", media_type="text/plain", headers={"cache-control": "no-store"})


@get("/healthz", sync_to_thread=False, media_type=MediaType.TEXT, responses=documented())
def healthz() -> str:
    """Tell that the process lives."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, responses=documented(503))
async def readyz(request: Asked) -> str:
    """Tell that tables can be played."""
    rooms = house_of(request).rooms
    if rooms.is_stopping or not await rooms.store.is_well():
        raise Faulty(503, "stopping" if rooms.is_stopping else "busy")
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    """Return the numbers for hosts, to this machine alone: they count every step, of a sealed round too."""
    if not _is_near(request):
        raise Faulty(403, "bad-host")
    return Response(house_of(request).rooms.metrics.page(), media_type="text/plain; version=0.0.4")
