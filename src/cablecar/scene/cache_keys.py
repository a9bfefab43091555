"""Keys by which a drawing caches its parts: the numbers of the state that a part depends on, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CACHE_SIZE: Final = 2048  # a move changes little, and every reader of the table needs the rest again


def cache_key(row: vec[i64]) -> bytes:
    """Return numbers of a state as a hashable key; a tuple would take ten times as long."""
    return bytes(row)


def numbers_of(key: bytes) -> list[int]:
    """Return the numbers behind a key."""
    return memoryview(key).cast("q").tolist()
