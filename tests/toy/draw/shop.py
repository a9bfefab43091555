"""The shop as a scene: the counter, the jar, pockets, and what every word says."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, cast

from cablecar.kernel import state_queries
from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import (
    Face,
    Group,
    Label,
    Number,
    Overlay,
    Panel,
    PanelOverlay,
    Piece,
    Place,
    Preview,
    Row,
    Stage,
    Text,
)
from cablecar.scene.sheet import points

from ..data import ToyData
from ..game import Toy
from ..state import EMPTY, Shop
from ..worlds import BAG, COUNTER, JAR, TILL

SEATS: Final = ["#2C2A28", "#FFFFFF", "#E07A3F"]
TONES: Final = ("orange", "green", "violet", "blue", "yellow", "red")  # of marbles, by their number
ART: Final = (
    '<rect x="0" y="0" width="600" height="300" fill="var(--paper)"/><path fill="var(--wood)" '
    'stroke="var(--edge)" d="M0 150h600v26H0z"/>'
)
SPOTS: Final = {
    "deck": (80, 75),
    "offer": (300, 75),
    "jar": (520, 75),
    "bag": (80, 235),
    "till": (300, 235),
    "under": (520, 235),
}

STACKS: Final = {"till": "grid"}


def data_of(view: View) -> ToyData:
    return cast(Toy, view.seen.game).data


def shop_of(view: View) -> Shop:
    return cast(Shop, view.seen)


def marble(data: ToyData, kind: int) -> Text:
    """Name a marble."""
    return ["marble", {"marble": data.marbles[kind], "value": int(data.tables.value[kind])}]


def toy(data: ToyData, number: int) -> Text:
    """Name a toy."""
    return ["toy", {"toy": data.toys[number]}]


def faces(data: ToyData) -> dict[str, Face]:
    """Return the marbles and the toys of the set."""
    found = {}
    for kind, name in enumerate(data.marbles):
        found[f"m-{name}"] = Face(
            symbol="marble", tone=TONES[kind], labels={"value": str(data.tables.value[kind])}, name=marble(data, kind)
        )
    for number, name in enumerate(data.toys):
        points, said = int(data.tables.points[number]), toy(data, number)
        found[f"t-{name}"] = Face(
            symbol="toy-box",
            labels={"value": str(points), "name": said},
            name=said,
            tip=[[["tip-toy", {"points": points}], "Y10"]],
        )
    return found


def stage(view: View) -> Stage:
    """The shop, one's own pocket, and who has which toys."""
    data = data_of(view)
    places = [
        Place(id=name, at=at, box=(150, 110), name=[f"place-{name}"], fit=0.8, stack=STACKS.get(name, "one"), rule="Y1")
        for name, at in SPOTS.items()
    ]
    panels = [
        Panel(
            id="shop",
            role="board",
            name=["panel-shop"],
            size=(600, 300),
            art=ART,
            places=places,
            groups={"shop": Group(name=["panel-shop"])},
        )
    ]
    if view.seat >= 0:
        size = int(data.tables.hand) + 3
        pocket = [
            Place(id=f"pocket.{slot}", box=(52, 52), name=["place-pocket"], fit=1, rule="Y4") for slot in range(size)
        ]
        panels.append(Panel(id="pocket", role="mine", form="flow", name=["panel-pocket"], places=pocket))
    panels.append(Panel(id="owners", role="aside", form="table", name=["panel-owners"], columns=[[["column-toys"]]]))
    return Stage(seats=SEATS[: int(view.seen.seats)], faces=faces(data), panels=panels)


# What is drawn again and again is made once; nobody changes it.


@cache
def _card(face: str) -> Piece:
    return Piece(id="offer.toy", on="offer", face=face)


@cache
def _back(place: str, symbol: str, count: int) -> Piece:
    return Piece(
        id=f"{place}.{'toys' if place == 'deck' else 'marbles'}",
        on=place,
        symbol=symbol,
        name=[f"place-{place}"],
        count=count,
    )


@cache
def _paid(name: str, count: int) -> Piece:
    return Piece(id=f"till.{name}", on="till", face=f"m-{name}", count=count)


@cache
def _mine(name: str, number: int, slot: int, is_laid: bool) -> Piece:
    part, state = ({}, "dim") if is_laid else ({"marble": name}, "")
    return Piece(id=f"mine.{name}.{number}", on=f"pocket.{slot}", face=f"m-{name}", part=part, state=state)


def pieces(view: View) -> list[Piece]:
    """Lay the toy, what is left to draw, the till, and the marbles in one's pocket: those that were laid are faint."""
    data, s = data_of(view), shop_of(view)
    found = []
    if left := int(sum(s.deck)):
        found.append(_back("deck", "back", left))
    if s.toy != EMPTY:
        found.append(_card(f"t-{data.toys[s.toy]}"))
    for place, name in ((BAG, "bag"), (JAR, "jar"), (COUNTER, "under")):
        if s.held[place] > 0:
            found.append(_back(name, "marble-hidden", int(s.held[place])))
    kinds, marbles = len(data.marbles), [*s.marbles]
    found += [
        _paid(name, count) for name, count in zip(data.marbles, marbles[TILL * kinds :], strict=False) if count > 0
    ]
    if view.seat >= 0:
        first, slot = view.seat * kinds, 0
        for name, held, laid in zip(
            data.marbles, marbles[first : first + kinds], s.laid[first : first + kinds], strict=True
        ):
            for number in range(held):
                found.append(_mine(name, number, slot, number < laid))
                slot += 1
    return found


@lru_cache(1000)
def _row(data: ToyData, party: int, is_rival: bool, owned: tuple[int, ...], is_turn: bool) -> Row:
    run: list[Label] = [
        {"face": f"t-{name}"} for name, count in zip(data.toys, owned, strict=True) for _ in range(count)
    ]
    shape: Label = {"symbol": f"seat-{party}", "tone": f"seat{party}", "name": ["seat-name", {"seat": party}]}
    return Row(
        head=[["rival-0"] if is_rival else shape], cells=[run or [["list-empty"]]], state="turn" if is_turn else ""
    )


def overlay(view: View) -> Overlay:
    """Say which toy it is, what is asked, and who has what."""
    s, data = shop_of(view), data_of(view)
    toys, owned = len(data.toys), [*s.owned]
    rows = [
        _row(data, party, party >= s.seats, tuple(owned[party * toys : (party + 1) * toys]), s.owes(party))
        for party in range(int(s.parties()))
    ]
    status: list[Text] = [["round-of-all", {"round": int(s.round), "rounds": int(s.length)}]]
    return Overlay(status=status, say=question(view), panels={"owners": PanelOverlay(rows=rows)})


def question(view: View) -> Text:
    """Ask whoever must decide."""
    s = shop_of(view)
    if s.actor == NOBODY:
        return ["over"]
    name = s.phases[s.phase].name
    if s.actor == SEVERAL:
        return (
            [f"ask-{name}", {"seat": int(view.seat)}] if view.seat >= 0 and s.owes(view.seat) else ["turn-several-all"]
        )
    return [f"ask-{name}", {"seat": int(s.actor)}] if s.actor >= 0 else [f"ask-{name}"]


def numbers(view: View, party: int) -> list[Number]:
    """Points, and how many marbles a pocket holds."""
    s = shop_of(view)
    score = _score(points(s.game, scores_of(view)[party]))
    return [score, _held(int(s.held[party]))] if party < s.seats else [score]


@lru_cache(1)  # each party of a view is asked for
def scores_of(view: View) -> list[int]:
    """Return the points of all parties."""
    return state_queries.read_numbers(view.seen.scores, int(view.seen.parties()))


@cache
def _score(value: int | str) -> Number:
    return Number(id="score", symbol="star", value=value, name=["score"])


@cache
def _held(count: int) -> Number:
    return Number(id="marbles", symbol="marble-hidden", value=count, name=["score-marbles"])


def word(view: View, action: int) -> Text:
    """Return an action in full."""
    data, vocabulary = data_of(view), view.seen.game.vocabulary
    head, parts = vocabulary.words[action].split()[0], vocabulary.parts[action]
    if head in ("draw", "lay", "drop"):
        return [f"do-{head}", {"marble": marble(data, data.marbles.index(parts[0]))}]
    if head == "toy":
        return ["do-toy", {"toy": toy(data, data.toys.index(parts[0]))}]
    if head == "offer":
        return ["do-offer", {"value": int(parts[0])}]
    return ["do-name", {"seat": int(parts[0])}] if head == "name" else [f"do-{head}"]


def preview(view: View, action: int) -> Preview:
    """The word in full; what a bid is worth so far."""
    data, s = data_of(view), shop_of(view)
    head, parts = view.seen.game.vocabulary.words[action].split()[0], view.seen.game.vocabulary.parts[action]
    if head != "lay":
        return Preview(name=word(view, action))
    bid = s.worth(s.laid, view.seat) + data.tables.value[data.marbles.index(parts[0])]
    return Preview(name=word(view, action), tip=[[["tip-bid", {"value": int(bid)}], "Y6"]])
