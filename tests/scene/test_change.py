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
from cablecar.scene.change import Change, change_of, retold
from cablecar.scene.look import Watch, encode
from cablecar.scene.model import Look
from tests.games.found import Mode, every_mode, own_tests
from tests.server.harness import changed

items = st.lists(st.integers(0, 12), max_size=14)


def again(old: list[int], told: list[Any]) -> list[int]:
    return [item for each in told for item in (old[slice(*each)] if isinstance(each, tuple) else [each])]


@given(items, items)
def test_a_list_is_told_exactly(old: list[int], new: list[int]) -> None:
    told = retold(old, new, int)
    assert again(old, told) == new
    assert not any(item in old for item in told), "what was there is not told again"


@given(st.lists(st.integers(0, 50), unique=True, min_size=1), st.data())
def test_a_stretch_is_told_at_once(old: list[int], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(old) - 1))
    assert retold(old, [*old[cut:], 51], int) == [(cut, len(old)), 51]


@pytest.mark.slow
@every_mode
def test_every_look_of_a_golden_log_can_be_put_together_from_its_changes(mode: Mode) -> None:
    log = parse((own_tests(mode.slug) / "golden" / f"v{mode.game.version}" / f"{mode.name}.log").read_bytes())
    table = Table(mode.game, mode.seats, log.header.options, dice=None, version=log.header.version)
    watches = [Watch(table, reader) for reader in (0, mode.seats - 1, int(SPECTATOR))]
    seen: list[Look] = [watch.look() for watch in watches]
    known: list[dict[str, Any]] = [json.loads(encode(look)) for look in seen]
    whole = told = 0
    for event in log.events:
        table.follow(event)
        for place, watch in enumerate(watches):
            look = watch.look()
            change = encode(change_of(seen[place], look))
            msgspec.json.decode(change, type=Change)
            known[place] = changed(known[place], json.loads(change))
            assert known[place] == json.loads(encode(look))
            whole, told, seen[place] = whole + len(encode(look)), told + len(change), look
    assert told < whole / 2, "it is worth while"
    assert encode(change_of(seen[0], seen[0])) == b"{}"
