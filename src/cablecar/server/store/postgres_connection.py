"""A connection to PostgreSQL: how it is opened, how long it waits, and how it takes our SQL."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any

import psycopg
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import LockNotAvailable, QueryCanceled

from cablecar.server.store.errors import StoreFailed

# What the address does not say itself (docs/host.md). A database that is gone is noticed after some twenty seconds.
PATIENCE = {
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 20_000,  # milliseconds
}
# Milliseconds after which the database itself gives up; the address may set them too, in its own `options`.
SERVER_PATIENCE = "-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=20000"
NO_TEXT = "PostgreSQL can't be reached: its address is no text in UTF-8"
NO_HURRY = (
    "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0"
)


class Statements:
    """A connection that takes our SQL, which has no ? and no % but for values."""

    def __init__(self, connection: Connection[tuple[Any, ...]]) -> None:
        self.connection = connection

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> psycopg.Cursor[tuple[Any, ...]]:
        return self.connection.execute(_with_their_signs(sql), values)

    def executemany(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(_with_their_signs(sql), list(values))

    def stream(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield what a question finds without having all of it in memory."""
        with self.connection.cursor("stream") as cursor:
            yield from cursor.execute(_with_their_signs(sql))


class ReadStatements(Statements):
    """A connection for reading. A table may be requested by any name; no stored text contains NUL, so a name with one
    finds nothing.
    """

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> psycopg.Cursor[tuple[Any, ...]]:
        asked = tuple(
            value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value for value in values
        )
        return super().execute(sql, asked)


def _with_their_signs(sql: str) -> str:
    return sql.replace("?", "%s")


def connect(url: str) -> Connection[tuple[Any, ...]]:
    """Open a connection; say why it can't be, without the password."""
    try:
        given = _read_address(url)
    except UnicodeError:
        raise StoreFailed(NO_TEXT) from None
    if given is None:  # what PostgreSQL says of such an address quotes it
        raise StoreFailed(
            "PostgreSQL can't be reached: its address can't be read; in a name or password @ is written %40, / "
            "%2F, : %3A, # %23 and % %25"
        )
    patience = {name: value for name, value in PATIENCE.items() if f"PG{name.upper()}" not in os.environ}
    options = given.get("options") or os.environ.get("PGOPTIONS", "")
    settings: dict[str, Any] = {**patience, **given, "options": f"{SERVER_PATIENCE} {options}"}
    try:
        return psycopg.connect("", autocommit=True, application_name="cablecar", **settings)
    except UnicodeError:
        raise StoreFailed(NO_TEXT) from None
    except psycopg.Error as error:
        raise StoreFailed(f"PostgreSQL can't be reached: {' '.join(str(error).split())}") from None


def _read_address(url: str) -> dict[str, Any] | None:
    """Return the parts of an address, or None if it can't be parsed: then any part of it may be a piece of a
    password.
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        return None
    hosts, ports = str(parts.get("host") or "").split(","), str(parts.get("port") or "").split(",")
    is_readable = all("@" not in host[1:] for host in hosts) and all(not port or port.isdecimal() for port in ports)
    return parts if is_readable else None


def is_lost(error: psycopg.Error) -> bool:
    """Tell whether an error means that the connection is lost, and not that a statement took too long."""
    return isinstance(error, psycopg.OperationalError) and not isinstance(error, QueryCanceled | LockNotAvailable)
