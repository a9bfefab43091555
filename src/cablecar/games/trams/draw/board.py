"""The stage: a city per player, the columns of projects with deck and foundation tokens, pool, papers, bonuses and the table of who leads."""
from __future__ import annotations

from typing import Final

from cablecar.kernel.state import View
from cablecar.scene.model import Caption, Face, Group, Label, Panel, Place, Run, Stage, Tip
from cablecar.scene.palette import TONES

from ..data import KINDS, OFFER_NAMES, TramsData
from ..tables import COLUMNS, OFFERS, ROWS
from .names import card, cell_name, data_of, district, half, kind_name, kind_picture, letter, picture_of

WIDE: Final = 120.0  # a card
HIGH: Final = 108.0
LEFT: Final = 64.0  # the names of the rows
TOP: Final = 44.0  # the bay
ROW_HIGH: Final = 114.0
STEP: Final = 126.0
FOOT: Final = 56.0  # the printed depots
CITY: Final = (LEFT + 5 * STEP + 134, TOP + 5 * ROW_HIGH + FOOT)
OFFER: Final = (940.0, 400.0)
COLUMN_TOP: Final = 44.0
COLUMN_HIGH: Final = 350.0
COLUMN_WIDE: Final = 248.0
SLOTS: Final = 4  # of the pool; what is more shares them
SEATS: Final = {"black": "#2C2A28", "white": "#FFFFFF", "red": "#B3392F", "teal": "#2AA198"}
MORE: Final = (("#A9794A", "bricks"), ("#2AA198", "sprigs"), ("#B05A8C", "stars"), ("#6C8298", "chevrons"))


def at_cell(item: int) -> tuple[float, float]:
    """Return the middle of a space, counted from the top left."""
    row, column = divmod(item, int(COLUMNS))
    return LEFT + STEP * column + STEP / 2, TOP + ROW_HIGH * row + ROW_HIGH / 2


def tones_of(data: TramsData) -> dict[str, list[str]]:
    """Return the tones of rows that are not among the common ones."""
    more = [name for name in data.rows if name not in TONES]
    return {name: [MORE[k % 4][0], MORE[k % 4][0], MORE[k % 4][1], name[0].upper()] for k, name in enumerate(more)}


def stage(view: View) -> Stage:
    """Return what stays for one reader."""
    data, seats, me = data_of(view), int(view.seen.seats), int(view.seat)
    colours = [SEATS.get(name, "#8A8D91") for name in data.player_colours][:seats]
    first = max(me, 0)
    cities = [city(data, seat, is_mine=seat == first) for seat in (first, *(seat for seat in range(seats) if seat != first))]
    panels = [cities[0], offer(data), pool(me), *([papers(data)] if me >= 0 else []), supply(data), lead(data, seats), *cities[1:]]
    return Stage(tones=tones_of(data), seats=colours, faces=faces(data), panels=panels)


def faces(data: TramsData) -> dict[str, Face]:
    """Return every card of the set."""
    found: dict[str, Face] = {}
    for number, name in enumerate(data.piece_names):
        if number >= len(data.cards):
            is_value = number < data.tables.depot_cards
            labels: dict[str, Label] = {"value": str(data.card_value if is_value else data.depot_value), "letter": "K",
                                        "picture": {"symbol": "house" if is_value else "depot"}, "worker": {"symbol": "worker"}}  # fmt: skip
            found[name] = Face(symbol="project", tone="black", labels=labels, name=card(data, number), rule="R12.4")
            continue
        each = data.cards[number]
        labels = {"value": str(each.value), "letter": letter(data, each.colour), "picture": {"symbol": picture_of(data, number)}}
        tip: Tip = []
        if each.value:
            labels["worker"] = {"symbol": "worker"}
        if each.has("bonus"):
            labels["mark"] = {"symbol": "bonus-compass", "name": ["symbol-bonus"]}
        if each.has("coast"):
            labels["corner"] = {"symbol": "coast", "name": ["symbol-coast"]}
        if each.has("foundation"):
            labels["token"] = {"symbol": "foundation-token", "name": ["symbol-foundation"]}
        for symbol, clause in (("tracks", "R7.1"), ("depot", "R7.2"), ("foundation", "R9.2"), ("coast", "R9.1"), ("bonus", "R12.1"), ("square", "R8.1")):
            if each.has(symbol):
                tip.append([[f"tip-{symbol}", {"need": data.requirement, "worth": data.square_value}], clause])
        symbol = "project-tracks" if each.has("tracks") else "project"
        found[name] = Face(symbol=symbol, tone=data.colours[each.colour], labels=labels, name=card(data, number), tip=tip, rule="R5.1")
    return found


# ---- a city ---------------------------------------------------------------------


def city(data: TramsData, seat: int, is_mine: bool) -> Panel:
    """A board: five rows of five spaces, the bay above, the printed depots below."""
    places: list[Place] = []
    for row, name in enumerate(data.rows):
        y = TOP + ROW_HIGH * row + ROW_HIGH / 2
        part = {"district": name} if is_mine else {}
        places.append(Place(id=f"c{seat}.{name}", group=name, at=(LEFT + 2.5 * STEP, y), box=(5 * STEP - 4, ROW_HIGH - 4), tone=name, name="", part=part))
    for item, name in enumerate(data.cell_names):
        row = item // int(COLUMNS)
        part = {"cell": name} if is_mine else {}
        places.append(Place(id=f"c{seat}.{name}", group=data.rows[row], at=at_cell(item), box=(WIDE, HIGH), fit=1, shape="square", tone=data.rows[row],
                            name=cell_name(data, name), rule="R5.2", part=part))  # fmt: skip
    for row, name in enumerate(data.rows):
        y = TOP + ROW_HIGH * row + ROW_HIGH / 2
        places.append(Place(id=f"c{seat}.{name}.sum", group=name, at=(LEFT + 5 * STEP + 34, y), box=(60, HIGH), symbol="tally", name="", rule="R16.1"))
        places.append(Place(id=f"c{seat}.{name}.done", group=name, at=(LEFT + 5 * STEP + 98, y), box=(54, 54), fit=1, shape="hex", tone=name,
                            name=["place-completion"], rule="R11.1"))  # fmt: skip
    for what, size in (("towers", (92, 92)), ("cars", (42, 42)), ("tokens", (34, 34))):
        places.append(Place(id=f"c{seat}.{what}", at=(CITY[0] / 2, CITY[1] / 2), box=CITY, stack="free", cell=size, fit=1, name="", top=True))
    groups = {name: Group(name=district(data, row), tone=name if name in TONES else "", label=letter(data, row)) for row, name in enumerate(data.rows)}
    return Panel(id=f"city{seat}", role="board" if is_mine else "player", seat=seat, name=["panel-city", {"seat": seat}], size=CITY, art=ground(data),
                 texts=captions(data), places=places, groups=groups, tip=[[["tip-city"], "R5.2"]])  # fmt: skip


def ground(data: TramsData) -> str:
    """Draw bay, rows and depots."""
    right = LEFT + 5 * STEP
    waves = "t" + "-42 0" * 15
    art = f'<path fill="var(--water)" stroke="var(--water-deep)" stroke-width="1.5" d="M2 2h{right + 4:g}v34q-21 10-42 0{waves}L2 36z"/>'
    art += '<g transform="translate(560 2) scale(.75)"><use href="#steamer" x="0" y="0" width="48" height="48"/></g>'
    for row, name in enumerate(data.rows):
        y = TOP + ROW_HIGH * row
        box = f'x="2" y="{y + 1:g}" width="{right + 2:g}" height="{ROW_HIGH - 2:g}" rx="6"'
        art += f'<g class="tone-{name}"><rect {box} fill="var(--c-pale)" stroke="var(--c-line)" stroke-width="1.6"/>'
        art += f'<rect {box} fill="var(--pattern)" opacity=".5"/>'
        art += f'<rect x="10" y="{y + 8:g}" width="28" height="28" rx="4" fill="var(--sheet)" stroke="var(--c)" stroke-width="3"/></g>'
    y = TOP + ROW_HIGH * int(ROWS)
    art += f'<rect x="2" y="{y + 2:g}" width="{right + 2:g}" height="{FOOT - 6:g}" rx="6" fill="var(--streets)" stroke="var(--rule)" stroke-width="1.5"/>'
    for column in range(int(COLUMNS)):
        x = LEFT + STEP * column + STEP / 2
        art += f'<use href="#depot" x="{x - 22:g}" y="{y + 5:g}" width="44" height="44"/>'
        art += f'<path d="M{x + 42:g} {y - 6:g}v18M{x + 49:g} {y - 6:g}v18" fill="none" stroke="var(--ink)" stroke-width="2.4"/>'
    return art


def captions(data: TramsData) -> list[Caption]:
    found = [Caption(at=(330, 22), size=22, say=["map-bay"], style="water", width=300)]
    for row in range(int(ROWS)):
        y = TOP + ROW_HIGH * row
        found.append(Caption(at=(24, y + 22), size=20, say=letter(data, row), short=letter(data, row), style="number"))
        found.append(Caption(at=(50, y + 60), size=17, say=district(data, row), style="italic", turn=-90, width=100))
    found.append(Caption(at=(32, TOP + ROW_HIGH * int(ROWS) + 28), size=15, say=["map-depots"], style="italic", width=58))
    return found


# ---- what lies in the middle --------------------------------------------------------


def offer(data: TramsData) -> Panel:
    """Foundation tokens, deck, and the three columns."""
    places = []
    for k in range(5):
        at = 38 + 50.0 * (k % 3), 34 + 50.0 * (k // 3)
        places.append(Place(id=f"track.{k}", at=at, box=(44, 44), stack="pile", fit=0.95, symbol="gap", name=["panel-track"], rule="R3.2"))
    places.append(Place(id="deck", at=(88, 176), box=(130, 118), symbol="deck", labels={"value": ""}, name=["panel-deck"], rule="R3.1"))
    places.append(Place(id="revealed", at=(88, 320), box=(150, 135), fit=1, name=""))
    texts = []
    for k in range(int(OFFERS)):
        x = column_at(k)
        at = x, COLUMN_TOP + COLUMN_HIGH / 2
        places.append(Place(id=f"column.{OFFER_NAMES[k]}", at=at, box=(COLUMN_WIDE, COLUMN_HIGH), stack="free", cell=(WIDE, HIGH), fit=1, shape="square",
                            name=["column", {"number": k + 1}], rule="R4.1", part={"column": OFFER_NAMES[k]}))  # fmt: skip
        texts.append(Caption(at=(x, COLUMN_TOP - 20), size=21, say=["column", {"number": k + 1}], style="italic", width=COLUMN_WIDE))
    return Panel(id="offer", role="offer", name=["panel-offer"], size=OFFER, texts=texts, places=places, tip=[[["tip-offer"], "R3.1"], [["tip-take"], "R4.1"]])


def column_at(column: int) -> float:
    """Return the middle of a column."""
    return 176 + COLUMN_WIDE / 2 + (COLUMN_WIDE + 8) * column


def pool(me: int) -> Panel:
    places = [Place(id=f"pool.{k}", box=(90, 81), stack="row", fit=1, name="", rule="R5.4") for k in range(SLOTS)]
    return Panel(id="pool", role="mine" if me >= 0 else "offer", form="flow", columns=SLOTS, name=["panel-pool"], places=places, tip=[[["tip-pool"], "R5.4"]])


def papers(data: TramsData) -> Panel:
    """The reader's contracts and kept tokens."""
    places = [
        Place(id="papers.contracts", box=(120, 40), stack="row", fit=0.95, name=["number-contracts"], tip=[[["tip-contracts"], "R4.1"]], rule="R13.1"),
        Place(id="papers.relief", box=(60, 44), stack="row", fit=0.95, name=kind_name(4), tip=[[["tip-contract_relief"], "R13.4"]], rule="R13.4"),
        Place(id="papers.points", box=(60, 44), stack="row", fit=0.95, name=kind_name(3), rule="R12.4"),
    ]
    return Panel(id="papers", role="mine", form="flow", columns=1, name=["panel-papers"], places=places)


def supply(data: TramsData) -> Panel:
    """The bonuses that are left."""
    places = []
    for kind, name in enumerate(KINDS):
        picture = kind_picture(data, kind)
        tip: Tip = [[[f"tip-{name}", {"value": data.plus_value, "worth": data.card_value, "points": half(data.bonus_points)}], "R12.4"]]
        places.append(Place(id=f"kind.{name}", box=(64, 64), symbol=picture["symbol"], labels=picture["labels"], name=kind_name(kind), part={"kind": name},
                            tip=tip, rule="R12.4"))  # fmt: skip
    return Panel(id="supply", role="aside", form="flow", columns=6, name=["panel-supply"], places=places, tip=[[["tip-bonus"], "R12.1"]])


def lead(data: TramsData, seats: int) -> Panel:
    """Who would get which advantage token."""
    ranks = [data.advantage[0][seats * 4 + rank] for rank in range(seats)]
    columns: list[Run] = [[["lead-bonus"]], [["lead-first"]]]
    for points in ranks:
        columns.append([half(points)])
    return Panel(id="lead", role="aside", form="table", name=["panel-lead"], columns=columns, tip=[[["tip-lead"], "R16.1"]])
