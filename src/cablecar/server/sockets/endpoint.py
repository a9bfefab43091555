"""One socket at a table: what comes in is checked and queued for the room, what goes out is written by its listener."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.websockets import WebSocket

from cablecar.server.http.context import ServerContext, address_of, browser_of, context_of
from cablecar.server.rate_limits import Bucket
from cablecar.server.sockets.connection import Connection, connection_of
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.seats import held_seats
from cablecar.server.tables.listener import CODES, Listener
from cablecar.server.tables.requests import ListenerLeft, ReceivedMessage
from cablecar.server.tables.room import Room
from cablecar.server.tables.rooms import BrokenTable, HaltedTable, NoTable
from cablecar.server.wire import messages

MESSAGE_COSTS: dict[type, float] = {
    messages.Why: 4.0,
    messages.What: 2.0,
    messages.Story: 4.0,
    messages.Hello: 4.0,
    messages.SeatWish: 8.0,
    messages.TableWish: 8.0,
    messages.WayWish: 8.0,
    messages.Say: 4.0,
    messages.HintWish: 8.0,
}
MAX_UNREADABLE_MESSAGES = 10
MAX_REFUSED_MESSAGES = 100
CLOSE_SECONDS = 5.0


async def listen(socket: WebSocket) -> None:
    """Let a browser that has a seat, or may look on, take part."""
    context, browser, table = context_of(socket), browser_of(socket), socket.path_params["table"]
    try:
        mine = await context.rooms.store.read(held_seats, browser, table) if browser else []
    except StoreFailed:
        await socket.close(CODES["stopping"], "stopping")
        return
    if browser is None or not mine or context.rooms.is_stopping:
        await socket.close(CODES["no-seat"], "no-seat")
        return
    connection, address = connection_of(socket), address_of(socket)
    listener = Listener(browser, mine, context.settings.queue, connection, address)
    reader = MessageReader(connection, listener, context, table, address)
    connection.start(reader.read, listener.flush)
    await socket.accept()
    with _counted(context, listener, table):
        await _take_part(socket, connection, listener, reader)


@contextmanager
def _counted(context: ServerContext, listener: Listener, table: str) -> Iterator[None]:
    """Count an open socket; one too many of its browser or address is ended."""
    by_browser, by_address = (listener.browser, table), listener.address
    context.rooms.metrics.sockets.inc()
    context.sockets.update((by_browser, by_address))
    limits = context.settings
    if context.sockets[by_browser] > limits.sockets or context.sockets[by_address] > limits.address_sockets:
        listener.end("too-many")
    try:
        yield
    finally:
        context.rooms.metrics.sockets.dec()
        for counted in (by_browser, by_address):
            context.sockets[counted] -= 1
            if not context.sockets[counted]:
                del context.sockets[counted]


async def _take_part(socket: WebSocket, connection: Connection, listener: Listener, reader: MessageReader) -> None:
    """Read and write until one of the two sides ends it."""
    rooms, table = reader.context.rooms, reader.table
    receiving = asyncio.create_task(_receive(socket, connection, reader))
    closing = asyncio.create_task(_close(socket, connection, listener))
    ended = asyncio.create_task(listener.ended.wait())  # a client that does not read is not waited for
    try:
        await asyncio.wait([receiving, ended], return_when=asyncio.FIRST_COMPLETED)
        if listener.reason:  # let it read the goodbye, but not for ever
            rooms.metrics.cut.labels(listener.reason).inc()
            await asyncio.wait([closing], timeout=CLOSE_SECONDS)
    finally:
        listener.end("left")  # messages that are still on their way into the room find it closed
        connection.abort_soon()
        if table in rooms.live:  # first of all: who has left holds no seat against others
            await rooms.live[table].put_when_free(ListenerLeft(listener))
        tasks = (receiving, closing, ended, *reader.entering)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _receive(socket: WebSocket, connection: Connection, reader: MessageReader) -> None:
    """Read what comes over ASGI until the other side is gone."""
    while (event := await socket.receive())["type"] == "websocket.receive":
        reader.read(event.get("text") or event.get("bytes") or "")
        await connection.readable()


async def _close(socket: WebSocket, connection: Connection, listener: Listener) -> None:
    """Close, as soon as the goodbye is written."""
    await listener.emptied.wait()
    await connection.written()
    await socket.close(CODES.get(listener.reason, 1000), listener.reason)


class MessageReader:
    """Reads the messages of one socket: refuses them, answers them or passes them on to the room."""

    def __init__(
        self, connection: Connection, listener: Listener, context: ServerContext, table: str, address: str
    ) -> None:
        self.connection = connection
        self.listener = listener
        self.context = context
        self.table = table
        self.address = address
        self.room: Room | None = None
        self.entering: list[asyncio.Task[None]] = []  # one at most: the room is being loaded
        self._bucket = Bucket(context.settings.message_rate, context.settings.message_burst)
        self._unreadable = self._too_fast = 0
        self._early: list[ReceivedMessage] = []  # read before the room was there

    def read(self, text: str | bytes) -> bool:
        """Take a message, and return whether it was of use: nothing is, once the socket is being closed."""
        if self.listener.is_open:
            self._take(text)
        return self.listener.is_open

    def _take(self, text: str | bytes) -> None:
        listener = self.listener
        try:
            message = messages.decode_client(text)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
            self._unreadable += 1
            self._refuse("", "bad-message", self._unreadable >= MAX_UNREADABLE_MESSAGES)
            return
        cost = MESSAGE_COSTS.get(type(message), 1.0)
        if not self._bucket.take(cost) or not self.context.messages.take(self.address, cost):
            self._too_fast += 1
            self._refuse(messages.id_of(message), "too-fast", self._too_fast >= MAX_REFUSED_MESSAGES)
        elif isinstance(message, messages.Ping):
            listener.tell(messages.Pong())
        else:
            self._pass_on(ReceivedMessage(listener, message, time.monotonic()))

    def _refuse(self, id: str, key: str, is_last: bool) -> None:
        self.listener.tell(messages.refusal(id, key))
        if is_last:
            self.listener.end("bad-messages")

    def _pass_on(self, said: ReceivedMessage) -> None:
        """Queue a message for the room, which may have to be loaded first."""
        if self.room is None or self.room.is_closed or self.entering:
            self._early.append(said)
            if not self.entering:
                self.connection.pause_reading()
                self.entering = [asyncio.create_task(self._enter())]
                self.entering[0].add_done_callback(self._entered)
        elif not self.room.put(said):
            self.listener.tell(messages.refusal(messages.id_of(said.message), "busy"))

    async def _enter(self) -> None:
        """Find or load the room."""
        rooms, listener = self.context.rooms, self.listener
        try:
            self.room = await rooms.room(self.table, listener.mine)
        except (NoTable, BrokenTable):
            listener.end("broken")
        except StoreFailed:
            listener.end("stopping")
        except HaltedTable as halted:
            listener.tell(await rooms.facts_of(self.table, halted, listener.mine))
            listener.end("halted")

    def _entered(self, task: asyncio.Task[None]) -> None:
        """Pass on what was read meanwhile."""
        early, self._early, self.entering = self._early, [], []
        if task.cancelled():
            return
        if task.exception() is not None:
            self.listener.end("broken")
        self.connection.resume_reading()
        for said in early if self.listener.is_open else ():
            self._pass_on(said)
