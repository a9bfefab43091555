"""The drawing of a game that has none: a table of what its view holds, and its words as buttons."""

from __future__ import annotations

from typing import Final, cast

from cablecar.kernel import state_queries
from cablecar.kernel.fields import values
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.state import Game, View
from cablecar.scene.interface import Drawing
from cablecar.scene.model import (
    Ask,
    Choice,
    Number,
    Overlay,
    Panel,
    PanelOverlay,
    Piece,
    Preview,
    Row,
    Stage,
    Step,
    Text,
)
from cablecar.scene.sheet import points

KERNEL: Final = ("actor", "agenda", "depth", "options", "pending", "phase", "rivals", "rounds", "seats", "version")
SEAT_COLOURS: Final = ["#2C2A28", "#FFFFFF", "#E07A3F", "#2AA198", "#7D5BA6", "#C8553D", "#5B8C5A", "#E3B23C"]
MOST_ROWS: Final = 24


class PlainDrawing(Drawing):
    """A table of the view's fields, and nothing to click but buttons."""

    def stage(self, view: View) -> Stage:
        board = Panel(id="fields", role="board", form="table", name=["view-board"], columns=[[["view-values"]]])
        return Stage(seats=SEAT_COLOURS[: int(view.seen.seats)], panels=[board])

    def pieces(self, view: View) -> list[Piece]:
        return []

    def overlay(self, view: View) -> Overlay:
        state = view.seen
        shown = [(name, value) for name, value in values(state).items() if name not in KERNEL]
        rows = [
            Row(head=[name], cells=[[str(value) if isinstance(value, int) else " ".join(map(str, value))]])
            for name, value in shown
        ]
        words = state.game.vocabulary.words
        legal = state_queries.legal(state, int(view.seat)) if view.seat >= 0 else []
        return Overlay(
            status=[["turn-several-all"]] if state.actor == SEVERAL else [],
            say=_question(view),
            panels={"fields": PanelOverlay(rows=rows[:MOST_ROWS])},
            asks={"*": Ask(template="*")},
            choices={words[action]: Choice(name=words[action]) for action in legal},
        )

    def numbers(self, view: View, party: int) -> list[Number]:
        value = state_queries.read_numbers(view.seen.scores, int(view.seen.parties()))[party]
        return [Number(id="score", symbol="star", value=points(view.seen.game, value), name=["score"])]

    def preview(self, view: View, action: int) -> Preview:
        return Preview(name=self.word(view, action))

    def step(self, before: View, event: Event, after: View) -> list[Step]:
        if event.actor == CHANCE:
            return [Step(say=["did-chance", {"word": event.word}])]
        return [Step(seat=event.actor, say=["did", {"seat": event.actor, "word": event.word}])]


PLAIN_DRAWING: Final = PlainDrawing()


def drawing_of(game: Game) -> Drawing:
    """Return how a game is drawn: by its own drawing, imported when it is first asked for, or plainly."""
    return cast(Drawing, game.drawing()) if game.drawing is not None else PLAIN_DRAWING


def _question(view: View) -> Text:
    state = view.seen
    if state.actor == NOBODY:
        return ["over"]
    if view.seat >= 0 and state.owes(view.seat):
        return ["turn-your"]
    return ["turn-of", {"seat": int(state.actor)}] if state.actor >= 0 else ["turn-several-all"]
