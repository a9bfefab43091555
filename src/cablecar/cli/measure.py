"""Whether a game keeps the contract, whether both modes agree, and how fast it runs."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.setting import AsJson, Files, GameName, Given, Players, PresetName, Seed, Setting, mode, setting, settings, warn

if TYPE_CHECKING:
    from cablecar.kernel.check import Report

CHUNK = 500  # play-outs between two steps of the bar


def check(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=0, help="games that are checked state by state, for each count and preset")] = 20,
    every: Annotated[int, typer.Option("--every", metavar="K", min=1, help="what is dear runs on every K-th state")] = 1,
    playouts: Annotated[int, typer.Option("--playouts", metavar="N", min=0, help="random games more, without views: pieces at the end of each")] = 0,
    seed: Seed = 1,
    players: Players = None,
    option: Given = None,
    preset: PresetName = None,
    components: Files = None,
) -> int:
    """Check that a game keeps the kernel's contract; without --players or --preset all of them."""
    from cablecar.cli.sim import progress_bar
    from cablecar.kernel.check import check_game

    total = [0, 0, 0, 0]
    wanted = settings(game, players, option, components, preset)
    with progress_bar(len(wanted) * (games + playouts), f"check {game}, {mode()}") as step:
        for one in wanted:
            report: Report = check_game(one.game, one.players, one.options, games=games, every=every, seed=seed)
            step(games)
            faults = [*report.faults, *_played_out(one, playouts, seed, step)]
            counts = [report.games + playouts, report.states, report.views, len(faults)]
            total = [a + b for a, b in zip(total, counts, strict=True)]
            print(_line(f"{game}, {one.players} players{_told(one)}", counts, every), flush=True)
            for fault in faults:
                warn(f"{game}, {one.players} players: {fault}")
    print(_line(game, total, every))
    return 1 if total[3] else 0


def _line(what: str, counts: list[int], every: int) -> str:
    games, states, views, faults = counts
    rest = f", every {every} states" if every > 1 else ""
    return f"check {what}: {games} games, {states} states, {views} views compared, {faults} faults{rest}"


def _told(one: Setting) -> str:
    defaults = {option.name: option.default for option in one.game.options}
    return "".join(f", {name}={value}" for name, value in one.options.texts.items() if value != defaults[name])


def _played_out(one: Setting, playouts: int, seed: int, step: object) -> list[str]:
    """Play random games and count the pieces at the end of each."""
    from cablecar.cli.sim import progress_bar
    from cablecar.kernel.play import Player
    from cablecar.kernel.rng import Rng

    assert isinstance(step, progress_bar)
    player = Player(Rng(seed))
    for number in range(1, playouts + 1):
        state = one.game.start(one.players, one.options)
        player.playout(state)
        if fault := one.game.inventory(state):
            return [f"play-out {number} of seed {seed}: {fault}"]
        if number % CHUNK == 0 or number == playouts:
            step(number % CHUNK or CHUNK)
    return []


def trace(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="random games for each count and preset")] = 100,
    seed: Seed = 1,
    players: Players = None,
    option: Given = None,
    preset: PresetName = None,
    components: Files = None,
) -> None:
    """Print one hash over all words and scores of random games: equal in both modes, on every machine."""
    from hashlib import sha256

    from cablecar.kernel import play

    hasher = sha256()
    wanted = settings(game, players, option, components, preset)
    for one in wanted:
        words = "\n".join(one.game.vocabulary.words)
        hasher.update(f"{one.players} {dict(one.options.texts)} {words} {play.trace(one.game, one.players, one.options, seed, games)}\n".encode())
    print(f"trace {game}: {games * len(wanted)} games, seed {seed}, {hasher.hexdigest()[:16]}")


def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option("--seconds", metavar="T", min=0.01, help="how long each measurement takes")] = 1.0,
    seed: Seed = 1,
    players: Players = None,
    option: Given = None,
    preset: PresetName = None,
    components: Files = None,
    json: AsJson = False,
) -> None:
    """Measure decisions per second in random games, and copies of a state per second."""
    from time import perf_counter

    from cablecar.kernel import play
    from cablecar.kernel.rng import Rng

    one = setting(game, players, option, components, preset)
    decisions, games, started, spent = 0, 1, perf_counter(), 0.0
    while spent < seconds:
        decisions += int(play.playouts(one.game, one.players, one.options, seed + games, games).decisions)
        spent = perf_counter() - started
        games = min(games * 2, 4096)
    per_second = decisions / spent
    state = one.game.start(one.players, one.options)
    player = play.Player(Rng(seed))
    player.playout(state)
    half, state = player.events // 2, one.game.start(one.players, one.options)
    player = play.Player(Rng(seed))
    while player.events < half:
        player.step(state)
    copied, count, started, spent = 0, 100, perf_counter(), 0.0
    while spent < seconds:
        play.copies(state, count)
        copied += count
        spent = perf_counter() - started
        count = min(count * 2, 1_000_000)
    found = {"game": game, "mode": mode(), "players": one.players, "decisions_per_second": round(per_second), "copies_per_second": round(copied / spent)}
    if json:
        from json import dumps

        print(dumps(found))
    else:
        print(f"{game}, {one.players} players, {mode()}: {per_second:,.0f} decisions and {copied / spent:,.0f} copies per second")


def build(context: typer.Context) -> int:
    """Compile the rules; later commands use the result."""
    from cablecar.build import main

    code = main(context.args)
    return code if code in (0, 2, 130) else 1
