"""The bots that sit at a table: each thinks beside the room's one task, which hears of what it chose through its queue
like of everything.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from cablecar.kernel.errors import Refused
from cablecar.server.journal import log
from cablecar.server.store.base import SeatChanges
from cablecar.server.tables.requests import Chosen

if TYPE_CHECKING:
    from cablecar.server.tables.room import Room


class Thinkers:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._thinking: dict[
            int, tuple[int, asyncio.Task[None]]
        ] = {}  # by seat: the stamp of its decision, and who thinks about it

    @property
    def are_idle(self) -> bool:
        """Tell whether nobody thinks."""
        return not self._thinking

    def rest(self, *seats: int) -> None:
        """Let no bot decide for some seats."""
        for seat in seats:
            if seat in self._thinking:
                self._thinking.pop(seat)[1].cancel()

    def rest_all(self) -> None:
        """Let nobody think any more."""
        self.rest(*list(self._thinking))

    def wake(self) -> None:
        """Ask every bot that owes a decision and is not thinking about it."""
        room = self.room
        room.desk.wind()
        for seat in room.table.actors() if room.halt is None and room.ended is None and room.goes_on else ():
            bot, stamp = room.desk.rows[seat].bot, room.marks.stamp(seat)
            if bot is None:
                continue
            if seat in self._thinking:
                if self._thinking[seat][0] == stamp:
                    continue
                self.rest(seat)
            self._thinking[seat] = stamp, asyncio.create_task(self._think(seat, bot, stamp))

    async def _think(self, seat: int, bot: str, stamp: int) -> None:
        table = self.room.table
        legal = [table.game.vocabulary.numbers[word] for word in table.legal(seat)]
        action, chooser = await self.room.shared.bots.choose(
            bot, table.view(seat), legal, self.room, f"{self.room.id} {seat}"
        )
        await self.room.queue.put(Chosen(seat, stamp, action, chooser))

    async def chosen(self, chosen: Chosen) -> None:
        """Do what a bot has chosen, unless its decision is another one by now; who was too slow or failed is
        replaced.
        """
        if self._thinking.get(chosen.seat, (-1,))[0] != chosen.stamp:
            return
        del self._thinking[chosen.seat]
        room, rows = self.room, self.room.desk.rows
        if chosen.stamp != room.marks.stamp(chosen.seat):
            self.wake()
            return
        row, place, events, replaced = rows[chosen.seat], len(room.table.events), [], None
        if chosen.bot != row.bot:
            log.warning("bot replaced", table=room.id, seat=chosen.seat, old=row.bot, new=chosen.bot)
            with suppress(Refused):  # a full log takes no note; the row of the seat tells it all the same
                events.append(room.table.note(f"seat {chosen.seat} bot {chosen.bot}"))
            rows[chosen.seat] = replace(row, bot=chosen.bot)
            replaced = SeatChanges([rows[chosen.seat]])
            room.follow(events)
        more = room.table.submit(chosen.seat, room.table.game.vocabulary.words[chosen.action])
        room.follow(more)
        await room.append(place, [*events, *more], None, replaced)
        room.tell_facts()
        room.show()
        self.wake()
