"""What stands in the way of an action (R27 to R36), as a number: the one author of legality for cards, benefits and
bots.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .state import PAYDAY, City
from .tables import ANY_COLOUR, ANY_NUMBER, BUILD, CLEAN, HAND, LICENCE, MATERIALS, OBJECTIVE, URBANIZE

REASONS: Final = [
    "",
    "R27-no-building",
    "R28-limit",
    "R28-no-card",
    "R29-no-card",
    "R30-money",
    "R31-money",
    "R33-no-building",
    "R33-no-licence",
    "R34-no-lot",
    "R36-money",
]


def obstacle(s: City, seat: i64, action: i64, money: i64, subsidy: i64) -> i64:
    """R1, R2: return the place in REASONS of what forbids an action to a seat that has so much money left; 0:
    nothing.
    """
    t = s.tables
    if action == MATERIALS:
        return 0 if s.supply[seat] > 0 else 1
    if action == LICENCE:
        if s.held[seat] >= t.licence_limit:
            return 2
        return 0 if s.has_shown() or can_draw_licence(s) else 3
    if action == OBJECTIVE:
        return 0 if s.has_row() or can_draw_objective(s) else 4
    if action == URBANIZE:
        return 0 if money >= t.urbanize_cost else 5
    if action == CLEAN:
        return 0 if money >= t.clean_cost else 6
    if action == BUILD:
        if s.area[seat] == 0:
            return 7
        if s.held[seat] == 0:
            return 8
        reach = reachable(s, seat, subsidy)
        if reach == 0:
            return 9
        return 0 if payable(s, seat, reach, money) != 0 else 10
    return 0


def can_draw_licence(s: City) -> bool:
    """R28, A8: tell whether the top licence of the deck may be taken."""
    return (
        s.tables.deck_licence[s.edition] != 0
        and s.deck_size + s.discard_size > 0
        and not (s.year == 0 and s.stage == PAYDAY)
    )


def can_draw_objective(s: City) -> bool:
    """R29"""
    return s.tables.deck_objective[s.edition] != 0 and s.objective_deck > 0


def reachable(s: City, seat: i64, subsidy: i64) -> i64:
    """R34: return the free lots that the licences in hand allow, money aside: two cards may share the work."""
    t = s.tables
    colours: i64 = len(t.colour_lots) - 1 if subsidy == ANY_COLOUR else 0
    numbers: i64 = len(t.number_lots) - 1 if subsidy == ANY_NUMBER else 0
    for at in range(seat * HAND, seat * HAND + s.held[seat]):
        colours |= t.kind_colours[s.licences[at]]
        numbers |= t.kind_numbers[s.licences[at]]
    return s.empty & t.colour_lots[colours] & t.number_lots[numbers]


def payable(s: City, seat: i64, lots: i64, money: i64) -> i64:
    """R36: return those of some lots that can be paid for: rubble first, what a move in the corner brings comes before
    the year's cost.
    """
    t = s.tables
    cost = t.cost[s.year]
    if money >= t.rubble_cost and money - t.rubble_cost + s.corner(seat) >= cost:
        return lots if money >= cost else lots & s.rubble
    return lots & ~s.rubble if money >= cost else 0
