"""What people write to each other at a table."""

from __future__ import annotations

import time
from collections import deque

from cablecar.server.access import HOST
from cablecar.server.rate_limits import Buckets
from cablecar.server.store.base import SeatRow, Store
from cablecar.server.store.talk import MAX_TALK_LINES, SaidAs, add_talk, read_talk
from cablecar.server.tables.listener import Listener
from cablecar.server.wire import messages

LINES_PER_SECOND, LINES_AT_ONCE = 0.5, 6.0  # of one browser


class TableTalk:
    """The talk of one table. `who`, from the table's terms, is `all`, `read` or `players`."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self._lines: list[messages.TalkLine] = []
        self._said_as: deque[SaidAs] = deque(maxlen=MAX_TALK_LINES)
        self._is_loaded = False
        self._limits = Buckets(LINES_PER_SECOND, LINES_AT_ONCE)

    async def load(self) -> None:
        """Read what was said before the table was loaded, once."""
        if not self._is_loaded:
            found = await self._store.read(read_talk, self._table_id)
            self._lines += [line for line, _ in found]
            self._said_as.extend(said_as for _, said_as in found)
            self._is_loaded = True

    def may_read(self, listener: Listener, who: str) -> bool:
        """Tell whether somebody may read the talk."""
        return listener.reader is not None and (listener.reader >= 0 or HOST in listener.mine or who != "players")

    def send_all(self, listener: Listener, who: str) -> None:
        """Send somebody who has just come what was said."""
        if self._lines and self.may_read(listener, who):
            listener.tell(messages.Talk(self._lines))

    async def add(
        self, listener: Listener, say: messages.Say, row: SeatRow | None, who: str
    ) -> messages.TalkLine | str | None:
        """Store a line and return it, or the key of a refusal; nothing if it is stored already and was sent again
        because no answer came.
        """
        text = messages.tidy(say.text, messages.MAX_TALK)
        seat, name = (row.seat, row.name) if row is not None else (None, messages.tidy(say.name or "") or "Player")
        said_as = SaidAs(seat, name, say.id)
        if said_as in self._said_as:
            return None
        if not text:
            return "bad-message"
        if row is None and who != "all" and HOST not in listener.mine:
            return "no-talk"
        if not self._limits.take(listener.browser.hex()):
            return "too-fast"
        number = self._lines[-1].n + 1 if self._lines else 1
        line = messages.TalkLine(number, seat, name, text, time.time())
        await self._store.write(add_talk, self._table_id, line, say.id)
        self._said_as.append(said_as)
        self._lines.append(line)
        del self._lines[:-MAX_TALK_LINES]
        return line
