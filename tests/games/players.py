"""What the tests of every game do with a table: play it to its end, ask what it waits for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cablecar.kernel.phase import CHANCE
from cablecar.kernel.rng import Rng
from cablecar.kernel.state_queries import legal
from cablecar.kernel.table import Table


def asked(table: Table) -> tuple[int, str]:
    """Return who owes a decision, negative for nobody alone (-1 for chance), and in which phase."""
    return int(table.state.actor), str(table.state.phases[table.state.phase].name)


def chance_words(table: Table) -> list[str]:
    """Return the words chance may say now."""
    assert table.state.actor == CHANCE
    return [table.game.vocabulary.words[action] for action in legal(table.state, int(CHANCE))]


def play_random(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """Play uniformly at random to the end; yield every decision before it is made."""
    choose = Random(seed)
    while not table.is_over:
        seat = table.actors()[0]
        word = choose.choice(table.legal(seat))
        yield seat, word
        table.submit(seat, word)


def play_to_end(table: Table, seed: int) -> Table:
    """Play uniformly at random to the end."""
    for _ in play_random(table, seed):
        pass
    return table


def greedy_word(table: Table, seat: int, rng: Rng) -> str:
    """Return the word after which an imagined state is worth most to a seat."""
    view, words, worth = table.view(seat), table.legal(seat), []
    for word in words:
        state = view.imagine(rng)
        state.apply(seat, table.game.vocabulary.number(word))
        worth.append(table.game.evaluate(state, seat))
    return words[worth.index(max(worth))]
