"""Licences, urbanism cards and objectives (R9 to R12, R28, R47 to R59)."""

from __future__ import annotations

from cablecar.scene.components import Source
from cablecar.scene.document import Key

from ..tables import KINDS, SERVICE_NAMES
from .blocks import EDITIONS, SEATS, Blocks


class Cards(Blocks):
    """The blocks `licences`, `urbanism` and `objectives`."""

    def read_licences(self, source: Source) -> None:
        copies: dict[tuple[int, int, tuple[int, ...], bool], int] = {}
        wild_colour, wild_number = len(self.colours), self.one["numbers"] + 1
        for i in range(source.entries("licences", least=30, most=99)):
            source.keys("licences", i, needed=("symbols",), allowed=("colour", "number", "solo"))
            colour = number = -1
            if source.has("licences", i, "colour"):
                colour = [*self.colours, "any"].index(
                    source.word("licences", i, "colour", one_of=[*self.colours, "any"])
                )
            if source.has("licences", i, "number"):
                wild = source.get("licences", i, "number") == "any"
                number = (
                    wild_number if wild else source.whole("licences", i, "number", least=1, most=self.one["numbers"])
                )
            if source.entries("licences", i, "symbols", least=2, most=2):
                symbols = sorted(
                    SERVICE_NAMES.index(source.word("licences", i, "symbols", k, one_of=SERVICE_NAMES))
                    for k in range(2)
                )
            in_solo = not source.has("licences", i, "solo") or source.get("licences", i, "solo") is not False
            if symbols[0] == symbols[1]:
                source.fail("a licence has two different symbols", "licences", i, "symbols")
            if in_solo and not 1 <= number <= self.one["numbers"]:
                source.fail(
                    "a licence without a number can't be used alone against the Committee: write solo: false",
                    "licences",
                    i,
                )
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
            "kind_numbers": [
                0 if n < 0 else every_number if n == wild_number else 1 << n - 1 for _, n, _, _ in self.faces
            ],
            "kind_symbols": [sum(1 << symbol for symbol in symbols) for _, _, symbols, _ in self.faces],
            "kind_number": [n - 1 if 1 <= n < wild_number else -1 for _, n, _, _ in self.faces],
        }

    def _licence_name(self, face: tuple[int, int, tuple[int, ...], bool]) -> str:
        colour, number, symbols, _ = face
        head = "anycolour" if colour == len(self.colours) else self.letters[colour] if colour >= 0 else ""
        head += "anynumber" if number > self.one["numbers"] else str(number) if number >= 0 else ""
        return "-".join([head or "nothing", *(SERVICE_NAMES[symbol] for symbol in symbols)])

    def read_urbanism(self, source: Source) -> None:
        source.keys("urbanism", needed=SERVICE_NAMES, allowed=())
        self.many |= {"piles": [], "service_cost": []}
        for service in SERVICE_NAMES:
            key = "stack" if service == "park" else "points"
            source.keys("urbanism", service, needed=(key,), allowed=("cost",))
            count = source.entries("urbanism", service, key, least=1, most=9)
            points = [source.whole("urbanism", service, key, i, least=0, most=99) for i in range(count)]
            self.many["piles"].append(count)
            self.many["stack" if service == "park" else service] = points if service == "park" else [0, *points]
            self.many["service_cost"].append(
                source.whole("urbanism", service, "cost", least=0, most=9)
                if source.has("urbanism", service, "cost")
                else 0
            )

    def read_objectives(self, source: Source) -> None:
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
                points = [
                    self._points(source, path, edition, seats) if kind < 10 else 0
                    for edition in EDITIONS
                    for seats in range(5)
                ]
                part.append((source.name_of(*path, "id"), kind, about, points))
            found += sorted(part, key=lambda one: (one[1], one[2], one[0]))
            self.one["privates"] = self.one.get("privates", len(part))
        self.objectives = [name for name, _, _, _ in found]
        if len(set(self.objectives)) != len(found) or len(found) > 60:
            source.fail("there must be at most 60 objectives with different ids", "objectives")
        self.one |= {
            "objectives": len(found),
            "best_builder": source.whole("objectives", "best_builder", least=0, most=50),
        }
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
