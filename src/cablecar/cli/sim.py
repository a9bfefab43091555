"""Many games between bots."""

from __future__ import annotations

import os
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, TypeVar

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
from cablecar.kernel.errors import BadInput
from cablecar.modes import mode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cablecar.cli.arguments import GameSetup
    from cablecar.lab.sim import EntrantResult

T = TypeVar("T")

MAX_GAMES_ALONE = 32  # games that are played before other processes would have started


def sim(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="BOT,BOT…", help=f"who plays, in other places from game to game: {BOTS_HELP}"),
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="how many games")] = 100,
    seed: Seed = 1,
    players: Players = None,
    option: OptionTexts = None,
    preset: PresetName = None,
    components: ComponentFiles = None,
    processes: Processes = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and say who wins how often. With more players than bots named the last bot takes the
    other seats.
    """
    from cablecar.lab import sim as lab

    names = parse_bot_names("--seats", seats)
    if players is None and preset is None:
        players = len(names)
    chosen = game_setup(game, players, option, components, preset)
    if len(names) > chosen.players:
        raise BadInput(f"--seats {seats!r} names {len(names)} bots for {chosen.players} players")
    names += names[-1:] * (chosen.players - len(names))
    if processes is None:
        processes = 1 if games <= MAX_GAMES_ALONE else processors()
    playing = lab.play_all(chosen.game, chosen.options, names, seed, games, processes)
    with progress_bar(games, f"{game}, {mode()}") as step, closing(playing):
        found = lab.entrant_results(names, step.each(playing), int(chosen.game.unit))
    if json:
        print_json(chosen, seed, games, found)
        return
    print_table(game, games, seed, found)


def print_json(setup: GameSetup, seed: int, games: int, found: list[EntrantResult]) -> None:
    """Print what was played, and the shares of wins with their intervals."""
    from json import dumps

    bots = [
        {"bot": one.bot, **{name: round(getattr(one, name), 6) for name in ("share", "low", "high", "points")}}
        for one in found
    ]
    summary = {
        "game": setup.game.slug,
        "mode": mode(),
        "players": setup.players,
        "options": dict(setup.options.texts),
        "components": setup.game.components.name,
        "seed": seed,
        "games": games,
        "bots": bots,
    }
    print(dumps(summary))


def print_table(game: str, games: int, seed: int, found: list[EntrantResult]) -> None:
    """Print the shares of wins with their intervals."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(
        box=None,
        pad_edge=False,
        title=Text(f"{game}: {games} games, seed {seed}"),
        title_justify="left",
        title_style="",
    )
    table.add_column("bot")
    for name in ("wins", "95 % from", "to", "points"):
        table.add_column(name, justify="right")
    for one in found:
        table.add_row(one.bot, f"{one.share:.1%}", f"{one.low:.1%}", f"{one.high:.1%}", f"{one.points:.1f}")
    Console(highlight=False, markup=False).print(table)


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class progress_bar:  # noqa: N801 - read as `with progress_bar(…):`
    """A bar on stderr while something long runs; nothing where nobody looks."""

    def __init__(self, total: int | None, title: str) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.total = total
        self.title = title

    def __enter__(self) -> progress_bar:
        self.progress.start()
        self.task = self.progress.add_task(self.title, total=self.total)
        return self

    def __exit__(self, *error: object) -> None:
        self.progress.stop()

    def __call__(self, count: int = 1) -> None:
        self.progress.advance(self.task, count)

    def each(self, things: Iterable[T]) -> Iterator[T]:
        """Pass things on, a step each."""
        for thing in things:
            yield thing
            self()
