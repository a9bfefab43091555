"""What uvicorn alone can do, as an upper bound: `python benchmarks/bare.py PORT BYTES [FILE]`.

A message of one socket is answered to every socket of its table. No game, no framework: an ASGI application with the
settings of ours. Each answer has BYTES bytes, as many as a change of ours. With a FILE every message is stored there
before it is answered, as ours stores a move.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import uvicorn
import uvloop

from cablecar.server.store.base import AcknowledgedMove, Append, Summary
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.store.tables import insert_table

LINE = "0 place green-villa-2 station-5"  # a line of frankfurt

tables: dict[str, list[Any]] = defaultdict(list)
places: dict[str, int] = defaultdict(int)
answer = "x" * int(sys.argv[2])
store: Sqlite | None = Sqlite(Path(sys.argv[3])) if len(sys.argv) > 3 else None


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Serve one socket."""
    await receive()
    await send({"type": "websocket.accept"})
    table = tables[scope["path"]]
    table.append(send)
    if store is not None and len(table) == 1:
        await store.write(insert_table, scope["path"], "", [], [], b"", [], Summary(1, 0.0, False))
    while (message := await receive())["type"] == "websocket.receive":
        assert message["text"]
        if store is not None:
            await keep(store, scope["path"])
        for each in table:
            await each({"type": "websocket.send", "text": answer})
    table.remove(send)


async def keep(store: Sqlite, path: str) -> None:
    """Store a line, with the answer that it earns."""
    place, places[path] = places[path], places[path] + 1
    await store.append(
        Append(path, place, [LINE], Summary(1, time.time(), False), AcknowledgedMove(0, f"m{place}", place, place))
    )


async def serve() -> None:
    """Serve until killed."""
    config = uvicorn.Config(
        application, port=int(sys.argv[1]), log_level="error", lifespan="off", ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    asyncio.get_running_loop().call_later(0.5, lambda: print("ready", flush=True))
    await server.serve()


if __name__ == "__main__":
    uvloop.run(serve())
