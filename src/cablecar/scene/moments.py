"""Pictures for a game's "How to play": each shows a moment, the beginning of a log as one seat sees it. Knows
no game.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import yaml
from msgspec import Struct

from cablecar.kernel.log import parse
from cablecar.kernel.state import Game
from cablecar.kernel.table import replay
from cablecar.scene.look import folder_of, look_at, make_stage
from cablecar.scene.svg import picture

FILE = "moments"  # .yaml says what is drawn, .log is played


class MomentPicture(Struct, forbid_unknown_fields=True):
    """A moment after `after` lines, as a seat sees it: a panel, or a part of one (x, y, width, height in its own
    units).
    """

    after: int
    seat: int
    panel: str
    part: tuple[float, float, float, float] | None = None
    picked: dict[str, str] = {}


class Moments(Struct, forbid_unknown_fields=True):
    """The pictures of a game, and the golden log whose beginning they show."""

    golden: str
    pictures: list[MomentPicture]


@cache
def moments_of(folder: Path) -> Moments | None:
    """Return the moments that a game's folder describes, if any."""
    file = folder / "rules" / f"{FILE}.yaml"
    return msgspec.convert(yaml.safe_load(file.read_text("utf-8")), Moments) if file.is_file() else None


@cache
def draw_moment(game: Game, index: int, language: str, is_night: bool) -> str | None:
    """Return a picture of a game as SVG, counted from 0; drawn once."""
    folder = folder_of(game)
    found = moments_of(folder) if folder else None
    if folder is None or found is None or not 0 <= index < len(found.pictures):
        return None
    wanted = found.pictures[index]
    log = parse((folder / "rules" / f"{FILE}.log").read_bytes())
    table = replay(game, log, wanted.after)
    look = msgspec.structs.replace(look_at(table, wanted.seat), steps=[])  # what just happened is no part of it
    return picture(
        game,
        make_stage(table.view(wanted.seat)),
        look,
        language=language,
        is_night=is_night,
        panel=wanted.panel,
        part=wanted.part,
        picked=wanted.picked,
    )
