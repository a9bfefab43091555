"""What lies where: buildings and rubble, pawns and markers, cards of displays and areas."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from cablecar.kernel.state import View
from cablecar.scene.cache_keys import CACHE_SIZE, cache_key, numbers_of
from cablecar.scene.model import Label, Piece, Text

from ..data import QuakeData
from ..scoring import PUBLICS, objective_points
from ..state import BLOCK, BLOCKERS, DEED, EMPTY, ENTER, FINAL, FLIP, INCOME, PAYDAY, RECEIVE, SETTING_UP, City
from ..tables import FEW, HAND, SERVICE_NAMES, SERVICES
from .board import lot_id, pawn_id
from .names import city_of, count_of, data_of, goals_of, lot, service
from .panels import face_id

BEFORE = (INCOME, BLOCK, ENTER, FLIP, DEED)  # phases in which whose turn it is has not moved yet


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere."""
    data, s = data_of(view), city_of(view)
    seats = int(s.seats)
    found = [
        *_map(data, seats, int(s.rubble), cache_key(s.built)),
        *_pawns(view, seats),
        *_shown(data, cache_key(s.display), cache_key(s.row)),
    ]
    for i, number in enumerate(s.publics):
        if number != EMPTY:
            found.append(_public(data, i, int(number), seats, tuple([cells[PUBLICS + i] for cells in count_of(view)])))
    if s.rivals and s.flipped != EMPTY:
        found.append(Piece(id="turned", on="flipped", face=face_id(data.licences[s.flipped])))
    found.append(_builder(s))
    for party in range(int(s.count)):
        found += _area(view, party)
    return found


# What is made again and again is made once; nobody changes a piece. What is kept is found by all that it depends on,
# and the reader's view holds all of that.


@lru_cache(CACHE_SIZE)
def _map(data: QuakeData, seats: int, rubble: int, built: bytes) -> list[Piece]:
    found = []
    owners = numbers_of(built)
    for number in range(len(data.lot_names)):
        if rubble >> number & 1:
            found.append(_rubble(data, number))
        for party, lots in enumerate(owners):
            if lots >> number & 1:
                found.append(_building(data, number, seats, party))
    return found


@cache
def _rubble(data: QuakeData, number: int) -> Piece:
    name, title, tip = data.lot_names[number], ["rubble-on", {"lot": lot(data, number)}], [[["tip-rubble"], "R36"]]
    return Piece(
        id=f"x.{lot_id(name)}", on=lot_id(name), symbol="rubble", name=title, part={"lot": name}, tip=tip, rule="R31"
    )


@cache
def _building(data: QuakeData, number: int, seats: int, party: int) -> Piece:
    on = lot_id(data.lot_names[number])
    return owned(seats, Piece(id=f"b.{on}", on=on), party, "building", lot=lot(data, number))


def owned(seats: int, piece: Piece, party: int, what: str, **details: Any) -> Piece:
    """Mark a new piece as somebody's: a seat's, told by shape as well as colour, or the Committee's."""
    if party < seats:
        piece.symbol = {"building": f"town-{party}", "pawn": "peg", "marker": f"seat-{party}"}[what]
        piece.tone, piece.name = f"seat{party}", [f"{what}-of", {"seat": party, **details}]
        piece.by = party if what == "pawn" else None
    else:
        piece.symbol = {"building": "town-committee", "pawn": "peg", "marker": "committee"}[what]
        piece.labels = {"picture": {"symbol": "committee"}} if what == "pawn" else {}
        piece.tone, piece.name = "red", [f"{what}-committee", details] if details else [f"{what}-committee"]
    return piece


# ---- displays ----------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def _shown(data: QuakeData, display: bytes, row: bytes) -> list[Piece]:
    """The licences and objectives that can be taken."""
    found = []
    for i, kind in enumerate(numbers_of(display)):
        if kind != EMPTY:
            found.append(
                Piece(
                    id=f"s.{i}",
                    on=f"shown.{i}",
                    face=face_id(data.licences[kind]),
                    part={"licence": data.licences[kind]},
                )
            )
    for i, number in enumerate(numbers_of(row)):
        if number != EMPTY:
            found.append(
                Piece(
                    id=f"r.{i}",
                    on=f"row.{i}",
                    face=data.objectives[number],
                    part={"objective": data.objectives[number]},
                )
            )
    return found


def badge(seats: int, party: int) -> dict[str, Any]:
    """Return the picture that stands for a party."""
    return (
        {"symbol": f"seat-{party}", "tone": f"seat{party}", "name": ""}
        if party < seats
        else {"symbol": "committee", "name": ""}
    )


@lru_cache(CACHE_SIZE)
def _public(data: QuakeData, i: int, number: int, seats: int, points: tuple[int, ...]) -> Piece:
    """A public objective, and what it would bring everybody now."""
    details: dict[str, Any] = {}
    for party, each in enumerate(points):
        details |= {f"shape{party}": badge(seats, party), f"points{party}": each}
    return Piece(
        id=f"p.{i}", on=f"public.{i}", face=data.objectives[number], caption=[[f"standing-{len(points)}", details]]
    )


def _builder(s: City) -> Piece:
    """Say who is, or is nearest to being, Best Builder."""
    best = (
        int(s.best_builder)
        if s.best_builder != EMPTY
        else max(range(int(s.count)), key=lambda party: (int(s.erected(party)), -party))
    )
    return _best(int(s.seats), best, int(s.erected(best)), int(s.tables.buildings))


@lru_cache(CACHE_SIZE)
def _best(seats: int, party: int, count: int, most: int) -> Piece:
    said: Text = ["built-of", {"shape": badge(seats, party), "count": count, "of": most}]
    return Piece(id="p.best", on="public.best", face="best-builder", caption=[said])


# ---- pawns and markers ---------------------------------------------------------


def _pawns(view: View, seats: int) -> list[Piece]:
    """Pawns, blockers and markers."""
    s = city_of(view)
    found = [pawn(seats, f"pawn.{party}", on, party) for party, on in pawns_on(view).items() if on]
    if s.closed != EMPTY:
        found.append(
            Piece(
                id="closed",
                on=f"income.{int(s.closed)}",
                symbol="peg-low",
                tone="grey",
                name=["closed-space"],
                rule="R66",
            )
        )
    for seat, on in blockers_on(view).items():
        found.append(
            Piece(
                id=f"blocker.{seat}",
                on=on,
                symbol="peg",
                tone="grey",
                by=seat,
                name=["blocker-of", {"seat": seat}],
                rule="R63",
            )
        )
    return found + [_marker(seats, party, int(s.level[party]), int(s.column[party])) for party in range(int(s.count))]


@lru_cache(CACHE_SIZE)
def pawn(seats: int, name: str, on: str, party: int) -> Piece:
    """Return somebody's pawn; on the income track it stands under the coin."""
    piece = owned(seats, Piece(id=name, on=on), party, "pawn")
    piece.symbol = "peg-low" if on.startswith("income.") else "peg"
    return piece


@lru_cache(CACHE_SIZE)
def _marker(seats: int, party: int, level: int, column: int) -> Piece:
    return owned(seats, Piece(id=f"marker.{party}", on=f"dev.{level}.{column}"), party, "marker")


@lru_cache(1)  # places and pieces are asked about one view
def pawns_on(view: View) -> dict[int, str]:
    """Return where everybody's pawn stands, in the order of their turns; nowhere yet: an empty name."""
    s = city_of(view)
    return (
        {int(party): _pawn_on(data_of(view), s, i, int(party)) for i, party in enumerate(s.order)}
        if s.stage != SETTING_UP
        else {}
    )


def _pawn_on(data: QuakeData, s: City, i: int, party: int) -> str:
    """Return where the pawn of the i-th stands: on the income track, on this card if it has moved, or still on the one
    before.
    """
    at = int(s.pawn[party])
    moved = i < s.turn or (i == s.turn and s.phase not in BEFORE and not (s.phase == RECEIVE and party >= s.seats))
    if at == EMPTY:
        return ""
    if s.stage == PAYDAY:
        return f"income.{at}" if moved else pawn_id(data.cards[s.ring[5]], at) if s.year else ""
    if s.stage in (BLOCKERS, 0) and not (s.stage == 0 and moved):
        return f"income.{at}"
    return pawn_id(data.cards[s.ring[min(int(s.stage), 5) if moved or s.stage == FINAL else int(s.stage) - 1]], at)


def blockers_on(view: View) -> dict[int, str]:
    """Return where everybody's blocker stands."""
    data, s = data_of(view), city_of(view)
    return {seat: pawn_id(data.cards[at // FEW], int(at % FEW)) for seat, at in enumerate(s.blocker) if at != EMPTY}


# ---- areas ---------------------------------------------------------------------


def _area(view: View, party: int) -> list[Piece]:
    """A party's licences, objectives, buildings, urbanism cards and rubble."""
    data, s = data_of(view), city_of(view)
    known, unseen = goals_of(s, party)
    is_own, seats = party == view.seat, int(s.seats)
    worth = tuple(
        [int(objective_points(s, party, number) if party < seats else s.tables.solo_objective) for number in known]
    )
    return [
        *_hand(data, party, is_own, cache_key(s.licences[party * HAND : party * HAND + s.held[party]])),
        *_goals(data, party, is_own, known, worth, unseen),
        *_stock(
            seats,
            party,
            int(s.area[party]),
            cache_key(s.services[party * SERVICES : (party + 1) * SERVICES]),
            int(s.tokens[party]),
        ),
    ]


@lru_cache(CACHE_SIZE)
def _hand(data: QuakeData, party: int, is_own: bool, hand: bytes) -> list[Piece]:
    found = []
    for i, kind in enumerate(numbers_of(hand)):
        part = {"licence": data.licences[kind]} if is_own else {}
        found.append(Piece(id=f"h{party}.{i}", on=f"hand{party}.{i}", face=face_id(data.licences[kind]), part=part))
    return found


@lru_cache(CACHE_SIZE)
def _goals(
    data: QuakeData, party: int, is_own: bool, known: tuple[int, ...], worth: tuple[int, ...], unseen: int
) -> list[Piece]:
    found = []
    for i, (number, points) in enumerate(zip(known, worth, strict=True)):
        part = {"objective": data.objectives[number]} if is_own else {}
        caption: list[Label] = [["points-now", {"points": points}]]
        found.append(
            Piece(id=f"g{party}.{i}", on=f"goal{party}.{i}", face=data.objectives[number], part=part, caption=caption)
        )
    for i in range(len(known), len(known) + unseen):
        found.append(
            Piece(
                id=f"g{party}.{i}",
                on=f"goal{party}.{i}",
                symbol="goal-back",
                labels={"value": "?"},
                name=["hidden-goal"],
                rule="R29",
            )
        )
    return found


@lru_cache(CACHE_SIZE)
def _stock(seats: int, party: int, ready: int, services: bytes, tokens: int) -> list[Piece]:
    found: list[Piece] = []
    if ready:
        piece = owned(seats, Piece(id=f"ready.{party}", on=f"ready{party}", count=ready), party, "building", lot="")
        piece.name, piece.caption = ["ready-count", {"count": ready}], [["ready"]]
        found.append(piece)
    for number, (name, count) in enumerate(zip(SERVICE_NAMES, numbers_of(services), strict=True)):
        if count:
            title, caption = ["service-count", {"service": name, "count": count}], [service(number)]
            found.append(
                Piece(
                    id=f"c{party}.{name}",
                    on=f"cards{party}.{number}",
                    symbol=name,
                    count=count,
                    name=title,
                    caption=caption,
                )
            )
    if tokens:
        title, caption = ["rubble-count", {"count": tokens}], [["name-rubble"]]
        found.append(
            Piece(id=f"t{party}", on=f"tokens{party}", symbol="rubble", count=tokens, name=title, caption=caption)
        )
    return found
