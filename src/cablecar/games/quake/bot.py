"""What a position is worth to a seat."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .state import City


def evaluate(s: City, seat: i64) -> i64:
    out = vec[i64]([0 for _ in range(s.count)])
    s.scores(out)
    return out[seat] * 100
