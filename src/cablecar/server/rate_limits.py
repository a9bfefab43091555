"""Token buckets: how much one socket or one address may ask in a while."""

from __future__ import annotations

import time
from collections import OrderedDict

MAX_ADDRESSES = 10_000


class Bucket:
    """So many at once, then so many per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take what a message costs; return whether there was enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket per address; the one unused for longest is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self.kept.pop(address, None) or Bucket(self.rate, self.burst)
        self.kept[address] = bucket
        if len(self.kept) > MAX_ADDRESSES:
            self.kept.popitem(last=False)
        return bucket.take(cost)
