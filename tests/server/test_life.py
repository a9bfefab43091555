"""Restarts, kills, eviction, stopping, bots that fail."""

from __future__ import annotations

import asyncio
import io
import json
import os
import pickle
import signal
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import apsw
import pytest
from websockets.exceptions import ConnectionClosed

from cablecar import games
from cablecar.bots.mcts import MctsBot
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import MAX_NOTES, Table
from cablecar.server.metrics import Metrics
from cablecar.server.run import bind, data_file, workers_for
from cablecar.server.settings import Settings
from cablecar.server.store.base import Append
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.store.tables import read_summary
from cablecar.server.store.upkeep import read_tables
from cablecar.server.tables import bot_process
from cablecar.server.tables.bot_pool import START_SECONDS, BotFailed, Bots, Thought, Worker
from tests.server.harness import LONG, Browser, Host, Sitting, Stubborn, ask, eventually, finish

pytestmark = pytest.mark.once


def test_no_acknowledged_move_is_lost_and_no_draw_changed_by_five_kills(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    table = browser.open("frankfurt", ["me", "random", "random"])["id"]
    player, random = Stubborn(browser, table, 1), Random(2)
    before: list[str] = []
    for _ in range(5):
        stop = threading.Event()
        playing = threading.Thread(target=player.play, args=(stop.is_set,))
        playing.start()
        player.wait_for(random.randint(1, 5))
        time.sleep(random.uniform(0, 0.03))
        host.kill()
        kept = host.stored(table)
        assert kept[: len(before)] == before
        before = kept
        host.start()
        player.wait_for(1)
        stop.set()
        playing.join(LONG)
        assert not playing.is_alive()
    player.must_be_stored(host.stored, is_at_rest=True)
    assert len(player.acknowledged) == len({id for id, _ in player.acknowledged})
    assert len(player.acknowledged) >= 10
    host.stop()


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", idle_seconds=1.0)
    browser = host.browser()
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada = browser.sit(table, 0)
    ada.move(ada.legal[0])
    look, stamp = ada.look, ada.stamp
    time.sleep(1.5)
    assert "cablecar_rooms 1.0" in browser.get("/metrics").text, "somebody looks"
    ada.close()
    eventually(lambda: "cablecar_rooms 0.0" in browser.get("/metrics").text, "the table was not evicted")
    ada.connect()
    assert (ada.look, ada.stamp) == (look, stamp)
    host.stop()


def test_a_stop_says_goodbye(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    ada = browser.sit(browser.open("toy", ["me", "me"])["id"], 0)
    threading.Timer(0.2, host.process.terminate).start()
    assert ada.until("bye")["reason"] == "stopping"
    with pytest.raises(ConnectionClosed) as closed:
        ada.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1001
    assert host.process.wait(LONG) == 0


def play_until_replaced(browser: Browser, table: str) -> Sitting:
    """Sit down and play until the bot of seat 1 is another, or the game is over."""
    ada = browser.sit(table)
    for _ in range(200):
        if ada.is_over or ada.welcome["seats"][1]["bot"] == "random":
            break
        if ada.legal:
            ada.move("done" if "done" in ada.legal else ada.legal[0])
        elif (message := ada.hear())["type"] == "welcome":
            ada.welcome = message
    ada.connect()
    return ada


def test_a_bot_is_replaced_where_the_log_is_full(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", bot_seconds=0.5)
    browser = host.browser()
    table = browser.open("sulk", ["me", "greedy"])["id"]
    host.stop()
    lines = host.stored(table)
    store = Sqlite(tmp_path / "tables.sqlite")
    summary = ask(store, read_summary, table)
    assert summary is not None
    notes = sum(line.startswith("! ") for line in lines)
    finish(store.append(Append(table, len(lines), ["! so many words"] * (MAX_NOTES - notes), summary, None, None)))
    store.close()
    host.start()
    ada = play_until_replaced(browser, table)
    assert ada.welcome["seats"][1]["bot"] == "random"
    assert "! seat 1 bot random" not in host.stored(table)
    host.stop()
    assert "table broken" not in "".join(host.lines)


@pytest.mark.parametrize("seats", [["me", "greedy"], ["me", "greedy", "random"]])
def test_a_bot_that_fails_or_hangs_is_replaced(tmp_path: Path, seats: list[str]) -> None:
    host = Host(tmp_path / "tables.sqlite", bot_seconds=0.5)
    browser = host.browser()
    table, started = browser.open("sulk", seats)["id"], time.monotonic()
    ada = play_until_replaced(browser, table)
    assert time.monotonic() - started < START_SECONDS, "patience with the start of a process is none with a bot"
    assert ada.welcome["seats"][1]["bot"] == "random"
    assert "! seat 1 bot random" in host.stored(table)
    host.stop()
    logged = "".join(host.lines)
    assert "bot failed" in logged
    assert "bot replaced" in logged


def test_a_process_of_bots_that_ended_is_replaced_and_no_table_waits() -> None:
    table = Table(games.load("toy"), 2)
    seat = table.actors()[0]
    legal = [table.game.vocabulary.numbers[word] for word in table.legal(seat)]
    request = pickle.dumps(("greedy", table.view(seat), legal, 1.0, 1, ""))

    async def play() -> None:
        worker = Worker()
        for _ in range(2):
            process = await worker.start()
            process.kill()
            await process.wait()
            await asyncio.sleep(0.1)
            assert (await worker.ask(request, 12.0)).action in legal
        process = await worker.start()
        assert process.stdin is not None
        process.stdin.close()
        with pytest.raises(BotFailed):
            await worker.ask(request, 12.0)
        await worker.stop()

    finish(play())


def test_a_thought_is_kept_for_the_next_decision_of_its_own_seat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(games.load("toy"), 2, dice=seeded_dice(1))
    seat = table.actors()[0]
    legal = [table.game.vocabulary.numbers[word] for word in table.legal(seat)]
    made: list[MctsBot] = []
    trees: list[int] = []  # what each request found from before

    def bot_named(name: str) -> MctsBot:
        made.append(MctsBot(8, 0.0, 2, ""))
        return made[-1]

    def answer(bot: MctsBot, *rest: Any) -> dict[str, object]:
        trees.append(len(bot.trees))
        return whole(bot, *rest)

    whole = bot_process.answer
    monkeypatch.setattr(bot_process, "bot_named", bot_named)
    monkeypatch.setattr(bot_process, "answer", answer)
    wishes = [
        ("expert", "one 0", 2),
        ("expert", "one 0", 2),
        ("expert", "two 0", 2),
        ("expert", "two 1", 2),
        ("club", "two 1", 2),
        ("expert", "one 0", 1),
        ("expert", "one 0", 2),
        ("expert", "", 2),
        ("expert", "", 2),
    ]
    requests = [pickle.dumps((name, table.view(seat), legal, -1.0, parts, whose)) for name, whose, parts in wishes]
    answers = io.BytesIO()
    bot_process.answer_requests(io.BytesIO(b"".join(len(one).to_bytes(4, "big") + one for one in requests)), answers)
    assert trees == [0, 2, 0, 0, 0, 0, 0, 0, 0]
    assert all(json.loads(line)["action"] in legal for line in answers.getvalue().splitlines())


def test_an_expert_has_processes_for_its_parts_on_any_machine() -> None:
    assert [workers_for(cores) for cores in (1, 2, 3, 4, 5, 64)] == [2, 2, 2, 3, 4, 4]


@pytest.mark.parametrize(("kills", "chooser"), [(1, "club"), (2, "greedy")])
def test_a_process_that_is_killed_while_its_bot_thinks_costs_the_table_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kills: int, chooser: str
) -> None:
    table = Table(games.load("toy"), 2, dice=seeded_dice(1))
    seat = table.actors()[0]
    legal = [table.game.vocabulary.numbers[word] for word in table.legal(seat)]
    killed: list[int] = []
    whole = Worker.ask

    async def ask(worker: Worker, request: bytes, seconds: float) -> Thought:
        if len(killed) < kills:
            process = await worker.start()
            process.send_signal(signal.SIGSTOP)  # it can't be quicker than the kill
            killed.append(process.pid)
            asyncio.get_running_loop().call_later(0.3, process.kill)
        return await whole(worker, request, 60.0)

    monkeypatch.setattr(Worker, "ask", ask)

    async def play() -> None:
        bots = Bots(Settings(db=tmp_path / "no.sqlite", workers=1, bot_seconds=3.0), Metrics())
        action, chose = await bots.choose("club", table.view(seat), legal)
        assert (action in legal, chose) == (True, chooser)  # whom a table finds another chooser for, it replaces
        await bots.stop()

    finish(play())
    assert len(set(killed)) == kills


@pytest.mark.parametrize("content", [b"", b"no data file", b"SQLite format 3\0" + b"x" * 4000])
def test_a_file_that_is_not_ours_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.sqlite"
    file.write_bytes(content)
    if not content:
        apsw.Connection(str(file)).execute("CREATE TABLE tables (a)")
    before = file.read_bytes()
    with pytest.raises(StoreFailed):
        Sqlite(file)
    with pytest.raises(StoreFailed):
        list(read_tables(file))
    assert file.read_bytes() == before or not content  # the journal's kind may be noted in a database


def test_a_text_that_can_not_be_read_is_told(tmp_path: Path) -> None:
    Sqlite(tmp_path / "tables.sqlite").close()
    apsw.Connection(str(tmp_path / "tables.sqlite")).execute(
        "INSERT INTO tables VALUES ('a', CAST(x'ff41' AS TEXT), 1, 1, 1, 0, 1)"
    )
    with pytest.raises(StoreFailed):
        list(read_tables(tmp_path / "tables.sqlite"))


def test_the_log_of_the_server_holds_no_secret(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    opened = browser.open("frankfurt", ["me", "greedy"])
    ada = browser.sit(opened["id"])
    words = []
    for _ in range(8):
        ada.wait_turn()
        words.append(ada.legal[0])
        ada.move(ada.legal[0])
    host.stop()
    logged = "".join(host.lines)
    assert "table opened" in logged
    for secret in (browser.cookie, *(link["path"].partition("#")[2] for link in opened["links"]), *words):
        assert secret not in logged


def test_two_servers_on_one_file_never_both_append(tmp_path: Path) -> None:
    first = Host(tmp_path / "tables.sqlite")
    browser = first.browser()
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    second = Host(tmp_path / "tables.sqlite")
    elsewhere = second.browser()
    elsewhere.cookie = browser.cookie
    here, there = browser.sit(table, 0), elsewhere.sit(table, 0)
    here.move(here.legal[0])
    lines = first.stored(table)
    there.say(type="move", id="x", word=there.legal[-1], stamp=there.stamp)
    assert there.until("bye", "ack")["type"] == "bye"
    assert first.stored(table) == lines
    there.connect()
    assert there.look == here.look
    first.stop()
    second.stop()


def test_play_takes_the_next_port_and_serve_refuses() -> None:
    said: list[str] = []
    taken = bind("127.0.0.1", 0, False, said.append)
    port = taken.getsockname()[1]
    with pytest.raises(Exception, match=f"port {port}"):
        bind("127.0.0.1", port, False, said.append)
    other = bind("127.0.0.1", port, True, said.append)
    assert other.getsockname()[1] > port
    assert f"port {port} is taken" in said[0]
    taken.close()
    other.close()


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    assert data_file(str(tmp_path / "a"), said.append) == tmp_path / "a"
    assert data_file(f"sqlite:///{tmp_path}/b", said.append) == tmp_path / "b"
    with pytest.raises(Exception, match="postgresql"):
        data_file("postgresql://x/y", said.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_file(None, said.append) == tmp_path / "data" / "cablecar" / "cablecar.sqlite"
    assert said == []
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert data_file(None, said.append).parent.name == ".data"
    assert os.fspath(tmp_path / "file") in said[0]
