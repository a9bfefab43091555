"""Translated texts: Project Fluent catalogues, the common one and each game's own.

A text is `["key"]` or `["key", {argument: value}]`; an argument may be a text, a picture (its name is read) or a seat.
A plain string needs no translation. Whole numbers are grouped as the language does, so a year is passed as a string.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from cablecar.kernel.errors import CablecarError

FALLBACK: Final = "en"
COMMON: Final = Path(__file__).parent / "texts"
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
HYPHENED: Final = re.compile(r"(?<![^\W_]|-)-(?=\d)")
"""The hyphen of a negative number, which has a true minus."""
OWN_NAME: Final = re.compile(r"^language-name = (.+)$", re.MULTILINE)


def languages() -> dict[str, str]:
    """Return the languages that have a common catalogue, each with its own name for itself."""
    found = {file.stem: OWN_NAME.search(file.read_text("utf-8")) for file in sorted(COMMON.glob("*.ftl"))}
    return {language: name[1] if name else language for language, name in found.items()}


@lru_cache(maxsize=64)
def parsed(source: str) -> Any:
    """Return the entries of a catalogue; reading one takes longer than drawing a table."""
    from fluent.runtime import FluentResource  # 70 ms: only who shows texts pays

    return FluentResource(source)


class MissingText(CablecarError):
    """A key has no text, a text lacks an argument, or a catalogue can't be parsed: a mistake of the program, found by
    tests.
    """


class Texts:
    """The texts of one language. A missing text is taken from English; one that English lacks too is shown as
    its key.
    """

    def __init__(self, language: str, *folders: Path, strict: bool = False) -> None:
        """Load the common texts and those of each folder (`texts/` of a game); a later folder wins. `strict` raises
        MissingText: for tests.
        """
        from fluent.runtime import FluentBundle  # see above

        self.language = language if LANGUAGE.fullmatch(language) else FALLBACK
        self.strict = strict
        self._bundles: list[Any] = []
        for tongue in dict.fromkeys((self.language, FALLBACK)):
            bundle = FluentBundle([tongue], use_isolating=False)
            for folder in (COMMON, *folders):
                file = folder / f"{tongue}.ftl"
                if file.is_file():
                    bundle.add_resource(parsed(file.read_text("utf-8")), allow_overrides=True)
            self._bundles.append(bundle)

    def has(self, key: str) -> bool:
        """Tell whether some catalogue has the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **arguments: object) -> str:
        """Return one text in this language."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                said, errors = bundle.format_pattern(pattern, arguments)
                if errors and self.strict:
                    raise MissingText(f"{key}: {errors[0]}")
                has_negative = any(isinstance(value, int | float) and value < 0 for value in arguments.values())
                return HYPHENED.sub("−", str(said)) if has_negative else str(said)
        if self.strict:
            raise MissingText(key)
        return f"[{key}]"

    def say_text(
        self, text: object, names: Sequence[str] = (), you: int = -1, faces: Mapping[str, Any] | None = None
    ) -> str:
        """Say a text of a scene: `names` are the players by seat, `you` is the seat that reads, `faces` are the
        stage's.
        """
        if isinstance(text, str):
            return text
        if isinstance(text, int | float):
            return str(text).replace("-", "−")
        if isinstance(text, Mapping):
            return self.say_text(picture_name(text, faces or {}), names, you, faces)
        if not isinstance(text, list | tuple) or not text or not isinstance(text[0], str):
            if self.strict:
                raise MissingText(f"not a text: {text!r}")
            return f"[{text!r}]"
        arguments: dict[str, object] = {}
        for name, value in (text[1] if len(text) > 1 else {}).items():
            if name == "seat" and isinstance(value, int):
                arguments["seat"] = names[value] if 0 <= value < len(names) else self.say("seat", number=value)
                arguments["you"] = "yes" if value == you else "no"
            elif isinstance(value, list | tuple | Mapping):
                arguments[name] = self.say_text(value, names, you, faces)
            else:
                arguments[name] = value
        return self.say(text[0], **arguments)


def picture_name(picture: Mapping[str, Any], faces: Mapping[str, Any]) -> object:
    """Find the text that a picture is read as: its own name, that of its face, or what it shows."""
    if "name" in picture:
        return picture["name"]
    if "face" in picture:
        return faces.get(picture["face"], {}).get("name", picture["face"])
    return picture.get("symbol", "")


def keys(file: Path) -> list[str]:
    """List the keys of a catalogue; a syntax error or a key that stands twice raises MissingText with its line."""
    from fluent.syntax import ast

    source = file.read_text("utf-8")
    found: list[str] = []
    for entry in parsed(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "can't be parsed"
            raise MissingText(
                f"{file.name}, line {line}: {reason}: {(entry.content or '').strip().partition(chr(10))[0]}"
            )
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise MissingText(f"{file.name}, line {line}: {entry.id.name} stands twice")
            found.append(entry.id.name)
    return found


def arguments(file: Path) -> dict[str, frozenset[str]]:
    """Name the arguments each text of a catalogue uses, so that translations can be compared."""
    from fluent.syntax import ast, visitor

    class Finder(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
            self.names.add(node.id.name)

    used: dict[str, frozenset[str]] = {}
    for entry in parsed(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            finder = Finder()
            finder.visit(entry)
            used[entry.id.name] = frozenset(finder.names)
    return used
