"""The messages of the socket, as structs (for HTTP see bodies.py): docs/wire.md explains them, and the JSON Schema is
made from them.

These structs alone check what a client sends; an unknown field is an error.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from cablecar.server.wire.frames import framed

MAX_NAME = 40
MAX_TALK = 300  # characters said at once
MAX_MESSAGE = 2048  # bytes a client may send at once over a socket
MAX_BODY = 16_384  # bytes of a request
MAX_UPLOAD = 1_100_000  # bytes of one that brings a log

TextWithKey: TypeAlias = Annotated[list[Any], Meta(extra={"typescript": "TextWithKey"})]
"""A text of the scene: `["key"]` or `["key", {"arg": value}]`."""
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="made by the client, new for every move")]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$", description="128 bits, base64url")]
Seats = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=8)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
TalkWay = Literal["all", "read", "players"]
SeatState = Literal["person", "friend", "empty", "bot", "away", "absent", "left", "conceded"]
SeatTo = Literal["me", "back", "friend", "bot", "empty", "link"]
TableDeed = Literal["leave", "concede", "agree", "disagree", "delete"]
Pace = Annotated[
    int, Meta(ge=0, le=5_184_000, description="seconds after which a bot plays for who owes a decision; 0: never")
]


# ---- over the socket: what a client says ---------------------------------


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Hello(FromClient, tag="hello"):
    """Begin, begin again, or change the seat: the first message of every socket. `shown`: the `n` of the last look this
    page has shown, 0 for none. `curtain`: with several seats, none of them named, and secret hands, show a bystander's
    view until a seat is named. `changes`: after the first look send only what has changed.
    """

    seat: Seat | None = None
    shown: Count = 0
    curtain: bool = False
    changes: bool = False


class Move(FromClient, tag="move"):
    """Make a move: a legal word."""

    id: Id
    word: Word
    stamp: Count


class Undo(FromClient, tag="undo"):
    """Take back the last line."""

    id: Id
    stamp: Count


class What(FromClient, tag="what"):
    """Ask what a word would bring."""

    word: Word


class Why(FromClient, tag="why"):
    """Ask why a word is not legal; `*` stands for any part."""

    word: Word


class Story(FromClient, tag="story"):
    """Ask for older steps: those before line `before`."""

    before: Count


class HintWish(FromClient, tag="hint"):
    """Ask what a bot would do here: at a table with one person only."""


class Ping(FromClient, tag="ping"):
    """Ask for a sign of life."""


class SeatWish(FromClient, tag="seat"):
    """Wish that somebody else plays a seat, or for a new link to it; null stands for bystanders."""

    id: Id
    seat: Seat | None
    to: SeatTo
    bot: BotName | None = None
    name: Name | None = None


class TableWish(FromClient, tag="table"):
    """Wish something for the seat of this socket (leave, concede, agree to end, no longer agree), or delete the
    table.
    """

    id: Id
    do: TableDeed


class WayWish(FromClient, tag="way"):
    """Change the terms of this table; a field that is left out stays as it is."""

    id: Id
    pace: Pace | None = None
    talk: TalkWay | None = None


class Say(FromClient, tag="say"):
    """Say something to the people at the table; bystanders bring a name."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TALK)]
    name: Name | None = None


ClientMessage: TypeAlias = (
    Hello | Move | Undo | What | Why | Story | HintWish | Ping | SeatWish | TableWish | WayWish | Say
)


# ---- over the socket: what the server says ---------------------------------


class FromServer(Struct, tag_field="type"):
    """A message of the server."""


class Player(Struct, omit_defaults=True):
    """The player of a seat: `bot` decides there now, if it is named; `here`: a browser that holds the seat is
    connected; `agrees`: to end the game.
    """

    seat: int
    name: str
    state: SeatState
    bot: str | None = None
    here: bool = False
    agrees: bool = False


class Welcome(FromServer, tag="welcome"):
    """The answer to hello, sent again whenever one of its fields changes. `components`: the set in play; `halted`: why
    nobody can go on here; `ended`: how the players ended the game; `host`: this browser may change the table; `pace`:
    see `way`; `next`: the table at which the same people go on; `secret`: this browser has several seats, and one may
    know what another may not; `until`: the deadline of each of this browser's seats that must decide, in seconds since
    1970.
    """

    table: str
    game: str
    seat: int | None
    seats: list[Player]
    mine: list[int]
    options: dict[str, str]
    components: str
    mode: str
    halted: TextWithKey | None = None
    ended: TextWithKey | None = None
    host: bool = False
    pace: int = 0
    talk: TalkWay = "read"
    next: str | None = None
    secret: bool = False
    until: dict[str, float] = {}


class Looked(FromServer, tag="look"):
    """The complete look of this seat."""

    stamp: int
    look: msgspec.Raw


class Changed(FromServer, tag="change"):
    """What has changed since the last look of this seat; `count`: how many changes there were since a whole look, this
    one included.
    """

    count: int
    stamp: int
    change: msgspec.Raw


class Ack(FromServer, tag="ack"):
    """A move, an undo or a wish was accepted and is stored."""

    id: str
    n: int


class No(FromServer, tag="no"):
    """A message was not accepted; nothing has changed."""

    id: str
    key: str
    say: TextWithKey


class WhatIs(FromServer, tag="what"):
    """What a word would bring, as far as this seat can know."""

    word: str
    preview: msgspec.Raw


class Reason(Struct, omit_defaults=True):
    """Why a word is not legal, with the clause."""

    say: TextWithKey
    clause: str | None = None


class WhyNot(FromServer, tag="why"):
    """The reasons, the commonest first; none if the word is legal."""

    word: str
    reasons: list[Reason]


class Steps(FromServer, tag="story"):
    """Older steps, in order; `before` is what was asked."""

    before: int
    steps: msgspec.Raw


class Hinted(FromServer, tag="hint"):
    """A bot's advice: its share of `simulations`, and what they say it is worth, both 0 … 1. Without simulations it is
    the only legal word, and `value` has no meaning.
    """

    word: str
    bot: str
    share: float
    value: float
    simulations: int


class Pong(FromServer, tag="pong"):
    """A sign of life."""


class Bye(FromServer, tag="bye"):
    """The last message before the server closes the socket."""

    reason: str


class NewLink(FromServer, tag="link"):
    """A new link to a seat, sent to whoever wished for it; the old link no longer works. `seat` is null for
    bystanders.
    """

    id: str
    seat: int | None
    path: str


class TalkLine(Struct):
    """A line of talk; `seat` is null for bystanders, `said` in seconds since 1970."""

    n: int
    seat: int | None
    name: str
    text: str
    said: float


class Talk(FromServer, tag="talk"):
    """Lines of talk: after welcome the last ones, later each new one. Plain text, to be shown as such."""

    lines: list[TalkLine]


ServerMessage: TypeAlias = (
    Welcome | Looked | Changed | Ack | No | WhatIs | WhyNot | Steps | Hinted | Pong | Bye | NewLink | Talk
)


decode_client = msgspec.json.Decoder(ClientMessage).decode
_encoder = msgspec.json.Encoder()


def text(message: FromServer) -> str:
    """Return a message as text."""
    return _encoder.encode(message).decode()


def frame(message: FromServer) -> bytes:
    """Return a message as a frame, made once for all sockets that are sent it."""
    return framed(_encoder.encode(message))


def refusal(id: str, key: str) -> No:
    """Return a refusal with its text."""
    return No(id, key, [f"why-{key}"])


def id_of(message: ClientMessage) -> str:
    """Return the id of a client's message; some have none."""
    return getattr(message, "id", "")


def tidy(name: str, most: int = MAX_NAME) -> str:
    """Return a name, or a line, for people: printable, single spaces; empty if nothing is left."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:most]
