"""A scene as one SVG picture: a panel, a part of it, or the whole table. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.state import Game, View
from cablecar.kernel.table import Table
from cablecar.scene.look import folder_of, glance, look_at, make_stage
from cablecar.scene.model import Look, Stage
from cablecar.scene.svg_panels import PANEL_WIDTH, PICTURE_WIDTH, PanelPainter
from cablecar.scene.texts import Texts

PART_WIDTH: Final = 400.0  # pixels of a part of a panel, or of one that flows
Crop = tuple[float, float, float, float]


def picture(
    game: Game,
    stage: Stage,
    look: Look,
    *,
    language: str = "en",
    names: Sequence[str] = (),
    is_night: bool = False,
    panel: str = "",
    part: Crop | None = None,
    picked: Mapping[str, str] | None = None,
) -> str:
    """Return a scene as SVG: one panel by its id, or a part of it, or the whole table."""
    folder = folder_of(game)
    texts = Texts(language, *([folder / "texts"] if folder else []))
    painter = PanelPainter(stage, look, folder, texts, names, is_night=is_night, picked=picked)
    title = texts.say("game-name") if texts.has("game-name") else game.slug
    chosen = next((each for each in stage.panels if each.id == panel), None)
    if chosen is None:
        width, (body, height) = PICTURE_WIDTH, painter.whole_table(title)
    elif chosen.size is not None:
        view = part or (0.0, 0.0, *chosen.size)
        width = PANEL_WIDTH if part is None else PART_WIDTH
        body = painter.plan(chosen, width / view[2])
        return painter.svg.finish(body, width, width * view[3] / view[2], view, title)
    else:
        width, (body, height) = PART_WIDTH, painter.alone(chosen, PART_WIDTH)
    view = part or (0.0, 0.0, width, height)
    return painter.svg.finish(body, view[2], view[3], view, title)


class TablePicture:
    """A table as a picture, which a notebook shows by itself."""

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
