"""The server's end of one socket: what it does not read yet waits in a bounded queue, so that a slow reader is cut off
and never stalls a room.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from cablecar.scene.model import Look
from cablecar.server.wire import messages

MOST_WAITING = 2**21  # bytes that one socket has not read yet, unless it is a single frame
CODES = {
    "stopping": 1001,
    "bad-messages": 1008,
    "no-seat": 1008,
    "slow": 1013,
    "too-many": 1013,
    "broken": 1011,
    "idle": 4000,
    "halted": 4001,
    "deleted": 4002,
}


class Outlet(Protocol):
    """Where frames go: sockets/connection.py."""

    is_writable: bool

    def write(self, frame: bytes) -> None: ...


class Listener:
    """Who listens at a table, through one socket."""

    def __init__(self, browser: bytes, mine: list[int], size: int, outlet: Outlet, address: str = "") -> None:
        self.browser = browser
        self.address = address  # what limits count as one
        self.mine = mine  # what this browser holds, bystanding included
        self.reader: int | None = None  # whose eyes it has; none before hello
        self.curtain = False  # people take turns at this screen: nobody's hand is shown before he asks
        self.facts = b""  # the last welcome it was sent
        self.takes_changes = False  # it can put a look together from what has changed
        self.seen: Look | None = None  # the last look it was told
        self.count = 0  # changes since it was told a whole one
        self.size = size
        self.outlet = outlet
        self.held = b""  # a frame that is written with the next one
        self.waiting: deque[bytes] = deque()  # frames that were not written yet,
        self.weight = 0  # and their bytes
        self.reason = ""  # why it ends
        self.ended = asyncio.Event()
        self.emptied = asyncio.Event()  # it has ended, and everything is written

    @property
    def is_open(self) -> bool:
        return not self.reason

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it; a client that does not read is cut off."""
        if self.reason:
            return
        if self.held:
            frame, self.held = self.held + frame, b""
        if not self.waiting and self.outlet.is_writable:
            self.outlet.write(frame)
        elif not self.waiting or (len(self.waiting) < self.size and self.weight + len(frame) <= MOST_WAITING):
            self._keep(frame)
        else:
            self.waiting.clear()
            self.weight = 0
            self.end("slow")

    def _keep(self, frame: bytes) -> None:
        self.waiting.append(frame)
        self.weight += len(frame)

    def tell(self, message: messages.FromServer) -> None:
        """Send a message."""
        self.send(messages.frame(message))

    def hold(self, message: messages.FromServer) -> None:
        """Send a message together with the next one, or when it is released: writing takes longer than most of what is
        done for a move.
        """
        self.let_go()
        self.held = messages.frame(message)

    def let_go(self) -> None:
        """Send what is held."""
        if self.held:
            self.send(b"")

    def end(self, reason: str) -> None:
        """Say goodbye after the queued frames."""
        if self.is_open:
            self.let_go()
            self.reason = reason
            self._keep(messages.frame(messages.Bye(reason)))
            self.ended.set()
            self.flush()

    def flush(self) -> None:
        """Write queued frames, as far as the client reads them."""
        while self.waiting and self.outlet.is_writable:
            frame = self.waiting.popleft()
            self.weight -= len(frame)
            self.outlet.write(frame)
        if self.reason and not self.waiting:
            self.emptied.set()
