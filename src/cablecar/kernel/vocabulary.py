"""The words of a game: contiguous ranges of numbers, each with a notation template."""

from __future__ import annotations

from itertools import product
from string import Formatter
from typing import Final, final

from mypy_extensions import i64

MAX_WORDS: Final = 3000


@final
class Range:
    """The numbers first … first + count - 1, whose words share one template."""

    def __init__(self, template: str, names: list[str], first: i64, count: i64) -> None:
        self.template = template
        self.names = names
        self.first = first
        self.count = count


@final
class Vocabulary:
    """Every action of a game, as number, word and parts; fixed once its Game is made."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.parts: list[tuple[str, ...]] = []
        self.ranges: list[Range] = []
        self.numbers: dict[str, int] = {}

    def add(self, template: str, *values: list[str]) -> Range:
        """Add the product of the parts' values (the last part varies fastest)."""
        names = [name for _, name, _, _ in Formatter().parse(template) if name]
        if len(names) != len(values):
            raise ValueError(f"template {template!r} has {len(names)} parts, but {len(values)} lists were given")
        first = len(self.words)
        for parts in product(*values):
            word = template
            for name, part in zip(names, parts, strict=True):
                word = word.replace("{" + name + "}", part)
            if word in self.numbers:
                raise ValueError(f"the word {word!r} occurs twice")
            self.numbers[word] = len(self.words)
            self.words.append(word)
            self.parts.append(parts)
        if len(self.words) > MAX_WORDS:
            raise ValueError(f"{len(self.words)} words are too many: {MAX_WORDS} at most")
        added = Range(template, names, first, len(self.words) - first)
        self.ranges.append(added)
        return added

    def number(self, word: str) -> int:
        """Return the action a word names, or -1: a forged word names nothing."""
        return self.numbers.get(word, -1)

    def range_of(self, action: int) -> Range:
        """Return the range an action lies in."""
        for place in self.ranges:
            if place.first <= action < place.first + place.count:
                return place
        raise ValueError(f"no action has the number {action}")
