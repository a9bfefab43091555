"""What a table may choose before it starts: declared by the game, checked here, stored whole in the log's header."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cablecar.kernel.errors import BadOption, BadSeats

if TYPE_CHECKING:
    from cablecar.kernel.state import Game

MAX_BITS = 62
FIRST_SEAT = "first_seat"
RANDOM = "random"


@dataclass(frozen=True)
class Option:
    """One thing to choose; `clause` is the ruling it comes from."""

    name: str
    clause: str

    @property
    def default(self) -> str:
        """Return the text of the law's default."""
        raise NotImplementedError

    def parse(self, text: str) -> str:
        """Return the canonical form of a value; raise BadOption if it is none."""
        raise NotImplementedError

    def samples(self) -> list[str]:
        """Return the values a check should try: all of them, or the telling ones."""
        raise NotImplementedError

    def wrong(self, text: str, wanted: str) -> BadOption:
        return BadOption(f"option {self.name}={text!r}: {wanted}")


@dataclass(frozen=True)
class WordOption(Option):
    """One word of a few, the law's default first. With `at` >= 0 its index is packed into the state's options from that
    bit on.
    """

    values: tuple[str, ...]
    at: int = -1

    @property
    def default(self) -> str:
        return self.values[0]

    def parse(self, text: str) -> str:
        if text not in self.values:
            raise self.wrong(text, f"one of {', '.join(self.values)}")
        return text

    def samples(self) -> list[str]:
        return list(self.values)

    @property
    def bits(self) -> int:
        return (len(self.values) - 1).bit_length()


def first_seat(clause: str, most: int) -> WordOption:
    """Return the option of who begins: whom chance says, or one of so many seats."""
    return WordOption(FIRST_SEAT, clause, (RANDOM, *map(str, range(most))))


@dataclass(frozen=True)
class NumberOption(Option):
    """A whole number in a range."""

    least: int
    most: int
    usual: int

    @property
    def default(self) -> str:
        return str(self.usual)

    def parse(self, text: str) -> str:
        wanted = f"a whole number from {self.least} to {self.most}"
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12):
            raise self.wrong(text, wanted)
        if not self.least <= int(text) <= self.most:
            raise self.wrong(text, wanted)
        return str(int(text))

    def samples(self) -> list[str]:
        return [str(n) for n in sorted({self.least, self.usual, self.most})]


@dataclass(frozen=True)
class PickOption(Option):
    """Exactly `count` different ids of a list, written with commas in the list's order, or `all`: the rules' own
    choice.
    """

    ids: tuple[str, ...]
    count: int

    @property
    def default(self) -> str:
        return "all"

    def parse(self, text: str) -> str:
        if text == "all":
            return text
        picked = text.split(",")
        for one in picked:
            if one not in self.ids:
                raise self.wrong(text, f"{one!r} is none of {', '.join(self.ids)}")
        if len(set(picked)) != len(picked) or len(picked) != self.count:
            raise self.wrong(text, f"exactly {self.count} different ids")
        return ",".join(one for one in self.ids if one in picked)

    def samples(self) -> list[str]:
        return ["all", ",".join(self.ids[: self.count]), ",".join(self.ids[-self.count :])]


@dataclass(frozen=True)
class Preset:
    """A named way to play: how many seats, and the options that differ from the law's default."""

    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Options:
    """Every option of a game with a value, in declared order; `version` is the rules version the table keeps for
    life.
    """

    version: int
    texts: Mapping[str, str]
    packed: int
    ids: Mapping[str, tuple[str, ...]]

    def word(self, name: str) -> str:
        """Return the word of a WordOption."""
        return self.texts[name]

    def first_seat(self) -> int:
        """Return the seat that begins, or -1: whom chance says."""
        first = self.texts[FIRST_SEAT]
        return -1 if first == RANDOM else int(first)

    def no_first(self, seats: int) -> str:
        """Return why the seat that is to begin can't, or an empty string."""
        first = self.first_seat()
        return f"there is no seat {first} for {FIRST_SEAT}" if first >= seats else ""

    def number(self, name: str) -> int:
        """Return the value of a NumberOption."""
        return int(self.texts[name])

    def picked(self, name: str) -> list[int]:
        """Return the places of the picked ids in their list; all places if nothing was picked."""
        ids = self.ids[name]
        return (
            list(range(len(ids)))
            if self.texts[name] == "all"
            else [ids.index(one) for one in self.texts[name].split(",")]
        )


def resolve(game: Game, seats: int, given: Mapping[str, str], version: int | None = None) -> Options:
    """Return all options of a table; raise BadSeats or BadOption if the game is not played like that."""
    if not game.least <= seats <= game.most:
        raise BadSeats(f"{game.slug} is for {game.least} to {game.most} players, not {seats}")
    known = {option.name: option for option in game.options}
    for name, text in given.items():
        if name not in known:
            raise BadOption(
                f"{game.slug} has no option {name!r}; it has {', '.join(known) or 'none'} (given: {name}={text})"
            )
    texts = {name: option.parse(given[name]) if name in given else option.default for name, option in known.items()}
    packed = 0
    for option in game.options:
        if isinstance(option, WordOption) and option.at >= 0:
            packed |= option.values.index(texts[option.name]) << option.at
    ids = {option.name: option.ids for option in game.options if isinstance(option, PickOption)}
    options = Options(int(game.version) if version is None else version, texts, packed, ids)
    if reason := game.refuse(seats, options):
        raise BadOption(f"{game.slug} with {seats} players: {reason}")
    return options


def preset_of(game: Game, name: str) -> Preset:
    """Return a game's preset by name."""
    for preset in game.presets:
        if preset.name == name:
            return preset
    raise BadOption(f"{game.slug} has no preset {name!r}; it has {', '.join(p.name for p in game.presets) or 'none'}")


def overlapping(options: list[Option]) -> str:
    """Return what is wrong with the packed bits of a game's options, or an empty string."""
    used = 0
    for option in options:
        if isinstance(option, WordOption) and option.at >= 0:
            mask = (1 << option.bits) - 1 << option.at
            if used & mask or option.at + option.bits > MAX_BITS:
                return f"the bits of option {option.name} are taken or lie above bit {MAX_BITS}"
            used |= mask
    return ""
