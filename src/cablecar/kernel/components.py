"""What a game is made of: one set of boards, cards and tiles, read from files by whoever stands above the kernel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Components:
    """A component set: its name, the digest of everything in it that the rules read, and the plain data."""

    game: str
    name: str
    digest: str
    blocks: dict[str, Any] = field(repr=False)
    warnings: tuple[str, ...] = ()
