"""What a position is worth to a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, bits
from cablecar.kernel.phase import NOBODY

from .board import requirement
from .cascade import has_room
from .state import BUILT, OFFERED, POOL, REVEALED, ROW, TURN, Cities
from .tables import BONUS_SYMBOL, CELLS, COLUMNS, DEPOT, FOUNDATION, OFFERS, ROWS
from .tables import COAST as COAST_SYMBOL
from .tables import SQUARE as SQUARE_SYMBOL
from .tables import TRACKS as TRACKS_SYMBOL

POINT: Final[i64] = 50  # half a point, in hundredths
SLOPE: Final[i64] = 26  # what a point of value, or a cable car, more than an opponent's is worth in a rank
EDGE: Final[i64] = 6  # how many of them can matter
ROOM: Final[i64] = 6  # tenths of a point of value that an open space promises
CONTRACT: Final[i64] = 42
RELIEF: Final[i64] = 40
SITE: Final[i64] = 55
COAST: Final[i64] = 15
SQUARE: Final[i64] = 30
TRACKS: Final[i64] = 8
SYMBOL: Final[i64] = 25
ROW_DONE: Final[i64] = 60
CARD: Final[i64] = 14  # what any card that can be placed is likely to bring, and each point of its value
VALUE: Final[i64] = 14
GIVEN: Final[i64] = 4  # one part in so many of the best column counts, for whoever is next or for oneself later


def evaluate(s: Cities, seat: i64) -> i64:
    """Return the worth in hundredths of a point: what is certain, ranks as they may become, and what is begun."""
    out = vec[i64]([0 for _ in range(s.seats)])
    if s.actor == NOBODY:
        s.scores(out)
        return out[seat] * POINT
    worth = certain(s, seat) + begun(s, seat)
    for row in range(ROWS):
        worth += rank_worth(s, seat, row)
    worth += rank_worth(s, seat, ROWS) + offered(s, seat)
    if s.tokens == 1:  # the next foundation ends it: weigh who is ahead
        s.scores(out)
        best: i64 = -99
        for other in range(s.seats):
            if other != seat:
                best = max(best, out[other])
        worth += max(-4, min(4, out[seat] - best)) * POINT * foundations_left(s) // max(1, s.left) * 2
    return worth


def certain(s: Cities, seat: i64) -> i64:
    """Return the points that nobody can take away, and the medal."""
    t = s.tables
    points = (
        bits(s.towers[seat]) * t.skyscraper_points
        + s.points[seat] * t.bonus_points
        + bits(s.finished[seat]) * t.completion_points
    )
    if s.medal == seat:
        points += t.medal_points
    return points * POINT + s.reliefs[seat] * RELIEF - s.contracts[seat] * CONTRACT


def begun(s: Cities, seat: i64) -> i64:
    """Return what half-finished things promise."""
    worth = (
        s.coasts[seat] * COAST + bits(s.squares[seat]) * SQUARE + bits(s.with_tracks(seat) & ~s.trams[seat]) * TRACKS
    )
    need = max(1, requirement(s, seat))
    for row in range(ROWS):
        at = seat * ROWS + row
        length = s.lengths[at]
        if s.completions & BIT[row]:
            worth += ROW_DONE * length * length // 25
        if s.symbols[at] == s.tables.symbols_needed - 1 and length < COLUMNS:
            worth += SYMBOL
        for column in range(length):
            cell = (row + 1) * 6 + column
            if s.sites[seat] & BIT[cell]:
                worth += SITE * min(need, s.around[seat * CELLS + cell]) // need
    return worth


def card_worth(s: Cities, seat: i64, card: i64) -> i64:
    """Return what a card that is not placed yet is likely to bring a seat."""
    t = s.tables
    colour = t.card_colour[card]
    if not has_room(s, seat, colour):
        return 0
    symbols = t.card_symbols[card]
    worth = CARD + VALUE * t.card_value[card]
    if symbols & FOUNDATION:
        worth += SITE // 2
    if symbols & COAST_SYMBOL:
        worth += COAST
    if symbols & SQUARE_SYMBOL:
        worth += SQUARE
    if symbols & (TRACKS_SYMBOL | DEPOT):
        worth += 18
    if symbols & BONUS_SYMBOL:
        worth += 20 if colour < ROWS and s.symbols[seat * ROWS + colour] > 0 else 10
    return worth


def offered(s: Cities, seat: i64) -> i64:
    """Return what lies in the pool for whose turn it is, and a part of the best column for who may take next."""
    columns = vec[i64]([0 for _ in range(OFFERS)])
    pool: i64 = 0
    for card in range(s.tables.cards):
        code = s.where[card]
        if code == POOL or (code == REVEALED and s.phase == ROW):
            pool += card_worth(s, s.turn, card)
        elif OFFERED <= code < BUILT:
            columns[(code >> 8) - 1] += card_worth(s, s.turn if s.phase == TURN else seat, card)
    taker = s.turn if s.phase == TURN else seat
    best: i64 = 0
    for column in range(OFFERS):
        if s.sizes[column] > s.contracts[taker]:
            best = max(best, columns[column] - CONTRACT)
    worth = best // GIVEN if taker == seat else -(best // GIVEN)
    return worth + pool if s.turn == seat else worth - pool // GIVEN


def rank_worth(s: Cities, seat: i64, row: i64) -> i64:
    """Return what a district, or with ROWS the cable cars, is likely to bring: a soft comparison with every
    opponent.
    """
    t = s.tables
    mine = strength(s, seat, row)
    points = t.tram_points if row == ROWS else t.district_points
    gap = (points[s.seats * 4] - points[s.seats * 4 + s.seats - 1]) * POINT // max(1, s.seats - 1)
    worth: i64 = 0
    for other in range(s.seats):
        if other != seat:
            ahead = max(-EDGE * 10, min(EDGE * 10, mine - strength(s, other, row)))
            worth += gap * (EDGE * 10 + ahead) // (EDGE * 20) + ahead * SLOPE // 40 // max(1, s.seats - 1)
    return worth


def strength(s: Cities, seat: i64, row: i64) -> i64:
    """Return the sum of a row, or the cable cars, in tenths, with what open spaces promise."""
    if row == ROWS:
        return bits(s.trams[seat]) * 10
    at = seat * ROWS + row
    return s.sums[at] * 10 + (COLUMNS - s.lengths[at]) * ROOM


def foundations_left(s: Cities) -> i64:
    found: i64 = 0
    for card in range(s.tables.cards):
        if s.where[card] == 0 and s.tables.card_symbols[card] & FOUNDATION:
            found += 1
    return found
