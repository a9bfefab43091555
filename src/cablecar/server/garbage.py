"""When Python collects garbage cycles: young objects often and quickly, all objects only while nobody plays.

Moves make no cycles (tests/server/test_garbage.py): what a move allocates stays with its table or is freed at once.
Only rooms and sockets that have ended leave some behind. See docs/decisions/019-garbage-collection.md.
"""

from __future__ import annotations

import gc
import time

YOUNG_OBJECTS = 10_000  # after so many more objects those are looked through: about a millisecond
NEVER = 1_000_000_000
QUIET_SECONDS = 5.0
MAX_YOUNG_COLLECTIONS = 400  # without a quiet moment; then everything is looked through all the same

_known = 0  # young collections before everything was looked through


def spare_garbage() -> None:
    """Exempt all objects that exist now, which will stay, from collection; of later ones look only through the young
    ones, unless asked.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)


def collect_if_quiet(last_used: float) -> None:
    """Collect all garbage if there may be some and nothing has happened for some seconds, or if that has been put off
    for too long. `last_used` is the time, of `time.monotonic`, at which something last happened.
    """
    global _known
    young = int(gc.get_stats()[0]["collections"])
    is_quiet = time.monotonic() - last_used >= QUIET_SECONDS
    if young - _known >= (1 if is_quiet else MAX_YOUNG_COLLECTIONS):
        gc.collect()
        _known = young
