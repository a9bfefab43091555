"""The default store: SQLite through APSW. One thread writes; whatever waits meanwhile goes into one transaction (group commit)."""
from __future__ import annotations

import asyncio
import queue
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import apsw

MAX_GROUP = 256  # jobs in one transaction
NOT_OURS = "it is the file of another program"

Job = Callable[[apsw.Connection], None]


class StoreFailed(Exception):
    """A transaction was not committed; nothing of it is stored."""


@dataclass(frozen=True)
class SeatRow:
    """Who sits where."""

    seat: int
    name: str
    bot: str | None
    secret: bytes | None


@dataclass(frozen=True)
class Summary:
    """What the list of tables tells."""

    turn: int
    since: float
    over: bool


@dataclass(frozen=True)
class Answer:
    """The acknowledged move of a client."""

    seat: int
    id: str
    stamp: int
    shown: int


def migrations() -> list[tuple[int, str]]:
    """Return the numbered steps of the schema."""
    folder = files("cablecar.server") / "migrations"
    found = [(int(match[1]), entry.read_text("utf-8")) for entry in folder.iterdir() if (match := re.fullmatch(r"(\d{3})\.sql", entry.name))]
    return sorted(found)


def migrate(connection: apsw.Connection) -> None:
    """Bring a file to today's schema, each step in a transaction of its own; what is another program's is left alone."""
    with connection:  # one moment of both
        version = connection.pragma("user_version")
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    newest = max(number for number, _ in migrations())
    if version > newest:
        raise StoreFailed(f"the data file has schema {version}; this program knows {newest}")
    if "tables" not in names if version else names:
        raise StoreFailed(NOT_OURS)
    for number, sql in migrations():
        with connection:
            if number > connection.pragma("user_version"):
                connection.execute(sql)
                connection.pragma("user_version", number)


class Store:
    """Reads on the caller's thread, writes on its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self.commits = 0
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
        return connection

    def close(self) -> None:
        """Finish what waits, then close."""
        self._jobs.put(None)
        self._thread.join()
        self.reader.close()

    # ---- writing --------------------------------------------------------

    async def write(self, job: Job) -> None:
        """Run a job inside a transaction; return once it is on the disk, raise StoreFailed if it is not."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        await asyncio.shield(future)

    def _write(self) -> None:
        connection = self._open()
        while (first := self._jobs.get()) is not None:
            group, is_last = [first], False
            while len(group) < MAX_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    is_last = True
                    break
                group.append(following)
            self._commit(connection, group)
            if is_last:
                break
        connection.close()

    def _commit(self, connection: apsw.Connection, group: list[tuple[Job, asyncio.Future[None]]]) -> None:
        done: list[asyncio.Future[None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in group:
                try:
                    with connection:  # inside a transaction: a savepoint, so that one job's failure is its own
                        job(connection)
                    done.append(future)
                except apsw.Error as error:
                    _settle(future, StoreFailed(str(error)))
            connection.execute("COMMIT")
            self.commits += 1
        except apsw.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for future in done or [future for _, future in group]:
                _settle(future, StoreFailed(str(error)))
            return
        for future in done:
            _settle(future, None)

    async def open_table(
        self, id: str, header: str, lines: Sequence[str], seats: Iterable[SeatRow], browser: bytes, mine: Iterable[int], told: Summary
    ) -> None:
        """Store a new table."""

        def job(to: apsw.Connection) -> None:
            to.execute("INSERT INTO tables VALUES (?,?,?,?,?,?)", (id, header, time.time(), told.turn, told.since, told.over))
            to.executemany("INSERT INTO events VALUES (?,?,?)", [(id, place, line) for place, line in enumerate(lines)])
            to.executemany("INSERT INTO seats VALUES (?,?,?,?,?)", [(id, row.seat, row.name, row.bot, row.secret) for row in seats])
            to.executemany("INSERT INTO holds VALUES (?,?,?)", [(browser, id, seat) for seat in mine])

        await self.write(job)

    async def append(self, id: str, place: int, lines: Sequence[str], told: Summary, answer: Answer | None = None, bot: tuple[int, str] | None = None) -> None:
        """Append events from a place on, with the answer they earned; refused if something stands there."""

        def job(to: apsw.Connection) -> None:
            to.executemany("INSERT INTO events VALUES (?,?,?)", [(id, place + k, line) for k, line in enumerate(lines)])
            if answer:
                to.execute("INSERT INTO moves VALUES (?,?,?,?,?,?)", (id, answer.seat, answer.id, answer.stamp, answer.shown, place))
            if bot:
                to.execute("UPDATE seats SET bot = ? WHERE at = ? AND seat = ?", (bot[1], id, bot[0]))
            to.execute("UPDATE tables SET turn = ?, since = ?, over = ? WHERE id = ?", (told.turn, told.since, told.over, id))

        await self.write(job)

    async def hold(self, browser: bytes, id: str, seat: int) -> None:
        """Note that a browser holds a seat."""
        await self.write(lambda to: _run(to, "INSERT OR IGNORE INTO holds VALUES (?,?,?)", (browser, id, seat)))

    # ---- reading --------------------------------------------------------

    def _rows(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return list(self.reader.execute(sql, values))

    def log_of(self, id: str) -> str | None:
        """Return the log of a table, or nothing if there is no such table."""
        heads = self._rows("SELECT header FROM tables WHERE id = ?", (id,))
        if not heads:
            return None
        lines = self._rows("SELECT line FROM events WHERE at = ? ORDER BY place", (id,))
        return str(heads[0][0]) + "".join(f"{line}\n" for (line,) in lines)

    def header_of(self, id: str) -> str | None:
        """Return the header of a table's log, or nothing if there is no such table."""
        heads = self._rows("SELECT header FROM tables WHERE id = ?", (id,))
        return str(heads[0][0]) if heads else None

    def summary(self, id: str) -> Summary | None:
        """Return what the list of tables tells of one."""
        rows = self._rows("SELECT turn, since, over FROM tables WHERE id = ?", (id,))
        return Summary(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    def seats_of(self, id: str) -> list[SeatRow]:
        """Return the seats of a table, that of bystanders included."""
        return [SeatRow(*row) for row in self._rows("SELECT seat, name, bot, secret FROM seats WHERE at = ? ORDER BY seat", (id,))]

    def held(self, browser: bytes, id: str) -> list[int]:
        """Return what a browser holds at a table."""
        return [int(seat) for (seat,) in self._rows("SELECT seat FROM holds WHERE browser = ? AND at = ? ORDER BY seat", (browser, id))]

    def tables_of(self, browser: bytes) -> list[tuple[str, str, Summary]]:
        """Return the tables of a browser: id, header, summary; the newest turn first."""
        sql = "SELECT id, header, turn, since, over FROM tables WHERE id IN (SELECT at FROM holds WHERE browser = ?) ORDER BY since DESC LIMIT 200"
        return [(id, header, Summary(turn, since, bool(over))) for id, header, turn, since, over in self._rows(sql, (browser,))]

    def answer(self, id: str, seat: int, client: str) -> Answer | None:
        """Return the answer a client's id has earned."""
        rows = self._rows("SELECT stamp, shown FROM moves WHERE at = ? AND seat = ? AND id = ?", (id, seat, client))
        return Answer(seat, client, rows[0][0], rows[0][1]) if rows else None

    def is_well(self) -> bool:
        """Tell whether the file can be read and the writer lives."""
        try:
            return self._thread.is_alive() and bool(self._rows("SELECT 1", ()))
        except apsw.Error:
            return False


def tables_in(path: Path) -> Iterator[tuple[str, str, Summary]]:
    """Return every table of a file: id, log, summary. Nothing is written, and a server may be using it."""
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        connection.set_busy_timeout(5000)
        try:
            if not connection.pragma("user_version"):
                raise StoreFailed(NOT_OURS)
            with connection:  # one moment of all tables
                for id, header, turn, since, over in list(connection.execute("SELECT id, header, turn, since, over FROM tables ORDER BY opened, id")):
                    lines = [f"{line}\n" for (line,) in connection.execute("SELECT line FROM events WHERE at = ? ORDER BY place", (id,))]
                    yield id, header + "".join(lines), Summary(turn, since, bool(over))
        finally:
            connection.close()
    except (apsw.Error, UnicodeDecodeError) as error:
        raise StoreFailed(f"not a data file that can be read: {error}") from None


def _run(connection: apsw.Connection, sql: str, values: tuple[Any, ...]) -> None:
    connection.execute(sql, values)


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    def settle() -> None:
        if not future.done():
            future.set_exception(error) if error else future.set_result(None)

    future.get_loop().call_soon_threadsafe(settle)
