"""Where everything is drawn and what can be clicked: the same for every renderer.

`spots` returns (id, x, y, w, h, turn, symbol, tone) for everything drawn on a panel, in drawing order; x and y are
centres. A place of a plan is centred on its `at`; a place of a flow has a box of its own whose corner is 0, 0. `live`
returns what may be picked.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from cablecar.scene.model import Choice, Look, Panel, Piece, Place, Point, Stage, Step
from cablecar.scene.symbols import Symbol

Box = tuple[float, float, float, float]  # x, y, w, h; x and y are the centre
PILE_STEP = 0.04  # of a piece above the one below, in parts of its place
MAX_PILE_STEPS = 5
FAN_STEP = 0.78  # of a piece beside the next, in parts of its width


@dataclass(frozen=True)
class Spot:
    """A symbol that is drawn."""

    id: str
    x: float
    y: float
    w: float
    h: float
    turn: float
    symbol: str
    tone: str

    def listed(self) -> tuple[Any, ...]:
        """Return the values by which renderers are compared."""
        return (
            self.id,
            *(round(number, 2) for number in (self.x, self.y, self.w, self.h, self.turn)),
            self.symbol,
            self.tone,
        )


def with_overlay(place: Place, look: Look) -> Place:
    """Return a place together with what the look adds to it."""
    over = look.places.get(place.id)
    return msgspec.structs.replace(place, **over) if over else place


def symbol_of(stage: Stage, thing: Piece | Place) -> tuple[str, str]:
    """Return the symbol and tone of a piece or a place: its own, or those of its face."""
    face = stage.faces.get(thing.face) if thing.face else None
    return thing.symbol or (face.symbol if face else ""), thing.tone or (face.tone if face else "")


def labels_of(stage: Stage, thing: Piece | Place) -> dict[str, Any]:
    face = stage.faces.get(thing.face) if thing.face else None
    return {**face.labels, **thing.labels} if face else thing.labels


def name_of(stage: Stage, thing: Piece | Place) -> Any:
    """Return the name of a piece or a place."""
    face = stage.faces.get(thing.face) if thing.face else None
    return thing.name or (face.name if face else thing.id)


def contain(box: Box, symbol: Symbol | None, fit: float) -> Box:
    """Fill `fit` of a box with a symbol, keeping its proportions."""
    x, y, w, h = box
    if symbol is None:
        return x, y, w * fit, h * fit
    scale = min(w / symbol.width, h / symbol.height) * fit
    return x, y, symbol.width * scale, symbol.height * scale


def cells(place: Place, box: Box, pieces: Sequence[Piece], symbols: Mapping[str, Symbol], stage: Stage) -> list[Box]:
    """Return the cell of each piece on a place."""
    x, y, w, h = box
    n = len(pieces)
    if place.stack == "free":
        cell = place.cell or place.box
        return [(*(piece.at or (x, y)), *cell) for piece in pieces]
    if place.stack == "pile":
        steps = [PILE_STEP * min(k, MAX_PILE_STEPS) for k in range(n)]
        return [(x + w * step, y - h * step, w, h) for step in steps]
    if place.stack == "row":
        c = min(w / max(n, 1), h)
        return [(x + (k - (n - 1) / 2) * c, y, c, c) for k in range(n)]
    if place.stack == "grid":
        columns = max(1, math.ceil(math.sqrt(n * w / h)))
        rows = max(1, math.ceil(n / columns))
        return [
            (
                x - w / 2 + (k % columns + 0.5) * w / columns,
                y - h / 2 + (k // columns + 0.5) * h / rows,
                w / columns,
                h / rows,
            )
            for k in range(n)
        ]
    if place.stack == "fan":
        widths = [
            (symbols[name].width / symbols[name].height if name in symbols else 1) * h
            for name in (symbol_of(stage, piece)[0] for piece in pieces)
        ]
        c = max(widths, default=0)
        apart = min(FAN_STEP * c, (w - c) / (n - 1)) if n > 1 else 0
        return [(x - w / 2 + c / 2 + k * apart, y, c, h) for k in range(n)]
    return [box] * n


def box_of(panel: Panel, place: Place) -> Box:
    """Return the box of a place in its panel, or for itself in a flow."""
    at: Point = place.at if panel.form == "plan" and place.at is not None else (place.box[0] / 2, place.box[1] / 2)
    return at[0], at[1], place.box[0], place.box[1]


def taken_back(look: Look) -> set[int]:
    """Return the lines that later ones took back."""
    return {step.back for step in look.steps if step.back}


def news(look: Look) -> list[Step]:
    """Return what happened since the reader's last decision and still counts: no line that was taken back, nor the one
    that did it.
    """
    gone = taken_back(look)
    return [step for step in look.steps if step.n > look.since and not step.back and step.n not in gone]


def pieces_by_place(look: Look) -> dict[str, list[Piece]]:
    """Return the pieces by their place."""
    found: dict[str, list[Piece]] = {}
    for piece in look.pieces:
        found.setdefault(piece.on, []).append(piece)
    return found


def place_spots(
    stage: Stage, panel: Panel, place: Place, pieces: Sequence[Piece], symbols: Mapping[str, Symbol]
) -> list[Spot]:
    """Return what is drawn for one place and its pieces."""
    box = box_of(panel, place)
    spots: list[Spot] = []
    symbol, tone = symbol_of(stage, place)
    if symbol:
        spots.append(Spot(place.id, *contain(box, symbols.get(symbol), 1), place.turn, symbol, tone))
    for piece, cell in zip(pieces, cells(place, box, pieces, symbols, stage), strict=True):
        symbol, tone = symbol_of(stage, piece)
        spots.append(
            Spot(
                piece.id,
                *contain(cell, symbols.get(symbol), place.fit),
                place.turn + piece.turn,
                symbol,
                tone or place.tone,
            )
        )
    return spots


def spots(stage: Stage, look: Look, panel: Panel, symbols: Mapping[str, Symbol]) -> list[Spot]:
    """Return everything that is drawn on a panel: places with their pieces, then the `top` places with theirs."""
    by_place = pieces_by_place(look)
    found: list[Spot] = []
    for is_top in (False, True):
        for place in panel.places:
            seen = with_overlay(place, look)
            if seen.top == is_top:
                found += place_spots(stage, panel, seen, by_place.get(place.id, []), symbols)
    return found


# ---- choosing ---------------------------------------------------------------


@dataclass(frozen=True)
class Live:
    """A thing that may be picked: now, or as a later part of a word."""

    is_next: bool
    badge: str


def parts_of(template: str, word: str) -> dict[str, str] | None:
    """Return the parts of a word by a template, in its order; nothing if the word has another template."""
    names, values = template.split(), word.split()
    if len(names) != len(values):
        return None
    parts: dict[str, str] = {}
    for name, value in zip(names, values, strict=True):
        if name.startswith("{"):
            parts[name[1:-1]] = value
        elif name != value:
            return None
    return parts


def words(look: Look) -> list[tuple[str, dict[str, str], Choice]]:
    """Return the legal words with their parts."""
    found = []
    for word, choice in look.legal:
        parts = next((parts for ask in look.asks if (parts := parts_of(ask.template, word)) is not None), {})
        found.append((word, parts, choice))
    return found


def live(stage: Stage, look: Look, picked: Mapping[str, str] | None = None) -> dict[str, Live]:
    """Return what can be clicked, by id; `picked` are the parts chosen so far."""
    chosen = picked or {}
    whole = [
        (parts or {"word": word}, choice) for word, parts, choice in words(look)
    ]  # a word without parts is one itself
    left = [
        (parts, choice) for parts, choice in whole if all(parts.get(name) == value for name, value in chosen.items())
    ]
    badges: dict[tuple[str, str], set[str]] = {}
    nexts: set[tuple[str, str]] = set()
    for parts, choice in left:
        open_parts = [part for part in parts.items() if part[0] not in chosen]
        for k, part in enumerate(open_parts):
            badges.setdefault(part, set()).add(choice.badge)
            if k == 0:
                nexts.add(part)
    found: dict[str, Live] = {}
    last: dict[tuple[str, str], str] = {}
    things: list[Piece | Place] = [with_overlay(place, look) for panel in stage.panels for place in panel.places]
    things += look.pieces
    for thing in things:
        for part in thing.part.items():
            if part in badges:
                last[part] = thing.id
                found[thing.id] = Live(part in nexts, next(iter(badges[part])) if len(badges[part]) == 1 else "")
    return {key: each if key in last.values() else Live(each.is_next, "") for key, each in found.items()}


def part_names(stage: Stage, look: Look) -> dict[tuple[str, str], Any]:
    """Return the name of each part of a word: that of the last thing that stands for it."""
    found: dict[tuple[str, str], Any] = {}
    things: list[Piece | Place] = [with_overlay(place, look) for panel in stage.panels for place in panel.places]
    things += look.pieces
    for thing in things:
        for part in thing.part.items():
            found[part] = name_of(stage, thing)
    return found


def choice_list(stage: Stage, look: Look, picked: Mapping[str, str] | None = None) -> list[tuple[Any, Any, str]]:
    """Return what can be chosen next, each with its reason and badge: the next parts of words, and words without
    further parts.
    """
    chosen, names = picked or {}, part_names(stage, look)
    found: dict[tuple[str, str], tuple[Any, Any, set[str]]] = {}
    for word, parts, choice in words(look):
        if all(parts.get(name) == value for name, value in chosen.items()):
            left = [part for part in parts.items() if part[0] not in chosen]
            key = left[0] if left else ("", word)
            said = names.get(key, key[1]) if left else choice.name or word
            is_last = len(left) <= 1
            found.setdefault(key, (said, choice.say if is_last else "", set()))[2].add(choice.badge)
    return [(said, reason, next(iter(badges)) if len(badges) == 1 else "") for said, reason, badges in found.values()]
