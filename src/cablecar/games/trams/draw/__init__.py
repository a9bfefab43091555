"""San Francisco as a scene: five coloured rows per city, three columns of projects, and what a choice would bring."""

from __future__ import annotations

from .board import stage
from .pieces import pieces
from .position import dress, numbers
from .preview import preview
from .words import word

__all__ = ["stage", "pieces", "dress", "numbers", "preview", "word"]
