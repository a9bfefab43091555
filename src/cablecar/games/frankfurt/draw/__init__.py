"""Frankfurt as a scene: the map, the pieces on it, and what a choice would bring."""

from __future__ import annotations

from typing import Final

from cablecar.scene.interface import Drawing

from .board import stage
from .position import numbers, overlay, pieces, trails, word
from .preview import preview
from .story import step


class FrankfurtDrawing(Drawing):
    stage = staticmethod(stage)
    pieces = staticmethod(pieces)
    overlay = staticmethod(overlay)
    numbers = staticmethod(numbers)
    preview = staticmethod(preview)
    step = staticmethod(step)
    word = staticmethod(word)
    trails = staticmethod(trails)


DRAWING: Final[Drawing] = FrankfurtDrawing()
