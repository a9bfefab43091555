"""Tables for tests: at a position on the layout L1, after some lines, or played at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.tenders import GAME, make
from cablecar.games.tenders.data import TARGET_NAMES
from cablecar.games.tenders.game import Tenders
from cablecar.games.tenders.state import Town
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import Event
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, RULES
from cablecar.kernel.position import position
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table
from tests.games.players import asked as asked
from tests.games.players import play_to_end as play_to_end

FOLDER = Path(__file__).parent
TENDERS = cast(Tenders, GAME)
DATA = TENDERS.data
TABLES = DATA.tables
STREETS = DATA.street_names
Y, B, R, G, V = range(5)
VALUES = range(10, 101, 10)
KIT = (10, 10, 20, 20, 30, 40, 50, 60, 70, 80, 90, 100)
L1 = """
    villa       office      market  leisure     park    residential factory
    market      residential factory villa       office  leisure     market
    leisure     park        office  city_hall   leisure villa       residential
    factory     villa       market  residential factory bank        office
    residential leisure     office  market      villa   park        factory
"""
WHITE_IN_L1 = ("H0.4", "H1.4", "V0.4", "V0.5", "H2.1", "H3.1", "V2.1", "V2.2", "H4.5", "H5.5", "V4.5", "V4.6")
ROUND = ("round rules", "cards rules", "investors rules", "hold rules")
INVESTING = ("round rules", "cards rules", "investors rules")
ACTION = ("round rules", "cards rules", "action *")


def another_set(name: str) -> Tenders:
    """Return the game with one of the component sets beside the tests."""
    return cast(Tenders, make(FOLDER / f"{name}.yaml"))


def at(
    *asks: str,
    seats: int = 4,
    layout: str = L1,
    sticks: Mapping[str, int] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    more: str = "",
    game: Game = GAME,
    **options: str,
) -> Table:
    """Return a table at a position, after the steps that ask nobody; without dice every event of chance must be
    followed.
    """
    lines = [
        f"seats {seats}",
        *(f"option {name}={value}" for name, value in options.items()),
        "kind " + " ".join(layout.split()),
    ]
    for street, seat in (sticks or {}).items():
        lines.append(f"stick {street}={seat}")
    for seat, cheques in (hands or {}).items():
        lines.append("hand " + " ".join(f"{seat}-{value}={list(cheques).count(value)}" for value in VALUES))
    lines += [*(line.strip() for line in more.splitlines()), *(f"ask {ask}" for ask in asks)]
    state = position(game, "\n".join(lines))
    table = Table(game, seats, options, dice=None)
    table.state = state
    if state.actor == RULES:
        state.run()
    return table


def tender(card: str, *, more: str = "", **where: Any) -> Table:
    """Return a table at which a tender is being held."""
    return at(*ROUND, more=f"tender {card}\n{more}", **where)


def investing(*queue: tuple[int, str], more: str = "", **where: Any) -> Table:
    """Return a table at which the first investor is asked."""
    entries = " ".join(f"{i}={seat * 16 + TARGET_NAMES.index(target)}" for i, (seat, target) in enumerate(queue))
    return at(*INVESTING, more=f"queue {entries}\ntender villa-influence-3\n{more}", **where)


def action(card: str, *, more: str = "", **where: Any) -> Table:
    """Return a table after an action card was drawn."""
    table = at(*ACTION, more=f"tender villa-influence-3\n{more}", **where)
    return say(table, f"* action {card}")


def say(table: Table, *lines: str) -> Table:
    """Apply lines of a log, chance included."""
    for line in lines:
        actor, word = line.split(" ", 1)
        table.follow(Event(int(CHANCE) if actor == "*" else int(actor), word))
    return table


def town(table: Table) -> Town:
    return cast(Town, table.state)


def field(table: Table, name: str) -> list[int]:
    return list(getattr(table.state, name))


def hand(table: Table, seat: int) -> list[int]:
    """Return the cheques a seat holds."""
    return [
        value
        for value, count in zip(VALUES, field(table, "hand")[seat * 10 : seat * 10 + 10], strict=True)
        for _ in range(count)
    ]


def pile(table: Table) -> list[int]:
    return [value for value, count in zip(VALUES, field(table, "pile"), strict=True) for _ in range(count)]


def queue(table: Table) -> list[tuple[int, str]]:
    """Return who will invest, the one being asked first."""
    waiting = [(entry >> 4, TARGET_NAMES[entry & 15]) for entry in field(table, "queue") if entry >= 0]
    return (
        [(int(table.state.actor), TARGET_NAMES[town(table).right]), *waiting]
        if asked(table)[1] == "invest"
        else waiting
    )


def builder(table: Table, cell: str) -> int:
    return int(town(table).builder[DATA.cell_names.index(cell)])


def owner(table: Table, street: str) -> int:
    return int(town(table).stick[STREETS.index(street)])


def streets(table: Table, seat: int) -> list[str]:
    """Return the streets a seat may name."""
    return [word.split()[1] for word in table.legal(seat) if " " in word]


def chance_words(table: Table) -> dict[str, int]:
    """Return the words of chance with their weights."""
    assert table.state.actor == CHANCE
    actions: vec[i64] = vec[i64]([0] * 200)
    count = int(table.state.legal(CHANCE, actions))
    words = [table.game.vocabulary.words[number] for number in list(actions)[:count]]
    table.state.weights(actions)
    return dict(zip(words, list(actions)[:count], strict=True))


def new_table(seats: int, seed: int | str = 1, **options: str) -> Table:
    """Return a table after a dealt set-up."""
    return Table(GAME, seats, options, dice=seeded_dice(seed))


def options(seats: int, **given: str) -> object:
    return resolve(GAME, seats, given)
