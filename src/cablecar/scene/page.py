"""The whole page as one drawing, as wide as a desk: head, prompt, board, players, log, hand, choices. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cablecar.scene.drawing import Drawing
from cablecar.scene.ink import measure, number
from cablecar.scene.layout import choice_list, news, taken_back, with_overlay, words
from cablecar.scene.model import Number, Panel, SeatLine

WIDE: Final = 1280.0
MARGIN: Final = 20.0
SIDE: Final = 320.0
BOARD: Final = 900.0


class Page(Drawing):
    """All panels in one picture."""

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
        said = (
            ink.texts.say("flag-your" if mine else "flag-of", seat=ink.names[who] if who is not None else "")
            if who is not None
            else ink.words(["over"])
        )
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
                out += ink.text(
                    name, right, 79.5, 13, "bold" if is_now else "text", fill=ink.paint("ink" if is_now else "ink-soft")
                )
                right -= 16
                line = ink.paint("go-fill" if is_now else "ink-soft")
                out += (
                    f'<circle cx="{number(right)}" cy="75" r="10" fill="{line if is_now else "none"}" '
                    f'stroke="{line}" stroke-width="1.25"/>'
                )
                out += ink.text(
                    str(k + 1), right, 79.5, 12, "number", anchor="middle", fill="#FFFFFF" if is_now else line
                )
                right -= 24
        room = right - start
        size = max(14.0, min(19.0, 19 * room / max(1.0, measure(ink.words(prompt.say), 19, "name") + 30)))
        drawn, base = self.runs(
            prompt.say, start, 74 if prompt.hint or size < 19 else 80, room, size, "name", leading=1.1
        )
        hint = (
            ""
            if base > 82
            else ink.text(ink.words(prompt.hint), start, 92, 12.5, "text", fill=ink.paint("ink-soft"), width=room)
            if prompt.hint
            else ""
        )
        return out + drawn + hint + self._rule(0, 102, WIDE)

    def _panel(self, panel: Panel, x: float, y: float, width: float) -> tuple[str, float]:
        """Draw a panel at a width; return it and its height."""
        if panel.form == "plan" and panel.size is not None:
            scale = width / panel.size[0]
            inner = self.plan(panel, scale)
            high = panel.size[1] * scale
            view = f'viewBox="0 0 {number(panel.size[0])} {number(panel.size[1])}"'
            return (
                f'<svg x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(high)}" '
                f"{view}>{inner}</svg>",
                high,
            )
        return self._flow(panel, x, y, width) if panel.form == "flow" else self._table(panel, x, y, width)

    def alone(self, panel: Panel, width: float) -> tuple[str, float, float]:
        """Draw a panel that has no size of its own; return it, with its width and height."""
        drawn, height = self._panel(panel, 8, 6, width - 16)
        back = f'<rect width="{number(width)}" height="{number(height + 14)}" fill="{self.ink.paint("sheet")}"/>'
        return back + drawn, width, height + 14

    def _heading(self, panel: Panel, x: float, y: float) -> str:
        overlay = self.look.panels.get(panel.id)
        out = self.ink.text(self.ink.words(panel.name), x, y, 16, "italic")
        if overlay is not None and overlay.note:
            out += self.ink.text(
                self.ink.words(overlay.note), x + measure(self.ink.words(panel.name), 16, "italic") + 12, y, 12, "text"
            )
        return out

    def _flow(self, panel: Panel, x: float, y: float, width: float) -> tuple[str, float]:
        out = self._heading(panel, x, y + 15)
        at, top, high = x, y + 26, 0.0
        for place in panel.places:
            seen = with_overlay(place, self.look)
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
            lift = (
                -4 if any(piece.part and set(piece.part.items()) <= set(self.picked.items()) for piece in pieces) else 0
            )
            ring = self._ring((w / 2, h / 2, w + 6, h + 6), "go", 3, 0) if lift else ""
            out += f'<g transform="translate({number(at)} {number(top + lift)})">{drawn}{ring or self._marks()}</g>'
            base = top + 18
            for k, line in enumerate(captions):
                paint = self.ink.paint("ink" if k == 0 else "ink-soft")
                said, base = self.runs(
                    line, at + w + 9, base, 92, 16 if k == 0 else 12.5, "name" if k == 0 else "text", fill=paint
                )
                out, base = out + said, base + 17
            at, high = at + w + beside + 8, max(high, h, base - top - 17)
        overlay = self.look.panels.get(panel.id)
        for line, *_ in overlay.foot if overlay else []:
            said, base = self.runs(line, x, top + high + 20, width, 12.5, "text", fill=self.ink.paint("ink-soft"))
            out, high = out + said, base - top
        return out, top + high - y + 6

    def _table(self, panel: Panel, x: float, y: float, width: float) -> tuple[str, float]:
        out = self._heading(panel, x, y + 15)
        overlay = self.look.panels.get(panel.id)
        heads = panel.columns if isinstance(panel.columns, list) else []
        columns = max(1, len(heads))
        first = width * (0.3 if columns < 4 else 0.2)
        each = (width - first) / columns
        base = y + 40
        for k, head in enumerate(heads):
            out += self._run(head, x + first + k * each, base, each)
        out += self._rule(x, base + 6, width)
        for row in overlay.rows if overlay else []:
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
        out += ink.text(
            heads, x + SIDE, y + 14, 12, "text", anchor="end", fill=ink.paint("ink-soft"), width=SIDE - 70
        ) + self._rule(x, y + 22, SIDE)
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
        tags: list[tuple[Any, str]] = (
            [(["you"], "ink")] if line.seat is not None and line.seat == self.look.seat else []
        )
        for tag, paint in [
            *tags,
            *([(line.turn, "go-ink")] if line.turn else []),
            *((tag, "ink") for tag in line.tags),
        ]:
            drawn, _ = self.runs(
                tag, at, y + 23, 160, 12, "bold" if paint == "go-ink" else "text", fill=ink.paint(paint)
            )
            out += drawn
            said, pictures = ink.say(tag)
            at += measure(said, 12, "text") + 10 * len(pictures) + 9
        score = line.numbers[0]
        out += ink.text(str(score.value), x + SIDE - 8, y + 40, 33, "number", anchor="end")
        gained = sum(
            gain
            for step in news(self.look)
            for seat, what, gain in step.gains
            if seat == line.seat and what == score.id
        )
        if gained:
            out += ink.text(
                f"{gained:+d}", x + SIDE - 8, y + 58, 12.5, "bold", anchor="end", fill=ink.paint("news-ink")
            )
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
        return ink.symbol(each.symbol, x + 9, y + 11, 18, 18, each.tone) + ink.text(
            said, x + 20, y + 16, 13, "bold"
        ), 24 + measure(said, 13, "bold")

    def _log(self, x: float, y: float, bottom: float) -> str:
        """Write the newest steps that fit."""
        ink = self.ink
        blocks: list[tuple[str, float]] = []
        room = bottom - y
        is_new = bool(self.look.steps) and self.look.steps[-1].n > self.look.since
        last_seat, gone = object(), taken_back(self.look)
        for step in self.look.steps:
            drawn, base = self.runs(step.say, x + 29, 0, SIDE - 32, 12.5, "text", leading=1.4, is_struck=step.n in gone)
            high = base + 19
            head = (
                ink.symbol(f"seat-{step.seat}", x + 16, -4, 12, 12, f"seat{step.seat}")
                if step.seat is not None and step.seat != last_seat
                else ""
            )
            last_seat = step.seat
            bar = (
                f'<rect x="{number(x)}" y="-14" width="4" height="{number(high)}" fill="{ink.paint("news")}"/>'
                if step.n > self.look.since
                else ""
            )
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
        rows.append(
            (ink.words(["score-place"]), [ink.words(["place", {"place": place}]) for place in sheet.places], "text")
        )
        y += 12
        for seat in range(len(sheet.total)):
            out += ink.symbol(f"seat-{seat}", x + 120 + width * (seat + 0.5), y + 12, 18, 18, f"seat{seat}")
        y += 26
        for name, cells, style in rows:
            y += 22
            out += ink.text(name, x, y, 13, style, width=116)
            for k, cell in enumerate(cells):
                out += ink.text(
                    cell, x + 120 + width * (k + 0.5), y, 14, "number" if style == "bold" else "text", anchor="middle"
                )
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
        back = (
            f'<rect y="{number(y)}" width="{WIDE}" height="{number(high + 24)}" fill="{ink.paint("sheet")}"/>'
            + self._rule(0, y, WIDE)
        )
        return back + out, high + 24

    def _choices(self, x: float, y: float, width: float) -> tuple[str, float]:
        ink = self.ink
        entries = choice_list(self.stage, self.look, self.picked)[:8]
        names = {
            name for _, parts, _ in words(self.look) for name in list(parts)[len(self.picked) : len(self.picked) + 1]
        }
        key = f"list-{next(iter(names))}" if len(names) == 1 else ""
        out = ink.text(ink.words([key if key and ink.texts.has(key) else "legal-heading"]), x, y + 15, 16, "italic")
        each = (width - 10) / 2
        for k, (said, _, badge) in enumerate(entries):
            left, top = x + k % 2 * (each + 10), y + 26 + k // 2 * 38
            shape = (
                f'x="{number(left)}" y="{number(top)}" width="{number(each)}" height="31" rx="3" '
                f'fill="{ink.paint("sheet")}"'
            )
            out += f'<rect {shape} stroke="{ink.paint("go")}" stroke-width="2"/>'
            out += ink.text(ink.words(said), left + 11, top + 20, 13, "text", width=each - 50)
            if badge:
                out += ink.text(
                    badge, left + each - 11, top + 21.5, 18, "number", anchor="end", fill=ink.paint("go-ink")
                )
        return out, 26.0 + -(-len(entries) // 2) * 38
