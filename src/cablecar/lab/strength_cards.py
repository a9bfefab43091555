"""The strength card of a level: how it does against the next weaker bot, in the modes asked for; the same seed gives
the same shares on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from itertools import islice
from math import floor, log10
from pathlib import Path
from typing import Any

from cablecar import games
from cablecar.bots import BOTS, LEVELS
from cablecar.kernel.errors import BadInput
from cablecar.kernel.options import Options, resolve
from cablecar.kernel.state import Game
from cablecar.lab import records as files
from cablecar.lab.arena import Match, Record, Series, Stop, as_played, contest, deals, tally, whole_deals
from cablecar.lab.bot_fingerprint import fingerprint
from cablecar.lab.executors import Executor
from cablecar.modes import mode

NEXT_WEAKER = {"greedy": "random", "easy": "greedy", "club": "greedy", "expert": "club"}
ASKED_SHARES = {
    "greedy": (0.9, 0.85, 0.8, 0.8),
    "club": (0.7, 0.6, 0.5, 0.45),
}  # what is asked of a level with 2, 3, 4, 5 players
DEFAULT_MAX_GAMES = 200  # games of a row, if nobody says
CARD_FILE = "strength.json"
THE_GAME = "the game itself"


@dataclass(frozen=True)
class CardRow:
    """One mode of a game: how often the level won there, what that is as a rating above the other bot, and how long it
    thought.
    """

    players: int
    options: dict[str, str]
    games: int
    share: float
    low: float
    high: float
    bar: float  # the share that is asked of the level, or 0
    rating: int
    rating_low: int
    rating_high: int
    seconds: float  # of processor time per decision, on the machine that played
    most: int = 0  # games that were allowed, where nothing decides before; 0: a row from before this was noted


@dataclass(frozen=True)
class CertifiedLevel:
    """What is known of a level in one game."""

    level: str
    against: str
    version: int  # of the rules
    components: str
    fingerprint: str  # of the level, as it played: see lab/bot_fingerprint.py
    simulations: int
    seed: int
    mode: str
    rows: list[CardRow]


def asked_share(level: str, players: int) -> float:
    """Return the share of wins that a level should reach, or 0: its games end as soon as the interval lies on one side
    of it.
    """
    if players == 1:
        return 0.6 if level == "club" else 0.0
    return ASKED_SHARES[level][min(players, 5) - 2] if level in ASKED_SHARES else 0.0


def certify_level(
    game: Game,
    level: str,
    modes: Sequence[tuple[int, Options]],
    number: int,
    seed: int,
    executor: Executor,
    records: Path | None = None,
) -> Generator[None, None, CertifiedLevel]:
    """Play what is missing of every mode, so many games in whole deals, and return the card; yield after every game."""
    if level not in NEXT_WEAKER:
        raise BadInput(f"{level!r} has no strength card: {', '.join(NEXT_WEAKER)} have")
    rows = []
    for players, options in modes:
        series = Series(game, options, players, seed)
        match = Match(level, NEXT_WEAKER[level] if players > 1 else level)
        known = files.read_records(records, series) if records else []
        most = whole_deals(number, players)
        wanted = set(islice(deals(players), most))
        stop = Stop(bar=asked_share(level, players)) if records else Stop()
        found = [record for record in known if record.match == match and (record.deal, record.seat) in wanted]
        with closing(contest(series, match, most, found, executor, stop)) as playing:
            for record in playing:
                if records:
                    files.append_record(records, series, record)
                found.append(record)
                yield
        rows.append(card_row(game, players, options, as_played(found, players, stop), stop.bar, most))
    simulations = int(getattr(game.thinking, level)) if level in LEVELS else 0
    return CertifiedLevel(
        level,
        NEXT_WEAKER[level],
        int(game.version),
        game.components.name,
        fingerprint(game, level),
        simulations,
        seed,
        mode(),
        rows,
    )


def finished(playing: Generator[None, None, CertifiedLevel], step: Callable[[], None]) -> CertifiedLevel:
    """Play everything, with a step after every game, and return the card."""
    with closing(playing):
        while True:
            try:
                next(playing)
            except StopIteration as end:
                card: CertifiedLevel = end.value
                return card
            step()


def card_row(game: Game, players: int, options: Options, records: Sequence[Record], bar: float, most: int) -> CardRow:
    """Return what some games say, of so many that were allowed."""
    one = tally(records)
    others = max(int(game.start(players, options).parties()) - 1, 1)
    points = [rating(share, others, one.games) for share in (one.share, one.low, one.high)]
    seconds = sum(record.seconds for record in records) / max(sum(record.decisions for record in records), 1)
    shares = [round(share, 4) for share in (one.share, one.low, one.high)]
    return CardRow(
        players,
        files.options_given(game, options),
        one.games,
        shares[0],
        shares[1],
        shares[2],
        bar,
        points[0],
        points[1],
        points[2],
        round(seconds, 4),
        most,
    )


def rating(share: float, others: int, number: int) -> int:
    """Return how far above the others one is who wins such a share against so many of them, on the scale of chess;
    bounded by half a game.
    """
    least = 0.5 / number
    share = min(max(share, least), 1 - least)
    return round(400 * log10(share * others / (1 - share)))


def opponent(game: Game, card: CertifiedLevel, one: CardRow) -> str:
    """Return who a row was played against: the next weaker bot, or who plays without a seat, if anybody does."""
    if one.players > 1:
        return card.against
    return ", ".join(game.rival_names(one.players, resolve(game, one.players, one.options)))


def read_cards(folder: Path) -> dict[str, CertifiedLevel]:
    """Return the cards of a game by level: those that were written."""
    file = folder / CARD_FILE
    told: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {
        level: CertifiedLevel(**{**told[level], "rows": [CardRow(**one) for one in told[level]["rows"]]})
        for level in BOTS
        if level in told
    }


def write_card(folder: Path, card: CertifiedLevel) -> Path:
    """Put a card beside a game's others; modes that it leaves out stay as they were if the same bot played them."""
    kept = read_cards(folder)
    old = kept.get(card.level)
    if old and replace(old, rows=[], mode="") == replace(card, rows=[], mode=""):
        ways = [(one.players, one.options) for one in card.rows]
        more = [one for one in old.rows if (one.players, one.options) not in ways]
        card = replace(
            card, rows=sorted([*card.rows, *more], key=lambda one: (sorted(one.options.items()), one.players))
        )
    kept[card.level] = card
    (folder / CARD_FILE).write_text(
        json.dumps({level: asdict(kept[level]) for level in BOTS if level in kept}, indent=1) + "\n", "utf-8"
    )
    return folder / CARD_FILE


def strength_document() -> str:
    """Return docs/strength.md: all cards of the games that come with Cablecar."""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `cablecar certify GAME LEVEL` from the games' `strength.json`: one bot of a level against "
        "copies of the next weaker one, or alone",
        "against a rival without a seat, like quake's `committee`; the same deals from every seat, without a guard "
        "on time, so that the same seed",
        "gives the same shares on any machine. “even” is the share of each where all are equally strong, a rival "
        "without a seat among them.",
        "The page calls `greedy` “quick”; the other names are the same. Where a share is asked of a level, its "
        "games end when the 95 % interval",
        f"lies on one side of it, at the latest after as many as were allowed: whole deals, in the column after "
        f"“of”, and {DEFAULT_MAX_GAMES} where none are named.",
        "After every deal it is asked anew, so luck has many chances: of bots that are exactly as good as what is "
        "asked about one in eight is “reached”,",
        "of those five points below it one in forty; where one plays alone one in six and one in twenty.",
        "The rating is the lead over the other bot on the scale of chess; seconds are processor time per decision "
        "where the games were played. Every",
        "game is a line in `benchmarks/results/GAME.jsonl`, from which `certify` goes on; games of a bot that was "
        "changed since don't",
        "count there. A row here stays until its level is certified again: `fingerprint` in `strength.json` names the "
        "bot that played it.",
        "",
    ]
    for slug in games.slugs():
        game = games.load(slug)
        found = read_cards(games.folder(slug)) if games.folder(slug).parent == Path(games.__file__).parent else {}
        if found:
            lines += [
                f"## {slug}",
                "",
                "| level | against | players | wins | 95 % | even | asked | rating | games | simulations | seconds "
                "| played | rules |",
            ]
            lines += ["|---|---|---|---|---|---|---|---|---|---|---|---|---|"]
        for card in found.values():
            for one in card.rows:
                way = ", ".join([str(one.players), *(f"{name} {value}" for name, value in one.options.items())])
                lines.append(
                    f"| {card.level} | {opponent(game, card, one) or THE_GAME} | {way} | {hundredths(one.share)} | "
                    f"{hundredths(one.low)}–{hundredths(one.high)} "
                    f"| {hundredths(even(game, one))} | {verdict(one)} "
                    f"| {one.rating:+d} ({one.rating_low:+d} … {one.rating_high:+d}) | "
                    f"{one.games}{f' of {one.most}' if one.most else ''} "
                    f"| {card.simulations or '–'} | {one.seconds:.3f} "
                    f"| {card.mode}, seed {card.seed} | {card.version} |"
                )
        lines += [""] if found else []
    return "\n".join(lines)


def even(game: Game, one: CardRow) -> float:
    """Return what everybody wins where all are equally strong."""
    return 1 / int(game.start(one.players, resolve(game, one.players, one.options)).parties())


def hundredths(share: float) -> str:
    """Return a share in hundredths; a half is rounded up, by the same arithmetic as on the page, so that both say the
    same.
    """
    return f"{floor(share * 100 + 0.5)}%"


def verdict(one: CardRow) -> str:
    """Return the share that was asked, and what the games say about it."""
    if one.bar == 0:
        return "–"
    return f"{one.bar:.0%}, {'reached' if one.low >= one.bar else 'missed' if one.high < one.bar else 'open'}"
