"""Component sets of quake: reading, checking, naming.

`load` gives what a Game is made of; `QuakeData` gives, from that alone, the tables of the rules and the names and places people see.
"""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from cablecar.kernel.components import Components
from cablecar.scene import components as reader
from cablecar.scene.components import Source
from cablecar.scene.document import Key, quoted

from .tables import ACTIONS, BENEFITS, KINDS, SERVICE_NAMES, Tables

FOLDER: Final = Path(__file__).parent / "data"
SEATS: Final = (2, 3, 4)
SIDES: Final = ("A", "B")
EDITIONS: Final = ("looping", "biberstein")
HELPERS: Final = ("green", "blue")
LEVELS: Final = ("normal", "hard")
LETTERS: Final = "abcdef"
MOST_LOTS: Final = 62
CONSTANTS: Final = {
    "numbers": (1, 5), "buildings": (1, 12), "licence_limit": (1, 5), "display": (3, 3), "step_cost": (0, 9), "urbanize_cost": (0, 9),
    "clean_cost": (0, 9), "rubble_cost": (0, 9), "corner_money": (0, 9), "money_per_point": (1, 20), "public_in_play": (1, 3),
}  # fmt: skip
FIRST_YEAR: Final = ["materials", "licence"]  # R17: what the year in which all is taken gives


class Parcel:
    """One block of lots, checked."""

    def __init__(self, source: Source, path: tuple[Key, ...], land: int, colours: list[str], numbers: int, size: tuple[int, int]) -> None:
        source.keys(*path, needed=("id", "colour", "number", "lots"), allowed=())
        self.id = source.text(*path, "id", most=8)
        if not self.id.isalnum():
            source.fail(f"the id of a parcel has letters and digits, not {quoted(self.id)}", *path, "id")
        self.land = land
        self.colour = colours.index(source.word(*path, "colour", one_of=colours))
        self.number = source.whole(*path, "number", least=1, most=numbers)
        self.lots: list[tuple[int, int]] = []
        for i in range(source.entries(*path, "lots", least=1, most=len(LETTERS))):
            x, y = (source.whole(*path, "lots", i, axis, least=0, most=size[axis] - 1) for axis in (0, 1))
            if (x, y) in self.lots:
                source.fail(f"two lots of {self.id} lie on one place", *path, "lots", i)
            self.lots.append((x, y))
        if self.lots != sorted(self.lots, key=lambda at: (at[1], at[0])):
            source.fail(f"the lots of {self.id} must stand in reading order", *path, "lots")

    @property
    def lot_names(self) -> list[str]:
        return [f"{self.id}{letter}" for letter, _ in zip(LETTERS, self.lots, strict=False)]

    def neighbours(self, lot: int) -> list[int]:
        """Give the lots of the parcel that touch one of it (A16)."""
        x, y = self.lots[lot]
        return [i for i, (a, b) in enumerate(self.lots) if abs(a - x) + abs(b - y) == 1]

    def is_corner(self, lot: int) -> bool:
        """Tell whether a lot has neighbours in both directions (A17)."""
        x, y = self.lots[lot]
        beside = [self.lots[i] for i in self.neighbours(lot)]
        return any(b == y for _, b in beside) and any(a == x for a, _ in beside)

    def matching(self, chosen: int) -> int:
        """R48: give the greatest number of pairs of neighbours among the lots of a bit set."""
        first = next((i for i in range(len(self.lots)) if chosen >> i & 1), None)
        if first is None:
            return 0
        rest = chosen & ~(1 << first)
        return max([self.matching(rest)] + [1 + self.matching(rest & ~(1 << i)) for i in self.neighbours(first) if rest >> i & 1])


class QuakeData:
    """One checked set: `tables` for the rules, the rest for people. All lists are in the order of the tables' numbers."""

    def __init__(self, components: Components | Source) -> None:
        source = Source.remake(components) if isinstance(components, Components) else components
        self.name = source.name
        self.one: dict[str, int] = {}
        self.many: dict[str, list[int]] = {}
        self._read_game(source)
        self._read_years(source)
        self._read_development(source)
        self._read_actions(source)
        self._read_land(source)
        self._read_licences(source)
        self._read_urbanism(source)
        self._read_objectives(source)
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
                    built = source.whole(*option, "per_building", least=0, most=9) if source.has(*option, "per_building") else 0
                    fixed = source.whole(*option, "amount", least=0, most=20) if source.has(*option, "amount") else 0
            if len(set(given)) != len(given):
                source.fail("two options of a year are the same", "years", i, "options")
            take = source.word("years", i, "take", one_of=("all", "one"))
            if (take == "all") != (i == 0) or (i == 0 and given != FIRST_YEAR):
                source.fail(f"all options are taken in the first year only, and they are {' and '.join(FIRST_YEAR)}", "years", i)
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
            cells += [source.whole("development", "values", row, column, least=-50, most=50) for column in range(columns)]
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

    def _read_land(self, source: Source) -> None:
        source.keys("map", needed=("columns", "card_columns", "card_rows", "gap"), allowed=())
        size = source.whole("map", "card_columns", least=1, most=12), source.whole("map", "card_rows", least=1, most=12)
        gap = source.whole("map", "gap", least=0, most=4)
        self.card_size, self.gap = size, gap
        self.one |= {"step_x": size[0] + gap, "step_y": size[1] + gap}
        source.keys("map", "columns", needed=SEATS, allowed=())
        self.many["slot_columns"] = [0, 0, *(source.whole("map", "columns", seats, least=1, most=8) for seats in SEATS)]
        count = source.entries("land_cards", least=1, most=12)
        lands = sorted((source.text("land_cards", i, "id", most=8), i) for i in range(count))
        self.lands = [name for name, _ in lands]
        if len(set(self.lands)) != count or not all(name.isalnum() for name in self.lands):
            source.fail("land cards need different ids of letters and digits", "land_cards")
        self.parcels: list[Parcel] = []
        for land, (_, i) in enumerate(lands):
            source.keys("land_cards", i, needed=("id", "from_players", "rubble", "parcels"), allowed=())
            for k in range(source.entries("land_cards", i, "parcels", least=1, most=20)):
                path = ("land_cards", i, "parcels", k)
                self.parcels.append(Parcel(source, path, land, self.colours, self.one["numbers"], size))
                touching = [p.id for p in self.parcels[:-1] if p.land == land and touches(p, self.parcels[-1])]
                if touching:
                    source.fail(f"{self.parcels[-1].id} touches {touching[0]}", *path)
        self.parcels.sort(key=lambda parcel: (parcel.colour, parcel.number, parcel.id))
        self.lot_names = [name for parcel in self.parcels for name in parcel.lot_names]
        if len(set(self.lot_names)) != len(self.lot_names) or len(self.lot_names) > MOST_LOTS:
            source.fail(f"the map needs different names for at most {MOST_LOTS} lots", "land_cards")
        self._number_land(source, [i for _, i in lands])

    def _number_land(self, source: Source, entries: list[int]) -> None:
        lots = [(parcel, i) for parcel in self.parcels for i in range(len(parcel.lots))]
        self.one |= {"lands": len(entries), "lots": len(lots), "parcels": len(self.parcels)}
        start = {parcel.id: self.lot_names.index(parcel.lot_names[0]) for parcel in self.parcels}
        self.many |= {
            "lot_land": [p.land for p, _ in lots],
            "lot_x": [p.lots[i][0] for p, i in lots],
            "lot_y": [p.lots[i][1] for p, i in lots],
            "lot_colour": [p.colour for p, _ in lots],
            "lot_number": [p.number - 1 for p, _ in lots],
            "adjacent": [sum(1 << start[p.id] + k for k in p.neighbours(i)) for p, i in lots],
            "parcel_first": [start[p.id] for p in self.parcels],
            "parcel_mask": [(1 << len(p.lots)) - 1 for p in self.parcels],
            "pairs": [p.matching(chosen & (1 << len(p.lots)) - 1) for p in self.parcels for chosen in range(64)],
            "land_lots": [sum(1 << n for n, (p, _) in enumerate(lots) if p.land == land) for land in range(len(entries))],
            "land_from": [source.whole("land_cards", i, "from_players", least=2, most=4) for i in entries],
            "land_rubble": [],
        }
        self.one["corners"] = sum(1 << n for n, (p, i) in enumerate(lots) if p.is_corner(i))
        for land, i in enumerate(entries):
            source.keys("land_cards", i, "rubble", needed=SIDES, allowed=())
            for side in SIDES:
                rubble = 0
                for k in range(source.entries("land_cards", i, "rubble", side, least=0, most=20)):
                    name = source.word("land_cards", i, "rubble", side, k, one_of=self.lot_names)
                    if self.many["lot_land"][self.lot_names.index(name)] != land:
                        source.fail(f"{name} is no lot of this card", "land_cards", i, "rubble", side, k)
                    rubble |= 1 << self.lot_names.index(name)
                self.many["land_rubble"].append(rubble)
        self.many["slots"] = [0, 0, *(sum(least <= seats for least in self.many["land_from"]) for seats in SEATS)]
        for seats in SEATS:
            if self.many["slots"][seats] == 0 or self.many["slots"][seats] % self.many["slot_columns"][seats]:
                source.fail(f"the cards for {seats} players do not fill their columns", "map", "columns", seats)

    def _read_licences(self, source: Source) -> None:
        copies: dict[tuple[int, int, tuple[int, ...], bool], int] = {}
        wild_colour, wild_number = len(self.colours), self.one["numbers"] + 1
        for i in range(source.entries("licences", least=30, most=99)):
            source.keys("licences", i, needed=("symbols",), allowed=("colour", "number", "solo"))
            colour = number = -1
            if source.has("licences", i, "colour"):
                colour = [*self.colours, "any"].index(source.word("licences", i, "colour", one_of=[*self.colours, "any"]))
            if source.has("licences", i, "number"):
                wild = source.get("licences", i, "number") == "any"
                number = wild_number if wild else source.whole("licences", i, "number", least=1, most=self.one["numbers"])
            if source.entries("licences", i, "symbols", least=2, most=2):
                symbols = sorted(SERVICE_NAMES.index(source.word("licences", i, "symbols", k, one_of=SERVICE_NAMES)) for k in range(2))
            in_solo = not source.has("licences", i, "solo") or source.get("licences", i, "solo") is not False
            if symbols[0] == symbols[1]:
                source.fail("a licence has two different symbols", "licences", i, "symbols")
            if in_solo and not 1 <= number <= self.one["numbers"]:
                source.fail("a licence without a number can't be used alone against the Committee: write solo: false", "licences", i)
            face = (colour, number, tuple(symbols), in_solo)
            copies[face] = copies.get(face, 0) + 1
        self.faces = sorted(copies, key=lambda face: (not face[3], *face))
        if len(self.faces) > 60 or sum(count for face, count in copies.items() if face[3]) < 26:
            source.fail("there must be at most 60 different licences and at least 26 for one player", "licences")
        self.licences = [self._licence_name(face) for face in self.faces]
        every_colour, every_number = (1 << len(self.colours)) - 1, (1 << self.one["numbers"]) - 1
        self.one["kinds"] = len(self.faces)
        self.many |= {
            "copies": [copies[face] for face in self.faces],
            "solo_copies": [copies[face] * face[3] for face in self.faces],
            "kind_colours": [0 if c < 0 else every_colour if c == wild_colour else 1 << c for c, _, _, _ in self.faces],
            "kind_numbers": [0 if n < 0 else every_number if n == wild_number else 1 << n - 1 for _, n, _, _ in self.faces],
            "kind_symbols": [sum(1 << symbol for symbol in symbols) for _, _, symbols, _ in self.faces],
            "kind_number": [n - 1 if 1 <= n < wild_number else -1 for _, n, _, _ in self.faces],
        }

    def _licence_name(self, face: tuple[int, int, tuple[int, ...], bool]) -> str:
        colour, number, symbols, _ = face
        head = "anycolour" if colour == len(self.colours) else self.letters[colour] if colour >= 0 else ""
        head += "anynumber" if number > self.one["numbers"] else str(number) if number >= 0 else ""
        return "-".join([head or "nothing", *(SERVICE_NAMES[symbol] for symbol in symbols)])

    def _read_urbanism(self, source: Source) -> None:
        source.keys("urbanism", needed=SERVICE_NAMES, allowed=())
        self.many |= {"piles": [], "service_cost": []}
        for service in SERVICE_NAMES:
            key = "stack" if service == "park" else "points"
            source.keys("urbanism", service, needed=(key,), allowed=("cost",))
            count = source.entries("urbanism", service, key, least=1, most=9)
            points = [source.whole("urbanism", service, key, i, least=0, most=99) for i in range(count)]
            self.many["piles"].append(count)
            self.many["stack" if service == "park" else service] = points if service == "park" else [0, *points]
            self.many["service_cost"].append(source.whole("urbanism", service, "cost", least=0, most=9) if source.has("urbanism", service, "cost") else 0)

    def _read_objectives(self, source: Source) -> None:
        source.keys("objectives", needed=("public", "private", "best_builder", "majority"), allowed=())
        found: list[tuple[str, int, int, list[int]]] = []
        for group in ("private", "public"):
            part = []
            for i in range(source.entries("objectives", group, least=3, most=30)):
                path: tuple[Key, ...] = ("objectives", group, i)
                source.keys(*path, needed=("id", "kind"), allowed=("colour", "service", "points"))
                kind = KINDS.index(source.word(*path, "kind", one_of=KINDS))
                about = -1
                if KINDS[kind] in ("on_colour", "majority_colour"):
                    about = self.colours.index(source.word(*path, "colour", one_of=self.colours))
                elif KINDS[kind] == "urbanism_type":
                    about = SERVICE_NAMES.index(source.word(*path, "service", one_of=SERVICE_NAMES))
                points = [self._points(source, path, edition, seats) if kind < 10 else 0 for edition in EDITIONS for seats in range(5)]
                part.append((source.name_of(*path, "id"), kind, about, points))
            found += sorted(part, key=lambda one: (one[1], one[2], one[0]))
            self.one["privates"] = self.one.get("privates", len(part))
        self.objectives = [name for name, _, _, _ in found]
        if len(set(self.objectives)) != len(found) or len(found) > 60:
            source.fail("there must be at most 60 objectives with different ids", "objectives")
        self.one |= {"objectives": len(found), "best_builder": source.whole("objectives", "best_builder", least=0, most=50)}
        self.many |= {"kind": [kind for _, kind, _, _ in found], "about": [about for _, _, about, _ in found]}
        self.many["points"] = [points[way] for way in range(10) for _, _, _, points in found]
        source.keys("objectives", "majority", needed=SEATS, allowed=())
        self.many["majority"] = [0] * 8
        for seats in SEATS:
            source.entries("objectives", "majority", seats, least=seats, most=seats)
            ranks = [source.whole("objectives", "majority", seats, rank, least=0, most=50) for rank in range(seats)]
            self.many["majority"] += ranks + [0] * (4 - seats)

    def _points(self, source: Source, path: tuple[Key, ...], edition: str, seats: int) -> int:
        """Give the value of an objective: one for all, by edition, by number of players, or both."""
        if seats < 2:
            return 0
        here: tuple[Key, ...] = (*path, "points")
        for key in (edition, seats):
            if isinstance(source.get(*here), dict) and (key == seats or edition in source.keys(*here)):
                here = (*here, key)
        return source.whole(*here, least=0, most=50)

    def _read_solo(self, source: Source) -> None:
        source.keys("solo", needed=("start_income", "objective_points", "enough_licences", "helper", "closed_income", "money_per_point"), allowed=())
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
                    source.fail("the columns are tried each once, the own one first", "solo", "helper", side, "order", column)
                self.many["tried"] += tried
        self.many["closed"] = [source.whole("solo", "closed_income", level, least=0, most=3) for level in LEVELS]
        self.many["rate"] = [source.whole("solo", "money_per_point", level, least=1, most=20) for level in LEVELS]
        if len(set(self.many["closed"])) < 2 or len(set(self.many["rate"])) < 2 or self.one["solo_income"] in self.many["closed"]:
            source.fail("both difficulties must differ, and the Committee's first income space must be open", "solo")

    def _read_editions(self, source: Source) -> None:
        source.keys("editions", needed=EDITIONS, allowed=())
        flags = {"deck_licence": "deck_licence", "deck_objective": "deck_objective", "has_duopoly": "duopoly"}
        self.many |= {name: [] for name in ("unused_out", "deal", "first_shown", *flags)}
        for edition in EDITIONS:
            source.keys("editions", edition, needed=("unused_public", "deal", "committee_first", *flags.values()), allowed=())
            self.many["unused_out"].append(("deck", "out").index(source.word("editions", edition, "unused_public", one_of=("deck", "out"))))
            self.many["deal"].append(source.whole("editions", edition, "deal", least=1, most=2))
            first = source.word("editions", edition, "committee_first", one_of=("deck", "display"))
            self.many["first_shown"].append(("deck", "display").index(first))
            for name, key in flags.items():
                value = source.get("editions", edition, key)
                if not isinstance(value, bool):
                    source.fail(f"editions.{edition}.{key} must be true or false, not {quoted(value)}", "editions", edition, key)
                self.many[name].append(int(value))
            if self.many["deal"][-1] == 2 and (self.many["deck_objective"][-1] or not self.many["unused_out"][-1]):
                source.fail("who keeps one of two objectives may not draw from their deck later, and only private ones are dealt", "editions", edition)
            need = self.one["privates"] + (0 if self.many["unused_out"][-1] else len(self.objectives) - self.one["privates"] - self.one["public_in_play"])
            if need < 3 + 4 * self.many["deal"][-1]:
                source.fail("there are too few objectives to deal", "objectives")

    def rules(self) -> dict[str, Any]:
        """Give what the rules read, in numbering order: this is what the digest is of."""
        names = {"cards": self.cards, "lands": self.lands, "lots": self.lot_names, "licences": self.licences, "objectives": self.objectives}
        return {**names, "colours": self.colours, "years": self.years, "one": self.one, "many": self.many}


def touches(one: Parcel, other: Parcel) -> bool:
    """Tell whether lots of two parcels lie side by side or on one place: adjacency would then be unclear (C13)."""
    return any(abs(a - x) + abs(b - y) <= 1 for a, b in one.lots for x, y in other.lots)


def load(file: Path | None = None, name: str = "") -> Components:
    """Read and check the standard set, another shipped set, or a box owner's file."""
    def check(source: Source) -> tuple[object, Sequence[str]]:
        data = QuakeData(source)
        return data.rules(), contradictions(data)

    return reader.load(FOLDER, check, file, name)


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
