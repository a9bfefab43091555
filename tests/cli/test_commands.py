"""Commands, in this process: what they print and how they end."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cablecar import games
from cablecar.cli.main import app, main
from cablecar.kernel.options import resolve
from cablecar.lab.sim import play_all

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("home")]

COMMANDS = [str(command.name) for command in app.registered_commands]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_there_are_the_commands_of_the_documents() -> None:
    for_players = ["games", "play", "serve", "sim", "arena", "certify", "replay", "draw", "rules", "tables", "backup"]
    assert [
        *for_players,
        "verify",
        "check",
        "trace",
        "bench",
        "components",
        "notation",
        "schema",
        "new-game",
        "pictures",
        "build",
    ] == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"cablecar {command}" in capsys.readouterr().out


def test_no_command_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "Commands:" in capsys.readouterr().out


BAD = {
    "command": (["fly"], "fly"),
    "option of a command": (["games", "--fly"], "--fly"),
    "missing game": (["sim"], "GAME"),
    "game": (["sim", "chess"], "'chess'"),
    "game to play": (["play", "--terminal", "chess"], "'chess'"),
    "no game to play": (["play", "--terminal"], "frankfurt"),
    "game of rules": (["rules", "chess"], "'chess'"),
    "game of components": (["components", "chess"], "'chess'"),
    "shipped set": (["components", "frankfurt", "--set", "mine"], "'mine'"),
    "clause": (["rules", "frankfurt", "R99"], "'R99'"),
    "seat count": (["trace", "frankfurt", "--players", "9"], "9"),
    "seat count in words": (["trace", "frankfurt", "--players", "many"], "'many'"),
    "games": (["sim", "frankfurt", "--games", "0"], "'0'"),
    "option": (["bench", "frankfurt", "--option", "colour=red"], "'colour'"),
    "option value": (["bench", "frankfurt", "--option", "mayor=9"], "'9'"),
    "option form": (["bench", "frankfurt", "--option", "mayor"], "'mayor'"),
    "option twice": (["bench", "frankfurt", "--option", "mayor=1", "--option", "mayor=2"], "mayor=2"),
    "options that do not fit": (["bench", "frankfurt", "--players", "2", "--option", "first_seat=3"], "3"),
    "preset": (["bench", "frankfurt", "--preset", "nine"], "'nine'"),
    "bot": (["sim", "frankfurt", "--seats", "greedy,clever"], "'clever'"),
    "bot to play with": (["play", "--terminal", "frankfurt", "--bots", "clever"], "'clever'"),
    "too many bots": (
        ["sim", "frankfurt", "--seats", "greedy,greedy,greedy", "--players", "2"],
        "greedy,greedy,greedy",
    ),
    "too many bots to play with": (
        ["play", "--terminal", "frankfurt", "--bots", "greedy,greedy,random", "--players", "3"],
        "greedy,greedy,random",
    ),
    "seat": (["play", "--terminal", "frankfurt", "--seat", "7"], "7"),
    "component file": (["bench", "frankfurt", "--components", "nowhere.yaml"], "nowhere.yaml"),
    "component file to serve": (["serve", "--components", "nowhere.yaml"], "nowhere.yaml"),
    "component file of the page": (["play", "--components", "nowhere.yaml"], "nowhere.yaml"),
    "device instead of a component file": (
        ["bench", "frankfurt", "--components", "/dev/zero"],
        "/dev/zero: can't be read: not a file",
    ),
    "component file that is not there": (
        ["bench", "frankfurt", "--components", "nowhere.yaml"],
        "nowhere.yaml: can't be read: No such file",
    ),
    "option of build": (["build", "--foo"], "No such option: --foo"),
    "word for build": (["build", "everything"], "everything"),
    "component files": (["bench", "frankfurt", "--components", "a.yaml", "--components", "b.yaml"], "a.yaml"),
    "log": (["replay", "nowhere.log"], "nowhere.log"),
    "log to load": (["play", "--terminal", "--load", "nowhere.log"], "nowhere.log"),
    "log to verify": (["verify", "nowhere.log"], "nowhere.log"),
    "endless span": (["serve", "--forget-after", "9" * 5000 + "d"], "'9999"),
    "host without a name": (["serve", "--host", ".."], "'..'"),
    "host that is no text": (["serve", "--host", "a\udcff"], "'a\\udcff'"),
    "password that is no text": (["serve", "--password", "a\udcff"], "--password"),
    "public address that is no text": (["serve", "--public-url", "https://a\udcff"], "a\\udcff"),
    "binary file instead of the notation": (["notation", "--into", sys.executable], sys.executable),
    "limit with a hyphen": (["serve", "--address-tables", "0"], "'0'"),
    "file instead of a folder for pictures": (["pictures", "-o", __file__], __file__),
    "folder instead of a log": (["replay", "/"], "'/'"),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_clear_line_and_exit_code_two(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, quoted = BAD[what]
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("cablecar: ")
    assert said.err.count("\n") == 1
    assert quoted in said.err


def test_a_number_of_the_environment_is_quoted_with_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CABLECAR_PORT", "abc")
    assert main(["serve"]) == 2
    assert "CABLECAR_PORT='abc'" in capsys.readouterr().err


def test_who_reads_nothing_or_no_further_is_no_error(log: Path) -> None:
    for command in ("games >&-", f"replay '{log}' >&-", f"replay '{log}' | head -1"):
        found = subprocess.run(
            ["bash", "-o", "pipefail", "-c", f"{sys.executable} -P -m cablecar {command}"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (found.returncode, found.stderr) == (0, ""), command


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "frankfurt: Frankfurt, 2 to 4 players" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["players"] == [2, 4]


def test_rules_are_printed_whole_and_by_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "frankfurt"]) == 0
    assert "**R38**" in capsys.readouterr().out
    for clause in ("R17", "r17", "17"):
        assert main(["rules", "frankfurt", clause]) == 0
        said = capsys.readouterr().out
        assert said.startswith("R17 You score")
        assert "R18" not in said
    assert main(["rules", "frankfurt", "A-3"]) == 0
    assert capsys.readouterr().out.startswith("A-3 Can +4")
    assert main(["rules", "frankfurt", "how to"]) == 0
    assert capsys.readouterr().out.startswith("How to play")


def test_sim_prints_a_table_of_shares(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["sim", "frankfurt", "--seats", "greedy,random", "--games", "4", "--seed", "2", "--processes", "1"]) == 0
    )
    said = capsys.readouterr().out
    assert re.search(r"greedy +100\.0% +51\.0% +100\.0% +\d+\.\d", said)


def test_sim_prints_clean_json_and_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "frankfurt", "--seats", "random", "--players", "4", "--games", "6", "--json"]
    assert main(words) == 0
    first = capsys.readouterr()
    found = json.loads(first.out)
    assert (found["players"], found["games"], [one["bot"] for one in found["bots"]]) == (4, 6, ["random"] * 4)
    assert sum(one["share"] for one in found["bots"]) == pytest.approx(1, abs=1e-5)
    assert main(words) == 0
    assert capsys.readouterr().out == first.out


def test_sim_takes_the_players_of_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "frankfurt", "--preset", "three", "--seats", "random", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 3


def test_trace_is_one_hash(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "frankfurt", "--games", "2", "--seed", "1"]) == 0
    first = capsys.readouterr().out
    assert re.fullmatch(r"trace frankfurt: 6 games, seed 1, [0-9a-f]{16}\n", first)
    assert main(["trace", "frankfurt", "--games", "2", "--seed", "2"]) == 0
    assert capsys.readouterr().out.split()[-1] != first.split()[-1]


def test_bench_prints_clean_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "frankfurt", "--seconds", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "frankfurt"
    assert found["mode"] in ("compiled", "interpreted")
    assert found["decisions_per_second"] > 100
    assert found["copies_per_second"] > 100


def test_check_prints_a_line_each_and_the_sum_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "frankfurt", "--players", "2", "--games", "1", "--every", "60", "--playouts", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("check frankfurt, 2 seats: 1 games")
    assert "every 60 states" in lines[0]
    assert re.fullmatch(r"check frankfurt: 1 games, \d+ states, \d+ views compared, 0 faults", lines[-1])


def test_verify_knows_a_broken_log_from_something_else(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = log.read_text("utf-8")
    broken = {
        "cut off": (text[:-5], 1),
        "another version": (text.replace("game frankfurt 1", "game frankfurt 99"), 1),
        "other components": (re.sub(r"components \S+ \w+", "components mine 0123456789abcdef", text), 1),
        "another game": (text.replace("game frankfurt", "game chess"), 2),
        "no log": ("hello\n", 2),
        "nothing": ("", 2),
        "cut in the header": ("cablecar 1\ngame frankfurt 1\n", 2),
        "another format": (text.replace("cablecar 1", "cablecar 2"), 2),
    }
    for what, (wrong, code) in broken.items():
        log.write_text(wrong, "utf-8")
        assert (what, main(["verify", str(log)])) == (what, code)
        said = capsys.readouterr()
        assert (what, said.out, said.err.count("\n")) == (what, "", 1)
    log.write_bytes(bytes(range(256)))
    assert main(["verify", str(log)]) == 2


def test_the_worst_log_decides(log: Path, home: Path) -> None:
    broken, other = home / "broken.log", home / "other.log"
    broken.write_text(log.read_text("utf-8")[:-5], "utf-8")
    other.write_text("hello\n", "utf-8")
    assert main(["verify", str(log), str(broken)]) == 1
    assert main(["verify", str(other), str(broken), str(log)]) == 2


def test_replay_tells_a_game_and_shows_its_end(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(log)]) == 0
    said = capsys.readouterr().out
    assert "The gap can't be filled: the game is over." in said
    assert "Great projects" in said
    assert re.search(r"Seat \d wins\.|win together", said)


def test_replay_shows_a_seat_only_what_it_knows(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(log), "--at", "12", "--seat", "1"]) == 0
    said = capsys.readouterr().out
    assert len(re.findall("You draw ", said)) == 3
    assert "Seat 0 draws 3 tiles." in said
    assert main(["replay", str(log), "--at", "12"]) == 0
    said = capsys.readouterr().out
    assert "You" not in said
    assert said.count("draws 3 tiles.") == 3


def test_replay_refuses_a_line_or_seat_that_is_not_there(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--at", "9999"], ["--at", "-1"], ["--seat", "3"], ["--seat", "-2"]):
        assert main(["replay", str(log), *words]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert words[1] in said.err


def test_play_reads_words_where_there_is_no_terminal(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(
        monkeypatch,
        "1 1",
        "undo",
        "1",
        "1",
        "log",
        "log words",
        "look all",
        "rules R14",
        "rules",
        "help",
        "why draw red-park-3",
        "why 1",
        "quit",
    )
    file = home / "game.log"
    assert (
        main(["play", "--terminal", "frankfurt", "--seed", "3", "--option", "first_seat=0", "--save", str(file)]) == 0
    )
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.splitlines()[0].endswith(("; compiled", "; interpreted (slow)"))
    assert re.findall(r"\[[a-z]+(?:-[a-z]+)+\]", said.out) == []  # a key without a text
    parts = (
        "3 players",
        "You took back: Lay ",
        "R14 Choose a tile",
        "That is not asked now",
        "That is possible now",
        "Not seen in red: ",
    )
    for part in (*parts, "saved up to here"):
        assert part in said.out
    assert re.search(r"^0 place .*\n0 undo\n0 place ", file.read_text("utf-8"), re.MULTILINE)


def test_before_the_first_move_undo_says_that_there_was_none(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "undo", "quit")
    assert main(["play", "--terminal", "frankfurt", "--seed", "3", "--save", str(home / "game.log")]) == 0
    said = capsys.readouterr().out
    assert "You have not moved yet." in said
    assert "since your last move" not in said


@pytest.mark.parametrize(
    ("language", "help_line", "left"),
    [
        ("de", "Tippe eine Zahl", "bis hierher"),
        ("it", "Scrivi un numero", "fin qui"),
        ("es", "Escribe un número", "hasta aquí"),
    ],
    ids=("de", "it", "es"),
)
def test_the_terminal_speaks_other_languages(
    language: str,
    help_line: str,
    left: str,
    log: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed(monkeypatch, "quit")
    assert main(["play", "--terminal", "frankfurt", "--seed", "3", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert help_line in said
    assert left in said
    assert main(["replay", str(log), "--lang", language]) == 0
    assert "Seat" not in capsys.readouterr().out
    assert main(["rules", "frankfurt", "R17", "--lang", language]) == 0
    assert capsys.readouterr().out.startswith("R17 ")
    assert main(["draw", str(log), "-o", str(home / "picture.svg"), "--lang", language]) == 0


def test_a_language_without_texts_is_refused(log: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = home / "picture.svg"
    for command in (
        ["play", "--terminal", "frankfurt"],
        ["replay", str(log)],
        ["rules", "frankfurt"],
        ["draw", str(log), "-o", str(picture)],
    ):
        assert main([*command, "--lang", "tlh"]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert "'tlh': there is de (Deutsch), en (English), " in said.err
    assert not picture.exists()
    assert main(["play", "--lang", "it"]) == 2
    assert "--terminal" in capsys.readouterr().err


def test_play_goes_on_with_a_saved_game(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "game.log"
    typed(monkeypatch, "1 1")
    assert (
        main(
            [
                "play",
                "--terminal",
                "frankfurt",
                "--seed",
                "3",
                "--option",
                "first_seat=0",
                "--bots",
                "random",
                "--save",
                str(file),
            ]
        )
        == 0
    )
    before = file.read_text("utf-8")
    capsys.readouterr()
    typed(monkeypatch, *["1"] * 400)
    assert main(["play", "--terminal", "--load", str(file), "--seed", "4"]) == 0
    said = capsys.readouterr().out
    assert "The game is over." in said
    after = file.read_text("utf-8")
    assert after.startswith(before)
    assert after.count("! seat") == 3
    assert main(["verify", str(file)]) == 0
    typed(monkeypatch)
    assert main(["play", "--terminal", "--load", str(file)]) == 0
    assert "Place" in capsys.readouterr().out


def test_play_never_writes_over_a_file(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "game.log"
    file.write_text("dear\n", "utf-8")
    assert main(["play", "--terminal", "frankfurt", "--save", str(file)]) == 2
    assert "exists" in capsys.readouterr().err
    assert file.read_text("utf-8") == "dear\n"
    assert main(["play", "--terminal", "--load", str(file)]) == 2
    assert "game.log, line 1: 'dear'" in capsys.readouterr().err
    assert main(["play", "--terminal", "frankfurt", "--save", str(home / "nowhere" / "game.log")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_play_refuses_to_change_a_saved_game(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--terminal", "--load", str(log), "--players", "2"]) == 2
    assert main(["play", "--terminal", "chess", "--load", str(log)]) == 2
    assert "'chess'" in capsys.readouterr().err


def test_play_saves_in_the_data_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--terminal", "frankfurt"]) == 0
    files = list((home / "home").rglob("frankfurt-*.log"))
    assert len(files) == 1
    assert str(files[0]) in capsys.readouterr().out.replace("\n", "")
    assert main(["verify", str(files[0])]) == 0


def test_play_goes_on_without_saving_where_nothing_can_be_written(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "file").write_text("", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    typed(monkeypatch, "1 1")
    assert main(["play", "--terminal", "frankfurt", "--seed", "1"]) == 0
    said = capsys.readouterr()
    assert said.err.startswith("cablecar: the game is not saved: ")
    assert "It was not saved." in said.out


@pytest.mark.parametrize("word", ["fly", "77", "place red-tower-1 zeil-0", "take 0", "1 99"])
def test_a_word_that_is_not_possible_is_one_line_and_exit_code_two(
    word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, word)
    assert main(["play", "--terminal", "frankfurt", "--seed", "3", "--option", "first_seat=0"]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("cablecar: ")
    assert said.err.count("\n") == 1


def test_a_saved_line_is_written_before_it_is_shown(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cablecar.cli.screen import Screen

    file, seen = home / "game.log", []
    say = Screen.say

    def watched(self: Screen, text: str, style: str = "") -> None:
        if " lay" in text and "." in text:
            seen.append(file.read_text("utf-8").count(" place "))
        say(self, text, style)

    monkeypatch.setattr(Screen, "say", watched)
    typed(monkeypatch, *["1"] * 12)
    assert main(["play", "--terminal", "frankfurt", "--seed", "3", "--save", str(file)]) == 0
    placed = [count for count in seen if count]
    assert len(placed) > 3
    assert placed == list(range(1, len(placed) + 1))


def test_endless_and_wild_input_is_quoted_short_and_tame(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "\x1b[2J" + "x" * 5000]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert len(said) < 700
    assert "\x1b" not in said


def test_a_name_that_a_terminal_would_obey_is_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["components", "frankfurt"])
    text = capsys.readouterr().out.replace("name: designed_v1", "name: mine")
    text = text.replace('en: "Opera Square"', 'en: "Opera \\e[2J"')
    (home / "mine.yaml").write_text(text, "utf-8")
    assert main(["bench", "frankfurt", "--seconds", "0.01", "--components", str(home / "mine.yaml")]) == 2
    assert "has a character that can't be shown" in capsys.readouterr().err


def test_a_huge_series_begins_at_once() -> None:
    """Nothing is made for games that are not played yet."""
    game = games.load("frankfurt")
    first = next(play_all(game, resolve(game, 2, {}), ["random", "random"], 1, 10**12))
    assert len(first.points) == 2


def test_what_belongs_to_the_terminal_is_refused_for_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "frankfurt", "--seed", "3"]) == 2
    assert "--seed belongs to the game in the terminal: add --terminal" in capsys.readouterr().err
