"""The stage: the city as a map, the offer wheel on it, the score track around it, hands and purse beside it.

Everything is worked out from the component set; only the shipped map has streets, blocks, promenade and bridges of its
own (city.svg).
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path
from typing import Final

from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import View
from cablecar.scene import components as reader
from cablecar.scene.model import Caption, Face, Group, Label, Panel, Place, Stage, Tip
from cablecar.scene.palette import TONES
from cablecar.scene.symbols import load_symbols, parse_svg

from ..data import FOLDER, SYMBOLS, FrankfurtData
from .names import bonus, data_of, lot, terms, tile
from .shapes import Point, Span, Track, number, outlines, overlap, rounded, smooth, spans
from .wheel import REACH as WHEEL
from .wheel import Wheel

HERE: Final = Path(__file__).parents[1]
HEIGHT: Final = 800.0  # of the map; its width follows from its aspect
FRAME: Final = 40.0  # the score track
NORTH: Final = 20.0  # sheet around the map
EAST: Final = 16.0
WEST: Final = 104.0  # here lies the offer wheel
NAME: Final = 17.5
TAB: Final = 25.0  # the letter of a district, before its name
SEATS: Final = {
    "black": "#2C2A28",
    "white": "#FFFFFF",
    "orange": "#E07A3F",
    "turquoise": "#2AA198",
    "red": "#C8553D",
    "blue": "#3E7CB1",
    "green": "#5B8C5A",
    "yellow": "#E3B23C",
    "violet": "#7D5BA6",
    "grey": "#8A8D91",
}
MORE: Final = (
    ("#A9794A", "bricks"),
    ("#2AA198", "sprigs"),
    ("#B05A8C", "stars"),
    ("#6C8298", "chevrons"),
)  # tones for colours that look.md does not name
RULES: Final = {"blank": "R14", "coin": "R18", "two": "R17"}


def tones_of(data: FrankfurtData) -> dict[str, list[str]]:
    """Return the tones of colours that are not among the common ones."""
    more = [name for name in data.colours if name not in TONES]
    taken = {TONES[name][3] for name in data.colours if name in TONES}
    found: dict[str, list[str]] = {}
    for k, name in enumerate(more):
        mark = next((c for c in (name + "ABCDEFGHIJKLMNOPQRSTUVWXYZ").upper() if c.isalpha() and c not in taken), "?")
        taken.add(mark)
        found[name] = [MORE[k % 4][0], MORE[k % 4][0], MORE[k % 4][1], mark]
    return found


def letter(data: FrankfurtData, colour: int) -> str:
    """Return the letter that stands for a colour."""
    name = data.colours[colour]
    return TONES[name][3] if name in TONES else tones_of(data)[name][3]


class Board:
    """The geometry of one component set."""

    def __init__(self, data: FrankfurtData) -> None:
        self.data = data
        self.across = HEIGHT * data.aspect / 100
        self.down = HEIGHT / 100
        self.cell = data.cell[0] * self.across, data.cell[1] * self.down
        self.is_shipped = places_of(data) == places_of(FrankfurtData(reader.read_source(FOLDER)))
        middle = 57.0, 333.0
        wheel = (middle[0] - WHEEL, middle[1] - WHEEL, middle[0] + WHEEL, middle[1] + WHEEL)
        reach = max(self.cell) / 2 + 12
        taken = [self.raw(at) for at in (*data.space_at, *(district.project_at for district in data.districts))]
        is_free = not any(overlap(wheel, (x - reach, y - reach, x + reach, y + reach)) for x, y in taken)
        self.west = WEST if is_free else WEST + 2 * WHEEL
        self.origin = FRAME + self.west, FRAME + NORTH
        self.size = FRAME * 2 + self.west + 100 * self.across + EAST, FRAME * 2 + NORTH * 2 + HEIGHT
        hub = (
            (self.origin[0] + middle[0], self.origin[1] + middle[1])
            if is_free
            else (FRAME + WHEEL + 10, self.size[1] / 2)
        )
        self.wheel = Wheel(hub, data.angles, data.prices)
        self.track = Track(data.lap, self.size[0], self.size[1], FRAME)
        self.lots = [self.at(place) for place in data.space_at]
        self.projects = [self.at(district.project_at) for district in data.districts]
        self.plots = [self._plot(district) for district in range(len(data.districts))]

    def raw(self, place: Point) -> Point:
        return place[0] * self.across, place[1] * self.down

    def at(self, place: Point) -> Point:
        """Return a place of the component set in units of the panel."""
        return round(self.origin[0] + place[0] * self.across, 1), round(self.origin[1] + place[1] * self.down, 1)

    def _plot(self, district: int) -> list[Span]:
        """Return the rows of a district; a project far off (a bridge) stands alone."""
        first, last = int(self.data.tables.district_first[district]), int(self.data.tables.district_last[district])
        cells = self.lots[first : last + 1]
        w, h = self.cell
        x, y = self.projects[district]
        is_near = any(
            (abs(x - a) < 1.3 * w and abs(y - b) < 0.5 * h) or (abs(y - b) < 1.25 * h and abs(x - a) < 0.8 * w)
            for a, b in cells
        )
        is_in_line = any(abs(y - b) < 0.5 * h for _, b in cells)
        return spans([*cells, (x, y)] if is_near and (is_in_line or not self.is_shipped) else cells, w, h)

    def score(self, points: int, k: int = 0, n: int = 1) -> Point:
        """Return where marker k of n stands on its cell."""
        x, y = self.track.centre(points)
        dx, dy = (0, 0) if n < 2 else ((-10, -10), (10, 10), (10, -10), (-10, 10))[k % 4]
        return round(x + dx, 1), round(y + dy, 1)


def places_of(data: FrankfurtData) -> object:
    return (
        data.aspect,
        data.cell,
        data.river,
        data.ring,
        data.district_names,
        data.space_at,
        [district.project_at for district in data.districts],
    )


@cache
def board_of(data: FrankfurtData) -> Board:
    return Board(data)


@cache
def names_at(board: Board) -> list[tuple[Point, float]]:
    """Place letter and name of each district: under the plot, over it or beside it, where nothing else is. Return where
    they begin, and the name's width.
    """
    data = board.data
    plots = [span for plot in board.plots for span in plot]
    plots += [
        (x - board.cell[0] / 2, y - board.cell[1] / 2, x + board.cell[0] / 2, y + board.cell[1] / 2)
        for x, y in board.projects
    ]
    river = [board.at(point) for point in data.river]
    water = [(min(a[0], b[0]), min(a[1], b[1]) - 22, max(a[0], b[0]), max(a[1], b[1]) + 22) for a, b in pairwise(river)]
    x, y = board.wheel.hub
    wheel = (x - WHEEL, y - WHEEL, x + WHEEL, y + WHEEL)
    sheet = (FRAME + 4, FRAME + 4, board.size[0] - FRAME - 4, board.size[1] - FRAME - 4)
    placed: list[Span] = []
    found: list[tuple[Point, float]] = []
    for k, district in enumerate(data.districts):
        width = TAB + max(len(name) for name in district.names.values()) * NAME * 0.54
        rows = board.plots[k]
        left, top, right, bottom = min(r[0] for r in rows), rows[0][1], max(r[2] for r in rows), rows[-1][3]
        middle, low, high = (left + right) / 2, bottom + 14, top - 14
        choices = [
            (middle + dx, y, abs(dx) * 1.5 + extra) for y, extra in ((low, 0), (high, 20)) for dx in range(-90, 91, 10)
        ]
        choices += [(right + width / 2 + 8, rows[0][1] + 36, 600), (left - width / 2 - 8, rows[0][1] + 36, 600)]
        best, least = (middle, low), float("inf")
        for x, y, extra in choices:
            box = (x - width / 2, y - 11, x + width / 2, y + 11)
            cost = (
                extra
                + sum(overlap(box, other) for other in (*plots, *placed, *placed))
                + sum(overlap(box, other) for other in (*water, wheel)) * 0.8
            )
            cost += (width * 22 - overlap(box, sheet)) * 3
            if cost < least - 0.1:
                best, least = (x, y), cost
        placed.append((best[0] - width / 2, best[1] - 11, best[0] + width / 2, best[1] + 11))
        found.append(((round(best[0] - width / 2, 1), round(best[1], 1)), round(width - TAB + 26)))
    return found


# ---- art ----------------------------------------------------------------------


@cache
def city_art() -> str:
    """Return the decoration of the shipped map, in units of the map."""
    text = (HERE / "city.svg").read_text("utf-8")
    parse_svg(text)
    inner = text[text.index(">") + 1 : text.rindex("</svg>")]
    return "".join(line.strip() for line in inner.splitlines())


def land(board: Board) -> str:
    """Draw ground, river and ring."""
    sheet = f'<rect fill="var(--paper)" x="0" y="0" width="{number(board.size[0])}" height="{number(board.size[1])}"/>'
    if board.is_shipped:
        return f'{sheet}<g transform="translate({number(board.origin[0])} {number(board.origin[1])})">{city_art()}</g>'
    ring, river = (
        smooth([board.at(point) for point in board.data.ring]),
        smooth(_beyond([board.at(point) for point in board.data.river])),
    )
    width = max(20.0, board.data.river_width * board.down)
    art = sheet
    if ring:
        art += f'<path fill="none" stroke="var(--green)" stroke-width="26" d="{ring}"/>'
        art += f'<path fill="none" stroke="var(--planted)" stroke-width="23.5" d="{ring}"/>'
        art += (
            f'<path fill="none" stroke="var(--leaf-deep)" stroke-width="8" stroke-linecap="round" '
            f'stroke-dasharray=".1 22" d="{ring}"/>'
        )
    if river:
        art += f'<path fill="none" stroke="var(--water-deep)" stroke-width="{number(width + 3)}" d="{river}"/>'
        art += f'<path fill="none" stroke="var(--water)" stroke-width="{number(width)}" d="{river}"/>'
    return art


def _beyond(points: list[Point]) -> list[Point]:
    """Let a river come from beyond the sheet and go there."""
    if len(points) < 2:
        return points
    ends = [(2 * a[0] - b[0], 2 * a[1] - b[1]) for a, b in ((points[0], points[1]), (points[-1], points[-2]))]
    return [ends[0], *points, ends[1]]


def plots(board: Board) -> str:
    """Draw the plots of the districts, each in its tone, a tab for its letter, and an arrow if the landmark lies beyond
    the map.
    """
    art = ""
    for k, district in enumerate(board.data.districts):
        path = "".join(rounded(outline) for outline in outlines(board.plots[k]))
        x, y = tab_at(board, k)
        art += (
            f'<g class="tone-{board.data.colours[district.colour]}"><path fill="var(--paper)" '
            f'stroke="var(--c-line)" stroke-width="1.8" d="{path}"/>'
            f'<path fill="var(--c)" opacity=".27" d="{path}"/><path fill="var(--pattern)" opacity=".45" d="{path}"/>'
            f'<rect fill="var(--sheet)" stroke="var(--c)" stroke-width="2.4" x="{number(x - 9)}" '
            f'y="{number(y - 9)}" width="18" height="18" rx="3"/></g>'
        )
        if district.edge_arrow:
            art += _arrow(board, k, district.edge_arrow)
    return art


def tab_at(board: Board, district: int) -> Point:
    """Return where the letter of a district stands: before its name."""
    (x, y), _ = names_at(board)[district]
    return x + 10, y


def _arrow(board: Board, district: int, direction: str) -> str:
    angle = ("E", "SE", "S", "SW", "W", "NW", "N", "NE").index(direction) * 45
    rows = board.plots[district]
    left, top, right, bottom = min(r[0] for r in rows), rows[0][1], max(r[2] for r in rows), rows[-1][3]
    dx, dy = cos(radians(angle)), sin(radians(angle))
    x = (left + right) / 2 + dx * ((right - left) / 2 + 11) if abs(dx) > 0.1 else (left + right) / 2
    y = (top + bottom) / 2 + dy * ((bottom - top) / 2 + 6) if abs(dy) > 0.1 else top + 22
    return (
        f'<path fill="var(--ink)" transform="translate({number(x)} {number(y)}) rotate({angle})" d="M-7 -6 7 '
        f'0-7 6-4 0z"/>'
    )


def lap_marks(board: Board, seats: int) -> str:
    """Draw the outlines that wait for lap markers (R33)."""
    shapes = (
        '<circle cx="0" cy="0" r="15"/>',
        '<path d="M-14 -14h28v28h-28z"/>',
        '<path d="M0 -16 17 14H-17z"/>',
        '<path d="M0 -17 17 0 0 17-17 0z"/>',
    )
    art = '<g fill="none" stroke="var(--ink-soft)" stroke-width="1.6" stroke-dasharray="4 3">'
    for seat in range(seats):
        x, y = lap_at(board, seat)
        art += f'<g transform="translate({number(x)} {number(y)})">{shapes[seat]}</g>'
    return art + "</g>"


def lap_at(board: Board, seat: int) -> Point:
    if board.is_shipped:
        return 1052.0 + 46 * seat, 818.0
    return FRAME + 140 + 46.0 * seat, board.size[1] - FRAME - 26


# ---- the stage ------------------------------------------------------------------


def stage(view: View) -> Stage:
    """Return what stays for one reader."""
    data, seats = data_of(view), int(view.seen.seats)
    colours = [SEATS.get(name, "#8A8D91") for name in data.player_colours][:seats]
    return Stage(
        tones=tones_of(data),
        seats=colours,
        faces=faces(data),
        panels=[map_panel(board_of(data), seats), *hand_panels(view, data)],
    )


def faces(data: FrankfurtData) -> dict[str, Face]:
    """Return every tile of the set."""
    known = load_symbols(HERE)
    found: dict[str, Face] = {}
    for face, (colour, kind, value) in enumerate(data.faces):
        picture = data.types[kind] if data.types[kind] in known else "landmark"
        labels: dict[str, Label] = {"value": str(value), "picture": {"symbol": picture}}
        found[data.face_names[face]] = Face(
            symbol="tile", tone=data.colours[colour], labels=labels, name=tile(data, face), rule="R17"
        )
    return found


def map_panel(board: Board, seats: int) -> Panel:
    data = board.data
    art = land(board) + board.track.art() + plots(board) + board.wheel.art() + lap_marks(board, seats)
    places = [*lots(board), *projects(board), *board.wheel.places(), *track(board, seats)]
    groups = {
        district.id: Group(
            name=data.district_text(k),
            tone=data.colours[district.colour],
            label=letter(data, district.colour),
            unfold=True,
        )
        for k, district in enumerate(data.districts)
    }
    groups["offer"] = Group(name=["offer"], unfold=True)
    core = (FRAME, FRAME, board.size[0] - 2 * FRAME, board.size[1] - 2 * FRAME)
    return Panel(
        id="map",
        role="board",
        name=["panel-map"],
        size=board.size,
        core=core,
        art=art,
        texts=captions(board),
        places=places,
        groups=groups,
        tip=[[["tip-map"], "R12"]],
    )


def captions(board: Board) -> list[Caption]:
    """Return what is printed on the map."""
    data = board.data
    found = []
    for points in range(0, data.lap, 5):
        is_ten = points % 10 == 0
        found.append(
            Caption(
                at=board.track.centre(points),
                size=19 if is_ten else 17,
                say=str(points),
                style="number" if is_ten else "faint",
            )
        )
    for k, (at, width) in enumerate(names_at(board)):
        colour = data.districts[k].colour
        found.append(
            Caption(at=(at[0] + TAB, at[1]), size=NAME, say=data.district_text(k), width=width, anchor="start")
        )
        found.append(
            Caption(at=tab_at(board, k), size=15, say=letter(data, colour), short=letter(data, colour), style="number")
        )
    left, top = board.origin
    x, y = lap_at(board, 0)
    found.append(Caption(at=(x - 66, y), size=18, say=["map-over", {"points": data.lap - 1}], style="italic", width=90))
    found.append(
        Caption(
            at=(board.wheel.hub[0], board.wheel.hub[1] + 170), size=18, say=["map-offer"], style="italic", width=260
        )
    )
    if board.is_shipped:
        found += [
            Caption(at=(left + 334, top + 47), size=46, say=["map-title"], style="title", width=230),
            Caption(at=(left + 334, top + 84), size=20, say=["map-subtitle"], style="italic", width=230),
            Caption(at=(left + 930, top + 626), size=26, say=["river"], style="water", turn=-5),
            Caption(at=(left + 824, top + 121), size=18, say=["ring"], style="italic"),
            Caption(at=(left + 1168, top + 708), size=17.5, say=["map-north"]),
        ]
    return found


def lots(board: Board) -> list[Place]:
    data = board.data
    found = []
    coin: Label = {"symbol": "coin"}
    for space, name in enumerate(data.space_names):
        symbol = SYMBOLS[int(data.tables.space_symbol[space])]
        district = data.districts[int(data.tables.space_district[space])]
        labels: dict[str, Label] = (
            {} if symbol == "blank" else {"c": coin if symbol == "coin" else f"+{int(data.tables.two_points)}"}
        )
        found.append(
            Place(
                id=name,
                group=district.id,
                at=board.lots[space],
                box=board.cell,
                fit=1,
                shape="square",
                tone=data.colours[district.colour],
                labels=labels,
                name=lot(data, space),
                rule=RULES[symbol],
                part={"space": name},
            )
        )
    return found


def picture_of(data: FrankfurtData, district: int) -> Label:
    name = data.districts[district].project
    return {"symbol": name if name in load_symbols(HERE) else "landmark"}


def projects(board: Board) -> list[Place]:
    data = board.data
    found = []
    for k, district in enumerate(data.districts):
        cost = int(data.tables.cost[k])
        labels: dict[str, Label] = {"picture": picture_of(data, k), "bonus": bonus(data, k)}
        if cost:
            labels["coin"] = {"symbol": "coin"} if cost <= 2 else {"symbol": "coin", "labels": {"value": str(cost)}}
        if cost == 2:
            labels["coin2"] = {"symbol": "coin"}
        key = "tip-project-plus" if data.tables.bonus[k] == 0 else "tip-project-times"
        tip: Tip = [[["tip-project"], "R20"], [[key, {"points": int(data.tables.plus_points)}], "R21"]]
        name = (
            ["project-of", {**terms(data, k), "year": str(district.year)}]
            if district.year
            else ["project-terms", terms(data, k)]
        )
        found.append(
            Place(
                id=project_id(data, k),
                group=district.id,
                at=board.projects[k],
                box=board.cell,
                fit=1.1,
                tone=data.colours[district.colour],
                symbol="plate",
                labels=labels,
                name=name,
                tip=tip,
                rule="R20",
            )
        )
    return found


@cache
def project_id(data: FrankfurtData, district: int) -> str:
    name = f"project.{data.districts[district].id}"
    return name if len(name) <= 40 else f"project.{district}"


def track(board: Board, seats: int) -> list[Place]:
    middle = board.size[0] / 2, board.size[1] / 2
    found = [
        Place(
            id=name,
            at=middle,
            box=board.size,
            stack="free",
            cell=(side, side),
            fit=1,
            name=["panel-score"],
            rule="R33",
            top=True,
        )
        for name, side in (
            ("track", 32),
            ("track.shared", 21),
        )  # who shares a cell stands smaller: four fit, and none covers another
    ]
    for seat in range(seats):
        found.append(
            Place(
                id=f"lap.{seat}",
                seat=seat,
                at=lap_at(board, seat),
                box=(36, 36),
                fit=1,
                name=["lap-of", {"seat": seat}],
                rule="R33",
            )
        )
    return found


def hand_panels(view: View, data: FrankfurtData) -> list[Panel]:
    """The reader's hand and purse, and the hands of the others as he knows them (R36)."""
    size = data.constants["hand_size"]
    found = []
    if view.seat != SPECTATOR and view.seat >= 0:
        slots = [Place(id=f"hand.{k}", box=(88, 88), fit=1, name=["hand-slot", {"number": k + 1}]) for k in range(size)]
        found.append(
            Panel(id="hand", role="mine", form="flow", name=["panel-hand"], places=slots, tip=[[["tip-hand"], "R31"]])
        )
        purse = [
            Place(
                id="purse.coins",
                box=(28 * max(1, data.constants["coin_limit"]), 28),
                stack="row",
                fit=0.9,
                name=["number-coins"],
                rule="R18",
            ),
            Place(
                id="purse.cranes",
                box=(28 * max(1, data.constants["cranes_per_player"]), 28),
                stack="row",
                fit=0.95,
                name=["number-cranes"],
                rule="R20",
            ),
        ]
        found.append(
            Panel(
                id="purse",
                role="mine",
                form="flow",
                columns=1,
                name=["panel-purse"],
                places=purse,
                tip=[[["tip-purse"], "R21"]],
            )
        )
    for seat in range(int(view.seen.seats)):
        if seat != view.seat:
            slots = [
                Place(id=f"hand{seat}.{k}", box=(56, 56), fit=1, name=["hand-slot", {"number": k + 1}])
                for k in range(size)
            ]
            found.append(
                Panel(
                    id=f"hand{seat}",
                    role="player",
                    form="flow",
                    seat=seat,
                    name=["panel-hand-of", {"seat": seat}],
                    places=slots,
                )
            )
    return found
