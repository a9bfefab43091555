"""From a card or token that was just laid to the next decision (R14), and from turn to turn."""

from __future__ import annotations

from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits

from .board import ready
from .state import BONUS, BUILD, NONE, OUT, PLACE, POOL, TURN, Cities
from .tables import ASKS, BLACK, COLUMNS, CUT, DEPOT_CARD, LATE, OFFERS, ROWS, STRICT, TRACKS_TOKEN, VALUE_CARD


def resolve(s: Cities, seat: i64) -> None:
    """R14 step 3; steps 1 and 2 were done while laying."""
    found = ready(s, seat)
    if found != 0 and s.options & ASKS:
        s.asked = found
        s.go(BUILD, seat)
    else:
        raise_towers(s, seat, found)


def raise_towers(s: Cities, seat: i64, found: i64) -> None:
    """R14 steps 3 to 5: skyscrapers and medal, completion, bonus."""
    if found != 0:
        s.sites[seat] &= ~found
        s.towers[seat] |= found
        if s.medal == NONE or bits(s.towers[seat]) > bits(s.towers[s.medal]):  # R10
            s.medal = seat
    row = s.added
    s.added = NONE
    if row >= 0 and s.lengths[seat * ROWS + row] == COLUMNS and s.completions & BIT[row]:  # R11
        s.completions &= ~BIT[row]
        s.finished[seat] |= BIT[row]
    if s.right >= 0:
        if is_due(s, seat):
            s.go(BONUS, seat)
            return
        s.right = NONE  # R12.3: lost for good
    go_on(s, seat)


def is_due(s: Cities, seat: i64) -> bool:
    """R12.3: tell whether a bonus can be taken for the row in `right`."""
    if s.options & CUT and s.is_full(seat):  # A12
        return False
    return refused_bonus(s, seat, s.grant(s.right)) == "" or refused_bonus(s, seat, TRACKS_TOKEN) == ""


def refused_bonus(s: Cities, seat: i64, kind: i64) -> str:
    """R12: return why a kind of bonus can't be taken for the row in `right`, or an empty string."""
    grant = s.grant(s.right)
    if kind != TRACKS_TOKEN and kind != grant:
        return "R12_1-other-district"
    if s.supply[kind] == 0:
        return "R12_3-none-left"
    if kind == TRACKS_TOKEN:
        if s.options & STRICT and s.supply[grant] == 0:  # A10
            return "R12_3-district-empty"
        return "" if bits(s.with_tracks(seat)) < s.cards[seat] else "R12_3-no-target"
    if kind in (VALUE_CARD, DEPOT_CARD) and s.is_full(seat):
        return "R12_3-no-room"
    return ""


def go_on(s: Cities, seat: i64) -> None:
    """R14 step 6, R4.4, R13.5: the end, the next card, or the end of the turn."""
    if s.is_full(seat):
        discard_pool(s)
        finish(s)
    elif can_place(s, seat) or (s.reliefs[seat] > 0 and s.contracts[seat] > 0):
        s.go(PLACE, seat)
    else:
        end_take(s, seat)


def can_place(s: Cities, seat: i64) -> bool:
    """R4.4: tell whether some card of the pool has a row with room."""
    t = s.tables
    for card in range(t.cards):
        if s.where[card] == POOL and has_room(s, seat, t.card_colour[card]):
            return True
    return False


def has_room(s: Cities, seat: i64, colour: i64) -> bool:
    """R5.1: tell whether a card of a colour finds a space; the board is not full."""
    return colour == BLACK or s.lengths[seat * ROWS + colour] < COLUMNS


def discard_pool(s: Cities) -> None:
    """R4.4: what is left of the pool leaves the game."""
    for card in range(s.tables.cards):
        if s.where[card] == POOL:
            s.where[card] = OUT


def end_take(s: Cities, seat: i64) -> None:
    """R4.4, R2.4: the turn ends; the contract comes now if the table plays so (A5)."""
    discard_pool(s)
    if s.options & LATE:
        add_contract(s, seat)
    next_turn(s)


def add_contract(s: Cities, seat: i64) -> None:
    """R4.3, R13.2: a contract more, and the common discard."""
    s.contracts[seat] += 1
    for other in range(s.seats):
        if s.contracts[other] == 0:
            return
    for other in range(s.seats):
        s.contracts[other] -= 1


def next_turn(s: Cities) -> None:
    """R2.4: the left neighbour is next."""
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    begin_turn(s)


def begin_turn(s: Cities) -> None:
    """R2.1, R18.2: with an empty deck the game ends as soon as nothing can be taken."""
    if s.left > 0 or can_take(s):
        s.go(TURN, s.turn)
    else:
        finish(s)


def can_take(s: Cities) -> bool:
    """R18.2: tell whether whose turn it is can take a column, perhaps after a relief."""
    contracts = s.contracts[s.turn]
    if s.reliefs[s.turn] > 0:
        contracts = max(0, contracts - 2)
    for column in range(OFFERS):
        if s.sizes[column] > contracts:
            return True
    return False


def finish(s: Cities) -> None:
    """R15: the game ends at once."""
    s.trigger = s.turn
    s.end()
