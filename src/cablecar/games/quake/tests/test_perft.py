"""Whole turns: the counts of perft.txt that the other games don't have."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.quake import GAME
from cablecar.games.quake.tests.helpers import FOLDER, table_at
from cablecar.kernel.fields import dump
from cablecar.kernel.state import State

FAST = 5000  # greater counts are slow


def cases() -> list[object]:
    """Return position and counts of whole turns."""
    found: list[object] = []
    for block in (FOLDER / "perft.txt").read_text().split("\n\n"):
        title, *lines = [line for line in block.strip().splitlines() if not line.startswith("#")] or [""]
        if lines and lines[-1].split()[0] == "whole":
            counts = [int(count) for count in lines[-1].split()[1:]]
            marks = [pytest.mark.slow] if max(counts) > FAST else []
            found.append(pytest.param("\n".join(lines[:-1]), counts, id=title, marks=marks))
    return found


def whole_turns(state: State, found: list[str], built: str) -> None:
    """Collect what every way to play a seat's turn to its end leads to: the state, with lot, cards and reward that are
    in it.
    """
    seat = state.actor
    actions: vec[i64] = vec[i64]([0] * 200)
    count = state.legal(seat, actions)
    for action in list(actions)[:count]:
        after = state.copy()
        after.apply(seat, action)
        word = GAME.vocabulary.words[action]
        told = built if word in ("alone", "decline") else f"{built} {word}" if not word.startswith("spend") else built
        if after.actor == seat:
            whole_turns(after, found, told)
        else:
            found.append(f"{told}\n{dump(after)}")


@pytest.mark.parametrize(("text", "counts"), cases())
def test_whole_turns(text: str, counts: list[int]) -> None:
    found: list[str] = []
    whole_turns(table_at(text).state, found, "")
    assert len(set(found)) == counts[0]
    assert len(found) == counts[-1] or len(counts) == 1
