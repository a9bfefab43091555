"""Arguments and options that several commands share, and what they mean: game, players, options, components, seed."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.kernel.errors import BadInput, BadOption, UnknownBot

if TYPE_CHECKING:
    from cablecar.kernel.log import Log
    from cablecar.kernel.options import Options
    from cablecar.kernel.state import Game
    from cablecar.scene.text import Speaker

GameName = Annotated[str, typer.Argument(metavar="GAME", help="the game: see `cablecar games`", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="how many play", show_default=False)]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="an option of the game; may be repeated", show_default=False),
]
ComponentFiles = Annotated[
    list[Path] | None,
    typer.Option(
        "--components",
        metavar="FILE",
        help="your own components; the file names its game; may be repeated",
        show_default=False,
    ),
]
PresetName = Annotated[
    str | None,
    typer.Option("--preset", metavar="NAME", help="a named way to play: players and options", show_default=False),
]

OUR_BOTS_HELP = "random, greedy, easy, club, expert"  # bots.BOTS, which --help does not load
BOTS_HELP = f"{OUR_BOTS_HELP} (from weak to strong), or FILE.py:CLASS of your own"

MAX_MESSAGE_LENGTH = 600  # characters of a message
SECONDS_PER_UNIT = {"h": 3600, "d": 86_400, "w": 604_800, "y": 31_557_600}
MAX_SEED = 2**53  # what every generator here can tell apart
Seed = Annotated[
    int, typer.Option("--seed", metavar="S", min=0, max=MAX_SEED, help="the same seed gives the same games")
]
Language = Annotated[str, typer.Option("--lang", metavar="L", help="language of the words")]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON")]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes", metavar="N", min=1, max=256, help="at once; all processors if not given", show_default=False
    ),
]


@dataclass(frozen=True)
class GameSetup:
    """A game, its seats and all its options."""

    game: Game
    players: int
    options: Options


def load_installed(slug: str, file: Path | None = None) -> Game:
    """Return a game; a folder whose program can't be loaded is bad input too."""
    from cablecar import games

    try:
        return games.load(slug, file)
    except (ImportError, SyntaxError, AttributeError) as error:
        raise BadInput(f"the game {slug!r} can't be loaded: {type(error).__name__}: {error}") from error


def load_game(slug: str, files: list[Path] | None) -> Game:
    """Return a game with the shipped components or those of the one file given that is for it; say what is odd about
    that file.
    """
    from cablecar.scene.components import head

    given = [file for file in files or [] if len(files or []) == 1 or head(file).game == slug]
    if files and len(given) != 1:
        raise BadInput(
            f"of {len(files)} component files {len(given)} are for {slug}; give one: {', '.join(map(str, files))}"
        )
    game = load_installed(slug, given[0] if given else None)
    for warning in game.components.warnings:
        warn(f"components {game.components.name}: {warning}")
    return game


def game_of(log: Log, files: list[Path] | None) -> Game:
    """Return the game a log was played with: of the files given and the shipped sets, the one with its components."""
    from cablecar.sets import Sets

    standard = load_installed(log.header.slug)
    return Sets(files or []).made(log.header.slug, log.header.digest) or standard


def game_setup(
    slug: str, players: int | None, given: list[str] | None, files: list[Path] | None, preset: str | None
) -> GameSetup:
    """Return what a command is to work with; an option wins over the preset, but the number of players is said once."""
    from cablecar.kernel.options import preset_of, resolve

    game = load_game(slug, files)
    texts: dict[str, str] = {}
    if preset is not None:
        way = preset_of(game, preset)
        texts.update(way.options)
        if players not in (None, way.seats):
            alone = "".join(f" --option {name}={value}" for name, value in way.options.items())
            raise BadInput(
                f"--players {players}: --preset {preset!r} is for "
                f"{way.seats}{f'; its options alone are{alone}' if alone else ''}"
            )
        players = way.seats
    texts.update(parse_options(given))
    if players is None:
        players = usual_players(game)
    return GameSetup(game, players, resolve(game, players, texts))


def usual_players(game: Game) -> int:
    """Return how many play if nobody says: three where the game allows it."""
    return int(min(game.most, max(game.least, 3)))


def game_setups(
    slug: str, players: int | None, given: list[str] | None, files: list[Path] | None, preset: str | None
) -> list[GameSetup]:
    """Return one setting if players or a preset are named, else every count and every preset that differs from it."""
    from cablecar.kernel.options import resolve

    if players is not None or preset is not None:
        return [game_setup(slug, players, given, files, preset)]
    game = load_game(slug, files)
    wanted = [(seats, parse_options(given)) for seats in range(int(game.least), int(game.most) + 1)]
    wanted += [(each.seats, {**each.options, **parse_options(given)}) for each in game.presets]
    ways: list[GameSetup] = []
    for seats, texts in wanted:
        try:
            one = GameSetup(game, seats, resolve(game, seats, texts))
        except BadOption:
            if not given:
                continue  # a game may refuse a count without its preset
            raise
        if one not in ways:
            ways.append(one)
    if not ways:
        raise BadInput(f"{slug} refuses every number of players without options: name a --preset")
    return ways


def parse_options(given: list[str] | None) -> dict[str, str]:
    """Return the options as written on the command line."""
    texts: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise BadOption(f"--option {text!r}: write NAME=VALUE")
        if name in texts:
            raise BadOption(f"--option {text!r}: {name} was given before as {texts[name]!r}")
        texts[name] = value
    return texts


def parse_bot_names(option: str, text: str) -> list[str]:
    """Return the names of bots that an option lists; an error names the option and the place."""
    from cablecar.own_bots import load_bot

    names = [name.strip() for name in text.split(",")]
    for place, name in enumerate(names, start=1):
        try:
            load_bot(name)
        except UnknownBot as error:
            raise UnknownBot(f"{option} {text!r}, name {place}: {error}") from None
    return names


def parse_seconds(text: str) -> float:
    """Return a span of time such as 90d in seconds."""
    number, unit = text[:-1], text[-1:]
    if not (number.isascii() and number.isdigit() and len(number) < 6 and int(number) > 0 and unit in SECONDS_PER_UNIT):
        raise BadInput(f"--forget-after {text!r}: a number with {', '.join(SECONDS_PER_UNIT)}, such as 90d")
    return float(int(number) * SECONDS_PER_UNIT[unit])


def read_log_file(file: Path) -> Log:
    """Read a log; an error names the file."""
    from cablecar.kernel.log import parse

    with naming_file(file):
        return parse(read_bytes(file))


def read_bytes(file: Path) -> bytes:
    """Read a file as a log, but never much more than one may have."""
    from cablecar.kernel.log import BYTE_ORDER_MARK, MAX_BYTES, MAX_LINES, as_written

    try:
        with file.open("rb") as stream:
            return as_written(stream.read(len(BYTE_ORDER_MARK) + MAX_BYTES + MAX_LINES + 1))
    except OSError as error:
        raise BadInput(f"{str(file)!r} can't be read: {error.strerror}") from None


class naming_file:  # noqa: N801 - read as `with naming_file(file):`
    """Put the name of a file in front of what is wrong with it."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        from cablecar.kernel.errors import BadLog, UnknownGame

        if isinstance(error, BadLog | UnknownGame):
            raise BadInput(f"{self.file}, {error}") from None


def speaker_for(
    game: Game, names: list[str], you: int, rivals: list[str] | None = None, language: str = "en"
) -> Speaker:
    """Return who speaks of a game to one reader."""
    from cablecar import games
    from cablecar.scene.text import Speaker
    from cablecar.scene.texts import Texts

    texts = Texts(checked_language(language), games.folder(game.slug) / "texts")
    return Speaker(game, texts, names, you, rivals or [])


def checked_language(language: str) -> str:
    """Return a language if there are texts in it."""
    from cablecar.scene.texts import languages

    known = languages()
    if language not in known:
        raise BadInput(f"--lang {language!r}: there is {', '.join(f'{each} ({name})' for each, name in known.items())}")
    return language


def warn(text: str) -> None:
    """Write a line to stderr."""
    print(f"cablecar: {one_line(text)}", file=sys.stderr, flush=True)


def one_line(text: str) -> str:
    """Return a message as one line that a terminal shows and does not obey, cut where it gets endless."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    return line if len(line) <= MAX_MESSAGE_LENGTH else f"{line[: MAX_MESSAGE_LENGTH - 1]}…"
