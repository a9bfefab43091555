"""What the routes and sockets of one server share, and what they need to know of a connection: its browser and its
address.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from starlette.requests import HTTPConnection
from starlette.responses import Response

from cablecar.server.access import hash_of, new_secret
from cablecar.server.addresses import limit_key_of
from cablecar.server.http.error_responses import RequestRefused
from cablecar.server.http.password import PasswordGate
from cablecar.server.rate_limits import Buckets
from cablecar.server.settings import Settings
from cablecar.server.store.seats import held_seats
from cablecar.server.tables.rooms import Rooms

BROWSER_COOKIE = "cablecar"
COOKIE_SECONDS = 31_536_000  # a year
SECRET_LETTERS = range(20, 65)  # how long the secret in a browser's cookie may be


class ServerContext:
    """The settings, the tables and the limits of one server."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self.settings = settings
        self.rooms = rooms
        self.password_gate = PasswordGate(settings.password)
        self.gets = Buckets(settings.get_rate, settings.get_burst)
        self.openings = Buckets(settings.open_rate, settings.open_burst)
        self.entries = Buckets(settings.enter_rate, settings.enter_burst)
        self.moments = Buckets(settings.message_rate, settings.message_burst)
        self.messages = Buckets(settings.address_messages, settings.address_messages * 3)
        self.sockets: Counter[tuple[bytes, str] | str] = Counter()  # open ones per browser and table, and per address


def context_of(connection: HTTPConnection) -> ServerContext:
    """Return the context of the server that a request or socket has come to."""
    return cast(ServerContext, connection.app.state.context)


def browser_of(connection: HTTPConnection) -> bytes | None:
    """Return the hash by which a browser is known, or None for a browser without a cookie."""
    secret = connection.cookies.get(BROWSER_COOKIE, "")
    return hash_of(secret) if len(secret) in SECRET_LETTERS else None


def address_of(connection: HTTPConnection) -> str:
    """Return the key under which limits count the address of a connection."""
    return limit_key_of(connection.client.host) if connection.client else ""


def browser_or_new(connection: HTTPConnection) -> tuple[bytes, str]:
    """Return the hash of the browser, and the secret that a new browser is to be given as a cookie."""
    if browser := browser_of(connection):
        return browser, ""
    secret = new_secret()
    return hash_of(secret), secret


def set_cookie(connection: HTTPConnection, response: Response, key: str, value: str) -> None:
    """Give the browser a cookie that scripts can't read and that other sites can't use."""
    public = context_of(connection).settings.public
    response.set_cookie(
        key,
        value,
        max_age=COOKIE_SECONDS,
        path=public.base or "/",
        httponly=True,
        samesite="strict",
        secure=public.is_secure or connection.scope["scheme"] == "https",
    )


def with_cookie(connection: HTTPConnection, response: Response, secret: str) -> Response:
    """Return a response that sets the cookie of a new browser; a known browser keeps its own."""
    if secret:
        set_cookie(connection, response, BROWSER_COOKIE, secret)
    return response


async def held_by(connection: HTTPConnection, table: str) -> list[int]:
    """Return what the browser holds at a table: its seats, BYSTANDER and HOST. Refuse a browser that holds nothing."""
    browser = browser_of(connection)
    held = await context_of(connection).rooms.store.read(held_seats, browser, table) if browser else []
    if not held:
        raise RequestRefused(401, "no-seat")
    return held


async def seated_by(connection: HTTPConnection, table: str) -> list[int]:
    """Return the seats of the browser at a table; refuse bystanders and a host without a seat too."""
    seats = [seat for seat in await held_by(connection, table) if seat >= 0]
    if not seats:
        raise RequestRefused(403, "not-seated")
    return seats
