"""How a drawing finds again what it has made before: by the numbers of the state that it depends on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KEPT: Final = (
    2048  # of what positions have in common: a move changes little, and the readers of its table need the rest again
)


def packed(row: vec[i64]) -> bytes:
    """Return numbers of a state as something by which what was drawn is found again; as a tuple they take ten times as
    long.
    """
    return bytes(row)


def unpacked(row: bytes) -> list[int]:
    """Return the numbers themselves."""
    return memoryview(row).cast("q").tolist()
