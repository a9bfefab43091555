"""What one guest may take from the others: memory, bots, connections, time."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, cast

import apsw
import pytest

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import CatchUp, Table
from cablecar.scene.look import ReaderFeed, encode, look_at
from cablecar.scene.past import StateTimeline
from cablecar.server.cluster.leases import Process, SoleProcess
from cablecar.server.cluster.relay import Relay
from cablecar.server.run import make_server
from cablecar.server.settings import Settings
from cablecar.server.sockets import uvicorn_adapter
from cablecar.server.store.base import WriteConnection
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.tables.bot_pool import Worker, WorkerQueue
from cablecar.server.tables.pasts import KeptPasts, Pasts
from cablecar.server.tables.seat_changes import end_of
from tests.server.harness import Browser, Host, eventually, finish

pytestmark = pytest.mark.once


def test_of_all_pasts_only_those_asked_for_last_are_kept() -> None:
    tables = [Table(games.load("frankfurt"), 2, dice=seeded_dice(1)) for _ in range(4)]
    kept = KeptPasts(most=3 * len(tables[0].events))
    owners = [Pasts(table, kept) for table in tables]
    timelines = {owner: StateTimeline(owner.table) for owner in owners}
    kept.use(owners[0], 0, timelines[owners[0]])
    for owner in (*owners[1:3], owners[0], owners[3]):
        kept.use(owner, 0, timelines[owner])
    assert [owner for owner, _ in kept.pasts] == [owners[2], owners[0], owners[3]]
    kept.use(owners[0], 1, timelines[owners[0]])
    owners[0].forget()
    assert [owner for owner, _ in kept.pasts] == [owners[3]]


class Asking:
    """A table that asks bots."""

    def __init__(self, name: str, is_seen: bool, *parties: str) -> None:
        self.name = name
        self.is_seen = is_seen
        self.parties = parties


def test_tables_take_turns_at_the_bots_and_those_that_are_looked_at_come_first() -> None:
    async def served() -> str:
        line, order = WorkerQueue([Worker()]), []

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


def test_who_has_many_tables_at_one_address_has_no_more_of_the_bots_than_who_has_one() -> None:
    async def served() -> str:
        line, order = WorkerQueue([Worker()]), []

        async def think(asker: Asking, times: int) -> None:
            for _ in range(times):
                worker = await line.take(asker)
                order.append(asker.name)
                await asyncio.sleep(0)
                line.give(worker)

        many = [think(Asking("m", True, "1.1.1.1"), 2) for _ in range(6)]
        await asyncio.gather(
            *many, think(Asking("o", True, "1.1.1.1", "2.2.2.2"), 4)
        )  # somebody of the others looks on
        return "".join(order)

    assert "mmm" not in finish(served()).rpartition("o")[0]


def test_games_for_nobody_rest_and_quick_bots_wait_for_no_thinker(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", workers=1, open_burst=100)
    browser = host.browser()
    unseen = browser.open("toy", ["random", "random"])["id"]
    mine = browser.open("toy", ["random", "me"])["id"]
    eventually(
        lambda: any(line.startswith("0 ") for line in host.stored(mine)),
        "the bot moves before somebody comes who has a seat",
    )
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


def test_one_guest_has_no_more_than_his_share(tmp_path: Path) -> None:
    host = Host(
        tmp_path / "data" / "tables.sqlite", gone_seconds=60.0, get_rate=0.01, get_burst=40.0, address_messages=20.0
    )
    browser, other = host.browser(), host.browser()
    assert {path.stat().st_mode & 0o777 for path in (tmp_path / "data").iterdir()} == {0o600}
    opened = browser.open("toy", ["me", "friend"], pace=3600)
    table, token = opened["id"], next(link["path"].partition("#")[2] for link in opened["links"] if link["seat"] == 1)
    other.post(f"/api/tables/{table}/enter", {"token": token, "name": "Bea"})
    answers = []
    for number in range(8):  # talk is counted by browser, not by connection
        sitting = browser.sit(table, 0)
        sitting.say(type="say", id=f"s{number}", text="hello")
        answers.append(sitting.until("ack", "no")["type"])
        sitting.close()
    assert answers.count("no") >= 1
    host.stop()
    host.start()
    sitting = browser.sit(table, 0)
    sitting.say(type="seat", id="b", seat=1, to="bot")
    sitting.until("ack")
    sitting.say(type="seat", id="f", seat=1, to="friend")
    assert sitting.until("link", "no")["key"] == "seat-held", "her page has just lost its connection"
    sitting.say(type="table", id="c", do="concede")
    sitting.until("ack")
    first = browser.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    again = browser.sit(first, 0)
    again.say(type="table", id="d", do="delete")
    again.until("bye")
    second = browser.post(f"/api/tables/{table}/rematch", {})
    assert (second.status_code, second.json()["id"] != first) == (200, True)
    pasts = [
        browser.get(f"/api/tables/{table}/past/0").status_code,
        other.get(f"/api/tables/{table}/past/1").status_code,
    ]
    pasts += [
        Browser(host, other.cookie).get(f"/api/tables/{table}/past/{view}").status_code
        for view in range(2)
        for _ in range(4)
    ]
    assert 429 in pasts, "an address has a limit, however many browsers it has"
    assert 429 in [browser.get("/docs").status_code for _ in range(50)]
    host.stop()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_request_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(uvicorn_adapter, "HEAD_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(uvicorn_adapter, "BODY_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(uvicorn_adapter, "MAX_CONNECTIONS_PER_ADDRESS", 3)

    async def tried() -> list[bytes]:
        server = make_server(Settings(tmp_path / "tables.sqlite"))
        with socket.create_server(("127.0.0.1", 0)) as bound:
            serving = asyncio.create_task(server.serve(sockets=[bound]))
            port, found = bound.getsockname()[1], []
            for begun in (
                b"",
                b"GET / HTTP/1.1\r\nHost: x",
                b"POST /api/tables HTTP/1.1\r\nHost: x.localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 9\r\n\r\n{",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(begun)
                with suppress(ConnectionError):
                    found.append(await asyncio.wait_for(reader.read(), 20))
                writer.close()
            many = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
            with suppress(ConnectionError):
                found.append(await asyncio.wait_for(many[3][0].read(), 0.15))
            server.should_exit = True
            await serving
            server.rooms.store.close()
            return found

    assert set(finish(tried())) <= {b""}


def test_a_body_for_another_process_has_a_limit(tmp_path: Path) -> None:
    class Elsewhere(SoleProcess):
        async def claim(self, table: str) -> Process:
            return Process("http://127.0.0.1:9", "x")

    class NoRooms:
        live: ClassVar[dict[str, object]] = {}
        settings = Settings(db=tmp_path / "tables.sqlite")

    async def asked() -> tuple[int, int]:
        relay, taken, told = (
            Relay(cast(Any, None), cast(Any, NoRooms()), Elsewhere()),
            [],
            list[MutableMapping[str, Any]](),
        )
        relay.client = cast(Any, object())

        async def receive() -> dict[str, Any]:
            taken.append(1)
            return {"type": "http.request", "body": b"x" * 10_000, "more_body": True}

        async def send(message: MutableMapping[str, Any]) -> None:
            told.append(message)

        scope = {"type": "http", "method": "POST", "path": "/api/tables/abcdefghij/enter", "headers": []}
        await relay(scope, receive, send)
        return told[0]["status"], len(taken)

    assert finish(asked()) == (413, 2)


def test_a_store_that_failed_to_commit_is_not_well_until_it_can(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "tables.sqlite")

    def fails(to: WriteConnection) -> None:
        raise apsw.FullError("database or disk is full")

    with pytest.raises(StoreFailed):
        finish(store.write(fails))
    assert store._is_failing
    other = apsw.Connection(str(store.path))
    other.set_busy_timeout(5000)  # the store tells of the failure before it lets go of the file
    other.execute("BEGIN IMMEDIATE")
    store.reader.set_busy_timeout(10)
    assert not finish(store.is_well())
    other.execute("ROLLBACK")
    assert finish(store.is_well())
    other.close()
    store.close()


def test_a_seat_of_an_ended_game_is_a_number_or_nobodys() -> None:
    assert end_of(["! end conceded ²"]) == ["ended-agreed"]


def test_who_opens_a_long_table_keeps_no_other_waiting() -> None:
    table = Table(games.load("frankfurt"), 2, dice=seeded_dice(1))
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, table.legal(seat)[0])
    late = CatchUp(table, ReaderFeed(table, 0))
    slices = 0
    while not late.go_on(0):
        slices += 1
    assert slices == len(table.events)  # a line at least, however short the time
    assert encode(late.observer.look()) == encode(look_at(table, 0))
