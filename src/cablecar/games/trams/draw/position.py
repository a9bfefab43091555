"""What changes: prompt, numbers, the rails of the networks, and the marks on places."""
from __future__ import annotations

from functools import cache
from typing import Any, Final

from cablecar.kernel.bits import BIT, bits
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Ask, Dress, Dressing, Line, Number, Row, Text, Trail

from ..data import KINDS, OFFER_NAMES, TramsData
from ..state import BONUS, BUILD, NONE, PLACE, POOL, ROW, TARGET, TURN, Cities
from ..tables import COLUMNS, DIRECTED, DISTRICT, OFFERS, ROWS, SIDES, SPACES, cell_of_item
from .board import card_in_column
from .choices import choices
from .city import LARGE, SMALL
from .names import cars_of, cities_of, data_of, district, ending, half, kind_picture, letter, ranks_of, shape_of, sheet_of, signed, standing, with_code
from .words import question

PLACING: Final = (PLACE, ROW, BONUS, TARGET, BUILD)


# ---- numbers ------------------------------------------------------------------


def numbers(view: View, seat: int) -> list[Number]:
    """Return what counts of a player: points if the game ended now, contracts, cable cars, skyscrapers, cards."""
    s = cities_of(view)
    points = sum(standing(s)[seat])
    found = [
        Number(id="score", symbol="star", value=half(points), name=["score-total"] if s.actor == NOBODY else ["number-score"], tip=[[["tip-score"], "R16.7"]]),
        Number(id="contracts", symbol="contract", value=int(s.contracts[seat]), name=["number-contracts"], tip=[[["tip-contracts"], "R4.1"]]),
        Number(id="cars", symbol="cable-car", value=cars_of(s, seat), name=["number-cars"], tip=[[["tip-cars"], "R16.2"]]),
        Number(id="towers", symbol="skyscraper", value=int(bits(s.towers[seat])), name=["number-towers"], tip=[[["tip-towers"], "R9.2"]]),
        Number(id="cards", symbol="cards", value=int(s.cards[seat]), name=["number-cards"], tip=[[["tip-cards"], "R15.2"]]),
    ]
    if s.reliefs[seat]:
        found.append(Number(id="relief", symbol="relief-token", value=int(s.reliefs[seat]), name=["kind-contract_relief"]))
    return found


# ---- the rest of the look --------------------------------------------------------


def dress(view: View) -> Dress:
    """Return status, prompt, marks and words."""
    data, s = data_of(view), cities_of(view)
    is_over = s.actor == NOBODY
    is_placing = s.phase in PLACING
    steps: list[list[Any]] = [[["step-take"], is_placing], [["step-place"], False], [["step-stop"]]]
    sheet = standing(s)
    return Dress(
        status=[["over"]] if is_over else [["label-tokens", {"count": int(s.tokens)}], ["label-deck", {"count": int(s.left)}]],
        say=question(view), hint=_hint(view, s), trail=Trail(steps, 1) if is_placing and not is_over else None, why=_why(s) if is_over else [],
        places=_places(view, data, s, sheet), panels=_panels(view, data, s, sheet),
        lines=[line for seat in range(int(s.seats)) for line in rails(data, s, seat, is_mine=seat == max(int(view.seat), 0))],
        tags=_tags(s, sheet), asks=_asks(s), choices=choices(view),
    )  # fmt: skip


def _asks(s: Cities) -> dict[str, Ask]:
    """Ask again before a card is turned up instead of taking some: that can't be taken back."""
    can_take = any(size > s.contracts[s.turn] for size in s.sizes)
    return {"draw": Ask(template="draw", main=True, final=can_take)}


def _hint(view: View, s: Cities) -> Text:
    if s.actor != view.seat or s.actor < 0:
        return ""
    if s.phase == TURN and s.tokens == 1:
        return ["hint-last"]
    if s.phase == TURN and not any(s.sizes):
        return ["hint-empty"]
    if s.phase == TURN:
        return ["hint-turn", {"contracts": int(s.contracts[s.actor]), "cards": int(s.contracts[s.actor]) + 1}]
    if s.phase == PLACE:
        return ["hint-place"] if with_code(s, int(POOL)) else ["hint-window"]
    return ["hint-bonus"] if s.phase == BONUS else ""


def _places(view: View, data: TramsData, s: Cities, sheet: list[list[int]]) -> dict[str, dict[str, Any]]:
    """Dress the sums of the rows, the next spaces, the deck, the columns, the bonuses and the papers."""
    hidden = with_code(s, 0)
    foundations = sum(card in hidden for card in _foundations(data))
    deck = {"labels": {"value": str(int(s.left))}, "name": ["label-deck", {"count": int(s.left)}],
            "tip": [[["tip-deck", {"foundations": foundations, "left": int(s.left)}], "R19.3"]]}  # fmt: skip
    found: dict[str, dict[str, Any]] = {"deck": deck}
    ranks = ranks_of(s)
    for row, name in enumerate(data.rows):
        for seat in range(int(s.seats)):
            found[f"c{seat}.{name}.sum"] = _sum(view, s, seat, row, ranks[row][seat], sheet[seat][int(DISTRICT) + row])
    for column in range(int(OFFERS)):
        size = int(s.sizes[column])
        tip = [[["take-brings", {"count": size}], "R4.3"]] if size else []
        found[f"column.{OFFER_NAMES[column]}"] = {"name": ["column-of", {"number": column + 1, "count": size}], "cell": card_in_column(size), "tip": tip}
    for kind, name in enumerate(KINDS):
        left = int(s.supply[kind])
        found[f"kind.{name}"] = {"caption": [["times", {"count": left}]], "state": "" if left else "dim"}
    if s.phase == ROW and s.actor == view.seat and view.seat >= 0:
        for row, name in enumerate(data.rows):
            length = int(s.lengths[s.actor * ROWS + row])
            if length < COLUMNS:
                cell = f"{name}-{length + 1}"
                found[f"c{int(s.actor)}.{cell}"] = {"part": {"cell": cell, "district": name}}
    return found | (_papers(s, int(view.seat)) if view.seat >= 0 else {})


@cache
def _foundations(data: TramsData) -> list[int]:
    return [number for number, card in enumerate(data.cards) if card.has("foundation")]


def _sum(view: View, s: Cities, seat: int, row: int, rank: int, points: int) -> dict[str, Any]:
    """R16.1: write the value of a row, and large also its rank and what that brings."""
    total = int(s.sums[seat * ROWS + row])
    labels: dict[str, Any] = {"value": str(total)}
    if seat != max(int(view.seat), 0):
        return {"labels": labels}  # the table of who leads has the rest
    named: dict[str, Any] = {"labels": labels, "name": ["row-sum", {"sum": total, "points": half(points)}]}
    if any(s.cards):
        labels |= {"rank": ["place", {"place": rank + 1}], "points": signed(points)}
        if any(total == s.sums[other * ROWS + row] for other in range(int(s.seats)) if other != seat):
            named["tip"] = [[["tip-tie"], "R16.3"]]
    return named


def _papers(s: Cities, seat: int) -> dict[str, dict[str, Any]]:
    """Say what the reader's contracts and tokens mean now."""
    held = int(s.contracts[seat])
    found: dict[str, dict[str, Any]] = {"papers.contracts": {"caption": [["papers-contracts", {"count": held}], ["papers-next", {"cards": held + 1}]]}}
    if s.reliefs[seat]:
        found["papers.relief"] = {"caption": [["kind-contract_relief"], ["papers-relief"]]}
    if s.points[seat]:
        found["papers.points"] = {"caption": [["kind-points"]]}
    return found


def _panels(view: View, data: TramsData, s: Cities, sheet: list[list[int]]) -> dict[str, Dressing]:
    """Dress the headings, the table of who leads, and the medal."""
    rows = [_lead_row(view, data, s, row, ranks) for row, ranks in enumerate(ranks_of(s))]
    medal: Text = ["medal-nobody"]
    if s.medal != NONE:
        medal = ["medal-of", {"seat": int(s.medal), "count": int(bits(s.towers[s.medal]))}]
    foot = [[medal, "R10.1"]] if any(s.cards) else [[["lead-nobody"], "R16.5"]]
    found = {"lead": Dressing(note=["lead-note"], rows=rows, foot=foot), "offer": Dressing(note=["offer-note"])}
    if s.phase not in PLACING or s.actor == NOBODY:
        found["pool"] = Dressing(note=["pool-empty"])
    elif s.actor != view.seat:
        found["pool"] = Dressing(note=["pool-of", {"seat": int(s.turn)}])
    for seat in range(int(s.seats)):
        if seat != max(int(view.seat), 0):
            found[f"city{seat}"] = Dressing(note=half(sum(sheet[seat])))
    return found


def _lead_row(view: View, data: TramsData, s: Cities, row: int, ranks: list[int]) -> Row:
    """One category: its bonus, who was first, and the players in their order."""
    is_cars, seats = row == ROWS, int(s.seats)
    cells: list[Any] = []
    if is_cars:
        cells += [[{**kind_picture(data, 5), "name": ["kind-tracks_token"]}, f"×{int(s.supply[5])}"], []]
        head: list[Any] = [{"symbol": "cable-car", "name": ["number-cars"]}]
    else:
        kind = int(s.grant(row))
        owner = next((seat for seat in range(seats) if s.finished[seat] & BIT[row]), -1)
        first: dict[str, Any] = {"symbol": "completion", "tone": data.rows[row], "name": ["open"]}
        if owner >= 0:
            first = {**shape_of(owner), "name": ["seat-name", {"seat": owner}]}
        cells += [[kind_picture(data, kind), f"×{int(s.supply[kind])}"], [first]]
        head = [{"symbol": "chip", "tone": data.rows[row], "labels": {"letter": letter(data, row)}, "name": district(data, row)}]
    for seat in sorted(range(seats), key=lambda each: ranks[each]):
        amount = cars_of(s, seat) if is_cars else int(s.sums[seat * ROWS + row])
        run = [{**shape_of(seat), "name": ["seat-name", {"seat": seat}]}, str(amount)]
        cells.append({"run": run, "state": "turn"} if seat == view.seat else run)
    return Row(head=head, cells=cells)


def _tags(s: Cities, sheet: list[list[int]]) -> dict[int, list[Text]]:
    """Say who leads and who owns the medal."""
    found: dict[int, list[Text]] = {}
    totals = [sum(each) for each in sheet]
    if s.actor != NOBODY and any(s.cards) and totals.count(max(totals)) == 1:
        found[totals.index(max(totals))] = [["leads", {"laurel": {"symbol": "laurel", "name": ""}}]]
    if s.medal != NONE:
        found.setdefault(int(s.medal), []).append(["tag-medal", {"medal": {"symbol": "medal", "name": ""}}])
    return found


def _why(s: Cities) -> list[Text]:
    """R15, R17: say how the game ended and how equal points were decided."""
    told: list[Text] = [ending(s)[0]]
    totals = [sum(each) for each in sheet_of(s)]
    first = [cars_of(s, seat) for seat, each in enumerate(totals) if each == max(totals)]
    if len(first) > 1:
        told.append(["tell-tie-shared"] if first.count(max(first)) > 1 else ["tell-tie-cars"])
    return told


def rails(data: TramsData, s: Cities, seat: int, is_mine: bool) -> list[Line]:
    """R7.4: draw the network, on every card with a cable car."""
    def items(found: int) -> set[int]:
        return {item for item in range(int(SPACES)) if found & BIT[cell_of_item(item)]}

    cells = items(s.trams[seat])
    name = ["network-of", {"seat": seat, "count": cars_of(s, seat)}]
    plan = LARGE if is_mine else SMALL
    if not cells:
        return []
    paths = plan.rails(cells)
    if s.options & DIRECTED:
        paths = plan.links(cells, [items(s.sides[seat * SIDES + side]) for side in range(int(SIDES))])
    return [Line(id=f"rail.{seat}", panel=f"city{seat}", style="rail", paths=paths, name=name)]
