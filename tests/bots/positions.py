"""Tables at which bots are asked."""

from __future__ import annotations

from mypy_extensions import i64

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import Table


def decisions(seats: int, count: int) -> list[Table]:
    """Return tables at their first decisions, each played on with the first legal word."""
    found = []
    for turn in range(count):
        table = Table(games.load("frankfurt"), seats, dice=seeded_dice(7))
        for _ in range(turn):
            seat = table.actors()[0]
            table.submit(seat, table.legal(seat)[0])
        found.append(table)
    return found


def numbers(table: Table, seat: int) -> list[i64]:
    return [table.game.vocabulary.number(word) for word in table.legal(seat)]
