"""What happened in San Francisco, as sentences, from two views of one seat."""
from __future__ import annotations

from typing import Any

from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Step

from .committee import helper_column, income_space
from .data import QuakeData
from .draw.names import action, city_of, data_of, licence, lot, objective, service, space_text, year_text
from .state import COMMITTEE, EMPTY, FINAL, PAYDAY, SETTING_UP, City
from .tables import BENEFITS, DISPLAY, HAND, INCOME, SERVICES
from .turn import distance

Text = list[Any]
COLUMNS = ("left", "middle", "right")


def step(before: View, event: Event, after: View) -> list[Step]:
    """Tell one event, and what followed from it by itself."""
    seat = event.actor if event.actor >= 0 else None
    return [Step(say=text, seat=seat) for text in sentences(before, event, after)]


def sentences(before: View, event: Event, after: View) -> list[Text]:
    data, s, now = data_of(after), city_of(before), city_of(after)
    head, *parts = event.word.split()
    if event.actor == CHANCE:
        told = _committee(data, s, now, head, parts) if head in ("flip", "committee") else _chance(data, s, now, head, parts)
    elif head == "?":
        told = [["tell-keep-hidden", {"seat": event.actor}]]
    else:
        told = _seat(data, s, now, event.actor, head, parts)
    return told + _consequences(data, s, now)


def _chance(data: QuakeData, s: City, now: City, head: str, parts: list[str]) -> list[Text]:
    """Tell what chance did, a Committee's drawn licence included."""
    if head == "lay":
        return [["tell-lay", {"land": parts[0], "side": parts[1]}]]
    if head == "ring":
        last = [["tell-ring", {"card": data.cards[now.ring[5]]}]] if now.ring[5] != EMPTY else []
        return [["tell-ring", {"card": parts[0]}], *last]
    if head in ("public", "reveal"):
        return [[f"tell-{head}", {"objective": objective(data, data.objectives.index(parts[0]))}]]
    if head == "show":
        return [["tell-show", {"licence": licence(data, data.licences.index(parts[0]))}]]
    if head == "start":
        return [["tell-start", {"seat": int(parts[0])}]]
    if head == "receive":
        party, card = int(s.order[s.turn]), licence(data, data.licences.index(parts[0]))
        if party >= s.seats:
            money = int(s.tables.income[s.tables.solo_income])
            return [["tell-committee-income", {"money": money}], ["tell-committee-licence", {"licence": card}]]
        return [["tell-receive", {"seat": party, "licence": card}]]
    taker = int(s.turn // s.tables.deal[s.edition] if s.stage == SETTING_UP else s.order[s.turn])
    if not parts:
        return [["tell-deal-hidden", {"seat": taker}]]
    return [["tell-deal", {"seat": taker, "objective": objective(data, data.objectives.index(parts[0]))}]]


def _seat(data: QuakeData, s: City, now: City, seat: int, head: str, parts: list[str]) -> list[Text]:
    t, who = s.tables, {"seat": seat}
    if head == "keep":
        return [["tell-keep", {**who, "objective": objective(data, data.objectives.index(parts[0]))}]]
    if head == "income":
        first = [["tell-materials", who]] if s.year == 0 else []
        return [["tell-income", {**who, "money": int(parts[0])}], *first]
    if head == "benefit":
        told: list[Text] = [["tell-benefit", {**who, "what": ["benefit", {"what": parts[0]}]}]]
        return told + ([["tell-gain", {**who, "money": int(now.money[seat] - s.money[seat])}]] if parts[0] == BENEFITS[5] else _marker(s, now, seat))
    if head == "block":
        return [["tell-block", {**who, "space": space_text(s, data, parts[0])}]]
    if head == "enter":
        return [["tell-enter", {**who, "space": space_text(s, data, parts[0])}]]
    if head == "collect":
        return [["tell-collect", {**who, "money": int(now.money[seat] - s.money[seat])}]]
    if head == "use":
        return _use(s, now, seat, int(parts[0].split(".")[1]))
    if head in ("take", "draw"):
        if parts[0] in ("licence", "objective"):
            return [[f"tell-draw-{parts[0]}", who]]
        name = parts[0]
        thing = licence(data, data.licences.index(name)) if name in data.licences else objective(data, data.objectives.index(name))
        return [["tell-take", {**who, "thing": thing}]]
    if head == "clear":
        key = "tell-clear-nothing" if parts[0] == "nothing" else "tell-clear"
        place = {} if parts[0] == "nothing" else {"lot": lot(data, data.lot_names.index(parts[0]))}
        return [[key, {**who, **place}], *_marker(s, now, seat)]
    if head == "build":
        place = {"lot": lot(data, data.lot_names.index(parts[0]))}
        rubble: list[Text] = [["tell-rubble", {**who, "money": int(t.rubble_cost)}], *_marker(s, now, seat)] if now.rubble != s.rubble else []
        return [["tell-build", {**who, **place, "money": int(t.cost[s.year])}], *rubble]
    if head in ("spend", "alone"):
        spent: list[Text] = [["tell-spend", {**who, "licence": licence(data, data.licences.index(parts[0]))}]] if parts else []
        return spent + ([["tell-built", {**who, "lot": lot(data, int(s.lot)), "count": int(now.erected(seat))}]] if now.built[seat] != s.built[seat] else [])
    if head == "reward":
        return [["tell-reward", {**who, "service": ["service", {"service": parts[0]}]}], *_marker(s, now, seat)]
    return [["tell-decline", who]]


def _use(s: City, now: City, seat: int, target: int) -> list[Text]:
    """Tell an action of a card: own or paid, and what it brings at once."""
    t, card, who = s.tables, int(s.ring[s.stage]), {"seat": seat}
    steps = int(distance(s, card, s.pawn[seat], target))
    named = {**who, "action": action(s, card, target)}
    told: list[Text] = [["tell-use-paid", {**named, "money": steps * int(t.step_cost)}] if steps else ["tell-use", named]]
    if t.action[s.at(card, target)] == INCOME:
        told.append(["tell-gain", {**who, "money": int(t.amount[s.at(card, target)])}])
    if now.area[seat] > s.area[seat]:
        told.append(["tell-materials", who])
    return told + _marker(s, now, seat)


def _marker(s: City, now: City, party: int) -> list[Text]:
    """Tell a move of a marker, or that it stands in the corner already."""
    t = s.tables
    if (s.column[party], s.level[party]) == (now.column[party], now.level[party]):
        is_corner = s.column[party] == t.columns - 1 and s.level[party] == t.rows - 1
        is_move = now.tokens[party] > s.tokens[party] or sum(now.services) > sum(s.services)
        corner = {"money": int(t.corner_money)}
        return [["tell-corner", {"seat": party, **corner} if party < s.seats else corner]] if is_corner and is_move else []
    value = {"value": int(t.cells[now.level[party] * t.columns + now.column[party]])}
    return [["tell-marker", {"seat": party, **value}] if party < s.seats else ["tell-committee-marker", value]]


def _committee(data: QuakeData, s: City, now: City, head: str, parts: list[str]) -> list[Text]:
    """Tell a deed of the Committee in the order of the rules: the card, the space, the action, what changed."""
    t, told = s.tables, list[Text]()
    if head == "flip":
        column = int(helper_column(now))
        kind = data.licences.index(parts[0])
        told.append(["tell-flip", {"licence": licence(data, kind), "column": COLUMNS[column]}])
        wanted = int(income_space(s, column)) if s.stage == PAYDAY else column
        if now.pawn[COMMITTEE] != wanted:
            told.append(["tell-flip-taken"])
    gained = int(now.money[COMMITTEE] - s.money[COMMITTEE])
    if s.stage == PAYDAY:
        money = int(t.income[now.pawn[COMMITTEE]])
        told.append(["tell-committee-income", {"money": money}])
        gained -= money
        if s.year > 0:
            told.append(["tell-committee-benefit", {"what": ["benefit", {"what": BENEFITS[int(t.last_option[s.year])]}]}])
    elif s.stage != FINAL:
        told.append(["tell-committee-space", {"action": action(s, int(s.ring[s.stage]), int(now.pawn[COMMITTEE]))}])
    changes = _changes(data, s, now)
    if gained > 0:
        failed = 0 <= s.stage < FINAL and not changes and t.action[s.at(s.ring[s.stage], now.pawn[COMMITTEE])] != INCOME
        changes.append(["tell-committee-instead" if failed else "tell-committee-money", {"money": gained}])
    return told + changes


def _changes(data: QuakeData, s: City, now: City) -> list[Text]:
    """Tell what the Committee's pieces show: building, cards, tokens, marker."""
    told: list[Text] = []
    fresh = int(now.built[COMMITTEE] & ~s.built[COMMITTEE])
    old, new = ([int(kind) for kind in list(each.licences)[COMMITTEE * HAND : (COMMITTEE + 1) * HAND] if kind != EMPTY] for each in (s, now))
    if fresh:
        used = next(kind for kind in old if old.count(kind) > new.count(kind))
        told.append(["tell-committee-build", {"lot": lot(data, fresh.bit_length() - 1), "licence": licence(data, used)}])
    if now.tokens[COMMITTEE] > s.tokens[COMMITTEE]:
        cleared = int(s.rubble & ~now.rubble).bit_length() - 1
        told.append(["tell-committee-rubble", {"lot": lot(data, cleared)}])
    for number in range(int(SERVICES)):
        if now.services[COMMITTEE * SERVICES + number] > s.services[COMMITTEE * SERVICES + number]:
            told.append(["tell-committee-service", {"service": service(number)}])
    if len(new) > len(old):
        told.append(["tell-committee-licence", {"licence": licence(data, new[-1])}])
    for i in range(int(DISPLAY)):
        if s.row[i] != EMPTY and now.row[i] == EMPTY:
            told.append(["tell-committee-objective", {"objective": objective(data, int(s.row[i]))}])
    return told + _marker(s, now, COMMITTEE)


def _consequences(data: QuakeData, s: City, now: City) -> list[Text]:
    """Tell what followed by itself: a new deck, Best Builder, a card, a year, the end."""
    told: list[Text] = []
    if now.deck_size > s.deck_size:
        told.append(["tell-shuffle"])
    if now.best_builder != s.best_builder:
        party = int(now.best_builder)
        told.append(["tell-builder", {"seat": party}] if party < now.seats else ["tell-committee-builder"])
        if now.over and now.actor != NOBODY:
            told.append(["tell-last-card"])
    if now.actor == NOBODY:
        return [*told, ["tell-over"]]
    if now.year != s.year or (s.stage == SETTING_UP and now.stage == PAYDAY):
        told.append(["tell-year", {"year": year_text(data, int(now.year)), "cost": int(now.tables.cost[now.year])}])
    elif now.stage != s.stage and now.stage >= 0:
        told.append(["tell-card", {"card": data.cards[now.ring[now.stage]]}])
    return told
