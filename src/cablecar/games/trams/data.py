"""Component sets of trams: reading, checking, naming.

`load` gives what a Game is made of; `TramsData` gives, from that alone, the tables of the rules and the names people
see.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any, Final

from cablecar.kernel.components import Components
from cablecar.kernel.options import WordOption
from cablecar.scene import components as reader
from cablecar.scene.components import Source
from cablecar.scene.document import quoted

from .tables import ALL_SIDES, COLUMNS, OFFERS, ROWS, Tables

FOLDER: Final = Path(__file__).parent / "data"
SEATS: Final = (2, 3, 4)
SYMBOLS: Final = ("tracks", "depot", "foundation", "coast", "bonus", "square")
SIDES: Final = ("top", "right", "bottom", "left")
KINDS: Final = ("plus_two", "value_card", "depot_card", "points", "contract_relief", "tracks_token")
OFFER_NAMES: Final = ("left", "middle", "right")
BLACK: Final = "black"
CARD_ID: Final = re.compile(r"[A-Z]{1,4}[0-9]{1,3}")
MOST_VALUE: Final = 12
MOST_CARDS: Final = 190


@dataclass(frozen=True)
class Assignment(WordOption):
    """Which bonus each district gives, from the top row down: too many values for a check to try all."""

    def samples(self) -> list[str]:
        return [self.values[0], *self.values[1::40], self.values[-1]]


@dataclass(frozen=True)
class Card:
    """One project card."""

    id: str
    colour: int
    value: int
    symbols: int
    sides: int
    name: str

    def has(self, symbol: str) -> bool:
        return bool(self.symbols >> SYMBOLS.index(symbol) & 1)


class TramsData:
    """One checked set: `tables` for the rules, the rest for people. All lists are in the order of the tables'
    numbers.
    """

    def __init__(self, components: Components | Source) -> None:
        source = Source.remake(components) if isinstance(components, Components) else components
        self.name = source.name
        self._read_board(source)
        self._read_cards(source)
        self._read_bonuses(source)
        self._read_tokens(source)
        self._make_tables()

    def _read_board(self, source: Source) -> None:
        source.keys("board", needed=("rows", "columns", "project_columns"), allowed=())
        for name, wanted in (("columns", int(COLUMNS)), ("project_columns", int(OFFERS))):
            source.whole("board", name, least=wanted, most=wanted)
        self.rows: list[str] = []
        self.themes: list[str] = []
        for position in range(source.entries("board", "rows", least=int(ROWS), most=int(ROWS))):
            row = ("board", "rows", position)
            source.keys(*row, needed=("color",), allowed=("theme",))
            name = source.name_of(*row, "color")
            if name in self.rows or name == BLACK:
                source.fail(f"{quoted(name)} can't be the colour of another row", *row, "color")
            self.rows.append(name)
            self.themes.append(source.text(*row, "theme", most=40) if source.has(*row, "theme") else name)
        self.colours = [*self.rows, BLACK]
        self.cell_names = [f"{row}-{column}" for row in self.rows for column in range(1, int(COLUMNS) + 1)]
        source.keys("about", needed=("player_colors",))
        self.player_colours = source.names("about", "player_colors", least=SEATS[-1], most=SEATS[-1])

    def _read_cards(self, source: Source) -> None:
        cards: list[Card] = []
        for entry in range(source.entries("project_cards", least=1, most=MOST_CARDS)):
            card = ("project_cards", entry)
            source.keys(*card, needed=("id", "color", "value", "symbols"), allowed=("name", "track_sides"))
            name = source.text(*card, "id", most=8)
            if not CARD_ID.fullmatch(name):
                source.fail(
                    f"the id of a card must be capital letters and a number, like GY07, not {quoted(name)}", *card, "id"
                )
            if name in [other.id for other in cards]:
                source.fail(f"there are two cards {quoted(name)}", *card, "id")
            colour = self.colours.index(source.word(*card, "color", one_of=self.colours))
            value = source.whole(*card, "value", least=0, most=MOST_VALUE)
            symbols = self._set_of(source, *card, "symbols", known=SYMBOLS)
            sides = 0
            if source.has(*card, "track_sides"):
                sides = self._set_of(source, *card, "track_sides", known=SIDES)
                if not symbols & 1 or not sides:
                    source.fail(
                        "track_sides must name at least one side, and only a card with tracks has some",
                        *card,
                        "track_sides",
                    )
            label = source.text(*card, "name", most=40) if source.has(*card, "name") else name
            made = Card(name, colour, value, symbols, sides, label)
            if made.has("square") and value:
                source.fail("a square shows no value", *card, "value")
            if made.has("tracks") and made.has("depot"):
                source.fail("a depot is part of the network without tracks", *card, "symbols")
            cards.append(made)
        self.cards = sorted(cards, key=lambda card: (card.colour, card.id))
        self.is_directed = all(card.sides for card in self.cards if card.has("tracks"))

    def _set_of(self, source: Source, *path: str | int, known: Sequence[str]) -> int:
        found = 0
        for position in range(source.entries(*path, most=len(known))):
            bit = 1 << known.index(source.word(*path, position, one_of=known))
            if found & bit:
                source.fail("one of these stands here twice", *path, position)
            found |= bit
        return found

    def _read_bonuses(self, source: Source) -> None:
        source.keys("bonuses", needed=(*KINDS, "symbols_needed"), allowed=())
        self.copies = [source.whole("bonuses", kind, "copies", least=0, most=9) for kind in KINDS]
        for kind, more in zip(KINDS, ("value", "value", "value", "points", "", ""), strict=True):
            district = ("district",) if kind != KINDS[-1] else ()
            source.keys("bonuses", kind, needed=("copies", *district, *([more] if more else [])), allowed=())
        self.plus_value, self.card_value, self.depot_value = (
            source.whole("bonuses", kind, "value", least=0, most=MOST_VALUE)
            for kind in ("plus_two", "value_card", "depot_card")
        )
        self.bonus_points = self._halves(source, "bonuses", "points", "points")
        self.symbols_needed = source.whole("bonuses", "symbols_needed", least=1, most=int(COLUMNS))
        given: dict[str, str] = {}
        for kind in KINDS[:-1]:
            row = source.word("bonuses", kind, "district", one_of=self.rows)
            if row in given:
                source.fail(f"{row} gives {given[row]} already", "bonuses", kind, "district")
            given[row] = kind
        self.grants = [given[row] for row in self.rows]
        self.assignments = list(permutations(self.grants))

    def _halves(self, source: Source, *path: str | int) -> int:
        value = source.decimal(*path, least=-9, most=9) * 2
        if value != int(value):
            source.fail(f"points are whole or halves, not {value / 2:g}", *path)
        return int(value)

    def _read_tokens(self, source: Source) -> None:
        counted = ("skyscrapers", "cable_car_markers", "contract_tokens")
        worth = ("completion_points", "skyscraper_points", "medal_points")
        source.keys(
            "tokens",
            needed=("advantage", "foundation_tokens", "skyscraper_requirement", "connected_square_value", *worth),
            allowed=("foundation_stacks", *counted),
        )
        self.worth = [self._halves(source, "tokens", name) for name in worth]
        self.requirement = source.whole("tokens", "skyscraper_requirement", least=0, most=48)
        self.square_value = source.whole("tokens", "connected_square_value", least=0, most=MOST_VALUE)
        self.advantage: list[list[int]] = []
        source.keys("tokens", "advantage", needed=("districts", "cable_cars"), allowed=())
        for what in ("districts", "cable_cars"):
            source.keys("tokens", "advantage", what, needed=SEATS, allowed=())
            points = [0] * 8
            for seats in SEATS:
                path = ("tokens", "advantage", what, seats)
                source.entries(*path, least=seats, most=seats)
                points += [self._halves(source, *path, rank) for rank in range(seats)] + [0] * (4 - seats)
            self.advantage.append(points)
        source.keys("tokens", "foundation_tokens", needed=SEATS, allowed=())
        self.tokens = [
            0,
            0,
            *(source.whole("tokens", "foundation_tokens", seats, least=1, most=MOST_CARDS) for seats in SEATS),
        ]

    def _make_tables(self) -> None:
        value_cards, depots = self.copies[1], self.copies[2]
        extra = value_cards + depots
        self.card_names = [card.id for card in self.cards]
        self.piece_names = [
            *self.card_names,
            *(f"value-{n}" for n in range(1, value_cards + 1)),
            *(f"depot-{n}" for n in range(1, depots + 1)),
        ]
        self.tables = Tables(
            card_colour=[card.colour for card in self.cards] + [len(self.rows)] * extra,
            card_value=[card.value for card in self.cards]
            + [self.card_value] * value_cards
            + [self.depot_value] * depots,
            card_symbols=[card.symbols for card in self.cards]
            + [0] * value_cards
            + [1 << SYMBOLS.index("depot")] * depots,
            card_sides=[int(ALL_SIDES) if card.has("depot") else card.sides for card in self.cards]
            + [0] * value_cards
            + [int(ALL_SIDES)] * depots,
            copies=self.copies,
            grants=[KINDS.index(kind) for assignment in self.assignments for kind in assignment],
            tokens=self.tokens,
            district_points=self.advantage[0],
            tram_points=self.advantage[1],
            completion_points=self.worth[0],
            skyscraper_points=self.worth[1],
            medal_points=self.worth[2],
            bonus_points=self.bonus_points,
            requirement=self.requirement,
            square_value=self.square_value,
            plus_value=self.plus_value,
            symbols_needed=self.symbols_needed,
        )

    def rules(self) -> dict[str, Any]:
        """Give what the rules read, in numbering order: this is what the digest is of."""
        return {
            "rows": self.rows,
            "cards": [[card.id, card.colour, card.value, card.symbols, card.sides] for card in self.cards],
            "copies": self.copies,
            "grants": self.grants,
            "values": [self.plus_value, self.card_value, self.depot_value, self.bonus_points, self.symbols_needed],
            "worth": [*self.worth, self.requirement, self.square_value],
            "advantage": self.advantage,
            "tokens": self.tokens,
        }

    def assignment_names(self) -> tuple[str, ...]:
        """Give the values of the option that assigns bonuses to districts, the set's own first."""
        return tuple(",".join(assignment) for assignment in self.assignments)


def load(file: Path | None = None, name: str = "") -> Components:
    """Read and check the standard set, another shipped set, or a box owner's file."""

    def check(source: Source) -> tuple[object, Sequence[str]]:
        data = TramsData(source)
        return data.rules(), contradictions(data)

    return reader.load_components(FOLDER, check, file, name)


def contradictions(data: TramsData) -> list[str]:
    """Say where a set differs from what is known of the published game, or from the design of the standard deck (the
    law's C1 to C9).
    """
    found: list[str] = []

    def expect(constraint: str, fact: bool, reason: str) -> None:
        if not fact:
            found.append(f"({constraint}) {reason}")

    def count(symbol: str, colour: str = "") -> int:
        return sum(card.has(symbol) for card in data.cards if not colour or data.colours[card.colour] == colour)

    sizes = Counter(data.colours[card.colour] for card in data.cards)
    expect("C1", len(data.cards) == 87, f"{len(data.cards)} project cards instead of 87")
    expect(
        "C1",
        data.rows == ["blue", "grey", "orange", "yellow", "green"],
        "the rows are not blue, grey, orange, yellow and green from the top",
    )
    for colour in data.colours:
        expect("C1", sizes[colour] > 0, f"no card is {colour}")
    for card in data.cards:
        colour = data.colours[card.colour]
        expect(
            "C2", not card.has("square") or colour in ("grey", "orange", "yellow"), f"{card.id} is a {colour} square"
        )
        expect("C5", not card.has("coast") or colour == "blue", f"{card.id} is a {colour} coast")
    foundations = count("foundation")
    expect(
        "C3",
        foundations >= max(data.tokens),
        f"{foundations} foundation cards for {max(data.tokens)} tokens: the deck may run out (R18.2)",
    )
    for colour in data.colours:
        expect("C4", count("foundation", colour) > 0, f"no {colour} card is a foundation")
    expect(
        "C6",
        count("depot", "blue") + count("depot", BLACK) > 0,
        "an example of the published rules needs a depot for the blue row",
    )
    enough = count("tracks", "yellow") >= 2 and count("tracks", "green") >= 1
    expect("C7", enough, "an example of the published rules needs two yellow cards and a green one with tracks")
    for row in data.rows:
        symbols = count("bonus", row)
        expect(
            "C8",
            symbols >= 2 and symbols + count("bonus", BLACK) >= 6,
            f"{row} and black have too few bonus symbols for three bonuses",
        )
    expect(
        "C9",
        0 < sum(card.value == 0 for card in data.cards) < len(data.cards) / 2,
        "some cards, but fewer than half, should show no value",
    )
    expect("2.3", data.tokens == [0, 0, 6, 8, 10], f"foundation tokens are {data.tokens[2:]} instead of 6, 8 and 10")
    expect("2.4", data.copies == [3] * len(KINDS), f"copies of the bonuses are {data.copies} instead of three each")
    return found
