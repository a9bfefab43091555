"""The tree of a search: nodes are numbers, the children of a node a chain."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NONE: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Tree:
    """One entry per node: the action that leads there, and how that turned out."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.used: i64 = 1
        self.action = vec[i64]([NONE] * size)
        self.child = vec[i64]([NONE] * size)
        self.sibling = vec[i64]([NONE] * size)
        self.visits = vec[i64]([0] * size)
        self.available = vec[i64]([0] * size)  # how often the action was legal when its parent was visited
        self.value = vec[float]([0.0] * size)

    def add(self, parent: i64, action: i64) -> i64:
        """Return a new child, or NONE if the tree is full."""
        node = self.used
        if node >= self.size:
            return NONE
        self.used = node + 1
        self.action[node] = action
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """Return the child of an action, or NONE."""
        child = self.child[parent]
        while child != NONE and self.action[child] != action:
            child = self.sibling[child]
        return child

    def bound(self, node: i64, explore: float) -> float:
        """Return the upper confidence bound of an action over the visits in which it was available."""
        visits = float(self.visits[node])
        return self.value[node] / visits + explore * sqrt(log(float(self.available[node])) / visits)

    def below(self, root: i64, size: i64) -> Tree:
        """Return a tree of its own that starts at a node."""
        tree = Tree(size)
        tree.take(self, root, 0)
        return tree

    def take(self, other: Tree, there: i64, here: i64) -> None:
        """Copy what hangs below a node of another tree, as long as there is room."""
        self.visits[here] = other.visits[there]
        self.available[here] = other.available[there]
        self.value[here] = other.value[there]
        child = other.child[there]
        while child != NONE:
            node = self.add(here, other.action[child])
            if node == NONE:
                return
            self.take(other, child, node)
            child = other.sibling[child]
