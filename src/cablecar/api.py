"""Cablecar as a library: a table in five lines.

>>> import cablecar.api as cablecar
>>> table = cablecar.table("frankfurt", players=3, seed=1)
>>> seat = table.actors()[0]
>>> word = cablecar.bot("greedy")(table, seat)
>>> table.submit(seat, word)[0].word == word
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cablecar import games as _games
from cablecar.kernel import log as _log
from cablecar.kernel import table as _table
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.dice import seeded_dice, system_dice
from cablecar.kernel.errors import BadInput, CablecarError, Refused
from cablecar.kernel.options import preset_of
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State, View
from cablecar.kernel.table import Table
from cablecar.own_bots import load_bot

if TYPE_CHECKING:
    from cablecar.scene.svg import TablePicture

__all__ = [
    "slugs", "game", "table", "replay", "bot", "show", "seeded_dice", "system_dice", "SPECTATOR",
    "Bot", "Budget", "Game", "RandomDriver", "Rng", "State", "Table", "View", "CablecarError", "BadInput", "Refused",
]  # fmt: skip


def slugs() -> list[str]:
    """Return the names of the games there are."""
    return _games.slugs()


def game(slug: str, components: str | Path | None = None) -> Game:
    """Return a game with its shipped components or those of a file."""
    return _games.load(slug, None if components is None else Path(components))


def table(
    slug: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    components: str | Path | None = None,
) -> Table:
    """Return a new table; chance is the system's, or repeats itself with a seed."""
    chosen = game(slug, components)
    given = dict(options or {})
    if preset is not None:
        found = preset_of(chosen, preset)
        given = {**found.options, **given}
        players = found.seats if players is None else players
    if players is None:
        players = int(chosen.least)
    return Table(chosen, players, given, dice=system_dice if seed is None else seeded_dice(seed))


def replay(source: str | bytes, at: int | None = None, *, components: str | Path | None = None) -> Table:
    """Return the table after the first `at` events of a log, or all; `table.resume(system_dice)` goes on with it."""
    parsed = _log.parse(_log.as_written(source))
    return _table.replay(game(parsed.header.slug, components), parsed, at)


def bot(name: str, seed: int = 1) -> Callable[[Table, int], str]:
    """Return a player by a bot's name, or by `FILE.py:CLASS`: called with a table and a seat that must act, it returns
    a word.
    """
    chosen, rng = load_bot(name), Rng(seed)

    def word(table: Table, seat: int) -> str:
        words = table.legal(seat)
        if not words:
            raise Refused(seat, name, "not-your-turn")
        numbers = [table.game.vocabulary.number(each) for each in words]
        return table.game.vocabulary.words[chosen.choose(table.view(seat), numbers, rng, Budget())]

    return word


def show(
    table: Table, seat: int | None = None, *, is_open: bool = False, language: str = "en", names: Sequence[str] = ()
) -> TablePicture:
    """Return a picture of a table for a notebook (`str()` of it is SVG): as a seat sees it, as a bystander does, or
    with everything open.
    """
    from cablecar.scene.svg import TablePicture

    if seat is not None and not 0 <= seat < table.seats:
        raise BadInput(f"there is no seat {seat}; there are 0 to {table.seats - 1}")
    if seat is not None and is_open:
        raise BadInput("is_open shows every hand: leave out the seat")
    return TablePicture(table, seat, language=language, names=names, is_open=is_open)
