"""How a game is drawn is carried by the game, imported when somebody looks, and complete."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from cablecar import games
from cablecar.kernel.fields import remake
from cablecar.scene.interface import Drawing
from cablecar.scene.plain import PLAIN_DRAWING, drawing_of
from tests.games.found import SLUGS
from tests.toy.data import load as toy_components
from tests.toy.game import Toy

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
LOADED = """
import sys
from cablecar import games
from cablecar.bots import greedy, mcts
{more}
print(*(name for name in sys.modules if ".draw" in name or name == "cablecar.scene.model"))
"""


def loaded(more: str) -> list[str]:
    """Return the modules of drawings that a new process has loaded."""
    command = [sys.executable, "-c", LOADED.format(more=more)]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()


def test_a_game_is_loaded_and_played_without_its_drawing() -> None:
    assert loaded("for slug in games.slugs(): games.load(slug)") == []
    drawn = loaded("from cablecar.scene.plain import drawing_of\ndrawing_of(games.load('trams'))")
    assert "cablecar.games.trams.draw.story" in drawn
    assert not any(name.startswith("cablecar.games.frankfurt") for name in drawn)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_found_carries_a_whole_drawing(slug: str) -> None:
    game = games.load(slug)
    found = drawing_of(game)
    assert Drawing in type(found).__mro__
    assert {"stage", "step", "word"} <= vars(type(found)).keys()
    assert drawing_of(pickle.loads(pickle.dumps(game))) is found


def test_a_game_made_without_a_drawing_is_drawn_plainly() -> None:
    class Undrawn(Toy):
        pass

    assert drawing_of(remake(Undrawn, toy_components())) is PLAIN_DRAWING


def test_a_drawing_that_lacks_a_method_is_refused() -> None:
    class Half(Drawing):
        pieces = staticmethod(PLAIN_DRAWING.pieces)
        overlay = staticmethod(PLAIN_DRAWING.overlay)
        numbers = staticmethod(PLAIN_DRAWING.numbers)
        preview = staticmethod(PLAIN_DRAWING.preview)
        step = staticmethod(PLAIN_DRAWING.step)

    with pytest.raises(TypeError, match="stage"):
        Half()  # type: ignore[abstract]
