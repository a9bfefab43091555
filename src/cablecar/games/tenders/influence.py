"""Tenders by influence cards (R20 to R28), of action cards too."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT, put
from cablecar.kernel.phase import LATER, Phase, own

from .constants import BID, EMPTY
from .state import Town
from .tables import NO_TARGET


def start_bids(s: Town, prizes: i64) -> None:
    """R21: everybody plays a card; who has no influence can only play 0, and everybody knows it."""
    s.prizes = prizes
    s.revealed = vec[i64]([EMPTY for _ in range(s.seats)])
    s.bids = s.bids[:]
    asked: i64 = 0
    for seat in range(s.seats):
        if s.influence[seat] > 0:
            asked |= BIT[seat]
        else:
            s.bids[seat] = 0
    if asked != 0:
        s.ask(BID, asked)
    else:
        open_bids(s)


def open_bids(s: Town) -> None:
    """R23 to R28: equal values cancel each other, the highest of the others win and pay."""
    target = s.tables.tender_target[s.tender] if s.card < 0 else NO_TARGET
    place: i64 = 0
    for down in range(s.tables.highest + 1):
        value = s.tables.highest - down
        count: i64 = 0
        who: i64 = EMPTY
        for seat in range(s.seats):
            if s.bids[seat] == value:
                count += 1
                who = seat
        if count == 1 and place < s.prizes:
            s.influence = put(s.influence, who, s.influence[who] - value)
            s.queue = put(s.queue, place, who * 16 + target)
            place += 1
    s.revealed = s.bids
    s.bids = vec[i64]([EMPTY for _ in range(s.seats)])
    s.prizes = 0


@final
class Bid(Phase[Town]):
    """R21, R22: all seats choose at once, nothing is shown until the last has chosen."""

    def forbids(self, s: Town, seat: i64, item: i64) -> str:
        return "R21-influence" if item > s.influence[seat] else ""

    def legal(self, s: Town, seat: i64, out: vec[i64]) -> i64:
        count = min(self.count, s.influence[seat] + 1)
        for item in range(count):
            out[item] = self.actions[item]
        return count

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.bids = put(s.bids, seat, item)
        if s.chosen(seat):
            s.pop()
            open_bids(s)

    def audience(self, s: Town, seat: i64, item: i64) -> i64:
        return own(seat) | LATER
