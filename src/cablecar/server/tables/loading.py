"""Loading a stored log: it is followed as far as this program can. Where it can't, the table is halted and says why:
everybody may look, nobody can go on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cablecar import games
from cablecar.kernel import log as logs
from cablecar.kernel.errors import BadLog
from cablecar.kernel.log import Header, Log
from cablecar.kernel.table import Table, follow, start_of
from cablecar.server.tables.decision_stamps import DecisionStamps
from cablecar.server.tables.looks import Looks
from cablecar.server.tables.time_slices import TimeSlices
from cablecar.server.wire.messages import TextWithKey
from cablecar.sets import Sets


@dataclass(frozen=True)
class Halt:
    """The reason why a table can't go on, for its players; line and reason are for the host alone."""

    say: TextWithKey
    line: int
    reason: str


@dataclass(frozen=True)
class Stored:
    """A stored table. Without a halt it can go on; without a table not even its beginning can be shown."""

    header: Header
    table: Table | None
    stamps: DecisionStamps | None
    halt: Halt | None
    looks: Sequence[Looks] = ()  # of those for whom it was read


def halted_by(header: Header, sets: Sets) -> Halt | None:
    """Return what halts a table, from its header alone: its game, set or rules version is gone."""
    slug, name = header.slug, header.components
    if slug not in games.slugs():
        return Halt(["halted-game", {"game": slug}], 2, f"there is no game {slug!r}")
    game = sets.made(slug, header.digest)
    if game is None:
        key, reason = (
            ("halted-changed", "has changed since")
            if name in sets.of(slug)
            else ("halted-set", "is not here; give --components FILE")
        )
        return Halt([key, {"set": name}], 3, f"the set {name} {header.digest} {reason}")
    if header.version not in game.replays:
        told = f"rules version {header.version} of {slug} can't be replayed; {', '.join(map(str, game.replays))} can"
        return Halt(["halted-version", {"version": header.version}], 2, told)
    return None


async def read_stored(text: str, sets: Sets, readers: Iterable[int] = ()) -> Stored:
    """Follow a log, without dice, to its last line that applies, together with some readers: in slices, so that no
    other table waits. A header that can't be read raises BadLog.
    """
    source, halt = _parsed(text)
    halt = halted_by(source.header, sets) or halt
    if source.header.slug not in games.slugs():
        return Stored(source.header, None, None, halt)
    game = sets.made(source.header.slug, source.header.digest) or sets.of(source.header.slug).get(
        source.header.components
    )
    if game is None:
        return Stored(source.header, None, None, halt)
    version = source.header.version if source.header.version in game.replays else int(game.version)
    header = replace(source.header, version=version, digest=game.components.digest)
    try:
        table = start_of(game, header)
    except BadLog as error:
        return Stored(source.header, None, None, halt or Halt(["halted-line"], error.line, error.reason))
    stamps, looks = DecisionStamps(table), [Looks(table, reader) for reader in readers if reader < table.seats]
    try:
        with TimeSlices() as slices:
            for _ in follow(table, source.numbered()):
                await slices.maybe_pause()
    except BadLog as error:
        halt = halt or Halt(["halted-line"], error.line, error.reason)
    return Stored(source.header, table, stamps, halt, looks)


def _parsed(text: str) -> tuple[Log, Halt | None]:
    """Parse as many lines of a log as are well formed."""
    halt: Halt | None = None
    while True:
        try:
            return logs.parse(text), halt
        except BadLog as error:
            lines = text.split("\n")[: error.line - 1]
            if "" not in lines:  # it stands behind the header
                raise
            text, halt = "\n".join([*lines, ""]), Halt(["halted-line"], error.line, error.reason)
