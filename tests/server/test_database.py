"""What a host does with the tables of a database: `tables`, `verify` and `backup` as with a data file; and what a
migration keeps.
"""

from __future__ import annotations

import json
import time
from pathlib import Path

import psycopg
import pytest

from cablecar import games
from cablecar.cli.main import main
from cablecar.kernel.log import parse
from cablecar.server.store import postgres_migration as migration
from cablecar.server.store.base import AcknowledgedMove, Append, SeatChanges, SeatRow, Summary
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.lists import untouched_tables
from cablecar.server.store.opening import display_name
from cablecar.server.store.postgres import Postgres
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.store.tables import DEPENDENT_TABLES, read_summary
from cablecar.server.store.talk import add_talk
from cablecar.server.store.upkeep import read_tables
from cablecar.server.tables.fixtures import store_game
from cablecar.server.wire.messages import TalkLine
from tests.server.harness import ask, finish, rows
from tests.server.postgres import Cluster

pytestmark = [pytest.mark.once, pytest.mark.slow]

GOLDEN = games.folder("frankfurt") / "tests" / "golden" / "v1" / "four.log"


@pytest.fixture
def url(postgres: Cluster) -> str:
    """Return a database with a finished and a running game."""
    address = postgres.database()
    for id, at in (("whole", None), ("running", 30)):
        store_game(address, id, parse(GOLDEN.read_bytes()), at, 0, ["Ada", "Bob", "Cy", "Di"], "a-browser-for-the-test")
    return address


def test_tables_of_a_database_are_listed_and_exported(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tables", url]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in said[:2]] == [["whole", "frankfurt"], ["running", "frankfurt"]]
    assert said[2] == "2 tables"
    assert main(["tables", url, "running", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["id"], told["over"], told["lines"], told["players"]) == (
        "running",
        False,
        30,
        ["Ada", "Bob", "Cy", "Di"],
    )
    assert main(["tables", url, "--export", str(tmp_path / "logs")]) == 0
    assert [file.name for file in (tmp_path / "logs").iterdir()] == ["whole.log"]
    assert (tmp_path / "logs" / "whole.log").read_bytes() == GOLDEN.read_bytes()


def test_tables_of_a_database_are_deleted_while_a_server_has_it(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    serving = Postgres(url)
    assert main(["tables", url, "nobody", "--delete"]) == 2
    assert "there is no table 'nobody'" in capsys.readouterr().err
    assert main(["tables", url, "running", "--delete"]) == 0
    assert ask(serving, rows, "SELECT id FROM tables") == [("whole",)]
    assert ask(serving, rows, "SELECT DISTINCT at FROM events") == [("whole",)]
    serving.close()


def test_verify_replays_the_tables_of_a_database(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", url]) == 0
    said = capsys.readouterr().out
    assert (said.count("not over yet"), said.count("over, ")) == (1, 1)
    assert f"{url}: 2 tables" in said
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE events SET line = '0 fly' WHERE at = 'running' AND place = 20")
    assert main(["verify", url]) == 1
    assert "'0 fly' can't be followed" in capsys.readouterr().err


def test_a_database_that_is_not_ours_or_not_there_is_refused(
    postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = postgres.database()
    for command in ("tables", "verify"):
        assert main([command, empty]) == 2
        assert "there are no tables of ours" in capsys.readouterr().err
        assert main([command, "postgresql://ada:secret@127.0.0.1:1/none"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("cablecar: postgresql://ada@127.0.0.1:1/none: PostgreSQL can't be reached")
        assert "secret" not in said
    with psycopg.connect(empty) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,), (
            "nothing was made there"
        )


def test_a_database_is_backed_up_into_a_data_file_while_a_server_has_it(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serving, copy = Postgres(url), tmp_path / "copy.sqlite"
    finish(serving.write(add_talk, "running", TalkLine(1, 0, "Ada", "“well”", 1.5), "w-1"))
    told = ask(serving, read_summary, "running")
    assert told
    finish(
        serving.append(
            Append(
                "running",
                30,
                ["! seat 1 human"],
                told,
                AcknowledgedMove(0, "m-1", 3, 4),
                SeatChanges([SeatRow(1, "Bea", None, b"\0new")]),
            )
        )
    )
    assert main(["backup", url, str(copy)]) == 0
    assert capsys.readouterr().out == f"{copy}: 2 tables\n"
    assert [file.name for file in tmp_path.iterdir()] == ["copy.sqlite"], "one file, nothing beside it"
    small = Sqlite(copy)
    for name in ("tables", *DEPENDENT_TABLES):
        found = [sorted(ask(store, rows, f"SELECT * FROM {name}"), key=repr) for store in (serving, small)]
        assert [
            [tuple(int(one) if isinstance(one, bool) else one for one in row) for row in stored] for stored in found[:1]
        ] == found[1:]
        assert found[1] or name == "rematches"
    small.close()
    serving.close()
    assert main(["verify", str(copy)]) == 0
    assert main(["backup", url, str(copy)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_backup_that_fails_says_why_and_leaves_nothing(
    url: str, postgres: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", url, str(tmp_path / "nowhere" / "copy")]) == 2
    assert "can't be written" in capsys.readouterr().err
    assert main(["backup", postgres.database(), str(tmp_path / "copy")]) == 2
    assert "there are no tables of ours" in capsys.readouterr().err
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE schema_version SET version = 2")
    assert main(["backup", url, str(tmp_path / "copy")]) == 2
    assert "it has schema 2; start a server with it once" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_migration_keeps_a_copy_of_what_was_within_the_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = migration.database_migrations()
    newest = steps[-1][0]
    with psycopg.connect(url) as connection:
        assert connection.execute(
            "SELECT count(*) FROM pg_namespace WHERE starts_with(nspname, 'cablecar')"
        ).fetchone() == (0,), "a new database needs no copy"
    before = list(read_tables(url))
    monkeypatch.setattr(
        migration,
        "database_migrations",
        lambda: [*steps, (newest + 1, "UPDATE events SET line = ''; ALTER TABLE tables ADD COLUMN colour TEXT")],
    )
    for _ in range(2):  # nothing is migrated twice
        store = Postgres(url)
        assert ask(store, rows, "SELECT DISTINCT line FROM events") == [("",)]
        assert ask(store, rows, "SELECT count(*) FROM pg_namespace WHERE starts_with(nspname, 'cablecar')") == [(1,)]
        store.close()
    monkeypatch.undo()
    with pytest.raises(StoreFailed, match=f"has schema {newest + 1}; this program knows {newest}"):
        Postgres(url)
    kept = f"{url}&options=-csearch_path%3Dcablecar_schema_{newest}"  # as docs/host.md says
    assert list(read_tables(kept)) == before
    going_on = Postgres(kept)
    finish(going_on.append(Append("running", 30, ["0 x"], Summary(1, 7.5, False))))
    with pytest.raises(StoreFailed):
        finish(going_on.append(Append("nowhere", 0, ["0 x"], Summary(1, 7.5, False))))
    going_on.close()


def test_what_was_running_before_an_update_is_kept_as_if_played_just_now(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, steps = postgres.database(), migration.database_migrations()
    monkeypatch.setattr(migration, "database_migrations", lambda: steps[:3])
    Postgres(url).close()
    monkeypatch.undo()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("INSERT INTO tables VALUES ('over', 'x', 1, 0, 7, true), ('running', 'x', 1, 1, 7, false)")
    store = Postgres(url)
    assert ask(store, untouched_tables, time.time() - 60) == ["over"]
    assert ask(store, untouched_tables, time.time() + 60) == ["over", "running"]
    assert ask(store, rows, "SELECT * FROM cablecar_schema_3.tables ORDER BY id")[0] == ("over", "x", 1.0, 0, 7.0, True)
    store.close()


def test_a_step_that_fails_leaves_the_database_without_a_copy(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps, before = migration.database_migrations(), list(read_tables(url))
    monkeypatch.setattr(
        migration,
        "database_migrations",
        lambda: [*steps, (steps[-1][0] + 1, "DELETE FROM events; INSERT INTO nowhere VALUES (1)")],
    )
    with pytest.raises(StoreFailed):
        Postgres(url)
    monkeypatch.undo()
    assert list(read_tables(url)) == before
    Postgres(url).close()
    with psycopg.connect(url) as connection:
        assert connection.execute(
            "SELECT count(*) FROM pg_namespace WHERE starts_with(nspname, 'cablecar')"
        ).fetchone() == (0,)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ada:p%40ss@host:5432/name?sslmode=require", "postgresql://ada@host:5432/name?sslmode=require"),
        ("postgres://ada@host/name", "postgres://ada@host/name"),
        ("postgresql:///name?user=ada&password=secret&host=/run", "postgresql:///name?user=ada&password=…&host=/run"),
    ],
)
def test_the_name_of_a_database_tells_no_password(address: str, shown: str) -> None:
    assert display_name(address) == shown
