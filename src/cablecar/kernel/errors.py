"""Every error Cablecar raises on purpose.

CablecarError ├── BadInput          something from outside is wrong: the message quotes it and names the place (exit
code 2) │   ├── UnknownGame │   ├── UnknownBot │   ├── BadSeats │   ├── BadOption │   ├── BadComponents   a component
file: file, line, reason │   ├── BadLog          a log: line, reason │   └── BadPosition     a test position: line,
reason ├── Refused           a word or an undo was not accepted: seat, word, key of the reason; the table is as it was
├── LostProcess       a process that played games ended in the middle of its work (exit code 1) ├── BrokenGame        a
game breaks the kernel's contract: found by the check, never by a player's input └── and what a room above the kernel
raises, defined there: StoreFailed, NoTable, BotFailed, MissingText …
"""

from __future__ import annotations


class CablecarError(Exception):
    """The root of the tree."""


class BadInput(CablecarError):
    """Something from outside is wrong."""


class UnknownGame(BadInput):
    """No folder has that slug."""


class UnknownBot(BadInput):
    """No bot has that name."""


class BadSeats(BadInput):
    """A game is not played by that many."""


class BadOption(BadInput):
    """An option does not exist, has another form, or does not go together with the rest."""


class BadComponents(BadInput):
    """A component file can't be used."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(
            f"{file}, line {line}: {reason}" if line else f"{file}: {reason}"
        )  # no line: the file as a whole
        self.file = file
        self.line = line
        self.reason = reason


class BadLog(BadInput):
    """A log can't be read or replayed beyond a line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadPosition(BadInput):
    """A test position contradicts itself or the inventory."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"position, line {line}: {reason}")
        self.line = line
        self.reason = reason


class Refused(CablecarError):
    """A word was not accepted; nothing has changed.

    `key` is the clause with its reason (`R14-taken`) or one of the kernel's own: `no-such-word`, `not-your-turn`,
    `not-now`, `nothing-to-undo`, `log-full`.
    """

    def __init__(self, seat: int, word: str, key: str) -> None:
        super().__init__(f"seat {seat} may not {word!r}: {key}")
        self.seat = seat
        self.word = word
        self.key = key


class LostProcess(CablecarError):
    """A process that played games ended in the middle of its work."""


class BrokenGame(CablecarError):
    """A game breaks the contract."""
