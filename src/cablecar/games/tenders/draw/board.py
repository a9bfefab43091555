"""The stage: the town between its two tracks, the years, cards, bids, the reader's cheques and cards, the ledger of cheques."""
from __future__ import annotations

from functools import cache
from typing import Final

from cablecar.kernel.state import View
from cablecar.scene.model import Caption, Face, Label, Panel, Place, Stage

from ..data import EFFECTS, KIND_NAMES, MEANS, PAIR_NAMES, TARGET_NAMES, TendersData
from ..tables import VALUES
from .names import action_text, cell_text, data_of, is_reader, kind_text, street, street_id, target_text, tender_text

PITCH: Final = 146.0  # from district to district
TILE: Final = 112.0
WOOD: Final = (113.0, 27.0)
TRACK: Final = 68.0  # width of a track
LEFT: Final = 141.0  # the first corner of streets
TOP: Final = 67.0
LETTERS: Final = {"villa": "V", "residential": "R", "market": "M", "leisure": "L", "factory": "F", "office": "O", "city_hall": "C", "bank": "B", "park": "P"}
TONES: Final = {
    "villa": ["#C0828F", "#AC7581", "hatch", "V"], "residential": ["#BD9A6E", "#A98A64", "bricks", "R"], "market": ["#5F9C98", "#568C89", "chevrons", "M"],
    "leisure": ["#9787B6", "#887AA3", "dots", "L"], "factory": ["#A5644C", "#945B46", "cross", "F"], "office": ["#6C8298", "#627589", "grid", "O"],
    "city_hall": ["#5A5550", "#524E4A", "stars", "C"], "bank": ["#8C8550", "#7E784A", "waves", "B"], "park": ["#9DBD80", "#8DA974", "sprigs", "P"],
    "edge": ["#7FA3B8", "#5E8299", "waves", "E"], "option": ["#A88BB5", "#8F76A0", "stars", "?"],
}  # fmt: skip
SEATS: Final = {"yellow": "#F2BB2B", "blue": "#2F73B5", "red": "#C8402F", "green": "#3F8F4F", "violet": "#7D5BA6"}


class Board:
    """The geometry of one component set."""

    def __init__(self, data: TendersData) -> None:
        self.data = data
        self.size = LEFT * 2 + PITCH * data.cols, TOP * 2 + PITCH * data.rows - 18
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
    shore = f'x="{number(TRACK + 22)}" y="30" width="{number(w - 2 * TRACK - 44)}" height="{number(h - 36)}" rx="30"'
    found += f'<rect fill="var(--planted)" stroke="var(--water-deep)" stroke-width="1.5" {shore}/>'
    piers = "".join(f"M{number(LEFT + 280 + 46 * k)} 30v-{18 if k % 3 else 26}h14v{18 if k % 3 else 26}z" for k in range(12))
    found += f'<path fill="var(--paper)" stroke="var(--edge)" stroke-width="1" d="{piers}"/>'
    found += f'<rect fill="var(--streets)" x="{number(LEFT - 22)}" y="{number(TOP - 22)}" width="{number(PITCH * data.cols + 44)}" ' \
             f'height="{number(PITCH * data.rows + 44)}" rx="6"/>'  # fmt: skip
    for street_number in range(int(data.tables.streets)):
        x, y = board.street(street_number)
        wide, high = (WOOD[0], WOOD[1]) if street_number < data.tables.flat else (WOOD[1], WOOD[0])
        found += f'<rect fill="none" stroke="var(--rule)" stroke-width="1.4" stroke-dasharray="5 4" x="{number(x - wide / 2 + 3)}" ' \
                 f'y="{number(y - high / 2 + 3)}" width="{number(wide - 6)}" height="{number(high - 6)}" rx="5"/>'  # fmt: skip
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
    frame = f'x="1.5" y="1.5" width="{number(w - 3)}" height="{number(h - 3)}"'
    edges = f"M{number(TRACK)} 0v{number(h)}M{number(board.right)} 0v{number(h)}"
    found += f'<path fill="none" stroke="var(--ink)" stroke-width="1.6" d="{edges}"/>'
    return found + f'<rect fill="none" stroke="var(--ink)" stroke-width="3" {frame}/>'


def captions(board: Board) -> list[Caption]:
    data = board.data
    found = [Caption(at=(LEFT + 130, 17), size=19, say=["map-bay"], style="water")]
    for x, fields in ((24.0, data.influence_track), (board.size[0] - 24, data.prestige_track)):
        for value in range(0, fields, 5):
            found.append(Caption(at=(x, board.mark(value, fields)), size=19, say=str(value), style="number" if value % 10 == 0 else "faint"))
    for row in range(data.rows):
        found.append(Caption(at=(TRACK + 36, TOP + PITCH * (row + 0.5)), size=19, say=str(row + 1), style="italic"))
    for column in range(data.cols):
        found.append(Caption(at=(LEFT + PITCH * (column + 0.5), board.size[1] - 22), size=19, say=chr(65 + column), style="italic"))
    found.append(Caption(at=(52, board.size[1] / 2 - 200), size=18, say=["number-influence"], style="water", turn=-90))
    found.append(Caption(at=(board.size[0] - 52, board.size[1] / 2 - 200), size=18, say=["number-prestige"], style="water", turn=90))
    return found


def map_panel(board: Board) -> Panel:
    data = board.data
    places = []
    for cell, name in enumerate(data.cell_names):
        places.append(Place(id=f"d{name}", at=board.cell(cell), box=(TILE, TILE), fit=1, shape="square", name=["cell", {"cell": cell_text(data, cell)}],
                            part={"cell": name}, rule="R50"))  # fmt: skip
    for number_, name in enumerate(data.street_names):
        turn = 0 if number_ < data.tables.flat else 90
        places.append(Place(id=street_id(data, number_), at=board.street(number_), box=WOOD, fit=1, shape="line", turn=turn, name=street(data, number_),
                            part={"street": name}, rule="R46"))  # fmt: skip
    middle = board.size[1] / 2
    for name, x, text in (("influence", TRACK / 2, "number-influence"), ("prestige", board.size[0] - TRACK / 2, "number-prestige")):
        places.append(Place(id=f"track.{name}", at=(x, middle), box=(TRACK, board.size[1]), stack="free", cell=(30, 30), fit=1, name=[text], top=True))
    core = (TRACK, 0.0, board.size[0] - 2 * TRACK, board.size[1])
    return Panel(id="map", role="board", name=["panel-map"], size=board.size, core=core, art=art(board), texts=captions(board), places=places,
                 tip=[[["tip-map"], "R50"]])  # fmt: skip


def stage(view: View) -> Stage:
    """Return what stays for one reader."""
    data, seats = data_of(view), int(view.seen.seats)
    colours = [SEATS.get(name, "#8A8D91") for name in data.player_colours][:seats]
    years = [Place(id=f"y{year}", box=(36, 50), shape="square", fit=1, name=["year", {"year": str(year)}], caption=[["year", {"year": str(year)}]], rule="R61")
             for year in data.years]  # fmt: skip
    cards = [Place(id=name, box=(132, 175), fit=1, name=[f"panel-{name}"], rule=rule) for name, rule in (("tender", "R14"), ("action", "R60"))]
    floor = [Place(id=f"bid{seat}", seat=seat, box=(118, 56), shape="cell", stack="fan", fit=1, name=["bid-of", {"seat": seat}]) for seat in range(seats)]
    floor.append(Place(id="pile", box=(86, 49), fit=1, name=["pile"], rule="R81"))
    panels = [
        map_panel(board_of(data)),
        Panel(id="years", role="track", form="flow", columns=len(years), name=["panel-years"], places=years, tip=[[["tip-years"], "R90"]]),
        Panel(id="cards", role="card", form="flow", name=["panel-cards"], places=cards),
        Panel(id="floor", role="offer", form="flow", name=["panel-floor"], places=floor),
    ]
    if is_reader(view):
        cheques = [Place(id=f"c{value}", box=(86, 49), fit=1, name="") for value in range(10, 10 * int(VALUES) + 1, 10)]
        panels.append(Panel(id="cheques", role="mine", form="flow", name=["panel-cheques"], places=cheques, tip=[[["tip-cheques"], "R31"]]))
        influence = [Place(id=f"i{value}", box=(60, 84), fit=1, name="") for value in range(data.highest + 1)]
        panels.append(Panel(id="influence", role="mine", form="flow", name=["panel-influence"], places=influence, tip=[[["tip-influence"], "R21"]]))
        options = [Place(id=f"o-{pair}", box=(84, 60), fit=1, name="") for pair in PAIR_NAMES]
        panels.append(Panel(id="options", role="mine", form="flow", name=["panel-options"], places=options, tip=[[["tip-options"], "R38"]]))
    heads: list[list[Label]] = [[str(value)] for value in range(10, 10 * int(VALUES) + 1, 10)]
    heads.append([["ledger-held"]])
    panels.append(Panel(id="ledger", role="aside", form="table", name=["panel-ledger"], columns=heads, tip=[[["tip-ledger"], "R40"]]))
    return Stage(tones=TONES, seats=colours, faces=faces(data), panels=panels)


@cache
def faces(data: TendersData) -> dict[str, Face]:
    """Return tiles, cheques, influence cards, option cards, tender and action cards."""
    found: dict[str, Face] = {}
    for kind, name in enumerate(KIND_NAMES):
        picture: Label = {"symbol": name.replace("_", "-")}
        labels: dict[str, Label] = {"value": str(data.prestige[kind]), "letter": LETTERS[name], "picture": picture}
        found[name] = Face(symbol="ground" if name == "park" else "tile", tone=name, labels=labels, name=kind_text(kind), rule="R56")
        ruin: dict[str, Label] = {**labels, "heap": {"symbol": "rubble-heap"}}
        found[f"{name}-plan"] = Face(symbol="plan", tone=name, labels=ruin, name=["plan-of", {"kind": kind_text(kind)}], rule="R50")
    for value in range(10, 10 * int(VALUES) + 1, 10):
        found[f"cheque-{value}"] = Face(symbol="note", labels={"value": str(value)}, name=["cheque", {"value": value}])
    for value, person in enumerate(data.persons):
        symbol = f"person-{value}" if value < 10 else "person-9"
        found[f"influence-{value}"] = Face(symbol="face", labels={"value": str(value), "picture": {"symbol": symbol}, "title": [f"person-{person}"]},
                                           name=["influence-card", {"value": value, "person": [f"person-{person}"]}], rule="R21")  # fmt: skip
    for k, (target, means, most) in enumerate(data.tender_faces):
        name = TARGET_NAMES[target]
        shown: Label = {"symbol": name if target < 6 else "ferry-building" if name == "edge" else "gavel"}
        labels = {"value": "1+1+1" if name == "option" else "1" if most == 1 else f"1–{most}", "title": target_short(target), "picture": shown,
                  "means": {"symbol": "influence-card" if MEANS[means] == "influence" else "banknote"}, "foot": [f"means-{MEANS[means]}"]}  # fmt: skip
        if name == "option":
            labels["value"] = "?"
        found[f"t-{data.tender_names[k]}"] = Face(symbol="tender", tone=name, labels=labels, name=tender_text(data, k), rule="R46")
    for k, (effect, means, kind) in enumerate(data.action_faces):
        tone = KIND_NAMES[kind] if effect == 0 else "grey"
        pictures = {"bonus": KIND_NAMES[kind], "subsidy": "banknote", "cash_in": "banknote"}
        labels = {"title": [f"action-short-{EFFECTS[effect]}"], "picture": {"symbol": pictures.get(EFFECTS[effect], "stick")},
                  "value": f"+{data.constants['bonus_points']}" if effect == 0 else ""}  # fmt: skip
        if means < 3:
            labels |= {"means": {"symbol": "influence-card" if MEANS[means] == "influence" else "banknote"}, "foot": [f"means-{MEANS[means]}"]}
        found[f"a-{data.action_names[k]}"] = Face(symbol="tender", tone=tone, labels=labels, name=action_text(data, k), rule="R60")
    for pair, name in enumerate(PAIR_NAMES):
        kinds = [kind for kind in range(6) if data.pair_of[kind] == pair]
        found[f"option-{name}"] = Face(symbol="bonus", tone=KIND_NAMES[kinds[0]], labels={"picture": {"symbol": KIND_NAMES[kinds[0]]}, "value": name.upper()},
                                       name=target_text(6 + pair), rule="R38")  # fmt: skip
    return found


def target_short(target: int) -> list[str]:
    return [f"short-{TARGET_NAMES[target]}"]
