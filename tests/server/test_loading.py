"""A table that is loaded: in slices, once for all who come meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import Event
from cablecar.kernel.table import Table
from cablecar.server.access import BYSTANDER, HOST, hash_of
from cablecar.server.cluster.leases import SoleProcess
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings
from cablecar.server.store.base import SeatRow, Summary
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.seats import held_seats
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.store.tables import insert_table, read_log_text
from cablecar.server.tables import loading, time_slices
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.requests import StageRequest
from cablecar.server.tables.room import Room
from cablecar.server.tables.rooms import NoTable, Rooms
from cablecar.server.tables.seat_changes import Asker, SeatDecision, wished
from cablecar.server.wire.bodies import NewTable
from cablecar.server.wire.messages import SeatWish
from cablecar.sets import Sets
from tests.server.harness import finish

pytestmark = pytest.mark.once

BROWSER = b"a" * 32
LONG_LOG = 400  # notes: more lines than a question at another table takes turns


def with_rooms(path: Path, job: Callable[[Rooms], Awaitable[None]]) -> None:
    """Do a job with tables of this process, then stop them."""

    async def play() -> None:
        rooms = Rooms(Settings(path, workers=0), store := Sqlite(path), SoleProcess(), Metrics())
        try:
            await job(rooms)
        finally:
            await rooms.stop()
            store.close()

    finish(play())


async def store(rooms: Rooms, id: str, table: Table, *names: str) -> None:
    """Store a table that nobody has opened here; the browser has the seats of these names."""
    rows, mine = [SeatRow(seat, name, None, None) for seat, name in enumerate(names)], [BYSTANDER, *range(len(names))]
    header, lines = "".join(f"{line}\n" for line in table.header.lines()), [event.line() for event in table.events]
    await rooms.store.write(insert_table, id, header, lines, rows, BROWSER, mine, Summary(0, 0.0, False))


async def ask(room: Room) -> None:
    """Ask a table for something, and wait for the answer."""
    wish = StageRequest("none", [BYSTANDER], asyncio.get_running_loop().create_future())
    assert room.put(wish)
    await wish.answer


def long_table() -> Table:
    table = Table(games.load("toy"), 2, dice=seeded_dice(1))
    for _ in range(LONG_LOG):
        table.note("so many words")
    return table


def test_another_table_answers_while_a_long_one_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)  # whatever the machine: each line is a slice

    async def job(rooms: Rooms) -> None:
        await store(rooms, "long", long_table())
        other = await rooms.room((await rooms.open(NewTable("toy", ["me", "me"]), BROWSER)).id)
        await ask(other)
        loading = asyncio.create_task(rooms.room("long"))
        await asyncio.sleep(0)
        await ask(other)
        assert not loading.done()
        assert len((await loading).table.events) >= LONG_LOG

    with_rooms(tmp_path / "tables.sqlite", job)


def test_many_that_take_long_at_once_keep_the_others_waiting_no_longer_than_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0  # a clock that only goes on while a line is followed: whatever else the machine does takes no time

    def dawdle(stamps: DecisionStamps, table: Table, event: Event) -> None:
        nonlocal now
        now += 0.0001

    async def longest_wait() -> float:
        longest, many = 0.0, [asyncio.create_task(loading.read_stored(long_table().log, Sets(()))) for _ in range(40)]
        await asyncio.sleep(0)  # the first slices are those of who does not know of the others yet
        while not all(one.done() for one in many):
            last = now
            await asyncio.sleep(0)
            longest = max(longest, now - last)
        assert all(one.result().halt is None for one in many)
        return longest

    monkeypatch.setattr(DecisionStamps, "applied", dawdle)
    monkeypatch.setattr(time_slices, "time", SimpleNamespace(monotonic=lambda: now))
    assert 0 < finish(longest_wait()) < 4 * time_slices.SLICE_SECONDS  # it is 40 slices unless they share one


def test_all_who_come_while_a_table_is_loaded_get_one_room_and_chance_acts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)

    async def job(rooms: Rooms) -> None:
        await store(rooms, "due", Table(games.load("toy"), 2, dice=None))
        comers = [asyncio.create_task(rooms.room("due")) for _ in range(3)]
        await asyncio.sleep(0)
        comers[0].cancel()  # the first goes away again
        with suppress(asyncio.CancelledError):
            await comers[0]
        second, third = await asyncio.gather(*comers[1:])
        assert second is third is rooms.live["due"]
        assert comers[0].cancelled()
        log = await rooms.store.read(read_log_text, "due")
        assert log == second.table.log
        assert second.table.events  # chance was due

    with_rooms(tmp_path / "tables.sqlite", job)


def test_all_who_wait_are_told_what_is_not_there_and_may_try_again(tmp_path: Path) -> None:
    async def job(rooms: Rooms) -> None:
        told = await asyncio.gather(rooms.room("none"), rooms.room("none"), return_exceptions=True)
        assert [type(one) for one in told] == [NoTable, NoTable]
        await store(rooms, "none", long_table())
        assert (await rooms.room("none")).id == "none"

    with_rooms(tmp_path / "tables.sqlite", job)


def test_who_stops_waits_for_what_is_being_loaded_and_loads_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)

    async def job(rooms: Rooms) -> None:
        await store(rooms, "long", long_table())
        loading = asyncio.create_task(rooms.room("long"))
        await asyncio.sleep(0)
        await rooms.stop()
        assert (await loading).is_closed
        assert not rooms.live
        with pytest.raises(StoreFailed):
            await rooms.room("long")

    with_rooms(tmp_path / "tables.sqlite", job)


@pytest.mark.parametrize("seat", [1, None])
def test_a_link_that_was_replaced_while_its_table_had_no_time_opens_nothing(tmp_path: Path, seat: int | None) -> None:
    eve = b"e" * 32

    async def job(rooms: Rooms) -> None:
        opened = await rooms.open(NewTable("toy", ["me", "friend"]), BROWSER)
        room = await rooms.room(opened.id)
        whose = BYSTANDER if seat is None else seat
        token = next(
            link.path.partition("#")[2]
            for link in opened.links
            if link.kind in ("seat", "watch") and link.seat == seat and link.seat != 0
        )
        change = wished(SeatWish("w", seat, "link"), Asker(BROWSER, [0, HOST], 0), room.seats.rows, (), "")
        assert isinstance(change, SeatDecision)
        await room.change(change)
        assert not await rooms.admit(opened.id, eve, whose, hash_of(token), "Eve")
        assert await rooms.store.read(held_seats, eve, opened.id) == []
        assert room.seats.rows[1].name == ""
        assert await rooms.admit(opened.id, eve, whose, hash_of(change.link[1] if change.link else ""), "Eve")
        assert await rooms.store.read(held_seats, eve, opened.id) == [whose]

    with_rooms(tmp_path / "tables.sqlite", job)
