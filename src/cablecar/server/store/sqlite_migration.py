"""The schema of a data file: a server that starts brings it up to date, forward only, and copies the file first."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path

import apsw

from cablecar.server.journal import log
from cablecar.server.store.errors import StoreFailed

BUSY_MILLISECONDS = 5000  # that another program may keep a file locked
FOREIGN_FILE = "it is the file of another program"


def file_migrations() -> list[tuple[int, str]]:
    """Return the numbered steps of the schema."""
    return numbered_steps("migrations")


def numbered_steps(*folder: str) -> list[tuple[int, str]]:
    """Return the steps that lie in a folder, in their order."""
    entries = files("cablecar.server.store").joinpath(*folder).iterdir()
    return sorted(
        (int(match[1]), entry.read_text("utf-8"))
        for entry in entries
        if (match := re.fullmatch(r"(\d{3})\.sql", entry.name))
    )


def schema_of(connection: apsw.Connection) -> int:
    """Return the schema of a data file, 0 if it is empty; refuse a file of another program."""
    with connection:  # one moment of both
        version = int(connection.pragma("user_version"))
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    if "tables" not in names if version else names:
        raise StoreFailed(FOREIGN_FILE)
    return version


def migrate_file(connection: apsw.Connection) -> None:
    """Bring a file to today's schema, each step in a transaction of its own; a file with tables is copied first."""
    version, steps = schema_of(connection), file_migrations()
    newest = steps[-1][0]
    if version > newest:
        raise StoreFailed(f"the data file has schema {version}; this program knows {newest}")
    if 0 < version < newest:
        kept = Path(f"{connection.filename}.schema-{version}")
        copy_file(connection, kept)
        log.warning("data file migrated", old=version, new=newest, copy=str(kept))
    for number, sql in steps:
        with connection:
            if number > connection.pragma("user_version"):
                connection.execute(sql)
                connection.pragma("user_version", number)


def create_private_file(path: Path) -> None:
    """Create a file that only its owner may read, if there is none: it contains hidden hands. SQLite gives the files
    that it puts beside it the same permissions.
    """
    with suppress(OSError):  # SQLite says why
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def copy_file(connection: apsw.Connection, target: Path) -> None:
    """Copy a data file at one moment, while others read and write it; the copy appears when it is complete."""
    with new_data_file(target) as into, into.backup("main", connection, "main") as work:
        while not work.done:
            work.step(-1)


@contextmanager
def new_data_file(target: Path) -> Iterator[apsw.Connection]:
    """Open a new data file, which gets its name once it is complete."""
    part = Path(f"{target}.part{os.getpid()}")
    part.unlink(missing_ok=True)
    create_private_file(part)
    try:
        try:
            into = apsw.Connection(str(part))
        except apsw.Error as error:
            raise StoreFailed(f"{target} can't be written: {error}") from None
        try:
            yield into
            into.pragma("journal_mode", "delete")  # one file, without a log beside it
            if (found := into.pragma("quick_check")) != "ok":
                raise StoreFailed(f"the copy is not whole: {found}")
        finally:
            into.close()
        os.replace(part, target)
    finally:
        for rest in (part, Path(f"{part}-journal"), Path(f"{part}-wal"), Path(f"{part}-shm")):
            with suppress(OSError):
                rest.unlink(missing_ok=True)
