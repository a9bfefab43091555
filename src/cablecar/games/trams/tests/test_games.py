"""Whole games: conservation, lengths, and the figures of simulated play."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import cast

import pytest

from cablecar.games.trams import GAME
from cablecar.games.trams.state import Cities
from cablecar.games.trams.tests.helpers import COUNTS, another_set
from cablecar.games.trams.tests.policies import play
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng

TURNS = {2: 65.1, 3: 85.7, 4: 106.4}  # of players who place all they can at random
CARDS = {2: 17.6, 3: 16.4, 4: 15.9}
SWITCHED = {
    "contract_taken_before_placing": "false",
    "auto_build_skyscrapers": "false",
    "may_decline_bonus": "true",
    "tracks_token_if_district_bonus_empty": "false",
    "empty_space_value_in_tiebreak": "-1",
    "resolve_last_card_fully_before_end": "false",
    "zero_value_players_are_ranked": "false",
    "bonus_by_district": "contract_relief,points,depot_card,value_card,plus_two",
}


@pytest.mark.parametrize("options", [{}, SWITCHED], ids=["law", "switched"])
@pytest.mark.parametrize("seats", COUNTS)
def test_cards_tokens_and_boards_are_whole_after_every_event(seats: int, options: dict[str, str]) -> None:
    player = RandomDriver(Rng(seats))
    for _ in range(2):
        state = cast(Cities, GAME.start(seats, resolve(GAME, seats, options)))
        while state.actor != NOBODY:
            player.step(state)
            assert GAME.inventory(state) == ""
            assert sum(Counter(int(code) for code in state.where).values()) == 93


def test_pieces_are_whole_where_tracks_have_a_direction() -> None:
    sided = another_set("sided")
    player = RandomDriver(Rng(4))
    for seats in COUNTS:
        state = sided.start(seats, resolve(sided, seats, {"track_direction_matters": "true"}))
        while state.actor != NOBODY:
            player.step(state)
            assert sided.inventory(state) == ""


@pytest.mark.parametrize("seats", COUNTS)
def test_random_games_are_as_long_as_they_should_be(seats: int) -> None:
    played = [play(seats, seed, set()) for seed in range(24)]
    assert mean(counts["turns"] for _, counts in played) == pytest.approx(TURNS[seats], rel=0.15)
    assert mean(sum(int(cards) for cards in state.cards) / seats for state, _ in played) == pytest.approx(
        CARDS[seats], rel=0.12
    )
    for state, _ in played:
        assert GAME.inventory(state) == ""
        assert (state.tokens == 0) != any(cards == 25 for cards in state.cards)


@pytest.mark.parametrize("seats", COUNTS)
def test_play_outs_end_and_keep_their_pieces(seats: int) -> None:
    player = RandomDriver(Rng(seats))
    options = resolve(GAME, seats, {})
    for _ in range(40):
        state = GAME.start(seats, options)
        player.playout(state)
        assert GAME.inventory(state) == ""
