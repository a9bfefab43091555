"""What takes long is done in slices: other tables have their turn between them, and wait no longer where many take long
at once.
"""

from __future__ import annotations

import asyncio
import time
from types import TracebackType
from typing import ClassVar, Self

SLICE = 0.01  # seconds after which other tables have their turn
LEAST = 0.0005  # of it, for each of many


class Turns:
    """Somebody who does one thing after the other. All who do so at one time share a slice."""

    _busy: ClassVar[int] = 0  # so many

    def __enter__(self) -> Self:
        Turns._busy += 1
        self._ends = time.monotonic() + self.slice
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        Turns._busy -= 1

    @property
    def slice(self) -> float:
        """Return the seconds after which the others are to have their turn."""
        return min(SLICE, max(LEAST, SLICE / Turns._busy))

    async def pass_on(self) -> None:
        """Let the others have their turn."""
        await asyncio.sleep(0)
        self._ends = time.monotonic() + self.slice

    async def maybe_pass(self) -> None:
        """Let the others have their turn if this one has been long."""
        if time.monotonic() > self._ends:
            await self.pass_on()
