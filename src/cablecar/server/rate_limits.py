"""Token buckets: how much one socket or one address may ask for in a while."""

from __future__ import annotations

import time
from collections import OrderedDict

MAX_ADDRESSES = 10_000


class Bucket:
    """Allows a burst of messages, then a number of them per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take what a message costs, and return whether there was enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket per address; beyond MAX_ADDRESSES the one unused for longest is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self._by_address.pop(address, None) or Bucket(self.rate, self.burst)
        self._by_address[address] = bucket
        if len(self._by_address) > MAX_ADDRESSES:
            self._by_address.popitem(last=False)
        return bucket.take(cost)
