"""What a reader can know of cheques: sure, possible, on the table."""

from __future__ import annotations

from typing import Any, Final

from cablecar.kernel.state import View
from cablecar.scene.model import Label, Row

from ..constants import HIDDEN, PILE
from ..state import Town
from ..tables import VALUES
from .names import row_of, town_of

MOST_WORLDS: Final = 400
MOST_MARKS: Final = 2


class Ledger:
    """Every hand and the pile (the last), value by value: sure, possible beyond that, and what it is worth at least and
    at most.
    """

    def __init__(self, view: View) -> None:
        s = town_of(view)
        self.seats = int(s.seats)
        slips = list(s.slips)
        worlds = [self._hands(s, slips)] if HIDDEN not in slips else self._worlds(s, slips)
        self.sure = [
            [min(world[owner][v] for world in worlds) for v in range(int(VALUES))] for owner in range(self.seats + 1)
        ]
        self.maybe = [
            [max(world[owner][v] for world in worlds) - sure[v] for v in range(int(VALUES))]
            for owner, sure in enumerate(self.sure)
        ]
        sums = [
            [sum(10 * (v + 1) * count for v, count in enumerate(world[owner])) for world in worlds]
            for owner in range(self.seats)
        ]
        self.worth = [(min(each), max(each)) for each in sums]

    def _worlds(self, s: Town, slips: list[int]) -> list[list[list[int]]]:
        found = s.worlds()
        blanks = [i for i, each in enumerate(slips) if each == HIDDEN]
        worlds = []
        for k in range(min(int(found.found), MOST_WORLDS)):
            filled = list(slips)
            for place, i in enumerate(blanks):
                filled[i] = int(found.values[k * len(blanks) + place])
            worlds.append(self._hands(s, filled))
        return worlds

    def _hands(self, s: Town, slips: list[int]) -> list[list[int]]:
        found = [row_of(s.book, seat) for seat in range(self.seats)] + [[int(each) for each in s.book_pile]]
        for i, v in enumerate(slips):
            found[int(s.slip_from[i])][v] -= 1
            found[self.seats if s.slip_to[i] == PILE else int(s.slip_to[i])][v] += 1
        return found


def ledger_heads() -> list[list[Label]]:
    """Return a column for each value, and one for what they are worth together."""
    heads: list[list[Label]] = [[str(10 * v + 10)] for v in range(int(VALUES))]
    return [*heads, [["ledger-worth"]]]


def ledger_rows(view: View) -> list[Row]:
    """Return a row for each seat, and one for the pile."""
    s, ledger = town_of(view), Ledger(view)
    rows: list[Row] = []
    for owner in range(ledger.seats + 1):
        is_pile = owner == ledger.seats
        laid = [0] * int(VALUES) if is_pile else row_of(s.table, owner)
        cells: list[Any] = [
            _cell(*counts) for counts in zip(ledger.sure[owner], laid, ledger.maybe[owner], strict=True)
        ]
        if is_pile:
            rows.append(Row(head=[{"symbol": "cheque", "tone": "green", "name": ["pile"]}], cells=[*cells, []]))
            continue
        least, most = ledger.worth[owner]
        head: list[Any] = [{"symbol": f"seat-{owner}", "tone": f"seat{owner}", "name": ["seat-name", {"seat": owner}]}]
        rows.append(Row(head=head, cells=[*cells, [str(least) if least == most else f"{least}–{most}"]]))
    return rows


def _cell(sure: int, laid: int, maybe: int) -> list[Any]:
    """Draw a mark for each cheque, or say how many there are."""
    marks = [
        ("mark-full", sure, "ledger-sure"),
        ("mark-ring", laid, "ledger-laid"),
        ("mark-open", maybe, "ledger-maybe"),
    ]
    found: list[Any] = []
    for symbol, count, name in marks:
        mark = {"symbol": symbol, "tone": "green", "name": [name]}
        found += [mark] * count if sure + laid + maybe <= MOST_MARKS else [str(count), mark] if count else []
    return found
