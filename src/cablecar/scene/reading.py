"""A scene as text to be read aloud: status, prompt, seats, panels, groups, places, tables, choices. Knows no game.

A StyledLine is a list of (words, style); a style is a tone, `strong`, `faint` or nothing. Whatever has no name is not
read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from cablecar.scene.layout import choice_list, name_of, pieces_by_place, symbol_of, with_overlay
from cablecar.scene.model import Look, Number, Panel, Piece, Place, SeatLine, Stage
from cablecar.scene.texts import Texts

Span: TypeAlias = tuple[str, str]
StyledLine: TypeAlias = list[Span]

INDENT: Final = "  "
_PLAIN: Final = re.compile(r"\*([^*]+)\*")


def speech(text: str) -> str:
    """Return a text without marks and double spaces."""
    return re.sub(r" ([.,;:!?])", r"\1", " ".join(_PLAIN.sub(r"\1", text).split()))


class Reader:
    """Reads scenes to one person."""

    def __init__(self, texts: Texts, names: Sequence[str], you: int, stage: Stage) -> None:
        self.texts, self.names, self.you, self.stage = texts, list(names), you, stage
        self.faces = {name: {"name": face.name} for name, face in stage.faces.items()}

    def say(self, text: Any) -> str:
        """Say a text; pictures are read by their names."""
        return speech(self.texts.say_text(text, self.names, self.you, self.faces)) if text != "" else ""

    def run(self, run: Iterable[Any]) -> str:
        return " ".join(each for each in (self.say(part) for part in run) if each)

    def read(self, look: Look, *, is_full: bool = False) -> list[StyledLine]:
        """Read a whole look; in full also what tips and feet say."""
        lines: list[StyledLine] = (
            [[(", ".join(self.say(each) for each in look.status), "strong")]] if look.status else []
        )
        lines += [[(self.say(look.prompt.say), "")]] + (
            [[(self.say(look.prompt.hint), "faint")]] if look.prompt.hint else []
        )
        lines += [[], *self.seats(look)]
        here = pieces_by_place(look)
        for panel in self.stage.panels:
            read = self.panel(panel, look, here, is_full)
            lines += [[], *read] if read else []
        if look.prompt.sheet is not None:
            lines += [[], *([(self.say(text), "strong")] for text in look.prompt.sheet.why)]
        if look.legal:
            lines += [[], [(self.say(["legal-heading"]), "strong")]]
            for said, why, badge in choice_list(self.stage, look):
                more = "".join(f" ({each})" for each in (self.say(why), badge) if each)
                lines.append([(f"{INDENT}{self.say(said)}{more}", "")])
        return lines

    # ---- players ------------------------------------------------------------

    def seats(self, look: Look) -> list[StyledLine]:
        return [self._seat(line) for line in look.seats]

    def _seat(self, line: SeatLine) -> StyledLine:
        name = self.say(["seat-name", {"seat": line.seat}]) if line.seat is not None else self.say(line.name)
        marks = [self.say(each) for each in (line.turn, *line.tags) if each]
        if line.chosen:
            marks.append(self.say(["has-chosen"]))
        said = f" ({', '.join(mark for mark in marks if mark)})" if marks else ""
        return [(name, "strong"), (said + ": " + "; ".join(self._number(each) for each in line.numbers), "")]

    def _number(self, each: Number) -> str:
        name = self.say(each.name)
        if each.pictures:
            return f"{name} {', '.join(self.say(picture) for picture in each.pictures)}"
        return f"{name} {each.value}" + (f"/{each.of}" if each.of else "")

    # ---- panels ----------------------------------------------------------------

    def panel(self, panel: Panel, look: Look, here: Mapping[str, list[Piece]], is_full: bool) -> list[StyledLine]:
        """Read a panel: its groups, then what belongs to none; nothing if there is nothing to say."""
        overlay = look.panels.get(panel.id)
        body: list[StyledLine] = []
        if panel.form == "table" and overlay is not None:
            for row in overlay.rows:
                cells = [self.run(cell["run"] if isinstance(cell, Mapping) else cell) for cell in row.cells]
                heads = (
                    [self.run(head) for head in panel.columns]
                    if isinstance(panel.columns, list) and len(panel.columns) > 1
                    else [""] * len(cells)
                )
                said = "; ".join(f"{head} {cell}".strip() for head, cell in zip(heads, cells, strict=False) if cell)
                body.append([(f"{INDENT}{self.run(row.head)}: ", "strong"), (said, "")])
        for key, group in panel.groups.items():
            note = overlay.groups.get(key) if overlay is not None else None
            name = self.say(group.name)
            parts = self._things([place for place in panel.places if place.group == key], look, here, is_full, name)
            title = name + (f" ({self.say(note)})" if note and is_full else "")
            body.append([(f"{INDENT}{title}: ", f"strong {group.tone}".strip()), *_joined(parts)])
        loose = self._things([place for place in panel.places if not place.group], look, here, is_full)
        if loose:
            body.append([(INDENT, ""), *_joined(loose)])
        for line in overlay.foot if overlay is not None else []:
            body.append([(INDENT + self.say(line[0]), "faint")])
        if not body:
            return []
        note = f" ({self.say(overlay.note)})" if overlay is not None and overlay.note else ""
        return [[(self.say(panel.name) + note, "strong")], *body]

    def _things(
        self, places: Sequence[Place], look: Look, here: Mapping[str, list[Piece]], is_full: bool, group: str = ""
    ) -> list[Span]:
        found: list[Span] = []
        for place in places:
            seen = with_overlay(place, look)
            pieces = here.get(place.id, [])
            said = self._place(seen, pieces, is_full, group)
            if said:
                tone = next((symbol_of(self.stage, piece)[1] for piece in pieces), "")
                found.append((said, tone if tone and not tone.startswith("seat") else ""))
        return found

    def _place(self, place: Place, pieces: Sequence[Piece], is_full: bool, group: str) -> str:
        """Read a place; the name of its group is not said again."""
        name = self.say(place.name)
        if group and name.startswith(group):
            name = name.removeprefix(group).lstrip(" ,:")
        held = [each for each in (self._piece(piece) for piece in pieces) if each]
        words = [self.say(each) for each in (*place.head, *place.caption, place.sum) if each]
        tips = [self.say(line[0]) for line in place.tip] if is_full else []
        if held:
            said = (
                ", ".join([name, *held])
                if place.symbol and name
                else ": ".join(each for each in (name, ", ".join(held)) if each)
            )
        elif place.symbol or place.face:
            said = name
        elif place.shape:
            said = ": ".join(each for each in (name, self.say(["view-empty"])) if each)
        else:
            said = name if words else ""
        return " ".join(each for each in (said, *words, *tips) if each)

    def _piece(self, piece: Piece) -> str:
        name = self.say(name_of(self.stage, piece) if piece.name or piece.face else "")
        words = " ".join(self.say(line) for line in piece.caption[1:]) if piece.caption else ""
        count = f"{piece.count} × " if piece.count > 1 else ""
        return f"{count}{name}" + (f" ({words})" if words else "")


def _joined(parts: Sequence[Span]) -> StyledLine:
    line: StyledLine = []
    for k, (said, style) in enumerate(parts):
        line.append((said + ("; " if k + 1 < len(parts) else ""), style))
    return line


def wrapped(lines: Sequence[StyledLine], width: int) -> list[StyledLine]:
    """Break lines at spaces to a width; what goes on is indented."""
    found: list[StyledLine] = []
    for line in lines:
        at = len(line[0][0]) - len(line[0][0].lstrip()) if line else 0
        current: StyledLine = [(" " * at, "")] if at else []
        length = at
        for words, style in line:
            for token in re.findall(r"\S+\s*|\s+", words if current or not at else words.lstrip()):
                if length + len(token.rstrip()) > width and length > at:
                    current[-1] = current[-1][0].rstrip(), current[-1][1]
                    found.append(current)
                    current, length = [(" " * (at + 2), "")], at + 2
                if not token.strip() and length == at:
                    continue
                current.append((token, style))
                length += len(token)
        found.append(current)
    return found


def heard(line: StyledLine) -> str:
    """Return a line without its styles."""
    return "".join(words for words, _ in line).rstrip()
