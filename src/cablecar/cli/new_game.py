"""Begin a game: the toy under another name, to be changed piece by piece (docs/add-a-game.md)."""

from __future__ import annotations

import keyword
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from cablecar.kernel.errors import BadInput
from cablecar.modes import ROOT

TOY = ROOT / "tests" / "toy"
GAMES = ROOT / "src" / "cablecar" / "games"
SLUG = re.compile(r"[a-z][a-z0-9_]{1,19}")
TEXTS = (".py", ".yaml", ".md", ".ftl", ".svg", ".txt", ".json", ".log")
PLACES = (  # where the toy says its own name: "toy" alone is also a thing in that game
    (r'(super\(\).__init__\()"toy"', r'\1"{slug}"'),
    (r'(games\.(?:load|folder)\()"toy"', r'\1"{slug}"'),
    (r"cablecar\.games\.toy\b", "cablecar.games.{slug}"),
    (r"\bgame: toy\b", "game: {slug}"),
    (r"(?m)^game toy (?=\d)", "game {slug} "),
    (r"The Toy Shop", "{title}"),
    (r"\bToyData\b", "{kind}Data"),
    (r"\bToy\b", "{kind}Game"),
)


def new_game(
    slug: Annotated[
        str, typer.Argument(metavar="SLUG", help="its short name: small letters, digits and _", show_default=False)
    ],
    into: Annotated[
        Path | None,
        typer.Option(
            "--into",
            metavar="FOLDER",
            help="where its folder goes; else the first of CABLECAR_GAMES, or src/cablecar/games",
        ),
    ] = None,
) -> None:
    """Write a folder with a small game that passes everything, to be made into yours."""
    from cablecar import games

    if not SLUG.fullmatch(slug) or keyword.iskeyword(slug):
        raise BadInput(f"{slug!r} can't name a game: 2 to 20 small letters, digits and _, beginning with a letter")
    if slug in games.slugs():
        raise BadInput(f"there is a game {slug!r} already")
    if not TOY.is_dir():
        raise BadInput(f"there is no {TOY}: new-game needs the whole checkout")
    named = [Path(name) for name in os.environ.get("CABLECAR_GAMES", "").split(os.pathsep) if name]
    into = into or (named[0] if named else GAMES)
    target = into / slug
    if target.exists():
        raise BadInput(f"{str(target)!r} exists already")
    for source in sorted(path for path in TOY.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        file = target / source.relative_to(TOY)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            renamed(source.read_text("utf-8"), slug) if source.suffix in TEXTS else source.read_text("utf-8"), "utf-8"
        )
    for sums in target.rglob("SHA256SUMS"):
        sums.write_text("".join(f"{_digest(sums.parent / name)}  {name}\n" for name in _names(sums)), "utf-8")
    print(target)
    is_found = into.resolve() in [folder.resolve() for folder in (GAMES, *named)]
    print(f"{'' if is_found else f'CABLECAR_GAMES={into.resolve()} '}./cablecar check {slug} --games 1")


def renamed(text: str, slug: str) -> str:
    """Return a text of the toy that speaks of another game."""
    title = slug.replace("_", " ").title()
    for pattern, by in PLACES:
        text = re.sub(pattern, by.format(slug=slug, title=title, kind=title.replace(" ", "")), text)
    return text


def _names(sums: Path) -> list[str]:
    return [line.split()[-1] for line in sums.read_text("utf-8").splitlines()]


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()
