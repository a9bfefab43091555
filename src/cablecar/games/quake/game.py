"""The game: one instance per set of components."""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.components import Components
from cablecar.kernel.options import Options, Preset, WordOption, first_seat
from cablecar.kernel.phase import CHANCE, Phase
from cablecar.kernel.state import Game, State, Thinking

from . import bot, inventory
from .build import Build, Reward, Second, Spend
from .committee import Deed, Flip
from .data import HELPERS, QuakeData
from .scoring import COLUMNS
from .sets.blocks import EDITIONS
from .sets.sides import Sides, laid
from .setup import Deal, Keep, Land, Public, Reveal, Ring, Show, Start, lay
from .state import COMMITTEE, DECK, EMPTY, LAY, OUT, PUBLIC, RING, ROW, City
from .tables import BIBERSTEIN, CLOSED_HARD, DISPLAY, DUOPOLY, HAND, SERVICES, SLOTS_FIXED, WIDTH, Tables
from .turn import Clean, Enter, Licence, Objective, Receive, Use
from .words import Words
from .year import Benefit, Block, Income

SEATS: Final = ["0", "1", "2", "3"]
ALONE: Final = ("helper", "closed", "rate", "committee_income", "committee_builder")  # options of the solo game
GAP: Final = -2  # an empty place of a display, in test positions


@final
class Quake(Game):
    """1906 San Francisco."""

    def __init__(self, components: Components) -> None:
        data = QuakeData(components)
        income = [str(money) for money in data.income]
        words = Words(
            data.lands, data.cards, data.lot_names, data.licences, data.objectives, data.one["privates"], income, SEATS
        )
        super().__init__("quake", 1, 1, 4, components, words.vocabulary)
        self.data = data
        self.tables = data.tables
        self.categories = [
            "public_1",
            "public_2",
            "public_3",
            "private",
            "best_builder",
            "development",
            "urbanism",
            "money",
        ]
        self.width = COLUMNS
        self.thinking = Thinking(
            easy=150, club=500, expert=2000, horizon=5, spread=800.0, explore=0.4, leaves=400, by_mean=True
        )
        closed, rate = (
            [str(value) for value in values]
            for values in ([data.income[space] for space in data.many["closed"]], data.many["rate"])
        )
        self.options = [
            WordOption("edition", "R4", EDITIONS, at=0),
            WordOption("duopoly", "R61", ("no", "yes"), at=1),
            WordOption("helper", "R66", HELPERS, at=2),
            WordOption("closed", "R66", tuple(closed), at=3),
            WordOption("rate", "R66", tuple(rate), at=4),
            WordOption("committee_income", "A27", ("helper", "fixed"), at=5),
            WordOption("pass_steps", "A2", ("none", "one"), at=6),
            WordOption("majority_zero", "A20", ("ranks", "nothing"), at=7),
            WordOption("committee_builder", "A30", ("scores", "nothing"), at=8),
            WordOption("blocked_action", "A36", ("sold", "closed"), at=9),
            WordOption("slots", "R5", ("shuffled", "fixed"), at=10),
            Sides("sides", "A38", len(data.lands)),
            first_seat("R14", len(SEATS)),
        ]
        hard = {"helper": HELPERS[1], "closed": closed[1], "rate": rate[1]}
        german = {"edition": EDITIONS[1]}
        self.presets = [
            Preset("two", 2),
            Preset("three", 3),
            Preset("four", 4),
            Preset("two_biberstein", 2, german),
            Preset("three_biberstein", 3, german),
            Preset("four_biberstein", 4, german),
            Preset("duopoly", 2, {**german, "duopoly": "yes"}),
            Preset("solo", 1),
            Preset("solo_hard", 1, hard),
            Preset("solo_biberstein", 1, german),
            Preset("solo_biberstein_hard", 1, {**german, **hard}),
        ]
        phases: list[Phase[Any]] = [  # in the order of their numbers
            Land("land", words.lay),
            Ring("ring", words.ring),
            Public("public", words.public),
            Deal("deal", words.deal),
            Keep("keep", words.keep, open=False),
            Reveal("reveal", words.reveal),
            Show("show", words.show),
            Start("start", words.start),
            Income("income", words.income),
            Benefit("benefit", words.benefit),
            Block("block", words.block),
            Enter("enter", words.enter),
            Use("use", words.use, words.collect),
            Licence("licence", words.take_licence, words.draw_licence),
            Receive("receive", words.receive),
            Objective("objective", words.take_objective, words.draw_objective),
            Clean("clean", words.clear_nothing, words.clear, idle=0),
            Build("build", words.build),
            Spend("spend", words.spend),
            Second("second", words.alone, words.spend, idle=0),
            Reward("reward", words.decline, words.reward, idle=0),
            Flip("flip", words.flip),
            Deed("committee", words.committee),
        ]
        self.phases = self.numbered(phases)

    def refuse(self, seats: int, options: Options) -> str:
        """R4, R61, R65: return what does not go together."""
        first = options.first_seat()
        if first >= (seats if seats > 1 else 0):  # the Committee begins
            return f"there is no start player {first} for first_seat"
        if options.word("duopoly") == "yes":
            if seats != 2:
                return "duopoly is for two players"
            if not self.data.many["has_duopoly"][EDITIONS.index(options.word("edition"))]:
                return f"edition {options.word('edition')} has no duopoly"
        elif options.word("blocked_action") != "sold":
            return "blocked_action needs duopoly=yes"
        if options.word("pass_steps") != "none" and seats < 3:
            return "pass_steps is for three and four players: the others have no pass space"
        for option in self.options:
            if option.name in ALONE and seats > 1 and options.word(option.name) != option.default:
                return f"{option.name} is for one player, against the Committee"
        return ""

    def rival_names(self, seats: int, options: Options) -> list[str]:
        return ["committee"] if seats == 1 else []

    def start(self, seats: i64, options: Options) -> State:
        """R4, R8, R9, R13, R65."""
        s = City(self)
        t = cast(Tables, self.tables)
        rivals: i64 = 1 if seats == 1 else 0
        s.begin(seats, rivals, options)
        count = seats + rivals
        s.count = count
        s.edition = s.options & BIBERSTEIN
        s.side = t.cards * WIDTH if count > 2 else 0
        if rivals > 0:
            s.closed = t.closed[1 if s.options & CLOSED_HARD else 0]
        s.first_seat = options.first_seat()
        s.order = vec[i64]([0] * count)
        s.pawn = vec[i64]([EMPTY] * count)
        s.land = vec[i64]([EMPTY] * t.slots[count])
        s.ring = vec[i64]([EMPTY] * t.cards)
        s.publics = vec[i64]([EMPTY] * t.publics)
        s.built = vec[i64]([0] * count)
        s.blocker = vec[i64]([EMPTY] * (2 if s.options & DUOPOLY else 0))
        s.display = vec[i64]([EMPTY] * DISPLAY)
        s.deck = t.solo_copies[:] if rivals > 0 else t.copies[:]
        s.discard = vec[i64]([0] * t.kinds)
        for kind in range(t.kinds):
            s.deck_size += s.deck[kind]
        s.licences = vec[i64]([EMPTY] * (count * HAND))
        s.held = vec[i64]([0] * count)
        s.row = vec[i64]([EMPTY] * DISPLAY)
        s.objective_deck = t.privates
        s.hidden = vec[i64]([0] * count)
        s.money = vec[i64]([0] * count)
        s.supply = vec[i64]([t.buildings] * count)
        s.area = vec[i64]([0] * count)
        if rivals > 0:
            s.supply[COMMITTEE] = 0
            s.area[COMMITTEE] = t.buildings
        s.tokens = vec[i64]([0] * count)
        s.column = vec[i64]([0] * count)
        s.level = vec[i64]([0] * count)
        s.services = vec[i64]([0] * (count * SERVICES))
        s.parks = vec[i64]([0] * count)
        s.pile = t.piles[:]
        s.place = vec[i64]([DECK if objective < t.privates else OUT for objective in range(t.objectives)])
        s.rejected = vec[i64]([EMPTY] * seats)
        s.sides = laid(options.word("sides"), len(self.data.lands))
        if s.options & SLOTS_FIXED != 0 and s.sides >= 0:
            for land in range(t.lands):
                if t.land_from[land] <= count:
                    lay(s, land * 2 + (s.sides >> land & 1))
            s.push(RING, CHANCE)
        else:
            s.push(LAY, CHANCE)
        return s

    def evaluate(self, s: State, seat: i64) -> i64:
        return bot.evaluate(cast(City, s), seat)

    def inventory(self, s: State) -> str:
        return inventory.fault(cast(City, s))

    def complete(self, s: State) -> None:
        inventory.complete(cast(City, s))

    def small(self) -> list[tuple[i64, dict[str, str], i64]]:
        """Return positions whose worlds can be counted: two hidden objectives at most."""
        fixed = {"slots": "fixed", "sides": "A"}
        return [(2, fixed, 18), (1, {**fixed, "edition": "biberstein"}, 24)]

    def names(self, field: str) -> tuple[list[str], dict[str, int]]:
        data = self.data
        licences = {name: number for number, name in enumerate(data.licences)}
        objectives = {name: number for number, name in enumerate(data.objectives)}
        if field in ("deck", "discard"):
            return data.licences, {}
        if field == "place":
            return data.objectives, {"deck": int(DECK), "out": int(OUT), "row": int(ROW), "public": int(PUBLIC)}
        if field == "land":
            return [], {f"{land}{side}": 2 * i + k for i, land in enumerate(data.lands) for k, side in enumerate("AB")}
        if field == "ring":
            return [], {name: number for number, name in enumerate(data.cards)}
        return [], {
            "-": int(EMPTY),
            "gap": GAP,
            **{name: n for n, name in enumerate(data.lot_names)},
            **licences,
            **objectives,
        }
