"""Which process serves a table. A data file has one process, which serves all tables; on a database there may be
several, and each table belongs to one of them at a time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from cablecar.server.store.base import Store


@dataclass(frozen=True)
class Process:
    """Another process on the same database: its address, and the token by which it knows its peers."""

    address: str
    token: str


class Leases(ABC):
    """The tables that belong to this process."""

    token = ""  # by which this process knows its peers

    @abstractmethod
    async def join(self, address: str) -> bool:
        """Make this process known under an address; return whether there may be others."""

    @abstractmethod
    async def beat(self) -> None:
        """Say that this process lives."""

    @abstractmethod
    async def leave(self) -> None:
        """Give back every table."""

    @abstractmethod
    async def claim(self, table: str) -> Process | None:
        """Make a table this process's own, or return the process that has it; a table that does not exist belongs to
        nobody.
        """

    @abstractmethod
    async def release(self, table: str) -> None:
        """Give a table back."""


class SoleProcess(Leases):
    """The only process on a data file: every table is its own."""

    async def join(self, address: str) -> bool:
        return False

    async def beat(self) -> None:
        return

    async def leave(self) -> None:
        return

    async def claim(self, table: str) -> Process | None:
        return None

    async def release(self, table: str) -> None:
        return


def leases_on(store: Store) -> Leases:
    """Return the leases that go with a store."""
    if not store.is_shared:
        return SoleProcess()
    from cablecar.server.cluster.database_leases import DatabaseLeases

    return DatabaseLeases(store)
