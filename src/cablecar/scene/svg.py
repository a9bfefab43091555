"""A scene as one SVG picture: a panel, or the whole page. Knows no game."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import Game, View
from cablecar.kernel.table import Table
from cablecar.scene.ink import PICTURE, Ink, measure, number
from cablecar.scene.layout import Live, Spot, box_of, choice_list, dressed, labels_of, live, lying, place_spots, words
from cablecar.scene.look import Watch, folder_of, glance, make_stage
from cablecar.scene.model import Caption, Line, Look, Number, Panel, Place, SeatLine, Stage
from cablecar.scene.symbols import load, parse
from cablecar.scene.texts import Texts

WIDE: Final = 1280.0
MARGIN: Final = 20.0
SIDE: Final = 320.0
BOARD: Final = 900.0
BACK: Final = {"rail": (("streets", 15.0, ""), ("wood", 11.0, "2 5"), ("ink", 8.0, ""), ("sheet", 5.0, ""))}


class Drawing:
    """One picture of one stage and look."""

    def __init__(self, stage: Stage, look: Look, folder: Path | None, texts: Texts, names: Sequence[str] = (), *, is_night: bool = False,
                 picked: Mapping[str, str] | None = None) -> None:  # fmt: skip
        self.stage, self.look = stage, look
        self.symbols = load(folder)
        self.ink = Ink(stage, self.symbols, texts, names, -1 if look.seat is None else look.seat, is_night)
        self.picked = dict(picked or {})
        self.live = live(stage, look, self.picked)
        self.lying = lying(look)
        self.news = {name for step in look.steps if step.n > look.since for name in step.flash}
        self.marks: dict[str, list[str]] = {}  # rings, brackets, pills: in this order over everything
        self.drawn: list[Spot] = []

    # ---- plans --------------------------------------------------------------

    def plan(self, panel: Panel, scale: float, is_core: bool = False) -> str:
        """Draw a plan in its own units; `scale` is pixels per unit."""
        self.marks = {}
        out = self.ink.art(panel.art) + "".join(self._caption(caption, scale) for caption in panel.texts)
        for is_top in (False, True):
            for place in panel.places:
                seen = dressed(place, self.look)
                if seen.top == is_top:
                    out += self._place(panel, seen, scale)
            if not is_top:
                out += "".join(self._line(line, scale) for line in self.look.lines if line.panel == panel.id)
        return out + self._marks()

    def _caption(self, caption: Caption, scale: float) -> str:
        style, said, size = caption.style or "name", self.ink.words(caption.say), caption.size
        if size * scale < 9:
            if not caption.short:
                return ""
            said, size = caption.short, 11 / scale
        x, y = caption.at
        more = f' transform="rotate({number(caption.turn)} {number(x)} {number(y)})"' if caption.turn else ""
        if style == "water":
            more += ' letter-spacing=".35em"'
        if style in ("name", "italic"):
            more += f' paint-order="stroke" stroke="{self.ink.paint("halo")}" stroke-width="{number(size * 0.23)}" stroke-linejoin="round"'
        fill = self.ink.paint("ink-soft" if style == "italic" else "ink")
        return self.ink.text(said, x, y + size * 0.34, size, style, anchor=caption.anchor or "middle", fill=fill, width=caption.width, more=more)

    def _place(self, panel: Panel, place: Place, scale: float) -> str:
        pieces = self.lying.get(place.id, [])
        spots = {spot.id: spot for spot in place_spots(self.stage, panel, place, pieces, self.symbols)}
        self.drawn += spots.values()
        x, y, w, h = box_of(panel, place)
        alive = self.live.get(place.id)
        out = ""
        if place.id in spots:
            out += self._spot(spots[place.id], labels_of(self.stage, place), None, scale)
        elif not pieces:
            out += self._empty(place, (x, y, w, h), alive, scale)
        for piece in pieces:
            drawn = self._spot(spots[piece.id], labels_of(self.stage, piece), piece.by, scale)
            out += f'<g opacity=".28">{drawn}</g>' if piece.state == "dim" else drawn
            self._mark(piece.id, spots[piece.id], scale)
            if piece.count > 1:
                self._over("pill", self._pill(str(piece.count), spots[piece.id], scale, "ink"))
        if place.state == "strong":
            self._over("ring", self._ring((x, y, w, h), "ink", 2.4 / scale, place.turn))
        if not any(piece.id in self.live for piece in pieces):
            self._mark(place.id, Spot(place.id, x, y, w, h, place.turn, "", place.tone), scale)
        return out

    def _spot(self, spot: Spot, labels: Mapping[str, Any], by: int | None, scale: float) -> str:
        return self.ink.symbol(spot.symbol, spot.x, spot.y, spot.w, spot.h, spot.tone, labels, by, turn=spot.turn, scale=scale)

    def _empty(self, place: Place, box: tuple[float, float, float, float], alive: Live | None, scale: float) -> str:
        x, y, w, h = box
        tone = place.tone
        line = self.ink.paint("c-line", tone) if tone else self.ink.paint("ink-soft")
        fill = self.ink.paint("legal-lot" if alive and alive.is_next else "lot")
        where = f'x="{number(x - w / 2 + 2)}" y="{number(y - h / 2 + 2)}" width="{number(w - 4)}" height="{number(h - 4)}"'
        out = ""
        if place.shape in ("square", "cell"):
            dash = ' stroke-dasharray="4.5 3.2"' if place.shape == "square" else ""
            out = f'<rect {where} rx="{number(min(w, h) * 0.07)}" fill="{fill}" stroke="{line}" stroke-width="1.5"{dash}/>'
        elif place.shape == "round":
            out = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(min(w, h) / 2 - 2)}" fill="{fill}" stroke="{line}" stroke-dasharray="4.5 3.2"/>'
        elif place.shape == "hex":
            points = " ".join(f"{number(x + w / 2 * dx)},{number(y + h / 2 * dy)}" for dx, dy in ((1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1), (0.5, -1)))
            out = f'<polygon points="{points}" fill="{fill}" stroke="{line}" stroke-width="1.5" stroke-dasharray="4.5 3.2"/>'
        elif place.shape == "line":
            out = f'<path d="M{number(x - w / 2)} {number(y)}h{number(w)}" stroke="{line}" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round" '
            out += f'transform="rotate({number(place.turn)} {number(x)} {number(y)})"/>'
        return out + "".join(self._label(key, label, box, tone) for key, label in place.labels.items())

    def _label(self, key: str, label: Any, box: tuple[float, float, float, float], tone: str) -> str:
        """Write a label into a box without a symbol: the middle at half of its height, the corners at a third."""
        x, y, w, h = box
        size = h / 2 if key == "c" else h / 3
        cx = x if key == "c" else x - w / 2 + size * 0.6 if key.endswith("l") else x + w / 2 - size * 0.6
        cy = y if key == "c" else y - h / 2 + size * 0.6 if key.startswith("t") else y + h / 2 - size * 0.6
        if isinstance(label, Mapping):
            side = size * 1.22
            return self.ink.picture(label, cx - side / 2, cy - side / 2, side, side, tone)
        return self.ink.text(self.ink.words(label), cx, cy + size * 0.34, size, "number", anchor="middle", width=w * 0.9)

    # ---- marks ----------------------------------------------------------------

    def _over(self, kind: str, mark: str) -> None:
        self.marks.setdefault(kind, []).append(mark)

    def _marks(self) -> str:
        return "".join(mark for kind in ("ring", "news", "pill") for mark in self.marks.get(kind, []))

    def _mark(self, name: str, spot: Spot, scale: float) -> None:
        alive = self.live.get(name)
        if name in self.news:
            self._over("news", self._brackets(spot, scale))
        if alive is not None:
            box = (spot.x, spot.y, spot.w - 3 / scale, spot.h - 3 / scale)
            ring = self._ring(box, "go", (3 if alive.is_next else 1.6) / scale, spot.turn)
            self._over("ring", ring if alive.is_next else f'<g opacity=".55">{ring}</g>')
            if alive.badge and (alive.is_next or not self.picked):
                self._over("pill", self._pill(alive.badge, spot, scale, "go-fill"))

    def _ring(self, box: tuple[float, float, float, float], paint: str, width: float, turn: float) -> str:
        x, y, w, h = box
        spin = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
        return (
            f'<rect x="{number(x - w / 2)}" y="{number(y - h / 2)}" width="{number(w)}" height="{number(h)}" rx="{number(min(w, h) * 0.09)}" fill="none" '
            f'stroke="{self.ink.paint(paint)}" stroke-width="{number(width)}"{spin}/>'
        )

    def _pill(self, said: str, spot: Spot, scale: float, paint: str) -> str:
        size = max(18.0, 11.5 / scale)
        w, h = max(size * 1.6, measure(said, size, "number") + size * 0.8), size * 1.22
        x, y = spot.x + spot.w / 2 - w * 0.38, spot.y + spot.h / 2 - h * 0.2
        shape = f'x="{number(x - w / 2)}" y="{number(y - h / 2)}" width="{number(w)}" height="{number(h)}" rx="{number(h / 2)}"'
        return (
            f'<rect {shape} fill="{self.ink.paint(paint)}" stroke="{self.ink.paint("sheet")}" stroke-width="1.6"/>'
            + self.ink.text(said, x, y + size * 0.34, size, "number", anchor="middle", fill="#FFFFFF" if paint != "ink" else self.ink.paint("sheet"))
        )

    def _brackets(self, spot: Spot, scale: float) -> str:
        x1, y1, x2, y2 = spot.x - spot.w / 2 - 3, spot.y - spot.h / 2 - 3, spot.x + spot.w / 2 + 3, spot.y + spot.h / 2 + 3
        side = min(spot.w, spot.h) * 0.24
        n = number
        path = (
            f"M{n(x1 + side)} {n(y1)}H{n(x1)}V{n(y1 + side)}M{n(x2 - side)} {n(y1)}H{n(x2)}V{n(y1 + side)}"
            f"M{n(x2 - side)} {n(y2)}H{n(x2)}V{n(y2 - side)}M{n(x1 + side)} {n(y2)}H{n(x1)}V{n(y2 - side)}"
        )
        out = ""
        for paint, width in (("sheet", 5.6), ("news", 3.4)):
            stroke = f'stroke="{self.ink.paint(paint)}" stroke-width="{number(width / scale)}" stroke-linecap="round" stroke-linejoin="round"'
            out += f'<path d="{path}" fill="none" {stroke}/>'
        return out

    def _line(self, line: Line, scale: float) -> str:
        path = "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) for points in line.paths)
        out = ""
        for paint, width, dash in BACK.get(line.style, (("news" if line.style == "trail" else "ink", 3 / scale, "6 5" if line.style == "link" else ""),)):
            stroke = f'stroke="{self.ink.paint(paint)}" stroke-width="{number(width)}" stroke-linejoin="round" stroke-linecap="{"butt" if dash else "round"}"'
            out += f'<path d="{path}" fill="none" {stroke}' + (f' stroke-dasharray="{dash}"/>' if dash else "/>")
        if line.style == "trail":
            for points in line.paths:
                out += f'<circle cx="{number(points[0][0])}" cy="{number(points[0][1])}" r="{number(3.2 / scale)}" fill="{self.ink.paint("news")}"/>'
        return out

    # ---- the page ---------------------------------------------------------------

    def runs(self, text: Any, x: float, y: float, width: float, size: float, style: str, *, fill: str = "", leading: float = 1.35) -> tuple[str, float]:
        """Write a text with pictures, broken into lines; return it and the base of the last line."""
        said, pictures = self.ink.say(text)
        bold = {"text": "bold", "name": "title"}.get(style, style)
        out, at, is_bold = "", x, False
        pending, begun = "", x  # words that are not written yet, and where they begin

        def write() -> None:
            nonlocal out, pending
            if pending.strip():
                font = bold if is_bold else style
                length = f' textLength="{number(measure(pending.strip(), size, font))}"'
                out += self.ink.text(pending.strip(), begun, y, size, font, fill=fill, more=length)
            pending = ""

        for word in said.split(" "):
            wide = sum(size * 1.35 if PICTURE <= ord(c) < PICTURE + 256 else measure(c, size, style) for c in word if c != "*")
            if at > x and at + wide > x + width:
                write()
                at, begun, y = x, x, y + size * leading
            for c in word:
                if c == "*":
                    write()
                    is_bold, begun = not is_bold, at
                elif PICTURE <= ord(c) < PICTURE + 256:
                    write()
                    out += self.ink.picture(pictures[ord(c) - PICTURE], at, y - size * 1.02, size * 1.3, size * 1.3)
                    at += size * 1.35
                    begun = at
                else:
                    pending, at = pending + c, at + measure(c, size, bold if is_bold else style)
            space = measure(" ", size, bold if is_bold else style)
            if pending:
                pending += " "
            else:
                begun += space
            at += space
        write()
        return out, y

    def page(self, title: str) -> tuple[str, float]:
        """Draw the whole table, wide."""
        ink = self.ink
        boards = [panel for panel in self.stage.panels if panel.role == "board"]
        out = self._head(title) + self._prompt()
        y = 117.0
        bottom = y
        for panel in boards:
            drawn, high = self._panel(panel, MARGIN, bottom, BOARD)
            out += drawn
            bottom += high + 14
        side, low = self._side(y)
        out += side
        rest = [panel for panel in self.stage.panels if panel.role in ("track", "card", "offer")]
        for panel in rest:
            drawn, high = self._panel(panel, MARGIN, bottom, BOARD)
            out += drawn
            bottom += high + 14
        bottom = max(bottom, low + 8)
        own, height = self._mine(bottom + 2)
        back = f'<rect width="{number(WIDE)}" height="{number(bottom + height + 2)}" fill="{ink.paint("paper")}"/>'
        return back + out + own, bottom + height + 2

    def _rule(self, x: float, y: float, w: float) -> str:
        return f'<path d="M{number(x)} {number(y)}h{number(w)}" stroke="{self.ink.paint("ink")}" stroke-width="1.25"/>'

    def _head(self, title: str) -> str:
        ink = self.ink
        out = ink.symbol("cable-car", 34, 23, 28, 28, "red") + ink.text("Cablecar", 56, 30, 20, "title")
        out += ink.text(title, 66 + measure("Cablecar", 20, "title"), 30, 20, "name", fill=ink.paint("ink-soft"))
        status = ", ".join(ink.words(each) for each in self.look.status)
        return out + ink.text(status, WIDE - MARGIN, 28, 15, "name", anchor="end") + self._rule(0, 46, WIDE)

    def _prompt(self) -> str:
        ink, prompt = self.ink, self.look.prompt
        out = f'<rect y="47" width="{number(WIDE)}" height="55" fill="{ink.paint("sheet")}"/>'
        who = prompt.who[0] if len(prompt.who) == 1 else None
        mine = self.look.seat is not None and self.look.seat in prompt.who
        said = ink.texts.say("flag-your" if mine else "flag-of", seat=ink.names[who] if who is not None else "") if who is not None else ink.words(["over"])
        if who is None and prompt.who:
            said = ink.words(["turn-several-all"])
        wide = measure(said, 17, "title") + (66 if who is not None else 40)
        fill = ink.paint("go-fill" if mine else "ink-soft")
        out += f'<path d="M{MARGIN} 55h{number(wide)}l-11 20 11 20h-{number(wide)}z" fill="{fill}"/>'
        x = MARGIN + 14
        if who is not None:
            out += ink.symbol(f"seat-{who}", x + 8, 75, 20, 20, f"seat{who}")
            x += 28
        out += ink.text(said, x, 81, 17, "title", fill="#FFFFFF")
        start = MARGIN + wide + 14
        right = WIDE - MARGIN
        undo = ink.words(prompt.undo.say)
        if self.look.seat is not None and not prompt.sheet:
            w = min(190.0, max(measure(undo, 12, "text"), 60) + 24)
            shape = f'x="{number(right - w)}" y="55" width="{number(w)}" height="40" rx="3" fill="{ink.paint("sheet")}"'
            out += f'<rect {shape} stroke="{ink.paint("ink" if prompt.undo.ok else "rule")}" stroke-width="1.25"/>'
            colour = ink.paint("ink" if prompt.undo.ok else "ink-soft")
            out += ink.text(ink.words(["undo"]), right - w / 2, 72, 13.5, "text", anchor="middle", fill=colour)
            while measure(undo, 11.5, "text") > w - 12:
                undo = undo[:-2].rstrip(" …") + "…"
            out += ink.text(undo, right - w / 2, 88, 11.5, "text", anchor="middle", fill=colour)
            right -= w + 16
        if prompt.trail is not None and prompt.who:
            for k in reversed(range(len(prompt.trail.steps))):
                name = ink.words(prompt.trail.steps[k][0])
                is_now = k == prompt.trail.at
                right -= measure(name, 13, "bold")
                out += ink.text(name, right, 79.5, 13, "bold" if is_now else "text", fill=ink.paint("ink" if is_now else "ink-soft"))
                right -= 16
                line = ink.paint("go-fill" if is_now else "ink-soft")
                out += f'<circle cx="{number(right)}" cy="75" r="10" fill="{line if is_now else "none"}" stroke="{line}" stroke-width="1.25"/>'
                out += ink.text(str(k + 1), right, 79.5, 12, "number", anchor="middle", fill="#FFFFFF" if is_now else line)
                right -= 24
        room = right - start
        size = max(14.0, min(19.0, 19 * room / max(1.0, measure(ink.words(prompt.say), 19, "name") + 30)))
        drawn, base = self.runs(prompt.say, start, 74 if prompt.hint or size < 19 else 80, room, size, "name", leading=1.1)
        hint = "" if base > 82 else ink.text(ink.words(prompt.hint), start, 92, 12.5, "text", fill=ink.paint("ink-soft"), width=room) if prompt.hint else ""
        return out + drawn + hint + self._rule(0, 102, WIDE)

    def _panel(self, panel: Panel, x: float, y: float, width: float) -> tuple[str, float]:
        """Draw a panel at a width; return it and its height."""
        if panel.form == "plan" and panel.size is not None:
            scale = width / panel.size[0]
            inner = self.plan(panel, scale)
            high = panel.size[1] * scale
            view = f'viewBox="0 0 {number(panel.size[0])} {number(panel.size[1])}"'
            return f'<svg x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(high)}" {view}>{inner}</svg>', high
        return self._flow(panel, x, y, width) if panel.form == "flow" else self._table(panel, x, y, width)

    def _heading(self, panel: Panel, x: float, y: float) -> str:
        dressing = self.look.panels.get(panel.id)
        out = self.ink.text(self.ink.words(panel.name), x, y, 16, "italic")
        if dressing is not None and dressing.note:
            out += self.ink.text(self.ink.words(dressing.note), x + measure(self.ink.words(panel.name), 16, "italic") + 12, y, 12, "text")
        return out

    def _flow(self, panel: Panel, x: float, y: float, width: float) -> tuple[str, float]:
        out = self._heading(panel, x, y + 15)
        at, top, high = x, y + 26, 0.0
        for place in panel.places:
            seen = dressed(place, self.look)
            pieces = self.lying.get(place.id, [])
            if not pieces and not seen.shape and place.id not in self.look.places and not seen.symbol:
                continue
            w, h = place.box
            captions = seen.caption or [line for piece in pieces for line in piece.caption]
            beside = 102 if captions else 14
            if at > x and (at + w + beside > x + width or panel.columns == 1):
                at, top, high = x, top + high + 8, 0
            self.marks = {}
            drawn = self._place(panel, seen, 1)
            lift = -4 if any(piece.part and set(piece.part.items()) <= set(self.picked.items()) for piece in pieces) else 0
            ring = self._ring((w / 2, h / 2, w + 6, h + 6), "go", 3, 0) if lift else ""
            out += f'<g transform="translate({number(at)} {number(top + lift)})">{drawn}{ring or self._marks()}</g>'
            base = top + 18
            for k, line in enumerate(captions):
                paint = self.ink.paint("ink" if k == 0 else "ink-soft")
                said, base = self.runs(line, at + w + 9, base, 92, 16 if k == 0 else 12.5, "name" if k == 0 else "text", fill=paint)
                out, base = out + said, base + 17
            at, high = at + w + beside + 8, max(high, h, base - top - 17)
        dressing = self.look.panels.get(panel.id)
        for line, *_ in dressing.foot if dressing else []:
            said, base = self.runs(line, x, top + high + 20, width, 12.5, "text", fill=self.ink.paint("ink-soft"))
            out, high = out + said, base - top
        return out, top + high - y + 6

    def _table(self, panel: Panel, x: float, y: float, width: float) -> tuple[str, float]:
        out = self._heading(panel, x, y + 15)
        dressing = self.look.panels.get(panel.id)
        heads = panel.columns if isinstance(panel.columns, list) else []
        columns = max(1, len(heads))
        first = width * (0.3 if columns < 4 else 0.2)
        each = (width - first) / columns
        base = y + 40
        for k, head in enumerate(heads):
            out += self._run(head, x + first + k * each, base, each)
        out += self._rule(x, base + 6, width)
        for row in dressing.rows if dressing else []:
            base += 24
            out += self._run(row.head, x, base, first)
            for k, cell in enumerate(row.cells):
                out += self._run(cell["run"] if isinstance(cell, Mapping) else cell, x + first + k * each, base, each)
        return out, base - y + 12

    def _run(self, run: Sequence[Any], x: float, y: float, width: float) -> str:
        out = ""
        for each in run:
            drawn, _ = self.runs(each, x, y, width, 13, "text")
            out += drawn
            x += measure(self.ink.words(each), 13, "text") + 6
        return out

    def _side(self, y: float) -> tuple[str, float]:
        x, ink = WIDE - MARGIN - SIDE, self.ink
        out = ink.text(ink.words(["players"]), x, y + 14, 16, "italic")
        heads = ", ".join(ink.words(each.name) for each in self.look.seats[0].numbers[1:]) if self.look.seats else ""
        out += ink.text(heads, x + SIDE, y + 14, 12, "text", anchor="end", fill=ink.paint("ink-soft"), width=SIDE - 70) + self._rule(x, y + 22, SIDE)
        at = y + 23
        for line in self.look.seats:
            out += self._seat(line, x, at)
            at += 69
        if self.look.prompt.sheet is not None:
            drawn, at = self._sheet(x, at + 22)
            return out + drawn, at
        out += ink.text(ink.words(["view-log"]), x, at + 24, 16, "italic") + self._rule(x, at + 32, SIDE)
        return out + self._log(x, at + 50, y + 590), max(at, y + 590)

    def _seat(self, line: SeatLine, x: float, y: float) -> str:
        ink = self.ink
        out = ""
        if line.turn:
            out += f'<rect x="{number(x)}" y="{number(y)}" width="{SIDE}" height="68" fill="{ink.paint("go-soft")}"/>'
            out += f'<rect x="{number(x)}" y="{number(y)}" width="5" height="68" fill="{ink.paint("go-fill")}"/>'
        if line.seat is not None:
            out += ink.symbol(f"seat-{line.seat}", x + 26, y + 26, 28, 28, f"seat{line.seat}")
            name = ink.names[line.seat] if line.seat < len(ink.names) else str(line.seat)
        else:
            out += ink.symbol(line.symbol, x + 26, y + 26, 28, 28)
            name = ink.words(line.name)
        out += ink.text(name, x + 52, y + 24, 15, "bold")
        at = x + 60 + measure(name, 15, "bold")
        tags: list[tuple[Any, str]] = [(["you"], "ink")] if line.seat is not None and line.seat == self.look.seat else []
        for tag, paint in [*tags, *([(line.turn, "go-ink")] if line.turn else []), *((tag, "ink") for tag in line.tags)]:
            drawn, _ = self.runs(tag, at, y + 23, 160, 12, "bold" if paint == "go-ink" else "text", fill=ink.paint(paint))
            out += drawn
            said, pictures = ink.say(tag)
            at += measure(said, 12, "text") + 10 * len(pictures) + 9
        score = line.numbers[0]
        out += ink.text(str(score.value), x + SIDE - 8, y + 40, 33, "number", anchor="end")
        gained = sum(gain for step in self.look.steps if step.n > self.look.since for seat, what, gain in step.gains if seat == line.seat and what == score.id)
        if gained:
            out += ink.text(f"{gained:+d}", x + SIDE - 8, y + 58, 12.5, "bold", anchor="end", fill=ink.paint("news-ink"))
        at = x + 52
        for each in line.numbers[1:]:
            drawn, wide = self._number(each, at, y + 36)
            out, at = out + drawn, at + wide + 8
        return out + f'<path d="M{number(x)} {number(y + 68.5)}h{SIDE}" stroke="{ink.paint("rule")}"/>'

    def _number(self, each: Number, x: float, y: float) -> tuple[str, float]:
        ink = self.ink
        if each.pictures:
            drawn = "".join(ink.picture(picture, x + k * 27, y - 1, 25, 25) for k, picture in enumerate(each.pictures))
            return drawn, 27.0 * len(each.pictures)
        if each.of and isinstance(each.value, int) and each.of <= 6:
            out = ""
            for k in range(each.of):
                drawn = ink.symbol(each.symbol, x + k * 18 + 9, y + 11, 18, 18, each.tone)
                out += drawn if k < each.value else f'<g opacity=".22">{drawn}</g>'
            return out, 18.0 * each.of
        said = f"{each.value}/{each.of}" if each.of else str(each.value)
        return ink.symbol(each.symbol, x + 9, y + 11, 18, 18, each.tone) + ink.text(said, x + 20, y + 16, 13, "bold"), 24 + measure(said, 13, "bold")

    def _log(self, x: float, y: float, bottom: float) -> str:
        """Write the newest steps that fit."""
        ink = self.ink
        blocks: list[tuple[str, float]] = []
        room = bottom - y
        is_new = bool(self.look.steps) and self.look.steps[-1].n > self.look.since
        last_seat = object()
        for step in self.look.steps:
            drawn, base = self.runs(step.say, x + 29, 0, SIDE - 32, 12.5, "text", leading=1.4)
            high = base + 19
            head = ink.symbol(f"seat-{step.seat}", x + 16, -4, 12, 12, f"seat{step.seat}") if step.seat is not None and step.seat != last_seat else ""
            last_seat = step.seat
            bar = f'<rect x="{number(x)}" y="-14" width="4" height="{number(high)}" fill="{ink.paint("news")}"/>' if step.n > self.look.since else ""
            blocks.append((bar + head + drawn, high))
            if step.n > self.look.since and is_new:
                is_new = False
                since = ink.text(ink.words(["view-since"]), x + 9, 0, 14, "italic", fill=ink.paint("news-ink"))
                blocks.insert(len(blocks) - 1, (since, 20.0))
        kept: list[tuple[str, float]] = []
        for drawn, high in reversed(blocks):
            if room < high:
                break
            room -= high
            kept.insert(0, (drawn, high))
        out = ""
        for drawn, high in kept:
            out += f'<g transform="translate(0 {number(y)})">{drawn}</g>'
            y += high
        return out

    def _sheet(self, x: float, y: float) -> tuple[str, float]:
        ink, sheet = self.ink, self.look.prompt.sheet
        if sheet is None:
            return "", y
        out = ink.text(ink.words(["score-sheet"]), x, y, 16, "italic") + self._rule(x, y + 8, SIDE)
        width = (SIDE - 120) / max(1, len(sheet.total))
        rows = [(ink.words(row.name), [str(cell) for cell in row.cells], "text") for row in sheet.rows]
        rows.append((ink.words(["score-total"]), [str(cell) for cell in sheet.total], "bold"))
        rows.append((ink.words(["score-place"]), [ink.words(["place", {"place": place}]) for place in sheet.places], "text"))
        y += 12
        for seat in range(len(sheet.total)):
            out += ink.symbol(f"seat-{seat}", x + 120 + width * (seat + 0.5), y + 12, 18, 18, f"seat{seat}")
        y += 26
        for name, cells, style in rows:
            y += 22
            out += ink.text(name, x, y, 13, style, width=116)
            for k, cell in enumerate(cells):
                out += ink.text(cell, x + 120 + width * (k + 0.5), y, 14, "number" if style == "bold" else "text", anchor="middle")
        y += 12
        for text in sheet.why:
            drawn, base = self.runs(text, x, y + 16, SIDE, 14, "name")
            out, y = out + drawn, base + 6
        return out, y + 8

    def _mine(self, y: float) -> tuple[str, float]:
        """Draw the reader's own panels and what he can say."""
        ink = self.ink
        panels = [panel for panel in self.stage.panels if panel.role == "mine"]
        x, high = MARGIN, 0.0
        out = ""
        for panel in panels:
            width = 620.0 if len(panel.places) > 2 else 136.0
            drawn, tall = self._panel(panel, x, y + 12, width)
            out, high, x = out + drawn, max(high, tall), x + width + 24
        if self.look.legal:
            drawn, tall = self._choices(x, y + 12, WIDE - MARGIN - x)
            out, high = out + drawn, max(high, tall)
        if not out:
            return "", 0
        back = f'<rect y="{number(y)}" width="{WIDE}" height="{number(high + 24)}" fill="{ink.paint("sheet")}"/>' + self._rule(0, y, WIDE)
        return back + out, high + 24

    def _choices(self, x: float, y: float, width: float) -> tuple[str, float]:
        ink = self.ink
        entries = choice_list(self.stage, self.look, self.picked)[:8]
        names = {name for _, parts, _ in words(self.look) for name in list(parts)[len(self.picked) : len(self.picked) + 1]}
        key = f"list-{next(iter(names))}" if len(names) == 1 else ""
        out = ink.text(ink.words([key if key and ink.texts.has(key) else "legal-heading"]), x, y + 15, 16, "italic")
        each = (width - 10) / 2
        for k, (said, _, badge) in enumerate(entries):
            left, top = x + k % 2 * (each + 10), y + 26 + k // 2 * 38
            shape = f'x="{number(left)}" y="{number(top)}" width="{number(each)}" height="31" rx="3" fill="{ink.paint("sheet")}"'
            out += f'<rect {shape} stroke="{ink.paint("go")}" stroke-width="2"/>'
            out += ink.text(ink.words(said), left + 11, top + 20, 13, "text", width=each - 50)
            if badge:
                out += ink.text(badge, left + each - 11, top + 21.5, 18, "number", anchor="end", fill=ink.paint("go-ink"))
        return out, 26.0 + -(-len(entries) // 2) * 38


def picture(game: Game, stage: Stage, look: Look, *, language: str = "en", names: Sequence[str] = (), is_night: bool = False, panel: str = "",
            picked: Mapping[str, str] | None = None) -> str:  # fmt: skip
    """Return a scene as SVG: one panel by its id, or the whole page."""
    folder = folder_of(game)
    texts = Texts(language, *([folder / "texts"] if folder else []))
    drawing = Drawing(stage, look, folder, texts, names, is_night=is_night, picked=picked)
    title = texts.say("game-name") if texts.has("game-name") else game.slug
    chosen = next((each for each in stage.panels if each.id == panel), None)
    if chosen is not None and chosen.size is not None:
        body = drawing.plan(chosen, BOARD / chosen.size[0])
        return drawing.ink.finish(body, BOARD, BOARD * chosen.size[1] / chosen.size[0], (0, 0, *chosen.size), title)
    body, height = drawing.page(title)
    return drawing.ink.finish(body, WIDE, height, (0, 0, WIDE, height), title)


def drawing_of(file: Path, folder: Path | None, *, is_night: bool = False) -> str:
    """Return a cover or another drawing of a game with every colour and symbol in it."""
    texts = Texts("en")
    ink = Ink(Stage(), load(folder), texts, [], -1, is_night)
    root = parse(file.read_text("utf-8"))
    view = [float(value) for value in root.get("viewBox", "0 0 300 188").split()]
    body = "".join(ink.element(element) for element in root)
    return ink.finish(body, view[2], view[3], (view[0], view[1], view[2], view[3]), file.stem)


class Shown:
    """A scene that a notebook shows as a picture."""

    def __init__(self, table: Table, seat: int | None = None, *, language: str = "en", names: Sequence[str] = (), is_night: bool = False, is_open: bool = False,
                 panel: str = "") -> None:  # fmt: skip
        """Show a table to a seat, to a bystander, or with everything open."""
        self.game = table.game
        if is_open:
            view = View(SPECTATOR, table.state.copy())
            self.stage, self.look = make_stage(view), glance(view)
        else:
            watch = Watch(table, int(SPECTATOR) if seat is None else seat)
            self.stage, self.look = watch.stage(), watch.look()
        self.language, self.names, self.is_night, self.panel = language, list(names), is_night, panel

    def _repr_svg_(self) -> str:
        return picture(self.game, self.stage, self.look, language=self.language, names=self.names, is_night=self.is_night, panel=self.panel)

    def __str__(self) -> str:
        return self._repr_svg_()
