"""Options that contradict each other, that name bots, or that belong elsewhere: one clear line and exit code 2, before
anything is played.
"""

from __future__ import annotations

import pytest

from cablecar.bots import BOTS
from cablecar.cli.arguments import OUR_BOTS_HELP
from cablecar.cli.main import main

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("home")]

BAD = {
    "players that are not the preset's": (
        ["sim", "frankfurt", "--preset", "two", "--players", "3"],
        "--players 3: --preset 'two' is for 2",
    ),
    "players of a preset with options": (
        ["arena", "tenders", "--preset", "open", "--players", "4"],
        "--option show_opponent_cheque_values=yes",
    ),
    "players to play a preset": (
        ["play", "--terminal", "frankfurt", "--preset", "two", "--players", "4"],
        "--players 4",
    ),
    "a name left out": (
        ["sim", "frankfurt", "--seats", "club,,random"],
        "--seats 'club,,random', name 2: there is no bot ''",
    ),
    "a bot that is not there": (
        ["arena", "frankfurt", "--bots", "greedy, easy,clever"],
        "--bots 'greedy, easy,clever', name 3: there is no bot 'clever'",
    ),
    "a name left out at the table": (
        ["play", "--terminal", "frankfurt", "--bots", "club,"],
        "--bots 'club,', name 2: there is no bot ''",
    ),
    "bots of the terminal for the page": (
        ["play", "frankfurt", "--bots", "club"],
        "--bots belongs to the game in the terminal: add --terminal",
    ),
    "players to check a preset": (["check", "frankfurt", "--preset", "two", "--players", "4"], "--players 4"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_meant_is_one_clear_line(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, quoted = BAD[what]
    assert main(words) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert quoted in said.err


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_help_names_our_bots(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert OUR_BOTS_HELP.split(", ") == list(BOTS)
    assert main([command, "--help"]) == 0
    assert OUR_BOTS_HELP in " ".join(capsys.readouterr().out.split())


def test_players_and_preset_may_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "toy", "--preset", "long", "--players", "3", "--seats", "random", "--games", "1"]) == 0
    assert "random" in capsys.readouterr().out
