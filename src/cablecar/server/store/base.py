"""What every store can do, and the rows it keeps. The statements are in tables.py, seats.py, talk.py and lists.py, in
SQL that SQLite (sqlite.py) and PostgreSQL (postgres.py) both understand.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

Args = ParamSpec("Args")
Finding = TypeVar("Finding")


@dataclass(frozen=True)
class SeatRow:
    """The player of a seat; `state` says how the seat is held, as docs/wire.md describes it."""

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
class SeatChanges:
    """A change of seats: new rows, seats that nobody holds any more, and seats that browsers hold from now on."""

    rows: Sequence[SeatRow] = ()
    freed: Sequence[int] = ()
    holds: Sequence[tuple[bytes, int]] = ()


@dataclass(frozen=True)
class TableTerms:
    """How a table is played."""

    pace: int = 0
    talk: str = "read"


DEFAULT_TERMS = TableTerms()


class Summary(NamedTuple):
    """What the list of tables shows of a table. `turn` is a bit set of the seats that must decide or, once the game is
    over, have won.
    """

    turn: int
    since: float
    over: bool


class AcknowledgedMove(NamedTuple):
    """A client's move that was acknowledged."""

    seat: int
    id: str
    stamp: int
    shown: int


@dataclass(frozen=True, slots=True)
class Append:
    """Events to append to the log of a table at a place, with the acknowledgement they earn and the change of seats
    they bring.
    """

    id: str
    place: int
    lines: Sequence[str]
    summary: Summary
    answer: AcknowledgedMove | None = None
    seating: SeatChanges | None = None


class ReadConnection(Protocol):
    """A connection that takes SQL, inside a transaction; `?` stands for a value."""

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Iterable[tuple[Any, ...]]: ...


class WriteConnection(ReadConnection, Protocol):
    """A connection that may change what is stored."""

    def executemany(self, sql: str, values: Iterable[tuple[Any, ...]], /) -> Any: ...


Question = Callable[Concatenate[ReadConnection, Args], Finding]
Job = Callable[Concatenate[WriteConnection, Args], None]


class Store(ABC):
    """Tables and their logs: a question or a job is a function whose first argument is a connection. Nothing here ever
    blocks the event loop for longer than a local file takes to be read.
    """

    is_shared = False  # other processes may serve the same tables

    @abstractmethod
    async def read(self, question: Question[Args, Finding], *args: Args.args, **kwargs: Args.kwargs) -> Finding:
        """Return what a question finds; raise StoreFailed if there is no answer in time. Between two statements of a
        question something else may be stored.
        """

    @abstractmethod
    async def write(self, job: Job[Args], *args: Args.args, **kwargs: Args.kwargs) -> None:
        """Run a job inside a transaction; return once it is on the disk, raise StoreFailed if it may not be."""

    @abstractmethod
    async def append(self, append: Append) -> None:
        """Append to the log of a table; refused if something stands at that place already."""

    @abstractmethod
    async def is_well(self) -> bool:
        """Tell whether tables can be read and written."""

    @abstractmethod
    def close(self) -> None:
        """Finish what waits, then close."""


def settle_soon(
    futures: Sequence[asyncio.Future[Any]], result: object = None, error: BaseException | None = None
) -> None:
    """Let those who wait for jobs have the result or the error: all with one call of their loop."""

    def settle() -> None:
        for future in futures:
            if not future.done():
                future.set_exception(error) if error else future.set_result(result)

    if futures:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            futures[0].get_loop().call_soon_threadsafe(settle)
