"""Leases that stand in the database: a row per table, and a heartbeat per process."""

from __future__ import annotations

import secrets

from cablecar.server.cluster.leases import Leases, Process
from cablecar.server.store.base import ReadConnection, Store

BEAT = "INSERT INTO servers VALUES (?,?,?,now()) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive"
CLAIM = """INSERT INTO leases SELECT id, ? FROM tables WHERE id = ? ON CONFLICT (at) DO UPDATE SET server =
excluded.server
  WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = leases.server AND alive > now() - interval '8 seconds')"""
OWNER = "SELECT address, token FROM servers JOIN leases ON server = servers.id WHERE at = ? AND server <> ?"


class DatabaseLeases(Leases):
    """The tables of one of several processes on a database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.id, self.token = secrets.token_hex(8), secrets.token_urlsafe(24)
        self.address = ""

    async def join(self, address: str) -> bool:
        self.address = address
        await self.store.write(self._join)
        return True

    def _join(self, to: ReadConnection) -> None:
        # Where this process listens, no other one lives any more: what it owned is free at once.
        to.execute("DELETE FROM servers WHERE address = ? OR alive < now() - interval '1 hour'", (self.address,))
        self._beat(to)

    async def beat(self) -> None:
        await self.store.write(self._beat)

    def _beat(self, to: ReadConnection) -> None:
        to.execute(BEAT, (self.id, self.address, self.token))

    async def leave(self) -> None:
        await self.store.write(lambda to: _execute(to, "DELETE FROM servers WHERE id = ?", self.id))

    async def claim(self, table: str) -> Process | None:
        await self.store.write(lambda to: _execute(to, CLAIM, self.id, table))
        return await self.store.read(self._owner, table)

    def _owner(self, connection: ReadConnection, table: str) -> Process | None:
        return next((Process(*row) for row in connection.execute(OWNER, (table, self.id))), None)

    async def release(self, table: str) -> None:
        await self.store.write(
            lambda to: _execute(to, "DELETE FROM leases WHERE at = ? AND server = ?", table, self.id)
        )


def _execute(to: ReadConnection, sql: str, *values: str) -> None:
    to.execute(sql, values)
