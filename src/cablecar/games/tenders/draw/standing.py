"""How the sticks stand at districts, and what one more would do."""

from __future__ import annotations

from typing import Any, Final

from cablecar.kernel.state import View
from cablecar.scene.model import Text

from ..constants import BID, EMPTY, KEEP, OPTION, RAISE
from ..state import Town
from ..tables import EDGE, KINDS, PAIR, PARK
from ..tables import OPTION as ANY_PAIR
from .names import data_of, district, group_id, is_reader, legal_words, street_id, town_of

MOST_CHANCES: Final = 3
STREET_WORDS: Final = ("stick", "lift", "drop", "forbid", "require")


def would_build(s: Town, cell: int, seat: int) -> int:
    """Return who would build a district if a seat laid one more stick there, or -1."""
    if cell < 0 or s.builder[cell] >= 0 or s.kind[cell] == PARK or s.free[cell] == 0:
        return int(EMPTY)
    near = [int(s.near[cell * s.seats + other]) for other in range(int(s.seats))]
    near[seat] += 1
    free = int(s.free[cell]) - 1
    best = max(near)
    winner = near.index(best)
    if s.kind[cell] >= KINDS:
        return winner if free == 0 and best == 4 - int(s.white[cell]) else int(EMPTY)
    second = max(each for other, each in enumerate(near) if other != winner)
    return winner if best > second + free else int(EMPTY)


def cells_of(s: Town, street: int) -> list[int]:
    return [int(cell) for cell in (s.tables.side_a[street], s.tables.side_b[street]) if cell >= 0]


def points_for(s: Town, street: int, seat: int) -> int:
    """Return what a stick on a free street would bring the one who lays it."""
    found = 0
    bonus = int(s.bonus)
    for cell in cells_of(s, street):
        if would_build(s, cell, seat) == seat:
            kind = int(s.kind[cell])
            found += int(s.tables.prestige[kind]) + (int(s.tables.bonus_points) if bonus >> kind & 1 else 0)
            bonus &= ~(1 << kind)
    return found


def standing(s: Town, cell: int) -> list[list[Any]]:
    """Say how the sticks stand at a district."""
    kind = int(s.kind[cell])
    if kind == PARK:
        return [[["tip-park"], "R52"]]
    if s.builder[cell] >= 0:
        return [[["tip-built", {"seat": int(s.builder[cell])}], "R58"]]
    lines: list[list[Any]] = []
    for seat in range(int(s.seats)):
        if count := int(s.near[cell * s.seats + seat]):
            lines.append([["tip-sticks", {"seat": seat, "count": count}]])
    details = {"count": int(s.free[cell]), "white": int(s.white[cell])}
    return [*lines[:5], [["tip-free", details], "R50"] if kind < KINDS else [["tip-landmark", details], "R51"]]


def note(s: Town, cell: int) -> Text:
    """Say the same in one line, for the group of a district on a phone."""
    said: Text = ["note-free", {"count": int(s.free[cell])}]
    for seat in reversed(range(int(s.seats))):
        if count := int(s.near[cell * s.seats + seat]):
            said = ["listed", {"first": ["note-sticks", {"seat": seat, "count": count}], "rest": said}]
    return said


def live_groups(view: View) -> tuple[dict[str, str], list[int]]:
    """Put every street that may be chosen into the district it matters for; return the group of each and the
    districts.
    """
    data, s = data_of(view), town_of(view)
    words = (word.split() for word in legal_words(view))
    streets = list(dict.fromkeys(data.street_names.index(parts[1]) for parts in words if parts[0] in STREET_WORDS))
    if not streets:
        return {}, []
    counts = dict.fromkeys(range(len(data.cell_names)), 0)
    for street in streets:
        for cell in cells_of(s, street):
            counts[cell] += 1 + (10 if _is_named(s, cell) else 0)
    groups: dict[str, str] = {}
    cells: list[int] = []
    for street in streets:
        best = max(cells_of(s, street), key=lambda cell: counts[cell])
        groups[street_id(data, street)] = group_id(data, best)
        cells.append(best)
    return groups, sorted(set(cells))


def _is_named(s: Town, cell: int) -> bool:
    """Tell whether the right at hand names the kind of a district."""
    kind, right = int(s.kind[cell]), int(s.right)
    return kind < KINDS and (right == kind or (PAIR <= right < EDGE and int(s.tables.pair_of[kind]) == right - PAIR))


def chances(view: View) -> list[list[Any]]:
    """Say for whom the right at stake would complete a district: the reader first, then those who would gain most."""
    data, s = data_of(view), town_of(view)
    if s.tender < 0 or s.card >= 0 or s.phase not in (KEEP, BID, RAISE, OPTION):
        return []
    target = int(s.tables.tender_target[s.tender])
    bits = 0b111 << int(PAIR) if target == ANY_PAIR else 1 << target
    streets = [
        number for number in range(len(data.street_names)) if s.stick[number] < 0 and int(s.reach[number]) & bits
    ]
    found: list[tuple[bool, int, int, int]] = []
    for seat in range(int(s.seats)):
        points, street = max(((points_for(s, number, seat), -number) for number in streets), default=(0, 0))
        if points:
            found.append((is_reader(view) and seat == view.seat, points, seat, -street))
    lines: list[list[Any]] = []
    for _, points, seat, street in sorted(found, reverse=True)[:MOST_CHANCES]:
        cell = next(cell for cell in cells_of(s, street) if would_build(s, cell, seat) == seat)
        own = int(s.near[cell * s.seats + seat]) + 1
        lines.append(
            [
                ["chance", {"seat": seat, "own": own, "district": district(data, s, cell), "points": points}],
                "R50" if s.kind[cell] < KINDS else "R51",
            ]
        )
    return lines
