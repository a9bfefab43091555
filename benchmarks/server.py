"""Measure the server in interleaved runs: `python benchmarks/server.py [peers] [race] [memory] [flat] [relay]
[--rounds N] [--json]`, or against another checkout: `--before PATH`.

`--before`: frankfurt and the toy on this checkout and on another one, which has its own `.venv` and build, in turns.
`peers`: against a boardgame.io server, with bare sockets (uvicorn's, the same with our store, and picows') as upper
bounds. `race`: frankfurt here, and as a game of boardgame.io in memory and with its own file store. `memory`: 1,000
stored tables, 200 of them live with 1,000 sockets. `flat`: the cost of a move along a game, and with 200 instead of 10
live tables. `relay`: a move through another process than the table's own, and a NOTIFY beside it.
Ours is compiled and stores every move before it shows it. More: benchmarks/README.md.
Exit codes: 0 all targets are met, 1 one is missed, 3 something can't be set up.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.peers import PEERS, ROOT, CannotMeasure
from benchmarks.peers import set_up as set_up_peers

BOARDGAME = ROOT / "benchmarks" / "boardgame"
INSTALLED = ROOT / ".venv" / "boardgame"
GAMES = {"frankfurt": 4, "trams": 4, "quake": 4, "tenders": 5}  # with how many seats
LIMITS = (
    "open_rate",
    "open_burst",
    "enter_rate",
    "enter_burst",
    "address_sockets",
    "address_messages",
    "message_rate",
    "message_burst",
)
NO_LIMITS = dict.fromkeys(LIMITS, 1_000_000)  # everybody comes from one address
BURST = 8  # moves at each table: what a game of tic-tac-toe surely has
TABLES, SOCKETS = 20, 5
CHANGE = 3400  # bytes that a socket is sent after a move of frankfurt
FEW = 8  # tables that are played to their end
FLAT = 1.25  # times the cost that counts as flat
MOST_MEGABYTES = 512

Figures = dict[str, list[float]]

MEASURED = (  # what of a burst is compared with a checkout from before, and how much of it there may be
    ("cpu", "CPU time of the server per move", 0.8),
    ("rate", "moves per second", 0.0),
    ("p50", "median of the delay until who moved sees it", 0.0),
    ("p99", "99th percentile", 1.0),
    ("bytes", "bytes sent per move", 1.0),
    ("megabytes", "resident memory", 1.0),
)


class Row:
    """One line of the table: a figure per round, and what it should be."""

    def __init__(self, title: str, values: list[float], least: float = 0.0, most: float = 0.0) -> None:
        self.title = title
        self.values = values
        self.least = least
        self.most = most

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def is_met(self) -> bool | None:
        if not self.least and not self.most:
            return None
        return self.median >= self.least if self.least else self.median <= self.most

    def told(self) -> str:
        target = (
            (f">= {self.least:g}" if self.least else f"<= {self.most:g}") + (" met" if self.is_met else " missed")
            if self.is_met is not None
            else ""
        )
        return f"{self.title:74} {self.median:9.3f} {min(self.values):9.3f} {max(self.values):9.3f} {target}".rstrip()


class Load:
    """The process that plays at the servers of a checkout: it speaks as they do."""

    def __init__(self, root: Path = ROOT) -> None:
        command = [str(PEERS / "bin" / "python"), str(root / "benchmarks" / "load.py")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, do: str, name: str, **more: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, "name": name, **more}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise CannotMeasure("the process that plays has ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def burst(self, name: str, pids: list[int], moves: int = BURST) -> dict[str, Any]:
        """Play; add the CPU seconds of the servers."""
        before = sum(map(cpu_of, pids))
        answer = self.tell("burst", name, moves=moves)
        return {**answer, "cpu": sum(map(cpu_of, pids)) - before}

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


class Contestant(NamedTuple):
    """A server that plays in turns with others."""

    load: Load
    pid: int
    port: int
    game: str
    rules: str = ""  # the file with the numbers of frankfurt, for boardgame.io's


def cpu_of(pid: int) -> float:
    """Return the CPU seconds of a process: its POSIX clock."""
    return time.clock_gettime((~pid << 3) | 2)


def megabytes_of(pid: int) -> float:
    """Return the resident memory of a process."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def children_of(pid: int) -> list[int]:
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def say(line: str) -> None:
    print(f"server: {line}", file=sys.stderr, flush=True)


# ---- what is measured ---------------------------------------------------------


def peers(load: Load, rounds: int, more: ExitStack) -> list[Row]:
    """Play at 20 tables with 5 sockets each, two of which have seats: the same burst at each server in turn."""
    servers = {
        "boardgame": Contestant(load, *more.enter_context(boardgame()), "tic-tac-toe"),
        "frankfurt": Contestant(load, *more.enter_context(ours()), "frankfurt"),
        "toy": Contestant(load, *more.enter_context(ours()), "toy"),
        "bare": Contestant(load, *more.enter_context(bare("bare.py", sys.executable)), "bare"),
        "kept": Contestant(
            load,
            *more.enter_context(
                bare("bare.py", sys.executable, str(Path(more.enter_context(folder()), "tables.sqlite")))
            ),
            "bare",
        ),
        "barest": Contestant(load, *more.enter_context(bare("barest.py", str(PEERS / "bin" / "python"))), "bare"),
    }
    found = in_turns(servers, rounds)
    rows = []
    bounds = [(name, 0.0, 0.0) for name in ("bare", "kept", "barest")]
    for name, least, most in [("frankfurt", 5.0, 1.0), ("toy", 5.0, 1.0), *bounds]:
        rows.append(
            Row(
                f"{name} / boardgame.io's tic-tac-toe: moves per second",
                ratios(found, f"{name} rate", "boardgame rate"),
                least=least,
            )
        )
        rows.append(
            Row(
                "  99th percentile of the delay until who moved sees it",
                ratios(found, f"{name} p99", "boardgame p99"),
                most=most,
            )
        )
        rows.append(Row("  CPU time of the server per move", ratios(found, f"{name} cpu", "boardgame cpu")))
    return rows + [Row(f"  {name}", values) for name, values in found.items()]


def race(load: Load, rounds: int, more: ExitStack) -> list[Row]:
    """Play frankfurt with two players and three onlookers: ours with SQLite, boardgame.io's in memory and in files."""
    from benchmarks.boardgame.replay import numbers_of_set

    rules = str(Path(more.enter_context(folder()), "tables.json"))
    Path(rules).write_text(json.dumps(numbers_of_set()))
    files = more.enter_context(folder())
    servers = {
        "memory": Contestant(load, *more.enter_context(boardgame(rules)), "frankfurt", rules),
        "files": Contestant(load, *more.enter_context(boardgame(rules, files)), "frankfurt", rules),
        "ours": Contestant(load, *more.enter_context(ours()), "frankfurt"),
    }
    found = in_turns(servers, rounds)
    rows = []
    for theirs, title, goal in (("memory", "in memory", 0.9), ("files", "in its file store", 2.0)):
        rows.append(
            Row(
                f"ours / boardgame.io's frankfurt {title}: moves per second",
                ratios(found, "ours rate", f"{theirs} rate"),
                least=goal,
            )
        )
        for what, label, _ in MEASURED:
            if what != "rate":
                rows.append(Row(f"  {label}", ratios(found, f"ours {what}", f"{theirs} {what}")))
    return rows + [Row(f"  {name}", values) for name, values in found.items()]


def before(load: Load, rounds: int, more: ExitStack, other: Path) -> list[Row]:
    """Play frankfurt and the toy here and in another checkout, in turns."""
    their_load = Load(other)
    more.callback(their_load.close)
    games = ("frankfurt", "toy")
    servers = {
        f"{game} {where}": Contestant(who, *more.enter_context(ours(root)), game)
        for game in games
        for where, who, root in (("before", their_load, other), ("now", load, ROOT))
    }
    found = in_turns(servers, rounds)
    rows = []
    for game in games:
        for what, title, most in MEASURED:
            values = ratios(found, f"{game} now {what}", f"{game} before {what}")
            rows.append(Row(f"{game}, now / before: {title}", values, most=most if game == "frankfurt" else 0.0))
    return rows + [Row(f"  {name}", values) for name, values in found.items()]


def in_turns(servers: dict[str, Contestant], rounds: int) -> Figures:
    """Let one server after the other play the same bursts, round by round; the order turns round each time."""
    for name, one in servers.items():
        rules = {"rules": one.rules} if one.rules else {}
        one.load.tell("open", name, port=one.port, game=one.game, seats=2, tables=TABLES, sockets=SOCKETS, **rules)
    found: Figures = {}
    for number in range(rounds + 1):
        say(f"round {number} of {rounds}")
        for name, one in servers.items() if number % 2 else reversed(servers.items()):
            done = []
            for _ in range(5):
                one.load.tell("renew", name)
                done.append(one.load.burst(name, [one.pid]))
            if number:  # the first warms up
                moves = sum(each["moves"] for each in done)
                delays = sorted(delay for each in done for delay in each["delays"])
                for what, value in (
                    ("rate", moves / sum(each["seconds"] for each in done)),
                    ("cpu", 1000 * sum(each["cpu"] for each in done) / moves),
                    ("p50", delays[len(delays) // 2] / 1000),
                    ("p99", delays[int(len(delays) * 0.99)] / 1000),
                    ("bytes", sum(each["bytes"] for each in done) / moves),
                    ("megabytes", megabytes_of(one.pid)),
                ):
                    found.setdefault(f"{name} {what}", []).append(value)
    return found


def memory(load: Load, rounds: int, more: ExitStack) -> list[Row]:
    """Store 1,000 tables, start anew, let 200 of them live and be played for a while, each with five sockets."""
    from tests.server.harness import Host

    host = Host(Path(more.enter_context(folder()), "tables.sqlite"), **NO_LIMITS)
    more.callback(host.kill)
    stored, live = 1000 // len(GAMES), 200 // len(GAMES)
    for game, seats in GAMES.items():
        load.tell(
            "open", f"many {game}", port=host.port, game=game, seats=seats, tables=stored, sockets=SOCKETS, live=live
        )
        say(f"memory: {stored} tables of {game}")
    for game in GAMES:
        load.tell("close", f"many {game}")
    host.stop()
    host.start()
    empty = megabytes_of(host.process.pid)
    sizes = []
    for number in range(4):
        say(f"memory: {20 * number} moves at each of 200 tables")
        for game in GAMES:
            load.tell("renew", f"many {game}")
            load.burst(f"many {game}", [host.process.pid], 20 if number else 0)
        sizes.append(megabytes_of(host.process.pid))
    for game in GAMES:
        load.tell("renew", f"many {game}")
    workers = [megabytes_of(child) for child in children_of(host.process.pid)]
    rows = [
        Row(
            "1,000 stored tables, 200 live with 1,000 sockets, 60 moves later: megabytes",
            [megabytes_of(host.process.pid)],
            most=MOST_MEGABYTES,
        )
    ]
    rows += [Row(f"  after {20 * number} moves at each", [size]) for number, size in enumerate(sizes)]
    return [*rows, Row("  before anybody came", [empty]), Row("  processes for bots, each", workers or [0.0])]


def flat(load: Load, rounds: int, more: ExitStack) -> list[Row]:
    """Compare the CPU time of a move along whole games, and between 10 and 200 live tables."""
    rows = []
    for game, seats in GAMES.items():
        pid, port = more.enter_context(ours())
        costs, sizes = [], []
        for number in range(max(1, rounds // 3)):
            say(f"flat, whole games of {game}, {number + 1}")
            load.tell("open", f"whole {game}", port=port, game=game, seats=seats, tables=FEW, sockets=SOCKETS)
            done = []
            while (one := load.burst(f"whole {game}", [pid]))["moves"] > FEW * BURST * 0.75:  # until tables have ended
                done.append((one["cpu"] / one["moves"], one["bytes"] / one["moves"]))
            load.tell("close", f"whole {game}")
            fifth = max(1, len(done) // 5)
            costs.append(mean(done[-fifth:], 0) / mean(done[:fifth], 0))
            sizes.append(mean(done[-fifth:], 1) / mean(done[:fifth], 1))
        rows.append(Row(f"{game}: CPU time per move, last fifth of a game / first fifth", costs, most=FLAT))
        rows.append(Row("  bytes sent per move, the same", sizes))
    pids = {}
    for tables in (10, 200):
        pids[tables], port = more.enter_context(ours())
        load.tell("open", f"{tables} live", port=port, game="frankfurt", seats=4, tables=tables, sockets=SOCKETS)
    ratio = []
    for number in range(rounds + 1):
        say(f"flat, 10 and 200 tables, round {number} of {rounds}")
        costs = [(one := load.burst(f"{tables} live", [pids[tables]], 4))["cpu"] / one["moves"] for tables in (10, 200)]
        ratio += [costs[1] / costs[0]] if number else []
    return [*rows, Row("frankfurt: CPU time per move, 200 live tables / 10", ratio, most=FLAT)]


def relay(load: Load, rounds: int, more: ExitStack) -> list[Row]:
    """Play through a table's own process and through another, on one PostgreSQL, one table at a time; and listen for a
    NOTIFY.
    """
    import psycopg

    from tests.server.harness import Host
    from tests.server.postgres import own_cluster

    url = more.enter_context(own_cluster()).database()
    hosts = [Host(url, **NO_LIMITS), Host(url, **NO_LIMITS)]
    for host in hosts:
        more.callback(host.kill)
    pids = [host.process.pid for host in hosts]
    for name, through in (("own", hosts[0]), ("other", hosts[1])):
        load.tell(
            "open", name, port=hosts[0].port, game="frankfurt", seats=2, tables=4, sockets=SOCKETS, through=through.port
        )
    listening, telling = (more.enter_context(psycopg.connect(url, autocommit=True)) for _ in range(2))
    listening.execute("LISTEN moves")
    found: Figures = {}
    for number in range(rounds + 1):
        say(f"relay, round {number} of {rounds}")
        for name in ("own", "other"):
            load.tell("renew", name)
            one = load.burst(name, pids)
            if number:
                found.setdefault(f"{name} p50", []).append(statistics.median(one["delays"]) / 1000)
                found.setdefault(f"{name} cpu", []).append(1000 * one["cpu"] / one["moves"])
        delays = []
        for _ in range(50):
            began = time.perf_counter()
            telling.execute("NOTIFY moves, 'table 1'")
            next(listening.notifies(timeout=10))
            delays.append(1000 * (time.perf_counter() - began))
        found.setdefault("NOTIFY p50", []).append(statistics.median(delays))
    rows = [Row("a move through another process / through its own: delay", ratios(found, "other p50", "own p50"))]
    rows.append(Row("  CPU time of both processes per move", ratios(found, "other cpu", "own cpu")))
    return rows + [Row(f"  {name}, milliseconds", values) for name, values in found.items()]


PARTS: dict[str, Callable[[Load, int, ExitStack], list[Row]]] = {
    "peers": peers,
    "race": race,
    "memory": memory,
    "flat": flat,
    "relay": relay,
}


def ratios(found: Figures, ours: str, theirs: str) -> list[float]:
    return [one / other for one, other in zip(found[ours], found[theirs], strict=True)]


def mean(pairs: list[tuple[float, float]], which: int) -> float:
    return statistics.fmean(pair[which] for pair in pairs)


# ---- servers --------------------------------------------------------------------


@contextmanager
def folder() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="cablecar-") as name:
        yield name


@contextmanager
def ours(root: Path = ROOT) -> Iterator[tuple[int, int]]:
    """Start the server of a checkout with a data file; return its process and port."""
    from tests.server.harness import Host

    class Other(Host):
        python = str(root / ".venv" / "bin" / "python")
        games = str(root / "tests")

    Other.root = root
    made = Host if root == ROOT else Other
    with folder() as name:
        host = made(Path(name, "tables.sqlite"), **no_limits(root))
        try:
            yield host.process.pid, host.port
        finally:
            host.kill()


def no_limits(root: Path) -> dict[str, int]:
    """Ask a checkout how its limits are called."""
    if root == ROOT:
        return NO_LIMITS
    code = "import json; from benchmarks.server import NO_LIMITS; print(json.dumps(NO_LIMITS))"
    done = subprocess.run(
        [str(root / ".venv" / "bin" / "python"), "-c", code], cwd=root, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise CannotMeasure(f"--before {root}: no checkout with a .venv of its own and benchmarks/server.py")
    limits: dict[str, int] = json.loads(done.stdout)
    return limits


@contextmanager
def boardgame(*more: str) -> Iterator[tuple[int, int]]:
    """Start one of boardgame.io; return its process and port."""
    node = set_up_boardgame()
    with started([node, str(BOARDGAME / "server.js")], list(more), environment_of_boardgame()) as found:
        yield found


def environment_of_boardgame() -> dict[str, str]:
    return {**os.environ, "NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}


@contextmanager
def bare(file: str, python: str, *more: str) -> Iterator[tuple[int, int]]:
    """Start a server that only passes on what it hears; return its process and port."""
    with started([python, str(ROOT / "benchmarks" / file)], [str(CHANGE), *more], dict(os.environ)) as found:
        yield found


@contextmanager
def started(command: list[str], more: list[str], environment: dict[str, str]) -> Iterator[tuple[int, int]]:
    """Start a server with a free port as its argument; return its process and port once it is ready."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([*command, str(port), *more], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        while "ready" not in (line := process.stdout.readline()):
            if not line:
                raise CannotMeasure(f"{command[-1]} did not start")
        yield process.pid, port
    finally:
        process.kill()
        process.wait()


def set_up_boardgame() -> str:
    """Install boardgame.io from its lock unless it is there; return Node as ./cablecar finds it."""
    loader = SourceFileLoader("cablecar_start", str(ROOT / "cablecar"))
    spec = spec_from_loader("cablecar_start", loader)
    assert spec is not None
    start = module_from_spec(spec)
    loader.exec_module(start)
    node, npm = start.find_node()
    names = ("package.json", "package-lock.json", ".npmrc")
    wanted = hashlib.sha256(b"".join((BOARDGAME / name).read_bytes() for name in names)).hexdigest()
    stamp = INSTALLED / "stamp"
    if not (stamp.is_file() and stamp.read_text() == wanted):
        say("installing boardgame.io …")
        shutil.rmtree(INSTALLED, ignore_errors=True)
        INSTALLED.mkdir(parents=True)
        for name in names:
            shutil.copy(BOARDGAME / name, INSTALLED / name)
        environment = {**os.environ, "PATH": os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))}
        environment.setdefault("npm_config_cache", str(ROOT / ".venv" / "cache" / "npm"))
        if subprocess.run(
            [*npm, "ci", "--ignore-scripts"], cwd=INSTALLED, env=environment, stdout=sys.stderr, check=False
        ).returncode:
            raise CannotMeasure("boardgame.io can't be installed")
        stamp.write_text(wanted)
    return str(node)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server in interleaved runs.")
    parser.add_argument(
        "parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"of {', '.join(PARTS)}; all unless said"
    )
    parser.add_argument("--before", type=Path, metavar="PATH", help="compare with another checkout, which is built")
    parser.add_argument("--rounds", type=int, default=6, help="rounds to take medians of (6)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    chosen = parser.parse_args()
    os.environ["CABLECAR_MODE"] = "compiled"
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and everything that was started ends
    try:
        set_up_peers()
        load, rows = Load(), []
        try:
            if chosen.before is not None:
                with ExitStack() as more:
                    rows += before(load, chosen.rounds, more, chosen.before.resolve())
            for part in chosen.parts or (PARTS if chosen.before is None else ()):
                with ExitStack() as more:
                    rows += PARTS[part](load, chosen.rounds, more)
        finally:
            load.close()
    except CannotMeasure as error:
        say(str(error))
        return 3
    if chosen.json:
        print(
            json.dumps(
                [
                    {"what": row.title.strip(), "median": row.median, "values": row.values, "met": row.is_met}
                    for row in rows
                ],
                indent=2,
            )
        )
    else:
        print(f"{'':74} {'median':>9} {'least':>9} {'most':>9} target")
        print("\n".join(row.told() for row in rows))
    return 0 if all(row.is_met is not False for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
