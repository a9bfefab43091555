"""Games are found by scanning: a folder more, and nothing else changed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cablecar import games
from cablecar.kernel.errors import UnknownGame
from cablecar.kernel.fields import remake
from cablecar.kernel.state import Game

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]


def run(code: str, folders: str | None) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "CABLECAR_GAMES"} | {
        "PYTHONPATH": str(ROOT / "src")
    }
    if folders is not None:
        environment["CABLECAR_GAMES"] = folders
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True, cwd=ROOT
    ).stdout.strip()


LIST = "from cablecar import games; print(*games.slugs())"


def test_the_toy_is_listed_only_where_its_folder_is_named() -> None:
    without = run(LIST, None).split()
    assert "toy" not in without
    assert "frankfurt" in without
    assert run(LIST, "").split() == without
    assert run(LIST, str(ROOT / "tests")).split() == sorted([*without, "toy"])
    assert run(LIST, "tests").split() == sorted([*without, "toy"])
    assert run(LIST, os.pathsep.join(["", "tests"])).split() == sorted([*without, "toy"])


def test_the_toy_is_playable_and_checked_from_its_folder() -> None:
    code = """
from cablecar import games
from cablecar.kernel.check import check_game
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import Table
game = games.load("toy")
table = Table(game, 2, dice=seeded_dice(1))
while not table.is_over:
    seat = table.actors()[0]
    table.submit(seat, table.legal(seat)[-1])
print(type(game).__module__, min(table.places()), check_game(game, 2, games=1, every=9).faults)
"""
    assert run(code, "tests") == "cablecar.games.toy.game 1 []"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*frankfurt.*toy"):
        games.load("chess")
    for slug in ("", "..", "toy/tests", "kernel", "__pycache__"):
        with pytest.raises(UnknownGame):
            games.load(slug)


def test_a_game_is_made_once_for_a_set(toy: Game, attic: Game) -> None:
    assert games.load("toy") is toy
    assert remake(type(toy), toy.components) is toy
    assert games.load("toy", games.folder("toy") / "data" / "attic_v1.yaml") is attic
    assert attic is not toy
    assert attic.vocabulary.words != toy.vocabulary.words


def test_a_game_has_its_texts_and_rules_beside_it() -> None:
    folder = games.folder("toy")
    assert (folder / "texts" / "en.ftl").is_file()
    assert (folder / "rules" / "en.md").is_file()
