"""San Francisco as a scene: the map, the action cards, the boards, and what a choice would bring."""

from __future__ import annotations

from .board import stage, stage_key
from .dress import dress, numbers
from .names import word
from .position import pieces
from .preview import preview

RIVAL = "committee"

__all__ = ["RIVAL", "stage", "stage_key", "pieces", "dress", "numbers", "preview", "word"]
