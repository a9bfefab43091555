"""San Francisco as a scene: the map, the action cards, the boards, and what a choice would bring."""

from __future__ import annotations

from typing import Final

from cablecar.scene.interface import Drawing

from .board import stage, stage_key
from .names import word
from .overlay import numbers, overlay
from .pieces import pieces
from .preview import preview
from .story import step


class QuakeDrawing(Drawing):
    rival = "committee"
    stage = staticmethod(stage)
    pieces = staticmethod(pieces)
    overlay = staticmethod(overlay)
    numbers = staticmethod(numbers)
    preview = staticmethod(preview)
    step = staticmethod(step)
    word = staticmethod(word)
    stage_key = staticmethod(stage_key)


DRAWING: Final[Drawing] = QuakeDrawing()
