"""The server's end of one socket: a bounded queue of frames, so that a slow reader is cut off and never stalls a room."""
from __future__ import annotations

import asyncio

from cablecar.scene.change import Parts
from cablecar.server import wire
from cablecar.server.limits import Bucket

TALK_RATE, TALK_BURST = 0.5, 6.0  # lines of talk a second, and at once
CODES = {"stopping": 1001, "bad-messages": 1008, "no-seat": 1008, "slow": 1013, "too-many": 1013, "broken": 1011, "idle": 4000, "halted": 4001, "deleted": 4002}


class Listener:
    """Who listens at a table, through one socket."""

    def __init__(self, browser: bytes, mine: list[int], size: int) -> None:
        self.browser = browser
        self.mine = mine  # what this browser holds, bystanding included
        self.reader: int | None = None  # whose eyes it has; none before hello
        self.curtain = False  # people take turns at this screen: nobody's hand is shown before he asks
        self.facts = ""  # the last welcome it was sent
        self.takes_changes = False  # it can put a look together from what has changed
        self.seen: Parts | None = None  # the last look it was told
        self.count = 0  # changes since it was told a whole one
        self.talk = Bucket(TALK_RATE, TALK_BURST)
        self.size = size
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()
        self.reason = ""  # why it ends
        self.ended = asyncio.Event()

    @property
    def is_open(self) -> bool:
        return not self.reason

    def send(self, frame: str) -> None:
        """Queue a frame; who does not read is cut off."""
        if not self.is_open:
            return
        if self.frames.qsize() >= self.size:
            while not self.frames.empty():
                self.frames.get_nowait()
            self.end("slow")
            return
        self.frames.put_nowait(frame)

    def tell(self, message: wire.Told) -> None:
        """Queue a message."""
        self.send(wire.frame(message))

    def told(self, look: Parts, message: wire.Looked | wire.Changed) -> None:
        """Queue the message that tells a look."""
        self.seen, self.count = look, message.count if isinstance(message, wire.Changed) else 0
        self.tell(message)

    def end(self, reason: str) -> None:
        """Say goodbye after what is queued."""
        if self.is_open:
            self.reason = reason
            self.frames.put_nowait(wire.frame(wire.Bye(reason)))
            self.frames.put_nowait(None)
            self.ended.set()
