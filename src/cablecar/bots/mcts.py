"""Information-set Monte Carlo tree search over any game.

Every simulation imagines a full state from the View, walks down the tree along own actions that are legal there, adds
one node, plays on for a few turns, every player by their quickest judgement, and evaluates the position it reached. The
tree is open-loop: a node is a row of own actions, not a state; what chance and the others do is drawn or answered anew
in every walk. An expert's tree holds the others' decisions too, unless the game says otherwise, each led by what the
position is worth to who decides: first their quick answer, then little by little the rest.
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
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State, Thinking, View

MAX_PATH_LENGTH: Final[i64] = 512
MAX_NODES: Final[i64] = 200_000  # nodes of a tree: 11 MB
MAX_BREADTH: Final[i64] = 24  # actions that a quick answer looks at,
MAX_LINE_LENGTH: Final[i64] = 8  # and own actions in a row; how many positions in all is the game's own number
VISITS_PER_REPLY: Final[i64] = 8  # visits before one more of another's actions is tried


@final
@mypyc_attr(acyclic=True)
class Search:
    """One decision of one seat.

    In a simulation the searching seat's own decisions are the tree. The others answer with what looks best to them at
    once, so that nothing the seat may not know stands in the tree; so does the seat itself below a new node. Where
    everybody decides in the tree, a walk ends at the same moments, but below a new node only, and sealed choices are
    still answered.
    """

    def __init__(self, view: View, tree: Tree, rng: Rng, everybody: bool = False) -> None:
        game = view.seen.game
        self.view = view
        self.thinking = game.thinking
        self.is_plain = game.thinking.leaves == 0 and game.thinking.horizon == 0  # below a new node: random roll-outs
        self.everybody = everybody  # decides in the tree, not the searching seat alone
        self.me: i64 = view.seat
        self.tree = tree
        self.player = RandomDriver(rng)
        self.node_of = vec[i64]([NONE for _ in game.vocabulary.words])  # the child of the present node by action
        self.actions = vec[i64]([0 for _ in range(MAX_LEGAL)])
        self.path = vec[i64]([0 for _ in range(MAX_PATH_LENGTH)])
        self.movers = vec[i64]([0 for _ in range(MAX_PATH_LENGTH)])  # who went along it
        self.numbers = vec[i64]([0 for _ in range(2 * MAX_SEATS)])
        self.worths = vec[float](
            [0.0 for _ in range(MAX_SEATS)]
        )  # of the position that was reached, to each who decides in the tree
        self.rows = vec[i64](
            [0 for _ in range(MAX_LINE_LENGTH * MAX_BREADTH)]
        )  # the actions that are looked at, by depth
        self.lines = vec[i64](
            [0 for _ in range((MAX_LINE_LENGTH + 1) * MAX_LINE_LENGTH)]
        )  # by depth: the best actions from there on,
        self.lengths = vec[i64](
            [0 for _ in range(MAX_LINE_LENGTH + 1)]
        )  # as far as all their alternatives were looked at
        self.planner: i64 = NONE  # whose answer the first line is,
        self.planned: i64 = 0  # and how much of it was played
        self.is_fresh = False
        self.until = 0.0

    def run(self, simulations: i64, until: float) -> i64:
        """Simulate until the root has so many visits, or the time is up (0: no matter how long it takes); return how
        many there are.
        """
        tree = self.tree
        self.until = until
        while tree.visits[0] < simulations and not self.is_late():
            self.simulate(self.view.imagine(self.player.rng))
        return tree.visits[0]

    def is_late(self) -> bool:
        return self.until > 0.0 and monotonic() > self.until

    def simulate(self, state: State) -> None:
        """Walk down one imagined state and learn from where it leads."""
        tree = self.tree
        node: i64 = 0
        depth: i64 = 0
        turns: i64 = 0
        is_mine = True
        self.is_fresh = False
        self.planner = NONE
        calm = 0 if self.is_plain else self.thinking.calm
        horizon = self.thinking.horizon
        while state.actor != NOBODY:
            may_end = self.is_fresh or not self.everybody
            if may_end and calm != 0 and turns >= horizon and calm & BIT[state.phase] != 0:
                break
            if state.actor == CHANCE:
                state.apply(CHANCE, self.player.chance(state))
                continue
            if self.is_late():
                break  # what was reached is judged as it stands
            seat = self.mover(state)
            if seat != self.me:
                is_mine = False
            elif not is_mine:
                is_mine = True
                turns += 1
                if may_end and calm == 0 and 0 < horizon <= turns:
                    break
            if self.is_fresh and self.is_plain:
                self.player.playout(state)
                break
            if (
                self.is_fresh
                or depth == MAX_PATH_LENGTH
                or (seat != self.me and (not self.everybody or state.actor == SEVERAL))
            ):
                state.apply(seat, self.reply(state, seat))
                continue
            taken = self.select(state, node, seat)
            if taken == NONE:
                self.is_fresh = True  # the tree is full
                continue
            self.path[depth] = taken
            self.movers[depth] = seat
            if seat == self.planner:
                self.planner = NONE  # what it had planned went elsewhere
            depth += 1
            node = taken
            state.apply(seat, tree.action[taken])
        self.judge(state)
        tree.visits[0] += 1
        for i in range(depth):
            node = self.path[i]
            tree.visits[node] += 1
            tree.value[node] += self.worths[self.movers[i]]

    def mover(self, state: State) -> i64:
        """Return who moves next; of several seats the searching one comes last, so that nobody answers its sealed
        choice.
        """
        if state.actor != SEVERAL:
            return state.actor
        for seat in range(state.seats):
            if state.pending & BIT[seat] != 0 and seat != self.me:
                return seat
        return self.me

    def reply(self, state: State, seat: i64) -> i64:
        """Return the first of the own actions in a row after which a seat evaluates its position highest; of equal ones
        any.

        The next ones are kept and answered at once, as far as none of their alternatives was left out when they were
        found. Where a game wants no position looked at, any action will do.
        """
        if self.thinking.leaves == 0:
            return self.actions[self.player.rng.below(state.phases[state.phase].worth(state, seat, self.actions))]
        if seat != self.planner or self.planned == self.lengths[0]:
            self.look(state, seat, 0, self.thinking.leaves)
            self.planner = seat
            self.planned = 0
        self.planned += 1
        return self.lines[self.planned - 1]

    def look(self, state: State, seat: i64, depth: i64, leaves: i64) -> i64:
        """Return the worth of the best position within a seat's turn, of so many looked at, and note the line that
        leads there.

        Below the first depth the state is used up.
        """
        self.lengths[depth] = 0
        if depth > 0 and (leaves <= 1 or depth == MAX_LINE_LENGTH or not state.owes(seat)):
            return state.game.evaluate(state, seat)
        actions = self.actions
        rng = self.player.rng
        count = state.phases[state.phase].worth(state, seat, actions)
        if depth == 0 and count == 1:
            self.lines[0] = actions[0]
            self.lengths[0] = 1
            return 0
        looked = min(count, min(MAX_BREADTH, max(leaves, 2)))
        row = depth * MAX_BREADTH
        for i in range(looked):
            other = i + rng.below(count - i)
            self.rows[row + i] = actions[other]
            actions[other] = actions[i]
        share = leaves // looked
        highest: i64 = 0
        for i in range(looked):
            after = (
                state if depth > 0 and i == looked - 1 else state.copy()
            )  # below the first depth nobody needs it any more
            after.apply(seat, self.rows[row + i])
            worth = self.look(after, seat, depth + 1, share)
            if i == 0 or worth > highest:
                highest = worth
                if depth == 0 or looked == count:
                    self.keep(depth, self.rows[row + i])
        return highest

    def keep(self, depth: i64, action: i64) -> None:
        """Note an action, and the line found after it, as the best from a depth on."""
        length = self.lengths[depth + 1]
        self.lines[depth * MAX_LINE_LENGTH] = action
        for i in range(length):
            self.lines[depth * MAX_LINE_LENGTH + 1 + i] = self.lines[(depth + 1) * MAX_LINE_LENGTH + i]
        self.lengths[depth] = length + 1

    def select(self, state: State, node: i64, seat: i64) -> i64:
        """Return the child that a seat follows: a new one if an action was never tried here, otherwise the one with the
        best bound.

        Of another's actions the first is their quick answer; more are tried only as the node is visited more.
        """
        is_other = seat != self.me
        tree = self.tree
        node_of = self.node_of
        actions = self.actions
        child = tree.child[node]
        while child != NONE:
            node_of[tree.action[child]] = child
            child = tree.sibling[child]
        count = state.phases[state.phase].worth(state, seat, actions)
        seen: i64 = 0
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
                seen += 1
                tree.available[child] += 1
                if unseen == 0 or is_other:
                    bound = tree.bound(child, self.thinking.explore)
                    if bound > highest:
                        highest = bound
                        best = child
        child = tree.child[node]
        while child != NONE:
            node_of[tree.action[child]] = NONE
            child = tree.sibling[child]
        if is_other and seen > tree.visits[node] // VISITS_PER_REPLY:
            return best
        if unseen > 0:
            if is_other and seen == 0:
                self.planner = NONE
                choice = self.reply(state, seat)
                self.planner = NONE
            fresh = tree.add(node, choice)
            if fresh != NONE:
                tree.available[fresh] = 1
                if not is_other:
                    self.is_fresh = True
                return fresh
        return best

    def judge(self, state: State) -> None:
        """Note what a position is worth, 0 … 1, to each who decides in the tree, by their lead over the others;
        at the end half of it is the win.
        """
        numbers = self.numbers
        parties = state.parties()
        is_over = state.actor == NOBODY
        if is_over or parties > state.seats:  # of a party without a seat only its points are known
            state.scores(numbers)
            for party in range(parties):
                numbers[party] = numbers[party] * 100 // state.game.unit
        if not is_over:
            for seat in range(state.seats):
                numbers[seat] = state.game.evaluate(state, seat)
        for seat in range(state.seats):
            if seat == self.me or self.everybody:
                lead = float(numbers[seat]) - self.rival(parties, seat)
                self.worths[seat] = 1.0 / (1.0 + exp(-max(min(lead / self.thinking.spread, 30.0), -30.0)))
        if is_over:
            state.places(numbers)
            winners: i64 = 0
            for party in range(parties):
                if numbers[party] == 1:
                    winners += 1
            for seat in range(state.seats):
                self.worths[seat] *= 0.5
                if numbers[seat] == 1:
                    self.worths[seat] += 0.5 / float(winners)

    def rival(self, parties: i64, seat: i64) -> float:
        """Return the worth that a seat's own is compared with: the best of all others', or their mean. A player who is
        alone leads by everything they have.
        """
        numbers = self.numbers
        if parties == 1:
            return 0.0
        best = numbers[0 if seat != 0 else 1]
        rest: i64 = 0
        for party in range(parties):
            if party != seat:
                best = max(best, numbers[party])
                rest += numbers[party]
        return float(rest) / float(parties - 1) if self.thinking.by_mean else float(best)


@final
class MctsBot(Bot):
    """Think in simulations; what was thought below the action it takes is kept for its next decision, if that follows
    at once.

    A thought has one or more parts: searches that know nothing of each other and can be made side by side, whose visits
    are added up. Their number belongs to the level, so that the choice is the same wherever they are made.
    """

    def __init__(
        self, simulations: i64, seconds: float, parts: i64 = 1, level: str = "", everybody: bool = False
    ) -> None:
        self.simulations = simulations  # or those of the level, if one is named
        self.level = level
        self.seconds = seconds
        self.parts = parts
        self.everybody = everybody  # decides in the tree, where the game wants that
        self.trees: list[Tree] = []
        self.taken: i64 = NONE
        self.expected = ""

    def choose(self, view: View, legal: list[i64], rng: Rng, budget: Budget) -> i64:
        if len(legal) == 1:
            return legal[0]
        self.think(view, rng, budget, self.parts)
        self.taken = favourite(legal, self.weigh(legal))
        self.expected = following(view, self.taken, rng)
        return self.taken

    def think(self, view: View, rng: Rng, budget: Budget, parts: i64) -> None:
        """Search some parts of a decision."""
        simulations = max(
            (budget.simulations if budget.simulations > 0 else self.usual(view.seen.game.thinking)) // self.parts, 1
        )
        seconds = (
            min(budget.seconds, self.seconds)
            if budget.seconds > 0.0 and self.seconds > 0.0
            else max(budget.seconds, self.seconds)
        )
        if budget.seconds < 0.0:
            seconds = 0.0
        everybody = self.everybody and view.seen.game.thinking.everybody
        started = monotonic()
        size = min(simulations * 2 + 64, MAX_NODES)
        old = self.trees if self.expected and self.expected == dump(view) else []
        self.expected = ""  # what is thought now belongs to this view: no later one may take it for its own
        trees: list[Tree] = []
        for part in range(parts):
            tree: Tree | None = None
            if part < len(old):
                node = old[part].find(0, self.taken)
                if node != NONE:
                    tree = old[part].below(node, size)
            search = Search(view, tree if tree is not None else Tree(size), rng, everybody)
            search.run(simulations, started + seconds * float(part + 1) / float(parts) if seconds > 0.0 else 0.0)
            trees.append(search.tree)
        self.trees = trees

    def usual(self, thinking: Thinking) -> i64:
        """Return how many simulations a decision has where nobody says."""
        if self.level == "easy":
            return thinking.easy
        if self.level == "club":
            return thinking.club
        return thinking.expert if self.level == "expert" else self.simulations

    def weigh(self, legal: list[i64]) -> list[tuple[i64, float]]:
        """Return how often each legal action was tried in the last thought, and the sum of what came of it."""
        found: list[tuple[i64, float]] = []
        for action in legal:
            visits: i64 = 0
            value = 0.0
            for tree in self.trees:
                node = tree.find(0, action)
                if node != NONE:
                    visits += tree.visits[node]
                    value += tree.value[node]
            found.append((visits, value))
        return found


def favourite(legal: list[i64], weights: list[tuple[i64, float]]) -> i64:
    """Return the action that was tried most; of equal ones the better."""
    chosen = legal[0]
    most: i64 = NONE
    best = 0.0
    for i in range(len(legal)):
        visits, value = weights[i]
        if visits > most or (visits == most and value > best):
            most = visits
            best = value
            chosen = legal[i]
    return chosen


def following(view: View, action: i64, rng: Rng) -> str:
    """Return the text of the view that follows if the seat decides again at once, or nothing."""
    state = view.imagine(rng)
    state.apply(view.seat, action)
    return dump(state.view(view.seat)) if state.actor == view.seat else ""
