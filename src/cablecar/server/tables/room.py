"""A live table. One task does everything that happens at it, in the order of its queue: saved before shown, always."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from cablecar.kernel.dice import Dice
from cablecar.kernel.errors import Refused
from cablecar.kernel.log import TABLE, Event
from cablecar.kernel.table import Table
from cablecar.scene.look import encode, make_stage
from cablecar.server.access import BYSTANDER, held_with
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
from cablecar.server.store.seats import held_seats, hold_seat, read_seats
from cablecar.server.store.tables import delete_table, missing_tables, read_answers, read_rematch, write_terms
from cablecar.server.tables.audience import Audience
from cablecar.server.tables.bot_pool import Bots
from cablecar.server.tables.bot_turns import BotTurns
from cablecar.server.tables.clock import Clock, ClockMemory
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.hints import Hints
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.looks import Looks
from cablecar.server.tables.pasts import KeptPasts, Pasts, views_of
from cablecar.server.tables.perspective import TableFacts, default_reader, held_at, hides
from cablecar.server.tables.requests import (
    BotChoice,
    DeadlinePassed,
    LinkOpened,
    ListenerLeft,
    ReceivedMessage,
    RematchOpened,
    Request,
    StageRequest,
)
from cablecar.server.tables.seat_changes import Asker, SeatDecision
from cablecar.server.tables.seat_manager import SeatManager
from cablecar.server.tables.summaries import agreed_end_of, summary_of
from cablecar.server.tables.talk import TableTalk
from cablecar.server.wire import messages

Found = TypeVar("Found")

MAX_QUEUED_REQUESTS = 512
MAX_REFUSALS_PER_SEAT = 64  # that are remembered


@dataclass(frozen=True)
class RoomContext:
    """What all rooms use."""

    store: Store
    bots: Bots
    metrics: Metrics
    settings: Settings
    pasts: KeptPasts = field(default_factory=KeptPasts)
    clocks: dict[str, ClockMemory] = field(default_factory=dict)  # of tables with a pace, in memory or not


class Room:
    """One table and all who listen to it. It does nothing before `start`."""

    def __init__(
        self,
        id: str,
        table: Table,
        stamps: DecisionStamps,
        rows: Sequence[SeatRow],
        summary: Summary,
        context: RoomContext,
        on_close: Callable[[Room], None],
        halt: messages.TextWithKey | None = None,
        terms: TableTerms = DEFAULT_TERMS,
        looks: Iterable[Looks] = (),
    ) -> None:
        self.id = id
        self.table = table
        self.stamps = stamps
        self.summary = summary
        self.context = context
        self.terms = terms
        self.halt = halt  # why nobody can go on here: the stored log could not be followed to its end
        self.agreed_end = agreed_end_of(table)  # how the people ended the game before its end
        self.rematch: str | None = None  # where the same people go on
        self.last_used = time.monotonic()
        self.is_closed = False
        self.seats = SeatManager(rows, table.events, context.settings.gone_seconds)
        self.audience = Audience(table, stamps, context.metrics, looks)
        self.clock = Clock(context.clocks.setdefault(id, ClockMemory()))
        self.talk = TableTalk(context.store, id)
        self.pasts = Pasts(table, context.pasts)
        self.bot_turns = BotTurns(table, stamps, context.bots, self, id, self.put_when_free)
        self.hints = Hints(table, stamps, context.bots, self)
        self._on_close = on_close
        self._queue: asyncio.Queue[Request | None] = asyncio.Queue(MAX_QUEUED_REQUESTS)
        self._answers: dict[tuple[int, str], int] | None = None  # of stored moves, by seat and the client's id
        self._refusals: OrderedDict[tuple[int, str], messages.FromServer] = OrderedDict()  # the last ones
        self._stored_lines = len(table.events)
        self._public_lines = table.shown(BYSTANDER)  # as far as they are stored
        self._beside: set[asyncio.Task[Any]] = set()  # what is looked up beside the room's task
        self._task: asyncio.Task[None] | None = None
        self._close_looks()

    async def start(self, dice: Dice) -> None:
        """Commit the draws that are due, then begin to take requests."""
        if self.halt is None and self.agreed_end is None and (draws := self.table.resume(dice)):
            await self.commit(draws)
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")

    # ---- facts --------------------------------------------------------------

    @property
    def is_finished(self) -> bool:
        """Tell whether nobody moves here any more."""
        return self.table.is_over or self.agreed_end is not None

    @property
    def is_idle(self) -> bool:
        return not self.audience.listeners and self.bot_turns.is_idle and self._queue.empty()

    @property
    def is_seen(self) -> bool:
        """Tell whether somebody looks: their bots think first."""
        return self.audience.is_looking

    @property
    def parties(self) -> set[str]:
        """Return the addresses from which somebody looks: they take turns at the bots."""
        return self.audience.addresses

    @property
    def is_going_on(self) -> bool:
        """Tell whether bots play on: somebody looks, or will find it on coming to decide. Games for nobody rest."""
        return self.is_seen or self.seats.has_people

    @cached_property
    def is_secret(self) -> bool:
        """Tell whether a seat here may know what another may not."""
        return hides(self.table.game, self.table.seats, self.table.options)

    def deadlines(self) -> dict[int, float]:
        """Return until when people who owe a decision may think."""
        if not self.terms.pace or self.is_finished or self.halt is not None:
            return {}
        return self.clock.deadlines(self.seats.people(self.table.actors()), self.terms.pace, self.summary.since)

    def facts(self) -> TableFacts:
        """Return what is told about the table besides looks."""
        return TableFacts(
            self.id,
            self.table,
            self.seats.players(self.audience.seats_here()),
            self.deadlines(),
            self.terms,
            self.is_secret,
            self.halt,
            self.agreed_end,
            self.rematch,
        )

    # ---- the queue ------------------------------------------------------------

    def put(self, request: Request) -> bool:
        """Queue something; return whether there was room. Nothing reaches a table that is closed."""
        if self.is_closed:
            return False
        try:
            self._queue.put_nowait(request)
        except asyncio.QueueFull:
            return False
        return True

    async def put_when_free(self, request: Request) -> None:
        """Queue something as soon as there is room."""
        await self._queue.put(request)

    async def stop(self, reason: str) -> None:
        """Finish what is being done, then close."""
        await self._queue.put(None)
        if self._task is not None:
            await asyncio.wait([self._task])
        self.close(reason)

    def close(self, reason: str) -> None:
        """Say goodbye to everybody; nothing happens here any more."""
        self.is_closed = True
        self.clock.stop()
        self.bot_turns.stop_all()
        self.hints.stop()
        self.pasts.forget()
        for task in self._beside:
            task.cancel()
        self.audience.end(reason)
        while not self._queue.empty():
            request = self._queue.get_nowait()
            if isinstance(request, ReceivedMessage):
                request.listener.end(reason)
            elif isinstance(request, StageRequest | LinkOpened):
                request.answer.cancel()
        self._on_close(self)

    async def _run(self) -> None:
        try:
            await self._find_rematch()
            self._wake()
            while not self.is_closed and (request := await self._queue.get()) is not None:
                self.last_used = time.monotonic()
                await HANDLERS[type(request)](self, request)
                if not self._queue.empty():  # what waits here keeps no other table waiting
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
            return bool(await self.context.store.read(missing_tables, [self.id]))
        return False

    def _fail(self, reason: str = "broken") -> None:
        """Close: what is in memory may be ahead of what is stored. The next visitor loads the table again."""
        self.context.metrics.broken.inc()
        self.close(reason)

    # ---- committing: nothing else stores what happens at a table, or shows it -----

    async def commit(
        self,
        events: Sequence[Event],
        *,
        said: ReceivedMessage | None = None,
        answer: AcknowledgedMove | None = None,
        seating: SeatChanges | None = None,
    ) -> None:
        """Store lines that were just applied, with the answer they earned and what changes in the seats; then take them
        over, show them and wake whoever must decide. `said`: what is answered, with the look that it brings.
        """
        place, public = len(self.table.events) - len(events), self.table.shown(BYSTANDER)
        is_public = public != self._public_lines and any(event.actor >= 0 for event in events)
        summary = summary_of(self.table, self.summary, is_public)
        lines = [event.line() for event in events]
        await self.context.store.append(Append(self.id, place, lines, summary, answer, seating))
        self.summary, self._stored_lines, self._public_lines = summary, place + len(events), public
        if answer is not None:
            self._note_answer(answer)
        if seating is not None:
            await self._take_over(events, seating)
        if said is not None and answer is not None:
            self.context.metrics.move_seconds.observe(time.monotonic() - said.at)
            said.listener.hold(messages.Ack(answer.id, answer.shown))
        self.audience.show()
        if said is not None:
            said.listener.let_go()
        self._wake()

    def _note_answer(self, answer: AcknowledgedMove) -> None:
        if self._answers is not None:
            self._answers[answer.seat, answer.id] = answer.shown
        self.context.metrics.stored.inc()
        self.clock.note([answer.seat])

    async def _take_over(self, events: Sequence[Event], seating: SeatChanges) -> None:
        """Take over what has changed in the seats, and with it the end of a game that its people agreed on."""
        if self.agreed_end is None and events and events[-1].actor == TABLE:
            self.agreed_end = agreed_end_of(self.table)
            if self.agreed_end is not None:
                self._close_looks()
                self.bot_turns.stop_all()
        rows = self.seats.take_over(seating)
        self.clock.note(row.seat for row in rows)
        self.bot_turns.stop(*(row.seat for row in rows if row.bot is None))
        await self._hand_over(seating)
        self.audience.send_facts(self.facts())

    async def _hand_over(self, seating: SeatChanges) -> None:
        """Update what the browsers of the sockets hold; a browser that has lost its seat becomes an onlooker."""
        for listener in list(self.audience.listeners):
            lost = set(seating.freed) & set(listener.mine)
            gained = {seat for browser, seat in seating.holds if browser == listener.browser}
            if not lost and not gained:
                continue
            had = held_at(listener, self.seats.rows)
            listener.mine = sorted((set(listener.mine) - lost | gained) | ({BYSTANDER} if lost else set()))
            if listener.reader in lost or (gained and not had):
                listener.reader = self._default_reader(listener)
                await self._welcome(listener)

    def _wake(self) -> None:
        """Set the alarm for who must decide next, and ask the bots that must."""
        self.clock.set_alarm(self.deadlines(), lambda: self.put(DeadlinePassed()))
        if self.terms.pace:
            self.audience.send_facts(self.facts())  # until when
        if self.halt is None and self.agreed_end is None and self.is_going_on:
            self.bot_turns.start(self.seats.rows)

    def _close_looks(self) -> None:
        if self.agreed_end is not None:
            self.audience.close_looks(self.halt or self.agreed_end, "undo-over")
        elif self.halt is not None:
            self.audience.close_looks(self.halt, "why-halted")

    async def change(self, change: SeatDecision) -> None:
        """Commit a change of the seats, with the lines that say so."""
        change = self.seats.completed(change)
        await self.commit(self._write(change.notes), seating=change.seating)

    def _write(self, notes: Iterable[str]) -> list[Event]:
        """Apply lines of the table; a full log takes none, and the row of the seat says it all the same."""
        events: list[Event] = []
        for note in notes:
            with suppress(Refused):
                events.append(self.table.note(note))
        self.seats.count_notes(events)
        return events

    # ---- requests -------------------------------------------------------------

    async def _on_said(self, said: ReceivedMessage) -> None:
        listener, message = said.listener, said.message
        if not listener.is_open:
            return  # cut off meanwhile; a move that was not acknowledged is sent again
        if listener.reader is None and not isinstance(message, messages.Hello):
            listener.tell(messages.refusal(messages.id_of(message), "say-hello"))
        else:
            await MESSAGE_HANDLERS[type(message)](self, said)

    async def _on_left(self, request: ListenerLeft) -> None:
        if self.audience.remove(request.listener):
            self.seats.note_left(request.listener.mine)
            self.audience.send_facts(self.facts())
            if not self.is_going_on and self.bot_turns.is_waiting:  # what is thought about already may come to its end
                self.bot_turns.stop_all()

    async def _on_bot_choice(self, choice: BotChoice) -> None:
        """Do what a bot has chosen, unless its decision is another one by now; who was too slow or failed is
        replaced.
        """
        if not self.bot_turns.accept(choice):
            self._wake()
            return
        seat, events, seating = choice.seat, list[Event](), None
        if choice.bot != (old := self.seats.rows[seat].bot):
            log.warning("bot replaced", table=self.id, seat=seat, old=old, new=choice.bot)
            change = self.seats.other_bot(seat, choice.bot)
            events, seating = self._write(change.notes), change.seating
        events += self.table.submit(seat, self.table.game.vocabulary.words[choice.action])
        await self.commit(events, seating=seating)

    async def _on_stage(self, request: StageRequest) -> None:
        stages = (make_stage(self.table.view(reader)) for reader in request.readers)
        stage = next((encode(one) for one in stages if one.key == request.key), None)
        if not request.answer.done():
            request.answer.set_result(stage)

    async def _on_link(self, request: LinkOpened) -> None:
        """Let in a browser that has opened a link, and answer whether it was let in."""
        is_in = await self._let_in(request)
        if not request.answer.done():
            request.answer.set_result(is_in)

    async def _let_in(self, link: LinkOpened) -> bool:
        store = self.context.store
        if self.halt is not None:  # nothing of it is stored but who may look
            for role in held_with(link.seat):
                await store.write(hold_seat, link.browser, self.id, role)
            return True
        rows = await store.read(read_seats, self.id)
        if not any(row.seat == link.seat and row.secret == link.secret for row in rows):
            return False  # there is a new link since this one was opened
        await self.change(self.seats.let_in(link.browser, link.seat, link.name, self.is_finished))
        return True

    async def _on_rematch(self, request: RematchOpened) -> None:
        await self._find_rematch()
        self.audience.send_facts(self.facts())

    async def _find_rematch(self) -> None:
        self.rematch = await self.context.store.read(read_rematch, self.id) if self.summary.over else None

    async def _on_deadline(self, request: DeadlinePassed) -> None:
        """Let bots play for those whose time is over."""
        now = time.time()
        for seat in [seat for seat, until in self.deadlines().items() if until <= now]:
            log.info("seat absent", table=self.id, seat=seat)
            await self.change(self.seats.absent(seat))
        self._wake()

    # ---- messages -------------------------------------------------------------

    def _default_reader(self, listener: Listener) -> int:
        return default_reader(listener, self.seats.rows, self.table.actors(), self.is_secret)

    async def _welcome(self, listener: Listener) -> None:
        """Tell somebody who sits where, all that they see, and what was said."""
        assert listener.reader is not None
        await self.audience.prepare(listener.reader)
        self.audience.welcome(listener, self.facts())
        self.talk.send_all(listener, self.terms.talk)

    async def _on_hello(self, said: ReceivedMessage) -> None:
        listener, hello = said.listener, said.message
        assert isinstance(hello, messages.Hello)
        listener.curtain, listener.takes_changes = hello.curtain, hello.changes
        await self.talk.load()
        held = await self.context.store.read(held_seats, listener.browser, self.id)  # who was silent so far may have
        listener.mine = sorted({*held, *({BYSTANDER} & {*listener.mine})})  # lost or won a seat meanwhile
        reader = self._default_reader(listener) if hello.seat is None else hello.seat
        if reader not in listener.mine and (reader != BYSTANDER or not held_at(listener, self.seats.rows)):
            listener.end("no-seat")
            return
        listener.reader = reader
        self.audience.add(listener)
        await self.audience.prepare(reader)
        if self.rematch is not None:  # it may have been deleted behind our back
            await self._find_rematch()
        is_new = hello.shown == 0  # no connection that was lost: somebody has opened the page
        if is_new and not self.is_finished and (change := self.seats.returned(reader)) is not None:
            await self.change(change)
        await self._welcome(listener)
        self.audience.send_facts(self.facts())
        self._wake()

    async def _on_move(self, said: ReceivedMessage) -> None:
        listener, message, seat = said.listener, said.message, said.listener.reader
        assert isinstance(message, messages.Move | messages.Undo)
        assert seat is not None
        key = seat, message.id
        refusal = await self._answer_at_once(listener, seat, key)
        if refusal is not None:
            listener.tell(refusal)
            return
        if message.stamp != self.stamps.of(seat):
            self._refuse(listener, key, "stale")
            self.audience.send_all(listener)
            return
        table = self.table
        try:
            events = table.submit(seat, message.word) if isinstance(message, messages.Move) else table.undo(seat)
        except Refused as refused:
            self._refuse(listener, key, refused.key)
            return
        await self.commit(
            events, said=said, answer=AcknowledgedMove(seat, message.id, message.stamp, table.shown(seat))
        )

    async def _answer_at_once(self, listener: Listener, seat: int, key: tuple[int, str]) -> messages.FromServer | None:
        """Return the answer to a move that needs no looking into the game: it was answered before, or nobody may move
        this seat.
        """
        if seat < 0:
            return messages.refusal(key[1], "not-seated")
        if self.halt is not None:
            return messages.refusal(key[1], "halted")
        if self._answers is None:
            self._answers = await self.context.store.read(read_answers, self.id)
        if key in self._answers:
            self.context.metrics.moves.labels("repeated").inc()
            return messages.Ack(key[1], self._answers[key])
        if key in self._refusals:
            return self._refusals[key]
        if self.seats.rows[seat].bot is not None or self.agreed_end:
            return messages.refusal(key[1], "over" if self.agreed_end else "bot-plays")
        return None

    def _refuse(self, listener: Listener, key: tuple[int, str], why: str) -> None:
        refusal = messages.refusal(key[1], why)
        self._refusals[key] = refusal
        if len(self._refusals) > MAX_REFUSALS_PER_SEAT * self.table.seats:
            self._refusals.popitem(last=False)
        listener.tell(refusal)
        self.context.metrics.moves.labels("stale" if why == "stale" else "refused").inc()

    async def _on_seat_wish(self, said: ReceivedMessage) -> None:
        """Fulfil a wish about the seats or the end, or say why not."""
        listener, wish = said.listener, said.message
        assert isinstance(wish, messages.SeatWish | messages.TableWish)
        if isinstance(wish, messages.TableWish) and wish.do == "delete":
            self._answer(listener, wish.id, await self._delete(self._asker(listener)))
            return
        change: SeatDecision | str = "halted"
        if self.halt is None:
            here = self.audience.seats_here()
            change = self.seats.judge(wish, self._asker(listener), here, self.is_finished)
        if isinstance(change, str):
            self._answer(listener, wish.id, change)
            return
        await self.change(change)
        if change.link:
            seat, token = change.link
            listener.tell(messages.NewLink(wish.id, seat, f"/t/{self.id}#{token}"))
        self._answer(listener, wish.id)

    def _asker(self, listener: Listener) -> Asker:
        assert listener.reader is not None
        return Asker(listener.browser, listener.mine, listener.reader)

    def _answer(self, listener: Listener, id: str, refusal: str = "") -> None:
        """Acknowledge a wish, or refuse it."""
        assert listener.reader is not None
        if refusal:
            listener.tell(messages.refusal(id, refusal))
        elif listener.is_open:
            listener.tell(messages.Ack(id, self.table.shown(listener.reader)))

    async def _delete(self, asker: Asker) -> str:
        if not asker.is_host:
            return "not-host"
        await self.context.store.write(delete_table, self.id)
        log.info("table deleted", table=self.id)
        self.close("deleted")
        return ""

    async def _on_way_wish(self, said: ReceivedMessage) -> None:
        """Change how the table is played."""
        listener, wish = said.listener, said.message
        assert isinstance(wish, messages.WayWish)
        if not self._asker(listener).is_host:
            self._answer(listener, wish.id, "not-host")
            return
        excluded = [one for one in self.audience.listeners if not self.talk.may_read(one, self.terms.talk)]
        pace = self.terms.pace if wish.pace is None else wish.pace
        self.terms = TableTerms(pace, wish.talk or self.terms.talk)
        await self.context.store.write(write_terms, self.id, self.terms)
        self.clock.memory.acted.clear()
        self.audience.send_facts(self.facts())
        for one in excluded:
            self.talk.send_all(one, self.terms.talk)
        self._wake()
        self._answer(listener, wish.id)

    async def _on_say(self, said: ReceivedMessage) -> None:
        """Store what somebody says, then tell it."""
        listener, say = said.listener, said.message
        assert isinstance(say, messages.Say)
        assert listener.reader is not None
        row = self.seats.rows.get(listener.reader)
        line = "halted" if self.halt is not None else await self.talk.add(listener, say, row, self.terms.talk)
        if isinstance(line, str):
            self._answer(listener, say.id, line)
            return
        if line is not None:
            self.audience.broadcast(messages.Talk([line]), lambda other: self.talk.may_read(other, self.terms.talk))
        self._answer(listener, say.id)

    async def _on_hint_wish(self, said: ReceivedMessage) -> None:
        listener, seat = said.listener, said.listener.reader
        assert seat is not None
        is_open = self.halt is None and self.agreed_end is None
        if seat >= 0 and is_open and self.seats.is_alone(seat) and seat in self.table.actors():
            self.hints.ask(listener, seat)
        else:
            listener.tell(messages.refusal("", "no-hint"))

    async def _on_question(self, said: ReceivedMessage) -> None:
        assert said.listener.reader is not None
        looks = self.audience.looks(said.listener.reader)
        match said.message:
            case messages.What(word):
                said.listener.tell(looks.what(word))
            case messages.Why(word):
                said.listener.tell(looks.why(word))
            case messages.Story(before):
                said.listener.tell(looks.story(before))

    # ---- looking back: beside the task, so that it keeps no move waiting ------

    async def past(self, view: int, n: int | None) -> bytes:
        """Return the story of a view, or its look when `n` lines had been shown."""
        return await self._look_up(self.pasts.answer(view, n, self._stored_lines, self.summary.over))

    async def stage(self, key: str, readers: list[int]) -> bytes | None:
        """Return the stage with this key, if one of these readers sees it or has seen it."""
        request = StageRequest(key, readers, asyncio.get_running_loop().create_future())
        if not self.put(request):
            raise StoreFailed("busy")
        stage = await answer_to(request.answer)
        views = views_of(readers, self.table.seats, self.summary.over)
        return stage or await self._look_up(self.pasts.stage(key, views, self._stored_lines))

    async def open_link(self, browser: bytes, seat: int, secret: bytes, name: str) -> bool:
        """Let in a browser that has opened a link; return whether the link still opens the seat."""
        request = LinkOpened(browser, seat, secret, name, asyncio.get_running_loop().create_future())
        if not self.put(request):
            raise StoreFailed("busy")
        return await answer_to(request.answer)

    async def _look_up(self, answer: Coroutine[Any, Any, Found]) -> Found:
        """Wait for an answer. If nobody waits any more, it is completed all the same, for the next request."""
        if self.is_closed or len(self._beside) >= MAX_QUEUED_REQUESTS:
            answer.close()
            raise StoreFailed("busy")
        task = asyncio.create_task(answer)
        self._beside.add(task)
        task.add_done_callback(self._looked_up)
        return await answer_to(task)

    def _looked_up(self, task: asyncio.Task[Any]) -> None:
        self._beside.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._log_error("past broken", error)


HANDLERS: dict[type, Callable[[Room, Any], Awaitable[None]]] = {
    ReceivedMessage: Room._on_said,
    ListenerLeft: Room._on_left,
    BotChoice: Room._on_bot_choice,
    StageRequest: Room._on_stage,
    LinkOpened: Room._on_link,
    RematchOpened: Room._on_rematch,
    DeadlinePassed: Room._on_deadline,
}

MESSAGE_HANDLERS: dict[type, Callable[[Room, ReceivedMessage], Awaitable[None]]] = {
    messages.Hello: Room._on_hello,
    messages.Move: Room._on_move,
    messages.Undo: Room._on_move,
    messages.SeatWish: Room._on_seat_wish,
    messages.TableWish: Room._on_seat_wish,
    messages.WayWish: Room._on_way_wish,
    messages.Say: Room._on_say,
    messages.HintWish: Room._on_hint_wish,
    messages.What: Room._on_question,
    messages.Why: Room._on_question,
    messages.Story: Room._on_question,
}


async def answer_to(answer: asyncio.Future[Found]) -> Found:
    """Wait for an answer of a room; raise StoreFailed if it closes before it has answered."""
    await asyncio.wait([answer])
    if answer.cancelled():
        raise StoreFailed("the table has ended")
    return answer.result()


def _where(error: BaseException) -> str:
    """Return the innermost place of an error: its text may hold a word or a hand."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}" if trace else ""
