"""San Francisco in words: the position, the questions, the actions."""
from __future__ import annotations

from typing import Any, cast

from cablecar.kernel.phase import NOBODY, SEVERAL, SPECTATOR
from cablecar.kernel.state import View
from cablecar.scene.text import Line, Speaker, columns

from .able import payable
from .data import QuakeData
from .game import Quake
from .scoring import objective_points
from .state import EMPTY, FINAL, LICENCE, PAYDAY, SETTING_UP, City
from .tables import ACTIONS, BENEFITS, HAND, KINDS, NOTHING, PASS, SERVICE_NAMES, SERVICES, WIDTH
from .turn import distance
from .year import benefit_money, is_blocked

Text = list[Any]


def data_of(view: View) -> QuakeData:
    return cast(Quake, view.seen.game).data


def city_of(view: View) -> City:
    return cast(City, view.seen)


# ---- texts of things ------------------------------------------------------


def licence(data: QuakeData, kind: int) -> Text:
    """Name a licence: colour and number, then its two symbols."""
    colour, number, symbols, _ = data.faces[kind]
    name = "none" if colour < 0 else "any" if colour == len(data.colours) else data.colours[colour]
    digit = "none" if number < 0 else "any" if number > data.one["numbers"] else str(number)
    one, two = (["service", {"service": SERVICE_NAMES[symbol]}] for symbol in symbols)
    return ["licence", {"colour": name, "number": digit, "one": one, "two": two}]


def lot(data: QuakeData, number: int) -> Text:
    """Name a lot: colour and number of its parcel, and a letter."""
    t = data.tables
    return ["lot", {"colour": data.colours[int(t.lot_colour[number])], "number": str(t.lot_number[number] + 1), "letter": data.lot_names[number][-1]}]


def objective(data: QuakeData, number: int) -> Text:
    """Name an objective."""
    kind, about = KINDS[data.many["kind"][number]], data.many["about"][number]
    return [f"objective-{kind}", {"colour": data.colours[about] if 0 <= about < len(data.colours) else "", "service": service(about)}]


def service(number: int) -> Any:
    return ["service", {"service": SERVICE_NAMES[number]}] if 0 <= number < SERVICES else ""


def action(s: City, card: int, space: int) -> Text:
    """Name what a space does."""
    at = int(s.at(card, space))
    subsidy = ("none", "colour", "number")[int(s.tables.subsidy[at])]
    return ["action", {"what": ACTIONS[int(s.tables.action[at])], "subsidy": subsidy, "amount": int(s.tables.amount[at])}]


def space_text(s: City, data: QuakeData, name: str) -> Text:
    """Name a space of an action card, `A1.0`."""
    card, space = name.split(".")
    if s.tables.action[s.at(data.cards.index(card), int(space))] == NOTHING:
        return ["space-none", {"card": card, "number": int(space) + 1}]
    return ["space", {"card": card, "number": int(space) + 1, "action": action(s, data.cards.index(card), int(space))}]


def year_text(data: QuakeData, year: int) -> str:
    return str(data.years[year])


# ---- the position -----------------------------------------------------------


def describe(view: View, speaker: Speaker, full: bool) -> list[Line]:
    """Return the position: year and card, map, displays, players."""
    s = city_of(view)
    lines = [status(view, speaker)]
    if s.stage == SETTING_UP:  # A53: what is known while a first objective is chosen
        if s.ring[5] != EMPTY:
            lines += [[], *ring(view, speaker), [], *the_map(view, speaker), [], displays(view, speaker)[2], *objectives(view, speaker)]
        return lines
    lines += [[], *ring(view, speaker), [], *the_map(view, speaker), [], *displays(view, speaker), [], *players(view, speaker)]
    if view.seat != SPECTATOR or s.actor == NOBODY:
        lines += [[], *objectives(view, speaker)]
    return lines


def status(view: View, speaker: Speaker) -> Line:
    data, s = data_of(view), city_of(view)
    if s.actor == NOBODY:
        return [(speaker.say(["over"]), "strong")]
    cost = int(s.tables.cost[s.year])
    where = "set-up" if s.stage == SETTING_UP else "income" if s.stage == PAYDAY else "final" if s.stage == FINAL else "card" if s.stage >= 0 else "blockers"
    return [(speaker.say(["label-year", {"year": year_text(data, int(s.year)), "cost": cost}]), "strong"), (" " + speaker.say([f"label-{where}"]), "")]


def ring(view: View, speaker: Speaker) -> list[Line]:
    """Return the action cards in order, a line each, with pawns and blockers."""
    data, s = data_of(view), city_of(view)
    lines: list[Line] = [[(speaker.say(["panel-ring"]), "strong")]]
    for place, card in enumerate(s.ring):
        cells = []
        for space in range(int(WIDTH)):
            if s.tables.action[s.at(card, space)] != NOTHING:
                shown = speaker.say(action(s, int(card), space))
                here = [party for i, party in enumerate(s.order) if s.pawn[party] == space and stands(s, place, i)]
                shown += "".join(f" [{speaker.party(s, int(party))}]" for party in here)
                cells.append(shown + (f" [{speaker.say(['blocker'])}]" if is_blocked(s, card, space) else ""))
        lines.append([(f" {'>' if place == s.stage else ' '} {data.cards[card]}  ", "strong"), (" | ".join(cells), "" if place == s.stage else "faint")])
    return lines


def stands(s: City, place: int, i: int) -> bool:
    """Tell whether the pawn that is i-th in the order stands on a card of the ring."""
    if s.stage in (FINAL, PAYDAY) and s.year > 0:
        return place == 5 and (s.stage == FINAL or i >= s.turn)
    return s.stage >= 0 and ((place == s.stage and i < s.turn) or (place == s.stage - 1 and i >= s.turn))


def the_map(view: View, speaker: Speaker) -> list[Line]:
    """Return a line per parcel of the map: its lots with owner, rubble or nothing."""
    data, s = data_of(view), city_of(view)
    lines: list[Line] = [[(speaker.say(["panel-map"]), "strong")]]
    used = {int(card) // 2 for card in s.land}
    for parcel in data.parcels:
        if parcel.land in used:
            cells = []
            for name in parcel.lot_names:
                number = data.lot_names.index(name)
                owner = next((party for party in range(int(s.count)) if s.built[party] >> number & 1), None)
                free = "label-rubble" if s.rubble >> number & 1 else "label-free"
                cells.append(f"{name[-1]} {speaker.party(s, owner) if owner is not None else speaker.say([free])}")
            title = speaker.say(["parcel", {"colour": data.colours[parcel.colour], "number": str(parcel.number)}])
            lines.append([(f"  {data.lands[parcel.land]} {title}: ".ljust(17), data.colours[parcel.colour]), ("   ".join(cells), "")])
    return lines


def displays(view: View, speaker: Speaker) -> list[Line]:
    data, s = data_of(view), city_of(view)
    cards = [speaker.say(licence(data, int(kind)) if kind != EMPTY else ["label-gap"]) for kind in s.display]
    row = [speaker.say(objective(data, int(number)) if number != EMPTY else ["label-gap"]) for number in s.row]
    piles = [f"{speaker.say(service(number))} {s.pile[number]}" for number in range(int(SERVICES))]
    found = [("panel-licences", cards, int(s.deck_size)), ("panel-objectives", row, int(s.objective_deck))]
    lines: list[Line] = [[(speaker.say([key, {"count": deck}]) + ": ", "strong"), ("; ".join(shown), "")] for key, shown, deck in found]
    publics = [speaker.say(objective(data, int(number))) for number in s.publics if number != EMPTY]
    lines.append([(speaker.say(["panel-publics"]) + ": ", "strong"), ("; ".join(publics), "")])
    return [*lines, [(speaker.say(["panel-urbanism"]) + ": ", "strong"), (", ".join(piles), "")]]


def players(view: View, speaker: Speaker) -> list[Line]:
    """Return everybody's open numbers, then their licences."""
    data, s = data_of(view), city_of(view)
    heads = ["money", "area", "built", "rubble", "development", "light", "tram", "hydrant", "park", "hidden"]
    rows = [["", *(speaker.say([f"number-{name}"]) for name in heads)]]
    hands: list[Line] = []
    for party in s.order:
        cell = int(s.tables.cells[s.level[party] * s.tables.columns + s.column[party]])
        numbers = [s.money[party], s.area[party], s.erected(party), s.tokens[party], cell]
        cards = [s.services[party * SERVICES + i] for i in range(int(SERVICES))]
        rows.append([speaker.party(s, int(party)), *(str(int(number)) for number in [*numbers, *cards, s.hidden[party]])])
        held = [speaker.say(licence(data, int(kind))) for kind in list(s.licences)[party * HAND : party * HAND + s.held[party]]]
        hands.append([(f"  {speaker.party(s, int(party))}: ", "strong"), ("; ".join(held) or speaker.say(["list-empty"]), "")])
    return [*columns(rows), [(speaker.say(["panel-hands"]), "strong")], *hands]


def objectives(view: View, speaker: Speaker) -> list[Line]:
    """Return the objectives a reader knows of, with their points now."""
    data, s = data_of(view), city_of(view)
    lines: list[Line] = []
    for party in range(int(s.count)):
        known = [number for number, at in enumerate(s.place) if at == party]
        if known and (party < s.seats or s.actor == NOBODY):
            told = [f"{speaker.say(objective(data, number))} ({objective_points(s, party, number)})" for number in known]
            lines.append([(speaker.say(["panel-own", {"name": speaker.party(s, party)}]) + ": ", "strong"), ("; ".join(told), "")])
    return lines


# ---- questions and actions ----------------------------------------------------


def ask(view: View) -> Text:
    """Return what is asked, and of whom."""
    data, s = data_of(view), city_of(view)
    name = s.phases[s.phase].name
    seat = int(view.seat) if s.actor == SEVERAL and s.owes(view.seat) else int(s.actor)
    details: dict[str, Any] = {"seat": seat, "year": year_text(data, int(s.year))}
    if name in ("spend", "second", "reward") and s.lot != EMPTY:
        details["lot"] = lot(data, int(s.lot))
    if name == "enter":
        details["card"] = data.cards[s.ring[s.stage]]
    if s.phase == LICENCE and s.year == 0 and s.stage == PAYDAY:
        name = "first-licence"
    return [f"ask-{name}" if seat >= 0 or s.actor != SEVERAL else "ask-keep-others", details]


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
    details: dict[str, Any] = {name: part(view, name, value) for name, value in zip(names, parts, strict=True) if name not in ("card", "space")}
    if "space" in names:
        details["space"] = space_text(s, data, ".".join(parts))
    elif "card" in names:
        details["card"] = parts[0]
    if "licence" in names or "objective" in names:
        details["thing"] = details[names[0]]
    return [f"do-{head}", details]


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
        return ["hint-rubble" if rubble else "hint-cost", {"money": int(t.cost[s.year]) + (int(t.rubble_cost) if rubble else 0)}]
    if head == "clear":
        return ["hint-cost", {"money": int(t.clean_cost if said == "clear nothing" else t.rubble_cost)}]
    if head == "reward" and t.service_cost[SERVICE_NAMES.index(parts[0])]:
        return ["hint-cost", {"money": int(t.service_cost[SERVICE_NAMES.index(parts[0])])}]
    if head in ("take", "keep") and parts[0] in data.objectives:
        return ["hint-now", {"points": int(objective_points(s, s.actor if s.actor >= 0 else view.seat, data.objectives.index(parts[0])))}]
    if head == "enter" and t.action[s.at(s.ring[s.stage], int(parts[1]))] == PASS:
        return ["hint-pass"]
    return ""
