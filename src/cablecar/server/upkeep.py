"""What a host does with a data file while a server may be using it: list its tables, take their logs, delete them, copy the file."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import apsw

from cablecar.server.migrate import NOT_OURS, StoreFailed, copy, migrations, version_of
from cablecar.server.store import PARTS


@dataclass(frozen=True)
class Listed:
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
def opened(path: Path, *, is_writing: bool = False) -> Iterator[apsw.Connection]:
    """Open a data file of ours; one of another schema can be read, but is changed by nobody but a server that migrates it."""
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE if is_writing else apsw.SQLITE_OPEN_READONLY)
        try:
            connection.set_busy_timeout(5000)
            connection.pragma("foreign_keys", 1)
            version = version_of(connection)
            if not version:
                raise StoreFailed(NOT_OURS)
            if is_writing and version != migrations()[-1][0]:
                raise StoreFailed(f"it has schema {version}; start a server with it once")
            yield connection
        finally:
            connection.close()
    except (apsw.Error, UnicodeDecodeError) as error:
        raise StoreFailed(f"not a data file that can be used: {error}") from None


def listed(path: Path) -> list[Listed]:
    """Return all tables, those that wait for longest first."""
    sql = "SELECT id, header, opened, since, turn, over, (SELECT count(*) FROM events WHERE at = id) FROM tables ORDER BY over DESC, since, id"
    names: dict[str, list[str]] = {}
    with opened(path) as connection:
        connection.execute("BEGIN")  # one moment of both
        for id, name in connection.execute("SELECT at, name FROM seats WHERE seat >= 0 ORDER BY at, seat"):
            names.setdefault(id, []).append(name)
        rows = list(connection.execute(sql))
    return [Listed(id, header, names.get(id, []), begun, since, turn, bool(over), lines) for id, header, begun, since, turn, over, lines in rows]


def log_of(path: Path, id: str) -> str:
    """Return the log of a table."""
    with opened(path) as connection:
        header = connection.execute("SELECT header FROM tables WHERE id = ?", (id,)).get
        lines = list(connection.execute("SELECT line FROM events WHERE at = ? ORDER BY place", (id,)))
    return str(header) + "".join(f"{line}\n" for (line,) in lines)


def delete(path: Path, ids: Sequence[str]) -> None:
    """Delete tables and everything about them, all or none; nothing of them stays readable in the file."""
    with opened(path, is_writing=True) as connection:
        connection.pragma("secure_delete", 1)
        with connection:
            for id in ids:
                for name in PARTS:
                    connection.execute(f"DELETE FROM {name} WHERE at = ?", (id,))
                connection.execute("DELETE FROM tables WHERE id = ?", (id,))


def back_up(path: Path, target: Path) -> int:
    """Copy a data file as it is now; return how many tables it has."""
    with opened(path) as connection:
        copy(connection, target)
    return len(listed(target))
