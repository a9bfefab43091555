"""The vocabulary: every word that can stand in a log of this game."""

from __future__ import annotations

from typing import final

from cablecar.kernel.vocabulary import Vocabulary

from .tables import BENEFITS, SERVICE_NAMES


@final
class Words:
    """The ranges of the vocabulary for one set of components."""

    def __init__(
        self,
        lands: list[str],
        cards: list[str],
        lots: list[str],
        licences: list[str],
        objectives: list[str],
        privates: int,
        income: list[str],
        seats: list[str],
    ) -> None:
        self.vocabulary = Vocabulary()
        add = self.vocabulary.add
        spaces = ["0", "1", "2", "3", "4"]
        self.lay = add("lay {land} {side}", lands, ["A", "B"])
        self.ring = add("ring {card}", cards)
        self.public = add("public {objective}", objectives[privates:])
        self.deal = add("deal {objective}", objectives)
        self.keep = add("keep {objective}", objectives[:privates])
        self.reveal = add("reveal {objective}", objectives)
        self.show = add("show {licence}", licences)
        self.start = add("start {seat}", seats)
        self.income = add("income {money}", income)
        self.benefit = add("benefit {what}", list(BENEFITS))
        self.block = add("block {card}.{space}", cards, spaces[:3])
        self.enter = add("enter {card}.{space}", cards, spaces)
        self.use = add("use {card}.{space}", cards, spaces)
        self.collect = add("collect")
        self.take_licence = add("take {licence}", licences)
        self.draw_licence = add("draw licence")
        self.receive = add("receive {licence}", licences)
        self.take_objective = add("take {objective}", objectives)
        self.draw_objective = add("draw objective")
        self.clear_nothing = add("clear nothing")
        self.clear = add("clear {lot}", lots)
        self.build = add("build {lot}", lots)
        self.spend = add("spend {licence}", licences)
        self.alone = add("alone")
        self.decline = add("decline")
        self.reward = add("reward {service}", list(SERVICE_NAMES))
        self.flip = add("flip {licence}", licences)
        self.committee = add("committee")
