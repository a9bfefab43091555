"""What uvicorn alone can do, as an upper bound: `python benchmarks/bare.py PORT BYTES`. A message of one socket is answered to every socket of its table.

No game, no store, no framework: an ASGI application with the settings of ours. Each answer has BYTES bytes, as many as a change of ours.
"""
from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from typing import Any

import uvicorn
import uvloop

tables: dict[str, list[Any]] = defaultdict(list)
answer = "x" * int(sys.argv[2])


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Serve one socket."""
    await receive()
    await send({"type": "websocket.accept"})
    table = tables[scope["path"]]
    table.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        assert message["text"]
        for each in table:
            await each({"type": "websocket.send", "text": answer})
    table.remove(send)


async def serve() -> None:
    """Serve until killed."""
    config = uvicorn.Config(application, port=int(sys.argv[1]), log_level="error", lifespan="off", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    asyncio.get_running_loop().call_later(0.5, lambda: print("ready", flush=True))
    await server.serve()


if __name__ == "__main__":
    uvloop.run(serve())
