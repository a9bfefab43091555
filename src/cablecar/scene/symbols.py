"""Symbols: the pieces' pictures, read from `symbols.svg` of the scene and of a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

COMMON_SYMBOLS: Final = Path(__file__).parent / "symbols.svg"
SPACE: Final = "{http://www.w3.org/2000/svg}"
SMALL: Final = "-small"
SMALL_BELOW: Final = 24.0  # pixels


@dataclass(frozen=True)
class Symbol:
    """A picture with its slots; width and height are those of its own units."""

    id: str
    width: float
    height: float
    elements: tuple[Element, ...]


def plain_tags(element: Element) -> Element:
    """Take the name space off an element and all that is in it."""
    for each in element.iter():
        each.tag = each.tag.removeprefix(SPACE)
    return element


def parse_svg(source: str) -> Element:
    """Read a file or a piece of art; raise ParseError if it is not well formed."""
    text = source if source.lstrip().startswith("<svg") else f"<g>{source}</g>"
    return plain_tags(ElementTree.fromstring(text))


@cache
def _read(file: Path) -> dict[str, Symbol]:
    found: dict[str, Symbol] = {}
    for element in parse_svg(file.read_text("utf-8")).iter("symbol"):
        _, _, width, height = (float(number) for number in element.get("viewBox", "0 0 48 48").split())
        found[element.get("id", "")] = Symbol(element.get("id", ""), width, height, tuple(element))
    return found


def load_symbols(folder: Path | None = None) -> dict[str, Symbol]:
    """Return the common symbols and a game's own."""
    own = _read(folder / "symbols.svg") if folder is not None and (folder / "symbols.svg").is_file() else {}
    return {**_read(COMMON_SYMBOLS), **own}
