"""The component sets: the standard one, constraints, refusals, and options that hang on them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
import yaml

from cablecar.games.trams import GAME, make
from cablecar.games.trams.data import FOLDER, KINDS, load
from cablecar.games.trams.tests.helpers import DATA, another_set
from cablecar.kernel.errors import BadComponents, BadOption
from cablecar.kernel.options import resolve

COLOURS = {
    # cards, value sum, values 0 to 3, tracks, depots, foundations, coasts, bonuses, squares
    "blue": (15, 19, [4, 5, 4, 2], 4, 2, 2, 5, 5, 0),
    "grey": (15, 20, [5, 3, 4, 3], 4, 1, 2, 0, 5, 3),
    "orange": (15, 18, [5, 4, 4, 2], 4, 1, 2, 0, 5, 3),
    "yellow": (15, 18, [5, 4, 4, 2], 4, 1, 2, 0, 5, 3),
    "green": (15, 25, [2, 4, 6, 3], 5, 0, 2, 0, 5, 0),
    "black": (12, 9, [5, 5, 2, 0], 3, 2, 2, 0, 2, 0),
}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_standard_deck_is_that_of_the_table(colour: str) -> None:
    cards = [card for card in DATA.cards if DATA.colours[card.colour] == colour]
    values = Counter(card.value for card in cards)
    counts = [
        sum(card.has(symbol) for card in cards)
        for symbol in ("tracks", "depot", "foundation", "coast", "bonus", "square")
    ]
    assert (len(cards), sum(card.value for card in cards), [values[n] for n in range(4)], *counts) == COLOURS[colour]


def test_the_standard_set_contradicts_nothing_that_is_known() -> None:
    assert GAME.components.warnings == ()
    assert (GAME.components.name, len(DATA.cards), len({card.name for card in DATA.cards})) == ("designed_v1", 87, 87)


def test_every_block_says_where_it_comes_from() -> None:
    blocks = yaml.safe_load((FOLDER / "designed_v1.yaml").read_text())
    assert set(blocks["provenance"]) == set(blocks) - {"set", "provenance"}
    for text in blocks["provenance"].values():
        assert any(word in text for word in ("printed", "found", "derived", "designed", "see"))


def test_the_vocabulary_is_small() -> None:
    assert len(GAME.vocabulary.words) == 275


def test_the_18_advantage_tokens_add_up() -> None:
    tokens = Counter(points for points in 5 * DATA.advantage[0][16:] + DATA.advantage[1][16:] if points)
    assert tokens == {5: 1, 4: 5, 2: 6, -2: 6}


def test_file_order_and_names_change_nothing_that_the_rules_read(tmp_path: Path) -> None:
    blocks = yaml.safe_load((FOLDER / "designed_v1.yaml").read_text())
    cards = [{**card, "name": f"Card {card['id']}"} for card in reversed(blocks["project_cards"])]
    file = tmp_path / "mine.yaml"
    file.write_text(yaml.safe_dump({"set": {"game": "trams", "name": "mine"}, "project_cards": cards}))
    assert load(file).digest == GAME.components.digest


BAD = {
    "colour": ("{id: XX1, color: pink, value: 1, symbols: []}", "must be one of blue, grey"),
    "symbol": ("{id: XX1, color: blue, value: 1, symbols: [tower]}", "must be one of tracks"),
    "symbol twice": ("{id: XX1, color: blue, value: 1, symbols: [coast, coast]}", "twice"),
    "value": ("{id: XX1, color: blue, value: 13, symbols: []}", "from 0 to 12, not 13"),
    "id": ("{id: x-1, color: blue, value: 1, symbols: []}", "capital letters and a number"),
    "square with a value": ("{id: XX1, color: grey, value: 2, symbols: [square]}", "no value"),
    "depot with tracks": ("{id: XX1, color: grey, value: 2, symbols: [depot, tracks]}", "without tracks"),
    "sides": ("{id: XX1, color: grey, value: 2, symbols: [depot], track_sides: [top]}", "only a card with tracks"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_card_that_can_not_be_used_is_refused_with_its_line(name: str, tmp_path: Path) -> None:
    card, reason = BAD[name]
    file = tmp_path / "bad.yaml"
    file.write_text(
        f"set: {{game: trams, name: bad}}\nproject_cards:\n  - {{id: BL1, color: blue, value: 1, symbols: []}}\n  "
        f"- {card}\n"
    )
    with pytest.raises(BadComponents, match=reason) as refused:
        make(file)
    assert refused.value.line == 4


def test_two_districts_can_not_give_one_bonus(tmp_path: Path) -> None:
    blocks = yaml.safe_load((FOLDER / "designed_v1.yaml").read_text())["bonuses"]
    blocks["points"]["district"] = "blue"
    file = tmp_path / "bad.yaml"
    file.write_text(yaml.safe_dump({"set": {"game": "trams", "name": "bad"}, "bonuses": blocks}))
    with pytest.raises(BadComponents, match="blue gives plus_two already"):
        make(file)


def test_a_short_deck_is_warned_about() -> None:
    warnings = " ".join(another_set("few").components.warnings)
    assert "(C1)" in warnings
    assert "(C3)" in warnings


def test_tracks_with_a_direction_need_sides() -> None:
    with pytest.raises(BadOption, match="needs track_sides"):
        resolve(GAME, 2, {"track_direction_matters": "true"})
    assert resolve(another_set("sided"), 2, {"track_direction_matters": "true"}).packed == 32


def test_options_pack_into_bits_and_the_law_is_nought() -> None:
    assert resolve(GAME, 4, {}).packed == 0
    other = {
        option.name: option.samples()[1]
        for option in GAME.options
        if option.name not in ("track_direction_matters", "bonus_by_district")
    }
    assert resolve(GAME, 4, other).packed == 255 - 32
    assert [option.clause for option in GAME.options] == [
        "R1.6",
        "R12.1",
        "A3",
        "A5",
        "A7",
        "A9",
        "A10",
        "A14",
        "A12",
        "A16",
    ]


def test_bonuses_are_assigned_one_to_one() -> None:
    kinds = list(KINDS[:5])
    assert resolve(GAME, 2, {"bonus_by_district": ",".join(reversed(kinds))}).packed == 119 << 8
    for wrong in ("points", ",".join([*kinds[:4], "points"]), ",".join([*kinds[:4], "tracks_token"])):
        with pytest.raises(BadOption):
            resolve(GAME, 2, {"bonus_by_district": wrong})


def test_presets_name_every_count() -> None:
    assert [preset.seats for preset in GAME.presets] == [2, 3, 4]


def test_the_rules_have_every_clause_and_ruling_once() -> None:
    text = (FOLDER.parent / "rules" / "en.md").read_text("utf-8")
    counts = (6, 4, 3, 5, 5, 2, 5, 2, 3, 2, 2, 7, 5, 2, 3, 7, 1, 2, 3)
    wanted = [f"R{subject}.{n}" for subject, count in enumerate(counts, start=1) for n in range(1, count + 1)]
    assert re.findall(r"^\*\*(R\d+\.\d+)\*\*", text, re.MULTILINE) == wanted
    assert re.findall(r"^\| \*\*(A\d+)\*\*", text, re.MULTILINE) == [f"A{n}" for n in range(1, 36)]


def test_every_clause_and_acceptance_test_has_a_test() -> None:
    names = " ".join(file.read_text("utf-8") for file in (FOLDER.parent / "tests").glob("test_*.py"))
    text = (FOLDER.parent / "rules" / "en.md").read_text("utf-8")
    for clause in re.findall(r"^\*\*(R\d+\.\d+)\*\*", text, re.MULTILINE):
        assert f"def test_{clause.lower().replace('.', '_')}_" in names, clause
    for number in range(1, 36):
        assert f"def test_t{number:02d}" in names
