"""A saved game, told."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cablecar.cli.setting import Files, Language, game_of, named, read_log, speaker_for
from cablecar.kernel.errors import BadInput


def replay(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="a saved game")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="only the first N events", show_default=False)
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="with the eyes of this seat; else of a bystander", show_default=False),
    ] = None,
    lang: Language = "en",
    components: Files = None,
) -> None:
    """Tell a saved game and show where it ends, or where it stood after N events."""
    from cablecar.cli.screen import Screen
    from cablecar.kernel import table
    from cablecar.kernel.phase import SPECTATOR
    from cablecar.scene.text import Follower

    source = read_log(log)
    if at is not None and not 0 <= at <= len(source.events):
        raise BadInput(f"--at {at}: {log} has {len(source.events)} events")
    if seat is not None and not 0 <= seat < source.header.seats:
        raise BadInput(f"--seat {seat}: {log} has the seats 0 to {source.header.seats - 1}")
    with named(log):
        played = table.replay(game_of(source, components), source, at)
    reader = int(SPECTATOR) if seat is None else seat
    speaker = speaker_for(played.game, [], reader, played.game.rival_names(played.seats, played.options), lang)
    speaker.names = [speaker.say(["seat", {"number": each}]) for each in range(played.seats)]
    screen = Screen()
    follower = Follower(played, speaker)
    for line in follower.follow(played.events):
        screen.say(line)
    screen.blank()
    screen.lines(speaker.describe(played.view(reader)))
    screen.blank()
    if played.is_over:
        screen.lines(speaker.sheet(played.view(reader)))
        screen.say(speaker.verdict(played.view(reader)))
    elif played.actors():
        screen.say(speaker.ask(played.view(reader)))
