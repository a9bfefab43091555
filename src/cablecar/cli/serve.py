"""Serve tables to browsers: `cablecar serve` for hosts, and what `cablecar play` does where there is a browser."""
from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from cablecar.cli.setting import Files

DEFAULT_PORT = 8187  # as in server/settings.py, which costs half a second to import


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="where to listen; other machines reach 0.0.0.0")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="0: any free one")] = DEFAULT_PORT,
    db: Annotated[str | None, typer.Option("--db", metavar="FILE", help="where tables are kept: a path or sqlite:///PATH", show_default=False)] = None,
    components: Files = None,
) -> int:
    """Serve tables to browsers until Ctrl-C or SIGTERM."""
    from cablecar.server.run import serve as run

    run(host, port, db, components=components or ())
    return 0


def play_in_browser(game: str | None = None, port: int = DEFAULT_PORT, db: str | None = None, components: list[Path] | None = None) -> int:
    """Serve this machine's browser and open it, at a new table if a game is named."""
    if game is not None:
        from cablecar import games

        games.load(game)  # an unknown name is said before anything starts
    from cablecar.server.run import serve as run

    run("127.0.0.1", port, db, has_browser(), game, components or (), is_play=True)
    return 0


def has_browser() -> bool:
    """Tell whether it makes sense to open a browser: somebody sits at a terminal, and there is a screen."""
    if not sys.stderr.isatty() or os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
