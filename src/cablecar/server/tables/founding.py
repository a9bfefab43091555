"""Tables that begin with another one: practice from a moment of a game that is over, an uploaded log, a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from cablecar.bots import BOTS
from cablecar.kernel import log as logs
from cablecar.kernel.errors import BadLog, BadSeats, Refused
from cablecar.kernel.log import TABLE, Event, Log
from cablecar.kernel.table import MAX_NOTE, Table, follow, start_of
from cablecar.server.access import BYSTANDER, HOST
from cablecar.server.store.base import SeatRow
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.seats import held_seats, read_seats
from cablecar.server.store.tables import read_header, read_log_text, read_rematch, read_terms
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.loading import halted_by
from cablecar.server.tables.rooms import ME, NoTable, Rooms, must_be_known, seated
from cablecar.server.tables.seat_changes import ENDS, STAND_IN, note_of
from cablecar.server.tables.time_slices import TimeSlices
from cablecar.server.wire import bodies
from cablecar.sets import Sets

PRACTICE = "practice"  # the table line that tells everybody


async def followed(source: Log, sets: Sets, at: int | None = None) -> tuple[Table, DecisionStamps]:
    """Return the table after some lines of a log, or all; raise BadLog for a line that can't be followed. A game that
    its players ended goes on.
    """
    if halt := halted_by(source.header, sets):
        raise BadLog(halt.line, halt.reason)
    game = sets.made(source.header.slug, source.header.digest)
    assert game is not None  # or it would be halted
    table = start_of(game, source.header)
    stamps = DecisionStamps(table)
    with TimeSlices() as slices:
        for _ in follow(table, _lines_to_go_on_from(source, at)):
            await slices.maybe_pause()
    return table, stamps


def _lines_to_go_on_from(source: Log, at: int | None) -> Iterator[tuple[int, Event]]:
    for number, event in source.numbered(at):
        if event.actor == TABLE and event.word.startswith(ENDS):
            continue
        if event.actor == TABLE and len(event.word) > MAX_NOTE:
            raise BadLog(number, f"a line of the table has {len(event.word)} characters; {MAX_NOTE} at most")
        yield number, event


async def fork(rooms: Rooms, id: str, wish: bodies.Fork, browser: bytes) -> bodies.Opened:
    """Open a practice table at a moment of a game that is over."""
    text = await rooms.store.read(read_log_text, id)
    if text is None:
        raise NoTable(id)
    table, stamps = await followed(logs.parse(text), rooms.sets, wish.place)
    return await _practice(rooms, table, stamps, wish.seats, wish.name, browser)


async def upload(rooms: Rooms, wish: bodies.Upload, browser: bytes) -> bodies.Opened:
    """Open the table of a log: to look at if it is over, otherwise to go on with as practice."""
    source = await asyncio.to_thread(logs.parse, logs.as_written(wish.log))
    table, stamps = await followed(source, rooms.sets)
    if not table.is_over:
        return await _practice(rooms, table, stamps, wish.seats, wish.name, browser)
    rows, links, _ = seated([], "")
    rows += [SeatRow(seat, f"#{seat + 1}", None, None) for seat in range(table.seats)]
    return await rooms.found(table, stamps, rows, links, browser, [BYSTANDER, HOST])


async def _practice(
    rooms: Rooms, table: Table, stamps: DecisionStamps, seats: Sequence[str] | None, name: str, browser: bytes
) -> bodies.Opened:
    if table.is_over:
        raise BadLog(len(table.events), "the game is over there")
    first = (*table.actors(), 0)[0]
    given = list(seats) if seats else [ME if seat == first else STAND_IN for seat in range(table.seats)]
    if len(given) != table.seats:
        raise BadSeats(f"{table.seats} sit at this table, not {len(given)}")
    must_be_known(given)
    rows, links, mine = seated(given, name)
    for note in (PRACTICE, *(note_of(row) for row in rows if row.seat >= 0)):
        with suppress(Refused):  # a full log takes no note
            table.note(note)
    return await rooms.found(table, stamps, rows, links, browser, mine)


async def rematch(rooms: Rooms, id: str, browser: bytes) -> bodies.Opened:
    """Open a table with the same seats, options and components, once: everybody who had a seat has it there, and every
    link opens the same seat.
    """
    store = rooms.store
    if (found := await store.read(read_rematch, id)) is None:
        text = await store.read(read_header, id)
        header = logs.parse(text or "").header
        table = Table(rooms.sets.game(header.slug, header.components), header.seats, dict(header.options), dice=None)
        stamps, rows = DecisionStamps(table), [_again(row) for row in await store.read(read_seats, id)]
        for row in rows:
            if row.seat >= 0:
                table.note(note_of(row))
        try:
            await rooms.found(table, stamps, rows, [], browser, [], await store.read(read_terms, id), like=id)
        except StoreFailed:
            if await store.read(read_rematch, id) is None:  # else somebody was quicker
                raise
        found = await store.read(read_rematch, id)
    assert found is not None
    return bodies.Opened(found, [seat for seat in await store.read(held_seats, browser, found) if seat >= 0], [])


def _again(row: SeatRow) -> SeatRow:
    """Return the row of a seat at the next table: people for whom a bot played are asked again."""
    if row.state in ("friend", "empty") or row.seat < 0:
        return replace(row, agrees=False)
    if row.state == "bot":
        return replace(row, bot=row.bot if row.bot in BOTS else STAND_IN, agrees=False)
    return SeatRow(row.seat, row.name, None, row.secret)
