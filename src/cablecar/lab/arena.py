"""Which bot is stronger, and how sure is that: one hero against copies of another bot, on equal deals, from every seat.

A record is one game. Records are keyed by what they were played with, so that a series which was interrupted goes on
where it stopped, and two series with the same seed agree. No text and no files in here.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count, islice, permutations
from math import exp, log, log10, sqrt
from time import process_time

from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.options import Options
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, View
from cablecar.lab.executors import Executor
from cablecar.lab.sim import Z_95, SeatedDeal, deal_seed, play_game, wilson
from cablecar.own_bots import load_bot

RATING_ITERATIONS = 200  # of the rating's iteration
PULL_TO_MEAN = 0.05  # to the mean, weak: it keeps a bot that always wins finite


@dataclass(frozen=True, order=True)
class Match:
    """One hero against copies of another bot."""

    hero: str
    other: str


@dataclass(frozen=True)
class Record:
    """One game of a match: which deal, on which seat the hero sat, his part of the win, everybody's points (the hero's
    first).

    How often he had a choice, and the processor time he took for it, differ from machine to machine and make no other
    record.
    """

    match: Match
    deal: int
    seat: int
    share: float
    points: tuple[int, ...]
    decisions: int = field(default=0, compare=False)
    seconds: float = field(default=0.0, compare=False)


@dataclass(frozen=True)
class Tally:
    """How a hero has done: his mean share of the win with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Stop:
    """When a match is decided before its last game: the interval is narrow enough, or it lies on one side of a bar."""

    width: float = 0.0
    bar: float = 0.0

    def ends(self, tally: Tally) -> bool:
        """Tell whether nothing more needs to be played."""
        if self.width > 0 and tally.high - tally.low <= self.width:
            return True
        return self.bar > 0 and tally.games > 0 and (tally.low >= self.bar or tally.high < self.bar)


@dataclass(frozen=True)
class Series:
    """What all games of an arena have in common."""

    game: Game
    options: Options
    players: int
    seed: int


class Timed(Bot):
    """Measures how long another bot thinks where it has a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, legal: list[int], rng: Rng, budget: Budget) -> int:
        started = process_time()
        action = self.bot.choose(view, legal, rng, budget)
        if len(legal) > 1:
            self.decisions += 1
            self.seconds += process_time() - started
        return action


def matches(bots: Sequence[str], players: int, hero: str = "") -> list[Match]:
    """Return everybody against everybody else, each once as hero, or one hero against all others; where one plays
    alone, each bot with itself.
    """
    pairs = permutations(dict.fromkeys(bots), 2) if players > 1 else ((one, one) for one in dict.fromkeys(bots))
    return [Match(one, other) for one, other in pairs if hero in ("", one)]


def deals(players: int) -> Generator[tuple[int, int], None, None]:
    """Yield deal and seat: the hero plays every deal from every seat."""
    for deal in count():
        for seat in range(players):
            yield deal, seat


def whole_deals(games: int, players: int) -> int:
    """Return how many games it takes to end no deal before it was played from every seat."""
    return -(-games // players) * players


def play_one(work: tuple[Series, Match, int, int]) -> Record:
    """Play one game. The same deal has the same chance stream whoever plays it. A share is as exact as a file keeps it,
    whether it was in one or not.
    """
    series, match, deal, seat = work
    players = series.players
    hero = Timed(load_bot(match.hero))
    bots = [hero, *(load_bot(match.other) for _ in range(players - 1))]
    seating = tuple((at - seat) % players for at in range(players))
    result = play_game(series.game, series.options, bots, SeatedDeal(deal_seed(series.seed, deal), seating))
    return Record(match, deal, seat, round(result.shares(players)[0], 6), result.points, hero.decisions, hero.seconds)


def contest(
    series: Series, match: Match, games: int, known: Iterable[Record], executor: Executor, stop: Stop
) -> Generator[Record, None, None]:
    """Play what is missing of a match and yield it, until it is complete or decided: in the order of its deals,
    whichever of them are known.
    """
    wanted = list(islice(deals(series.players), games))
    done = {(record.deal, record.seat): record for record in known if record.match == match}
    missing = [(series, match, deal, seat) for deal, seat in wanted if (deal, seat) not in done]
    played: list[Record] = []
    with closing(executor.run(play_one, missing)) as playing:
        for place in wanted:
            record = done.get(place)
            if record is None:
                record = next(playing)
                yield record
            played.append(record)
            if is_decided(played, series.players, stop):
                return


def is_decided(played: Sequence[Record], players: int, stop: Stop) -> bool:
    """Tell whether a match may end here: only after whole deals, so that no seat is played more often."""
    may_end = stop.width > 0 or stop.bar > 0
    return may_end and len(played) % players == 0 and len(played) >= 10 * players and stop.ends(tally(played))


def as_played(records: Iterable[Record], players: int, stop: Stop) -> list[Record]:
    """Return records in the order of their deals, without those that nobody would have played who stops where it is
    decided.
    """
    played: list[Record] = []
    for record in sorted(records, key=lambda one: (one.deal, one.seat)):
        if is_decided(played, players, stop):
            break
        played.append(record)
    return played


def tally(records: Sequence[Record]) -> Tally:
    """Return the mean share of some games' heroes."""
    won, games = sum(record.share for record in records), len(records)
    low, high = wilson(won, games)
    return Tally(games, won / games if games else 0.0, low, high)


def tallies(records: Sequence[Record]) -> dict[str, Tally]:
    """Return how each bot did as hero, over all its matches."""
    heroes = dict.fromkeys(record.match.hero for record in records)
    return {hero: tally([record for record in records if record.match.hero == hero]) for hero in heroes}


@dataclass(frozen=True)
class Rating:
    """A bot's strength on the scale of chess, with the half width of its 95 % interval; the mean of all bots is 0."""

    points: float
    half: float


def ratings(records: Sequence[Record], players: int) -> dict[str, Rating]:
    """Return the strengths under which the results are likeliest, if a hero of strength h wins against n copies of
    strength o with h / (h + n·o).

    Who plays alone meets no bot and has none.
    """
    records = [record for record in records if record.match.hero != record.match.other]
    bots = list(dict.fromkeys(name for record in records for name in (record.match.hero, record.match.other)))
    if not bots:
        return {}
    strength = dict.fromkeys(bots, 0.0)  # natural logarithms
    crowd = log(max(players - 1, 1))
    for _ in range(RATING_ITERATIONS):
        slope, bend = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, PULL_TO_MEAN)
        for record in records:
            hero, other = record.match.hero, record.match.other
            expected = 1 / (1 + exp(crowd + strength[other] - strength[hero]))
            for name, sign in ((hero, 1), (other, -1)):
                slope[name] += sign * (record.share - expected)
                bend[name] += expected * (1 - expected)
        for name in bots:
            strength[name] += (slope[name] - PULL_TO_MEAN * strength[name]) / bend[name] / 2
        middle = sum(strength.values()) / len(bots)
        strength = {name: value - middle for name, value in strength.items()}
    scale = 400 * log10(exp(1))
    variances = spread(bots, records, strength, crowd)
    return {name: Rating(scale * strength[name], scale * Z_95 * sqrt(variances[name])) for name in bots}


def spread(
    bots: Sequence[str], records: Sequence[Record], strength: dict[str, float], crowd: float
) -> dict[str, float]:
    """Return the variance of each strength about the mean of all: what the games say of it, whatever they leave open
    about the others.
    """
    places = {name: place for place, name in enumerate(bots)}
    known = [[1 / len(bots)] * len(bots) for _ in bots]  # that their mean is 0 is known
    for name in bots:
        known[places[name]][places[name]] += PULL_TO_MEAN
    for record in records:
        hero, other = record.match.hero, record.match.other
        expected = 1 / (1 + exp(crowd + strength[other] - strength[hero]))
        for one in (hero, other):
            for two in (hero, other):
                known[places[one]][places[two]] += expected * (1 - expected) * (1 if one == two else -1)
    found, mean = inverse(known), 1 / (1 + PULL_TO_MEAN) / len(bots)
    return {name: found[place][place] - mean for name, place in places.items()}


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a symmetric, positive matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(at == place) for at in range(size))] for place, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                rows[other] = [value - rows[other][at] * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
