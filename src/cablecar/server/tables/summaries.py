"""What is known of a table without following its log: whose turn it is and since when, whether it is over, and how its
players ended it.
"""

from __future__ import annotations

import time

from cablecar.kernel.log import TABLE
from cablecar.kernel.table import Table
from cablecar.server.store.base import Summary
from cablecar.server.tables import seat_changes
from cablecar.server.wire import messages


def summary_of(table: Table, old: Summary | None, is_told: bool = False) -> Summary:
    """Return what the list of tables shows. `since` moves only when the turn does, or when the one seat whose turn it
    is did something that everybody was told: it reveals no hidden step.
    """
    is_over = table.is_over or agreed_end_of(table) is not None
    if old and old.over and is_over:
        return old  # as it was told when it ended: once it did not say who had won
    places = table.places()[: table.seats] if table.is_over else []
    turn = (
        sum(1 << seat for seat, place in enumerate(places) if place == 1)
        if is_over
        else sum(1 << seat for seat in table.actors())
    )
    is_next = is_told and turn.bit_count() == 1
    since = old.since if old and old.turn == turn and old.over == is_over and not is_next else time.time()
    return Summary(turn, since, is_over)


def agreed_end_of(table: Table) -> messages.TextWithKey | None:
    """Return how the players of a table ended the game before its end, or nothing."""
    return seat_changes.end_of([event.line() for event in table.events[-1:] if event.actor == TABLE])
