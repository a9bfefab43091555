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
from .data import FrankfurtData
from .setup import Deal, Mayor, Refill, Remove, Reveal, Settle, Start
from .state import COLUMNS, DEAL, EMPTY, START, City
from .tables import Tables
from .turn import Discard, Place, Project, Take
from .words import Words

SEATS: Final = ["0", "1", "2", "3"]


@final
class Frankfurt(Game):
    """Bürger, Baumeister & Co."""

    def __init__(self, components: Components) -> None:
        data = FrankfurtData(components)
        offer = [str(index) for index in range(len(data.prices))]
        words = Words(data.face_names, data.space_names, data.district_names, offer, SEATS)
        super().__init__("frankfurt", 1, 2, 4, components, words.vocabulary)
        self.data = data
        self.tables = data.tables
        self.categories = ["tiles", "projects", "hand"]
        self.width = COLUMNS
        self.thinking = Thinking(expert=20000, by_mean=True)
        self.options = [
            first_seat("A-17", len(SEATS)),
            WordOption("mayor", "A-16", ("random", *offer), at=0),
        ]
        self.presets = [Preset("two", 2), Preset("three", 3), Preset("four", 4)]
        phases: list[Phase[Any]] = [  # in the order of their numbers
            Start("start", words.start),
            Deal("deal", words.draw),
            Mayor("mayor", words.mayor),
            Remove("remove", words.draw),
            Reveal("reveal", words.draw),
            Settle("settle", words.settle),
            Place("place", words.place, open=False),
            Discard("discard", words.discard),
            Project("project", words.decline, words.complete, idle=0),
            Take("take", words.take),
            Refill("refill", words.draw),
        ]
        self.phases = self.numbered(phases)

    def refuse(self, seats: int, options: Options) -> str:
        return options.no_first(seats)

    def start(self, seats: i64, options: Options) -> State:
        """R3, R5: everything is in the supply, nobody has anything but cranes."""
        s = City(self)
        s.begin(seats, 0, options)
        t = cast(Tables, self.tables)
        s.board = vec[i64]([EMPTY] * t.spaces)
        s.sums = vec[i64]([0] * (t.districts * t.types))
        s.builder = vec[i64]([EMPTY] * t.districts)
        s.coins = vec[i64]([t.start_coins] * seats)
        s.cranes = vec[i64]([t.cranes] * seats)
        s.score = vec[i64]([0] * (seats * COLUMNS))
        s.turned = vec[i64]([0] * t.faces)
        s.aside = vec[i64]([0] * t.faces)
        s.drawn = vec[i64]([0] * t.faces)
        s.boxed = vec[i64]([0] * t.faces)
        s.gather()
        first = options.first_seat()
        if first < 0:
            s.push(START, CHANCE)
        else:
            s.turn = first
            s.push(DEAL, CHANCE)
        return s

    def evaluate(self, s: State, seat: i64) -> i64:
        return bot.evaluate(cast(City, s), seat)

    def inventory(self, s: State) -> str:
        return inventory.fault(cast(City, s))

    def complete(self, s: State) -> None:
        inventory.complete(cast(City, s))

    def names(self, field: str) -> tuple[list[str], dict[str, int]]:
        faces = {name: number for number, name in enumerate(self.data.face_names)}
        if field == "board":
            return self.data.space_names, faces
        if field in ("builder", "sums"):
            return self.data.district_names, {}
        if field in ("turned", "aside", "drawn", "boxed", "bag"):
            return self.data.face_names, {}
        return [], {"-": int(EMPTY), **faces}
