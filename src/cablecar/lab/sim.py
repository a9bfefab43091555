"""Many games between bots: who wins how often, and with how many points. No text, log or I/O in here."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import sqrt

from cablecar.kernel.bits import lowest
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.options import Options
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State
from cablecar.kernel.state_queries import legal, read_numbers
from cablecar.lab.executors import executor_of
from cablecar.own_bots import load_bot

Z_95 = 1.959964  # of a 95 % interval
GAMES_PER_CHUNK = 16  # games a process plays before it reports


@dataclass(frozen=True)
class SeatedDeal:
    """One game: its seed, and which entrant sits on which seat."""

    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """The points and places of the entrants, in their order; the places of rivals follow."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    def shares(self, entrants: int) -> list[float]:
        """Return each entrant's part of the win: those in first place share it."""
        winners = self.places.count(1)
        return [1 / winners if self.places[entrant] == 1 else 0.0 for entrant in range(entrants)]


@dataclass(frozen=True)
class EntrantResult:
    """How one entrant has done."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    points: float


def deal_seed(seed: int, number: int) -> int:
    """Return the seed of one deal of a series."""
    return (seed * 1_000_003 + number) % 2**57


def seated_deal(seed: int, game: int, entrants: int) -> SeatedDeal:
    """Return one game of a series; in each the entrants sit one seat further on."""
    return SeatedDeal(deal_seed(seed, game), tuple((seat + game) % entrants for seat in range(entrants)))


def play_game(game: Game, options: Options, bots: Sequence[Bot], deal: SeatedDeal) -> Result:
    """Play one game; the bots are the entrants."""
    seats = len(deal.seating)
    player = RandomDriver(Rng(deal.seed))
    streams = [Rng(deal.seed * 16 + 1 + entrant) for entrant in range(seats)]
    budget = Budget(0, -1.0)  # no guard: the result must not hang on the machine
    state = game.start(seats, options)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            player.settle(state)
            continue
        seat = lowest(state.pending) if state.actor == SEVERAL else state.actor
        entrant = deal.seating[seat]
        state.apply(seat, bots[entrant].choose(state.view(seat), legal(state, int(seat)), streams[entrant], budget))
    return _result(state, deal.seating)


def _result(state: State, seating: tuple[int, ...]) -> Result:
    points, places = read_numbers(state.scores, int(state.parties())), read_numbers(state.places, int(state.parties()))
    order = [seating.index(entrant) for entrant in range(len(seating))]
    rivals = list(range(len(seating), int(state.parties())))
    return Result(
        tuple(int(points[party]) for party in order + rivals), tuple(int(places[party]) for party in order + rivals)
    )


def play_some(work: tuple[Game, Options, Sequence[str], int, range]) -> list[Result]:
    """Play some games of a series in this process, each with new bots: what one remembers must not hang on the number
    of processes.
    """
    game, options, names, seed, some = work
    return [
        play_game(game, options, [load_bot(name) for name in names], seated_deal(seed, number, len(names)))
        for number in some
    ]


def play_all(
    game: Game, options: Options, names: Sequence[str], seed: int, games: int, processes: int = 1
) -> Generator[Result, None, None]:
    """Play a series and yield its results in order; they do not depend on the number of processes, of which no more
    start than there is work.
    """
    executor = executor_of(min(processes, -(-games // GAMES_PER_CHUNK)))
    chunk = GAMES_PER_CHUNK if processes > 1 else 1  # alone, every game is told at once
    some = (range(first, min(first + chunk, games)) for first in range(0, games, chunk))
    with closing(executor.run(play_some, ((game, options, tuple(names), seed, each) for each in some))) as playing:
        for results in playing:
            yield from results


def entrant_results(names: Sequence[str], results: Iterable[Result], unit: int = 1) -> list[EntrantResult]:
    """Return how each entrant has done, in their order."""
    games, won, points = 0, [0.0] * len(names), [0] * len(names)
    for result in results:
        games += 1
        for entrant, share in enumerate(result.shares(len(names))):
            won[entrant] += share
            points[entrant] += result.points[entrant]
    least = max(games, 1)
    return [
        EntrantResult(name, games, won[i] / least, *wilson(won[i], games), points[i] / least / unit)
        for i, name in enumerate(names)
    ]


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % score interval of a share (Wilson 1927)."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = won / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
