"""The panels beside the map: faces of all cards, years, income, services, displays, the development board, and
everybody's area.
"""

from __future__ import annotations

from typing import Any, Final, cast

from cablecar.kernel.state import View
from cablecar.scene.model import Caption, Face, Label, Panel, Place

from ..data import QuakeData
from ..game import Quake
from ..state import City
from ..tables import BENEFIT_KINDS, BENEFITS, BUILD, DISPLAY, HAND, KINDS, OBJECTIVE, SERVICE_NAMES, SERVICES, WIDTH
from .land import rect
from .names import colour_part, licence, objective, objective_value, service, year_text

LICENCE: Final = (60.0, 84.0)
LICENCE_DECK: Final = (46.0, 64.4)  # decks are no choice of a kind: smaller, so that all displays stand in one line
GOAL: Final = (74.0, 82.8)
GOAL_DECK: Final = (54.0, 60.4)
PUBLIC: Final = (64.0, 71.6)  # with a line under it
OWN: Final = (72.0, 80.5)  # in their own area
CELL: Final = (40.0, 22.0)  # of the development board
GREEN: Final = 30.0  # its scales
ORANGE: Final = 22.0
PICTURES: Final = {
    "each_building": "obj-each",
    "own_pairs": "obj-pairs",
    "next_to_rival": "obj-rival",
    "closed_corner": "obj-corner",
    "free_standing": "obj-free",
    "on_colour": "obj-house",
    "colour_set": "obj-colours",
    "rubble_each": "rubble",
    "urbanism_set": "obj-services",
    "majority_colour": "obj-majority",
    "majority_rubble": "obj-most",
    "majority_money": "obj-most",
    "dev_orange": "obj-row",
    "dev_green": "obj-column",
}
RULES: Final = {
    "each_building": "R47",
    "own_pairs": "R48",
    "next_to_rival": "R49",
    "closed_corner": "R50",
    "free_standing": "R51",
    "on_colour": "R52",
    "colour_set": "R52",
    "rubble_each": "R53",
    "urbanism_type": "R54",
    "urbanism_set": "R54",
    "majority_colour": "R56",
    "majority_rubble": "R56",
    "majority_money": "R56",
    "dev_orange": "R55",
    "dev_green": "R55",
}


def face_id(name: str) -> str:
    return name.lower()


# ---- faces ----------------------------------------------------------------------


def faces(data: QuakeData, s: City) -> dict[str, Face]:
    """Return every licence and objective of the set, with what they bring in this game."""
    found: dict[str, Face] = {}
    for kind, name in enumerate(data.licences):
        found[face_id(name)] = _licence(data, kind)
    for goal, name in enumerate(data.objectives):
        found[name] = _goal(data, s, goal)
    worth = str(int(s.tables.best_builder))
    found["best-builder"] = Face(
        symbol="goal",
        tone="orange",
        labels={"picture": {"symbol": "obj-best"}, "name": ["goal-builder"], "worth": worth},
        name=["goal-builder"],
        tip=[[["tip-builder", {"points": int(worth), "count": int(s.tables.buildings)}], "R45"]],
        rule="R45",
    )
    return found


def _licence(data: QuakeData, kind: int) -> Face:
    colour, number, symbols, _ = data.faces[kind]
    is_plain, has_number = 0 <= colour < len(data.colours), 0 < number <= data.one["numbers"]
    labels: dict[str, Label] = {
        key: {"symbol": SERVICE_NAMES[symbol]} for key, symbol in zip(("one", "two"), symbols, strict=True)
    }
    labels["value"] = str(number) if has_number else "" if number > 0 else "–"
    if number > data.one["numbers"]:
        labels["range"] = f"1–{data.one['numbers']}"
    labels["letter"] = data.letters[colour] if is_plain else "–" if colour < 0 else "∗"
    if colour == len(data.colours):
        labels["wild"] = {"symbol": "any-colour"}
    tone = data.colours[colour] if is_plain else "grey"
    tip = [
        [["tip-licence-wild" if not (is_plain and has_number) else "tip-licence"], "R34"],
        [["tip-licence-pair"], "R37"],
    ]
    return Face(symbol="licence", tone=tone, labels=labels, name=licence(data, kind), tip=tip, rule="R34")


def _goal(data: QuakeData, s: City, goal: int) -> Face:
    sort, about = KINDS[data.many["kind"][goal]], data.many["about"][goal]
    tone = "violet" if goal >= data.one["privates"] else "green"
    picture: dict[str, Any] = {"symbol": SERVICE_NAMES[about] if sort == "urbanism_type" else PICTURES[sort]}
    if sort in ("on_colour", "majority_colour"):
        picture["tone"] = data.colours[about]
    if sort in ("majority_rubble", "majority_money"):
        picture["labels"] = {"thing": {"symbol": "rubble" if sort == "majority_rubble" else "coin"}}
    named = {
        **colour_part(data, about if "colour" in sort else -1),
        "service": service(about) if sort == "urbanism_type" else "",
    }
    labels: dict[str, Label] = {"picture": picture, "name": [f"goal-{sort}", named], "worth": worth(s, goal)}
    tip = [[[f"tip-{sort}", {"points": objective_value(s, goal), "ranks": ranks(s)}], RULES[sort]]]
    return Face(symbol="goal", tone=tone, labels=labels, name=objective(data, goal), tip=tip, rule=RULES[sort])


def ranks(s: City) -> str:
    between = "/" if s.count > 3 else " / "  # four fill the foot of a card
    return between.join(str(int(s.tables.majority[s.count * 4 + rank])) for rank in range(int(s.count)))


def worth(s: City, goal: int) -> Any:
    """Say in few words what an objective brings."""
    sort = KINDS[int(s.tables.kind[goal])]
    if sort.startswith("majority"):
        return ranks(s)
    if sort.startswith("dev"):
        points = cast(Quake, s.game).data.many[sort.removeprefix("dev_")]
        return ["worth-marked", {"least": min(points), "most": max(points)}]
    return [
        "worth-set" if sort.endswith("_set") else "worth-pair" if sort == "own_pairs" else "worth-each",
        {"points": objective_value(s, goal)},
    ]


# ---- years, income, services --------------------------------------------------------


def years(data: QuakeData) -> Panel:
    """The year board: what building costs, and what each year gives."""
    found = []
    for year, number in enumerate(data.years):
        labels: dict[str, Label] = {
            "value": str(number),
            "build": {"symbol": "act-build"},
            "cost": coin(data.many["cost"][year]),
        }
        for slot, what in zip(("first", "second", "third"), data.benefits[year], strict=False):
            labels[slot] = benefit_picture(data, year, what)
        if len(data.benefits[year]) > 1:
            labels["and"] = "+" if year == 0 else "/"
        if len(data.benefits[year]) > 2:
            labels["or"] = "/"
        tip: list[list[Any]] = [[["tip-year-cost", {"money": data.many["cost"][year]}], "R36"]]
        tip += [
            [["tip-year-all" if year == 0 else "tip-year-option", {"what": benefit_text(data, year, what)}], "R17"]
            for what in data.benefits[year]
        ]
        found.append(
            Place(
                id=f"year.{year}",
                box=(138, 25),
                fit=1,
                symbol="year",
                labels=labels,
                name=["year-name", {"year": year_text(data, year)}],
                tip=tip,
                rule="R17",
            )
        )
    return Panel(
        id="years",
        role="track",
        tall=True,
        form="flow",
        name=["panel-years"],
        places=found,
        tip=[[["tip-years"], "R15"]],
    )


def coin(money: int) -> Label:
    return {"symbol": "coin", "labels": {"value": str(money)}}


def benefit_text(data: QuakeData, year: int, what: str) -> Any:
    """Name an option of a year with its amount."""
    each, fixed = data.many["built_money"][year], data.many["fixed_money"][year]
    if what != "money":
        return ["benefit", {"what": what}]
    return ["benefit-per", {"money": each}] if each else ["benefit-money", {"money": fixed}]


def benefit_picture(data: QuakeData, year: int, what: str) -> Label:
    if what != "money":
        return {"symbol": f"act-{what}"}
    each = data.many["built_money"][year]
    return {"symbol": "per-house", "labels": {"value": str(each)}} if each else coin(data.many["fixed_money"][year])


def income(data: QuakeData) -> Panel:
    """What a year begins with: the income track, four coins with room for a pawn under each, and the year's benefit,
    whose options the look shows.
    """
    places = []
    for space, money in enumerate(data.income):
        labels: dict[str, Label] = {"coin": coin(money), "br": f"${money}"}
        place = Place(
            id=f"income.{space}",
            box=(27, 58.5),
            fit=1,
            symbol="income-space",
            labels=labels,
            name=["income-space", {"money": money}],
            rule="R16",
        )
        place.part, place.tip = {"money": str(money)}, [[["tip-income"], "R16"]]
        places.append(place)
    places += [
        Place(
            id=f"benefit.{what}", box=(34, 34), fit=1, name=["benefit", {"what": what}], part={"what": what}, rule="R17"
        )
        for what in BENEFITS
    ]
    tip: list[list[Any]] = [[["tip-income"], "R16"], [["tip-benefits"], "R17"]]
    return Panel(
        id="incomes",
        role="track",
        tall=True,
        form="flow",
        columns=len(data.income),
        name=["panel-income"],
        places=places,
        tip=tip,
    )


def services(data: QuakeData) -> Panel:
    """The piles of urbanism cards."""
    found = []
    for number, name in enumerate(SERVICE_NAMES):
        count = data.many["piles"][number]
        found.append(
            Place(
                id=f"pile.{name}",
                box=(66, 40),
                fit=1,
                symbol="supply-of",
                labels={"picture": {"symbol": name}, "value": str(count)},
                name=service(number),
                part={"service": name},
                tip=[[[f"tip-{name}", service_worth(data, number)], "R59"]],
                rule="R37",
            )
        )
    return Panel(
        id="urbanism",
        role="track",
        tall=True,
        form="flow",
        name=["panel-urbanism"],
        places=found,
        tip=[[["tip-urbanism"], "R37"]],
    )


def service_worth(data: QuakeData, number: int) -> dict[str, Any]:
    key = "stack" if SERVICE_NAMES[number] == "park" else SERVICE_NAMES[number]
    points = data.many[key] if key == "stack" else data.many[key][1:]
    return {"points": " ".join(map(str, points)), "each": points[0], "cost": data.many["service_cost"][number]}


# ---- displays -------------------------------------------------------------------------


def offers(data: QuakeData, s: City) -> list[Panel]:
    """The two displays, and the objectives that count for everybody."""
    cards = [
        Place(
            id=f"shown.{i}", box=LICENCE, fit=1, shape="square", name=["display-place", {"number": i + 1}], rule="R28"
        )
        for i in range(DISPLAY)
    ]
    goals = [
        Place(id=f"row.{i}", box=GOAL, fit=1, shape="square", name=["display-place", {"number": i + 1}], rule="R29")
        for i in range(DISPLAY)
    ]
    publics = [
        Place(id=f"public.{i}", box=PUBLIC, fit=1, name=["display-place", {"number": i + 1}], rule="R10")
        for i in range(data.one["public_in_play"])
    ]
    publics.append(Place(id="public.best", box=PUBLIC, fit=1, name=["goal-builder"], rule="R45"))
    if s.tables.deck_licence[s.edition]:
        cards.append(_deck("licence", LICENCE_DECK, "licence-back", "R28"))
    if s.tables.deck_objective[s.edition]:
        goals.append(_deck("objective", GOAL_DECK, "goal-back", "R29"))
    return [
        _flow("licences", "offer", "panel-display", cards, "tip-licences", "R28"),
        _flow("objectives", "offer", "panel-row", goals, "tip-objectives", "R29"),
        _flow("publics", "offer", "panel-publics", publics, "tip-publics", "R46", columns=len(publics)),
    ]


def _flow(id: str, role: str, name: str, places: list[Place], tip: str, rule: str, columns: int = 0) -> Panel:
    return Panel(id=id, role=role, form="flow", name=[name], places=places, tip=[[[tip], rule]], columns=columns)


def _deck(card: str, box: tuple[float, float], symbol: str, rule: str) -> Place:
    return Place(
        id=f"deck.{card}s",
        box=box,
        fit=1,
        symbol=symbol,
        name=[f"deck-{card}s"],
        tip=[[["tip-deck"], rule]],
        rule=rule,
        part={"word": f"draw {card}"},
    )


# ---- the development board --------------------------------------------------------------


def development(data: QuakeData) -> Panel:
    """The board on which markers move right and up, with both scales."""
    rows, columns = data.one["rows"], data.one["columns"]
    wide, high = CELL
    size = GREEN + 4 + columns * wide + 2, rows * high + 4 + ORANGE + 2
    left = GREEN + 4
    art = (
        '<g class="tone-green">'
        + "".join(rect(1, 1, GREEN, rows * high, one) for one in (_scale(), _pattern()))
        + "</g>"
    )
    low, across = rows * high + 4, columns * wide
    drawn = (rect(left, low, across, ORANGE, one) for one in (_scale(), _pattern()))
    art += f'<g class="tone-orange">{"".join(drawn)}</g>'
    texts, places = [], []
    for row in range(rows):
        y = 1 + (rows - 1 - row) * high
        texts.append(
            Caption(at=(1 + GREEN / 2, y + high / 2), size=15, say=str(data.many["green"][row]), style="number")
        )
        for column in range(columns):
            x, value = left + column * wide, data.many["cells"][row * columns + column]
            fill = "streets" if value < 0 else "sheet" if value < 5 else "planted"
            art += rect(x, y, wide, high, f'fill="var(--{fill})" stroke="var(--rule)" stroke-width="1"')
            texts.append(Caption(at=(x + 8, y + high / 2), size=13, say=str(value).replace("-", "−"), style="number"))
            places.append(
                Place(
                    id=f"dev.{row}.{column}",
                    at=(x + wide - 12, y + high / 2),
                    box=(22, 22),
                    stack="grid",
                    fit=0.96,
                    name=["dev-cell", {"value": value}],
                    rule="R32",
                )
            )
    art += rect(left, 1, columns * wide, rows * high, 'fill="none" stroke="var(--ink)" stroke-width="1.6"')
    for column in range(columns):
        texts.append(
            Caption(
                at=(left + (column + 0.5) * wide, rows * high + 4 + ORANGE / 2),
                size=15,
                say=str(data.many["orange"][column]),
                style="number",
            )
        )
    return Panel(
        id="development",
        role="aside",
        name=["panel-development"],
        size=size,
        art=art,
        texts=texts,
        places=places,
        tip=[[["tip-development"], "R32"], [["tip-scales"], "R55"]],
    )


def _scale() -> str:
    return 'fill="var(--c)" opacity=".45"'


def _pattern() -> str:
    return 'fill="var(--pattern)" opacity=".7"'


# ---- areas -----------------------------------------------------------------------------------


def most_goals(s: City) -> int:
    """Return how many objectives a party can come to hold: the first, one of each card that gives them in each year,
    and those of benefits.
    """
    t = s.tables
    cards = sum(
        1
        for card in range(int(t.cards))
        if any(t.action[s.at(card, space)] == OBJECTIVE for space in range(int(WIDTH)))
    )
    if s.rivals:  # R71: the Committee takes one instead of materials and licences too
        cards = int(t.cards)
    years = sum(1 for year in range(int(t.last_year)) if t.offered[year * BENEFIT_KINDS + OBJECTIVE - BUILD])
    return min(int(t.objectives), 1 + cards * int(t.last_year) + years)


def areas(view: View, s: City) -> list[Panel]:
    """Everybody's licences, pieces and objectives: the reader's in their own area, the others' behind their lines."""
    found = []
    most = most_goals(s)
    for party in sorted(range(int(s.count)), key=lambda party: party != view.seat):
        own = party == view.seat
        hand = [
            Place(
                id=f"hand{party}.{i}", box=LICENCE if own else (40, 56), fit=1, name=["licence-slot", {"number": i + 1}]
            )
            for i in range(int(HAND))
        ]
        goals = [
            Place(id=f"goal{party}.{i}", box=OWN if own else (60, 67), fit=1, name=["goal-slot", {"number": i + 1}])
            for i in range(most)
        ]
        stock = [
            Place(id=f"ready{party}", box=(44, 44), fit=1, name=["name-area"], tip=[[["tip-area"], "R27"]], rule="R27")
        ]
        stock += [
            Place(id=f"cards{party}.{i}", box=(44, 44), fit=1, name=service(i), rule="R37")
            for i in range(int(SERVICES))
        ]
        stock.append(Place(id=f"tokens{party}", box=(44, 44), fit=1, name=["name-rubble"], rule="R31"))
        if own:
            found.append(_flow("mine", "mine", "panel-mine", [*hand, *stock], "tip-mine", "R33"))
            found.append(_flow("goals", "mine", "panel-goals", goals, "tip-goals", "R29"))
        elif party < s.seats:
            name, places = ["panel-of", {"seat": party}], [*hand, *goals, *stock]
            found.append(Panel(id=f"area{party}", role="player", form="flow", seat=party, name=name, places=places))
        else:
            places = [*hand, *stock, *goals]
            found.append(_flow(f"area{party}", "offer", "panel-committee", places, "tip-committee", "R69"))
    return found
