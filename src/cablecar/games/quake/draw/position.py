"""What lies where: buildings and rubble, pawns and markers, cards of displays and areas."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.state import View
from cablecar.scene.model import Label, Piece, Text

from ..scoring import objective_points
from ..state import BLOCK, BLOCKERS, DEED, EMPTY, ENTER, FINAL, FLIP, INCOME, PAYDAY, RECEIVE, SETTING_UP, City
from ..tables import FEW, HAND, SERVICE_NAMES, SERVICES
from .board import lot_id, pawn_id
from .names import city_of, data_of, lot, service, unseen
from .panels import face_id

BEFORE = (INCOME, BLOCK, ENTER, FLIP, DEED)  # phases in which whose turn it is has not moved yet


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere."""
    data, s = data_of(view), city_of(view)
    found = [*_map(view), *_pawns(view)]
    for i, kind in enumerate(s.display):
        if kind != EMPTY:
            found.append(Piece(id=f"s.{i}", on=f"shown.{i}", face=face_id(data.licences[kind]), part={"licence": data.licences[kind]}))
    for i, number in enumerate(s.row):
        if number != EMPTY:
            found.append(Piece(id=f"r.{i}", on=f"row.{i}", face=data.objectives[number], part={"objective": data.objectives[number]}))
    for i, number in enumerate(s.publics):
        if number != EMPTY:
            found.append(Piece(id=f"p.{i}", on=f"public.{i}", face=data.objectives[number], caption=[standing(s, int(number))]))
    if s.rivals and s.flipped != EMPTY:
        found.append(Piece(id="turned", on="flipped", face=face_id(data.licences[s.flipped])))
    found.append(Piece(id="p.best", on="public.best", face="best-builder", caption=[_builder(s)]))
    return found + [piece for party in range(int(s.count)) for piece in _area(view, party)]


def badge(s: City, party: int) -> dict[str, Any]:
    """Return the picture that stands for a party."""
    return {"symbol": f"seat-{party}", "tone": f"seat{party}", "name": ""} if party < s.seats else {"symbol": "committee", "name": ""}


def standing(s: City, number: int) -> Text:
    """Say what a public objective would bring everybody now."""
    details: dict[str, Any] = {}
    for party in range(int(s.count)):
        details |= {f"shape{party}": badge(s, party), f"points{party}": int(objective_points(s, party, number))}
    return [f"standing-{int(s.count)}", details]


def _builder(s: City) -> Text:
    """Say who is, or is nearest to being, Best Builder."""
    best = int(s.best_builder) if s.best_builder != EMPTY else max(range(int(s.count)), key=lambda party: (int(s.erected(party)), -party))
    return ["built-of", {"shape": badge(s, best), "count": int(s.erected(best)), "of": int(s.tables.buildings)}]


def _map(view: View) -> list[Piece]:
    data, s = data_of(view), city_of(view)
    found = []
    for number, name in enumerate(data.lot_names):
        if s.rubble >> number & 1:
            title = ["rubble-on", {"lot": lot(data, number)}]
            found.append(
                Piece(id=f"x.{lot_id(name)}", on=lot_id(name), symbol="rubble", name=title, part={"lot": name}, tip=[[["tip-rubble"], "R36"]], rule="R31")
            )
        for party in range(int(s.count)):
            if s.built[party] >> number & 1:
                found.append(owned(s, Piece(id=f"b.{lot_id(name)}", on=lot_id(name)), party, "building", lot=lot(data, number)))
    return found


def owned(s: City, piece: Piece, party: int, what: str, **details: Any) -> Piece:
    """Dress a piece as somebody's: a seat's, told by shape as well as colour, or the Committee's."""
    if party < s.seats:
        piece.symbol = {"building": f"town-{party}", "pawn": "peg", "marker": f"seat-{party}"}[what]
        piece.tone, piece.name = f"seat{party}", [f"{what}-of", {"seat": party, **details}]
        piece.by = party if what == "pawn" else None
    else:
        piece.symbol = {"building": "town-committee", "pawn": "peg", "marker": "committee"}[what]
        piece.labels = {"picture": {"symbol": "committee"}} if what == "pawn" else {}
        piece.tone, piece.name = "red", [f"{what}-committee", details] if details else [f"{what}-committee"]
    return piece


def pawn(s: City, name: str, on: str, party: int) -> Piece:
    """Return somebody's pawn; on the income track it stands under the coin."""
    piece = owned(s, Piece(id=name, on=on), party, "pawn")
    piece.symbol = "peg-low" if on.startswith("income.") else "peg"
    return piece


def _pawns(view: View) -> list[Piece]:
    """Pawns, blockers and markers."""
    data, s = data_of(view), city_of(view)
    found = []
    for party in (int(party) for party in s.order if s.stage != SETTING_UP):
        on = pawn_on(view, party)
        if on:
            found.append(pawn(s, f"pawn.{party}", on, party))
    if s.closed != EMPTY:
        found.append(Piece(id="closed", on=f"income.{int(s.closed)}", symbol="peg-low", tone="grey", name=["closed-space"], rule="R66"))
    for seat, at in enumerate(s.blocker):
        if at != EMPTY:
            on = pawn_id(data.cards[at // FEW], int(at % FEW))
            found.append(Piece(id=f"blocker.{seat}", on=on, symbol="peg", tone="grey", by=seat, name=["blocker-of", {"seat": seat}], rule="R63"))
    for party in range(int(s.count)):
        piece = Piece(id=f"marker.{party}", on=f"dev.{int(s.level[party])}.{int(s.column[party])}")
        found.append(owned(s, piece, party, "marker"))
    return found


def pawn_on(view: View, party: int) -> str:
    """Return where a pawn stands: on the income track, on this card if it has moved, or still on the one before."""
    data, s = data_of(view), city_of(view)
    i, at = list(s.order).index(party), int(s.pawn[party])
    moved = i < s.turn or (i == s.turn and s.phase not in BEFORE and not (s.phase == RECEIVE and party >= s.seats))
    if at == EMPTY:
        return ""
    if s.stage == PAYDAY:
        return f"income.{at}" if moved else pawn_id(data.cards[s.ring[5]], at) if s.year else ""
    if s.stage in (BLOCKERS, 0) and not (s.stage == 0 and moved):
        return f"income.{at}"
    return pawn_id(data.cards[s.ring[min(int(s.stage), 5) if moved or s.stage == FINAL else int(s.stage) - 1]], at)


def _area(view: View, party: int) -> list[Piece]:
    """A party's licences, objectives, buildings, urbanism cards and rubble."""
    data, s = data_of(view), city_of(view)
    found: list[Piece] = []
    for i, kind in enumerate(list(s.licences)[party * HAND : party * HAND + s.held[party]]):
        part = {"licence": data.licences[kind]} if party == view.seat else {}
        found.append(Piece(id=f"h{party}.{i}", on=f"hand{party}.{i}", face=face_id(data.licences[kind]), part=part))
    known = [number for number, at in enumerate(s.place) if at == party]
    for i, number in enumerate(known):
        part = {"objective": data.objectives[number]} if party == view.seat else {}
        caption: list[Label] = [["points-now", {"points": int(objective_points(s, party, number) if party < s.seats else s.tables.solo_objective)}]]
        found.append(Piece(id=f"g{party}.{i}", on=f"goal{party}.{i}", face=data.objectives[number], part=part, caption=caption))
    for i in range(len(known), len(known) + unseen(s, party)):
        found.append(Piece(id=f"g{party}.{i}", on=f"goal{party}.{i}", symbol="goal-back", labels={"value": "?"}, name=["hidden-goal"], rule="R29"))
    if s.area[party]:
        piece = owned(s, Piece(id=f"ready.{party}", on=f"ready{party}", count=int(s.area[party])), party, "building", lot="")
        piece.name, piece.caption = ["ready-count", {"count": int(s.area[party])}], [["ready"]]
        found.append(piece)
    for number, name in enumerate(SERVICE_NAMES):
        count = int(s.services[party * SERVICES + number])
        if count:
            found.append(
                Piece(
                    id=f"c{party}.{name}",
                    on=f"cards{party}.{number}",
                    symbol=name,
                    count=count,
                    name=["service-count", {"service": name, "count": count}],
                    caption=[service(number)],
                )
            )
    if s.tokens[party]:
        count = int(s.tokens[party])
        found.append(
            Piece(id=f"t{party}", on=f"tokens{party}", symbol="rubble", count=count, name=["rubble-count", {"count": count}], caption=[["name-rubble"]])
        )
    return found
