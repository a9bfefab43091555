"""Commands for hosts: list, export, delete and copy stored tables."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cablecar.cli.arguments import one_line, warn
from cablecar.kernel.errors import BadInput

if TYPE_CHECKING:
    from cablecar.server.store.upkeep import TableRecord

DataFile = Annotated[
    str | None,
    typer.Argument(
        metavar="[DB]",
        envvar="CABLECAR_DB",
        help="the data file, or postgresql://…; else your own file",
        show_default=False,
    ),
]


def tables(
    db: DataFile = None,
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[TABLE]…", help="only these tables", show_default=False)
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option("--export", metavar="FOLDER", help="write the logs of finished games here", show_default=False),
    ] = None,
    reveal_running: Annotated[
        bool,
        typer.Option("--reveal-running", help="export running games too: their logs tell all hands and sealed choices"),
    ] = False,
    delete: Annotated[bool, typer.Option("--delete", help="delete the tables named, for good")] = False,
    as_json: Annotated[bool, typer.Option("--json", envvar="CABLECAR_JSON", help="print JSON")] = False,
) -> int:
    """List the tables of a data file or database, export their logs, or delete some. Servers may be using it."""
    from cablecar.server.store.errors import StoreFailed
    from cablecar.server.store.opening import display_name
    from cablecar.server.store.upkeep import table_records

    place = place_of(db)
    if export is not None and delete:
        raise BadInput("--export and --delete: one after the other, please")
    if reveal_running and export is None:
        raise BadInput("--reveal-running belongs to --export")
    if delete and not ids:
        raise BadInput("--delete: name the tables, after the data file")
    try:
        found = table_records(place)
        for id in ids or ():
            if id not in [table.id for table in found]:
                raise BadInput(f"{display_name(place)}: there is no table {id!r}")
        found = [table for table in found if not ids or table.id in ids]
        if export is not None:
            return _export(place, found, export, reveal_running, bool(ids))
        if delete:
            return _delete(place, found)
    except StoreFailed as error:
        raise BadInput(f"{display_name(place)}: {error}") from None
    _list(found, as_json)
    return 0


def backup(
    db: Annotated[str, typer.Argument(metavar="DB", help="the data file, or postgresql://…")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the copy, a data file; it must not be there yet")],
) -> int:
    """Copy a data file or a database while servers use it: all tables as they are at one moment, in a data file."""
    from cablecar.server.store.errors import StoreFailed
    from cablecar.server.store.opening import display_name
    from cablecar.server.store.upkeep import back_up

    source = place_of(db)
    if file.exists():
        raise BadInput(f"{str(file)!r} is there already; name another file")
    try:
        count = back_up(source, file)
    except StoreFailed as error:
        raise BadInput(f"{display_name(source)}: {error}") from None
    print(f"{file}: {_counted(count)}")
    return 0


def place_of(db: str | None) -> Path | str:
    """Return where tables are kept: the address of a database, or a data file that is there."""
    from cablecar.server.store.opening import is_postgres, require_psycopg

    if db is not None and is_postgres(db):
        require_psycopg()
        return db
    return existing_data_file(db)


def existing_data_file(db: str | None) -> Path:
    """Return a data file that is there: the one named, or that of `play` and `serve`."""
    from cablecar.server.run import data_file

    file = data_file(db, warn)
    if not file.is_file():
        raise BadInput(f"nothing is stored in {str(file)!r}")
    return file


def _export(place: Path | str, found: list[TableRecord], folder: Path, is_revealing: bool, is_named: bool) -> int:
    from cablecar.server.store.upkeep import export_log

    running = [table.id for table in found if not table.over]
    if running and not is_revealing:
        if is_named:
            raise BadInput(
                f"table {running[0]!r} is running: its log tells every hand and every sealed choice; "
                f"--reveal-running exports it all the same"
            )
        warn(f"{_counted(len(running))} left out, because the game is running")
    folder.mkdir(parents=True, exist_ok=True)
    for table in found:
        if table.over or is_revealing:
            path = folder / f"{table.id}.log"
            try:
                with open(
                    path, "x", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)
                ) as stream:
                    stream.write(export_log(place, table.id))
            except FileExistsError:
                warn(f"{path} is there already and stays as it is")
            else:
                print(path)
    return 0


def _delete(place: Path | str, found: list[TableRecord]) -> int:
    from cablecar.server.store.upkeep import delete_tables

    delete_tables(place, [table.id for table in found])
    for table in found:
        print(f"{table.id} deleted")
    return 0


def _list(found: list[TableRecord], as_json: bool) -> None:
    if as_json:
        told = [
            {
                "id": table.id,
                "game": _game(table),
                "players": table.names,
                "opened": table.opened,
                "since": table.since,
                "over": table.over,
                "turn": _turn(table),
                "lines": table.lines,
            }
            for table in found
        ]
        print(json.dumps(told, indent=1, ensure_ascii=False))
        return
    for table in found:
        state = "over" if table.over else "turn of " + (", ".join(f"seat {seat}" for seat in _turn(table)) or "nobody")
        print(
            one_line(
                f"{table.id}  {_game(table)}  {_day(table.opened)}  {table.lines} lines  {state} since "
                f"{_day(table.since)}  {', '.join(table.names)}"
            )
        )
    print(_counted(len(found)))


def _counted(count: int) -> str:
    return f"{count} {'table' if count == 1 else 'tables'}"


def _game(table: TableRecord) -> str:
    """Return the game of a table, also if nothing else of its header can be read."""
    second = table.header.splitlines()[1:2]
    return (second[0].split()[1:2] or ["?"])[0] if second else "?"


def _turn(table: TableRecord) -> list[int]:
    return [seat for seat in range(8) if table.turn >> seat & 1 and not table.over]


def _day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")
