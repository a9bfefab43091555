"""The contract every game obeys.

A State is a point in a game; only apply() changes it. What must be decided lies on the agenda, a stack of phases, each
with the actor it waits for; the top is kept in `phase` and `actor`:

    actor >= 0   that seat owes a decision
    CHANCE       a draw by integer weights
    SEVERAL      the seats in the bit set `pending` owe a sealed choice, in any order
    RULES        never seen from outside: such a step runs by itself as soon as it is on top
    NOBODY       the game is over

A View is a state of the same class in which everything its seat may not know is blank. Only Views leave the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cablecar.kernel.bits import BIT
from cablecar.kernel.components import Components
from cablecar.kernel.options import Option, Options, Preset
from cablecar.kernel.phase import NOBODY, RULES, SEVERAL, Phase
from cablecar.kernel.rng import Rng
from cablecar.kernel.vocabulary import Vocabulary

NO_PHASE: Final[i64] = -1
MAX_AGENDA: Final[i64] = 16


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A point in a game.

    A game's state adds its own fields: i64 numbers and flat vecs of them, all set in `__init__`. Four names are no part
    of its text, equality or pickle: `game` and `phases`, and `tables` and `notes` of the game.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phases = game.phases
        self.seats: i64 = 0
        self.rivals: i64 = 0  # parties without a seat
        self.version: i64 = 0
        self.options: i64 = 0  # switches and small choices, packed; 0 is the law's default
        self.phase: i64 = NO_PHASE
        self.actor: i64 = NOBODY
        self.pending: i64 = 0
        self.rounds: i64 = 0  # how many sealed rounds were asked
        self.depth: i64 = 0
        self.agenda = vec[i64]()

    def begin(self, seats: i64, rivals: i64, options: Options) -> None:
        """Set what every state has, before the first decision is pushed."""
        self.seats = seats
        self.rivals = rivals
        self.version = options.version
        self.options = options.packed
        self.agenda = vec[i64]([0] * MAX_AGENDA)

    # ---- for the game -------------------------------------------------

    def copy(self) -> State:
        """Return an independent state that is equal."""
        raise NotImplementedError(f"{type(self).__name__} has no copy()")

    def show(self, seat: i64) -> State:
        """Return a state that holds what the seat may know, and nothing else; an open game shows everything."""
        return self.copy()

    def study(self, seat: i64) -> None:
        """Prepare a shown state for many calls of fill; may leave `notes`."""

    def fill(self, seat: i64, rng: Rng) -> None:
        """Make a shown state whole: give every blank a possible value, with the right odds."""

    def sheet(self, out: vec[i64]) -> None:
        """Write the points of each party in each category, party by party."""
        raise NotImplementedError(f"{type(self).__name__} has no sheet()")

    def keys(self, out: vec[i64]) -> None:
        """Write the number each party is ranked by: its score, with tie-breaks where the rules have some."""
        self.scores(out)

    # ---- for everybody ------------------------------------------------

    def view(self, seat: i64) -> View:
        return View(seat, self.show(seat))

    def parties(self) -> i64:
        return self.seats + self.rivals

    def scores(self, out: vec[i64]) -> None:
        """Write each party's points: the sums of the sheet."""
        width = self.game.width
        cells = vec[i64]([0 for _ in range(self.parties() * width)])
        self.sheet(cells)
        for party in range(self.parties()):
            total: i64 = 0
            for i in range(party * width, party * width + width):
                total += cells[i]
            out[party] = total

    def places(self, out: vec[i64]) -> None:
        """Write each party's place, 1 = won; equal keys share a place."""
        keys = vec[i64]([0 for _ in range(self.parties())])
        self.keys(keys)
        for party in range(self.parties()):
            place: i64 = 1
            for other in range(self.parties()):
                if keys[other] > keys[party]:
                    place += 1
            out[party] = place

    def owes(self, seat: i64) -> bool:
        """Tell whether an actor must decide now."""
        if self.actor == SEVERAL:
            return seat >= 0 and self.pending & BIT[seat] != 0
        return self.actor == seat and seat != NOBODY

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of an actor that owes a decision, in a fixed order; return how many."""
        return self.phases[self.phase].legal(self, seat, out)

    def weights(self, out: vec[i64]) -> None:
        """Write the weights of chance, parallel to its legal list. They are secret."""
        self.phases[self.phase].weights(self, out)

    def draw(self, rng: Rng) -> i64:
        """Return a chance action by weight, or -1."""
        phase = self.phases[self.phase]
        item = phase.draw(self, rng)
        return item if item < 0 else phase.actions[item]

    def audience(self, seat: i64, action: i64) -> i64:
        phase = self.phases[self.phase]
        return phase.audience(self, seat, phase.items[action])

    def why_not(self, seat: i64, action: i64) -> str:
        """Return the key of what forbids the action, or an empty string."""
        if not self.owes(seat):
            return "not-your-turn"
        phase = self.phases[self.phase]
        item = phase.item(action)
        return "not-now" if item < 0 else phase.forbids(self, seat, item)

    def apply(self, seat: i64, action: i64) -> None:
        """Apply a legal action, and what follows by itself."""
        phase = self.phases[self.phase]
        phase.choose(self, seat, phase.items[action])
        if self.actor == RULES:
            self.run()

    # ---- the agenda ---------------------------------------------------

    def push(self, phase: i64, actor: i64) -> None:
        """Put a decision on top of the agenda."""
        self.agenda[self.depth] = self.phase * 16 + self.actor + 8
        self.depth += 1
        self.phase = phase
        self.actor = actor

    def pop(self) -> None:
        """Take the top decision off: it is settled."""
        depth = self.depth - 1
        below = self.agenda[depth]
        self.agenda[depth] = 0
        self.depth = depth
        self.phase = below >> 4
        self.actor = (below & 15) - 8

    def go(self, phase: i64, actor: i64) -> None:
        """Replace the top decision by another."""
        self.phase = phase
        self.actor = actor

    def maybe_push(self, phase: i64, seat: i64) -> bool:
        """Put a decision on top if more than its idle item is legal, or if its list is nobody else's business; return
        whether it was put there.
        """
        asked = self.phases[phase]
        if not asked.open:
            self.push(phase, seat)
            return True
        for item in range(asked.count):
            if item != asked.idle and not asked.forbids(self, seat, item):
                self.push(phase, seat)
                return True
        return False

    def ask(self, phase: i64, seats: i64) -> None:
        """Put a sealed choice of several seats (a bit set) on top of the agenda."""
        self.push(phase, SEVERAL)
        self.pending = seats
        self.rounds += 1

    def chosen(self, seat: i64) -> bool:
        """Note that a seat has finished its sealed choice; return whether it was the last: the phase then pops and
        opens.
        """
        self.pending &= ~BIT[seat]
        return self.pending == 0

    def end(self) -> None:
        """End the game, from any depth."""
        while self.depth > 0:
            self.pop()
        self.pending = 0

    def run(self) -> None:
        """Run the steps that ask nobody."""
        while self.actor == RULES:
            self.phases[self.phase].choose(self, RULES, 0)

    def copy_common(self, other: State) -> None:
        """Copy the fields that every state has from another."""
        self.seats = other.seats
        self.rivals = other.rivals
        self.version = other.version
        self.options = other.options
        self.phase = other.phase
        self.actor = other.actor
        self.pending = other.pending
        self.rounds = other.rounds
        self.depth = other.depth
        self.agenda = other.agenda[:]


@final
@mypyc_attr(acyclic=True)
class View:
    """What one seat may know: a state in which everything else is blank. It can be pickled, and it can't be played."""

    def __init__(self, seat: i64, seen: State) -> None:
        self.seat = seat
        self.seen = seen
        self.is_studied = False

    def imagine(self, rng: Rng) -> State:
        """Return a full state that this view does not contradict."""
        if not self.is_studied:
            self.seen.study(self.seat)
            self.is_studied = True
        state = self.seen.copy()
        state.fill(self.seat, rng)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        from cablecar.kernel.fields import rebuild, values

        return rebuild, (self.seat, type(self.seen), self.seen.game, values(self.seen))


@final
class Thinking:
    """How bots search a game: the numbers that suit it."""

    def __init__(
        self,
        easy: i64 = 50,
        club: i64 = 1000,
        expert: i64 = 10000,
        horizon: i64 = 3,
        spread: float = 2500.0,
        explore: float = 0.1,
        leaves: i64 = 60,
        calm: i64 = 0,
        by_mean: bool = False,
        everybody: bool = True,
    ) -> None:
        self.easy = easy  # simulations per decision of each level
        self.club = club
        self.expert = expert
        self.horizon = horizon  # own turns before a position is judged; 0: it is played to the end
        self.spread = spread  # the lead over the others, in hundredths of a point, that is worth 0.73
        self.explore = explore  # how much is tried of what is little known
        # positions that a quick answer looks at; 0: none, it is any action. With horizon 0: random roll-outs
        self.leaves = leaves
        self.calm = calm  # the phases, a bit set, before which a position is judged; 0: before the own turn
        self.by_mean = by_mean  # judge by the lead over the mean of the others, not over the best of them
        self.everybody = everybody  # decides in an expert's tree; if not, the others answer there too


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What is true of every play with one set of components: one instance per set, without state."""

    def __init__(
        self, slug: str, version: i64, least: i64, most: i64, components: Components, vocabulary: Vocabulary
    ) -> None:
        self.slug = slug
        self.version: i64 = version
        self.replays: list[i64] = [version]  # the rules versions whose logs still replay
        self.least: i64 = least
        self.most: i64 = most
        self.components = components
        self.vocabulary = vocabulary
        self.options: list[Option] = []
        self.presets: list[Preset] = []
        self.categories: list[str] = ["points"]  # of the score sheet
        self.width: i64 = 1
        self.unit: i64 = 1  # 2: points are counted in halves
        self.thinking = Thinking()
        self.drawing: Callable[[], object] | None = None  # imports how the game is shown; the kernel never calls it
        self.tables: object = None  # what the rules read of the components; a class of the game's own
        self.phases: vec[Phase[Any]] = vec[Phase]()  # type: ignore[type-arg]  # interpreted, vec takes no parametrised type

    def numbered(self, phases: list[Phase[Any]]) -> vec[Phase[Any]]:
        """Return the phases in the order of their numbers, as a state keeps them."""
        kept: vec[Phase[Any]] = vec[Phase]()  # type: ignore[type-arg]  # interpreted, vec takes no parametrised type
        for phase in phases:
            kept = append(kept, phase)
        return kept

    def start(self, seats: i64, options: Options) -> State:
        """Return the state before the first event."""
        raise NotImplementedError(f"{self.slug} has no start()")

    def refuse(self, seats: int, options: Options) -> str:
        """Return why these seats and options do not go together, or an empty string."""
        return ""

    def rival_names(self, seats: int, options: Options) -> list[str]:
        """Return the names of the parties without a seat."""
        return []

    def evaluate(self, s: State, seat: i64) -> i64:
        """Return what a position is worth to a seat, in hundredths of a point; points lead unless the game knows
        better.
        """
        out = vec[i64]([0 for _ in range(s.parties())])
        s.scores(out)
        return out[seat] * 100 // self.unit

    def inventory(self, s: State) -> str:
        """Return what is wrong with the pieces of a full state, or an empty string."""
        raise NotImplementedError(f"{self.slug} has no inventory()")

    def small(self) -> list[tuple[i64, dict[str, str], i64]]:
        """Return ways to reach small positions (seats, options, lines), whose worlds can be counted by the check."""
        return []

    def complete(self, s: State) -> None:
        """Derive the fields of a test position that follow from those it names."""

    def names(self, field: str) -> tuple[list[str], dict[str, int]]:
        """Return the names of a field's places and of its values, for test positions; nothing means plain numbers."""
        return [], {}

    def __reduce__(self) -> tuple[Any, ...]:
        from cablecar.kernel.fields import remake

        return remake, (type(self), self.components, self.drawing)
