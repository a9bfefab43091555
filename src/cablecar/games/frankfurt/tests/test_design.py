"""The standard board keeps the constraints it was designed by."""

from __future__ import annotations

import pytest
import yaml

from cablecar.games.frankfurt.data import FOLDER
from cablecar.games.frankfurt.design import PRINTED
from cablecar.games.frankfurt.tests.helpers import FRANKFURT
from cablecar.scene.components import printed

RAW = yaml.safe_load(printed(FOLDER))
COLOURS = ["red", "blue", "green", "yellow", "violet"]


def test_constraint_1_tiles() -> None:
    assert sum(tile["copies"] for tile in RAW["tiles"]) == 60
    for colour in COLOURS:
        kinds = {(tile["type"], tile["value"]): tile["copies"] for tile in RAW["tiles"] if tile["color"] == colour}
        assert kinds == {("house", 2): 2, ("house", 3): 2, ("villa", 2): 3, ("villa", 3): 2, ("park", 3): 3}


def test_constraint_3_sizes() -> None:
    assert len(RAW["districts"]) == 15
    for colour in COLOURS:
        assert sorted(len(each["spaces"]) for each in RAW["districts"] if each["color"] == colour) == [3, 4, 5]


def test_constraint_4_projects() -> None:
    assert {each["project"]["id"]: each["project"]["year"] for each in RAW["districts"]} == PRINTED
    assert len(PRINTED) == 15
    assert {(each["project"]["cost"], each["project"]["bonus"]) for each in RAW["districts"]} == {(1, "+4"), (2, "x2")}


def test_constraints_5_and_6_symbols() -> None:
    for colour in COLOURS:
        mine = [each for each in RAW["districts"] if each["color"] == colour]
        symbols = [space["symbol"] for each in mine for space in each["spaces"]]
        assert [symbols.count(symbol) for symbol in ("coin", "two", "blank")] == [4, 2, 6]
        assert {each["project"]["bonus"] for each in mine} == {"+4", "x2"}
    for each in RAW["districts"]:
        shown = {space["id"]: space["symbol"] for space in each["spaces"]}
        assert shown[each["setup_space"]] == "blank"
        assert set(shown.values()) != {"blank"}


def test_constraint_8_money_is_scarce() -> None:
    assert sum(each["project"]["cost"] for each in RAW["districts"]) == 23
    assert sum(space["symbol"] == "coin" for each in RAW["districts"] for space in each["spaces"]) == 20


def test_constraint_9_the_map() -> None:
    data = FRANKFURT.data
    centres = [(each.colour, each.centre) for each in data.districts]
    apart = [
        (((x - u) * 1.5) ** 2 + (y - v) ** 2) ** 0.5
        for n, (c, (x, y)) in enumerate(centres)
        for d, (u, v) in centres[:n]
        if c == d
    ]
    assert min(apart) == pytest.approx(39.6, abs=0.05)
    for n, (x, y) in enumerate(data.space_at):
        for u, v in data.space_at[:n]:
            assert abs(x - u) >= 4.6 or abs(y - v) >= 6.9
