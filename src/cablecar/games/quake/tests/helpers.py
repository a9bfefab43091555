"""Tables for tests: at a position, after some lines, or played at random."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.quake import GAME, scoring
from cablecar.games.quake.game import Quake
from cablecar.games.quake.scoring import COLUMNS, objective_points
from cablecar.games.quake.state import COMMITTEE, City
from cablecar.games.quake.tables import HAND
from cablecar.kernel.dice import Dice, seeded_dice
from cablecar.kernel.log import parse
from cablecar.kernel.position import position
from cablecar.kernel.table import Table
from tests.games.players import asked as asked
from tests.games.players import chance_words as chance_words
from tests.games.players import play_to_end as play_to_end

FOLDER = Path(__file__).parent
QUAKE = cast(Quake, GAME)
DATA = QUAKE.data
TABLES = DATA.tables
LOTS = DATA.lot_names
LICENCES = DATA.licences
OBJECTIVES = DATA.objectives
MODES = {preset.name: preset for preset in GAME.presets}
FIXED = {"slots": "fixed", "sides": "A"}
LOT_FIELDS = ("built", "rubble")  # in positions: lots with commas

SPENT = ("take", "spend", "flip", "receive", "show")  # words whose licence may have the law's name

# the licences of the law by its names: two of each colour and number, `a` always has the light
LAW = {f"{name[:2]}{'a' if 'light' in name else 'b'}": name for name in LICENCES if name[1].isdigit()}
LAW |= {"WC": "anycolour-light-park", "WN": "anynumber-tram-hydrant"}


def lots(names: str) -> int:
    """Return the bit set of some lots, written with commas."""
    return sum(1 << LOTS.index(name) for name in names.split(",") if name not in ("", "-"))


def state_at(text: str) -> City:
    """Return a position: `built` and `rubble` name lots with commas, `hand 0 Y4a R3a` licences by the law's names."""
    lines = []
    for line in text.splitlines():
        head, *rest = line.split() or [""]
        if head in LOT_FIELDS:
            rest = [str(lots(names)) for names in rest]
        elif head == "hand":
            head, first = "licences", HAND * int(rest[0])
            hand = [LAW[name] for name in rest[1:]]
            hand = hand if rest[0] == str(COMMITTEE) and "seats 1" in text else sorted(hand, key=LICENCES.index)
            rest = [f"{first + i}={name}" for i, name in enumerate(hand)]
        elif head in ("display", "discard", "flipped"):
            names = [LAW.get(word, word) for word in rest]
            rest = [f"{name}=1" for name in names] if head == "discard" else names
        lines.append(" ".join([head, *rest]))
    return cast(City, position(GAME, "\n".join(lines)))


def table_at(text: str, dice: Dice | None = None) -> Table:
    """Return a table that stands at a position on the fixed map, sides A; without dice every event of chance must be
    followed.
    """
    if "option slots" not in text:
        text = text.replace("ask ", "option slots=fixed\noption sides=A\nask ", 1)
    state = state_at(text)
    options = dict(line.split()[1].split("=") for line in text.splitlines() if line.strip().startswith("option"))
    table = Table(GAME, int(state.seats), options, dice=None)
    table.state, table.dice = state, dice
    return table


def new_table(seats: int, seed: int | str = 1, **options: str) -> Table:
    """Return a table after set-up."""
    return Table(GAME, seats, options, dice=seeded_dice(seed))


def bare(seats: int, **options: str) -> Table:
    """Return a table before its first event, without dice."""
    return Table(GAME, seats, options, dice=None)


def follow(table: Table, *lines: str) -> Table:
    """Apply lines of a log, chance included; licences may have the law's names."""
    named = []
    for line in lines:
        actor, verb, *rest = line.split()
        named.append(" ".join([actor, verb, *(LAW.get(word, word) if verb in SPENT else word for word in rest)]))
    head = Table(GAME, table.seats, table.options.texts, dice=None).log
    for event in parse(head + "".join(f"{line}\n" for line in named)).events:
        table.follow(event)
    return table


def city(table: Table) -> City:
    return cast(City, table.state)


def words(table: Table, seat: int = 0) -> list[str]:
    return table.legal(seat)


def hand(table: Table, party: int) -> list[str]:
    """Return the licences of a party in their order, by the law's names."""
    names = {name: short for short, name in LAW.items()}
    return [
        names[LICENCES[kind]] for kind in list(city(table).licences)[party * HAND : (party + 1) * HAND] if kind >= 0
    ]


def built(table: Table, party: int) -> list[str]:
    return [name for i, name in enumerate(LOTS) if city(table).built[party] >> i & 1]


def holders(table: Table, party: int) -> list[str]:
    """Return the objectives a party holds."""
    return [name for name, at in zip(OBJECTIVES, city(table).place, strict=True) if at == party]


def points(state: City, party: int, objective: str) -> int:
    return int(objective_points(state, party, OBJECTIVES.index(objective)))


def sheet(state: City) -> list[list[int]]:
    """Return the score sheet, party by party, with all objectives turned up."""
    out: vec[i64] = vec[i64]([0] * int(state.count * COLUMNS))
    scoring.sheet(state, out, True)
    cells = [int(cell) for cell in out]
    width = int(COLUMNS)
    return [cells[party * width : (party + 1) * width] for party in range(int(state.count))]
