"""What is stored of tables, and in which words it is written and asked: the same for SQLite (sqlite.py) and PostgreSQL
(postgres.py).
"""

from __future__ import annotations

import asyncio
import queue
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from cablecar.server.access import BYSTANDER, HOST
from cablecar.server.store.migrate import StoreFailed as StoreFailed
from cablecar.server.wire.messages import TalkLine

MAX_KEPT = 200  # lines of talk at a table
MOST_ASKED = 500  # tables that one question is about
RENEWED = """ ON CONFLICT (at, seat) DO UPDATE SET
  name = excluded.name, bot = excluded.bot, secret = excluded.secret, state = excluded.state, agrees =
  excluded.agrees"""
WAY = "INSERT INTO ways VALUES (?,?,?) ON CONFLICT (at) DO UPDATE SET pace = excluded.pace, talk = excluded.talk"
PARTS = ("events", "moves", "seats", "holds", "ways", "talk", "rematches")  # what hangs on a table


@dataclass(frozen=True)
class SeatRow:
    """Who sits where; `state` says why, as docs/wire.md has it."""

    seat: int
    name: str
    bot: str | None
    secret: bytes | None
    state: str = "person"
    agrees: bool = False

    def __post_init__(self) -> None:
        if self.bot is not None and self.state == "person":
            object.__setattr__(self, "state", "bot")


@dataclass(frozen=True)
class Seating:
    """What changes in who sits where: rows that are new, seats that nobody holds any more, seats that browsers hold
    from now on.
    """

    rows: Sequence[SeatRow] = ()
    freed: Sequence[int] = ()
    holds: Sequence[tuple[bytes, int]] = ()


@dataclass(frozen=True)
class Way:
    """How a table is played."""

    pace: int = 0
    talk: str = "read"


AS_BEFORE = Way()


class SaidAs(NamedTuple):
    """Who said a line of talk, and the id of the message."""

    seat: int | None
    name: str
    id: str


class Summary(NamedTuple):
    """What the list of tables tells: seats as a bit set, that must decide or, once it is over, have won."""

    turn: int
    since: float
    over: bool


@dataclass(frozen=True)
class Sitting:
    """Who sits at a table of some browser, what it holds there, and the pace."""

    rows: Sequence[SeatRow]
    held: Sequence[int]
    pace: int


class Answer(NamedTuple):
    """The acknowledged move of a client."""

    seat: int
    id: str
    stamp: int
    shown: int


@dataclass(frozen=True)
class Peer:
    """Another process on the same database: where it is, and the word by which it knows us."""

    address: str
    token: str


class Executes(Protocol):
    """What takes SQL that both stores understand, inside a transaction; `?` stands for a value."""

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Any: ...


class Writes(Executes, Protocol):
    """What a job may do."""

    def executemany(self, sql: str, values: Iterable[tuple[Any, ...]], /) -> Any: ...


Job = Callable[[Writes], None]


@dataclass(slots=True)
class Append:
    """The job of a move."""

    id: str
    place: int
    lines: Sequence[str]
    told: Summary
    answer: Answer | None = None
    seating: Seating | None = None

    def __call__(self, to: Writes) -> None:
        append_all(to, [self])


def append_all(to: Writes, jobs: Sequence[Append]) -> None:
    """Append at several tables, with as few statements as at one."""
    to.executemany(
        "INSERT INTO events VALUES (?,?,?)",
        [(job.id, job.place + k, line) for job in jobs for k, line in enumerate(job.lines)],
    )
    answers = [
        (job.id, one.seat, one.id, one.stamp, one.shown, job.place) for job in jobs if (one := job.answer) is not None
    ]
    if answers:
        to.executemany("INSERT INTO moves VALUES (?,?,?,?,?,?)", answers)
    for job in jobs:
        if job.seating is not None:
            _seat(to, job.id, job.seating)
    now = time.time()
    summaries = [(job.told.turn, job.told.since, job.told.over, now, job.id) for job in jobs]
    to.executemany("UPDATE tables SET turn = ?, since = ?, over = ?, touched = ? WHERE id = ?", summaries)


class Store(ABC):
    """Tables and their logs. Reads on the caller's thread; what is written waits in a queue for the threads of a kind
    of store.
    """

    def __init__(self) -> None:
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[None]] | None] = queue.SimpleQueue()

    # ---- writing --------------------------------------------------------

    async def write(self, job: Job) -> None:
        """Run a job inside a transaction; return once it is on the disk, raise StoreFailed if it is not."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, future))
        await future

    async def open_table(
        self,
        id: str,
        header: str,
        lines: Sequence[str],
        seats: Iterable[SeatRow],
        browser: bytes,
        mine: Iterable[int],
        told: Summary,
        way: Way = AS_BEFORE,
        like: str | None = None,
    ) -> None:
        """Store a new table; after one `like` it, once, those who held its seats hold them here."""

        def job(to: Writes) -> None:
            to.execute(
                "INSERT INTO tables VALUES (?,?,?,?,?,?,?)",
                (id, header, time.time(), told.turn, told.since, told.over, told.since),
            )
            to.executemany("INSERT INTO events VALUES (?,?,?)", [(id, place, line) for place, line in enumerate(lines)])
            to.executemany("INSERT INTO seats VALUES (?,?,?,?,?,?,?)", [_values(id, row) for row in seats])
            to.executemany("INSERT INTO holds VALUES (?,?,?)", [(browser, id, seat) for seat in mine])
            to.execute("INSERT INTO ways VALUES (?,?,?)", (id, way.pace, way.talk))
            if like is not None:
                to.execute(
                    "DELETE FROM rematches WHERE at = ? AND next NOT IN (SELECT id FROM tables)", (like,)
                )  # that one was deleted
                to.execute("INSERT INTO rematches VALUES (?,?)", (like, id))
                to.execute("INSERT INTO holds SELECT browser, ?, seat FROM holds WHERE at = ?", (id, like))

        await self.write(job)

    async def append(
        self,
        id: str,
        place: int,
        lines: Sequence[str],
        told: Summary,
        answer: Answer | None = None,
        seating: Seating | None = None,
    ) -> None:
        """Append events from a place on, with the answer they earned and what changes in the seats; refused if
        something stands there.
        """
        await self.write(Append(id, place, lines, told, answer, seating))

    async def hold(self, browser: bytes, id: str, seat: int) -> None:
        """Note that a browser holds a seat."""
        await self.write(
            lambda to: _run(to, "INSERT INTO holds VALUES (?,?,?) ON CONFLICT DO NOTHING", (browser, id, seat))
        )

    async def set_way(self, id: str, way: Way) -> None:
        """Note how a table is played from now on."""

        def job(to: Writes) -> None:
            to.execute(WAY, (id, way.pace, way.talk))
            _touch(to, id)

        await self.write(job)

    async def add_talk(self, id: str, line: TalkLine, said_as: str) -> None:
        """Keep what somebody has said, with the id that the message had, and forget what was said long ago."""

        def job(to: Writes) -> None:
            to.execute(
                "INSERT INTO talk VALUES (?,?,?,?,?,?,?)",
                (id, line.n, line.seat, line.name, line.text, line.said, said_as),
            )
            to.execute("DELETE FROM talk WHERE at = ? AND place <= ?", (id, line.n - MAX_KEPT))
            _touch(to, id)

        await self.write(job)

    async def delete_table(self, id: str) -> None:
        """Forget a table and everything about it."""
        await self.write(lambda to: delete_from(to, id))

    # ---- reading --------------------------------------------------------

    @abstractmethod
    def rows(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Return what a question finds, as it is stored at this moment."""

    def log_of(self, id: str) -> str | None:
        """Return the log of a table, or nothing if there is no such table."""
        heads = self.rows("SELECT header FROM tables WHERE id = ?", (id,))
        if not heads:
            return None
        lines = self.rows("SELECT line FROM events WHERE at = ? ORDER BY place", (id,))
        return str(heads[0][0]) + "".join(f"{line}\n" for (line,) in lines)

    def header_of(self, id: str) -> str | None:
        """Return the header of a table's log, or nothing if there is no such table."""
        heads = self.rows("SELECT header FROM tables WHERE id = ?", (id,))
        return str(heads[0][0]) if heads else None

    def missing(self, ids: Iterable[str]) -> set[str]:
        """Return which of these tables are not there."""
        wanted, found = list({*ids}), set[str]()
        for first in range(0, len(wanted), MOST_ASKED):
            some = wanted[first : first + MOST_ASKED]
            found |= {
                str(id)
                for (id,) in self.rows(f"SELECT id FROM tables WHERE id IN ({','.join('?' * len(some))})", tuple(some))
            }
        return {*wanted} - found

    def summary(self, id: str) -> Summary | None:
        """Return what the list of tables tells of one."""
        rows = self.rows("SELECT turn, since, over FROM tables WHERE id = ?", (id,))
        return Summary(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    def seats_of(self, id: str) -> list[SeatRow]:
        """Return the seats of a table, that of bystanders included."""
        sql = "SELECT seat, name, bot, secret, state, agrees FROM seats WHERE at = ? ORDER BY seat"
        return [
            SeatRow(seat, name, bot, secret, state, bool(agrees))
            for seat, name, bot, secret, state, agrees in self.rows(sql, (id,))
        ]

    def way_of(self, id: str) -> Way:
        """Return how a table is played."""
        return next((Way(*row) for row in self.rows("SELECT pace, talk FROM ways WHERE at = ?", (id,))), Way())

    def next_of(self, id: str) -> str | None:
        """Return the table at which the same people go on, or nothing."""
        rows = self.rows("SELECT next FROM rematches JOIN tables ON id = next WHERE at = ?", (id,))
        return str(rows[0][0]) if rows else None

    def talk_of(self, id: str) -> list[TalkLine]:
        """Return what was said at a table."""
        return [
            TalkLine(*row)
            for row in self.rows("SELECT place, seat, name, text, said FROM talk WHERE at = ? ORDER BY place", (id,))
        ]

    def talk_ids_of(self, id: str) -> list[SaidAs]:
        """Return from whom and with which id each line came."""
        return [SaidAs(*row) for row in self.rows("SELECT seat, name, id FROM talk WHERE at = ? ORDER BY place", (id,))]

    def overdue(self, now: float) -> list[str]:
        """Return the tables at which somebody owes a decision for longer than the table allows."""
        sql = """SELECT id FROM tables JOIN ways ON ways.at = id WHERE NOT over AND pace > 0 AND since + pace <= ?
        AND EXISTS
          (SELECT 1 FROM seats WHERE seats.at = id AND bot IS NULL AND state IN ('person', 'friend') AND seat >= 0
          AND turn >> seat & 1 <> 0)"""
        return [str(id) for (id,) in self.rows(sql, (now,))]

    def held(self, browser: bytes, id: str) -> list[int]:
        """Return what a browser holds at a table."""
        return [
            int(seat)
            for (seat,) in self.rows("SELECT seat FROM holds WHERE browser = ? AND at = ? ORDER BY seat", (browser, id))
        ]

    def host_of(self, id: str) -> str:
        """Return what the host is called who sits at the table, or nothing if he does not."""
        seats = (
            "SELECT seat FROM holds WHERE at = ? AND seat >= 0 AND browser IN (SELECT browser FROM holds WHERE "
            "at = ? AND seat = ?)"
        )
        found = list(
            self.rows(
                f"SELECT name FROM seats WHERE at = ? AND state = 'person' AND seat IN ({seats}) ORDER BY seat LIMIT 1",
                (id, id, id, HOST),
            )
        )
        return str(found[0][0]) if found else ""

    def tables_of(self, browser: bytes) -> list[tuple[str, str, Summary]]:
        """Return the tables of a browser: id, header, summary; the newest turn first."""
        sql = (
            "SELECT id, header, turn, since, over FROM tables WHERE id IN (SELECT at FROM holds WHERE browser = "
            "?) ORDER BY since DESC LIMIT 200"
        )
        return [
            (id, header, Summary(turn, since, bool(over)))
            for id, header, turn, since, over in self.rows(sql, (browser,))
        ]

    def sittings_of(self, browser: bytes) -> dict[str, Sitting]:
        """Return who sits at each of a browser's tables: in three questions, however many tables there are."""
        mine = "at IN (SELECT at FROM holds WHERE browser = ?)"
        held: dict[str, list[int]] = {}
        for id, seat in self.rows("SELECT at, seat FROM holds WHERE browser = ? ORDER BY at, seat", (browser,)):
            held.setdefault(str(id), []).append(int(seat))
        seats: dict[str, list[SeatRow]] = {}
        sql = f"SELECT at, seat, name, bot, state, agrees FROM seats WHERE seat >= 0 AND {mine} ORDER BY at, seat"
        for id, seat, name, bot, state, agrees in self.rows(sql, (browser,)):
            seats.setdefault(str(id), []).append(SeatRow(seat, name, bot, None, state, bool(agrees)))
        paces = {str(id): int(pace) for id, pace in self.rows(f"SELECT at, pace FROM ways WHERE {mine}", (browser,))}
        return {id: Sitting(seats.get(id, []), one, paces.get(id, 0)) for id, one in held.items()}

    def answers_of(self, id: str) -> dict[tuple[int, str], int]:
        """Return what the moves of clients were answered: by seat and id, how many lines the seat had been shown
        then.
        """
        rows = self.rows("SELECT seat, id, shown FROM moves WHERE at = ?", (id,))
        return {(int(seat), str(client)): int(shown) for seat, client, shown in rows}

    def headers(self) -> list[tuple[str, str]]:
        """Return the id and the header of every table, the oldest first."""
        return [
            (str(id), str(header)) for id, header in self.rows("SELECT id, header FROM tables ORDER BY opened, id", ())
        ]

    def untouched(self, before: float) -> list[str]:
        """Return the tables at which nothing at all has happened since some moment. That time counts hidden steps too:
        nobody is told it.
        """
        return [str(id) for (id,) in self.rows("SELECT id FROM tables WHERE touched < ? ORDER BY touched", (before,))]

    # ---- several processes: a file has one ------------------------------

    token = ""  # by which peers are known

    async def join(self, address: str) -> bool:
        """Make this process known under an address; tell whether there may be others."""
        return False

    async def beat(self) -> None:
        """Say that this process lives."""
        return

    async def leave(self) -> None:
        """Give back every table."""
        return

    async def claim(self, id: str) -> Peer | None:
        """Make a table this process's own, or return whose it is; of a table that is not there nobody is the owner."""
        return None

    async def release(self, id: str) -> None:
        """Give a table back."""
        return

    @abstractmethod
    def is_well(self) -> bool:
        """Tell whether tables can be read and written."""

    @abstractmethod
    def close(self) -> None:
        """Finish what waits, then close."""


def delete_from(to: Executes, id: str) -> None:
    """Delete a table and everything that hangs on it."""
    for name in PARTS:
        to.execute(f"DELETE FROM {name} WHERE at = ?", (id,))
    to.execute("DELETE FROM tables WHERE id = ?", (id,))


def _values(id: str, row: SeatRow) -> tuple[Any, ...]:
    return id, row.seat, row.name, row.bot, row.secret, row.state, row.agrees


def _seat(to: Writes, id: str, seating: Seating) -> None:
    to.executemany("INSERT INTO seats VALUES (?,?,?,?,?,?,?)" + RENEWED, [_values(id, row) for row in seating.rows])
    for seat in seating.freed:  # who sat there may look on
        to.execute(
            "INSERT INTO holds SELECT browser, at, ? FROM holds WHERE at = ? AND seat = ? ON CONFLICT DO NOTHING",
            (BYSTANDER, id, seat),
        )
        to.execute("DELETE FROM holds WHERE at = ? AND seat = ?", (id, seat))
    to.executemany(
        "INSERT INTO holds VALUES (?,?,?) ON CONFLICT DO NOTHING",
        [(browser, id, seat) for browser, seat in seating.holds],
    )


def _touch(to: Writes, id: str) -> None:
    to.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time(), id))


def _run(to: Writes, sql: str, values: tuple[Any, ...]) -> None:
    to.execute(sql, values)


def settle_soon(futures: Sequence[asyncio.Future[None]], error: Exception | None = None) -> None:
    """Tell those who wait that their jobs are done, or have failed: all with one call of their loop."""

    def settle() -> None:
        for future in futures:
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

    if futures:
        futures[0].get_loop().call_soon_threadsafe(settle)
