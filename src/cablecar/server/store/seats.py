"""Seats: their players, and the browsers that hold them."""

from __future__ import annotations

from collections.abc import Iterable

from cablecar.server.access import BYSTANDER, HOST
from cablecar.server.store.base import ReadConnection, SeatChanges, SeatRow, WriteConnection

INSERT_SEAT = "INSERT INTO seats VALUES (?,?,?,?,?,?,?)"
RENEW_SEAT = f"""{INSERT_SEAT} ON CONFLICT (at, seat) DO UPDATE SET name = excluded.name, bot = excluded.bot,
  secret = excluded.secret, state = excluded.state, agrees = excluded.agrees"""
HOLD_SEAT = "INSERT INTO holds VALUES (?,?,?) ON CONFLICT DO NOTHING"


def insert_seats(to: WriteConnection, id: str, rows: Iterable[SeatRow]) -> None:
    """Store the seats of a new table."""
    to.executemany(INSERT_SEAT, [_values(id, row) for row in rows])


def change_seats(to: WriteConnection, id: str, seating: SeatChanges) -> None:
    """Store what changes in the seats of a table."""
    to.executemany(RENEW_SEAT, [_values(id, row) for row in seating.rows])
    for seat in seating.freed:  # whoever sat there may look on
        looks_on = "INSERT INTO holds SELECT browser, at, ? FROM holds WHERE at = ? AND seat = ? ON CONFLICT DO NOTHING"
        to.execute(looks_on, (BYSTANDER, id, seat))
        to.execute("DELETE FROM holds WHERE at = ? AND seat = ?", (id, seat))
    to.executemany(HOLD_SEAT, [(browser, id, seat) for browser, seat in seating.holds])


def hold_seat(to: WriteConnection, browser: bytes, id: str, seat: int) -> None:
    """Note that a browser holds a seat."""
    to.execute(HOLD_SEAT, (browser, id, seat))


def read_seats(connection: ReadConnection, id: str) -> list[SeatRow]:
    """Return the seats of a table, that of bystanders included."""
    rows = connection.execute(
        "SELECT seat, name, bot, secret, state, agrees FROM seats WHERE at = ? ORDER BY seat", (id,)
    )
    return [SeatRow(seat, name, bot, secret, state, bool(agrees)) for seat, name, bot, secret, state, agrees in rows]


def held_seats(connection: ReadConnection, browser: bytes, id: str) -> list[int]:
    """Return the seats that a browser holds at a table."""
    rows = connection.execute("SELECT seat FROM holds WHERE browser = ? AND at = ? ORDER BY seat", (browser, id))
    return [int(seat) for (seat,) in rows]


def name_of_host(connection: ReadConnection, id: str) -> str:
    """Return the name under which the host plays at the table, or "" for a host who does not."""
    hosts = "SELECT browser FROM holds WHERE at = ? AND seat = ?"
    seats = f"SELECT seat FROM holds WHERE at = ? AND seat >= 0 AND browser IN ({hosts})"
    rows = connection.execute(
        f"SELECT name FROM seats WHERE at = ? AND state = 'person' AND seat IN ({seats}) ORDER BY seat LIMIT 1",
        (id, id, id, HOST),
    )
    return next((str(name) for (name,) in rows), "")


def _values(id: str, row: SeatRow) -> tuple[object, ...]:
    return id, row.seat, row.name, row.bot, row.secret, row.state, row.agrees
