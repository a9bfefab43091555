"""How a game is shown: what its `draw` package gives to the scene. mypy checks each game against it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Protocol

from cablecar.kernel.log import Event
from cablecar.kernel.state import View
from cablecar.scene.model import Line, Number, Overlay, Piece, Preview, Stage, Step, Text


class Drawing(Protocol):
    """The drawing of one game. A game subclasses it and must provide the abstract methods; the others have defaults.

    Everything is made from a View alone, so nobody can be shown what their seat may not know.
    """

    rival: str = "pawn"
    """The symbol of a party without a seat."""

    @abstractmethod
    def stage(self, view: View, /) -> Stage:
        """Return what stays: panels, places and faces."""

    @abstractmethod
    def pieces(self, view: View, /) -> list[Piece]:
        """Return the pieces on the places of the stage, in the order of the stage."""

    @abstractmethod
    def overlay(self, view: View, /) -> Overlay:
        """Return everything else that changes: status, prompt, what places and panels add, lines, badges."""

    @abstractmethod
    def numbers(self, view: View, party: int, /) -> list[Number]:
        """Return the public numbers of a seat or rival, the score first."""

    @abstractmethod
    def preview(self, view: View, action: int, /) -> Preview:
        """Return what a choice would bring."""

    @abstractmethod
    def step(self, before: View, event: Event, after: View, /) -> list[Step]:
        """Return what one event did, from two views of one reader."""

    def word(self, view: View, action: int, /) -> Text:
        """Return an action in full; by default its word."""
        return view.seen.game.vocabulary.words[action]

    def stage_key(self, view: View, /) -> Hashable:
        """Return what the stage shows that set-up has revealed; by default the stage does not depend on it."""
        return None

    def trails(self, old: View, new: View, /) -> list[Line]:
        """Return lines that show where markers came from since the reader's last decision; by default none."""
        return []
