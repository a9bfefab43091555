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
from cablecar.scene.change import Change, change, entries, panel_parts, place_parts, stretches, things
from cablecar.scene.look import encode, feed_of
from cablecar.scene.model import PanelOverlay, Piece
from tests.games.found import IS_LONG, Mode, every_mode, own_tests
from tests.server.harness import changed, items

pytestmark = pytest.mark.once

MANY = 100  # lines of a long log: of those every fourth is looked at

names = st.sampled_from([f"piece.{number}" for number in range(12)])
pieces = st.lists(
    st.builds(
        Piece,
        id=names,
        on=st.sampled_from(["here", "there"]),
        state=st.sampled_from(["", "dim"]),
        by=st.sampled_from([None, 0, 1]),
    ),
    max_size=14,
    unique_by=attrgetter("id"),
)


def plain(things: Any) -> Any:
    """Return what a reader of JSON gets."""
    return json.loads(encode(things))


@given(pieces, pieces)
def test_a_list_of_things_is_told_exactly(old: list[Piece], new: list[Piece]) -> None:
    told = things(old, new)
    assert items(plain(old), plain(told), has_parts=True) == plain(new)


@given(pieces, st.data())
def test_what_stays_in_its_order_is_not_told_again(old: list[Piece], data: st.DataObject) -> None:
    new = [piece for piece in old if data.draw(st.booleans())]
    for number in range(data.draw(st.integers(0, 3))):
        new.insert(data.draw(st.integers(0, len(new))), Piece(id=f"new.{number}", on="here"))
    assert not any(item in old for item in things(old, new))


@given(pieces.filter(bool), st.data())
def test_a_stretch_is_told_at_once(old: list[Piece], data: st.DataObject) -> None:
    cut, fresh = data.draw(st.integers(0, len(old) - 1)), Piece(id="new", on="here")
    assert things(old, [*old[cut:], fresh]) == [(cut, len(old)), fresh]


def test_of_a_thing_that_differs_only_that_is_told() -> None:
    one, two = Piece(id="a", on="here", state="dim"), Piece(id="b", on="here")
    assert things([one, two], [Piece(id="a", on="there"), two]) == [{"on": "there", "state": None}, (1, 2)]
    three, moved = Piece(id="c", on="here"), Piece(id="a", on="there")
    told = things([two, three, one], [moved, three, two])
    assert told == [(2, 2), {"on": "there", "state": None}, (1, 2), (0, 1)]


@given(st.lists(st.integers(0, 3)), st.lists(st.integers(0, 3)))
def test_a_list_is_told_exactly(old: list[int], new: list[int]) -> None:
    told = stretches(old, new)
    assert [item for one in told for item in (old[slice(*one)] if isinstance(one, tuple) else [one])] == new


@given(st.lists(st.integers(0, 3)), st.lists(st.integers(4, 7)), st.data())
def test_a_list_that_grows_at_its_end_is_told_by_what_is_new(
    old: list[int], fresh: list[int], data: st.DataObject
) -> None:
    cut = data.draw(st.integers(0, len(old)))
    told = stretches(old, [*old[cut:], *fresh])
    assert [item for item in told if isinstance(item, int)] == fresh


def test_of_panels_and_places_only_what_differs_is_told() -> None:
    old = PanelOverlay(note=["night"], groups={"a": ["one"], "b": ["two"]}, tip=[[["x"]], [["y"]]])
    new = PanelOverlay(groups={"b": ["three"]}, tip=[[["z"]], [["y"]]])
    assert panel_parts(old, new) == {"note": None, "groups": {"b": ["three"], "a": None}, "tip": [[["z"]], (1, 2)]}
    assert panel_parts(new, PanelOverlay(groups={"b": ["three"]})) == {"tip": None}
    assert place_parts({"tone": "red", "tip": [[["x"]]]}, {"tip": []}) == {"tone": None, "tip": []}
    assert entries({"a": {"tone": "red"}}, {"b": {"tone": "red"}}, place_parts) == {"a": None, "b": {"tone": "red"}}


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
    assert told < whole / 4, "it is worth while"
    assert change(seen[0], seen[0]) == b"{}"
