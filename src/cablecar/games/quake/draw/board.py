"""The stage: map and action cards, development board, income track, displays, and everybody's area."""
from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from cablecar.kernel.state import View
from cablecar.scene.model import Caption, Face, Group, Label, Panel, Place, Stage

from ..data import QuakeData
from ..state import EMPTY, City
from ..tables import ACTIONS, KINDS, NOTHING, PASS, SERVICE_NAMES, SERVICES
from .names import action, city_of, data_of, licence, lot, objective, service, space_text

LOT: Final = 46.0  # a cell of a land card
CARD_GAP: Final = 16.0
SPACE: Final = 62.0  # a space of an action card
MARGIN: Final = 24.0
CELL: Final = 44.0  # of the development board
SEATS: Final = {"orange": "#E07A3F", "black": "#2C2A28", "blue": "#3E7CB1", "white": "#FFFFFF"}
ICONS: Final = {
    "each_building": "obj-house", "own_pairs": "obj-pairs", "next_to_rival": "obj-rival", "closed_corner": "obj-house", "free_standing": "obj-house",
    "on_colour": "obj-house", "colour_set": "obj-colours", "rubble_each": "rubble", "urbanism_set": "obj-row", "majority_colour": "obj-majority",
    "majority_rubble": "rubble", "majority_money": "coin", "dev_orange": "act-urbanize", "dev_green": "act-clean",
}  # fmt: skip


def stage_key(view: View) -> Hashable:
    """What set-up has laid open for good: map and ring."""
    s = city_of(view)
    return tuple(s.land), tuple(s.ring), int(s.count)


def stage(view: View) -> Stage:
    """Return what stays for one reader."""
    data, s = data_of(view), city_of(view)
    colours = [SEATS.get(name, "#8A8D91") for name in data.player_colours][: int(s.seats)]
    panels = [map_panel(data, s), development(data), *offers(data), *areas(view, s)]
    return Stage(seats=colours, faces=faces(data), panels=panels)


def faces(data: QuakeData) -> dict[str, Face]:
    """Return every licence and objective of the set."""
    found: dict[str, Face] = {}
    for kind, name in enumerate(data.licences):
        colour, number, symbols, _ = data.faces[kind]
        one, two = (SERVICE_NAMES[symbol] for symbol in symbols)
        is_plain = 0 <= colour < len(data.colours)
        labels: dict[str, Label] = {"one": {"symbol": one, "name": ""}, "two": {"symbol": two, "name": ""}}
        labels["value"] = str(number) if 0 < number <= data.one["numbers"] else "?"
        labels["letter"] = data.letters[colour] if is_plain else "?"
        found[face_id(name)] = Face(symbol="licence", tone=data.colours[colour] if is_plain else "grey", labels=labels, name=licence(data, kind), rule="R34")
    for goal, name in enumerate(data.objectives):
        sort, about = KINDS[data.many["kind"][goal]], data.many["about"][goal]
        picture = SERVICE_NAMES[about] if sort == "urbanism_type" else ICONS[sort]
        tone = data.colours[about] if "colour" in sort and 0 <= about < len(data.colours) else "violet" if goal >= data.one["privates"] else "green"
        text = objective(data, goal)
        found[name] = Face(symbol="goal", tone=tone, labels={"picture": {"symbol": picture, "name": ""}, "name": text}, name=text,
                           tip=[[[f"tip-{sort}"], RULES[sort]]], rule=RULES[sort])  # fmt: skip
    return found


RULES: Final = {
    "each_building": "R47", "own_pairs": "R48", "next_to_rival": "R49", "closed_corner": "R50", "free_standing": "R51", "on_colour": "R52",
    "colour_set": "R52", "rubble_each": "R53", "urbanism_type": "R54", "urbanism_set": "R54", "majority_colour": "R56", "majority_rubble": "R56",
    "majority_money": "R56", "dev_orange": "R55", "dev_green": "R55",
}  # fmt: skip


def face_id(name: str) -> str:
    return name.lower()


def lot_id(name: str) -> str:
    return name.lower()


def space_id(card: str, space: int) -> str:
    return f"{card.lower()}.{space}"


# ---- the map ------------------------------------------------------------------


def map_panel(data: QuakeData, s: City) -> Panel:
    """Land cards in their slots; the action cards below them in the order of the ring; the income track beside."""
    wide, high = data.card_size[0] * LOT, data.card_size[1] * LOT
    columns = data.many["slot_columns"][int(s.count)]
    rows = len(list(s.land)) // columns
    spaces = 3 if s.side == 0 else 5
    card_wide = spaces * SPACE + 16
    per_row: int = 3 if spaces == 3 else 2
    width = MARGIN * 2 + max(int(columns) * (wide + CARD_GAP), per_row * (card_wide + CARD_GAP) + 80)
    top = MARGIN + rows * (high + CARD_GAP) + 12
    height = top + 6 // per_row * (SPACE + 46) + MARGIN
    art = f'<rect fill="var(--streets)" x="0" y="0" width="{width:g}" height="{height:g}"/>'
    places: list[Place] = []
    texts: list[Caption] = []
    groups: dict[str, Group] = {}
    for slot, laid in enumerate(int(card) for card in s.land):
        if laid != EMPTY:
            x, y = MARGIN + slot % columns * (wide + CARD_GAP), MARGIN + slot // columns * (high + CARD_GAP)
            art += f'<rect fill="var(--blocks)" stroke="var(--block-edge)" stroke-width="2" x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="8"/>'
            texts.append(Caption(at=(x + wide - 22, y + high - 10), size=13, say=f"{data.lands[int(laid) // 2]} {'AB'[int(laid) % 2]}", style="italic"))
            art += _parcels(data, int(laid) // 2, x, y, places, groups, texts)
    art += _cards(data, s, top, per_row, card_wide, spaces, places, texts)
    art += _income(data, per_row * (card_wide + CARD_GAP) + MARGIN, top, places, texts)
    return Panel(id="map", role="board", name=["panel-map"], size=(width, height), art=art, texts=texts, places=places, groups=groups,
                 tip=[[["tip-map"], "R33"]])  # fmt: skip


def _parcels(
    data: QuakeData, land: int, x: float, y: float, places: list[Place], groups: dict[str, Group], texts: list[Caption]
) -> str:
    art = ""
    for parcel in data.parcels:
        if parcel.land == land:
            tone = data.colours[parcel.colour]
            groups[parcel.id.lower()] = Group(name=["parcel", {"colour": tone, "number": str(parcel.number)}], tone=tone, label=f"{parcel.number}")
            for (a, b), name in zip(parcel.lots, parcel.lot_names, strict=True):
                left, up = x + a * LOT, y + b * LOT
                box = f'x="{left + 1:g}" y="{up + 1:g}" width="{LOT - 2:g}" height="{LOT - 2:g}" rx="3"'
                art += f'<g class="tone-{tone}"><rect fill="var(--c)" opacity=".45" {box}/><rect fill="var(--pattern)" opacity=".6" {box}/></g>'
                number = data.lot_names.index(name)
                places.append(Place(id=lot_id(name), at=(left + LOT / 2, up + LOT / 2 + 5), box=(LOT - 16, LOT - 16), shape="square", group=parcel.id.lower(),
                                    name=lot(data, number), part={"lot": name}, rule="R33"))  # fmt: skip
            a, b = parcel.lots[0]
            texts.append(Caption(at=(x + a * LOT + 12, y + b * LOT + 7), size=13, say=f"{data.letters[parcel.colour]}{parcel.number}", style="number"))
    return art


def _cards(data: QuakeData, s: City, top: float, per_row: int, wide: float, spaces: int, places: list[Place], texts: list[Caption]) -> str:
    art = ""
    for place, card in enumerate(s.ring):
        if card != EMPTY:
            x, y = MARGIN + place % per_row * (wide + CARD_GAP), top + place // per_row * (SPACE + 46)
            art += f'<rect fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.5" x="{x:g}" y="{y:g}" width="{wide:g}" height="{SPACE + 30:g}" rx="8"/>'
            texts.append(Caption(at=(x + wide / 2, y + 15), size=13, say=["card-title", {"number": place + 1, "card": data.cards[card]}]))
            for space in range(spaces):
                name = f"{data.cards[card]}.{space}"
                what = ACTIONS[int(s.tables.action[s.at(card, space)])] if s.tables.action[s.at(card, space)] != NOTHING else ""
                amount = int(s.tables.amount[s.at(card, space)])
                labels: dict[str, Label] = {"value": str(amount)} if what == "income" else {}
                symbol = "coin" if what == "income" else "" if s.tables.action[s.at(card, space)] == PASS else f"act-{what}"
                at = (x + 8 + space * SPACE + SPACE / 2, y + 24 + SPACE / 2)
                places.append(Place(id=space_id(data.cards[card], space), at=at, box=(SPACE - 10, SPACE - 10), shape="round", fit=0.7, symbol=symbol,
                                    labels=labels, name=space_text(s, data, name), part={"card": data.cards[card], "space": str(space)},
                                    tip=[[action(s, int(card), space), "R21"]], rule="R21"))  # fmt: skip
    return art


def _income(data: QuakeData, x: float, top: float, places: list[Place], texts: list[Caption]) -> str:
    texts.append(Caption(at=(x + 34, top + 12), size=13, say=["panel-income"]))
    for space, money in enumerate(data.income):
        places.append(Place(id=f"income.{space}", at=(x + 34, top + 46 + space * 50.0), box=(44, 44), shape="round", fit=0.8, symbol="coin",
                            labels={"value": str(money)}, name=["income-space", {"money": money}], part={"money": str(money)}, rule="R16"))  # fmt: skip
    return f'<rect fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.5" x="{x:g}" y="{top:g}" width="68" height="224" rx="8"/>'


def development(data: QuakeData) -> Panel:
    """The board on which markers move right and up, with both scales."""
    rows, columns = data.one["rows"], data.one["columns"]
    width, height = (columns + 1) * CELL + 8, (rows + 1) * CELL + 8
    art = f'<rect fill="var(--sheet)" x="0" y="0" width="{width:g}" height="{height:g}"/>'
    texts, places = [], []
    for row in range(rows):
        y = 4 + (rows - 1 - row) * CELL
        for column in range(columns):
            x = 4 + column * CELL
            art += f'<rect fill="var(--paper)" stroke="var(--rule)" stroke-width="1" x="{x:g}" y="{y:g}" width="{CELL:g}" height="{CELL:g}"/>'
            value = data.many["cells"][row * columns + column]
            texts.append(Caption(at=(x + CELL / 2, y + 14), size=14, say=str(value).replace("-", "−")))
            places.append(Place(id=f"dev.{row}.{column}", at=(x + CELL / 2, y + CELL / 2 + 6), box=(CELL - 6, CELL - 16), stack="row", cell=(16, 16), fit=1,
                                shape="none", name=["dev-cell", {"value": value}], rule="R32"))  # fmt: skip
        texts.append(Caption(at=(4 + columns * CELL + CELL / 2, y + CELL / 2 + 5), size=14, say=str(data.many["green"][row]), style="number"))
    for column in range(columns):
        texts.append(Caption(at=(4 + column * CELL + CELL / 2, 4 + rows * CELL + 26), size=14, say=str(data.many["orange"][column]), style="number"))
    return Panel(id="development", role="aside", name=["panel-development"], size=(width, height), art=art, texts=texts, places=places,
                 tip=[[["tip-development"], "R32"], [["tip-scales"], "R55"]])  # fmt: skip


# ---- displays and areas ----------------------------------------------------------


def offers(data: QuakeData) -> list[Panel]:
    """The displays, the public objectives and the urbanism piles."""
    cards = [Place(id=f"shown.{i}", box=(60, 84), fit=1, name=["display-place", {"number": i + 1}], rule="R28") for i in range(3)]
    goals = [Place(id=f"row.{i}", box=(112, 80), fit=1, name=["display-place", {"number": i + 1}], rule="R29") for i in range(3)]
    publics = [Place(id=f"public.{i}", box=(112, 80), fit=1, name=["display-place", {"number": i + 1}], rule="R10") for i in range(data.one["public_in_play"])]
    piles = [
        Place(id=f"pile.{name}", box=(48, 48), stack="pile", fit=1, name=service(number), part={"service": name}, rule="R37")
        for number, name in enumerate(SERVICE_NAMES)
    ]
    return [
        Panel(id="licences", role="offer", form="flow", name=["panel-display"], places=cards, tip=[[["tip-licences"], "R28"]]),
        Panel(id="objectives", role="offer", form="flow", name=["panel-row"], places=goals, tip=[[["tip-objectives"], "R29"]]),
        Panel(id="publics", role="card", form="flow", name=["panel-publics"], places=publics, tip=[[["tip-publics"], "R10"]]),
        Panel(id="urbanism", role="card", form="flow", name=["panel-urbanism"], places=piles, tip=[[["tip-urbanism"], "R59"]]),
    ]


def areas(view: View, s: City) -> list[Panel]:
    """Everybody's licences and objectives, the reader's own first."""
    found = []
    for party in sorted(range(int(s.count)), key=lambda party: party != view.seat):
        own = party == view.seat
        title: Any = ["panel-mine"] if own else ["panel-of", {"seat": party}] if party < s.seats else ["panel-committee"]
        places = [Place(id=f"hand{party}.{i}", box=(60, 84) if own else (40, 56), fit=1, name=["licence-slot", {"number": i + 1}]) for i in range(5)]
        size = (112.0, 80.0) if own else (84.0, 60.0)
        goals = [Place(id=f"goal{party}.{i}", box=size, fit=1, name=["goal-slot", {"number": i + 1}]) for i in range(6)]
        cards = [Place(id=f"cards{party}.{i}", box=(40, 40), stack="pile", fit=1, name=service(i)) for i in range(int(SERVICES))]
        seat = party if party < s.seats and not own else None
        role = "mine" if own else "player" if seat is not None else "aside"
        found.append(Panel(id=f"area{party}", role=role, form="flow", seat=seat, name=title, places=[*places, *goals, *cards]))
    return found
