"""Information-set Monte Carlo tree search over any game.

Every simulation imagines a full state from the View, walks down the tree along own actions that are legal there, adds one node, plays on
for a few turns, everybody by his quickest judgement, and says what the position it reached is worth. The tree is open-loop: a node is a row
of own actions, not a state; what chance and the others do is drawn or answered anew in every walk.
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
HORIZON: Final[i64] = 2  # own turns before a position is judged
SPREAD: Final = 1000.0  # the lead, in hundredths of a point, that makes a win e times as likely
EXPLORE: Final = 0.1  # how much is tried of what is little known
BREADTH: Final[i64] = 24  # actions that a quick answer looks at
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
        """Walk down one imagined state and learn from where it leads.

        The searching seat's own decisions are the tree. The others answer with what looks best to them at once, so that nothing the seat
        may not know stands in the tree; so does the seat itself below a new node.
        """
        tree = self.tree
        node: i64 = 0
        depth: i64 = 0
        turns: i64 = 0
        is_mine = True
        self.is_fresh = False
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.apply(CHANCE, self.player.chance(state))
                continue
            seat = self.mover(state)
            if seat != self.me:
                is_mine = False
            elif not is_mine:
                is_mine = True
                turns += 1
                if turns == HORIZON:
                    break
            if seat != self.me or self.is_fresh or depth == DEEPEST:
                state.apply(seat, self.reply(state, seat))
                continue
            taken = self.select(state, node)
            if taken == NONE:
                self.is_fresh = True  # the tree is full
                continue
            self.path[depth] = taken
            depth += 1
            node = taken
            state.apply(seat, tree.action[taken])
        self.judge(state)
        tree.visits[0] += 1
        for i in range(depth):
            node = self.path[i]
            tree.visits[node] += 1
            tree.value[node] += self.worth[self.me]

    def mover(self, state: State) -> i64:
        """Return who moves next; of several seats the searching one comes last, so that nobody answers its sealed choice."""
        if state.actor != SEVERAL:
            return state.actor
        for seat in range(state.seats):
            if state.pending & BIT[seat] != 0 and seat != self.me:
                return seat
        return self.me

    def reply(self, state: State, seat: i64) -> i64:
        """Return the action after which a seat evaluates its position highest; of equal ones any."""
        actions = self.actions
        rng = self.player.rng
        count = state.phases[state.phase].worth(state, seat, actions)
        if count == 1:
            return actions[0]
        looked = min(count, BREADTH)
        chosen: i64 = 0
        equals: i64 = 0
        highest: i64 = 0
        for i in range(looked):
            other = i + rng.below(count - i)
            action = actions[other]
            actions[other] = actions[i]
            actions[i] = action
            after = state.copy()
            after.apply(seat, action)
            worth = after.game.evaluate(after, seat)
            if equals == 0 or worth > highest:
                highest = worth
                chosen = action
                equals = 1
            elif worth == highest:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = action
        return chosen

    def select(self, state: State, node: i64) -> i64:
        """Return the child to follow: a new one if an action was never tried here, otherwise the one with the best bound."""
        tree = self.tree
        node_of = self.node_of
        actions = self.actions
        child = tree.child[node]
        while child != NONE:
            node_of[tree.action[child]] = child
            child = tree.sibling[child]
        count = state.phases[state.phase].worth(state, self.me, actions)
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
                    bound = tree.bound(child, EXPLORE)
                    if bound > highest:
                        highest = bound
                        best = child
        child = tree.child[node]
        while child != NONE:
            node_of[tree.action[child]] = NONE
            child = tree.sibling[child]
        if unseen > 0:
            fresh = tree.add(node, choice)
            if fresh != NONE:
                tree.available[fresh] = 1
                self.is_fresh = True
                return fresh
        return best

    def judge(self, state: State) -> None:
        """Write what a position is worth to each seat: together 1. At the end half of it is the win, the rest and everything before follows the points."""
        numbers = self.numbers
        worth = self.worth
        seats = state.seats
        parties = state.parties()
        is_over = state.actor == NOBODY
        scale = SPREAD
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
            if tree.visits[child] > most and tree.action[child] in legal:
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
            node = old.find(0, self.taken)
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
