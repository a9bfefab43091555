"""What each word would bring, on the thing itself: tried on a copy, as if the game ended then."""

from __future__ import annotations

from typing import Final

from cablecar.kernel.bits import bits
from cablecar.kernel.state import View
from cablecar.kernel.state_queries import legal
from cablecar.scene.model import Choice, Text

from ..data import OFFER_NAMES
from ..state import NONE, Cities
from ..tables import ROWS
from .names import cars_of, cities_of, data_of, district, ranks_of, sheet_of, signed
from .words import word

MAX_TRIED_WORDS: Final = 40  # words that are tried
TRIED: Final = ("place", "row", "bonus", "on", "build", "leave", "decline")


def choices(view: View) -> dict[str, Choice]:
    """Say by how much a word would change the reader's points if the game ended then, and why."""
    s = cities_of(view)
    seat = int(view.seat)
    if seat < 0 or s.actor != seat:
        return {}
    words = s.game.vocabulary.words
    found: dict[str, Choice] = {}
    before = sum(sheet_of(s)[seat])
    tried = 0
    for action in legal(s, seat):
        head, *parts = words[action].split()
        choice = Choice(name=word(view, action))
        if head == "take":
            number = OFFER_NAMES.index(parts[0])
            choice.name = ["do-take", {"column": ["column-of", {"number": number + 1, "count": int(s.sizes[number])}]}]
        elif head in TRIED and tried < MAX_TRIED_WORDS:
            tried += 1
            after = s.copy()
            after.apply(seat, action)
            after.trigger = seat  # as before the turn passed (R16.5)
            change = sum(sheet_of(after)[seat]) - before
            choice.badge = signed(change) if change else ""
            choice.say = brings(view, s, after, seat) if head != "on" else ""  # a card has no room for words
        found[words[action]] = choice
    return found


def brings(view: View, s: Cities, after: Cities, seat: int) -> Text:
    """Name the most telling thing that a word would bring, in two or three words."""
    data = data_of(view)
    towers, cars = int(bits(after.towers[seat]) - bits(s.towers[seat])), cars_of(after, seat) - cars_of(s, seat)
    if towers:
        return ["brings-towers", {"count": towers}]
    if after.finished[seat] != s.finished[seat]:
        return ["brings-first"]
    if after.right != NONE and s.right == NONE:
        return ["brings-bonus"]
    if cars:
        return ["brings-cars", {"count": cars}]
    for row in range(int(ROWS)):
        if after.sums[seat * ROWS + row] != s.sums[seat * ROWS + row]:
            old, new = ranks_of(s)[row][seat], ranks_of(after)[row][seat]
            if old != new:
                return [
                    "brings-rank",
                    {
                        "from": ["place", {"place": old + 1}],
                        "to": ["place", {"place": new + 1}],
                        "district": district(data, row),
                    },
                ]
    return ""
