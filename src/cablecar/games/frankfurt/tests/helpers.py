"""Tables for tests: at a position, after some lines, or played at random."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.frankfurt import GAME, make
from cablecar.games.frankfurt.game import Frankfurt
from cablecar.games.frankfurt.state import EMPTY, HIDDEN, City
from cablecar.kernel.dice import Dice, seeded_dice
from cablecar.kernel.log import parse
from cablecar.kernel.position import position
from cablecar.kernel.state import Game, View
from cablecar.kernel.table import Table
from tests.games.players import asked as asked
from tests.games.players import chance_words as chance_words
from tests.games.players import play_random as play_random
from tests.games.players import play_to_end as play_to_end

FOLDER = Path(__file__).parent
FRANKFURT = cast(Frankfurt, GAME)
TABLES = FRANKFURT.data.tables
FACES = FRANKFURT.data.face_names
SPACES = FRANKFURT.data.space_names
DISTRICTS = FRANKFURT.data.district_names
COUNTS = (2, 3, 4)
COPIES = dict(zip(FACES, TABLES.copies, strict=True))


def another_set(name: str) -> Frankfurt:
    """Return the game with one of the component sets beside the tests."""
    return cast(Frankfurt, make(FOLDER / f"{name}.yaml"))


def table_at(text: str, game: Game = GAME, dice: Dice | None = None) -> Table:
    """Return a table that stands at a position; without dice every event of chance must be followed."""
    state = position(game, text)
    table = Table(game, int(state.seats), dice=None)
    table.state = state
    table.dice = dice
    return table


def new_table(seats: int, seed: int | str = 1, **options: str) -> Table:
    """Return a table after set-up."""
    return Table(GAME, seats, options, dice=seeded_dice(seed))


def header(seats: int, game: Game = GAME) -> str:
    """Return the header of a log."""
    return Table(game, seats, dice=None).log


def follow(table: Table, *lines: str) -> Table:
    """Apply lines of a log, chance included."""
    for event in parse(header(table.seats, table.game) + "".join(f"{line}\n" for line in lines)).events:
        table.follow(event)
    return table


def city(table: Table) -> City:
    return cast(City, table.state)


def names(table: Table, faces: vec[i64] | list[int]) -> list[str]:
    """Return the names of faces; `-` for an empty place, `?` for a hidden one."""
    known = cast(Frankfurt, table.game).data.face_names
    return ["-" if face == EMPTY else "?" if face == HIDDEN else known[face] for face in faces]


def hand(table: Table, seat: int) -> list[str]:
    """Return the tiles a seat holds, in order of its slots."""
    size = int(city(table).tables.hand_size)
    return [name for name in names(table, list(city(table).hands)[seat * size : (seat + 1) * size]) if name != "-"]


def on(table: Table, space: str) -> str:
    """Return the tile on a space."""
    return names(table, [city(table).board[cast(Frankfurt, table.game).data.space_names.index(space)]])[0]


def builder(table: Table, district: str) -> int:
    """Return who completed a district's project, or -1."""
    return int(city(table).builder[DISTRICTS.index(district)])


def memory(table: Table, view: View, seat: int) -> tuple[int, list[str]]:
    """Return what a view tells of a seat's hand: how many tiles are unknown, and the known ones (R36)."""
    seen = cast(City, view.seen)
    size = int(seen.tables.hand_size)
    slots = [name for name in names(table, list(seen.hands)[seat * size : (seat + 1) * size]) if name != "-"]
    return slots.count("?"), sorted(name for name in slots if name != "?")


def copies_in_bag(view: View) -> dict[str, int]:
    """Return the tiles a viewer has not seen, by face."""
    return dict(zip(FACES, cast(City, view.seen).bag, strict=True))
