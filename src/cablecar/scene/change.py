"""What differs between two looks of one reader, for who has seen the older one.

A part that is the same is left out. Of `places` and `panels` there are the entries that differ (null: gone). A list is told anew as its new items and, as
`[from, to]`, the stretches it has in common with the old one. So everything in a change is in the newer look; nothing is told that the looks do not tell.
"""
from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from cablecar.scene.model import Ask, Choice, Dressing, Line, Look, Piece, Prompt, SeatLine, Step, Text

Kept: TypeAlias = Annotated[tuple[int, int], Meta(description="the items of the older list from one place up to, not including, another")]
Part = TypeVar("Part")

PLAIN: Final = ("n", "stage", "seat", "since", "status", "prompt", "asks", "legal")
KEYED: Final = ("places", "panels")
LISTED: Final[dict[str, Callable[[Any], Hashable]]] = {  # by what an item is found in the older list
    "lines": attrgetter("id"), "pieces": attrgetter("id"), "seats": attrgetter("seat", "rival"), "steps": id,
}  # fmt: skip


class Change(Struct, kw_only=True):
    """A look, told to who has seen the one before it: what is left out is as it was."""

    n: int | UnsetType = UNSET
    stage: str | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    since: int | UnsetType = UNSET
    status: list[Text] | UnsetType = UNSET
    prompt: Prompt | UnsetType = UNSET
    asks: list[Ask] | UnsetType = UNSET
    legal: list[tuple[str, Choice]] | UnsetType = UNSET
    places: dict[str, dict[str, Any] | None] | UnsetType = UNSET
    panels: dict[str, Dressing | None] | UnsetType = UNSET
    lines: list[Line | Kept] | UnsetType = UNSET
    pieces: list[Piece | Kept] | UnsetType = UNSET
    seats: list[SeatLine | Kept] | UnsetType = UNSET
    steps: list[Step | Kept] | UnsetType = UNSET


def change_of(old: Look, new: Look) -> Change:
    """Return what makes the new look out of the old one."""
    change = Change()
    for name in PLAIN:
        if (value := getattr(new, name)) != getattr(old, name):
            setattr(change, name, value)
    for name in KEYED:
        if (entries := getattr(new, name)) != (before := getattr(old, name)):
            differing = {key: entry for key, entry in entries.items() if before.get(key) != entry}
            setattr(change, name, {**differing, **dict.fromkeys(key for key in before if key not in entries)})
    for name, key in LISTED.items():
        if (items := getattr(new, name)) != (past := getattr(old, name)):
            setattr(change, name, retold(past, items, key))
    return change


def retold(old: list[Part], new: list[Part], key: Callable[[Part], Hashable]) -> list[Part | Kept]:
    """Tell a list by what it has in common with an older one."""
    known = {key(item): place for place, item in enumerate(old)}
    told: list[Any] = []
    begins = ends = -1  # the stretch that is being read
    for item in new:
        place = known.get(key(item), -1)
        if place >= 0 and old[place] is not item and old[place] != item:
            place = -1
        if place != ends and ends >= 0:
            told.append((begins, ends))
            ends = -1
        if place < 0:
            told.append(item)
        else:
            begins, ends = place if ends < 0 else begins, place + 1
    if ends >= 0:
        told.append((begins, ends))
    return told
