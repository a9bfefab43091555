"""How a server looks after its data file: migration, what it can only show, what it forgets, copies while it writes."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import apsw
import pytest

from cablecar import games
from cablecar.cli.main import main
from cablecar.kernel import log as logs
from cablecar.server.store import sqlite_migration as migration
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.lists import untouched_tables
from cablecar.server.store.seats import read_seats
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.store.tables import read_terms
from cablecar.server.store.upkeep import back_up, delete_tables, read_tables
from cablecar.server.tables.fixtures import store_game
from tests.server.harness import LONG, Browser, Host, Stubborn, ask, eventually

pytestmark = pytest.mark.once

EARLIER = Path(__file__).parent / "data" / "schema-6.sqlite"
RUNNING = "332jtcs8w9"
COOKIE = "a-browser-for-the-test"


def shelved(db: Path, id: str, at: int | None, ago: float = 0) -> None:
    file = games.folder("frankfurt") / "tests" / "golden" / "v1" / "four.log"
    store_game(db, id, logs.parse(file.read_bytes()), at, 0, ["Ada", "Bob", "Cy", "Di"], COOKIE, ago)


def test_a_migration_keeps_a_copy_of_what_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.sqlite"
    shelved(db, "running", 40)
    steps, before = migration.file_migrations(), list(read_tables(db))
    newest = steps[-1][0]
    assert not list(tmp_path.glob("*.schema*")), "a new file needs no copy"
    monkeypatch.setattr(
        migration, "file_migrations", lambda: [*steps, (newest + 1, "ALTER TABLE tables ADD COLUMN colour TEXT")]
    )
    Sqlite(db).close()
    connection = apsw.Connection(str(db))
    assert (connection.pragma("user_version"), connection.execute("SELECT colour FROM tables").get) == (
        newest + 1,
        None,
    )
    connection.close()
    kept = tmp_path / f"tables.sqlite.schema-{newest}"
    assert list(read_tables(kept)) == before
    kept_bytes = kept.read_bytes()
    Sqlite(db).close()
    assert kept.read_bytes() == kept_bytes, "nothing is migrated twice"
    monkeypatch.undo()
    with pytest.raises(StoreFailed, match=f"has schema {newest + 1}; this program knows {newest}"):
        Sqlite(db)
    with pytest.raises(StoreFailed, match="start a server with it once"):
        delete_tables(db, ["running"])
    Sqlite(kept).close()


def test_a_step_that_fails_leaves_the_file_and_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.sqlite"
    shelved(db, "running", 40)
    steps, before = migration.file_migrations(), list(read_tables(db))
    monkeypatch.setattr(
        migration,
        "file_migrations",
        lambda: [*steps, (steps[-1][0] + 1, "CREATE TABLE new (a); INSERT INTO nowhere VALUES (1)")],
    )
    with pytest.raises(StoreFailed):
        Sqlite(db)
    monkeypatch.undo()
    assert list(read_tables(db)) == before
    Sqlite(db).close()


def test_an_older_data_file_is_brought_forward(tmp_path: Path) -> None:
    connection = apsw.Connection(str(tmp_path / "old.sqlite"))
    connection.execute(migration.file_migrations()[0][1])
    connection.pragma("user_version", 1)
    connection.execute("INSERT INTO tables VALUES ('a', 'x', 1, 1, 1, 0)")
    connection.execute("INSERT INTO seats VALUES ('a', 0, 'Ada', NULL, x'00'), ('a', 1, 'greedy', 'greedy', NULL)")
    connection.close()
    store = Sqlite(tmp_path / "old.sqlite")
    assert [row.state for row in ask(store, read_seats, "a")] == ["person", "bot"]
    assert ask(store, read_terms, "a").pace == 0
    store.close()


def test_the_start_names_tables_that_can_only_be_looked_at(tmp_path: Path) -> None:
    db = tmp_path / "tables.sqlite"
    for id in ("fine", "old", "torn"):
        shelved(db, id, 40)
    connection = apsw.Connection(str(db))
    connection.execute(
        "UPDATE tables SET header = replace(header, 'game frankfurt ', 'game frankfurt 9') WHERE id = 'old'"
    )
    connection.execute("UPDATE tables SET header = 'x' WHERE id = 'torn'")
    connection.close()
    host = Host(db)
    host.stop()
    assert "2 stored tables can only be looked at; `cablecar verify` says why: old, torn\n" in "".join(host.lines)


def test_what_waits_too_long_is_forgotten(tmp_path: Path) -> None:
    db = tmp_path / "tables.sqlite"
    shelved(db, "old", None, ago=1000)
    shelved(db, "waiting", 40, ago=1000)
    shelved(db, "fresh", 40, ago=10)
    host = Host(db, forget_after=500.0)
    browser = host.browser()
    browser.cookie = COOKIE
    eventually(lambda: len(browser.get("/api/tables").json()["tables"]) == 1, "nothing was forgotten")
    assert [table["id"] for table in browser.get("/api/tables").json()["tables"]] == ["fresh"]
    assert host.stored("old") == host.stored("waiting") == []
    assert host.stored("fresh")
    host.stop()


def test_who_looks_keeps_a_table(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", forget_after=4.0)  # time enough to sit down
    browser = host.browser()
    looked_at = browser.open("toy", ["me", "me"])["id"]
    ada = browser.sit(looked_at, 0)
    left = browser.open("toy", ["me", "me"])["id"]
    eventually(lambda: not host.stored(left), "it was not forgotten")
    assert host.stored(looked_at)
    ada.close()
    host.stop()


def touched(host: Host, table: str) -> float:
    ((moment,),) = host.run("SELECT touched FROM tables WHERE id = ?", (table,))
    return float(moment)


def since(browser: Browser) -> float:
    (card,) = browser.get("/api/tables").json()["tables"]
    return float(card["since"])


@pytest.mark.parametrize("game", ["toy", "quake"])
def test_who_plays_alone_is_not_forgotten_though_the_turn_is_always_his(
    host: Host, browser: Browser, game: str
) -> None:
    table = browser.open(game, ["me"])["id"]
    ada, begun = browser.sit(table, 0), since(browser)
    for _ in range(4):
        before = touched(host, table)
        ada.move(ada.legal[0])
        assert touched(host, table) > before
    assert since(browser) > begun, "what everybody is told begins a new decision"
    ada.close()


def test_a_hidden_step_keeps_a_table_and_tells_nobody(host: Host, browser: Browser) -> None:
    table = browser.open("toy", ["me", "me"])["id"]
    ada, bob = browser.sit(table, 0), browser.sit(table, 1)
    watching = host.browser()
    host.hold("a-bystander", table, -2)
    watching.cookie = "a-bystander"
    told, cards, moments = (
        bob.catch_up(),
        [one.get("/api/tables").text for one in (browser, watching)],
        [touched(host, table)],
    )
    for word in (next(word for word in ada.legal if word.startswith("lay ")), "undo"):
        if word == "undo":
            assert ada.undo()["type"] == "ack"
        else:
            ada.move(word)
        moments.append(touched(host, table))
        assert [one.get("/api/tables").text for one in (browser, watching)] == cards
    assert moments == sorted(set(moments))
    assert (told, bob.catch_up()) == ([], [])
    ada.close()
    bob.close()


def test_what_was_running_before_an_update_is_kept_as_if_played_just_now(tmp_path: Path) -> None:
    connection = apsw.Connection(str(tmp_path / "old.sqlite"))
    for number, step in migration.file_migrations()[:4]:
        connection.execute(step)
        connection.pragma("user_version", number)
    connection.execute("INSERT INTO tables VALUES ('over', 'x', 1, 0, 7, 1), ('running', 'x', 1, 1, 7, 0)")
    connection.close()
    store = Sqlite(tmp_path / "old.sqlite")
    assert ask(store, untouched_tables, time.time() - 60) == ["over"]
    assert ask(store, untouched_tables, time.time() + 60) == ["over", "running"]
    store.close()


def test_a_copy_while_moves_are_stored_is_one_moment(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    table = browser.open("frankfurt", ["me", "random", "random"])["id"]
    player, stop = Stubborn(browser, table, 1), threading.Event()
    playing = threading.Thread(target=player.play, args=(stop.is_set,))
    playing.start()
    copies = []
    for number in range(4):
        player.wait_for(1)
        copies.append(tmp_path / f"copy{number}")
        told = [word for _, word in player.acknowledged]
        assert back_up(host.place if isinstance(host.place, str) else host.db, copies[-1]) == 1
        ((_, text, _),) = read_tables(copies[-1])
        assert [line[2:] for line in text.splitlines() if line.startswith("0 ")][: len(told)] == told, (
            "what was acknowledged is in the copy"
        )
    stop.set()
    playing.join(LONG)
    assert not playing.is_alive()
    whole = host.stored(table)
    for copy in copies:
        ((_, text, _),) = read_tables(copy)
        lines = text.partition("\n\n")[2].splitlines()
        assert whole[: len(lines)] == lines
    host.stop()


def test_who_sits_at_a_table_that_its_host_deletes_from_outside_is_told(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", idle_seconds=0.4)  # it sweeps often
    browser = host.browser()
    table, other = (browser.open("toy", ["me", "me"])["id"] for _ in range(2))
    ada, bob = browser.sit(table, 0), browser.sit(other, 0)
    delete_tables(host.place, [table])
    assert ada.until("bye")["reason"] == "deleted"
    bob.move(bob.legal[0])
    assert host.stop() == 0


def test_who_moves_at_a_table_that_is_gone_is_told_so(host: Host, browser: Browser) -> None:
    ada = browser.sit(browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"], 0)
    ada.wait_turn()
    delete_tables(host.place, [ada.table])
    ada.say(type="move", id="m", word=ada.legal[0], stamp=ada.stamp)
    assert ada.until("bye")["reason"] == "deleted"
    assert host.stored(ada.table) == []


def test_a_data_file_of_an_earlier_server_opens_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`data/schema-6.sqlite` was written by the server of November 2026, before stores were read beside the loop."""
    db = tmp_path / "tables.sqlite"
    db.write_bytes(EARLIER.read_bytes())
    assert main(["verify", str(db)]) == 0
    assert "5 tables" in capsys.readouterr().out
    connection = apsw.Connection(str(db))
    connection.execute("UPDATE tables SET since = unixepoch()")  # or a clock would long have run out
    connection.close()
    host = Host(db)
    ada, bea = Browser(host, "ada-and-her-browser-of-before"), Browser(host, "bea-and-her-browser-of-before")
    cards = {card["id"]: card for card in ada.get("/api/tables").json()["tables"]}
    assert cards.keys() == {RUNNING, "aw5m2d2ykm", "sa3gim34wz", "wnq7kuze4x", "tvdqcnbuxz"}
    assert cards[RUNNING]["pace"] == 86400
    here = ada.sit(RUNNING, 0)
    assert here.look["n"] == 28
    assert here.until("talk")["lines"][0]["text"] == "Good luck!"
    before = host.stored(RUNNING)
    here.say(type="move", id="m2", word="nothing of the kind", stamp=0)
    assert here.until("ack", "no")["type"] == "ack", "it was made before"
    assert host.stored(RUNNING) == before
    friend = host.browser()
    entered = friend.post(f"/api/tables/{RUNNING}/enter", {"token": "znu_MJdIrZosAvTY-7fzAQ", "name": "Cy"})
    assert entered.json()["mine"] == [2]
    third = friend.sit(RUNNING, 2)
    third.move(third.legal[0])
    assert host.stored(RUNNING)[: len(before)] == before
    assert any(line.startswith("2 ") for line in host.stored(RUNNING)[len(before) :])
    sealed = ada.sit("aw5m2d2ykm", 0)
    sealed.moves = 1  # its first was made before
    assert "lay clay" not in sealed.legal
    assert sealed.undo()["type"] == "ack"
    sealed.until("look")
    assert "lay clay" in sealed.legal, "what was chosen before can be taken back"
    assert bea.sit("sa3gim34wz", 1).welcome["next"] == "wnq7kuze4x"
    assert bea.sit("wnq7kuze4x", 1).welcome["mine"] == [1]
    finished = ada.get("/api/tables/tvdqcnbuxz/log").text
    assert finished.partition("\n\n")[2].splitlines() == host.stored("tvdqcnbuxz")
    assert host.stop() == 0
