"""What hosts do with stored tables: list, export, delete, back up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import apsw
import pytest
import typer

from cablecar.cli.main import app, main
from cablecar.kernel.log import parse
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.tables.fixtures import store_game

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("home")]

COOKIE = "a-browser-for-the-test"


@pytest.fixture
def db(home: Path, log: Path) -> Path:
    """Return a data file with a finished and a running game."""
    file = home / "tables.sqlite"
    for id, at in (("whole", None), ("running", 30)):
        store_game(file, id, parse(log.read_bytes()), at, 0, ["Ada", "Bob", "Cy"], COOKIE)
    return file


def test_tables_are_listed_while_a_server_has_the_file(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    serving = Sqlite(db)
    assert main(["tables", str(db)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in said[:2]] == [["whole", "frankfurt"], ["running", "frankfurt"]]
    assert " over since " in said[0]
    assert " turn of seat " in said[1]
    assert said[1].endswith("Ada, Bob, Cy")
    assert said[2] == "2 tables"
    assert main(["tables", str(db), "running", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert (told["id"], told["game"], told["over"], told["lines"], len(told["turn"])) == (
        "running",
        "frankfurt",
        False,
        30,
        1,
    )
    serving.close()


def test_tables_without_a_name_are_those_of_the_usual_file(
    home: Path, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tables"]) == 2
    assert "nothing is stored in" in capsys.readouterr().err
    store_game(
        home / "home" / "cablecar" / "cablecar.sqlite",
        "mine",
        parse(log.read_bytes()),
        None,
        0,
        ["Ada", "Bob", "Cy"],
        COOKIE,
    )
    assert main(["tables"]) == 0
    assert capsys.readouterr().out.startswith("mine ")


def test_finished_games_are_exported_and_running_ones_only_on_demand(
    db: Path, home: Path, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = home / "logs"
    assert main(["tables", str(db), "--export", str(folder)]) == 0
    assert [file.name for file in folder.iterdir()] == ["whole.log"]
    assert (folder / "whole.log").read_bytes() == log.read_bytes()
    assert "1 table left out, because the game is running" in capsys.readouterr().err
    assert main(["tables", str(db), "running", "--export", str(folder)]) == 2
    assert "tells every hand and every sealed choice" in capsys.readouterr().err
    assert not (folder / "running.log").exists()
    assert main(["tables", str(db), "running", "--export", str(folder), "--reveal-running"]) == 0
    assert log.read_bytes().startswith((folder / "running.log").read_bytes())
    (folder / "whole.log").write_text("mine", "utf-8")
    assert main(["tables", str(db), "whole", "--export", str(folder)]) == 0
    assert (folder / "whole.log").read_text("utf-8") == "mine"


def test_deleted_tables_leave_nothing_behind(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", str(db), "--delete"]) == 2
    assert main(["tables", str(db), "running", "nobody", "--delete"]) == 2
    assert "there is no table 'nobody'" in capsys.readouterr().err
    assert main(["tables", str(db), "running", "--delete"]) == 0
    connection = apsw.Connection(str(db))
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for name in names:
        rows = [row for row in connection.execute(f"SELECT * FROM {name}") if "running" in row]
        assert rows == [], name
    connection.close()
    assert main(["verify", str(db)]) == 0
    assert "1 table\n" in capsys.readouterr().out


def test_a_backup_is_whole_and_overwrites_nothing(db: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    serving, copy = Sqlite(db), home / "copy.sqlite"
    assert main(["backup", str(db), str(copy)]) == 0
    assert capsys.readouterr().out == f"{copy}: 2 tables\n"
    assert main(["verify", str(copy)]) == 0
    before = copy.read_bytes()
    assert main(["backup", str(db), str(copy)]) == 2
    assert copy.read_bytes() == before
    capsys.readouterr()
    assert main(["backup", str(db), str(home / "nowhere" / "copy")]) == 2
    assert f"{home / 'nowhere' / 'copy'} can't be written" in capsys.readouterr().err
    assert sorted(file.name for file in home.iterdir() if file.name.startswith("copy")) == ["copy.sqlite"], (
        "one file, nothing beside it"
    )
    serving.close()


@pytest.mark.parametrize("words", [["tables", "DB", "x", "--delete"], ["tables", "DB"], ["backup", "DB", "COPY"]])
def test_a_file_of_others_is_left_alone(words: list[str], home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "songs.sqlite"
    connection = apsw.Connection(str(file))
    connection.execute("CREATE TABLE songs (name)")
    connection.close()
    before = file.read_bytes()
    assert main([{"DB": str(file), "COPY": str(home / "copy")}.get(word, word) for word in words]) == 2
    assert "it is the file of another program" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert not (home / "copy").exists()


GIVEN = {
    "host": "0.0.0.0",
    "port": "9",
    "db": "x",
    "components": "a.yaml:b.yaml",
    "public_url": "https://x",
    "proxy": "::1",
    "peer_url": "http://x",
    "password": "p",
    "forget_after": "1d",
    "address_tables": "1",
    "address_sockets": "1",
    "address_messages": "1",
    "players": "2",
    "bots": "random",
    "seat": "1",
    "seed": "5",
    "option": "a=b c=d",
    "export": "x",
    "reveal_running": "1",
    "delete": "1",
    "as_json": "1",
    "preset": "x",
    "save": "x",
    "load": "x",
    "lang": "de",
    "terminal": "1",
    "lan": "1",
}


@pytest.mark.parametrize("name", ["play", "serve", "tables"])
def test_every_option_may_come_from_the_environment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    command: Any = typer.main.get_command(app)
    one = command.commands[name]
    options = [param.name for param in one.params if param.param_type_name == "option"]
    before = one.make_context(name, []).params
    for option in options:
        monkeypatch.setenv(f"CABLECAR_{option.upper().removeprefix('AS_')}", GIVEN[option])
    after = one.make_context(name, []).params
    assert [option for option in options if before[option] == after[option]] == []
    if "components" in options:
        assert [str(file) for file in after["components"]] == ["a.yaml", "b.yaml"]


def test_the_tables_of_a_server_are_found_by_its_environment(
    db: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CABLECAR_DB", str(db))
    monkeypatch.setenv("CABLECAR_JSON", "1")
    assert main(["tables"]) == 0
    assert [table["id"] for table in json.loads(capsys.readouterr().out)] == ["whole", "running"]


def test_an_option_of_the_page_is_refused_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--terminal", "frankfurt", "--lan"]) == 2
    assert "--lan belongs to the page" in capsys.readouterr().err


@pytest.mark.parametrize("span", ["90", "d", "0d", "-3d", "9 d", "1.5h", "3m"])
def test_a_span_that_is_none_is_refused(span: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--forget-after={span}"]) == 2
    assert repr(span) in capsys.readouterr().err
