"""Commands as people start them: real processes, signals, pipes and a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from cablecar.server.addresses import lan_address

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
CABLECAR = [sys.executable, "-P", "-m", "cablecar"]
STYLE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(tmp_path),
        "TERM": "xterm",
        "COLUMNS": "80",
        "PYTHONUNBUFFERED": "1",
    }


class Terminal:
    """A process with a terminal of its own."""

    def __init__(self, words: list[str], environment: dict[str, str]) -> None:
        self.here, there = pty.openpty()
        self.process = subprocess.Popen(
            [*CABLECAR, *words],
            stdin=there,
            stdout=there,
            stderr=there,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(
                signal.SIGINT, signal.SIG_DFL
            ),  # a background job's children would ignore it
        )
        os.close(there)
        self.text = ""
        self.read_to = 0

    def wait_for(self, pattern: str, seconds: float = 60) -> str:
        """Read until a pattern appears after what was waited for before; return what stands up to it."""
        end = time.monotonic() + seconds
        while (found := re.search(pattern, self.text[self.read_to :])) is None:
            assert time.monotonic() < end, f"no {pattern!r} in {self.text[self.read_to :][-2000:]!r}"
            self.read(0.1)
        part = self.text[self.read_to : self.read_to + found.end()]
        self.read_to += found.end()
        return part

    def read(self, seconds: float) -> bool:
        if not select.select([self.here], [], [], seconds)[0]:
            return False
        try:
            self.text += STYLE.sub("", os.read(self.here, 65536).decode("utf-8", "replace")).replace("\r", "")
        except OSError:
            return False
        return True

    def type(self, line: str) -> None:
        os.write(self.here, f"{line}\n".encode())

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        try:
            code = self.process.wait(60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)  # a test that fails leaves no workers behind
        while self.read(0.05):
            pass
        os.close(self.here)
        return code


def run(words: list[str], environment: dict[str, str], **more: object) -> subprocess.CompletedProcess[str]:
    command = partial(subprocess.run, env=environment, capture_output=True, text=True, timeout=200, check=False)
    return command([*CABLECAR, *words], **more)


def test_exit_codes_reach_the_shell(environment: dict[str, str]) -> None:
    assert run(["games"], environment, stdin=subprocess.DEVNULL).returncode == 0
    done = run(["play", "--terminal", "chess"], environment, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_commands_start_at_once(environment: dict[str, str]) -> None:
    """Half a second on an idle machine; here only that nothing heavy is imported."""
    heavy = "('rich', 'yaml', 'fluent', 'multiprocessing')"
    code = (
        f"import sys; from cablecar.cli.main import main; main(['games', '--help']); print(sorted(n for n in "
        f"sys.modules if n in {heavy}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=200, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_closed_pipe_is_no_error(environment: dict[str, str]) -> None:
    process = subprocess.Popen(
        [*CABLECAR, "components", "frankfurt"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 0


def test_a_terminal_without_our_letters_gets_others(environment: dict[str, str]) -> None:
    done = run(
        ["play", "--terminal", "frankfurt", "--seed", "1"], {**environment, "PYTHONIOENCODING": "ascii"}, input="1 1\n"
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_an_interrupt_at_the_prompt_is_130_and_everything_is_saved(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    terminal = Terminal(["play", "--terminal", "frankfurt", "--seed", "3", "--save", str(file)], environment)
    terminal.wait_for(r"\n> ")
    terminal.type("1 1")
    terminal.wait_for(r"You lay [^>]*\n> ")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text
    assert "0 place" in file.read_text("utf-8")


def test_who_thinks_long_is_told_and_an_interrupt_ends_it_at_once(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    words = [
        "play",
        "frankfurt",
        "--terminal",
        "--players",
        "4",
        "--bots",
        "expert",
        "--option",
        "first_seat=1",
        "--seed",
        "3",
        "--lang",
        "de",
    ]
    terminal = Terminal([*words, "--save", str(file)], environment)
    terminal.wait_for(r"Expert 1 überlegt …\n")
    asked = time.monotonic()
    os.killpg(terminal.process.pid, signal.SIGINT)  # as a terminal does: to all of them
    assert terminal.end() == 130
    assert time.monotonic() - asked < 2
    assert "Traceback" not in terminal.text
    done = run(["verify", str(file)], environment)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_bot_of_ones_own_that_thinks_long_is_told_too(environment: dict[str, str], tmp_path: Path) -> None:
    bot = (
        "import time\nfrom cablecar import Bot\nclass Slow(Bot):\n    def choose(self, view, legal, rng, "
        "budget):\n        time.sleep(200)\n"
    )
    (tmp_path / "slow.py").write_text(bot)
    words = [
        "play",
        "frankfurt",
        "--terminal",
        "--bots",
        f"{tmp_path}/slow.py:Slow",
        "--option",
        "first_seat=1",
        "--save",
        str(tmp_path / "game.log"),
    ]
    terminal = Terminal(words, environment)
    terminal.wait_for(r"Slow 1 is thinking …\n")
    terminal.interrupt()
    assert terminal.end() == 130


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_of_long_work_is_130(processes: str, environment: dict[str, str]) -> None:
    terminal = Terminal(
        ["sim", "frankfurt", "--games", "50000", "--processes", processes, "--seats", "random,random"], environment
    )
    terminal.wait_for(r"frankfurt, (interpreted|compiled)")
    time.sleep(0.3)
    os.killpg(terminal.process.pid, signal.SIGINT)  # as a terminal does: to all of them
    assert terminal.end() == 130
    assert "cablecar: interrupted" in terminal.text
    assert "Traceback" not in terminal.text


def test_the_end_of_the_input_leaves_cleanly(environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "--terminal", "frankfurt", "--seed", "3"], environment)
    terminal.wait_for(r"\n> ")
    os.write(terminal.here, b"\x04")
    assert terminal.end() == 0
    assert "saved up to here" in terminal.text


def test_play_without_a_game_asks_for_one(environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "--terminal"], environment)
    terminal.wait_for(r"1  frankfurt, 2 to 4 players\n[^?]*Which game\? ")
    terminal.type("chess")
    terminal.wait_for(r"'chess' is not one of them.\nWhich game\? ")
    terminal.type("1")
    terminal.wait_for(r"\n> ")
    terminal.type("quit")
    assert terminal.end() == 0


def test_a_whole_game_by_numbers_with_undo_and_why(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    words = [
        "play",
        "--terminal",
        "frankfurt",
        "--players",
        "2",
        "--seed",
        "3",
        "--bots",
        "random",
        "--option",
        "first_seat=0",
        "--save",
        str(file),
    ]
    terminal = Terminal(words, environment)
    terminal.wait_for(r"interpreted|compiled")
    terminal.wait_for(r"Your hand")
    terminal.wait_for(r"\n> ")
    terminal.type("why draw red-park-3")
    assert "That is not asked now" in terminal.wait_for(r"\n> ")
    terminal.type("why place red-park-3 zeil-0")
    assert "Not possible (R14)" in terminal.wait_for(r"\n> ")
    terminal.type("1")
    assert "Lay it on:" in terminal.wait_for(r"\n> ")
    terminal.type("1")
    terminal.wait_for(r"You lay [^>]*\n> ")
    terminal.type("undo")
    assert "You took back: Lay " in terminal.wait_for(r"\n> ")
    for _ in range(120):
        terminal.type("1")
        terminal.wait_for(r"\n> |\nSaved: ")
        if "The game is over." in terminal.text:
            break
    assert terminal.end() == 0
    assert re.search(r"You +\d+ +\d+ +\d+ +\d+ +(shared )?(1st|2nd)", terminal.text)
    assert "Traceback" not in terminal.text
    assert [
        line
        for line in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.text).splitlines()
        if len(line) > 80 and str(tmp_path) not in line
    ] == []
    done = run(["verify", str(file)], environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "over, " in done.stdout


def test_a_game_of_another_folder_is_listed_played_and_verified(environment: dict[str, str], tmp_path: Path) -> None:
    environment["CABLECAR_GAMES"] = str(ROOT / "tests")
    assert "toy: " in run(["games"], environment).stdout
    file = tmp_path / "toy.log"
    done = run(
        ["play", "--terminal", "toy", "--seed", "1", "--players", "3", "--save", str(file)],
        environment,
        input="1\n" * 400,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"Total +Place", done.stdout)
    assert run(["verify", str(file)], environment).returncode == 0


def test_a_game_that_cant_be_loaded_is_one_line(environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "broken" / "data").mkdir(parents=True)
    (tmp_path / "broken" / "__init__.py").write_text("import nothing_like_that\n", "utf-8")
    environment["CABLECAR_GAMES"] = str(tmp_path)
    done = run(["games"], environment)
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "frankfurt: " in done.stdout
    done = run(["sim", "broken"], environment)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "'broken'" in done.stderr


def test_a_folder_of_games_that_is_not_there_is_one_line(environment: dict[str, str]) -> None:
    done = run(["games"], {**environment, "CABLECAR_GAMES": "/nope"})
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        "cablecar: CABLECAR_GAMES=/nope: '/nope' is no folder\n",
    )


@pytest.mark.parametrize(
    "words",
    [[str(ROOT / "cablecar"), "games"], ["-P", "-m", "cablecar", "games"], ["-P", "-m", "cablecar.build", "--auto"]],
)
def test_an_interrupt_in_the_first_instants_leaves_no_traceback(words: list[str], environment: dict[str, str]) -> None:
    def block() -> None:  # as ./cablecar does for what it runs
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    process = subprocess.Popen(
        [sys.executable, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=block,
    )
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=200) == ("", "")
    assert process.returncode == 130


def test_half_points_are_written_as_such(environment: dict[str, str], tmp_path: Path) -> None:
    environment["CABLECAR_GAMES"] = str(ROOT / "tests")
    file = tmp_path / "toy.log"
    deal = "* draw agate|* draw clay|* draw glass|* draw glass|* draw glass|* draw agate|* draw clay|* toy kite"
    head = run(
        ["play", "--terminal", "toy", "--players", "2", "--option", "length=1", "--seed", "1", "--save", str(file)],
        environment,
        input="quit\n",
    )
    assert head.returncode == 0
    header = file.read_text("utf-8").partition("\n\n")[0]
    file.write_text(
        "\n".join([header, "", *deal.split("|"), "0 drop clay", "1 drop clay", "* draw glass", "* draw glass", ""]),
        "utf-8",
    )
    done = run(["verify", str(file)], environment)
    assert re.search(r"over, [0-9]+(\.5)? [0-9]+(\.5)? points", done.stdout)
    assert ".5" in done.stdout


def test_rules_on_a_terminal_are_set_and_not_raw(environment: dict[str, str]) -> None:
    terminal = Terminal(["rules", "frankfurt"], {**environment, "PAGER": "echo LESS=$LESS; cat"})
    terminal.wait_for(r"R38[^\n]*\n")
    assert terminal.end() == 0
    assert "LESS=-RFX" in terminal.text
    assert "**R17**" not in terminal.text
    assert "R17" in terminal.text


def test_a_server_takes_its_options_from_the_environment(environment: dict[str, str], tmp_path: Path) -> None:
    environment |= {
        "CABLECAR_PORT": "0",
        "CABLECAR_DB": str(tmp_path / "club.sqlite"),
        "CABLECAR_PUBLIC_URL": "https://games.example/club",
    }
    terminal = Terminal(["serve"], {**environment, "CABLECAR_FORGET_AFTER": "90d"})
    terminal.wait_for(r"browsers find it at https://games\.example/club/\n")
    terminal.wait_for(r"http://127\.0\.0\.1:\d+/  \(Ctrl-C stops\)")
    terminal.wait_for(r"games are kept in [^\n]*club\.sqlite\n")
    assert (tmp_path / "club.sqlite").is_file()
    terminal.interrupt()
    assert terminal.end() == 0
    done = run(["serve"], {**environment, "CABLECAR_PROXY": "nginx"})
    assert (done.returncode, "'nginx' is no address" in done.stderr) == (2, True)


@pytest.mark.parametrize(("words", "path"), [([], ""), (["frankfurt"], "new/frankfurt")], ids=["home", "a game"])
def test_play_opens_the_browser_at_home_or_at_a_new_table(
    words: list[str], path: str, environment: dict[str, str], tmp_path: Path
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n', "utf-8")
    browser.chmod(0o755)
    environment = {name: value for name, value in environment.items() if name != "CI"} | {"BROWSER": str(browser)}
    terminal = Terminal(["play", *words, "--port", "0"], environment)
    address = re.search(r"(http://\S+)  \(Ctrl-C stops\)", terminal.wait_for(r"Ctrl-C stops\)"))
    ends = time.monotonic() + 60
    while not opened.is_file():
        assert time.monotonic() < ends, "no browser was opened"
        terminal.read(0.1)
    assert address
    assert opened.read_text("utf-8") == f"{address[1]}\n"
    assert re.fullmatch(rf"http://127\.0\.0\.1:\d+/{path}", address[1])
    terminal.interrupt()
    assert terminal.end() == 0


def test_play_on_the_local_network_shows_where_and_what_that_means(environment: dict[str, str]) -> None:
    terminal = Terminal(["play", "--lan", "--port", "0"], {**environment, "CI": "1", "CABLECAR_PLAYERS": "3"})
    near = lan_address()
    if near is None:
        terminal.wait_for(r"--lan: this machine is on no network")
        assert terminal.end() == 2
        return
    terminal.wait_for(r"█▄▄▄▄▄▄▄█")  # the feet of two corners of the code
    port = re.search(
        rf"on this network: http://{re.escape(near)}:(\d+)/ ",
        terminal.wait_for(r"everybody on it can open the page[^\n]*nothing is encrypted"),
    )
    assert port
    terminal.wait_for(r"Ctrl-C stops")
    assert httpx.get(f"http://{near}:{port[1]}/healthz", timeout=200).text == "ok"
    terminal.interrupt()
    assert terminal.end() == 0
