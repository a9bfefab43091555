"""Whether a game keeps the contract, whether both modes agree, and how fast it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.arguments import (
    AsJson,
    ComponentFiles,
    GameName,
    GameSetup,
    OptionTexts,
    Players,
    PresetName,
    Seed,
    game_setup,
    game_setups,
    warn,
)
from cablecar.modes import mode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cablecar.kernel.check import Report


def check(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=0, help="games that are checked state by state, for each count and preset"
        ),
    ] = 20,
    every: Annotated[
        int, typer.Option("--every", metavar="K", min=1, help="what is dear runs on every K-th state")
    ] = 1,
    playouts: Annotated[
        int,
        typer.Option(
            "--playouts", metavar="N", min=0, help="random games more, without views: pieces at the end of each"
        ),
    ] = 0,
    seed: Seed = 1,
    players: Players = None,
    option: OptionTexts = None,
    preset: PresetName = None,
    components: ComponentFiles = None,
) -> int:
    """Check that a game keeps the kernel's contract; without --players or --preset all of them."""
    from cablecar.cli.sim import progress_bar
    from cablecar.kernel.check import Report

    total = Report(game)
    with progress_bar(None, f"check {game}, {mode()}") as step:
        wanted, is_all = (
            game_setups(game, players, option, components, preset),
            players is None and preset is None and not option,
        )
        for name, report in _checked(wanted, games, every, playouts, seed, is_all):
            rest = (f", every {every} states" if every > 1 else "") + (
                f", {report.playouts} play-outs" if report.playouts else ""
            )
            print(_line(f"{game}, {name}", report) + rest, flush=True)
            for fault in report.faults:
                warn(fault)
            total.add(report)
            step()
    if total.playouts:
        print(f"{total.playouts} play-outs without views")
    print(_line(game, total))
    return 1 if total.faults else 0


def _line(what: str, report: Report) -> str:
    return (
        f"check {what}: {report.games} games, {report.states} states, {report.views} views compared, "
        f"{len(report.faults)} faults"
    )


def _checked(
    wanted: list[GameSetup], games: int, every: int, playouts: int, seed: int, is_all: bool
) -> Iterator[tuple[str, Report]]:
    """Check every way a game is played, or those that were named."""
    from cablecar.kernel.check import check_all, check_game, check_playouts

    if is_all:
        yield from check_all(wanted[0].game, games=games, every=every, playouts=playouts, seed=seed)
        return
    for one in wanted:
        report = check_game(one.game, one.players, dict(one.options.texts), games=games, every=every, seed=seed)
        if playouts:
            report.add(check_playouts(one.game, one.players, dict(one.options.texts), playouts=playouts, seed=seed))
        defaults = {option.name: option.default for option in one.game.options}
        yield (
            f"{one.players} seats"
            + "".join(f" {name}={value}" for name, value in one.options.texts.items() if value != defaults[name]),
            report,
        )


def print_trace(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="random games for each count and preset")
    ] = 100,
    seed: Seed = 1,
    players: Players = None,
    option: OptionTexts = None,
    preset: PresetName = None,
    components: ComponentFiles = None,
) -> None:
    """Print one hash over all words and scores of random games: equal in both modes, on every machine."""
    from hashlib import sha256

    from cablecar.kernel import play

    hasher = sha256()
    wanted = game_setups(game, players, option, components, preset)
    for one in wanted:
        words = "\n".join(one.game.vocabulary.words)
        hasher.update(
            f"{one.players} {dict(one.options.texts)} {words} "
            f"{play.trace(one.game, one.players, one.options, seed, games)}\n".encode()
        )
    print(f"trace {game}: {games * len(wanted)} games, seed {seed}, {hasher.hexdigest()[:16]}")


def bench(
    game: GameName,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="T", min=0.01, max=3600, help="how long each measurement takes")
    ] = 1.0,
    seed: Seed = 1,
    players: Players = None,
    option: OptionTexts = None,
    preset: PresetName = None,
    components: ComponentFiles = None,
    json: AsJson = False,
) -> None:
    """Measure decisions per second in random games, and copies of a state per second."""
    from time import perf_counter

    from cablecar.kernel import play
    from cablecar.kernel.rng import Rng

    one = game_setup(game, players, option, components, preset)
    decisions, games, started, spent = 0, 1, perf_counter(), 0.0
    while spent < seconds:
        decisions += int(play.playouts(one.game, one.players, one.options, seed + games, games).decisions)
        spent = perf_counter() - started
        games = min(games * 2, 4096)
    per_second = decisions / spent
    state = one.game.start(one.players, one.options)
    player = play.RandomDriver(Rng(seed))
    player.playout(state)
    half, state = player.events // 2, one.game.start(one.players, one.options)
    player = play.RandomDriver(Rng(seed))
    while player.events < half:
        player.step(state)
    copied, count, started, spent = 0, 100, perf_counter(), 0.0
    while spent < seconds:
        play.copies(state, count)
        copied += count
        spent = perf_counter() - started
        count = min(count * 2, 1_000_000)
    found = {
        "game": game,
        "mode": mode(),
        "players": one.players,
        "decisions_per_second": round(per_second),
        "copies_per_second": round(copied / spent),
    }
    if json:
        from json import dumps

        print(dumps(found))
    else:
        print(
            f"{game}, {one.players} players, {mode()}: {per_second:,.0f} decisions and {copied / spent:,.0f} "
            f"copies per second"
        )


def build_rules(context: typer.Context) -> int:
    """Compile the rules; later commands use the result."""
    from cablecar.build import main

    code = main(context.args)
    return code if code in (0, 2, 130) else 1
