"""Prove that saved games and stored tables still replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.arguments import ComponentFiles, game_of, read_bytes, warn
from cablecar.kernel.errors import BadInput, BadLog, CablecarError

if TYPE_CHECKING:
    from cablecar.kernel.table import Table

SQLITE = b"SQLite format 3\0"
Sources = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[LOG|DB]…", help="saved games, data files, postgresql://…; else your own", show_default=False
    ),
]


def verify(sources: Sources = None, components: ComponentFiles = None) -> int:
    """Replay logs and stored tables: 0 all replay, 1 one does not replay to its end, 2 one is not ours. Servers may be
    using what is stored.
    """
    from cablecar.server.store.opening import display_name

    worst = 0
    for place in [_place(source) for source in sources] if sources else _usual():
        try:
            worst = max(worst, _stored(place, components) if isinstance(place, str) else _read(place, components))
        except CablecarError as error:
            warn(str(error) if display_name(place) in str(error) else f"{display_name(place)}: {error}")
            worst = 2
    return worst


def _place(source: str) -> Path | str:
    """Return a file, or the address of a database."""
    from cablecar.server.store.opening import is_postgres

    return source if is_postgres(source) else Path(source)


def _usual() -> list[Path | str]:
    """Return the data file of `play` and `serve`."""
    from cablecar.cli.stored_tables import existing_data_file

    return [existing_data_file(None)]


def _read(file: Path, components: list[Path] | None) -> int:
    data = read_bytes(file)
    return _stored(file, components) if data.startswith(SQLITE) else _log(file, data, components)


def _log(file: Path, data: bytes, components: list[Path] | None) -> int:
    try:
        print(f"{file}: {_told(_replayed(data, components))}")
    except BadLog as error:
        warn(f"{file}, {error}")
        return 1 if _is_ours(data) else 2
    return 0


def _stored(place: Path | str, components: list[Path] | None) -> int:
    """Replay every table of a data file or database; what its list of tables tells must be true too."""
    from cablecar.server.store.errors import StoreFailed
    from cablecar.server.store.opening import display_name, require_psycopg
    from cablecar.server.store.upkeep import read_tables
    from cablecar.server.tables.summaries import summary_of

    if isinstance(place, str):
        require_psycopg()
    store, worst, count = display_name(place), 0, 0
    try:
        for id, text, summary in read_tables(place):
            count += 1
            name = f"{store}, table {id}"
            try:
                table = _replayed(text.encode("utf-8", "surrogatepass"), components)
            except BadInput as error:
                warn(f"{name}, {error if isinstance(error, BadLog) else f'line 2: {error}'}")
                worst = 1
                continue
            found = summary_of(table, summary)
            if found != summary:
                told = (
                    f"the list of tables says {_state(summary.turn, summary.over)}, the log "
                    f"{_state(found.turn, found.over)}"
                )
                warn(f"{name}, line {text.count(chr(10))}: {told}")
                worst = 1
            else:
                print(f"{name}: {_told(table)}")
    except StoreFailed as error:
        raise BadInput(f"{store}: {error}") from None
    print(f"{store}: {count} {'table' if count == 1 else 'tables'}")
    return worst


def _state(turn: int, is_over: bool) -> str:
    return (
        "over"
        if is_over
        else "turn of " + (", ".join(f"seat {seat}" for seat in range(8) if turn >> seat & 1) or "nobody")
    )


def _replayed(data: bytes, components: list[Path] | None) -> Table:
    from cablecar.kernel import table
    from cablecar.kernel.log import parse

    source = parse(data)
    return table.replay(game_of(source, components), source)


def _told(table: Table) -> str:
    head = table.header
    unit = int(table.game.unit)
    end = (
        f"over, {' '.join(f'{points / unit:g}' for points in table.scores())} points"
        if table.is_over
        else "not over yet"
    )
    return f"{head.slug} {head.version}, {head.seats} players, {len(table.events)} events, {end}"


def _is_ours(data: bytes) -> bool:
    """Tell whether the header is that of a game we have."""
    from cablecar import games
    from cablecar.kernel.log import parse

    head, gap, _ = data.partition(b"\n\n")
    try:
        return bool(gap) and parse(head + gap).header.slug in games.slugs()
    except BadLog:
        return False
