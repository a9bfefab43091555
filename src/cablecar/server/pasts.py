"""The past of a live table, for those who may see it: one's own while it runs; every seat's, the bystanders' and the open one when it is over."""
from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from cablecar.kernel.table import Table
from cablecar.scene.look import encode
from cablecar.scene.past import OPEN, Past
from cablecar.server import answers
from cablecar.server.seats import BYSTANDER, HOST

SLICE = 0.01  # seconds after which other tables have their turn
NAMES = {"watch": BYSTANDER, "open": OPEN}


@dataclass(frozen=True)
class PastWish:
    """Somebody asks for the story of a view, or for its moment after `n` lines."""

    view: int
    n: int | None
    answer: asyncio.Future[bytes | None]


def view_named(name: str) -> int | None:
    """Return the reader a view is named for: `0` … `7`, `watch` or `open`."""
    return NAMES.get(name, int(name) if len(name) == 1 and name in "01234567" else None)


def name_of(view: int) -> str:
    """Return the name of a view."""
    return next((name for name, each in NAMES.items() if each == view), str(view))


def views_of(held: Iterable[int], seats: int, is_over: bool) -> list[int]:
    """Return the views that somebody may have: his own, or all when the game is over."""
    return [*range(seats), BYSTANDER, OPEN] if is_over else sorted((seat for seat in held if seat != HOST), key=lambda seat: (seat < 0, seat))


class Pasts:
    """What was seen at one table, made when it is asked for and then kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._kept: dict[int, Past] = {}
        self._stages: dict[tuple[int, str], bytes] = {}

    async def answer(self, wish: PastWish, is_over: bool) -> bytes:
        """Return the story of a view, or one of its looks."""
        if wish.view not in self._kept:
            self._kept[wish.view] = Past(self.table, wish.view)
        past = self._kept[wish.view]
        while not past.follow(SLICE):
            await asyncio.sleep(0)
        if wish.n is None:
            places = [moment.place for moment in past.moments] if is_over else None
            told = answers.Past(name_of(wish.view), [moment.n for moment in past.moments], places, msgspec.Raw(encode(past.story)))
            return msgspec.json.encode(told)
        look = past.look_at(wish.n)
        if (wish.view, look.stage) not in self._stages:
            self._stages[wish.view, look.stage] = encode(past.stage_at(wish.n))
        return encode(look)

    def stage(self, key: str, views: Iterable[int]) -> bytes | None:
        """Return a stage that one of these views had."""
        return next((self._stages[view, key] for view in views if (view, key) in self._stages), None)
