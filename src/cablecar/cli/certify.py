"""How strong a level is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.arguments import GameName, Processes, Seed, game_setup
from cablecar.cli.sim import processors, progress_bar
from cablecar.modes import mode

if TYPE_CHECKING:
    from cablecar.kernel.state import Game
    from cablecar.lab.strength_cards import CertifiedLevel

LevelName = Annotated[str, typer.Argument(metavar="LEVEL", help="greedy, easy, club or expert", show_default=False)]
ModeGames = Annotated[
    int,
    typer.Option(
        "--games", metavar="N", min=1, help="games in each mode at most, rounded up to whole deals: one from each seat"
    ),
]
PresetNames = Annotated[
    list[str] | None,
    typer.Option(
        "--preset",
        metavar="NAME",
        help="a mode, may be repeated; else the fewest and the most players",
        show_default=False,
    ),
]
LevelRecords = Annotated[
    Path | None,
    typer.Option(
        "--records",
        metavar="FILE",
        help="keep games here and go on from them; in a checkout benchmarks/results/GAME.jsonl",
        show_default=False,
    ),
]


def certify(
    game: GameName,
    level: LevelName,
    games: ModeGames = 200,
    seed: Seed = 1,
    preset: PresetNames = None,
    records: LevelRecords = None,
    processes: Processes = None,
) -> None:
    """Let a level play against the next weaker bot and write its strength card into the game's folder; in a checkout
    docs/strength.md too.
    """
    from cablecar import games as found
    from cablecar.lab import records as files
    from cablecar.lab import strength_cards as cards
    from cablecar.lab.arena import whole_deals
    from cablecar.lab.executors import executor_of
    from cablecar.modes import ROOT

    plain = game_setup(game, None, None, None, None).game
    counts = sorted({int(plain.least), int(plain.most)})
    ways = (
        [game_setup(game, None, None, None, name) for name in preset]
        if preset
        else [game_setup(game, count, None, None, None) for count in counts]
    )
    if records is None and (ROOT / "benchmarks").is_dir() and found.folder(game).is_relative_to(ROOT / "src"):
        records = ROOT / "benchmarks" / "results" / f"{game}.jsonl"
    if records:
        files.check_writable(records)
    ways = [way for place, way in enumerate(ways) if way not in ways[:place]]
    playing = cards.certify_level(
        plain,
        level,
        [(way.players, way.options) for way in ways],
        games,
        seed,
        executor_of(processes or processors()),
        records,
    )
    with progress_bar(sum(whole_deals(games, way.players) for way in ways), f"{game}, {mode()}") as step:
        card = cards.finished(playing, step)
    file = cards.write_card(found.folder(game), card)
    document = ROOT / "docs" / "strength.md"
    if document.parent.is_dir():
        document.write_text(cards.strength_document(), "utf-8")
    print_card(plain, card)
    print(f"written: {file}")


def print_card(game: Game, card: CertifiedLevel) -> None:
    """Print a line for each mode of a strength card."""
    from cablecar.lab.strength_cards import THE_GAME, opponent

    for row in card.rows:
        rated = f"{row.rating:+d} ({row.rating_low:+d} to {row.rating_high:+d})"
        players = f"{row.players} player{'s' if row.players > 1 else ''}"
        way = ", ".join([players, *(f"{name} {value}" for name, value in row.options.items())])
        against = opponent(game, card, row) or THE_GAME
        print(
            f"{card.level} against {against}, {way}: {row.share:.1%} ({row.low:.1%} to {row.high:.1%}), {rated}, "
            f"{row.seconds:.2f} s"
        )
