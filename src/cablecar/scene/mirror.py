"""A table once more, followed line by line: what is told is told from the views before and after each line, and the
table itself has gone on by then.
"""

from __future__ import annotations

import time
from math import inf
from typing import Protocol

from cablecar.kernel.log import TABLE, UNDO, Event
from cablecar.kernel.table import Table


class Follower(Protocol):
    """Who is told what a reader sees."""

    reader: int

    def see(self, mirror: Mirror, first: int) -> None:
        """Hear that a line was followed; the reader had been shown `first` lines before."""


class Mirror:
    """One copy of a table, for all who watch it."""

    def __init__(self, table: Table, copy: Table | None = None) -> None:
        self.table = table
        self.copy = copy or Table(
            table.game, table.seats, dict(table.options.texts), dice=None, version=table.options.version
        )
        self.followed = len(self.copy.events)
        self.followers: list[Follower] = []

    @property
    def is_level(self) -> bool:
        """Tell whether everything that happened at the table has been followed."""
        return self.followed == len(self.table.events)

    def missed(self, follower: Follower) -> Mirror:
        """Return a mirror of his own for somebody who will follow too: what he has missed."""
        own = Mirror(self.table)
        own.followers.append(follower)
        return own

    def catch_up(self, until: int | None = None, ends: float = inf) -> bool:
        """Follow the table, or its first events only; not beyond some moment, of `time.monotonic`. Tell whether nothing
        is left.
        """
        last = len(self.table.events) if until is None else until
        while self.followed < last:
            shown = [self.copy.shown(follower.reader) for follower in self.followers]
            self.follow(self.table.events[self.followed])
            for follower, first in zip(self.followers, shown, strict=True):
                follower.see(self, first)
            if time.monotonic() > ends:  # after one line at least, however short the time
                break
        return self.followed >= last

    def follow(self, event: Event) -> None:
        """Do what the table has done: it has checked every word already."""
        self.followed += 1
        if event.actor == TABLE or event.word == UNDO:
            self.copy.follow(event)
        else:
            self.copy._apply(event.actor, self.table.game.vocabulary.numbers[event.word])
