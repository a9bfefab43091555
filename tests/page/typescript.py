"""The types of the page, read from its sources: just as much TypeScript as they use, and whether a JSON Schema agrees
with one.

A type is a tuple: ("name", N), ("literal", text), ("union", types), ("array", type), ("tuple", types), ("record", type)
or ("object", fields); a field is
(is_optional, type).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Type = tuple[Any, ...]
TOKEN = re.compile(r'"[^"]*"|\w+|\S')
PRIMITIVE = {"string": "string", "number": "number", "boolean": "boolean", "null": "null"}


class Types:
    """The exported types of some sources."""

    def __init__(self, *sources: str) -> None:
        self.found: dict[str, Type] = {}
        for source in sources:
            plain = re.sub(r"//[^\n]*|/\*.*?\*/", "", source, flags=re.S)
            for match in re.finditer(r"export (?:interface (\w+)(?: extends (\w+))? (?=\{)|type (\w+) =)", plain):
                reader = Reader(plain[match.end() :])
                made = reader.type()
                self.found[match[1] or match[3]] = ("both", match[2], made) if match[2] else made

    def solve(self, kind: Type) -> Type:
        """Follow names; put together what extends another."""
        while kind[0] == "name" and kind[1] not in PRIMITIVE:
            kind = self.found[kind[1]]
        if kind[0] == "both":
            return ("object", {**self.solve(("name", kind[1]))[1], **kind[2][1]})
        return kind

    def choices(self, kind: Type) -> list[Type]:
        """Return the alternatives of a type."""
        solved = self.solve(kind)
        return [one for each in solved[1] for one in self.choices(each)] if solved[0] == "union" else [solved]


class Reader:
    """Reads one type."""

    def __init__(self, text: str) -> None:
        self.tokens: Iterator[str] = (match[0] for match in TOKEN.finditer(text))
        self.now = next(self.tokens, "")

    def take(self, wanted: str = "") -> str:
        assert not wanted or self.now == wanted, f"{self.now!r} instead of {wanted!r}"
        token, self.now = self.now, next(self.tokens, "")
        return token

    def type(self) -> Type:
        if self.now == "|":
            self.take()
        found = [self.part()]
        while self.now == "|":
            self.take()
            found.append(self.part())
        return found[0] if len(found) == 1 else ("union", found)

    def part(self) -> Type:
        token = self.take()
        if token == "{":
            made: Type = ("object", self.fields())
        elif token == "[":
            made = ("tuple", self.items())
        elif token == "(":
            made = self.type()
            self.take(")")
        elif token == "Record":
            self.take("<")
            self.type()
            self.take(",")
            made = ("record", self.type())
            self.take(">")
        else:
            made = ("literal", token.strip('"')) if token.startswith('"') else ("name", token)
        while self.now == "[":
            self.take()
            self.take("]")
            made = ("array", made)
        return made

    def fields(self) -> dict[str, tuple[bool, Type]]:
        found: dict[str, tuple[bool, Type]] = {}
        while self.now != "}":
            name = self.take()
            is_optional = self.now == "?"
            if is_optional:
                self.take()
            self.take(":")
            found[name] = is_optional, self.type()
            if self.now == ";":
                self.take()
        self.take("}")
        return found

    def items(self) -> list[Type]:
        found: list[Type] = []
        while self.now != "]":
            kind = self.type()
            if self.now == ":":  # the name of an item
                self.take()
                kind = self.type()
            found.append(kind)
            if self.now == ",":
                self.take()
        self.take("]")
        return found


class Comparison:
    """Schemas against types."""

    def __init__(self, types: Types, documents: dict[str, dict[str, Any]]) -> None:
        self.types = types
        self.documents = documents
        self.told: dict[tuple[str, str], str] = {}  # nothing while it is being compared: both may name themselves

    def differs(self, schema: dict[str, Any], kind: Type, where: str, document: str) -> str:
        """Return the first difference, or nothing."""
        if reference := schema.get("$ref"):
            file, _, name = reference.partition("#/$defs/")
            pair = name, repr(kind)
            if pair not in self.told:
                self.told[pair] = ""
                self.told[pair] = self.differs(
                    self.documents[file or document]["$defs"][name], kind, where, file or document
                )
            return self.told[pair]
        wanted = schema.get("anyOf", [schema])
        offered = self.types.choices(kind)
        for one in wanted:
            if one.get("type") == "null" and where.endswith("?"):
                continue  # not sent then
            told = [self.one(one, each, where, document) for each in offered]
            if all(told):
                return min(told, key=lambda text: text.startswith("!"))
        for each in offered:
            if all(self.one(one, each, where, document) for one in wanted):
                return f"{where}: the page also expects {each}"
        return ""

    def one(self, schema: dict[str, Any], kind: Type, where: str, document: str) -> str:
        if "$ref" in schema or "anyOf" in schema:
            return self.differs(schema, kind, where, document)
        told, is_named = schema.get("type"), kind[0] == "name"
        no = f"!{where}: {told or schema} here, {kind} on the page"
        if told is None and "enum" not in schema:
            return ""  # anything
        if told in ("string", None):
            values = schema.get("enum")
            return (
                ""
                if kind == ("name", "string") or (kind[0] == "literal" and (values is None or kind[1] in values))
                else no
            )
        if told in ("integer", "number", "boolean", "null"):
            return "" if is_named and PRIMITIVE.get(kind[1]) == {"integer": "number"}.get(told, told) else no
        if told == "array":
            if prefix := schema.get("prefixItems"):
                if kind[0] != "tuple" or len(prefix) != len(kind[1]):
                    return no
                return next(
                    filter(
                        None,
                        (
                            self.differs(a, b, f"{where}[{i}]", document)
                            for i, (a, b) in enumerate(zip(prefix, kind[1], strict=True))
                        ),
                    ),
                    "",
                )
            items = schema.get("items") or {}
            inside = [kind[1]] if kind[0] == "array" else kind[1] if kind[0] == "tuple" else None
            return (
                no
                if inside is None
                else next(filter(None, (self.differs(items, each, f"{where}[]", document) for each in inside)), "")
            )
        assert told == "object", schema
        if "properties" not in schema:
            rest = schema.get("additionalProperties") or {}
            if kind[0] == "record":
                return self.differs(rest if isinstance(rest, dict) else {}, kind[1], f"{where}{{}}", document)
            return "" if kind[0] == "object" and not rest else no
        if kind[0] != "object":
            return no
        return self.fields(schema, kind[1], where, document)

    def fields(self, schema: dict[str, Any], fields: dict[str, tuple[bool, Type]], where: str, document: str) -> str:
        told = schema["properties"]
        if "type" in told and "type" in fields and self.one(told["type"], fields["type"][1], where, document):
            return f"!{where}: no message {told['type']['enum']}"
        if set(told) != set(fields):
            return f"{where}: {', '.join(sorted(set(told) ^ set(fields)))} only on one side"
        for name, part in told.items():
            is_optional, kind = fields[name]
            if is_optional == (name in schema.get("required", ())):
                return f"{where}.{name}: {'optional' if is_optional else 'needed'} on the page, not here"
            if difference := self.differs(part, kind, f"{where}.{name}{'?' if is_optional else ''}", document):
                return difference
        return ""
