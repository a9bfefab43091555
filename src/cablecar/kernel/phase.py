"""One kind of decision: which items are forbidden and why, and what choosing one does."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import BIT
from cablecar.kernel.rng import Rng
from cablecar.kernel.vocabulary import Range

CHANCE: Final[i64] = -1  # draws by integer weights
SPECTATOR: Final[i64] = -2  # looks on; never acts
NOBODY: Final[i64] = -3  # the game is over
SEVERAL: Final[i64] = -4  # the seats in `pending` owe a sealed choice, in any order
RULES: Final[i64] = -5  # a step that runs by itself as soon as it is on top

MAX_SEATS: Final[i64] = 8
MAX_LEGAL: Final[i64] = 200  # no legal list is longer
NO_ITEM: Final[i64] = -1

EVERYBODY: Final[i64] = 255  # audience: bit n = seat n learns the word now; bystanders learn what everybody learns
LATER: Final[i64] = 255 * 256  # the same eight bits for when the sealed round closes
OPENS: Final[i64] = (
    65536  # beside an audience: the word lays something hidden open, without chance; so it can't be taken back
)

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of decision about the items 0 … count - 1, the words of one or more ranges numbered through.

    A phase has no state. `forbids` is the one author of legality; a phase writes `legal` out only where a profile asks
    for it, and the check proves that both agree. `choose` trusts its caller: it never validates and never raises.

    `idle` is the item that only lets play go on (stop, decline, pass): the phase is asked only if another item is
    legal.
    `open` says that the legal list follows from what a bystander sees. A phase that is not open is asked even if only
    idle is legal.
    """

    def __init__(self, name: str, *ranges: Range, idle: i64 = NO_ITEM, open: bool = True) -> None:
        actions: list[i64] = []
        for words in ranges:
            actions.extend([words.first + i for i in range(words.count)])
        self.name = name
        self.idle: i64 = idle
        self.open = open
        self.count: i64 = len(actions)
        self.actions = vec[i64](actions)  # the action of an item
        self.items = vec[i64]([NO_ITEM for _ in range(max(actions, default=-1) + 1)])  # the item of an action
        for item in range(self.count):
            self.items[self.actions[item]] = item

    def item(self, action: i64) -> i64:
        """Return the item an action stands for here, or NO_ITEM."""
        return self.items[action] if 0 <= action < len(self.items) else NO_ITEM

    def forbids(self, s: S, seat: i64, item: i64) -> str:
        """Return the key of what forbids the item to this actor (`R14-taken`), or an empty string."""
        return ""

    def choose(self, s: S, seat: i64, item: i64) -> None:
        """Do what the rules say; the item is legal."""
        raise NotImplementedError(f"phase {self.name} does nothing")

    def audience(self, s: S, seat: i64, item: i64) -> i64:
        """Return who learns the word now and who LATER, before it is chosen. What a reader learns, his view keeps."""
        return EVERYBODY

    def legal(self, s: S, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions in a fixed order; return how many."""
        k: i64 = 0
        for item in range(self.count):
            if not self.forbids(s, seat, item):
                out[k] = self.actions[item]
                k += 1
        return k

    def weights(self, s: S, out: vec[i64]) -> None:
        """Write the weights of a chance phase, parallel to `legal`: all equal unless the phase says otherwise."""
        for i in range(self.legal(s, CHANCE, out)):
            out[i] = 1

    def draw(self, s: S, rng: Rng) -> i64:
        """Return a chance item by weight, or NO_ITEM: the caller then weighs them itself."""
        return NO_ITEM

    def prior(self, s: S, seat: i64, item: i64) -> i64:
        """Return the weight of a hidden choice for those who imagine it."""
        return 1

    def worth(self, s: S, seat: i64, out: vec[i64]) -> i64:
        """Write the part of the legal list that a search should look at: never empty."""
        return self.legal(s, seat, out)


def own(seat: i64) -> i64:
    """Return the audience of one seat alone."""
    return BIT[seat]
