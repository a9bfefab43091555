"""Staleness stamps: how many lines a seat had been shown when its present decision opened.

A function of the log alone, so a restart changes no stamp. A seat's stamp moves when the seat acted or when it begins
or ceases to owe a decision, nothing else: it tells the seat nothing that it was not shown.
"""

from __future__ import annotations

from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.table import Table


class DecisionStamps:
    """The stamps of all seats of a table, which it observes from its first line."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._stamps = [0] * table.seats
        self._actions = [0] * table.seats
        self._known = [(False, 0)] * table.seats
        table.observers.append(self)

    def applied(self, table: Table, event: Event, /) -> None:
        """Note a line. Stamps move once chance has settled."""
        if event.actor >= 0:
            self._actions[event.actor] += 1
        if table.state.actor == CHANCE:
            return
        for seat in range(table.seats):
            now = bool(table.state.owes(seat)), self._actions[seat]
            if now != self._known[seat]:
                self._known[seat] = now
                self._stamps[seat] = table.shown(seat)

    def of(self, reader: int) -> int:
        """Return the stamp of a reader; bystanders decide nothing."""
        return self._stamps[reader] if reader >= 0 else 0
