"""What lies where: districts and sticks, markers of both tracks, the card in play, filed cards, the reader's hand."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.phase import SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Piece

from ..constants import BID, OPTION, TAKE, TERM, WHITE
from ..data import KIND_NAMES, PAIR_NAMES, TendersData
from ..state import Town
from ..tables import PARK, VALUES
from .board import board_of
from .floor import bound_pieces, floor_pieces
from .names import action_text, data_of, is_reader, legal_words, row_of, street_id, town_of, wood
from .standing import standing

MARKER = 54.0  # how far from the edge a marker of a track lies
ABREAST = 3  # so many stand beside each other on one field
APART = 21.0


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere."""
    data, s = data_of(view), town_of(view)
    return [
        *_town(data, s),
        *bound_pieces(view),
        *_years(data, s),
        *_markers(data, s),
        *_card(data, s),
        *floor_pieces(view),
        *_own(view, data, s),
    ]


def _town(data: TendersData, s: Town) -> list[Piece]:
    found: list[Piece] = []
    for cell, name in enumerate(data.cell_names):
        kind = int(s.kind[cell])
        if kind >= 0:
            owner = int(s.builder[cell])
            face = KIND_NAMES[kind] if owner >= 0 or kind == PARK else f"{KIND_NAMES[kind]}-plan"
            found.append(
                Piece(id=f"t.{name}", on=f"d{name}", face=face, by=owner if owner >= 0 else None, tip=standing(s, cell))
            )
    for number in range(len(data.street_names)):
        owner, place = int(s.stick[number]), street_id(data, number)
        if owner == WHITE:
            found.append(
                Piece(id=f"s.{place}", on=place, symbol=f"white-{wood(data, number)}", name=["stick-white"], rule="R9")
            )
        elif owner >= 0:
            found.append(
                Piece(
                    id=f"s.{place}",
                    on=place,
                    symbol=wood(data, number),
                    tone=f"seat{owner}",
                    by=owner,
                    name=["stick-of", {"seat": owner}],
                )
            )
    return found


def _markers(data: TendersData, s: Town) -> list[Piece]:
    """Put a marker of each seat onto both tracks; who shares a field stands in rows of three, from the map outwards."""
    board = board_of(data)
    found: list[Piece] = []
    tracks = (
        ("influence", s.influence, data.influence_track, MARKER, -1),
        ("prestige", s.prestige, data.prestige_track, board.size[0] - MARKER, 1),
    )
    for name, values, fields, x, way in tracks:
        held = [int(values[seat]) for seat in range(int(s.seats))]
        for seat, value in enumerate(held):
            k, n = held[:seat].count(value), held.count(value)
            row, column = divmod(k, ABREAST)
            at = (x + way * APART * column, board.mark(value, fields) + APART * (row - ((n - 1) // ABREAST) / 2))
            on = f"track.{name}" if n == 1 else f"track.{name}.shared"
            say = [f"{name}-of", {"seat": seat, "count": value}]
            found.append(Piece(id=f"{name}.{seat}", on=on, at=at, symbol=f"seat-{seat}", tone=f"seat{seat}", name=say))
    return found


def _card(data: TendersData, s: Town) -> list[Piece]:
    """Return the card in play: an action card lies over the tender card."""
    if s.card >= 0:
        return [Piece(id="card.action", on="card", face=f"a-{data.action_names[int(s.card)]}")]
    return [Piece(id="card.tender", on="card", face=f"t-{data.tender_names[int(s.tender)]}")] if s.tender >= 0 else []


def _years(data: TendersData, s: Town) -> list[Piece]:
    """Return the filed cards: a bonus lies open until somebody has it (R68)."""
    found: list[Piece] = []
    waiting = int(s.bonus)
    for place, year in enumerate(data.years):
        face = int(s.filed[place])
        if face < 0:
            continue
        effect, _, kind = data.action_faces[face]
        if effect == 0 and waiting >> kind & 1:
            waiting &= ~(1 << kind)
            labels: dict[str, Any] = {
                "picture": {"symbol": KIND_NAMES[kind]},
                "value": f"+{data.constants['bonus_points']}",
            }
            found.append(
                Piece(
                    id=f"f.{year}",
                    on=f"y{year}",
                    symbol="bonus",
                    tone=KIND_NAMES[kind],
                    labels=labels,
                    name=action_text(data, face),
                    rule="R68",
                )
            )
        else:
            name = ["filed", {"year": str(year), "card": action_text(data, face)}]
            found.append(Piece(id=f"f.{year}", on=f"y{year}", symbol="card-back", name=name, rule="R61"))
    return found


def _own(view: View, data: TendersData, s: Town) -> list[Piece]:
    """The reader's hand: the cards that are asked for, and the cheques."""
    if not is_reader(view):
        return []
    seat = int(view.seat)
    if s.phase == BID and s.influence[seat] > 0:
        most = int(s.influence[seat])
        return [
            Piece(
                id=f"h.i{value}",
                on=f"i{value}",
                face=f"influence-{value}",
                part={"value": str(value)},
                state="" if value <= most else "dim",
            )
            for value in range(data.highest + 1)
        ]
    found: list[Piece] = []
    if s.phase == OPTION:
        found = [
            Piece(id=f"h.o-{pair}", on=f"o-{pair}", face=f"option-{pair}", part={"pair": pair}) for pair in PAIR_NAMES
        ]
    elif s.actor == seat and s.phase == TAKE:
        found = [Piece(id=f"h.w-{what}", on=f"w-{what}", symbol=symbol, name=[f"means-{what}"], part={"what": what})
                 for what, symbol in (("influence", "influence-card"), ("cheques", "act-subsidy"))]  # fmt: skip
    elif s.actor == seat and s.phase == TERM:
        found = _terms(view)
    laid = row_of(s.laid, seat) if s.actor == SEVERAL else [0] * int(VALUES)
    for v, count in enumerate(row_of(s.hand, seat)):
        if (left := count - laid[v]) > 0:
            value = 10 * v + 10
            found.append(
                Piece(
                    id=f"h.{value}",
                    on=f"c{value}",
                    face=f"cheque-{value}",
                    count=left if left > 1 else 0,
                    part={"cheque": str(value)},
                )
            )
    return found


def _terms(view: View) -> list[Piece]:
    """Return what may be demanded: sums, and cheques drawn unseen (R107)."""
    found: list[Piece] = []
    for said in legal_words(view):
        head, part = said.split()
        if head == "blind":
            found.append(
                Piece(
                    id=f"h.n{part}",
                    on=f"n{part}",
                    symbol="back",
                    name=["do-blind", {"count": int(part)}],
                    count=int(part),
                    part={"count": part},
                )
            )
        elif head == "demand":
            name = ["do-demand", {"amount": int(part)}]
            found.append(
                Piece(
                    id=f"h.m{part}",
                    on=f"m{part}",
                    symbol="note",
                    labels={"value": part},
                    name=name,
                    part={"amount": part},
                )
            )
    return found
