"""Action cards (R59 to R68): drawing, auctioning, filing, and the chain."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.chance import Draw
from cablecar.kernel.phase import CHANCE, RULES, Phase

from .auction import start_auction
from .building import finish
from .constants import (
    ACTION,
    CASH,
    COMPOSED,
    EFFECT,
    EMPTY,
    FILE,
    FIRST,
    LAPS,
    MOVE,
    PLACE,
    REPLACE,
    SECOND,
    SWAP,
    TAKE,
    WHITE,
    YEARS,
)
from .effects import has_shift
from .influence import start_bids
from .invest import next_in_queue
from .state import Town
from .tables import BONUS, CASH_IN, INFLUENCE, PLACE_FREE, SUBSIDY, TWO_STICKS
from .tables import MOVE as MOVES
from .tables import REPLACE as REPLACES
from .tables import SWAP as SWAPS


@final
class Cards(Phase[Town]):
    """R59, R62: something was built: exactly one action card. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        if s.built > 0:
            s.built = 0
            s.push(ACTION, CHANCE)
        else:
            s.pop()


def is_subsidy(s: Town, face: i64) -> bool:
    return s.tables.action_effect[face] >= SUBSIDY


@final
class Action(Draw[Town]):
    """R60, R63, R66: a card is drawn and executed at once."""

    def bag(self, s: Town) -> vec[i64]:
        """R103: with a composed deck the odds are those of twelve cards chosen in secret."""
        if s.options & (COMPOSED * 7) == 0:
            return s.actions
        subsidies: i64 = 0
        rest: i64 = 0
        for face in range(s.tables.actions):
            if is_subsidy(s, face):
                subsidies += s.actions[face]
            else:
                rest += s.actions[face]
        found = s.actions[:]
        if subsidies > 0 and rest > 0:
            for face in range(s.tables.actions):
                found[face] *= s.grants * rest if is_subsidy(s, face) else s.others * subsidies
        return found

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.actions = s.actions[:]
        s.actions[item] -= 1
        if is_subsidy(s, item):
            s.grants -= 1
        else:
            s.others -= 1
        s.card = item
        s.go(FILE, RULES)
        effect = s.tables.action_effect[item]
        if effect == BONUS:
            open_bonus(s, s.tables.action_kind[item])
        elif effect >= SUBSIDY:
            s.drawing = 0
            s.lap = s.start
            s.push(LAPS, RULES)
            s.caps = vec[i64]([0 for _ in range(s.seats)])
            for k in range(s.seats):
                other = (s.start + s.seats - 1 - k) % s.seats
                if effect == CASH_IN:
                    s.maybe_push(CASH, other)
                else:
                    s.push(TAKE, other)
        elif is_useful(s, effect):
            s.push(EFFECT, RULES)
            if s.tables.action_means[item] == INFLUENCE:
                start_bids(s, 1)
            else:
                start_auction(s)


def open_bonus(s: Town, kind: i64) -> None:
    """R67, R68: the card lies open, unless no district of its kind is left."""
    for cell in range(s.tables.cells):
        if s.kind[cell] == kind and s.builder[cell] < 0:
            s.bonus |= BIT[kind]
            return


def is_useful(s: Town, effect: i64) -> bool:
    """R66: tell whether an effect has a legal use for any player."""
    owners: i64 = 0
    free: i64 = 0
    for street in range(s.tables.streets):
        owner = s.stick[street]
        if owner < 0:
            free += 1
        elif owner != WHITE:
            owners |= BIT[owner]
            if effect == MOVES and has_shift(s, street):
                return True
    if effect == REPLACES:
        return owners != 0
    if effect == SWAPS:
        return owners & (owners - 1) != 0
    return effect != MOVES and free > 0


@final
class Effect(Phase[Town]):
    """R64, R65: the winner may use the card. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.pop()
        entry = next_in_queue(s)
        if entry < 0:
            return
        s.winner = entry >> 4
        effect = s.tables.action_effect[s.card]
        if effect == TWO_STICKS:
            s.push(SECOND, RULES)
            s.maybe_push(FIRST, s.winner)
        else:
            s.maybe_push(
                PLACE if effect == PLACE_FREE else MOVE if effect == MOVES else SWAP if effect == SWAPS else REPLACE,
                s.winner,
            )


@final
class File(Phase[Town]):
    """R61, R90: the card is filed under the next year; the last year ends the game. A step of the rules."""

    def choose(self, s: Town, seat: i64, item: i64) -> None:
        s.filed = s.filed[:]
        s.filed[s.year] = s.card
        s.year += 1
        s.card = EMPTY
        s.winner = EMPTY
        s.first = EMPTY
        s.vacated = EMPTY
        s.caps = vec[i64]([0 for _ in range(s.seats)])
        s.revealed = vec[i64]([EMPTY for _ in range(s.seats)])
        s.pop()
        if s.year == s.limits[YEARS]:
            finish(s)
