"""The difference between two looks of one reader, for sockets that were sent the older one.

Whatever is the same is left out, of a look and of the objects in it: of a place, a panel, the prompt or a piece only
the fields that differ are sent, null for one that is gone. A list is sent as its new items and, as `[from, to]`, the
stretches it has in common with the older one; an item without an id is sent as the fields in which it differs from the
item of the older list that follows the last one sent. So a change has nothing that is not in the newer look. Only what
is sent is encoded, and objects that games make once for all looks are known to be the same without being compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType

from cablecar.scene.model import (
    Ask,
    Choice,
    Line,
    Look,
    Number,
    PanelOverlay,
    Piece,
    Prompt,
    Row,
    SeatLine,
    Step,
    Text,
)

Kept: TypeAlias = Annotated[
    tuple[int, int],
    Meta(
        description="the items of the older list from one place up to, not including, another",
        extra={"typescript": "Kept"},
    ),
]
TipLineOrKept: TypeAlias = Annotated[list[Any], Meta(extra={"typescript": "TipLineOrKept"})]
PlaceOverlayChange: TypeAlias = Annotated[dict[str, Any], Meta(extra={"typescript": "PlaceOverlayChange"})]

MOST_COMPARED: Final = 64  # pairs of things; a move changes few

PLAIN: Final = ("n", "stage", "seat", "since", "status", "asks", "legal")

Item = TypeVar("Item")
Thing = TypeVar("Thing", Line, Piece, Number)  # what has a name of its own
Parts: TypeAlias = dict[str, Any]  # the fields of something that differ

plain_of = attrgetter(*PLAIN)

_encoder = msgspec.json.Encoder()


def change_of(kind: type[Struct], **other: Any) -> Any:
    """Return the type of the difference between two structs: each field may be left out, and is null if it is gone."""
    fields: list[tuple[str, Any, Any]] = []
    for field in msgspec.structs.fields(kind):
        may_go = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        part = other.get(field.name, field.type)
        fields.append((field.name, (part | None if may_go else part) | UnsetType, UNSET))
    text = f"What differs between two of {kind.__name__}; null: it is gone."
    return msgspec.defstruct(f"{kind.__name__}Change", fields, kw_only=True, namespace={"__doc__": text})


if TYPE_CHECKING:
    PieceChange: TypeAlias = Piece
    LineChange: TypeAlias = Line
    SeatLineChange: TypeAlias = SeatLine
    PromptChange: TypeAlias = Prompt
    PanelOverlayChange: TypeAlias = PanelOverlay
else:
    PieceChange = change_of(Piece)
    LineChange = change_of(Line)
    NumberChange = change_of(Number)
    SeatLineChange = change_of(SeatLine, numbers=list[NumberChange | Kept])
    PromptChange = change_of(Prompt)
    PanelOverlayChange = change_of(
        PanelOverlay,
        groups=dict[str, Text | None],
        foot=list[TipLineOrKept],
        tip=list[TipLineOrKept],
        rows=list[Row | Kept],
    )


class Change(Struct, kw_only=True):
    """A look for a reader that has the one before it: a field that is left out is unchanged."""

    n: int | UnsetType = UNSET
    stage: str | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    since: int | UnsetType = UNSET
    status: list[Text] | UnsetType = UNSET
    prompt: PromptChange | UnsetType = UNSET
    asks: list[Ask] | UnsetType = UNSET
    legal: list[tuple[str, Choice]] | UnsetType = UNSET
    places: dict[str, PlaceOverlayChange | None] | UnsetType = UNSET
    panels: dict[str, PanelOverlayChange | None] | UnsetType = UNSET
    lines: list[LineChange | Kept] | UnsetType = UNSET
    pieces: list[PieceChange | Kept] | UnsetType = UNSET
    seats: list[SeatLineChange | Kept] | UnsetType = UNSET
    steps: list[Step | Kept] | UnsetType = UNSET


class Fields(NamedTuple):
    """The fields of a kind of struct."""

    names: tuple[str, ...]
    defaults: tuple[Any, ...]
    of: Callable[[Struct], tuple[Any, ...]]


def _fields(kind: type[Struct]) -> Fields:
    found = msgspec.structs.fields(kind)
    defaults = [field.default if field.default_factory is NODEFAULT else field.default_factory() for field in found]
    names = tuple(field.name for field in found)
    return Fields(names, tuple(defaults), attrgetter(*names))


FIELDS: Final[dict[type[Struct], Fields]] = {
    kind: _fields(kind) for kind in (Piece, Line, Number, SeatLine, Prompt, PanelOverlay)
}


def change(old: Look, new: Look) -> bytes:
    """Return what makes a look out of an older one: a Change."""
    told: Parts = {
        name: part for name, part, before in zip(PLAIN, plain_of(new), plain_of(old), strict=True) if part != before
    }
    if new.prompt != old.prompt:
        told["prompt"] = parts(old.prompt, new.prompt)
    if new.places != old.places:
        told["places"] = entries(old.places, new.places, place_parts)
    if new.panels != old.panels:
        told["panels"] = entries(old.panels, new.panels, panel_parts)
    if new.lines != old.lines:
        told["lines"] = things(old.lines, new.lines)
    if new.pieces != old.pieces:
        told["pieces"] = things(old.pieces, new.pieces)
    if new.seats != old.seats:
        told["seats"] = [
            (k, k + 1) if line == before else seat_parts(before, line)
            for k, (before, line) in enumerate(zip(old.seats, new.seats, strict=True))
        ]
    if new.steps != old.steps:
        told["steps"] = stretches(old.steps, new.steps)
    return _encoder.encode(told)


def parts(old: Struct, new: Struct) -> Parts:
    """Return the fields that differ; None for one that is left out now."""
    names, defaults, of = FIELDS[type(new)]
    return {
        name: None if part == default else part
        for name, part, before, default in zip(names, of(new), of(old), defaults, strict=True)
        if part is not before and part != before
    }


def panel_parts(old: PanelOverlay, new: PanelOverlay) -> Parts:
    told = parts(old, new)
    if told.get("groups"):
        told["groups"] = entries(old.groups, new.groups)
    for name in ("foot", "tip", "rows"):
        if told.get(name):
            told[name] = stretches(getattr(old, name), told[name])
    return told


def place_parts(old: dict[str, Any], new: dict[str, Any]) -> Parts:
    told = entries(old, new)
    if told.get("tip") and "tip" in old:
        told["tip"] = stretches(old["tip"], told["tip"])
    return told


def seat_parts(old: SeatLine, new: SeatLine) -> Parts:
    told = parts(old, new)
    if "numbers" in told:
        told["numbers"] = _between(things, old.numbers, new.numbers)
    return told


_compared: dict[tuple[int, int], tuple[Any, Any, Any]] = {}  # the last things, and how they differ


def _between(compare: Callable[[Any, Any], Any], old: Any, new: Any) -> Any:
    """Return how two things differ that several readers of a table are shown: it is found out once. They are known by
    what they are, not by what is in them, so they are kept as long as the answer.
    """
    key = id(old), id(new)
    known = _compared.get(key)
    if known is None:
        if len(_compared) >= MOST_COMPARED:
            _compared.clear()
        known = _compared[key] = old, new, compare(old, new)
    return known[2]


def entries(
    old: dict[str, Item], new: dict[str, Item], within: Callable[[Any, Any], Parts] | None = None
) -> dict[str, Any]:
    """Return the entries that differ, or what differs `within` them; of what is gone None."""
    told: dict[str, Any] = {}
    for key, entry in new.items():
        before = old.get(key)
        if entry is not before and entry != before:
            told[key] = entry if within is None or before is None else within(before, entry)
    if len(old) + len(told) > len(new):
        for key in old:
            if key not in new:
                told[key] = None
    return told


def things(old: Sequence[Thing], new: Sequence[Thing]) -> list[Thing | Parts | Kept]:
    """Tell a list of things by the stretches that it has in common with an older one, which is most of both."""
    told: list[Thing | Parts | Kept] = []
    first = place = 0  # in the older list: where a stretch began, and where it has come to
    size, ends, is_ordered = len(old), len(new), True
    for at, item in enumerate(new):
        if place < size:
            before = old[place]
            if before is item or before == item:
                place += 1
                continue
        if place > first:
            told.append((first, place))
        if place < size and before.id == item.id:
            told.append(_between(parts, before, item))
            first = place = place + 1
        elif (place == size and is_ordered) or (place < size and at + 1 < ends and new[at + 1] is before):  # it came
            told.append(item)
            first = place
        elif place + 1 < size and old[place + 1] is item:  # the one before it went
            first, place = place + 1, place + 2
        else:
            found, is_ordered = next((number for number, thing in enumerate(old) if thing.id == item.id), -1), False
            if found < 0:
                told.append(item)
                first = place
            elif old[found] == item:
                first, place = found, found + 1
            else:
                told += ((found, found), parts(old[found], item))
                first = place = found + 1
    if place > first:
        told.append((first, place))
    return told


def stretches(old: Sequence[Item], new: Iterable[Item]) -> list[Item | Kept]:
    """Tell a list by its new items, and by the stretches that it has in common with an older one."""
    told: list[Item | Kept] = []
    first = place = 0  # as in `things`
    size = len(old)
    for item in new:
        if place < size and old[place] == item:
            place += 1
            continue
        if place > first:
            told.append((first, place))
        if item in old[place:]:
            first = old.index(item, place)
            place = first + 1
        else:
            told.append(item)
            first = place
    if place > first:
        told.append((first, place))
    return told
