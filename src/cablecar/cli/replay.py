"""The command that prints the story of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cablecar.cli.arguments import ComponentFiles, Language, game_of, naming_file, read_log_file, speaker_for
from cablecar.kernel.errors import BadInput


def replay_log(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="a saved game")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="only the first N events", show_default=False)
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="with the eyes of this seat; else of a bystander", show_default=False),
    ] = None,
    lang: Language = "en",
    components: ComponentFiles = None,
) -> None:
    """Tell a saved game and show where it ends, or where it stood after N events."""
    from cablecar.cli.screen import Screen
    from cablecar.kernel.phase import SPECTATOR
    from cablecar.kernel.table import follow, start_of
    from cablecar.scene.text import TextStory

    source = read_log_file(log)
    if at is not None and not 0 <= at <= len(source.events):
        raise BadInput(f"--at {at}: {log} has {len(source.events)} events")
    if seat is not None and not 0 <= seat < source.header.seats:
        raise BadInput(f"--seat {seat}: {log} has the seats 0 to {source.header.seats - 1}")
    with naming_file(log):
        played = start_of(game_of(source, components), source.header)
        reader = int(SPECTATOR) if seat is None else seat
        speaker = speaker_for(played.game, [], reader, played.game.rival_names(played.seats, played.options), lang)
        speaker.names = [speaker.say(["seat", {"number": each}]) for each in range(played.seats)]
        story = TextStory(played, speaker)
        for _ in follow(played, source.numbered(at), story):
            pass
    screen = Screen()
    for line in story.told:
        screen.say(line)
    screen.blank()
    screen.lines(speaker.describe(played.view(reader)))
    screen.blank()
    if played.is_over:
        screen.lines(speaker.sheet(played.view(reader)))
        screen.say(speaker.verdict(played.view(reader)))
    elif played.actors():
        screen.say(speaker.ask(played.view(reader)))
