"""Whole random games: conservation, ends, lengths."""

from __future__ import annotations

from typing import cast

import pytest

from cablecar.games.quake import GAME
from cablecar.games.quake.state import EMPTY, City
from cablecar.games.quake.tests.helpers import MODES, TABLES
from cablecar.kernel.bits import bits
from cablecar.kernel.check import check_game
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng

COUNT = {1: 8, 2: 8, 3: 12, 4: 16}


def pieces(state: City) -> list[int]:
    """Return how many pieces of each sort there are, wherever they lie; written apart from the game's own inventory."""
    licences = (
        sum(state.deck)
        + sum(state.discard)
        + sum(kind != EMPTY for kind in state.display)
        + sum(kind != EMPTY for kind in state.licences)
    )
    rubble = bits(state.rubble) + sum(state.tokens)
    buildings = sum(state.supply) + sum(state.area) + sum(bits(lots) for lots in state.built)
    return [int(licences), int(rubble), int(buildings), int(sum(state.pile) + sum(state.services)), len(state.place)]


@pytest.mark.parametrize("mode", MODES)
def test_pieces_are_conserved_by_every_event_and_the_game_ends(mode: str) -> None:
    preset = MODES[mode]
    player = RandomDriver(Rng(7))
    state = cast(City, GAME.start(preset.seats, resolve(GAME, preset.seats, preset.options)))
    while state.land[-1] == EMPTY:
        player.step(state)
    wanted = [40 if preset.seats == 1 else 42, COUNT[preset.seats], 8 * int(state.count), 17, 24]
    while state.actor != NOBODY:
        player.step(state)
        assert pieces(state) == wanted
        assert GAME.inventory(state) == ""
        assert min(state.money) >= 0
        assert len(set(state.pawn)) == state.count or state.stage != 0 or state.turn < state.count
    assert state.year == TABLES.last_year or state.over


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"edition": "biberstein", "duopoly": "yes", "blocked_action": "closed"}),
        (1, {"helper": "blue", "committee_income": "fixed", "committee_builder": "nothing"}),
        (3, {"edition": "biberstein", "pass_steps": "one", "majority_zero": "nothing"}),
    ],
)
def test_mixtures_of_options_pass_the_check(seats: int, options: dict[str, str]) -> None:
    assert check_game(GAME, seats, options, games=1, every=60).faults == []
