"""One socket: what comes in is checked and queued for the room, what goes out is written by its listener."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from cablecar.server.http.context import ServerContext, address_of, browser_of, context_of
from cablecar.server.rate_limits import Bucket
from cablecar.server.sockets.transport import Pipe, pipe_of
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.seats import held_seats
from cablecar.server.tables.listener import CODES, Listener
from cablecar.server.tables.requests import Left, Said
from cablecar.server.tables.room import Room
from cablecar.server.tables.rooms import BrokenTable, HaltedTable, NoTable
from cablecar.server.wire import messages

COSTS: dict[type, float] = {
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
MOST_UNREADABLE = 10
MOST_TOO_FAST = 100
CLOSE_SECONDS = 5.0


async def listen(socket: WebSocket) -> None:
    """Let a browser that has a seat, or may look on, take part."""
    context, browser, table = context_of(socket), browser_of(socket), socket.path_params["table"]
    try:
        mine = await context.rooms.store.read(held_seats, browser, table) if browser else []
    except StoreFailed:
        await socket.close(code=CODES["stopping"], reason="stopping")
        return
    if browser is None or not mine or context.rooms.is_stopping:
        await socket.close(code=1008, reason="no-seat")
        return
    pipe = pipe_of(socket.scope)
    listener = Listener(browser, mine, context.settings.queue, pipe, address_of(socket))
    ear = Ear(pipe, listener, context, table, address_of(socket))
    pipe.take_over(ear.hear, listener.flush)
    await socket.accept()
    context.rooms.metrics.sockets.inc()
    counted: tuple[tuple[bytes, str], str] = (browser, table), address_of(socket)
    context.sockets.update(counted)
    if (
        context.sockets[counted[0]] > context.settings.sockets
        or context.sockets[counted[1]] > context.settings.address_sockets
    ):
        listener.end("too-many")
    leaving = asyncio.create_task(_leave(socket, ear))
    ending = asyncio.create_task(_close(socket, listener))
    told = asyncio.create_task(listener.ended.wait())  # who does not read is not waited for
    try:
        await asyncio.wait([leaving, told], return_when=asyncio.FIRST_COMPLETED)
        if listener.reason:  # let it hear the goodbye, but not for ever
            context.rooms.metrics.cut.labels(listener.reason).inc()
            await asyncio.wait([ending], timeout=CLOSE_SECONDS)
    finally:
        listener.end("left")  # what of it is still under way into the room finds it closed
        pipe.let_go()
        if table in context.rooms.live:  # first of all: who has left holds no seat against others
            await context.rooms.live[table].queue.put(Left(listener))
        tasks = (leaving, ending, told, *ear.entering)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        context.rooms.metrics.sockets.dec()
        context.sockets.subtract(counted)
        for one in counted:
            if not context.sockets[one]:
                del context.sockets[one]


async def _leave(socket: WebSocket, ear: Ear) -> None:
    """Wait until the other side is gone; what it said before it was let in is heard now."""
    event: Any = await socket.receive()
    while event["type"] == "websocket.receive":
        ear.hear(event.get("text") or event.get("bytes") or "")
        event = await socket.receive()


async def _close(socket: WebSocket, listener: Listener) -> None:
    """Close, as soon as the goodbye is written."""
    await listener.emptied.wait()
    await socket.close(code=CODES.get(listener.reason, 1000), reason=listener.reason)


class Ear:
    """Hears what comes through one socket."""

    def __init__(self, pipe: Pipe, listener: Listener, context: ServerContext, table: str, address: str) -> None:
        self.pipe = pipe
        self.listener = listener
        self.context = context
        self.table = table
        self.address = address
        self.room: Room | None = None
        self.entering: list[asyncio.Task[None]] = []  # one at most: the room is being loaded
        self._bucket = Bucket(context.settings.message_rate, context.settings.message_burst)
        self._unreadable = self._too_fast = 0
        self._early: list[Said] = []  # heard before the room was there

    def hear(self, text: str | bytes) -> bool:
        """Take a message: refuse it, answer it or pass it on; who is being shown out is not heard any more."""
        if self.listener.is_open:
            self._take(text)
        return self.listener.is_open

    def _take(self, text: str | bytes) -> None:
        listener = self.listener
        try:
            message = messages.decode_client(text)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
            self._unreadable += 1
            self._refuse("", "bad-message", self._unreadable >= MOST_UNREADABLE)
            return
        cost = COSTS.get(type(message), 1.0)
        if not self._bucket.take(cost) or not self.context.messages.take(self.address, cost):
            self._too_fast += 1
            self._refuse(messages.id_of(message), "too-fast", self._too_fast >= MOST_TOO_FAST)
        elif isinstance(message, messages.Ping):
            listener.tell(messages.Pong())
        else:
            self._pass_on(Said(listener, message, time.monotonic()))

    def _refuse(self, id: str, key: str, is_last: bool) -> None:
        self.listener.tell(messages.refusal(id, key))
        if is_last:
            self.listener.end("bad-messages")

    def _pass_on(self, said: Said) -> None:
        """Queue a message for the room, which may have to be loaded first."""
        if self.room is None or self.room.is_ended or self.entering:
            self._early.append(said)
            if not self.entering:
                self.pipe.rest()
                self.entering = [asyncio.create_task(self._enter())]
                self.entering[0].add_done_callback(self._entered)
        elif not self.room.put(said):
            self.listener.tell(messages.refusal(messages.id_of(said.message), "busy"))

    async def _enter(self) -> None:
        """Find or load the room."""
        context, listener = self.context, self.listener
        try:
            self.room = await context.rooms.room(self.table)
        except (NoTable, BrokenTable):
            listener.end("broken")
        except StoreFailed:
            listener.end("stopping")
        except HaltedTable as halted:
            listener.tell(await context.rooms.facts_of(self.table, halted, listener.mine))
            listener.end("halted")

    def _entered(self, task: asyncio.Task[None]) -> None:
        """Pass on what was heard meanwhile."""
        early, self._early, self.entering = self._early, [], []
        if task.cancelled():
            return
        if task.exception() is not None:
            self.listener.end("broken")
        self.pipe.go_on()
        for said in early if self.listener.is_open else ():
            self._pass_on(said)
