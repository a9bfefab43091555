"""What differs between two looks of one reader, for who has seen the older one.

In a change a part that is the same is left out. Of `places` and `panels` there are the entries that differ (null: gone). A list is told as its new items
and, as `[from, to]`, the stretches it has in common with the older one. So everything in a change is in the newer look; nothing is told that the looks do
not tell. Only what is told is encoded, and things that games make once for all looks are known to be the same without being looked into.
"""
from __future__ import annotations

from itertools import compress, count
from operator import attrgetter, ne
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from cablecar.scene.model import Ask, Choice, Dressing, Line, Look, Piece, Prompt, SeatLine, Step, Text

Kept: TypeAlias = Annotated[tuple[int, int], Meta(description="the items of the older list from one place up to, not including, another")]

PLAIN: Final = ("n", "stage", "seat", "since", "status", "prompt", "asks", "legal")

Item = TypeVar("Item")
Thing = TypeVar("Thing", Line, Piece)  # what has a name of its own

plain_of = attrgetter(*PLAIN)

_encoder = msgspec.json.Encoder()


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


def change(old: Look, new: Look) -> bytes:
    """Return what makes a look out of an older one: a Change."""
    told = {name: part for name, part, before in zip(PLAIN, plain_of(new), plain_of(old), strict=True) if part != before}
    if new.places != old.places:
        told["places"] = differing(old.places, new.places)
    if new.panels != old.panels:
        told["panels"] = differing(old.panels, new.panels)
    if new.lines != old.lines:
        told["lines"] = retold(old.lines, new.lines)
    if new.pieces != old.pieces:
        told["pieces"] = retold(old.pieces, new.pieces)
    if new.seats != old.seats:
        told["seats"] = [(k, k + 1) if line == before else line for k, (line, before) in enumerate(zip(new.seats, old.seats, strict=True))]
    if new.steps != old.steps:
        told["steps"] = moved_on(old.steps, new.steps)
    return _encoder.encode(told)


def differing(old: dict[str, Item], new: dict[str, Item]) -> dict[str, Item | None]:
    """Return the entries that differ; of what is gone nothing."""
    told: dict[str, Item | None] = {key: entry for key, entry in new.items() if old.get(key) != entry}
    for key in old:
        if key not in new:
            told[key] = None
    return told


def retold(old: list[Thing], new: list[Thing]) -> list[Thing | Kept]:
    """Tell a list of things by what it has in common with an older one: how both begin and end, which is most, and stretches in between."""
    most = min(len(old), len(new))
    begin = next(compress(count(), map(ne, old, new)), most)
    end = min(next(compress(count(), map(ne, reversed(old), reversed(new))), most), most - begin)
    told: list[Thing | Kept] = [(0, begin)] if begin else []
    if begin + end < len(new):
        told += pieced(old, range(begin, len(old) - end), new[begin : len(new) - end])
    if end:
        told.append((len(old) - end, len(old)))
    return told


def pieced(old: list[Thing], places: range, new: list[Thing]) -> list[Thing | Kept]:
    """Tell a list, thing by thing, by the stretches that it has in common with some places of an older one."""
    known = {old[place].id: place for place in places}
    told: list[Thing | Kept] = []
    begins = ends = -1  # the stretch that is being read
    for item in new:
        place = known.get(item.id, -1)
        is_kept = place >= 0 and old[place] == item
        if ends >= 0 and not (is_kept and place == ends):
            told.append((begins, ends))
            ends = -1
        if not is_kept:
            told.append(item)
        else:
            begins, ends = place if ends < 0 else begins, place + 1
    if ends >= 0:
        told.append((begins, ends))
    return told


def moved_on(old: list[Item], new: list[Item]) -> list[Item | Kept]:
    """Tell a list to which something was added at its end, and which may have lost some of its beginning."""
    size = len(old)
    for start in range(size):
        if old[start:] == new[: size - start]:
            return [(start, size), *new[size - start :]]
    return [*new]
