"""What changes: prompt, numbers, the rails of the networks, and the marks on places."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from cablecar.kernel.bits import BIT, bits
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.cache_keys import CACHE_SIZE
from cablecar.scene.model import Ask, Line, Number, Overlay, PanelOverlay, Row, Text, Trail

from ..data import KINDS, OFFER_NAMES, TramsData
from ..state import BONUS, BUILD, DECK, NONE, PLACE, POOL, ROW, TARGET, TURN, Cities
from ..tables import COLUMNS, DIRECTED, DISTRICT, ROWS, SIDES, SPACES, cell_of_item
from .board import card_in_column
from .choices import choices
from .city import LARGE, SMALL
from .names import (
    cars_of,
    cities_of,
    count_of,
    data_of,
    district,
    ending,
    half,
    kind_picture,
    letter,
    shape_of,
    sheet_of,
    signed,
    with_code,
)
from .words import question

PLACING: Final = (PLACE, ROW, BONUS, TARGET, BUILD)


# ---- numbers ------------------------------------------------------------------


def numbers(view: View, seat: int) -> list[Number]:
    """Return what counts of a player: points if the game ended now, contracts, cable cars, skyscrapers, cards."""
    s = cities_of(view)
    return _numbers(
        s.actor == NOBODY,
        sum(count_of(view).sheet[seat]),
        int(s.contracts[seat]),
        cars_of(s, seat),
        int(bits(s.towers[seat])),
        int(s.cards[seat]),
        int(s.reliefs[seat]),
    )


# What is made again and again is made once, and found by all that it depends on; nobody changes it.


@lru_cache(CACHE_SIZE)
def _numbers(
    is_over: bool, points: int, contracts: int, cars: int, towers: int, cards: int, reliefs: int
) -> list[Number]:
    found = [
        Number(
            id="score",
            symbol="star",
            value=half(points),
            name=["score-total"] if is_over else ["number-score"],
            tip=[[["tip-score"], "R16.7"]],
        ),
        Number(
            id="contracts",
            symbol="contract",
            value=contracts,
            name=["number-contracts"],
            tip=[[["tip-contracts"], "R4.1"]],
        ),
        Number(id="cars", symbol="cable-car", value=cars, name=["number-cars"], tip=[[["tip-cars"], "R16.2"]]),
        Number(id="towers", symbol="skyscraper", value=towers, name=["number-towers"], tip=[[["tip-towers"], "R9.2"]]),
        Number(id="cards", symbol="cards", value=cards, name=["number-cards"], tip=[[["tip-cards"], "R15.2"]]),
    ]
    if reliefs:
        found.append(Number(id="relief", symbol="relief-token", value=reliefs, name=["kind-contract_relief"]))
    return found


# ---- the rest of the look --------------------------------------------------------


def overlay(view: View) -> Overlay:
    """Return status, prompt, marks and words."""
    data, s = data_of(view), cities_of(view)
    is_over = s.actor == NOBODY
    is_placing = s.phase in PLACING
    steps: list[list[Any]] = [[["step-take"], is_placing], [["step-place"], False], [["step-stop"]]]
    sheet, ranks = count_of(view)
    return Overlay(
        status=[["over"]]
        if is_over
        else [["label-tokens", {"count": int(s.tokens)}], ["label-deck", {"count": int(s.left)}]],
        say=question(view),
        hint=_hint(view, s),
        trail=Trail(steps, 1) if is_placing and not is_over else None,
        why=_why(s) if is_over else [],
        places=_places(view, data, s, sheet, ranks),
        panels=_panels(view, data, s, sheet, ranks),
        lines=[line for seat in range(int(s.seats)) for line in rails(s, seat, is_mine=seat == max(int(view.seat), 0))],
        tags=_tags(s, sheet),
        asks=_asks(s),
        choices=choices(view),
    )


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


def _places(
    view: View, data: TramsData, s: Cities, sheet: list[list[int]], ranks: list[list[int]]
) -> dict[str, dict[str, Any]]:
    """Return the overlays of the sums of rows, next spaces, the deck, columns, bonuses and papers."""
    found: dict[str, dict[str, Any]] = {
        "deck": _deck(int(s.left), sum([s.where[card] == DECK for card in _foundations(data)]))
    }
    me, has_begun = max(int(view.seat), 0), any(s.cards)
    for row, name in enumerate(data.rows):
        sums = [int(s.sums[seat * ROWS + row]) for seat in range(int(s.seats))]
        for seat, total in enumerate(sums):
            if seat != me:
                found[f"c{seat}.{name}.sum"] = _sum(total)  # the table of who leads has the rest
            else:
                found[f"c{seat}.{name}.sum"] = _own_sum(
                    total, ranks[row][seat], sheet[seat][int(DISTRICT) + row], has_begun, sums.count(total) > 1
                )
    for column, size in enumerate(s.sizes):
        found[f"column.{OFFER_NAMES[column]}"] = _column(column, size)
    for name, left in zip(KINDS, s.supply, strict=True):
        found[f"kind.{name}"] = _left(left)
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


@lru_cache(CACHE_SIZE)
def _deck(left: int, foundations: int) -> dict[str, Any]:
    tip = [[["tip-deck", {"foundations": foundations, "left": left}], "R19.3"]]
    return {"labels": {"value": str(left)}, "name": ["label-deck", {"count": left}], "tip": tip}


@lru_cache(CACHE_SIZE)
def _column(column: int, size: int) -> dict[str, Any]:
    tip = [[["take-brings", {"count": size}], "R4.3"]] if size else []
    return {"name": ["column-of", {"number": column + 1, "count": size}], "cell": card_in_column(size), "tip": tip}


@lru_cache(CACHE_SIZE)
def _left(count: int) -> dict[str, Any]:
    return {"caption": [["times", {"count": count}]], "state": "" if count else "dim"}


@lru_cache(CACHE_SIZE)
def _sum(total: int) -> dict[str, Any]:
    return {"labels": {"value": str(total)}}


@lru_cache(CACHE_SIZE)
def _own_sum(total: int, rank: int, points: int, has_begun: bool, is_tied: bool) -> dict[str, Any]:
    """R16.1: write the value of a row, its rank and what that brings."""
    labels: dict[str, Any] = {"value": str(total)}
    named: dict[str, Any] = {"labels": labels, "name": ["row-sum", {"sum": total, "points": half(points)}]}
    if has_begun:
        labels |= {"rank": ["place", {"place": rank + 1}], "points": signed(points)}
        if is_tied:
            named["tip"] = [[["tip-tie"], "R16.3"]]
    return named


def _papers(s: Cities, seat: int) -> dict[str, dict[str, Any]]:
    """Say what the reader's contracts and tokens mean now."""
    held = int(s.contracts[seat])
    found: dict[str, dict[str, Any]] = {
        "papers.contracts": {"caption": [["papers-contracts", {"count": held}], ["papers-next", {"cards": held + 1}]]}
    }
    if s.reliefs[seat]:
        found["papers.relief"] = {"caption": [["kind-contract_relief"], ["papers-relief"]]}
    if s.points[seat]:
        found["papers.points"] = {"caption": [["kind-points"]]}
    return found


def _panels(
    view: View, data: TramsData, s: Cities, sheet: list[list[int]], ranks: list[list[int]]
) -> dict[str, PanelOverlay]:
    """Return the overlays of the headings, the table of who leads, and the medal."""
    rows = [_lead_row(view, data, s, row, each) for row, each in enumerate(ranks)]
    medal: Text = ["medal-nobody"]
    if s.medal != NONE:
        medal = ["medal-of", {"seat": int(s.medal), "count": int(bits(s.towers[s.medal]))}]
    foot = [[medal, "R10.1"]] if any(s.cards) else [[["lead-nobody"], "R16.5"]]
    found = {"lead": PanelOverlay(note=["lead-note"], rows=rows, foot=foot), "offer": PanelOverlay(note=["offer-note"])}
    if s.phase not in PLACING or s.actor == NOBODY:
        found["pool"] = PanelOverlay(note=["pool-empty"])
    elif s.actor != view.seat:
        found["pool"] = PanelOverlay(note=["pool-of", {"seat": int(s.turn)}])
    for seat in range(int(s.seats)):
        if seat != max(int(view.seat), 0):
            found[f"city{seat}"] = PanelOverlay(note=half(sum(sheet[seat])))
    return found


def _lead_row(view: View, data: TramsData, s: Cities, row: int, ranks: list[int]) -> Row:
    """One category: its bonus, who was first, and the players in their order."""
    is_cars, seats = row == ROWS, int(s.seats)
    kind = 5 if is_cars else int(s.grant(row))
    owner = -1 if is_cars else next((seat for seat in range(seats) if s.finished[seat] & BIT[row]), -1)
    amounts = [cars_of(s, seat) if is_cars else int(s.sums[seat * ROWS + row]) for seat in range(seats)]
    ranked = tuple([(seat, amounts[seat]) for seat in sorted(range(seats), key=ranks.__getitem__)])
    return _lead(data, row, kind, int(s.supply[kind]), owner, ranked, int(view.seat))


@lru_cache(CACHE_SIZE)
def _lead(
    data: TramsData, row: int, kind: int, left: int, owner: int, ranked: tuple[tuple[int, int], ...], me: int
) -> Row:
    cells: list[Any] = []
    if row == ROWS:
        cells += [[{**kind_picture(data, kind), "name": ["kind-tracks_token"]}, f"×{left}"], []]
        head: list[Any] = [{"symbol": "cable-car", "name": ["number-cars"]}]
    else:
        first: dict[str, Any] = {"symbol": "completion", "tone": data.rows[row], "name": ["open"]}
        if owner >= 0:
            first = {**shape_of(owner), "name": ["seat-name", {"seat": owner}]}
        cells += [[kind_picture(data, kind), f"×{left}"], [first]]
        head = [
            {
                "symbol": "chip",
                "tone": data.rows[row],
                "labels": {"letter": letter(data, row)},
                "name": district(data, row),
            }
        ]
    for seat, amount in ranked:
        run = [{**shape_of(seat), "name": ["seat-name", {"seat": seat}]}, str(amount)]
        cells.append({"run": run, "state": "turn"} if seat == me else run)
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


def rails(s: Cities, seat: int, is_mine: bool) -> list[Line]:
    """R7.4: draw the network, on every card with a cable car."""
    sides = tuple([int(s.sides[seat * SIDES + side]) for side in range(int(SIDES))]) if s.options & DIRECTED else ()
    return _rails(seat, int(s.trams[seat]), sides, is_mine) if s.trams[seat] else []


@lru_cache(CACHE_SIZE)
def _rails(seat: int, network: int, sides: tuple[int, ...], is_mine: bool) -> list[Line]:
    def items(found: int) -> set[int]:
        return {item for item in range(int(SPACES)) if found & BIT[cell_of_item(item)]}

    cells, plan = items(network), LARGE if is_mine else SMALL
    name = ["network-of", {"seat": seat, "count": int(bits(network))}]
    paths = plan.links(cells, [items(side) for side in sides]) if sides else plan.rails(cells)
    return [Line(id=f"rail.{seat}", panel=f"city{seat}", style="rail", paths=paths, name=name)]
