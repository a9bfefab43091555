"""How cheques move: the first five functions move them, and nothing else does; what everybody could see of it is written down."""
from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from .constants import OPEN_MONEY, PILE
from .memory import HAND, SLIP, TAKEN, fact, packed
from .state import Town
from .tables import VALUES


def spend(s: Town, seat: i64, v: i64) -> None:
    """Take a cheque openly out of a hand: everybody sees that it was there."""
    at = seat * VALUES + v
    s.hand[at] -= 1
    s.book[at] -= 1
    s.held[seat] -= 1
    s.cash[seat] -= (v + 1) * 10
    given: i64 = 0
    for i in range(len(s.slip_from)):
        if s.slip_from[i] == seat:
            given += 1
    if given > s.book[at]:
        s.facts = append(append(s.facts, fact(HAND, seat, 0, v, 0)), s.book[at])


def gain(s: Town, seat: i64, v: i64) -> None:
    """Put an open cheque into a hand."""
    s.hand[seat * VALUES + v] += 1
    s.book[seat * VALUES + v] += 1
    s.held[seat] += 1
    s.cash[seat] += (v + 1) * 10


def bury(s: Town, v: i64) -> None:
    """R36: put an open cheque onto the pile."""
    s.pile[v] += 1
    s.book_pile[v] += 1
    s.pile_size += 1


def unearth(s: Town, v: i64) -> None:
    """R82: draw a cheque openly from the pile."""
    if len(s.slip_from) > 0:
        s.facts = append(append(s.facts, fact(TAKEN, 0, 0, v, s.pile_size)), s.book_pile[v])
    s.pile[v] -= 1
    s.book_pile[v] -= 1
    s.pile_size -= 1


def slip(s: Town, giver: i64, receiver: i64, v: i64) -> None:
    """R40, R110: move a cheque unseen, onto the pile or to a seat; open money is moved openly."""
    if s.options & OPEN_MONEY != 0:
        spend(s, giver, v)
        if receiver == PILE:
            bury(s, v)
        else:
            gain(s, receiver, v)
        return
    s.facts = append(append(s.facts, fact(SLIP, giver, receiver, 0, s.held[giver])), packed(s.book, giver))
    s.slip_from = append(s.slip_from, giver)
    s.slip_to = append(s.slip_to, receiver)
    s.slips = append(s.slips, v)
    s.hand[giver * VALUES + v] -= 1
    s.held[giver] -= 1
    s.cash[giver] -= (v + 1) * 10
    if receiver == PILE:
        s.pile[v] += 1
        s.pile_size += 1
    else:
        s.hand[receiver * VALUES + v] += 1
        s.held[receiver] += 1
        s.cash[receiver] += (v + 1) * 10


def lay_open(s: Town, seat: i64, before: i64, v: i64) -> None:
    """Put a cheque of a hand openly before a seat."""
    spend(s, seat, v)
    s.table[before * VALUES + v] += 1
    s.total[before] += (v + 1) * 10


def take_up(s: Town, before: i64, seat: i64) -> None:
    """Put what lies before a seat into a hand."""
    for v in range(VALUES):
        while s.table[before * VALUES + v] > 0:
            s.table[before * VALUES + v] -= 1
            gain(s, seat, v)
    s.total[before] = 0


def pay_up(s: Town, seat: i64) -> None:
    """R36: put what lies before a seat onto the pile."""
    for v in range(VALUES):
        while s.table[seat * VALUES + v] > 0:
            s.table[seat * VALUES + v] -= 1
            bury(s, v)
    s.total[seat] = 0
