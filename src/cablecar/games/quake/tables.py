"""What the rules read of a component set, as numbers.

Lots are numbered by colour, then number, then letter, so those of a parcel are consecutive; a set of lots is one bit
set. Private objectives come before public ones. Tables with several keys are flat, the last key varies fastest.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import BIT

NOTHING: Final[i64] = -1

INCOME: Final[i64] = 0  # what a space of an action card does
PASS: Final[i64] = 1
BUILD: Final[i64] = 2  # from here on the numbers are those of `benefit` too, plus BUILD
MATERIALS: Final[i64] = 3
LICENCE: Final[i64] = 4
OBJECTIVE: Final[i64] = 5
URBANIZE: Final[i64] = 6
CLEAN: Final[i64] = 7
ACTIONS: Final = ("income", "pass", "build", "materials", "licence", "objective", "urbanize", "clean")

MONEY: Final[i64] = 5  # benefits: build, materials, licence, objective, urbanize, money
BENEFITS: Final = ("build", "materials", "licence", "objective", "urbanize", "money")
BENEFIT_KINDS: Final[i64] = 6

ANY_COLOUR: Final[i64] = 1  # subsidies
ANY_NUMBER: Final[i64] = 2

EACH_BUILDING: Final[i64] = 0  # kinds of objectives
OWN_PAIRS: Final[i64] = 1
NEXT_TO_RIVAL: Final[i64] = 2
CLOSED_CORNER: Final[i64] = 3
FREE_STANDING: Final[i64] = 4
ON_COLOUR: Final[i64] = 5
COLOUR_SET: Final[i64] = 6
RUBBLE_EACH: Final[i64] = 7
URBANISM_TYPE: Final[i64] = 8
URBANISM_SET: Final[i64] = 9
MAJORITY_COLOUR: Final[i64] = 10
MAJORITY_RUBBLE: Final[i64] = 11
MAJORITY_MONEY: Final[i64] = 12
DEV_ORANGE: Final[i64] = 13
DEV_GREEN: Final[i64] = 14
KINDS: Final = (
    "each_building",
    "own_pairs",
    "next_to_rival",
    "closed_corner",
    "free_standing",
    "on_colour",
    "colour_set",
    "rubble_each",
    "urbanism_type",
    "urbanism_set",
    "majority_colour",
    "majority_rubble",
    "majority_money",
    "dev_orange",
    "dev_green",
)

WIDTH: Final[i64] = 5  # spaces of an action card at most
FEW: Final[i64] = 3  # spaces of the side for one and two players
DISPLAY: Final[i64] = 3
SERVICES: Final[i64] = 4
LIGHT: Final[i64] = 0
TRAM: Final[i64] = 1
HYDRANT: Final[i64] = 2
PARK: Final[i64] = 3
SERVICE_NAMES: Final = ("light", "tram", "hydrant", "park")
HAND: Final[i64] = 5  # places of a hand of licences
PATTERNS: Final[i64] = 64  # sets of lots of one parcel: six lots at most
PLAYERS: Final[i64] = 5  # tables by number of players have entries 0 to 4

BIBERSTEIN: Final[i64] = 1  # switches in the state's options; all off is the law
DUOPOLY: Final[i64] = 2
BLUE: Final[i64] = 4
CLOSED_HARD: Final[i64] = 8
RATE_HARD: Final[i64] = 16
FIXED_INCOME: Final[i64] = 32
PASS_COUNTS: Final[i64] = 64
ZERO_NOTHING: Final[i64] = 128
COMMITTEE_NO_BUILDER: Final[i64] = 256
BLOCKED_CLOSED: Final[i64] = 512
SLOTS_FIXED: Final[i64] = 1024


@final
@mypyc_attr(acyclic=True)
class Tables:
    """One set; nothing in it ever changes."""

    def __init__(self, one: dict[str, int], many: dict[str, list[int]]) -> None:
        self.colours: i64 = one["colours"]
        self.numbers: i64 = one["numbers"]
        self.buildings: i64 = one["buildings"]
        self.licence_limit: i64 = one["licence_limit"]
        self.step_cost: i64 = one["step_cost"]
        self.urbanize_cost: i64 = one["urbanize_cost"]
        self.clean_cost: i64 = one["clean_cost"]
        self.rubble_cost: i64 = one["rubble_cost"]
        self.corner_money: i64 = one["corner_money"]
        self.money_per_point: i64 = one["money_per_point"]
        self.publics: i64 = one["public_in_play"]
        self.income = vec[i64](many["income"])

        self.last_year: i64 = one["last_year"]
        self.cost = vec[i64](many["cost"])  # by year
        self.offered = vec[i64](many["offered"])  # by year and benefit: 1 if it is an option
        self.fixed_money = vec[i64](many["fixed_money"])  # by year
        self.built_money = vec[i64](many["built_money"])  # by year, for each building
        self.last_option = vec[i64](many["last_option"])  # by year: a benefit

        self.columns: i64 = one["columns"]  # of the development board
        self.rows: i64 = one["rows"]
        self.cells = vec[i64](many["cells"])  # by row and column
        self.orange = vec[i64](many["orange"])
        self.green = vec[i64](many["green"])

        self.cards: i64 = one["cards"]  # action cards; the tables below by side (few, many), card and space
        self.action = vec[i64](many["action"])  # NOTHING where there is no space
        self.amount = vec[i64](many["amount"])
        self.instead = vec[i64](many["instead"])
        self.subsidy = vec[i64](many["subsidy"])

        self.lands: i64 = one["lands"]
        self.land_from = vec[i64](many["land_from"])  # players from whom on a card is used
        self.land_lots = vec[i64](many["land_lots"])  # bit sets
        self.land_rubble = vec[i64](many["land_rubble"])  # by card and side
        self.slots = vec[i64](many["slots"])  # by players
        self.slot_columns = vec[i64](many["slot_columns"])
        self.step_x: i64 = one["step_x"]  # from a slot to the next
        self.step_y: i64 = one["step_y"]

        self.lots: i64 = one["lots"]
        self.lot_land = vec[i64](many["lot_land"])
        self.lot_x = vec[i64](many["lot_x"])
        self.lot_y = vec[i64](many["lot_y"])
        self.lot_colour = vec[i64](many["lot_colour"])
        self.lot_number = vec[i64](many["lot_number"])  # 0 for number 1
        self.adjacent = vec[i64](many["adjacent"])  # by lot: a bit set
        self.corners: i64 = one["corners"]  # a bit set
        self.parcels: i64 = one["parcels"]
        self.parcel_first = vec[i64](many["parcel_first"])  # its first lot
        self.parcel_mask = vec[i64](many["parcel_mask"])  # as many bits as it has lots
        self.pairs = vec[i64](
            many["pairs"]
        )  # by parcel and set of its lots: greatest number of pairs of neighbours (R48)
        self.colour_lots = vec[i64]([0 for _ in range(BIT[self.colours])])  # by set of colours
        self.number_lots = vec[i64]([0 for _ in range(BIT[self.numbers])])  # by set of numbers
        for lot in range(self.lots):
            for colours in range(BIT[self.colours]):
                if colours & BIT[self.lot_colour[lot]]:
                    self.colour_lots[colours] |= BIT[lot]
            for numbers in range(BIT[self.numbers]):
                if numbers & BIT[self.lot_number[lot]]:
                    self.number_lots[numbers] |= BIT[lot]

        self.kinds: i64 = one["kinds"]  # of licences
        self.copies = vec[i64](many["copies"])
        self.solo_copies = vec[i64](many["solo_copies"])
        self.kind_colours = vec[i64](many["kind_colours"])  # what it provides, bit sets
        self.kind_numbers = vec[i64](many["kind_numbers"])
        self.kind_symbols = vec[i64](many["kind_symbols"])
        self.kind_number = vec[i64](many["kind_number"])  # 0 for number 1; NOTHING without one

        self.piles = vec[i64](many["piles"])  # urbanism cards by service
        self.service_cost = vec[i64](many["service_cost"])
        self.light = vec[i64](many["light"])  # points by number of cards
        self.tram = vec[i64](many["tram"])
        self.hydrant = vec[i64](many["hydrant"])
        self.stack = vec[i64](many["stack"])  # parks, top first

        self.objectives: i64 = one["objectives"]
        self.privates: i64 = one["privates"]
        self.kind = vec[i64](many["kind"])
        self.about = vec[i64](many["about"])  # the colour or service an objective is about
        self.points = vec[i64](many["points"])  # by edition, players and objective
        self.majority = vec[i64](many["majority"])  # by players and rank
        self.best_builder: i64 = one["best_builder"]

        self.solo_income: i64 = one["solo_income"]
        self.solo_objective: i64 = one["solo_objective"]
        self.enough: i64 = one["enough"]
        self.helper = vec[i64](many["helper"])  # by side and number (from 0): a column
        self.tried = vec[i64](many["tried"])  # by side and column: the columns in order
        self.closed = vec[i64](many["closed"])  # by difficulty: an income space
        self.rate = vec[i64](many["rate"])  # by difficulty: money per point

        self.unused_out = vec[i64](many["unused_out"])  # by edition
        self.deal = vec[i64](many["deal"])
        self.deck_licence = vec[i64](many["deck_licence"])
        self.deck_objective = vec[i64](many["deck_objective"])
        self.first_shown = vec[i64](many["first_shown"])  # the Committee's first licence lies in the display
        self.has_duopoly = vec[i64](many["has_duopoly"])
