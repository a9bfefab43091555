"""The counts of perft.txt, by this engine."""
from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.frankfurt import GAME
from cablecar.games.frankfurt.tests.helpers import FOLDER
from cablecar.kernel.options import resolve
from cablecar.kernel.perft import perft
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.position import position
from cablecar.kernel.state import State

FAST = 5000  # greater counts are slow


def cases() -> list[object]:
    """Return title, position, depth and count of everything the file has."""
    found: list[object] = []
    for block in (FOLDER / "perft.txt").read_text().split("\n\n"):
        title, *lines = [line for line in block.strip().splitlines() if not line.startswith("#")] or [""]
        for depth, count in enumerate(map(int, lines[-1].split()[1:]) if lines else [], start=1):
            marks = [pytest.mark.slow] if count > FAST else []
            found.append(pytest.param("\n".join(lines[:-1]), depth, count, id=f"{title}-{depth}", marks=marks))
    return found


def after_fixed_deal(seats: int) -> State:
    state = GAME.start(seats, resolve(GAME, seats, {}))
    actions: vec[i64] = vec[i64]([0] * 200)
    event = 0
    while state.actor == CHANCE:
        count = state.legal(CHANCE, actions)
        state.apply(CHANCE, actions[(31 * event + 7) % count])
        event += 1
    return state


@pytest.mark.parametrize(("text", "depth", "count"), cases())
def test_perft(text: str, depth: int, count: int) -> None:
    state = after_fixed_deal(int(text.split()[1])) if text.startswith("deal") else position(GAME, text)
    assert perft(state, depth) == count
