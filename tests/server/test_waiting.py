"""Who listens or asks in great numbers at one table keeps no other waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cablecar.server.access import BYSTANDER
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.requests import Said, StageWish
from cablecar.server.tables.rooms import Rooms
from cablecar.server.tables.seat_manager import Desk
from cablecar.server.wire import messages
from cablecar.server.wire.bodies import NewTable
from tests.server.test_loading import BROWSER, ask, with_rooms

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
        wishes = [StageWish("none", [BYSTANDER], asyncio.get_running_loop().create_future()) for _ in range(MANY)]
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
            assert room.put(Said(listener, messages.Hello(), 0.0))
        await ask(room)
        assert len(room.listeners) == MANY
        asked = 0
        here = Desk.here

        def counted(desk: Desk) -> set[int]:
            nonlocal asked
            asked += 1
            return here(desk)

        monkeypatch.setattr(Desk, "here", counted)
        room.tell_facts()
        assert asked == 1
        assert all(b'"type":"welcome"' in outlet.frames[0] for outlet in outlets)

    with_rooms(tmp_path / "tables.sqlite", job)
