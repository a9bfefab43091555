"""Draw a plan with its places, pieces, lines and marks, and texts with pictures, as SVG. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cablecar.scene.layout import Live, Spot, box_of, labels_of, live, news, pieces_by_place, place_spots, with_overlay
from cablecar.scene.model import Caption, Line, Look, Panel, Place, Stage
from cablecar.scene.svg_writer import PICTURE, PICTURE_ADVANCE, SvgWriter, is_picture, measure, number
from cablecar.scene.symbols import load_symbols
from cablecar.scene.texts import Texts

LINE_LAYERS: Final = {"rail": (("streets", 15.0, ""), ("wood", 11.0, "2 5"), ("ink", 8.0, ""), ("sheet", 5.0, ""))}


class PlanPainter:
    """Draws the plans of one stage and look."""

    def __init__(
        self,
        stage: Stage,
        look: Look,
        folder: Path | None,
        texts: Texts,
        names: Sequence[str] = (),
        *,
        is_night: bool = False,
        picked: Mapping[str, str] | None = None,
    ) -> None:
        self.stage, self.look = stage, look
        self.symbols = load_symbols(folder)
        self.svg = SvgWriter(stage, self.symbols, texts, names, -1 if look.seat is None else look.seat, is_night)
        self.picked = dict(picked or {})
        self.live = live(stage, look, self.picked)
        self.pieces_on = pieces_by_place(look)
        self.news = {name for step in news(look) for name in step.flash}
        self.marks: dict[str, list[str]] = {}  # rings, brackets, pills: in this order over everything
        self.drawn: list[Spot] = []

    # ---- plans --------------------------------------------------------------

    def plan(self, panel: Panel, scale: float) -> str:
        """Draw a plan in its own units; `scale` is pixels per unit."""
        self.marks = {}
        out = self.svg.art(panel.art) + "".join(self._caption(caption, scale) for caption in panel.texts)
        for is_top in (False, True):
            for place in panel.places:
                seen = with_overlay(place, self.look)
                if seen.top == is_top:
                    out += self._place(panel, seen, scale)
            if not is_top:
                out += "".join(self._line(line, scale) for line in self.look.lines if line.panel == panel.id)
        return out + self._marks()

    def _caption(self, caption: Caption, scale: float) -> str:
        style, said, size = caption.style or "name", self.svg.words(caption.say), caption.size
        if 7.5 <= size * scale < 9:
            size = 9 / scale
        elif size * scale < 9:
            if not caption.short:
                return ""
            said, size = caption.short, 11 / scale
        x, y = caption.at
        more = f' transform="rotate({number(caption.turn)} {number(x)} {number(y)})"' if caption.turn else ""
        if style == "water":
            more += ' letter-spacing=".35em"'
        if style in ("name", "italic"):
            more += (
                f' paint-order="stroke" stroke="{self.svg.paint("halo")}" stroke-width="{number(size * 0.23)}" '
                f'stroke-linejoin="round"'
            )
        fill = self.svg.paint("ink-soft" if style == "italic" else "ink")
        return self.svg.text(
            said,
            x,
            y + size * 0.34,
            size,
            style,
            anchor=caption.anchor or "middle",
            fill=fill,
            width=caption.width,
            more=more,
        )

    def _place(self, panel: Panel, place: Place, scale: float) -> str:
        pieces = self.pieces_on.get(place.id, [])
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
                self._over("pill", self._pill(str(piece.count), spots[piece.id], scale, "ink", side=-1))
        if place.state == "strong":
            self._over("ring", self._ring((x, y, w, h), "ink", 2.4 / scale, place.turn))
        if not any(piece.id in self.live for piece in pieces):
            self._mark(place.id, Spot(place.id, x, y, w, h, place.turn, "", place.tone), scale)
        return out

    def _spot(self, spot: Spot, labels: Mapping[str, Any], by: int | None, scale: float) -> str:
        return self.svg.symbol(
            spot.symbol, spot.x, spot.y, spot.w, spot.h, spot.tone, labels, by, turn=spot.turn, scale=scale
        )

    def _empty(self, place: Place, box: tuple[float, float, float, float], alive: Live | None, scale: float) -> str:
        x, y, w, h = box
        tone = place.tone
        line = self.svg.paint("c-line", tone) if tone else self.svg.paint("ink-soft")
        fill = self.svg.paint("legal-lot" if alive and alive.is_next else "lot")
        where = (
            f'x="{number(x - w / 2 + 2)}" y="{number(y - h / 2 + 2)}" width="{number(w - 4)}" height="{number(h - 4)}"'
        )
        out = ""
        if place.shape in ("square", "cell"):
            dash = ' stroke-dasharray="4.5 3.2"' if place.shape == "square" else ""
            out = (
                f'<rect {where} rx="{number(min(w, h) * 0.07)}" fill="{fill}" stroke="{line}" '
                f'stroke-width="1.5"{dash}/>'
            )
        elif place.shape == "round":
            out = (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(min(w, h) / 2 - 2)}" fill="{fill}" '
                f'stroke="{line}" stroke-dasharray="4.5 3.2"/>'
            )
        elif place.shape == "hex":
            points = " ".join(
                f"{number(x + w / 2 * dx)},{number(y + h / 2 * dy)}"
                for dx, dy in ((1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1), (0.5, -1))
            )
            out = (
                f'<polygon points="{points}" fill="{fill}" stroke="{line}" stroke-width="1.5" '
                f'stroke-dasharray="4.5 3.2"/>'
            )
        elif place.shape == "line":
            out = (
                f'<path d="M{number(x - w / 2)} {number(y)}h{number(w)}" stroke="{line}" stroke-width="2" '
                f'stroke-dasharray="1 5" stroke-linecap="round" '
            )
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
            return self.svg.picture(label, cx - side / 2, cy - side / 2, side, side, tone)
        return self.svg.text(
            self.svg.words(label), cx, cy + size * 0.34, size, "number", anchor="middle", width=w * 0.9
        )

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
            f'<rect x="{number(x - w / 2)}" y="{number(y - h / 2)}" width="{number(w)}" height="{number(h)}" '
            f'rx="{number(min(w, h) * 0.09)}" fill="none" '
            f'stroke="{self.svg.paint(paint)}" stroke-width="{number(width)}"{spin}/>'
        )

    def _pill(self, said: str, spot: Spot, scale: float, paint: str, side: int = 1) -> str:
        size = max(18.0, 11.5 / scale)
        w, h = max(size * 1.6, measure(said, size, "number") + size * 0.8), size * 1.22
        x, y = (
            spot.x + (side * (spot.w / 2 - w * 0.38) if spot.symbol else 0),
            spot.y + spot.h / 2 - h * 0.2,
        )  # below the middle of an empty place
        shape = (
            f'x="{number(x - w / 2)}" y="{number(y - h / 2)}" width="{number(w)}" height="{number(h)}" '
            f'rx="{number(h / 2)}"'
        )
        return (
            f'<rect {shape} fill="{self.svg.paint(paint)}" stroke="{self.svg.paint("sheet")}" stroke-width="1.6"/>'
            + self.svg.text(
                said,
                x,
                y + size * 0.34,
                size,
                "number",
                anchor="middle",
                fill="#FFFFFF" if paint != "ink" else self.svg.paint("sheet"),
            )
        )

    def _brackets(self, spot: Spot, scale: float) -> str:
        x1, y1, x2, y2 = (
            spot.x - spot.w / 2 - 3,
            spot.y - spot.h / 2 - 3,
            spot.x + spot.w / 2 + 3,
            spot.y + spot.h / 2 + 3,
        )
        side = min(spot.w, spot.h) * 0.24
        n = number
        path = (
            f"M{n(x1 + side)} {n(y1)}H{n(x1)}V{n(y1 + side)}M{n(x2 - side)} {n(y1)}H{n(x2)}V{n(y1 + side)}"
            f"M{n(x2 - side)} {n(y2)}H{n(x2)}V{n(y2 - side)}M{n(x1 + side)} {n(y2)}H{n(x1)}V{n(y2 - side)}"
        )
        out = ""
        for paint, width in (("sheet", 5.6), ("news", 3.4)):
            stroke = (
                f'stroke="{self.svg.paint(paint)}" stroke-width="{number(width / scale)}" '
                f'stroke-linecap="round" stroke-linejoin="round"'
            )
            out += f'<path d="{path}" fill="none" {stroke}/>'
        return out

    def _line(self, line: Line, scale: float) -> str:
        path = "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) for points in line.paths)
        out = ""
        for paint, width, dash in LINE_LAYERS.get(
            line.style,
            (("news" if line.style == "trail" else "ink", 3 / scale, "6 5" if line.style == "link" else ""),),
        ):
            stroke = (
                f'stroke="{self.svg.paint(paint)}" stroke-width="{number(width)}" stroke-linejoin="round" '
                f'stroke-linecap="{"butt" if dash else "round"}"'
            )
            out += f'<path d="{path}" fill="none" {stroke}' + (f' stroke-dasharray="{dash}"/>' if dash else "/>")
        if line.style == "trail":
            for points in line.paths:
                out += (
                    f'<circle cx="{number(points[0][0])}" cy="{number(points[0][1])}" r="{number(3.2 / scale)}" '
                    f'fill="{self.svg.paint("news")}"/>'
                )
        return out

    # ---- words ------------------------------------------------------------------

    def runs(
        self,
        text: Any,
        x: float,
        y: float,
        width: float,
        size: float,
        style: str,
        *,
        fill: str = "",
        leading: float = 1.35,
    ) -> tuple[str, float]:
        """Write a text with pictures, broken into lines; return it and the base of the last line."""
        said, pictures = self.svg.say(text)
        bold = {"text": "bold", "name": "title"}.get(style, style)
        out, at, is_bold = "", x, False
        pending, begun = "", x  # words that are not written yet, and where they begin

        def write() -> None:
            nonlocal out, pending
            if pending.strip():
                font = bold if is_bold else style
                length = f' textLength="{number(measure(pending.strip(), size, font))}"'
                out += self.svg.text(pending.strip(), begun, y, size, font, fill=fill, more=length)
            pending = ""

        for word in said.split(" "):
            wide = sum(_advance(c, size, style) for c in word if c != "*")
            if at > x and at + wide > x + width:
                write()
                at, begun, y = x, x, y + size * leading
            for c in word:
                if c == "*":
                    write()
                    is_bold, begun = not is_bold, at
                elif is_picture(c):
                    write()
                    out += self.svg.picture(pictures[ord(c) - PICTURE], at, y - size * 1.02, size * 1.3, size * 1.3)
                    at += size * PICTURE_ADVANCE
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


def _advance(c: str, size: float, style: str) -> float:
    return size * PICTURE_ADVANCE if is_picture(c) else measure(c, size, style)
