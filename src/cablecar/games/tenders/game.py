"""The game: one instance per set of components."""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.components import Components
from cablecar.kernel.options import NumberOption, Options, PickOption, Preset, WordOption, first_seat
from cablecar.kernel.phase import CHANCE, RULES, Phase
from cablecar.kernel.state import Game, State, Thinking

from . import bot, inventory
from .actions import Action, Cards, Effect, File
from .auction import Auction, Raise
from .constants import (
    AMOUNT,
    CAP,
    COLUMNS,
    DRAWS,
    EMPTY,
    LIMITS,
    MOST_QUEUE,
    MOST_TERMS,
    NO_BUILD,
    NO_STICK,
    SEALED,
    START,
    STREETS,
    TENDER,
    TILE,
    YEARS,
)
from .data import KIND_NAMES, PAIR_NAMES, TendersData
from .effects import Move, MoveTo, Place, Replace, Second, SecondStick, Swap, SwapWith
from .influence import Bid
from .invest import Invest, Investors, Relocate
from .options import Option, Seal, Seals
from .rounds import Hold, Keep, Round, Tender
from .setup import Put, Start, Tile, clear, first_tile
from .state import Town
from .subsidy import Cash, Cheque, Laps, Step, Take
from .tables import PAIRS, SUBSIDY, TARGETS, VALUES, Tables
from .trade import Answer, Blind, Deal, Floor, Groups, Term, Terms, TradePay
from .words import MOST_BLIND, MOST_DEMAND, MOST_SEATS, Words

NUMBERS: Final[list[tuple[str, i64]]] = [  # the options that are numbers, with their places in `limits`
    ("max_sealed_cheques", SEALED),
    ("years_to_play", YEARS),
    ("stall_no_stick_rounds", NO_STICK),
    ("stall_no_build_rounds", NO_BUILD),
    ("influence_cap", CAP),
    ("trade_max_amount", AMOUNT),
    ("trade_max_blind", DRAWS),
    ("trade_max_streets", STREETS),
]


@final
class Tenders(Game):
    """San Francisco."""

    def __init__(self, components: Components) -> None:
        data = TendersData(components)
        words = Words(
            list(KIND_NAMES),
            data.cell_names,
            data.street_names,
            data.tender_names,
            data.action_names,
            list(PAIR_NAMES),
            data.highest,
        )
        super().__init__("tenders", 1, 3, 5, components, words.vocabulary)
        self.data = data
        self.tables = data.tables
        self.categories = ["districts", "landmarks", "bonus"]
        self.width = COLUMNS
        # between rounds nothing is half-done; of the others only answers are foreseen: their bids are sealed
        self.thinking = Thinking(
            easy=100, club=300, expert=3000, horizon=1, spread=800.0, calm=BIT[TENDER], everybody=False
        )
        years, game = len(data.years), data.constants
        self.options = [
            first_seat("R10", MOST_SEATS),
            WordOption("setup_mode", "R8", ("random", "drafted"), at=0),
            WordOption("district_cards_allow_edge", "R46", ("yes", "no"), at=1),
            WordOption("placement_optional", "R47", ("yes", "no"), at=2),
            WordOption("option_trading", "R97", ("no", "yes"), at=3),
            NumberOption("trade_max_amount", "R107", 10, MOST_DEMAND, MOST_DEMAND),
            NumberOption("trade_max_blind", "R107", 1, MOST_BLIND, MOST_BLIND),
            NumberOption("trade_max_streets", "R107", 0, int(MOST_TERMS), int(MOST_TERMS)),
            WordOption("composed_action_deck", "R102", ("no", "0", "1", "2", "3", "4", "5", "6"), at=4),
            PickOption("action_cards", "R103", tuple(data.action_cards), years),
            NumberOption("max_sealed_cheques", "R41", 1, 12, game["sealed_cheques"]),
            NumberOption("years_to_play", "R90", 1, years, years),
            NumberOption("stall_no_stick_rounds", "R95", 1, 99, game["stall_no_stick_rounds"]),
            NumberOption("stall_no_build_rounds", "R95", 1, 199, game["stall_no_build_rounds"]),
            NumberOption("influence_cap", "A31", 0, 99, 0),
            WordOption("show_opponent_cheque_values", "A37", ("no", "yes"), at=7),
        ]
        self.presets = [
            Preset("three", 3),
            Preset("four", 4),
            Preset("five", 5),
            Preset("drafted", 4, {"setup_mode": "drafted"}),
            Preset("trading", 4, {"option_trading": "yes"}),
            Preset("composed", 4, {"composed_action_deck": "3"}),
            Preset("open", 3, {"show_opponent_cheque_values": "yes"}),
        ]
        self.phases = self.numbered(phases(words))

    def refuse(self, seats: int, options: Options) -> str:
        if options.no_first(seats):
            return options.no_first(seats)
        subsidies = options.word("composed_action_deck")
        if subsidies == "no":
            return ""
        if options.texts["action_cards"] != "all":
            return "either composed_action_deck or action_cards, not both"
        have, cards = sum(self.data.is_subsidy[face] for face in self.data.card_faces), len(self.data.card_faces)
        is_enough = int(subsidies) <= have and len(self.data.years) - int(subsidies) <= cards - have
        return (
            ""
            if is_enough
            else f"there are not enough cards for {subsidies} subsidies and "
            f"{len(self.data.years) - int(subsidies)} others"
        )

    def start(self, seats: i64, options: Options) -> State:
        """R2 to R6."""
        s = Town(self)
        s.begin(seats, 0, options)
        t = cast(Tables, self.tables)
        s.limits = vec[i64]([0 for _ in range(LIMITS)])
        for name, place in NUMBERS:
            s.limits[place] = options.number(name)
        s.stick = vec[i64]([EMPTY for _ in range(t.streets)])
        s.near = vec[i64]([0 for _ in range(t.cells * seats)])
        s.free = vec[i64]([4 for _ in range(t.cells)])
        s.white = vec[i64]([0 for _ in range(t.cells)])
        s.reach = vec[i64]([0 for _ in range(t.streets)])
        s.builder = vec[i64]([EMPTY for _ in range(t.cells)])
        s.open = vec[i64]([0 for _ in range(TARGETS)])
        s.supply = vec[i64]([t.sticks for _ in range(seats)])
        s.influence = vec[i64]([t.influence for _ in range(seats)])
        s.prestige = vec[i64]([0 for _ in range(seats)])
        s.extra = vec[i64]([0 for _ in range(seats)])
        s.deck = t.tender_copies[:]
        s.discard = vec[i64]([0 for _ in range(t.tenders)])
        s.seen = vec[i64]([0 for _ in range(t.tenders)])
        s.filed = vec[i64]([EMPTY for _ in range(len(self.data.years))])
        s.queue = vec[i64]([EMPTY for _ in range(MOST_QUEUE)])
        s.revealed = vec[i64]([EMPTY for _ in range(seats)])
        s.table = vec[i64]([0 for _ in range(seats * VALUES)])
        s.total = vec[i64]([0 for _ in range(seats)])
        s.group = vec[i64]([EMPTY for _ in range(seats)])
        s.rights = vec[i64]([EMPTY for _ in range(PAIRS)])
        s.caps = vec[i64]([0 for _ in range(seats)])
        s.aside = vec[i64]([0 for _ in range(VALUES)])
        s.demand = vec[i64]([0 for _ in range(seats)])
        s.blind = vec[i64]([0 for _ in range(seats)])
        s.terms = vec[i64]([0 for _ in range(MOST_TERMS)])
        s.bound = vec[i64]([0 for _ in range(PAIRS * MOST_TERMS)])
        s.held = vec[i64]([t.kit_size for _ in range(seats)])
        s.hand = vec[i64]([t.kit[i % VALUES] for i in range(seats * VALUES)])
        s.book = s.hand[:]
        s.book_pile = vec[i64]([0 for _ in range(VALUES)])
        s.pile = vec[i64]([0 for _ in range(VALUES)])
        s.cash = vec[i64]([0 for _ in range(seats)])
        for at in range(seats * VALUES):
            s.cash[at // VALUES] += s.hand[at] * (at % VALUES + 1) * 10
        s.bids = vec[i64]([EMPTY for _ in range(seats)])
        s.choice = vec[i64]([EMPTY for _ in range(seats)])
        s.laid = vec[i64]([0 for _ in range(seats * VALUES)])
        self.shuffle_actions(s, options)
        clear(s)
        first = options.first_seat()
        if first < 0:
            s.push(START, CHANCE)
        else:
            s.start = first
            s.push(TILE, RULES)
            first_tile(s)
        return s

    def shuffle_actions(self, s: Town, options: Options) -> None:
        """R3, R102 to R104."""
        t = cast(Tables, self.tables)
        if options.texts["action_cards"] == "all":
            s.actions = t.action_copies[:]
        else:
            s.actions = vec[i64]([0 for _ in range(t.actions)])
            for place in options.picked("action_cards"):
                s.actions[self.data.card_faces[place]] += 1
        subsidies = options.word("composed_action_deck")
        if subsidies != "no":
            s.grants = int(subsidies)
            s.others = len(self.data.years) - s.grants
        else:
            for face in range(len(s.actions)):
                if t.action_effect[face] >= SUBSIDY:
                    s.grants += s.actions[face]
                else:
                    s.others += s.actions[face]

    def evaluate(self, s: State, seat: i64) -> i64:
        return bot.evaluate(cast(Town, s), seat)

    def inventory(self, s: State) -> str:
        return inventory.fault(cast(Town, s))

    def small(self) -> list[tuple[i64, dict[str, str], i64]]:
        """Return a position with one hidden payment; the tests count more of them with a small box."""
        return [(3, {"option_trading": "yes"}, 84)]

    def complete(self, s: State) -> None:
        inventory.complete(cast(Town, s))

    def names(self, field: str) -> tuple[list[str], dict[str, int]]:
        data = self.data
        cheques = [f"{seat}-{10 * v + 10}" for seat in range(MOST_SEATS) for v in range(int(VALUES))]
        places = {
            "kind": data.cell_names,
            "builder": data.cell_names,
            "stick": data.street_names,
            "hand": cheques,
            "table": cheques,
            "deck": data.tender_names,
            "discard": data.tender_names,
            "actions": data.action_names,
        }
        values: list[str] = []
        if field == "kind":
            values = list(KIND_NAMES)
        elif field == "tender":
            values = data.tender_names
        elif field in ("card", "filed"):
            values = data.action_names
        elif field in ("street", "first", "vacated"):
            values = data.street_names
        return places.get(field, []), {"-": int(EMPTY), **{name: number for number, name in enumerate(values)}}


def phases(words: Words) -> list[Phase[Any]]:
    """Return the phases in the order of their numbers."""
    streets = words.stick.count
    return [
        Start("start", words.start),
        Tile("tile", words.tile),
        Put("put", words.put),
        Round("round"),
        Tender("tender", words.tender),
        Keep("keep", words.keep, words.reject),
        Hold("hold"),
        Bid("bid", words.bid),
        Auction("auction"),
        Raise("raise", words.pass_, words.lay, words.done, open=False),
        Option("option", words.option),
        Seals("seals"),
        Seal("seal", words.lay, words.done, words.pay, open=False),
        Investors("investors"),
        Invest("invest", words.stick, words.decline, idle=streets),
        Relocate("relocate", words.lift),
        Cards("cards"),
        Action("action", words.action),
        Effect("effect"),
        Place("place", words.stick, words.decline, idle=streets),
        Place("first", words.stick, words.decline, idle=streets),
        Second("second"),
        SecondStick("second_stick", words.stick, words.decline, idle=streets),
        Replace("replace", words.stick, words.decline, idle=streets),
        Move("move", words.decline, words.lift, idle=0),
        MoveTo("move_to", words.drop),
        Swap("swap", words.decline, words.lift, idle=0),
        SwapWith("swap_with", words.drop),
        File("file"),
        Take("take", words.take),
        Cash("cash", words.lift, words.stop, idle=streets),
        Laps("laps"),
        Step("step", words.stop, words.draw),
        Cheque("cheque", words.cheque),
        Groups("groups"),
        Floor("floor", words.offer, words.pass_),
        Terms("terms", words.to, words.forbid, words.require, words.propose, words.withdraw),
        Term("term", words.give, words.demand, words.blind, open=False),
        Answer("answer", words.accept, words.refuse, open=False),
        Deal("deal"),
        TradePay("trade_pay", words.lay, open=False),
        Blind("blind", words.cheque),
    ]
