"""A city on the stage: large for the reader's own, small for the others'; five rows of five spaces, the bay above, the
printed depots below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cablecar.scene.model import Caption, Group, Panel, Place
from cablecar.scene.palette import TONES

from ..data import TramsData
from ..tables import COLUMNS, ROWS, SPACES
from .names import cell_name, district, letter, row_name, shape_of


@dataclass(frozen=True)
class Plan:
    """The measures of a drawn city, in its own units."""

    card: tuple[float, float]
    step: tuple[float, float]  # from space to space
    left: float  # the letters of the rows
    top: float  # the bay
    right: float  # sums and completion tokens
    foot: float  # the printed depots
    rail: tuple[float, float]  # where tracks run, from the middle of a card: to the right, down
    strip: float  # the part of a card that tracks keep free
    sizes: tuple[float, float, float]  # of skyscrapers, cable cars, tokens
    letter: float  # the box of a row's letter

    @property
    def size(self) -> tuple[float, float]:
        return self.edge + self.right, self.top + self.step[1] * int(ROWS) + self.foot

    @property
    def edge(self) -> float:
        """Where the rows end."""
        return self.left + self.step[0] * int(COLUMNS)

    def row(self, row: int) -> float:
        """Return the middle of a row."""
        return self.top + self.step[1] * (row + 0.5)

    def cell(self, item: int) -> tuple[float, float]:
        """Return the middle of a space, counted from the top left."""
        row, column = divmod(item, int(COLUMNS))
        return self.left + self.step[0] * (column + 0.5), self.row(row)

    def rails(self, cells: set[int]) -> list[list[tuple[float, float]]]:
        """Lead tracks along the bottom and the right side of these cards, on through neighbours and into the depots."""
        found: list[list[tuple[float, float]]] = []
        (wide, high), (across, down) = self.card, self.rail
        for item in sorted(cells):
            x, y = self.cell(item)
            start = (
                x - self.step[0] / 2 - wide / 2 + across
                if item % int(COLUMNS) and item - 1 in cells
                else x - wide / 2 + self.strip
            )
            found.append([(round(start, 1), round(y + down, 1)), (round(x + wide / 2, 1), round(y + down, 1))])
            is_last = item >= int(SPACES) - int(COLUMNS)
            below = y + self.step[1] / 2 + (self.foot * 0.2 if is_last else 0)
            found.append([(round(x + across, 1), round(y - high / 2, 1)), (round(x + across, 1), round(below, 1))])
        return found

    def links(self, cells: set[int], sides: list[set[int]]) -> list[list[tuple[float, float]]]:
        """Lead tracks from middle to middle where two cards both reach their common side, and down into the depots
        (A3).
        """
        found: list[list[tuple[float, float]]] = []
        up, right, down, left = sides
        for item in sorted(cells):
            x, y = self.cell(item)
            found.append([(x - 8, y), (x + 8, y)])
            if (item + 1) % int(COLUMNS) and item + 1 in cells and item in right and item + 1 in left:
                found.append([(x, y), self.cell(item + 1)])
            if item + int(COLUMNS) in cells and item in down and item + int(COLUMNS) in up:
                found.append([(x, y), self.cell(item + int(COLUMNS))])
            if item >= int(SPACES) - int(COLUMNS) and item in down:
                found.append([(x, y), (x, y + self.step[1] / 2 + self.foot * 0.2)])
        return found


LARGE: Final = Plan(
    card=(120, 108),
    step=(124, 113),
    left=48,
    top=44,
    right=104,
    foot=54,
    rail=(45.5, 39.5),
    strip=34,
    sizes=(92, 42, 34),
    letter=28,
)
SMALL: Final = Plan(
    card=(100, 90),
    step=(104, 95),
    left=44,
    top=3,
    right=58,
    foot=20,
    rail=(40, 33),
    strip=36,
    sizes=(68, 40, 34),
    letter=38,
)


def city(data: TramsData, seat: int, is_mine: bool) -> Panel:
    """A board: rows and spaces, sums, completion tokens, and what stands on top."""
    plan = LARGE if is_mine else SMALL
    places = [*_spaces(data, seat, plan, is_mine), *_margin(data, seat, plan, is_mine)]
    for what, size in zip(("towers", "cars", "tokens"), plan.sizes, strict=True):
        whole = plan.size
        places.append(
            Place(
                id=f"c{seat}.{what}",
                at=(whole[0] / 2, whole[1] / 2),
                box=whole,
                stack="free",
                cell=(size, size),
                fit=1,
                name="",
                top=True,
            )
        )
    groups = {
        name: Group(name=district(data, row), tone=name if name in TONES else "", label=letter(data, row))
        for row, name in enumerate(data.rows)
    }
    core = (0.0, 0.0, plan.edge + 4, plan.size[1]) if is_mine else None
    return Panel(
        id=f"city{seat}",
        role="board" if is_mine else "player",
        seat=seat,
        name=["panel-city", {"seat": seat, "shape": shape_of(seat)}],
        size=plan.size,
        core=core,
        art=ground(data, plan, seat, is_mine),
        texts=captions(data, plan, seat, is_mine),
        places=places,
        groups=groups,
        tip=[[["tip-city"], "R5.2"]] if is_mine else [],
    )


def _spaces(data: TramsData, seat: int, plan: Plan, is_mine: bool) -> list[Place]:
    """Return the districts and their spaces."""
    edge = plan.edge
    places: list[Place] = []
    for row, name in enumerate(data.rows):
        part = {"district": name} if is_mine else {}
        at, box = ((plan.left + edge) / 2, plan.row(row)), (edge - plan.left - 2, plan.step[1] - 3)
        places.append(
            Place(
                id=f"c{seat}.{name}",
                group=name,
                at=at,
                box=box,
                tone=name,
                name=district(data, row),
                rule="R5.2",
                part=part,
            )
        )
    for item, name in enumerate(data.cell_names):
        row = item // int(COLUMNS)
        part = {"cell": name} if is_mine else {}
        places.append(
            Place(
                id=f"c{seat}.{name}",
                group=data.rows[row],
                at=plan.cell(item),
                box=plan.card,
                fit=1,
                shape="square",
                tone=data.rows[row],
                name=cell_name(data, name),
                rule="R5.2",
                part=part,
            )
        )
    return places


def _margin(data: TramsData, seat: int, plan: Plan, is_mine: bool) -> list[Place]:
    """Return the sum and the completion token beside each row."""
    edge, (_, high) = plan.edge, plan.card
    places: list[Place] = []
    for row, name in enumerate(data.rows):
        y = plan.row(row)
        if is_mine:
            places.append(
                Place(
                    id=f"c{seat}.{name}.sum",
                    group=name,
                    at=(edge + 30, y),
                    box=(52, high),
                    symbol="tally",
                    name="",
                    rule="R16.1",
                )
            )
            places.append(
                Place(
                    id=f"c{seat}.{name}.done",
                    group=name,
                    at=(edge + 80, y),
                    box=(44, 44),
                    fit=1,
                    shape="hex",
                    tone=name,
                    name=["place-completion"],
                    rule="R11.1",
                )
            )
        else:
            places.append(
                Place(
                    id=f"c{seat}.{name}.sum",
                    group=name,
                    at=(edge + 30, y - 21),
                    box=(50, 50),
                    symbol="sum",
                    name="",
                    rule="R16.1",
                )
            )
            places.append(
                Place(
                    id=f"c{seat}.{name}.done",
                    group=name,
                    at=(edge + 30, y + 24),
                    box=(40, 40),
                    fit=1,
                    name=["place-completion"],
                    rule="R11.1",
                )
            )
    return places


def ground(data: TramsData, plan: Plan, seat: int, is_mine: bool) -> str:
    """Draw bay, rows and depots."""
    wide, high = plan.edge + 2, plan.step[1]
    art = ""
    if is_mine:
        waves = "t" + "-42 0" * 15
        art += (
            f'<path fill="var(--water)" stroke="var(--water-deep)" stroke-width="1.5" d="M2 '
            f'2h{wide - 2:g}v34q-21 10-42 0{waves}L2 36z"/>'
        )
        art += '<path fill="none" stroke="var(--water-deep)" stroke-width="1.5" stroke-linecap="round" '
        art += 'd="M470 14q6-6 12 0t12 0M448 26q5-5 10 0t10 0M620 12q6-6 12 0t12 0M190 30q5-5 10 0t10 0"/>'
        art += (
            '<use href="#steamer" x="530" y="0" width="38" height="38"/><use href="#steamer" x="588" y="10" '
            'width="24" height="24"/>'
        )
        art += f'<g class="tone-seat{seat}"><use href="#seat-{seat}" x="10" y="7" width="26" height="26"/></g>'
    for row, name in enumerate(data.rows):
        y = plan.top + high * row
        box = f'x="2" y="{y + 1:g}" width="{wide - 2:g}" height="{high - 2:g}" rx="6"'
        art += f'<g class="tone-{name}"><rect {box} fill="var(--c-pale)" stroke="var(--c-line)" stroke-width="1.6"/>'
        art += f'<rect {box} fill="var(--pattern)" opacity=".5"/>'
        side = plan.letter
        art += f'<rect x="{plan.left / 2 - side / 2 + 1:g}" y="{y + 7:g}" width="{side:g}" height="{side:g}" rx="4" '
        art += 'fill="var(--sheet)" stroke="var(--c)" stroke-width="3"/></g>'
    y = plan.top + high * int(ROWS)
    art += (
        f'<rect x="2" y="{y + 2:g}" width="{wide - 2:g}" height="{plan.foot - 4:g}" rx="6" '
        f'fill="var(--streets)" stroke="var(--rule)" stroke-width="1.5"/>'
    )
    side = plan.foot - 8
    for column in range(int(COLUMNS)):
        x = plan.left + plan.step[0] * (column + 0.5)
        art += f'<use href="#depot" x="{x - side / 2:g}" y="{y + 3:g}" width="{side:g}" height="{side:g}"/>'
        rail = x + plan.rail[0]
        art += f'<path d="M{rail - 4:g} {y - 5:g}v{plan.foot * 0.4:g}M{rail + 4:g} {y - 5:g}v{plan.foot * 0.4:g}" '
        art += 'fill="none" stroke="var(--ink-soft)" stroke-width="2.4"/>'
    return art


def captions(data: TramsData, plan: Plan, seat: int, is_mine: bool) -> list[Caption]:
    """Write what is printed on a board."""
    found: list[Caption] = []
    if is_mine:
        found.append(
            Caption(
                at=(44, 20),
                size=21,
                say=["panel-city", {"seat": seat, "shape": ""}],
                style="title",
                width=210,
                anchor="start",
            )
        )
        found.append(Caption(at=(340, 20), size=21, say=["map-bay"], style="water", width=230))
    for row in range(int(ROWS)):
        y = plan.top + plan.step[1] * row
        mark = letter(data, row)
        found.append(
            Caption(
                at=(plan.left / 2 + 1, y + 7 + plan.letter / 2),
                size=plan.letter * 0.72,
                say=mark,
                short=mark,
                style="number",
            )
        )
        if is_mine:
            found.append(
                Caption(
                    at=(plan.left / 2 + 1, y + 73), size=16, say=row_name(data, row), style="italic", turn=-90, width=54
                )
            )
    if is_mine:
        found.append(
            Caption(
                at=(8, plan.top + plan.step[1] * int(ROWS) + 28),
                size=16,
                say=["map-depots"],
                style="italic",
                width=58,
                anchor="start",
            )
        )
    return found
