"""What changes: pieces, prompt, numbers, hints."""
from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Ask, Choice, Dress, Number, Piece, Text, What

from ..scoring import objective_points
from ..state import BLOCK, BLOCKERS, DEED, EMPTY, ENTER, FINAL, FLIP, INCOME, PAYDAY, RECEIVE, SETTING_UP, City
from ..tables import FEW, HAND, SERVICE_NAMES, SERVICES
from .board import face_id, lot_id, space_id
from .names import ask, city_of, data_of, hint, lot, service, word, year_text

MOST_GOALS = 6
BEFORE = (INCOME, BLOCK, ENTER, FLIP, DEED)  # phases in which whose turn it is has not moved yet
FINALS = ("clear {lot}", "take {licence}", "take {objective}", "reward {service}", "income {money}")


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere."""
    s = city_of(view)
    found = [*_map(view), *_pawns(view)]
    data = data_of(view)
    for i, kind in enumerate(s.display):
        if kind != EMPTY:
            found.append(Piece(id=f"s.{i}", on=f"shown.{i}", face=face_id(data.licences[kind]), part={"licence": data.licences[kind]}))
    for i, number in enumerate(s.row):
        if number != EMPTY:
            found.append(Piece(id=f"r.{i}", on=f"row.{i}", face=data.objectives[number], part={"objective": data.objectives[number]}))
    for i, number in enumerate(s.publics):
        if number != EMPTY:
            found.append(Piece(id=f"p.{i}", on=f"public.{i}", face=data.objectives[number]))
    for number, name in enumerate(SERVICE_NAMES):
        if s.pile[number]:
            found.append(Piece(id=f"u.{name}", on=f"pile.{name}", symbol=name, count=int(s.pile[number]), name=service(number), part={"service": name}))
    return found + [piece for party in range(int(s.count)) for piece in _area(view, party)]


def _map(view: View) -> list[Piece]:
    data, s = data_of(view), city_of(view)
    found = []
    for number, name in enumerate(data.lot_names):
        if s.rubble >> number & 1:
            title = ["rubble-on", {"lot": lot(data, number)}]
            found.append(Piece(id=f"x.{lot_id(name)}", on=lot_id(name), symbol="rubble", name=title, part={"lot": name}, rule="R31"))
        for party in range(int(s.count)):
            if s.built[party] >> number & 1:
                found.append(_of(s, Piece(id=f"b.{lot_id(name)}", on=lot_id(name), symbol="", name=""), party, "building", lot=lot(data, number)))
    return found


def _of(s: City, piece: Piece, party: int, what: str, **details: Any) -> Piece:
    """Dress a piece as somebody's: a seat's, or the Committee's."""
    if party < s.seats:
        piece.symbol, piece.tone, piece.by = {"building": f"town-{party}", "pawn": "pawn"}.get(what, f"seat-{party}"), f"seat{party}", party
        piece.name = [f"{what}-of", {"seat": party, **details}]
    else:
        piece.symbol, piece.name = "committee", [f"{what}-committee", details] if details else [f"{what}-committee"]
    return piece


def _pawns(view: View) -> list[Piece]:
    """Pawns, blockers and markers."""
    data, s = data_of(view), city_of(view)
    found = []
    for i, party in enumerate(int(party) for party in s.order if s.stage != SETTING_UP):
        at = int(s.pawn[party])
        moved = i < s.turn or (i == s.turn and s.phase not in BEFORE and not (s.phase == RECEIVE and party >= s.seats))
        if at == EMPTY:
            continue
        if s.stage == PAYDAY:
            on = f"income.{at}" if moved else space_id(data.cards[s.ring[5]], at) if s.year else ""
        elif s.stage in (BLOCKERS, 0) and not (s.stage == 0 and moved):
            on = f"income.{at}"
        else:
            on = space_id(data.cards[s.ring[min(int(s.stage), 5) if moved or s.stage == FINAL else int(s.stage) - 1]], at)
        if on:
            found.append(_of(s, Piece(id=f"pawn.{party}", on=on, symbol="", name=""), party, "pawn"))
    if s.closed != EMPTY:
        found.append(Piece(id="closed", on=f"income.{int(s.closed)}", symbol="pawn", tone="grey", name=["closed-space"], rule="R66"))
    for seat, at in enumerate(s.blocker):
        if at != EMPTY:
            on = space_id(data.cards[at // FEW], int(at % FEW))
            found.append(Piece(id=f"blocker.{seat}", on=on, symbol="pawn", tone="grey", name=["blocker-of", {"seat": seat}], rule="R63"))
    for party in range(int(s.count)):
        piece = Piece(id=f"marker.{party}", on=f"dev.{int(s.level[party])}.{int(s.column[party])}", symbol="", name="")
        found.append(_of(s, piece, party, "marker"))
    return found


def _area(view: View, party: int) -> list[Piece]:
    """A party's licences, objectives and urbanism cards."""
    data, s = data_of(view), city_of(view)
    found = []
    for i, kind in enumerate(list(s.licences)[party * HAND : party * HAND + s.held[party]]):
        part = {"licence": data.licences[kind]} if party == view.seat else {}
        found.append(Piece(id=f"h{party}.{i}", on=f"hand{party}.{i}", face=face_id(data.licences[kind]), part=part))
    known = [number for number, at in enumerate(s.place) if at == party]
    for i, number in enumerate(known[:MOST_GOALS]):
        part = {"objective": data.objectives[number]} if party == view.seat else {}
        now: Text = ["points-now", {"points": int(objective_points(s, party, number) if party < s.seats else s.tables.solo_objective)}]
        found.append(Piece(id=f"g{party}.{i}", on=f"goal{party}.{i}", face=data.objectives[number], part=part, caption=[now]))
    hidden = int(s.hidden[party]) if party != view.seat and s.actor != NOBODY else 0
    for i in range(len(known), min(len(known) + hidden, MOST_GOALS)):
        found.append(Piece(id=f"g{party}.{i}", on=f"goal{party}.{i}", symbol="back", name=["hidden-goal"], rule="R29"))
    for number, name in enumerate(SERVICE_NAMES):
        count = int(s.services[party * SERVICES + number])
        if count:
            found.append(Piece(id=f"c{party}.{name}", on=f"cards{party}.{number}", symbol=name, count=count if count > 1 else 0, name=service(number)))
    return found


def numbers(view: View, seat: int) -> list[Number]:
    """Return what everybody may know of a party."""
    s = city_of(view)
    out = vec[i64]([0] * int(s.count))
    s.scores(out)
    return [
        Number(id="score", symbol="star", value=int(out[seat]), name=["number-score"]),
        Number(id="money", symbol="coin", value=int(s.money[seat]), name=["name-money"]),
        Number(id="area", symbol="act-materials", value=int(s.area[seat]), name=["name-area"], tip=[[["tip-area"], "R27"]]),
        Number(id="built", symbol="act-build", value=int(s.erected(seat)), of=int(s.tables.buildings), name=["name-built"], tip=[[["tip-built"], "R43"]]),
        Number(id="rubble", symbol="rubble", value=int(s.tokens[seat]), name=["name-rubble"]),
    ]


def dress(view: View) -> Dress:
    """Return status, prompt, marks and words."""
    s = city_of(view)
    return Dress(status=_status(view), say=ask(view), why=_why(s) if s.actor == NOBODY else [], tags=_tags(s),
                 asks={template: Ask(template=template, final=True) for template in FINALS}, choices=choices(view))  # fmt: skip


def _status(view: View) -> list[Text]:
    data, s = data_of(view), city_of(view)
    if s.actor == NOBODY:
        return [["over"]]
    found: list[Text] = [["label-year", {"year": year_text(data, int(s.year)), "cost": int(s.tables.cost[s.year])}]]
    if 0 <= s.stage < FINAL:
        return [*found, ["label-card-of", {"card": data.cards[s.ring[s.stage]], "number": int(s.stage) + 1}]]
    where = {SETTING_UP: "set-up", PAYDAY: "income", BLOCKERS: "blockers", FINAL: "final"}[int(s.stage)]
    return [*found, [f"label-{where}"]]


def _tags(s: City) -> dict[int, list[Text]]:
    """Say whose turn comes when, and who is Best Builder."""
    found: dict[int, list[Text]] = {}
    for i, party in enumerate(s.order):
        if s.stage not in (SETTING_UP,) and s.actor != NOBODY:
            found[int(party)] = [["place-in-order", {"number": i + 1}]]
    if s.best_builder != EMPTY:
        found.setdefault(int(s.best_builder), []).append(["is-builder"])
    return found


def _why(s: City) -> list[Text]:
    """R60: say how equal points were decided."""
    out = vec[i64]([0] * int(s.count))
    s.scores(out)
    first = [int(s.erected(party)) for party in range(int(s.count)) if out[party] == max(out)]
    if len(first) == 1:
        return []
    return [["tie-shared"] if first.count(max(first)) > 1 else ["tie-buildings"]]


def legal(view: View) -> list[int]:
    s = city_of(view)
    if view.seat < 0 or not s.owes(view.seat):
        return []
    out = vec[i64]([0] * 200)
    count = int(s.legal(view.seat, out))
    return [int(out[i]) for i in range(count)]


def choices(view: View) -> dict[str, Choice]:
    """Say what each word means, and what it brings or costs."""
    words = view.seen.game.vocabulary.words
    return {words[action]: Choice(name=word(view, action), say=hint(view, action)) for action in legal(view)}


def preview(view: View, action: int) -> What:
    """Return what a choice would bring, with the clause it comes from, and a ghost of what would stand there."""
    data, s = data_of(view), city_of(view)
    said, parts = s.game.vocabulary.words[action], s.game.vocabulary.parts[action]
    head, seat = said.split()[0], int(view.seat)
    clause = {"use": "R21", "collect": "R21", "benefit": "R17", "build": "R36", "clear": "R31", "reward": "R37", "enter": "R20", "take": "R28"}.get(head, "")
    brings = hint(view, action)
    tip: list[list[Any]] = [[brings, clause] if clause else [brings]] if brings else []
    ghosts: list[Piece] = []
    if head == "build" and seat >= 0:
        ghosts = [_of(s, Piece(id="ghost.b", on=lot_id(parts[0]), symbol="", name=""), seat, "building", lot=lot(data, data.lot_names.index(parts[0])))]
    if head in ("enter", "block") and seat >= 0:
        ghosts = [_of(s, Piece(id="ghost.p", on=space_id(parts[0], int(parts[1])), symbol="", name=""), seat, "pawn")]
    return What(name=word(view, action), tip=tip, pieces=ghosts)
