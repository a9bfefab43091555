"""Texts of things, and short ways to what a view holds."""

from __future__ import annotations

from typing import Any, cast

from cablecar.kernel.phase import NOBODY, SPECTATOR
from cablecar.kernel.state import View
from cablecar.kernel.state_queries import legal
from cablecar.scene.model import Text

from ..data import EFFECTS, KIND_NAMES, MEANS, TARGET_NAMES, TendersData
from ..game import Tenders
from ..state import Town
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


def group_id(data: TendersData, cell: int) -> str:
    """Name a district with its streets, as a phone shows it."""
    return f"g{data.cell_names[cell]}"


def street_id(data: TendersData, number: int) -> str:
    return data.street_names[number].lower()


def money(value: int) -> Text:
    return ["money", {"value": value}]


def wood(data: TendersData, number: int) -> str:
    """Return the drawing of a stick as it lies on a street."""
    return "wood" if number < data.tables.flat else "wood-tall"


def seat_text(seat: int) -> Text:
    return ["seat-name", {"seat": seat}]


def legal_words(view: View) -> list[str]:
    """Return what the reader may say."""
    s = town_of(view)
    if not is_reader(view) or s.actor == NOBODY or not s.owes(view.seat):
        return []
    return [s.game.vocabulary.words[action] for action in legal(s, int(view.seat))]


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


def is_reader(view: View) -> bool:
    return view.seat != SPECTATOR and view.seat >= 0
