"""What sockets alone cost in Python, as the highest bound: `python benchmarks/barest.py PORT BYTES`, as bare.py, on
picows, whose sockets are written in C.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

tables: dict[bytes, list[WSTransport]] = defaultdict(list)
answer = b"x" * int(sys.argv[2])


class Socket(WSListener):  # type: ignore[misc]  # picows has no types here
    """One socket: what it says is answered to its whole table."""

    def __init__(self, path: bytes) -> None:
        self.table = tables[path]

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.table.append(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            for each in self.table:
                each.send(WSMsgType.TEXT, answer)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.remove(transport)


def welcome(request: WSUpgradeRequest) -> Socket:
    return Socket(bytes(request.path))


async def serve() -> None:
    """Serve until killed."""
    server = await ws_create_server(welcome, "127.0.0.1", int(sys.argv[1]), enable_auto_ping=False)
    print("ready", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve())
