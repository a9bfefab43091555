"""Players for tests of what a position is worth."""
from __future__ import annotations

from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table


def greedy_word(table: Table, seat: int, rng: Rng) -> str:
    """Return the word after which an imagined state is worth most to a seat."""
    view, words, worth = table.view(seat), table.legal(seat), []
    for word in words:
        state = view.imagine(rng)
        state.apply(seat, table.game.vocabulary.number(word))
        worth.append(table.game.evaluate(state, seat))
    return words[worth.index(max(worth))]
