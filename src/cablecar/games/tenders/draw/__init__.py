"""San Francisco as a scene: the town, the tracks beside it, cards, cheques, and what a choice would bring."""
from __future__ import annotations

from .board import stage
from .position import dress, numbers, pieces, word
from .preview import preview

__all__ = ["stage", "pieces", "dress", "numbers", "preview", "word"]
