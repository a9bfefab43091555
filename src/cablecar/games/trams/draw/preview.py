"""What a choice would bring: the choice is tried on a copy and told as if it had happened, as far as no chance is
needed.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.state import View
from cablecar.scene.model import Preview

from .names import cities_of
from .overlay import rails
from .pieces import pieces
from .story import step
from .words import word

MOST_LINES = 6


def preview(view: View, action: int) -> Preview:
    """Return the steps behind a choice, and ghosts of what would lie there."""
    s = cities_of(view)
    seat = int(s.actor)
    after = s.copy()
    after.apply(seat, action)
    shown = View(view.seat, after)
    told = step(view, Event(seat, s.game.vocabulary.words[action]), shown)
    tip: list[list[Any]] = [[each.say, each.rule] if each.rule else [each.say] for each in told[:MOST_LINES]]
    if after.actor == CHANCE:
        return Preview(name=word(view, action), tip=tip)
    there = {piece.id: piece.on for piece in pieces(view)}
    new = [piece for piece in pieces(shown) if there.get(piece.id) != piece.on and piece.on.startswith(f"c{seat}.")]
    ghosts = [
        replace(piece, id=f"ghost.{piece.id}") for piece in new
    ]  # pieces and lines themselves are kept for the looks to come
    lines = []
    if after.trams[seat] != s.trams[seat]:
        lines = [replace(line, id=f"ghost.{line.id}", state="turn") for line in rails(after, seat, is_mine=True)]
    return Preview(name=word(view, action), tip=tip, pieces=ghosts, lines=lines)
