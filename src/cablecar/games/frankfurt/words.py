"""The vocabulary: every word that can stand in a log of this game."""

from __future__ import annotations

from typing import final

from cablecar.kernel.vocabulary import Vocabulary


@final
class Words:
    """The ranges of the vocabulary for one set of components."""

    def __init__(
        self, faces: list[str], spaces: list[str], districts: list[str], offer: list[str], seats: list[str]
    ) -> None:
        self.vocabulary = Vocabulary()
        add = self.vocabulary.add
        self.start = add("start {seat}", seats)
        self.draw = add("draw {tile}", faces)
        self.mayor = add("mayor {offer}", offer)
        self.settle = add("settle {district}", districts)
        self.place = add("place {tile} {space}", faces, spaces)
        self.discard = add("discard {tile}", faces)
        self.decline = add("decline")
        self.complete = add("complete")
        self.take = add("take {offer}", offer)
