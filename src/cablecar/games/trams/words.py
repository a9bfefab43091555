"""The vocabulary: every word that can stand in a log of this game."""

from __future__ import annotations

from typing import final

from cablecar.kernel.vocabulary import Vocabulary


@final
class Words:
    """The ranges of the vocabulary for one set of components."""

    def __init__(
        self,
        cards: list[str],
        rows: list[str],
        cells: list[str],
        kinds: list[str],
        columns: list[str],
        seats: list[str],
    ) -> None:
        self.vocabulary = Vocabulary()
        add = self.vocabulary.add
        self.start = add("start {seat}", seats)
        self.draw = add("draw")
        self.take = add("take {column}", columns)
        self.relief = add("relief {contracts}", ["1", "2"])
        self.reveal = add("reveal {card}", cards)
        self.into = add("into {column}", columns)
        self.place = add("place {card}", cards)
        self.stop = add("stop")
        self.row = add("row {district}", rows)
        self.bonus = add("bonus {kind}", kinds)
        self.decline = add("decline")
        self.on = add("on {cell}", cells)
        self.build = add("build {cell}", cells)
        self.leave = add("leave {cell}", cells)
