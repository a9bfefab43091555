"""What table lines (`! …`) say about seats, in words."""

from __future__ import annotations

import re

from cablecar.scene.model import Text

_SEAT = re.compile(r"seat ([0-7]) (?:(human|empty|conceded)|(?:(away|absent|left|conceded) )?bot \S+)")
_END = re.compile(r"end (agreed|conceded(?: [0-7])?)")


class Seating:
    """Keeps track of who plays which seat. The seating at the beginning is no news."""

    def __init__(self) -> None:
        self._known: dict[int, str] = {}

    def tell(self, word: str) -> Text:
        """Return a table line in words, or nothing if it is no news; a line of another form is returned as it
        stands.
        """
        if ended := _END.fullmatch(word):
            return ["table-ended"] if ended[1] == "agreed" else ""
        if word == "practice":
            return ["table-practice"]
        match = _SEAT.fullmatch(word)
        if match is None:
            return "" if word.startswith("seat ") else word
        seat, old = int(match[1]), self._known.get(int(match[1]), word)
        self._known[seat] = word
        if old == word:
            return ""
        if match[2]:
            key = "gives-up" if match[2] == "conceded" else match[2]
        else:
            key = match[3] or "bot"
        return [f"table-{key}", {"seat": seat, "number": seat + 1}]
