"""Real servers and real sockets for tests and benchmarks."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar

import apsw
import httpx
import psycopg
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from cablecar.server.access import hash_of
from cablecar.server.run import loop_factory
from cablecar.server.store.base import ReadConnection, Store
from cablecar.server.store.postgres_connection import Statements

ROOT = Path(__file__).resolve().parents[2]
FINAL = (
    "no-seat",
    "broken",
    "bad-messages",
    "halted",
    "deleted",
)  # reasons after which the page does not come again: frontend/src/wire/link.ts
MAY_LACK = ("asks", "legal", "places", "panels", "lines", "pieces", "seats", "steps")  # what is empty is not in a look
Message = dict[str, Any]
Answer = TypeVar("Answer")
# seconds that anything may take where all processors are busy; what comes is waited for no longer than it takes
LONG = 60.0
CLIENT = httpx.Client(
    timeout=LONG, limits=httpx.Limits(max_keepalive_connections=0)
)  # making one takes longer than most answers


def finish(job: Coroutine[Any, Any, Answer]) -> Answer:
    """Do a job to its end on a loop like the server's; in a thread of its own, because in this one a browser's loop may
    be running for the whole session.
    """

    def run() -> Answer:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(job)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()


def ask(store: Store, question: Callable[..., Answer], *args: Any) -> Answer:
    """Return what a question to a store finds."""
    return finish(store.read(question, *args))


def rows(connection: ReadConnection, sql: str) -> list[tuple[Any, ...]]:
    """Ask a store for rows as they are."""
    return [tuple(row) for row in connection.execute(sql)]


def eventually(condition: Callable[[], object], what: str) -> None:
    """Wait until something is so."""
    ends = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < ends, what
        time.sleep(0.05)


class Host:
    """One server process."""

    root = ROOT  # of another checkout in benchmarks
    python = sys.executable
    games = os.pathsep.join([str(ROOT / "tests"), str(ROOT / "tests" / "server" / "games")])

    placed: ClassVar[dict[str, Callable[[Path], str]]] = {}  # how tests that name a file get a database instead

    def __init__(self, db: Path | str, **settings: Any) -> None:
        self.db = Path(db)
        place = self.placed.get("place")
        self.place = place(db) if place and isinstance(db, Path) else db
        self.settings = settings
        self.lines: list[str] = []
        self.port = 0
        self.start()
        atexit.register(self.kill)  # a test that fails leaves no process behind

    def start(self) -> None:
        """Start, or start again with the same file at the same address."""
        environment = {**os.environ, "CABLECAR_GAMES": self.games, "PYTHONPATH": str(self.root)}
        command = [
            self.python,
            "-m",
            "tests.server.host",
            str(self.place),
            json.dumps({"port": self.port, **self.settings}),
        ]
        self.process = subprocess.Popen(command, cwd=self.root, env=environment, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        self.port = 0
        while not self.port:
            line = self.process.stderr.readline()
            assert line, "the server did not start:\n" + "".join(self.lines)
            self.lines.append(line)
            if match := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(match[1])
        self.log = threading.Thread(target=self.lines.extend, args=(self.process.stderr,), daemon=True)
        self.log.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(LONG)
        self.log.join(LONG)
        return code

    def stored(self, table: str) -> list[str]:
        """Return the lines of a table as they lie in the file."""
        return [str(line) for (line,) in self.run("SELECT line FROM events WHERE at = ? ORDER BY place", (table,))]

    def stored_tables(self) -> list[str]:
        """Return the names of all tables that are stored."""
        return [str(id) for (id,) in self.run("SELECT id FROM tables", ())]

    def hold(self, cookie: str, table: str, seat: int) -> None:
        """Give a seat of a stored table, or that of bystanders (-2), to the browser with this cookie."""
        self.run("INSERT INTO holds VALUES (?,?,?)", (hash_of(cookie), table, seat))

    def run(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        """Ask or change what is stored, behind the server's back."""
        if isinstance(self.place, str):
            with psycopg.connect(self.place, autocommit=True) as database:
                cursor = Statements(database).execute(sql, values)
                return cursor.fetchall() if cursor.description else []
        connection = apsw.Connection(str(self.db))
        try:
            connection.set_busy_timeout(int(LONG * 1000))
            return list(connection.execute(sql, values))
        finally:
            connection.close()

    def browser(self) -> Browser:
        return Browser(self)


class Browser:
    """A browser: its cookie, its requests."""

    def __init__(self, host: Host, cookie: str = "") -> None:
        self.host = host
        self.cookie = cookie

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**({"cookie": f"cablecar={self.cookie}"} if self.cookie else {}), **more.pop("headers", {})}
        answer = CLIENT.request(method, self.host.address + path, headers=headers, **more)
        CLIENT.cookies.clear()  # each browser has its own
        if match := re.search(r"cablecar=([^;]+)", answer.headers.get("set-cookie", "")):
            self.cookie = match[1]
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.request("POST", path, json=body, **more)

    def open(self, game: str, seats: list[str], **more: Any) -> Message:
        """Open a table."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def socket(self, table: str, **more: Any) -> ClientConnection:
        """Open a socket without a word."""
        headers = {"Cookie": f"cablecar={self.cookie}"} if self.cookie else {}
        address = f"ws://127.0.0.1:{self.host.port}/api/tables/{table}/socket"
        opened: ClientConnection = connect(
            address, additional_headers={**headers, **more.pop("headers", {})}, compression=None, **more
        ).__enter__()
        return opened

    def sit(self, table: str, seat: int | None = None, **more: Any) -> Sitting:
        return Sitting(self, table, seat, **more)


def changed(look: Message, change: Message) -> Message:
    """Put a look together from the one before and what has changed."""
    made = {**look, **change}
    if "prompt" in change:
        made["prompt"] = merged(look["prompt"], change["prompt"])
    for name, lists in (("places", ["tip"]), ("panels", ["tip", "foot", "rows"])):
        if name in change:
            made[name] = merged(
                look.get(name, {}),
                {key: _entry(look.get(name, {}).get(key), told, lists) for key, told in change[name].items()},
            )
    for name in {"lines", "pieces", "seats", "steps"} & change.keys():
        made[name] = items(look.get(name, []), change[name], has_parts=name != "steps")
    return {name: part for name, part in made.items() if part or name not in MAY_LACK}


def merged(old: Message, told: Message) -> Message:
    """Put something together from what it was and what is told of its fields; null: gone."""
    return {name: part for name, part in {**old, **told}.items() if part is not None}


def items(old: list[Any], told: list[Any], has_parts: bool = False) -> list[Any]:
    """Put a list together from stretches of the older one, new items and, without an id, what differs in old ones."""
    found, place = list[Any](), 0
    for one in told:
        if isinstance(one, list | tuple) and isinstance(one[0], int):
            found += old[slice(*one)]
            place = one[1]
        elif has_parts and old and "id" not in one:
            told_numbers = {"numbers": items(old[place]["numbers"], one["numbers"], True)} if "numbers" in one else {}
            found.append(merged(old[place], {**one, **told_numbers}))
            place += 1
        else:
            found.append(one)
    return found


def _entry(old: Message | None, told: Message | None, lists: list[str]) -> Message | None:
    """Put a place or a panel together."""
    if old is None or told is None:
        return told
    parts: Message = {name: items(old.get(name, []), told[name]) for name in lists if told.get(name)}
    if told.get("groups"):
        parts["groups"] = merged(old.get("groups", {}), told["groups"])
    return merged(old, {**told, **parts})


class Sitting:
    """Somebody at a table, through one socket; keeps every frame. A change is heard as the look that it makes."""

    def __init__(
        self, browser: Browser, table: str, seat: int | None, is_page: bool = False, takes_changes: bool = True
    ) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.takes_changes = takes_changes
        self.is_page = is_page  # and would not come again after some words
        self.moves = 0
        self.frames: list[str] = []
        self.looks: list[Message] = []
        self.look: Message = {}
        self.count = 0  # changes since a whole look
        self.stamp = -1
        self.connect()

    def connect(self) -> None:
        """Begin, or begin again."""
        self.socket = self.browser.socket(self.table)
        self.greet(seat=self.seat, shown=self.look.get("n", 0))
        self.welcome = self.until("welcome")
        self.until("look")

    def greet(self, **more: Any) -> None:
        """Say hello; whoever can put looks together says so."""
        self.say(type="hello", **more, **({"changes": True} if self.takes_changes else {}))

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = LONG) -> Message:
        """Return the next message."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] == "change":
            self.count += 1
            assert message["count"] == self.count, "a change is missing"
            message = {"type": "look", "stamp": message["stamp"], "look": changed(self.look, message["change"])}
        elif message["type"] == "look":
            self.count = 0
        if message["type"] == "look":
            self.look, self.stamp = message["look"], message["stamp"]
            self.looks.append(self.look)
        assert not self.is_page or message["type"] != "bye" or message["reason"] not in FINAL, message
        return message

    def until(self, *kinds: str) -> Message:
        """Return the next message of some kinds; what the server was too busy for would be waited for in vain."""
        while (message := self.hear())["type"] not in kinds:
            assert message.get("key") not in ("too-fast", "busy"), message
        return message

    def ask(self, kind: str, word: str) -> Message:
        self.say(type=kind, word=word)
        answer = self.until(kind, "no")
        assert answer.get("key") not in ("too-fast", "busy"), answer
        return answer

    @property
    def legal(self) -> list[str]:
        return [word for word, _ in self.look.get("legal", [])]

    @property
    def is_over(self) -> bool:
        return "sheet" in self.look["prompt"]

    def try_move(self, word: str, id: str | None = None, stamp: int | None = None) -> Message:
        """Say a word; return the answer."""
        self.moves += 1
        self.say(type="move", id=id or f"m{self.moves}", word=word, stamp=self.stamp if stamp is None else stamp)
        return self.until("ack", "no")

    def move(self, word: str) -> None:
        """Say a word that is legal, and see what it did."""
        answer = self.try_move(word)
        assert answer["type"] == "ack", answer
        self.until("look")

    def undo(self) -> Message:
        self.moves += 1
        self.say(type="undo", id=f"m{self.moves}", stamp=self.stamp)
        return self.until("ack", "no")

    def wait_turn(self) -> None:
        """Hear until there is something to choose, or the end."""
        while not self.legal and not self.is_over:
            self.until("look")

    def catch_up(self) -> list[Message]:
        """Return all that was sent before the server answers a ping: whatever others did, and know that they did, is in
        it.
        """
        self.say(type="ping")
        found = []
        while (message := self.hear())["type"] != "pong":
            assert message.get("key") not in ("too-fast", "busy"), message
            found.append(message)
        return found

    def quiet(self, seconds: float = 0.3) -> list[Message]:
        """Return what comes within some time, unasked: to show that nothing does. What must come is waited for with
        `until` and `catch_up`.
        """
        found = []
        try:
            while True:
                found.append(self.hear(seconds))
        except TimeoutError:
            return found

    def close(self) -> None:
        self.socket.close()


class Stubborn:
    """Plays at random through cut connections and killed servers, and keeps what was acknowledged."""

    def __init__(self, browser: Browser, table: str, seed: int, *others: Browser) -> None:
        self.browsers = [
            browser,
            *others,
        ]  # the same browser at other processes: where a proxy may send it the next time
        self.table = table
        self.random = Random(seed)
        self.acknowledged: list[tuple[str, str]] = []  # id and word
        self.moves = 0
        self.resent = 0
        self.is_over = False
        self.fault: AssertionError | None = None  # why it has given up
        self.waiting: tuple[str, str, int] | None = None  # id, word and stamp of what was said and not answered

    def play(self, until: Callable[[], bool]) -> None:
        """Play until the game is over or something says stop; a move without an answer is sent again, the next time at
        the latest.
        """
        while not until() and not self.is_over:
            try:
                sitting = Sitting(self.random.choice(self.browsers), self.table, None, is_page=True)
                if self.waiting:
                    self.resent += 1
                    self._send(sitting, self.waiting)
                while not until():
                    if not sitting.legal:
                        self.is_over = sitting.is_over
                        if self.is_over:
                            break
                        sitting.hear()
                        continue
                    self.moves += 1
                    self.waiting = f"s{self.moves}", self.random.choice(sitting.legal), sitting.stamp
                    self._send(sitting, self.waiting)
                sitting.close()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                time.sleep(0.05)
            except AssertionError as fault:
                self.fault = fault
                raise

    def wait_for(self, moves: int, seconds: float = 2 * LONG) -> None:
        """Wait until so many more moves have been acknowledged, or the game is over."""
        wanted, ends = len(self.acknowledged) + moves, time.monotonic() + seconds
        while len(self.acknowledged) < wanted and not self.is_over:
            assert self.fault is None, self.fault
            assert time.monotonic() < ends, "nothing was acknowledged"
            time.sleep(0.002)

    def must_be_stored(self, stored: Callable[[str], list[str]], is_at_rest: bool = False) -> None:
        """Compare what was acknowledged with what is stored: all of it, in order, each move once; at rest nothing else
        but what has no answer yet.
        """
        told = [f"0 {word}" for _, word in self.acknowledged]
        mine = [line for line in stored(self.table) if line.startswith("0 ")]
        assert mine[: len(told)] == told, (
            f"{len(told)} moves were acknowledged, {len(mine)} are stored: {told[-3:]}, {mine[-3:]}"
        )
        if is_at_rest:
            assert len(mine) - len(told) in ((0, 1) if self.waiting else (0,)), (
                f"{len(told)} moves were acknowledged, {len(mine)} are stored"
            )

    def _send(self, sitting: Sitting, move: tuple[str, str, int]) -> None:
        id, word, stamp = move
        answer = sitting.try_move(word, id, stamp)
        self.waiting = None
        if answer["type"] == "ack":
            if (
                (id, word) not in self.acknowledged
            ):  # the connection may have been cut between answer and look: then it was sent again
                self.acknowledged.append((id, word))
            if sitting.look["n"] < answer["n"]:
                sitting.until("look")
        elif answer["key"] == "stale":
            sitting.until("look")
        else:
            raise AssertionError(answer)
