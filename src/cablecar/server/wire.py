"""Everything that goes over the wire, as structs: docs/wire.md explains them, and its JSON Schema is made from them.

What a client sends is checked by these structs alone; an unknown field is an error.
"""
from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

MAX_NAME = 40
MAX_MESSAGE = 2048  # bytes a client may send at once over a socket
MAX_BODY = 16_384  # bytes of a request

Text: TypeAlias = list[Any]
"""A text of the scene: `["key"]` or `["key", {"arg": value}]`."""
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="made by the client, new for every move")]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$", description="128 bits, base64url")]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{10}$")]


# ---- over the socket: what a client says ---------------------------------


class Said(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Hello(Said, tag="hello"):
    """Begin, begin again, or change the seat: the first message of every socket. `shown`: the `n` of the last look this page has shown, 0 for none."""

    seat: Seat | None = None
    shown: Count = 0


class Move(Said, tag="move"):
    """Say a word."""

    id: Id
    word: Word
    stamp: Count


class Undo(Said, tag="undo"):
    """Take back the last line."""

    id: Id
    stamp: Count


class What(Said, tag="what"):
    """Ask what a word would bring."""

    word: Word


class Why(Said, tag="why"):
    """Ask why a word is not legal; `*` stands for any part."""

    word: Word


class Story(Said, tag="story"):
    """Ask for older steps: those before line `before`."""

    before: Count


class Ping(Said, tag="ping"):
    """Ask for a sign of life."""


Client: TypeAlias = Hello | Move | Undo | What | Why | Story | Ping


# ---- over the socket: what the server says ---------------------------------


class Told(Struct, tag_field="type"):
    """A message of the server."""


class Player(Struct, omit_defaults=True):
    """Who sits on a seat."""

    seat: int
    name: str
    bot: str | None = None


class Welcome(Told, tag="welcome"):
    """The answer to hello, and again whenever one of its fields changes. `components`: the set in play; `halted`: why nobody can go on here."""

    table: str
    game: str
    seat: int | None
    seats: list[Player]
    mine: list[int]
    options: dict[str, str]
    components: str
    mode: str
    halted: Text | None = None


class Looked(Told, tag="look"):
    """What this seat sees now, complete."""

    stamp: int
    look: msgspec.Raw


class Ack(Told, tag="ack"):
    """A move or an undo stands and is stored."""

    id: str
    n: int


class No(Told, tag="no"):
    """A message was not accepted; nothing has changed."""

    id: str
    key: str
    say: Text


class WhatIs(Told, tag="what"):
    """What a word would bring, as far as this seat can know."""

    word: str
    preview: msgspec.Raw


class Reason(Struct, omit_defaults=True):
    """Why not, with the clause."""

    say: Text
    clause: str | None = None


class WhyNot(Told, tag="why"):
    """The reasons, the commonest first; none if the word is legal."""

    word: str
    reasons: list[Reason]


class Steps(Told, tag="story"):
    """Older steps, in order; `before` is what was asked."""

    before: int
    steps: msgspec.Raw


class Pong(Told, tag="pong"):
    """A sign of life."""


class Bye(Told, tag="bye"):
    """The last message before the server closes the socket."""

    reason: str


Server: TypeAlias = Welcome | Looked | Ack | No | WhatIs | WhyNot | Steps | Pong | Bye


# ---- over HTTP ---------------------------------------------------------------


class OptionCard(Struct, omit_defaults=True):
    """An option of a game: a choice of `values`, a number from `least` to `most`, or a pick of `count` of `ids`."""

    name: str
    kind: str
    default: str
    clause: str
    values: list[str] | None = None
    least: int | None = None
    most: int | None = None
    ids: list[str] | None = None
    count: int | None = None


class PresetCard(Struct):
    """A named way to play."""

    name: str
    seats: int
    options: dict[str, str]


class SetCard(Struct, omit_defaults=True):
    """A set of components; its options and presets, where they are not those of the game."""

    name: str
    options: list[OptionCard] | None = None
    presets: list[PresetCard] | None = None


class GameCard(Struct):
    """A game that was found; the first of its sets is taken if none is named."""

    slug: str
    version: int
    least: int
    most: int
    options: list[OptionCard]
    presets: list[PresetCard]
    categories: list[str]
    languages: list[str]
    rules: list[str]
    sets: list[SetCard]


class Games(Struct):
    """What can be played."""

    games: list[GameCard]
    bots: list[str]
    languages: dict[str, str]
    mode: str
    version: str


class TableCard(Struct):
    """A table at which this browser has a seat; `halted`: it can only be looked at, because its rules or its set are gone."""

    id: str
    game: str
    seats: list[Player]
    mine: list[int]
    turn: list[int]
    since: float
    over: bool
    components: str
    halted: bool


class Tables(Struct):
    """The tables of this browser, those that wait for it first."""

    tables: list[TableCard]


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table: `seats` holds "me" or a bot's name per seat; `components` names a set."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=8)]
    name: Name = "Player"
    components: Annotated[str, Meta(max_length=40)] | None = None
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=2000)]], Meta(max_length=40)] = {}


class Link(Struct):
    """The secret way to a seat; `seat` is null for bystanders."""

    seat: int | None
    path: str


class Opened(Struct):
    """A new table; this browser has its seats already."""

    id: str
    mine: list[int]
    links: list[Link]


class Enter(Struct, forbid_unknown_fields=True):
    """The token behind the # of a link."""

    token: Token


class Entered(Struct):
    """What this browser may now do at the table; `watch`: look on."""

    id: str
    game: str
    mine: list[int]
    watch: bool


class Fault(Struct):
    """Why a request was not answered."""

    key: str
    say: Text
    detail: str


decode_client = msgspec.json.Decoder(Client).decode
_encoder = msgspec.json.Encoder()


def frame(message: Told) -> str:
    """Return a message as the text of a frame."""
    return _encoder.encode(message).decode()


def refusal(id: str, key: str) -> No:
    """Return a refusal with its text."""
    return No(id, key, [f"why-{key}"])


def tidy(name: str) -> str:
    """Return a name for people: printable, single spaces; empty if nothing is left."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:MAX_NAME]
