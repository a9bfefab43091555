"""A database that does not answer: whatever needs it waits, for so long and no longer; everything else goes on."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator

import pytest

from cablecar.server.store import postgres
from cablecar.server.store.base import Store
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.lists import all_headers
from cablecar.server.store.postgres import Postgres
from cablecar.server.store.postgres_connection import connect
from cablecar.server.store.tables import touch
from tests.server.harness import LONG, Browser, Host, Stubborn, ask, finish, rows
from tests.server.postgres import Cluster, OwnCluster, own_cluster

pytestmark = [pytest.mark.once, pytest.mark.slow]

STALL_SECONDS = 30.0 if os.environ.get("CABLECAR_LONG") else 5.0
QUICK = dict(open_rate=1000, open_burst=1000, enter_rate=1000, enter_burst=1000, address_messages=1000)


@pytest.fixture(scope="module")
def own() -> Iterator[OwnCluster]:
    """Return a PostgreSQL that may be stopped."""
    with own_cluster() as running:
        yield running


def with_options(url: str, options: str) -> str:
    return f"{url}{'&' if '?' in url else '?'}options={options.replace(' ', '%20').replace('=', '%3D')}"


class Seats:
    """Seats at tables of one server, one of which needs the database all the time."""

    def __init__(self, host: Host) -> None:
        self.browser = host.browser()
        self.played = self.browser.open("frankfurt", ["me", "random", "random"])["id"]
        self.quiet = self.browser.sit(self.browser.open("toy", ["me", "me"])["id"], 0)
        self.player, self.stop = Stubborn(self.browser, self.played, 1), threading.Event()
        self.playing = threading.Thread(target=self.player.play, args=(self.stop.is_set,))
        self.listed: list[int] = []
        self.listing = threading.Thread(target=self.list_tables, args=(Browser(host, self.browser.cookie),))
        self.playing.start()
        self.player.wait_for(2)

    def list_tables(self, browser: Browser) -> None:
        """Ask for something that stands in the database."""
        self.listed.append(browser.get("/api/tables").status_code)

    def slowest_answer(self, seconds: float) -> float:
        """Ask for what needs no database, again and again; return how long the slowest answer has taken."""
        ends, slowest = time.monotonic() + seconds, 0.0
        while (began := time.monotonic()) < ends:
            self.quiet.catch_up()  # a ping
            assert self.quiet.ask("why", "glass-house 9")["type"] == "why"  # its table
            assert self.browser.get("/healthz").text == "ok"
            slowest = max(slowest, time.monotonic() - began)
            time.sleep(0.2)
        return slowest


def test_a_database_that_stalls_holds_up_nothing_that_does_not_need_it(own: OwnCluster) -> None:
    host = Host(own.database(), **QUICK)
    seats = Seats(host)
    with own.stalled():
        seats.listing.start()
        slowest = seats.slowest_answer(STALL_SECONDS)
        assert not seats.listed or STALL_SECONDS > 15, "and it is asked for something"
        assert seats.browser.get("/readyz").status_code == 503
        acknowledged = len(seats.player.acknowledged)
    assert slowest < STALL_SECONDS / 2, "somebody has waited for the database"
    seats.listing.join(LONG)
    assert seats.listed == [503 if STALL_SECONDS > 15 else 200]
    seats.player.wait_for(3)
    assert len(seats.player.acknowledged) >= acknowledged + 3
    seats.stop.set()
    seats.playing.join(LONG)
    assert not seats.playing.is_alive()
    seats.player.must_be_stored(host.stored, is_at_rest=True)
    seats.quiet.close()
    assert host.stop() == 0


def test_whoever_waits_for_a_database_waits_no_longer_than_it_may_take(
    own: OwnCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "ANSWER_GRACE_SECONDS", 0.1)
    store = Postgres(with_options(own.database(), "-c statement_timeout=200"))
    with own.stalled():
        for _ in range(postgres.READING_THREADS + 1):
            with pytest.raises(StoreFailed, match=r"the database has not answered for 0\.3 seconds"):
                ask(store, all_headers)
        with pytest.raises(StoreFailed, match=r"the database has not answered for 0\.3 seconds"):
            finish(store.write(touch, "one"))
        assert not finish(store.is_well())
    ends = time.monotonic() + LONG
    while not finish(store.is_well()):
        assert time.monotonic() < ends
    assert ask(store, all_headers) == []
    store.close()


def test_a_store_closes_while_its_database_stalls(own: OwnCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "ANSWER_GRACE_SECONDS", 0.1)
    store = Postgres(with_options(own.database(), "-c statement_timeout=200"))
    with own.stalled():
        with pytest.raises(StoreFailed):
            ask(store, all_headers)
        store.close()


@pytest.mark.parametrize("setting", ["statement_timeout", "lock_timeout"])
def test_a_locked_table_fails_the_question_and_not_the_connection(postgres: Cluster, setting: str) -> None:
    url = postgres.database()
    store = Postgres(with_options(url, f"-c {setting}=200"))
    ((process,),) = ask(store, rows, "SELECT pg_backend_pid()")
    with connect(url) as other, other.transaction():
        other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(StoreFailed, match=setting.replace("_", " ")):
            ask(store, all_headers)
    assert ask(store, all_headers) == []
    found = {ask(store, rows, "SELECT pg_backend_pid()")[0][0] for _ in range(40)}
    assert process in found
    store.close()


def setting(store: Store, name: str) -> object:
    ((found,),) = ask(store, rows, f"SHOW {name}")
    return found


def test_the_address_changes_what_it_names_and_leaves_the_rest(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    url = postgres.database()
    store = Postgres(url)
    assert [setting(store, name) for name in names] == ["10s", "5s", "20s"]
    store.close()
    changed = Postgres(with_options(url, "-c lock_timeout=7000"))
    assert [setting(changed, name) for name in names] == ["10s", "7s", "20s"]
    changed.close()
    monkeypatch.setenv("PGOPTIONS", "-c statement_timeout=0")
    monkeypatch.setenv("PGCONNECT_TIMEOUT", "9")
    unlimited = Postgres(url)
    assert [setting(unlimited, name) for name in names] == ["0", "5s", "20s"]
    unlimited.close()
    with connect(url) as connection:
        given = connection.info.get_parameters()
    assert (given["keepalives_idle"], given["keepalives_interval"], given["keepalives_count"]) == ("10", "5", "2")
    assert (given["tcp_user_timeout"], given["connect_timeout"]) == ("20000", "9")
