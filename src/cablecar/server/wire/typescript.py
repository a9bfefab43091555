"""The page's types of everything that goes over the wire, written from the structs: frontend/src/wire/types.ts, by
`cablecar schema`.

A union, a tuple or an object that Python leaves open (`list[Any]`, `dict[str, Any]`) carries its TypeScript name in its
metadata, `Meta(extra={"typescript": NAME})`, and is defined in OPEN_TYPES.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import inspect

from cablecar.scene import model
from cablecar.scene.change import Change
from cablecar.scene.model import Look, Preview, Stage
from cablecar.server.wire import bodies, messages
from cablecar.server.wire.schemas import ALWAYS, HTTP, RAW, SENT_BY_CLIENTS

LINE_WIDTH: Final = 120
HEADER: Final = "// Written by `./cablecar schema` from the structs in Python (server/wire/typescript.py). Edit those."
OPEN_TYPES: Final = {
    "Argument": "string | number | TextWithKey | Picture",
    "TextWithKey": "[key: string] | [key: string, args: Record<string, Argument>]",
    "Text": "string | TextWithKey",
    "Picture": ("{ symbol?: string; face?: string; tone?: string; labels?: Labels; by?: number; name?: Text }"),
    "Label": "Text | Picture",
    "Labels": "Record<string, Label>",
    "Part": "Record<string, string>",
    "TipLine": "[say: Text] | [say: Text, clause: string]",
    "Tone": "[day: string, night: string, pattern: string, letter: string]",
    "Cell": "Run | { run: Run; state?: string }",
    "TrailStep": "[name: Text] | [name: Text, done: Text | boolean]",
    "Gain": "[seat: number, number: string, by: number]",
    "Kept": "[from: number, to: number]",
    "TipLineOrKept": "TipLine | Kept",
    "PlaceOverlay": 'Partial<Omit<Place, "id" | "box" | "at">>',
    "PlaceOverlayChange": (
        '{ [Name in keyof PlaceOverlay]?: (Name extends "tip" ? TipLineOrKept[] : PlaceOverlay[Name]) | null }'
    ),
}
RENAMED: Final[dict[type[Any], str]] = {
    model.Number: "SeatNumber",  # its name would hide one of the language
}
ALIASES: Final = {
    "Point": model.Point,
    "Run": model.Run,
    "Role": model.Role,
    "TalkWay": messages.TalkWay,
    "SeatState": messages.SeatState,
    "SeatTo": messages.SeatTo,
    "TableDeed": messages.TableDeed,
}  # types without a name of their own in Python


class Writer:
    """Collects the declarations that some types need."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {name: _alias(name, kind) for name, kind in OPEN_TYPES.items()}
        self.aliases: dict[str, str] = {}
        self.structs: dict[str, type[Any]] = {}
        for name, kind in ALIASES.items():
            found = self.write(inspect.type_info(kind))
            self.declared[name] = _alias(name, found)
            self.aliases[found] = name

    def write(self, kind: inspect.Type) -> str:
        """Return a type in TypeScript; declare the structs that it needs."""
        found = self._write(kind)
        return self.aliases.get(found, found)

    def _write(self, kind: inspect.Type) -> str:
        write = WRITTEN.get(type(kind))
        if write is None:
            raise TypeError(f"no TypeScript for {kind}")
        return write(self, kind)

    def _described(self, kind: inspect.Metadata) -> str:
        name = (kind.extra or {}).get("typescript")
        if name is not None:
            return str(name)
        values = (kind.extra_json_schema or {}).get("enum")
        return self._write(kind.type) if values is None else _choice(values)

    def _list(self, kind: inspect.ListType) -> str:
        item = self.write(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"

    def declare(self, struct: type[Any]) -> str:
        """Declare a struct; return its name."""
        name = RENAMED.get(struct, struct.__name__)
        if self.structs.setdefault(name, struct) is not struct:
            raise TypeError(f"two structs are called {name}: {struct} and {self.structs[name]}")
        if name not in self.declared:
            self.declared[name] = ""  # its place; it may name itself
            self.declared[name] = self._interface(name, struct)
        return name

    def _interface(self, name: str, struct: type[Any]) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
        for field in info.fields:
            is_optional = not _is_always_there(struct, field)
            raw = RAW.get((struct.__name__, field.encode_name))
            if raw:
                written = "Step[]" if raw == "Step" else raw
            else:
                written = self.write(_sent(struct, field))
            lines.append(f"  {field.encode_name}{'?' if is_optional else ''}: {written};")
        if not lines:
            return f"{_comment(struct)}export type {name} = Record<string, never>;\n"
        return f"{_comment(struct)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _choice(values: Iterable[object]) -> str:
    """Return a choice of words."""
    return " | ".join(f'"{value}"' for value in values)


WRITTEN: Final[dict[type[inspect.Type], Callable[[Writer, Any], str]]] = {
    inspect.Metadata: Writer._described,
    inspect.LiteralType: lambda writer, kind: _choice(kind.values),
    inspect.StrType: lambda writer, kind: "string",
    inspect.IntType: lambda writer, kind: "number",
    inspect.FloatType: lambda writer, kind: "number",
    inspect.BoolType: lambda writer, kind: "boolean",
    inspect.NoneType: lambda writer, kind: "null",
    inspect.UnionType: lambda writer, kind: " | ".join(writer.write(one) for one in kind.types),
    inspect.ListType: Writer._list,
    inspect.TupleType: lambda writer, kind: f"[{', '.join(writer.write(item) for item in kind.item_types)}]",
    inspect.DictType: lambda writer, kind: f"Record<string, {writer.write(kind.value_type)}>",
    inspect.StructType: lambda writer, kind: writer.declare(kind.cls),
}
"""How each kind of type is written in TypeScript."""


def _is_always_there(struct: type[Any], field: inspect.Field) -> bool:
    if field.required or field.encode_name in ALWAYS.get(struct.__name__, ()):
        return True
    is_unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return not (is_unset or issubclass(struct, SENT_BY_CLIENTS) or struct.__struct_config__.omit_defaults)


def _sent(struct: type[Any], field: inspect.Field) -> inspect.Type:
    """Return the type of a field as it is sent: a null that is the default is left out."""
    if field.default is None and struct.__struct_config__.omit_defaults and isinstance(field.type, inspect.UnionType):
        rest = tuple(one for one in field.type.types if not isinstance(one, inspect.NoneType))
        return rest[0] if len(rest) == 1 else inspect.UnionType(rest)
    return field.type


def _comment(struct: type[Any]) -> str:
    """Return a struct's docstring as a comment."""
    said = " ".join((struct.__doc__ or "").split())
    if not said:
        return ""
    if len(said) <= LINE_WIDTH - len("/**  */"):
        return f"/** {said} */\n"
    lines = textwrap.wrap(said, LINE_WIDTH - len(" * "), break_long_words=False, break_on_hyphens=False)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def _alias(name: str, written: str) -> str:
    """Return the declaration of a named type, laid out as prettier does."""
    if written.startswith("{ ["):
        return f"export type {name} = {{\n  {written[2:-2]};\n}};\n"
    if written.startswith("{ "):
        fields = written[2:-2].split("; ")
        return f"export interface {name} {{\n" + "".join(f"  {field};\n" for field in fields) + "}\n"
    line = f"export type {name} = {written};\n"
    if len(line) <= LINE_WIDTH + 1:
        return line
    if len(written) <= LINE_WIDTH - len("  ;"):
        return f"export type {name} =\n  {written};\n"
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in written.split(" | ")) + ";\n"


def types() -> str:
    """Return the whole file."""
    writer = Writer()
    for struct in (Stage, Look, Change, Preview):
        writer.declare(struct)
    for name, union in (("ClientMessage", messages.ClientMessage), ("ServerMessage", messages.ServerMessage)):
        members = inspect.multi_type_info(union.__args__)
        writer.declared[name] = _alias(name, " | ".join(writer.write(member) for member in members))
    for struct in (*HTTP, bodies.TableCard):
        writer.declare(struct)
    return "\n".join([f"{HEADER}\n", *writer.declared.values()])
