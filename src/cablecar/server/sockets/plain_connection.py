"""A socket through ASGI alone, as the specification describes it: for a server library that the adapter does not fit.

It costs a queue, a task and several layers of coroutines for every message in each direction. What ASGI does not show
can't be limited: pings and parts of messages are not counted, and a reader that stops reading is let go of by the
operating system, not by us; what waits for it is bounded all the same (tables/listener.py).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from cablecar.server.wire.frames import payloads_of

HIGH_WATER_BYTES: Final = 65_536  # unsent, from which on a socket is not written to; those of asyncio's transports
LOW_WATER_BYTES: Final = 16_384


class PlainConnection:
    """One socket."""

    is_writable = True

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._unsent: deque[bytes] = deque()
        self._unsent_bytes = 0
        self._filled = asyncio.Event()
        self._emptied = asyncio.Event()
        self._emptied.set()
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._on_writable: Callable[[], None] | None = None
        self._sending: asyncio.Task[None] | None = None

    def start(self, on_message: Callable[[str | bytes], bool], on_writable: Callable[[], None]) -> None:
        self._on_writable = on_writable
        self._sending = asyncio.create_task(self._send())

    def write(self, frames: bytes) -> None:
        for payload in payloads_of(frames):
            self._unsent.append(payload)
            self._unsent_bytes += len(payload)
        self.is_writable = self._unsent_bytes < HIGH_WATER_BYTES
        self._emptied.clear()
        self._filled.set()

    def pause_reading(self) -> None:
        self._may_read.clear()

    def resume_reading(self) -> None:
        self._may_read.set()

    async def readable(self) -> None:
        await self._may_read.wait()

    async def written(self) -> None:
        await self._emptied.wait()

    def abort_soon(self) -> None:
        if self._sending is not None:
            self._sending.cancel()

    async def _send(self) -> None:
        try:
            while await self._filled.wait():
                while self._unsent:
                    await self._socket.send_text(self._unsent[0].decode())
                    self._unsent_bytes -= len(self._unsent.popleft())
                    if not self.is_writable and self._unsent_bytes <= LOW_WATER_BYTES:
                        self._become_writable()
                self._filled.clear()
                self._emptied.set()
        except WebSocketDisconnect:  # nothing waits for a reader that is gone
            self._unsent.clear()
            self._emptied.set()

    def _become_writable(self) -> None:
        self.is_writable = True
        if self._on_writable is not None:
            self._on_writable()
