"""A live table. One task does everything that happens at it, in the order of its queue: saved before shown, always."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cablecar.kernel.errors import Refused
from cablecar.kernel.log import Event
from cablecar.kernel.table import Table
from cablecar.scene.look import encode, make_stage
from cablecar.server.access import BYSTANDER
from cablecar.server.journal import log
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings
from cablecar.server.store.base import (
    DEFAULT_TERMS,
    AcknowledgedMove,
    Append,
    SeatChanges,
    SeatRow,
    Store,
    Summary,
    TableTerms,
)
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.seats import held_seats
from cablecar.server.store.tables import missing_tables, read_answers, read_rematch
from cablecar.server.tables import perspective
from cablecar.server.tables.bot_pool import Bots
from cablecar.server.tables.bot_turns import Thinkers
from cablecar.server.tables.decision_stamps import Marks
from cablecar.server.tables.hints import Hints
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.looks import Looks
from cablecar.server.tables.pasts import KeptPasts, Pasts, views_of
from cablecar.server.tables.requests import Came, Chosen, Followed, Item, Late, Left, Said, StageWish
from cablecar.server.tables.seat_manager import Clock, Desk
from cablecar.server.tables.summaries import ended_by, summary_of
from cablecar.server.wire import messages

Found = TypeVar("Found")

MAX_QUEUE = 512
MAX_ANSWERS = 64  # refusals that are remembered


@dataclass(frozen=True)
class Shared:
    """What all rooms use."""

    store: Store
    bots: Bots
    metrics: Metrics
    settings: Settings
    pasts: KeptPasts = field(default_factory=KeptPasts)
    clocks: dict[str, Clock] = field(default_factory=dict)  # of tables with a pace, also while they are not in memory


class Room:
    """One table and all who listen to it."""

    def __init__(
        self,
        id: str,
        table: Table,
        marks: Marks,
        seats: list[SeatRow],
        summary: Summary,
        shared: Shared,
        on_end: Callable[[Room], None],
        halt: messages.Text | None = None,
        way: TableTerms = DEFAULT_TERMS,
    ) -> None:
        self.id = id
        self.table = table
        self.marks = marks
        self.summary = summary
        self.shared = shared
        self.on_end = on_end
        self.halt = halt  # why nobody can go on here: the stored log could not be followed to its end
        self.ended = ended_by(table)  # how the people ended the game before its end
        self.queue: asyncio.Queue[Item] = asyncio.Queue(MAX_QUEUE)
        self.listeners: list[Listener] = []
        self.used = time.monotonic()
        self.is_ended = False
        self.looks: dict[int, Looks] = {}
        self.pasts = Pasts(table, shared.pasts)
        self.next: str | None = None  # where the same people go on
        self._answers: OrderedDict[tuple[int, str], messages.Told] = OrderedDict()  # the last refusals
        self._told = table.shown(BYSTANDER)  # lines that everybody knows
        self._stored_lines = len(table.events)
        self._beside: set[asyncio.Task[Any]] = set()  # what is looked up beside the room's task
        self.thinkers = Thinkers(self)
        self.hints = Hints(self)
        self.desk = Desk(self, seats, way)
        self._stored: dict[tuple[int, str], int] | None = None  # answers of stored moves, by seat and the client's id
        self.task = asyncio.create_task(self._run(), name=f"table {id}")

    async def _stored_answers(self) -> dict[tuple[int, str], int]:
        if self._stored is None:
            self._stored = await self.shared.store.read(read_answers, self.id)
        return self._stored

    @property
    def is_done(self) -> bool:
        """Tell whether nobody moves here any more."""
        return self.table.is_over or self.ended is not None

    @property
    def is_idle(self) -> bool:
        return not self.listeners and self.thinkers.are_idle and self.queue.empty()

    @property
    def is_seen(self) -> bool:
        """Tell whether somebody looks."""
        return any(listener.is_open for listener in self.listeners)

    @property
    def parties(self) -> set[str]:
        """Return the addresses from which somebody looks."""
        return {listener.address for listener in self.listeners if listener.is_open}

    @property
    def goes_on(self) -> bool:
        """Tell whether bots play on: somebody looks, or will find it when he comes to decide. Games for nobody rest."""
        return self.is_seen or any(
            row.bot is None and row.state in ("person", "friend") for row in self.desk.rows.values()
        )

    def put(self, item: Item) -> bool:
        """Queue something; return whether there was room. Nothing reaches a table that has ended."""
        if self.is_ended:
            return False
        try:
            self.queue.put_nowait(item)
        except asyncio.QueueFull:
            return False
        return True

    async def stop(self, reason: str) -> None:
        """Finish what is being done, then end."""
        await self.queue.put(None)
        await asyncio.wait([self.task])
        self.end(reason)

    # ---- looking back: beside the task, so that it keeps no move waiting ------

    async def past(self, view: int, n: int | None) -> bytes:
        """Return the story of a view, or its look when `n` lines had been shown."""
        return await self._look_up(self.pasts.answer(view, n, self._stored_lines, self.summary.over))

    async def stage(self, key: str, readers: list[int]) -> bytes | None:
        """Return the stage with this key, if one of these readers sees it or has seen it."""
        wish = StageWish(key, readers, asyncio.get_running_loop().create_future())
        if not self.put(wish):
            raise StoreFailed("busy")
        views = views_of(readers, self.table.seats, self.summary.over)
        return await wish.answer or await self._look_up(self.pasts.stage(key, views, self._stored_lines))

    async def _look_up(self, answer: Coroutine[Any, Any, Found]) -> Found:
        """Wait for an answer; if nobody waits any more, it is put together all the same, for who asks again."""
        if self.is_ended or len(self._beside) >= MAX_QUEUE:
            answer.close()
            raise StoreFailed("busy")
        task = asyncio.create_task(answer)
        self._beside.add(task)
        task.add_done_callback(self._looked_up)
        await asyncio.wait([task])
        if task.cancelled():
            raise StoreFailed("the table has ended")
        return task.result()

    def _looked_up(self, task: asyncio.Task[Any]) -> None:
        self._beside.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._log_error("past broken", error)

    # ---- the task -----------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self._find_next()
            self.thinkers.wake()
            self.desk.wind()
            while not self.is_ended and (item := await self.queue.get()) is not None:
                self.used = time.monotonic()
                await self._do(item)
                if not self.queue.empty():  # what waits here keeps no other table waiting
                    await asyncio.sleep(0)
        except StoreFailed as error:
            log.error("not stored", table=self.id, why=str(error))
            self._fail("deleted" if await self._is_gone() else "stopping")  # whoever comes again finds what was stored
        except Exception as error:  # one broken table must not take the others with it
            self._log_error("table broken", error)
            self._fail()

    def _log_error(self, what: str, error: BaseException) -> None:
        kind, where = type(error).__name__, _where(error)
        log.error(what, table=self.id, game=self.table.game.slug, error=kind, where=where)

    async def _is_gone(self) -> bool:
        """Tell whether the table was deleted behind our back."""
        with suppress(StoreFailed):
            return bool(await self.shared.store.read(missing_tables, [self.id]))
        return False

    def _fail(self, reason: str = "broken") -> None:
        """Leave: what is in memory may be ahead of what is stored. The next who comes loads the table again."""
        self.shared.metrics.broken.inc()
        self.end(reason)

    def end(self, reason: str) -> None:
        """Say goodbye to everybody; nothing happens here any more."""
        self.is_ended = True
        self.desk.stop()
        self.thinkers.rest_all()
        self.hints.rest()
        self.pasts.forget()
        for task in self._beside:
            task.cancel()
        for listener in self.listeners:
            listener.end(reason)
        self.listeners.clear()
        while not self.queue.empty():
            item = self.queue.get_nowait()
            if isinstance(item, Said):
                item.listener.end(reason)
            elif isinstance(item, StageWish) and not item.answer.done():
                item.answer.set_result(None)
            elif isinstance(item, Came) and not item.done.done():
                item.done.cancel()
        self.on_end(self)

    async def _do(self, item: Said | Left | Chosen | StageWish | Came | Late | Followed) -> None:
        if isinstance(item, Chosen):
            await self.thinkers.chosen(item)
        elif isinstance(item, Came):
            await self.desk.came(item)
        elif isinstance(item, Followed):
            await self._find_next()
            self.tell_facts()
        elif isinstance(item, Late):
            await self.desk.late()
        elif isinstance(item, Left):
            if item.listener in self.listeners:
                self.listeners.remove(item.listener)
                self.desk.left(item.listener)
                self.tell_facts()
                if not self.goes_on and self.shared.bots.is_waiting(
                    self
                ):  # what is thought about already may come to its end
                    self.thinkers.rest_all()
        elif isinstance(item, StageWish):
            stages = (make_stage(self.table.view(reader)) for reader in item.readers)
            stage = next((encode(one) for one in stages if one.key == item.key), None)
            if not item.answer.done():
                item.answer.set_result(stage)
        elif not item.listener.is_open:
            return  # cut off meanwhile; a move that was not acknowledged is sent again
        elif isinstance(item.message, messages.Hello):
            await self._welcome(item.listener, item.message)
        elif item.listener.reader is None:
            item.listener.tell(messages.refusal(messages.id_of(item.message), "say-hello"))
        elif isinstance(item.message, messages.Move | messages.Undo):
            await self._move(item.listener, item.message, item.at)
        elif isinstance(item.message, messages.SeatWish | messages.TableWish | messages.WayWish | messages.Say):
            await self.desk.wish(item.listener, item.message)
        elif isinstance(item.message, messages.HintWish):
            self.hints.ask(item.listener)
        else:
            looks = self._look(item.listener.reader)
            match item.message:
                case messages.What(word):
                    item.listener.tell(looks.what(word))
                case messages.Why(word):
                    item.listener.tell(looks.why(word))
                case messages.Story(before):
                    item.listener.tell(looks.story(before))

    # ---- showing ------------------------------------------------------------

    async def ready(self, *readers: int | None) -> None:
        """Have looks for these eyes: who opens a long table keeps no other one waiting."""
        for reader in readers:
            if reader is not None:
                await self._look(reader).ready()

    def _look(self, reader: int) -> Looks:
        if reader not in self.looks:
            self.looks[reader] = looks = Looks(self.table, reader)
            if (why := self.halt or self.ended) is not None:
                looks.close(why, "undo-over" if self.ended else "why-halted")
        return self.looks[reader]

    def _show(self, reader: int, but: Listener | None = None) -> None:
        """Send all who have these eyes what they see now, if that has changed for them."""
        told = [listener for listener in self.listeners if listener.reader == reader and listener is not but]
        self._look(reader).show(self.marks.stamp(reader), told)

    def _show_all(self, listener: Listener) -> None:
        """Send somebody all that he sees."""
        assert listener.reader is not None
        self._show(listener.reader, listener)
        self.shared.metrics.looks.inc()
        self._look(listener.reader).tell(listener)

    async def _welcome(self, listener: Listener, hello: messages.Hello) -> None:
        listener.curtain, listener.takes_changes = hello.curtain, hello.changes
        await self.desk.load_talk()
        held = await self.shared.store.read(
            held_seats, listener.browser, self.id
        )  # who said nothing so far may have lost or won a seat meanwhile
        listener.mine = sorted({*held, *({BYSTANDER} & {*listener.mine})})
        reader = perspective.unnamed(self, listener) if hello.seat is None else hello.seat
        if reader not in listener.mine and (reader != BYSTANDER or not perspective.held_at(self, listener)):
            listener.end("no-seat")
            return
        listener.reader = reader
        if listener not in self.listeners and listener.is_open:
            self.listeners.append(listener)
        await self.ready(reader)
        if self.next is not None:  # it may have been deleted behind our back
            await self._find_next()
        if hello.shown == 0:  # no connection that was lost: somebody has opened the page
            await self.desk.returned(reader)
        self.greet(listener)
        self.tell_facts()
        self.thinkers.wake()

    def greet(self, listener: Listener) -> None:
        """Tell somebody who sits where, and all that he sees."""
        listener.facts = perspective.Facts(self).of(listener)
        listener.send(listener.facts)
        self._show_all(listener)
        self.desk.recite(listener)

    def tell_facts(self) -> None:
        """Tell everybody who sits where, if that has changed for him."""
        told = perspective.Facts(self)
        for listener in self.listeners:
            facts = told.of(listener)
            if facts != listener.facts:
                listener.facts = facts
                listener.send(facts)

    def show(self) -> None:
        """Send everybody what he sees now, if that has changed for him."""
        told: dict[int, list[Listener]] = {}
        for listener in self.listeners:
            if listener.reader is not None:
                told.setdefault(listener.reader, []).append(listener)
        for reader in sorted(told):
            self._look(reader).show(self.marks.stamp(reader), told[reader])
        self.shared.metrics.looks.inc(len(told))
        if not all(listener.is_open for listener in self.listeners):
            self.listeners = [listener for listener in self.listeners if listener.is_open]

    async def _find_next(self) -> None:
        self.next = await self.shared.store.read(read_rematch, self.id) if self.summary.over else None

    # ---- moving -------------------------------------------------------------

    async def _move(self, listener: Listener, message: messages.Move | messages.Undo, at: float) -> None:
        assert listener.reader is not None
        seat, key = listener.reader, (listener.reader, message.id)
        metrics = self.shared.metrics
        if seat < 0:
            listener.tell(messages.refusal(message.id, "not-seated"))
            return
        if self.halt is not None:
            listener.tell(messages.refusal(message.id, "halted"))
            return
        stored = await self._stored_answers()
        if key in stored:
            listener.tell(messages.Ack(message.id, stored[key]))
            metrics.moves.labels("repeated").inc()
            return
        if key in self._answers:
            listener.tell(self._answers[key])
            return
        if self.desk.rows[seat].bot is not None or self.ended:
            listener.tell(messages.refusal(message.id, "over" if self.ended else "bot-plays"))
            return
        if message.stamp != self.marks.stamp(seat):
            self._refuse(listener, key, "stale")
            self._show_all(listener)
            return
        place = len(self.table.events)
        try:
            events = (
                self.table.submit(seat, message.word) if isinstance(message, messages.Move) else self.table.undo(seat)
            )
        except Refused as refused:
            self._refuse(listener, key, refused.key)
            return
        self.follow(events)
        answer = AcknowledgedMove(seat, message.id, message.stamp, self.table.shown(seat))
        await self.append(place, events, answer)
        stored[key] = answer.shown
        metrics.stored.inc()
        self.desk.clock.touched[seat] = time.time()
        metrics.move_seconds.observe(time.monotonic() - at)
        listener.hold(messages.Ack(message.id, answer.shown))
        self.show()
        listener.let_go()
        self.thinkers.wake()

    def _refuse(self, listener: Listener, key: tuple[int, str], why: str) -> None:
        told = messages.refusal(key[1], why)
        self._answers[key] = told
        if len(self._answers) > MAX_ANSWERS * self.table.seats:
            self._answers.popitem(last=False)
        listener.tell(told)
        self.shared.metrics.moves.labels("stale" if why == "stale" else "refused").inc()

    def follow(self, events: list[Event]) -> None:
        """Note lines that were just applied."""
        for event in events:
            self.marks.follow(event)

    async def append(
        self,
        place: int,
        events: list[Event],
        answer: AcknowledgedMove | None = None,
        seating: SeatChanges | None = None,
    ) -> None:
        """Store lines that were just applied, with the answer they earned and what changes in the seats."""
        before, self._told = self._told, self.table.shown(BYSTANDER)
        summary = summary_of(
            self.table, self.summary, self._told != before and any(event.actor >= 0 for event in events)
        )
        await self.shared.store.append(
            Append(self.id, place, [event.line() for event in events], summary, answer, seating)
        )
        self.summary, self._stored_lines = summary, place + len(events)

    async def store(self, events: list[Event], seating: SeatChanges) -> None:
        """Store what changes in the seats, with the lines just written that say so."""
        self.follow(events)
        await self.append(len(self.table.events) - len(events), events, None, seating)
        if self.ended is None and (ended := ended_by(self.table)):
            self.ended = ended
            for looks in self.looks.values():
                looks.close(ended, "undo-over")
            self.thinkers.rest_all()


def _where(error: BaseException) -> str:
    """Return the innermost place of an error: its text may hold a word or a hand."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}" if trace else ""
