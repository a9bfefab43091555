"""Colours by day and by night, the tones made from them, and the patterns that go with a tone: what a page says in its
style sheet.

A paint of a drawing is `var(--NAME)` with a name of DAY and NIGHT, or one of the current tone: `--c`, `--c-deep`,
`--c-line`, `--c-pale`, `--c-plan`,
`--pattern`, and `--roof` and `--seat`, which a tone sets too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

DAY: Final = {
    "paper": "#F5EDDD",
    "ink": "#2C2A28",
    "ink-soft": "#6A645B",
    "rule": "#CDBFA5",
    "sheet": "#FBF6EA",
    "water": "#A9CBDD",
    "water-deep": "#3E7CB1",
    "planted": "#C6D8AE",
    "streets": "#E4D6BC",
    "blocks": "#F1E7D2",
    "block-edge": "#D6C6A6",
    "go": "#0B7A75",
    "go-soft": "#D5E9E3",
    "go-fill": "#0B6F6A",
    "go-ink": "#086660",
    "legal-lot": "#FFFFFF",
    "halo": "#F5EDDD",
    "news": "#D4622B",
    "news-ink": "#A2481A",
    "red": "#C8553D",
    "blue": "#3E7CB1",
    "green": "#5B8C5A",
    "yellow": "#E3B23C",
    "violet": "#7D5BA6",
    "orange": "#E07A3F",
    "grey": "#8A8D91",
    "black": "#33312F",
    "body": "#FBF6EA",
    "edge": "#2C2A28",
    "glass": "#4A4744",
    "glass-pale": "#DCE7E4",
    "leaf": "#C6D8AE",
    "leaf-deep": "#7FA36B",
    "stone": "#D8D0C2",
    "earth": "#B89B76",
    "accent": "#E3B23C",
    "light": "#F6D77A",
    "metal": "#8A8D91",
    "coin": "#E9C46A",
    "coin-deep": "#8A6514",
    "note": "#CFE0C3",
    "note-deep": "#4F7F4E",
    "card": "#E4D6BC",
    "skin": "#EBC9A6",
    "coat": "#4A4744",
    "wood": "#A9794A",
    "rim": "#FBF6EA",
    "edge-ink": "#2C2A28",
    "lot": "#FBF6EA",
    "plate": "#FBF6EA",
    "rod": "#2C2A28",
}
NIGHT: Final = {
    "paper": "#1E2126",
    "ink": "#E9E3D6",
    "ink-soft": "#A9A498",
    "rule": "#454A52",
    "sheet": "#262A30",
    "water": "#2F4C5E",
    "water-deep": "#6E9BB6",
    "planted": "#3C4D37",
    "streets": "#2B2F36",
    "blocks": "#242830",
    "block-edge": "#363B43",
    "go": "#45C2B8",
    "go-soft": "#1F4A4B",
    "go-fill": "#0E7F79",
    "go-ink": "#5CD0C6",
    "legal-lot": "#34494C",
    "halo": "#1E2126",
    "news": "#F0935A",
    "news-ink": "#F5A777",
    "red": "#C05A44",
    "blue": "#447FB0",
    "green": "#5F8F5E",
    "yellow": "#CFA23C",
    "violet": "#8264AA",
    "orange": "#CF7443",
    "grey": "#84888D",
    "black": "#4B4844",
    "body": "#EDE6D6",
    "edge": "#17181B",
    "glass": "#3A3733",
    "glass-pale": "#B9C7C6",
    "leaf": "#B9CDA0",
    "leaf-deep": "#6F9160",
    "stone": "#B9B2A5",
    "earth": "#8C7457",
    "accent": "#D9AC45",
    "light": "#F6D77A",
    "metal": "#8A8D91",
    "coin": "#DDB75C",
    "coin-deep": "#7D5C15",
    "note": "#B6CBA8",
    "note-deep": "#3F6B3E",
    "card": "#CDBFA5",
    "skin": "#DDB995",
    "coat": "#3A3733",
    "wood": "#9A6E43",
    "rim": "#EDE6D6",
    "edge-ink": "#2C2A28",
    "lot": "#2A2E34",
    "plate": "#C9C1B0",
    "rod": "#E9E3D6",
}

TONES: Final = {  # [day, night, pattern, letter]
    "red": ["#C8553D", "#C05A44", "hatch", "R"],
    "blue": ["#3E7CB1", "#447FB0", "waves", "B"],
    "green": ["#5B8C5A", "#5F8F5E", "dots", "G"],
    "yellow": ["#E3B23C", "#CFA23C", "grid", "Y"],
    "violet": ["#7D5BA6", "#8264AA", "cross", "V"],
    "orange": ["#E07A3F", "#CF7443", "chevrons", "O"],
    "grey": ["#8A8D91", "#84888D", "bricks", "S"],
    "black": ["#33312F", "#4B4844", "stars", "K"],
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
FAINT: Final = {
    False: {"pat": ("#2C2A28", 0.16), "pat-light": ("#FFFFFF", 0.2)},
    True: {"pat": ("#141416", 0.2), "pat-light": ("#FFFFFF", 0.2)},
}
DRAWN: Final = {  # in a line drawing these become the tint of the tone, its colour, or the body
    "roof": "tint", "accent": "tint", "leaf-deep": "tint", "water": "tint", "glass-pale": "tint", "glass": "c",
    "water-deep": "c", "wood": "body", "stone": "body",
}  # fmt: skip
PATTERN: Final = "pattern-"
_VAR: Final = re.compile(r"var\(--([a-z0-9-]+)\)")


def names() -> set[str]:
    """Return the names a paint may have."""
    return {*DAY, "c", "c-deep", "c-line", "c-pale", "c-plan", "pattern", "roof", "seat"}


def mix(one: str, two: str, share: float) -> str:
    """Return `share` of the first colour on the second."""
    parts = [(int(one[i : i + 2], 16) * share + int(two[i : i + 2], 16) * (1 - share)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(part):02X}" for part in parts)


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
            paints |= {name: paints[to] for name, to in DRAWN.items()}
        return paints

    def paint(self, value: str, tone: str = "", is_drawn: bool = False) -> str:
        """Return an attribute with its variables replaced; an unknown one is seen as magenta."""
        return _VAR.sub(lambda found: self.tone(tone, is_drawn).get(found[1], "#FF00FF"), value)
