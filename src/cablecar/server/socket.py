"""One socket: what comes in is checked and queued for the room, what goes out comes from the listener's own queue."""
from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from cablecar.server import wire
from cablecar.server.api import House, address_of, browser_of, house_of
from cablecar.server.items import Left, Said
from cablecar.server.limits import Bucket
from cablecar.server.listener import CODES, Listener
from cablecar.server.room import Room
from cablecar.server.rooms import BrokenTable, HaltedTable, NoTable
from cablecar.server.store import StoreFailed

COSTS: dict[type, float] = {
    wire.Why: 4.0, wire.What: 2.0, wire.Story: 4.0, wire.Hello: 4.0, wire.SeatWish: 8.0, wire.TableWish: 8.0, wire.WayWish: 8.0, wire.Say: 4.0,
    wire.HintWish: 8.0,
}  # fmt: skip
MOST_UNREADABLE = 10
MOST_TOO_FAST = 100
CLOSE_SECONDS = 5.0


@websocket("/api/tables/{table:str}/socket")
async def listen(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Let a browser that has a seat, or may look on, take part."""
    house, browser = house_of(socket), browser_of(socket)
    mine = house.rooms.store.held(browser, table) if browser else []
    if browser is None or not mine or house.rooms.is_stopping:
        await socket.close(code=1008, reason="no-seat")
        return
    await socket.accept()
    listener = Listener(browser, mine, house.settings.queue)
    house.rooms.metrics.sockets.inc()
    counted: tuple[tuple[bytes, str], str] = (browser, table), address_of(socket)
    house.sockets.update(counted)
    if house.sockets[counted[0]] > house.settings.sockets or house.sockets[counted[1]] > house.settings.address_sockets:
        listener.end("too-many")
    writing = asyncio.create_task(_write(socket, listener))
    reading = asyncio.create_task(_read(socket, listener, house, table))
    ending = asyncio.create_task(listener.ended.wait())  # who does not read is not waited for
    try:
        await asyncio.wait([reading, writing, ending], return_when=asyncio.FIRST_COMPLETED)
        if listener.reason:  # let it hear the goodbye, but not for ever
            house.rooms.metrics.cut.labels(listener.reason).inc()
            await asyncio.wait([writing], timeout=CLOSE_SECONDS)
    finally:
        for task in (reading, writing, ending):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        if table in house.rooms.live:
            await house.rooms.live[table].queue.put(Left(listener))
        house.rooms.metrics.sockets.dec()
        house.sockets.subtract(counted)
        for one in counted:
            if not house.sockets[one]:
                del house.sockets[one]


async def _write(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    while (frame := await listener.frames.get()) is not None:
        await socket.send({"type": "websocket.send", "text": frame, "bytes": None})
    await socket.close(code=CODES.get(listener.reason, 1000), reason=listener.reason)


async def _read(socket: WebSocket[Any, Any, Any], listener: Listener, house: House, table: str) -> None:
    bucket = Bucket(house.settings.message_rate, house.settings.message_burst)
    unreadable = too_fast = 0
    address = address_of(socket)
    room: Room | None = None
    while listener.is_open:
        event = await _receive(socket)
        if event is None:
            return
        try:
            message = wire.decode_client(event)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
            unreadable += 1
            listener.tell(wire.refusal("", "bad-message"))
            if unreadable >= MOST_UNREADABLE:
                listener.end("bad-messages")
            continue
        id = getattr(message, "id", "")
        cost = COSTS.get(type(message), 1.0)
        if not bucket.take(cost) or not house.messages.take(address, cost):
            too_fast += 1
            listener.tell(wire.refusal(id, "too-fast"))
            if too_fast >= MOST_TOO_FAST:
                listener.end("bad-messages")
            continue
        if isinstance(message, wire.Ping):
            listener.tell(wire.Pong())
            continue
        said = Said(listener, message, time.monotonic())
        while room is None or not room.put(said):
            if room is not None and not room.is_ended:
                listener.tell(wire.refusal(id, "busy"))
                break
            room = await _enter(house, table, listener)
            if room is None:
                return


async def _enter(house: House, table: str, listener: Listener) -> Room | None:
    """Find or load the room."""
    try:
        return await house.rooms.room(table)
    except (NoTable, BrokenTable):
        listener.end("broken")
        return None
    except StoreFailed:
        listener.end("stopping")
        return None
    except HaltedTable as halted:
        listener.tell(house.rooms.facts_of(table, halted, listener.mine))
        listener.end("halted")
        return None


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    """Return the next message, or nothing if the socket ends."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text: str | None = event.get("text")
    return text if text is not None else bytes(event.get("bytes") or b"")
