"""Information-set Monte Carlo tree search over any game.

Every simulation imagines a full state from the View, walks down the tree along actions that are legal there, adds one node, plays on at
random for a while, and says what the position it reached is worth to each seat. The tree is open-loop: a node is a row of actions as the
searching seat sees them, not a state; chance is drawn anew in every walk.
"""
from __future__ import annotations

from math import exp
from time import monotonic
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.bots.tree import NONE, Tree
from cablecar.kernel.bits import BIT
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.fields import dump
from cablecar.kernel.phase import CHANCE, MAX_LEGAL, MAX_SEATS, NOBODY, SEVERAL
from cablecar.kernel.play import Player
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State, View

DEEPEST: Final[i64] = 512
LARGEST: Final[i64] = 200_000  # nodes of a tree: 11 MB
LOOK_AT_CLOCK: Final[i64] = 8  # simulations between two looks


@final
@mypyc_attr(acyclic=True)
class Search:
    """One decision of one seat."""

    def __init__(self, view: View, tree: Tree, rng: Rng) -> None:
        game = view.seen.game
        self.view = view
        self.me: i64 = view.seat
        self.tree = tree
        self.player = Player(rng)
        self.node_of = vec[i64]([NONE for _ in game.vocabulary.words])  # the child of the present node by action
        self.actions = vec[i64]([0 for _ in range(MAX_LEGAL)])
        self.path = vec[i64]([0 for _ in range(DEEPEST)])
        self.numbers = vec[i64]([0 for _ in range(2 * MAX_SEATS)])
        self.worth = vec[float]([0.0 for _ in range(2 * MAX_SEATS)])
        self.is_fresh = False
        self.explore = game.explore
        self.ahead: i64 = game.ahead
        self.spread: float = float(game.spread)

    def run(self, simulations: i64, seconds: float) -> i64:
        """Simulate until the root has so many visits, or the time is up; return how many there are."""
        until = monotonic() + seconds if seconds > 0.0 else 0.0
        tree = self.tree
        while tree.visits[0] < simulations:
            self.simulate(self.view.imagine(self.player.rng))
            if until > 0.0 and tree.visits[0] % LOOK_AT_CLOCK == 0 and monotonic() > until:
                break
        return tree.visits[0]

    def simulate(self, state: State) -> None:
        """Walk down one imagined state and learn from where it leads."""
        tree = self.tree
        player = self.player
        node: i64 = 0
        depth: i64 = 0
        self.is_fresh = False
        while not self.is_fresh and state.actor != NOBODY and depth < DEEPEST:
            if state.actor == CHANCE:
                state.apply(CHANCE, player.chance(state))
                continue
            seat = self.mover(state)
            taken = self.select(state, seat, node)
            if taken == NONE:
                break
            self.path[depth] = taken
            depth += 1
            tree.visits[taken] += 1
            action = tree.action[taken]
            if seat == self.me or state.audience(seat, action) & BIT[self.me] != 0:
                node = taken
            else:
                self.is_fresh = False  # what the searching seat does not see leads it nowhere, and does not end the walk
            state.apply(seat, action)
        self.play_on(state)
        self.judge(state)
        tree.visits[0] += 1
        for i in range(depth):
            node = self.path[i]
            tree.value[node] += self.worth[tree.mover[node]]

    def mover(self, state: State) -> i64:
        """Return who moves next; of several seats the searching one comes last, so that nobody answers its sealed choice."""
        if state.actor != SEVERAL:
            return state.actor
        last = self.me
        for seat in range(state.seats):
            if state.pending & BIT[seat] != 0 and seat != self.me:
                return seat
        return last

    def select(self, state: State, seat: i64, node: i64) -> i64:
        """Return the child to follow: a new one if an action was never tried here, otherwise the one with the best bound."""
        tree = self.tree
        node_of = self.node_of
        actions = self.actions
        child = tree.child[node]
        while child != NONE:
            if tree.mover[child] == seat and tree.action[child] >= 0:
                node_of[tree.action[child]] = child
            child = tree.sibling[child]
        count = state.phases[state.phase].worth(state, seat, actions)
        unseen: i64 = 0
        choice: i64 = NONE
        best: i64 = NONE
        highest = -1.0
        for i in range(count):
            action = actions[i]
            child = node_of[action]
            if child == NONE:
                unseen += 1
                if self.player.rng.below(unseen) == 0:
                    choice = action
            else:
                tree.available[child] += 1
                if unseen == 0:
                    bound = tree.bound(child, self.explore)
                    if bound > highest:
                        highest = bound
                        best = child
        child = tree.child[node]
        while child != NONE:
            if tree.action[child] >= 0:
                node_of[tree.action[child]] = NONE
            child = tree.sibling[child]
        if unseen > 0:
            fresh = tree.add(node, seat, choice)
            if fresh != NONE:
                tree.available[fresh] = 1
                self.is_fresh = True
                return fresh
        return best

    def play_on(self, state: State) -> None:
        """Play at random for as many decisions as the game finds useful, then until the seat to move has finished its turn."""
        player = self.player
        if self.ahead < 0:
            player.playout(state)
            return
        last = player.decisions + self.ahead
        while player.decisions < last and player.step(state) >= 0:
            pass

    def judge(self, state: State) -> None:
        """Write what a position is worth to each seat: together 1. At the end half of it is the win, the rest and everything before follows the points."""
        numbers = self.numbers
        worth = self.worth
        seats = state.seats
        parties = state.parties()
        is_over = state.actor == NOBODY
        scale = self.spread
        if is_over:
            state.scores(numbers)
            scale /= 100.0 / float(state.game.unit)
        else:
            for seat in range(seats):
                numbers[seat] = state.game.evaluate(state, seat)
        top = numbers[0]
        count = parties if is_over else seats
        for party in range(count):
            top = max(top, numbers[party])
        total = 0.0
        for party in range(count):
            worth[party] = exp(float(numbers[party] - top) / scale)
            total += worth[party]
        for party in range(count):
            worth[party] /= total
        if is_over:
            state.places(numbers)
            winners: i64 = 0
            for party in range(count):
                if numbers[party] == 1:
                    winners += 1
            for party in range(count):
                worth[party] *= 0.5
                if numbers[party] == 1:
                    worth[party] += 0.5 / float(winners)

    def best(self, legal: list[i64]) -> i64:
        """Return the seat's most visited action."""
        tree = self.tree
        most: i64 = 0
        action = legal[0]
        child = tree.child[0]
        while child != NONE:
            if tree.mover[child] == self.me and tree.visits[child] > most and tree.action[child] in legal:
                most = tree.visits[child]
                action = tree.action[child]
            child = tree.sibling[child]
        return action


@final
class MctsBot(Bot):
    """Think in simulations; what was thought below the action it takes is kept for its next decision, if that follows at once."""

    def __init__(self, simulations: i64, seconds: float) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.search: Search | None = None
        self.taken: i64 = NONE
        self.expected = ""

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        count: i64 = len(legal)
        if count == 1:
            return legal[0]
        search = self.think(view, rng, budget)
        self.taken = search.best(legal)
        self.expected = following(view, self.taken, rng)
        return self.taken

    def think(self, view: View, rng: Rng, budget: Budget) -> Search:
        """Return the finished search of a decision."""
        simulations = budget.simulations if budget.simulations > 0 else self.simulations
        size = min(simulations * 2 + 64, LARGEST)
        tree: Tree | None = None
        if self.search is not None and self.expected and self.expected == dump(view):
            old = self.search.tree
            node = old.find(0, view.seat, self.taken)
            if node != NONE:
                tree = old.below(node, size)
        search = Search(view, tree if tree is not None else Tree(size), rng)
        seconds = min(budget.seconds, self.seconds) if budget.seconds > 0.0 and self.seconds > 0.0 else max(budget.seconds, self.seconds)
        search.run(simulations, seconds)
        self.search = search
        return search


def following(view: View, action: i64, rng: Rng) -> str:
    """Return the text of the view that follows if the seat decides again at once, or nothing."""
    state = view.imagine(rng)
    state.apply(view.seat, action)
    return dump(state.view(view.seat)) if state.actor == view.seat else ""
