"""What a position is worth to a seat."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .state import Cities


def evaluate(s: Cities, seat: i64) -> i64:
    """Return the worth in hundredths of a point."""
    out = vec[i64]([0 for _ in range(s.seats)])
    s.scores(out)
    return out[seat] * 50
