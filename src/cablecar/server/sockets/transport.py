"""The short way through uvicorn: who takes a socket over is called with each message and writes frames himself.

The ASGI way costs a queue, a task and several layers of coroutines for every message in each direction, more than what
a table does with it. Handshake,
fragments, pings and closing stay uvicorn's, and whoever does not take a socket over has the ASGI way (relay.py). Frames
that say nothing (pings, parts of
messages, whatever comes after the goodbye) are counted: who sends many is dropped, as is who does not read what is left
for him.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from cablecar.server.rate_limits import Bucket

EXTENSION: Final = "cablecar.pipe"  # of the ASGI scope: where the pipe is found
IDLE_RATE, IDLE_BURST = 10.0, 200.0  # frames a second that say nothing, and at once
SLICE: Final = 4096  # bytes that are read before anything is counted
GRACE: Final = 5.0  # seconds for what was left to be read


class Pipe(WebSocketsSansIOProtocol):
    """One socket."""

    _hear: Callable[[str | bytes], bool] | None = None
    _resumed: Callable[[], None] | None = None
    _idle: Bucket | None = None
    is_writable = True  # the other side reads what it is sent; what is written before it does is kept in memory

    def take_over(self, hear: Callable[[str | bytes], bool], resumed: Callable[[], None]) -> None:
        """Call `hear` with every message from now on, and `resumed` when the socket can be written to again. To be
        called before it is accepted.

        `hear` returns whether the message was of any use.
        """
        self._hear, self._resumed = hear, resumed

    def rest(self) -> None:
        """Hear nothing more for a while but what has come already."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, frame: bytes) -> None:
        """Send a frame; nothing, if the socket is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def let_go(self) -> None:
        """Close for good, soon, whether what was written is read or not."""
        self.loop.call_later(GRACE, self.transport.abort)

    def _note_idle(self) -> None:
        """Count a frame that says nothing; who sends too many is dropped."""
        self._idle = self._idle or Bucket(IDLE_RATE, IDLE_BURST)
        if not self._idle.take():
            self.transport.abort()

    # ---- what uvicorn calls ----------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return  # whoever is dropped is not read to the end
            super().data_received(data[start : start + SLICE])

    def handle_cont(self, event: Frame) -> None:
        self._note_idle()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._note_idle()
        if self.is_writable:
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who reads nothing needs no answer

    def handle_pong(self, event: Frame) -> None:
        self._note_idle()
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_writable = True  # nothing waits for who is gone

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self._resumed is not None:
            self._resumed()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._note_idle()
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            said = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        if not self._hear(said):
            self._note_idle()


def pipe_of(scope: Any) -> Pipe:
    """Return the pipe of a socket."""
    return cast(Pipe, scope["extensions"][EXTENSION])
