"""Kill the server with SIGKILL during play, again and again: `python benchmarks/kill.py [--times 100] [--game frankfurt] [--seed 1]`.

After each kill the stored lines must begin with those stored before it (no draw changed), and in the end the seat's own lines must be exactly the
moves it was told are stored, in order, each once.
"""
from __future__ import annotations

import argparse
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.harness import Host, Stubborn


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--game", default="frankfurt")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random, moves, lines, tables, resent = Random(given.seed), 0, 0, 0, 0
    with tempfile.TemporaryDirectory(prefix="cablecar-") as folder:
        host = Host(Path(folder, "tables.sqlite"), open_burst=1000.0)
        player: Stubborn | None = None
        before: list[str] = []
        for number in range(given.times):
            if player is None or player.is_over:
                browser = host.browser()
                player = Stubborn(browser, browser.open(given.game, ["me", "random", "random"])["id"], given.seed + number)
                before, tables = [], tables + 1
            stop = threading.Event()
            playing = threading.Thread(target=player.play, args=(stop.is_set,))
            playing.start()
            player.wait_for(random.randint(1, 5))
            time.sleep(random.uniform(0, 0.03))
            host.kill()
            kept = host.stored(player.table)
            if kept[: len(before)] != before:
                print(f"kill {number + 1}: stored lines have changed")
                return 1
            before = kept
            host.start()
            player.wait_for(1)
            stop.set()
            playing.join(60)
            mine = [line for line in host.stored(player.table) if line.startswith("0 ")]
            told = [f"0 {word}" for _, word in player.acknowledged]
            if mine != told:
                print(f"kill {number + 1}: {len(told)} moves were acknowledged, {len(mine)} are stored")
                return 1
            if player.is_over or number + 1 == given.times:
                moves, lines, resent = moves + len(told), lines + len(host.stored(player.table)), resent + player.resent
        host.stop()
    print(f"{given.times} kills at {tables} tables of {given.game}: {moves} acknowledged moves, {lines} lines, {resent} moves sent again;")
    print("no acknowledged move lost, none applied twice, no line changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
