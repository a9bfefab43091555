"""Land cards, their parcels and lots (R5, R6, A16 to A18)."""

from __future__ import annotations

from typing import Final

from cablecar.scene.components import Source
from cablecar.scene.document import Key, quoted

from .blocks import SEATS, Blocks

SIDES: Final = ("A", "B")
LETTERS: Final = "abcdef"
MOST_LOTS: Final = 62


class Parcel:
    """One block of lots, checked."""

    def __init__(
        self, source: Source, path: tuple[Key, ...], land: int, colours: list[str], numbers: int, size: tuple[int, int]
    ) -> None:
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
        return max(
            [self.matching(rest)]
            + [1 + self.matching(rest & ~(1 << i)) for i in self.neighbours(first) if rest >> i & 1]
        )


class LandCards(Blocks):
    """The blocks `map` and `land_cards`."""

    def read_land(self, source: Source) -> None:
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
            "land_lots": [
                sum(1 << n for n, (p, _) in enumerate(lots) if p.land == land) for land in range(len(entries))
            ],
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


def touches(one: Parcel, other: Parcel) -> bool:
    """Tell whether lots of two parcels lie side by side or on one place: adjacency would then be unclear (C13)."""
    return any(abs(a - x) + abs(b - y) <= 1 for a, b in one.lots for x, y in other.lots)
