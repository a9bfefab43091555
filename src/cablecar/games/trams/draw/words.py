"""What is asked, and every word in full."""

from __future__ import annotations

from typing import Any

from cablecar.kernel.phase import CHANCE, NOBODY
from cablecar.kernel.state import View
from cablecar.scene.model import Text

from ..data import KINDS, OFFER_NAMES
from ..state import BONUS, BUILD, COLUMN, ROW, TARGET, TURN
from .names import card, cell_name, cells_in, cities_of, data_of, district, kind_name, named


def question(view: View) -> Text:
    """Return what is asked, and of whom."""
    data, s = data_of(view), cities_of(view)
    if s.actor == NOBODY:
        return ["over"]
    details: dict[str, Any] = {"seat": int(s.actor)} if s.actor != CHANCE else {}
    if s.phase in (COLUMN, ROW):
        details |= named(data, int(s.card))
    elif s.phase == BONUS:
        details["district"] = district(data, int(s.right))
    elif s.phase == TARGET:
        details["kind"] = kind_name(int(s.kind))
    elif s.phase == BUILD:
        details["cell"] = cell_name(data, cells_in(data, int(s.asked))[0])
    name = f"ask-{s.phases[s.phase].name}"
    if s.phase == TURN and s.left and all(size <= s.contracts[s.actor] for size in s.sizes):
        name = "ask-turn-draw"  # R4.1
    return [name, details] if details else [name]


def word(view: View, action: int) -> Text:
    """Return an action in full."""
    data, s = data_of(view), cities_of(view)
    vocabulary = s.game.vocabulary
    head, parts = vocabulary.words[action].split()[0], vocabulary.parts[action]
    if head in ("take", "into"):
        return [f"do-{head}", {"column": ["column", {"number": OFFER_NAMES.index(parts[0]) + 1}]}]
    if head in ("place", "reveal"):
        return [f"do-{head}", {"card": card(data, data.card_names.index(parts[0]))}]
    if head == "row":
        return ["do-row", {"district": district(data, data.rows.index(parts[0]))}]
    if head == "bonus":
        return ["do-bonus", {"kind": kind_name(KINDS.index(parts[0]))}]
    if head in ("on", "build", "leave"):
        return [f"do-{head}", {"cell": cell_name(data, parts[0])}]
    if head == "relief":
        return ["do-relief", {"count": int(parts[0])}]
    return ["do-start", {"seat": int(parts[0])}] if head == "start" else [f"do-{head}"]
