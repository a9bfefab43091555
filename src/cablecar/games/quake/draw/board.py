"""The stage: the map with the action cards around it, years and income beside it, displays under it, and everybody's
area.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

from cablecar.kernel.state import View
from cablecar.scene.model import Caption, Group, Label, Panel, Place, Stage
from cablecar.scene.palette import TONES

from ..data import QuakeData
from ..state import EMPTY, City
from ..tables import ACTIONS, ANY_COLOUR, INCOME, NOTHING, PASS
from .land import LOT, PAD, land_art, land_size, rail_art, rect
from .names import action, city_of, data_of, lot, space_text
from .panels import areas, development, faces, income, offers, services, years

MARGIN: Final = 14.0
STREET: Final = 10.0  # between land cards
RAIL: Final = 30.0  # on the right
TICKET: Final = {3: (156.0, 92.0), 5: (240.0, 92.0)}  # an action card by its spaces, as its symbol
COLUMNS: Final = {3: (27.0, 77.0, 127.0), 5: (29.0, 81.0, 133.0, 180.0, 216.5)}  # the middles of the spaces
SPACE: Final = {
    3: (48.0,) * 3,
    5: (50.0, 50.0, 50.0, 40.0, 31.0),
}  # how wide they are: passing needs less than other words, and money less than that
SLIM: Final = 40.0  # such, and narrower ones, have symbols of their own
SEATS: Final = {"orange": "#E07A3F", "black": "#2C2A28", "blue": "#3E7CB1", "white": "#D9D2C4"}
MORE: Final = (
    ("#A9794A", "bricks"),
    ("#2AA198", "sprigs"),
    ("#B05A8C", "stars"),
    ("#6C8298", "chevrons"),
)  # for colours that the palette does not name
SIDES: Final = ("left", "middle", "right")
HELPER: Final = 118.0  # the height of the Committee's strip


def stage_key(view: View) -> Hashable:
    """What set-up has laid open for good: map and ring."""
    s = city_of(view)
    return tuple(s.land), tuple(s.ring), int(s.count)


def stage(view: View) -> Stage:
    """Return what stays for one reader."""
    data, s = data_of(view), city_of(view)
    colours = [SEATS.get(name, "#8A8D91") for name in data.player_colours][: int(s.seats)]
    panels = [
        map_panel(data, s),
        income(data),
        years(data),
        services(data),
        *offers(data, s),
        development(data),
        *areas(view, s),
    ]
    return Stage(tones=tones_of(data), seats=colours, faces=faces(data, s), panels=panels)


def tones_of(data: QuakeData) -> dict[str, list[str]]:
    """Return the tones of colours that are not among the common ones."""
    return {
        name: [MORE[k][0], MORE[k][0], MORE[k][1], data.letters[k]]
        for k, name in enumerate(data.colours)
        if name not in TONES
    }


def lot_id(name: str) -> str:
    return name.lower()


def space_id(card: str, space: int) -> str:
    return f"{card.lower()}.{space}"


def pawn_id(card: str, space: int) -> str:
    """Name the place on which a pawn stands, at the foot of a space."""
    return f"at.{space_id(card, space)}"


class Plan:
    """Where land cards and action cards lie, for a number of parties: around a small map on both sides, else above and
    under it.
    """

    def __init__(self, data: QuakeData, parties: int, spaces: int, is_solo: bool) -> None:
        self.spaces = spaces
        self.columns = data.many["slot_columns"][parties]
        self.rows = data.many["slots"][parties] // self.columns
        self.land = land_size(data)
        inner = self.columns * (self.land[0] + STREET) - STREET
        lands = self.rows * (self.land[1] + STREET) - STREET
        wide, high = TICKET[spaces]
        self.is_tall = inner < 1.4 * lands
        self.scale = min(1.15, (lands - 24) / 3 / high) if self.is_tall else min(1.3, (inner - 20) / 3 / wide)
        self.ticket = wide * self.scale, high * self.scale
        if self.is_tall:
            self.left, self.top = MARGIN + self.ticket[0] + 14, MARGIN  # of the land cards
            self.gap = (lands - 3 * self.ticket[1]) / 2
            self.width, self.base = 2 * self.left + inner, MARGIN + lands + RAIL + 6
        else:
            self.left, self.top = MARGIN, MARGIN + self.ticket[1] + 10
            self.gap = (inner - 3 * self.ticket[0]) / 2
            self.width, self.base = 2 * MARGIN + inner + RAIL, self.top + lands + 10 + self.ticket[1] + MARGIN
        self.foot = self.base - MARGIN - self.ticket[1]  # of the lower action cards
        self.height = self.base + (HELPER if is_solo else 0)

    def slot(self, slot: int) -> tuple[float, float]:
        """Return the corner of a land card."""
        return self.left + slot % self.columns * (self.land[0] + STREET), self.top + slot // self.columns * (
            self.land[1] + STREET
        )

    def card(self, place: int) -> tuple[float, float]:
        """Return the corner of an action card: down the left side and up the right one, or along the top and back along
        the bottom.
        """
        along = place if place < 3 else 5 - place
        if self.is_tall:
            return MARGIN if place < 3 else self.width - MARGIN - self.ticket[0], MARGIN + along * (
                self.ticket[1] + self.gap
            )
        return MARGIN + along * (self.ticket[0] + self.gap), MARGIN if place < 3 else self.foot

    def rail(self) -> str:
        """Draw the rail from card to card."""
        if self.is_tall:
            left, right, low = (
                MARGIN + self.ticket[0] / 2,
                self.width - MARGIN - self.ticket[0] / 2,
                self.base - RAIL / 2 - 4,
            )
            return rail_art([(left, MARGIN + 20), (left, low), (right, low), (right, MARGIN + 20)])
        bend = self.width - MARGIN - RAIL / 2 + 6
        return rail_art(
            [
                (MARGIN, MARGIN + self.ticket[1] / 2),
                (bend, MARGIN + self.ticket[1] / 2),
                (bend, self.foot + self.ticket[1] / 2),
                (MARGIN, self.foot + self.ticket[1] / 2),
            ]
        )

    def space(self, place: int, space: int) -> tuple[float, float]:
        """Return the middle of a space's picture."""
        x, y = self.card(place)
        return x + COLUMNS[self.spaces][space] * self.scale, y + 33 * self.scale

    def pawn(self, place: int, space: int) -> tuple[float, float]:
        x, y = self.card(place)
        return x + COLUMNS[self.spaces][space] * self.scale, y + 74 * self.scale


@cache
def plan_of(data: QuakeData, parties: int, side: int, is_solo: bool) -> Plan:
    return Plan(data, parties, 5 if side else 3, is_solo)


def map_panel(data: QuakeData, s: City) -> Panel:
    """Land cards in their slots, the action cards around them on a rail; playing alone, the helper card under them."""
    plan = plan_of(data, int(s.count), int(s.side), bool(s.rivals))
    art = rect(1, 1, plan.width - 2, plan.height - 2, 'fill="var(--sheet)" stroke="var(--ink)" stroke-width="2"')
    art += plan.rail()
    texts: list[Caption] = []
    places: list[Place] = []
    groups: dict[str, Group] = {}
    for slot, laid in enumerate(int(card) for card in s.land):
        x, y = plan.slot(slot)
        if laid != EMPTY:
            drawn, words = land_art(data, laid // 2, x, y)
            art, texts = art + drawn, texts + words
            _lots(data, laid // 2, x + PAD, y + PAD, places, groups)
        else:
            art += rect(
                x,
                y,
                *plan.land,
                'rx="7" fill="var(--streets)" stroke="var(--rule)" stroke-width="1.5" stroke-dasharray="7 5"',
            )
    for place, card in enumerate(int(card) for card in s.ring):
        if card != EMPTY:
            groups[f"card{place}"] = Group(name=["card-title", {"number": place + 1}], label=str(place + 1))
            places += _card(data, s, plan, place, card)
    if s.rivals:
        drawn, words, more = _helper(data, s, plan)
        art, texts, places = art + drawn, texts + words, places + more
    return Panel(
        id="map",
        role="board",
        name=["panel-map"],
        size=(plan.width, plan.height),
        art=art,
        texts=texts,
        places=places,
        groups=groups,
        tip=[[["tip-map"], "R33"], [["tip-ring"], "R20"]],
    )


def _lots(data: QuakeData, land: int, left: float, top: float, places: list[Place], groups: dict[str, Group]) -> None:
    for parcel in data.parcels:
        if parcel.land == land:
            tone = data.colours[parcel.colour]
            group = parcel.id.lower()
            groups[group] = Group(
                name=["parcel", {"colour": tone, "number": str(parcel.number)}],
                tone=tone,
                label=f"{data.letters[parcel.colour]}{parcel.number}",
                unfold=True,
            )
            for (a, b), name in zip(parcel.lots, parcel.lot_names, strict=True):
                at = left + (a + 0.5) * LOT, top + (b + 0.5) * LOT
                places.append(
                    Place(
                        id=lot_id(name),
                        at=at,
                        box=(LOT - 8, LOT - 8),
                        fit=0.96,
                        shape="square",
                        group=group,
                        tone=tone,
                        labels={"br": name[-1]},
                        name=lot(data, data.lot_names.index(name)),
                        part={"lot": name},
                        tip=[[["tip-lot"], "R34"]],
                        rule="R33",
                    )
                )


def _card(data: QuakeData, s: City, plan: Plan, place: int, card: int) -> list[Place]:
    """An action card as a ticket: its spaces, and at the foot of each a place for a pawn."""
    x, y = plan.card(place)
    wide, high = plan.ticket
    group = f"card{place}"
    found = [
        Place(
            id=f"ticket.{place}",
            at=(x + wide / 2, y + high / 2),
            box=plan.ticket,
            fit=1,
            group=group,
            symbol=ticket(plan),
            labels={"value": str(place + 1)},
            name=["card-printed", {"number": place + 1, "card": data.cards[card]}],
            tip=[[["tip-card"], "R20"]],
            rule="R7",
        )
    ]
    t = s.tables
    for space in range(plan.spaces):
        at = int(s.at(card, space))
        if t.action[at] == NOTHING:
            continue
        name = f"{data.cards[card]}.{space}"
        width = SPACE[plan.spaces][space]
        found.append(
            Place(
                id=space_id(data.cards[card], space),
                at=plan.space(place, space),
                box=(width * plan.scale, 50 * plan.scale),
                fit=1,
                group=group,
                symbol=symbol_of(width),
                labels=_space_labels(s, at),
                name=space_text(s, data, name),
                part={"card-space": name},
                tip=_space_tip(s, card, space),
                rule="R21",
            )
        )
        money = int(t.instead[at])
        labels: dict[str, Label] = (
            {"name": ["or"], "coin": {"symbol": "coin", "labels": {"value": str(money)}}} if money else {}
        )
        found.append(
            Place(
                id=pawn_id(data.cards[card], space),
                at=plan.pawn(place, space),
                box=((44 if width > SLIM else 34) * plan.scale, 30 * plan.scale),
                fit=1,
                group=group,
                top=True,
                symbol="or" if money else "",
                labels=labels,
                name="",
            )
        )
    return found


def symbol_of(width: float) -> str:
    """Return the symbol of a space so wide: beside the edge of a card with three a word needs air."""
    return (
        "space-thin"
        if width < SLIM
        else "space-slim"
        if width == SLIM
        else "space-near"
        if width in SPACE[3]
        else "space"
    )


def ticket(plan: Plan) -> str:
    return "ticket-few" if plan.spaces == 3 else "ticket-many"


def _space_labels(s: City, at: int) -> dict[str, Label]:
    t = s.tables
    what = int(t.action[at])
    if what == PASS:
        return {"c": ["action-card", {"what": "pass"}], "br": ["action-short", {"what": "pass"}]}
    if what == INCOME:
        return {
            "picture": {"symbol": "coin", "labels": {"value": str(int(t.amount[at]))}},
            "br": f"${int(t.amount[at])}",
        }
    kind = {"what": ACTIONS[what]}  # there is less room on the card than in the list of choices
    labels: dict[str, Label] = {
        "picture": {"symbol": f"act-{ACTIONS[what]}"},
        "name": ["action-card", kind],
        "br": ["action-short", kind],
    }
    if t.subsidy[at]:
        any_number: Label = {"symbol": "any-number", "labels": {"value": f"1–{int(t.numbers)}"}}
        labels["extra"] = {"symbol": "any-colour"} if t.subsidy[at] == ANY_COLOUR else any_number
    return labels


def _space_tip(s: City, card: int, space: int) -> list[list[object]]:
    """Say what a space does, what it costs, and what can be had instead."""
    t = s.tables
    at = int(s.at(card, space))
    what = ACTIONS[int(t.action[at])]
    clause = {
        "income": "R26",
        "pass": "R22",
        "build": "R33",
        "materials": "R27",
        "licence": "R28",
        "objective": "R29",
        "urbanize": "R30",
        "clean": "R31",
    }[what]
    tip: list[list[object]] = [[["tip-action", action(s, card, space)[1]], clause]]
    if t.subsidy[at]:
        tip.append([["tip-subsidy"], "R35"])
    if t.instead[at]:
        tip.append([["tip-instead", {"money": int(t.instead[at])}], "R21"])
    if what != "pass":
        tip.append([["tip-other", {"money": int(t.step_cost)}], "R21"])
    return tip


def _helper(data: QuakeData, s: City, plan: Plan) -> tuple[str, list[Caption], list[Place]]:
    """The Committee's helper card: the licence just turned, the numbers of the three columns, and the arrows."""
    top, side = plan.base, 1 if s.options & 4 else 0
    left, wide, high = MARGIN + 104, (plan.width - 2 * MARGIN - 104) / 3, 62.0
    t = s.tables
    art = rect(
        MARGIN - 4,
        top - 6,
        plan.width - 2 * MARGIN + 8,
        HELPER - 2,
        f'rx="8" fill="var(--paper)" stroke="var(--{("green", "blue")[side]})" stroke-width="3"',
    )
    texts = [
        Caption(at=(left + 1.5 * wide, top + 8), size=15, say=["helper-title"], style="title", width=plan.width - 160)
    ]
    places = [
        Place(
            id="flipped",
            at=(MARGIN + 40, top + 52),
            box=(64, 90),
            fit=1,
            shape="square",
            name=["flipped"],
            tip=[[["tip-flipped"], "R68"]],
            rule="R68",
        ),
        Place(id="seal", at=(MARGIN + 90, top + 52), box=(24, 24), symbol="arrow", name=""),
    ]
    numbers: list[list[str]] = [[], [], []]
    for number in range(int(t.numbers), 0, -1):
        numbers[int(t.helper[side * t.numbers + number - 1])].append(str(number))
    for column in range(3):
        x = left + (column + 0.5) * wide
        places.append(
            Place(
                id=f"helper.{column}",
                at=(x, top + 46),
                box=(wide - 14, high - 14),
                shape="cell",
                labels={"c": "  ".join(numbers[column])},
                name=["helper-column", {"column": SIDES[column]}],
                tip=[[["tip-helper"], "R68"]],
                rule="R68",
            )
        )
        nexts = [int(each) for each in list(t.tried)[(side * 3 + column) * 3 + 1 : (side * 3 + column) * 3 + 3]]
        texts.append(
            Caption(
                at=(x, top + 88),
                size=14,
                say=["helper-then", {"column": SIDES[column], "next": SIDES[nexts[0]], "last": SIDES[nexts[1]]}],
                style="italic",
                width=wide - 6,
            )
        )
    return art, texts, places
