"""The players of the specification's figures: one that places all it can at random, and one that looks one word
ahead.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from cablecar.games.trams import GAME
from cablecar.games.trams.state import TURN, Cities
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import NOBODY
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State

RELIEF, STOP = GAME.vocabulary.number("relief 1"), GAME.vocabulary.number("stop")


def words(state: State) -> list[int]:
    actions: vec[i64] = vec[i64]([0] * 200)
    count = int(state.legal(state.actor, actions))
    return list(actions)[:count]


def random_word(state: State, rng: Rng) -> int:
    """Choose uniformly, but place every card that can be placed and never use a relief token."""
    legal = [action for action in words(state) if action not in (RELIEF, RELIEF + 1)]
    placing = [action for action in legal if action != STOP]
    chosen = placing or legal
    return int(chosen[rng.below(len(chosen))])


def greedy_word(state: State, rng: Rng) -> int:
    """Choose the word after which the own position is worth most; a revealed card is drawn at random."""
    seat, player = state.actor, RandomDriver(rng)
    best, most = -1, -(10**9)
    for action in words(state):
        worth = 0
        tries = 4 if state.phase == TURN and action == GAME.vocabulary.number("draw") else 1
        for _ in range(tries):
            after = state.copy()
            after.apply(seat, action)
            player.settle(after)
            worth += int(GAME.evaluate(after, seat))
        if worth // tries > most:
            best, most = int(action), worth // tries
    return best


def play(seats: int, seed: int, greedy: set[int]) -> tuple[Cities, dict[str, int]]:
    """Play a game; return its end and what was counted on the way."""
    player = RandomDriver(Rng(seed))
    state = cast(Cities, GAME.start(seats, resolve(GAME, seats, {})))
    counts = {"turns": 0, "draws": 0}
    draw = GAME.vocabulary.number("draw")
    while state.actor != NOBODY:
        if state.actor < 0:
            player.step(state)
            continue
        action = greedy_word(state, player.rng) if state.actor in greedy else random_word(state, player.rng)
        if state.phase == TURN and action not in (RELIEF, RELIEF + 1):
            counts["turns"] += 1
            counts["draws"] += action == draw
        state.apply(state.actor, action)
    return state, counts
