"""Component sets of quake: reading, checking, naming.

`load` gives what a Game is made of; `QuakeData` gives, from that alone, the tables of the rules and the names and
places people see.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from cablecar.kernel.components import Components
from cablecar.scene import components as reader
from cablecar.scene.components import Source
from cablecar.scene.document import Key, quoted

from .sets.blocks import EDITIONS, SEATS
from .sets.cards import Cards
from .sets.land import LandCards
from .tables import ACTIONS, BENEFITS, Tables

FOLDER: Final = Path(__file__).parent / "data"
HELPERS: Final = ("green", "blue")
LEVELS: Final = ("normal", "hard")
CONSTANTS: Final = {
    "numbers": (1, 5),
    "buildings": (1, 12),
    "licence_limit": (1, 5),
    "display": (3, 3),
    "step_cost": (0, 9),
    "urbanize_cost": (0, 9),
    "clean_cost": (0, 9),
    "rubble_cost": (0, 9),
    "corner_money": (0, 9),
    "money_per_point": (1, 20),
    "public_in_play": (1, 3),
}
FIRST_YEAR: Final = ["materials", "licence"]  # R17: what the year in which all is taken gives


class QuakeData(LandCards, Cards):
    """One checked set: `tables` for the rules, the rest for people. All lists are in the order of the tables'
    numbers.
    """

    def __init__(self, components: Components | Source) -> None:
        source = Source.remake(components) if isinstance(components, Components) else components
        self.name = source.name
        self.one = {}
        self.many = {}
        self._read_game(source)
        self._read_years(source)
        self._read_development(source)
        self._read_actions(source)
        self.read_land(source)
        self.read_licences(source)
        self.read_urbanism(source)
        self.read_objectives(source)
        self._read_solo(source)
        self._read_editions(source)
        self.tables = Tables(self.one, self.many)

    def _read_game(self, source: Source) -> None:
        source.keys("game", needed=("colours", "letters", *CONSTANTS), allowed=())
        self.colours = source.names("game", "colours", least=1, most=4)
        size = source.entries("game", "letters", least=len(self.colours), most=len(self.colours))
        self.letters = [source.text("game", "letters", i, most=1) for i in range(size)]
        if len(set(self.letters)) != size:
            source.fail("two colours have one letter", "game", "letters")
        for name, (least, most) in CONSTANTS.items():
            self.one[name] = source.whole("game", name, least=least, most=most)
        self.one["colours"] = size
        count = source.entries("income", least=4, most=4)
        self.income = self.many["income"] = [source.whole("income", i, least=0, most=9) for i in range(count)]
        if len(set(self.income)) != count:
            source.fail("two income spaces give the same", "income")
        source.keys("about", needed=("player_colors",))
        self.player_colours = source.names("about", "player_colors", least=SEATS[-1], most=SEATS[-1])

    def _read_years(self, source: Source) -> None:
        count = source.entries("years", least=2, most=12)
        self.years: list[int] = []
        self.benefits: list[list[str]] = []  # from left to right
        self.many |= {"cost": [], "offered": [], "fixed_money": [], "built_money": [], "last_option": []}
        for i in range(count):
            source.keys("years", i, needed=("year", "cost", "take", "options"), allowed=())
            self.years.append(source.whole("years", i, "year", least=1, most=9999))
            self.many["cost"].append(source.whole("years", i, "cost", least=0, most=9))
            given, fixed, built = [], 0, 0
            for k in range(source.entries("years", i, "options", least=1, most=3)):
                option = ("years", i, "options", k)
                source.keys(*option, needed=("do",), allowed=("amount", "per_building"))
                given.append(source.word(*option, "do", one_of=BENEFITS))
                if given[-1] == "money":
                    built = (
                        source.whole(*option, "per_building", least=0, most=9)
                        if source.has(*option, "per_building")
                        else 0
                    )
                    fixed = source.whole(*option, "amount", least=0, most=20) if source.has(*option, "amount") else 0
            if len(set(given)) != len(given):
                source.fail("two options of a year are the same", "years", i, "options")
            take = source.word("years", i, "take", one_of=("all", "one"))
            if (take == "all") != (i == 0) or (i == 0 and given != FIRST_YEAR):
                source.fail(
                    f"all options are taken in the first year only, and they are {' and '.join(FIRST_YEAR)}", "years", i
                )
            if "build" in given and i < count - 1:
                source.fail("only the last year's benefit may be to build", "years", i)
            if i == count - 1 and ("money" not in given or set(given) - {"build", "money"}):
                source.fail("the last year gives money, or to build", "years", i)
            if i and given[-1] not in ("money", "urbanize", "licence", "objective"):
                source.fail("the Committee takes the rightmost option: money, urbanize or a card", "years", i)
            self.benefits.append(given)
            self.many["offered"] += [int(what in given) for what in BENEFITS]
            self.many["fixed_money"].append(fixed)
            self.many["built_money"].append(built)
            self.many["last_option"].append(BENEFITS.index(given[-1]))
        self.one["last_year"] = count - 1

    def _read_development(self, source: Source) -> None:
        source.keys("development", needed=("values", "orange_row", "green_column"), allowed=())
        rows = source.entries("development", "values", least=2, most=12)
        columns = source.entries("development", "values", 0, least=2, most=12)
        cells = []
        for row in range(rows):
            source.entries("development", "values", row, least=columns, most=columns)
            cells += [
                source.whole("development", "values", row, column, least=-50, most=50) for column in range(columns)
            ]
        for name, size, key in (("orange", columns, "orange_row"), ("green", rows, "green_column")):
            source.entries("development", key, least=size, most=size)
            self.many[name] = [source.whole("development", key, i, least=-50, most=50) for i in range(size)]
        self.one |= {"rows": rows, "columns": columns}
        self.many["cells"] = cells

    def _read_actions(self, source: Source) -> None:
        count = source.entries("action_cards", least=6, most=6)
        self.cards = [source.text("action_cards", i, "id", most=8) for i in range(count)]
        order = sorted(range(count), key=lambda i: self.cards[i])
        self.cards = sorted(self.cards)
        if len(set(self.cards)) != count or not all(name.isalnum() for name in self.cards):
            source.fail("action cards need different ids of letters and digits", "action_cards")
        self.one["cards"] = count
        self.many |= {"action": [], "amount": [], "instead": [], "subsidy": []}
        for side, size in (("few", 3), ("many", 5)):
            for i in order:
                source.keys("action_cards", i, needed=("id", "few", "many"), allowed=())
                source.entries("action_cards", i, side, least=size, most=size)
                for k in range(5):
                    self._read_space(source, ("action_cards", i, side, k), k < size)

    def _read_space(self, source: Source, path: tuple[Key, ...], is_there: bool) -> None:
        action, amount, instead, subsidy = -1, 0, 0, 0
        if is_there:
            source.keys(*path, needed=("action",), allowed=("amount", "instead", "subsidy"))
            word = source.word(*path, "action", one_of=ACTIONS)
            action = ACTIONS.index(word)
            if word == "income":
                amount = source.whole(*path, "amount", least=0, most=9)
            elif word != "pass":
                instead = source.whole(*path, "instead", least=0, most=9)
            elif path[-1] != 3:
                source.fail("pass is the second space from the right, with five spaces only", *path)
            if source.has(*path, "subsidy"):
                subsidy = 1 + ("colour", "number").index(source.word(*path, "subsidy", one_of=("colour", "number")))
                if word != "build":
                    source.fail("only building is subsidised", *path, "subsidy")
        for name, value in (("action", action), ("amount", amount), ("instead", instead), ("subsidy", subsidy)):
            self.many[name].append(value)

    def _read_solo(self, source: Source) -> None:
        source.keys(
            "solo",
            needed=(
                "start_income",
                "objective_points",
                "enough_licences",
                "helper",
                "closed_income",
                "money_per_point",
            ),
            allowed=(),
        )
        self.one["solo_income"] = source.whole("solo", "start_income", least=0, most=3)
        self.one["solo_objective"] = source.whole("solo", "objective_points", least=0, most=20)
        self.one["enough"] = source.whole("solo", "enough_licences", least=1, most=5)
        self.many |= {"helper": [], "tried": []}
        for side in HELPERS:
            for number in range(1, self.one["numbers"] + 1):
                self.many["helper"].append(source.whole("solo", "helper", side, "columns", number, least=0, most=2))
            for column in range(3):
                tried = [source.whole("solo", "helper", side, "order", column, i, least=0, most=2) for i in range(3)]
                if sorted(tried) != [0, 1, 2] or tried[0] != column:
                    source.fail(
                        "the columns are tried each once, the own one first", "solo", "helper", side, "order", column
                    )
                self.many["tried"] += tried
        self.many["closed"] = [source.whole("solo", "closed_income", level, least=0, most=3) for level in LEVELS]
        self.many["rate"] = [source.whole("solo", "money_per_point", level, least=1, most=20) for level in LEVELS]
        if (
            len(set(self.many["closed"])) < 2
            or len(set(self.many["rate"])) < 2
            or self.one["solo_income"] in self.many["closed"]
        ):
            source.fail("both difficulties must differ, and the Committee's first income space must be open", "solo")

    def _read_editions(self, source: Source) -> None:
        source.keys("editions", needed=EDITIONS, allowed=())
        flags = {"deck_licence": "deck_licence", "deck_objective": "deck_objective", "has_duopoly": "duopoly"}
        self.many |= {name: [] for name in ("unused_out", "deal", "first_shown", *flags)}
        for edition in EDITIONS:
            source.keys(
                "editions", edition, needed=("unused_public", "deal", "committee_first", *flags.values()), allowed=()
            )
            self.many["unused_out"].append(
                ("deck", "out").index(source.word("editions", edition, "unused_public", one_of=("deck", "out")))
            )
            self.many["deal"].append(source.whole("editions", edition, "deal", least=1, most=2))
            first = source.word("editions", edition, "committee_first", one_of=("deck", "display"))
            self.many["first_shown"].append(("deck", "display").index(first))
            for name, key in flags.items():
                value = source.get("editions", edition, key)
                if not isinstance(value, bool):
                    source.fail(
                        f"editions.{edition}.{key} must be true or false, not {quoted(value)}", "editions", edition, key
                    )
                self.many[name].append(int(value))
            if self.many["deal"][-1] == 2 and (self.many["deck_objective"][-1] or not self.many["unused_out"][-1]):
                source.fail(
                    "who keeps one of two objectives may not draw from their deck later, and only private ones are "
                    "dealt",
                    "editions",
                    edition,
                )
            need = self.one["privates"] + (
                0
                if self.many["unused_out"][-1]
                else len(self.objectives) - self.one["privates"] - self.one["public_in_play"]
            )
            if need < 3 + 4 * self.many["deal"][-1]:
                source.fail("there are too few objectives to deal", "objectives")

    def rules(self) -> dict[str, Any]:
        """Give what the rules read, in numbering order: this is what the digest is of."""
        names = {
            "cards": self.cards,
            "lands": self.lands,
            "lots": self.lot_names,
            "licences": self.licences,
            "objectives": self.objectives,
        }
        return {**names, "colours": self.colours, "years": self.years, "one": self.one, "many": self.many}


def load(file: Path | None = None, name: str = "") -> Components:
    """Read and check the standard set, another shipped set, or a box owner's file."""

    def check(source: Source) -> tuple[object, Sequence[str]]:
        data = QuakeData(source)
        return data.rules(), contradictions(data)

    return reader.load_components(FOLDER, check, file, name)


def contradictions(data: QuakeData) -> list[str]:
    """Say where a set differs from what is known of the published game."""
    found: list[str] = []
    facts = [
        (len(data.lands) == 8, f"{len(data.lands)} land cards instead of 8"),
        (sum(data.many["copies"]) == 42, f"{sum(data.many['copies'])} licences instead of 42"),
        (sum(data.many["solo_copies"]) == 40, f"{sum(data.many['solo_copies'])} licences for one player instead of 40"),
        (len(data.objectives) == 24, f"{len(data.objectives)} objectives beside Best Builder instead of 24"),
        (sum(data.many["piles"]) == 17, f"{sum(data.many['piles'])} urbanism cards instead of 17"),
        (data.many["cells"][0] == -7, f"markers start on {data.many['cells'][0]} instead of -7"),
        (data.many["majority"][12:15] == [6, 4, 1], "the majority of three players is not 6, 4, 1"),
        (data.years == [1906, 1907, 1908, 1909, 1910, 1911, 1915], "the years are not 1906 to 1911 and 1915"),
        (data.many["helper"][4] == 0, "a licence 5 does not lead the Committee to the left"),
    ]
    found += [reason for fact, reason in facts if not fact]
    rubble = [bin(lots).count("1") for lots in data.many["land_rubble"]]
    if max(rubble) > 2 or sum(rubble[::2]) > 16:
        found.append(f"a map could need more than 16 rubble tokens ({rubble})")
    return found
