"""Who listens or asks in great numbers at one table keeps no other waiting."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cablecar.server.access import BYSTANDER
from cablecar.server.tables import time_slices
from cablecar.server.tables.audience import Audience
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.requests import ReceivedMessage, StageRequest
from cablecar.server.tables.rooms import Rooms
from cablecar.server.tables.time_slices import TimeSlices
from cablecar.server.wire import messages
from cablecar.server.wire.bodies import NewTable
from tests.server.harness import LONG
from tests.server.test_loading import BROWSER, ask, long_table, store, with_rooms

pytestmark = pytest.mark.once

MANY = 60


class Drain:
    """Takes whatever is written."""

    is_writable = True

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)


def test_another_table_has_its_turn_between_any_two_things_that_wait_at_one(tmp_path: Path) -> None:
    async def job(rooms: Rooms) -> None:
        busy, other = [
            await rooms.room((await rooms.open(NewTable("toy", ["me", "me"]), BROWSER)).id) for _ in range(2)
        ]
        await ask(busy)
        await ask(other)
        wishes = [StageRequest("none", [BYSTANDER], asyncio.get_running_loop().create_future()) for _ in range(MANY)]
        assert all(busy.put(wish) for wish in wishes)
        await ask(other)
        assert sum(wish.answer.done() for wish in wishes) < MANY // 2
        await wishes[-1].answer

    with_rooms(tmp_path / "tables.sqlite", job)


def test_who_sits_where_is_found_out_once_for_all_who_listen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(rooms: Rooms) -> None:
        room = await rooms.room((await rooms.open(NewTable("toy", ["me", "me"]), BROWSER)).id)
        outlets = [Drain() for _ in range(MANY)]
        crowd = [Listener(BROWSER, [0, 1] if k else [BYSTANDER], 64, outlet) for k, outlet in enumerate(outlets)]
        for listener in crowd:
            assert room.put(ReceivedMessage(listener, messages.Hello(), 0.0))
        await ask(room)
        assert len(room.audience.listeners) == MANY
        asked = 0
        here = Audience.seats_here

        def counted(audience: Audience) -> set[int]:
            nonlocal asked
            asked += 1
            return here(audience)

        monkeypatch.setattr(Audience, "seats_here", counted)
        room.audience.send_facts(room.facts())
        assert asked == 1
        assert all(b'"type":"welcome"' in outlet.frames[0] for outlet in outlets)

    with_rooms(tmp_path / "tables.sqlite", job)


def test_a_move_does_not_wait_for_who_looks_back_at_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)  # whatever the machine: each line is a slice

    async def job(rooms: Rooms) -> None:
        await store(rooms, "long", long_table(), "Ada", "Bert")
        room = await rooms.room("long")
        outlet = Drain()
        listener = Listener(BROWSER, [0, 1], 64, outlet)
        lines, seat = len(room.table.events), room.table.actors()[0]
        assert room.put(ReceivedMessage(listener, messages.Hello(seat=seat), 0.0))
        await ask(room)
        gate, pause = asyncio.Event(), TimeSlices.pause

        async def held(slices: TimeSlices) -> None:
            await gate.wait()
            await pause(slices)

        monkeypatch.setattr(TimeSlices, "pause", held)
        looking_back = asyncio.create_task(room.past(seat, None))
        word, stamp = room.table.legal(seat)[0], room.stamps.of(seat)
        assert room.put(ReceivedMessage(listener, messages.Move(id="m1", word=word, stamp=stamp), 0.0))
        await asyncio.wait_for(ask(room), LONG)
        assert any(b'"type":"ack","id":"m1"' in frame for frame in outlet.frames)
        assert not looking_back.done()
        gate.set()
        story = json.loads(await looking_back)
        assert story["moments"][-1] <= lines, "what was stored when it was asked for"
        assert json.loads(await room.past(seat, None))["moments"][-1] == room.table.shown(seat)

    with_rooms(tmp_path / "tables.sqlite", job)


def test_a_table_is_observed_for_its_past_only_as_long_as_one_is_kept(tmp_path: Path) -> None:
    async def job(rooms: Rooms) -> None:
        one, other = [await rooms.room((await rooms.open(NewTable("toy", ["me", "me"]), BROWSER)).id) for _ in range(2)]
        observers = [len(room.table.observers) for room in (one, other)]
        rooms.context.pasts.most = 1
        await one.past(0, None)
        assert len(one.table.observers) == observers[0] + 1
        await other.past(0, None)
        assert [len(room.table.observers) for room in (one, other)] == [observers[0], observers[1] + 1]

    with_rooms(tmp_path / "tables.sqlite", job)
