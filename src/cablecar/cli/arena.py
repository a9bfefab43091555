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
    Seed,
    game_setup,
    parse_bot_names,
)
from cablecar.cli.sim import processors, progress_bar
from cablecar.kernel.errors import BadInput
from cablecar.modes import mode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cablecar.lab.arena import Record, Series


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT…", help=f"who meets whom: {BOTS_HELP}")
    ] = "random,greedy,easy",
    hero: Annotated[str, typer.Option("--hero", metavar="BOT", help="only this one of them meets the others")] = "",
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="N",
            min=1,
            help="games of a match at most, rounded up to whole deals: one from each seat",
        ),
    ] = 100,
    seed: Seed = 1,
    players: Players = None,
    option: OptionTexts = None,
    preset: PresetName = None,
    components: ComponentFiles = None,
    until: Annotated[
        float, typer.Option("--until", metavar="WIDTH", min=0, max=1, help="a match ends when its interval is no wider")
    ] = 0.0,
    bar: Annotated[
        float,
        typer.Option(
            "--bar", metavar="SHARE", min=0, max=1, help="a match ends when its interval lies on one side of it"
        ),
    ] = 0.0,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FILE", help="keep every game here, and go on from what it holds"),
    ] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="write all games as a table")] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="write a page with plots")] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes", metavar="N", min=1, max=256, help="at once; all processors if not given", show_default=False
        ),
    ] = None,
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
    games = lab.whole_deals(games, chosen.players)
    executor, stop = executor_of(processes or processors()), lab.Stop(until, bar)
    known = files.read_records(records, series) if records else []
    for target in (csv, html):
        if target:
            target.open("a").close()  # what can't be written is said before hours of play
    if records:
        files.check_writable(records)
    meant = lab.matches(names, chosen.players, hero)
    known = [
        record for record in known if record.match in meant and (record.deal * chosen.players + record.seat) < games
    ]
    found: list[Record] = []
    with progress_bar(len(meant) * games - len(known), f"{game}, {mode()}") as step:
        for match in meant:
            ours = [record for record in known if record.match == match]
            with closing(lab.contest(series, match, games, ours, executor, stop)) as playing:
                for record in playing:
                    if records:
                        files.append_record(records, series, record)
                    ours.append(record)
                    step()
            found += lab.as_played(
                ours, chosen.players, stop
            )  # whatever the file held: what is told is what a run without it would have played
    for target, text in ((csv, files.csv_table), (html, lambda some: files.html_page(series, some))):
        if target:
            target.write_text(text(found), "utf-8", "replace")  # the name of a bot's file may have any bytes
    if json:
        from json import dumps

        print(dumps(files.summary(series, found)))
        return
    print_tables(series, found)


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
