"""What changes: pieces, prompt, numbers, the rails of the networks, and the marks on places."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Ask, Choice, Dress, Dressing, Line, Number, Piece, Row, Text, Trail

from ..board import requirement
from ..data import KINDS, OFFER_NAMES, TramsData
from ..state import BONUS, BUILD, COLUMN, NONE, PLACE, POOL, REVEALED, ROW, TARGET, TURN, Cities
from ..tables import CABLE_CARS, CELLS, COLUMNS, DISTRICT, OFFERS, ROWS, SPACES, cell_of_item
from .board import COLUMN_HIGH, COLUMN_TOP, HIGH, ROW_HIGH, SLOTS, WIDE, at_cell, column_at
from .names import (
    cars_of,
    cities_of,
    data_of,
    district,
    half,
    in_column,
    kind_picture,
    on_board,
    sheet_of,
    signed,
    value_at,
    with_code,
)
from .words import question, word

PLACING: Final = (PLACE, ROW, BONUS, TARGET, BUILD)
MOST_BADGES: Final = 40


def piece_id(data: TramsData, card: int) -> str:
    """Name a card as a piece: everybody knows which one it is."""
    return f"k.{data.piece_names[card].lower()}"


# ---- pieces -----------------------------------------------------------------


def pieces(view: View) -> list[Piece]:
    """Return everything that lies somewhere."""
    data, s = data_of(view), cities_of(view)
    found: list[Piece] = []
    for seat in range(int(s.seats)):
        found += city_pieces(data, s, seat)
    for column in range(int(OFFERS)):
        found += column_pieces(data, s, column)
    mine = view.seat >= 0 and s.actor == view.seat
    waiting = with_code(s, int(REVEALED))
    for k, card in enumerate([*(waiting if s.phase != COLUMN else []), *with_code(s, int(POOL))]):
        colour = data.cards[card].colour if card < len(data.cards) else len(data.rows)
        has_room = colour >= len(data.rows) or s.lengths[int(s.turn) * ROWS + colour] < COLUMNS
        part = {"card": data.piece_names[card]} if mine and card not in waiting else {}
        state = "strong" if card in waiting else "" if has_room else "dim"
        found.append(Piece(id=piece_id(data, card), on=f"pool.{k % SLOTS}", face=data.piece_names[card], part=part, state=state))
    if s.phase == COLUMN:
        found += [Piece(id=piece_id(data, card), on="revealed", face=data.piece_names[card], state="strong") for card in waiting]
    return found + track_pieces(data, s) + paper_pieces(view, data, s)


def city_pieces(data: TramsData, s: Cities, seat: int) -> list[Piece]:
    """The cards of a city, and what stands on them."""
    found: list[Piece] = []
    laid = on_board(s, seat)
    need = int(requirement(s, seat))
    for item, name in enumerate(data.cell_names):
        cell = int(cell_of_item(item))
        if cell not in laid:
            continue
        card, here, (x, y) = laid[cell], BIT[cell], at_cell(item)
        value = value_at(s, seat, cell)
        labels: dict[str, Any] = {"value": str(value)} if value != int(s.tables.card_value[card]) else {}
        if s.towers[seat] & here:
            labels |= {"token": "", "picture": ""}
        tip = [[["tip-site", {"sum": int(s.around[seat * CELLS + cell]), "need": need}], "R9.2"]] if s.sites[seat] & here else []
        found.append(Piece(id=piece_id(data, card), on=f"c{seat}.{name}", face=data.piece_names[card], labels=labels, tip=tip))
        if s.towers[seat] & here:
            found.append(Piece(id=f"tower.{seat}.{name}", on=f"c{seat}.towers", at=(x + 14, y - 8), symbol="skyscraper", name=["a-skyscraper"], rule="R9.3"))
        if s.trams[seat] & here:
            found.append(Piece(id=f"car.{seat}.{name}", on=f"c{seat}.cars", at=(x + 36, y + 30), symbol="cable-car", name=["a-cable-car"], rule="R7.4"))
        if s.plus[seat] & here:
            picture = kind_picture(data, 0)
            found.append(Piece(id=f"plus.{seat}.{name}", on=f"c{seat}.tokens", at=(x - 42, y + 34), symbol="plus-two", labels=picture["labels"],
                               name=picture["name"], rule="R6.1"))  # fmt: skip
        if s.laid[seat] & here:
            named = ["kind-tracks_token"]
            found.append(Piece(id=f"tracks.{seat}.{name}", on=f"c{seat}.tokens", at=(x, y + 34), symbol="tracks-token", name=named, rule="R7.1"))
    for row, name in enumerate(data.rows):
        if s.finished[seat] & BIT[row]:
            found.append(Piece(id=f"done.{seat}.{name}", on=f"c{seat}.{name}.done", symbol="completion", tone=name, name=["a-completion"], rule="R11.1"))
    return found


def column_pieces(data: TramsData, s: Cities, column: int) -> list[Piece]:
    """The cards of a column, in two files if there are many, and closer together the more there are."""
    cards = in_column(s, column)
    long = len(cards) if len(cards) <= 3 else (len(cards) + 1) // 2
    apart = min(HIGH + 4, (COLUMN_HIGH - HIGH - 4) / max(1, long - 1))
    name = OFFER_NAMES[column]
    found = []
    for k, card in enumerate(cards):
        x = column_at(column) + (0 if long == len(cards) else (k // long - 0.5) * (WIDE + 4))
        y = COLUMN_TOP + 3 + HIGH / 2 + k % long * apart
        found.append(Piece(id=piece_id(data, card), on=f"column.{name}", face=data.piece_names[card], at=(round(x, 1), round(y, 1)), part={"column": name}))
    return found


def track_pieces(data: TramsData, s: Cities) -> list[Piece]:
    """R3.2: foundation tokens leave from the leftmost stack."""
    start = int(s.tables.tokens[s.seats])
    used = start - int(s.tokens)
    found = []
    for token in range(used, start):
        if token // 2 < 5:
            found.append(Piece(id=f"token.{token}", on=f"track.{token // 2}", symbol="foundation-token", name=["a-foundation-token"], rule="R3.2"))
    return found


def paper_pieces(view: View, data: TramsData, s: Cities) -> list[Piece]:
    seat = int(view.seat)
    if seat < 0:
        return []
    found = [Piece(id=f"contract.{k}", on="papers.contracts", symbol="contract", name=["a-contract"]) for k in range(int(s.contracts[seat]))]
    for what, kind, count in (("relief", 4, int(s.reliefs[seat])), ("points", 3, int(s.points[seat]))):
        picture = kind_picture(data, kind)
        found += [Piece(id=f"{what}.{k}", on=f"papers.{what}", symbol=picture["symbol"], labels=picture["labels"], name=picture["name"]) for k in range(count)]
    return found


# ---- numbers ------------------------------------------------------------------


def numbers(view: View, seat: int) -> list[Number]:
    """Return what counts of a player: points if the game ended now, contracts, cable cars, skyscrapers, cards."""
    s = cities_of(view)
    points = sum(sheet_of(s)[seat])
    found = [
        Number(id="score", symbol="star", value=half(points), name=["number-score"], tip=[[["tip-score"], "R16.7"]]),
        Number(id="contracts", symbol="contract", value=int(s.contracts[seat]), name=["number-contracts"], tip=[[["tip-contracts"], "R4.1"]]),
        Number(id="cars", symbol="cable-car", value=cars_of(s, seat), name=["number-cars"], tip=[[["tip-cars"], "R16.2"]]),
        Number(id="towers", symbol="skyscraper", value=int(bits(s.towers[seat])), name=["number-towers"], tip=[[["tip-towers"], "R9.2"]]),
        Number(id="cards", symbol="project", value=int(s.cards[seat]), of=int(SPACES), name=["number-cards"], tip=[[["tip-cards"], "R15.2"]]),
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
    sheet = sheet_of(s)
    return Dress(
        status=[["over"]] if is_over else [["label-tokens", {"count": int(s.tokens)}], ["label-deck", {"count": int(s.left)}]],
        say=question(view), hint=_hint(view, s), trail=Trail(steps, 1) if is_placing and not is_over else None, why=_why(s) if is_over else [],
        places=_places(data, s, sheet), panels=_panels(data, s, sheet), lines=[line for seat in range(int(s.seats)) for line in rails(data, s, seat)],
        tags=_tags(s, sheet), asks={"stop": Ask(template="stop", final=True)}, choices=choices(view),
    )  # fmt: skip


def _hint(view: View, s: Cities) -> Text:
    if s.actor != view.seat or s.actor < 0:
        return ""
    if s.phase == TURN:
        return ["hint-turn", {"contracts": int(s.contracts[s.actor]), "cards": int(s.contracts[s.actor]) + 1}]
    if s.phase == PLACE:
        return ["hint-place"] if with_code(s, int(POOL)) else ["hint-window"]
    return ["hint-bonus"] if s.phase == BONUS else ""


def _places(data: TramsData, s: Cities, sheet: list[list[int]]) -> dict[str, dict[str, Any]]:
    """Dress the sums of the rows, the deck, the columns and the bonuses."""
    foundations = sum(code == 0 and data.cards[card].has("foundation") for card, code in enumerate(s.where[: len(data.cards)]))
    deck = {"labels": {"value": str(int(s.left))}, "name": ["label-deck", {"count": int(s.left)}],
            "tip": [[["tip-deck", {"foundations": foundations, "left": int(s.left)}], "R19.3"]]}  # fmt: skip
    found: dict[str, dict[str, Any]] = {"deck": deck}
    for seat in range(int(s.seats)):
        for row, name in enumerate(data.rows):
            total, points = int(s.sums[seat * ROWS + row]), sheet[seat][int(DISTRICT) + row]
            labels = {"value": str(total), "points": signed(points)}
            found[f"c{seat}.{name}.sum"] = {"labels": labels, "name": ["row-sum", {"sum": total, "points": half(points)}]}
    for column in range(int(OFFERS)):
        size = int(s.sizes[column])
        found[f"column.{OFFER_NAMES[column]}"] = {"name": ["column-of", {"number": column + 1, "count": size}]}
    for kind, name in enumerate(KINDS):
        left = int(s.supply[kind])
        found[f"kind.{name}"] = {"caption": [["times", {"count": left}]], "state": "strong" if s.phase == BONUS and left else "" if left else "dim"}
    return found


def _panels(data: TramsData, s: Cities, sheet: list[list[int]]) -> dict[str, Dressing]:
    rows = [_lead_row(data, s, sheet, row) for row in range(int(ROWS) + 1)]
    medal: Text = ["medal-nobody"]
    if s.medal != NONE:
        medal = ["medal-of", {"seat": int(s.medal), "count": int(bits(s.towers[s.medal]))}]
    found = {"lead": Dressing(note=["lead-note"], rows=rows, foot=[[medal, "R10.1"]])}
    if not with_code(s, int(POOL)):
        found["pool"] = Dressing(note=["pool-empty"])
    return found


def _lead_row(data: TramsData, s: Cities, sheet: list[list[int]], row: int) -> Row:
    is_cars = row == ROWS
    category = int(CABLE_CARS) if is_cars else int(DISTRICT) + row
    seats = int(s.seats)
    order = sorted(range(seats), key=lambda seat: (-sheet[seat][category], seat))
    amounts = [cars_of(s, seat) if is_cars else int(s.sums[seat * ROWS + row]) for seat in range(seats)]
    cells: list[Any] = []
    if is_cars:
        cells += [[{**kind_picture(data, 5), "name": ""}, f"×{int(s.supply[5])}"], []]
        head: list[Any] = [{"symbol": "cable-car", "name": ["number-cars"]}]
    else:
        kind = int(s.grant(row))
        owner = next((seat for seat in range(seats) if s.finished[seat] & BIT[row]), -1)
        first: dict[str, Any] = {"symbol": "completion", "tone": data.rows[row], "name": ["open"]}
        if owner >= 0:
            first = {"symbol": f"seat-{owner}", "tone": f"seat{owner}", "name": ["seat-name", {"seat": owner}]}
        cells += [[{**kind_picture(data, kind), "name": ""}, f"×{int(s.supply[kind])}"], [first]]
        head = [district(data, row)]
    for seat in order:
        cells.append([{"symbol": f"seat-{seat}", "tone": f"seat{seat}", "name": ["seat-name", {"seat": seat}]}, str(amounts[seat])])
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
    told: list[Text] = [["tell-end-tokens", {"seat": int(s.trigger)}] if not s.tokens else ["tell-end-board", {"seat": int(s.trigger)}]]
    totals = [sum(each) for each in sheet_of(s)]
    first = [cars_of(s, seat) for seat, each in enumerate(totals) if each == max(totals)]
    if len(first) > 1:
        told.append(["tell-tie-shared"] if first.count(max(first)) > 1 else ["tell-tie-cars"])
    return told


def rails(data: TramsData, s: Cities, seat: int) -> list[Line]:
    """R7.4: draw the network: along the bottom and the right side of every card with a cable car."""
    paths: list[list[tuple[float, float]]] = []
    for item in range(int(SPACES)):
        if s.trams[seat] & BIT[cell_of_item(item)]:
            x, y = at_cell(item)
            below = y + ROW_HIGH / 2 + (10 if item >= SPACES - COLUMNS else 0)
            paths.append([(x - WIDE / 2 + 34, y + 39.5), (x + WIDE / 2, y + 39.5)])
            paths.append([(x + 45.5, y - HIGH / 2), (x + 45.5, below)])
    name = ["network-of", {"seat": seat, "count": cars_of(s, seat)}]
    return [Line(id=f"rail.{seat}", panel=f"city{seat}", style="rail", paths=paths, name=name)] if paths else []


# ---- what each word would bring ---------------------------------------------------


def choices(view: View) -> dict[str, Choice]:
    """Say on the thing itself by how much a word would change the reader's points if the game ended then."""
    s = cities_of(view)
    seat = int(view.seat)
    if seat < 0 or s.actor != seat:
        return {}
    out: vec[i64] = vec[i64]([0] * 200)
    words = s.game.vocabulary.words
    found: dict[str, Choice] = {}
    before = sum(sheet_of(s)[seat])
    legal = [int(out[i]) for i in range(int(s.legal(seat, out)))]
    for action in legal[:MOST_BADGES]:
        if words[action] in ("draw", "stop") or words[action].startswith(("take", "into", "relief")):
            continue
        after = s.copy()
        after.apply(seat, action)
        change = sum(sheet_of(after)[seat]) - before
        if change:
            found[words[action]] = Choice(badge=signed(change))
    for action in legal:
        head, *rest = words[action].split()
        if head == "take":
            column = OFFER_NAMES.index(rest[0])
            found[words[action]] = Choice(name=word(view, action), say=["take-brings", {"count": int(s.sizes[column])}])
        elif head in ("draw", "stop", "decline", "relief"):
            found[words[action]] = Choice(name=word(view, action))
        elif head in ("bonus", "row"):
            found[words[action]] = Choice(name=word(view, action), badge=found[words[action]].badge if words[action] in found else "")
    return found
