"""The bots that sit at a table: each thinks beside the room's one task, which gets what it chose through its queue like
everything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from cablecar.kernel.table import Table
from cablecar.server.store.base import SeatRow
from cablecar.server.tables.bot_pool import AskingTable, Bots
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.requests import BotChoice


class BotTurns:
    """The bots of one table that are thinking."""

    def __init__(
        self,
        table: Table,
        stamps: DecisionStamps,
        bots: Bots,
        asker: AskingTable,
        table_id: str,
        deliver: Callable[[BotChoice], Awaitable[None]],
    ) -> None:
        self._table = table
        self._stamps = stamps
        self._bots = bots
        self._asker = asker
        self._table_id = table_id
        self._deliver = deliver
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the stamp of its decision, and a task

    @property
    def is_idle(self) -> bool:
        """Tell whether no bot thinks."""
        return not self._thinking

    @property
    def is_waiting(self) -> bool:
        """Tell whether no bot has begun yet to think for this table."""
        return self._bots.is_waiting(self._asker)

    def stop(self, *seats: int) -> None:
        """Let no bot decide for some seats."""
        for seat in seats:
            if seat in self._thinking:
                self._thinking.pop(seat)[1].cancel()

    def stop_all(self) -> None:
        """Let no bot think any more."""
        self.stop(*list(self._thinking))

    def start(self, rows: Mapping[int, SeatRow]) -> None:
        """Ask every bot that owes a decision and is not thinking about it."""
        for seat in self._table.actors():
            bot, stamp = rows[seat].bot, self._stamps.of(seat)
            if bot is None or self._thinking.get(seat, (-1,))[0] == stamp:
                continue
            self.stop(seat)
            self._thinking[seat] = stamp, asyncio.create_task(self._think(seat, bot, stamp))

    async def _think(self, seat: int, bot: str, stamp: int) -> None:
        table = self._table
        legal = [table.game.vocabulary.numbers[word] for word in table.legal(seat)]
        whose = f"{self._table_id} {seat}"
        action, chooser = await self._bots.choose(bot, table.view(seat), legal, self._asker, whose)
        await self._deliver(BotChoice(seat, stamp, action, chooser))

    def accept(self, choice: BotChoice) -> bool:
        """Tell whether a choice was expected, and is for the decision that its seat still owes."""
        if self._thinking.get(choice.seat, (-1,))[0] != choice.stamp:
            return False
        del self._thinking[choice.seat]
        return choice.stamp == self._stamps.of(choice.seat)
