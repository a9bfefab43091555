"""The words of every game, for docs/notation.md."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.kernel.errors import BadInput
from cablecar.modes import ROOT

if TYPE_CHECKING:
    from cablecar.kernel.state import Game

NOTATION_FILE = ROOT / "docs" / "notation.md"
HEADING = "## Words of the games\n"


def notation(
    into: Annotated[
        Path,
        typer.Option(
            "--into", metavar="FILE.md", help="the document; docs/notation.md if not given", show_default=False
        ),
    ] = NOTATION_FILE,
) -> None:
    """Write the words of every game into the document, under its last heading."""
    from cablecar import games

    try:
        text = into.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(
            f"{str(into)!r} can't be read: {error.strerror if isinstance(error, OSError) else 'no text'}"
        ) from None
    if HEADING not in text:
        raise BadInput(f"{str(into)!r} has no heading {HEADING.strip()!r}")
    own = [slug for slug in games.slugs() if (ROOT / "src" / "cablecar" / "games" / slug).is_dir()]
    try:
        into.write_text(
            text[: text.index(HEADING)] + "\n".join([HEADING, *(chapter(games.load(slug)) for slug in own)]), "utf-8"
        )
    except OSError as error:
        raise BadInput(f"{str(into)!r} can't be written: {error.strerror}") from None
    print(into)


def chapter(game: Game) -> str:
    """Return the templates of a game as a table: the first word of each, how many there are, in which phases they are
    said.
    """
    lines = [
        f"### {game.slug} {game.version}, {game.components.name}",
        "",
        "| template | for example | words | phases |",
        "|---|---|---|---|",
    ]
    for words in game.vocabulary.ranges:
        phases = [phase.name for phase in game.phases if phase.item(words.first) >= 0]
        lines.append(
            f"| `{words.template}` | `{game.vocabulary.words[words.first]}` | {words.count} | {', '.join(phases)} |"
        )
    return "\n".join([*lines, ""])
