"""Play at many tables through real sockets: a process that benchmarks/server.py tells, line by line, what to do (JSON
in, JSON out).

The same code plays at all servers, so that its own cost is the same: `Cablecar` speaks docs/wire.md, `Boardgame`
socket.io as boardgame.io's client does, `Bare` says a word and hears another (benchmarks/bare.py). A table has one move
under way at a time: whoever is to move does so as soon as he has seen the last one. A burst is so many moves at each
table; what is between bursts (new games) is not measured.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE = 120.0  # seconds a burst may take
DRAWN = (0, 1, 2, 4, 3, 5, 7, 6)  # moves of tic-tac-toe that end nothing


class Socket(WSListener):  # type: ignore[misc]  # picows has no types here
    """One socket of a table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.transport: WSTransport | None = None
        self.is_ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_bytes()
            self.table.load.bytes += len(payload)
            self.table.hear(self, payload)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None

    def say(self, text: str) -> None:
        assert self.transport is not None, "the server has closed a socket"
        self.transport.send(WSMsgType.TEXT, text.encode())

    def ready(self) -> None:
        if not self.is_ready.done():
            self.is_ready.set_result(None)


class Table(ABC):
    """One table and its sockets."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.sockets: list[Socket] = []
        self.left = 0  # moves of this burst
        self.is_over = False
        self.sent = 0.0  # when the last move was; 0: none is under way
        self.moves = 0

    async def connect(self, url: str, headers: list[dict[str, str]]) -> None:
        for number, more in enumerate(headers):
            socket = Socket(self, number)
            await ws_connect(lambda socket=socket: socket, url, extra_headers=more, enable_auto_ping=False)
            self.sockets.append(socket)
            self.begin(socket)
            await asyncio.wait_for(socket.is_ready, PATIENCE)

    def close(self) -> None:
        for socket in self.sockets:
            if socket.transport is not None:
                socket.transport.send_close()
                socket.transport.disconnect()
        self.sockets.clear()

    def seen(self) -> None:
        """Note that who moved was shown his move."""
        if self.sent:
            self.load.delays.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    def maybe_move(self) -> None:
        if self.is_over:
            self.left = 0
        if self.left and self.can_move():
            self.left -= 1
            self.moves += 1
            self.load.moves += 1
            self.sent = time.perf_counter()
            self.move()
        elif not self.left:
            self.load.rested(self)

    @abstractmethod
    def begin(self, socket: Socket) -> None: ...

    @abstractmethod
    def hear(self, socket: Socket, frame: bytes) -> None: ...

    @abstractmethod
    def can_move(self) -> bool: ...

    @abstractmethod
    def move(self) -> None: ...

    @abstractmethod
    async def renew(self) -> None: ...


class Load:
    """Tables at one server."""

    def __init__(
        self,
        port: int,
        game: str,
        seats: int,
        tables: int,
        sockets: int,
        live: int = 0,
        through: int = 0,
        rules: str = "",
    ) -> None:
        """`through`: where the sockets go, if to another process; `live`: how many tables have sockets, if not all;
        `rules`: the file with the numbers of frankfurt, if the server is boardgame.io's.
        """
        self.address = "127.0.0.1", port
        self.through = through or port
        self.live = live or tables
        self.tables_of_game: dict[str, Any] = json.loads(Path(rules).read_text()) if rules else {}
        self.game = game
        self.seats = seats
        self.sockets = sockets
        self.moves = self.stale = self.bytes = 0
        self.delays: list[float] = []
        self.random = Random(1)
        self.resting: set[int] = set()
        self.rest: asyncio.Future[None] | None = None
        kind = {"tic-tac-toe": TicTacToe, "bare": Bare}.get(game, Frankfurt if rules else Cablecar)
        self.tables: list[Table] = [kind(self, number) for number in range(tables)]

    def rested(self, table: Table) -> None:
        self.resting.add(table.number)
        if len(self.resting) == self.live and self.rest is not None and not self.rest.done():
            self.rest.set_result(None)

    async def burst(self, moves: int) -> dict[str, Any]:
        """Play so many moves at each table; tables that end earlier rest."""
        self.moves, self.stale, self.bytes, self.delays, self.resting = 0, 0, 0, [], set()
        self.rest = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        for table in self.tables[: self.live]:
            table.left = moves
            table.sent = 0.0
            table.maybe_move()
        await asyncio.wait_for(self.rest, PATIENCE)
        seconds = time.perf_counter() - began
        delays = [round(one * 1e6) for one in self.delays]
        return {"moves": self.moves, "seconds": seconds, "delays": delays, "stale": self.stale, "bytes": self.bytes}

    async def renew(self) -> None:
        """Begin new games where one could end in the next burst."""
        for table in self.tables:
            if table.number < self.live or (isinstance(table, Cablecar) and not table.id):
                await table.renew()


class Cablecar(Table):
    """A table of ours: the first sockets have the seats, the others look on."""

    cookies: tuple[str, str] = ("", "")

    def __init__(self, load: Load, number: int) -> None:
        super().__init__(load, number)
        self.id = ""
        self.words: dict[int, list[str]] = {}  # of each seat, as it was told last
        self.legal: dict[int, tuple[int, list[str]]] = {}  # seat -> stamp and words that it has not used
        self.mover = -1

    def post(self, path: str, body: dict[str, Any], cookie: str) -> tuple[Any, str]:
        connection = http.client.HTTPConnection(*self.load.address, timeout=60)
        headers = {"content-type": "application/json", **({"cookie": f"cablecar={cookie}"} if cookie else {})}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        assert answer.status < 300, (answer.status, text)
        match = re.search(r"cablecar=([^;]+)", answer.getheader("set-cookie", ""))
        connection.close()
        return json.loads(text), match[1] if match else cookie

    def open(self) -> None:
        """Open a table; a second browser may look on."""
        mine, other = Cablecar.cookies
        opened, mine = self.post("/api/tables", {"game": self.load.game, "seats": ["me"] * self.load.seats}, mine)
        self.id = opened["id"]
        token = next(link["path"].partition("#")[2] for link in opened["links"] if link["kind"] == "watch")
        _, other = self.post(f"/api/tables/{self.id}/enter", {"token": token}, other)
        Cablecar.cookies = mine, other

    async def renew(self) -> None:
        if self.sockets and not self.is_over:
            return
        self.close()
        if not self.id or self.is_over:
            self.open()
        self.is_over, self.legal, self.moves, self.mover = False, {}, 0, -1
        if self.number >= self.load.live:
            return
        url = f"ws://{self.load.address[0]}:{self.load.through}/api/tables/{self.id}/socket"
        mine, other = Cablecar.cookies
        cookies = [mine] * self.load.seats + [other] * (self.load.sockets - self.load.seats)
        await self.connect(url, [{"cookie": f"cablecar={cookie}"} for cookie in cookies])

    def begin(self, socket: Socket) -> None:
        seat = f'"seat":{socket.number},' if socket.number < self.load.seats else ""
        socket.say(f'{{"type":"hello",{seat}"shown":1,"changes":true}}')

    def hear(self, socket: Socket, frame: bytes) -> None:
        kind = frame[9:13]
        if kind in (b"look", b"chan"):
            socket.ready()
            if socket.number >= self.load.seats:
                return
            if socket.number == self.mover:
                self.seen()
            told = msgspec.json.decode(frame)
            look = told.get("look") or told["change"]
            if kind == b"look" or "legal" in look:
                self.words[socket.number] = [word for word, _ in look.get("legal", ())]
            self.legal.pop(socket.number, None)
            if self.words[socket.number]:
                self.legal[socket.number] = told["stamp"], self.words[socket.number]
            elif "sheet" in look.get("prompt", ()):
                self.is_over = True
            if self.mover in (-1, socket.number) or socket.number in self.legal or self.is_over:
                if self.mover == socket.number:
                    self.mover = -1
                self.maybe_move()
        elif kind[:2] == b"no":  # where several may move at once, the others' looks may still be under way
            assert b'"stale"' in frame, frame
            self.left, self.moves, self.load.moves, self.load.stale = (
                self.left + 1,
                self.moves - 1,
                self.load.moves - 1,
                self.load.stale + 1,
            )

    def can_move(self) -> bool:
        return bool(self.legal) and self.mover == -1

    def move(self) -> None:
        seat = self.load.random.choice(sorted(self.legal))
        stamp, words = self.legal.pop(seat)
        self.mover = seat
        word = self.load.random.choice(words)
        self.sockets[seat].say(
            json.dumps({"type": "move", "id": f"m{self.number}-{time.perf_counter_ns()}", "word": word, "stamp": stamp})
        )


class Boardgame(Table):
    """A table of boardgame.io: the first sockets play, the others look on. Who is next moves when all seats have seen
    the last move.
    """

    games = 0

    def __init__(self, load: Load, number: int) -> None:
        super().__init__(load, number)
        self.state = 0  # of how many moves
        self.player = 0
        self.view: dict[str, Any] = {}  # what who is next sees
        self.waiting: set[int] = set()  # seats that have not seen the last move

    async def renew(self) -> None:
        if self.sockets and not self.needs_renewal():
            return
        Boardgame.games += 1
        self.match, self.is_over = f"match{Boardgame.games}", False
        if not self.sockets:
            host, port = self.load.address
            await self.connect(f"ws://{host}:{port}/socket.io/?EIO=4&transport=websocket", [{}] * self.load.sockets)
            return
        for socket in self.sockets:
            socket.is_ready = asyncio.get_running_loop().create_future()
            self.sync(socket)
            await asyncio.wait_for(socket.is_ready, PATIENCE)

    @abstractmethod
    def needs_renewal(self) -> bool:
        """Tell whether the game could end in the next burst."""

    @abstractmethod
    def choose(self) -> tuple[str, list[Any]]:
        """Return a legal move, by name, and its arguments."""

    def begin(self, socket: Socket) -> None:
        return  # the server speaks first

    def sync(self, socket: Socket) -> None:
        player = f'"{socket.number}"' if socket.number < self.load.seats else "null"
        socket.say(f'42/{self.load.game},["sync","{self.match}",{player},null,{self.load.seats}]')

    def hear(self, socket: Socket, frame: bytes) -> None:
        if frame.startswith(b"0{"):
            socket.say(f"40/{self.load.game},")
        elif frame == b"2":
            socket.say("3")
        elif frame.startswith(b"40/"):
            self.sync(socket)
        elif frame.startswith(b"42/"):
            self.hear_event(socket, *msgspec.json.decode(frame[frame.index(b",") + 1 :]))

    def hear_event(self, socket: Socket, kind: str, match: str, *more: Any) -> None:
        if kind == "sync":
            self.see(socket, more[0]["state"])
            socket.ready()
        elif kind == "update" and match == self.match and socket.number < self.load.seats:
            if socket.number == self.player and more[0]["_stateID"] == self.state + 1:
                self.seen()
            self.waiting.discard(socket.number)
            self.see(socket, more[0])
            if not self.waiting:
                self.state += 1
                self.player = self.next_player
                self.maybe_move()

    def see(self, socket: Socket, state: dict[str, Any]) -> None:
        """Keep what a seat sees, if it is next."""
        if state["_stateID"] == 0:
            self.state, self.player = 0, int(state["ctx"]["currentPlayer"])
        self.is_over = "gameover" in state["ctx"]
        self.next_player = int(state["ctx"]["currentPlayer"])
        if socket.number == self.next_player:
            self.view = state["G"]

    def can_move(self) -> bool:
        return not self.waiting

    def move(self) -> None:
        name, arguments = self.choose()
        action = {"type": "MAKE_MOVE", "payload": {"type": name, "args": arguments, "playerID": str(self.player)}}
        self.waiting = set(range(self.load.seats))
        self.sockets[self.player].say(
            f"42/{self.load.game}," + json.dumps(["update", action, self.state, self.match, str(self.player)])
        )


class TicTacToe(Boardgame):
    """Moves that end nothing."""

    def needs_renewal(self) -> bool:
        return True

    def choose(self) -> tuple[str, list[Any]]:
        return "clickCell", [DRAWN[self.state]]


class Frankfurt(Boardgame):
    """Random moves of benchmarks/boardgame/frankfurt.js, found in what the player sees."""

    def needs_renewal(self) -> bool:
        return self.is_over

    def choose(self) -> tuple[str, list[Any]]:
        view, tables, seat = self.view, self.load.tables_of_game, self.player
        coins, moves = view["coins"][seat], list[tuple[str, list[Any]]]()
        if view["step"] == "place":
            for face in set(view["hands"][seat]):
                for space in tables["spacesOfColour"][tables["faceColour"][face]]:
                    if view["board"][space] is None:
                        moves.append(("place", [face, space]))
        elif view["step"] == "project":
            moves = [("decline", []), ("complete", [])]  # it is asked only if it can be completed
        else:
            for index, price in enumerate(tables["price"]):
                if index == view["mayor"] or price <= coins:
                    moves.append(("take", [index]))
        return self.load.random.choice(moves)


class Bare(Table):
    """Sockets at a server that repeats what it hears: the first two speak in turn, once both have heard the last
    word.
    """

    heard = 0

    async def renew(self) -> None:
        if not self.sockets:
            host, port = self.load.address
            await self.connect(f"ws://{host}:{port}/{self.number}", [{}] * self.load.sockets)

    def begin(self, socket: Socket) -> None:
        socket.ready()

    def hear(self, socket: Socket, frame: bytes) -> None:
        if socket.number > 1:
            return
        if socket.number == (self.moves - 1) % 2:
            self.seen()
        self.heard += 1
        if self.heard % 2 == 0:
            self.maybe_move()

    def can_move(self) -> bool:
        return self.heard == 2 * self.moves

    def move(self) -> None:
        self.sockets[(self.moves - 1) % 2].say("move")


async def serve() -> None:
    """Do what is told."""
    loads: dict[str, Load] = {}
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        told = json.loads(line)
        do, name = told.pop("do"), told.pop("name")
        answer: dict[str, Any] = {}
        if do == "open":
            loads[name] = Load(**told)
            await loads[name].renew()
        elif do == "renew":
            await loads[name].renew()
        elif do == "burst":
            answer = await loads[name].burst(told["moves"])
        elif do == "close":
            for table in loads[name].tables:
                table.close()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(serve())
