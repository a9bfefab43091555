"""Fit the weights of quake's `evaluate` to games of greedy against itself: python benchmarks/fit.py [--games N] [--seed
S].

At some moments of every game what each seat has is counted (`count` and the kinds of its objectives in
games/quake/bot.py); least squares then find the weights under which the lead over the others in those things says most
about the lead at the end. Half of the games are fitted, the other half is what explained variance is told of. Some
words are chosen at random, so that greedy's games are not all of one kind. Exit codes: 0 done, 2 bad use.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from cablecar import games
from cablecar.bots.greedy import GreedyBot
from cablecar.games.quake import bot
from cablecar.games.quake.state import City
from cablecar.games.quake.tables import KINDS, MAJORITY_COLOUR, PLAYERS
from cablecar.kernel.bits import lowest
from cablecar.kernel.bot import Budget
from cablecar.kernel.options import preset_of, resolve
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state_queries import legal, read_numbers

SIDES = (("two", "two_biberstein"), ("four", "four_biberstein"))
LOOKED = 0.15  # of the decisions on a card
STRAY = 0.08  # of all decisions: anything legal
PULL = 20.0  # to zero, in squares of a weight: keeps what is rarely seen small

Row = tuple[list[float], float, float, int]  # leads in what is counted, at the end, and by evaluate; the game


def counted(state: City, seat: int) -> list[float]:
    """Return what a seat has, each also by the time that is left, as the weights of bot.py want it."""
    left = int(bot.turns_left(state, seat))
    time = left / int(bot.WHOLE)
    has = read_numbers(lambda out: bot.count(state, seat, left, out), int(bot.SIZE))
    t = state.tables
    kinds = [0.0] * len(KINDS)
    for objective in range(int(t.objectives)):
        if state.place[objective] == seat:
            kind = int(t.kind[objective])
            points = t.points[(state.edition * PLAYERS + state.count) * t.objectives + objective]
            kinds[kind] += time * (int(points) if kind < MAJORITY_COLOUR else 1)
    return [*map(float, has), *(one * time for one in has), has[int(bot.BUILT)] * time * time, float(left), *kinds]


def lead(values: Sequence[float], seat: int) -> float:
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def moments(preset: str, number: int, seed: int) -> Iterator[Row]:
    """Play games and yield some of their positions, as every seat has them."""
    game = games.load("quake")
    one = preset_of(game, preset)
    options, stray, greedy = resolve(game, one.seats, one.options), random.Random(seed), GreedyBot()
    for played in range(number):
        state = cast(City, game.start(one.seats, options))
        player, rng = RandomDriver(Rng(seed * 1_000_003 + played)), Rng(seed * 7_777 + played)
        found: list[tuple[list[list[float]], list[float]]] = []
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                player.settle(state)
                continue
            seat = int(lowest(state.pending) if state.actor == SEVERAL else state.actor)
            actions = legal(state, seat)
            if state.phases[state.phase].name == "enter" and stray.random() < LOOKED * 2 / one.seats:
                seats = range(one.seats)
                found.append(
                    (
                        [counted(state, each) for each in seats],
                        [int(game.evaluate(state, each)) / 100 for each in seats],
                    )
                )
            is_stray = stray.random() < STRAY
            state.apply(
                seat,
                stray.choice(actions) if is_stray else greedy.choose(state.view(seat), actions, rng, Budget(0, -1.0)),
            )
        points = read_numbers(state.scores, one.seats)
        for has, worth in found:
            for seat in range(one.seats):
                yield (
                    [lead(column, seat) for column in zip(*has, strict=True)],
                    lead(points, seat),
                    lead(worth, seat),
                    played,
                )


def solved(rows: Sequence[Row]) -> list[float]:
    """Return the weights of least squares: the normal equations, by elimination."""
    size = len(rows[0][0])
    matrix = [[0.0] * size + [0.0] for _ in range(size)]
    for has, end, _, _ in rows:
        for i, one in enumerate(has):
            if one:
                line = matrix[i]
                for k, other in enumerate(has):
                    line[k] += one * other
                line[size] += one * end
    for i in range(size):
        matrix[i][i] += PULL
    for i in range(size):
        for k in range(i + 1, size):
            factor = matrix[k][i] / matrix[i][i]
            if factor:
                matrix[k] = [one - factor * other for one, other in zip(matrix[k], matrix[i], strict=True)]
    weights = [0.0] * size
    for i in reversed(range(size)):
        weights[i] = (matrix[i][size] - sum(matrix[i][k] * weights[k] for k in range(i + 1, size))) / matrix[i][i]
    return weights


def explained(ends: Sequence[float], told: Sequence[float]) -> float:
    """Return how much of the variance of the lead at the end is told."""
    return 1 - sum((end - one) ** 2 for end, one in zip(ends, told, strict=True)) / sum(end * end for end in ends)


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Fit the weights of quake's evaluate to games of greedy against itself."
    )
    parser.add_argument("--games", type=int, default=400, help="of each preset (400)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    size = int(bot.SIZE)
    for presets in SIDES:
        rows = [row for preset in presets for row in moments(preset, chosen.games, chosen.seed)]
        known, rest = [row for row in rows if row[3] % 2 == 0], [row for row in rows if row[3] % 2]
        weights = solved(known)
        ends = [row[1] for row in rest]
        fitted = [sum(one * weight for one, weight in zip(row[0], weights, strict=True)) for row in rest]
        now = explained(ends, [row[2] for row in rest])
        print(
            f"{', '.join(presets)}: {len(rows)} positions; explained by evaluate {now:.3f}, by the fit "
            f"{explained(ends, fitted):.3f}"
        )
        one, two = 2 * size, 2 * size + 2
        for name, values in {
            "at end": weights[:size],
            "promise": weights[size:one],
            "founded, turn": weights[one:two],
            "kind": weights[two:],
        }.items():
            print(f"  {name}: {', '.join(str(round(100 * value)) for value in values)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
