"""Kill servers and databases with SIGKILL during play, again and again.

    python benchmarks/kill.py [--times 100] [--store sqlite|postgres] [--processes 1] [--database] [--players 3] [--game
    frankfurt] [--seed 1]

`--processes`: so many servers on one PostgreSQL; every player changes between them, as if sent there by a proxy. Every
fourth server that is killed stays away until the others have taken its tables. `--database`: PostgreSQL itself is
killed too, alone or with a server. With SQLite the server is the database.

After each kill the stored lines must begin with those stored before it (no draw changed), every player must go on
without help, as the page would, and every acknowledged move must be stored, in order and once. In the end nothing else
is stored, and every log replays.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cablecar import games
from cablecar.kernel.log import parse
from cablecar.kernel.table import replay
from tests.server.harness import Browser, Host, Stubborn
from tests.server.postgres import OwnCluster, own_cluster

QUICK = dict(open_rate=1000, open_burst=1000)
MAX_TRIES = 20  # to open a table
KILLS_PER_ABSENCE = 4  # of servers, until one stays away until its tables have moved


class Trial:
    """Servers, perhaps a database of their own, and people who play all the time."""

    def __init__(self, place: Path | str, own: OwnCluster | None, given: argparse.Namespace) -> None:
        self.own = own
        self.given = given
        self.random = Random(given.seed)
        self.hosts = [Host(place, **QUICK) for _ in range(given.processes)]
        self.players: list[Stubborn] = []
        self.finished: list[Stubborn] = []
        self.before: dict[str, list[str]] = {}
        self.stop = threading.Event()
        self.threads: list[threading.Thread] = []
        self.killed = {"server": 0, "database": 0, "both": 0}

    def seat_players(self) -> None:
        """Open tables for those who have finished theirs, or have none yet."""
        self.finished += [player for player in self.players if player.is_over]
        self.players = [player for player in self.players if not player.is_over]
        while len(self.players) < self.given.players:
            browser = self.random.choice(self.hosts).browser()
            table = self.open(browser)
            others = [Browser(host, browser.cookie) for host in self.hosts if host is not browser.host]
            player = Stubborn(browser, table, self.given.seed + len(self.before), *others)
            self.before[table] = []
            self.players.append(player)
            self.threads.append(threading.Thread(target=player.play, args=(self.stop.is_set,), daemon=True))
            self.threads[-1].start()

    def open(self, browser: Browser) -> str:
        """Open a table; ask again, as people do, while the server is busy because the database was just killed."""
        for _ in range(MAX_TRIES):
            try:
                return str(browser.open(self.given.game, ["me", "random", "random"])["id"])
            except AssertionError as refused:
                if '"busy"' not in str(refused):
                    raise
                time.sleep(0.5)
        raise AssertionError("the server stays busy")

    def kill(self) -> None:
        """Kill something at some moment, look at what is stored, start it again, and wait until everybody goes on."""
        self.random.choice(self.players).wait_for(self.random.randint(1, 5), 120)
        time.sleep(self.random.uniform(0, 0.03))
        what = self.random.choice(["server", "database", "both"]) if self.given.database else "server"
        victim = self.random.choice(self.hosts)
        self.killed[what] += 1
        if what != "database":
            victim.kill()
        if what != "server":
            assert self.own is not None
            self.own.kill()
            self.own.start()
        self.look()
        is_away = what == "server" and len(self.hosts) > 1 and self.killed["server"] % KILLS_PER_ABSENCE == 0
        if what != "database" and not is_away:
            victim.start()
        for player in self.players:
            player.wait_for(1, 120)
        if is_away:
            victim.start()

    def look(self) -> None:
        """Compare what is stored with what was, and with what was acknowledged."""
        for player in self.players:
            kept = self.hosts[0].stored(player.table)
            known = self.before[player.table]
            assert kept[: len(known)] == known, f"stored lines have changed: {known[-3:]}"
            self.before[player.table] = kept
            player.must_be_stored(self.hosts[0].stored)

    def finish(self) -> str:
        """Let everything come to rest; return what was counted."""
        self.stop.set()
        for thread in self.threads:
            thread.join(60)
            assert not thread.is_alive()
        self.look()
        everybody = self.finished + self.players
        for player in everybody:
            player.must_be_stored(self.hosts[0].stored, is_at_rest=True)
            header = str(self.hosts[0].run("SELECT header FROM tables WHERE id = ?", (player.table,))[0][0])
            log = parse(header + "".join(f"{line}\n" for line in self.hosts[0].stored(player.table)))
            replay(games.load(log.header.slug), log)
        moves, resent = (
            sum(len(player.acknowledged) for player in everybody),
            sum(player.resent for player in everybody),
        )
        lines = sum(len(self.hosts[0].stored(player.table)) for player in everybody)
        for host in self.hosts:
            host.stop()
        return (
            f"at {len(everybody)} tables of {self.given.game}: {moves} acknowledged moves, {lines} lines, "
            f"{resent} moves sent again;"
        )


@contextmanager
def places(store: str) -> Iterator[tuple[Path | str, OwnCluster | None]]:
    """Yield where tables are stored, and the database if there is one."""
    if store == "postgres":
        with own_cluster() as own:
            yield own.database(), own
        return
    with tempfile.TemporaryDirectory(prefix="cablecar-") as folder:
        yield Path(folder, "tables.sqlite"), None


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", action="store_true")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--game", default="frankfurt")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.store == "sqlite" and (given.database or given.processes > 1):
        parser.error(
            "--database and --processes: with --store postgres; the database of SQLite is the server, and a file "
            "has one"
        )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and everything that was started ends
    began = time.monotonic()
    with places(given.store) as (place, own):
        trial = Trial(place, own, given)
        for number in range(given.times):
            try:
                trial.seat_players()
                trial.kill()
            except AssertionError as fault:
                print(f"kill {number + 1}: {fault}")
                return 1
        counts = trial.finish()
    killed = ", ".join(f"{what} {count}" for what, count in trial.killed.items() if count)
    print(
        f"{given.times} kills ({killed}) of {given.processes} on {given.store} in {time.monotonic() - began:.0f} s "
        f"{counts}"
    )
    print("no acknowledged move lost, none applied twice, no line changed, everybody went on")
    return 0


if __name__ == "__main__":
    sys.exit(main())
