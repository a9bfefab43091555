"""What changes: pieces, prompt, numbers, marks, words."""
from __future__ import annotations

from typing import Any

from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Ask, Choice, Dress, Dressing, Number, Piece, Row, Text, Trail

from ..data import KIND_NAMES, PAIR_NAMES, TendersData
from ..state import BID, INVEST, OPTION, RAISE, SEAL, TENDER, WHITE, YEARS, Town
from ..tables import KINDS, PARK, VALUES
from .board import board_of
from .names import (
    Ledger,
    action_text,
    cell_text,
    cheque_list,
    data_of,
    is_reader,
    kind_text,
    money,
    row_of,
    street,
    street_id,
    target_text,
    tender_text,
    town_of,
)  # fmt: skip

ASKS = {"done": Ask(template="done", main=True), "propose": Ask(template="propose", main=True), "keep": Ask(template="keep", main=True)}
MOST_SPOTS = 3


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere."""
    data, s = data_of(view), town_of(view)
    return [*_town(data, s), *_markers(data, s), *_cards(data, s), *_floor(view, data, s), *_own(view, data, s)]


def _town(data: TendersData, s: Town) -> list[Piece]:
    found: list[Piece] = []
    for cell, name in enumerate(data.cell_names):
        kind = int(s.kind[cell])
        if kind >= 0:
            owner = int(s.builder[cell])
            face = KIND_NAMES[kind] if owner >= 0 or kind == PARK else f"{KIND_NAMES[kind]}-plan"
            found.append(Piece(id=f"t.{name}", on=f"d{name}", face=face, by=owner if owner >= 0 else None, tip=_majority(data, s, cell)))
    for number in range(len(data.street_names)):
        owner = int(s.stick[number])
        if owner == WHITE:
            found.append(Piece(id=f"s.{street_id(data, number)}", on=street_id(data, number), symbol="white-wood", name=["stick-white"], rule="R9"))
        elif owner >= 0:
            place = street_id(data, number)
            found.append(Piece(id=f"s.{place}", on=place, symbol="wood", tone=f"seat{owner}", by=owner, name=["stick-of", {"seat": owner}]))
    return found


def _majority(data: TendersData, s: Town, cell: int) -> list[list[Any]]:
    """Say how the sticks stand at a district."""
    kind = int(s.kind[cell])
    if kind == PARK:
        return [[["tip-park"], "R52"]]
    if s.builder[cell] >= 0:
        return [[["tip-built", {"seat": int(s.builder[cell])}], "R58"]]
    lines: list[list[Any]] = []
    for seat in range(int(s.seats)):
        count = int(s.near[cell * s.seats + seat])
        if count:
            lines.append([["tip-sticks", {"seat": seat, "count": count}]])
    rule = "R50" if kind < KINDS else "R51"
    free: Text = ["tip-free", {"count": int(s.free[cell]), "white": int(s.white[cell])}]
    return [*lines[:5], [free if kind < KINDS else ["tip-landmark", {"count": int(s.free[cell])}], rule]]


def _markers(data: TendersData, s: Town) -> list[Piece]:
    board = board_of(data)
    found: list[Piece] = []
    for name, values, fields, x in (("influence", s.influence, data.influence_track, 54.0), ("prestige", s.prestige, data.prestige_track, board.size[0] - 54)):
        for seat in range(int(s.seats)):
            value = int(values[seat])
            before = [int(values[other]) for other in range(seat)].count(value)
            step = -10 if name == "influence" else 10  # five may stand side by side
            at = (x + step * before, board.mark(value, fields))
            say = [f"{name}-of", {"seat": seat, "count": value}]
            found.append(Piece(id=f"{name}.{seat}", on=f"track.{name}", at=at, symbol=f"seat-{seat}", tone=f"seat{seat}", name=say))
    return found


def _cards(data: TendersData, s: Town) -> list[Piece]:
    found: list[Piece] = []
    if s.tender >= 0:
        found.append(Piece(id="card.tender", on="tender", face=f"t-{data.tender_names[int(s.tender)]}"))
    if s.card >= 0:
        found.append(Piece(id="card.action", on="action", face=f"a-{data.action_names[int(s.card)]}"))
    open_bonus = int(s.bonus)
    for place, year in enumerate(data.years):
        face = int(s.filed[place])
        if face < 0:
            continue
        effect, _, kind = data.action_faces[face]
        if effect == 0 and open_bonus >> kind & 1:
            open_bonus &= ~(1 << kind)
            labels: dict[str, Any] = {"picture": {"symbol": KIND_NAMES[kind]}, "value": f"+{data.constants['bonus_points']}"}
            found.append(Piece(id=f"f.{year}", on=f"y{year}", symbol="bonus", tone=KIND_NAMES[kind], labels=labels, name=action_text(data, face), rule="R68"))
        else:
            found.append(Piece(id=f"f.{year}", on=f"y{year}", symbol="card-back", name=action_text(data, face), rule="R61"))
    return found


def _floor(view: View, data: TendersData, s: Town) -> list[Piece]:
    """Bids: open cheques, sealed cards face down, opened influence."""
    found: list[Piece] = []
    for seat in range(int(s.seats)):
        for k, value in enumerate(cheque_list(row_of(s.table, seat))):
            found.append(Piece(id=f"b{seat}.{k}", on=f"bid{seat}", face=f"cheque-{value}"))
        if s.actor == SEVERAL and not s.owes(seat) and seat != view.seat and _takes_part(s, seat):
            symbol, name = ("face-back", "sealed-card") if s.phase in (BID, OPTION) else ("cheque", "sealed-cheques")
            tone = f"seat{seat}" if symbol == "face-back" else ""
            found.append(Piece(id=f"b{seat}.s", on=f"bid{seat}", symbol=symbol, tone=tone, by=seat if tone else None, name=[name, {"seat": seat}], rule="R22"))
        elif seat == view.seat and s.actor == SEVERAL:
            found += _own_seal(s, seat)
        elif 0 <= s.revealed[seat] <= data.highest and not any(row_of(s.table, seat)) and s.group[seat] < 0:
            found.append(Piece(id=f"b{seat}.r", on=f"bid{seat}", face=f"influence-{int(s.revealed[seat])}"))
        elif s.group[seat] >= 0 and s.actor != SEVERAL and not any(row_of(s.table, seat)):
            found.append(Piece(id=f"b{seat}.o", on=f"bid{seat}", face=f"option-{PAIR_NAMES[int(s.group[seat])]}"))
    if s.pile_size > 0:
        count = int(s.pile_size)
        found.append(Piece(id="p.pile", on="pile", symbol="cheque", name=["pile-holds", {"count": count}], count=count if count > 1 else 0))
    return found


def _takes_part(s: Town, seat: int) -> bool:
    if s.phase == BID:
        return bool(s.influence[seat] > 0)
    if s.phase == OPTION:
        return bool(s.held[seat] > 0)
    return bool(s.group[seat] >= 0)


def _own_seal(s: Town, seat: int) -> list[Piece]:
    if s.bids[seat] >= 0 and s.influence[seat] > 0:
        return [Piece(id=f"b{seat}.s", on=f"bid{seat}", face=f"influence-{int(s.bids[seat])}")]
    if s.choice[seat] >= 0:
        return [Piece(id=f"b{seat}.s", on=f"bid{seat}", face=f"option-{PAIR_NAMES[int(s.choice[seat])]}")]
    return [Piece(id=f"b{seat}.l{k}", on=f"bid{seat}", face=f"cheque-{value}") for k, value in enumerate(cheque_list(row_of(s.laid, seat)))]


def _own(view: View, data: TendersData, s: Town) -> list[Piece]:
    if not is_reader(view):
        return []
    seat = int(view.seat)
    found: list[Piece] = []
    laid = row_of(s.laid, seat) if s.actor == SEVERAL else [0] * int(VALUES)
    for v, count in enumerate(row_of(s.hand, seat)):
        left = count - laid[v]
        if left > 0:
            value = 10 * v + 10
            found.append(Piece(id=f"h.{value}", on=f"c{value}", face=f"cheque-{value}", count=left if left > 1 else 0, part={"cheque": str(value)}))
    for value in range(data.highest + 1):
        state = "" if value <= s.influence[seat] else "dim"
        found.append(Piece(id=f"h.i{value}", on=f"i{value}", face=f"influence-{value}", part={"value": str(value)}, state=state))
    for pair in PAIR_NAMES:
        found.append(Piece(id=f"h.o-{pair}", on=f"o-{pair}", face=f"option-{pair}", part={"pair": pair}))
    return found


def numbers(view: View, seat: int) -> list[Number]:
    """Return what everybody may know of a player."""
    s = town_of(view)
    return [
        Number(id="prestige", symbol="star", value=int(s.prestige[seat]), name=["number-prestige"]),
        Number(id="influence", symbol="influence-card", value=int(s.influence[seat]), name=["number-influence"], tip=[[["tip-influence"], "R21"]]),
        Number(id="sticks", symbol="stick", tone=f"seat{seat}", value=int(s.supply[seat]), of=int(s.tables.sticks), name=["number-sticks"],
               tip=[[["tip-sticks-left"], "R48"]]),
        Number(id="cheques", symbol="banknote", value=int(s.held[seat]), name=["number-cheques"], tip=[[["tip-cheques"], "R31"]]),
    ]


def dress(view: View) -> Dress:
    """Return status, prompt, marks and words."""
    data, s = data_of(view), town_of(view)
    is_over = s.actor == NOBODY
    steps: list[list[Any]] = [[["step-card"], s.phase not in (TENDER, TENDER + 1)], [["step-tender"], s.phase == INVEST], [["step-invest"]]]
    at = 0 if s.phase in (TENDER, TENDER + 1) else 2 if s.phase == INVEST else 1
    trail = Trail(steps, at) if s.card < 0 and s.round > 0 and not is_over else None
    return Dress(
        status=_status(data, s), say=question(view), hint=_hint(view, s), trail=trail, why=_why(s) if is_over else [],
        panels={"ledger": Dressing(rows=_ledger(view, s)), "floor": Dressing(note=_note(s))}, tags=_tags(s), asks=ASKS, choices=choices(view),
    )  # fmt: skip


def _status(data: TendersData, s: Town) -> list[Text]:
    if s.actor == NOBODY:
        return [["over"]]
    if s.round == 0:
        return [["label-setup"]]
    year = data.years[min(int(s.year), len(data.years) - 1)]
    return [["label-round", {"round": int(s.round)}], ["label-year", {"year": str(year), "last": str(data.years[int(s.limits[YEARS]) - 1])}]]


def question(view: View) -> Text:
    """Return what is asked, and of whom."""
    s = town_of(view)
    if s.actor == NOBODY:
        return ["over"]
    details: dict[str, Any] = {"seat": int(s.actor)} if s.actor >= 0 else {}
    if s.phase == INVEST:
        details["target"] = target_text(int(s.right))
    if s.phase == RAISE:
        details["highest"] = int(s.highest)
    if s.tile >= 0:
        details["kind"] = kind_text(int(s.tile))
    if s.actor == SEVERAL and is_reader(view) and not s.owes(view.seat):
        return ["ask-wait"]
    if s.actor == CHANCE:
        return [f"ask-{s.phases[s.phase].name}"]
    name = s.phases[s.phase].name
    if s.phase == SEAL and is_reader(view) and s.group[view.seat] >= 0 and s.members(s.group[view.seat]) == 1:
        name = "seal-alone"
    return [f"ask-{name}", details] if details else [f"ask-{name}"]


def _hint(view: View, s: Town) -> Text:
    if not is_reader(view) or not s.owes(view.seat):
        return ""
    if s.phase == RAISE and s.leader >= 0:
        return ["hint-highest", {"seat": int(s.leader), "highest": int(s.highest)}]
    return ["hint-bid"] if s.phase == BID else ""


def _note(s: Town) -> Text:
    if s.phase == RAISE:
        return ["note-auction", {"highest": int(s.highest)}]
    return ["note-sealed"] if s.actor == SEVERAL else ""


def _tags(s: Town) -> dict[int, list[Text]]:
    found: dict[int, list[Text]] = {}
    if s.start >= 0 and s.actor != NOBODY:
        found[int(s.start)] = [["tag-start"]]
    points = [int(each) for each in s.prestige]
    if s.actor != NOBODY and max(points) > 0 and points.count(max(points)) == 1:
        found.setdefault(points.index(max(points)), []).append(["leads", {"laurel": {"symbol": "laurel", "name": ""}}])
    return found


def _why(s: Town) -> list[Text]:
    """R93 to R95: say how it ended and how equal prestige was decided."""
    found: list[Text] = [["tell-over-year"] if s.year == s.limits[YEARS] else ["tell-over-stall"]]
    points = [int(each) for each in s.prestige]
    left = [int(s.supply[seat]) for seat, each in enumerate(points) if each == max(points)]
    if len(left) > 1:
        found.append(["tell-tie-shared"] if left.count(min(left)) > 1 else ["tell-tie-sticks"])
    return found


def _ledger(view: View, s: Town) -> list[Row]:
    """Return what the reader can know of all cheques: sure ones full, possible ones open."""
    ledger = Ledger(view)
    rows: list[Row] = []
    for seat in range(int(s.seats) + 1):
        is_pile = seat == s.seats
        cells: list[Any] = []
        for v in range(int(VALUES)):
            sure, more = (ledger.pile if is_pile else ledger.sure[seat])[v], ledger.open[seat][v]
            full: list[Any] = [{"symbol": "mark-full", "tone": "green", "name": ""}] * min(max(sure, 0), MOST_SPOTS)
            maybe: list[Any] = [{"symbol": "mark-open", "name": ""}] * min(more, MOST_SPOTS)
            laid = 0 if is_pile else int(s.table[seat * VALUES + v])
            ring: list[Any] = [{"symbol": "mark-ring", "tone": "green", "name": ""}] * min(laid, MOST_SPOTS)
            said: list[Any] = [["ledger-cell", {"sure": sure + laid, "more": more}]] if sure + laid + more > MOST_SPOTS else []
            cells.append([*full, *ring, *maybe, *said])
        held = int(s.pile_size) if is_pile else int(s.held[seat])
        cells.append([str(held)])
        head: list[Any] = [["pile"]] if is_pile else [{"symbol": f"seat-{seat}", "tone": f"seat{seat}", "name": ""}, ["seat-name", {"seat": seat}]]
        rows.append(Row(head=head, cells=cells))
    return rows


def choices(view: View) -> dict[str, Choice]:
    """Say what words would bring, on the thing itself."""
    s = town_of(view)
    found: dict[str, Choice] = {}
    if not is_reader(view) or not s.owes(view.seat):
        return found
    if s.phase == RAISE:
        for v in range(int(VALUES)):
            found[f"lay {10 * v + 10}"] = Choice(badge=str(int(s.total[view.seat]) + 10 * v + 10))
        found["done"] = Choice(name=["do-bid-total", {"total": int(s.total[view.seat])}])
        found["pass"] = Choice(name=["do-pass"])
    return found


def word(view: View, action: int) -> Text:
    """Return an action in full."""
    data, s = data_of(view), town_of(view)
    vocabulary = s.game.vocabulary
    head, parts = vocabulary.words[action].split()[0], vocabulary.parts[action]
    if not parts:
        return [f"do-{head}"]
    part = parts[0]
    if head in ("stick", "lift", "drop", "forbid", "require"):
        return [f"do-{head}", {"street": street(data, data.street_names.index(part))}]
    if head in ("lay", "pay", "cheque", "give"):
        return [f"do-{head}", {"cheque": money(int(part))}]
    if head in ("start", "offer", "to"):
        return [f"do-{head}", {"seat": int(part)}]
    if head == "put":
        return ["do-put", {"cell": cell_text(data, data.cell_names.index(part))}]
    if head == "tile":
        return ["do-tile", {"kind": kind_text(KIND_NAMES.index(part))}]
    if head == "tender":
        return ["do-tender", {"card": tender_text(data, data.tender_names.index(part))}]
    if head == "action":
        return ["do-action", {"card": action_text(data, data.action_names.index(part))}]
    if head == "option":
        return ["do-option", {"pair": target_text(6 + PAIR_NAMES.index(part))}]
    if head == "take":
        return ["do-take", {"what": ["means-influence"] if part == "influence" else ["means-cheques"]}]
    names = {"bid": "value", "demand": "amount", "blind": "count"}
    return [f"do-{head}", {names[head]: money(int(part)) if head == "demand" else int(part)}]
