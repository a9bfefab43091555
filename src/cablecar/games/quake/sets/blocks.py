"""What the readers of all blocks share."""

from __future__ import annotations

from typing import Final

SEATS: Final = (2, 3, 4)
EDITIONS: Final = ("looping", "biberstein")


class Blocks:
    """What has been read so far: single numbers and lists of them, by name, and the colours."""

    one: dict[str, int]
    many: dict[str, list[int]]
    colours: list[str]
    letters: list[str]
