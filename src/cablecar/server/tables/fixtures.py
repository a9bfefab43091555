"""Store a saved game as a table of a server that is not running: for pictures and tests, which need the same table each
time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cablecar import games
from cablecar.kernel.log import Log
from cablecar.kernel.table import Table, replay
from cablecar.server.access import BYSTANDER, hash_of
from cablecar.server.store.base import SeatRow, Summary
from cablecar.server.store.opening import open_store
from cablecar.server.store.tables import insert_table
from cablecar.server.tables.summaries import summary_of


def moments(log: Log, *verbs: str) -> list[tuple[int, int]]:
    """Return where in a log somebody decides by one of these verbs: how many events lie before it, and the seat."""
    return [
        (place, event.actor)
        for place, event in enumerate(log.events)
        if event.actor >= 0 and event.word.split()[0] in verbs
    ]


def store_game(
    db: Path | str,
    id: str,
    log: Log,
    at: int | None,
    mine: int | Sequence[int],
    names: Sequence[str],
    browser: str,
    ago: float = 0,
    bot: str = "greedy",
) -> Table:
    """Store the first `at` events of a game as a table; a seat, or some, belong to the browser with this cookie, bots
    have the others.
    """
    held = [mine] if isinstance(mine, int) else list(mine)
    table = replay(games.load(log.header.slug), log, at)
    rows = [
        SeatRow(seat, name, *((None, hash_of(f"{id} {seat}")) if seat in held else (bot, None)))
        for seat, name in enumerate(names)
    ]
    rows.append(SeatRow(BYSTANDER, "", None, hash_of(f"{id} bystander")))
    header = "".join(f"{line}\n" for line in table.header.lines())
    told = summary_of(table, None)
    store = open_store(db)
    try:
        lines = [event.line() for event in table.events]
        summary = Summary(told.turn, time.time() - ago, told.over)
        job = store.write(insert_table, id, header, lines, rows, hash_of(browser), held, summary)
        with ThreadPoolExecutor(1) as thread:  # the caller's may have a loop of its own
            thread.submit(asyncio.run, job).result()
    finally:
        store.close()
    return table
