"""Component files on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cablecar.cli.main import main
from cablecar.games import folder
from cablecar.scene.components import printed

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("home")]


def test_components_are_a_template_that_can_be_used(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "frankfurt"]) == 0
    file = home / "mine.yaml"
    text = capsys.readouterr().out
    file.write_text(text, "utf-8")
    assert main(["trace", "frankfurt", "--games", "1"]) == 0
    plain = capsys.readouterr().out
    assert main(["trace", "frankfurt", "--games", "1", "--components", str(file)]) == 0
    assert capsys.readouterr().out == plain
    file.write_text(text.replace("hand_size: 3", "hand_size: three"), "utf-8")
    for words in (["trace", "frankfurt"], ["serve", "--port", "0"], ["play", "--port", "0"]):
        assert main([*words, "--components", str(file)]) == 2
        assert re.search(r"mine\.yaml, line \d+: .*'three'", capsys.readouterr().err)


def test_of_several_component_files_the_one_for_the_game_is_taken(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, other, third = home / "mine.yaml", home / "other.yaml", home / "third.yaml"
    mine.write_text(printed(folder("toy") / "data").replace("shop_v1", "mine"), "utf-8")
    other.write_text(printed(folder("frankfurt") / "data").replace("designed_v1", "other"), "utf-8")
    third.write_text(mine.read_text("utf-8"), "utf-8")
    words = [
        "sim",
        "toy",
        "--games",
        "1",
        "--seats",
        "random,random",
        "--json",
        "--components",
        str(other),
        "--components",
    ]
    assert main([*words, str(mine)]) == 0
    assert json.loads(capsys.readouterr().out)["components"] == "mine"
    assert main([*words, str(other)]) == 2
    assert "0 are for toy" in capsys.readouterr().err
    assert main([*words, str(mine), "--components", str(third)]) == 2
    assert "2 are for toy" in capsys.readouterr().err
