"""San Francisco as a scene: the map, the action cards, the boards, and what a choice would bring."""
from __future__ import annotations

from .board import stage, stage_key
from .names import word
from .position import dress, numbers, pieces, preview

__all__ = ["stage", "stage_key", "pieces", "dress", "numbers", "preview", "word"]
