"""What lies before the players: open bids, sealed ones face down, opened cards, drawn cheques, the offer of a trade."""

from __future__ import annotations

from typing import Any, Final

from cablecar.kernel.phase import NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Piece, Row, Text

from ..constants import BID, HIDDEN, INVEST, MOST_TERMS, OPTION, RAISE, SEAL
from ..data import PAIR_NAMES, TendersData
from ..state import Town
from ..tables import INFLUENCE, PAIR, PAIRS, VALUES
from .names import cheque_list, data_of, listed, row_of, seat_text, street, street_id, target_text, town_of

WIDE: Final = "face-wide"  # an influence card as it lies on the table, where there is more room beside than above


def floor_pieces(view: View) -> list[Piece]:
    """Return bids and pile."""
    data, s = data_of(view), town_of(view)
    found: list[Piece] = []
    for seat in range(int(s.seats)):
        found += [
            Piece(id=f"b{seat}.{k}", on=f"bid{seat}", face=f"cheque-{value}")
            for k, value in enumerate(cheque_list(row_of(s.table, seat)))
        ]
        if s.actor == SEVERAL and is_asked(s, seat):
            found += (
                _own_seal(s, seat) if row_of(s.laid, seat)[0] != HIDDEN else _seal(s, seat) if not s.owes(seat) else []
            )
        elif not any(row_of(s.table, seat)):
            found += _opened(data, s, seat)
    if s.pile_size > 0 and s.actor != NOBODY:
        count = int(s.pile_size)
        found.append(
            Piece(
                id="p.pile",
                on="pile",
                symbol="cheque",
                name=["pile-holds", {"count": count}],
                count=count if count > 1 else 0,
                caption=[["pile"]],
                rule="R81",
            )
        )
    return found


def is_asked(s: Town, seat: int) -> bool:
    """Tell whether a seat takes part in the sealed round."""
    if s.phase == BID:
        return bool(s.influence[seat] > 0)
    if s.phase == OPTION:
        return bool(s.held[seat] > 0)
    pair = s.group[seat]
    return bool(pair >= 0 and s.rights[pair] < 0 and (s.held[seat] > 1 or s.members(pair) > 1))


def _seal(s: Town, seat: int) -> list[Piece]:
    symbol, name, rule = (
        ("note-back", "sealed-cheques", "R41")
        if s.phase == SEAL
        else ("face-back", "sealed-card", "R22" if s.phase == BID else "R38")
    )
    return [
        Piece(
            id=f"b{seat}.s",
            on=f"bid{seat}",
            symbol=symbol,
            tone=f"seat{seat}",
            by=seat,
            name=[name, {"seat": seat}],
            rule=rule,
        )
    ]


def _own_seal(s: Town, seat: int) -> list[Piece]:
    if s.phase == BID:
        return (
            [Piece(id=f"b{seat}.s", on=f"bid{seat}", face=f"influence-{int(s.bids[seat])}", symbol=WIDE)]
            if s.bids[seat] >= 0
            else []
        )
    if s.phase == OPTION:
        return (
            [Piece(id=f"b{seat}.s", on=f"bid{seat}", face=f"option-{PAIR_NAMES[int(s.choice[seat])]}")]
            if s.choice[seat] >= 0
            else []
        )
    return [
        Piece(id=f"b{seat}.l{k}", on=f"bid{seat}", face=f"cheque-{value}")
        for k, value in enumerate(cheque_list(row_of(s.laid, seat)))
    ]


def _opened(data: TendersData, s: Town, seat: int) -> list[Piece]:
    """The cards that were opened, as long as the tender lasts."""
    if s.group[seat] >= 0 and s.card < 0:
        return [Piece(id=f"b{seat}.o", on=f"bid{seat}", face=f"option-{PAIR_NAMES[int(s.group[seat])]}")]
    if (
        0 <= s.revealed[seat] <= data.highest
        and s.actor != NOBODY
        and (s.card < 0 or s.tables.action_means[s.card] == INFLUENCE)
    ):
        return [Piece(id=f"b{seat}.r", on=f"bid{seat}", face=f"influence-{int(s.revealed[seat])}", symbol=WIDE)]
    return []


def floor_places(view: View) -> dict[str, dict[str, Any]]:
    """Say who bids what, who leads, who has passed or chosen."""
    s = town_of(view)
    found: dict[str, dict[str, Any]] = {}
    for seat in range(int(s.seats) if s.actor != NOBODY else 0):
        name: Text = [
            "floor-seat",
            {"seat": seat, "shape": {"symbol": f"seat-{seat}", "tone": f"seat{seat}", "name": ""}},
        ]
        word, state = _standing(view, s, seat)
        fields: dict[str, Any] = {"head": [name, word] if word else [name]}
        if state:
            fields["state"] = state
        if total := _sum(s, seat):
            fields["sum"] = ["sum", {"total": total}]
        found[f"bid{seat}"] = fields
    return found


def _sum(s: Town, seat: int) -> int:
    if s.actor == SEVERAL and s.phase == SEAL:
        return sum(cheque_list(row_of(s.laid, seat))) if row_of(s.laid, seat)[0] != HIDDEN else 0
    if s.total[seat] == 0 and s.group[seat] >= 0 and s.revealed[seat] > 0 and s.card < 0:
        return int(s.revealed[seat])
    return int(s.total[seat])


def _standing(view: View, s: Town, seat: int) -> tuple[Text, str]:
    """Return a word for a player's part in what goes on, and how it is shown."""
    who = {"seat": seat}
    if s.actor == SEVERAL:
        if not is_asked(s, seat):
            return ["floor-out", who] if s.phase != BID else ["floor-no-influence"], "dim"
        return (
            (["floor-choosing", who], "turn" if seat == view.seat else "")
            if s.owes(seat)
            else (["floor-chosen", who], "strong")
        )
    if s.phase == RAISE:
        if s.passed >> seat & 1:
            return ["floor-passed", who], "dim"
        if s.actor == seat:
            return ["floor-to-bid", who], "turn"
        if s.leader == seat:
            return ["floor-highest"], "strong"
        return (["floor-raised"], "") if s.total[seat] > 0 else ("", "")
    if s.drawing >> seat & 1 or (s.drawing and s.lap == seat):
        return ["floor-draws", {"cap": int(s.caps[seat])}], "turn" if s.actor == seat or s.lap == seat else ""
    if s.phase == INVEST and s.actor == seat:
        return ["floor-invests", who], "turn"
    return "", "turn" if s.actor == seat else ""


# ---- trading ---------------------------------------------------------------------


def bound_pieces(view: View) -> list[Piece]:
    """Mark the streets that an offer, or the investor's deal, forbids or requires."""
    data, s = data_of(view), town_of(view)
    terms = list(s.terms) if s.investor >= 0 else []
    if s.phase == INVEST and PAIR <= s.right < PAIR + PAIRS:
        terms = list(s.bound)[(int(s.right) - int(PAIR)) * int(MOST_TERMS) :][: int(MOST_TERMS)]
    found: list[Piece] = []
    for number, is_required in _streets(terms):
        if s.stick[number] < 0:
            symbol, name = ("must", "mark-required") if is_required else ("ban", "mark-forbidden")
            found.append(
                Piece(
                    id=f"x.{street_id(data, number)}",
                    on=street_id(data, number),
                    symbol=symbol,
                    name=[name],
                    rule="R111",
                )
            )
    return found


def _streets(terms: list[int]) -> list[tuple[int, bool]]:
    """Return the streets of terms, and whether each is required."""
    return [((int(each) - 1) // 2, int(each) % 2 == 0) for each in terms if each > 0]


def deal_note(s: Town) -> Text:
    return ["deal-of", {"seat": int(s.proposer)}] if s.investor >= 0 else ["deal-none"]


def deal_rows(view: View) -> list[Row]:
    """Say what the offer is, and what was agreed for other rights."""
    data, s = data_of(view), town_of(view)
    rows: list[Row] = []
    if s.investor >= 0:
        who, right = int(s.investor), target_text(int(PAIR + s.pair))
        rows.append(Row(head=[["deal-investor"]], cells=[[*_shape(who), seat_text(who), ", ", right]], state="turn"))
        for seat in range(int(s.seats)):
            if s.group[seat] == s.pair and (seat != s.investor or s.answered >> seat & 1):
                rows.append(Row(head=[*_shape(seat), seat_text(seat)], cells=[_gets(view, s, seat)]))
        rows += _street_rows(data, list(s.terms))
    for pair in range(int(PAIRS)):
        if s.rights[pair] >= 0:
            terms = list(s.bound)[pair * int(MOST_TERMS) :][: int(MOST_TERMS)]
            who = int(s.rights[pair])
            rows.append(
                Row(
                    head=[target_text(int(PAIR) + pair)],
                    cells=[[*_shape(who), ["deal-settled", {"seat": who}]]],
                    state="turn",
                )
            )
            rows += _street_rows(data, terms)
    return rows


def _shape(seat: int) -> list[Any]:
    return [{"symbol": f"seat-{seat}", "tone": f"seat{seat}", "name": ""}]


def _gets(view: View, s: Town, seat: int) -> list[Any]:
    """Return what a member gets, and whether he has said yes."""
    said: list[Any] = []
    for value in cheque_list([int(each) for each in list(s.table)[seat * int(VALUES) : (seat + 1) * int(VALUES)]]):
        said.append({"face": f"cheque-{value}"})
    if s.demand[seat] > 0:
        said.append(["deal-demand", {"amount": int(s.demand[seat])}])
    if s.blind[seat] > 0:
        said.append(["deal-blind", {"count": int(s.blind[seat])}])
    if not said and seat != s.investor:
        said.append(["deal-nothing"])
    if s.answered >> seat & 1 or seat == s.proposer:
        said.append(["deal-agreed"])
    return said


def _street_rows(data: TendersData, terms: list[int]) -> list[Row]:
    rows: list[Row] = []
    for is_required, name in ((False, "mark-forbidden"), (True, "mark-required")):
        named = [street(data, number) for number, each in _streets(terms) if each == is_required]
        if named:
            rows.append(Row(head=[[name]], cells=[[listed(named)]]))
    return rows
