"""The larger store: PostgreSQL through psycopg. Each job is a transaction of its own on one of a few connections; an
append is one statement. Some threads write, others read: a database that does not answer blocks only the callers that
wait for it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import Connection

from cablecar.server.store.base import (
    AcknowledgedMove,
    Append,
    Args,
    Finding,
    Job,
    Question,
    Store,
    settle_soon,
)
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.postgres_connection import NO_HURRY, ReadStatements, Statements, connect, is_lost
from cablecar.server.store.postgres_migration import database_migrations, migrate_database
from cablecar.server.store.tables import append_all

WRITING_THREADS = 4
READING_THREADS = 4
NO_ANSWER = AcknowledgedMove(0, "", 0, 0)
ANSWER_GRACE_SECONDS = 5.0  # after the time in which the database should have given up by itself
READY_SECONDS = 2.0  # in which a database that can be used has answered
APPEND = """WITH summary AS (UPDATE tables SET turn = ?, since = ?, over = ?, touched = ? WHERE id = ?),
  answered AS (INSERT INTO moves SELECT * FROM (VALUES (?::text, ?::int, ?::text, ?::int, ?::int, ?::int)) AS answer
  WHERE ?)
  INSERT INTO events SELECT ?, ? + k::int - 1, line FROM unnest(?::text[]) WITH ORDINALITY AS lines (line, k)"""


@contextmanager
def database_transaction(url: str, *, is_writing: bool = False, is_current: bool = False) -> Iterator[Statements]:
    """Open a database of ours in one transaction. One with another schema can be read, unless today's is required, but
    only a server that migrates it may change it.
    """
    connection = connect(url)
    try:
        with connection.transaction():
            connection.execute(
                f"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ {'READ WRITE' if is_writing else 'READ ONLY'}"
            )
            connection.execute(NO_HURRY)
            found = connection.execute(
                "SELECT to_regclass('schema_version') IS NOT NULL AND to_regclass('tables') IS NOT NULL"
            ).fetchone()
            version = (
                connection.execute("SELECT version FROM schema_version").fetchone() if found and found[0] else None
            )
            if version is None:
                raise StoreFailed("there are no tables of ours")
            if (is_writing or is_current) and version[0] != database_migrations()[-1][0]:
                raise StoreFailed(f"it has schema {version[0]}; start a server with it once")
            yield Statements(connection)
    except psycopg.Error as error:
        raise StoreFailed(" ".join(str(error).split())) from None
    finally:
        connection.close()


class ConnectionLost(StoreFailed):
    """The connection to the database was lost; the database may be back already."""


class Losses:
    """Counts how often the database was lost: what one connection notices makes all others reconnect."""

    count = 0


class ConnectionThreads:
    """Threads that each own a connection and take jobs from one queue."""

    def __init__(self, url: str, count: int, name: str, losses: Losses, seconds: float | None) -> None:
        self.url = url
        self.losses = losses
        self.seconds = seconds  # that a job may take, or None
        self._jobs: queue.SimpleQueue[tuple[Callable[[Connection[Any]], Any], asyncio.Future[Any]] | None]
        self._jobs = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._work, name=f"{name} {number}", daemon=True) for number in range(count)
        ]
        for thread in self._threads:
            thread.start()

    async def run(self, job: Callable[[Connection[Any]], Finding]) -> Finding:
        """Return what a job returns. A job for which nobody waits any more is not begun; one that has begun may still
        come to its end.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Finding] = loop.create_future()
        self._jobs.put((job, future))
        alarm = loop.call_later(self.seconds, self._give_up, future) if self.seconds is not None else None
        try:
            return await future
        finally:
            if alarm is not None:
                alarm.cancel()

    def _give_up(self, future: asyncio.Future[Any]) -> None:
        if not future.done():
            future.set_exception(StoreFailed(f"the database has not answered for {self.seconds:g} seconds"))

    def close(self) -> None:
        """Finish what waits, then close; a database that does not answer is not waited for."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join(self.seconds)

    @property
    def are_alive(self) -> bool:
        return all(thread.is_alive() for thread in self._threads)

    def _work(self) -> None:
        connection: Connection[Any] | None = None
        losses = 0
        while (taken := self._jobs.get()) is not None:
            job, future = taken
            if future.done():
                continue
            try:
                if connection is not None and losses != self.losses.count:
                    connection.close()
                if connection is None or connection.closed:
                    losses, connection = self.losses.count, connect(self.url)
                result = self._do(connection, job)
            except BaseException as error:  # whoever waits for the job gets it
                settle_soon([future], error=error)
            else:
                settle_soon([future], result)
        if connection is not None:
            connection.close()

    def _do(self, connection: Connection[Any], job: Callable[[Connection[Any]], Finding]) -> Finding:
        try:
            return job(connection)
        except psycopg.Error as error:
            if not is_lost(error):
                raise StoreFailed(str(error)) from None
            connection.close()
            self.losses.count += 1
            raise ConnectionLost(str(error)) from None


class Postgres(Store):
    """A database."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        losses, seconds = Losses(), _prepare(url)
        self._readers = ConnectionThreads(url, READING_THREADS, "store reads", losses, seconds)
        self._writers = ConnectionThreads(url, WRITING_THREADS, "store writes", losses, seconds)

    def close(self) -> None:
        self._writers.close()
        self._readers.close()

    async def read(self, question: Question[Args, Finding], *args: Args.args, **kwargs: Args.kwargs) -> Finding:
        def ask(connection: Connection[Any]) -> Finding:
            return question(ReadStatements(connection), *args, **kwargs)

        try:
            return await self._readers.run(ask)
        except ConnectionLost:
            return await self._readers.run(ask)

    async def write(self, job: Job[Args], *args: Args.args, **kwargs: Args.kwargs) -> None:
        def do(connection: Connection[Any]) -> None:
            with connection.transaction():
                job(Statements(connection), *args, **kwargs)

        await self._writers.run(do)

    async def append(self, append: Append) -> None:
        if append.seating is not None:  # rare
            await self.write(append_all, [append])
            return
        answer = append.answer or NO_ANSWER
        move = append.id, answer.seat, answer.id, answer.stamp, answer.shown, append.place, append.answer is not None
        values = (*append.summary, time.time(), append.id, *move, append.id, append.place, list(append.lines))
        await self._writers.run(lambda connection: Statements(connection).execute(APPEND, values))

    async def is_well(self) -> bool:
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.read(lambda connection: connection.execute("SELECT 1"))
        except (StoreFailed, TimeoutError):
            return False
        return self._readers.are_alive and self._writers.are_alive


def _prepare(url: str) -> float | None:
    """Bring a database to today's schema; return how many seconds a job may take, or None if its host has set
    no limit.
    """
    try:
        with connect(url) as connection:
            migrate_database(connection)
            sql = "SELECT setting::int FROM pg_settings WHERE name = 'statement_timeout'"
            ((milliseconds,),) = connection.execute(sql).fetchall()
    except psycopg.Error as error:
        raise StoreFailed(str(error)) from None
    return milliseconds / 1000 + ANSWER_GRACE_SECONDS if milliseconds else None
