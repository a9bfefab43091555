"""The requests that a room takes from its queue."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from cablecar.server.tables.listener import Listener
from cablecar.server.wire import messages


class ReceivedMessage(NamedTuple):
    """A message that a socket has received from its client."""

    listener: Listener
    message: messages.ClientMessage
    at: float


@dataclass(frozen=True)
class ListenerLeft:
    """A socket is gone."""

    listener: Listener


@dataclass(frozen=True)
class BotChoice:
    """A bot has decided."""

    seat: int
    stamp: int
    action: int
    bot: str


@dataclass(frozen=True)
class StageRequest:
    """A browser fetches a stage that one of these readers sees."""

    key: str
    readers: list[int]
    answer: asyncio.Future[bytes | None]


@dataclass(frozen=True)
class LinkOpened:
    """A browser has opened a link with this secret, given by its hash; the answer is whether it was let in."""

    browser: bytes
    seat: int
    secret: bytes
    name: str
    answer: asyncio.Future[bool]


@dataclass(frozen=True)
class RematchOpened:
    """The same people go on at another table, or that table is gone: the store knows which."""


@dataclass(frozen=True)
class DeadlinePassed:
    """A deadline may have passed."""


Request: TypeAlias = (
    ReceivedMessage | ListenerLeft | BotChoice | StageRequest | LinkOpened | RematchOpened | DeadlinePassed
)
