"""Colours by day and by night, the tones made from them, and the patterns that go with a tone. The page's style sheet
says the same.

A paint of a drawing is `var(--NAME)` with a name of PAINTS, or one of the tone in force: `--c`, `--c-deep`, `--c-line`,
`--c-pale`, `--c-plan`, `--pattern`, `--roof` and `--seat`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

PAINTS: Final = {  # by day, by night
    "paper": ("#F5EDDD", "#1E2126"),
    "ink": ("#2C2A28", "#E9E3D6"),
    "ink-soft": ("#6A645B", "#A9A498"),
    "rule": ("#CDBFA5", "#454A52"),
    "sheet": ("#FBF6EA", "#262A30"),
    "water": ("#A9CBDD", "#2F4C5E"),
    "water-deep": ("#3E7CB1", "#6E9BB6"),
    "planted": ("#C6D8AE", "#3C4D37"),
    "streets": ("#E4D6BC", "#2B2F36"),
    "blocks": ("#F1E7D2", "#242830"),
    "block-edge": ("#D6C6A6", "#363B43"),
    "go": ("#0B7A75", "#45C2B8"),
    "go-soft": ("#D5E9E3", "#1F4A4B"),
    "go-fill": ("#0B6F6A", "#0E7F79"),
    "go-ink": ("#086660", "#5CD0C6"),
    "legal-lot": ("#FFFFFF", "#34494C"),
    "halo": ("#F5EDDD", "#1E2126"),
    "news": ("#D4622B", "#F0935A"),
    "news-ink": ("#A2481A", "#F5A777"),
    "red": ("#C8553D", "#C05A44"),
    "blue": ("#3E7CB1", "#447FB0"),
    "green": ("#5B8C5A", "#5F8F5E"),
    "yellow": ("#E3B23C", "#CFA23C"),
    "violet": ("#7D5BA6", "#8264AA"),
    "orange": ("#E07A3F", "#CF7443"),
    "grey": ("#8A8D91", "#84888D"),
    "black": ("#33312F", "#4B4844"),
    "body": ("#FBF6EA", "#EDE6D6"),
    "edge": ("#2C2A28", "#17181B"),
    "glass": ("#4A4744", "#3A3733"),
    "glass-pale": ("#DCE7E4", "#B9C7C6"),
    "leaf": ("#C6D8AE", "#B9CDA0"),
    "leaf-deep": ("#7FA36B", "#6F9160"),
    "stone": ("#D8D0C2", "#B9B2A5"),
    "earth": ("#B89B76", "#8C7457"),
    "accent": ("#E3B23C", "#D9AC45"),
    "light": ("#F6D77A", "#F6D77A"),
    "metal": ("#8A8D91", "#8A8D91"),
    "coin": ("#E9C46A", "#DDB75C"),
    "coin-deep": ("#8A6514", "#7D5C15"),
    "note": ("#CFE0C3", "#B6CBA8"),
    "note-deep": ("#4F7F4E", "#3F6B3E"),
    "card": ("#E4D6BC", "#CDBFA5"),
    "skin": ("#EBC9A6", "#DDB995"),
    "coat": ("#4A4744", "#3A3733"),
    "wood": ("#A9794A", "#9A6E43"),
    "rim": ("#FBF6EA", "#EDE6D6"),
    "edge-ink": ("#2C2A28", "#2C2A28"),
    "lot": ("#FBF6EA", "#2A2E34"),
    "plate": ("#FBF6EA", "#C9C1B0"),
    "rod": ("#2C2A28", "#E9E3D6"),
}
DAY: Final = {name: day for name, (day, _) in PAINTS.items()}
NIGHT: Final = {name: night for name, (_, night) in PAINTS.items()}

PAGE_ONLY: Final = {  # properties of the page that no drawing of a game may use
    "sky": ("#F8F0DF", "#23272E"),
    "sun": ("#F0C987", "#C9A562"),
    "hill-far": ("#E6DFC3", "#2A2F31"),
    "pavement": ("#EFE5CF", "#3A3E45"),
    "rail-bed": ("#F1E7D2", "#33373E"),
    "plan": ("#F8F1E1", "#2A2E35"),
    "plan-ink": ("#8B8172", "#A19B8E"),
    "plan-glass": ("#DDD3BF", "#3C4048"),
    "car-roof": ("#C8553D", "#C8553D"),
    "car-side": ("#E3B23C", "#E3B23C"),
    "drape": ("#A8452F", "#5A2A22"),
    "drape-fold": ("#93392A", "#4C221C"),
    "drape-light": ("#B4523A", "#63312A"),
    "shadow": (
        "0 1px 2px rgb(44 42 40 / 0.25), 0 4px 10px rgb(44 42 40 / 0.12)",
        "0 1px 2px rgb(0 0 0 / 0.5), 0 4px 12px rgb(0 0 0 / 0.35)",
    ),
    # of which the page mixes the paints of a tone, as Palette does
    "roof": ("#C8553D", "#C05A44"),
    "tone-ink": ("#2C2A28", "#17181B"),
    "tone-paper": ("#F5EDDD", "#1E2126"),
    "pale-share": ("45%", "45%"),
    "line-share": ("50%", "78%"),
    "line-mix": ("#2C2A28", "#E9E3D6"),
}

TONES: Final = {  # [day, night, pattern, letter]
    "red": [*PAINTS["red"], "hatch", "R"],
    "blue": [*PAINTS["blue"], "waves", "B"],
    "green": [*PAINTS["green"], "dots", "G"],
    "yellow": [*PAINTS["yellow"], "grid", "Y"],
    "violet": [*PAINTS["violet"], "cross", "V"],
    "orange": [*PAINTS["orange"], "chevrons", "O"],
    "grey": [*PAINTS["grey"], "bricks", "S"],
    "black": [*PAINTS["black"], "stars", "K"],
}
PATTERNS: Final = {  # width, height, turn, elements; --pat is the faint line
    "hatch": (7, 7, 45, '<path d="M0 0v7" stroke="var(--pat)" stroke-width="2.6"/>'),
    "waves": (
        14,
        8,
        0,
        '<path d="M-1 5c2.7-3.5 5.3-3.5 8 0s5.3 3.5 8 0" fill="none" stroke="var(--pat)" stroke-width="1.5"/>',
    ),
    "dots": (
        8,
        8,
        0,
        '<circle cx="2" cy="2" r="1.4" fill="var(--pat)"/><circle cx="6" cy="6" r="1.4" fill="var(--pat)"/>',
    ),
    "grid": (7.5, 7.5, 0, '<path d="M0 .5h7.5M.5 0v7.5" stroke="var(--pat)"/>'),
    "cross": (7, 7, 45, '<path d="M0 1h7M1 0v7" stroke="var(--pat)" stroke-width="1.3"/>'),
    "chevrons": (10, 8, 0, '<path d="M-1 6.5l6-4.5 6 4.5" fill="none" stroke="var(--pat)" stroke-width="1.5"/>'),
    "bricks": (14, 10, 0, '<path d="M0 .6h14M0 5.6h14M3 .6v5M10 5.6v5" stroke="var(--pat)" stroke-width="1.2"/>'),
    "stars": (
        15,
        15,
        0,
        '<path fill="var(--pat-light)" d="M4 1.5l.7 1.8 1.9.1-1.5 1.2.5 1.9L4 5.4 2.4 6.5l.5-1.9L1.4 '
        "3.4l1.9-.1zM11.5 9l.7 1.8 1.9.1-1.5 "
        '1.2.5 1.9-1.6-1.1L9.9 14l.5-1.9-1.5-1.2 1.9-.1z"/>',
    ),
    "sprigs": (
        12,
        12,
        0,
        '<path d="M3 9c0-3 1-5 3-6M3 6.5c-1-.8-1.6-1.6-1.7-2.6M9 11V8" fill="none" stroke="var(--pat)" '
        'stroke-width="1.2"/>',
    ),
}
FAINT: Final = {  # the lines of a pattern, by day and by night: colour and opacity
    "pat": (("#2C2A28", 0.16), ("#141416", 0.2)),
    "pat-light": (("#FFFFFF", 0.2), ("#FFFFFF", 0.2)),
}
LINE_DRAWING: Final = {  # in a line drawing (class `drawn`) these become the tint of the tone, its colour, or the body
    "roof": "tint", "accent": "tint", "leaf-deep": "tint", "water": "tint", "glass-pale": "tint", "glass": "c",
    "water-deep": "c", "wood": "body", "stone": "body",
}  # fmt: skip
PATTERN: Final = "pattern-"
_VAR: Final = re.compile(r"var\(--([a-z0-9-]+)\)")


def names() -> set[str]:
    """Return the names a paint of a drawing may have."""
    return {*DAY, "c", "c-deep", "c-line", "c-pale", "c-plan", "pattern", "roof", "seat"}


def mix(one: str, two: str, share: float) -> str:
    """Return `share` of the first colour on the second."""
    parts = [(int(one[i : i + 2], 16) * share + int(two[i : i + 2], 16) * (1 - share)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(part):02X}" for part in parts)


def page_properties(is_night: bool) -> dict[str, str]:
    """Return every custom property of the page's style sheet that has a value by day and one by night."""
    faint = {name: _translucent(*values[is_night]) for name, values in FAINT.items()}
    return {name: values[is_night] for name, values in {**PAINTS, **PAGE_ONLY}.items()} | faint


def _translucent(colour: str, opacity: float) -> str:
    return f"rgb({' '.join(str(int(colour[i : i + 2], 16)) for i in (1, 3, 5))} / {opacity})"


class Palette:
    """The colours of one picture: a time of day, the tones of a stage, its seats."""

    def __init__(self, tones: Mapping[str, Sequence[str]], seats: Sequence[str], is_night: bool = False) -> None:
        self.is_night = is_night
        self.colours: Mapping[str, str] = NIGHT if is_night else DAY
        self.tones = {**TONES, **tones}
        for seat, colour in enumerate(seats):
            self.tones[f"seat{seat}"] = [colour, colour, "plain", ""]
        self.tone = cache(self._tone)

    def letter(self, tone: str) -> str:
        return self.tones[tone][3] if tone in self.tones else ""

    def _tone(self, name: str, is_drawn: bool) -> Mapping[str, str]:
        """Return every paint inside a tone."""
        paints = dict(self.colours)
        colour = self.tones[name][self.is_night] if name in self.tones else paints["stone"]
        paints |= {
            "c": colour,
            "c-deep": mix(colour, paints["edge"], 0.5),
            "c-line": mix(colour, paints["ink"], 0.78) if self.is_night else mix(colour, paints["edge"], 0.5),
            "c-pale": mix(colour, paints["paper"], 0.45),
            "c-plan": mix(colour, paints["paper"], 0.16),
            "roof": colour,
            "seat": colour,
            "tint": mix(colour, paints["body"], 0.32),
            "pattern": PATTERN + self.tones[name][2]
            if name in self.tones and self.tones[name][2] != "plain"
            else "none",
        }
        if is_drawn:
            paints |= {name: paints[to] for name, to in LINE_DRAWING.items()}
        return paints

    def paint(self, value: str, tone: str = "", is_drawn: bool = False) -> str:
        """Return an attribute with its variables replaced; an unknown one is seen as magenta."""
        return _VAR.sub(lambda found: self.tone(tone, is_drawn).get(found[1], "#FF00FF"), value)
