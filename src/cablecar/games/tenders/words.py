"""The vocabulary: every word that can stand in a log of this game."""

from __future__ import annotations

from typing import Final, final

from cablecar.kernel.vocabulary import Vocabulary

from .tables import VALUES

MOST_SEATS: Final = 5
DEMANDS: Final = 30  # R107: sums of 10, 20 … 300
MOST_DEMAND: Final = DEMANDS * 10
MOST_BLIND: Final = 5


@final
class Words:
    """The ranges of the vocabulary for one set of components."""

    def __init__(
        self,
        kinds: list[str],
        cells: list[str],
        streets: list[str],
        tenders: list[str],
        actions: list[str],
        pairs: list[str],
        highest: int,
    ) -> None:
        self.vocabulary = Vocabulary()
        add = self.vocabulary.add
        seats = [str(seat) for seat in range(MOST_SEATS)]
        cheques = [str(10 * value) for value in range(1, int(VALUES) + 1)]
        self.start = add("start {seat}", seats)
        self.tile = add("tile {kind}", kinds)
        self.put = add("put {cell}", cells)
        self.tender = add("tender {card}", tenders)
        self.keep = add("keep")
        self.reject = add("reject")
        self.bid = add("bid {value}", [str(value) for value in range(highest + 1)])
        self.option = add("option {pair}", pairs)
        self.offer = add("offer {seat}", seats)
        self.pass_ = add("pass")
        self.lay = add("lay {cheque}", cheques)
        self.done = add("done")
        self.pay = add("pay {cheque}", cheques)
        self.stick = add("stick {street}", streets)
        self.decline = add("decline")
        self.lift = add("lift {street}", streets)
        self.stop = add("stop")
        self.draw = add("draw")
        self.drop = add("drop {street}", streets)
        self.action = add("action {card}", actions)
        self.take = add("take {what}", ["influence", "cheques"])
        self.cheque = add("cheque {cheque}", cheques)
        self.to = add("to {seat}", seats)
        self.forbid = add("forbid {street}", streets)
        self.require = add("require {street}", streets)
        self.propose = add("propose")
        self.withdraw = add("withdraw")
        self.give = add("give {cheque}", cheques)
        self.demand = add("demand {amount}", [str(amount) for amount in range(10, MOST_DEMAND + 1, 10)])
        self.blind = add("blind {count}", [str(count) for count in range(1, MOST_BLIND + 1)])
        self.accept = add("accept")
        self.refuse = add("refuse")
