"""What a set is compared with: what is known of the published game, and the design of the standard board."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from .tables import BLANK, COIN, TWO

if TYPE_CHECKING:
    from .data import FrankfurtData

ZONES: Final = {"old_town": 3, "belt": 4, "suburb": 5}
NEIGHBOURS: Final = 35.0  # centres nearer than this, in heights of the map / 100, are next to each other
PRINTED: Final = {  # the fifteen great projects of the published rules, with their years
    "municipal_library": 1825,
    "paulskirche": 1832,
    "saalbau": 1859,
    "main_synagogue": 1860,
    "eiserner_steg": 1868,
    "palmengarten": 1869,
    "zoo": 1874,
    "kleinmarkthalle": 1879,
    "stock_exchange": 1879,
    "opera_house": 1880,
    "cathedral": 1881,
    "main_station": 1888,
    "burgblock": 1891,
    "grand_bazar": 1900,
    "traders_hall": 1908,
}


def contradictions(data: FrankfurtData) -> list[str]:
    """Say where a set differs from what is known of the published game, or from the design of the standard board (the
    law's constraints 1 to 10).
    """
    found: list[str] = []

    def expect(number: int, fact: bool, reason: str) -> None:
        if not fact:
            found.append(f"({number}) {reason}")

    tiles = dict.fromkeys(data.colours, 0)
    by_kind: dict[tuple[str, str, int], int] = {}
    for (number, kind, value), count in zip(data.faces, data.copies, strict=True):
        tiles[data.colours[number]] += count
        by_kind[data.colours[number], data.types[kind], value] = count
    values = {
        (name, wanted): sorted(
            value
            for (one, other, value), count in by_kind.items()
            if (one, other) == (name, wanted)
            for _ in range(count)
        )
        for name in data.colours
        for wanted in data.types
    }
    expect(1, sum(tiles.values()) == 60, f"{sum(tiles.values())} tiles instead of 60")
    expect(1, len(data.colours) == 5, f"{len(data.colours)} colours instead of 5")
    expect(
        1,
        sorted(data.types) == ["house", "park", "villa"],
        f"types {', '.join(data.types)} instead of house, villa, park",
    )
    for name, count in tiles.items():
        expect(1, count == 12, f"{count} {name} tiles instead of 12")
        parks, houses, villas = (values.get((name, wanted), []) for wanted in ("park", "house", "villa"))
        expect(1, parks == [3, 3, 3], f"{name} parks are {parks or 'missing'} instead of three of value 3")
        expect(
            1,
            len(houses) == 4 and set(houses) == {2, 3},
            f"{name} houses are {houses or 'missing'} instead of four of values 2 and 3",
        )
        expect(
            1,
            len(villas) == 5 and set(villas) == {2, 3},
            f"{name} villas are {villas or 'missing'} instead of five of values 2 and 3",
        )
    red = values.get(("red", "villa"), [])
    expect(
        2,
        red.count(3) >= 2 and 2 in red and bool(values.get(("red", "park"))),
        "the published example needs two red villas of 3, one of 2, and a red park",
    )

    expect(3, len(data.districts) == 15, f"{len(data.districts)} districts instead of 15")
    for number, name in enumerate(data.colours):
        mine = [district for district in data.districts if district.colour == number]
        sizes = sorted(len(district.spaces) for district in mine)
        expect(3, sizes == [3, 4, 5], f"{name} districts have {sizes} spaces instead of 3, 4 and 5")
        expect(
            3,
            sum(sizes) >= tiles[name],
            f"{name} has {sum(sizes)} spaces for {tiles[name]} tiles: somebody may be unable to build (R30)",
        )
        expect(5, {district.bonus for district in mine} == {0, 1}, f"{name} should have projects of both kinds")
        shown = [symbol for district in mine for _, symbol, _ in district.spaces]
        counts = [shown.count(symbol) for symbol in (COIN, TWO, BLANK)]
        expect(
            5,
            counts == [4, 2, 6],
            f"{name} has {counts[0]} coin, {counts[1]} two and {counts[2]} blank spaces instead of 4, 2 and 6",
        )

    projects = {district.project: district.year for district in data.districts}
    expect(4, projects == PRINTED, "the great projects or their years are not the fifteen published ones")
    for district in data.districts:
        expect(4, district.cost in (1, 2), f"the project of {district.id} costs {district.cost} instead of 1 or 2")
        shown = [symbol for _, symbol, _ in district.spaces]
        expect(6, 0 in shown, f"{district.id} has no blank space")
        expect(6, any(shown), f"{district.id} has no symbol")
        expect(
            6,
            shown[district.space_ids.index(district.setup_space)] == 0,
            f"the setup_space of {district.id} is not blank",
        )
    expect(4, data.bonuses == ["+4", "x2"], f"bonuses are {' and '.join(data.bonuses)} instead of +4 and x2")
    expect(
        7,
        any(
            data.colours[d.colour] == "red" and len(d.spaces) >= 4 and 2 in [s for _, s, _ in d.spaces] and d.bonus == 1
            for d in data.districts
        ),
        "the published example needs a red district of four spaces or more with a two and a doubling project",
    )
    costs = sum(district.cost for district in data.districts)
    coins = (
        sum(symbol == 1 for district in data.districts for _, symbol, _ in district.spaces)
        * data.constants["space_coin_gain"]
    )
    expect(8, costs > coins, f"all projects together cost {costs} coins and {coins} can be gained: money is not scarce")
    expect(
        8,
        all(price in (1, 2) for price in data.prices) and len(data.prices) == 5,
        f"offer prices are {data.prices} instead of five of 1 or 2",
    )
    for reason in misplaced(data):
        expect(9, False, reason)
    for district in data.districts:
        size, wanted = len(district.spaces), ZONES.get(district.zone, 0)
        expect(10, wanted in (0, size), f"{district.id} ({district.zone}) has {size} spaces instead of {wanted}")
    return found


def misplaced(data: FrankfurtData) -> list[str]:
    """Say which cells overlap or lie in the river, and which districts of a colour are next to each other. Distances
    are in heights of the map / 100.
    """
    found: list[str] = []
    stretch, (w, h) = data.aspect, data.cell
    cells = list(zip(data.space_names, data.space_at, strict=True))
    cells += [(district.project, district.project_at) for district in data.districts]
    for number, (name, (x, y)) in enumerate(cells):
        for other, (x2, y2) in cells[:number]:
            if abs(x - x2) < w and abs(y - y2) < h:
                found.append(f"{other} and {name} overlap")
    for name, (x, y) in cells:
        if name != "eiserner_steg" and any(
            _reaches(
                (x * stretch, y),
                (w * stretch / 2, h / 2),
                (a[0] * stretch, a[1]),
                (b[0] * stretch, b[1]),
                data.river_width / 2,
            )
            for a, b in zip(data.river, data.river[1:], strict=False)
        ):
            found.append(f"{name} lies in the river")
    for number, one in enumerate(data.districts):
        for two in data.districts[:number]:
            apart = hypot((one.centre[0] - two.centre[0]) * stretch, one.centre[1] - two.centre[1])
            if one.colour == two.colour and apart < NEIGHBOURS:
                found.append(f"{two.id} and {one.id} have one colour and are neighbours")
    return found


def _reaches(
    centre: tuple[float, float], half: tuple[float, float], a: tuple[float, float], b: tuple[float, float], reach: float
) -> bool:
    """Tell whether a piece of river comes nearer to a rectangle than half its width; samples the piece every half
    unit.
    """
    steps = int(hypot(b[0] - a[0], b[1] - a[1]) * 2) + 1
    for step in range(steps + 1):
        x, y = a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps
        if hypot(max(abs(x - centre[0]) - half[0], 0), max(abs(y - centre[1]) - half[1], 0)) < reach:
            return True
    return False
