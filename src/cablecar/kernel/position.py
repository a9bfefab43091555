"""Test positions from a few lines of text, checked by the inventory. For tests only: never from a log or the wire.

    seats 2
    option mayor=0
    board opernplatz-0=red-park-3 opernplatz-2=red-villa-2
    coins 2 0
    ask place 0

A line names a field of the state and its values, one after the other or by place. `ask` says which decision is on top
and whose it is: a seat, `*` for chance, `rules`, or `several 0 2`; of several such lines each lies on top of the one
before. Fields that follow from others are derived by the game.
"""

from __future__ import annotations

from typing import Any

from cablecar.kernel.bits import BIT
from cablecar.kernel.errors import BadInput, BadPosition
from cablecar.kernel.fields import field_names
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, RULES, SPECTATOR
from cablecar.kernel.state import Game, State
from cablecar.kernel.state_queries import legal, read_numbers


def position(game: Game, text: str) -> State:
    """Return the state a text describes; raise BadPosition if it contradicts itself or the inventory."""
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), start=1) if line.strip()]
    seats = int(game.least)
    given: dict[str, str] = {}
    for number, words in lines:
        try:
            if words[0] == "seats":
                seats = int(words[1])
            elif words[0] == "option":
                name, given[name] = words[1].split("=", 1)
        except (ValueError, IndexError):
            raise BadPosition(
                number, f"{' '.join(words)!r} is neither 'seats NUMBER' nor 'option NAME=VALUE'"
            ) from None
    try:
        state = game.start(seats, resolve(game, seats, given))
    except BadInput as error:
        raise BadPosition(1, str(error)) from None
    is_asked = False
    for number, (head, *rest) in lines:
        try:
            if head == "ask":
                if not is_asked:
                    state.end()
                is_asked = True
                _ask(state, rest)
            elif head not in ("seats", "option"):
                _set(game, state, head, rest)
        except (ValueError, IndexError, KeyError, OverflowError) as error:
            raise BadPosition(number, f"{' '.join([head, *rest])!r}: {error}") from None
    try:
        game.complete(state)
        fault = game.inventory(state) or _unplayable(state)
    except (ValueError, IndexError, OverflowError, ZeroDivisionError) as error:
        fault = f"the numbers do not go together: {error}"
    if fault:
        raise BadPosition(max(1, len(text.splitlines())), fault)
    return state


def _unplayable(state: State) -> str:
    """Return why nobody could go on from a position, or an empty string."""
    for reader in (*range(state.seats), int(SPECTATOR)):
        state.view(reader)
    read_numbers(state.scores, int(state.parties()))
    actors = [actor for actor in (int(CHANCE), *range(state.seats)) if state.owes(actor)]
    stuck = [actor for actor in actors if not legal(state, actor)]
    return f"nothing is legal for actor {stuck[0]} in phase {state.phases[state.phase].name}" if stuck else ""


def _ask(state: State, words: list[str]) -> None:
    phase = [phase.name for phase in state.phases].index(words[0])
    seats = {str(seat): seat for seat in range(state.seats)}
    actors = {"*": CHANCE, "rules": RULES, **seats}
    if words[1] == "several":
        state.ask(phase, sum(BIT[seat] for seat in {seats[word] for word in words[2:]}))
        if not state.pending:
            raise ValueError("several of nobody")
    elif len(words) > 2:
        raise ValueError("one actor is enough; or `several SEAT SEAT`")
    else:
        state.push(phase, actors[words[1]])


def _set(game: Game, state: State, field: str, words: list[str]) -> None:
    if field not in field_names(state):
        raise ValueError(f"there is no field {field!r}")
    places, known = game.names(field)

    def value(word: str) -> int:
        return known[word] if word in known else int(word)

    old: Any = getattr(state, field)
    if isinstance(old, int):
        (word,) = words
        setattr(state, field, value(word))
        return
    if not words:
        raise ValueError("no value is named")
    for i, word in enumerate(words):
        place, _, text = word.rpartition("=")
        at = i if not place else places.index(place) if place in places else int(place)
        if not 0 <= at < len(old):
            raise IndexError(f"{field} has {len(old)} places")
        old[at] = value(text)
