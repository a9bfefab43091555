"""Bots think in processes of their own, with a hard limit: one that fails or takes too long is killed and a simpler one
asked.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import sys
import time
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import choice
from typing import Protocol

from cablecar.bots import BOTS, EXPERT_SEARCHES
from cablecar.bots.mcts import favourite
from cablecar.kernel.errors import CablecarError
from cablecar.kernel.state import View
from cablecar.server.journal import log
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings

FALLBACK_BOTS = ("greedy", "random")  # who takes over, in this order
THINKING_SHARE = 0.75  # of the limit: what a bot is told to take at most
HINT_BOT = "club"  # who gives hints
START_SECONDS = 30.0  # a process may take so long for its imports; no bot thinks before it is ready
# of one process, which keeps some kilobytes of each View it is sent (see kernel/state_queries.py)
MAX_ANSWERS_PER_PROCESS = 2000
QUICK_BOTS = FALLBACK_BOTS  # who answers at once
TURNS_PER_UNSEEN_TABLE = 4  # of so many turns at least one is of a table that nobody looks at


def bot_names() -> list[str]:
    """Return the names of the bots, the weakest first."""
    return list(BOTS)


def simpler_than(name: str) -> str | None:
    """Return the bot that takes over from another, or nothing."""
    rest = FALLBACK_BOTS[FALLBACK_BOTS.index(name) + 1 :] if name in FALLBACK_BOTS else FALLBACK_BOTS
    return rest[0] if rest else None


@dataclass(frozen=True)
class Thought:
    """What a bot chose, and for each legal action how often a search tried it, with the sum of what came of it."""

    action: int
    weights: list[tuple[int, float]] = field(default_factory=list)


@dataclass(frozen=True)
class Hint:
    """A move that a bot advises: its share of all simulations, and its value by them, 0 … 1."""

    bot: str
    action: int
    share: float
    value: float
    simulations: int


class BotFailed(CablecarError):
    """No answer, a wrong answer, or none in time."""


class BotKilled(BotFailed):
    """The process was ended by a signal from outside: that says nothing about the bot."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.is_ready = False
        self.answers = 0

    async def start(self) -> asyncio.subprocess.Process:
        """Return the process, a new one if there is none or it has ended by itself."""
        if self.process is not None and self.process.returncode is not None:
            await self.stop()
        if self.process is None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "cablecar.server.tables.bot_process", stdin=pipe, stdout=pipe
            )
        return self.process

    async def ask(self, request: bytes, seconds: float) -> Thought:
        """Return the answer to a request; on any failure the process is gone."""
        try:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(len(request).to_bytes(4, "big") + request)
            await process.stdin.drain()
            if not self.is_ready:
                await self._hear(process, process.stdout, START_SECONDS)
                self.is_ready = True
            told = json.loads(await self._hear(process, process.stdout, seconds))
            thought = Thought(
                int(told["action"]), [(int(visits), float(value)) for visits, value in told.get("weights", ())]
            )
            await self._renew()
            return thought
        except BotKilled:
            await self.stop()
            raise
        except (
            Exception
        ) as error:  # uvloop says RuntimeError where a pipe is closed: whatever it is, no table may wait for ever
            await self.stop()
            raise BotFailed("too slow" if isinstance(error, TimeoutError) else "no answer") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _hear(self, process: asyncio.subprocess.Process, answers: asyncio.StreamReader, seconds: float) -> bytes:
        """Return the next line that the process writes."""
        line = await asyncio.wait_for(answers.readline(), seconds)
        if not line and await process.wait() < 0:
            raise BotKilled("killed")
        if not line:
            raise BotFailed("no answer")
        return line

    async def _renew(self) -> None:
        """Replace the process after many answers; the imports of the new one are done while nobody waits."""
        self.answers += 1
        if self.answers >= MAX_ANSWERS_PER_PROCESS:
            await self.stop()
            with suppress(OSError):  # it is tried again when it is needed
                await self.start()

    async def stop(self) -> None:
        """End the process."""
        process, self.process, self.is_ready, self.answers = self.process, None, False, 0
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class AskingTable(Protocol):
    """A table for which a bot is asked: how urgent it is depends on who looks on."""

    @property
    def is_seen(self) -> bool:
        """Tell whether somebody looks at it."""

    @property
    def parties(self) -> Collection[str]:
        """Return the addresses from which it is looked at."""


class Anybody:
    """Stands for a table where there is none."""

    is_seen = True
    parties = ()


ANYBODY = Anybody()


@dataclass(eq=False)
class Ticket:
    """A thought that waits for a process, or has one."""

    asker: AskingTable
    worker: asyncio.Future[Worker]


class WorkerQueue:
    """The queue for free processes. Addresses take turns, and so do the tables of each; tables that somebody looks at
    come first, but not always.
    """

    def __init__(self, workers: Iterable[Worker]) -> None:
        self.free = list(workers)
        self._waiting: list[Ticket] = []
        self._served: dict[
            AskingTable | str, int
        ] = {}  # which turn a table or an address had last, of those that wait or think
        self._turn = 0

    def is_waiting(self, asker: AskingTable) -> bool:
        """Tell whether a table waits and has no process yet."""
        return any(ticket.asker is asker for ticket in self._waiting)

    async def take(self, asker: AskingTable) -> Worker:
        """Wait for a process."""
        ticket = Ticket(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._serve()
        try:
            return await ticket.worker
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif not ticket.worker.cancelled():
                self.give(ticket.worker.result())
            raise

    def give(self, worker: Worker) -> None:
        """Give a process back."""
        self.free.append(worker)
        self._serve()

    def _serve(self) -> None:
        while self.free and self._waiting:
            self._turn += 1
            unseen_first = self._turn % TURNS_PER_UNSEEN_TABLE == 0
            ticket = min(
                self._waiting,
                key=lambda one: (
                    one.asker.is_seen == unseen_first,
                    self._party_served(one.asker),
                    self._served.get(one.asker, 0),
                ),
            )
            self._waiting.remove(ticket)
            asking: set[AskingTable | str] = {one.asker for one in self._waiting}
            asking.update(party for one in self._waiting for party in one.asker.parties)
            self._served = {who: turn for who, turn in self._served.items() if who in asking}
            self._served |= dict.fromkeys((ticket.asker, *ticket.asker.parties), self._turn)
            if not ticket.worker.done():
                ticket.worker.set_result(self.free.pop(0))

    def _party_served(self, asker: AskingTable) -> int:
        """Return the last turn of the address at a table that has waited longest: an onlooker who comes delays
        nobody.
        """
        return min((self._served.get(party, 0) for party in asker.parties), default=0)


class Bots:
    """All worker processes, and the queues for them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._spare = Worker()  # for quick bots, while all others think for long; it is not started before
        self._all = [Worker() for _ in range(settings.workers)]
        self._line = WorkerQueue(self._all)
        self._quick = WorkerQueue([self._spare])

    async def warm(self) -> None:
        """Start the processes before they are asked: their imports take a second."""
        for worker in self._all:
            if worker not in self._line.free:
                continue
            self._line.free.remove(worker)
            try:
                await worker.start()
            except OSError as error:
                log.warning("no process for bots", why=error.strerror)
            finally:
                self._line.give(worker)

    def is_waiting(self, asker: AskingTable) -> bool:
        """Tell whether a table waits for its turn."""
        return self._line.is_waiting(asker)

    async def choose(
        self, name: str, view: View, legal: list[int], asker: AskingTable = ANYBODY, whose: str = ""
    ) -> tuple[int, str]:
        """Return a legal action and the name of the bot that chose it: another than the asked one if that failed; one
        that was killed may try again once.
        `whose` names the seat for all of its decisions: a bot may go on from what it thought before for the same one.
        """
        asked: str | None = name
        killed = 0
        while asked is not None:
            try:
                return (await self._ask(asker, asked, view, legal, whose)).action, asked
            except BotFailed as fault:
                self.metrics.bot_faults.labels(asked).inc()
                killed += isinstance(fault, BotKilled)
                following = asked if isinstance(fault, BotKilled) and killed == 1 else simpler_than(asked)
                log.warning(
                    "bot failed",
                    bot=asked,
                    game=view.seen.game.slug,
                    why=str(fault),
                    next=following or "any legal word",
                )
                asked = following
        return choice(legal), "random"

    async def hint(self, view: View, legal: list[int], asker: AskingTable = ANYBODY) -> Hint | None:
        """Return what an adviser would do and why, in numbers; nothing if it fails."""
        try:
            thought = await self._ask(asker, HINT_BOT, view, legal)
        except BotFailed as fault:
            log.warning("no hint", game=view.seen.game.slug, why=str(fault))
            return None
        tried = sum(visits for visits, _ in thought.weights)
        visits, value = thought.weights[legal.index(thought.action)] if tried else (0, 0.0)
        return Hint(
            HINT_BOT, thought.action, visits / tried if tried else 1.0, value / visits if visits else 0.0, tried
        )

    async def _ask(self, asker: AskingTable, name: str, view: View, legal: list[int], whose: str = "") -> Thought:
        """Ask for a whole thought: its parts side by side if as many processes are free, otherwise one after the other
        in one.
        """
        started = time.monotonic()
        parts = EXPERT_SEARCHES if name == "expert" else 1
        if parts == 1 or len(self._line.free) < parts or len(legal) == 1:
            thought = await self._part(asker, name, view, legal, parts, whose)
        else:
            found = await asyncio.gather(
                *(self._part(asker, name, view, legal, 1, whose) for _ in range(parts)), return_exceptions=True
            )
            if all(isinstance(one, BotKilled) for one in found):
                raise BotKilled("killed")
            thought = merged(legal, [one for one in found if isinstance(one, Thought)])
        self.metrics.bot_seconds.labels(name).observe(time.monotonic() - started)
        if thought.action not in legal:
            raise BotFailed("not legal")
        return thought

    async def _part(
        self, asker: AskingTable, name: str, view: View, legal: list[int], parts: int, whose: str
    ) -> Thought:
        line = self._quick if name in QUICK_BOTS and not self._line.free else self._line
        worker = await line.take(asker)
        try:
            request = pickle.dumps((name, view, legal, self.settings.bot_seconds * THINKING_SHARE, parts, whose))
            return await worker.ask(request, self.settings.bot_seconds)
        finally:
            line.give(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in (*self._all, self._spare):
            await worker.stop()


def merged(legal: list[int], parts: list[Thought]) -> Thought:
    """Return one thought of several: their visits are added up. One part is enough."""
    if not parts:
        raise BotFailed("no answer")
    sums = [
        (sum(visits for visits, _ in of_one), sum(value for _, value in of_one))
        for of_one in zip(*(part.weights for part in parts), strict=True)
    ]
    return Thought(int(favourite(list(legal), list(sums))), sums)
