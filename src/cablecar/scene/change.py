"""A look in encoded parts, and what differs between two of one reader, for who has seen the older one.

Parts are bytes: small, quickly compared, and put together to a whole look or to a change without encoding anything again. In a change a part that is the
same is left out. Of `places` and `panels` there are the entries that differ (null: gone). A list is told as its new items and, as `[from, to]`, the
stretches it has in common with the older one. So everything in a change is in the newer look; nothing is told that the looks do not tell.
"""
from __future__ import annotations

from itertools import accumulate
from operator import attrgetter, ne
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from cablecar.scene.model import Ask, Choice, Dressing, Line, Look, Piece, Prompt, SeatLine, Step, Text

Kept: TypeAlias = Annotated[tuple[int, int], Meta(description="the items of the older list from one place up to, not including, another")]

PLAIN: Final = ("n", "stage", "seat", "since", "status", "prompt", "asks", "legal")
KEYED: Final = ("places", "panels")
LISTED: Final = ("lines", "pieces", "seats", "steps")  # in this order, as in a look
MAY_LACK: Final = ("asks", "legal", *KEYED, *LISTED)  # what is empty is not in a look
EMPTY: Final = b"[]"

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


class Parts:
    """A look, encoded part by part."""

    __slots__ = ("keyed", "listed", "plain")

    def __init__(self, look: Look, steps: list[bytes] | None = None) -> None:
        """`steps`: those of the look, where they have been encoded before."""
        places, panels, lines, pieces, seats = look.places, look.panels, look.lines, look.pieces, look.seats
        told = encoded([*plain_of(look), *places.values(), *panels.values(), *lines, *pieces, *seats])  # all at once
        ends = [*accumulate(map(len, (PLAIN, places, panels, lines, pieces)))]
        self.plain = dict(zip(PLAIN, told, strict=False))
        self.keyed = {
            "places": dict(zip(places, told[ends[0] : ends[1]], strict=True)),
            "panels": dict(zip(panels, told[ends[1] : ends[2]], strict=True)),
        }
        self.listed = {"lines": told[ends[2] : ends[3]], "pieces": told[ends[3] : ends[4]], "seats": told[ends[4] :]}
        self.listed["steps"] = encoded(look.steps) if steps is None else steps

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Parts) and (self.plain, self.keyed, self.listed) == (other.plain, other.keyed, other.listed)

    __hash__ = None  # type: ignore[assignment]  # equal ones are compared, never looked up

    def whole(self) -> bytes:
        """Return all of the look."""
        told: dict[str, Any] = {name: Raw(part) for name, part in self.plain.items() if part != EMPTY or name not in MAY_LACK}
        told |= {name: {key: Raw(entry) for key, entry in entries.items()} for name, entries in self.keyed.items() if entries}
        told |= {name: [Raw(item) for item in items] for name, items in self.listed.items() if items}
        return _encoder.encode(told)

    def since(self, old: Parts) -> bytes:
        """Return what makes this look out of an older one: a Change."""
        told: dict[str, Any] = {name: Raw(part) for name, part in self.plain.items() if part != old.plain[name]}
        for name, entries in self.keyed.items():
            if entries != (before := old.keyed[name]):
                differing = {key: Raw(entry) for key, entry in entries.items() if before.get(key) != entry}
                told[name] = {**differing, **dict.fromkeys(key for key in before if key not in entries)}
        for name, items in self.listed.items():
            if items != (past := old.listed[name]):
                told[name] = [Raw(item) if isinstance(item, bytes) else item for item in retold(past, items)]
        return _encoder.encode(told)


def encoded(things: list[Any]) -> list[bytes]:
    """Encode each of some things: all at once, as JSON has no line breaks of its own."""
    return _encoder.encode_lines(things).split(b"\n")[:-1]


def retold(old: list[bytes], new: list[bytes]) -> list[bytes | Kept]:
    """Tell a list by what it has in common with an older one: how both begin and end, which is most, and stretches in between."""
    begin = shared(old, new)
    end = min(shared(old[::-1], new[::-1]), len(old) - begin, len(new) - begin)
    told: list[bytes | Kept] = [(0, begin)] if begin else []
    if begin + end < len(new):
        told += pieced(old, new[begin : len(new) - end])
    return [*told, (len(old) - end, len(old))] if end else told


def shared(old: list[bytes], new: list[bytes]) -> int:
    """Return with how many equal items two lists begin."""
    differ = [*map(ne, old, new)]
    return differ.index(True) if True in differ else len(differ)


def pieced(old: list[bytes], new: list[bytes]) -> list[bytes | Kept]:
    """Tell a list, item by item, by the stretches that it has in common with an older one."""
    known = dict(zip(old, range(len(old)), strict=True))
    told: list[bytes | Kept] = []
    begins = ends = -1  # the stretch that is being read
    for item in new:
        place = known.get(item, -1)
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
