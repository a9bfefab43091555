"""Whole random games: conservation and lengths."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from cablecar.games.frankfurt import GAME
from cablecar.games.frankfurt.state import DISCARD, TAKE, City
from cablecar.games.frankfurt.tests.helpers import COPIES, COUNTS, FACES, new_table, play_random
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng

TURNS = {2: 16, 3: 15, 4: 11}  # of each player


def pieces(state: City) -> Counter[str]:
    """Return all tiles, wherever they are; written apart from the game's own inventory."""
    lying = [face for places in (state.board, state.hands, state.offer, state.removed) for face in places if face >= 0]
    if state.phases[state.phase].name == "settle":
        lying.append(state.gap)
    found = Counter(FACES[face] for face in lying)
    for counts in (state.bag, state.turned, state.boxed):
        found.update({FACES[face]: count for face, count in enumerate(counts)})
    return found


@pytest.mark.parametrize("seats", COUNTS)
def test_t27_tiles_coins_and_cranes_are_conserved_by_every_event(seats: int) -> None:
    player = RandomDriver(Rng(seats))
    for _ in range(10):
        state = cast(City, GAME.start(seats, resolve(GAME, seats, {})))
        while state.actor != NOBODY:
            player.step(state)
            assert pieces(state) == COPIES
            assert state.left == sum(state.bag)
            assert all(0 <= coins <= 3 for coins in state.coins)
            assert state.bank() + sum(state.coins) == 12
            assert sum(state.cranes) + sum(owner >= 0 for owner in state.builder) == 3 * seats
            assert GAME.inventory(state) == ""


@pytest.mark.parametrize("seats", COUNTS)
def test_t28_every_game_has_its_length_and_nobody_discards(seats: int) -> None:
    player = RandomDriver(Rng(28 + seats))
    options = resolve(GAME, seats, {})
    for _ in range(200):
        state = cast(City, GAME.start(seats, options))
        turns = [0] * seats
        while state.actor != NOBODY:
            assert state.phase != DISCARD
            if state.phase == TAKE:
                turns[state.turn] += 1
            player.step(state)
        assert turns == [TURNS[seats]] * seats
        assert GAME.inventory(state) == ""


@pytest.mark.parametrize("seats", COUNTS)
def test_t28_the_length_does_not_depend_on_options(seats: int) -> None:
    for mayor in range(5):
        table = new_table(seats, mayor, mayor=str(mayor), first_seat=str(mayor % seats))
        turns = Counter(seat for seat, word in play_random(table, mayor) if word.startswith("take"))
        assert turns == dict.fromkeys(range(seats), TURNS[seats])
