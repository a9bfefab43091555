"""What is asked of a live table apart from moves: who plays a seat, the pace, the end. Called by the room's one task
only, like everything at a table.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from cablecar.kernel.errors import Refused
from cablecar.kernel.log import TABLE, Event
from cablecar.kernel.table import MAX_NOTES
from cablecar.server.access import BYSTANDER, HOST, held_with
from cablecar.server.journal import log
from cablecar.server.rate_limits import Buckets
from cablecar.server.store.base import SeatChanges, SeatRow, TableTerms
from cablecar.server.store.seats import hold_seat, read_seats
from cablecar.server.store.tables import delete_table, write_terms
from cablecar.server.store.talk import MAX_TALK_LINES, SaidAs, add_talk, read_talk
from cablecar.server.tables import perspective, seat_changes
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.requests import Came, Late
from cablecar.server.tables.seat_changes import Asker, Change
from cablecar.server.wire import messages

if TYPE_CHECKING:
    from cablecar.server.tables.room import Room


GRACE = 3600.0  # seconds at most that somebody has after a restart
TALK_RATE, TALK_BURST = 0.5, 6.0  # lines of talk a second, and at once
KEPT_NOTES = 100  # of the table's lines, for what nobody wishes: bots that fail, people who are absent


@dataclass
class Clock:
    """What a process knows of the time at a table."""

    begun: float = field(default_factory=time.time)  # when it was loaded first
    touched: dict[int, float] = field(default_factory=dict)  # when a seat last did something
    until: float = 0.0  # the next who must have decided


NO_CLOCK = Clock()


class Desk:
    """The seats of one room and how it is played."""

    def __init__(self, room: Room, rows: list[SeatRow], way: TableTerms) -> None:
        self.room = room
        self.rows = {row.seat: row for row in rows if row.seat >= 0}
        self.way = way
        self.notes = Counter(
            _about(event.word) for event in room.table.events if event.actor == TABLE
        )  # the table's lines, by the seat that each is about
        self.said: list[messages.TalkLine] = []  # from when somebody first listens
        self.said_as: deque[SaidAs] = deque(maxlen=MAX_TALK_LINES)
        self._is_talk_loaded = False
        self.clock = room.shared.clocks.setdefault(room.id, Clock())
        self.talks = Buckets(TALK_RATE, TALK_BURST)  # per browser
        self._loaded = time.monotonic()
        self._left: dict[int, float] = {}  # when a holder of a seat was here last
        self._alarm: asyncio.TimerHandle | None = None

    # ---- facts --------------------------------------------------------------

    def here(self) -> set[int]:
        """Return the seats whose holders are connected."""
        return {seat for listener in self.room.listeners if listener.is_open for seat in listener.mine if seat >= 0}

    def left(self, listener: Listener) -> None:
        """Note that somebody is gone."""
        self._left |= dict.fromkeys((seat for seat in listener.mine if seat >= 0), time.monotonic())

    def _lately(self) -> set[int]:
        """Return the seats whose holders are here or may come back at once: a page, a connection or the server has just
        begun again.
        """
        since = time.monotonic() - self.room.shared.settings.gone_seconds
        near = {
            seat
            for seat, row in self.rows.items()
            if row.state in ("away", "absent") and max(self._loaded, self._left.get(seat, 0.0)) > since
        }
        return self.here() | near

    def players(self) -> list[messages.Player]:
        """Return who sits where."""
        here = self.here()
        return [player_of(row, row.seat in here) for row in self.rows.values()]

    @cached_property
    def is_secret(self) -> bool:
        """Tell whether a seat here may know what another may not."""
        table = self.room.table
        return perspective.hides(table.game, table.seats, table.options)

    @property
    def talk_way(self) -> messages.TalkWay:
        return self.way.talk  # type: ignore[return-value]  # the store has no others

    # ---- talk -----------------------------------------------------------------

    async def load_talk(self) -> None:
        """Read what was said before this table was loaded, once."""
        if not self._is_talk_loaded:
            found = await self.room.shared.store.read(read_talk, self.room.id)
            self.said += [line for line, _ in found]
            self.said_as.extend(said_as for _, said_as in found)
            self._is_talk_loaded = True

    def _reads(self, listener: Listener) -> bool:
        return listener.reader is not None and (
            listener.reader >= 0 or HOST in listener.mine or self.way.talk != "players"
        )

    def recite(self, listener: Listener) -> None:
        """Tell somebody who has just come what was said."""
        if self._reads(listener) and self.said:
            listener.tell(messages.Talk(self.said))

    async def _say(self, listener: Listener, say: messages.Say) -> str:
        """Keep what somebody says, then tell it; return why not, or nothing. What is kept already was said once more
        because no answer came.
        """
        assert listener.reader is not None
        if self.room.halt is not None:
            return "halted"
        text, row = messages.tidy(say.text, messages.MAX_TALK), self.rows.get(listener.reader)
        seat, name = (row.seat, row.name) if row is not None else (None, messages.tidy(say.name or "") or "Player")
        lines, said_as = self.said, SaidAs(seat, name, say.id)
        if said_as in self.said_as:
            return ""
        if not text:
            return "bad-message"
        if row is None and self.way.talk != "all" and HOST not in listener.mine:
            return "no-talk"
        if not self.talks.take(listener.browser.hex()):
            return "too-fast"
        line = messages.TalkLine(lines[-1].n + 1 if lines else 1, seat, name, text, time.time())
        await self.room.shared.store.write(add_talk, self.room.id, line, say.id)
        self.said_as.append(said_as)
        lines.append(line)
        del lines[:-MAX_TALK_LINES]
        frame = messages.frame(messages.Talk([line]))
        for other in self.room.listeners:
            if self._reads(other):
                other.send(frame)
        return ""

    # ---- wishes -------------------------------------------------------------

    async def wish(
        self, listener: Listener, wish: messages.SeatWish | messages.TableWish | messages.WayWish | messages.Say
    ) -> None:
        """Fulfil a wish, or say why not."""
        assert listener.reader is not None
        asker = Asker(listener.browser, listener.mine, listener.reader)
        refusal = ""
        if isinstance(wish, messages.Say):
            refusal = await self._say(listener, wish)
        elif isinstance(wish, messages.WayWish):
            refusal = await self._set_way(wish, asker)
        elif isinstance(wish, messages.TableWish) and wish.do == "delete":
            refusal = await self._delete(asker)
        else:
            change = self._judge(wish, asker)
            if isinstance(change, Change):
                await self.change(change)
                if change.link:
                    seat, token = change.link
                    listener.tell(messages.NewLink(wish.id, seat, f"/t/{self.room.id}#{token}"))
            else:
                refusal = change
        if refusal:
            listener.tell(messages.refusal(wish.id, refusal))
        elif listener.is_open:
            listener.tell(messages.Ack(wish.id, self.room.table.shown(listener.reader)))

    def _judge(self, wish: messages.SeatWish | messages.TableWish, asker: Asker) -> Change | str:
        if self.room.halt is not None:
            return "halted"
        if isinstance(wish, messages.SeatWish) and wish.to == "link":
            return seat_changes.wished(wish, asker, self.rows, self._lately(), "")
        if self.room.is_done:
            return "over"
        if self._is_full(
            wish.seat
            if isinstance(wish, messages.SeatWish)
            else asker.seat
            if wish.do in ("leave", "concede")
            else None
        ):
            return "log-full"
        if isinstance(wish, messages.SeatWish):
            name = messages.tidy(wish.name or "") or "Player"
            return seat_changes.wished(wish, asker, self.rows, self._lately(), name)
        row = self.rows.get(asker.seat)
        if row is None:
            return "not-seated"
        if wish.do == "leave":
            return seat_changes.taken_over(row, "left") if row.state in ("person", "away", "absent") else "conceded"
        if wish.do == "concede":
            return seat_changes.conceded(row, self.rows)
        return seat_changes.agreed(row, wish.do == "agree", self.rows)

    def _is_full(self, seat: int | None) -> bool:
        """Tell whether the log takes no more lines that are wished; those about one seat leave room for the others'."""
        most = MAX_NOTES - KEPT_NOTES
        return self.notes.total() >= most or (seat is not None and self.notes[seat] >= most // (len(self.rows) + 1))

    async def _set_way(self, wish: messages.WayWish, asker: Asker) -> str:
        if not asker.is_host:
            return "not-host"
        hidden = [listener for listener in self.room.listeners if not self._reads(listener)]
        self.way = TableTerms(self.way.pace if wish.pace is None else wish.pace, wish.talk or self.way.talk)
        await self.room.shared.store.write(write_terms, self.room.id, self.way)
        self.clock.touched.clear()
        self.room.tell_facts()
        for listener in hidden:
            self.recite(listener)
        self.wind()
        return ""

    async def _delete(self, asker: Asker) -> str:
        if not asker.is_host:
            return "not-host"
        await self.room.shared.store.write(delete_table, self.room.id)
        log.info("table deleted", table=self.room.id)
        self.room.end("deleted")
        return ""

    # ---- changes ------------------------------------------------------------

    async def change(self, change: Change) -> None:
        """Store a change, then tell it."""
        rows = {row.seat: row for row in change.seating.rows if row.seat >= 0}
        notes = list(change.notes)
        if (
            rows
            and not any(note.startswith(seat_changes.ENDS) for note in notes)
            and seat_changes.all_agree({**self.rows, **rows})
        ):
            notes.append(f"{seat_changes.ENDS}agreed")  # the last who did not agree is gone
        await self.room.store(self._write(notes), change.seating)
        self.rows.update(rows)
        now = time.time()
        for seat, row in rows.items():
            self.clock.touched[seat] = now
            if row.bot is None:
                self.room.thinkers.rest(seat)
        await self._hand_over(change)
        self.room.tell_facts()
        self.room.show()
        self.room.thinkers.wake()

    def _write(self, notes: Sequence[str]) -> list[Event]:
        events = []
        for note in notes:
            try:
                events.append(self.room.table.note(note))
            except Refused:  # a full log takes no note; the row of the seat tells it all the same
                continue
            self.notes[_about(note)] += 1
        return events

    async def _hand_over(self, change: Change) -> None:
        """Let the sockets know what their browsers hold now; who lost his seat looks on."""
        for listener in list(self.room.listeners):
            lost = set(change.seating.freed) & set(listener.mine)
            had = perspective.held_at(self.room, listener)
            gained = {seat for browser, seat in change.seating.holds if browser == listener.browser}
            if not lost and not gained:
                continue
            listener.mine = sorted((set(listener.mine) - lost | gained) | ({BYSTANDER} if lost else set()))
            if listener.reader in lost or (gained and not had):
                listener.reader = perspective.unnamed(self.room, listener)
                await self.room.ready(listener.reader)
                self.room.greet(listener)

    async def came(self, item: Came) -> None:
        """Let somebody in who has opened a link; say so, unless he is gone."""
        is_in = await self._let_in(item)
        if not item.done.done():
            item.done.set_result(is_in)

    async def _let_in(self, item: Came) -> bool:
        """Let a friend sit down, give who was absent his seat again; nothing, if there is a new link since he was
        heard.
        """
        store, id = self.room.shared.store, self.room.id
        if self.room.halt is not None:  # nothing of it is stored but who may look
            for role in held_with(item.seat):
                await store.write(hold_seat, item.browser, id, role)
            return True
        rows = await store.read(read_seats, id)
        if not any(row.seat == item.seat and row.secret == item.secret for row in rows):
            return False
        row = self.rows.get(item.seat)
        holds = [(item.browser, role) for role in held_with(item.seat)]
        change = Change(SeatChanges())
        if row is not None and row.state in ("friend", "absent") and not self.room.is_done:
            change = seat_changes.back(row, self.rows, item.name)
        await self.change(replace(change, seating=replace(change.seating, holds=holds)))
        return True

    async def returned(self, seat: int) -> None:
        """Give the seat back to somebody who was absent and has opened the table again."""
        row = self.rows.get(seat)
        if row is not None and row.state == "absent" and not self.room.is_done:
            await self.change(seat_changes.back(row, self.rows, row.name))

    # ---- the clock ------------------------------------------------------------

    def deadlines(self) -> dict[int, float]:
        """Return until when people who owe a decision may think."""
        if not self.way.pace or self.room.is_done or self.room.halt is not None:
            return {}
        due = [
            seat
            for seat in self.room.table.actors()
            if self.rows[seat].bot is None and self.rows[seat].state in ("person", "friend")
        ]
        least = self.clock.begun + min(self.way.pace, GRACE)  # what a seat did before nobody knows any more
        return {
            seat: max(max(self.room.summary.since, self.clock.touched.get(seat, 0.0)) + self.way.pace, least)
            for seat in due
        }

    def wind(self) -> None:
        """Set the alarm for who must decide next."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.clock.until = 0.0
        if deadlines := self.deadlines():
            self.clock.until = min(deadlines.values())
            wait = max(0.05, min(deadlines.values()) - time.time())
            self._alarm = asyncio.get_running_loop().call_later(min(wait, 86_400), self.room.put, Late())
        if self.way.pace:
            self.room.tell_facts()  # until when

    def stop(self) -> None:
        """Let no alarm ring any more."""
        if self._alarm is not None:
            self._alarm.cancel()

    async def late(self) -> None:
        """Let bots play for those whose time is over."""
        now = time.time()
        for seat in [seat for seat, until in self.deadlines().items() if until <= now]:
            log.info("seat absent", table=self.room.id, seat=seat)
            await self.change(seat_changes.taken_over(self.rows[seat], "absent"))
        self.wind()


def _about(note: str) -> int | None:
    """Return the seat that a line of the table is about, or nothing."""
    word, _, rest = note.partition(" ")
    seat = rest.partition(" ")[0]
    return int(seat) if word == "seat" and len(seat) == 1 and seat in "01234567" else None


def player_of(row: SeatRow, is_here: bool = False) -> messages.Player:
    """Return a seat as the wire tells it."""
    return messages.Player(row.seat, row.name, row.state, row.bot, is_here, row.agrees)  # type: ignore[arg-type]  # the store has no other states
