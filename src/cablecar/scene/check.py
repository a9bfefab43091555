"""What must hold of every stage, look and drawing; a test of each game calls these checks. Faults are returned as
sentences; an empty list means that there are none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from xml.etree.ElementTree import Element, ParseError

import msgspec

from cablecar.scene.look import encode
from cablecar.scene.model import FORMS, LINES, ROLES, SHAPES, STACKS, Look, Preview, Stage
from cablecar.scene.palette import TONES, names
from cablecar.scene.symbols import Symbol, load_symbols, parse_svg
from cablecar.scene.texts import MissingText, Texts

STAGE_BYTES: Final = 128_000
LOOK_BYTES: Final = 32_000
ITEM_ID: Final = re.compile(r"[a-z0-9._-]{1,40}")
STATES: Final = ("", "turn", "strong", "dim")
RUNS: Final = ("head", "cells", "run", "columns")  # lists of texts and pictures
TAGS: Final = {"g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use"}
GEOMETRY: Final = {
    "x",
    "y",
    "width",
    "height",
    "rx",
    "ry",
    "cx",
    "cy",
    "r",
    "x1",
    "y1",
    "x2",
    "y2",
    "d",
    "points",
    "transform",
    "opacity",
}
STROKES: Final = {"stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"}
SLOT_TEXT: Final = {"x", "y", "font-size", "text-anchor", "fill", "class", "data-width", "data-lines"}
CAPTION_STYLES: Final = {"number", "title", "italic", "text"}
SAMPLE_PLAYERS: Final = [f"Player {seat}" for seat in range(8)]
Faces = dict[str, dict[str, Any]]


def check_scene(stage: Stage, look: Look, symbols: Mapping[str, Symbol], texts: Sequence[Texts] = ()) -> list[str]:
    """Return what is wrong with a scene: sizes, ids, words from fixed lists, symbols, tones, texts (strict catalogues),
    art.
    """
    faults: list[str] = []
    for what, size, most in (("stage", len(encode(stage)), STAGE_BYTES), ("look", len(encode(look)), LOOK_BYTES)):
        if size > most:
            faults.append(f"the {what} has {size} bytes, more than {most}")
    if look.stage != stage.key:
        faults.append("the look is of another stage")
    faults += _ids(stage, look)
    faults += _fields(stage, look)
    for panel in stage.panels:
        faults += [f"art of {panel.id}: {fault}" for fault in check_art(panel.art, symbols)]
    faces = _faces(stage)
    for thing in (msgspec.to_builtins(stage), msgspec.to_builtins(look)):
        faults += _walk(thing, stage, symbols, texts, faces)
    return faults


def check_what(what: Preview, stage: Stage, symbols: Mapping[str, Symbol], texts: Sequence[Texts] = ()) -> list[str]:
    """Return what is wrong with an answer about a choice."""
    faults = [f"{len(what.tip)} lines of tip"] if len(what.tip) > 6 else []
    places = {place.id for panel in stage.panels for place in panel.places}
    faults += [f"a ghost lies on {piece.on}, which is no place" for piece in what.pieces if piece.on not in places]
    return faults + list(_walk(msgspec.to_builtins(what), stage, symbols, texts, _faces(stage)))


def _ids(stage: Stage, look: Look) -> list[str]:
    faults: list[str] = []
    places = [place.id for panel in stage.panels for place in panel.places]
    every = (
        [panel.id for panel in stage.panels]
        + places
        + [piece.id for piece in look.pieces]
        + [line.id for line in look.lines]
    )
    faults += [f"{name!r} is no id" for name in every if not ITEM_ID.fullmatch(name)]
    faults += [f"the id {name} stands {count} times" for name, count in Counter(every).items() if count > 1]
    known = set(places)
    faults += [f"{piece.id} lies on {piece.on}, which is no place" for piece in look.pieces if piece.on not in known]
    faults += [f"the look has an overlay for {name}, which is no place" for name in look.places if name not in known]
    panels = {panel.id: panel for panel in stage.panels}
    faults += [f"the look has an overlay for {name}, which is no panel" for name in look.panels if name not in panels]
    return faults


def _fields(stage: Stage, look: Look) -> list[str]:
    faults: list[str] = []
    for panel in stage.panels:
        if panel.role not in ROLES or panel.form not in FORMS:
            faults.append(f"panel {panel.id}: role {panel.role!r}, form {panel.form!r}")
        if panel.form == "plan" and panel.size is None:
            faults.append(f"plan {panel.id} has no size")
        if isinstance(panel.columns, list) and len(panel.columns) > 14:
            faults.append(f"{panel.id} has {len(panel.columns)} columns")
        for place in panel.places:
            if (
                place.shape not in SHAPES
                or place.stack not in STACKS
                or place.state not in STATES
                or not 0.3 <= place.fit <= 1.4
            ):
                faults.append(
                    f"place {place.id}: shape {place.shape!r}, stack {place.stack!r}, state {place.state!r}, fit "
                    f"{place.fit}"
                )
            if panel.form == "plan" and place.at is None:
                faults.append(f"place {place.id} lies nowhere")
            if place.group and place.group not in panel.groups:
                faults.append(f"place {place.id}: there is no group {place.group}")
            if len(place.tip) > 6 or len(place.caption) > 3:
                faults.append(f"place {place.id} says too much")
    for piece in look.pieces:
        if not piece.face and not (piece.symbol and piece.name != ""):
            faults.append(f"piece {piece.id} needs a face, or a symbol and a name")
        if len(piece.tip) > 6 or len(piece.caption) > 3 or piece.state not in STATES:
            faults.append(f"piece {piece.id} says too much or is {piece.state!r}")
    faults += [f"{panel} has {len(each.rows)} rows" for panel, each in look.panels.items() if len(each.rows) > 24]
    faults += [f"seat {line.seat} has {len(line.numbers)} numbers" for line in look.seats if len(line.numbers) > 6]
    faults += [f"the badge of {word!r} is {choice.badge!r}" for word, choice in look.legal if len(choice.badge) > 6]
    faults += [f"line {line.id}: style {line.style!r}" for line in look.lines if line.style not in LINES]
    if len(look.lines) > 60 or len(look.steps) > 60:
        faults.append(f"{len(look.lines)} lines and {len(look.steps)} steps")
    if [step.n for step in look.steps] != sorted(step.n for step in look.steps) or any(
        step.n > look.n for step in look.steps
    ):
        faults.append("the steps are not in the order of the lines")
    return faults


def _faces(stage: Stage) -> Faces:
    """Return the names of a stage's faces, as texts want them."""
    return {name: {"name": face.name} for name, face in stage.faces.items()}


def _walk(
    thing: Any, stage: Stage, symbols: Mapping[str, Symbol], texts: Sequence[Texts], faces: Faces, key: str = ""
) -> Iterator[str]:
    """Find every text, picture and tone."""
    if isinstance(thing, dict):
        if isinstance(symbol := thing.get("symbol"), str) and symbol and symbol not in symbols:
            yield f"there is no symbol {symbol!r}"
        if isinstance(face := thing.get("face"), str) and face and face not in stage.faces:
            yield f"there is no face {face!r}"
        tone = thing.get("tone")
        if (
            isinstance(tone, str)
            and tone
            and tone not in TONES
            and tone not in stage.tones
            and not re.fullmatch(r"seat[0-7]", tone)
        ):
            yield f"there is no tone {tone!r}"
        for name, value in thing.items():
            if name in RUNS and isinstance(value, list):
                runs = [value] if name in ("head", "run") else value
                for part in (part for run in runs for part in (run if isinstance(run, list) else [run])):
                    yield from _walk(part, stage, symbols, texts, faces)
            elif name not in ("art", "tones", "template", "part"):
                yield from _walk(value, stage, symbols, texts, faces, name)
    elif isinstance(thing, list):
        if (
            thing
            and isinstance(thing[0], str)
            and key not in ("seats", "flash", "moves")
            and (len(thing) == 1 or isinstance(thing[1], dict))
        ):
            is_choice = len(thing) == 2 and key == "legal"
            if not is_choice:
                yield from _say(thing, faces, texts)
        for value in thing:
            if isinstance(value, list | dict):
                yield from _walk(value, stage, symbols, texts, faces, key)


def _say(text: list[Any], faces: Faces, texts: Sequence[Texts]) -> Iterator[str]:
    for catalogue in texts:
        try:
            catalogue.say_text(text, SAMPLE_PLAYERS, 0, faces)
        except MissingText as error:
            yield f"{catalogue.language}: {error} in {text}"


# ---- drawings -------------------------------------------------------------------


def check_art(source: str, symbols: Mapping[str, Symbol]) -> list[str]:
    """Return what is not allowed in a piece of art."""
    if not source:
        return []
    try:
        root = parse_svg(source)
    except ParseError as error:
        return [str(error)]
    return [fault for element in root for fault in _element(element, symbols, in_slot=False, in_symbol=False)]


def check_file(file: Path, folder: Path | None = None) -> list[str]:
    """Return what is not allowed in symbols.svg, cover.svg or another drawing."""
    symbols = load_symbols(folder)
    try:
        root = parse_svg(file.read_text("utf-8"))
    except ParseError as error:
        return [f"{file.name}: {error}"]
    faults: list[str] = []
    for element in root:
        inside = list(element) if element.tag == "symbol" else [element]
        if element.tag == "symbol" and not ITEM_ID.fullmatch(element.get("id", "")):
            faults.append(f"the id {element.get('id')!r}")
        faults += [
            fault
            for each in inside
            for fault in _element(each, symbols, in_slot=False, in_symbol=element.tag == "symbol")
        ]
    return [f"{file.name}: {fault}" for fault in faults]


def _element(element: Element, symbols: Mapping[str, Symbol], *, in_slot: bool, in_symbol: bool) -> Iterator[str]:
    slot = element.get("data-slot")
    is_text = element.tag == "text" and in_slot
    if element.tag not in TAGS and not is_text:
        yield f"<{element.tag}> is not allowed"
        return
    for name, value in element.items():
        if name in ("fill", "stroke"):
            found = re.fullmatch(r"none|var\(--([a-z-]+)\)", value)
            if not found or (found[1] and found[1] not in names()):
                yield f"{name}={value!r} is no paint"
        elif name == "class":
            if any(
                not (is_text and each in CAPTION_STYLES) and each != "drawn" and not each.startswith("tone-")
                for each in value.split()
            ):
                yield f"class {value!r}"
        elif name == "href" and element.tag == "use":
            if not value.startswith("#") or value[1:] not in symbols:
                yield f"there is no symbol {value!r}"
        elif name in STROKES:
            if "var(" in value or "url(" in value:
                yield f"{name}={value!r}"
        elif is_text:
            if name not in SLOT_TEXT:
                yield f"a slot's text has {name!r}"
        elif name == "data-slot":
            if not in_symbol or element.tag not in ("g", "rect"):
                yield f"a slot {value!r} here"
        elif name not in GEOMETRY:
            yield f"{name!r} is not allowed"
    for child in element:
        yield from _element(child, symbols, in_slot=in_slot or slot is not None, in_symbol=in_symbol)
