"""How steps are made: a sentence with its clause, and the ids of the pieces it is about."""

from __future__ import annotations

from typing import Any

from cablecar.scene.model import Step

from ..state import City
from ..tables import HAND

CLAUSES = {
    "lay": "R5",
    "ring": "R7",
    "public": "R10",
    "deal": "R11",
    "keep": "R11",
    "reveal": "R25",
    "show": "R25",
    "start": "R14",
    "income": "R16",
    "materials": "R27",
    "benefit": "R17",
    "gain": "R26",
    "block": "R62",
    "enter": "R20",
    "collect": "R21",
    "use": "R21",
    "take": "R28",
    "draw": "R28",
    "receive": "R28",
    "clear": "R31",
    "build": "R36",
    "rubble": "R36",
    "spend": "R34",
    "built": "R36",
    "reward": "R37",
    "decline": "R37",
    "marker": "R32",
    "corner": "R32",
    "shuffle": "R28",
    "builder": "R45",
    "last": "R43",
    "over": "R46",
}


def line(key: str, details: dict[str, Any], **more: Any) -> Step:
    """Make a step: a sentence, its clause, and whose it is."""
    say = [key, details] if details else [key]
    return Step(
        say=say, seat=details.get("seat"), rule=CLAUSES.get(key.removeprefix("tell-").partition("-")[0], ""), **more
    )


def deck(s: City, what: str) -> str:
    """Name where cards come from: the deck where it lies in the open, else the display's panel."""
    is_shown = s.tables.deck_licence[s.edition] if what == "licences" else s.tables.deck_objective[s.edition]
    return f"deck.{what}" if is_shown else what


def hand_id(s: City, party: int, kind: int) -> str:
    """Name a licence in somebody's hand."""
    held = [int(each) for each in list(s.licences)[party * HAND : party * HAND + s.held[party]]]
    return f"h{party}.{len(held) - 1 - held[::-1].index(kind)}" if kind in held else f"ready.{party}"


def goal_id(s: City, party: int, number: int) -> str:
    """Name an objective in somebody's area; one that is not known is the last."""
    known = [each for each, at in enumerate(s.place) if at == party]
    return f"g{party}.{known.index(number) if number in known else len(known) + max(0, int(s.hidden[party]) - 1)}"


def money(s: City, now: City, seat: int) -> list[tuple[int, str, int]]:
    """Return the gain or loss of money as a change of a number."""
    change = int(now.money[seat] - s.money[seat])
    return [(seat, "money", change)] if change else []


def marker(s: City, now: City, party: int, moved: bool) -> list[Step]:
    """Tell a move of a marker, or that it stands in the corner already."""
    t = s.tables
    flash = [f"marker.{party}"]
    if (s.column[party], s.level[party]) == (now.column[party], now.level[party]):
        if not moved or not s.corner(party):
            return []
        corner = {"money": int(t.corner_money)}
        return [line("tell-corner", {"seat": party, **corner} if party < s.seats else corner, flash=flash)]
    value = {"value": int(t.cells[now.level[party] * t.columns + now.column[party]])}
    told = (
        line("tell-marker", {"seat": party, **value}, flash=flash)
        if party < s.seats
        else line("tell-committee-marker", value, flash=flash)
    )
    told.rule = "R32"
    return [told]
