"""What tables need to know about other processes that may serve them too."""

from __future__ import annotations

from typing import Protocol


class Ownership(Protocol):
    """Which tables this process serves."""

    async def claim(self, table: str, /) -> object | None:
        """Make a table this process's own, or return whose it is."""

    async def release(self, table: str, /) -> None:
        """Give a table back."""
