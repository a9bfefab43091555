"""The clock of a table with a pace: deadlines for decisions, and an alarm when one has passed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

RESTART_GRACE_SECONDS = 3600.0  # at most that somebody has after a restart
MIN_ALARM_SECONDS, MAX_ALARM_SECONDS = 0.05, 86_400.0


@dataclass
class ClockMemory:
    """What a process remembers of the time at a table, also while the table is not in memory."""

    begun: float = field(default_factory=time.time)  # when it was loaded first
    acted: dict[int, float] = field(default_factory=dict)  # when a seat last did something
    alarm: float = 0.0  # when the next decision must have been made


class Clock:
    """The clock of one live table."""

    def __init__(self, memory: ClockMemory) -> None:
        self.memory = memory
        self._alarm: asyncio.TimerHandle | None = None

    def note(self, seats: Iterable[int]) -> None:
        """Note that some seats have acted."""
        self.memory.acted |= dict.fromkeys(seats, time.time())

    def deadlines(self, seats: Iterable[int], pace: int, since: float) -> dict[int, float]:
        """Return the deadlines of some seats; `since` is when it became their turn."""
        least = self.memory.begun + min(pace, RESTART_GRACE_SECONDS)  # what a seat did before nobody knows any more
        return {seat: max(max(since, self.memory.acted.get(seat, 0.0)) + pace, least) for seat in seats}

    def set_alarm(self, deadlines: Mapping[int, float], ring: Callable[[], object]) -> None:
        """Ring at the first deadline, if there is one."""
        self.stop()
        self.memory.alarm = min(deadlines.values(), default=0.0)
        if deadlines:
            wait = min(max(MIN_ALARM_SECONDS, self.memory.alarm - time.time()), MAX_ALARM_SECONDS)
            self._alarm = asyncio.get_running_loop().call_later(wait, ring)

    def stop(self) -> None:
        """Let no alarm ring any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
