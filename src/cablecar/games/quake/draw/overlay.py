"""What changes beside the pieces: status, question, marks on places, everybody's numbers, and what each word means."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from cablecar.kernel import state_queries
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.cache_keys import CACHE_SIZE, cache_key, numbers_of
from cablecar.scene.model import Ask, Choice, Number, Overlay, PanelOverlay, Text, Trail

from ..committee import helper_column
from ..data import QuakeData
from ..scoring import PRIVATE
from ..state import (
    BENEFIT,
    BLOCKERS,
    BUILD,
    CLEAN,
    EMPTY,
    ENTER,
    FINAL,
    INCOME,
    LICENCE,
    OBJECTIVE,
    PAYDAY,
    REWARD,
    SECOND,
    SETTING_UP,
    SPEND,
    USE,
    City,
)
from ..tables import HAND, SERVICE_NAMES, SERVICES
from .board import plan_of, ticket
from .names import ask, badge_of, city_of, count_of, data_of, goals_of, hint, licence, objective, word, year_text
from .panels import benefit_picture, benefit_text, service_worth
from .pieces import blockers_on, pawns_on

ASKS: Final = {
    word: Ask(template=word, final=True) for word in ("take {licence}", "take {objective}")
}  # a new card may be turned up at once
BUILDING = (BUILD, SPEND, SECOND, REWARD)


# What is made again and again is made once; nobody changes it. What is kept is found by all that it depends on, and the
# reader's view holds all of that.


def numbers(view: View, seat: int) -> list[Number]:
    """Return what everybody may know of a party."""
    data, s = data_of(view), city_of(view)
    goals, services = goals_of(s, seat), cache_key(s.services[seat * SERVICES : (seat + 1) * SERVICES])
    town, tone = (f"town-{seat}", f"seat{seat}") if seat < s.seats else ("town-committee", "red")
    return [
        _score(tuple(count_of(view)[seat]), goals.unseen, s.actor == NOBODY),
        _money(int(s.money[seat])),
        _built(data, town, tone, int(s.erected(seat)), int(s.area[seat])),
        _rubble(int(s.tokens[seat])),
        _goals(len(goals.known), goals.unseen),
        _cards(data, cache_key(s.licences[seat * HAND : seat * HAND + s.held[seat]]), services),
    ]


@lru_cache(CACHE_SIZE)
def _score(cells: tuple[int, ...], secret: int, is_over: bool) -> Number:
    """Sum up, and say what the points are made of; the public objectives together."""
    names = ("own", "builder", "development", "urbanism", "money")
    parts = {"publics": sum(cells[:PRIVATE]), **dict(zip(names, cells[PRIVATE:], strict=True))}
    tip: list[list[Any]] = [
        [["tip-score"], "R46"],
        [["tip-score-parts", parts]],
        *([[["tip-secret", {"count": secret}], "R29"]] if secret else []),
    ]
    return Number(
        id="score", symbol="star", value=sum(cells), name=["score-total"] if is_over else ["number-score"], tip=tip
    )


@lru_cache(CACHE_SIZE)
def _money(money: int) -> Number:
    return Number(id="money", symbol="coin", value=money, name=["name-money"])


@lru_cache(CACHE_SIZE)
def _built(data: QuakeData, town: str, tone: str, erected: int, ready: int) -> Number:
    tip: list[list[Any]] = [
        [["tip-built", {"count": int(data.tables.buildings)}], "R43"],
        *([[["tip-ready", {"count": ready}], "R27"]] if ready else []),
    ]
    return Number(
        id="built",
        symbol=town,
        tone=tone,
        value=erected,
        name=["name-built"],
        note=["and-ready", {"count": ready}] if ready else "",
        tip=tip,
    )


@lru_cache(CACHE_SIZE)
def _rubble(count: int) -> Number:
    return Number(id="rubble", symbol="rubble", value=count, name=["name-rubble"])


@lru_cache(CACHE_SIZE)
def _goals(count: int, secret: int) -> Number:
    note, tip = (
        (["and-secret", {"count": secret}], [[["tip-hidden", {"count": secret}], "R29"]]) if secret else ("", [])
    )
    return Number(id="goals", symbol="act-objective", value=count, name=["name-goals"], note=note, tip=tip)


@lru_cache(CACHE_SIZE)
def _cards(data: QuakeData, hand: bytes, services: bytes) -> Number:
    """Name the licences of a party one by one, then its services: a line has room for their number only."""
    kinds, counts = numbers_of(hand), numbers_of(services)
    tip: list[list[Any]] = [[licence(data, kind)] for kind in kinds]
    held = [
        ["service-count", {"service": name, "count": count}]
        for name, count in zip(SERVICE_NAMES, counts, strict=True)
        if count
    ]
    if held:
        said: Text = held[0]
        for each in held[1:]:
            said = ["listed", {"first": said, "rest": each}]
        tip.append([["tip-services", {"count": sum(counts), "services": said}], "R37"])
    note = ["and-services", {"count": sum(counts)}] if held else ""
    return Number(id="cards", symbol="act-licence", value=len(kinds), name=["name-cards"], note=note, tip=tip)


def overlay(view: View) -> Overlay:
    """Return status, prompt, marks and words."""
    s = city_of(view)
    is_over = s.actor == NOBODY
    return Overlay(
        status=_status(view),
        say=ask(view),
        hint=_hint(view),
        trail=None if is_over else _trail(s),
        why=_why(s) if is_over else [],
        categories=_categories(view),
        places=_places(view),
        panels=_panels(view),
        tags=_tags(view),
        asks=ASKS,
        choices=choices(view),
    )


def _categories(view: View) -> dict[str, Text]:
    """Name the public objectives for the score sheet."""
    data, s = data_of(view), city_of(view)
    return {
        f"public_{i + 1}": ["score-public", {"objective": objective(data, int(each))}]
        for i, each in enumerate(s.publics)
        if each != EMPTY
    }


def _status(view: View) -> list[Text]:
    data, s = data_of(view), city_of(view)
    if s.actor == NOBODY:
        return [["over"]]
    found: list[Text] = [["label-year", {"year": year_text(data, int(s.year))}]]
    if 0 <= s.stage < FINAL:
        return [*found, ["label-card-of", {"number": int(s.stage) + 1}]]
    where = {SETTING_UP: "set-up", PAYDAY: "income", BLOCKERS: "blockers", FINAL: "final"}[int(s.stage)]
    return [*found, [f"label-{where}"]]


def _hint(view: View) -> Text:
    """Remind who must decide of the money at hand."""
    s = city_of(view)
    if s.actor != view.seat or s.actor < 0:
        return ""
    if s.phase == INCOME:
        return ["remind-income"]
    if s.phase == ENTER:
        return ["remind-enter", {"money": int(s.money[s.actor])}]
    if s.phase == BUILD:
        return ["remind-build", {"money": int(s.money[s.actor])}]
    return (
        ["remind-money", {"money": int(s.money[s.actor])}]
        if s.phase in (USE, CLEAN, SPEND, SECOND, REWARD, BENEFIT)
        else ""
    )


def _trail(s: City) -> Trail | None:
    """Show the steps of a turn: the space, the action, and what it still asks."""
    if s.phase not in (INCOME, BENEFIT, ENTER, USE, LICENCE, OBJECTIVE, CLEAN, *BUILDING):
        return None
    first = (
        ["step-income", "step-benefit"]
        if s.stage == PAYDAY
        else ["step-benefit"]
        if s.stage == FINAL
        else ["step-space", "step-action"]
    )
    more = (
        ["step-lot", "step-licences", "step-reward"]
        if s.phase in BUILDING
        else ["step-card"]
        if s.phase in (LICENCE, OBJECTIVE)
        else ["step-rubble"]
        if s.phase == CLEAN
        else []
    )
    if s.stage == PAYDAY and s.year == 0:
        first, more = ["step-income"], ["step-card"]
    at = {int(BUILD): 0, int(SPEND): 1, int(SECOND): 1, int(REWARD): 2}.get(int(s.phase), 0) + len(first)
    if s.phase in (INCOME, ENTER):
        at = 0
    elif s.phase in (BENEFIT, USE):
        at = len(first) - 1
    steps: list[list[Any]] = [[[name], i < at] if i < at else [[name]] for i, name in enumerate([*first, *more])]
    return Trail(steps, at)


def _places(view: View) -> dict[str, dict[str, Any]]:
    """Return the overlays of years, action cards, piles, decks and the helper card."""
    data, s = data_of(view), city_of(view)
    is_on = s.stage != SETTING_UP and s.actor != NOBODY
    found = {**_years(data, int(s.year), is_on)}
    if is_on and s.stage >= 0:
        plain = ticket(plan_of(data, int(s.count), int(s.side), bool(s.rivals)))
        for place in range(min(int(s.stage) + 1, len(s.ring))):
            found[f"ticket.{place}"] = {"symbol": f"{plain}-now" if place == s.stage else f"{plain}-past"}
    for number, name in enumerate(SERVICE_NAMES):
        found[f"pile.{name}"] = _pile(data, number, int(s.pile[number]))
    if s.tables.deck_licence[s.edition]:
        found["deck.licences"] = {"labels": {"value": str(int(s.deck_size))}}
    if s.tables.deck_objective[s.edition]:
        found["deck.objectives"] = {"labels": {"value": str(int(s.objective_deck))}}
    for on in (*pawns_on(view).values(), *blockers_on(view).values()):
        if on.startswith("at."):
            found[on] = {"symbol": ""}
    if s.rivals and s.flipped != EMPTY:
        found[f"helper.{int(helper_column(s))}"] = {"state": "turn"}
    return found


@cache
def _years(data: QuakeData, now: int, is_on: bool) -> dict[str, dict[str, Any]]:
    """Show which years are over and which one it is, with its benefits, while there is one."""
    found: dict[str, dict[str, Any]] = {f"year.{year}": {"state": "dim"} for year in range(now)}
    if is_on:
        found[f"year.{now}"] = {"state": "strong"}
        for what in data.benefits[now]:
            picture: Any = benefit_picture(data, now, what)
            found[f"benefit.{what}"] = {
                "name": benefit_text(data, now, what),
                "symbol": picture["symbol"],
                "labels": picture.get("labels", {}),
            }
    return found


@cache
def _pile(data: QuakeData, number: int, left: int) -> dict[str, Any]:
    name, stack = SERVICE_NAMES[number], data.tables.stack
    worth = service_worth(data, number) | {"next": int(stack[len(stack) - left]) if name == "park" and left else 0}
    labels = {"picture": {"symbol": name}, "value": str(left), "worth": [f"worth-{name}", worth]}
    return {"labels": labels} if left else {"labels": labels, "state": "dim"}


def _panels(view: View) -> dict[str, PanelOverlay]:
    """Head the panels: decks, hands, what counts."""
    s = city_of(view)
    has_deck, held = bool(s.tables.deck_licence[s.edition]), int(s.held[view.seat]) if view.seat >= 0 else None
    return _headed(
        data_of(view), has_deck, int(s.deck_size), int(s.discard_size), int(s.objective_deck), held, bool(s.rivals)
    )


@lru_cache(CACHE_SIZE)
def _headed(
    data: QuakeData, has_deck: bool, deck: int, used: int, objectives: int, held: int | None, has_rival: bool
) -> dict[str, PanelOverlay]:
    found = {
        "years": PanelOverlay(note=["note-years"]),
        "urbanism": PanelOverlay(note=["note-left"]),
        "licences": PanelOverlay(note=["note-used" if has_deck else "note-deck", {"count": deck, "used": used}]),
        "objectives": PanelOverlay(note=["note-objectives", {"count": objectives}]),
        "publics": PanelOverlay(note=["note-now"]),
        "development": PanelOverlay(note=["note-development"]),
    }
    if held is not None:
        found["mine"] = PanelOverlay(note=["note-held", {"count": held, "limit": int(data.tables.licence_limit)}])
        found["goals"] = PanelOverlay(note=["note-secret"])
    if has_rival:
        foot: list[list[Any]] = [
            [["committee-order"], "R74"],
            [["committee-objectives", {"points": int(data.tables.solo_objective)}], "R79"],
        ]
        found["area1"] = PanelOverlay(note=["note-committee"], foot=foot)
    return found


def _tags(view: View) -> dict[int, list[Text]]:
    """Say whose turn comes when, who leads as far as the reader can count, and who is Best Builder."""
    s = city_of(view)
    found: dict[int, list[Text]] = {}
    for i, party in enumerate(s.order):
        if s.stage != SETTING_UP and s.actor not in (NOBODY, party):  # of whose turn it is that is said anyway
            found[int(party)] = [["place-in-order", {"number": i + 1}] if i >= s.turn else ["has-acted"]]
    points = [sum(cells) for cells in count_of(view)]
    if s.actor != NOBODY and points.count(max(points)) == 1:
        found.setdefault(points.index(max(points)), []).append(["leads", {"laurel": {"symbol": "laurel", "name": ""}}])
    if s.best_builder != EMPTY:
        found.setdefault(int(s.best_builder), []).append(
            ["is-builder", {"picture": {"symbol": "obj-best", "name": ""}}]
        )
    return found


def _why(s: City) -> list[Text]:
    """R60: say how equal points were decided."""
    points = state_queries.read_numbers(s.scores, int(s.count))
    first = [int(s.erected(party)) for party in range(int(s.count)) if points[party] == max(points)]
    if len(first) == 1:
        return []
    return [["tie-shared"] if first.count(max(first)) > 1 else ["tie-buildings"]]


def choices(view: View) -> dict[str, Choice]:
    """Say what each word means, and what it brings or costs."""
    words = view.seen.game.vocabulary.words
    found = {}
    for action in legal(view):
        brings = hint(view, action)
        found[words[action]] = Choice(name=word(view, action), say=brings, badge=badge_of(words[action], brings))
    return found


def legal(view: View) -> list[int]:
    return state_queries.legal(view.seen, int(view.seat)) if view.seat >= 0 else []
