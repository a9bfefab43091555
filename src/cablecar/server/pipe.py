"""The short way through uvicorn: who takes a socket over is called with each message and writes frames himself.

The ASGI way costs a queue, a task and several layers of coroutines for every message in each direction, more than what a table does with it. Handshake,
fragments, limits, pings and closing stay uvicorn's, and whoever does not take a socket over has the ASGI way (relay.py).
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "cablecar.pipe"  # of the ASGI scope: where the pipe is found


class Pipe(WebSocketsSansIOProtocol):
    """One socket."""

    _hear: Callable[[str | bytes], None] | None = None
    _resumed: Callable[[], None] | None = None

    def take_over(self, hear: Callable[[str | bytes], None], resumed: Callable[[], None]) -> None:
        """Call `hear` with every message from now on, and `resumed` when the socket can be written to again. To be called before it is accepted."""
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

    @property
    def is_writable(self) -> bool:
        """Tell whether the other side reads what it is sent; what is written before it does is kept in memory."""
        return self.writable.is_set()

    def write(self, frame: bytes) -> None:
        """Send a frame; nothing, if the socket is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    # ---- what uvicorn calls ----------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._resumed is not None:
            self._resumed()

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            said = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # closes
            return
        self.frames = []
        self._hear(said)


def pipe_of(scope: Any) -> Pipe:
    """Return the pipe of a socket."""
    return cast(Pipe, scope["extensions"][EXTENSION])
