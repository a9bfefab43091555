"""R1 to R10: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from cablecar.games.tenders import GAME
from cablecar.games.tenders.tests.helpers import (
    DATA,
    KIT,
    L1,
    TABLES,
    WHITE_IN_L1,
    asked,
    at,
    chance_words,
    field,
    hand,
    new_table,
    owner,
    say,
    town,
)
from cablecar.kernel.errors import BadOption, BadPosition, BadSeats
from cablecar.kernel.options import resolve
from cablecar.kernel.table import Table

NAMES = ["villa", "residential", "market", "leisure", "factory", "office", "city_hall", "bank", "park"]
CORNER = """
    bank        park        villa   villa       villa   villa       villa
    park        residential residential residential residential residential market
    market      market      market  city_hall   market  leisure     leisure
    leisure     leisure     leisure factory     factory factory     factory
    factory     office      office  office      office  office      park
"""


def test_r1_three_to_five_play() -> None:  # R1
    for seats in (2, 6):
        with pytest.raises(BadSeats):
            resolve(GAME, seats, {})
    assert [preset.seats for preset in GAME.presets[:3]] == [3, 4, 5]
    assert len(DATA.player_colours) == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r2_everybody_has_sticks_and_cheques(seats: int) -> None:  # R2
    table = new_table(seats)
    assert field(table, "supply") == [15] * seats
    for seat in range(seats):
        assert tuple(hand(table, seat)) == KIT
        assert town(table).cash[seat] == 580


def test_r3_eighteen_action_cards_of_fourteen_faces() -> None:  # R3
    assert sum(field(new_table(3), "actions")) == 18
    assert len(DATA.action_names) == 14


def test_r4_thirty_six_tender_cards_and_an_empty_pile() -> None:  # R4
    table = new_table(3)
    drawn = 1 if town(table).tender >= 0 else 0
    assert sum(field(table, "deck")) + drawn == 36
    assert town(table).pile_size == 0


def test_r5_thirty_influence_and_no_prestige() -> None:  # R5
    table = new_table(4)
    assert field(table, "influence") == [30] * 4
    assert field(table, "prestige") == [0] * 4


def test_r6_the_city_hall_lies_in_the_centre() -> None:  # R6
    table = new_table(3)
    counts = Counter(NAMES[kind] for kind in field(table, "kind"))
    assert NAMES[field(table, "kind")[DATA.cell_names.index("2.3")]] == "city_hall"
    assert counts == {
        "villa": 5,
        "residential": 5,
        "market": 5,
        "leisure": 5,
        "factory": 5,
        "office": 5,
        "city_hall": 1,
        "bank": 1,
        "park": 3,
    }


def test_r7_never_two_parks_beside_city_hall_or_bank() -> None:  # R7
    compared = 0
    for seed in range(25):
        kinds = field(new_table(3, seed), "kind")
        for cell, kind in enumerate(kinds):
            if NAMES[kind] in ("city_hall", "bank"):
                beside = [TABLES.beside[i] for i in range(cell * 4, cell * 4 + 4)]
                assert sum(across >= 0 and NAMES[kinds[across]] == "park" for across in beside) <= 1
                compared += 1
    assert compared >= 25


def test_r8_a_deal_that_breaks_the_park_rule_begins_again() -> None:  # R8
    table = Table(GAME, 3, {"first_seat": "0"}, dice=None)
    say(table, "* tile bank", "* tile park", *["* tile villa"] * 5)
    assert field(table, "kind").count(-1) == 27
    say(table, "* tile park")
    assert field(table, "kind").count(-1) == 34
    assert sum(chance_words(table).values()) == 34


def test_r8_players_put_drawn_tiles_in_turn() -> None:  # R8
    table = Table(GAME, 3, {"first_seat": "2", "setup_mode": "drafted"}, dice=None)
    say(table, "* tile park")
    assert asked(table) == (2, "put")
    assert len(table.legal(2)) == 34
    say(table, "2 put 1.3", "* tile park")
    assert asked(table) == (0, "put")
    assert table.why_not(0, "put 3.3") == "R7-parks"
    assert table.why_not(0, "put 1.3") == "R6-taken"
    say(table, "0 put 0.0", "* tile bank", "1 put 1.1")
    assert table.state.actor == -1
    assert "tile bank" not in chance_words(table)


def test_r8_drafted_only_tiles_with_a_legal_cell_are_drawn() -> None:  # R8
    table = new_table(3, 5, setup_mode="drafted")
    while asked(table)[1] == "put":
        table.submit(table.actors()[0], table.legal(table.actors()[0])[0])
    assert GAME.inventory(table.state) == ""
    assert town(table).round == 1


def test_r9_parks_are_fenced_with_white_sticks() -> None:  # R9
    table = at("place 0")
    assert [street for street in DATA.street_names if owner(table, street) == 5] == sorted(
        WHITE_IN_L1, key=DATA.street_names.index
    )


def test_at57_adjacent_parks_share_a_stick() -> None:
    rows = [line.split() for line in L1.strip().splitlines()]
    rows[0][3], rows[2][1] = "park", "leisure"
    table = at("place 0", layout="\n".join(" ".join(row) for row in rows))
    assert field(table, "stick").count(5) == 11


def test_at58_a_bank_between_two_parks_is_no_layout() -> None:
    table = Table(GAME, 3, {"first_seat": "0", "setup_mode": "drafted"}, dice=None)
    say(table, "* tile park", "0 put 0.1", "* tile park", "1 put 1.0", "* tile bank")
    assert table.why_not(2, "put 0.0") == "R7-parks"
    assert "villa" in CORNER
    dealt = Table(GAME, 3, {"first_seat": "0"}, dice=None)
    say(dealt, *(f"* tile {kind}" for kind in CORNER.split()[:8]))
    assert field(dealt, "kind").count(-1) == 34  # thrown together again


def test_r10_the_start_player_is_drawn_or_agreed() -> None:  # R10
    table = Table(GAME, 4, dice=None)
    assert chance_words(table) == {f"start {seat}": 1 for seat in range(4)}
    say(table, "* start 2")
    assert town(table).start == 2
    assert town(Table(GAME, 4, {"first_seat": "3"}, dice=None)).start == 3
    with pytest.raises(BadOption):
        resolve(GAME, 3, {"first_seat": "3"})


def test_positions_are_checked_by_the_inventory() -> None:
    with pytest.raises(BadPosition):
        at("place 0", more="influence 0=-1")
