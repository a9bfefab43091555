"""All live tables: opened, loaded on demand, evicted when nobody looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal

from cablecar.bots import BOTS
from cablecar.kernel import log as logs
from cablecar.kernel.errors import BadLog, CablecarError, UnknownBot
from cablecar.kernel.log import Header
from cablecar.kernel.options import preset_of
from cablecar.kernel.table import Table
from cablecar.modes import mode
from cablecar.server.access import BYSTANDER, HOST, hash_of, held_with, new_secret, new_table_id
from cablecar.server.garbage import collect_if_quiet
from cablecar.server.journal import log
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings
from cablecar.server.store.base import DEFAULT_TERMS, SeatRow, Store, TableTerms
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.lists import all_headers, overdue_tables, untouched_tables
from cablecar.server.store.seats import hold_seat, read_seats
from cablecar.server.store.tables import (
    delete_table,
    insert_table,
    missing_tables,
    read_log_text,
    read_summary,
    read_terms,
)
from cablecar.server.tables import loading
from cablecar.server.tables.bot_pool import Bots
from cablecar.server.tables.clock import ClockMemory
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.ownership import Ownership
from cablecar.server.tables.requests import RematchOpened
from cablecar.server.tables.room import Room, RoomContext
from cablecar.server.tables.seat_changes import bot_row, free_name, note_of
from cablecar.server.tables.seat_manager import player_of
from cablecar.server.tables.summaries import summary_of
from cablecar.server.wire import bodies, messages
from cablecar.sets import Sets

ME, FRIEND, EMPTY = "me", "friend", "empty"
SWEEP_SECONDS = 30.0
FORGET_SECONDS = 3600.0
NO_CLOCK = ClockMemory()


class NoTable(CablecarError):
    """There is no such table."""


class BrokenTable(CablecarError):
    """A stored log has no header that can be read."""


class HaltedTable(CablecarError):
    """Nothing of a stored table can be shown; `say` gives its players the reason."""

    def __init__(self, header: Header, say: messages.TextWithKey) -> None:
        super().__init__(say)
        self.header = header
        self.say = say


class Rooms:
    """The tables of one server."""

    def __init__(self, settings: Settings, store: Store, ownership: Ownership, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.ownership = ownership
        self.metrics = metrics
        self.sets = Sets(settings.components)
        self.bots = Bots(settings, metrics)
        self.context = RoomContext(store, self.bots, metrics, settings)
        self.live: dict[str, Room] = {}
        self.is_stopping = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._stuck: set[str] = set()  # overdue tables that can't go on
        self._forgetting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin what is done from time to time, also at tables that nobody opens."""
        if self._sweeper is None:
            self._sweeper = asyncio.create_task(self._sweep())
        if self.settings.forget_after and self._forgetting is None:
            self._forgetting = asyncio.create_task(self._forget())

    async def open(self, wish: bodies.NewTable, browser: bytes) -> bodies.Opened:
        """Make a table, store it, give the browser its seats."""
        game = self.sets.game(wish.game, wish.components)
        must_be_known(wish.seats)
        given: Mapping[str, str] = {**(preset_of(game, wish.preset).options if wish.preset else {}), **wish.options}
        table = Table(game, len(wish.seats), given, dice=None)
        rows, links, mine = seated(wish.seats, wish.name, wish.names)
        stamps = DecisionStamps(table)
        for row in rows:
            if row.seat >= 0:
                table.note(note_of(row))
        return await self.found(table, stamps, rows, links, browser, mine, TableTerms(wish.pace))

    async def found(
        self,
        table: Table,
        stamps: DecisionStamps,
        rows: list[SeatRow],
        links: Sequence[tuple[int, str]],
        browser: bytes,
        mine: list[int],
        terms: TableTerms = DEFAULT_TERMS,
        like: str | None = None,
    ) -> bodies.Opened:
        """Let a table that has been followed so far begin: chance acts, it is stored, and the browser holds what is
        its; `like`: whoever holds a seat of that table holds it here.
        """
        id = new_table_id()
        dice = self.settings.dice(table)
        table.resume(dice)
        header = "".join(f"{line}\n" for line in table.header.lines())
        summary = summary_of(table, None)
        lines = [event.line() for event in table.events]
        await self.store.write(insert_table, id, header, lines, rows, browser, mine, summary, terms, like)
        await self.ownership.claim(id)
        self.metrics.tables.labels(table.game.slug).inc()
        log.info("table opened", table=id, game=table.game.slug, seats=table.seats)
        room = Room(id, table, stamps, rows, summary, self.context, self._remove, None, terms)
        await room.start(dice)
        self._add(room)
        if like in self.live:
            self.live[like].put(RematchOpened())
        return bodies.Opened(
            id, [seat for seat in mine if seat >= 0], [_link(id, seat, token) for seat, token in links]
        )

    async def room(self, id: str, held: Collection[int] = ()) -> Room:
        """Return a live table, loading it if need be: once, for all who come meanwhile. Those who hold these seats are
        expected: what they see is made while the log is followed.
        """
        if id in self.live:
            return self.live[id]
        if self.is_stopping:
            raise StoreFailed("stopping")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id, held))
            self._loading[id].add_done_callback(partial(self._loaded, id))
        return await asyncio.shield(self._loading[id])

    def _loaded(self, id: str, task: asyncio.Task[Room]) -> None:
        del self._loading[id]
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, CablecarError):
            log.error("table can't be loaded", table=id, error=type(error).__name__)

    async def _load(self, id: str, held: Collection[int]) -> Room:
        text, summary = await self.store.read(read_log_text, id), await self.store.read(read_summary, id)
        if text is None or summary is None:
            raise NoTable(id)
        seats = [seat for seat in held if seat >= 0]
        found = await self._read(id, text, seats or [seat for seat in held if seat == BYSTANDER])
        if found.table is None or found.stamps is None:
            raise HaltedTable(found.header, found.halt.say if found.halt else ["why-broken"])
        rows, terms = await self.store.read(read_seats, id), await self.store.read(read_terms, id)
        halt, table = found.halt.say if found.halt else None, found.table
        room = Room(id, table, found.stamps, rows, summary, self.context, self._remove, halt, terms, found.looks)
        await room.start(self.settings.dice(table))
        self._add(room)
        return room

    async def admit(self, id: str, browser: bytes, seat: int, secret: bytes, name: str) -> bool:
        """Let in a browser that has opened a link; return whether the link still opens the seat. The room informs the
        others.
        """
        try:
            room = await self.room(id)
        except HaltedTable:
            for role in held_with(seat):
                await self.store.write(hold_seat, browser, id, role)
            return True
        return await room.open_link(browser, seat, secret, name)

    async def _read(self, id: str, text: str, readers: Collection[int]) -> loading.Stored:
        try:
            found = await loading.read_stored(text, self.sets, readers)
        except CablecarError as error:
            log.error(
                "table can't be loaded",
                table=id,
                error=type(error).__name__,
                line=error.line if isinstance(error, BadLog) else 0,
            )
            raise BrokenTable(id) from None
        if found.halt is not None:
            log.warning("table halted", table=id, game=found.header.slug, line=found.halt.line, why=found.halt.say[0])
        return found

    async def facts_of(self, id: str, halted: HaltedTable, held: list[int]) -> messages.Welcome:
        """Return the facts of a table that can't be shown."""
        players = [player_of(row) for row in await self.store.read(read_seats, id) if row.seat >= 0]
        mine = [seat for seat in held if seat >= 0]
        head = halted.header
        return messages.Welcome(
            id,
            head.slug,
            mine[0] if mine else None,
            players,
            mine,
            dict(head.options),
            head.components,
            mode(),
            halted.say,
        )

    def _add(self, room: Room) -> None:
        self.live[room.id] = room
        self.metrics.rooms.set(len(self.live))
        self.start()
        if self._warming is None:
            self._warming = asyncio.create_task(self.bots.warm())

    def _remove(self, room: Room) -> None:
        if self.live.get(room.id) is room:
            del self.live[room.id]
        self._tell_of_next(room.id)  # it may have been deleted
        if room.is_finished or not room.terms.pace:
            self.context.clocks.pop(room.id, None)
        self.metrics.rooms.set(len(self.live))

    def _tell_of_next(self, *ids: str) -> None:
        """Make finished tables look again for the tables at which their players go on."""
        for room in self.live.values():
            if room.rematch in ids:
                room.put(RematchOpened())

    async def _sweep(self) -> None:
        """Evict tables that nobody looks at; load those at which somebody is absent for too long; miss those that were
        deleted behind our back; look for garbage while nobody plays.
        """
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds / 2))
            with suppress(StoreFailed):  # the next time, then
                await self.evict(self.settings.idle_seconds)
                await self.remind()
                await self._miss()
            collect_if_quiet(max((room.last_used for room in self.live.values()), default=0.0))

    async def _miss(self) -> None:
        """Find the tables that were deleted without this process: by the host's own hand, or by another process."""
        known = [id for room in self.live.values() for id in (room.id, room.rematch) if id]
        gone = await self.store.read(missing_tables, known)
        for room in [room for room in self.live.values() if room.id in gone]:
            await room.stop("deleted")
        self._tell_of_next(*gone)

    async def remind(self) -> None:
        """Load tables whose people have had their time; each sets its own alarm. One that can't be played is asked
        once.
        """
        for id in await self.store.read(overdue_tables, time.time()):
            if (
                id not in self.live
                and id not in self._stuck
                and self.context.clocks.get(id, NO_CLOCK).alarm <= time.time()
            ):
                self._stuck.add(id)
                with suppress(NoTable, BrokenTable, HaltedTable, StoreFailed):
                    if await self.ownership.claim(id) is None and (await self.room(id)).halt is None:
                        self._stuck.discard(id)

    async def evict(self, seconds: float) -> None:
        """Drop tables that have been idle for some seconds; sooner if there are too many."""
        idle = sorted((room for room in self.live.values() if room.is_idle), key=lambda room: room.last_used)
        surplus = len(self.live) - self.settings.max_rooms
        for number, room in enumerate(idle):
            if room.is_idle and (
                number < surplus or time.monotonic() - room.last_used >= seconds
            ):  # somebody may have come meanwhile
                await room.stop("idle")
                with suppress(StoreFailed):
                    await self.ownership.release(room.id)

    async def _forget(self) -> None:
        """Delete tables at which nothing has happened for as long as the host keeps them."""
        while True:
            with suppress(StoreFailed):  # the next time, then
                await self._forget_untouched()
            await asyncio.sleep(min(FORGET_SECONDS, self.settings.forget_after / 2))

    async def _forget_untouched(self) -> None:
        for id in await self.store.read(untouched_tables, time.time() - self.settings.forget_after):
            if id in self._loading:  # somebody comes
                continue
            if id in self.live:
                if not self.live[id].is_idle:  # somebody looks
                    continue
                await self.live[id].stop("idle")
            with suppress(StoreFailed):
                if await self.ownership.claim(id) is None:
                    await self.store.write(delete_table, id)
                    log.info("table forgotten", table=id)
                    self._tell_of_next(id)

    async def halted(self) -> list[str]:
        """Return the stored tables that can only be looked at because their game, set or rules version is gone."""
        found = []
        for id, header in await self.store.read(all_headers):
            try:
                if loading.halted_by(logs.parse(header).header, self.sets) is not None:
                    found.append(id)
            except BadLog:
                found.append(id)
        return found

    async def stop(self) -> None:
        """Finish every transaction, say goodbye to every socket."""
        self.is_stopping = True
        for task in (self._sweeper, self._forgetting):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._warming is not None:
            await self._warming
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(room.stop("stopping") for room in list(self.live.values())))
        await self.bots.stop()


def must_be_known(seats: Sequence[str]) -> None:
    """Refuse bots that are not here."""
    for who in seats:
        if who not in (ME, FRIEND, EMPTY) and who not in BOTS:
            raise UnknownBot(f"there is no bot {who!r}; there are {', '.join(BOTS)}")


def seated(
    seats: Sequence[str], name: str, names: Sequence[str] = ()
) -> tuple[list[SeatRow], list[tuple[int, str]], list[int]]:
    """Return the seats of a new table, the secrets of those for people, bystanders and the host, and what the host
    holds.
    """
    rows: dict[int, SeatRow] = {}
    links: list[tuple[int, str]] = []
    mine: list[int] = []
    given = iter(names)
    for seat, who in enumerate(seats):
        if who in BOTS:
            rows[seat] = bot_row(seat, who, rows)
            continue
        if who == EMPTY:
            rows[seat] = SeatRow(seat, "", None, None, EMPTY)
            continue
        token = new_secret()
        links.append((seat, token))
        if who == ME:
            mine.append(seat)
            rows[seat] = SeatRow(
                seat, free_name(messages.tidy(next(given, "")) or name, seat, rows), None, hash_of(token)
            )
        else:
            rows[seat] = SeatRow(seat, "", None, hash_of(token), FRIEND)
    for role in (HOST, BYSTANDER):
        token = new_secret()
        links.append((role, token))
        rows[role] = SeatRow(role, "", None, hash_of(token))
    return list(rows.values()), links, [*(mine or [BYSTANDER]), HOST]


def _link(id: str, seat: int, token: str) -> bodies.SecretLink:
    kind: Literal["seat", "watch", "host"] = "watch" if seat == BYSTANDER else "host" if seat == HOST else "seat"
    return bodies.SecretLink(kind, seat if seat >= 0 else None, f"/t/{id}#{token}")
