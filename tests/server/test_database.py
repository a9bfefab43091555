"""What a host does with the tables of a database: `tables` and `verify` as with a data file, `backup` by pg_dump."""
from __future__ import annotations

import json
from pathlib import Path

import psycopg
import pytest

from cablecar import games
from cablecar.cli.main import main
from cablecar.kernel.log import parse
from cablecar.server.postgres import Postgres
from cablecar.server.shelf import shelve
from cablecar.server.stores import named
from tests.server.postgres import Cluster

pytestmark = [pytest.mark.once, pytest.mark.slow]

GOLDEN = games.folder("frankfurt") / "tests" / "golden" / "v1" / "four.log"


@pytest.fixture
def url(postgres: Cluster) -> str:
    """Return a database with a finished and a running game."""
    address = postgres.database()
    for id, at in (("whole", None), ("running", 30)):
        shelve(address, id, parse(GOLDEN.read_bytes()), at, 0, ["Ada", "Bob", "Cy", "Di"], "a-browser-for-the-test")
    return address


def test_tables_of_a_database_are_listed_and_exported(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", url]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in said[:2]] == [["whole", "frankfurt"], ["running", "frankfurt"]]
    assert said[2] == "2 tables"
    assert main(["tables", url, "running", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["id"], told["over"], told["lines"], told["players"]) == ("running", False, 30, ["Ada", "Bob", "Cy", "Di"])
    assert main(["tables", url, "--export", str(tmp_path / "logs")]) == 0
    assert [file.name for file in (tmp_path / "logs").iterdir()] == ["whole.log"]
    assert (tmp_path / "logs" / "whole.log").read_bytes() == GOLDEN.read_bytes()


def test_tables_of_a_database_are_deleted_while_a_server_has_it(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    serving = Postgres(url)
    assert main(["tables", url, "nobody", "--delete"]) == 2
    assert "there is no table 'nobody'" in capsys.readouterr().err
    assert main(["tables", url, "running", "--delete"]) == 0
    assert serving.rows("SELECT id FROM tables") == [("whole",)]
    assert serving.rows("SELECT DISTINCT at FROM events") == [("whole",)]
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


def test_a_database_that_is_not_ours_or_not_there_is_refused(postgres: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    empty = postgres.database()
    for command in ("tables", "verify"):
        assert main([command, empty]) == 2
        assert "there are no tables of ours" in capsys.readouterr().err
        assert main([command, "postgresql://ada:secret@127.0.0.1:1/none"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("cablecar: postgresql://ada@127.0.0.1:1/none: PostgreSQL can't be reached")
        assert "secret" not in said
    with psycopg.connect(empty) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,), "nothing was made there"


def test_a_database_is_backed_up_by_its_own_tool(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", url, str(tmp_path / "copy")]) == 2
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(("address", "shown"), [
    ("postgresql://ada:p%40ss@host:5432/name?sslmode=require", "postgresql://ada@host:5432/name?sslmode=require"),
    ("postgres://ada@host/name", "postgres://ada@host/name"),
    ("postgresql:///name?user=ada&password=secret&host=/run", "postgresql:///name?user=ada&password=…&host=/run"),
])  # fmt: skip
def test_the_name_of_a_database_tells_no_password(address: str, shown: str) -> None:
    assert named(address) == shown
