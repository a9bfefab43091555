"""The bigger store: PostgreSQL through psycopg. Each job is a transaction of its own on one of a few connections; an
append is one statement.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict
from psycopg.sql import SQL, Identifier

from cablecar.server.journal import log
from cablecar.server.store.base import Answer, Job, Peer, Seating, Store, Summary, Writes, settle_soon
from cablecar.server.store.migrate import StoreFailed, numbered

WRITERS = 4
CONNECT_SECONDS = 5
LOCK = 0xCAB1ECA2  # of whoever migrates
KEPT = "cablecar_schema_{}"  # where a copy lies of what was, within the database
PROCESSES = ("servers", "leases")  # tables about who uses the database now
APPEND = """WITH told AS (UPDATE tables SET turn = ?, since = ?, over = ?, touched = ? WHERE id = ?),
  answered AS (INSERT INTO moves SELECT * FROM (VALUES (?::text, ?::int, ?::text, ?::int, ?::int, ?::int)) AS answer
  WHERE ?)
  INSERT INTO events SELECT ?, ? + k::int - 1, line FROM unnest(?::text[]) WITH ORDINALITY AS told (line, k)"""
BEAT = "INSERT INTO servers VALUES (?,?,?,now()) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive"
CLAIM = """INSERT INTO leases SELECT id, ? FROM tables WHERE id = ? ON CONFLICT (at) DO UPDATE SET server =
excluded.server
  WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = leases.server AND alive > now() - interval '8 seconds')"""


class Statements:
    """A connection that takes our SQL."""

    def __init__(self, connection: Connection[tuple[Any, ...]]) -> None:
        self.connection = connection

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> psycopg.Cursor[tuple[Any, ...]]:
        return self.connection.execute(_spelt(sql), values)

    def executemany(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(_spelt(sql), list(values))

    def stream(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield what a question finds without having all of it in memory."""
        with self.connection.cursor("stream") as cursor:
            yield from cursor.execute(_spelt(sql))


def _spelt(sql: str) -> str:
    """Return our SQL, which has no ? and no % but for values, with psycopg's signs."""
    return sql.replace("?", "%s")


def connect(url: str) -> Connection[tuple[Any, ...]]:
    """Open a connection; say why it can't be, without the password."""
    if not _is_readable(url):  # what PostgreSQL says of such an address quotes it
        raise StoreFailed(
            "PostgreSQL can't be reached: its address can't be read; in a name or password @ is written %40, / "
            "%2F, : %3A, # %23 and % %25"
        )
    try:
        return psycopg.connect(url, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name="cablecar")
    except UnicodeError:
        raise StoreFailed("PostgreSQL can't be reached: its address is no text in UTF-8") from None
    except psycopg.Error as error:
        raise StoreFailed(f"PostgreSQL can't be reached: {' '.join(str(error).split())}") from None


def _is_readable(url: str) -> bool:
    """Tell whether an address has its parts; otherwise one of them may be a piece of a password."""
    try:
        parts = conninfo_to_dict(url)
    except UnicodeError:
        return True  # and said of it below
    except psycopg.ProgrammingError:
        return False
    hosts, ports = str(parts.get("host") or "").split(","), str(parts.get("port") or "").split(",")
    return all("@" not in host[1:] for host in hosts) and all(not port or port.isdecimal() for port in ports)


def migrations() -> list[tuple[int, str]]:
    """Return the numbered steps of the schema."""
    return numbered("migrations", "postgres")


def migrate(connection: Connection[tuple[Any, ...]]) -> None:
    """Bring a database to today's schema, one process at a time, all steps or none; tables are copied first."""
    newest = migrations()[-1][0]
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        row = connection.execute("SELECT version FROM schema_version").fetchone()
        version = row[0] if row else 0
        if version > newest:
            raise StoreFailed(f"the database has schema {version}; this program knows {newest}")
        if 0 < version < newest:
            copy(connection, version)
        for number, sql in migrations():
            if number > version:
                connection.execute(sql)
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version VALUES (%s)", (newest,))
    if 0 < version < newest:
        log.warning("database migrated", old=version, new=newest, copy=KEPT.format(version))


def copy(connection: Connection[tuple[Any, ...]], version: int) -> None:
    """Copy what a database of some schema keeps, but not which processes use it, into a schema of its own beside it,
    within a transaction.
    """
    kept = Identifier(KEPT.format(version))
    (path, old) = connection.execute("SELECT current_setting('search_path'), current_schema()").fetchone() or ("", "")
    connection.execute(SQL("DROP SCHEMA IF EXISTS {} CASCADE").format(kept))
    connection.execute(SQL("CREATE SCHEMA {}").format(kept))
    connection.execute("SELECT set_config('search_path', %s, true)", (KEPT.format(version),))
    for number, sql in migrations():
        if number <= version:
            connection.execute(sql)
    made = connection.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = %s ORDER BY tablename <> 'tables'", (KEPT.format(version),)
    ).fetchall()
    names = [name for (name,) in made if name not in PROCESSES]
    source = [Identifier(old, name) for name in names]
    connection.execute(
        SQL("LOCK TABLE {} IN SHARE MODE").format(SQL(", ").join(source))
    )  # whoever writes meanwhile waits
    for name, table in zip(names, source, strict=True):
        connection.execute(SQL("INSERT INTO {} SELECT * FROM {}").format(Identifier(name), table))
    connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    connection.execute("INSERT INTO schema_version VALUES (%s)", (version,))
    connection.execute("SELECT set_config('search_path', %s, true)", (path,))


@contextmanager
def opened(url: str, *, is_writing: bool = False, is_current: bool = False) -> Iterator[Statements]:
    """Open a database of ours in one transaction; one of another schema can be read, unless today's is asked for, but
    is changed by nobody but a server that
    migrates it."""
    connection = connect(url)
    try:
        with connection.transaction():
            connection.execute(
                f"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ {'READ WRITE' if is_writing else 'READ ONLY'}"
            )
            found = connection.execute(
                "SELECT to_regclass('schema_version') IS NOT NULL AND to_regclass('tables') IS NOT NULL"
            ).fetchone()
            version = (
                connection.execute("SELECT version FROM schema_version").fetchone() if found and found[0] else None
            )
            if version is None:
                raise StoreFailed("there are no tables of ours")
            if (is_writing or is_current) and version[0] != migrations()[-1][0]:
                raise StoreFailed(f"it has schema {version[0]}; start a server with it once")
            yield Statements(connection)
    except psycopg.Error as error:
        raise StoreFailed(" ".join(str(error).split())) from None
    finally:
        connection.close()


class Postgres(Store):
    """A database."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.address = ""
        self.me, self.token = secrets.token_hex(8), secrets.token_urlsafe(24)
        self.losses = 0  # how often the database was lost: then every connection is opened again
        self.reader = connect(url)
        try:
            migrate(self.reader)
        except psycopg.Error as error:
            raise StoreFailed(str(error)) from None
        self._threads = [
            threading.Thread(target=self._write, name=f"store {number}", daemon=True) for number in range(WRITERS)
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        for _ in self._threads:
            self.jobs.put(None)
        for thread in self._threads:
            thread.join()
        self.reader.close()

    def rows(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Ask; once more if the connection was lost meanwhile."""
        if any(
            isinstance(value, str) and "\0" in value for value in values
        ):  # a table may be asked for by any name, and no text here holds that
            return []
        try:
            return Statements(self.reader).execute(sql, values).fetchall()
        except psycopg.OperationalError:
            self.reader.close()
            self.losses += 1
        try:
            self.reader = connect(self.url)
            return Statements(self.reader).execute(sql, values).fetchall()
        except psycopg.Error as error:
            raise StoreFailed(str(error)) from None

    def is_well(self) -> bool:
        try:
            return all(thread.is_alive() for thread in self._threads) and bool(self.rows("SELECT 1"))
        except StoreFailed:
            return False

    def _write(self) -> None:
        connection: Connection[tuple[Any, ...]] | None = None
        losses = 0
        while (taken := self.jobs.get()) is not None:
            job, future = taken
            try:
                if connection is not None and losses != self.losses:
                    connection.close()
                if connection is None or connection.closed:
                    losses, connection = self.losses, connect(self.url)
                self._commit(connection, job, future)
            except StoreFailed as error:
                settle_soon([future], error)
        if connection is not None:
            connection.close()

    def _commit(self, connection: Connection[tuple[Any, ...]], job: Job, future: asyncio.Future[None]) -> None:
        try:
            if isinstance(job, Single):
                job(Statements(connection))
            else:
                with connection.transaction():
                    job(Statements(connection))
        except psycopg.Error as error:
            if isinstance(error, psycopg.OperationalError):
                connection.close()
                self.losses += 1
            settle_soon([future], StoreFailed(str(error)))
        else:
            settle_soon([future])

    async def append(
        self,
        id: str,
        place: int,
        lines: Sequence[str],
        told: Summary,
        answer: Answer | None = None,
        seating: Seating | None = None,
    ) -> None:
        if seating is not None:  # rare
            await super().append(id, place, lines, told, answer, seating)
            return
        given = answer or Answer(0, "", 0, 0)
        summary, moved = (
            (told.turn, told.since, told.over, time.time(), id),
            (id, given.seat, given.id, given.stamp, given.shown, place, answer is not None),
        )
        await self.write(Single(APPEND, (*summary, *moved, id, place, list(lines))))

    # ---- several processes ----------------------------------------------

    async def join(self, address: str) -> bool:
        def job(to: Writes) -> None:
            # Where this process listens, no other one lives any more: what it owned is free at once.
            to.execute("DELETE FROM servers WHERE address = ? OR alive < now() - interval '1 hour'", (address,))
            to.execute(BEAT, (self.me, address, self.token))

        self.address = address
        await self.write(job)
        return True

    async def beat(self) -> None:
        await self.write(Single(BEAT, (self.me, self.address, self.token)))

    async def leave(self) -> None:
        await self.write(Single("DELETE FROM servers WHERE id = ?", (self.me,)))

    async def claim(self, id: str) -> Peer | None:
        await self.write(Single(CLAIM, (self.me, id)))
        found = self.rows(
            "SELECT address, token FROM servers JOIN leases ON server = servers.id WHERE at = ? AND server <> ?",
            (id, self.me),
        )
        return Peer(*found[0]) if found else None

    async def release(self, id: str) -> None:
        await self.write(Single("DELETE FROM leases WHERE at = ? AND server = ?", (id, self.me)))


class Single:
    """A job of one statement, which is a transaction by itself."""

    def __init__(self, sql: str, values: tuple[Any, ...]) -> None:
        self.sql = sql
        self.values = values

    def __call__(self, to: Writes) -> None:
        to.execute(self.sql, self.values)
