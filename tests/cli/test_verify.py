"""What `verify` says of logs and of stored tables."""

from __future__ import annotations

import re
from pathlib import Path

import apsw
import pytest

from cablecar.api import replay
from cablecar.cli.main import main
from cablecar.kernel.log import BYTE_ORDER_MARK, MAX_BYTES, parse
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.tables.fixtures import store_game

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("home")]


def test_verify_tells_what_replays(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(log), str(log)]) == 0
    assert capsys.readouterr().out.count("over, ") == 2


@pytest.mark.parametrize("mark", [b"", BYTE_ORDER_MARK])
def test_commands_read_a_log_with_the_line_ends_of_windows(
    mark: bytes, log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    windows = tmp_path / "windows.log"
    windows.write_bytes(mark + log.read_bytes().replace(b"\n", b"\r\n"))
    for words in (["verify"], ["replay"], ["play", "--terminal", "--load"]):
        said = []
        for file in (log, windows):
            assert main([*words, str(file)]) == 0, words
            said.append(capsys.readouterr().out.replace(str(file), ""))
        assert said[0] == said[1], words
    assert replay(windows.read_bytes()).log == log.read_text("utf-8")


def test_verify_says_that_a_log_is_too_large_whatever_its_line_ends_are(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = log.read_bytes()
    full = data + b"! x\n" * 5000 + b"! " + b"x" * (MAX_BYTES - len(data) - 20_003) + b"\n"
    for more, reason in ((b"", "log-full"), (b"! x\n", f"the log has {len(full) + 4} bytes; {MAX_BYTES} at most")):
        log.write_bytes(BYTE_ORDER_MARK + (full + more).replace(b"\n", b"\r\n"))
        assert main(["verify", str(log)]) > 0
        assert reason in capsys.readouterr().err


def test_verify_replays_every_stored_table(log: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = home / "tables.sqlite"
    source = parse(log.read_bytes())
    for id, at in (("middle", 60), ("whole", None), ("version", 30), ("set", 30), ("word", 30), ("list", 30)):
        store_game(db, id, source, at, 0, ["Ada", "Bob", "Cy"], "a-browser-for-the-test")
    assert main(["verify", str(db), str(log)]) == 0
    said = capsys.readouterr()
    assert (said.out.count("not over yet"), said.out.count("over, ")) == (5, 2)
    assert f"{db}: 6 tables" in said.out
    serving = Sqlite(db)  # as a running server has it open
    connection = apsw.Connection(str(db))
    connection.execute(
        "UPDATE tables SET header = replace(header, 'game frankfurt ', 'game frankfurt 9') WHERE id = 'version'"
    )
    connection.execute(
        "UPDATE tables SET header = replace(header, 'designed_v1', 'mine_v1 0123456789abcdef' || char(10) || 'x') "
        "WHERE id = 'set'"
    )
    connection.execute("UPDATE events SET line = '0 fly' WHERE at = 'word' AND place = 20")
    connection.execute("UPDATE tables SET over = 1 WHERE id = 'list'")
    assert main(["verify", str(db)]) == 1
    said = capsys.readouterr()
    assert said.out.count("players, ") == 2
    for wanted in (
        r"table version, line 2: rules version 9\d* of frankfurt can't be replayed",
        r"table set, line 4: ",
        r"table word, line \d+: '0 fly' can't be followed: no-such-word",
        r"table list, line \d+: the list of tables says over, the log turn of seat",
    ):
        assert re.search(wanted, said.err), said.err
    serving.close()
    connection.close()


def test_verify_knows_games_that_their_people_ended(log: Path, home: Path) -> None:
    db = home / "tables.sqlite"
    store_game(db, "agreed", parse(log.read_bytes()), 30, 0, ["Ada", "Bob", "Cy"], "a-browser-for-the-test")
    connection = apsw.Connection(str(db))
    connection.execute(
        "INSERT INTO events (at, place, line) SELECT at, max(place) + 1, '! end agreed' FROM events GROUP BY at"
    )
    assert main(["verify", str(db)]) == 1
    connection.execute("UPDATE tables SET turn = 0, over = 1")
    assert main(["verify", str(db)]) == 0
    connection.close()


def test_verify_without_a_name_takes_the_usual_data_file(
    home: Path, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify"]) == 2
    assert "nothing is stored in" in capsys.readouterr().err
    store_game(
        home / "home" / "cablecar" / "cablecar.sqlite",
        "mine",
        parse(log.read_bytes()),
        None,
        0,
        ["Ada", "Bob", "Cy"],
        "a-browser-for-the-test",
    )
    assert main(["verify"]) == 0
    assert "cablecar.sqlite: 1 table\n" in capsys.readouterr().out


def test_verify_refuses_a_database_of_others(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    connection = apsw.Connection(str(home / "other.sqlite"))
    connection.execute("CREATE TABLE songs (name)")
    connection.close()
    assert main(["verify", str(home / "other.sqlite")]) == 2
    assert re.search(r"other\.sqlite: it is the file of another program", capsys.readouterr().err)


LINES = {
    "an unknown word": ("place red-tower-9 zeil-0", 1),
    "a word that is not legal": ("start 1", 1),
    "no event": ("fly away", 1),
}


@pytest.mark.parametrize("what", LINES)
def test_verify_names_the_line_that_does_not_replay(what: str, log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line, code = LINES[what]
    lines = log.read_text("utf-8").splitlines()
    lines[39] = line if line.startswith("fly") else f"0 {line}"
    log.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(log)]) == code
    assert re.search(r"whole\.log, line 40: ", capsys.readouterr().err)
