"""The game: one instance per set of components."""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.bits import BIT
from cablecar.kernel.components import Components
from cablecar.kernel.options import Options, Preset, WordOption, first_seat
from cablecar.kernel.phase import CHANCE, Phase
from cablecar.kernel.state import Game, State, Thinking

from . import bot, inventory
from .cascade import begin_turn
from .data import KINDS, OFFER_NAMES, Assignment, TramsData
from .place import Bonus, Build, Place, Row, Target
from .state import BUILT, DECK, NONE, OFFERED, OUT, POOL, REVEALED, START, TURN, Cities
from .tables import ASSIGNED, CATEGORIES, OFFERS, ROWS, Tables, cell_of_item
from .turn import Column, Reveal, Start, Turn
from .words import Words

SEATS: Final = ["0", "1", "2", "3"]
YES: Final = ("true", "false")
NO: Final = ("false", "true")


@final
class Trams(Game):
    """San Francisco."""

    def __init__(self, components: Components) -> None:
        data = TramsData(components)
        words = Words(data.card_names, data.rows, data.cell_names, list(KINDS), list(OFFER_NAMES), SEATS)
        super().__init__("trams", 1, 2, 4, components, words.vocabulary)
        self.data = data
        self.tables = data.tables
        self.categories = ["skyscrapers", "medal", "bonuses", "completions", *data.rows, "cable_cars"]
        self.width = CATEGORIES
        self.unit = 2
        self.thinking = Thinking(spread=600.0, horizon=5)
        self.options = [
            first_seat("R1.6", len(SEATS)),
            Assignment("bonus_by_district", "R12.1", data.assignment_names(), at=int(ASSIGNED)),
            WordOption("track_direction_matters", "A3", NO, at=5),
            WordOption("contract_taken_before_placing", "A5", YES, at=3),
            WordOption("auto_build_skyscrapers", "A7", YES, at=2),
            WordOption("may_decline_bonus", "A9", NO, at=0),
            WordOption("tracks_token_if_district_bonus_empty", "A10", YES, at=1),
            WordOption("empty_space_value_in_tiebreak", "A14", ("0", "-1"), at=6),
            WordOption("resolve_last_card_fully_before_end", "A12", YES, at=4),
            WordOption("zero_value_players_are_ranked", "A16", YES, at=7),
        ]
        self.presets = [Preset("two", 2), Preset("three", 3), Preset("four", 4)]
        phases: list[Phase[Any]] = [  # in the order of their numbers
            Start("start", words.start),
            Turn("turn", words.draw, words.take, words.relief),
            Reveal("reveal", words.reveal),
            Column("column", words.into, words.relief),
            Place("place", words.place, words.stop, words.relief, idle=words.place.count),
            Row("row", words.row),
            Bonus("bonus", words.bonus, words.decline, idle=words.bonus.count),
            Target("target", words.on),
            Build("build", words.build, words.leave),
        ]
        self.phases = self.numbered(phases)

    def refuse(self, seats: int, options: Options) -> str:
        if options.no_first(seats):
            return options.no_first(seats)
        if options.word("track_direction_matters") == "true" and not self.data.is_directed:
            return (
                f"track_direction_matters=true needs track_sides for every card with tracks, and "
                f"{self.components.name} has none"
            )
        return ""

    def start(self, seats: i64, options: Options) -> State:
        """R1: all cards in the deck, all tokens in the supply, empty boards."""
        s = Cities(self)
        s.begin(seats, 0, options)
        t = cast(Tables, self.tables)
        s.left = t.cards
        s.tokens = t.tokens[seats]
        s.completions = BIT[ROWS] - 1
        s.where = vec[i64]([DECK] * t.pieces)
        s.sizes = vec[i64]([0] * OFFERS)
        s.supply = t.copies[:]
        s.contracts = vec[i64]([0] * seats)
        s.reliefs = vec[i64]([0] * seats)
        s.points = vec[i64]([0] * seats)
        s.finished = vec[i64]([0] * seats)
        s.towers = vec[i64]([0] * seats)
        s.plus = vec[i64]([0] * seats)
        s.laid = vec[i64]([0] * seats)
        s.clear()
        first = options.first_seat()
        if first < 0:
            s.push(START, CHANCE)
        else:
            s.turn = first
            s.push(TURN, s.turn)
            begin_turn(s)
        return s

    def evaluate(self, s: State, seat: i64) -> i64:
        return bot.evaluate(cast(Cities, s), seat)

    def inventory(self, s: State) -> str:
        return inventory.fault(cast(Cities, s))

    def complete(self, s: State) -> None:
        inventory.complete(cast(Cities, s))

    def names(self, field: str) -> tuple[list[str], dict[str, int]]:
        """Name places and values: `where GY08=pool BL01=0-blue-1 OR01=left-2`, `plus 0=blue-1`, `supply points=0`."""
        cells = {name: int(cell_of_item(item)) for item, name in enumerate(self.data.cell_names)}
        if field == "where":
            known = {"deck": int(DECK), "revealed": int(REVEALED), "pool": int(POOL), "out": int(OUT)}
            known |= {
                f"{name}-{n + 1}": int(OFFERED) * (column + 1) + n
                for column, name in enumerate(OFFER_NAMES)
                for n in range(100)
            }
            known |= {
                f"{seat}-{name}": int(BUILT) + 64 * seat + cell for seat in range(4) for name, cell in cells.items()
            }
            return self.data.piece_names, known
        if field in ("plus", "laid", "towers"):
            return [], {name: int(BIT[cell]) for name, cell in cells.items()}
        if field == "supply":
            return list(KINDS), {}
        return [], {
            "-": int(NONE),
            **{name: row for row, name in enumerate(self.data.rows)},
            **{name: kind for kind, name in enumerate(KINDS)},
        }
