"""Set-up: R1 to R11."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from cablecar.games.frankfurt import GAME
from cablecar.games.frankfurt.state import City
from cablecar.games.frankfurt.tests.helpers import (
    COPIES,
    COUNTS,
    DISTRICTS,
    FACES,
    SPACES,
    TABLES,
    another_set,
    asked,
    chance_words,
    city,
    follow,
    hand,
    names,
    new_table,
    on,
)
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import BadOption
from cablecar.kernel.fields import dump
from cablecar.kernel.phase import SPECTATOR
from cablecar.kernel.table import Table

TWO = 2
COLOURS = ["red", "blue", "green", "yellow", "violet"]
SUPPLY = {2: 31, 3: 44, 4: 43}
REMOVED = {2: 3, 3: 2, 4: 0}


def draws(*faces: str) -> list[str]:
    return [f"* draw {face}" for face in faces]


def all_of(colour: str) -> list[str]:
    """Return the twelve tiles of a colour."""
    return [face for face in FACES if face.startswith(colour) for _ in range(COPIES[face])]


def unsettled() -> tuple[list[str], Table]:
    """Return the lines of a deal that takes ten of the red tiles, and the table after it."""
    red = all_of("red")
    lines = [
        "* start 1",
        *draws(*red[:6]),
        *draws(*red[6:9], "blue-park-3", "green-park-3"),
        "* mayor 2",
        *draws(red[9], "blue-park-3", "green-park-3"),
    ]
    return lines, follow(Table(GAME, TWO, dice=None), *lines)


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_what_is_public_is_equal_in_every_view(seats: int) -> None:  # R1
    table = new_table(seats)
    table.submit(table.actors()[0], table.legal(table.actors()[0])[0])
    public = ["actor", "board", "builder", "coins", "cranes", "left", "mayor", "offer", "phase", "score", "turn"]
    texts = [dump(table.view(reader)) for reader in (*range(seats), int(SPECTATOR))]
    for field in public:
        lines = {next(line for line in text.splitlines() if line.startswith(f"{field} ")) for text in texts}
        assert len(lines) == 1, field
        assert "-2" not in lines.pop().replace("actor -2", ""), field


@pytest.mark.parametrize("seats", COUNTS)
def test_r2_other_hands_and_removed_tiles_are_hidden(seats: int) -> None:  # R2
    table = new_table(seats)
    for reader in range(seats):
        seen = cast(City, table.view(reader).seen)
        slots = names(table, seen.hands)
        assert slots[reader * 3 : reader * 3 + 3] == hand(table, reader)
        assert slots.count("?") == 3 * (seats - 1)
        assert names(table, seen.removed) == ["?"] * REMOVED[seats]


@pytest.mark.parametrize("seats", COUNTS)
def test_r3_everybody_starts_with_three_cranes_and_nothing_else(seats: int) -> None:  # R3
    table = Table(GAME, seats, dice=None)
    assert table.scores() == [0] * seats
    assert list(city(table).cranes) == [3] * seats
    assert list(city(table).coins) == [0] * seats
    assert city(table).bank() == 12


@pytest.mark.parametrize("seats", COUNTS)
def test_r4_the_start_player_is_chance_over_the_seats(seats: int) -> None:  # R4
    table = Table(GAME, seats, dice=None)
    assert asked(table) == (-1, "start")
    assert chance_words(table) == [f"start {seat}" for seat in range(seats)]
    assert {new_table(seats, seed).actors()[0] for seed in range(40)} == set(range(seats))


@pytest.mark.parametrize("seats", COUNTS)
def test_r4_the_option_first_seat_names_the_start_player(seats: int) -> None:  # R4
    for seat in range(seats):
        table = new_table(seats, first_seat=str(seat))
        assert table.actors() == [seat]
        assert not any(event.word.startswith("start") for event in table.events)


def test_r4_the_option_first_seat_needs_a_seat_at_the_table() -> None:  # R4
    with pytest.raises(BadOption, match="no seat 3"):
        new_table(3, first_seat="3")


def test_r5_all_sixty_tiles_are_shuffled_before_the_deal() -> None:  # R5
    table = follow(Table(GAME, 3, dice=None), "* start 0")
    assert city(table).left == 60
    assert dict(zip(FACES, city(table).bag, strict=True)) == COPIES
    assert sum(COPIES.values()) == 60


@pytest.mark.parametrize("seats", COUNTS)
def test_r6_each_player_draws_three_tiles_that_only_he_sees(seats: int) -> None:  # R6
    table = new_table(seats, first_seat="0")
    for seat in range(seats):
        mine = [line.removeprefix("* draw ") for line in table.log_as_seen(seat)[seat * 3 : seat * 3 + 3]]
        assert mine == hand(table, seat)
        for reader in (*range(seats), int(SPECTATOR)):
            if reader != seat:
                assert table.log_as_seen(reader)[seat * 3 : seat * 3 + 3] == ["* ?"] * 3


@pytest.mark.parametrize("seats", COUNTS)
def test_r7_five_tiles_are_shown_on_the_offer(seats: int) -> None:  # R7
    table = new_table(seats, first_seat="0")
    shown = [line.removeprefix("* draw ") for line in table.log_as_seen(int(SPECTATOR))[seats * 3 : seats * 3 + 5]]
    assert names(table, city(table).offer) == shown
    assert len(set(shown) - set(FACES)) == 0


def test_r8_the_mayor_starts_on_any_coin_symbol() -> None:  # R8
    assert {int(city(new_table(3, seed)).mayor) for seed in range(60)} == {0, 1, 2, 3, 4}


def test_r8_the_option_mayor_names_his_index() -> None:  # R8
    for index in range(5):
        table = new_table(4, mayor=str(index))
        assert city(table).mayor == index
        assert not any(event.word.startswith("mayor") for event in table.events)


@pytest.mark.parametrize("seats", COUNTS)
def test_r9_tiles_are_removed_unseen(seats: int) -> None:  # R9
    table = new_table(seats, first_seat="0")
    assert len(city(table).removed) == REMOVED[seats]
    first = seats * 3 + 6
    for reader in (*range(seats), int(SPECTATOR)):
        assert table.log_as_seen(reader)[first : first + REMOVED[seats]] == ["* ?"] * REMOVED[seats]
    shown = table.log_as_seen(0)[first + REMOVED[seats] :]
    assert "* ?" not in shown


def test_r10_set_up_starts_over_if_a_colour_has_too_few_tiles() -> None:  # R10
    """R10.1"""
    _, table = unsettled()
    assert asked(table) == (-1, "deal")
    assert city(table).left == 60
    assert city(table).turn == 1
    assert [hand(table, seat) for seat in range(TWO)] == [[], []]
    assert GAME.inventory(table.state) == ""
    table.resume(seeded_dice(5))
    assert table.asked(1) == "place"
    assert city(table).left == 31


def test_r10_three_tiles_of_each_colour_are_enough() -> None:  # R10
    """R10.1"""
    lines, _ = unsettled()
    table = follow(Table(GAME, TWO, dice=None), *lines[:-3], *draws("yellow-park-3", "blue-park-3", "green-park-3"))
    assert asked(table) == (-1, "reveal")


def test_r10_the_deal_that_was_given_up_stays_in_the_log_and_binds_nobody() -> None:  # R10
    """R10.1"""
    lines, table = unsettled()
    follow(
        table,
        *draws(*["violet-villa-2"] * 3),
        *draws(*["yellow-villa-2"] * 3),
        *draws(*all_of("blue")[:5]),
        "* mayor 0",
        *draws(*["green-villa-2"] * 3),
    )
    assert asked(table) == (-1, "reveal")
    assert [event.line() for event in table.events][: len(lines)] == lines
    assert city(table).mayor == 0


def settling() -> Table:
    """Return a table of two whose next event turns up the first tile."""
    lines = [
        "* start 0",
        *draws(*all_of("blue")[:6]),
        *draws(*all_of("green")[:5]),
        "* mayor 0",
        *draws(*all_of("yellow")[:3]),
    ]
    return follow(Table(GAME, TWO, dice=None), *lines)


def test_r10_a_tile_goes_to_an_empty_district_of_its_colour() -> None:  # R10
    """R10.2"""
    table = follow(settling(), "* draw red-villa-3")
    assert asked(table) == (-1, "settle")
    assert chance_words(table) == ["settle nordend", "settle opernplatz", "settle paulsplatz"]
    follow(table, "* settle opernplatz", "* draw red-park-3")
    assert on(table, "opernplatz-2") == "red-villa-3"
    assert chance_words(table) == ["settle nordend", "settle paulsplatz"]


def test_r10_a_tile_without_an_empty_district_is_laid_aside_openly() -> None:  # R10
    """R10.2"""
    table = settling()
    for district in ("nordend", "opernplatz", "paulsplatz"):
        follow(table, "* draw red-villa-2", f"* settle {district}")
    follow(table, "* draw red-park-3")
    assert asked(table) == (-1, "reveal")
    assert city(table).turned[FACES.index("red-park-3")] == 1
    assert table.log_as_seen(int(SPECTATOR))[-1] == "* draw red-park-3"
    assert GAME.inventory(table.state) == ""


def test_r10_turning_up_ends_with_the_fifteenth_district() -> None:  # R10
    """R10.3, R10.4"""
    table = settling()
    for number, district in enumerate(DISTRICTS):
        if number == 3:  # the red districts are settled
            follow(table, "* draw red-park-3")
        colour = COLOURS[TABLES.district_colour[number]]
        follow(table, "* " + next(word for word in chance_words(table) if word.startswith(f"draw {colour}")))
        assert city(table).left == 60 - 6 - 5 - 3 - number - 1 - (number >= 3)
        follow(table, f"* settle {district}")
    assert asked(table) == (0, "place")
    assert city(table).left == 31
    assert sum(city(table).turned) == 0
    assert {FACES[face] for face, count in enumerate(city(table).aside) if count} == {"red-park-3"}
    assert GAME.inventory(table.state) == ""


def test_r10_tiles_laid_out_in_set_up_bring_nothing() -> None:  # R10
    """R10.5; on this board the set-up spaces show a coin and a two (A-37)."""
    game = another_set("small")
    table = Table(game, TWO, dice=seeded_dice(3))
    assert [on(table, space) != "-" for space in ("north-0", "south-0", "isle-0")] == [True, True, True]
    assert table.scores() == [0, 0]
    assert list(city(table).coins) == [1, 1]


def test_r10_symbols_covered_in_set_up_are_gone() -> None:  # R10
    """A-37, R19: nobody can build on them any more."""
    game = another_set("small")
    table = Table(game, TWO, dice=seeded_dice(3))
    for _ in range(8):
        seat = table.actors()[0]
        assert not any(word.endswith(("north-0", "south-0", "isle-0")) for word in table.legal(seat))
        table.submit(seat, table.legal(seat)[0])


@pytest.mark.parametrize("seats", COUNTS)
def test_r11_the_supply_has_its_size_and_the_start_player_places(seats: int) -> None:  # R11
    table = new_table(seats, first_seat="1")
    assert city(table).left == SUPPLY[seats] == sum(city(table).bag)
    assert asked(table) == (1, "place")


@pytest.mark.parametrize("seed", range(5))
def test_t25_after_set_up_for_two_every_district_has_one_tile(seed: int) -> None:
    table = new_table(TWO, seed)
    colours = Counter[str]()
    for place, district in enumerate(DISTRICTS):
        tiles = [
            on(table, space) for space in SPACES if space.rsplit("-", 1)[0] == district and on(table, space) != "-"
        ]
        setup_space = SPACES[TABLES.setup_space[place]]
        assert tiles == [on(table, setup_space)]
        assert TABLES.face_colour[FACES.index(tiles[0])] == TABLES.district_colour[place]
        colours[tiles[0].split("-")[0]] += 1
    assert set(colours.values()) == {3}
    assert table.scores() == [0, 0]
    assert list(city(table).coins) == [0, 0]
    assert city(table).left == 31
    assert len(city(table).removed) == 3


@pytest.mark.parametrize(("seats", "supply", "removed"), [(3, 44, 2), (4, 43, 0)])
def test_t36_without_pre_placement_the_board_is_empty(seats: int, supply: int, removed: int) -> None:
    table = new_table(seats)
    assert all(on(table, space) == "-" for space in SPACES)
    assert city(table).left == supply
    assert len(city(table).removed) == removed
    assert "-" not in names(table, city(table).offer)
    assert [len(hand(table, seat)) for seat in range(seats)] == [3] * seats
    assert list(city(table).cranes) == [3] * seats
    assert list(city(table).coins) == [0] * seats
    assert city(table).bank() == 12
