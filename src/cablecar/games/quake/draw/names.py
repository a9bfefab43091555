"""Texts of things, questions and actions."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.kernel.state_queries import read_numbers
from cablecar.scene.cache_keys import cache_key, numbers_of
from cablecar.scene.model import Text

from ..able import payable
from ..data import QuakeData
from ..game import Quake
from ..scoring import COLUMNS, objective_points, sheet
from ..state import EMPTY, LICENCE, PAYDAY, City
from ..tables import ACTIONS, BENEFITS, KINDS, NOTHING, PASS, PLAYERS, SERVICE_NAMES, SERVICES
from ..turn import distance
from ..year import benefit_money


def data_of(view: View) -> QuakeData:
    return cast(Quake, view.seen.game).data


def city_of(view: View) -> City:
    return cast(City, view.seen)


# ---- texts of things ------------------------------------------------------


@cache
def licence(data: QuakeData, kind: int) -> Text:
    """Name a licence: colour and number, then its two symbols."""
    colour, number, symbols, _ = data.faces[kind]
    name = "none" if colour < 0 else "any" if colour == len(data.colours) else data.colours[colour]
    digit = "none" if number < 0 else "any" if number > data.one["numbers"] else str(number)
    one, two = (["service", {"service": SERVICE_NAMES[symbol]}] for symbol in symbols)
    return ["licence", {"colour": name, "number": digit, "one": one, "two": two}]


@cache
def lot(data: QuakeData, number: int) -> Text:
    """Name a lot: colour and number of its parcel, and a letter."""
    t = data.tables
    return [
        "lot",
        {
            "colour": data.colours[int(t.lot_colour[number])],
            "number": str(t.lot_number[number] + 1),
            "letter": data.lot_names[number][-1],
        },
    ]


@cache
def objective(data: QuakeData, number: int) -> Text:
    """Name an objective."""
    kind, about = KINDS[data.many["kind"][number]], data.many["about"][number]
    return [
        f"objective-{kind}",
        {
            **colour_part(data, about if "colour" in kind else -1),
            "service": service(about) if kind == "urbanism_type" else "",
        },
    ]


def colour_part(data: QuakeData, about: int) -> dict[str, str]:
    return {"colour": data.colours[about] if 0 <= about < len(data.colours) else ""}


def objective_value(s: City, number: int) -> int:
    """Return what a private objective brings each time, in this edition and with so many parties."""
    t = s.tables
    return int(t.points[(s.edition * PLAYERS + s.count) * t.objectives + number])


def cells_of(s: City) -> list[list[int]]:
    """Return everybody's line of the score sheet as a reader can count it now: every objective whose holder he
    knows.
    """
    width = int(COLUMNS)
    cells = read_numbers(lambda out: sheet(s, out, True), int(s.count) * width)
    return [cells[first : first + width] for first in range(0, len(cells), width)]


@lru_cache(1)  # several questions are asked about one view
def count_of(view: View) -> list[list[int]]:
    """Count a view as if the game ended now."""
    return cells_of(city_of(view))


def points_of(s: City, party: int) -> int:
    """Return a party's points as a reader can count them."""
    return sum(cells_of(s)[party])


class Goals(NamedTuple):
    """The objectives of a party that a shown state holds, and the number of others: of one's own, in the open view and
    at the end there are none.
    """

    known: tuple[int, ...]
    unseen: int


def goals_of(s: City, party: int) -> Goals:
    return _goals(cache_key(s.place), int(s.taken), cache_key(s.hidden))[party]


@lru_cache(64)  # all parties of a view are asked about, by readers who mostly know the same
def _goals(place: bytes, taken: int, hidden: bytes) -> list[Goals]:
    found = []
    for party, count in enumerate(numbers_of(hidden)):
        known = tuple([number for number, at in enumerate(numbers_of(place)) if at == party])
        found.append(Goals(known, count - sum(taken >> number & 1 == 0 for number in known)))
    return found


def service(number: int) -> Any:
    return ["service", {"service": SERVICE_NAMES[number]}] if 0 <= number < SERVICES else ""


def action(s: City, card: int, space: int) -> Text:
    """Name what a space does."""
    at = int(s.at(card, space))
    subsidy = ("none", "colour", "number")[int(s.tables.subsidy[at])]
    return [
        "action",
        {"what": ACTIONS[int(s.tables.action[at])], "subsidy": subsidy, "amount": int(s.tables.amount[at])},
    ]


def space_text(s: City, data: QuakeData, name: str) -> Text:
    """Name a space of an action card, `A1.0`."""
    named, space = name.split(".")
    card = data.cards.index(named)
    where = {"card": card_text(s, data, card), "number": int(space) + 1}
    if s.tables.action[s.at(card, int(space))] == NOTHING:
        return ["space-none", where]
    return ["space", {**where, "action": action(s, card, int(space))}]


def card_text(s: City, data: QuakeData, card: int) -> str:
    """Name an action card as the table numbers it: by its place in the ring, before it lies there as it is printed."""
    ring = [int(each) for each in s.ring]
    return str(ring.index(card) + 1) if card in ring else data.cards[card]


def year_text(data: QuakeData, year: int) -> str:
    return str(data.years[year])


# ---- questions and actions ----------------------------------------------------


def ask(view: View) -> Text:
    """Return what is asked, and of whom."""
    data, s = data_of(view), city_of(view)
    if s.actor == NOBODY:
        return ["over"]
    name = s.phases[s.phase].name
    seat = int(view.seat) if s.actor == SEVERAL and s.owes(view.seat) else int(s.actor)
    details: dict[str, Any] = {"seat": seat} if seat >= 0 else {}
    if name in ("income", "benefit"):
        details["year"] = year_text(data, int(s.year))
    if name in ("spend", "second", "reward") and s.lot != EMPTY:
        details["lot"] = lot(data, int(s.lot))
    if name == "enter":
        details["card"] = card_text(s, data, int(s.ring[s.stage]))
    if s.phase == LICENCE and s.year == 0 and s.stage == PAYDAY:
        name = "first-licence"
    return [f"ask-{name}" if seat >= 0 or s.actor != SEVERAL else "ask-keep-others", *([details] if details else [])]


def word(view: View, number: int) -> Text:
    """Return an action in full."""
    data, s = data_of(view), city_of(view)
    vocabulary = view.seen.game.vocabulary
    said, parts = vocabulary.words[number], vocabulary.parts[number]
    head = said.split()[0]
    names = vocabulary.range_of(number).names
    if said in ("draw licence", "draw objective", "clear nothing"):
        return [f"do-{said.replace(' ', '-')}"]
    if head == "use" and f"{parts[0]}.{parts[1]}" != f"{data.cards[s.ring[s.stage]]}.{s.pawn[s.actor]}":
        return ["do-use-other", {"space": space_text(s, data, ".".join(parts))}]
    details: dict[str, Any] = {
        name: part(view, name, value) for name, value in zip(names, parts, strict=True) if name not in ("card", "space")
    }
    if "space" in names:
        details["space"] = space_text(s, data, ".".join(parts))
    elif "card" in names:
        details["card"] = parts[0]
    if head == "take":
        details = {"thing": details[names[0]]}
    return [f"do-{head}", *([details] if details else [])]


def part(view: View, name: str, value: str) -> Any:
    """Return a part of a word."""
    data = data_of(view)
    if name == "licence":
        return licence(data, data.licences.index(value))
    if name == "objective":
        return objective(data, data.objectives.index(value))
    if name == "lot":
        return lot(data, data.lot_names.index(value))
    if name == "service":
        return ["service", {"service": value}]
    if name == "what":
        return ["benefit", {"what": value}]
    return int(value) if name in ("seat", "money") else value


def hint(view: View, number: int) -> Any:
    """Return what an action brings and costs."""
    data, s = data_of(view), city_of(view)
    said, parts = s.game.vocabulary.words[number], s.game.vocabulary.parts[number]
    head, t = said.split()[0], s.tables
    if head == "use":
        steps = int(distance(s, s.ring[s.stage], s.pawn[s.actor], int(parts[1])))
        return ["hint-steps", {"money": steps * int(t.step_cost)}] if steps else ""
    if head == "collect":
        return ["hint-gain", {"money": int(t.instead[s.at(s.ring[s.stage], s.pawn[s.actor])])}]
    if head == "benefit" and parts[0] == BENEFITS[5]:
        return ["hint-gain", {"money": int(benefit_money(s, s.actor))}]
    if head == "build":
        place = data.lot_names.index(parts[0])
        rubble = bool(s.rubble >> place & 1 and payable(s, s.actor, 1 << place, s.money[s.actor]))
        return [
            "hint-rubble" if rubble else "hint-cost",
            {"money": int(t.cost[s.year]) + (int(t.rubble_cost) if rubble else 0)},
        ]
    if head == "clear":
        return ["hint-cost", {"money": int(t.clean_cost if said == "clear nothing" else t.rubble_cost)}]
    if head == "reward" and t.service_cost[SERVICE_NAMES.index(parts[0])]:
        return ["hint-cost", {"money": int(t.service_cost[SERVICE_NAMES.index(parts[0])])}]
    if head in ("take", "keep") and parts[0] in data.objectives:
        return [
            "hint-now",
            {
                "points": int(
                    objective_points(s, s.actor if s.actor >= 0 else view.seat, data.objectives.index(parts[0]))
                )
            },
        ]
    if head == "enter" and t.action[s.at(s.ring[s.stage], int(parts[1]))] == PASS:
        return ["hint-pass"]
    return ""


def badge_of(word: str, brings: Any) -> str:
    """Return the price or gain that stands on what can be clicked, given its hint."""
    head = word.split()[0]
    if head in ("build", "clear", "reward") and brings and brings[0] in ("hint-cost", "hint-rubble"):
        return f"${brings[1]['money']}"
    if head == "use" and brings:
        return f"−${brings[1]['money']}"
    if head in ("take", "keep") and brings and brings[0] == "hint-now":
        return f"{brings[1]['points']:+d}" if brings[1]["points"] else ""
    return ""
