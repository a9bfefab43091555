"""What changes beside the pieces: status, question, marks on places, everybody's numbers, and what each word means."""

from __future__ import annotations

from typing import Any

from cablecar.kernel import asking
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Ask, Choice, Dress, Dressing, Number, Text, Trail

from ..committee import helper_column
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
from .board import pawn_id, plan_of, ticket
from .names import ask, badge_of, cells_of, city_of, data_of, hint, licence, objective, points_of, unseen, word, year_text
from .panels import benefit_picture, benefit_text, service_worth
from .position import pawn_on

FINALS = ("take {licence}", "take {objective}")  # a new card may be turned up at once
BUILDING = (BUILD, SPEND, SECOND, REWARD)


def numbers(view: View, seat: int) -> list[Number]:
    """Return what everybody may know of a party."""
    s = city_of(view)
    cells = cells_of(s, seat)
    secret = unseen(s, seat)
    town = f"town-{seat}" if seat < s.seats else "town-committee"
    services = sum(int(s.services[seat * SERVICES + k]) for k in range(int(SERVICES)))
    goals = sum(1 for at in s.place if at == seat)
    return [
        Number(
            id="score",
            symbol="star",
            value=sum(cells),
            name=["score-total"] if s.actor == NOBODY else ["number-score"],
            tip=[[["tip-score"], "R46"], [["tip-score-parts", _parts(cells)]], *([[["tip-secret", {"count": secret}], "R29"]] if secret else [])],
        ),
        Number(id="money", symbol="coin", value=int(s.money[seat]), name=["name-money"]),
        Number(
            id="built",
            symbol=town,
            tone=f"seat{seat}" if seat < s.seats else "red",
            value=int(s.erected(seat)),
            name=["name-built"],
            note=["and-ready", {"count": int(s.area[seat])}] if s.area[seat] else "",
            tip=[[["tip-built", {"count": int(s.tables.buildings)}], "R43"], *([[["tip-ready", {"count": int(s.area[seat])}], "R27"]] if s.area[seat] else [])],
        ),
        Number(id="rubble", symbol="rubble", value=int(s.tokens[seat]), name=["name-rubble"]),
        Number(
            id="goals",
            symbol="act-objective",
            value=goals,
            name=["name-goals"],
            note=["and-secret", {"count": secret}] if secret else "",
            tip=[[["tip-hidden", {"count": secret}], "R29"]] if secret else [],
        ),
        Number(
            id="cards",
            symbol="act-licence",
            value=int(s.held[seat]),
            name=["name-cards"],
            note=["and-services", {"count": services}] if services else "",
            tip=_papers(view, seat),
        ),
    ]


def _papers(view: View, seat: int) -> list[list[Any]]:
    """Name the licences of a party one by one, then its services: a line has room for their number only."""
    data, s = data_of(view), city_of(view)
    found: list[list[Any]] = [[licence(data, kind)] for kind in list(s.licences)[seat * HAND : seat * HAND + s.held[seat]]]
    held = [["service-count", {"service": name, "count": count}] for k, name in enumerate(SERVICE_NAMES) if (count := int(s.services[seat * SERVICES + k]))]
    said: Text = held[0] if held else ""
    for each in held[1:]:
        said = ["listed", {"first": said, "rest": each}]
    count = sum(int(s.services[seat * SERVICES + k]) for k in range(int(SERVICES)))
    return [*found, [["tip-services", {"count": count, "services": said}], "R37"]] if held else found


def _parts(cells: list[int]) -> dict[str, Any]:
    """Return what points are made of; the public objectives together."""
    names = ("own", "builder", "development", "urbanism", "money")
    return {"publics": sum(cells[:PRIVATE]), **dict(zip(names, cells[PRIVATE:], strict=True))}


def dress(view: View) -> Dress:
    """Return status, prompt, marks and words."""
    s = city_of(view)
    is_over = s.actor == NOBODY
    return Dress(
        status=_status(view),
        say=ask(view),
        hint=_hint(view),
        trail=None if is_over else _trail(s),
        why=_why(s) if is_over else [],
        categories=_categories(view),
        places=_places(view),
        panels=_panels(view),
        tags=_tags(s),
        asks={template: Ask(template=template, final=True) for template in FINALS},
        choices=choices(view),
    )


def _categories(view: View) -> dict[str, Text]:
    """Name the public objectives for the score sheet."""
    data, s = data_of(view), city_of(view)
    return {f"public_{i + 1}": ["score-public", {"objective": objective(data, int(each))}] for i, each in enumerate(s.publics) if each != EMPTY}


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
    return ["remind-money", {"money": int(s.money[s.actor])}] if s.phase in (USE, CLEAN, SPEND, SECOND, REWARD, BENEFIT) else ""


def _trail(s: City) -> Trail | None:
    """Show the steps of a turn: the space, the action, and what it still asks."""
    if s.phase not in (INCOME, BENEFIT, ENTER, USE, LICENCE, OBJECTIVE, CLEAN, *BUILDING):
        return None
    first = ["step-income", "step-benefit"] if s.stage == PAYDAY else ["step-benefit"] if s.stage == FINAL else ["step-space", "step-action"]
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
    """Dress years, action cards, piles, decks and the helper card."""
    data, s = data_of(view), city_of(view)
    found: dict[str, dict[str, Any]] = {}
    for year in range(len(data.years)):
        if year < s.year:
            found[f"year.{year}"] = {"state": "dim"}
        elif year == s.year and s.stage != SETTING_UP and s.actor != NOBODY:
            found[f"year.{year}"] = {"state": "strong"}
    if s.stage != SETTING_UP and s.actor != NOBODY:
        for what in data.benefits[int(s.year)]:
            found[f"benefit.{what}"] = {"name": benefit_text(data, int(s.year), what), **_pictured(benefit_picture(data, int(s.year), what))}
    plain = ticket(plan_of(data, int(s.count), int(s.side), bool(s.rivals)))
    for place, card in enumerate(s.ring):
        if card != EMPTY and 0 <= s.stage <= FINAL and s.actor != NOBODY and place <= s.stage:
            found[f"ticket.{place}"] = {"symbol": f"{plain}-now" if place == s.stage else f"{plain}-past"}
    for number, name in enumerate(SERVICE_NAMES):
        left = int(s.pile[number])
        worth = service_worth(data, number) | {"next": int(s.tables.stack[len(s.tables.stack) - left]) if name == "park" and left else 0}
        labels = {"picture": {"symbol": name}, "value": str(left), "worth": [f"worth-{name}", worth]}
        found[f"pile.{name}"] = {"labels": labels} if left else {"labels": labels, "state": "dim"}
    if s.tables.deck_licence[s.edition]:
        found["deck.licences"] = {"labels": {"value": str(int(s.deck_size))}}
    if s.tables.deck_objective[s.edition]:
        found["deck.objectives"] = {"labels": {"value": str(int(s.objective_deck))}}
    stood = [pawn_on(view, int(party)) for party in s.order] if s.stage != SETTING_UP else []
    stood += [pawn_id(data.cards[at // 3], int(at % 3)) for at in s.blocker if at != EMPTY]
    for on in stood:
        if on.startswith("at."):
            found[on] = {"symbol": ""}
    if s.rivals and s.flipped != EMPTY:
        found[f"helper.{int(helper_column(s))}"] = {"state": "turn"}
    return found


def _pictured(picture: Any) -> dict[str, Any]:
    return {"symbol": picture["symbol"], "labels": picture.get("labels", {})}


def _panels(view: View) -> dict[str, Dressing]:
    """Head the panels: decks, hands, what counts."""
    s = city_of(view)
    found = {
        "years": Dressing(note=["note-years"]),
        "urbanism": Dressing(note=["note-left"]),
        "licences": Dressing(note=["note-used" if s.tables.deck_licence[s.edition] else "note-deck", {"count": int(s.deck_size), "used": int(s.discard_size)}]),
        "objectives": Dressing(note=["note-objectives", {"count": int(s.objective_deck)}]),
        "publics": Dressing(note=["note-now"]),
        "development": Dressing(note=["note-development"]),
    }
    if view.seat >= 0:
        found["mine"] = Dressing(note=["note-held", {"count": int(s.held[view.seat]), "limit": int(s.tables.licence_limit)}])
        found["goals"] = Dressing(note=["note-secret"])
    if s.rivals:
        foot: list[list[Any]] = [[["committee-order"], "R74"], [["committee-objectives", {"points": int(s.tables.solo_objective)}], "R79"]]
        found["area1"] = Dressing(note=["note-committee"], foot=foot)
    return found


def _tags(s: City) -> dict[int, list[Text]]:
    """Say whose turn comes when, who leads as far as the reader can count, and who is Best Builder."""
    found: dict[int, list[Text]] = {}
    for i, party in enumerate(s.order):
        if s.stage != SETTING_UP and s.actor not in (NOBODY, party):  # of whose turn it is that is said anyway
            found[int(party)] = [["place-in-order", {"number": i + 1}] if i >= s.turn else ["has-acted"]]
    points = [points_of(s, party) for party in range(int(s.count))]
    if s.actor != NOBODY and points.count(max(points)) == 1:
        found.setdefault(points.index(max(points)), []).append(["leads", {"laurel": {"symbol": "laurel", "name": ""}}])
    if s.best_builder != EMPTY:
        found.setdefault(int(s.best_builder), []).append(["is-builder", {"picture": {"symbol": "obj-best", "name": ""}}])
    return found


def _why(s: City) -> list[Text]:
    """R60: say how equal points were decided."""
    points = asking.numbers(s.scores, int(s.count))
    first = [int(s.erected(party)) for party in range(int(s.count)) if points[party] == max(points)]
    if len(first) == 1:
        return []
    return [["tie-shared"] if first.count(max(first)) > 1 else ["tie-buildings"]]


def choices(view: View) -> dict[str, Choice]:
    """Say what each word means, and what it brings or costs."""
    words = view.seen.game.vocabulary.words
    return {words[action]: Choice(name=word(view, action), say=hint(view, action), badge=badge_of(view, action)) for action in legal(view)}


def legal(view: View) -> list[int]:
    return asking.legal(view.seen, int(view.seat)) if view.seat >= 0 else []
