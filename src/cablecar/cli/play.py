"""Play: in the browser, or in the terminal, where a table is set up or loaded and handed to the session."""

from __future__ import annotations

import secrets
import sys
from contextlib import nullcontext
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.arguments import (
    BOTS_HELP,
    MAX_SEED,
    ComponentFiles,
    Language,
    OptionTexts,
    Players,
    PresetName,
    game_of,
    game_setup,
    load_game,
    naming_file,
    parse_bot_names,
    read_log_file,
    speaker_for,
    warn,
)
from cablecar.cli.serve import Password, play_in_browser
from cablecar.kernel.errors import BadInput
from cablecar.modes import mode
from cablecar.server import DEFAULT_PORT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cablecar.cli.save_file import SaveFile
    from cablecar.cli.terminal_game import TerminalGame
    from cablecar.kernel.log import Event, Log
    from cablecar.kernel.table import Table

HUMAN = "human"
OF_THE_TERMINAL = ("players", "bots", "seat", "seed", "option", "preset", "save", "load", "lang")
OF_THE_PAGE = ("lan", "password")

OtherBots = Annotated[
    str,
    typer.Option(
        "--bots", metavar="BOT,BOT…", help=f"who sits on the other seats, the last on all that are left: {BOTS_HELP}"
    ),
]
OwnSeat = Annotated[
    int | None, typer.Option("--seat", metavar="S", help="where you sit; 0 if not given", show_default=False)
]
ChanceSeed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="S",
        min=0,
        max=MAX_SEED,
        help="for chance and bots; real chance if not given",
        show_default=False,
    ),
]
NewFile = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="keep the game in this file", show_default=False)
]
SavedFile = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="go on with a saved game", show_default=False)
]
InTerminal = Annotated[
    bool, typer.Option("--terminal", help="play here instead of in the browser; most other options belong to this")
]
PagePort = Annotated[
    int, typer.Option("--port", metavar="N", min=0, max=65535, help="of the page; the next free one is taken")
]
TablesFile = Annotated[
    str | None, typer.Option("--db", metavar="FILE", help="where tables of the page are kept", show_default=False)
]
OnLocalNetwork = Annotated[bool, typer.Option("--lan", help="let other devices of the local network play too")]


def play(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="the game: see `cablecar games`", show_default=False)
    ] = None,
    players: Players = None,
    bots: OtherBots = "greedy",
    seat: OwnSeat = None,
    seed: ChanceSeed = None,
    option: OptionTexts = None,
    preset: PresetName = None,
    components: ComponentFiles = None,
    save: NewFile = None,
    load: SavedFile = None,
    lang: Language = "en",
    terminal: InTerminal = False,
    port: PagePort = DEFAULT_PORT,
    db: TablesFile = None,
    lan: OnLocalNetwork = False,
    password: Password = None,
) -> int:
    """Play against bots: opens the page in the browser, at a new table if a game is named; with --terminal, here."""
    typed = [
        name
        for name in context.params
        if (source := context.get_parameter_source(name)) and source.name == "COMMANDLINE"
    ]  # the environment is for all
    if not terminal:
        for name in OF_THE_TERMINAL:
            if name in typed:
                raise BadInput(
                    f"--{name} belongs to the game in the terminal: add --terminal; on the page a new table asks for it"
                )
        return play_in_browser(game, port, db, components, is_lan=lan, password=password or "")
    for name in OF_THE_PAGE:
        if name in typed:
            raise BadInput(f"--{name} belongs to the page: leave --terminal out")
    from cablecar.cli.save_file import SaveFile

    if load is not None:
        with SaveFile(_new(save) if save else load, is_named=True) as file:
            table, log = _loaded(load, game, components, (players, option, preset))
            with naming_file(load):
                session = _seated(table, log, bots, seat, seed, lang, file)
            return session.run(mode(), is_loaded=True)
    from cablecar.kernel.table import Table

    chosen = game_setup(game or _asked(), players, option, components, preset)
    table = Table(chosen.game, chosen.players, dict(chosen.options.texts), dice=None)
    path = _new(save) if save is not None else _usual(table)
    with SaveFile(path, is_named=save is not None) if path else nullcontext() as kept:
        return _seated(table, None, bots, seat, seed, lang, kept).run(mode(), is_loaded=False)


def _seated(
    table: Table,
    log: Log | None,
    bots: str,
    seat: int | None,
    seed: int | None,
    lang: str,
    file: SaveFile | None,
) -> TerminalGame:
    """Seat everybody, bring the table to where its log ends, and let chance act."""
    from cablecar.cli.terminal_game import TerminalGame
    from cablecar.kernel.dice import seeded_dice, system_dice
    from cablecar.kernel.table import follow
    from cablecar.own_bots import short_bot_name
    from cablecar.scene.text import TextStory

    told = _sitting(log.events if log else ())
    who = seating(table.seats, told, bots, seat)
    you = who.index(HUMAN)
    names = [f"{short_bot_name(name).capitalize()} {number}" for number, name in enumerate(who)]
    speaker = speaker_for(table.game, names, you, table.game.rival_names(table.seats, table.options), lang)
    speaker.names[you] = speaker.say(["seat-name", {"seat": you}])
    story = TextStory(table, speaker)
    for _ in follow(table, log.numbered() if log else (), story):
        pass
    for number, name in enumerate(who):
        if told.get(number) != short_bot_name(name):
            table.note(f"seat {number} {name}" if name == HUMAN else f"seat {number} bot {short_bot_name(name)}")
    table.resume(system_dice if seed is None else seeded_dice(seed))
    return TerminalGame(table, story, who, file, seed=secrets.randbits(56) if seed is None else seed)


def seating(seats: int, told: Mapping[int, str], bots: str, seat: int | None) -> list[str]:
    """Return who sits where: as the log says, else you on one seat and bots on the others."""
    names = parse_bot_names("--bots", bots)
    if seat is not None and not 0 <= seat < seats:
        raise BadInput(f"--seat {seat}: the seats are 0 to {seats - 1}")
    if len(names) > max(seats - 1, 1):
        raise BadInput(f"--bots {bots!r} names {len(names)} bots for {seats - 1} seats")
    if seat is None:
        seat = next((number for number, name in told.items() if name == HUMAN and number < seats), 0)
    who: list[str] = []
    for number in range(seats):
        before = told.get(number, HUMAN)
        if number == seat:
            who.append(HUMAN)
        else:
            who.append(
                before
                if before != HUMAN and before in _bots()
                else names[min(sum(name != HUMAN for name in who), len(names) - 1)]
            )
    return who


def _bots() -> list[str]:
    from cablecar.bots import BOTS

    return list(BOTS)


def _sitting(events: Iterable[Event]) -> dict[int, str]:
    """Return who sits where by the `!` lines of a log."""
    from cablecar.kernel.log import TABLE

    found: dict[int, str] = {}
    for event in events:
        words = event.word.split()
        if (
            event.actor == TABLE
            and len(words) >= 3
            and words[0] == "seat"
            and words[1].isascii()
            and words[1].isdigit()
            and len(words[1]) < 3
        ):
            found[int(words[1])] = words[-1]
    return found


def _loaded(
    file: Path, slug: str | None, components: list[Path] | None, others: tuple[object, ...]
) -> tuple[Table, Log]:
    from cablecar.kernel.table import start_of

    if any(each is not None for each in others):
        raise BadInput(
            f"--load {str(file)!r}: players and options are those of the saved game; leave --players, --option and "
            f"--preset out"
        )
    source = read_log_file(file)
    if slug is not None and slug != source.header.slug:
        raise BadInput(f"{str(file)!r} is a game of {source.header.slug}, not of {slug!r}")
    with naming_file(file):
        return start_of(game_of(source, components), source.header), source


def _asked() -> str:
    """Return the game a person at the terminal names."""
    from cablecar import games

    slugs = games.slugs()
    if not sys.stdin.isatty():
        raise BadInput(f"say which game: cablecar play GAME; there are {', '.join(slugs) or 'none'}")
    for number, slug in enumerate(slugs, start=1):
        game = load_game(slug, None)
        print(f"{number:>3}  {slug}, {game.least} to {game.most} players")
    while True:
        try:
            typed = input("Which game? ").strip()
        except EOFError:
            print()
            raise typer.Exit(0) from None
        found = [slug for number, slug in enumerate(slugs, start=1) if typed in (str(number), slug)]
        found = found or [slug for slug in slugs if typed and slug.startswith(typed)]
        if len(found) == 1:
            return found[0]
        print(f"{typed!r} is not one of them.")


def _new(file: Path) -> Path:
    if file.exists():
        raise BadInput(f"--save {str(file)!r}: the file exists; `cablecar play --load {file}` goes on with it")
    return file


def _usual(table: Table) -> Path | None:
    """Return a new file in the data folder, or nothing if it can't be written."""
    from platformdirs import user_data_path

    folder = user_data_path("cablecar", appauthor=False) / "games"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        warn(f"the game is not saved: {folder} can't be written ({error.strerror}); --save FILE names another place")
        return None
    number = 0
    while True:
        file = folder / f"{table.game.slug}-{stamp}{f'-{number}' if number else ''}.log"
        try:
            file.open("x").close()  # mine from now on, also if another game starts in the same second
        except FileExistsError:
            number += 1
        except OSError as error:
            warn(
                f"the game is not saved: {folder} can't be written ({error.strerror}); --save FILE names another place"
            )
            return None
        else:
            return file
