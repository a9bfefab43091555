"""A look told by what has changed is the look."""
from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cablecar.kernel.log import parse
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table
from cablecar.scene.change import Change, Parts, retold
from cablecar.scene.look import Watch, encode
from tests.games.found import IS_LONG, Mode, every_mode, own_tests
from tests.server.harness import changed

pytestmark = pytest.mark.once

MANY = 100  # lines of a long log: of those every fourth is looked at

items = st.lists(st.sampled_from([b"%d" % number for number in range(12)]), max_size=14)


def again(old: list[bytes], told: list[Any]) -> list[bytes]:
    return [item for each in told for item in (old[slice(*each)] if isinstance(each, tuple) else [each])]


@given(items, items)
def test_a_list_is_told_exactly(old: list[bytes], new: list[bytes]) -> None:
    told = retold(old, new)
    assert again(old, told) == new
    assert not any(item in old for item in told), "what was there is not told again"


@given(st.lists(st.binary(max_size=3), unique=True, min_size=1), st.data())
def test_a_stretch_is_told_at_once(old: list[bytes], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(old) - 1))
    assert retold(old, [*old[cut:], b"new!"]) == [(cut, len(old)), b"new!"]


@pytest.mark.slow
@every_mode
def test_every_look_of_a_golden_log_can_be_put_together_from_its_changes(mode: Mode) -> None:
    log = parse((own_tests(mode.slug) / "golden" / f"v{mode.game.version}" / f"{mode.name}.log").read_bytes())
    table = Table(mode.game, mode.seats, log.header.options, dice=None, version=log.header.version)
    readers = (0, int(SPECTATOR))
    watches, others = [Watch(table, reader) for reader in readers], [Watch(table, reader) for reader in readers]
    seen = [Parts(watch.look()) for watch in watches]
    known: list[dict[str, Any]] = [json.loads(look.whole()) for look in seen]
    whole = told = 0
    stride = 4 if len(log.events) > MANY and not IS_LONG else 1
    for number, event in enumerate(log.events):
        table.follow(event)
        if number % stride:
            continue
        for place, watch in enumerate(watches):
            look = watch.look()
            parts, bytes_of_look = Parts(look), encode(look)
            assert parts.whole() == bytes_of_look
            change = parts.since(seen[place])
            msgspec.json.decode(change, type=Change)
            known[place] = changed(known[place], json.loads(change))
            assert known[place] == json.loads(bytes_of_look)
            whole, told, seen[place] = whole + len(bytes_of_look), told + len(change), parts
            watch.forget(len(look.steps))
            assert look.steps == others[place].news(), "what is forgotten is not needed"
    assert told < whole / 2, "it is worth while"
    assert seen[0].since(seen[0]) == b"{}"
