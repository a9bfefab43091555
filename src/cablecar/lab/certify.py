"""The strength card of a level: how it does against the next weaker bot, in the modes asked for; the same seed gives the same shares on any machine."""
from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice
from math import log10
from pathlib import Path
from time import process_time
from typing import Any

from cablecar import games
from cablecar.bots import BOTS, LEVELS
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.errors import BadInput
from cablecar.kernel.options import Options
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, View
from cablecar.lab.arena import deals
from cablecar.lab.crew import Crew
from cablecar.lab.sim import Job, deal, play, wilson
from cablecar.modes import mode
from cablecar.own import bot_called

AGAINST = {"greedy": "random", "easy": "greedy", "club": "greedy", "expert": "club"}
FILE = "strength.json"


@dataclass(frozen=True)
class Row:
    """One mode of a game: how often the level won there, what that is as a rating above the other bot, and how long it thought."""

    players: int
    options: dict[str, str]
    games: int
    share: float
    low: float
    high: float
    rating: int
    rating_low: int
    rating_high: int
    seconds: float  # of processor time per decision, on the machine that played


@dataclass(frozen=True)
class Card:
    """What is known of a level in one game."""

    level: str
    against: str
    version: int  # of the rules
    components: str
    simulations: int
    seed: int
    mode: str
    rows: list[Row]


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


@dataclass(frozen=True)
class Work:
    """One game that is to be played."""

    game: Game
    options: Options
    players: int
    level: str
    seed: int
    deal: int
    seat: int


def play_one(work: Work) -> tuple[float, int, float]:
    """Play one game; return the level's share of the win, its decisions and its seconds."""
    hero = Timed(bot_called(work.level))
    bots = [hero, *(bot_called(AGAINST[work.level]) for _ in range(work.players - 1))]
    seating = tuple((at - work.seat) % work.players for at in range(work.players))
    result = play(work.game, work.options, bots, Job(deal(work.seed, work.deal), seating))
    return result.shares(work.players)[0], hero.decisions, hero.seconds


def certify(game: Game, level: str, modes: Sequence[tuple[int, Options]], number: int, seed: int, crew: Crew) -> Generator[None, None, Card]:
    """Play every mode and return the card; yield after every game."""
    if level not in AGAINST:
        raise BadInput(f"{level!r} has no strength card: {', '.join(AGAINST)} have")
    rows = []
    for players, options in modes:
        work = [Work(game, options, players, level, seed, number_, seat) for number_, seat in islice(deals(players), number)]
        shares, decisions, seconds = 0.0, 0, 0.0
        with closing(crew.do(play_one, work)) as playing:
            for share, more, spent in playing:
                shares, decisions, seconds = shares + share, decisions + more, seconds + spent
                yield
        rows.append(row(game, players, options, number, shares, seconds / max(decisions, 1)))
    simulations = LEVELS[level][0] if level in LEVELS else 0
    return Card(level, AGAINST[level], int(game.version), game.components.name, simulations, seed, mode(), rows)


def finished(playing: Generator[None, None, Card], step: Callable[[], None]) -> Card:
    """Play everything, with a step after every game, and return the card."""
    with closing(playing):
        while True:
            try:
                next(playing)
            except StopIteration as end:
                card: Card = end.value
                return card
            step()


def row(game: Game, players: int, options: Options, number: int, shares: float, seconds: float) -> Row:
    """Return what some games say."""
    defaults = {option.name: option.default for option in game.options}
    given = {name: value for name, value in options.texts.items() if value != defaults[name]}
    low, high = wilson(shares, number)
    others = max(int(game.start(players, options).parties()) - 1, 1)
    points = [rating(one, others, number) for one in (shares / number, low, high)]
    return Row(players, given, number, round(shares / number, 4), round(low, 4), round(high, 4), points[0], points[1], points[2], round(seconds, 4))


def rating(share: float, others: int, number: int) -> int:
    """Return how far above the others one is who wins such a share against so many of them, on the scale of chess; bounded by half a game."""
    least = 0.5 / number
    share = min(max(share, least), 1 - least)
    return round(400 * log10(share * others / (1 - share)))


def cards(folder: Path) -> dict[str, Card]:
    """Return the cards of a game by level: those that were written."""
    file = folder / FILE
    told: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {level: Card(**{**told[level], "rows": [Row(**one) for one in told[level]["rows"]]}) for level in BOTS if level in told}


def write(folder: Path, card: Card) -> Path:
    """Put a card beside a game's others."""
    kept = {**cards(folder), card.level: card}
    (folder / FILE).write_text(json.dumps({level: asdict(kept[level]) for level in BOTS if level in kept}, indent=1) + "\n", "utf-8")
    return folder / FILE


def document() -> str:
    """Return docs/strength.md: all cards of the games that come with Cablecar."""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `cablecar certify GAME LEVEL` from the games' `strength.json`: one bot of a level against copies of the next weaker one,",
        "the same deals from every seat, without a guard on time, so that the same seed gives the same shares on any machine. An even share is",
        "1 / players. The rating is the lead over the other bot on the scale of chess, with its 95 % interval; seconds are processor time per",
        "decision where the games were played.",
        "",
    ]
    for slug in games.slugs():
        found = cards(games.folder(slug)) if games.folder(slug).parent == Path(games.__file__).parent else {}
        if found:
            lines += [f"## {slug}", "", "| level | against | players | wins | 95 % | rating | games | simulations | seconds | played | rules |"]
            lines += ["|---|---|---|---|---|---|---|---|---|---|---|"]
        for card in found.values():
            for one in card.rows:
                way = ", ".join([str(one.players), *(f"{name} {value}" for name, value in one.options.items())])
                lines.append(
                    f"| {card.level} | {card.against if one.players > 1 else 'the rules'} | {way} | {one.share:.0%} | {one.low:.0%}–{one.high:.0%} "
                    f"| {one.rating:+d} ({one.rating_low:+d} … {one.rating_high:+d}) | {one.games} | {card.simulations or '–'} | {one.seconds:.3f} "
                    f"| {card.mode}, seed {card.seed} | {card.version} |"
                )
        lines += [""] if found else []
    return "\n".join(lines)
