"""What must be true of the pieces at any time: sticks, cheques, cards, prestige, and everything that is counted
along.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.phase import NOBODY

from .building import holder
from .constants import EMPTY, PILE, PUT, WHITE, YEARS
from .setup import prepare
from .state import Town
from .tables import PARK, TARGETS, VALUES


def fault(s: Town) -> str:
    """Return what is wrong, or an empty string."""
    if s.round == 0 and s.actor != NOBODY:
        return tiles(s)
    return tiles(s) or sticks(s) or cheques(s) or cards(s) or points(s)


def tiles(s: Town) -> str:
    counts = s.bag[:]
    for cell in range(s.tables.cells):
        if s.kind[cell] >= 0:
            counts[s.kind[cell]] += 1
    for kind in range(len(counts)):
        if counts[kind] != s.tables.tiles[kind]:
            return f"{counts[kind]} tiles of kind {kind} instead of {s.tables.tiles[kind]}"
    return "" if (s.tile >= 0) == (s.phase == PUT) else "a tile waits that nobody puts"


def sticks(s: Town) -> str:
    t = s.tables
    again = s.copy()
    prepare_counts(again)
    for cell in range(t.cells):
        if again.free[cell] != s.free[cell] or again.white[cell] != s.white[cell]:
            return f"the streets of cell {cell} are counted wrongly"
    for i in range(len(s.near)):
        if again.near[i] != s.near[i]:
            return f"the sticks of a cell are counted wrongly ({i})"
    for target in range(TARGETS):
        if again.open[target] != s.open[target]:
            return f"the free streets of target {target} are counted wrongly"
    for street in range(t.streets):
        if again.reach[street] != s.reach[street]:
            return f"street {street} has another reach"
    for seat in range(s.seats):
        count: i64 = s.supply[seat]
        for street in range(t.streets):
            if s.stick[street] == seat:
                count += 1
        if count != t.sticks or s.supply[seat] < 0:
            return f"seat {seat} has {count} sticks, {s.supply[seat]} of them in the supply"
    for street in range(t.streets):
        if (s.stick[street] == WHITE) != (touches_park(s, t.side_a[street]) or touches_park(s, t.side_b[street])):
            return f"street {street} has a white stick where no park is, or lacks one"
    return ""


def touches_park(s: Town, cell: i64) -> bool:
    return cell >= 0 and s.kind[cell] == PARK


def prepare_counts(s: Town) -> None:
    """Count everything about the board again from tiles and sticks."""
    kept = s.stick
    s.stick = vec[i64]([EMPTY for _ in range(len(kept))])
    prepare(s)
    for street in range(len(kept)):
        if 0 <= kept[street] < WHITE:
            s.lay(street, kept[street])


def cheques(s: Town) -> str:
    t = s.tables
    hand = s.book[:]
    pile = s.book_pile[:]
    for i in range(len(s.slips)):
        hand[s.slip_from[i] * VALUES + s.slips[i]] -= 1
        if s.slip_to[i] == PILE:
            pile[s.slips[i]] += 1
        else:
            hand[s.slip_to[i] * VALUES + s.slips[i]] += 1
    size: i64 = 0
    for v in range(VALUES):
        count: i64 = s.pile[v] + s.aside[v]
        size += s.pile[v]
        if pile[v] != s.pile[v] or s.pile[v] < 0 or s.aside[v] < 0:
            return f"the pile has {s.pile[v]} cheques of {10 * v + 10}; the moves explain {pile[v]}"
        for seat in range(s.seats):
            at = seat * VALUES + v
            count += s.hand[at] + s.table[at]
            if s.hand[at] < 0 or s.table[at] < 0 or hand[at] != s.hand[at] or not 0 <= s.laid[at] <= s.hand[at]:
                return f"seat {seat} has {s.hand[at]} cheques of {10 * v + 10}; the moves explain {hand[at]}"
        if count != s.seats * t.kit[v]:
            return f"{count} cheques of {10 * v + 10} instead of {s.seats * t.kit[v]}"
    if size != s.pile_size:
        return f"the pile holds {size} cheques, not {s.pile_size}"
    for seat in range(s.seats):
        held: i64 = 0
        cash: i64 = 0
        total: i64 = 0
        for v in range(VALUES):
            held += s.hand[seat * VALUES + v]
            cash += s.hand[seat * VALUES + v] * (v + 1) * 10
            total += s.table[seat * VALUES + v] * (v + 1) * 10
        if held != s.held[seat] or cash != s.cash[seat] or total != s.total[seat]:
            return f"the cheques of seat {seat} are summed up wrongly"
    return ""


def cards(s: Town) -> str:
    t = s.tables
    for face in range(t.tenders):
        count = s.deck[face] + s.discard[face] + s.seen[face] + (1 if s.tender == face else 0)
        if count != t.tender_copies[face] or s.deck[face] < 0:
            return f"{count} tender cards of face {face} instead of {t.tender_copies[face]}"
    for face in range(t.actions):
        count = s.actions[face] + (1 if s.card == face else 0)
        for year in range(len(s.filed)):
            if s.filed[year] == face:
                count += 1
        if count > t.action_copies[face] or s.actions[face] < 0:
            return f"{count} action cards of face {face} instead of {t.action_copies[face]}"
    return "" if s.year <= s.limits[YEARS] else f"{s.year} years have passed"


def points(s: Town) -> str:
    for seat in range(s.seats):
        total: i64 = s.extra[seat]
        for cell in range(s.tables.cells):
            if s.builder[cell] == seat:
                total += s.tables.prestige[s.kind[cell]]
        if total != s.prestige[seat]:
            return f"seat {seat} has {s.prestige[seat]} prestige instead of {total}"
        if s.influence[seat] < 0:
            return f"seat {seat} has {s.influence[seat]} influence"
    for cell in range(s.tables.cells):
        if s.kind[cell] != PARK and s.builder[cell] < 0 and holder(s, cell) >= 0:
            return f"cell {cell} has a majority and is not built"
        if s.builder[cell] >= 0 and s.kind[cell] == PARK:
            return f"the park {cell} is built"
    return ""


def complete(s: Town) -> None:
    """Finish a test position: deal missing tiles in the order of their kinds, count everything, put cheques that nobody
    has onto the pile.
    """
    t = s.tables  # nobody has copied the state yet: its arrays are its own
    bag = t.tiles[:]
    for cell in range(t.cells):
        if s.kind[cell] >= 0:
            bag[s.kind[cell]] -= 1
    if s.phase != PUT:
        for cell in range(t.cells):
            for kind in range(len(bag)):
                if s.kind[cell] < 0 and bag[kind] > 0:
                    s.kind[cell] = kind
                    bag[kind] -= 1
        s.tile = EMPTY
        s.draft = EMPTY
        s.round = max(s.round, 1)
    s.bag = bag
    if s.start < 0:
        s.start = 0
    prepare_counts(s)
    for seat in range(s.seats):
        s.supply[seat] = t.sticks
    for street in range(t.streets):
        if 0 <= s.stick[street] < WHITE:
            s.supply[s.stick[street]] -= 1
    for seat in range(s.seats):
        s.prestige[seat] = s.extra[seat]
    for cell in range(t.cells):
        if s.kind[cell] != PARK and s.builder[cell] < 0 and holder(s, cell) >= 0:
            s.builder[cell] = holder(s, cell)
        if s.builder[cell] >= 0:
            s.prestige[s.builder[cell]] += t.prestige[s.kind[cell]]
    complete_cheques(s)
    for face in range(t.tenders):
        s.deck[face] = t.tender_copies[face] - s.discard[face] - s.seen[face] - (1 if s.tender == face else 0)
    for face in range(t.actions):
        s.actions[face] -= 1 if s.card == face else 0
    for year in range(len(s.filed)):
        if s.filed[year] >= 0:
            s.actions[s.filed[year]] -= 1


def complete_cheques(s: Town) -> None:
    """Hands and table are named; everybody has seen how they came about."""
    t = s.tables
    s.pile_size = 0
    for v in range(VALUES):
        left = s.seats * t.kit[v] - s.aside[v]
        for seat in range(s.seats):
            left -= s.hand[seat * VALUES + v] + s.table[seat * VALUES + v]
        s.pile[v] = left
        s.pile_size += left
    s.book = s.hand[:]
    s.book_pile = s.pile[:]
    for seat in range(s.seats):
        s.held[seat] = 0
        s.cash[seat] = 0
        s.total[seat] = 0
        for v in range(VALUES):
            s.held[seat] += s.hand[seat * VALUES + v]
            s.cash[seat] += s.hand[seat * VALUES + v] * (v + 1) * 10
            s.total[seat] += s.table[seat * VALUES + v] * (v + 1) * 10
