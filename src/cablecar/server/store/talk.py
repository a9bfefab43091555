"""Talk: what people write to each other at a table."""

from __future__ import annotations

from typing import NamedTuple

from cablecar.server.store.base import ReadConnection, WriteConnection
from cablecar.server.store.tables import touch
from cablecar.server.wire.messages import TalkLine

MAX_TALK_LINES = 200  # that are kept of a table


class SaidAs(NamedTuple):
    """The author of a line of talk, and the id of the message."""

    seat: int | None
    name: str
    id: str


def add_talk(to: WriteConnection, id: str, line: TalkLine, message_id: str) -> None:
    """Store a line of talk with the id of its message, and delete the oldest lines."""
    row = id, line.n, line.seat, line.name, line.text, line.said, message_id
    to.execute("INSERT INTO talk VALUES (?,?,?,?,?,?,?)", row)
    to.execute("DELETE FROM talk WHERE at = ? AND place <= ?", (id, line.n - MAX_TALK_LINES))
    touch(to, id)


def read_talk(connection: ReadConnection, id: str) -> list[tuple[TalkLine, SaidAs]]:
    """Return what was said at a table, and in which message."""
    rows = connection.execute("SELECT place, seat, name, text, said, id FROM talk WHERE at = ? ORDER BY place", (id,))
    return [
        (TalkLine(place, seat, name, text, said), SaidAs(seat, name, message_id))
        for place, seat, name, text, said, message_id in rows
    ]
