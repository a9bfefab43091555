"""The text log: the save file, the bug report and the test fixture in one.

    cablecar 1
    game frankfurt 1
    components designed_v1 9f3c1a2b77d0e415
    seats 3
    option mayor=random

    * start 2
    2 place red-villa-3 opernplatz-1
    ! seat 1 bot club
    2 undo

A header, an empty line, then events: `*` chance, a number a seat, `!` the table (kept and shown, never read by the
rules).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cablecar.kernel.errors import BadLog
from cablecar.kernel.phase import CHANCE

LOG_FORMAT = 1
MAX_BYTES = 1_000_000
MAX_LINES = 30_000  # no game that ends has more, with all the notes and undos a table takes
TABLE = -6  # the actor of a `!` line
UNDO = "undo"

BYTE_ORDER_MARK = b"\xef\xbb\xbf"  # some programs begin a text in UTF-8 with it

_EVENT = re.compile(r"(\*|!|[0-7]) (\S(?:.*\S)?)")
_HEAD = (re.compile(r"cablecar ([0-9]{1,6})"), re.compile(r"game ([a-z0-9_-]{1,40}) ([0-9]{1,6})"),
         re.compile(r"components ([\w.-]{1,60}) ([0-9a-f]{16})"), re.compile(r"seats ([0-9]{1,2})"))  # fmt: skip
_SHAPES = ("cablecar NUMBER", "game NAME VERSION", "components NAME DIGEST", "seats NUMBER")
_OPTION = re.compile(r"option (\w{1,60})=(\S{1,2000})")


class Event(NamedTuple):
    """One line of the log."""

    actor: int
    word: str

    def line(self) -> str:
        return f"{'*' if self.actor == CHANCE else '!' if self.actor == TABLE else self.actor} {self.word}"


@dataclass(frozen=True)
class Header:
    """What stands before the first event."""

    slug: str
    version: int
    components: str
    digest: str
    seats: int
    options: dict[str, str]

    def lines(self) -> list[str]:
        return [
            f"cablecar {LOG_FORMAT}",
            f"game {self.slug} {self.version}",
            f"components {self.components} {self.digest}",
            f"seats {self.seats}",
            *(f"option {name}={value}" for name, value in self.options.items()),
            "",
        ]


@dataclass(frozen=True)
class Log:
    """A log that has the right form; whether it can be played is the table's to say."""

    header: Header
    events: list[Event]
    first_line: int  # where the events begin in the file

    def numbered(self, at: int | None = None) -> Iterator[tuple[int, Event]]:
        """Return the first `at` events, or all, each with its line in the file."""
        return enumerate(self.events[:at], start=self.first_line)


def write(header: Header, events: Iterable[Event]) -> str:
    """Return the text of a log."""
    return "\n".join([*header.lines(), *(event.line() for event in events)]) + "\n"


def parse(source: str | bytes) -> Log:
    """Read a log; raise BadLog with the line and the reason if it is malformed."""
    lines = _lines(source)
    found: list[tuple[str, ...]] = []
    for number, (pattern, shape) in enumerate(zip(_HEAD, _SHAPES, strict=True), start=1):
        text = lines[number - 1] if number <= len(lines) else ""
        match = pattern.fullmatch(text)
        if not match:
            raise BadLog(number, f"{_quote(text)} stands where {shape!r} should")
        if number == 1 and int(match[1]) != LOG_FORMAT:
            raise BadLog(1, f"this is a log of format {match[1]}; format {LOG_FORMAT} can be read")
        found.append(match.groups())
    options: dict[str, str] = {}
    number = len(_HEAD) + 1
    while number <= len(lines) and lines[number - 1]:
        match = _OPTION.fullmatch(lines[number - 1])
        if not match:
            raise BadLog(
                number, f"{_quote(lines[number - 1])} stands where 'option NAME=VALUE' or an empty line should"
            )
        if match[1] in options:
            raise BadLog(number, f"the option {match[1]!r} stands there twice")
        options[match[1]] = match[2]
        number += 1
    if number > len(lines):
        raise BadLog(number, "the log is cut off: there is no empty line after the header")
    (slug, version), (components, digest), (seats,) = found[1:]
    header = Header(slug, int(version), components, digest, int(seats), options)
    return Log(header, [_event(n, text) for n, text in enumerate(lines[number:], start=number + 1)], number + 1)


def as_written(source: str | bytes) -> bytes:
    """Return a log that comes from outside as we write it: Windows, an editor or a mail program may have changed its
    line ends and put a mark before it.
    """
    return _bytes(source).removeprefix(BYTE_ORDER_MARK).replace(b"\r\n", b"\n")


def _bytes(source: str | bytes) -> bytes:
    return source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source


def _lines(source: str | bytes) -> list[str]:
    data = _bytes(source)
    if len(data) > MAX_BYTES:
        raise BadLog(data[:MAX_BYTES].count(b"\n") + 1, f"the log has {len(data)} bytes; {MAX_BYTES} at most")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLog(data[: error.start].count(b"\n") + 1, f"byte {error.start} is no UTF-8 text") from None
    lines = text.split("\n")
    if len(lines) > MAX_LINES:
        raise BadLog(MAX_LINES, f"the log has {len(lines)} lines; {MAX_LINES} at most")
    for n, line in enumerate(lines, start=1):
        if bad := next((c for c in line if not c.isprintable()), ""):
            raise BadLog(n, f"the character {bad!r} has no place in a log")
    if lines[-1]:
        raise BadLog(len(lines), "the log is cut off: its last line is not ended")
    return lines[:-1]


def _event(number: int, text: str) -> Event:
    match = _EVENT.fullmatch(text)
    if not match:
        raise BadLog(number, f"{_quote(text)} is no event: '* WORD', 'SEAT WORD' or '! TEXT'")
    return Event(CHANCE if match[1] == "*" else TABLE if match[1] == "!" else int(match[1]), match[2])


def _quote(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "…")
