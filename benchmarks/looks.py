"""Looks per second on one core, against interpreted random decisions per second in the same run: `python benchmarks/looks.py [--game frankfurt]`.

A look is what the server makes for one seat after one move: the view drawn, told, and what has changed encoded. Both figures are of one process without a
server; the ratio must be at least 1/30. Run with CABLECAR_MODE=interpreted, as `play` does at first.
"""
from __future__ import annotations

import argparse
import sys
import time
from statistics import median

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.options import resolve
from cablecar.kernel.play import playouts
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table
from cablecar.modes import mode
from cablecar.scene.mirror import Mirror
from cablecar.server.listener import Listener
from cablecar.server.looks import Looks
from cablecar.server.run import spare_garbage

MOST = 30  # decisions that a look may cost
ROUNDS = 11


def decisions(slug: str, seats: int, seconds: float, seed: int) -> float:
    """Return random decisions per second."""
    game = games.load(slug)
    options, count, started = resolve(game, seats, {}), 0, time.process_time()
    while time.process_time() - started < seconds:
        count += int(playouts(game, seats, options, seed, 1).decisions)
        seed += 1
    return count / (time.process_time() - started)


def looks(slug: str, seats: int, seconds: float, seed: int) -> tuple[float, float, int]:
    """Return looks per second, their size and how many were made: one per seat and move of random games."""
    game, spent, made, size = games.load(slug), 0.0, 0, 0
    while spent < seconds:
        rng = Rng(seed)
        table = Table(game, seats, dice=seeded_dice(seed))
        mirror = Mirror(table)
        readers = [(Looks(mirror, seat), Listener(b"", [seat], 1)) for seat in range(seats)]
        for each, listener in readers:
            listener.takes_changes = True
            each.show(0, [listener])
            listener.frames.get_nowait()
        while not table.is_over and spent < seconds:
            seat = table.actors()[0]
            words = table.legal(seat)
            table.submit(seat, words[rng.below(len(words))])
            started = time.process_time()
            for each, listener in readers:
                each.show(0, [listener])
                size += 0 if listener.frames.empty() else len(listener.frames.get_nowait() or "")
            spent += time.process_time() - started
            made += seats
        seed += 1
    return made / spent, size / made, made


def questions(slug: str, seats: int, seconds: float) -> float:
    """Return the seconds it takes to ask, after a move, whether its seat may take it back."""
    game, spent, asked, seed = games.load(slug), 0.0, 0, 0
    while spent < seconds:
        rng = Rng(seed)
        table = Table(game, seats, dice=seeded_dice(seed))
        while not table.is_over and spent < seconds:
            seat = table.actors()[0]
            words = table.legal(seat)
            table.submit(seat, words[rng.below(len(words))])
            started = time.process_time()
            table.can_undo(seat)
            spent += time.process_time() - started
            asked += 1
        seed += 1
    return spent / asked


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="frankfurt")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    looks(given.game, given.seats, 0.2, 0)  # what is made once is made
    spare_garbage()
    rounds = []
    for number in range(ROUNDS):  # in turns, and their median: other work on the machine slows both
        part = given.seconds / ROUNDS
        chosen = decisions(given.game, given.seats, part, 1000 * number)
        rounds.append((chosen, *looks(given.game, given.seats, part, 1000 * number)))
    chosen, speed, size, made = (median(values) for values in zip(*rounds, strict=True))
    costs = sorted(each[0] / each[1] for each in rounds)
    asked = questions(given.game, given.seats, given.seconds / 2)
    print(f"{given.game}, {given.seats} seats, {mode()}: {speed:,.0f} looks/s ({made * ROUNDS:.0f} looks of {size / 1000:.1f} kB)")
    print(f"{chosen:,.0f} random decisions/s: a look costs {median(costs):.1f} of them (30 at most), {costs[0]:.1f} to {costs[-1]:.1f} in {ROUNDS} rounds")
    print(f"of which the question whether its seat may undo takes, after each move, {asked * 1000:.2f} ms")
    return 0 if median(costs) <= MOST or mode() == "compiled" else 1


if __name__ == "__main__":
    sys.exit(main())
