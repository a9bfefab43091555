"""What one guest may take from the others: memory, bots, connections, time."""
from __future__ import annotations

import pytest

from cablecar import games
from cablecar.kernel.table import Table
from cablecar.server.pasts import Kept, Pasts

pytestmark = pytest.mark.once


def test_of_all_pasts_only_those_asked_for_last_are_kept() -> None:
    tables = [Table(games.load("frankfurt"), 2) for _ in range(4)]
    kept = Kept(most=3 * len(tables[0].events))
    owners = [Pasts(table, kept) for table in tables]
    first = kept.use(owners[0], 0)
    for owner in (*owners[1:3], owners[0], owners[3]):
        kept.use(owner, 0)
    assert [owner for owner, _ in kept.pasts] == [owners[2], owners[0], owners[3]]
    assert kept.use(owners[0], 1).trunk is first.trunk
    owners[0].forget()
    assert [owner for owner, _ in kept.pasts] == [owners[3]]
