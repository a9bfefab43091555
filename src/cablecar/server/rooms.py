"""All live tables: opened, loaded on demand, evicted when nobody looks."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import structlog

from cablecar.bots import BOTS
from cablecar.kernel.errors import BadLog, CablecarError, UnknownBot
from cablecar.kernel.log import Header
from cablecar.kernel.options import preset_of
from cablecar.kernel.table import Table
from cablecar.modes import mode
from cablecar.server import stored, wire
from cablecar.server.bots import Bots
from cablecar.server.marks import Marks
from cablecar.server.metrics import Metrics
from cablecar.server.room import Room, Shared, summary_of
from cablecar.server.seats import BYSTANDER, hash_of, new_secret, new_table_id
from cablecar.server.settings import Settings
from cablecar.server.store import SeatRow, Store
from cablecar.sets import Sets

ME = "me"
SWEEP_SECONDS = 30.0

log = structlog.get_logger("cablecar.rooms")


class NoTable(Exception):
    """There is no such table."""


class BrokenTable(Exception):
    """A stored log has no header that can be read."""


class HaltedTable(Exception):
    """Nothing of a stored table can be shown; `say` tells its players why."""

    def __init__(self, header: Header, say: wire.Text) -> None:
        super().__init__(say)
        self.header = header
        self.say = say


class Rooms:
    """The tables of one server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.sets = Sets(settings.components)
        self.bots = Bots(settings, metrics)
        self.shared = Shared(store, self.bots, metrics)
        self.live: dict[str, Room] = {}
        self.is_stopping = False
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    async def open(self, wish: wire.NewTable, browser: bytes) -> wire.Opened:
        """Make a table, store it, give the browser its seats."""
        game = self.sets.game(wish.game, wish.components)
        for who in wish.seats:
            if who != ME and who not in BOTS:
                raise UnknownBot(f"there is no bot {who!r}; there are {', '.join(BOTS)}")
        given: Mapping[str, str] = {**(preset_of(game, wish.preset).options if wish.preset else {}), **wish.options}
        table = Table(game, len(wish.seats), given, dice=None)
        rows, links, mine = _seated(wish.seats, wish.name)
        id = new_table_id()
        marks = Marks(table)
        for row in rows:
            if row.seat >= 0:
                marks.follow(table.note(f"seat {row.seat} bot {row.bot}" if row.bot else f"seat {row.seat} human"))
        for event in table.resume(self.settings.dice(table)):
            marks.follow(event)
        header = "".join(f"{line}\n" for line in table.header.lines())
        summary = summary_of(table, None)
        await self.store.open_table(id, header, [event.line() for event in table.events], rows, browser, mine, summary)
        self.metrics.tables.labels(game.slug).inc()
        log.info("table opened", table=id, game=game.slug, seats=len(wish.seats))
        self._add(Room(id, table, marks, rows, summary, self.shared, self._remove))
        return wire.Opened(id, [seat for seat in mine if seat >= 0], [wire.Link(seat, f"/t/{id}#{token}") for seat, token in links])

    async def room(self, id: str) -> Room:
        """Return a live table, loading it if need be."""
        if id in self.live:
            return self.live[id]
        text, summary = self.store.log_of(id), self.store.summary(id)
        if text is None or summary is None:
            raise NoTable(id)
        table, marks, halt = self._read(id, text)
        if halt is not None:
            room = Room(id, table, marks, self.store.seats_of(id), summary, self.shared, self._remove, halt)
            self._add(room)
            return room
        place = len(table.events)
        if rolled := table.resume(self.settings.dice(table)):
            for event in rolled:
                marks.follow(event)
            summary = summary_of(table, summary)
            await self.store.append(id, place, [event.line() for event in rolled], summary)
            if id in self.live:
                return self.live[id]
        room = Room(id, table, marks, self.store.seats_of(id), summary, self.shared, self._remove)
        self._add(room)
        return room

    def _read(self, id: str, text: str) -> tuple[Table, Marks, wire.Text | None]:
        try:
            found = stored.read(text, self.sets)
        except CablecarError as error:
            log.error("table can't be loaded", table=id, error=type(error).__name__, line=error.line if isinstance(error, BadLog) else 0)
            raise BrokenTable(id) from None
        if found.halt is not None:
            log.warning("table halted", table=id, game=found.header.slug, line=found.halt.line, why=found.halt.say[0])
        if found.table is None or found.marks is None:
            raise HaltedTable(found.header, found.halt.say if found.halt else ["why-broken"])
        return found.table, found.marks, found.halt.say if found.halt else None

    def facts_of(self, id: str, halted: HaltedTable, held: list[int]) -> wire.Welcome:
        """Return what can be told of a table that can't be shown."""
        players = [wire.Player(row.seat, row.name, row.bot) for row in self.store.seats_of(id) if row.seat >= 0]
        mine = [seat for seat in held if seat >= 0]
        head = halted.header
        return wire.Welcome(id, head.slug, mine[0] if mine else None, players, mine, dict(head.options), head.components, mode(), halted.say)

    def _add(self, room: Room) -> None:
        self.live[room.id] = room
        self.metrics.rooms.set(len(self.live))
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep())
            self._warming = asyncio.create_task(self.bots.warm())

    def _remove(self, room: Room) -> None:
        if self.live.get(room.id) is room:
            del self.live[room.id]
        self.metrics.rooms.set(len(self.live))

    async def _sweep(self) -> None:
        """Evict tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds / 2))
            await self.evict(self.settings.idle_seconds)

    async def evict(self, seconds: float) -> None:
        """Let go of tables that have been idle for so long; sooner if there are too many."""
        idle = sorted((room for room in self.live.values() if room.is_idle), key=lambda room: room.used)
        surplus = len(self.live) - self.settings.max_rooms
        for number, room in enumerate(idle):
            if number < surplus or time.monotonic() - room.used >= seconds:
                await room.stop("idle")

    async def stop(self) -> None:
        """Finish every transaction, say goodbye to every socket."""
        self.is_stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        if self._warming is not None:
            await self._warming
        await asyncio.gather(*(room.stop("stopping") for room in list(self.live.values())))
        await self.bots.stop()


def _seated(seats: Sequence[str], name: str) -> tuple[list[SeatRow], list[tuple[int | None, str]], list[int]]:
    """Return the seats of a new table, the secrets of those for people, and what its host holds."""
    rows: list[SeatRow] = []
    links: list[tuple[int | None, str]] = []
    people = 0
    for seat, who in enumerate(seats):
        if who == ME:
            people += 1
            token = new_secret()
            links.append((seat, token))
            rows.append(SeatRow(seat, name if people == 1 else f"{name} {people}"[: wire.MAX_NAME], None, hash_of(token)))
        else:
            same = seats[: seat + 1].count(who)
            rows.append(SeatRow(seat, who if same == 1 else f"{who} {same}", who, None))
    token = new_secret()
    links.append((None, token))
    rows.append(SeatRow(BYSTANDER, "", None, hash_of(token)))
    mine = [seat for seat, _ in links if seat is not None] or [BYSTANDER]
    return rows, links, mine
