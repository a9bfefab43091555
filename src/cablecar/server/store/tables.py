"""Tables: opened, appended to, read whole, deleted."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from cablecar.server.store.base import (
    DEFAULT_TERMS,
    Append,
    ReadConnection,
    SeatRow,
    Summary,
    TableTerms,
    WriteConnection,
)
from cablecar.server.store.seats import change_seats, hold_seat, insert_seats

DEPENDENT_TABLES = ("events", "moves", "seats", "holds", "ways", "talk", "rematches")  # rows belong to a table
MAX_IDS_IN_QUESTION = 500


def insert_table(
    to: WriteConnection,
    id: str,
    header: str,
    lines: Sequence[str],
    seats: Iterable[SeatRow],
    browser: bytes,
    held: Iterable[int],
    summary: Summary,
    way: TableTerms = DEFAULT_TERMS,
    rematch_of: str | None = None,
) -> None:
    """Store a new table, whose browser holds some seats. A rematch is stored once, and those who held seats of the
    table before hold them here.
    """
    to.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?)", (id, header, time.time(), *summary, summary.since))
    to.executemany("INSERT INTO events VALUES (?,?,?)", [(id, place, line) for place, line in enumerate(lines)])
    insert_seats(to, id, seats)
    for seat in held:
        hold_seat(to, browser, id, seat)
    to.execute("INSERT INTO ways VALUES (?,?,?)", (id, way.pace, way.talk))
    if rematch_of is not None:
        deleted = "DELETE FROM rematches WHERE at = ? AND next NOT IN (SELECT id FROM tables)"
        to.execute(deleted, (rematch_of,))
        to.execute("INSERT INTO rematches VALUES (?,?)", (rematch_of, id))
        to.execute("INSERT INTO holds SELECT browser, ?, seat FROM holds WHERE at = ?", (id, rematch_of))


def append_all(to: WriteConnection, appends: Sequence[Append]) -> None:
    """Append at several tables, with as few statements as at one."""
    lines = [(one.id, one.place + number, line) for one in appends for number, line in enumerate(one.lines)]
    to.executemany("INSERT INTO events VALUES (?,?,?)", lines)
    answers = [
        (one.id, answer.seat, answer.id, answer.stamp, answer.shown, one.place)
        for one in appends
        if (answer := one.answer) is not None
    ]
    if answers:
        to.executemany("INSERT INTO moves VALUES (?,?,?,?,?,?)", answers)
    for one in appends:
        if one.seating is not None:
            change_seats(to, one.id, one.seating)
    now = time.time()
    summaries = [(*one.summary, now, one.id) for one in appends]
    to.executemany("UPDATE tables SET turn = ?, since = ?, over = ?, touched = ? WHERE id = ?", summaries)


def write_terms(to: WriteConnection, id: str, way: TableTerms) -> None:
    """Note how a table is played from now on."""
    renewed = "ON CONFLICT (at) DO UPDATE SET pace = excluded.pace, talk = excluded.talk"
    to.execute(f"INSERT INTO ways VALUES (?,?,?) {renewed}", (id, way.pace, way.talk))
    touch(to, id)


def touch(to: WriteConnection, id: str) -> None:
    """Note that something has happened at a table."""
    to.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time(), id))


def delete_table(to: ReadConnection, id: str) -> None:
    """Delete a table and everything that belongs to it."""
    for name in DEPENDENT_TABLES:
        to.execute(f"DELETE FROM {name} WHERE at = ?", (id,))
    to.execute("DELETE FROM tables WHERE id = ?", (id,))


def read_log_text(connection: ReadConnection, id: str) -> str | None:
    """Return the log of a table, or None if there is no such table."""
    if (header := read_header(connection, id)) is None:
        return None
    lines = connection.execute("SELECT line FROM events WHERE at = ? ORDER BY place", (id,))
    return header + "".join(f"{line}\n" for (line,) in lines)


def read_header(connection: ReadConnection, id: str) -> str | None:
    """Return the header of a table's log, or None if there is no such table."""
    return next(
        (str(header) for (header,) in connection.execute("SELECT header FROM tables WHERE id = ?", (id,))), None
    )


def read_summary(connection: ReadConnection, id: str) -> Summary | None:
    """Return what the list of tables shows of a table, or None if there is no such table."""
    rows = connection.execute("SELECT turn, since, over FROM tables WHERE id = ?", (id,))
    return next((Summary(turn, since, bool(over)) for turn, since, over in rows), None)


def read_terms(connection: ReadConnection, id: str) -> TableTerms:
    """Return how a table is played."""
    return next(
        (TableTerms(*row) for row in connection.execute("SELECT pace, talk FROM ways WHERE at = ?", (id,))),
        DEFAULT_TERMS,
    )


def read_rematch(connection: ReadConnection, id: str) -> str | None:
    """Return the table at which the same people go on, or None."""
    rows = connection.execute("SELECT next FROM rematches JOIN tables ON id = next WHERE at = ?", (id,))
    return next((str(found) for (found,) in rows), None)


def read_answers(connection: ReadConnection, id: str) -> dict[tuple[int, str], int]:
    """Return the acknowledged moves of clients: by seat and the client's id, the number of lines the seat had been
    shown then.
    """
    rows = connection.execute("SELECT seat, id, shown FROM moves WHERE at = ?", (id,))
    return {(int(seat), str(client)): int(shown) for seat, client, shown in rows}


def missing_tables(connection: ReadConnection, ids: Iterable[str]) -> set[str]:
    """Return which of these tables are not there."""
    wanted, found = list({*ids}), set[str]()
    for first in range(0, len(wanted), MAX_IDS_IN_QUESTION):
        some = wanted[first : first + MAX_IDS_IN_QUESTION]
        rows = connection.execute(f"SELECT id FROM tables WHERE id IN ({','.join('?' * len(some))})", tuple(some))
        found |= {str(id) for (id,) in rows}
    return {*wanted} - found
