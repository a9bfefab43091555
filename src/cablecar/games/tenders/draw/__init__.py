"""San Francisco as a scene: the town, the tracks beside it, cards, cheques, and what a choice would bring."""

from __future__ import annotations

from typing import Final

from cablecar.scene.interface import Drawing

from .board import stage, stage_key
from .overlay import numbers, overlay, word
from .pieces import pieces
from .preview import preview
from .story import step


class TendersDrawing(Drawing):
    stage = staticmethod(stage)
    pieces = staticmethod(pieces)
    overlay = staticmethod(overlay)
    numbers = staticmethod(numbers)
    preview = staticmethod(preview)
    step = staticmethod(step)
    word = staticmethod(word)
    stage_key = staticmethod(stage_key)


DRAWING: Final[Drawing] = TendersDrawing()
