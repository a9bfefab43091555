"""The counts of perft.txt, by this engine."""
from __future__ import annotations

import pytest

from cablecar.games.tenders import GAME
from cablecar.games.tenders.tests.helpers import FOLDER
from cablecar.kernel.perft import perft
from cablecar.kernel.phase import RULES
from cablecar.kernel.position import position

FAST = 5000  # greater counts are slow


def cases() -> list[object]:
    """Return position, depth and count of everything the file has."""
    found: list[object] = []
    for block in (FOLDER / "perft.txt").read_text().split("\n\n"):
        title, *lines = [line for line in block.strip().splitlines() if not line.startswith("#")] or [""]
        for depth, count in enumerate(map(int, lines[-1].split()[1:]) if lines else [], start=1):
            marks = [pytest.mark.slow] if count > FAST else []
            found.append(pytest.param("\n".join(lines[:-1]), depth, count, id=f"{title}-{depth}", marks=marks))
    return found


@pytest.mark.parametrize(("text", "depth", "count"), cases())
def test_perft(text: str, depth: int, count: int) -> None:
    state = position(GAME, text)
    if state.actor == RULES:
        state.run()
    assert perft(state, depth) == count
