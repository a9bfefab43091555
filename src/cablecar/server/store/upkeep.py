"""What a host can do with stored tables while servers may be using them: list, export, delete and copy them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import apsw

from cablecar.server.store.base import ReadConnection, Summary
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.sqlite_migration import (
    BUSY_MILLISECONDS,
    FOREIGN_FILE,
    copy_file,
    file_migrations,
    migrate_file,
    new_data_file,
    schema_of,
)
from cablecar.server.store.tables import DEPENDENT_TABLES, delete_table, read_log_text


@dataclass(frozen=True)
class TableRecord:
    """A stored table, as its host lists it."""

    id: str
    header: str
    names: list[str]
    opened: float
    since: float
    turn: int
    over: bool
    lines: int


@contextmanager
def transaction_in(place: Path | str, *, is_writing: bool = False) -> Iterator[ReadConnection]:
    """Open a data file or a database of ours for one transaction. One with an older schema can be read; only a server
    that migrates it may change it.
    """
    if isinstance(place, str):
        from cablecar.server.store import postgres

        with postgres.database_transaction(place, is_writing=is_writing) as statements:
            yield statements
        return
    with _file(place, is_writing=is_writing) as connection, connection:
        yield connection


@contextmanager
def _file(path: Path, *, is_writing: bool = False) -> Iterator[apsw.Connection]:
    try:
        connection = apsw.Connection(
            str(path), flags=apsw.SQLITE_OPEN_READWRITE if is_writing else apsw.SQLITE_OPEN_READONLY
        )
        try:
            connection.set_busy_timeout(BUSY_MILLISECONDS)
            connection.pragma("foreign_keys", 1)
            connection.pragma("secure_delete", 1)  # nothing that is deleted stays readable in the file
            version = schema_of(connection)
            if not version:
                raise StoreFailed(FOREIGN_FILE)
            if is_writing and version != file_migrations()[-1][0]:
                raise StoreFailed(f"it has schema {version}; start a server with it once")
            yield connection
        finally:
            connection.close()
    except (apsw.Error, UnicodeDecodeError) as error:
        raise StoreFailed(f"not a data file that can be used: {error}") from None


def table_records(place: Path | str) -> list[TableRecord]:
    """Return all tables: finished ones first, then those that have waited longest."""
    sql = (
        "SELECT id, header, opened, since, turn, over, (SELECT count(*) FROM events WHERE at = id) FROM tables "
        "ORDER BY over DESC, since, id"
    )
    names: dict[str, list[str]] = {}
    with transaction_in(place) as connection:
        for id, name in connection.execute("SELECT at, name FROM seats WHERE seat >= 0 ORDER BY at, seat"):
            names.setdefault(id, []).append(name)
        rows = list(connection.execute(sql))
    return [
        TableRecord(id, header, names.get(id, []), begun, since, turn, bool(over), lines)
        for id, header, begun, since, turn, over, lines in rows
    ]


def read_tables(place: Path | str) -> Iterator[tuple[str, str, Summary]]:
    """Return every table: id, log, summary; all of one moment."""
    with transaction_in(place) as connection:
        for id, turn, since, over in list(
            connection.execute("SELECT id, turn, since, over FROM tables ORDER BY opened, id")
        ):
            text = read_log_text(connection, id)
            assert text is not None  # in one transaction
            yield id, text, Summary(turn, since, bool(over))


def export_log(place: Path | str, id: str) -> str:
    """Return the log of a table."""
    with transaction_in(place) as connection:
        if (text := read_log_text(connection, id)) is None:
            raise StoreFailed(f"there is no table {id!r}")
        return text


def delete_tables(place: Path | str, ids: Sequence[str]) -> None:
    """Delete tables and everything about them, all or none."""
    with transaction_in(place, is_writing=True) as connection:
        for id in ids:
            delete_table(connection, id)


def back_up(place: Path | str, target: Path) -> int:
    """Copy a data file as it is now, or what a database keeps into a data file; return how many tables it has."""
    if isinstance(place, str):
        _copy_database(place, target)
    else:
        with _file(place) as connection:
            copy_file(connection, target)
    return len(table_records(target))


def _copy_database(url: str, target: Path) -> None:
    """Write what a database keeps into a new data file, all of one moment."""
    from cablecar.server.store import postgres

    try:
        with postgres.database_transaction(url, is_current=True) as statements, new_data_file(target) as into:
            migrate_file(into)
            with into:
                for name in ("tables", *DEPENDENT_TABLES):
                    marks = ",".join("?" * len(into.execute(f"PRAGMA table_info({name})").fetchall()))
                    into.executemany(f"INSERT INTO {name} VALUES ({marks})", statements.stream(f"SELECT * FROM {name}"))
    except apsw.Error as error:
        raise StoreFailed(f"{target} can't be written: {error}") from None
