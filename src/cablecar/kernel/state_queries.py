"""Ask a compiled state for numbers from interpreted code.

A compiled method leaks every vec that interpreted code hands to it (a fault of mypyc's wrappers), so all queries share
one buffer and copy the answer at once. Not safe for several threads.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.phase import MAX_LEGAL
from cablecar.kernel.state import State

_BUFFER: vec[i64] = vec[i64]([0] * (2 * int(MAX_LEGAL)))


def read_numbers(ask: Callable[[vec[i64]], object], count: int) -> list[int]:
    """Return the first numbers that a state's method writes: points, keys, places, a sheet."""
    for i in range(count):
        _BUFFER[i] = 0
    ask(_BUFFER)
    return list(_BUFFER[:count])


def legal(state: State, actor: int) -> list[int]:
    """Return the legal actions of an actor; an empty list if it owes no decision."""
    count = int(state.legal(actor, _BUFFER)) if state.owes(actor) else 0
    return list(_BUFFER[:count])


def worth(state: State, actor: int) -> list[int]:
    """Return the legal actions that are worth a search's time."""
    count = int(state.phases[state.phase].worth(state, actor, _BUFFER))
    return list(_BUFFER[:count])
