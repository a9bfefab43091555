"""A bot from somebody's file: the one of the document plays, and what is wrong with one is said with its line."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import cablecar
import cablecar.api
from cablecar.cli.main import main
from cablecar.kernel.bot import Budget
from cablecar.kernel.errors import BadInput, UnknownBot
from cablecar.kernel.options import resolve
from cablecar.kernel.rng import Rng
from cablecar.lab import sim
from cablecar.own_bots import load_bot
from tests.server.harness import ROOT

pytestmark = pytest.mark.once

DOCUMENT = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
MADE = "from cablecar import Bot\nclass Clever(Bot):\n"
MUTE = "class Mute(BaseException):\n    def __str__(self):\n        raise Mute\n    __repr__ = __index__ = __str__\n"
CHOOSE = "    def choose(self, view, legal, rng, budget):\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the example of the document, saved."""
    found = re.search(r"```python\n(.*?)```", DOCUMENT, re.S)
    assert found
    (tmp_path / "mybot.py").write_text(found[1], "utf-8")
    return tmp_path / "mybot.py"


def test_the_example_has_twenty_lines_and_beats_chance(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len([line for line in file.read_text("utf-8").splitlines() if line]) <= 20
    assert main(["sim", "toy", "--seats", f"{file}:Dreamer,random", "--games", "40", "--processes", "2", "--json"]) == 0
    dreamer, chance = json.loads(capsys.readouterr().out)["bots"]
    assert dreamer["bot"] == f"{file}:Dreamer"
    assert dreamer["share"] > 2 * chance["share"]


def test_it_plays_in_the_terminal_and_its_file_is_not_in_the_log(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert (
        main(["play", "toy", "--terminal", "--players", "2", "--bots", "./mybot.py:Dreamer", "--save", "game.log"]) == 0
    )
    log = Path("game.log").read_text("utf-8")
    assert "! seat 1 bot Dreamer\n" in log
    assert "mybot" not in log
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--terminal", "--load", "game.log", "--bots", "./mybot.py:Dreamer"]) == 0
    assert Path("game.log").read_text("utf-8").startswith(log)


def test_a_bot_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "taste_of_mine.py").write_text("def best(legal):\n    return legal[-1]\n", "utf-8")
    (tmp_path / "last.py").write_text(
        f"from taste_of_mine import best\n{MADE}{CHOOSE}        return best(legal)\n", "utf-8"
    )
    table = cablecar.table("toy", players=2, seed=1)
    seat = table.actors()[0]
    assert cablecar.bot(f"{tmp_path / 'last.py'}:Clever")(table, seat) == table.legal(seat)[-1]


WRONG = {
    "no such file": ("./nowhere.py:Bot", None, "nowhere.py"),
    "no class": ("bot.py", "", "FILE.py:CLASS"),
    "no such class": ("bot.py:Clever", "x = 1\n", "has no bot 'Clever'"),
    "no bot": ("bot.py:Clever", "class Clever:\n    pass\n", "has no bot 'Clever'"),
    "no Python": ("bot.py:Clever", "x = 1\nclass Clever(\n", "line 2: SyntaxError"),
    "fails when it is read": ("bot.py:Clever", "\nraise ValueError('sulks')\n", "line 2: ValueError: sulks"),
    "ends when it is read": ("bot.py:Clever", "\nraise SystemExit(3)\n", "line 2: SystemExit: 3"),
    "fails when it is made": (
        "bot.py:Clever",
        MADE + "    def __init__(self):\n        1 / 0\n",
        "line 4: ZeroDivisionError",
    ),
    "fails when it plays": ("bot.py:Clever", f"{MADE}{CHOOSE}        return legal[99]\n", "line 4: IndexError"),
    "says no number": ("bot.py:Clever", f"{MADE}{CHOOSE}        return float(legal[0])\n", "which is not one of its"),
    "ends like nothing else": (
        "bot.py:Clever",
        f"class Odd(BaseException):\n    pass\n{MADE}{CHOOSE}        raise Odd('mine')\n",
        "line 6: Odd: mine",
    ),
    "ends like that when it is read": (
        "bot.py:Clever",
        "\nraise GeneratorExit('mine')\n",
        "line 2: GeneratorExit: mine",
    ),
    "ends like that when it is made": (
        "bot.py:Clever",
        MADE + "    def __init__(self):\n        raise GeneratorExit('mine')\n",
        "line 4: GeneratorExit: mine",
    ),
    "fails without words": (
        "bot.py:Clever",
        f"{MUTE}{MADE}{CHOOSE}        raise Mute\n",
        "Mute: a Mute that can't be shown",
    ),
    "says what cannot be shown": (
        "bot.py:Clever",
        f"{MUTE}{MADE}{CHOOSE}        return Mute()\n",
        "chose a Mute that can't be shown, which is not one of its",
    ),
    "cheats": ("bot.py:Clever", f"{MADE}{CHOOSE}        return -1\n", "chose -1, which is not one of its"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_a_bot_is_one_line(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name, text, said = WRONG[what]
    monkeypatch.chdir(tmp_path)
    if text is not None:
        Path("bot.py").write_text(text, "utf-8")
    assert main(["sim", "toy", "--seats", f"{name},random", "--games", "1"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert said in err


def test_ours_are_still_called_by_name() -> None:
    assert type(load_bot("greedy")).__name__ == "GreedyBot"
    with pytest.raises(UnknownBot, match="'clever'"):
        load_bot("clever")
    assert issubclass(UnknownBot, BadInput)


def test_the_public_names_are_those_of_the_api() -> None:
    assert cablecar.__all__ == cablecar.api.__all__
    assert all(getattr(cablecar, name) is getattr(cablecar.api, name) for name in cablecar.__all__)


def test_a_bot_is_made_anew_for_every_game_however_many_processes_play(tmp_path: Path) -> None:
    """It would otherwise remember the games that the same process has played before."""
    file = tmp_path / "bot.py"
    file.write_text(
        f"{MADE}    asked = 0\n{CHOOSE}        self.asked += 1\n        return legal[self.asked * 7919 % len(legal)]\n",
        "utf-8",
    )
    game = cablecar.api.game("toy")
    alone, two = (
        list(sim.play_all(game, resolve(game, 2, {}), [f"{file}:Clever", "random"], 1, 20, processes))
        for processes in (1, 2)
    )
    assert alone == two


DATA = (
    "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass Note:\n    place: "
    "int = 0\n"
)


def test_files_may_have_the_same_name_and_data_classes_of_their_own(tmp_path: Path) -> None:
    for name, place in (("one", 0), ("two", -1)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "bot.py").write_text(
            f"{DATA}{MADE}{CHOOSE}        return legal[Note({place}).place]\n", "utf-8"
        )
    table = cablecar.table("toy", players=2, seed=1)
    seat = table.actors()[0]
    legal = table.legal(seat)
    chosen = [cablecar.bot(f"{tmp_path / name / 'bot.py'}:Clever")(table, seat) for name in ("one", "two", "one")]
    assert chosen == [legal[0], legal[-1], legal[0]]


def test_what_a_bot_prints_is_no_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        f"print('read')\n{MADE}    def __init__(self):\n        print('made')\n{CHOOSE}        print('asked')\n    "
        f"    return legal[0]\n",
        "utf-8",
    )
    assert main(["sim", "toy", "--seats", f"{file}:Clever,random", "--games", "1", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 1
    assert {"read", "made", "asked"} <= {*told.err.split()}


@pytest.mark.parametrize(
    "change", ["view.seen.tokens[0] += 1", "view.seen.year += 1", "view.imagine(rng).tokens[0] += 1"]
)
def test_a_bot_that_changes_what_it_sees_is_refused(change: str, tmp_path: Path) -> None:
    """Views share what is rarely written with the game that is played."""
    (tmp_path / "bot.py").write_text(f"{MADE}{CHOOSE}        {change}\n        return legal[0]\n", "utf-8")
    table = cablecar.table("quake", players=2, seed=1)
    seat = table.actors()[0]
    with pytest.raises(BadInput, match="Clever changed its view"):
        cablecar.bot(f"{tmp_path / 'bot.py'}:Clever")(table, seat)


def test_a_bot_may_play_on_in_what_it_imagines_and_has_a_budget_of_its_own(tmp_path: Path) -> None:
    text = (
        f"{MADE}{CHOOSE}        budget.simulations = 1\n        view.imagine(rng).apply(view.seat, legal[0])\n  "
        f"      return legal[0]\n"
    )
    (tmp_path / "bot.py").write_text(text, "utf-8")
    table, budget = cablecar.table("quake", players=2, seed=1), Budget(7, -1.0)
    seat = table.actors()[0]
    legal = [table.game.vocabulary.number(word) for word in table.legal(seat)]
    assert load_bot(f"{tmp_path / 'bot.py'}:Clever").choose(table.view(seat), legal, Rng(1), budget) == legal[0]
    assert budget.simulations == 7


def test_the_document_tells_every_field_of_the_arenas_json_and_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    assert (
        main(
            [
                "arena",
                "toy",
                "--players",
                "2",
                "--bots",
                "random,greedy",
                "--games",
                "2",
                "--processes",
                "1",
                "--json",
                "--records",
                str(file),
            ]
        )
        == 0
    )
    told, line = json.loads(capsys.readouterr().out), json.loads(file.read_text("utf-8").splitlines()[0])
    for name in {*told, *told["matches"][0], *line}:
        assert f"`{name}`" in DOCUMENT
