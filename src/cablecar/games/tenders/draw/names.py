"""Texts of things, and short ways to what a view holds."""
from __future__ import annotations

from typing import Any, cast

from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import View
from cablecar.scene.model import Text

from ..data import EFFECTS, KIND_NAMES, MEANS, TARGET_NAMES, TendersData
from ..game import Tenders
from ..memory import Worlds
from ..state import HIDDEN, Town
from ..tables import OPTION, VALUES


def data_of(view: View) -> TendersData:
    return cast(Tenders, view.seen.game).data


def town_of(view: View) -> Town:
    return cast(Town, view.seen)


def cell_text(data: TendersData, cell: int) -> str:
    """Name a cell as on a map: A1 is the upper left one."""
    return f"{chr(65 + cell % data.cols)}{cell // data.cols + 1}"


def kind_text(kind: int) -> Text:
    return [f"kind-{KIND_NAMES[kind]}"] if kind >= 0 else ["kind-empty"]


def district(data: TendersData, s: Town, cell: int) -> Text:
    """Name a district with its place."""
    return ["district", {"kind": kind_text(int(s.kind[cell])), "cell": cell_text(data, cell)}]


def street(data: TendersData, number: int) -> Text:
    """Name a street by what it lies between."""
    a, b = int(data.tables.side_a[number]), int(data.tables.side_b[number])
    if a >= 0 and b >= 0:
        return ["street-between", {"one": cell_text(data, a), "two": cell_text(data, b)}]
    return ["street-edge", {"cell": cell_text(data, max(a, b))}]


def street_id(data: TendersData, number: int) -> str:
    return data.street_names[number].lower()


def money(value: int) -> Text:
    return ["cheque", {"value": value}]


def cheque_list(row: list[int]) -> list[int]:
    """Return the values of a row of counts."""
    return [10 * v + 10 for v, count in enumerate(row) for _ in range(count)]


def row_of(values: Any, seat: int) -> list[int]:
    return [int(each) for each in list(values)[seat * VALUES : seat * VALUES + VALUES]]


def target_text(target: int) -> Text:
    return [f"target-{TARGET_NAMES[target]}"]


def tender_text(data: TendersData, face: int) -> Text:
    target, means, most = data.tender_faces[face]
    if target == OPTION:
        return ["tender-option"]
    return ["tender-card", {"most": most, "target": target_text(target), "means": [f"means-{MEANS[means]}"]}]


def action_text(data: TendersData, face: int) -> Text:
    effect, means, kind = data.action_faces[face]
    if effect == 0:
        return ["action-bonus", {"kind": kind_text(kind)}]
    named: Text = [f"action-{EFFECTS[effect]}"]
    return named if means == 3 else ["action-by", {"action": named, "means": [f"means-{MEANS[means]}"]}]


def listed(texts: list[Text]) -> Text:
    """Join some texts with commas."""
    said = texts[0] if texts else ["nothing"]
    for text in texts[1:]:
        said = ["listed", {"first": said, "rest": text}]
    return said


class Ledger:
    """What a reader can know of every hand and of the pile, value by value: sure, and possible beyond that."""

    def __init__(self, view: View) -> None:
        s = town_of(view)
        self.seats = int(s.seats)
        self.sure = [row_of(s.book, seat) for seat in range(self.seats)]
        self.pile = [int(each) for each in s.book_pile]
        self.open = [[0] * int(VALUES) for _ in range(self.seats + 1)]  # cheques that may be there or not
        slips = list(s.slips)
        if HIDDEN not in slips:
            self._add(s, slips)
            return
        worlds = Worlds(s.seats, s.facts, s.slips, s.rest(), s.must_pay(), s.waits_for())
        blanks = [i for i, each in enumerate(slips) if each == HIDDEN]
        rows = []
        for k in range(min(int(worlds.found), 400)):
            filled = list(slips)
            for place, i in enumerate(blanks):
                filled[i] = int(worlds.values[k * len(blanks) + place])
            rows.append(self._hands(s, filled))
        for seat in range(self.seats + 1):
            for v in range(int(VALUES)):
                counts = [row[seat][v] for row in rows]
                least, most = min(counts), max(counts)
                self.open[seat][v] = most - least
                if seat < self.seats:
                    self.sure[seat][v] = least
                else:
                    self.pile[v] = least

    def _hands(self, s: Town, slips: list[int]) -> list[list[int]]:
        found = [row_of(s.book, seat) for seat in range(self.seats)] + [[int(each) for each in s.book_pile]]
        for i, v in enumerate(slips):
            found[int(s.slip_from[i])][v] -= 1
            found[self.seats if s.slip_to[i] == 7 else int(s.slip_to[i])][v] += 1
        return found

    def _add(self, s: Town, slips: list[int]) -> None:
        found = self._hands(s, slips)
        self.sure, self.pile = found[:-1], found[-1]


def is_reader(view: View) -> bool:
    return view.seat != SPECTATOR and view.seat >= 0
