"""Numbers that interpreted code asks of a state.

A compiled method keeps the memory of every vec that interpreted code hands to it (a fault of mypyc's wrappers), so all
hand over the same one:
what is answered is copied at once. One thread asks at a time.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.kernel.phase import MAX_LEGAL
from cablecar.kernel.state import State

_OUT: vec[i64] = vec[i64]([0] * (2 * int(MAX_LEGAL)))


def numbers(ask: Callable[[vec[i64]], object], count: int) -> list[int]:
    """Return what a state writes into the first places: points, keys, places, a sheet."""
    for i in range(count):
        _OUT[i] = 0
    ask(_OUT)
    return list(_OUT[:count])


def legal(state: State, actor: int) -> list[int]:
    """Return the legal actions of an actor; nothing if it owes none."""
    count = int(state.legal(actor, _OUT)) if state.owes(actor) else 0
    return list(_OUT[:count])


def worth(state: State, actor: int) -> list[int]:
    """Return the part of them that a search should look at."""
    count = int(state.phases[state.phase].worth(state, actor, _OUT))
    return list(_OUT[:count])
