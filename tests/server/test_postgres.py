"""The tests of moves, people and restarts once more, with PostgreSQL as the store; and what only it can do."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Browser, Host
from tests.server.postgres import Cluster
from tests.server.test_life import (
    test_a_stop_says_goodbye,
    test_idle_tables_leave_the_memory_and_come_back,
    test_no_acknowledged_move_is_lost_and_no_draw_changed_by_five_kills,
    test_the_log_of_the_server_holds_no_secret,
)
from tests.server.test_moves import *  # noqa: F403 - every one of them
from tests.server.test_people import *  # noqa: F403

__all__ = [
    "test_a_stop_says_goodbye",
    "test_idle_tables_leave_the_memory_and_come_back",
    "test_no_acknowledged_move_is_lost_and_no_draw_changed_by_five_kills",
    "test_the_log_of_the_server_holds_no_secret",
]

pytestmark = [pytest.mark.once, pytest.mark.slow]  # type: ignore[assignment]  # not that of the modules above

QUICK = dict(open_rate=1000, open_burst=1000, enter_rate=1000, enter_burst=1000)


@pytest.fixture(autouse=True)
def databases(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests that name a file get a database."""
    made: dict[Path, str] = {}

    def place(file: Path) -> str:
        if file not in made:
            made[file] = postgres.database()
        return made[file]

    monkeypatch.setitem(Host.placed, "place", place)


@pytest.fixture(scope="module")
def host(postgres: Cluster) -> Iterator[Host]:
    """Return a server with a database that many tests share."""
    running = Host(postgres.database(), **QUICK)
    yield running
    running.stop()


@pytest.fixture
def browser(host: Host) -> Browser:
    return host.browser()
