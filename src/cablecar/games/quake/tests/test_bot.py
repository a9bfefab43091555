"""What a position is worth to a seat."""

from __future__ import annotations

import pytest

from cablecar.games.quake import GAME, bot
from cablecar.games.quake.tests.helpers import state_at
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.state_queries import read_numbers
from cablecar.kernel.table import Table
from tests.games.players import play_to_end


def worth(more: str, seat: int = 0, *, year: int = 1, stage: int = 0, turn: int = 0) -> int:
    """Return what a position with two players is worth, in hundredths of a point."""
    head = (
        f"seats 2\noption slots=fixed\noption sides=A\npublics maj_green maj_red maj_rubble\nyear {year}\nstage {stage}"
    )
    return int(GAME.evaluate(state_at(f"{head}\norder 0 1\nturn {turn}\n{more}\nask enter {turn}"), seat))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_it_is_the_points(seats: int) -> None:
    table = Table(GAME, seats, dice=seeded_dice(seats))
    play_to_end(table, seats)
    points = read_numbers(table.state.scores, seats)
    assert [int(GAME.evaluate(table.state, seat)) for seat in range(seats)] == [100 * one for one in points]


def test_who_has_moved_on_this_card_has_a_turn_less() -> None:
    state = state_at(
        "seats 2\noption slots=fixed\noption sides=A\nyear 1\nstage 2\norder 0 1\nturn 1\npawn 1 1\nask enter 1"
    )
    assert [int(bot.turns_left(state, seat)) for seat in range(2)] == [27, 28]
    assert GAME.evaluate(state, 1) > GAME.evaluate(state, 0)


@pytest.mark.parametrize("thing", ["area 1 0", "hand 0 Y4a", "money 3 0", "place colour_set=0"])
def test_what_can_still_be_used_is_worth_something_and_less_and_less(thing: str) -> None:
    early, late = (worth(thing, year=year) - worth("", year=year) for year in (0, 5))
    assert early > late > 0


def test_an_earlier_building_is_worth_more_than_its_points() -> None:
    early, late = (worth("built Y1a -", year=year) - worth("", year=year) for year in (0, 5))
    assert early > 2 * late > 0
