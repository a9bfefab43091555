"""What reaches a room through its queue."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from cablecar.server.tables.listener import Listener
from cablecar.server.wire import messages


class ReceivedMessage(NamedTuple):
    """A message of a client."""

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
    """Somebody fetches a stage that one of these readers sees."""

    key: str
    readers: list[int]
    answer: asyncio.Future[bytes | None]


@dataclass(frozen=True)
class LinkOpened:
    """Somebody has opened a link: with this secret, by its hash; the answer is whether they were let in."""

    browser: bytes
    seat: int
    secret: bytes
    name: str
    answer: asyncio.Future[bool]


@dataclass(frozen=True)
class RematchOpened:
    """The same people go on at another table, or that one is gone: the store knows."""


@dataclass(frozen=True)
class DeadlinePassed:
    """Somebody may have kept the others waiting for too long."""


Request: TypeAlias = (
    ReceivedMessage | ListenerLeft | BotChoice | StageRequest | LinkOpened | RematchOpened | DeadlinePassed
)
