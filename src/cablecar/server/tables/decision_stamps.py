"""Staleness stamps: how many lines a seat had been shown when its present decision opened.

A function of the log alone, so a restart changes no stamp. A seat's stamp moves when it acted or when it begins or
ceases to owe a decision, nothing else:
it tells the seat nothing that it was not shown.
"""

from __future__ import annotations

from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.table import Table


class Marks:
    """The stamps of all seats of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stamps = [0] * table.seats
        self._acted = [0] * table.seats
        self._known = [(False, 0)] * table.seats

    def follow(self, event: Event) -> None:
        """Note a line that has just been applied. Stamps move once chance has settled."""
        if event.actor >= 0:
            self._acted[event.actor] += 1
        if self.table.state.actor != CHANCE:
            self.settle()

    def settle(self) -> None:
        """Move the stamps of those for whom something has changed."""
        for seat in range(self.table.seats):
            now = bool(self.table.state.owes(seat)), self._acted[seat]
            if now != self._known[seat]:
                self._known[seat] = now
                self.stamps[seat] = self.table.shown(seat)

    def stamp(self, reader: int) -> int:
        """Return the stamp of a reader; bystanders decide nothing."""
        return self.stamps[reader] if reader >= 0 else 0
