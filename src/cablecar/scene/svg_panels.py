"""All panels of a table in one picture, one below the other, with the players or the score sheet. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cablecar.scene.layout import with_overlay
from cablecar.scene.model import Number, Panel, PanelOverlay, Row, Run, SeatLine
from cablecar.scene.svg_plan import PlanPainter
from cablecar.scene.svg_writer import PICTURE_ADVANCE, measure, number

PICTURE_WIDTH: Final = 940.0
MARGIN: Final = 20.0
PANEL_WIDTH: Final = PICTURE_WIDTH - 2 * MARGIN
PICTURE_ROLES: Final = ("board", "track", "card", "offer", "mine")  # of the panels in a picture of the whole table


class PanelPainter(PlanPainter):
    """Draws panels of every form, and whole tables."""

    def whole_table(self, title: str) -> tuple[str, float]:
        """Draw status, boards, hand and players or, at the end, the score sheet; return them and their height."""
        status = ", ".join(self.svg.words(each) for each in self.look.status)
        out = self.svg.text(title, MARGIN, 30, 20, "title")
        out += self.svg.text(status, PICTURE_WIDTH - MARGIN, 28, 15, "name", anchor="end")
        bottom = 44.0
        parts = [
            (panel, self._overlay(panel)) for role in PICTURE_ROLES for panel in self.stage.panels if panel.role == role
        ]
        for panel, overlay in [*parts, self._players() if self.look.prompt.sheet is None else self._score_sheet()]:
            drawn, height = self._panel(panel, overlay, MARGIN, bottom, PANEL_WIDTH)
            out += drawn
            bottom += height + 14
        back = f'<rect width="{number(PICTURE_WIDTH)}" height="{number(bottom)}" fill="{self.svg.paint("paper")}"/>'
        return back + out, bottom

    def _players(self) -> tuple[Panel, PanelOverlay]:
        """Return the players and their public numbers as a table."""
        lines = self.look.seats
        heads: list[Run] = [[each.name] for each in lines[0].numbers] if lines else []
        rows = [Row(head=_party(line), cells=[_shown(each) for each in line.numbers]) for line in lines]
        return Panel(id="players", role="", form="table", name=["players"], columns=heads), PanelOverlay(rows=rows)

    def _score_sheet(self) -> tuple[Panel, PanelOverlay]:
        """Return the score sheet as a table, with what decided the game below it."""
        sheet = self.look.prompt.sheet
        assert sheet is not None
        rows = [Row(head=[row.name], cells=[[str(cell)] for cell in row.cells]) for row in sheet.rows]
        rows.append(Row(head=[["score-total"]], cells=[[str(cell)] for cell in sheet.total]))
        rows.append(Row(head=[["score-place"]], cells=[[["place", {"place": place}]] for place in sheet.places]))
        heads = [_party(line) for line in self.look.seats]
        panel = Panel(id="sheet", role="", form="table", name=["score-sheet"], columns=heads)
        return panel, PanelOverlay(rows=rows, foot=[[text] for text in sheet.why])

    def _overlay(self, panel: Panel) -> PanelOverlay:
        return self.look.panels.get(panel.id) or PanelOverlay()

    def _panel(self, panel: Panel, overlay: PanelOverlay, x: float, y: float, width: float) -> tuple[str, float]:
        """Draw a panel at a width; return it and its height."""
        if panel.form == "flow":
            return self._flow(panel, overlay, x, y, width)
        if panel.form == "table" or panel.size is None:
            return self._table(panel, overlay, x, y, width)
        wide, high = panel.size
        height = high * width / wide
        box = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        inner = self.plan(panel, width / wide)
        return f'<svg {box} viewBox="0 0 {number(wide)} {number(high)}">{inner}</svg>', height

    def alone(self, panel: Panel, width: float) -> tuple[str, float]:
        """Draw a panel that has no size of its own on a sheet; return it and its height."""
        drawn, height = self._panel(panel, self._overlay(panel), 8, 6, width - 16)
        back = f'<rect width="{number(width)}" height="{number(height + 14)}" fill="{self.svg.paint("sheet")}"/>'
        return back + drawn, height + 14

    def _heading(self, panel: Panel, overlay: PanelOverlay, x: float, y: float) -> str:
        name = self.svg.words(panel.name)
        out = self.svg.text(name, x, y, 16, "italic")
        if overlay.note:
            out += self.svg.text(self.svg.words(overlay.note), x + measure(name, 16, "italic") + 12, y, 12, "text")
        return out

    def _foot(self, overlay: PanelOverlay, x: float, y: float, width: float) -> tuple[str, float]:
        """Write the lines under a panel; return them and the base of the last."""
        out = ""
        for line, *_ in overlay.foot:
            said, y = self.runs(line, x, y + 20, width, 12.5, "text", fill=self.svg.paint("ink-soft"))
            out += said
        return out, y

    def _flow(self, panel: Panel, overlay: PanelOverlay, x: float, y: float, width: float) -> tuple[str, float]:
        out = self._heading(panel, overlay, x, y + 15)
        at, top, high = x, y + 26, 0.0
        for place in panel.places:
            seen = with_overlay(place, self.look)
            pieces = self.pieces_on.get(place.id, [])
            if not pieces and not seen.shape and place.id not in self.look.places and not seen.symbol:
                continue
            w, h = place.box
            captions = seen.caption or [line for piece in pieces for line in piece.caption]
            beside = 102 if captions else 14
            if at > x and (at + w + beside > x + width or panel.columns == 1):
                at, top, high = x, top + high + 8, 0
            self.marks = {}
            drawn = self._place(panel, seen, 1)
            lift = (
                -4 if any(piece.part and set(piece.part.items()) <= set(self.picked.items()) for piece in pieces) else 0
            )
            ring = self._ring((w / 2, h / 2, w + 6, h + 6), "go", 3, 0) if lift else ""
            out += f'<g transform="translate({number(at)} {number(top + lift)})">{drawn}{ring or self._marks()}</g>'
            base = top + 18
            for k, line in enumerate(captions):
                paint = self.svg.paint("ink" if k == 0 else "ink-soft")
                said, base = self.runs(
                    line, at + w + 9, base, 92, 16 if k == 0 else 12.5, "name" if k == 0 else "text", fill=paint
                )
                out, base = out + said, base + 17
            at, high = at + w + beside + 8, max(high, h, base - top - 17)
        said, base = self._foot(overlay, x, top + high, width)
        return out + said, base - y + 6

    def _table(self, panel: Panel, overlay: PanelOverlay, x: float, y: float, width: float) -> tuple[str, float]:
        out = self._heading(panel, overlay, x, y + 15)
        heads = panel.columns if isinstance(panel.columns, list) else []
        columns = max(1, len(heads))
        first = width * (0.3 if columns < 4 else 0.2)
        each = (width - first) / columns
        base = y + 40
        out, base = self._row(out, heads, x + first, base, each)
        line = f'stroke="{self.svg.paint("ink")}" stroke-width="1.25"'
        out += f'<path d="M{number(x)} {number(base + 6)}h{number(width)}" {line}/>'
        for row in overlay.rows:
            cells = [cell["run"] if isinstance(cell, Mapping) else cell for cell in row.cells]
            drawn, low = self._row("", [row.head], x, base + 24, first)
            out, base = self._row(out + drawn, cells, x + first, base + 24, each)
            base = max(base, low)
        said, base = self._foot(overlay, x, base, width)
        return out + said, base - y + 12

    def _row(self, out: str, runs: Sequence[Run], x: float, y: float, width: float) -> tuple[str, float]:
        """Add runs side by side, each as wide as the others; return all, and the base of the lowest line."""
        low = y
        for k, run in enumerate(runs):
            at, end = x + k * width, x + (k + 1) * width - 8
            for each in run:
                said, base = self.runs(each, at, y, max(end - at, 40), 13, "text", leading=1.1)
                out, low = out + said, max(low, base)
                at += measure(self.svg.words(each), 13, "text") + 6
                at += PICTURE_ADVANCE * 13 * len(self.svg.say(each)[1])
        return out, low


def _party(line: SeatLine) -> Run:
    """Return the shape and the name of a seat or a rival."""
    if line.seat is None:
        return [{"symbol": line.symbol, "name": ""}, line.name]
    return [{"symbol": f"seat-{line.seat}", "tone": f"seat{line.seat}"}, ["seat-name", {"seat": line.seat}]]


def _shown(each: Number) -> Run:
    return [*each.pictures] or [f"{each.value}/{each.of}" if each.of else str(each.value)]
