"""San Francisco as a scene: five coloured rows per city, three columns of projects, and what a choice would bring."""

from __future__ import annotations

from typing import Final

from cablecar.scene.interface import Drawing

from .board import stage
from .overlay import numbers, overlay
from .pieces import pieces
from .preview import preview
from .story import step
from .words import word


class TramsDrawing(Drawing):
    stage = staticmethod(stage)
    pieces = staticmethod(pieces)
    overlay = staticmethod(overlay)
    numbers = staticmethod(numbers)
    preview = staticmethod(preview)
    step = staticmethod(step)
    word = staticmethod(word)


DRAWING: Final[Drawing] = TramsDrawing()
