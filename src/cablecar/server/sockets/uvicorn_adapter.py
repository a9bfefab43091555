"""Everything that builds on the inside of uvicorn, websockets and h11, and the only place that does.

Two things are not to be had over ASGI. Connections that never come to the end of a request are closed, and one address
has only so many (`HttpConnection`). And a socket is read and written without the queue, the task and the layers of
coroutines that ASGI puts between a message and its table (`DirectConnection`): handshake, fragments, pings and closing
stay uvicorn's.

None of these classes is promised to stay. pyproject.toml bounds their versions, `misfits` says what an installed
version lacks, and the server then does without this module (plain_connection.py).
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from types import GeneratorType
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from cablecar.server.addresses import ANY_PROXY, limit_key_of
from cablecar.server.rate_limits import Bucket
from cablecar.server.sockets.connection import EXTENSION
from cablecar.server.wire.frames import short_text_of

HEAD_TIMEOUT_SECONDS = 15.0  # until the head of a request has come
BODY_TIMEOUT_SECONDS = 60.0  # and then its body
MAX_CONNECTIONS_PER_ADDRESS = 256  # without those that have become sockets: these are counted where they are accepted
FILLER_FRAMES_PER_SECOND, FILLER_FRAMES_AT_ONCE = 10.0, 200.0  # frames that say nothing
READ_BYTES: Final = 4096  # that are read before anything is counted
ABORT_SECONDS: Final = 5.0  # for what was left to be read

# What this module calls or overrides, with the names of the arguments; and what it reads.
METHODS: dict[type[Any], dict[str, tuple[str, ...]]] = {
    H11Protocol: {
        "connection_made": ("transport",),
        "data_received": ("data",),
        "handle_websocket_upgrade": ("event",),
        "connection_lost": ("exc",),
    },
    WebSocketsSansIOProtocol: {
        "data_received": ("data",),
        "handle_connect": ("event",),
        "handle_text": ("event",),
        "handle_cont": ("event",),
        "handle_ping": (),
        "handle_pong": ("event",),
        "handle_parser_exception": (),
        "keepalive_timeout": (),
        "send_receive_event_to_app": (),
        "connection_lost": ("exc",),
        "pause_writing": (),
        "resume_writing": (),
    },
    ServerProtocol: {"data_to_send": (), "send_close": ("code", "reason"), "parse": ()},
    StreamReader: {"at_eof": ()},
    uvicorn.Server: {"capture_signals": (), "handle_exit": ("sig", "frame"), "shutdown": ("sockets",)},
}
ATTRIBUTES: dict[type[Any], tuple[str, ...]] = {
    H11Protocol: ("loop", "transport", "connections", "timeout_keep_alive_task", "client", "config", "conn"),
    WebSocketsSansIOProtocol: (
        "loop",
        "transport",
        "conn",
        "close_sent",
        "read_paused",
        "frames",
        "curr_msg_data_type",
    ),
}
PARSING: tuple[str, ...] = ("state", "current_size", "parser")  # of ServerProtocol


def misfits() -> list[str]:
    """Return what the installed libraries lack of what this module builds on, a sentence for each."""
    found = []
    for owner, methods in METHODS.items():
        for name, arguments in methods.items():
            method = getattr(owner, name, None)
            has = None if method is None else tuple(inspect.signature(method).parameters)[1:]
            if has != arguments:
                now = "is gone" if has is None else f"takes ({', '.join(has)})"
                found.append(f"{_path(owner)}.{name}({', '.join(arguments)}) {now}")
    config = uvicorn.Config(_no_app, log_config=None, lifespan="off")
    config.load()
    loop = asyncio.new_event_loop()
    try:
        for kind in (H11Protocol, WebSocketsSansIOProtocol):
            made: Any = kind(config, ServerState(), {}, loop)
            lacking = [name for name in ATTRIBUTES[kind] if not hasattr(made, name)]
            found += [f"{_path(kind)}.{name} is gone" for name in lacking]
        found += [f"{_path(ServerProtocol)}.{name} is gone" for name in PARSING if not hasattr(ServerProtocol(), name)]
    finally:
        loop.close()
    return found


def _path(owner: type[Any]) -> str:
    return f"{owner.__module__}.{owner.__qualname__}"


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """Stand in for an application that is never called."""


class HttpConnection(H11Protocol):
    """One connection that speaks HTTP, with a deadline for every part of a request."""

    _deadline: asyncio.TimerHandle | None = None
    _awaited: object = None  # what the deadline is for

    def _await(self, awaited: object, seconds: float = 0.0) -> None:
        """Set the deadline for a part of a request, once; or for nothing."""
        if awaited is not self._awaited:
            if self._deadline is not None:
                self._deadline.cancel()
            self._awaited = awaited
            self._deadline = None if awaited is None else self.loop.call_later(seconds, self.transport.abort)

    def _limit_key(self) -> str:
        """Return what limits count the connection under: nothing, if a proxy brings those of many."""
        host = self.client[0] if self.client else ""
        allowed = self.config.forwarded_allow_ips or ()
        proxies = [allowed] if isinstance(allowed, str) else allowed
        if not host or any(proxy == ANY_PROXY or _is_in(host, proxy) for proxy in proxies):
            return ""
        return limit_key_of(host)

    def _make_room(self) -> None:
        """Close a connection of the same address if it has too many: one that asks nothing, else this one."""
        key = self._limit_key()
        others = [one for one in self.connections if isinstance(one, HttpConnection) and one is not self]
        same = [one for one in others if one._limit_key() == key] if key else []
        if len(same) >= MAX_CONNECTIONS_PER_ADDRESS:
            resting = next((one for one in same if one.timeout_keep_alive_task is not None), self)
            resting.transport.close()

    # ---- what uvicorn calls ----------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await(h11.IDLE, HEAD_TIMEOUT_SECONDS)
        self._make_room()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self not in self.connections:
            return
        if self.conn.their_state is h11.IDLE:
            self._await(h11.IDLE, HEAD_TIMEOUT_SECONDS)
        elif self.conn.their_state is h11.SEND_BODY:
            self._await(h11.SEND_BODY, BODY_TIMEOUT_SECONDS)
        else:
            self._await(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        super().connection_lost(exc)


def _is_in(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:
        return False


class DirectConnection(WebSocketsSansIOProtocol):
    """One socket whose messages are handled in the call that brought them, and whose frames are written at once.

    Frames that say nothing (pings, parts of messages, whatever comes after the goodbye) are counted: a client that
    sends many is dropped, as is one that does not read what was left for it.
    """

    is_writable = True
    _on_message: Callable[[str | bytes], bool] | None = None
    _on_writable: Callable[[], None] | None = None
    _fillers: Bucket | None = None

    def start(self, on_message: Callable[[str | bytes], bool], on_writable: Callable[[], None]) -> None:
        self._on_message, self._on_writable = on_message, on_writable

    def write(self, frames: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def pause_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def readable(self) -> None:
        return  # only what came before the socket was accepted is read over ASGI

    async def written(self) -> None:
        return

    def abort_soon(self) -> None:
        self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    def _count_filler(self) -> None:
        """Count a frame that says nothing; drop a client that sends too many."""
        self._fillers = self._fillers or Bucket(FILLER_FRAMES_PER_SECOND, FILLER_FRAMES_AT_ONCE)
        if not self._fillers.take():
            self.transport.abort()

    # ---- what uvicorn calls ----------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if (message := short_text_of(data)) is not None and self._is_between_messages():
            self.handle_text(Frame(Opcode.TEXT, message))  # what nearly all of them are, without the parser's steps
            return
        for start in range(0, len(data), READ_BYTES):
            if self.transport.is_closing():
                return  # nothing more is read of a client that is dropped
            super().data_received(data[start : start + READ_BYTES])

    def _is_between_messages(self) -> bool:
        """Tell whether the next byte begins a message: the parser waits for a frame, and no part of one came before."""
        if self.conn.state is not State.OPEN or self.conn.current_size is not None or self.transport.is_closing():
            return False
        waiting: object = self.conn.parser
        while isinstance(waiting, GeneratorType) and waiting.gi_yieldfrom is not None:
            waiting = waiting.gi_yieldfrom
        return isinstance(waiting, GeneratorType) and waiting.gi_code is StreamReader.at_eof.__code__

    def handle_cont(self, event: Frame) -> None:
        self._count_filler()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._count_filler()
        if self.is_writable:
            super().handle_ping()
        else:
            self.conn.data_to_send()  # a client that reads nothing needs no answer

    def handle_pong(self, event: Frame) -> None:
        self._count_filler()
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort_soon()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_writable = True  # nothing waits for a client that is gone

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self._on_writable is not None:
            self._on_writable()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._count_filler()
        if self._on_message is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            message = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        if not self._on_message(message):
            self._count_filler()
