"""Write SVG: symbols with their slots filled, art and texts. Every colour is resolved, so any viewer shows the same.

A symbol with the same tone and labels is written once and referenced after that.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape, quoteattr

from cablecar.scene.model import Stage
from cablecar.scene.palette import FAINT, PATTERN, PATTERNS, Palette
from cablecar.scene.symbols import SMALL, SMALL_BELOW, Symbol, parse_svg
from cablecar.scene.texts import Texts

SERIF: Final = "ui-serif, Georgia, 'Times New Roman', serif"
NUMBERS: Final = "ui-serif, 'Palatino Linotype', Palatino, 'Times New Roman', serif"
SANS: Final = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
FONTS: Final = {
    "number": (NUMBERS, "700", "normal"),
    "title": (SERIF, "700", "normal"),
    "italic": (SERIF, "400", "italic"),
    "text": (SANS, "400", "normal"),
    "bold": (SANS, "600", "normal"),
    "name": (SERIF, "400", "normal"),
    "faint": (NUMBERS, "400", "normal"),
    "water": (SERIF, "400", "italic"),
}
SHRUNK: Final = 0.7
PICTURE_ADVANCE: Final = 1.35  # of a picture in a line, in sizes of its text
PICTURE: Final = 0xE000  # private characters stand for pictures inside a said text
_SANS_WIDTHS: Final = {  # of a thousandth of the size, by the letters that share them
    222: "ijl'’|",
    278: " .,:;!ftI/[]",
    333: "r()-",
    500: "ckvxyszJ",
    556: "abdeghnopquL0123456789äöüß?_",
    584: "+=−×~<>",
    611: "FTZ",
    667: "ABEKPSVXYÄ",
    722: "CDHNRUÜw",
    778: "GOQÖ",
    833: "mM",
    944: "W",
    1000: "—…",
}
_SERIF_WIDTHS: Final = {
    180: "'’|",
    250: " .,",
    278: "ijlt:;/",
    333: "rfs()-I![]",
    444: "aceézä?",
    389: "J",
    500: "bdghknopquvxy0123456789öüß_",
    556: "FPS",
    564: "+=−×~<>",
    611: "ELTZ",
    667: "BCR",
    722: "ADGHKNOQUVXYwÄÖÜ",
    778: "m",
    889: "M",
    944: "W",
    1000: "—…",
}
_WIDTHS: Final = {
    True: {c: w for w, cs in _SANS_WIDTHS.items() for c in cs},
    False: {c: w for w, cs in _SERIF_WIDTHS.items() for c in cs},
}


def measure(text: str, size: float, style: str = "text") -> float:
    """Estimate the width of a text."""
    widths = _WIDTHS[FONTS[style][0] == SANS]
    return sum(widths.get(c, 556) for c in text) * size / 1000 * (1.06 if FONTS[style][1] >= "600" else 1.0)


def fitted(text: str, size: float, width: float, style: str) -> float:
    """Shrink a text to a width, to no less than 70 %."""
    wanted = measure(text, size, style)
    return size if not width or wanted <= width else max(size * SHRUNK, size * width / wanted)


def is_picture(c: str) -> bool:
    """Tell whether a character of a said text stands for a picture."""
    return PICTURE <= ord(c) < PICTURE + 256


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


class SvgWriter:
    """Everything that is written into one picture."""

    def __init__(
        self, stage: Stage, symbols: Mapping[str, Symbol], texts: Texts, names: Sequence[str], you: int, is_night: bool
    ) -> None:
        self.stage, self.symbols, self.texts, self.you = stage, symbols, texts, you
        self.names = list(names) or [texts.say("seat", number=seat + 1) for seat in range(len(stage.seats))]
        self.palette = Palette(stage.tones, stage.seats, is_night)
        self._used: dict[str, str] = {}  # written symbols, by their ids
        self._keys: dict[tuple[Any, ...], str] = {}
        self._patterns: set[str] = set()
        self.mark = ""  # makes ids of this picture its own

    def paint(self, name: str, tone: str = "") -> str:
        return self.palette.paint(f"var(--{name})", tone)

    # ---- words ------------------------------------------------------------

    def say(self, text: Any) -> tuple[str, list[Any]]:
        """Say a text; pictures in it are private characters, in the order of the list."""
        pictures: list[Any] = []
        return " ".join(self._say(text, pictures).split()), pictures

    def words(self, text: Any) -> str:
        """Say a text without its pictures and marks."""
        said, _ = self.say(text)
        return " ".join("".join(c for c in said if not is_picture(c) and c != "*").split())

    def _say(self, text: Any, pictures: list[Any]) -> str:
        if isinstance(text, Mapping):
            pictures.append(text)
            return chr(PICTURE + len(pictures) - 1)
        if not isinstance(text, list | tuple):
            return str(text)
        arguments: dict[str, Any] = {}
        for name, value in (text[1] if len(text) > 1 else {}).items():
            if name == "seat" and isinstance(value, int):
                arguments |= {
                    "seat": self.names[value] if 0 <= value < len(self.names) else str(value),
                    "you": "yes" if value == self.you else "no",
                }
            else:
                arguments[name] = self._say(value, pictures) if isinstance(value, list | tuple | Mapping) else value
        return self.texts.say(text[0], **arguments)

    def text(
        self,
        said: str,
        x: float,
        y: float,
        size: float,
        style: str,
        *,
        anchor: str = "start",
        fill: str = "",
        width: float = 0,
        more: str = "",
    ) -> str:
        """Write one line; y is its base."""
        family, weight, slant = FONTS[style]
        size = fitted(said, size, width, style)
        shape = f'font-family="{family}" font-size="{number(size)}" font-weight="{weight}"' + (
            ' font-style="italic"' if slant == "italic" else ""
        )
        where = f'x="{number(x)}" y="{number(y)}"' + (f' text-anchor="{anchor}"' if anchor != "start" else "")
        return f'<text {where} {shape} fill="{fill or self.paint("ink")}"{more}>{escape(said)}</text>'

    # ---- pictures -----------------------------------------------------------

    def picture(
        self,
        picture: Mapping[str, Any],
        x: float,
        y: float,
        w: float,
        h: float,
        tone: str = "",
        is_drawn: bool = False,
        scale: float = 1,
    ) -> str:
        """Draw a picture into a box (its corner and size)."""
        face = self.stage.faces.get(picture.get("face", ""))
        labels = {**(face.labels if face else {}), **picture.get("labels", {})}
        symbol = picture.get("symbol") or (face.symbol if face else "")
        own = picture.get("tone") or (face.tone if face else "") or tone
        return self.symbol(
            symbol, x + w / 2, y + h / 2, w, h, own, labels, picture.get("by"), is_drawn=is_drawn, scale=scale
        )

    def symbol(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        tone: str = "",
        labels: Mapping[str, Any] | None = None,
        by: int | None = None,
        *,
        turn: float = 0,
        is_drawn: bool = False,
        scale: float = 1,
    ) -> str:
        """Draw a symbol, contained in a box (its centre and size); `scale` is pixels per unit."""
        if min(w, h) * scale < SMALL_BELOW and name + SMALL in self.symbols:
            name += SMALL
        symbol = self.symbols.get(name)
        if symbol is None:
            return (
                f'<rect x="{number(x - w / 2)}" y="{number(y - h / 2)}" width="{number(w)}" height="{number(h)}" '
                f'fill="none" stroke="{self.paint("ink")}" '
                f'stroke-dasharray="4 3"/>{self.text(name, x, y, h / 5, "text", anchor="middle")}'
            )
        filled = dict(labels or {})
        if tone and "letter" not in filled and self.palette.letter(tone):
            filled["letter"] = self.palette.letter(tone)
        if by is not None:
            filled["seat"] = {"symbol": f"seat-{by}", "tone": f"seat{by}"}
        key = (name, tone, repr(filled), is_drawn, turn if by is not None else 0)
        if key not in self._keys:
            body = "".join(self._element(element, tone, is_drawn, filled, turn) for element in symbol.elements)
            if by is not None and not any(
                each.get("data-slot") == "seat" for element in symbol.elements for each in element.iter()
            ):
                body += self._upright(
                    filled["seat"],
                    symbol.width * 0.62,
                    -symbol.height * 0.08,
                    symbol.width * 0.46,
                    symbol.height * 0.46,
                    turn,
                )
            self._keys[key] = f"s{len(self._used)}"
            self._used[self._keys[key]] = body
        k = min(w / symbol.width, h / symbol.height)
        spin = f" rotate({number(turn)} {number(symbol.width / 2)} {number(symbol.height / 2)})" if turn else ""
        where = (
            f"translate({number(x - symbol.width * k / 2)} {number(y - symbol.height * k / 2)}) "
            f"scale({number(k) if k >= 0.1 else f'{k:.4f}'}){spin}"
        )
        return f'<use href="#{{mark}}{self._keys[key]}" transform="{where}"/>'

    def _upright(self, picture: Mapping[str, Any], x: float, y: float, w: float, h: float, turn: float) -> str:
        drawn = self.picture(picture, x, y, w, h)
        return (
            f'<g transform="rotate({number(-turn)} {number(x + w / 2)} {number(y + h / 2)})">{drawn}</g>'
            if turn
            else drawn
        )

    def art(self, source: str) -> str:
        """Write the art of a panel."""
        return "".join(self._element(element, "", False, {}, 0) for element in parse_svg(source)) if source else ""

    def _element(self, element: Element, tone: str, is_drawn: bool, labels: Mapping[str, Any], turn: float) -> str:
        for name in element.get("class", "").split():
            if name.startswith("tone-"):
                tone = name.removeprefix("tone-")
            is_drawn = is_drawn or name == "drawn"
        slot = element.get("data-slot")
        if slot is not None and slot not in labels:
            return ""
        if element.tag == "rect" and slot is not None:
            box = [float(element.get(side, "0")) for side in ("x", "y", "width", "height")]
            if slot == "seat":
                return self._upright(labels[slot], box[0], box[1], box[2], box[3], turn)
            if not isinstance(labels[slot], Mapping):
                said = self.words(labels[slot])
                x, y, size = box[0] + box[2] / 2, box[1] + box[3] * 0.8, box[3] * 0.8
                return self.text(said, x, y, size, "number", anchor="middle", width=box[2], fill=self.paint("edge"))
            return self.picture(labels[slot], box[0], box[1], box[2], box[3], tone, is_drawn)
        if element.tag == "text":
            return self._slot_text(element, tone, is_drawn, labels)
        if element.tag == "use":
            box = [
                float(element.get(side, "48" if side in ("width", "height") else "0"))
                for side in ("x", "y", "width", "height")
            ]
            return self.picture(
                {"symbol": element.get("href", "#")[1:]}, box[0], box[1], box[2], box[3], tone, is_drawn
            )
        inside = labels if slot is None else {**labels, "": labels[slot]}
        shape = "".join(
            f" {name}={quoteattr(self._value(value, tone, is_drawn))}"
            for name, value in element.items()
            if name not in ("class", "data-slot")
        )
        children = "".join(self._element(child, tone, is_drawn, inside, turn) for child in element)
        return (
            f"<{element.tag}{shape}>{children}</{element.tag}>"
            if children or element.tag == "g"
            else f"<{element.tag}{shape}/>"
        )

    def _slot_text(self, element: Element, tone: str, is_drawn: bool, labels: Mapping[str, Any]) -> str:
        said = self.words(labels.get("", ""))
        style = element.get("class", "text")
        x, y, size = (float(element.get(name, "0")) for name in ("x", "y", "font-size"))
        fill = self._value(element.get("fill", "var(--edge)"), tone, is_drawn)
        width, anchor = float(element.get("data-width", "0")), element.get("text-anchor", "start")
        if element.get("data-lines") == "2" and " " in said and width and measure(said, size, style) > width:
            middle = min((i for i, c in enumerate(said) if c == " "), key=lambda i: abs(i - len(said) / 2))
            size *= 0.82
            lines = [said[:middle], said[middle + 1 :]]
            return "".join(
                self.text(line, x, y + (k - 0.5) * size, size, style, anchor=anchor, fill=fill, width=width)
                for k, line in enumerate(lines)
            )
        return self.text(said, x, y, size, style, anchor=anchor, fill=fill, width=width)

    def _value(self, value: str, tone: str, is_drawn: bool) -> str:
        painted = self.palette.paint(value, tone, is_drawn)
        if painted.startswith(PATTERN):
            self._patterns.add(painted)
            return f"url(#{{mark}}{painted})"
        return painted

    # ---- the whole ------------------------------------------------------------

    def finish(
        self, body: str, width: float, height: float, view: tuple[float, float, float, float], title: str
    ) -> str:
        """Return the picture with everything it uses."""
        patterns = ""
        for name in sorted(self._patterns):
            w, h, turn, source = PATTERNS[name.removeprefix(PATTERN)]
            for paint, values in FAINT.items():
                colour, opacity = values[self.palette.is_night]
                source = source.replace(f'"var(--{paint})"', f'"{colour}" opacity="{opacity}"')
            spin = f' patternTransform="rotate({turn})"' if turn else ""
            patterns += (
                f'<pattern id="{{mark}}{name}" width="{w}" height="{h}" '
                f'patternUnits="userSpaceOnUse"{spin}>{source}</pattern>'
            )
        used = "".join(f'<g id="{{mark}}{key}">{drawn}</g>' for key, drawn in self._used.items())
        inner = f"<title>{escape(title)}</title><defs>{patterns}{used}</defs>{body}"
        mark = "x" + hashlib.sha256(inner.encode()).hexdigest()[:6]
        box = " ".join(number(value) for value in view)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" height="{number(height)}" '
            f'viewBox="{box}" role="img">'
        )
        return head + inner.replace("{mark}", mark) + "</svg>\n"
