"""A saved game as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cablecar.cli.arguments import ComponentFiles, Language, checked_language, game_of, naming_file, read_log_file
from cablecar.kernel.errors import BadInput

OPEN_VIEW = "open"
SPECTATOR_VIEW = "spectator"


def draw(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="a saved game")],
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE.svg", help="where the picture goes")],
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", help="after the first N events; else at the end", show_default=False),
    ] = None,
    seat: Annotated[
        str,
        typer.Option("--seat", metavar="S", help="with the eyes of a seat, of a spectator, or with everything open"),
    ] = SPECTATOR_VIEW,
    lang: Language = "en",
    dark: Annotated[bool, typer.Option("--dark", help="by night")] = False,
    panel: Annotated[
        str, typer.Option("--panel", metavar="ID", help="only this panel, like map", show_default=False)
    ] = "",
    components: ComponentFiles = None,
) -> None:
    """Draw a saved game, at its end or after N events, as one SVG file."""
    from cablecar.kernel import table
    from cablecar.scene.svg import TablePicture

    source = read_log_file(log)
    if at is not None and not 0 <= at <= len(source.events):
        raise BadInput(f"--at {at}: {log} has {len(source.events)} events")
    seats = [str(number) for number in range(source.header.seats)]
    if seat not in (OPEN_VIEW, SPECTATOR_VIEW, *seats):
        raise BadInput(f"--seat {seat}: {log} has the seats {', '.join(seats)}; or {OPEN_VIEW}, {SPECTATOR_VIEW}")
    with naming_file(log):
        played = table.replay(game_of(source, components), source, at)
    shown = TablePicture(
        played,
        int(seat) if seat in seats else None,
        language=checked_language(lang),
        is_night=dark,
        is_open=seat == OPEN_VIEW,
        panel=panel,
    )
    if panel and not any(each.id == panel and each.size for each in shown.stage.panels):
        drawn = ", ".join(each.id for each in shown.stage.panels if each.size)
        raise BadInput(f"--panel {panel}: {played.game.slug} has {drawn or 'no drawn panel'}")
    try:
        out.write_text(str(shown), "utf-8")
    except OSError as error:
        raise BadInput(f"{str(out)!r} can't be written: {error.strerror}") from None
