"""What must be true of the pieces at any time, and the boards worked out again from nothing but where the cards and
tokens lie.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits

from .board import ready
from .state import BUILT, DECK, NONE, OFFERED, OUT, POOL, REVEALED, TURN, Cities
from .tables import (
    ALL_SIDES,
    ASKS,
    BONUS_SYMBOL,
    CELLS,
    COAST,
    COLUMNS,
    DEPOT,
    DEPOT_CARD,
    DIRECTED,
    DOWN,
    FOUNDATION,
    OFFERS,
    PLUS_TWO,
    POINTS,
    RELIEF,
    ROWS,
    SIDES,
    SQUARE,
    STEP,
    TRACKS,
    TRACKS_TOKEN,
    VALUE_CARD,
    cell_of,
    row_of,
)


def derive(s: Cities, out: Cities) -> None:
    """Write what follows from `where`, `plus`, `laid` and `towers` into a state, which may be the same: step by step,
    without the rules' short cuts.
    """
    t = s.tables
    out.clear()
    for card in range(t.pieces):
        if s.where[card] >= BUILT:
            seat = (s.where[card] - BUILT) // 64
            cell = (s.where[card] - BUILT) % 64
            here = BIT[cell]
            row = seat * ROWS + row_of(cell)
            symbols = t.card_symbols[card]
            out.cards[seat] += 1
            out.lengths[row] += 1
            out.symbols[row] += 1 if symbols & BONUS_SYMBOL else 0
            out.coasts[seat] += 1 if symbols & COAST else 0
            out.sites[seat] |= here if symbols & FOUNDATION and not s.towers[seat] & here else 0
            out.depots[seat] |= here if symbols & DEPOT else 0
            out.squares[seat] |= here if symbols & SQUARE else 0
            sides: i64 = 0
            if s.laid[seat] & here or symbols & DEPOT or (symbols & TRACKS and not s.options & DIRECTED):
                sides = ALL_SIDES
            elif symbols & TRACKS:
                sides = t.card_sides[card]
            for side in range(SIDES):
                if sides & BIT[side]:
                    out.sides[seat * SIDES + side] |= here
            out.values[seat * CELLS + cell] = t.card_value[card] + (t.plus_value if s.plus[seat] & here else 0)
    for seat in range(s.seats):
        while spread(out, seat):
            pass
        for row in range(ROWS):
            for column in range(COLUMNS):
                cell = cell_of(row, column)
                if out.squares[seat] & BIT[cell] and has_tram_beside(out, seat, cell):
                    out.squares[seat] &= ~BIT[cell]
                    out.values[seat * CELLS + cell] += t.square_value
        for row in range(ROWS):
            for column in range(COLUMNS):
                at = seat * CELLS + cell_of(row, column)
                out.sums[seat * ROWS + row] += out.values[at]
                for beside in (at - 1, at + 1, at - STEP, at + STEP):
                    out.around[beside] += out.values[at]


def spread(s: Cities, seat: i64) -> bool:
    """R7.2, R7.3: put one cable car more onto a board; tell whether there was one to put."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = cell_of(row, column)
            if not s.trams[seat] & BIT[cell] and is_connected(s, seat, cell):
                s.trams[seat] |= BIT[cell]
                return True
    return False


def is_connected(s: Cities, seat: i64, cell: i64) -> bool:
    here = BIT[cell]
    at = seat * SIDES
    if s.depots[seat] & here or (row_of(cell) == ROWS - 1 and s.sides[at + DOWN] & here):
        return True
    for side in range(SIDES):
        other = cell + (-STEP if side == 0 else 1 if side == 1 else STEP if side == 2 else -1)
        if s.sides[at + side] & here and s.trams[seat] & BIT[other] and s.sides[at + (side + 2) % SIDES] & BIT[other]:
            return True
    return False


def has_tram_beside(s: Cities, seat: i64, cell: i64) -> bool:
    """R8.1"""
    return s.trams[seat] & (BIT[cell - 1] | BIT[cell + 1] | BIT[cell - STEP] | BIT[cell + STEP]) != 0


def fault(s: Cities) -> str:
    """Return what is wrong, or an empty string."""
    return cards_fault(s) or tokens_fault(s) or boards_fault(s)


def cards_fault(s: Cities) -> str:
    t = s.tables
    left: i64 = 0
    revealed: i64 = NONE
    waiting: i64 = 0
    tokens = t.tokens[s.seats]
    sizes = vec[i64]([0 for _ in range(OFFERS)])
    for card in range(t.pieces):
        code = s.where[card]
        left += card < t.cards and code == DECK
        tokens -= code != DECK and t.card_symbols[card] & FOUNDATION != 0
        waiting += code == REVEALED
        if code == REVEALED:
            revealed = card
        elif OFFERED <= code < BUILT:
            column = (code >> 8) - 1
            sizes[column] += 1
            if code & 255 >= s.sizes[column]:
                return f"card {card} lies beyond the end of column {column}"
        elif code >= BUILT and (code - BUILT) // 64 >= s.seats:
            return f"card {card} lies on the board of nobody"
        for other in range(card):
            if code > OUT and s.where[other] == code:
                return f"the cards {other} and {card} lie in one place"
        if code == POOL and (s.phase <= TURN or card >= t.cards):
            return f"card {card} lies in a pool that there is not"
    for column in range(OFFERS):
        if sizes[column] != s.sizes[column]:
            return f"column {column} has {sizes[column]} cards, not {s.sizes[column]}"
    if left != s.left:
        return f"the deck has {left} cards, not {s.left}"
    if waiting > 1 or revealed != s.card:
        return f"card {revealed} is waiting instead of {s.card}"
    return "" if tokens == s.tokens else f"{s.tokens} foundation tokens are left instead of {tokens}"


def tokens_fault(s: Cities) -> str:
    t = s.tables
    found = vec[i64]([s.supply[kind] for kind in range(len(s.supply))])
    if s.kind != NONE:
        found[s.kind] += 1
    rows = s.completions
    free: i64 = 0
    for seat in range(s.seats):
        found[PLUS_TWO] += bits(s.plus[seat])
        found[TRACKS_TOKEN] += bits(s.laid[seat])
        found[POINTS] += s.points[seat]
        found[RELIEF] += s.reliefs[seat]
        if rows & s.finished[seat]:
            return f"a completion token of seat {seat} is somewhere else too"
        rows |= s.finished[seat]
        free += s.contracts[seat] == 0
        if s.contracts[seat] < 0 or s.reliefs[seat] < 0:
            return f"seat {seat} has fewer contracts or tokens than none"
        if s.medal != NONE and bits(s.towers[seat]) > bits(s.towers[s.medal]):
            return f"seat {seat} has more skyscrapers than the owner of the medal"
    for card in range(t.cards, t.pieces):
        if s.where[card] != DECK:
            found[VALUE_CARD if card < t.depot_cards else DEPOT_CARD] += 1
    for kind in range(len(s.supply)):
        if found[kind] != t.copies[kind] and (kind != RELIEF or found[kind] > t.copies[kind]):
            return f"{found[kind]} bonuses of kind {kind} instead of {t.copies[kind]}"
    if rows != BIT[ROWS] - 1:
        return "a completion token is missing"
    return "" if free > 0 else "everybody holds a contract"


def boards_fault(s: Cities) -> str:
    other = Cities(s.game)
    other.seats = s.seats
    derive(s, other)
    names = (
        "values",
        "around",
        "sums",
        "lengths",
        "symbols",
        "sides",
        "depots",
        "trams",
        "squares",
        "sites",
        "coasts",
        "cards",
    )
    mine = (
        s.values,
        s.around,
        s.sums,
        s.lengths,
        s.symbols,
        s.sides,
        s.depots,
        s.trams,
        s.squares,
        s.sites,
        s.coasts,
        s.cards,
    )
    theirs = (
        other.values,
        other.around,
        other.sums,
        other.lengths,
        other.symbols,
        other.sides,
        other.depots,
        other.trams,
        other.squares,
        other.sites,
        other.coasts,
        other.cards,
    )
    for field in range(len(names)):
        if not agree(mine[field], theirs[field]):
            return f"{names[field]} is not what the cards say"
    for card in range(s.tables.pieces):
        code = s.where[card] - BUILT
        if code >= 0 and code % 64 % STEP >= s.lengths[code // 64 * ROWS + row_of(code % 64)]:
            return f"there is a gap before card {card}"
    for seat in range(s.seats):
        if s.phase == TURN and not s.options & ASKS and ready(s, seat):
            return f"seat {seat} has a foundation without the skyscraper it deserves"
    return ""


def agree(one: vec[i64], two: vec[i64]) -> bool:
    """Compare two lists; those of cells only inside the board."""
    for i in range(len(one)):
        inside = len(one) % CELLS != 0 or (i % STEP < COLUMNS and STEP <= i % CELLS < CELLS - STEP)
        if inside and one[i] != two[i]:
            return False
    return len(one) == len(two)


def complete(s: Cities) -> None:
    """Finish a test position: work out the boards, count cards and tokens, hand out completion tokens and medal."""
    t = s.tables
    if s.actor >= 0:
        s.turn = s.actor
    derive(s, s)
    s.left = 0
    s.tokens = t.tokens[s.seats]
    s.sizes = vec[i64]([0 for _ in range(OFFERS)])
    for card in range(t.cards):
        code = s.where[card]
        s.left += code == DECK
        s.tokens -= code != DECK and t.card_symbols[card] & FOUNDATION != 0
        if code == REVEALED:
            s.card = card
        if OFFERED <= code < BUILT:
            s.sizes[(code >> 8) - 1] += 1
    s.completions = BIT[ROWS] - 1
    for seat in range(s.seats):
        s.completions &= ~s.finished[seat]
    for seat in range(s.seats):
        for row in range(ROWS):
            if s.completions & BIT[row] and s.lengths[seat * ROWS + row] == COLUMNS:
                s.completions &= ~BIT[row]
                s.finished[seat] |= BIT[row]
        if s.towers[seat] != 0 and (s.medal == NONE or bits(s.towers[seat]) > bits(s.towers[s.medal])):
            s.medal = seat
        s.supply[PLUS_TWO] -= bits(s.plus[seat])
        s.supply[TRACKS_TOKEN] -= bits(s.laid[seat])
        s.supply[POINTS] -= s.points[seat]
        s.supply[RELIEF] -= s.reliefs[seat]
    s.supply[VALUE_CARD] = 0
    s.supply[DEPOT_CARD] = 0
    for card in range(t.cards, t.pieces):
        s.supply[VALUE_CARD if card < t.depot_cards else DEPOT_CARD] += s.where[card] == DECK
