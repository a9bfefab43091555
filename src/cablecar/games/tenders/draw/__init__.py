"""San Francisco as a scene: the town, the tracks beside it, cards, cheques, and what a choice would bring."""

from __future__ import annotations

from .board import stage, stage_key
from .lying import pieces
from .position import dress, numbers, word
from .preview import preview

__all__ = ["stage", "stage_key", "pieces", "dress", "numbers", "preview", "word"]
