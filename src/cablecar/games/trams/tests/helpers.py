"""Tables for tests: at a position, after some words, or played at random."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.trams import GAME, make
from cablecar.games.trams.game import Trams
from cablecar.games.trams.state import BUILT, OFFERED, OUT, POOL, Cities
from cablecar.games.trams.tables import CATEGORIES, CELLS, cell_of_item
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.position import position
from cablecar.kernel.state import Game, State
from cablecar.kernel.table import Table
from tests.games.players import asked as asked
from tests.games.players import play_random as play_random
from tests.games.players import play_to_end as play_to_end

FOLDER = Path(__file__).parent
TRAMS = cast(Trams, GAME)
DATA = TRAMS.data
TABLES = DATA.tables
COUNTS = (2, 3, 4)
COLUMNS = ("left", "middle", "right")


def another_set(name: str) -> Trams:
    """Return the game with one of the component sets beside the tests."""
    return cast(Trams, make(FOLDER / f"{name}.yaml"))


def spelled(text: str) -> str:
    """Write out the short lines of a position: `0 blue BL05 BL03` is a row of a seat, `left BL01` a column, `pool …`
    and `out …` are cards.
    """
    lines = []
    for line in text.splitlines():
        head, *rest = line.split() or [""]
        if head.isdigit():
            cards = " ".join(f"{card}={head}-{rest[0]}-{n}" for n, card in enumerate(rest[1:], start=1))
            lines.append(f"where {cards}")
        elif head in COLUMNS:
            lines.append("where " + " ".join(f"{card}={head}-{n}" for n, card in enumerate(rest, start=1)))
        elif head in ("pool", "out"):
            lines.append("where " + " ".join(f"{card}={head}" for card in rest))
        else:
            lines.append(line)
    return "\n".join(lines)


def state_at(text: str, game: Game = GAME) -> Cities:
    return cast(Cities, position(game, spelled(text)))


def table_at(text: str, game: Game = GAME) -> Table:
    """Return a table that stands at a position; every event of chance must be said."""
    state = state_at(text, game)
    table = Table(game, int(state.seats), dice=None)
    table.state = state
    return table


def say(table: Table, *words: str) -> Table:
    """Let whoever must act, chance included, say these words; the pieces stay whole."""
    for word in words:
        actor = int(table.state.actor)
        if actor == CHANCE:
            table.follow(Event(actor, word))
        else:
            table.submit(actor, word)
        assert table.game.inventory(table.state) == ""
    return table


def new_table(seats: int, seed: int | str = 1, **options: str) -> Table:
    """Return a table after set-up."""
    return Table(GAME, seats, options, dice=seeded_dice(seed))


def cities(table: Table) -> Cities:
    return cast(Cities, table.state)


def legal(table: Table) -> list[str]:
    """Return the words of whoever must act."""
    actor = table.state.actor
    actions: vec[i64] = vec[i64]([0] * 200)
    count = int(table.state.legal(actor, actions))
    return [table.game.vocabulary.words[action] for action in list(actions)[:count]]


def why(table: Table, word: str) -> str:
    """Return what forbids a word to whoever must act."""
    return str(table.state.why_not(table.state.actor, table.game.vocabulary.number(word)))


def cells(table: Table, field: str, seat: int = 0) -> list[str]:
    """Return the cells of a set of a seat."""
    found = getattr(table.state, field)[seat]
    return [name for item, name in enumerate(DATA.cell_names) if found >> cell_of_item(item) & 1]


def value(table: Table, cell: str, seat: int = 0) -> int:
    return int(cities(table).values[seat * CELLS + cell_of_item(DATA.cell_names.index(cell))])


def around(table: Table, cell: str, seat: int = 0) -> int:
    return int(cities(table).around[seat * CELLS + cell_of_item(DATA.cell_names.index(cell))])


def total(table: Table, row: str, seat: int = 0) -> int:
    return int(cities(table).sums[seat * 5 + DATA.rows.index(row)])


def row(table: Table, name: str, seat: int = 0) -> list[str]:
    """Return the cards of a row from the left."""
    data = cast(Trams, table.game).data
    first = int(BUILT) + 64 * seat + 6 * (DATA.rows.index(name) + 1)
    return [
        data.piece_names[card]
        for _, card in sorted(
            (code, card) for card, code in enumerate(cities(table).where) if first <= code < first + 6
        )
    ]


def column(table: Table, name: str) -> list[str]:
    """Return the cards of a column from its beginning."""
    first = int(OFFERED) * (COLUMNS.index(name) + 1)
    data = cast(Trams, table.game).data
    return [
        data.piece_names[card]
        for _, card in sorted(
            (code, card) for card, code in enumerate(cities(table).where) if first <= code < first + 256
        )
    ]


def lying(table: Table, code: int) -> list[str]:
    data = cast(Trams, table.game).data
    return [data.piece_names[card] for card, where in enumerate(cities(table).where) if where == code]


def pool(table: Table) -> list[str]:
    return lying(table, int(POOL))


def out(table: Table) -> list[str]:
    return lying(table, int(OUT))


def contracts(table: Table) -> list[int]:
    return [int(count) for count in cities(table).contracts]


def sheet(state: State) -> list[dict[str, float]]:
    """Return the score sheet of every seat, in points."""
    cells: vec[i64] = vec[i64]([0] * (int(state.seats) * int(CATEGORIES)))
    state.sheet(cells)
    names = state.game.categories
    return [
        {name: cells[seat * len(names) + i] / 2 for i, name in enumerate(names)} for seat in range(int(state.seats))
    ]


def order(state: State, category: str) -> list[int]:
    """Return the seats by what a category brings them, best first; only where all points differ."""
    points = [each[category] for each in sheet(state)]
    assert len(set(points)) == len(points)
    return sorted(range(len(points)), key=lambda seat: -points[seat])
