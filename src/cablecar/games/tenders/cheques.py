"""How cheques move: the first five functions move them, and nothing else does; what everybody could see of it is
written down.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cablecar.kernel.bits import put

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
        s.facts = longer(longer(s.facts, fact(HAND, seat, 0, v, 0)), s.book[at])


def gain(s: Town, seat: i64, v: i64) -> None:
    """Put an open cheque into a hand."""
    s.hand[seat * VALUES + v] += 1
    s.book[seat * VALUES + v] += 1
    s.held[seat] += 1
    s.cash[seat] += (v + 1) * 10


def bury(s: Town, v: i64, count: i64) -> None:
    """R36: put open cheques of a value onto the pile."""
    s.pile = put(s.pile, v, s.pile[v] + count)
    s.book_pile = put(s.book_pile, v, s.book_pile[v] + count)
    s.pile_size += count


def unearth(s: Town, v: i64) -> None:
    """R82: draw a cheque openly from the pile."""
    if len(s.slip_from) > 0:
        s.facts = longer(longer(s.facts, fact(TAKEN, 0, 0, v, s.pile_size)), s.book_pile[v])
    s.pile = put(s.pile, v, s.pile[v] - 1)
    s.book_pile = put(s.book_pile, v, s.book_pile[v] - 1)
    s.pile_size -= 1


def slip(s: Town, giver: i64, receiver: i64, v: i64) -> None:
    """R40, R110: move a cheque unseen, onto the pile or to a seat; open money is moved openly."""
    if s.options & OPEN_MONEY != 0:
        spend(s, giver, v)
        if receiver == PILE:
            bury(s, v, 1)
        else:
            gain(s, receiver, v)
        return
    s.facts = longer(longer(s.facts, fact(SLIP, giver, receiver, 0, s.held[giver])), packed(s.book, giver))
    s.slip_from = longer(s.slip_from, giver)
    s.slip_to = longer(s.slip_to, receiver)
    s.slips = longer(s.slips, v)
    s.hand[giver * VALUES + v] -= 1
    s.held[giver] -= 1
    s.cash[giver] -= (v + 1) * 10
    if receiver == PILE:
        s.pile = put(s.pile, v, s.pile[v] + 1)
        s.pile_size += 1
    else:
        s.hand[receiver * VALUES + v] += 1
        s.held[receiver] += 1
        s.cash[receiver] += (v + 1) * 10


def longer(old: vec[i64], value: i64) -> vec[i64]:
    """Return a copy with one more number: append alone may write into what two states share."""
    return append(old[:], value)


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
        count = s.table[seat * VALUES + v]
        if count > 0:
            s.table[seat * VALUES + v] = 0
            bury(s, v, count)
    s.total[seat] = 0
