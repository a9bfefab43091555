"""The tests of moves, people and restarts once more, with PostgreSQL as the store; and what only it can do."""
from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Browser, Host, Stubborn
from tests.server.postgres import Cluster, OwnCluster, own_cluster
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


@pytest.fixture(scope="module")
def own() -> Iterator[OwnCluster]:
    """Return a PostgreSQL that may be killed."""
    with own_cluster() as running:
        yield running


@pytest.mark.timeout(300)
def test_no_acknowledged_move_is_lost_when_databases_and_servers_are_killed(own: OwnCluster) -> None:
    url, random = own.database(), Random(5)
    hosts = [Host(url, **QUICK), Host(url, **QUICK)]
    browser = hosts[0].browser()
    table = browser.open("frankfurt", ["me", "random", "random"])["id"]
    player, stop = Stubborn(browser, table, 1, Browser(hosts[1], browser.cookie)), threading.Event()
    playing = threading.Thread(target=player.play, args=(stop.is_set,))
    playing.start()
    before: list[str] = []
    for victim in (None, hosts[0], hosts[1], None):
        player.wait_for(random.randint(1, 5), 120)
        time.sleep(random.uniform(0, 0.03))
        if victim is not None:
            victim.kill()
        own.kill()
        own.start()
        kept = hosts[0].stored(table)
        assert kept[: len(before)] == before
        before = kept
        player.must_be_stored(hosts[0].stored)
        if victim is not None:
            victim.start()
        player.wait_for(1, 120)
    stop.set()
    playing.join(60)
    player.must_be_stored(hosts[0].stored, is_at_rest=True)
    for host in hosts:
        host.stop()


def test_a_lost_database_is_noticed_once_and_everything_goes_on(own: OwnCluster) -> None:
    host = Host(own.database(), idle_seconds=1.0, **QUICK)
    browser = host.browser()
    browser.open("toy", ["me", "me"])
    own.kill()
    assert browser.get("/readyz").status_code == 503
    assert browser.post("/api/tables", {"game": "toy", "seats": ["me", "me"]}).json()["key"] == "busy"
    time.sleep(1.5)  # the server looks for idle tables meanwhile
    own.start()
    told = [browser.post("/api/tables", {"game": "toy", "seats": ["me", "me"]}).status_code for _ in range(6)]
    assert told.count(503) <= 1, told
    assert told[-1] == 201
    assert browser.get("/readyz").status_code == 200
    ends = time.monotonic() + 60
    while "cablecar_rooms 0.0" not in browser.get("/metrics").text:
        assert time.monotonic() < ends, "idle tables still leave the memory"
        time.sleep(0.1)
    host.stop()
