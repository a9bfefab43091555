"""Several processes on one database: each table belongs to one of them, which has its room; the others relay requests
and sockets to it.

The database knows which table belongs to whom (database_leases.py). A process that ends gives its tables back. One that
is killed loses them when its heartbeat is missed, and the next process that is asked for one takes it: the sockets
close, the pages come back by themselves, here or at another process, and find everything that was stored.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Send
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

HEARTBEAT_SECONDS = 1.5
LATE_HEARTBEAT_SECONDS = 6.0  # after which others may have taken our tables
CONNECT_SECONDS = 5.0
REQUEST_SECONDS = 30.0
TOKEN_HEADER = b"x-cablecar-peer"
FORWARDED_HEADERS = (b"x-forwarded-for", b"x-forwarded-proto")
CONNECTION_HEADERS = (  # of one connection: each has its own
    b"connection",
    b"content-length",
    b"transfer-encoding",
    b"keep-alive",
    b"upgrade",
    TOKEN_HEADER,
)
# The guard of this process has checked what a browser says of itself; what every process adds, each adds itself.
UNRELAYED_FROM_BROWSERS = (*CONNECTION_HEADERS, *FORWARDED_HEADERS, b"host", b"origin")
UNRELAYED_FROM_PEERS = (
    *CONNECTION_HEADERS,
    b"content-encoding",
    b"date",
    *(name for name, _ in SECURITY_HEADERS),
)
POLICY_VIOLATION, GOING_AWAY, ABNORMAL = 1008, 1001, 1006  # codes of closed sockets


class Relay:
    """The ASGI application in front of ours, which answers for the tables of this process only."""

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

            no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # one browser's are never sent for another
            self.client = httpx.AsyncClient(timeout=REQUEST_SECONDS, trust_env=False, cookies=no_cookies)
            self._beating = asyncio.create_task(self._beat())

    async def leave(self) -> None:
        """Give back the tables of this process."""
        if self._beating is not None and self.client is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
            with suppress(StoreFailed):
                await self.leases.leave()
            await self.client.aclose()

    async def _beat(self) -> None:
        """Renew this process's heartbeat. If that has failed for too long, its tables may belong to others: all sockets
        are closed, and the pages come back.
        """
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            with suppress(StoreFailed):
                await self.leases.beat()
                if loop.time() - last > LATE_HEARTBEAT_SECONDS:
                    log.warning("heartbeat missed", seconds=round(loop.time() - last, 1))
                    for room in list(self.rooms.live.values()):
                        await room.stop("stopping")
                last = loop.time()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if (
            self.client is None
            or scope["type"] not in ("http", "websocket")
            or not (match := re.match(r"/api/tables/([a-z0-9]{10})/", scope["path"]))
        ):
            await self.app(scope, receive, send)
            return
        sent = dict(scope["headers"]).get(TOKEN_HEADER)
        is_relayed = sent is not None and hmac.compare_digest(sent, self.leases.token.encode())
        if is_relayed:
            scope = _as_browser_sent(scope)
        is_here = match[1] in self.rooms.live
        try:
            if not is_here and not is_relayed and (refusal := await self._refusal(scope, match[1])):
                await _refuse(scope, receive, send, *refusal)
                return
            peer = None if is_here else await self.leases.claim(match[1])
        except StoreFailed:
            await _refuse(scope, receive, send)
            return
        if peer is None:
            await self.app(scope, receive, send)
        elif is_relayed:  # the table has moved meanwhile: nothing is relayed twice
            await _refuse(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._relay_socket(peer, scope, receive, send)
        else:
            await self._relay_request(peer, scope, receive, send)

    async def _refusal(self, scope: Any, table: str) -> tuple[int, str] | None:
        """Return why a table that is not here is neither claimed nor asked for, or None: strangers may only enter."""
        connection = HTTPConnection(scope)
        is_posting = scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
        if scope["type"] == "http" and not (self.posts if is_posting else self.gets).take(address_of(connection)):
            return 429, "too-many"
        if is_posting and scope["path"].rstrip("/").endswith("/enter"):
            return None
        browser = browser_of(connection)
        held = await self.rooms.store.read(held_seats, browser, table) if browser else []
        return None if held else (401, "no-seat")

    async def _relay_request(self, peer: Process, scope: Any, receive: Receive, send: Send) -> None:
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
        kept = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in UNRELAYED_FROM_PEERS]
        headers = [*kept, (b"content-length", str(len(answer.content)).encode())]
        await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": answer.content})

    async def _relay_socket(self, peer: Process, scope: Any, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
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
                open_timeout=CONNECT_SECONDS,
                max_size=None,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            await _close(send, is_final=isinstance(error, InvalidStatus))
            return
        await send({"type": "websocket.accept"})
        async with far:
            ways = [asyncio.create_task(_to_peer(far, receive)), asyncio.create_task(_from_peer(far, send))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)


async def _to_peer(far: ClientConnection, receive: Receive) -> None:
    with suppress(WebSocketException):
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await far.send(text if text is not None else message["bytes"])


async def _from_peer(far: ClientConnection, send: Send) -> None:
    with suppress(WebSocketException):
        async for message in far:
            await send({"type": "websocket.send", "text" if isinstance(message, str) else "bytes": message})
    if far.close_code is not None and far.close_code != ABNORMAL:
        await send({"type": "websocket.close", "code": far.close_code, "reason": far.close_reason or "stopping"})
    else:  # the peer was killed
        await send({"type": "websocket.send", "text": text(Bye("stopping"))})
        await _close(send)


def _address(peer: Process, scope: Any) -> str:
    path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1").partition("?")[0]
    query = scope["query_string"].decode("latin-1")
    return f"{peer.address.rstrip('/')}{path}{'?' if query else ''}{query}"


def _headers(peer: Process, scope: Any) -> list[tuple[bytes, bytes]]:
    """Return the headers of a browser, with the token of a peer and the browser's own address."""
    address = scope["client"][0].encode() if scope.get("client") else b""
    return [
        *((name, value) for name, value in scope["headers"] if name not in UNRELAYED_FROM_BROWSERS),
        (TOKEN_HEADER, peer.token.encode()),
        (b"x-forwarded-for", address),
        (b"x-forwarded-proto", scope["scheme"].replace("ws", "http").encode()),
    ]


def _as_browser_sent(scope: Any) -> Any:
    """Return a relayed request as the browser sent it to the peer."""
    headers = dict(scope["headers"])
    scheme = headers.get(b"x-forwarded-proto", b"http").decode()
    if scope["type"] == "websocket":
        scheme = scheme.replace("http", "ws")
    kept = [(name.lower(), value) for name, value in scope["headers"] if name not in (TOKEN_HEADER, *FORWARDED_HEADERS)]
    return {**scope, "client": (headers.get(b"x-forwarded-for", b"").decode(), 0), "scheme": scheme, "headers": kept}


async def _refuse(scope: Any, receive: Receive, send: Send, status: int = 503, key: str = "busy") -> None:
    """Answer that the browser has no seat here, or else that it is to try again."""
    is_final = status == 401
    if scope["type"] == "websocket":
        await receive()
        await _close(send, is_final)
    else:
        await _answer(send, status, key, *(() if is_final else ((b"retry-after", b"1"),)))


async def _close(send: Send, is_final: bool = False) -> None:
    code, reason = (POLICY_VIOLATION, "no-seat") if is_final else (GOING_AWAY, "stopping")
    await send({"type": "websocket.close", "code": code, "reason": reason})


async def _answer(send: Send, status: int, key: str, *more: tuple[bytes, bytes]) -> None:
    body = f'{{"key":"{key}","say":["why-{key}"],"detail":""}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
