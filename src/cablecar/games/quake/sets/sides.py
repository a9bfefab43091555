"""The option for the sides of the land cards (R5, A38)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cablecar.kernel.options import Option

RANDOM: Final = "random"


@dataclass(frozen=True)
class Sides(Option):
    """`random`, `A`, `B`, or a letter for each land card in the order of their ids."""

    lands: int

    @property
    def default(self) -> str:
        return RANDOM

    def parse(self, text: str) -> str:
        if text == RANDOM:
            return text
        if not text or set(text) - {"A", "B"} or len(text) not in (1, self.lands):
            raise self.wrong(text, f"{RANDOM}, A, B, or {self.lands} letters A and B")
        return text[0] if len(set(text)) == 1 else text

    def samples(self) -> list[str]:
        return [RANDOM, "A", "B", ("AB" * self.lands)[: self.lands]]


def laid(text: str, lands: int) -> int:
    """Return the set of land cards that show side B, or -1 if chance chooses."""
    if text == RANDOM:
        return -1
    letters = text * lands if len(text) == 1 else text
    return sum(1 << land for land, letter in enumerate(letters) if letter == "B")
