"""Test positions from a few lines of text, checked by the inventory. For tests only: never from a log or the wire.

    seats 2
    option mayor=0
    board opernplatz-0=red-park-3 opernplatz-2=red-villa-2
    coins 2 0
    ask place 0

A line names a field of the state and its values, one after the other or by place; `ask` says which decision is on top and whose it is.
Fields that follow from others are derived by the game.
"""
from __future__ import annotations

from typing import Any

from cablecar.kernel.errors import BadInput, BadPosition
from cablecar.kernel.fields import names
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.state import Game, State


def position(game: Game, text: str) -> State:
    """Return the state a text describes; raise BadPosition if it contradicts itself or the inventory."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), start=1) if line.strip()]
    seats = [int(words[1]) for _, words in lines if words[0] == "seats"]
    given = dict(words[1].split("=", 1) for _, words in lines if words[0] == "option")
    try:
        state = game.start(seats[0] if seats else game.least, resolve(game, seats[0] if seats else int(game.least), given))
    except BadInput as error:
        raise BadPosition(1, str(error)) from None
    for number, (head, *rest) in lines:
        if head not in ("seats", "option"):
            try:
                _ask(state, rest) if head == "ask" else _set(game, state, head, rest)
            except (ValueError, IndexError, KeyError) as error:
                raise BadPosition(number, f"{' '.join([head, *rest])!r}: {error}") from None
    game.complete(state)
    if fault := game.inventory(state):
        raise BadPosition(len(lines), fault)
    return state


def _ask(state: State, words: list[str]) -> None:
    phases = [phase.name for phase in state.phases]
    state.end()
    state.push(phases.index(words[0]), CHANCE if words[1] == "*" else int(words[1]))


def _set(game: Game, state: State, field: str, words: list[str]) -> None:
    if field not in names(state):
        raise ValueError(f"there is no field {field!r}")
    places, known = game.names(field)

    def value(word: str) -> int:
        return known[word] if word in known else int(word)

    old: Any = getattr(state, field)
    if isinstance(old, int):
        setattr(state, field, value(words[0]))
        return
    for i, word in enumerate(words):
        place, _, text = word.rpartition("=")
        at = i if not place else places.index(place) if place in places else int(place)
        old[at] = value(text)
