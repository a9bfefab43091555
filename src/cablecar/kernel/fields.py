"""What is derived from the fields of states and views: text, equality, digest, pickling."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.components import Components
from cablecar.kernel.state import Game, State, View

NOT_FIELDS = {"__dict__", "game", "phases", "tables", "notes"}
_names: dict[type, list[str]] = {}
_games: dict[tuple[type, str, str], Game] = {}


def field_names(state: State) -> list[str]:
    """Return the names of the fields: those of its compiled classes (a list made by mypyc), and whatever an interpreted
    one has been given.
    """
    kind = type(state)
    if kind not in _names:
        _names[kind] = sorted(
            {name for cls in kind.__mro__ for name in getattr(cls, "__mypyc_attrs__", ())} - NOT_FIELDS
        )
    given = getattr(state, "__dict__", None)
    return sorted({*_names[kind], *given} - NOT_FIELDS) if given else _names[kind]


def values(state: State) -> dict[str, int | list[int]]:
    """Return the fields as numbers and lists of numbers."""
    return {
        name: value if isinstance(value := getattr(state, name), int) else list(value) for name in field_names(state)
    }


def dump(thing: State | View) -> str:
    """Return the canonical text of a state or view: equal texts mean equal things."""
    if isinstance(thing, View):
        return f"seat {thing.seat}\n{dump(thing.seen)}"
    return "\n".join([f"{name} {value}" for name, value in values(thing).items()])


def state_digest(thing: State | View) -> str:
    return sha256(dump(thing).encode()).hexdigest()[:16]


def remake(kind: type[Game], components: Components, drawing: Callable[[], object] | None = None) -> Game:
    """Return the Game of a component set: one per process. `drawing` imports how it is shown."""
    key = (kind, components.name, components.digest)
    if key not in _games:
        _games[key] = kind(components)  # type: ignore[call-arg,arg-type]  # a game's own class takes its components only
        _games[key].drawing = drawing
    return _games[key]


def rebuild(seat: int, kind: Any, game: Game, fields: dict[str, Any]) -> View:
    """Make a view from its fields; a game's state class takes its Game only."""
    state = kind(game)
    for name, value in fields.items():
        setattr(state, name, value if isinstance(value, int) else vec[i64](value))
    return View(seat, state)
