"""Several server processes on one database: players on different ones, one owner a table, and what happens when it is
killed.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cablecar.server.store.postgres import Postgres
from cablecar.server.store.tables import delete_table
from tests.server.harness import LONG, Browser, Host, Stubborn, finish
from tests.server.postgres import Cluster

pytestmark = [pytest.mark.once, pytest.mark.slow]

QUICK = dict(open_rate=1000, open_burst=1000, enter_rate=1000, enter_burst=1000)


@pytest.fixture(scope="module")
def hosts(postgres: Cluster) -> Iterator[list[Host]]:
    """Return two processes on one database; a test that kills one starts it again."""
    url = postgres.database()
    running = [Host(url, **QUICK), Host(url, **QUICK)]
    yield running
    for host in running:
        host.stop()


def elsewhere(browser: Browser, host: Host) -> Browser:
    """Return the same browser at another process."""
    return Browser(host, browser.cookie)


def test_players_of_one_table_sit_at_different_processes(hosts: list[Host]) -> None:
    first, second = hosts
    ada = first.browser()
    opened = ada.open("frankfurt", ["me", "friend"], options={"first_seat": "0"}, name="Ada")
    link = next(link for link in opened["links"] if link["kind"] == "seat" and link["seat"] == 1)
    bea = second.browser()
    token = link["path"].partition("#")[2]
    entered = bea.post(f"/api/tables/{opened['id']}/enter", {"token": token, "name": "Bea"})
    assert entered.status_code == 200, entered.text
    assert entered.headers["content-security-policy"].count("default-src") == 1
    assert bea.cookie
    here, there = ada.sit(opened["id"], 0), bea.sit(opened["id"], 1)
    assert [seat["name"] for seat in there.welcome["seats"]] == ["Ada", "Bea"]
    movers: set[int | None] = set()
    while len(movers) < 2:
        mover, other = (here, there) if here.legal else (there, here)
        mover.wait_turn()
        movers.add(mover.seat)
        shown = other.look["n"]
        mover.move(mover.legal[0])
        while other.look["n"] == shown:
            other.until("look")
        here.catch_up()
        there.catch_up()
    stage = bea.get(f"/api/tables/{opened['id']}/stage/{there.look['stage']}")
    assert stage.json()["panels"]
    there.say(type="say", id="t1", text="Good move")
    assert here.until("talk")["lines"][0]["text"] == "Good move"
    assert "cablecar_rooms 0.0" in second.browser().get("/metrics").text, "one process has the room"
    there.close()
    here.close()


def test_a_peer_refuses_as_the_owner_would(hosts: list[Host]) -> None:
    first, second = hosts
    ada = first.browser()
    table = ada.open("toy", ["me", "me"])["id"]
    stranger = second.browser()
    assert stranger.get(f"/api/tables/{table}/log").json()["key"] == "no-seat"
    assert stranger.post(f"/api/tables/{table}/enter", {"token": "A" * 22}).json()["key"] == "bad-token"
    assert elsewhere(ada, second).get(f"/api/tables/{table}/log").json()["key"] == "log-running"
    assert second.browser().get("/api/tables/aaaaaaaaaa/log").status_code == 401
    with pytest.raises(InvalidStatus, match="403"):
        stranger.socket(table)
    with pytest.raises(InvalidStatus, match="403"):
        elsewhere(ada, second).socket(table, headers={"Origin": "http://evil.example"})
    first.hold("b" * 22, table, -2)
    with pytest.raises(ConnectionClosed, match="no-seat"):
        Browser(second, "b" * 22).sit(table, 0)
    forged = {"x-cablecar-peer": "guess", "x-forwarded-for": "192.0.2.1"}
    assert stranger.get(f"/api/tables/{table}/log", headers=forged).status_code == 401


def test_a_stranger_claims_no_table(hosts: list[Host]) -> None:
    first, second = hosts
    ada = first.browser()
    table = ada.open("toy", ["me", "me"])["id"]
    first.run("DELETE FROM leases WHERE at = ?", (table,))  # as after a kill
    nobody, stranger = second.browser(), Browser(second, "s" * 22)
    for browser in (nobody, stranger):
        for part in ("log", "past/watch", "stage/x"):
            assert browser.get(f"/api/tables/{table}/{part}").json()["key"] == "no-seat"
        assert browser.post(f"/api/tables/{table}/rematch", {}).json()["key"] == "no-seat"
        with pytest.raises(InvalidStatus, match="403"):
            browser.socket(table)
    assert first.run("SELECT count(*) FROM leases WHERE at = ?", (table,)) == [(0,)]
    assert elsewhere(ada, second).get(f"/api/tables/{table}/log").json()["key"] == "log-running"
    assert first.run("SELECT count(*) FROM leases WHERE at = ?", (table,)) == [(1,)]


def test_an_address_that_asks_without_end_is_refused_where_it_asks(postgres: Cluster) -> None:
    url = postgres.database()
    owner, asked = (
        Host(url, **QUICK),
        Host(url, get_rate=0.01, get_burst=3, enter_rate=0.005, enter_burst=2, open_rate=0.005, open_burst=1),
    )
    ada = owner.browser()
    table = ada.open("toy", ["me", "me"])["id"]
    for path in (f"/api/tables/{table}/log", "/api/tables/aaaaaaaaaa/log"):  # what is passed on, and what nobody has
        there = elsewhere(ada, asked)
        statuses = [there.get(path).status_code for _ in range(5)]
        assert statuses == ([403] * 3 + [429] * 2 if table in path else [429] * 5)
    statuses = [asked.browser().post(f"/api/tables/{table}/enter", {"token": "A" * 22}).status_code for _ in range(5)]
    assert statuses == [403] * 3 + [429] * 2
    assert elsewhere(ada, asked).sit(table, 0).look["n"] > 0, "moves are not counted here"
    for host in (asked, owner):
        host.stop()


def test_who_has_no_cookie_is_passed_on_without_one(hosts: list[Host]) -> None:
    first, second = hosts
    opened = first.browser().open("toy", ["me", "friend", "friend"])
    tokens = [link["path"].partition("#")[2] for link in opened["links"] if link["kind"] == "seat" and link["seat"] > 0]
    cookies = set()
    for token in tokens:
        newcomer = second.browser()
        assert newcomer.get(f"/api/tables/{opened['id']}/log").status_code == 401, "nobody lends him a seat"
        entered = newcomer.post(f"/api/tables/{opened['id']}/enter", {"token": token})
        assert (entered.status_code, len(entered.json()["mine"])) == (200, 1)
        cookies.add(newcomer.cookie)
    assert len(cookies - {""}) == len(tokens)


def test_a_killed_process_loses_its_tables_to_the_other_and_no_move(hosts: list[Host]) -> None:
    first, second = hosts
    browser = first.browser()
    table = browser.open("frankfurt", ["me", "random", "random"])["id"]
    player, stop = Stubborn(elsewhere(browser, second), table, 3), threading.Event()
    playing = threading.Thread(target=player.play, args=(stop.is_set,))
    playing.start()
    player.wait_for(3)
    before = first.stored(table)
    first.kill()
    player.wait_for(3)
    stop.set()
    playing.join(LONG)
    assert not playing.is_alive()
    assert second.stored(table)[: len(before)] == before
    player.must_be_stored(second.stored, is_at_rest=True)
    assert "cablecar_rooms 1.0" in second.browser().get("/metrics").text
    first.start()
    back = elsewhere(browser, first)
    assert back.sit(table).look["n"] > 0, "and it comes back to whoever asks, through its new owner"


def test_who_stops_gives_its_tables_back_at_once(hosts: list[Host]) -> None:
    first, second = hosts
    browser = first.browser()
    table = browser.open("toy", ["me", "me"])["id"]
    ada = elsewhere(browser, second).sit(table, 0)
    stopping = threading.Thread(target=first.stop)
    stopping.start()
    assert ada.until("bye")["reason"] == "stopping"
    stopping.join()
    assert second.run("SELECT count(*) FROM leases WHERE at = ?", (table,)) == [(0,)], "nobody waits for a heartbeat"
    ada.connect()
    assert ada.look["n"] > 0
    ada.close()
    first.start()


def test_a_rematch_is_told_to_those_who_sit_at_other_processes(hosts: list[Host]) -> None:
    first, second = hosts
    ada = first.browser()
    opened = ada.open("toy", ["me", "friend"], name="Ada")
    token = next(link for link in opened["links"] if link["kind"] == "seat" and link["seat"] == 1)["path"].partition(
        "#"
    )[2]
    bea = second.browser()
    assert bea.post(f"/api/tables/{opened['id']}/enter", {"token": token, "name": "Bea"}).status_code == 200
    here, there = ada.sit(opened["id"], 0), bea.sit(opened["id"], 1)
    here.say(type="table", id="t1", do="concede")
    there.say(type="table", id="t2", do="concede")
    while there.until("welcome")["ended"] is None:
        pass
    again = bea.post(f"/api/tables/{opened['id']}/rematch", {})
    assert again.status_code == 200, again.text
    for sitting in (here, there):
        while (told := sitting.until("welcome"))["next"] is None:
            pass
        assert told["next"] == again.json()["id"]
    assert ada.post(f"/api/tables/{opened['id']}/rematch", {}).json()["id"] == again.json()["id"], (
        "there is one rematch"
    )
    assert elsewhere(ada, second).sit(again.json()["id"], 0).look["n"] > 0
    here.close()
    there.close()


def test_a_table_deleted_from_outside_is_gone_for_every_process(hosts: list[Host]) -> None:
    first, second = hosts
    ada = first.browser()
    table = ada.open("toy", ["me", "me"])["id"]
    here, there = ada.sit(table, 0), elsewhere(ada, second).sit(table, 1)
    store = Postgres(str(second.place))
    finish(store.write(delete_table, table))
    store.close()
    mover = here if here.legal else there
    mover.say(type="move", id="x", word=mover.legal[0], stamp=mover.stamp)
    assert here.until("bye", "ack")["type"] == there.until("bye", "ack")["type"] == "bye"
    for host in hosts:
        assert elsewhere(ada, host).get(f"/api/tables/{table}/log").status_code == 401, (
            "nobody holds a seat there any more"
        )
