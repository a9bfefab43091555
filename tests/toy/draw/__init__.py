"""The shop as a scene: what is drawn, and what is told of every line."""

from __future__ import annotations

from typing import Final

from cablecar.scene.interface import Drawing

from .shop import numbers, overlay, pieces, preview, stage, word
from .story import step


class ShopDrawing(Drawing):
    stage = staticmethod(stage)
    pieces = staticmethod(pieces)
    overlay = staticmethod(overlay)
    numbers = staticmethod(numbers)
    preview = staticmethod(preview)
    step = staticmethod(step)
    word = staticmethod(word)


DRAWING: Final[Drawing] = ShopDrawing()
