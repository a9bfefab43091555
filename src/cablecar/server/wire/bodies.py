"""The bodies of HTTP requests and responses, as structs: docs/wire.md explains them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from cablecar.server.wire.messages import MAX_NAME, Count, Name, Pace, Player, Seats, TextWithKey, Token


class OptionCard(Struct, omit_defaults=True):
    """An option of a game: a choice of `values`, a number from `least` to `most`, or a pick of `count` of `ids`.

    With other numbers of `seats`, or without the choices that it `needs`, only its default is possible.
    """

    name: str
    kind: str
    default: str
    clause: str
    values: list[str] | None = None
    least: int | None = None
    most: int | None = None
    ids: list[str] | None = None
    count: int | None = None
    seats: list[int] | None = None
    needs: dict[str, str] | None = None


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


class StrengthCard(Struct):
    """A level's results in one mode against copies of the next weaker bot; where it plays alone, against a rival of the
    game (by name) or against the game itself. `rating`: its lead on the scale of chess, with its interval; `seconds`:
    of processor time per decision; `mode`: in which it played; `version`: of the rules.
    """

    bot: str
    against: str
    players: int
    options: dict[str, str]
    games: int
    share: float
    low: float
    high: float
    rating: int
    rating_low: int
    rating_high: int
    simulations: int
    seconds: float
    mode: str
    version: int


class GameCard(Struct):
    """An installed game; a table without a named set uses the first of its sets. `colours`: of the seats."""

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
    strength: list[StrengthCard]
    colours: list[str]


class Games(Struct):
    """What can be played."""

    games: list[GameCard]
    bots: list[str]
    languages: dict[str, str]
    mode: str
    version: str


class TableCard(Struct):
    """A table at which this browser has a seat; `halted`: it can only be looked at, because its rules or its set are
    gone; `won`: the winners of a game that was played to its end, if they are seats.
    """

    id: str
    game: str
    seats: list[Player]
    mine: list[int]
    turn: list[int]
    since: float
    over: bool
    components: str
    halted: bool
    pace: int
    won: list[int]


class Tables(Struct):
    """The tables of this browser, those that wait for it first."""

    tables: list[TableCard]


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table: `seats` holds "me", "friend", "empty" or a bot's name per seat; `names` are those of the
    people at this device, in the order of its seats; without them `name` is used; `components` names a set.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    name: Name = "Player"
    components: Annotated[str, Meta(max_length=40)] | None = None
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=2000)]], Meta(max_length=40)
    ] = {}
    pace: Pace = 0
    names: Annotated[list[Annotated[str, Meta(max_length=MAX_NAME)]], Meta(max_length=8)] = []


class Knock(Struct, forbid_unknown_fields=True):
    """The password of the server."""

    password: Annotated[str, Meta(max_length=200)]


class SecretLink(Struct):
    """The secret part of a link to a seat, to looking on, or to the rights of the host."""

    kind: Literal["seat", "watch", "host"]
    seat: int | None
    path: str


class Opened(Struct):
    """A new table; this browser has its seats already."""

    id: str
    mine: list[int]
    links: list[SecretLink]


class Enter(Struct, forbid_unknown_fields=True):
    """The token behind the # of a link, and the name of the person who comes. `known`: nobody was asked for the name,
    it is the usual one of this browser; without a name, or if this browser has a seat here while another seat waits for
    a friend, nothing changes and the answer has `asks`.
    """

    token: Token
    name: Name | None = None
    known: bool = False


class Entered(Struct):
    """What this browser may now do at the table; `watch`: look on; `host`: change it; `asks`: the person must be asked
    for a name first; `by`: the host's name, if the host plays; `kind`: what the link leads to.
    """

    id: str
    game: str
    mine: list[int]
    watch: bool
    host: bool
    asks: bool = False
    by: str = ""
    kind: Literal["seat", "watch", "host"] = "seat"


class Fork(Struct, forbid_unknown_fields=True):
    """A wish for practice from a moment of a game that is over: after `place` lines of its log; `seats` as for a new
    table.
    """

    place: Count
    seats: Seats | None = None
    name: Name = "Player"


class Upload(Struct, forbid_unknown_fields=True):
    """A log to look at or to go on with; `seats` as for a new table."""

    log: Annotated[str, Meta(max_length=1_000_000)]
    seats: Seats | None = None
    name: Name = "Player"


class Rematch(Struct, forbid_unknown_fields=True):
    """A wish for the same seats once more; it has no settings."""


class Past(Struct):
    """Everything a view was shown, from the beginning: `moments` are the numbers of lines after which it can be looked
    at, `places` the length of the log at each of them (only of a game that is over).
    """

    view: str
    moments: list[int]
    places: list[int] | None
    steps: msgspec.Raw


class Fault(Struct):
    """Why a request was not answered."""

    key: str
    say: TextWithKey
    detail: str
