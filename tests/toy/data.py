"""Component sets: reading, checking, naming."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cablecar.kernel.components import Components
from cablecar.scene import components as reader
from cablecar.scene.components import Source

from .state import Tables
from .worlds import MOST_SEATS

MOST_TOYS = 6  # turned in one game


class ToyData:
    """One checked set: `tables` for the rules, the names for people."""

    def __init__(self, components: Components | Source) -> None:
        source = Source.remake(components) if isinstance(components, Components) else components
        self.marbles, value, copies = pieces(source, "marbles", "value", most=6)
        self.toys, points, stock = pieces(source, "toys", "points", most=9)
        source.keys("game", needed=("hand", "goal", "offers"), allowed=())
        hand = source.whole("game", "hand", least=1, most=5)
        goal = source.whole("game", "goal", least=1, most=99)
        offers = [
            source.whole("game", "offers", i, least=1, most=20)
            for i in range(source.entries("game", "offers", least=MOST_TOYS, most=12))
        ]
        if sum(copies) <= hand * MOST_SEATS:
            source.fail(
                f"{sum(copies)} marbles are too few for {MOST_SEATS} hands of {hand} and one under the counter",
                "marbles",
            )
        self.offers = [str(offer) for offer in offers]
        self.rules = {
            "marbles": [self.marbles, value, copies],
            "toys": [self.toys, points, stock],
            "game": [hand, goal, offers],
        }
        self.tables = Tables(value, copies, points, stock, offers, hand, goal)


def pieces(source: Source, block: str, worth: str, most: int) -> tuple[list[str], list[int], list[int]]:
    """Read the pieces of a block: names, worth, copies; numbered by worth, then name, whatever the file's order."""
    found: list[tuple[int, str, int]] = []
    for i in range(source.entries(block, least=2, most=most)):
        source.keys(block, i, needed=("id", worth, "copies"), allowed=())
        name = source.name_of(block, i, "id")
        if name in [other for _, other, _ in found]:
            source.fail(f"{name} stands twice", block, i, "id")
        found.append(
            (source.whole(block, i, worth, least=1, most=9), name, source.whole(block, i, "copies", least=1, most=9))
        )
    found.sort()
    return [name for _, name, _ in found], [number for number, _, _ in found], [count for _, _, count in found]


def load(file: Path | None = None, name: str = "") -> Components:
    """Read and check the standard set, another shipped set, or a box owner's file."""

    def check(source: Source) -> tuple[object, Sequence[str]]:
        return ToyData(source).rules, ()

    return reader.load_components(Path(__file__).parent / "data", check, file, name)
