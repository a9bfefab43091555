"""A look told by what has changed is the look."""

from __future__ import annotations

import json
from operator import attrgetter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cablecar.kernel.log import parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.change import Change, change, moved_on, retold
from cablecar.scene.look import encode, feed_of
from cablecar.scene.model import Piece
from tests.games.found import IS_LONG, Mode, every_mode, own_tests
from tests.server.harness import changed

pytestmark = pytest.mark.once

MANY = 100  # lines of a long log: of those every fourth is looked at

names = st.sampled_from([f"piece.{number}" for number in range(12)])
pieces = st.lists(
    st.builds(Piece, id=names, on=st.sampled_from(["here", "there"])), max_size=14, unique_by=attrgetter("id")
)


def again(old: list[Any], told: list[Any]) -> list[Any]:
    return [item for each in told for item in (old[slice(*each)] if isinstance(each, tuple) else [each])]


@given(pieces, pieces)
def test_a_list_is_told_exactly(old: list[Piece], new: list[Piece]) -> None:
    told = retold(old, new)
    assert again(old, told) == new
    assert not any(item in old for item in told), "what was there is not told again"


@given(pieces.filter(bool), st.data())
def test_a_stretch_is_told_at_once(old: list[Piece], data: st.DataObject) -> None:
    cut, fresh = data.draw(st.integers(0, len(old) - 1)), Piece(id="new", on="here")
    assert retold(old, [*old[cut:], fresh]) == [(cut, len(old)), fresh]


@given(st.lists(st.integers(0, 3)), st.lists(st.integers(0, 3)), st.data())
def test_a_list_that_grows_at_its_end_is_told_by_what_is_new(
    old: list[int], fresh: list[int], data: st.DataObject
) -> None:
    cut = data.draw(st.integers(0, len(old)))
    told = moved_on(old, [*old[cut:], *fresh])
    assert again(old, told) == [*old[cut:], *fresh]
    assert len([item for item in told if isinstance(item, int)]) <= len(fresh)


@pytest.mark.slow
@every_mode
def test_every_look_of_a_golden_log_can_be_put_together_from_its_changes(mode: Mode) -> None:
    log = parse((own_tests(mode.slug) / "golden" / f"v{mode.game.version}" / f"{mode.name}.log").read_bytes())
    table = Table(mode.game, mode.seats, log.header.options, dice=None, version=log.header.version)
    readers = (0, int(SPECTATOR))
    watches, others = [feed_of(table, reader) for reader in readers], [feed_of(table, reader) for reader in readers]
    seen = [watch.look() for watch in watches]
    known: list[dict[str, Any]] = [json.loads(encode(look)) for look in seen]
    whole = told = 0
    stride = 4 if len(log.events) > MANY and not IS_LONG else 1
    for number, event in enumerate(log.events):
        table.follow(event)
        if number % stride:
            continue
        for place, watch in enumerate(watches):
            look = watch.look()
            bytes_of_look, bytes_of_change = encode(look), change(seen[place], look)
            msgspec.json.decode(bytes_of_change, type=Change)
            known[place] = changed(known[place], json.loads(bytes_of_change))
            assert known[place] == json.loads(bytes_of_look)
            whole, told, seen[place] = whole + len(bytes_of_look), told + len(bytes_of_change), look
            watch.forget(len(look.steps))
            assert look.steps == others[place].news(), "what is forgotten is not needed"
    assert told < whole / 2, "it is worth while"
    assert change(seen[0], seen[0]) == b"{}"
