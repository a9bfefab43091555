"""Views: what leaves the engine."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.fields import dump, field_names, state_digest
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table

ROOT = Path(__file__).resolve().parents[2]
DEAL = (
    "* draw agate",
    "* draw clay",
    "* draw glass",
    "* draw glass",
    "* draw glass",
    "* draw agate",
    "* draw clay",
    "* toy kite",
)


@pytest.mark.parametrize("reader", [0, 1, int(SPECTATOR)])
def test_a_view_is_equal_after_pickling(play: Any, reader: int) -> None:
    view = play(2, *DEAL, "0 lay clay").view(reader)
    again = pickle.loads(pickle.dumps(view))
    assert dump(again) == dump(view)
    assert state_digest(again) == state_digest(view)
    assert dump(again.imagine(Rng(4))) == dump(view.imagine(Rng(4)))
    assert again.seen.game is view.seen.game


def test_a_view_of_another_set_is_equal_after_pickling(attic: Game) -> None:
    view = Table(attic, 3, dice=seeded_dice(1)).view(2)
    again = pickle.loads(pickle.dumps(view))
    assert dump(again) == dump(view)
    assert again.seen.game is attic


def test_a_view_is_equal_in_another_process(play: Any) -> None:
    view = play(2, *DEAL, "0 lay clay", "0 done", "1 drop glass").view(0)
    code = """
import pickle, sys
from cablecar.kernel.fields import dump
from cablecar.kernel.rng import Rng
view = pickle.loads(sys.stdin.buffer.read())
sys.stdout.write(dump(view) + "|" + dump(view.imagine(Rng(4))))
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    found = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(view), capture_output=True, env=environment, check=True
    ).stdout.decode()
    assert found == dump(view) + "|" + dump(view.imagine(Rng(4)))


def test_imagining_leaves_the_view_as_it_was_and_notes_are_no_part_of_it(play: Any) -> None:
    view = play(2, *DEAL).view(1)
    before = dump(view), pickle.dumps(view)
    assert len({dump(view.imagine(Rng(seed))) for seed in range(20)}) > 5
    assert (dump(view), pickle.dumps(view)) == before
    assert view.seen.notes is not None
    assert not {"game", "phases", "tables", "notes"} & set(field_names(view.seen))


def test_the_same_view_and_generator_imagine_the_same(play: Any) -> None:
    view = play(2, *DEAL).view(1)
    assert dump(view.imagine(Rng(3))) == dump(view.imagine(Rng(3)))


def test_a_view_can_not_be_played(play: Any) -> None:
    assert not hasattr(play(2, *DEAL).view(0), "apply")


def test_equal_states_have_equal_texts(play: Any) -> None:
    one, two = play(2, *DEAL), play(2, *DEAL)
    assert dump(one.state) == dump(two.state)
    assert state_digest(one.state) == state_digest(two.state)
    one.submit(0, "lay clay")
    assert state_digest(one.state) != state_digest(two.state)
    one.undo(0)
    assert state_digest(one.state) == state_digest(two.state)


def test_a_whole_choice_of_another_is_imagined_by_prior(play: Any) -> None:
    view = play(2, *DEAL, "0 lay agate", "0 done").view(1)
    choices = set()
    for seed in range(200):
        world: Any = view.imagine(Rng(seed))
        choices.add((tuple(world.laid[:3]), world.dropped[0]))
        assert all(world.laid[kind] <= world.marbles[kind] for kind in range(3))
        assert world.dropped[0] == 0 or not any(world.laid[:3])
    assert ((0, 0, 0), 0) in choices
    assert len(choices) > 10


def test_who_still_owes_a_choice_is_imagined_without_steps(play: Any) -> None:
    view = play(2, *DEAL, "0 lay agate").view(1)
    for seed in range(30):
        world: Any = view.imagine(Rng(seed))
        assert list(world.laid[:3]) == [0, 0, 0]
        assert world.owes(0)
