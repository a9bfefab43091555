"""Long work is done in slices: other tables go on between them, and wait no longer when several such jobs run
at once.
"""

from __future__ import annotations

import asyncio
import time
from types import TracebackType
from typing import ClassVar, Self

SLICE_SECONDS = 0.01  # after which other tables go on
MIN_SLICE_SECONDS = 0.0005  # where many share a slice


class TimeSlices:
    """Long work, as a context. All jobs that are running share the length of a slice."""

    _under_way: ClassVar[int] = 0

    def __enter__(self) -> Self:
        TimeSlices._under_way += 1
        self._ends = time.monotonic() + self.seconds
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        TimeSlices._under_way -= 1

    @property
    def seconds(self) -> float:
        """Return how long a slice is now."""
        return min(SLICE_SECONDS, max(MIN_SLICE_SECONDS, SLICE_SECONDS / TimeSlices._under_way))

    async def pause(self) -> None:
        """Let others go on, then begin a new slice."""
        await asyncio.sleep(0)
        self._ends = time.monotonic() + self.seconds

    async def maybe_pause(self) -> None:
        """Let others go on if this slice has been used up."""
        if time.monotonic() > self._ends:
            await self.pause()
