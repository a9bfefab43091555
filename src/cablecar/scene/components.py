"""Component sets: files merged and checked, with the line that everything came from.

A set is one or more files, each with a head `set: {game, name, note?}` and some blocks. Shipped sets lie in a game's
`data` folder and may be several; the one whose head says `standard: true` (or the only one) is the standard. A box
owner's file names any of the blocks: each replaces the whole block of the standard set (or of the shipped set its head
names as `base`), all others are taken over.

How one file is read stands in document.py. Whatever is wrong becomes `BadComponents` with file, line and reason.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from cablecar.kernel.components import Components
from cablecar.kernel.errors import BadComponents
from cablecar.scene.document import Document, Key, KeyPath, quoted, read_document

HEAD: Final = "set"
PROVENANCE: Final = "provenance"
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
SET_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}")


class Source:
    """One whole set as plain data; knows for each thing the file and line it came from.

    A path is a row of keys and list positions: `whole("districts", 3, "project", "cost", least=0, most=3)`. The getters
    fail with file, line and the value.
    """

    def __init__(self, game: str, name: str, note: str, blocks: dict[str, Any], documents: dict[str, Document]) -> None:
        self.game = game
        self.name = name
        self.note = note
        self.blocks = blocks
        self._documents = documents

    @classmethod
    def remake(cls, components: Components) -> Source:
        """Make a source again from the components that a Game carries: without files and lines."""
        return cls(components.game, components.name, "", components.blocks, {})

    def file(self, *path: Key) -> str:
        """Name the file a thing stands in."""
        document = self._document(path)
        return f"components {self.name}" if document is None else document.file

    def line(self, *path: Key) -> int:
        """Give the line on which a thing begins; of a missing thing, the line of what should hold it."""
        document = self._document(path)
        if document is None:
            return 0
        while path not in document.lines:
            path = path[:-1]
        return document.lines[path]

    def _document(self, path: KeyPath) -> Document | None:
        return self._documents.get(str(path[0])) or self._documents.get(HEAD) if path else self._documents.get(HEAD)

    def fail(self, reason: str, *path: Key) -> NoReturn:
        """Refuse the set because of one thing in it."""
        raise BadComponents(self.file(*path), self.line(*path), reason)

    def has(self, *path: Key) -> bool:
        """Tell whether a thing is there and not null."""
        return self._find(path) is not None

    def _find(self, path: KeyPath) -> Any:
        found: Any = self.blocks
        for key in path:
            if isinstance(found, dict):
                found = found.get(key)
            elif isinstance(found, list) and isinstance(key, int) and 0 <= key < len(found):
                found = found[key]
            else:
                return None
        return found

    def get(self, *path: Key) -> Any:
        """Give a thing that must be there."""
        found = self._find(path)
        if found is None:
            self.fail(f"{spell(path)} is missing", *path)
        return found

    def whole(self, *path: Key, least: int, most: int) -> int:
        """Give a whole number within bounds."""
        found = self.get(*path)
        if isinstance(found, bool) or not isinstance(found, int):
            self.fail(f"{spell(path)} must be a whole number, not {quoted(found)}", *path)
        if not least <= found <= most:
            self.fail(f"{spell(path)} must be from {least} to {most}, not {found}", *path)
        return found

    def decimal(self, *path: Key, least: float, most: float) -> float:
        """Give a number within bounds, with or without a fraction."""
        found = self.get(*path)
        if isinstance(found, bool) or not isinstance(found, int | float):
            self.fail(f"{spell(path)} must be a number, not {quoted(found)}", *path)
        if not least <= found <= most:
            self.fail(f"{spell(path)} must be from {least:g} to {most:g}, not {found:g}", *path)
        return float(found)

    def point(self, *path: Key, least: float = 0, most: float = 100) -> tuple[float, float]:
        """Return a point written `{x, y}` or `[x, y]`; keys beside x and y are ignored."""
        found = self.get(*path)
        if isinstance(found, list) and len(found) == 2:
            return self.decimal(*path, 0, least=least, most=most), self.decimal(*path, 1, least=least, most=most)
        if not isinstance(found, dict):
            self.fail(f"{spell(path)} must be a point with x and y, not {quoted(found)}", *path)
        return self.decimal(*path, "x", least=least, most=most), self.decimal(*path, "y", least=least, most=most)

    def text(self, *path: Key, most: int = 200) -> str:
        """Give a piece of text."""
        found = self.get(*path)
        if not isinstance(found, str) or not found.strip() or len(found) > most:
            self.fail(f"{spell(path)} must be a text of 1 to {most} characters, not {quoted(found)}", *path)
        if not all(c.isprintable() or c == "\n" for c in found):
            self.fail(f"{spell(path)} has a character that can't be shown: {quoted(found)}", *path)
        return found

    def word(self, *path: Key, one_of: Sequence[str]) -> str:
        """Give one of some words."""
        found = self.get(*path)
        if not isinstance(found, str) or found not in one_of:
            self.fail(f"{spell(path)} must be one of {', '.join(one_of)}, not {quoted(found)}", *path)
        return found

    def name_of(self, *path: Key) -> str:
        """Give an id: small letters, digits and _, beginning with a letter, at most 30."""
        found = self.get(*path)
        if not isinstance(found, str) or not ID.fullmatch(found):
            self.fail(
                f"{spell(path)} must be an id (small letters, digits and _, at most 30), not {quoted(found)}", *path
            )
        return found

    def names(self, *path: Key, least: int, most: int) -> list[str]:
        """Give a list of different ids."""
        found: list[str] = []
        for position in range(self.entries(*path, least=least, most=most)):
            name = self.name_of(*path, position)
            if name in found:
                self.fail(f"{quoted(name)} stands twice in {spell(path)}", *path, position)
            found.append(name)
        return found

    def entries(self, *path: Key, least: int = 0, most: int = 3000) -> int:
        """Give the length of a list."""
        found = self.get(*path)
        if not isinstance(found, list):
            self.fail(f"{spell(path)} must be a list, not {quoted(found)}", *path)
        if not least <= len(found) <= most:
            self.fail(f"{spell(path)} must have from {least} to {most} entries, not {len(found)}", *path)
        return len(found)

    def keys(self, *path: Key, needed: Sequence[Key] = (), allowed: Sequence[Key] | None = None) -> list[Key]:
        """Give the keys of a mapping; refuse a missing one, and others than those needed or allowed (`None`: any)."""
        found = self.get(*path)
        if not isinstance(found, dict):
            self.fail(f"{spell(path)} must be a mapping, not {quoted(found)}", *path)
        for key in needed:
            if found.get(key) is None:
                self.fail(f"{spell((*path, key))} is missing", *path)
        if allowed is not None:
            for key in found:
                if key not in needed and key not in allowed:
                    self.fail(
                        f"{spell(path)} has no {quoted(key)}; it has "
                        f"{', '.join(str(known) for known in (*needed, *allowed))}",
                        *path,
                        key,
                    )
        return list(found)


def spell(path: KeyPath) -> str:
    """Write a path for people: `districts[3].project.cost`."""
    spelled = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return spelled.removeprefix(".") or "the file"


def _head(document: Document) -> Source:
    """Give the head of one file and its blocks as a source of their own, with all names checked."""
    blocks: dict[str, Any] = {}
    for key, value in document.data.items():
        if not isinstance(key, str):
            raise BadComponents(document.file, document.lines[(key,)], f"a block must have a name, not {quoted(key)}")
        blocks[key] = value
    source = Source("", "", "", blocks, dict.fromkeys((*blocks, HEAD), document))
    source.keys(HEAD, needed=("game", "name"), allowed=("note", "base", "standard"))
    source.game = source.name_of(HEAD, "game")
    name = source.get(HEAD, "name")
    if not isinstance(name, str) or not SET_NAME.fullmatch(name):
        source.fail(f"set.name must be small letters, digits, _ . or -, at most 40, not {quoted(name)}", HEAD, "name")
    source.name = name
    source.note = source.text(HEAD, "note", most=2000) if source.has(HEAD, "note") else ""
    return source


def head(file: Path) -> Source:
    """Read the blocks of a box owner's file, with nothing but its head checked: which game it is for, and its name."""
    return _head(read_document(file, str(file)))


def _merge(sources: list[Source]) -> Source:
    """Join the files of one shipped set."""
    first = sources[0]
    whole = Source(first.game, first.name, first.note, {}, {})
    for source in sources:
        for block, value in source.blocks.items():
            if block != HEAD and block in whole.blocks:
                source.fail(f"the block {block} stands in {whole.file(block)} too", block)
            if block not in whole.blocks:
                whole.blocks[block] = value
                whole._documents[block] = source._documents[block]
    return whole


def shipped(folder: Path) -> dict[str, list[Path]]:
    """List the sets of a game's data folder with their files, the standard set first."""
    return {name: [file for file, _ in parts] for name, parts in _shipped(folder).items()}


def _shipped(folder: Path) -> dict[str, list[tuple[Path, Source]]]:
    sets: dict[str, list[tuple[Path, Source]]] = {}
    for file in sorted(folder.glob("*.yaml")):
        source = _head(read_document(file, file.name))
        sets.setdefault(source.name, []).append((file, source))
    standard = [
        name for name, parts in sets.items() if any(part.blocks[HEAD].get("standard") is True for _, part in parts)
    ] or list(sets)
    if len(standard) != 1:
        raise BadComponents(
            folder.name, 0, f"exactly one set must be the standard one, found {', '.join(standard) or 'none'}"
        )
    return {name: sets[name] for name in sorted(sets, key=lambda name: (name != standard[0], name))}


def read_source(folder: Path, file: Path | None = None, name: str = "") -> Source:
    """Read the standard set of a data folder, the shipped set of that name, or a box owner's file upon a shipped
    set.
    """
    sets = {each: _merge([part for _, part in parts]) for each, parts in _shipped(folder).items()}
    standard = next(iter(sets.values()))
    if file is None:
        if name and name not in sets:
            raise BadComponents(folder.name, 0, f"there is no shipped set {quoted(name)}; there is {', '.join(sets)}")
        return sets[name] if name else standard
    own = head(file)
    if own.game != standard.game:
        own.fail(f"this set is for the game {quoted(own.game)}, not for {standard.game}", HEAD, "game")
    base = standard
    if own.has(HEAD, "base"):
        base = sets[own.word(HEAD, "base", one_of=list(sets))]
    whole = Source(own.game, own.name, own.note, dict(base.blocks), dict(base._documents))
    kept = base.blocks.get(PROVENANCE)
    if isinstance(kept, dict) and PROVENANCE not in own.blocks:
        whole.blocks[PROVENANCE] = {block: value for block, value in kept.items() if block not in own.blocks}
    for block, value in own.blocks.items():
        if block not in base.blocks:
            own.fail(
                f"{standard.game} has no block {quoted(block)}; it has "
                f"{', '.join(known for known in base.blocks if known != HEAD)}",
                block,
            )
        whole.blocks[block] = value
        whole._documents[block] = own._documents[block]
    return whole


def printed(folder: Path, name: str = "") -> str:
    """Give a shipped set as one file: a template for a box owner."""
    sets = _shipped(folder)
    if name and name not in sets:
        raise BadComponents(folder.name, 0, f"there is no shipped set {quoted(name)}; there is {', '.join(sets)}")
    parts = sets[name] if name else next(iter(sets.values()))
    texts: list[str] = []
    for file, part in parts:
        lines = file.read_text("utf-8-sig").splitlines(keepends=True)
        if texts:  # the head stands in the first file
            begin = part.line(HEAD)
            later = [part.line(block) for block in part.blocks if part.line(block) > begin]
            del lines[begin - 1 : min(later, default=len(lines) + 1) - 1]
        texts.append("".join(lines))
    return "".join(text if text.endswith("\n") else text + "\n" for text in texts)


def digest(rules: object) -> str:
    """Give the first 16 hex digits of SHA-256 over the canonical JSON of what the rules read."""
    canonical = json.dumps(rules, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def load_components(
    folder: Path, check: Callable[[Source], tuple[object, Sequence[str]]], file: Path | None = None, name: str = ""
) -> Components:
    """Read and check a set and give what a Game is made of.

    `check` refuses a source by its `fail`, or gives what the rules read (for the digest: no names, notes or
    coordinates, and pieces in an order that is not the file's) and warnings.
    """
    source = read_source(folder, file, name)
    rules, warnings = check(source)
    mark = digest(rules)
    if file is not None and source.name in shipped(folder):
        original, _ = check(read_source(folder, None, source.name))
        if digest(original) != mark:
            source.fail(
                f"the name {source.name} belongs to a shipped set and this one differs from it; give it another name",
                HEAD,
                "name",
            )
    blocks = {block: value for block, value in source.blocks.items() if block != HEAD}
    return Components(source.game, source.name, mark, blocks, tuple(warnings))
