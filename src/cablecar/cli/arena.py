"""Which bot is stronger."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.arguments import (
    BOTS_HELP,
    AsJson,
    ComponentFiles,
    GameName,
    OptionTexts,
    Players,
    PresetName,
    Processes,
    Seed,
    game_setup,
    parse_bot_names,
)
from cablecar.cli.sim import processors, progress_bar
from cablecar.kernel.errors import BadInput
from cablecar.modes import mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cablecar.lab.arena import Match, Record, Series, Stop
    from cablecar.lab.executors import Executor

BotNames = Annotated[str, typer.Option("--bots", metavar="BOT,BOT…", help=f"who meets whom: {BOTS_HELP}")]
HeroName = Annotated[str, typer.Option("--hero", metavar="BOT", help="only this one of them meets the others")]
GamesPerMatch = Annotated[
    int,
    typer.Option(
        "--games", metavar="N", min=1, help="games of a match at most, rounded up to whole deals: one from each seat"
    ),
]
IntervalWidth = Annotated[
    float, typer.Option("--until", metavar="WIDTH", min=0, max=1, help="a match ends when its interval is no wider")
]
IntervalBar = Annotated[
    float,
    typer.Option("--bar", metavar="SHARE", min=0, max=1, help="a match ends when its interval lies on one side of it"),
]
RecordFile = Annotated[
    Path | None, typer.Option("--records", metavar="FILE", help="keep every game here, and go on from what it holds")
]
CsvFile = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="write all games as a table")]
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="write a page with plots")]


def arena(
    game: GameName,
    bots: BotNames = "random,greedy,easy",
    hero: HeroName = "",
    games: GamesPerMatch = 100,
    seed: Seed = 1,
    players: Players = None,
    option: OptionTexts = None,
    preset: PresetName = None,
    components: ComponentFiles = None,
    until: IntervalWidth = 0.0,
    bar: IntervalBar = 0.0,
    records: RecordFile = None,
    csv: CsvFile = None,
    html: HtmlFile = None,
    processes: Processes = None,
    json: AsJson = False,
) -> None:
    """Let every bot meet every other: a hero against copies of one other bot, on the same deals, from every seat."""
    from cablecar.lab import arena as lab
    from cablecar.lab import records as files
    from cablecar.lab.executors import executor_of

    names = parse_bot_names("--bots", bots)
    chosen = game_setup(game, players, option, components, preset)
    if len(set(names)) < 2 and chosen.players > 1:
        raise BadInput(f"--bots {bots!r} names one bot: it has nobody to meet")
    if hero and hero not in names:
        raise BadInput(f"--hero {hero!r} is not one of --bots {bots!r}")
    series = lab.Series(chosen.game, chosen.options, chosen.players, seed)
    executor, stop = executor_of(processes or processors()), lab.Stop(until, bar)
    known = files.read_records(records, series) if records else []
    for target in (csv, html):
        if target:
            target.open("a").close()  # what can't be written is said before hours of play
    if records:
        files.check_writable(records)
    matches = lab.matches(names, chosen.players, hero)
    found = play_matches(series, matches, lab.whole_deals(games, chosen.players), known, executor, stop, records)
    for target, text in ((csv, files.csv_table), (html, lambda some: files.html_page(series, some))):
        if target:
            target.write_text(text(found), "utf-8", "replace")  # the name of a bot's file may have any bytes
    if json:
        from json import dumps

        print(dumps(files.summary(series, found)))
        return
    print_tables(series, found)


def play_matches(
    series: Series,
    matches: Sequence[Match],
    games: int,
    known: Sequence[Record],
    executor: Executor,
    stop: Stop,
    file: Path | None,
) -> list[Record]:
    """Play what the known records lack of each match, and keep each game in the file; return what a run that knew
    nothing would have played.
    """
    from cablecar.lab import arena as lab
    from cablecar.lab import records as files

    ours = {
        match: [one for one in known if one.match == match and one.deal * series.players + one.seat < games]
        for match in matches
    }
    found: list[Record] = []
    to_play = len(matches) * games - sum(map(len, ours.values()))
    with progress_bar(to_play, f"{series.game.slug}, {mode()}") as step:
        for match, played in ours.items():
            with closing(lab.contest(series, match, games, played, executor, stop)) as playing:
                for record in playing:
                    if file:
                        files.append_record(file, series, record)
                    played.append(record)
                    step()
            found += lab.as_played(played, series.players, stop)
    return found


def print_tables(series: Series, found: Sequence[Record]) -> None:
    """Print the bots, then the matches."""
    from rich.console import Console
    from rich.table import Table

    from cablecar.lab import records as files
    from cablecar.lab.arena import ratings, tallies

    strength = ratings(found, series.players)
    title = f"{series.game.slug}: {files.series_title(series)}, {len(found)} games, seed {series.seed}"
    first = Table(box=None, pad_edge=False)
    second = Table(box=None, pad_edge=False)
    first.add_column("bot")
    second.add_column("hero, against copies of")
    for name in ("wins", "95 % from", "to", "games", "rating ± 95 %"):
        first.add_column(name, justify="right")
        if not name.startswith("rating"):
            second.add_column(name, justify="right")
    for name, one in sorted(tallies(found).items(), key=lambda item: -item[1].share):
        first.add_row(
            name,
            f"{one.share:.1%}",
            f"{one.low:.1%}",
            f"{one.high:.1%}",
            str(one.games),
            files.rating_text(strength, name),
        )
    for match, one in files.by_match(found).items():
        second.add_row(
            f"{match.hero}, {match.other}", f"{one.share:.1%}", f"{one.low:.1%}", f"{one.high:.1%}", str(one.games)
        )
    console = Console(highlight=False, markup=False)
    console.print(title, markup=False, soft_wrap=True)
    console.print(first)
    if series.players > 1:  # who plays alone has met nobody
        console.print()
        console.print(second)
