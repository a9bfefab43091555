"""What one guest may take from the others: memory, bots, connections, time."""
from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import Table
from cablecar.server.bots import Line, Worker
from cablecar.server.pasts import Kept, Pasts
from tests.server.harness import Host, eventually, finish

pytestmark = pytest.mark.once


def test_of_all_pasts_only_those_asked_for_last_are_kept() -> None:
    tables = [Table(games.load("frankfurt"), 2, dice=seeded_dice(1)) for _ in range(4)]
    kept = Kept(most=3 * len(tables[0].events))
    owners = [Pasts(table, kept) for table in tables]
    first = kept.use(owners[0], 0)
    for owner in (*owners[1:3], owners[0], owners[3]):
        kept.use(owner, 0)
    assert [owner for owner, _ in kept.pasts] == [owners[2], owners[0], owners[3]]
    assert kept.use(owners[0], 1).trunk is first.trunk
    owners[0].forget()
    assert [owner for owner, _ in kept.pasts] == [owners[3]]


class Asking:
    """A table that asks bots."""

    def __init__(self, name: str, is_seen: bool) -> None:
        self.name = name
        self.is_seen = is_seen


def test_tables_take_turns_at_the_bots_and_those_that_are_looked_at_come_first() -> None:
    async def served() -> str:
        line, order = Line([Worker()]), []

        async def think(asker: Asking) -> None:
            worker = await line.take(asker)
            order.append(asker.name)
            await asyncio.sleep(0)
            line.give(worker)

        greedy, modest, unseen = Asking("a", True), Asking("b", True), Asking("u", False)
        asked = [asyncio.create_task(think(asker)) for asker in (greedy, *[unseen] * 3, *[greedy] * 4, *[modest] * 2)]
        given_up = asyncio.create_task(think(modest))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(*asked)
        assert line.free
        return "".join(order)

    assert finish(served()) == "abaubaauau"


def test_games_for_nobody_rest_and_quick_bots_wait_for_no_thinker(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", workers=1, open_burst=100)
    browser = host.browser()
    unseen = browser.open("toy", ["random", "random"])["id"]
    mine = browser.open("toy", ["random", "me"])["id"]
    eventually(lambda: any(line.startswith("0 ") for line in host.stored(mine)), "the bot moves before somebody comes who has a seat")
    assert not any(line[0] in "01" for line in host.stored(unseen))
    for _ in range(2):
        browser.sit(browser.open("frankfurt", ["expert", "expert"])["id"])
    started = time.monotonic()
    sitting = browser.sit(browser.open("toy", ["random", "me"])["id"])
    sitting.wait_turn()
    assert time.monotonic() - started < 5, "less than an expert thinks"
    watching = browser.sit(unseen)
    while not watching.is_over:
        watching.until("look")
    host.stop()
