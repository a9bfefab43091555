"""A scene as one SVG picture: a panel, or the whole page. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import Game, View
from cablecar.kernel.table import Table
from cablecar.scene.ink import Ink
from cablecar.scene.look import folder_of, glance, look_at, make_stage
from cablecar.scene.model import Look, Stage
from cablecar.scene.page import BOARD, WIDE, Page
from cablecar.scene.symbols import load, parse
from cablecar.scene.texts import Texts

PART: Final = 400.0  # pixels of a part of a panel, or of one that flows
Box = tuple[float, float, float, float]


def picture(
    game: Game,
    stage: Stage,
    look: Look,
    *,
    language: str = "en",
    names: Sequence[str] = (),
    is_night: bool = False,
    panel: str = "",
    part: Box | None = None,
    picked: Mapping[str, str] | None = None,
) -> str:
    """Return a scene as SVG: one panel by its id, or a part of it, or the whole page."""
    folder = folder_of(game)
    texts = Texts(language, *([folder / "texts"] if folder else []))
    drawing = Page(stage, look, folder, texts, names, is_night=is_night, picked=picked)
    title = texts.say("game-name") if texts.has("game-name") else game.slug
    chosen = next((each for each in stage.panels if each.id == panel), None)
    if chosen is not None and chosen.size is not None:
        view = part or (0.0, 0.0, *chosen.size)
        wide = BOARD if part is None else PART
        body = drawing.plan(chosen, wide / view[2])
        return drawing.ink.finish(body, wide, wide * view[3] / view[2], view, title)
    if chosen is not None:
        body, width, height = drawing.alone(chosen, PART)
        view = part or (0.0, 0.0, width, height)
        return drawing.ink.finish(body, view[2], view[3], view, title)
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

    def __init__(
        self,
        table: Table,
        seat: int | None = None,
        *,
        language: str = "en",
        names: Sequence[str] = (),
        is_night: bool = False,
        is_open: bool = False,
        panel: str = "",
    ) -> None:
        """Show a table to a seat, to a bystander, or with everything open."""
        self.game = table.game
        if is_open:
            view = View(SPECTATOR, table.state.copy())
            self.stage, self.look = make_stage(view), glance(view)
        else:
            reader = int(SPECTATOR) if seat is None else seat
            self.stage, self.look = make_stage(table.view(reader)), look_at(table, reader)
        self.language, self.names, self.is_night, self.panel = language, list(names), is_night, panel

    def _repr_svg_(self) -> str:
        return picture(
            self.game,
            self.stage,
            self.look,
            language=self.language,
            names=self.names,
            is_night=self.is_night,
            panel=self.panel,
        )

    def __str__(self) -> str:
        return self._repr_svg_()
