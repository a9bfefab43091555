"""Bots think in processes of their own, with a hard limit: one that fails or takes too long is killed and a simpler one asked."""
from __future__ import annotations

import asyncio
import pickle
import sys
import time
from contextlib import suppress
from secrets import choice

import structlog

from cablecar.bots import BOTS
from cablecar.kernel.state import View
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings

SIMPLER = ("greedy", "random")  # who takes over, in this order
THINKING = 0.75  # of the limit: what a bot is told to take at most
START_SECONDS = 30.0  # the first answer of a process waits for its imports

log = structlog.get_logger("cablecar.bots")


def bot_names() -> list[str]:
    """Return the names of the bots, the weakest first."""
    return list(BOTS)


def simpler_than(name: str) -> str | None:
    """Return the bot that takes over from another, or nothing."""
    rest = SIMPLER[SIMPLER.index(name) + 1 :] if name in SIMPLER else SIMPLER
    return rest[0] if rest else None


class BotFailed(Exception):
    """No answer, a wrong answer, or none in time."""


class Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.is_warm = False

    async def start(self) -> asyncio.subprocess.Process:
        """Return the process, a new one if there is none or it has ended by itself."""
        if self.process is not None and self.process.returncode is not None:
            await self.stop()
        if self.process is None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(sys.executable, "-P", "-m", "cablecar.server.worker", stdin=pipe, stdout=pipe)
        return self.process

    async def ask(self, request: bytes, seconds: float) -> int:
        """Return the answer to a request; on any failure the process is gone."""
        try:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(len(request).to_bytes(4, "big") + request)
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds if self.is_warm else seconds + START_SECONDS)
            self.is_warm = True
            return int(line)
        except Exception as error:  # uvloop says RuntimeError where a pipe is closed: whatever it is, no table may wait for ever
            await self.stop()
            raise BotFailed("too slow" if isinstance(error, TimeoutError) else "no answer") from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process."""
        process, self.process, self.is_warm = self.process, None, False
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Bots:
    """The workers, and what they are asked."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._all = [Worker() for _ in range(settings.workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def warm(self) -> None:
        """Start the processes before they are asked: their imports take a second."""
        for _ in self._all:
            worker = await self._free.get()
            try:
                await worker.start()
            except OSError as error:
                log.warning("no process for bots", why=error.strerror)
            finally:
                self._free.put_nowait(worker)

    async def choose(self, name: str, view: View, legal: list[int]) -> tuple[int, str]:
        """Return a legal action and the name of the bot that chose it: another than the asked one if that failed."""
        asked: str | None = name
        while asked is not None:
            try:
                return await self._ask(asked, view, legal), asked
            except BotFailed as fault:
                self.metrics.bot_faults.labels(asked).inc()
                following = simpler_than(asked)
                log.warning("bot failed", bot=asked, game=view.seen.game.slug, why=str(fault), next=following or "any legal word")
                asked = following
        return choice(legal), "random"

    async def _ask(self, name: str, view: View, legal: list[int]) -> int:
        started = time.monotonic()
        worker = await self._free.get()
        try:
            action = await worker.ask(pickle.dumps((name, view, legal, self.settings.bot_seconds * THINKING)), self.settings.bot_seconds)
        finally:
            self._free.put_nowait(worker)
        self.metrics.bot_seconds.labels(name).observe(time.monotonic() - started)
        if action not in legal:
            raise BotFailed("not legal")
        return action

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.stop()
