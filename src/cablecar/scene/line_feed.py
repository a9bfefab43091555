"""What one reader of a table (a seat, or SPECTATOR) is shown of its log, line by line, with the views before and after.

A feed observes its table: each line is taken in once, as it is applied. What is made of it (steps of a scene, sentences
of a terminal) is the business of the classes that build on this one; that lines can be taken back is dealt with here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from functools import lru_cache
from typing import NamedTuple, Self

from cablecar.kernel.log import TABLE, UNDO, Event
from cablecar.kernel.phase import CHANCE, SEVERAL
from cablecar.kernel.state import View
from cablecar.kernel.table import Table
from cablecar.scene.model import Text, UndoOffer


class Standing(NamedTuple):
    """A line that was shown and not taken back: who said what, and what it brought."""

    n: int
    actor: int
    said: Text
    gains: list[tuple[int, str, int]]


class LineFeed(ABC):
    """One reader at one table."""

    def __init__(self, table: Table, reader: int) -> None:
        """`table`: the one that is looked at when questions are asked; lines come by `applied`."""
        self.table = table
        self.reader = reader
        self.shown = 0  # lines of this reader that were taken in
        self.view = table.game.start(table.seats, table.options).view(reader)  # after the last of them
        self._standing: list[Standing] = []

    def applied(self, table: Table, event: Event, /) -> None:
        """Take in what the reader is shown of a line that was just applied."""
        before, self.view = self.view, table.view(self.reader)
        for line in table.shown_lines(self.reader, self.shown):
            self.shown += 1
            self._take_in(before, read_line(line), self.shown)

    def twin(self, table: Table) -> Self:
        """Return a feed that was shown the same, and observes another table."""
        other = copy(self)
        other.table, other.view, other._standing = table, table.view(self.reader), list(self._standing)
        table.observers.append(other)
        return other

    def undo(self) -> UndoOffer:
        """Say what can be taken back, or why nothing can: from the lines this reader was shown."""
        if self.reader < 0:
            return UndoOffer(False, ["undo-none"])
        if self.table.is_over:
            return UndoOffer(False, ["undo-over"])
        mine = next((line.said for line in reversed(self._standing) if line.actor == self.reader), None)
        if mine is None:
            return UndoOffer(False, ["undo-none"])
        last = self._standing[-1].actor
        if self.table.state.actor != SEVERAL and last != self.reader:
            acted = next((line.actor for line in reversed(self._standing) if line.actor >= 0), -1)
            return UndoOffer(False, ["undo-drawn"] if acted == self.reader else ["undo-moved", {"seat": acted}])
        can_undo = self.table.can_undo(self.reader)
        return UndoOffer(True, ["undo-ok", {"word": mine}]) if can_undo else UndoOffer(False, ["undo-shown"])

    # ---- for the classes that build on this one -----------------------------

    @abstractmethod
    def _note(self, word: str, n: int) -> None:
        """Tell a line of the table."""

    @abstractmethod
    def _happened(self, before: View, event: Event, n: int) -> Standing:
        """Tell what a seat or chance did; `self.view` is the view after it."""

    @abstractmethod
    def _taken_back(self, gone: Standing, n: int) -> None:
        """Tell that a line was taken back."""

    def _take_in(self, before: View, event: Event, n: int) -> None:
        if event.actor == TABLE:
            self._note(event.word, n)
        elif event.word == UNDO and event.actor >= 0:
            place = max((i for i, earlier in enumerate(self._standing) if earlier.actor == event.actor), default=-1)
            self._taken_back(self._standing.pop(place) if place >= 0 else Standing(0, event.actor, "", []), n)
        else:
            self._standing.append(self._happened(before, event, n))


@lru_cache(1024)  # all readers are told the same lines
def read_line(line: str) -> Event:
    """Read a line as a reader was shown it."""
    actor, _, word = line.partition(" ")
    return Event(int(CHANCE) if actor == "*" else TABLE if actor == "!" else int(actor), word)
