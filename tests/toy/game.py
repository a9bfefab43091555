"""The game: its words, options and phases, one instance per set of components."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.components import Components
from cablecar.kernel.options import NumberOption, Options, PickOption, Preset, WordOption
from cablecar.kernel.phase import CHANCE, NOBODY, RULES
from cablecar.kernel.state import Game, State
from cablecar.kernel.vocabulary import Vocabulary

from .data import MOST_TOYS, ToyData
from .phases import Bid, Marbles, Name, Offer, Opening, Refill, Swap, Treat, Turn
from .state import EMPTY, REFILL, UNDER, Shop
from .worlds import BAG, MOST_SEATS, PLACES, TILL


class Toy(Game):
    """The Toy Shop."""

    def __init__(self, components: Components) -> None:
        self.data = data = ToyData(components)
        words = Vocabulary()
        draw, toy, offer = (
            words.add("draw {marble}", data.marbles),
            words.add("toy {toy}", data.toys),
            words.add("offer {value}", data.offers),
        )
        lay, done, drop = (
            words.add("lay {marble}", data.marbles),
            words.add("done"),
            words.add("drop {marble}", data.marbles),
        )
        look, reach, lend = words.add("look"), words.add("reach"), words.add("lend")
        name = words.add("name {seat}", [str(seat) for seat in range(MOST_SEATS)])
        super().__init__("toy", 2, 1, MOST_SEATS, components, words)
        self.replays = [1, 2]
        self.tables = data.tables
        self.categories = ["toys", "wishes", "marbles"]
        self.width = 3
        self.unit = 2
        self.options = [
            WordOption("wish", "Y5", ("half", "nothing", "point"), at=0),
            WordOption("look", "Y7", ("yes", "never"), at=2),
            NumberOption("length", "Y3", 1, MOST_TOYS, 3),
            PickOption("toys", "Y3", tuple(data.toys), 3),
        ]
        self.presets = [Preset("alone", 1), Preset("long", 3, {"length": "6", "wish": "point"})]
        self.phases = self.numbered(
            [  # in the order of their numbers
                Marbles("under", draw),
                Refill("refill"),
                Marbles("deal", draw),
                Turn("turn", toy),
                Bid("bid", lay, done, drop, open=False),
                Offer("offer", offer),
                Opening("opening"),
                Treat("treat", done, look, reach, lend, idle=0),
                Name("name", name),
                Marbles("reach", draw),
                Swap("swap", done, drop, idle=0, open=False),
            ]
        )

    def refuse(self, seats: int, options: Options) -> str:
        toys = sum(int(self.data.tables.stock[toy]) for toy in options.picked("toys"))
        return f"there are {toys} toys, not {options.number('length')}" if toys < options.number("length") else ""

    def rival_names(self, seats: int, options: Options) -> list[str]:
        return ["collector"] if seats == 1 else []

    def start(self, seats: i64, options: Options) -> State:
        """Y2, Y15."""
        s = Shop(self)
        s.begin(seats, 1 if seats == 1 else 0, options)
        picked = options.picked("toys")
        s.length = options.number("length")
        s.deck = vec[i64]([s.tables.stock[toy] if toy in picked else 0 for toy in range(s.tables.toys)])
        s.owned = vec[i64]([0] * ((s.parties() + 1) * s.tables.toys))
        s.offers = vec[i64]([1] * len(s.tables.offers))
        s.wishes = vec[i64]([0] * s.parties())
        s.laid = vec[i64]([0] * (seats * s.tables.kinds))
        s.dropped = vec[i64]([0] * seats)
        s.gather()
        s.push(REFILL, RULES)
        s.push(UNDER, CHANCE)
        return s

    def evaluate(self, s: State, seat: i64) -> i64:
        """Return points, and marbles as if the game ended now."""
        s = cast(Shop, s)
        return super().evaluate(s, seat) + (50 * s.worth(s.marbles, seat) if s.actor != NOBODY else 0)

    def small(self) -> list[tuple[i64, dict[str, str], i64]]:
        """Return some positions early and late, for two and alone."""
        return [(2, {"length": "1"}, 8), (2, {"length": "2"}, 18), (1, {}, 18)]

    def inventory(self, s: State) -> str:
        """The moves explain where every marble lies; a toy is in the deck, on the counter, somebody's, or lost."""
        s = cast(Shop, s)
        again = s.copy()
        again.gather()
        for fact, kind in zip(s.facts, s.values, strict=True):
            again.move(fact >> 6, fact >> 3 & 7, kind, fact & 7 != 0)
        if (
            list(again.marbles) != list(s.marbles)
            or list(again.held) != list(s.held)
            or list(again.facts) != list(s.facts)
        ):
            return "a marble lies where no move brought it"
        if min(s.marbles) < 0:
            return f"there are not so many marbles: {list(s.marbles)}"
        for toy in range(s.tables.toys):
            count = s.out(toy) + s.deck[toy]
            if s.deck[toy] < 0 or count not in (0, s.tables.stock[toy]):
                return (
                    f"the toy {self.data.toys[toy]} is there {s.out(toy)} and {s.deck[toy]} times, not "
                    f"{s.tables.stock[toy]}"
                )
        return ""

    def complete(self, s: State) -> None:
        """Move the marbles where the position wants them, the rest stays in the bag; take toys that are out of the
        deck.
        """
        s = cast(Shop, s)
        wanted = s.marbles
        s.gather()
        for i in range(len(wanted)):
            for _ in range(wanted[i] if i // s.tables.kinds != BAG else 0):
                s.move(BAG, i // s.tables.kinds, i % s.tables.kinds, i // s.tables.kinds == TILL)
        for toy in range(s.tables.toys):
            s.deck[toy] -= s.out(toy)

    def names(self, field: str) -> tuple[list[str], dict[str, int]]:
        places = [*(f"seat{seat}" for seat in range(MOST_SEATS)), "bag", "jar", "counter", "till"][:PLACES]
        names = {
            "marbles": [f"{place}-{marble}" for place in places for marble in self.data.marbles],
            "deck": self.data.toys,
        }
        return names.get(field, []), {"none": int(EMPTY), **{toy: number for number, toy in enumerate(self.data.toys)}}
