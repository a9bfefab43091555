"""Several processes on one database: each table is owned by one of them, which has its room; the others pass on what
comes for it, sockets and requests alike.

Who owns what stands in the database (database_leases.py). A process that ends gives its tables back; one that is killed
loses them when its heartbeat is missed, and whoever is asked next takes them: the sockets close, the pages come back by
themselves, here or at another process, and find everything that was stored.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from collections.abc import Callable, Coroutine
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from cablecar.server.cluster.leases import Leases, Process
from cablecar.server.http.context import address_of, browser_of
from cablecar.server.http.guard import SECURITY_HEADERS
from cablecar.server.journal import log
from cablecar.server.rate_limits import Buckets
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.seats import held_seats
from cablecar.server.tables.rooms import Rooms
from cablecar.server.wire.messages import MAX_BODY, Bye, text

if TYPE_CHECKING:
    import httpx  # takes longer to load than to use: only who has peers does

BEAT_SECONDS = 1.5
LATE_SECONDS = 6.0  # after which others may have taken our tables
OPEN_SECONDS = 5.0
TOKEN = b"x-cablecar-peer"
OWN = (
    b"connection",
    b"content-length",
    b"transfer-encoding",
    b"keep-alive",
    b"upgrade",
    TOKEN,
)  # of one connection, or said anew
SEEN = (b"host", b"origin", b"x-forwarded-for", b"x-forwarded-proto")  # the guard has judged them here
DRESS = (*OWN, b"content-encoding", b"date", *(name for name, _ in SECURITY_HEADERS))  # each process adds them itself
NO_MORE = 1001


class Relay:
    """Stands before the application: lets it answer for the tables of this process, asks other processes for theirs."""

    def __init__(self, app: ASGIApp, rooms: Rooms, leases: Leases) -> None:
        self.app = app
        self.rooms = rooms
        self.leases = leases
        limits = rooms.settings  # an address may send here what an owner would hear of it, and no more
        self.gets = Buckets(limits.get_rate, limits.get_burst)
        self.posts = Buckets(limits.enter_rate + limits.open_rate, limits.enter_burst + limits.open_burst)
        self.client: httpx.AsyncClient | None = None
        self._beating: asyncio.Task[None] | None = None

    async def join(self, address: str) -> None:
        """Make this process known to the others under an address."""
        if await self.leases.join(address):
            import httpx

            nobodys = CookieJar(
                DefaultCookiePolicy(allowed_domains=[])
            )  # else who has no cookie yet would be sent on with somebody else's
            self.client = httpx.AsyncClient(timeout=30.0, trust_env=False, cookies=nobodys)
            self._beating = asyncio.create_task(self._beat())

    async def leave(self) -> None:
        """Give back what is ours."""
        if self._beating is not None and self.client is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
            with suppress(StoreFailed):
                await self.leases.leave()
            await self.client.aclose()

    async def _beat(self) -> None:
        """Say from time to time that we live. Who could not for too long is no owner any more: everybody comes
        again.
        """
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(StoreFailed):
                await self.leases.beat()
                if loop.time() - last > LATE_SECONDS:
                    log.warning("heartbeat missed", seconds=round(loop.time() - last, 1))
                    for room in list(self.rooms.live.values()):
                        await room.stop("stopping")
                last = loop.time()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if (
            self.client is None
            or scope["type"] not in ("http", "websocket")
            or not (match := re.match(r"/api/tables/([a-z0-9]{10})/", scope["path"]))
        ):
            await self.app(scope, receive, send)
            return
        sent = dict(scope["headers"]).get(TOKEN)
        is_passed_on = sent is not None and hmac.compare_digest(sent, self.leases.token.encode())
        if is_passed_on:
            scope = _as_it_came(scope)
        is_here = match[1] in self.rooms.live
        try:
            if not is_here and not is_passed_on and (fault := await self._fault(scope, match[1])):
                await _refuse(scope, receive, send, *fault)
                return
            peer = None if is_here else await self.leases.claim(match[1])
        except StoreFailed:
            await _refuse(scope, receive, send)
            return
        if peer is None:
            await self.app(scope, receive, send)
        elif is_passed_on:  # it has moved meanwhile; nobody runs in a circle
            await _refuse(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._pass_socket(peer, scope, receive, send)
        else:
            await self._pass_request(peer, scope, receive, send)

    async def _fault(self, scope: Any, table: str) -> tuple[int, str] | None:
        """Judge who asks for a table that is not here, before it is claimed or anything is passed on: all that a
        stranger may do there is enter.
        """
        asks = HTTPConnection(scope)
        is_posting = scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
        if scope["type"] == "http" and not (self.posts if is_posting else self.gets).take(address_of(asks)):
            return 429, "too-many"
        if is_posting and scope["path"].rstrip("/").endswith("/enter"):
            return None
        browser = browser_of(asks)
        held = await self.rooms.store.read(held_seats, browser, table) if browser else []
        return None if held else (401, "no-seat")

    async def _pass_request(self, peer: Process, scope: Any, receive: Any, send: Any) -> None:
        import httpx

        assert self.client is not None
        body, more = bytearray(), True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > MAX_BODY:
                await _answer(send, 413, "too-large")
                return
        try:
            answer = await self.client.request(
                scope["method"], _address(peer, scope), content=bytes(body), headers=_headers(peer, scope)
            )
        except httpx.HTTPError:
            await _refuse(scope, receive, send)
            return
        kept = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in DRESS]
        told = [*kept, (b"content-length", str(len(answer.content)).encode())]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": told})
        await send({"type": "http.response.body", "body": answer.content})

    async def _pass_socket(self, peer: Process, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # that somebody wants to connect
        address = _address(peer, scope).replace("http", "ws", 1)
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in _headers(peer, scope)
            if not name.startswith(b"sec-websocket")
        ]
        try:
            far = await connect(
                address,
                additional_headers=headers,
                compression=None,
                open_timeout=OPEN_SECONDS,
                max_size=None,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            code = 1008 if isinstance(error, InvalidStatus) else NO_MORE
            await send({"type": "websocket.close", "code": code, "reason": "no-seat" if code == 1008 else "stopping"})
            return
        await send({"type": "websocket.accept"})
        async with far:
            pumps = [asyncio.create_task(_to(far, receive)), asyncio.create_task(_from(far, send))]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await pump


async def _to(far: ClientConnection, receive: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        await far.send(text if text is not None else message["bytes"])


async def _from(far: ClientConnection, send: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    with suppress(WebSocketException):
        async for message in far:
            await send(
                {"type": "websocket.send", "text": message}
                if isinstance(message, str)
                else {"type": "websocket.send", "bytes": message}
            )
    is_told = far.close_code is not None and far.close_code != 1006
    if not is_told:  # it was killed
        await send({"type": "websocket.send", "text": text(Bye("stopping"))})
    await send(
        {
            "type": "websocket.close",
            "code": far.close_code if is_told else NO_MORE,
            "reason": far.close_reason or "stopping",
        }
    )


def _address(peer: Process, scope: Any) -> str:
    path, query = (
        (scope.get("raw_path") or scope["path"].encode()).decode("latin-1").partition("?")[0],
        scope["query_string"].decode("latin-1"),
    )
    return f"{peer.address.rstrip('/')}{path}{'?' if query else ''}{query}"


def _headers(peer: Process, scope: Any) -> list[tuple[bytes, bytes]]:
    """Return what the browser sent, with the sign of a peer and whom it speaks for."""
    named = [(name, value) for name, value in scope["headers"] if name not in OWN and name not in SEEN]
    who = scope["client"][0].encode() if scope.get("client") else b""
    told = [
        (TOKEN, peer.token.encode()),
        (b"x-forwarded-for", who),
        (b"x-forwarded-proto", scope["scheme"].replace("ws", "http").encode()),
    ]
    return [*named, *told]


def _as_it_came(scope: Any) -> Any:
    """Return a request that a peer has passed on as it came to the peer."""
    headers = dict(scope["headers"])
    scheme = headers.get(b"x-forwarded-proto", b"http").decode()
    rest = [
        (name, value)
        for name, value in scope["headers"]
        if name not in (TOKEN, b"x-forwarded-for", b"x-forwarded-proto")
    ]
    scheme = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
    return {**scope, "client": (headers.get(b"x-forwarded-for", b"").decode(), 0), "scheme": scheme, "headers": rest}


async def _refuse(scope: Any, receive: Any, send: Any, status: int = 503, key: str = "busy") -> None:
    """Say that there is no seat, or else that it is to be tried again."""
    is_final = status == 401
    if scope["type"] == "websocket":
        await receive()
        await send(
            {
                "type": "websocket.close",
                "code": 1008 if is_final else NO_MORE,
                "reason": key if is_final else "stopping",
            }
        )
        return
    await _answer(send, status, key, *(() if is_final else ((b"retry-after", b"1"),)))


async def _answer(send: Any, status: int, key: str, *more: tuple[bytes, bytes]) -> None:
    body = f'{{"key":"{key}","say":["why-{key}"],"detail":""}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
