"""The default store: SQLite through APSW. One thread writes; whatever waits meanwhile goes into one transaction (group
commit). A local file is read on the thread of whoever asks: that is quicker than to hand the question on.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path

import apsw

from cablecar.server.store.base import (
    Append,
    Args,
    Finding,
    Job,
    Question,
    Store,
    WriteConnection,
    settle_soon,
)
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.sqlite_migration import BUSY_MILLISECONDS, create_private_file, migrate_file
from cablecar.server.store.tables import append_all

MAX_JOBS_IN_TRANSACTION = 256

_Job = Append | Callable[[WriteConnection], None]
_Waiting = tuple[_Job, asyncio.Future[None]]


class Sqlite(Store):
    """A file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        self.commits = 0
        self._is_failing = False  # the last commit failed
        create_private_file(path)
        try:
            self.reader = self._open()
            migrate_file(self.reader)
        except apsw.Error as error:
            raise StoreFailed(str(error)) from None
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _open(self) -> apsw.Connection:
        connection = apsw.Connection(str(self.path))
        connection.set_busy_timeout(BUSY_MILLISECONDS)
        connection.pragma("journal_mode", "wal")
        connection.pragma("synchronous", "full")
        connection.pragma("foreign_keys", 1)
        connection.pragma("secure_delete", 1)  # what a host deletes is not to be read in the file either
        return connection

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self.reader.close()

    async def read(self, question: Question[Args, Finding], *args: Args.args, **kwargs: Args.kwargs) -> Finding:
        try:
            return question(self.reader, *args, **kwargs)
        except apsw.Error as error:
            raise StoreFailed(str(error)) from None

    async def write(self, job: Job[Args], *args: Args.args, **kwargs: Args.kwargs) -> None:
        await self._put(lambda connection: job(connection, *args, **kwargs))

    async def append(self, append: Append) -> None:
        await self._put(append)

    async def _put(self, job: _Job) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        await future

    async def is_well(self) -> bool:
        try:
            self.reader.execute("SELECT 1").fetchall()
        except apsw.Error:
            return False
        return self._thread.is_alive() and (not self._is_failing or self._can_write())

    def _can_write(self) -> bool:
        """Try to write after a commit that failed: until that succeeds nobody should be sent here to play."""
        try:
            with self.reader:
                self.reader.pragma("user_version", self.reader.pragma("user_version"))
        except apsw.Error:
            return False
        self._is_failing = False
        return True

    # ---- the thread that writes ---------------------------------------------

    def _work(self) -> None:
        connection = self._open()
        while (first := self._jobs.get()) is not None:
            group, is_last = [first], False
            while len(group) < MAX_JOBS_IN_TRANSACTION and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    is_last = True
                    break
                group.append(following)
            self._commit(connection, group)
            if is_last:
                break
        connection.close()

    def _commit(self, connection: apsw.Connection, group: list[_Waiting]) -> None:
        if len(group) > 1 and self._commit_appends(connection, group):
            return
        done: list[asyncio.Future[None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in group:
                try:
                    with connection:  # inside a transaction: a savepoint, so that one job's failure is its own
                        append_all(connection, [job]) if isinstance(job, Append) else job(connection)
                    done.append(future)
                except apsw.Error as error:
                    self._is_failing |= not isinstance(error, apsw.ConstraintError)  # which is the job's own
                    settle_soon([future], error=StoreFailed(str(error)))
            self._end(connection)
        except apsw.Error as error:
            self._is_failing = True
            _roll_back(connection)
            settle_soon(done or [future for _, future in group], error=StoreFailed(str(error)))
            return
        settle_soon(done)

    def _commit_appends(self, connection: apsw.Connection, group: list[_Waiting]) -> bool:
        """Store a group of appends in a few statements; if one can't be, none is: they are tried one by one."""
        appends = [job for job, _ in group if isinstance(job, Append)]
        if len(appends) < len(group):
            return False
        try:
            connection.execute("BEGIN IMMEDIATE")
            append_all(connection, appends)
            self._end(connection)
        except apsw.Error:
            _roll_back(connection)
            return False
        settle_soon([future for _, future in group])
        return True

    def _end(self, connection: apsw.Connection) -> None:
        connection.execute("COMMIT")
        self.commits += 1


def _roll_back(connection: apsw.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
