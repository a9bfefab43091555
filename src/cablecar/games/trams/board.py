"""One city board: values, network, squares, skyscrapers (R5 to R9). Nothing on it ever decreases."""

from __future__ import annotations

from mypy_extensions import i64

from cablecar.kernel.bits import BIT, lowest

from .state import BUILT, Cities
from .tables import (
    ALL_SIDES,
    BONUS_SYMBOL,
    CELLS,
    COAST,
    DEPOT,
    DIRECTED,
    DOWN,
    FOUNDATION,
    LEFT,
    RIGHT,
    ROWS,
    SIDES,
    SQUARE,
    STEP,
    TRACKS,
    UP,
    cell_of,
    row_of,
)


def lay(s: Cities, seat: i64, card: i64, row: i64) -> None:
    """R5: put a card on the leftmost free space of a row; then R14 steps 1 and 2."""
    t = s.tables
    at = seat * ROWS + row
    cell = cell_of(row, s.lengths[at])
    s.lengths[at] += 1
    s.cards[seat] += 1
    s.where[card] = BUILT + 64 * seat + cell
    s.added = row
    if t.card_value[card] > 0:
        worth(s, seat, cell, t.card_value[card])
    symbols = t.card_symbols[card]
    if symbols & BONUS_SYMBOL:
        s.symbols[at] += 1
        if s.symbols[at] == t.symbols_needed:
            s.right = row  # R12.1
    if symbols & COAST:
        s.coasts[seat] += 1
    if symbols & FOUNDATION:
        s.sites[seat] |= BIT[cell]
    if symbols & SQUARE:
        s.squares[seat] |= BIT[cell]
    if symbols & (TRACKS | DEPOT):
        reach(s, seat, cell, t.card_sides[card] if s.options & DIRECTED else ALL_SIDES)
        if symbols & DEPOT:
            s.depots[seat] |= BIT[cell]
    if symbols & (TRACKS | DEPOT | SQUARE):
        connect(s, seat)


def reach(s: Cities, seat: i64, cell: i64, sides: i64) -> None:
    """R7.1: let the tracks of a card reach some of its sides."""
    at = seat * SIDES
    for side in range(SIDES):
        if sides & BIT[side]:
            s.sides[at + side] |= BIT[cell]


def worth(s: Cities, seat: i64, cell: i64, more: i64) -> None:
    """R6: make a card worth more. No value changes anywhere else."""
    at = seat * CELLS + cell
    s.values[at] += more
    s.sums[seat * ROWS + row_of(cell)] += more
    s.around[at - 1] += more
    s.around[at + 1] += more
    s.around[at - STEP] += more
    s.around[at + STEP] += more


def connect(s: Cities, seat: i64) -> None:
    """R7, R8: let the network grow as far as it can, and feed the squares beside it."""
    at = seat * SIDES
    up = s.sides[at + UP]
    right = s.sides[at + RIGHT]
    down = s.sides[at + DOWN]
    left = s.sides[at + LEFT]
    net = s.trams[seat] | s.depots[seat] | down & s.tables.bottom
    while True:
        wider = (
            net
            | (net & right) << 1 & left
            | (net & left) >> 1 & right
            | (net & down) << STEP & up
            | (net & up) >> STEP & down
        )
        if wider == net:
            break
        net = wider
    s.trams[seat] = net
    fed = s.squares[seat] & (net << 1 | net >> 1 | net << STEP | net >> STEP)
    s.squares[seat] &= ~fed
    while fed != 0:
        worth(s, seat, lowest(fed), s.tables.square_value)
        fed &= fed - 1


def ready(s: Cities, seat: i64) -> i64:
    """R9: return the foundations that qualify for a skyscraper."""
    found: i64 = 0
    sites = s.sites[seat]
    need = requirement(s, seat)
    while sites != 0:
        cell = lowest(sites)
        if s.around[seat * CELLS + cell] >= need:
            found |= BIT[cell]
        sites &= sites - 1
    return found


def requirement(s: Cities, seat: i64) -> i64:
    """R9.1"""
    return max(0, s.tables.requirement - s.coasts[seat])
