"""A bot's advice for the only person at a table. The room's task asks; the bot thinks beside it."""

from __future__ import annotations

import asyncio

from cablecar.kernel.table import Table
from cablecar.server.tables.bot_pool import AskingTable, Bots
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.listener import Listener
from cablecar.server.wire import messages


class Hints:
    """The hints of one table: one at a time."""

    def __init__(self, table: Table, stamps: DecisionStamps, bots: Bots, asker: AskingTable) -> None:
        self._table = table
        self._stamps = stamps
        self._bots = bots
        self._asker = asker
        self._stamp = -1  # of the decision that is thought about
        self._task: asyncio.Task[None] | None = None

    def ask(self, listener: Listener, seat: int) -> None:
        """Let a bot think about the decision that a seat owes, and send what it would do."""
        stamp = self._stamps.of(seat)
        if self._task is not None and not self._task.done() and self._stamp == stamp:
            return
        self.stop()
        self._stamp, self._task = stamp, asyncio.create_task(self._think(listener, seat, stamp))

    def stop(self) -> None:
        """Let no bot think any more."""
        if self._task is not None:
            self._task.cancel()

    async def _think(self, listener: Listener, seat: int, stamp: int) -> None:
        table, vocabulary = self._table, self._table.game.vocabulary
        legal = [vocabulary.numbers[word] for word in table.legal(seat)]
        hint = await self._bots.hint(table.view(seat), legal, self._asker)
        if stamp != self._stamps.of(seat) or not listener.is_open:
            return
        if hint is None:
            listener.tell(messages.refusal("", "no-hint"))
        else:
            word, share, value = vocabulary.words[hint.action], round(hint.share, 3), round(hint.value, 3)
            listener.tell(messages.Hinted(word, hint.bot, share, value, hint.simulations))
