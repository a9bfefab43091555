"""The drawing of a game that has none: a table of what its view holds, and its words as buttons."""

from __future__ import annotations

from typing import Final

from cablecar.kernel import state_queries
from cablecar.kernel.fields import values
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.state import View
from cablecar.scene.model import Ask, Choice, Dress, Dressing, Number, Panel, Piece, Row, Stage, Step, Text, What

KERNEL: Final = ("actor", "agenda", "depth", "options", "pending", "phase", "rivals", "rounds", "seats", "version")
SEATS: Final = ["#2C2A28", "#FFFFFF", "#E07A3F", "#2AA198", "#7D5BA6", "#C8553D", "#5B8C5A", "#E3B23C"]
MOST_ROWS: Final = 24


def stage(view: View) -> Stage:
    """One table."""
    board = Panel(id="fields", role="board", form="table", name=["view-board"], columns=[[["view-values"]]])
    return Stage(seats=SEATS[: int(view.seen.seats)], panels=[board])


def pieces(view: View) -> list[Piece]:
    """There is nothing to lay."""
    return []


def dress(view: View) -> Dress:
    """Show every field of the view."""
    state = view.seen
    shown = [(name, value) for name, value in values(state).items() if name not in KERNEL]
    rows = [
        Row(head=[name], cells=[[str(value) if isinstance(value, int) else " ".join(map(str, value))]])
        for name, value in shown
    ]
    words = state.game.vocabulary.words
    choices = {words[action]: Choice(name=words[action]) for action in _legal(view)}
    return Dress(
        status=[["turn-several-all"]] if state.actor == SEVERAL else [],
        say=_question(view),
        panels={"fields": Dressing(rows=rows[:MOST_ROWS])},
        asks={"*": Ask(template="*")},
        choices=choices,
    )


def numbers(view: View, seat: int) -> list[Number]:
    """Only the score."""
    value = state_queries.read_numbers(view.seen.scores, int(view.seen.parties()))[seat]
    shown = value if view.seen.game.unit == 1 else f"{value / int(view.seen.game.unit):g}"
    return [Number(id="score", symbol="star", value=shown, name=["score"])]


def preview(view: View, action: int) -> What:
    """The word is all there is to say."""
    return What(name=view.seen.game.vocabulary.words[action])


def step(before: View, event: Event, after: View) -> list[Step]:
    """Repeat the word."""
    if event.actor == CHANCE:
        return [Step(say=["did-chance", {"word": event.word}])]
    return [Step(seat=event.actor, say=["did", {"seat": event.actor, "word": event.word}])]


def _legal(view: View) -> list[int]:
    return state_queries.legal(view.seen, int(view.seat)) if view.seat >= 0 else []


def _question(view: View) -> Text:
    state = view.seen
    if state.actor == NOBODY:
        return ["over"]
    if view.seat >= 0 and state.owes(view.seat):
        return ["turn-your"]
    return ["turn-of", {"seat": int(state.actor)}] if state.actor >= 0 else ["turn-several-all"]
