"""The counts of perft.txt, by this engine."""
from __future__ import annotations

import pytest

from cablecar.games.trams.tests.helpers import FOLDER, state_at
from cablecar.kernel.perft import perft

FAST = 3000  # greater counts are slow


def cases() -> list[object]:
    """Return title, position, depth and count of everything the file has."""
    found: list[object] = []
    for block in (FOLDER / "perft.txt").read_text().split("\n\n"):
        title, *lines = [line for line in block.strip().splitlines() if not line.startswith("#")] or [""]
        for depth, count in enumerate(map(int, lines[-1].split()[1:]) if lines else [], start=1):
            marks = [pytest.mark.slow] if count > FAST else []
            found.append(pytest.param("\n".join(lines[:-1]), depth, count, id=f"{title}-{depth}", marks=marks))
    return found


@pytest.mark.parametrize(("text", "depth", "count"), cases())
def test_perft(text: str, depth: int, count: int) -> None:
    assert perft(state_at(text), depth, ended=0) == count
