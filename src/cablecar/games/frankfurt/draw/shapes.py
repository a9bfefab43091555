"""Shapes that are worked out from the places of a component set: plots, river and ring, the score track, the offer
wheel.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

Point = tuple[float, float]
Span = tuple[float, float, float, float]  # left, top, right, bottom

MARGIN: Final = 7.4  # of a plot around its lots
ROUND: Final = 11.5


def number(value: float) -> str:
    """Write a coordinate."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def spans(cells: Sequence[Point], w: float, h: float) -> list[Span]:
    """Return the rows of some cells, with a margin, from top to bottom."""
    rows: list[list[Point]] = []
    for cell in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        near = next(
            (row for row in rows if abs(row[0][1] - cell[1]) < h / 2 and abs(row[-1][0] - cell[0]) < 1.6 * w), None
        )
        if near is None:
            rows.append([cell])
        else:
            near.append(cell)
    return [
        (
            row[0][0] - w / 2 - MARGIN,
            row[0][1] - h / 2 - MARGIN,
            row[-1][0] + w / 2 + MARGIN,
            row[0][1] + h / 2 + MARGIN,
        )
        for row in rows
    ]


def outlines(rows: Sequence[Span]) -> list[list[Point]]:
    """Return the outline of rows, those that overlap joined; each is walked clockwise."""
    found: list[list[Point]] = []
    block: list[Span] = []
    for row in (*rows, None):
        if block and (row is None or row[1] >= block[-1][3] or row[0] >= block[-1][2] or row[2] <= block[-1][0]):
            found.append(_walk(block))
            block = []
        if row is not None:
            block.append(row)
    return found


def _walk(block: Sequence[Span]) -> list[Point]:
    right: list[Point] = []
    left: list[Point] = []
    for k, (x1, y1, x2, y2) in enumerate(block):
        above, below = block[k - 1] if k else None, block[k + 1] if k + 1 < len(block) else None
        for side, x, corner in ((right, x2, 2), (left, x1, 0)):

            def is_wider(other: Span, corner: int = corner, x: float = x) -> bool:
                return other[corner] > x if corner == 2 else other[corner] < x

            side.append((x, above[3] if above and is_wider(above) else y1))
            side.append((x, below[1] if below and is_wider(below) else y2))
    walked = right + left[::-1]
    return [
        point for k, point in enumerate(walked) if hypot(point[0] - walked[k - 1][0], point[1] - walked[k - 1][1]) > 0.5
    ]


def rounded(points: Sequence[Point], radius: float = ROUND) -> str:
    """Write a closed path with round corners."""
    parts: list[str] = []
    for k, (x, y) in enumerate(points):
        before, after = points[k - 1], points[(k + 1) % len(points)]
        start, end = _towards((x, y), before, radius), _towards((x, y), after, radius)
        parts.append(
            f"{'L' if k else 'M'}{number(start[0])} {number(start[1])}Q{number(x)} {number(y)} {number(end[0])} "
            f"{number(end[1])}"
        )
    return "".join(parts) + "z"


def _towards(point: Point, other: Point, most: float) -> Point:
    length = hypot(other[0] - point[0], other[1] - point[1]) or 1
    share = min(most, length / 2) / length
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def smooth(points: Sequence[Point]) -> str:
    """Write an open curve through some points."""
    if len(points) < 2:
        return ""
    path = f"M{number(points[0][0])} {number(points[0][1])}"
    for k in range(len(points) - 1):
        before, start, end = points[max(k - 1, 0)], points[k], points[k + 1]
        after = points[min(k + 2, len(points) - 1)]
        one = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        two = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        path += "C" + " ".join(number(value) for value in (*one, *two, *end))
    return path


class Track:
    """The score track: a frame of cells around a sheet, clockwise from its upper left corner."""

    def __init__(self, cells: int, width: float, height: float, frame: float) -> None:
        self.frame, self.width, self.height = frame, width, height
        self.boxes: list[Span] = []  # the cells' corners
        even = cells + cells % 2
        across = max(2, min(even // 2 - 1, round(even * 0.32))) if even >= 8 else even // 2
        down = max(0, even // 2 - across)
        wide, high = (width - 2 * frame) / max(1, across - 2), (height - 2 * frame) / max(1, down)
        between = [(frame + k * wide, 0.0, frame + (k + 1) * wide, frame) for k in range(across - 2)]
        top = [(0.0, 0.0, frame, frame), *between, (width - frame, 0.0, width, frame)]
        right = [(width - frame, frame + k * high, width, frame + (k + 1) * high) for k in range(down)]
        turned = [*top, *right, *(self._opposite(box) for box in top), *(self._opposite(box) for box in right)]
        self.boxes = turned[:cells]

    def _opposite(self, box: Span) -> Span:
        return self.width - box[2], self.height - box[3], self.width - box[0], self.height - box[1]

    def centre(self, points: int) -> Point:
        x1, y1, x2, y2 = self.boxes[points % len(self.boxes)]
        return (x1 + x2) / 2, (y1 + y2) / 2

    def beside(self, points: int, inward: float) -> Point:
        """Return the centre of a cell, moved towards the sheet or away from it."""
        x1, y1, x2, y2 = self.boxes[points % len(self.boxes)]
        dx = inward if x1 == 0 else -inward if x2 == self.width else 0
        dy = inward if y1 == 0 else -inward if y2 == self.height else 0
        return round((x1 + x2) / 2 + dx, 1), round((y1 + y2) / 2 + dy, 1)

    def is_corner(self, points: int) -> bool:
        before, here, after = (self.boxes[(points + k) % len(self.boxes)] for k in (-1, 0, 1))
        return (before[1] == here[1]) != (here[1] == after[1])

    def art(self) -> str:
        """Draw the frame: every other ten shaded, a dot in each cell that has no number."""
        width, height, frame = number(self.width), number(self.height), self.frame
        band = (
            f"M0 0h{width}v{height}h-{width}zM{number(frame)} "
            f"{number(frame)}v{number(self.height - 2 * frame)}h{number(self.width - 2 * frame)}"
            f"v-{number(self.height - 2 * frame)}z"
        )
        shaded, ticks, dots = "", "", ""
        for points, (x1, y1, x2, y2) in enumerate(self.boxes):
            if points // 10 % 2 == 0:
                shaded += f"M{number(x1)} {number(y1)}h{number(x2 - x1)}v{number(y2 - y1)}h-{number(x2 - x1)}z"
            else:
                ticks += f"M{number(x1)} {number(y1)}h{number(x2 - x1)}v{number(y2 - y1)}h-{number(x2 - x1)}z"
            if points % 5:
                dots += f"M{number((x1 + x2) / 2)} {number((y1 + y2) / 2)}h.01"
        inner = (
            f'x="{number(frame)}" y="{number(frame)}" width="{number(self.width - 2 * frame)}" '
            f'height="{number(self.height - 2 * frame)}"'
        )
        return (
            f'<path fill="var(--sheet)" d="{band}"/><path fill="var(--streets)" stroke="var(--rule)" '
            f'stroke-width="1.2" d="{shaded}"/>'
            f'<path fill="none" stroke="var(--rule)" stroke-width="1.2" d="{ticks}"/>'
            f'<path fill="none" stroke="var(--ink-soft)" stroke-width="3.4" stroke-linecap="round" opacity=".55" '
            f'd="{dots}"/>'
            f'<rect fill="none" stroke="var(--ink)" stroke-width="3" x="1.5" y="1.5" '
            f'width="{number(self.width - 3)}" height="{number(self.height - 3)}"/>'
            f'<rect fill="none" stroke="var(--ink)" stroke-width="1.6" {inner}/>'
        )


def overlap(one: Span, two: Span) -> float:
    """Return the area that two boxes share."""
    return max(0.0, min(one[2], two[2]) - max(one[0], two[0])) * max(0.0, min(one[3], two[3]) - max(one[1], two[1]))
