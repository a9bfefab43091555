"""The commands and their exit codes: 0 fine, 1 the answer is no, 2 bad input or use, 130 interrupted.

Results go to stdout, everything else to stderr. What a command needs is imported when it runs, so that each starts at
once.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import typer

from cablecar.cli import (
    arena,
    certify,
    draw,
    game_info,
    measure,
    new_game,
    notation,
    pictures,
    play,
    replay,
    schema,
    serve,
    sim,
    stored_tables,
    verify,
)
from cablecar.cli.arguments import warn
from cablecar.kernel.errors import BadInput, CablecarError

BY_ENVIRONMENT = {"auto_envvar_prefix": "CABLECAR"}  # --forget-after may also come as CABLECAR_FORGET_AFTER

app = typer.Typer(
    name="cablecar",
    help="Board games on one small kernel: play, simulate, check. (`./cablecar test` runs the tests.)",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(game_info.print_games)
app.command("play", context_settings=BY_ENVIRONMENT)(play.play)
app.command("serve", context_settings=BY_ENVIRONMENT)(serve.serve_tables)
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("certify")(certify.certify)
app.command("replay")(replay.replay_log)
app.command("draw")(draw.draw)
app.command("rules")(game_info.print_rules)
app.command("tables", context_settings=BY_ENVIRONMENT)(stored_tables.tables)
app.command("backup")(stored_tables.backup)
app.command("verify")(verify.verify)
app.command("check")(measure.check)
app.command("trace")(measure.print_trace)
app.command("bench")(measure.bench)
app.command("components")(game_info.print_components)
app.command("notation")(notation.notation)
app.command("schema")(schema.schema)
app.command("new-game")(new_game.new_game)
app.command("pictures")(pictures.pictures)
app.command("build", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(measure.build_rules)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by who called us
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - as long as we live
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that can't show a character shows another
    words = sys.argv[1:] if arguments is None else list(arguments)
    command: Any = typer.main.get_command(app)
    try:
        with command.make_context(
            "cablecar", words or ["--help"]
        ) as context:  # not main(): that has exit codes of its own
            code = command.invoke(context)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except typer.Exit as error:
        return error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return complain("interrupted", 130)
    except BrokenPipeError:
        _close_quietly()
        return 0
    except CablecarError as error:
        return complain(str(error), 2 if isinstance(error, BadInput) else 1)
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error), 2)
    except typer.TyperException as error:
        return complain(_quoting(error.format_message(), words), 2)  # typer's own: bad use


def complain(reason: str, code: int) -> int:
    """Write one line to stderr."""
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(OSError):
        warn(reason)
    return code


def _quoting(reason: str, words: Sequence[str]) -> str:
    """Add what was typed behind an option that typer names but does not quote."""
    named = re.search(r"'(--[a-z]+(?:-[a-z]+)*)'", reason)
    if named is None:
        return reason or "see cablecar --help"
    for word, value in zip(words, [*words[1:], ""], strict=True):
        typed = value if word == named[1] else word.partition("=")[2] if word.startswith(f"{named[1]}=") else ""
        if typed and typed not in reason.replace(named[0], ""):
            return f"{reason.rstrip('.')} (typed: {typed!r})"
    variable = f"CABLECAR_{named[1][2:].upper().replace('-', '_')}"
    if named[1] not in {word.partition("=")[0] for word in words} and os.environ.get(variable):
        return f"{reason.rstrip('.')} ({variable}={os.environ[variable]!r})"
    return reason


def _close_quietly() -> None:
    """Let nobody write to the closed pipe again, not even Python when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
