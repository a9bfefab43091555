"""Lists of tables: those of a browser, and those that the server must do something about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cablecar.server.store.base import ReadConnection, SeatRow, Summary

MAX_LISTED_TABLES = 200


@dataclass(frozen=True)
class ListedTable:
    """A table in a browser's list: its seats, those that the browser holds, and the pace."""

    id: str
    header: str
    summary: Summary
    rows: Sequence[SeatRow]
    held: Sequence[int]
    pace: int


def tables_of(connection: ReadConnection, browser: bytes) -> list[ListedTable]:
    """Return the tables of a browser, the newest turn first: four statements, however many tables there are."""
    mine = "at IN (SELECT at FROM holds WHERE browser = ?)"
    held: dict[str, list[int]] = {}
    for id, seat in connection.execute("SELECT at, seat FROM holds WHERE browser = ? ORDER BY at, seat", (browser,)):
        held.setdefault(str(id), []).append(int(seat))
    seats: dict[str, list[SeatRow]] = {}
    sql = f"SELECT at, seat, name, bot, state, agrees FROM seats WHERE seat >= 0 AND {mine} ORDER BY at, seat"
    for id, seat, name, bot, state, agrees in connection.execute(sql, (browser,)):
        seats.setdefault(str(id), []).append(SeatRow(seat, name, bot, None, state, bool(agrees)))
    paces = {
        str(id): int(pace) for id, pace in connection.execute(f"SELECT at, pace FROM ways WHERE {mine}", (browser,))
    }
    found = connection.execute(
        f"SELECT id, header, turn, since, over FROM tables WHERE id IN (SELECT at FROM holds WHERE browser = ?) "
        f"ORDER BY since DESC LIMIT {MAX_LISTED_TABLES}",
        (browser,),
    )
    return [
        ListedTable(id, header, Summary(turn, since, bool(over)), seats.get(id, []), held[id], paces.get(id, 0))
        for id, header, turn, since, over in found
        if id in held  # not won since the first statement
    ]


def overdue_tables(connection: ReadConnection, now: float) -> list[str]:
    """Return the tables at which somebody owes a decision for longer than the table allows."""
    sql = """SELECT id FROM tables JOIN ways ON ways.at = id WHERE NOT over AND pace > 0 AND since + pace <= ?
    AND EXISTS
      (SELECT 1 FROM seats WHERE seats.at = id AND bot IS NULL AND state IN ('person', 'friend') AND seat >= 0
      AND turn >> seat & 1 <> 0)"""
    return [str(id) for (id,) in connection.execute(sql, (now,))]


def untouched_tables(connection: ReadConnection, before: float) -> list[str]:
    """Return the tables at which nothing has happened since a given time. That time counts hidden steps too: it is
    never sent to anybody.
    """
    rows = connection.execute("SELECT id FROM tables WHERE touched < ? ORDER BY touched", (before,))
    return [str(id) for (id,) in rows]


def all_headers(connection: ReadConnection) -> list[tuple[str, str]]:
    """Return the id and the header of every table, the oldest first."""
    return [
        (str(id), str(header)) for id, header in connection.execute("SELECT id, header FROM tables ORDER BY opened, id")
    ]
