"""What takes long is done in slices: other tables have their turn between them."""
from __future__ import annotations

import asyncio
import time

SLICE = 0.01  # seconds after which other tables have their turn


class Turns:
    """Somebody who does one thing after the other."""

    def __init__(self) -> None:
        self._ends = time.monotonic() + SLICE

    async def maybe_pass(self) -> None:
        """Let the others have their turn if this one has been long."""
        if time.monotonic() > self._ends:
            await asyncio.sleep(0)
            self._ends = time.monotonic() + SLICE
