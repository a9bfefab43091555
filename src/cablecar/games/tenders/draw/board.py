"""The stage: the town between its two tracks with the years at its foot, the card, bids, the reader's hand, the ledger
of cheques, a deal.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cablecar.kernel.state import View
from cablecar.scene.model import Caption, Group, Panel, Place, Stage, Text

from ..constants import TRADING, YEARS
from ..data import KIND_NAMES, PAIR_NAMES, TendersData
from ..state import Town
from ..tables import VALUES
from ..words import MOST_BLIND, MOST_DEMAND
from .faces import faces
from .ledger import ledger_heads
from .names import cell_text, data_of, district, group_id, is_reader, street, street_id, town_of

PITCH: Final = 146.0  # from district to district
TILE: Final = 112.0
WOOD: Final = (113.0, 27.0)
TRACK: Final = 68.0  # width of a track
LEFT: Final = 141.0  # the first corner of streets
TOP: Final = 67.0
FOOT: Final = 104.0  # height of the row of years
YEAR: Final = (50.0, 68.0)  # a filed card
TONES: Final = {
    "villa": ["#C0828F", "#AC7581", "hatch", "V"],
    "residential": ["#BD9A6E", "#A98A64", "bricks", "R"],
    "market": ["#5F9C98", "#568C89", "chevrons", "M"],
    "leisure": ["#9787B6", "#887AA3", "dots", "L"],
    "factory": ["#A5644C", "#945B46", "cross", "F"],
    "office": ["#6C8298", "#627589", "grid", "O"],
    "city_hall": ["#5A5550", "#524E4A", "stars", "C"],
    "bank": ["#8C8550", "#7E784A", "waves", "B"],
    "park": ["#9DBD80", "#8DA974", "sprigs", "P"],
    "edge": ["#7FA3B8", "#5E8299", "waves", "E"],
    "option": ["#A88BB5", "#8F76A0", "stars", "?"],
    "action": ["#B8A583", "#8C7F68", "plain", "A"],
}
SEATS: Final = {"yellow": "#F2BB2B", "blue": "#2F73B5", "red": "#C8402F", "green": "#3F8F4F", "violet": "#7D5BA6"}


class Board:
    """The geometry of one component set."""

    def __init__(self, data: TendersData) -> None:
        self.data = data
        self.town = TOP * 2 + PITCH * data.rows - 18  # where the years begin
        self.size = LEFT * 2 + PITCH * data.cols, self.town + FOOT
        self.right = self.size[0] - TRACK

    def cell(self, cell: int) -> tuple[float, float]:
        return LEFT + PITCH * (cell % self.data.cols + 0.5), TOP + PITCH * (cell // self.data.cols + 0.5)

    def street(self, number: int) -> tuple[float, float]:
        data = self.data
        flat = int(data.tables.flat)
        if number < flat:
            return LEFT + PITCH * (number % data.cols + 0.5), TOP + PITCH * (number // data.cols)
        row, column = divmod(number - flat, data.cols + 1)
        return LEFT + PITCH * column, TOP + PITCH * (row + 0.5)

    def year(self, place: int) -> tuple[float, float]:
        return TRACK + (self.right - TRACK) * (place + 0.5) / len(self.data.years), self.town + 38

    def mark(self, value: int, fields: int) -> float:
        """Return the height of a field of a track; beyond its end a marker starts again."""
        return round(self.size[1] - 20 - (value % fields) * (self.size[1] - 50) / (fields - 1), 1)


@cache
def board_of(data: TendersData) -> Board:
    return Board(data)


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def art(board: Board) -> str:
    """Draw bay, shore, streets and the two tracks."""
    w, h = board.size
    data = board.data
    found = f'<rect fill="var(--water)" x="0" y="0" width="{number(w)}" height="{number(h)}"/>'
    shore = (
        f'x="{number(TRACK + 22)}" y="30" width="{number(w - 2 * TRACK - 44)}" '
        f'height="{number(board.town - 36)}" rx="30"'
    )
    found += f'<rect fill="var(--planted)" stroke="var(--water-deep)" stroke-width="1.5" {shore}/>'
    piers = "".join(
        f"M{number(LEFT + 280 + 46 * k)} 30v-{18 if k % 3 else 26}h14v{18 if k % 3 else 26}z" for k in range(12)
    )
    found += f'<path fill="var(--paper)" stroke="var(--edge)" stroke-width="1" d="{piers}"/>'
    found += (
        f'<rect fill="var(--streets)" x="{number(LEFT - 22)}" y="{number(TOP - 22)}" '
        f'width="{number(PITCH * data.cols + 44)}" '
        f'height="{number(PITCH * data.rows + 44)}" rx="6"/>'
    )
    for street_number in range(int(data.tables.streets)):
        x, y = board.street(street_number)
        wide, high = (WOOD[0], WOOD[1]) if street_number < data.tables.flat else (WOOD[1], WOOD[0])
        found += (
            f'<rect fill="none" stroke="var(--rule)" stroke-width="1.4" stroke-dasharray="5 4" '
            f'x="{number(x - wide / 2 + 3)}" '
            f'y="{number(y - high / 2 + 3)}" width="{number(wide - 6)}" height="{number(high - 6)}" rx="5"/>'
        )
    found += f'<use href="#steamer" x="{number(TRACK + 36)}" y="-4" width="36" height="36"/>'
    for x, fields, tone in ((0.0, data.influence_track, "blue"), (board.right, data.prestige_track, "red")):
        found += f'<rect fill="var(--paper)" x="{number(x)}" y="0" width="{number(TRACK)}" height="{number(h)}"/>'
        bands = ""
        ticks = ""
        for value in range(fields):
            y = board.mark(value, fields)
            inner = x + TRACK if x == 0 else x
            ticks += f"M{number(inner)} {number(y)}h{'-' if x == 0 else ''}{17 if value % 5 == 0 else 9}"
            if value % 10 == 0 and value // 10 % 2 == 0:
                end = board.mark(min(value + 10, fields - 1), fields)
                bands += f"M{number(x)} {number(y)}h{number(TRACK)}V{number(end)}h-{number(TRACK)}z"
        found += f'<g class="tone-{tone}"><path fill="var(--c-pale)" d="{bands}"/></g>'
        found += f'<path fill="none" stroke="var(--ink)" stroke-width="1.2" d="{ticks}"/>'
    found += _years(board)
    frame = f'x="1.5" y="1.5" width="{number(w - 3)}" height="{number(h - 3)}"'
    edges = f"M{number(TRACK)} 0v{number(h)}M{number(board.right)} 0v{number(h)}"
    found += f'<path fill="none" stroke="var(--ink)" stroke-width="1.6" d="{edges}"/>'
    return found + f'<rect fill="none" stroke="var(--ink)" stroke-width="3" {frame}/>'


def _years(board: Board) -> str:
    """Draw the ground of the years."""
    w, h = board.right - TRACK, board.size[1]
    wide = w / len(board.data.years)
    found = (
        f'<rect fill="var(--sheet)" x="{number(TRACK)}" y="{number(board.town)}" width="{number(w)}" '
        f'height="{number(FOOT)}"/>'
    )
    for k in range(0, len(board.data.years), 2):
        box = f'x="{number(TRACK + wide * k)}" y="{number(board.town)}" width="{number(wide)}" height="{number(FOOT)}"'
        found += f'<rect fill="var(--streets)" opacity=".6" {box}/>'
    edges = (
        f"M{number(TRACK)} {number(board.town)}H{number(board.right)}M{number(TRACK)} {number(h)}H{number(board.right)}"
    )
    return found + f'<path fill="none" stroke="var(--ink)" stroke-width="1.6" d="{edges}"/>'


def captions(board: Board) -> list[Caption]:
    data = board.data
    found = [Caption(at=(LEFT + 130, 17), size=19, say=["map-bay"], style="water")]
    for x, fields in ((24.0, data.influence_track), (board.size[0] - 24, data.prestige_track)):
        for value in range(0, fields, 5):
            found.append(
                Caption(
                    at=(x, board.mark(value, fields)),
                    size=19,
                    say=str(value),
                    style="number" if value % 10 == 0 else "faint",
                )
            )
    for row in range(data.rows):
        found.append(
            Caption(
                at=(TRACK + 36, TOP + PITCH * (row + 0.5)),
                size=19,
                say=str(row + 1),
                short=str(row + 1),
                style="italic",
            )
        )
    for column in range(data.cols):
        found.append(
            Caption(
                at=(LEFT + PITCH * (column + 0.5), board.town - 22),
                size=19,
                say=chr(65 + column),
                short=chr(65 + column),
                style="italic",
            )
        )
    for place, year in enumerate(data.years):
        x = board.year(place)[0]
        is_short = (len(data.years) - place) % 2  # where there is little room every second one up to the last
        short = f"’{year % 100:02d}" if is_short else ""
        found.append(
            Caption(at=(x, board.size[1] - 17), size=19, say=["year", {"year": str(year)}], short=short, style="number")
        )
    for x, name, turn in ((TRACK + 12, "number-influence", -90), (board.right - 12, "number-prestige", 90)):
        found.append(Caption(at=(x, TOP + PITCH * 1.5), size=20, say=[name], style="water", turn=turn))
    return found


def is_laid_out(s: Town) -> bool:
    """Tell whether the tiles lie where they will stay."""
    return bool(s.round > 0)


def stage_key(view: View) -> tuple[int, ...]:
    """Return what set-up has laid open for good: where the districts lie, and the last year."""
    s = town_of(view)
    return int(s.limits[YEARS]), *(map(int, s.kind) if is_laid_out(s) else ())


def map_panel(board: Board, s: Town) -> Panel:
    """Return the town: districts, streets, years, and the tracks at its sides."""
    groups, districts = _districts(board, s)
    core = (TRACK, 0.0, board.size[0] - 2 * TRACK, board.size[1])
    return Panel(
        id="map",
        role="board",
        name=["panel-map"],
        size=board.size,
        core=core,
        art=art(board),
        texts=captions(board),
        places=[*districts, *_streets(board), *_year_fields(board, s), *_tracks(board)],
        groups=groups,
        tip=[[["tip-map"], "R50"]],
    )


def _districts(board: Board, s: Town) -> tuple[dict[str, Group], list[Place]]:
    data, places = board.data, []
    groups: dict[str, Group] = {}
    for cell, name in enumerate(data.cell_names):
        kind = int(s.kind[cell])
        said: Text = district(data, s, cell) if is_laid_out(s) else ["cell", {"cell": cell_text(data, cell)}]
        groups[group_id(data, cell)] = Group(name=said, tone=KIND_NAMES[kind] if is_laid_out(s) else "")
        places.append(
            Place(
                id=f"d{name}",
                at=board.cell(cell),
                box=(TILE, TILE),
                fit=1,
                shape="square",
                name=said,
                part={"cell": name},
                rule="R50",
                group=group_id(data, cell),
            )
        )
    return groups, places


def _streets(board: Board) -> list[Place]:
    data, places = board.data, []
    for number_, name in enumerate(data.street_names):
        a, b = int(data.tables.side_a[number_]), int(data.tables.side_b[number_])
        box = WOOD if number_ < data.tables.flat else (WOOD[1], WOOD[0])
        places.append(
            Place(
                id=street_id(data, number_),
                at=board.street(number_),
                box=box,
                fit=1,
                shape="line",
                name=street(data, number_),
                part={"street": name},
                rule="R46",
                group=group_id(data, b if b >= 0 else a),
            )
        )
    return places


def _year_fields(board: Board, s: Town) -> list[Place]:
    places = []
    for place, year in enumerate(board.data.years):
        is_last = place + 1 == int(s.limits[YEARS])
        places.append(
            Place(
                id=f"y{year}",
                at=board.year(place),
                box=YEAR,
                fit=1,
                shape="square",
                name=["year-field", {"year": str(year)}],
                tip=[[["tip-last-year"], "R90"]] if is_last else [],
                rule="R61",
            )
        )
    return places


def _tracks(board: Board) -> list[Place]:
    """Return both tracks; who shares a field stands smaller, so that none covers another."""
    places = []
    middle = board.size[1] / 2
    for name, x, text in (
        ("influence", TRACK / 2, "number-influence"),
        ("prestige", board.size[0] - TRACK / 2, "number-prestige"),
    ):
        for shared, side in (("", 30), (".shared", 21)):
            track = Place(
                id=f"track.{name}{shared}",
                at=(x, middle),
                box=(TRACK, board.size[1]),
                stack="free",
                cell=(side, side),
                fit=1,
                name=[text],
                top=True,
            )
            places.append(track)
    return places


def stage(view: View) -> Stage:
    """Return what stays for one reader."""
    data, s, seats = data_of(view), town_of(view), int(view.seen.seats)
    colours = [SEATS.get(name, "#8A8D91") for name in data.player_colours][:seats]
    floor = [
        Place(
            id=f"bid{seat}",
            seat=seat,
            box=(118, 44),
            shape="none",
            stack="fan",
            fit=1,
            name=["bid-of", {"seat": seat}],
            part={"seat": str(seat)},
        )
        for seat in range(seats)
    ]
    card, pile = (
        Place(id="card", box=(120, 160), fit=1, name=["panel-cards"]),
        Place(id="pile", box=(60, 34), shape="none", fit=1, name=["pile"], rule="R81"),
    )
    panels = [
        map_panel(board_of(data), s),
        Panel(
            id="cards",
            role="track",
            tall=True,
            form="flow",
            name=["panel-cards"],
            places=[card],
            tip=[[["tip-cards"], "R14"]],
        ),
        Panel(
            id="floor",
            role="track",
            tall=True,
            form="flow",
            name=["panel-floor"],
            places=floor,
            tip=[[["tip-floor"], "R29"]],
        ),
        Panel(id="notes", role="offer", form="flow", name=["panel-notes"], places=[pile]),
    ]
    if int(s.options) & TRADING:
        panels.append(Panel(id="deal", role="offer", form="table", name=["panel-deal"], tip=[[["tip-deal"], "R97"]]))
    if is_reader(view):
        panels.append(_hand(data))
    panels.append(
        Panel(
            id="ledger",
            role="aside",
            form="table",
            name=["panel-ledger"],
            columns=ledger_heads(),
            tip=[[["tip-ledger"], "R40"]],
        )
    )
    return Stage(tones=TONES, seats=colours, faces=faces(data), panels=panels)


def _hand(data: TendersData) -> Panel:
    """Cards, what a subsidy offers, the terms of a trade, cheques: what is not asked for takes no room."""
    places = [Place(id=f"o-{pair}", box=(108, 68), fit=1, name="") for pair in PAIR_NAMES]
    places += [Place(id=f"w-{what}", box=(60, 60), fit=1, name="") for what in ("influence", "cheques")]
    places += [Place(id=f"n{count}", box=(60, 60), fit=1, name="") for count in range(1, MOST_BLIND + 1)]
    places += [Place(id=f"m{amount}", box=(70, 40), fit=1, name="") for amount in range(10, MOST_DEMAND + 1, 10)]
    places += [Place(id=f"i{value}", box=(60, 84), fit=1, name="") for value in range(data.highest + 1)]
    places += [Place(id=f"c{value}", box=(86, 49), fit=1, name="") for value in range(10, 10 * int(VALUES) + 1, 10)]
    return Panel(
        id="hand", role="mine", form="flow", name=["panel-hand"], places=places, tip=[[["tip-cheques"], "R31"]]
    )
