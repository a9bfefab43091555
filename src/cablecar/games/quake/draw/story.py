"""What happened in San Francisco, as steps with their sentences, from two views of one seat."""

from __future__ import annotations

from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Step, Text

from ..data import QuakeData
from ..state import EMPTY, PAYDAY, SETTING_UP, City
from ..tables import BENEFITS, DISPLAY, INCOME, URBANIZE
from ..turn import distance
from .board import lot_id
from .deeds import deed
from .names import action, city_of, data_of, licence, lot, objective, points_of, space_text, year_text
from .telling import deck, goal_id, hand_id, line, marker, money


def step(before: View, event: Event, after: View) -> list[Step]:
    """Tell one event, and what followed from it by itself."""
    data, s, now = data_of(after), city_of(before), city_of(after)
    head, *parts = event.word.split()
    if event.actor == CHANCE:
        told = deed(data, s, now, head, parts) if head in ("flip", "committee") else _chance(data, s, now, head, parts)
    elif head == "?":
        told = [line("tell-keep-hidden", {"seat": event.actor})]
    else:
        told = _seat(data, s, now, event.actor, head, parts)
        _score(s, now, event.actor, told)
    return told + _consequences(data, s, now)


def _score(s: City, now: City, seat: int, told: list[Step]) -> None:
    """Add what the event changed in the points that the reader can count."""
    gain = points_of(now, seat) - points_of(s, seat)
    if gain and told and now.actor != NOBODY:
        told[-1].gains = [*told[-1].gains, (seat, "score", gain)]


def _chance(data: QuakeData, s: City, now: City, head: str, parts: list[str]) -> list[Step]:
    """Tell what chance did, a Committee's drawn licence included."""
    if head == "lay":
        return [line("tell-lay", {"land": parts[0], "side": parts[1]})]
    if head == "ring":
        last = [line("tell-ring", {"card": data.cards[now.ring[5]]})] if now.ring[5] != EMPTY else []
        return [line("tell-ring", {"card": parts[0]}), *last]
    if head in ("public", "reveal"):
        number = data.objectives.index(parts[0])
        to = f"p.{list(now.publics).index(number)}" if head == "public" else f"r.{list(now.row).index(number)}"
        moves = [(deck(now, "objectives"), to)]
        return [line(f"tell-{head}", {"objective": objective(data, number)}, moves=moves, flash=[to])]
    if head == "show":
        kind = data.licences.index(parts[0])
        place = next(i for i in range(int(DISPLAY)) if now.display[i] == kind and s.display[i] == EMPTY)
        moves = [(deck(now, "licences"), f"s.{place}")]
        return [line("tell-show", {"licence": licence(data, kind)}, moves=moves, flash=[f"s.{place}"])]
    if head == "start":
        return [line("tell-start", {"seat": int(parts[0])})]
    if head == "receive":
        return _received(data, s, now, data.licences.index(parts[0]))
    return [_dealt(data, s, now, parts)]


def _received(data: QuakeData, s: City, now: City, kind: int) -> list[Step]:
    """Tell of the licence that is drawn as income."""
    party = int(s.order[s.turn])
    to = hand_id(now, party, kind)
    moves = [(deck(now, "licences"), to)]
    if party < s.seats:
        return [line("tell-receive", {"seat": party, "licence": licence(data, kind)}, moves=moves, flash=[to])]
    income: Text = ["tell-committee-income", {"money": int(s.tables.income[s.tables.solo_income])}]
    drawn: Text = ["tell-committee-licence", {"licence": licence(data, kind)}]
    return [
        Step(say=income, k=1, flash=[f"pawn.{party}"], rule="R67"),
        Step(say=drawn, k=2, moves=moves, flash=[to], rule="R67"),
    ]


def _dealt(data: QuakeData, s: City, now: City, parts: list[str]) -> Step:
    """Tell of an objective that a seat gets."""
    taker = int(s.turn // s.tables.deal[s.edition] if s.stage == SETTING_UP else s.order[s.turn])
    number = data.objectives.index(parts[0]) if parts else int(EMPTY)
    to = goal_id(now, taker, number)
    moves = [(deck(now, "objectives"), to)]
    if not parts:
        return line("tell-deal-hidden", {"seat": taker}, moves=moves)
    return line("tell-deal", {"seat": taker, "objective": objective(data, number)}, moves=moves, flash=[to])


def _seat(data: QuakeData, s: City, now: City, seat: int, head: str, parts: list[str]) -> list[Step]:
    """Tell what a player did."""
    who, paid = {"seat": seat}, money(s, now, seat)
    if head == "keep":
        return [line("tell-keep", {**who, "objective": objective(data, data.objectives.index(parts[0]))})]
    if head == "income":
        first = [line("tell-materials", who, flash=[f"ready.{seat}"])] if s.year == 0 else []
        return [line("tell-income", {**who, "money": int(parts[0])}, flash=[f"pawn.{seat}"], gains=paid), *first]
    if head == "benefit":
        told = [line("tell-benefit", {**who, "what": ["benefit", {"what": parts[0]}]})]
        if parts[0] == BENEFITS[5]:
            return [*told, line("tell-gain", {**who, "money": int(now.money[seat] - s.money[seat])}, gains=paid)]
        if now.area[seat] > s.area[seat]:
            told.append(line("tell-materials", who, flash=[f"ready.{seat}"]))
        return told + marker(s, now, seat, parts[0] == "urbanize")
    if head == "block":
        return [line("tell-block", {**who, "space": space_text(s, data, parts[0])}, flash=[f"blocker.{seat}"])]
    if head == "enter":
        return [line("tell-enter", {**who, "space": space_text(s, data, parts[0])}, flash=[f"pawn.{seat}"])]
    if head == "collect":
        return [line("tell-collect", {**who, "money": int(now.money[seat] - s.money[seat])}, gains=paid)]
    if head == "use":
        return _use(s, now, seat, int(parts[0].split(".")[1]))
    if head in ("take", "draw"):
        return _take(data, s, now, seat, parts[0])
    if head == "clear":
        if parts[0] == "nothing":
            return [line("tell-clear-nothing", who, gains=paid), *marker(s, now, seat, True)]
        place = lot_id(parts[0])
        said = {**who, "lot": lot(data, data.lot_names.index(parts[0]))}
        return [
            line("tell-clear", said, moves=[(f"x.{place}", f"t{seat}")], flash=[place], gains=paid),
            *marker(s, now, seat, True),
        ]
    if head == "build":
        return _site(data, s, now, seat, parts[0])
    if head in ("spend", "alone"):
        return _spend(data, s, now, seat, parts)
    if head == "reward":
        said = {**who, "service": ["service", {"service": parts[0]}]}
        return [
            line(
                "tell-reward",
                said,
                moves=[(f"pile.{parts[0]}", f"c{seat}.{parts[0]}")],
                flash=[f"c{seat}.{parts[0]}"],
                gains=paid,
            ),
            *marker(s, now, seat, True),
        ]
    return [line("tell-decline", who)]


def _take(data: QuakeData, s: City, now: City, seat: int, name: str) -> list[Step]:
    """Tell of a card of a display, or of the wish to draw one."""
    if name in ("licence", "objective"):
        return [line(f"tell-draw-{name}", {"seat": seat})]
    if name in data.licences:
        kind = data.licences.index(name)
        old, to, thing = f"s.{int(s.shown_at(kind))}", hand_id(now, seat, kind), licence(data, kind)
    else:
        number = data.objectives.index(name)
        old, to, thing = f"r.{list(s.row).index(number)}", goal_id(now, seat, number), objective(data, number)
    told = line("tell-take", {"seat": seat, "thing": thing}, moves=[(old, to)], flash=[to])
    told.rule = "R28" if name in data.licences else "R29"
    return [told]


def _site(data: QuakeData, s: City, now: City, seat: int, name: str) -> list[Step]:
    """Tell which lot is paid for, and that its rubble goes."""
    t, place = s.tables, lot_id(name)
    paid = int(t.cost[s.year])
    said = {"seat": seat, "lot": lot(data, data.lot_names.index(name)), "money": paid}
    told = [line("tell-build", said, flash=[place], gains=[(seat, "money", -paid)] if paid else [])]
    if now.rubble != s.rubble:
        cost = int(t.rubble_cost)
        told.append(
            line(
                "tell-rubble",
                {"seat": seat, "money": cost},
                moves=[(f"x.{place}", f"t{seat}")],
                flash=[place],
                gains=[(seat, "money", -cost), (seat, "rubble", 1)],
            )
        )
        told += marker(s, now, seat, True)
    return told


def _spend(data: QuakeData, s: City, now: City, seat: int, parts: list[str]) -> list[Step]:
    """Tell of licences handed in, and of the building that stands."""
    told = []
    if parts:
        kind = data.licences.index(parts[0])
        told.append(
            line(
                "tell-spend",
                {"seat": seat, "licence": licence(data, kind)},
                moves=[(hand_id(s, seat, kind), deck(now, "licences"))],
            )
        )
    if now.built[seat] != s.built[seat]:
        here = f"b.{lot_id(data.lot_names[int(s.lot)])}"
        said = {"seat": seat, "lot": lot(data, int(s.lot)), "count": int(now.erected(seat))}
        told.append(line("tell-built", said, moves=[(f"ready.{seat}", here)], flash=[here], gains=[(seat, "built", 1)]))
    return told


def _use(s: City, now: City, seat: int, target: int) -> list[Step]:
    """Tell an action of a card: own or paid, and what it brings at once."""
    t, card, who = s.tables, int(s.ring[s.stage]), {"seat": seat}
    steps = int(distance(s, card, s.pawn[seat], target))
    named, price = {**who, "action": action(s, card, target)}, steps * int(t.step_cost)
    told = [
        line("tell-use-paid", {**named, "money": price}, gains=[(seat, "money", -price)])
        if steps
        else line("tell-use", named)
    ]
    if t.action[s.at(card, target)] == INCOME:
        amount = int(t.amount[s.at(card, target)])
        told.append(line("tell-gain", {**who, "money": amount}, gains=[(seat, "money", amount)]))
    if now.area[seat] > s.area[seat]:
        told.append(line("tell-materials", who, flash=[f"ready.{seat}"]))
    return told + marker(s, now, seat, t.action[s.at(card, target)] == URBANIZE)


def _consequences(data: QuakeData, s: City, now: City) -> list[Step]:
    """Tell what followed by itself: a new deck, Best Builder, a card, a year, the end."""
    told: list[Step] = []
    if now.deck_size > s.deck_size:
        told.append(line("tell-shuffle", {}, flash=[deck(now, "licences")]))
    if now.best_builder != s.best_builder:
        party = int(now.best_builder)
        told.append(
            line("tell-builder", {"seat": party}, flash=["p.best"])
            if party < now.seats
            else line("tell-committee-builder", {}, flash=["p.best"])
        )
        if now.over and now.actor != NOBODY:
            told.append(line("tell-last-card", {}))
    if now.actor == NOBODY:
        return [*told, line("tell-over", {})]
    if now.year != s.year or (s.stage == SETTING_UP and now.stage == PAYDAY):
        told.append(line("tell-year", {"year": year_text(data, int(now.year)), "cost": int(now.tables.cost[now.year])}))
    elif now.stage != s.stage and now.stage >= 0:
        told.append(line("tell-card", {"number": int(now.stage) + 1}))
    return told
