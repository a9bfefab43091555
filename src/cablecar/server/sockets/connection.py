"""What a table needs of a socket, however its bytes travel: uvicorn_adapter.py is the short way and plain_connection.py
the ordinary one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, cast

from starlette.websockets import WebSocket

from cablecar.server.sockets.plain_connection import PlainConnection

EXTENSION: Final = "cablecar.connection"  # of the ASGI scope: where the short way puts the connection


class Connection(Protocol):
    """One socket, from its handshake to its end."""

    is_writable: bool
    """The other side reads what it is sent; what is written although it does not is kept in memory."""

    def start(self, on_message: Callable[[str | bytes], bool], on_writable: Callable[[], None]) -> None:
        """Call `on_message` with every message from now on, and `on_writable` when the socket can be written to again.
        To be called before the socket is accepted. `on_message` returns whether the message was of any use.
        """

    def write(self, frames: bytes) -> None:
        """Send frames; nothing, if the socket is closing."""

    def pause_reading(self) -> None:
        """Read nothing more for a while than what has come already."""

    def resume_reading(self) -> None:
        """Read again."""

    async def readable(self) -> None:
        """Wait until messages that came over ASGI may be read."""

    async def written(self) -> None:
        """Wait until everything that was written is on its way."""

    def abort_soon(self) -> None:
        """Close for good, soon, whether what was written is read or not."""


def connection_of(socket: WebSocket) -> Connection:
    """Return the connection of a socket: the short way where there is one."""
    direct = socket.scope.get("extensions", {}).get(EXTENSION)
    return cast(Connection, direct) if direct is not None else PlainConnection(socket)
