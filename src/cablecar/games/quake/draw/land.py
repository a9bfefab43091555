"""The art of the map: land cards with their plots, burnt blocks and sights, and the rail that joins the action cards.

Everything is worked out from the component set, so a map of other cards looks like this one.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from cablecar.scene.model import Caption

from ..data import QuakeData
from ..sets.land import Parcel

LOT: Final = 46.0  # a cell of a land card
PAD: Final = 10.0  # between its edge and its lots
TAG: Final = (34.0, 21.0)
Cell = tuple[int, int]
Area = tuple[int, int, int, int]  # column, row, columns, rows


def number(value: float) -> str:
    """Write a coordinate."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def rect(x: float, y: float, w: float, h: float, more: str) -> str:
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" {more}/>'


def land_size(data: QuakeData) -> tuple[float, float]:
    return data.card_size[0] * LOT + 2 * PAD, data.card_size[1] * LOT + 2 * PAD


def land_art(data: QuakeData, land: int, x: float, y: float) -> tuple[str, list[Caption]]:
    """Draw one land card; return its art and what is written on it."""
    wide, high = land_size(data)
    art = rect(x, y, wide, high, 'rx="7" fill="var(--streets)" stroke="var(--ink)" stroke-width="1.5"')
    left, top = x + PAD, y + PAD
    parcels = [parcel for parcel in data.parcels if parcel.land == land]
    free = {(a, b) for a in range(data.card_size[0]) for b in range(data.card_size[1])} - {
        cell for parcel in parcels for cell in parcel.lots
    }
    tags: dict[str, Cell] = {}
    for parcel in parcels:
        cell = tag_cell(parcel, free)
        if cell is not None:
            tags[parcel.id] = cell
            free.discard(cell)
    sight = largest(free)
    texts: list[Caption] = []
    if sight is not None:
        art += _sight(land, left + sight[0] * LOT, top + sight[1] * LOT, sight[2] * LOT, sight[3] * LOT)
        free -= set(cells_of(sight))
    name = largest(free, least=2)
    if name is not None:
        free -= set(cells_of(name))
    where = name or sight
    if where is not None:
        at = left + (where[0] + where[2] / 2) * LOT, top + (where[1] + (0.5 if where is name else where[3] - 0.2)) * LOT
        texts.append(
            Caption(
                at=at, size=13.5, say=["land", {"land": data.lands[land]}], style="italic", width=where[2] * LOT - 8
            )
        )
    art += _blocks(sorted(free), left, top)
    for parcel in parcels:
        art += _plot(data, parcel, left, top)
    for parcel in parcels:
        tag, text = _tag(data, parcel, tags.get(parcel.id), left, top)
        art += tag
        texts.append(text)
    return art, texts


def cells_of(area: Area) -> Iterable[Cell]:
    return [(area[0] + i, area[1] + k) for i in range(area[2]) for k in range(area[3])]


def largest(free: set[Cell], least: int = 1) -> Area | None:
    """Return the largest free rectangle of cells, wide ones first."""
    best: Area | None = None
    for a, b in sorted(free):
        for w in range(1, 6):
            for h in range(1, 5):
                area = (a, b, w, h)
                is_better = best is None or (min(w, 2.5) * min(h, 2.5), w) > (
                    min(best[2], 2.5) * min(best[3], 2.5),
                    best[2],
                )
                if is_better and w >= least and all(cell in free for cell in cells_of(area)):
                    best = area
    return best


def tag_cell(parcel: Parcel, free: set[Cell]) -> Cell | None:
    """Return a free cell beside a parcel, for its number and letter: right of it, under it, left of it or over it."""
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        for x, y in parcel.lots:
            if (x + dx, y + dy) in free:
                return x + dx, y + dy
    return None


def _plot(data: QuakeData, parcel: Parcel, left: float, top: float) -> str:
    """Draw a parcel as one plot in its tone."""
    boxes = [(left + a * LOT - 1.5, top + b * LOT - 1.5) for a, b in parcel.lots]
    side = LOT + 3
    path = "".join(f"M{number(x)} {number(y)}h{number(side)}v{number(side)}h-{number(side)}z" for x, y in boxes)
    return (
        f'<g class="tone-{data.colours[parcel.colour]}"><path fill="var(--c-line)" stroke="var(--c-line)" '
        f'stroke-width="5" stroke-linejoin="round" d="{path}"/>'
        f'<path fill="var(--paper)" d="{path}"/><path fill="var(--c)" opacity=".5" d="{path}"/><path '
        f'fill="var(--pattern)" opacity=".7" d="{path}"/></g>'
    )


def _tag(data: QuakeData, parcel: Parcel, cell: Cell | None, left: float, top: float) -> tuple[str, Caption]:
    """Write a parcel's letter and number on a plate that touches its plot."""
    x, y = parcel.lots[0]
    at = left + (x + 0.5) * LOT, top + y * LOT
    if cell is not None:
        near = next((a, b) for a, b in parcel.lots if abs(a - cell[0]) + abs(b - cell[1]) == 1)
        pull = 0.12
        at = (
            left + (cell[0] + 0.5 + (near[0] - cell[0]) * pull) * LOT,
            top + (cell[1] + 0.5 + (near[1] - cell[1]) * pull) * LOT,
        )
    w, h = TAG
    name = f"{data.letters[parcel.colour]}{parcel.number}"
    plate = rect(at[0] - w / 2, at[1] - h / 2, w, h, 'rx="4" fill="var(--sheet)" stroke="var(--c)" stroke-width="3"')
    art = f'<g class="tone-{data.colours[parcel.colour]}">{plate}</g>'
    return art, Caption(at=at, size=16, say=name, short=name, style="number")


def _blocks(cells: Iterable[Cell], left: float, top: float) -> str:
    """Draw what the fire left of some blocks."""
    side = LOT / 2 - 8
    corners = [
        (left + a * LOT + 6 + i * (side + 5), top + b * LOT + 6 + k * (side + 5))
        for a, b in cells
        for i in (0, 1)
        for k in (0, 1)
    ]
    path = "".join(f"M{number(x)} {number(y)}h{number(side)}v{number(side)}h-{number(side)}z" for x, y in corners)
    return (
        f'<path fill="var(--blocks)" stroke="var(--block-edge)" stroke-width="1.2" stroke-dasharray="4 2.5" '
        f'd="{path}"/>'
        if path
        else ""
    )


def _sight(land: int, x: float, y: float, w: float, h: float) -> str:
    """Draw a park, a hill, water or a ruin, so that no two cards look alike."""
    kind = ("hill", "ruin", "ferry", "park", "garden", "bay", "hill", "park")[land % 8]
    side = min(w, h) - 8
    if kind == "ruin":
        return _use("city-hall-ruin", x + w / 2 - side / 2, y + h / 2 - side / 2, side)
    if kind == "bay":
        return _water(x, y, w, h)
    if kind == "ferry":
        return _water(x, y, w, h) + _use("ferry-building", x + w / 2 - side * 0.35, y + 1, side * 0.7)
    return _hill(x + w / 2, y + h / 2, w, h) if kind == "hill" else _park(x, y, w, h, kind == "garden")


def _use(symbol: str, x: float, y: float, side: float) -> str:
    return f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}" width="{number(side)}" height="{number(side)}"/>'


def _water(x: float, y: float, w: float, h: float) -> str:
    half, high = number(w / 2 - 2), h * 0.55
    shore = (
        f"M{number(x + 2)} {number(y + h - 2)}v-{number(high)}q{number(w / 4)} -14 {half} -2t{half} "
        f"-6v{number(high + 8)}z"
    )
    waves = "".join(f"M{number(x + w * a)} {number(y + h - b)}q5 -5 10 0t10 0" for a, b in ((0.2, 14), (0.6, 22)))
    paint = 'stroke="var(--water-deep)" stroke-width="1.2"'
    return f'<path fill="var(--water)" {paint} d="{shore}"/><path fill="none" {paint} d="{waves}"/>'


def _hill(x: float, y: float, w: float, h: float) -> str:
    ways = [(cos(radians(angle)), sin(radians(angle))) for angle in range(0, 360, 30)]
    lines = "".join(
        f"M{number(x + a * w * 0.14)} {number(y + b * h * 0.14)}L{number(x + a * w * 0.44)} {number(y + b * h * 0.44)}"
        for a, b in ways
    )
    return (
        f'<path fill="none" stroke="var(--ink-soft)" stroke-width="1.3" stroke-dasharray="9 4 3 4" '
        f'opacity=".55" d="{lines}"/>'
    )


def _park(x: float, y: float, w: float, h: float, has_pond: bool) -> str:
    art = rect(x + 3, y + 3, w - 6, h - 6, 'rx="4" fill="var(--planted)" stroke="var(--leaf-deep)" stroke-width="1.2"')
    if has_pond:
        size = f'cx="{number(x + w / 2)}" cy="{number(y + h / 2)}" rx="{number(w * 0.22)}" ry="{number(h * 0.18)}"'
        art += f'<ellipse fill="var(--water)" stroke="var(--water-deep)" stroke-width="1" {size}/>'
    else:
        across, down = number(w - 8), number(h - 8)
        paths = f"M{number(x + 4)} {number(y + 4)}l{across} {down}M{number(x + w - 4)} {number(y + 4)}l-{across} {down}"
        art += f'<path fill="none" stroke="var(--sheet)" stroke-width="3" d="{paths}"/>'
    paint = 'fill="var(--leaf-deep)" stroke="var(--edge)" stroke-width=".8" r="4"'
    trees = ((0.14, 0.2), (0.86, 0.2), (0.14, 0.8), (0.86, 0.8), (0.5, 0.14), (0.5, 0.86))
    return art + "".join(f'<circle {paint} cx="{number(x + w * a)}" cy="{number(y + h * b)}"/>' for a, b in trees)


def rail_art(points: list[tuple[float, float]]) -> str:
    """Draw a rail with round bends, arrows along it and a car on its middle part."""
    way = f"M{number(points[0][0])} {number(points[0][1])}"
    for before, (x, y), after in zip(points, points[1:], points[2:], strict=False):
        (a, b), (c, d) = (_towards((x, y), other, 24) for other in (before, after))
        way += f"L{number(a)} {number(b)}Q{number(x)} {number(y)} {number(c)} {number(d)}"
    way += f"L{number(points[-1][0])} {number(points[-1][1])}"
    art = f'<path fill="none" stroke="var(--ink-soft)" stroke-width="15" stroke-dasharray="2.4 6" d="{way}"/>'
    art += (
        f'<path fill="none" stroke="var(--ink)" stroke-width="8" d="{way}"/><path fill="none" '
        f'stroke="var(--sheet)" stroke-width="5" d="{way}"/>'
    )
    (x1, y1), (x2, y2) = points[1], points[2]
    turn = 90 if x1 == x2 else 0
    for share in (0.3, 0.7):
        at = f"translate({number(x1 + (x2 - x1) * share)} {number(y1 + (y2 - y1) * share)}) rotate({turn})"
        art += f'<path fill="var(--ink)" transform="{at}" d="M-6 -7 7 0-6 7z"/>'
    return art + _use("cable-car", (x1 + x2) / 2 - 18, (y1 + y2) / 2 - 20, 36)


def _towards(point: tuple[float, float], other: tuple[float, float], far: float) -> tuple[float, float]:
    length = abs(other[0] - point[0]) + abs(other[1] - point[1]) or 1.0
    return point[0] + (other[0] - point[0]) * far / length, point[1] + (other[1] - point[1]) * far / length
