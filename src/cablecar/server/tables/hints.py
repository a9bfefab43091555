"""What a bot would do, for the only person at a table. Like everything at a table it is asked by the room's one task;
the bot thinks beside it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cablecar.server.tables.listener import Listener
from cablecar.server.wire import messages

if TYPE_CHECKING:
    from cablecar.server.tables.room import Room


class Hints:
    """The hints of one room: one at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._stamp = -1  # of the decision that is thought about
        self._task: asyncio.Task[None] | None = None

    def ask(self, listener: Listener) -> None:
        """Let a bot think about a decision, or say why not."""
        room, seat = self.room, listener.reader
        assert seat is not None
        practises = all(row.state == "bot" or row.seat == seat for row in room.desk.rows.values())
        if (
            seat < 0
            or not practises
            or room.halt is not None
            or room.ended is not None
            or seat not in room.table.actors()
        ):
            listener.tell(messages.refusal("", "no-hint"))
            return
        stamp = room.marks.stamp(seat)
        if self._task is not None and not self._task.done() and self._stamp == stamp:
            return
        self.rest()
        self._stamp, self._task = stamp, asyncio.create_task(self._think(listener, seat, stamp))

    def rest(self) -> None:
        """Let nobody think any more."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self, listener: Listener, seat: int, stamp: int) -> None:
        room = self.room
        vocabulary = room.table.game.vocabulary
        hint = await room.shared.bots.hint(
            room.table.view(seat), [vocabulary.numbers[word] for word in room.table.legal(seat)], room
        )
        if stamp != room.marks.stamp(seat) or not listener.is_open:
            return
        if hint is None:
            listener.tell(messages.refusal("", "no-hint"))
        else:
            listener.tell(
                messages.Hinted(
                    vocabulary.words[hint.action],
                    hint.bot,
                    round(hint.share, 3),
                    round(hint.value, 3),
                    hint.simulations,
                )
            )
