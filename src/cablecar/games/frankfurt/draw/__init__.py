"""Frankfurt as a scene: the map, the pieces on it, and what a choice would bring."""

from __future__ import annotations

from .board import stage
from .position import dress, numbers, pieces, trails, word
from .preview import preview

__all__ = ["stage", "pieces", "dress", "numbers", "preview", "word", "trails"]
