"""What happened in San Francisco, from two views: every step of a cascade has a sentence, a number and its clause."""

from __future__ import annotations

from typing import Any, TypeAlias

from cablecar.kernel.bits import bits
from cablecar.kernel.log import Event
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Step, Text

from ..board import requirement
from ..data import KINDS, OFFER_NAMES, TramsData
from ..state import BONUS, COLUMN, NONE, OUT, POOL, ROW, Cities
from ..tables import CELLS, LATE, PLUS_TWO, ROWS, STEP, cell_of_item
from .board import TOKENS
from .names import (
    card,
    cars_of,
    cell_name,
    cells_in,
    cities_of,
    data_of,
    district,
    ending,
    in_column,
    kind_name,
    kind_picture,
    named,
    with_code,
)
from .pieces import piece_id

Consequence: TypeAlias = tuple[Text, str, list[str], list[tuple[int, str, int]]]
"""What followed by itself: sentence, clause, what flashes, gains."""


def step(before: View, event: Event, after: View) -> list[Step]:
    """Tell one event."""
    data, s, now, seat = data_of(after), cities_of(before), cities_of(after), event.actor
    head, *parts = event.word.split()
    if head == "start":
        return [Step(seat=int(parts[0]), say=["tell-start", {"seat": int(parts[0])}], rule="R1.6")]
    if head == "reveal":
        return _reveal(data, s, now, data.card_names.index(parts[0]))
    if head == "draw":
        return []  # the card that is turned up is told
    if head == "into":
        number = OFFER_NAMES.index(parts[0]) + 1
        here = piece_id(data, int(s.card))
        moves = [(here, here)]
        say = ["tell-into", {"seat": seat, **named(data, int(s.card)), "number": number}]
        return [Step(seat=seat, say=say, moves=moves, flash=[here], rule="R3.1"), *_end(now)]
    if head == "take":
        return _take(data, s, now, seat, OFFER_NAMES.index(parts[0]))
    if head == "relief":
        gains = [(seat, "contracts", -int(parts[0])), (seat, "relief", -1)]
        told = [Step(seat=seat, say=["tell-relief", {"seat": seat, "count": int(parts[0])}], gains=gains, rule="R13.4")]
        return told + _leaving(data, s, now, seat) + _end(now)
    told = _act(data, s, now, seat, head, parts, int(after.seat))
    return told + _cascade(data, s, now, seat) + _leaving(data, s, now, seat) + _end(now)


def _act(data: TramsData, s: Cities, now: Cities, seat: int, head: str, parts: list[str], reader: int) -> list[Step]:
    """Tell the word itself."""
    if head == "place":
        placed = data.card_names.index(parts[0])
        if now.card == placed:
            return [
                Step(
                    seat=seat,
                    say=["tell-pick", {"seat": seat, **named(data, placed)}],
                    flash=[piece_id(data, placed)],
                    rule="R5.1",
                )
            ]
        return [_placed(data, seat, placed, data.cards[placed].colour)]
    if head == "row":
        return [_placed(data, seat, int(s.card), data.rows.index(parts[0]))]
    if head == "bonus":
        kind = KINDS.index(parts[0])
        details: dict[str, Any] = {
            "seat": seat,
            "picture": {**kind_picture(data, kind), "name": ""},
            "kind": kind_name(kind),
        }
        kept = {"points": "points", "contract_relief": "relief"}.get(parts[0], "")
        moves = [(f"kind.{parts[0]}", f"{kept}.0")] if kept and seat == reader else []
        if now.phase == ROW:
            moves = [(f"kind.{parts[0]}", piece_id(data, int(now.card)))]
        gains = [(seat, "relief", 1)] if kept == "relief" else []
        say = ["tell-bonus", {**details, "district": district(data, int(s.right))}]
        return [Step(seat=seat, say=say, moves=moves, flash=[f"kind.{parts[0]}"], gains=gains, rule="R12.1")]
    if head == "on":
        key, token = ("tell-plus", "plus") if s.kind == PLUS_TWO else ("tell-tracks", "tracks")
        say = [key, {"seat": seat, "cell": cell_name(data, parts[0]), "value": data.plus_value}]
        here = f"{token}.{seat}.{parts[0]}"
        return [Step(seat=seat, say=say, moves=[(f"kind.{KINDS[s.kind]}", here)], flash=[here], rule="R12.4")]
    if head == "decline":
        return [
            Step(
                seat=seat, say=["tell-decline", {"seat": seat, "district": district(data, int(s.right))}], rule="R12.3"
            )
        ]
    if head == "leave":
        return [Step(seat=seat, say=["tell-leave", {"seat": seat, "cell": cell_name(data, parts[0])}], rule="R9.2")]
    if head == "stop":
        return [Step(seat=seat, say=["tell-stop", {"seat": seat}], rule="R5.4")]
    return [Step(seat=seat, say=["tell-agree", {"seat": seat, "cell": cell_name(data, parts[0])}], rule="R9.2")]


def _placed(data: TramsData, seat: int, placed: int, row: int) -> Step:
    here = piece_id(data, placed)
    say = ["tell-place", {"seat": seat, **named(data, placed), "district": district(data, row)}]
    return Step(seat=seat, say=say, moves=[(here, here)], flash=[here], rule="R5.2")


def _cascade(data: TramsData, s: Cities, now: Cities, seat: int) -> list[Step]:
    """R14: tell in order what followed by itself."""
    found = [*_built(data, s, now, seat), *_awarded(data, s, now, seat)]
    told = []
    for k, (say, rule, flash, gains) in enumerate(found, start=1):
        told.append(Step(seat=seat, k=k if len(found) > 1 else 0, say=say, rule=rule, flash=flash, gains=gains))
    return told


def _built(data: TramsData, s: Cities, now: Cities, seat: int) -> list[Consequence]:
    """Return cars, squares, coasts and towers."""
    found: list[Consequence] = []
    cars = cells_in(data, int(now.trams[seat] & ~s.trams[seat]))
    if cars:
        flash = [f"car.{seat}.{name}" for name in cars]
        found.append(
            (
                ["tell-cars", {"count": len(cars), "total": cars_of(now, seat)}],
                "R7.4",
                flash,
                [(seat, "cars", len(cars))],
            )
        )
    for item, name in enumerate(data.cell_names):
        at = seat * CELLS + cell_of_item(item)
        if now.values[at] - s.values[at] >= data.square_value > 0 and _is_square(
            data, now, seat, int(cell_of_item(item))
        ):
            found.append(
                (
                    ["tell-square", {"cell": cell_name(data, name), "value": int(now.values[at])}],
                    "R8.1",
                    [f"c{seat}.{name}"],
                    [],
                )
            )
    if now.coasts[seat] > s.coasts[seat]:
        found.append(
            (["tell-coast", {"need": int(requirement(now, seat)), "coasts": int(now.coasts[seat])}], "R9.1", [], [])
        )
    for name in cells_in(data, int(now.towers[seat] & ~s.towers[seat])):
        details = {
            "cell": cell_name(data, name),
            "sum": sum_around(data, now, seat, name),
            "need": int(requirement(now, seat)),
        }
        found.append((["tell-tower", details], "R9.2", [f"tower.{seat}.{name}"], [(seat, "towers", 1)]))
    return found


def _awarded(data: TramsData, s: Cities, now: Cities, seat: int) -> list[Consequence]:
    """Return the medal, completed rows and bonuses."""
    found: list[Consequence] = []
    if now.medal != s.medal:
        if s.medal == NONE:
            found.append((["tell-medal-first", {"seat": seat}], "R10.1", [], []))
        else:
            details = {"seat": seat, "mine": int(bits(now.towers[seat])), "theirs": int(bits(now.towers[s.medal]))}
            found.append((["tell-medal", details], "R10.1", [], []))
    for row in range(int(ROWS)):
        if (now.finished[seat] & ~s.finished[seat]) >> row & 1:
            found.append(
                (
                    ["tell-completed", {"seat": seat, "district": district(data, row)}],
                    "R11.1",
                    [f"done.{seat}.{data.rows[row]}"],
                    [],
                )
            )
    if now.phase == BONUS and now.right != NONE:
        found.append((["tell-due", {"seat": seat, "district": district(data, int(now.right))}], "R12.1", [], []))
    else:
        for row in range(int(ROWS)):
            at = seat * ROWS + row
            needed = int(now.tables.symbols_needed)
            if s.symbols[at] < needed <= now.symbols[at] and s.phase != BONUS and not now.asked:
                found.append((["tell-lost", {"district": district(data, row)}], "R12.3", [], []))
    return found


def sum_around(data: TramsData, s: Cities, seat: int, cell: str) -> str:
    """R9.2: write the neighbours' values as a sum; those that are worth nothing are left out."""
    at = seat * CELLS + cell_of_item(data.cell_names.index(cell))
    values = [int(s.values[at + step]) for step in (-STEP, -1, 1, STEP) if s.values[at + step]]
    return f"{' + '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(sum(values))


def _is_square(data: TramsData, now: Cities, seat: int, cell: int) -> bool:
    code = 1024 + 64 * seat + cell
    return any(
        where == code and number < len(data.cards) and data.cards[number].has("square")
        for number, where in enumerate(now.where)
    )


def _take(data: TramsData, s: Cities, now: Cities, seat: int, column: int) -> list[Step]:
    cards = in_column(s, column)
    moves = [(piece_id(data, card), piece_id(data, card)) for card in cards if now.where[card] != OUT]
    told = [
        Step(
            seat=seat,
            say=["tell-take", {"seat": seat, "number": column + 1, "count": len(cards)}],
            moves=moves,
            rule="R4.2",
        )
    ]
    if not s.options & LATE:
        told += _contract(s, now, seat)
    return told + _leaving(data, s, now, seat, cards) + _end(now)


def _contract(s: Cities, now: Cities, seat: int) -> list[Step]:
    told = [
        Step(
            seat=seat,
            say=["tell-contract", {"seat": seat, "count": int(s.contracts[seat]) + 1}],
            gains=[(seat, "contracts", 1)],
            rule="R4.3",
        )
    ]
    if now.contracts[seat] == s.contracts[seat]:
        gains = [(each, "contracts", -1) for each in range(int(s.seats))]
        told.append(Step(say=["tell-discard-all"], gains=gains, rule="R13.2"))
    return told


def _leaving(data: TramsData, s: Cities, now: Cities, seat: int, taken: tuple[int, ...] | None = None) -> list[Step]:
    """R4.4: tell which cards left the game, and of the late contract."""
    told = []
    gone = [number for number in (with_code(s, int(POOL)) if taken is None else taken) if now.where[number] == OUT]
    if gone:
        names: Text = card(data, gone[0])
        for number in gone[1:4]:
            names = ["listed", {"first": names, "rest": card(data, number)}]
        say = (
            ["tell-gone", {"count": len(gone), "cards": names}]
            if len(gone) <= 4
            else ["tell-gone-many", {"count": len(gone)}]
        )
        told.append(Step(seat=seat, say=say, rule="R4.4"))
    has_passed = now.turn != s.turn and now.actor != NOBODY
    if s.options & LATE and has_passed and s.phase != COLUMN:
        told += _contract(s, now, seat)
    return told


def _reveal(data: TramsData, s: Cities, now: Cities, number: int) -> list[Step]:
    seat = int(s.turn)
    here = piece_id(data, number)
    told = [
        Step(seat=seat, say=["tell-reveal", named(data, number)], moves=[("deck", here)], flash=[here], rule="R3.1")
    ]
    if now.tokens < s.tokens:
        at = int(now.tables.tokens[now.seats]) - int(s.tokens)
        told.append(
            Step(
                seat=seat,
                say=["tell-token", {"count": int(now.tokens)}],
                flash=[f"track.{at}"] if at < TOKENS else [],
                rule="R3.2",
            )
        )
    return told + _end(now)


def _end(now: Cities) -> list[Step]:
    """R15: tell that the game is over."""
    if now.actor != NOBODY:
        return []
    say, clause = ending(now)
    return [Step(seat=int(now.trigger), say=say, rule=clause)]
