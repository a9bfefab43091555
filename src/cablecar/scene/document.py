"""One component file: YAML in, plain data with line numbers out.

What is read is a small part of YAML: one document, no anchors, aliases or tags; `true`, `false`, `null` and decimal
numbers are what they look like,
everything else is a word. Whatever is wrong becomes `BadComponents` with file, line and reason.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

import yaml

from cablecar.kernel.errors import BadComponents

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

LARGEST: Final = 1_000_000
DEEPEST: Final = 30
WHOLE: Final = re.compile(r"-?[0-9]{1,15}")
DECIMAL: Final = re.compile(r"-?[0-9]{1,15}\.[0-9]{1,15}")
WORDS: Final[dict[str, bool | None]] = {"true": True, "false": False, "null": None, "~": None, "": None}

Key: TypeAlias = str | int
Place: TypeAlias = tuple[Key, ...]


def quoted(value: object) -> str:
    """Show a value in a message, cut to a readable length."""
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."


@dataclass(frozen=True)
class Document:
    """One parsed file: its data and the line on which each thing begins."""

    file: str
    data: dict[Key, Any]
    lines: dict[Place, int]


class _Open:
    """A mapping or list that is still being read."""

    def __init__(self, place: Place, value: dict[Key, Any] | list[Any]) -> None:
        self.place = place
        self.value = value
        self.key: Key | None = None


def _scalar(text: str, plain: bool) -> object:
    if not plain:
        return text
    if text in WORDS:
        return WORDS[text]
    if WHOLE.fullmatch(text):
        return int(text)
    if DECIMAL.fullmatch(text):
        return float(text)
    return text


def parse(raw: bytes, file: str) -> Document:
    """Read one file; iterative, so that no nesting is too deep to be refused."""

    def fail(line: int, reason: str) -> NoReturn:
        raise BadComponents(file, line, reason)

    if len(raw) > LARGEST:
        fail(0, f"larger than {LARGEST:,} bytes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fail(raw.count(b"\n", 0, error.start) + 1, "not UTF-8 text")
    if "\0" in text:
        fail(text.count("\n", 0, text.index("\0")) + 1, "a binary file, not text")

    lines: dict[Place, int] = {}
    stack: list[_Open] = []
    root: list[Any] = []
    documents = 0

    def add(value: object, line: int) -> Place:
        """Put a finished or just opened value where it belongs and say where that is."""
        if not stack:
            root.append(value)
            lines[()] = line
            return ()
        top = stack[-1]
        if isinstance(top.value, list):
            place = (*top.place, len(top.value))
            top.value.append(value)
            lines[place] = line
        else:
            assert top.key is not None
            place = (*top.place, top.key)
            top.value[top.key] = value
            top.key = None
        return place

    try:
        for event in yaml.parse(text, Loader=Loader):
            line = event.start_mark.line + 1
            if isinstance(event, yaml.AliasEvent):
                fail(line, f"aliases are not read: {quoted(f'*{event.anchor}')}")
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    fail(line, "a second document begins here; a component file has one")
            if not isinstance(event, yaml.NodeEvent):
                if isinstance(event, yaml.CollectionEndEvent):
                    stack.pop()
                continue
            if event.anchor is not None:
                fail(line, f"anchors are not read: {quoted(f'&{event.anchor}')}")
            tag = getattr(event, "tag", None)
            if tag is not None:
                fail(line, f"tags are not read: {quoted(tag)}")
            wants_key = bool(stack) and isinstance(stack[-1].value, dict) and stack[-1].key is None
            if isinstance(event, yaml.ScalarEvent):
                value = _scalar(event.value, event.implicit[0])
                if not wants_key:
                    add(value, line)
                    continue
                if isinstance(value, bool) or not isinstance(value, str | int):
                    fail(line, f"a key must be a word or a whole number, not {quoted(event.value)}")
                top = stack[-1]
                assert isinstance(top.value, dict)
                if value in top.value:
                    fail(
                        line,
                        f"the key {quoted(value)} stands here a second time (first on line "
                        f"{lines[(*top.place, value)]})",
                    )
                top.key = value
                lines[(*top.place, value)] = line
            else:
                if wants_key:
                    fail(line, "a key must be a word or a whole number, not a list or mapping")
                if len(stack) == DEEPEST:
                    fail(line, f"nested deeper than {DEEPEST}")
                opened: dict[Key, Any] | list[Any] = {} if isinstance(event, yaml.MappingStartEvent) else []
                stack.append(_Open(add(opened, line), opened))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        position = getattr(error, "position", None)
        line = (
            mark.line + 1 if mark is not None else text.count("\n", 0, position) + 1 if isinstance(position, int) else 1
        )
        reason = getattr(error, "problem", None) or getattr(error, "reason", None) or "it can't be parsed"
        fail(
            min(line, max(1, len(text.splitlines()))), f"not YAML: {reason}"
        )  # the parser may stand behind the last line
    except (RecursionError, ValueError, OverflowError, MemoryError) as error:
        fail(1, f"not YAML: {error}")
    if not root or not isinstance(root[0], dict):
        fail(
            lines.get((), 1),
            "a component file must be a mapping of blocks"
            + (f", not {quoted(root[0])}" if root else "; this one is empty"),
        )
    return Document(file, root[0], lines)


def read_document(file: Path, shown: str) -> Document:
    """Read a file that is one; what never ends (a device, a pipe) is not."""
    try:
        if file.exists() and not file.is_file():
            raise BadComponents(shown, 0, "can't be read: not a file")
        with file.open("rb") as stream:
            raw = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadComponents(shown, 0, f"can't be read: {getattr(error, 'strerror', None) or error}") from None
    return parse(raw, shown)
