"""The default store: SQLite through APSW. One thread writes; whatever waits meanwhile goes into one transaction (group
commit).
"""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import apsw

from cablecar.server.store.base import Append, Job, Store, append_all, settle_soon
from cablecar.server.store.migrate import StoreFailed, for_owner, migrate

MAX_GROUP = 256  # jobs in one transaction


class Sqlite(Store):
    """A file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        self.commits = 0
        self._is_failing = False  # the last commit failed
        for_owner(path)
        try:
            self.reader = self._open()
            migrate(self.reader)
        except apsw.Error as error:
            raise StoreFailed(str(error)) from None
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def _open(self) -> apsw.Connection:
        connection = apsw.Connection(str(self.path))
        connection.set_busy_timeout(5000)
        connection.pragma("journal_mode", "wal")
        connection.pragma("synchronous", "full")
        connection.pragma("foreign_keys", 1)
        connection.pragma("secure_delete", 1)  # what a host deletes is not to be read in the file either
        return connection

    def close(self) -> None:
        self.jobs.put(None)
        self._thread.join()
        self.reader.close()

    def rows(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        try:
            return list(self.reader.execute(sql, values))
        except apsw.Error as error:
            raise StoreFailed(str(error)) from None

    def is_well(self) -> bool:
        try:
            return (
                self._thread.is_alive() and bool(self.rows("SELECT 1")) and (not self._is_failing or self._can_write())
            )
        except StoreFailed:
            return False

    def _can_write(self) -> bool:
        """Try after a commit that failed: nobody may be sent here any more who would."""
        try:
            with self.reader:
                self.reader.pragma("user_version", self.reader.pragma("user_version"))
        except apsw.Error:
            return False
        self._is_failing = False
        return True

    def _write(self) -> None:
        connection = self._open()
        while (first := self.jobs.get()) is not None:
            group, is_last = [first], False
            while len(group) < MAX_GROUP and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    is_last = True
                    break
                group.append(following)
            self._commit(connection, group)
            if is_last:
                break
        connection.close()

    def _commit(self, connection: apsw.Connection, group: list[tuple[Job, asyncio.Future[None]]]) -> None:
        if len(group) > 1 and self._commit_moves(connection, group):
            return
        done: list[asyncio.Future[None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in group:
                try:
                    with connection:  # inside a transaction: a savepoint, so that one job's failure is its own
                        job(connection)
                    done.append(future)
                except apsw.Error as error:
                    self._is_failing |= not isinstance(error, apsw.ConstraintError)  # which is the job's own
                    settle_soon([future], StoreFailed(str(error)))
            self._end(connection)
        except apsw.Error as error:
            self._is_failing = True
            _roll_back(connection)
            settle_soon(done or [future for _, future in group], StoreFailed(str(error)))
            return
        settle_soon(done)

    def _commit_moves(self, connection: apsw.Connection, group: list[tuple[Job, asyncio.Future[None]]]) -> bool:
        """Store a group of moves in a few statements; if one can't be, none is: they are tried one by one."""
        moves = [job for job, _ in group if isinstance(job, Append)]
        if len(moves) < len(group):
            return False
        try:
            connection.execute("BEGIN IMMEDIATE")
            append_all(connection, moves)
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
