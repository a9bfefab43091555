"""Play without a table: no words, no log, no views."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import lowest
from cablecar.kernel.options import Options
from cablecar.kernel.phase import CHANCE, MAX_LEGAL, NOBODY, SEVERAL
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State

HASH_MASK: Final[i64] = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class RandomDriver:
    """Buffers and a generator: whatever plays a state forward needs them."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.actions = vec[i64]([0 for _ in range(MAX_LEGAL)])
        self.weights = vec[i64]([0 for _ in range(MAX_LEGAL)])
        self.decisions: i64 = 0
        self.events: i64 = 0

    def chance(self, state: State) -> i64:
        """Return a chance action, by weight."""
        action = state.draw(self.rng)
        if action >= 0:
            return action
        k = state.legal(CHANCE, self.actions)
        state.weights(self.weights)
        return self.actions[weighted(self.weights, k, self.rng)]

    def settle(self, state: State) -> None:
        """Let chance act until a seat must."""
        while state.actor == CHANCE:
            state.apply(CHANCE, self.chance(state))
            self.events += 1

    def step(self, state: State) -> i64:
        """Let the next actor act uniformly at random; return the action, or -1 when the game is over. Of several seats
        the lowest acts.
        """
        seat = state.actor
        if seat == CHANCE:
            action = self.chance(state)
        else:
            if seat == NOBODY:
                return -1
            if seat == SEVERAL:
                seat = lowest(state.pending)
            action = self.actions[self.rng.below(state.legal(seat, self.actions))]
            self.decisions += 1
        state.apply(seat, action)
        self.events += 1
        return action

    def playout(self, state: State) -> None:
        """Play uniformly at random to the end."""
        while self.step(state) >= 0:
            pass


def weighted(weights: vec[i64], k: i64, rng: Rng) -> i64:
    """Return a place among the first k, by weight."""
    total: i64 = 0
    for i in range(k):
        total += weights[i]
    rest = rng.below(total)
    place: i64 = 0
    while rest >= weights[place]:
        rest -= weights[place]
        place += 1
    return place


def playouts(game: Game, seats: i64, options: Options, seed: i64, games: i64) -> RandomDriver:
    """Play whole games at random."""
    player = RandomDriver(Rng(seed))
    for _ in range(games):
        player.playout(game.start(seats, options))
    return player


def rollouts(state: State, seed: i64, games: i64) -> RandomDriver:
    """Play one position to its end, again and again."""
    player = RandomDriver(Rng(seed))
    for _ in range(games):
        player.playout(state.copy())
    return player


def copies(state: State, count: i64) -> None:
    """Copy a state again and again: for measuring."""
    for _ in range(count):
        state.copy()


def trace(game: Game, seats: i64, options: Options, seed: i64, games: i64) -> i64:
    """Return a hash over all actions, list lengths, scores and places of random games: equal in both modes."""
    player = RandomDriver(Rng(seed))
    h: i64 = 0
    for _ in range(games):
        state = game.start(seats, options)
        while state.actor != NOBODY:
            h = (h * 31 + state.actor + 8) & HASH_MASK
            if state.actor >= 0:
                h = (h * 31 + state.legal(state.actor, player.actions)) & HASH_MASK
            h = (h * 31 + player.step(state)) & HASH_MASK
        out = vec[i64]([0 for _ in range(state.parties())])
        state.scores(out)
        for party in range(state.parties()):
            h = (h * 31 + out[party] + 1000) & HASH_MASK
        state.places(out)
        for party in range(state.parties()):
            h = (h * 31 + out[party]) & HASH_MASK
    return h
