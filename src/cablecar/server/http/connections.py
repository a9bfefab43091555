"""Connections that speak HTTP: who does not come to the end of a request is not waited for, and nobody has all of
them.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cablecar.server.addresses import EVERYBODY, party_of

HEAD_SECONDS = 15.0  # until the head of a request has come
BODY_SECONDS = 60.0  # and then its body
MOST = (
    256  # connections of one address, without those that have become sockets: these are counted where they are accepted
)


class Hall(H11Protocol):
    """One connection."""

    _deadline: asyncio.TimerHandle | None = None
    _awaited: object = None  # what the deadline is for

    def _await(self, awaited: object, seconds: float = 0.0) -> None:
        """Set the deadline for a part of a request, once; or for nothing."""
        if awaited is not self._awaited:
            if self._deadline is not None:
                self._deadline.cancel()
            self._awaited = awaited
            self._deadline = None if awaited is None else self.loop.call_later(seconds, self.transport.abort)

    # ---- what uvicorn calls ----------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await(h11.IDLE, HEAD_SECONDS)
        party = self._party()
        others = (
            [one for one in self.connections if isinstance(one, Hall) and one is not self and one._party() == party]
            if party
            else []
        )
        if len(others) < MOST:
            return
        resting = next(
            (one for one in others if one.timeout_keep_alive_task is not None), self
        )  # who asks nothing makes room for who comes
        resting.transport.close()

    def _party(self) -> str:
        """Return whose connection it is; nobody's, if a proxy brings those of many."""
        host = self.client[0] if self.client else ""
        allowed = self.config.forwarded_allow_ips or ()
        if not host or any(
            word == EVERYBODY or _is_in(host, word) for word in ([allowed] if isinstance(allowed, str) else allowed)
        ):
            return ""
        return party_of(host)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self not in self.connections:
            return
        if self.conn.their_state is h11.IDLE:
            self._await(h11.IDLE, HEAD_SECONDS)
        elif self.conn.their_state is h11.SEND_BODY:
            self._await(h11.SEND_BODY, BODY_SECONDS)
        else:
            self._await(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        super().connection_lost(exc)


def _is_in(host: str, word: str) -> bool:
    try:
        return ip_address(host) in ip_network(word)
    except ValueError:
        return False
