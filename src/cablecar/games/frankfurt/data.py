"""Component sets of frankfurt: reading, checking, naming.

`load` gives what a Game is made of; `FrankfurtData` gives, from that alone, the tables of the rules and the names and
places people see.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from math import comb
from pathlib import Path
from typing import Any, Final

from cablecar.kernel.components import Components
from cablecar.scene import components as reader
from cablecar.scene.components import Source
from cablecar.scene.document import quoted

from .design import ZONES, contradictions
from .tables import Tables

FOLDER: Final = Path(__file__).parent / "data"
SEATS: Final = (2, 3, 4)
SYMBOLS: Final = ("blank", "coin", "two")
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
MOST_PLACEMENTS: Final = 2900
MOST_LEGAL: Final = 200
CONSTANTS: Final = {
    "hand_size": (1, 12),
    "cranes_per_player": (0, 30),
    "coins_total": (0, 400),
    "coin_limit": (0, 99),
    "start_coins": (0, 99),
    "score_track_length": (10, 1000),
    "space_two_points": (0, 20),
    "space_coin_gain": (0, 20),
    "project_plus_points": (0, 50),
    "project_factor": (1, 10),
}


class District:
    """One entry of the block `districts`, checked."""

    def __init__(
        self, source: Source, position: int, colours: Sequence[str], bonuses: Sequence[str], coin_limit: int
    ) -> None:
        self.path: Final = ("districts", position)
        source.keys(
            *self.path,
            needed=("id", "name", "color", "centre", "project", "spaces", "setup_space"),
            allowed=("order", "zone", "geo", "edge_arrow"),
        )
        self.id = source.name_of(*self.path, "id")
        self.names = _names(source, *self.path, "name")
        self.order = source.whole(*self.path, "order", least=0, most=999) if source.has(*self.path, "order") else 0
        self.colour = colours.index(source.word(*self.path, "color", one_of=colours))
        self.zone = source.word(*self.path, "zone", one_of=list(ZONES)) if source.has(*self.path, "zone") else ""
        self.centre = source.point(*self.path, "centre")
        self.edge_arrow = (
            source.word(*self.path, "edge_arrow", one_of=COMPASS) if source.has(*self.path, "edge_arrow") else ""
        )
        self.geo: tuple[float, float] | None = None
        if source.has(*self.path, "geo"):
            self.geo = (
                source.decimal(*self.path, "geo", "lat", least=-90, most=90),
                source.decimal(*self.path, "geo", "lon", least=-180, most=180),
            )

        project = (*self.path, "project")
        source.keys(*project, needed=("id", "name", "cost", "bonus", "x", "y"), allowed=("year",))
        self.project = source.name_of(*project, "id")
        self.project_names = _names(source, *project, "name")
        self.year = source.whole(*project, "year", least=0, most=9999) if source.has(*project, "year") else 0
        self.cost = source.whole(*project, "cost", least=0, most=99)
        if self.cost > coin_limit:
            source.fail(f"nobody could ever pay {self.cost} coins: the coin limit is {coin_limit}", *project, "cost")
        self.bonus = bonuses.index(source.word(*project, "bonus", one_of=bonuses))
        self.project_at = source.point(*project)

        self.spaces: list[tuple[int, int, tuple[float, float]]] = []  # number, symbol, place
        for entry in range(source.entries(*self.path, "spaces", least=1, most=99)):
            space = (*self.path, "spaces", entry)
            source.keys(*space, needed=("id", "symbol", "x", "y"), allowed=())
            name = source.get(*space, "id")
            found = re.fullmatch(re.escape(self.id) + r"-(0|[1-9][0-9]{0,2})", name) if isinstance(name, str) else None
            if found is None:
                source.fail(f"the id of a space here must be {self.id}-NUMBER, not {quoted(name)}", *space, "id")
            number = int(found[1])
            if number in [other for other, _, _ in self.spaces]:
                source.fail(f"there are two spaces {quoted(name)}", *space, "id")
            self.spaces.append(
                (number, SYMBOLS.index(source.word(*space, "symbol", one_of=SYMBOLS)), source.point(*space))
            )
        self.spaces.sort()
        self.setup_space = source.text(*self.path, "setup_space")
        if self.setup_space not in self.space_ids:
            source.fail(
                f"the setup_space of {self.id} must be one of its spaces, not {quoted(self.setup_space)}",
                *self.path,
                "setup_space",
            )

    @property
    def space_ids(self) -> list[str]:
        return [f"{self.id}-{number}" for number, _, _ in self.spaces]


def _names(source: Source, *path: str | int) -> dict[str, str]:
    """Read names by language; English must be among them."""
    languages = source.keys(*path, needed=("en",))
    return {str(language): source.text(*path, language, most=80) for language in languages}


class FrankfurtData:
    """One checked set: `tables` for the rules, the rest for people. All lists are in the order of the tables'
    numbers.
    """

    def __init__(self, components: Components | Source) -> None:
        source = Source.remake(components) if isinstance(components, Components) else components
        self.name = source.name
        self._read_game(source)
        self._read_offer(source)
        self._read_districts(source)
        self._read_tiles(source)
        self._read_map(source)
        self._make_tables(source)

    def _read_game(self, source: Source) -> None:
        maps = ("removed_unseen", "preplaced_per_district")
        source.keys("game", needed=("tile_colors", "tile_types", *CONSTANTS, *maps), allowed=())
        self.colours = source.names("game", "tile_colors", least=1, most=12)
        self.types = source.names("game", "tile_types", least=1, most=12)
        self.constants = {
            name: source.whole("game", name, least=least, most=most) for name, (least, most) in CONSTANTS.items()
        }
        self.lap = self.constants.pop("score_track_length")
        for name in maps:
            source.keys("game", name, needed=SEATS, allowed=())
        self.removed = [0, 0, *(source.whole("game", "removed_unseen", seats, least=0, most=999) for seats in SEATS)]
        self.preplaced = [
            0,
            0,
            *(source.whole("game", "preplaced_per_district", seats, least=0, most=1) for seats in SEATS),
        ]
        limit = self.constants["coin_limit"]
        if self.constants["start_coins"] > limit:
            source.fail(
                f"nobody may start with {self.constants['start_coins']} coins: the coin limit is {limit}",
                "game",
                "start_coins",
            )
        if self.constants["coins_total"] < limit * SEATS[-1]:
            reason = (
                f"{self.constants['coins_total']} coins are too few: {SEATS[-1]} players may hold {limit} "
                f"each, and the bank must never run dry"
            )
            source.fail(reason, "game", "coins_total")
        self.bonuses = [f"+{self.constants['project_plus_points']}", f"x{self.constants['project_factor']}"]
        source.keys("about", needed=("player_colors",))
        self.player_colours = source.names("about", "player_colors", least=SEATS[-1], most=SEATS[-1])

    def _read_offer(self, source: Source) -> None:
        source.keys("offer_board", needed=("spaces",), allowed=("shape", "direction"))
        size = source.entries("offer_board", "spaces", least=2, most=12)
        prices: dict[int, int] = {}
        angles: dict[int, float] = {}
        for entry in range(size):
            space = ("offer_board", "spaces", entry)
            source.keys(*space, needed=("index", "price"), allowed=("angle_deg",))
            index = source.whole(*space, "index", least=0, most=size - 1)
            if index in prices:
                source.fail(f"the offer space {index} stands here a second time", *space, "index")
            prices[index] = source.whole(*space, "price", least=0, most=99)
            if prices[index] > self.constants["coin_limit"]:
                source.fail(
                    f"nobody could ever pay {prices[index]} coins: the coin limit is {self.constants['coin_limit']}",
                    *space,
                    "price",
                )
            angles[index] = (
                source.decimal(*space, "angle_deg", least=0, most=360)
                if source.has(*space, "angle_deg")
                else 360 * index / size
            )
        self.prices = [prices[index] for index in range(size)]
        self.angles = [angles[index] for index in range(size)]

    def _read_districts(self, source: Source) -> None:
        self.districts: list[District] = []
        projects: set[str] = set()
        for position in range(source.entries("districts", least=1, most=200)):
            name = source.name_of("districts", position, "id")
            if name in [other.id for other in self.districts]:
                source.fail(f"there are two districts {quoted(name)}", "districts", position, "id")
            district = District(source, position, self.colours, self.bonuses, self.constants["coin_limit"])
            if district.project in projects:
                source.fail(f"there are two projects {quoted(district.project)}", *district.path, "project", "id")
            projects.add(district.project)
            self.districts.append(district)
        self.districts.sort(key=lambda district: (district.colour, district.order, district.id))
        for colour, name in enumerate(self.colours):
            if not any(district.colour == colour for district in self.districts):
                source.fail(f"no district is {name}", "districts")
        self.district_names = [district.id for district in self.districts]
        self.project_names = [district.project for district in self.districts]
        self.space_names = [name for district in self.districts for name in district.space_ids]
        self.space_at = [place for district in self.districts for _, _, place in district.spaces]

    def _read_tiles(self, source: Source) -> None:
        copies: dict[tuple[int, int, int], int] = {}
        ids: set[str] = set()
        for entry in range(source.entries("tiles", least=1)):
            tile = ("tiles", entry)
            source.keys(*tile, needed=("color", "type", "value"), allowed=("copies", "id"))
            colour = self.colours.index(source.word(*tile, "color", one_of=self.colours))
            kind = self.types.index(source.word(*tile, "type", one_of=self.types))
            face = (colour, kind, source.whole(*tile, "value", least=1, most=20))
            if source.has(*tile, "id"):
                name = source.text(*tile, "id", most=40)
                if name in ids:
                    source.fail(f"there are two tiles {quoted(name)}", *tile, "id")
                ids.add(name)
            elif face in copies:
                source.fail(
                    "this face stands here a second time; write its number as copies, or give each tile an id", *tile
                )
            count = source.whole(*tile, "copies", least=1, most=999) if source.has(*tile, "copies") else 1
            copies[face] = copies.get(face, 0) + count
        self.faces = sorted(copies)
        self.copies = [copies[face] for face in self.faces]
        self.face_names = [f"{self.colours[colour]}-{self.types[kind]}-{value}" for colour, kind, value in self.faces]
        if max(len(name) for name in self.face_names + self.space_names) > 40:
            source.fail(
                "the ids of colours, types and districts are too long: no tile or space may need more than 40 "
                "characters",
                "districts",
            )
        for colour, name in enumerate(self.colours):
            tiles = self.tiles_of(colour)
            homes = sum(district.colour == colour for district in self.districts)
            if tiles < homes:
                source.fail(
                    f"{name} has {tiles} tiles for {homes} districts; there must be one for each (R10)", "tiles"
                )

    def tiles_of(self, colour: int) -> int:
        """Count the tiles of a colour."""
        return sum(count for count, face in zip(self.copies, self.faces, strict=True) if face[0] == colour)

    def spaces_of(self, colour: int) -> int:
        """Count the spaces of a colour."""
        return sum(len(district.spaces) for district in self.districts if district.colour == colour)

    def _read_map(self, source: Source) -> None:
        lines = ("river", "wall_park_ring")
        source.keys(
            "map",
            needed=("aspect", "cell"),
            allowed=("river_width", "river_flow", *lines, *(f"{line}_name" for line in lines)),
        )
        self.aspect = source.decimal("map", "aspect", least=0.2, most=5)
        self.cell = (
            source.decimal("map", "cell", "w", least=0.1, most=100),
            source.decimal("map", "cell", "h", least=0.1, most=100),
        )
        self.river_width = (
            source.decimal("map", "river_width", least=0, most=100) if source.has("map", "river_width") else 0.0
        )
        drawn: list[list[tuple[float, float]]] = []
        for line in lines:
            points = source.entries("map", line) if source.has("map", line) else 0
            drawn.append([source.point("map", line, point) for point in range(points)])
        self.river, self.ring = drawn
        self.river_name, self.ring_name = (
            source.text("map", f"{line}_name", most=80) if source.has("map", f"{line}_name") else "" for line in lines
        )

    def _make_tables(self, source: Source) -> None:
        if len(self.faces) * len(self.space_names) > MOST_PLACEMENTS:
            source.fail(
                f"{len(self.faces)} different tiles times {len(self.space_names)} spaces are more than "
                f"{MOST_PLACEMENTS:,}",
                "districts",
            )
        if len(self.faces) > MOST_LEGAL:
            source.fail(f"{len(self.faces)} different tiles are more than {MOST_LEGAL}", "tiles")
        largest = max(self.spaces_of(colour) for colour in range(len(self.colours)))
        if self.constants["hand_size"] * largest > MOST_LEGAL:
            reason = (
                f"{self.constants['hand_size']} tiles in a hand times {largest} spaces of a colour are more "
                f"than {MOST_LEGAL} choices"
            )
            source.fail(reason, "game", "hand_size")
        self.preplaced = [each * len(self.districts) for each in self.preplaced]
        constants = self.constants
        self.tables = Tables(
            colours=len(self.colours),
            types=len(self.types),
            copies=self.copies,
            face_colour=[colour for colour, _, _ in self.faces],
            face_type=[kind for _, kind, _ in self.faces],
            face_value=[value for _, _, value in self.faces],
            space_district=[number for number, district in enumerate(self.districts) for _ in district.spaces],
            space_symbol=[symbol for district in self.districts for _, symbol, _ in district.spaces],
            district_colour=[district.colour for district in self.districts],
            setup_space=[self.space_names.index(district.setup_space) for district in self.districts],
            cost=[district.cost for district in self.districts],
            bonus=[district.bonus for district in self.districts],
            price=self.prices,
            removed=self.removed,
            preplaced=self.preplaced,
            hand_size=constants["hand_size"],
            cranes=constants["cranes_per_player"],
            coins_total=constants["coins_total"],
            coin_limit=constants["coin_limit"],
            start_coins=constants["start_coins"],
            coin_gain=constants["space_coin_gain"],
            two_points=constants["space_two_points"],
            plus_points=constants["project_plus_points"],
            factor=constants["project_factor"],
        )
        for seats in SEATS:
            supply = self.tables.supply(seats)
            if supply < 1:
                source.fail(
                    f"{self.tables.tiles} tiles are too few for {seats} players: {supply} would be left to draw",
                    "tiles",
                )
            if self.preplaced[seats] and self.chance_of_setup(seats) < 0.5:
                source.fail(
                    f"with {seats} players most deals would leave a colour with fewer tiles than districts, and "
                    f"start over (R10)",
                    "tiles",
                )

    def chance_of_setup(self, seats: int) -> float:
        """Give the probability that the deal leaves a tile for each district (R10.1)."""
        dealt = seats * self.constants["hand_size"] + len(self.prices) + self.removed[seats]
        ways = [1] + [0] * dealt  # by number of tiles dealt from the colours so far
        for colour in range(len(self.colours)):
            tiles = self.tiles_of(colour)
            spare = tiles - sum(district.colour == colour for district in self.districts)
            ways = [
                sum(ways[total - taken] * comb(tiles, taken) for taken in range(min(spare, total) + 1))
                for total in range(dealt + 1)
            ]
        return ways[dealt] / comb(sum(self.copies), dealt)

    def rules(self) -> dict[str, Any]:
        """Give what the rules read, in numbering order: this is what the digest is of."""
        return {
            "colours": self.colours,
            "types": self.types,
            "tiles": [[name, count] for name, count in zip(self.face_names, self.copies, strict=True)],
            "districts": [
                {
                    "id": district.id,
                    "colour": district.colour,
                    "spaces": [
                        [name, SYMBOLS[symbol]]
                        for name, (_, symbol, _) in zip(district.space_ids, district.spaces, strict=True)
                    ],
                    "setup_space": district.setup_space,
                    "cost": district.cost,
                    "bonus": self.bonuses[district.bonus],
                }
                for district in self.districts
            ],
            "prices": self.prices,
            "removed": self.removed,
            "preplaced": self.preplaced,
            **self.constants,
        }

    def district_text(self, number: int) -> list[str] | str:
        """Give a district's name as a text: a key if the catalogue knows this name, else the file's own English one."""
        district = self.districts[number]
        return _name_text(f"district-{district.id}", district.names)

    def project_text(self, number: int) -> list[str] | str:
        """Give a project's name as a text, likewise."""
        district = self.districts[number]
        return _name_text(f"project-{district.project}", district.project_names)


def _name_text(key: str, names: dict[str, str]) -> list[str] | str:
    return [key] if _shipped_names().get(key) == names else names["en"]


@cache
def _shipped_names() -> dict[str, dict[str, str]]:
    """Give the names of the standard set by the keys they have in the catalogue."""
    found: dict[str, dict[str, str]] = {}
    for district in reader.read_source(FOLDER).blocks["districts"]:
        found[f"district-{district['id']}"] = district["name"]
        found[f"project-{district['project']['id']}"] = district["project"]["name"]
    return found


def load(file: Path | None = None, name: str = "") -> Components:
    """Read and check the standard set, another shipped set, or a box owner's file."""

    def check(source: Source) -> tuple[object, Sequence[str]]:
        data = FrankfurtData(source)
        return data.rules(), contradictions(data)

    return reader.load_components(FOLDER, check, file, name)
