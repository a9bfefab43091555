"""One component file: YAML in, plain data with line numbers out.

What is read is a small part of YAML: one document, no anchors, aliases or tags; `true`, `false`, `null` and decimal
numbers are what they look like, everything else is a word. Whatever is wrong becomes `BadComponents` with file, line
and reason.
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
KeyPath: TypeAlias = tuple[Key, ...]


def quoted(value: object) -> str:
    """Show a value in a message, cut to a readable length."""
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."


@dataclass(frozen=True)
class Document:
    """One parsed file: its data and the line on which each thing begins."""

    file: str
    data: dict[Key, Any]
    lines: dict[KeyPath, int]


class _Open:
    """A mapping or list that is still being read."""

    def __init__(self, place: KeyPath, value: dict[Key, Any] | list[Any]) -> None:
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


class _Builder:
    """Builds the data of one file from YAML events; iterative, so that no nesting is too deep to be refused."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.lines: dict[KeyPath, int] = {}
        self.root: list[Any] = []
        self._stack: list[_Open] = []
        self._documents = 0

    def fail(self, line: int, reason: str) -> NoReturn:
        raise BadComponents(self.file, line, reason)

    def take(self, event: Any) -> None:
        """Take the next event."""
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent):
            self.fail(line, f"aliases are not read: {quoted(f'*{event.anchor}')}")
        if isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                self.fail(line, "a second document begins here; a component file has one")
        if isinstance(event, yaml.CollectionEndEvent):
            self._stack.pop()
        elif isinstance(event, yaml.NodeEvent):
            self._node(event, line)

    def _node(self, event: Any, line: int) -> None:
        if event.anchor is not None:
            self.fail(line, f"anchors are not read: {quoted(f'&{event.anchor}')}")
        if event.tag is not None:
            self.fail(line, f"tags are not read: {quoted(event.tag)}")
        top = self._stack[-1] if self._stack else None
        wants_key = top is not None and isinstance(top.value, dict) and top.key is None
        if isinstance(event, yaml.ScalarEvent):
            value = _scalar(event.value, event.implicit[0])
            if top is not None and wants_key:
                self._begin_entry(top, value, event.value, line)
            else:
                self._add(value, line)
            return
        if wants_key:
            self.fail(line, "a key must be a word or a whole number, not a list or mapping")
        if len(self._stack) == DEEPEST:
            self.fail(line, f"nested deeper than {DEEPEST}")
        opened: dict[Key, Any] | list[Any] = {} if isinstance(event, yaml.MappingStartEvent) else []
        self._stack.append(_Open(self._add(opened, line), opened))

    def _begin_entry(self, top: _Open, key: object, written: str, line: int) -> None:
        """Note the key of the value that comes next."""
        if isinstance(key, bool) or not isinstance(key, str | int):
            self.fail(line, f"a key must be a word or a whole number, not {quoted(written)}")
        place = (*top.place, key)
        if key in top.value:
            first = self.lines[place]
            self.fail(line, f"the key {quoted(key)} stands here a second time (first on line {first})")
        top.key = key
        self.lines[place] = line

    def _add(self, value: object, line: int) -> KeyPath:
        """Put a finished or just opened value where it belongs; return that place."""
        place: KeyPath = ()
        if not self._stack:
            self.root.append(value)
            self.lines[place] = line
            return place
        top = self._stack[-1]
        if isinstance(top.value, list):
            place = (*top.place, len(top.value))
            top.value.append(value)
            self.lines[place] = line
        else:
            assert top.key is not None
            place = (*top.place, top.key)
            top.value[top.key] = value
            top.key = None
        return place


def parse_document(raw: bytes, file: str) -> Document:
    """Read one file."""
    builder = _Builder(file)
    text = _decoded(raw, builder)
    try:
        for event in yaml.parse(text, Loader=Loader):
            builder.take(event)
    except yaml.YAMLError as error:
        reason = getattr(error, "problem", None) or getattr(error, "reason", None) or "it can't be parsed"
        last = max(1, len(text.splitlines()))
        builder.fail(
            min(_line_of(error, text), last), f"not YAML: {reason}"
        )  # the parser may stand behind the last line
    except (RecursionError, ValueError, OverflowError, MemoryError) as error:
        builder.fail(1, f"not YAML: {error}")
    root = builder.root
    if not root or not isinstance(root[0], dict):
        found = f", not {quoted(root[0])}" if root else "; this one is empty"
        builder.fail(builder.lines.get((), 1), f"a component file must be a mapping of blocks{found}")
    return Document(file, root[0], builder.lines)


def _decoded(raw: bytes, builder: _Builder) -> str:
    if len(raw) > LARGEST:
        builder.fail(0, f"larger than {LARGEST:,} bytes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        builder.fail(raw.count(b"\n", 0, error.start) + 1, "not UTF-8 text")
    if "\0" in text:
        builder.fail(text.count("\n", 0, text.index("\0")) + 1, "a binary file, not text")
    return text


def _line_of(error: yaml.YAMLError, text: str) -> int:
    """Return the line at which the parser failed."""
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if mark is not None:
        return int(mark.line) + 1
    position = getattr(error, "position", None)
    return text.count("\n", 0, position) + 1 if isinstance(position, int) else 1


def read_document(file: Path, shown: str) -> Document:
    """Read a file that is one; what never ends (a device, a pipe) is not."""
    try:
        if file.exists() and not file.is_file():
            raise BadComponents(shown, 0, "can't be read: not a file")
        with file.open("rb") as stream:
            raw = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadComponents(shown, 0, f"can't be read: {getattr(error, 'strerror', None) or error}") from None
    return parse_document(raw, shown)
