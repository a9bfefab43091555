"""The past of a live table, for those who may see it: one's own view while the game runs; every seat's, the bystanders'
and the open one when it is over.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from cablecar.kernel.table import CatchUp, Table
from cablecar.scene.look import encode
from cablecar.scene.past import OPEN_READER, PastFeed, StateTimeline
from cablecar.server.access import BYSTANDER, HOST
from cablecar.server.tables.time_slices import TimeSlices
from cablecar.server.wire import bodies

MAX_PAST_LINES = 60_000  # of all pasts that are kept: each takes half a kilobyte
VIEW_NAMES = {"watch": BYSTANDER, "open": OPEN_READER}


def view_named(name: str) -> int | None:
    """Return the reader a view is named for: `0` … `7`, `watch` or `open`."""
    return VIEW_NAMES.get(name, int(name) if len(name) == 1 and name in "01234567" else None)


def view_name(view: int) -> str:
    """Return the name of a view."""
    return next((name for name, each in VIEW_NAMES.items() if each == view), str(view))


def views_of(held: Iterable[int], seats: int, is_over: bool) -> list[int]:
    """Return the views that somebody may have: their own, or all when the game is over."""
    return (
        [*range(seats), BYSTANDER, OPEN_READER]
        if is_over
        else sorted((seat for seat in held if seat != HOST), key=lambda seat: (seat < 0, seat))
    )


class KeptPasts:
    """The most recently used pasts of all tables of a process, up to a number of lines."""

    def __init__(self, most: int = MAX_PAST_LINES) -> None:
        self.most = most
        self.pasts: OrderedDict[tuple[Pasts, int], PastFeed] = OrderedDict()

    def use(self, owner: Pasts, view: int, timeline: StateTimeline) -> PastFeed:
        """Return a view's past, perhaps not followed yet; the least recently used ones are dropped."""
        past = self.pasts.pop((owner, view), None) or PastFeed(timeline, view)
        self.pasts[owner, view] = past
        while len(self.pasts) > 1 and sum(len(each.table.events) for each in self.pasts.values()) > self.most:
            (other, _), _ = self.pasts.popitem(last=False)
            if not any(each is other for each, _ in self.pasts):
                other.forget()
        return past

    def forget(self, owner: Pasts) -> None:
        """Let go of the pasts of a table."""
        for key in [key for key in self.pasts if key[0] is owner]:
            del self.pasts[key]


class Pasts:
    """The pasts of one table, made on request. The table's own task does none of this work, so only stored lines may be
    asked for.
    """

    def __init__(self, table: Table, kept: KeptPasts) -> None:
        self.table = table
        self.kept = kept
        self._recording: CatchUp[StateTimeline] | None = None  # of a timeline, as long as pasts of this table are kept
        self._stages: dict[tuple[int, str], int] = {}  # at which moment a view had a stage

    async def _followed(self, view: int, lines: int) -> PastFeed:
        """Return a past that has followed the log up to a line, in slices."""
        if self._recording is None:
            self._recording = CatchUp(self.table, StateTimeline(self.table))
        recording = self._recording
        with TimeSlices() as slices:
            while not recording.go_on(time.monotonic() + slices.seconds):
                await slices.pause()
            past = self.kept.use(self, view, recording.observer)
            while not past.follow(lines, time.monotonic() + slices.seconds):
                await slices.pause()
        return past

    async def answer(self, view: int, n: int | None, lines: int, is_over: bool) -> bytes:
        """Return the story of a view up to a line of the log, or one of its looks."""
        past = await self._followed(view, lines)
        if n is None:
            places = [moment.place for moment in past.moments] if is_over else None
            story = msgspec.Raw(b"[" + b",".join(past.told) + b"]")
            return msgspec.json.encode(
                bodies.Past(view_name(view), [moment.n for moment in past.moments], places, story)
            )
        look = past.look_at(n)
        self._stages[view, look.stage] = n
        return encode(look)

    async def stage(self, key: str, views: Iterable[int], lines: int) -> bytes | None:
        """Return a stage that one of these views had."""
        for view in views:
            if (view, key) in self._stages:
                return encode((await self._followed(view, lines)).stage_at(self._stages[view, key]))
        return None

    def forget(self) -> None:
        """Let go of everything."""
        self.kept.forget(self)
        if self._recording is not None:
            if self._recording.is_done:
                self.table.observers.remove(self._recording.observer)
            self._recording = None
