"""Commands that print what a game is: the list of games, rules, components."""

from __future__ import annotations

import os
import re
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cablecar.cli.arguments import AsJson, GameName, Language, checked_language, load_installed, speaker_for, warn
from cablecar.kernel.errors import BadInput

if TYPE_CHECKING:
    from cablecar.kernel.state import Game

CLAUSE = re.compile(r"^(?:\| )?\*\*([A-Z]-?[0-9.]+)\*\*")


def print_games(json: AsJson = False) -> None:
    """List the games."""
    from cablecar.games import slugs

    listed = []
    for slug in slugs():
        try:
            listed.append(_entry(load_installed(slug)))
        except BadInput as error:
            warn(str(error))
    if json:
        from json import dumps

        print(dumps(listed, ensure_ascii=False, indent=1))
        return
    for entry in listed:
        least, most = entry["players"]
        print(
            f"{entry['game']}: {entry['name']}, {least} to {most} players"
            if least != most
            else f"{entry['game']}: {entry['name']}, {least} players"
        )
        for text in (entry["about"], entry["published"]):
            if text:
                print(f"  {text}")
        for option, samples in entry["options"].items():
            print(f"  --option {option}={'|'.join(samples)}")
        if entry["presets"]:
            print(f"  --preset {'|'.join(entry['presets'])}")


def _entry(game: Game) -> dict[str, Any]:
    speaker = speaker_for(game, [], -1)
    name, about, published = (
        speaker.say([key]) if speaker.has(key) else "" for key in ("game-name", "game-blurb", "game-published")
    )
    return {
        "game": game.slug,
        "name": name or game.slug,
        "players": [int(game.least), int(game.most)],
        "rules": int(game.version),
        "components": game.components.name,
        "presets": [preset.name for preset in game.presets],
        "options": {option.name: option.samples() for option in game.options},
        "about": about,
        "published": published,
    }


def print_rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="one clause (R17, A-3) or part of a heading")
    ] = None,
    lang: Language = "en",
) -> None:
    """Print the rules of a game, or one clause of them."""
    text = rules_text(game, checked_language(lang))
    if clause is not None:
        print("\n".join(clause_text(text, clause, game)))
        return
    if not sys.stdout.isatty():
        print(text, end="")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    os.environ.setdefault("LESS", "-RFX")  # or `less` shows styles as letters
    console = Console(width=min(Console().width, 100))
    with console.pager(styles=True) if sys.stdin.isatty() else nullcontext():
        console.print(Markdown(text))


def rules_text(slug: str, language: str = "en") -> str:
    """Return the rules of a game in our own words; in English while they are not translated."""
    for file in (game_folder(slug) / "rules" / f"{each}.md" for each in (language, "en")):
        if file.is_file():
            lines = file.read_text("utf-8").splitlines(keepends=True)
            return "".join(line for line in lines if not line.startswith("!["))  # the page has pictures
    raise BadInput(f"{slug} has no rules to read")


def how_to_play(text: str) -> list[str]:
    """Return the lines of the first section of rules: the game in short."""
    lines = text.splitlines()
    return _section(lines, next(number for number, line in enumerate(lines) if line.startswith("## ")))


def game_folder(slug: str) -> Path:
    """Return where a game's files lie, without loading it."""
    from cablecar import games

    if slug not in games.slugs():
        load_installed(slug)  # says which games there are
    return next(Path(folder, slug) for folder in games.__path__ if Path(folder, slug, "__init__.py").is_file())


def clause_text(text: str, wanted: str, slug: str) -> list[str]:
    """Return the lines of a clause, or of the section whose heading contains the words."""
    lines = text.splitlines()
    known: dict[str, int] = {}
    for number, line in enumerate(lines):
        if match := CLAUSE.match(line):
            known.setdefault(match[1].lower(), number)
    asked = wanted.strip().lower()
    for name in (asked, f"r{asked}", asked.replace("a", "a-", 1), f"r{asked}".split(".")[0], asked.split(".")[0]):
        if name in known:
            return _clause(lines, known[name])
    headings = [number for number, line in enumerate(lines) if line.startswith("#") and asked and asked in line.lower()]
    if headings:
        return _section(lines, headings[0])
    kinds = sorted({name[0].upper() for name in known})
    ranges = ", ".join(f"{first} to {last}" for first, last in (_ends(lines, known, kind) for kind in kinds))
    raise BadInput(f"the rules of {slug} have no clause {wanted!r}; they have {ranges or 'none'}")


def _ends(lines: list[str], known: dict[str, int], kind: str) -> tuple[str, str]:
    ordered = [name.upper() for name in known if name[0].upper() == kind]
    return ordered[0], ordered[-1]


def _clause(lines: list[str], first: int) -> list[str]:
    if lines[first].startswith("|"):
        cells = [cell.strip().replace("**", "") for cell in lines[first].strip("|").split("|")]
        return [f"{cells[0]} {' '.join(cells[1:])}"]
    last = first + 1
    while (
        last < len(lines) and lines[last].strip() and not CLAUSE.match(lines[last]) and not lines[last].startswith("#")
    ):
        last += 1
    return [line.replace("**", "") for line in lines[first:last]]


def _section(lines: list[str], first: int) -> list[str]:
    level = len(lines[first]) - len(lines[first].lstrip("#"))
    last = first + 1
    while last < len(lines) and not (
        lines[last].startswith("#") and len(lines[last]) - len(lines[last].lstrip("#")) <= level
    ):
        last += 1
    return [line.lstrip("# ") if line.startswith("#") else line.replace("**", "") for line in lines[first:last]]


def print_components(
    game: GameName, name: Annotated[str, typer.Option("--set", metavar="NAME", help="another shipped set")] = ""
) -> None:
    """Print the components a game is shipped with: a template for your own file."""
    from cablecar.scene.components import printed

    print(printed(game_folder(game) / "data", name), end="")
