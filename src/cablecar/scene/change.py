"""What differs between two looks of one reader, for who has seen the older one.

In a change a part that is the same is left out. Of `places` and `panels` there are the entries that differ (null:
gone). A list is told as its new items
and, as `[from, to]`, the stretches it has in common with the older one. So everything in a change is in the newer look;
nothing is told that the looks do
not tell. Only what is told is encoded, and things that games make once for all looks are known to be the same without
being looked into.
"""

from __future__ import annotations

from itertools import compress, count, islice
from operator import attrgetter, is_not
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from cablecar.scene.model import Ask, Choice, Line, Look, PanelOverlay, Piece, Prompt, SeatLine, Step, Text

Kept: TypeAlias = Annotated[
    tuple[int, int], Meta(description="the items of the older list from one place up to, not including, another")
]

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
    panels: dict[str, PanelOverlay | None] | UnsetType = UNSET
    lines: list[Line | Kept] | UnsetType = UNSET
    pieces: list[Piece | Kept] | UnsetType = UNSET
    seats: list[SeatLine | Kept] | UnsetType = UNSET
    steps: list[Step | Kept] | UnsetType = UNSET


def change(old: Look, new: Look) -> bytes:
    """Return what makes a look out of an older one: a Change."""
    told = {
        name: part for name, part, before in zip(PLAIN, plain_of(new), plain_of(old), strict=True) if part != before
    }
    if new.places != old.places:
        told["places"] = differing(old.places, new.places)
    if new.panels != old.panels:
        told["panels"] = differing(old.panels, new.panels)
    if new.lines != old.lines:
        told["lines"] = retold(old.lines, new.lines)
    if new.pieces != old.pieces:
        told["pieces"] = retold(old.pieces, new.pieces)
    if new.seats != old.seats:
        told["seats"] = [
            (k, k + 1) if line == before else line
            for k, (line, before) in enumerate(zip(new.seats, old.seats, strict=True))
        ]
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
    """Tell a list of things by the stretches that it has in common with an older one: most of both."""
    told: list[Thing | Kept] = []
    at = place = 0  # in the new list, in the old one
    while at < len(new):
        first, most = place, min(len(old) - place, len(new) - at)
        run = next(
            compress(count(), map(is_not, islice(old, place, None), islice(new, at, None))), most
        )  # the same things need not be looked into
        at, place = at + run, place + run
        while at < len(new) and place < len(old) and old[place] == new[at]:
            at, place = at + 1, place + 1
        if place > first:
            told.append((first, place))
            continue
        item = new[at]
        if place < len(old) and old[place].id == item.id:
            place += 1
        elif item in old:
            place = old.index(item)
            continue
        told.append(item)
        at += 1
    return told


def moved_on(old: list[Item], new: list[Item]) -> list[Item | Kept]:
    """Tell a list to which something was added at its end, and which may have lost some of its beginning."""
    size = len(old)
    start = old.index(new[0]) if new and new[0] in old else size
    while old[start:] != new[: size - start]:  # things that are equal may be told one after the other
        start += 1
    return [(start, size), *new[size - start :]] if start < size else [*new]
