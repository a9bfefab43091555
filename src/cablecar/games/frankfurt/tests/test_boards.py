"""No dead-lock (R29) and the safety net of boards that are too small (R30)."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.frankfurt.state import City
from cablecar.games.frankfurt.tests.helpers import (
    COUNTS,
    FRANKFURT,
    TABLES,
    another_set,
    asked,
    city,
    follow,
    hand,
    memory,
    names,
    new_table,
    play_random,
    table_at,
)
from cablecar.kernel.check import check_game
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.phase import CHANCE, EVERYBODY, NOBODY, OPENS, SPECTATOR
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table

TIGHT = another_set("tight")
SMALL = another_set("small")
FULL = "board right-0=blue-house-2 right-1=blue-house-2\n"
BLUE = "hands blue-park-3 blue-house-2 blue-house-2\n"


def test_r29_every_colour_has_a_space_for_each_of_its_tiles() -> None:  # R29
    for colour in range(5):
        assert FRANKFURT.data.spaces_of(colour) == FRANKFURT.data.tiles_of(colour) == 12
    assert TABLES.roomy


@pytest.mark.parametrize("seats", COUNTS)
def test_r29_every_tile_of_a_hand_can_be_placed(seats: int) -> None:  # R29
    table, turns = new_table(seats, 21), 0
    for seat, _ in play_random(table, 21):
        if table.asked(seat) == "place":
            assert {word.split()[1] for word in table.legal(seat)} == set(hand(table, seat))
            turns += 1
    assert turns > 10


def test_r30_without_a_placement_a_tile_goes_back_into_the_box() -> None:  # R30
    table = table_at(FULL + BLUE + "coins 3 3\n mayor 0\n hidden 3 3\n ask take 1", TIGHT)
    follow(table, "1 take 0", "* draw red-park-3")
    assert asked(table) == (0, "discard")
    assert table.legal(0) == ["discard blue-house-2", "discard blue-park-3"]
    assert table.why_not(0, "place blue-park-3 right-0") == "not-now"
    assert table.why_not(0, "discard red-park-3") == "R30-not-in-hand"


def test_r30_the_hand_is_shown() -> None:  # R30
    table = table_at(FULL + BLUE + "mayor 0\n hidden 3 3\n ask take 1", TIGHT)
    assert memory(table, table.view(1), 0) == (3, [])
    follow(table, "1 take 0", "* draw red-park-3")
    for reader in (1, int(SPECTATOR)):
        assert memory(table, table.view(reader), 0) == (0, ["blue-house-2", "blue-house-2", "blue-park-3"])


def test_r30_is_not_for_those_who_can_place() -> None:  # R30
    table = table_at(FULL + "hands blue-park-3 blue-house-2 red-house-2\n mayor 0\n hidden 3 3\n ask take 1", TIGHT)
    follow(table, "1 take 0", "* draw red-park-3")
    assert asked(table) == (0, "place")
    assert memory(table, table.view(1), 0) == (3, [])
    assert {word.split()[1] for word in table.legal(0)} == {"red-house-2"}


def test_r30_a_draw_that_shows_a_hand_says_so() -> None:  # R30
    for mine, opens in ((BLUE, True), ("hands blue-park-3 blue-house-2 red-house-2\n", False)):
        table = table_at(FULL + mine + "mayor 0\n hidden 3 3\n ask take 1", TIGHT)
        follow(table, "1 take 0")
        audience = table.state.audience(CHANCE, TIGHT.vocabulary.number("draw red-park-3"))
        assert audience == (EVERYBODY | OPENS if opens else EVERYBODY)


@pytest.mark.slow
@pytest.mark.parametrize("seats", COUNTS)
def test_r30_the_check_finds_no_fault_on_a_small_board(seats: int) -> None:  # R30
    assert check_game(TIGHT, seats, games=6, every=3).faults == []


@pytest.mark.parametrize("seats", COUNTS)
def test_r30_never_happens_on_the_standard_board(seats: int) -> None:  # R30
    for seed in range(10):
        assert all(not word.startswith("discard") for _, word in play_random(new_table(seats, seed), seed))


@pytest.mark.parametrize("seats", COUNTS)
def test_r30_games_on_a_small_board_are_played_to_their_end(seats: int) -> None:  # R30
    discards = 0
    for seed in range(20):
        table = Table(TIGHT, seats, dice=seeded_dice(seed))
        for _, word in play_random(table, seed):
            discards += word.startswith("discard")
            assert TIGHT.inventory(table.state) == ""
        assert len([event for event in table.events if event.word.startswith("take")]) == 24 - 3 * seats - 2 + 1
    assert discards > 0


def test_r30_an_imagined_player_who_is_asked_to_place_can() -> None:  # R30
    table = table_at(FULL + "hands blue-park-3 blue-house-2 red-house-2\n hidden 3 0\n ask place 0", TIGHT)
    rng = Rng(1)
    actions: vec[i64] = vec[i64]([0] * 200)
    for _ in range(200):
        world = table.view(1).imagine(rng)
        assert world.legal(0, actions) > 0


@pytest.mark.parametrize("seats", COUNTS)
def test_r30_imagined_games_on_a_small_board_are_played_to_their_end(seats: int) -> None:  # R30
    player = RandomDriver(Rng(5))
    for seed in range(6):
        table = Table(TIGHT, seats, dice=seeded_dice(seed))
        for _ in play_random(table, seed):
            world = table.view((table.actors()[0] + 1) % seats).imagine(player.rng)
            player.playout(world)
            assert world.actor == NOBODY
            assert TIGHT.inventory(world) == ""


def test_t37_the_safety_net() -> None:
    table = table_at(FULL + BLUE + "coins 3 3\n mayor 0\n hidden 3 3\n ask take 1", TIGHT)
    follow(table, "1 take 0", "* draw red-park-3")
    assert all(word.startswith("discard") for word in table.legal(0))
    before = table.scores()
    follow(table, "0 discard blue-house-2")
    assert table.scores() == before
    assert asked(table) == (0, "take")
    assert names(table, [face for face, count in enumerate(city(table).boxed) for _ in range(count)]) == [
        "blue-house-2"
    ]
    follow(table, "0 take 1")
    assert len(hand(table, 0)) == 3
    assert TIGHT.inventory(table.state) == ""


def test_a37_the_set_up_space_may_show_a_symbol_which_then_brings_nothing() -> None:
    table = Table(SMALL, 2, dice=seeded_dice(2))
    state = cast(City, table.state)
    assert [state.board[space] >= 0 for space in SMALL.data.tables.setup_space] == [True, True, True]
    assert table.scores() == [0, 0]
    assert list(state.coins) == [1, 1]
