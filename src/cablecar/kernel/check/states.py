"""What must hold in any one state: legality, copying, chance, views, imagining."""

from __future__ import annotations

from cablecar.kernel.errors import BrokenGame
from cablecar.kernel.fields import dump, values
from cablecar.kernel.phase import CHANCE, MAX_LEGAL, NOBODY, RULES, SEVERAL, SPECTATOR
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State
from cablecar.kernel.state_queries import legal, read_numbers, worth

MAX_EVENTS = 20_000  # a game that is longer does not end
SAMPLE_DRAWS = 2_000
MAX_WEIGHT_SUM = 2**31


def must(fact: bool, fault: str) -> None:
    if not fact:
        raise BrokenGame(fault)


def weights(state: State, count: int) -> list[int]:
    return read_numbers(state.weights, count)


def readers(state: State) -> list[int]:
    return [*range(state.seats), int(SPECTATOR)]


def check_legality(game: Game, state: State) -> None:
    """`forbids` and `legal` agree on the whole vocabulary, and every list can be used."""
    must(state.actor != RULES, "a step of RULES was left on top of the agenda")
    phase = state.phases[state.phase] if state.actor != NOBODY else None
    for actor in [int(CHANCE), *range(state.seats)]:
        allowed = legal(state, actor)
        told = [action for action in range(len(game.vocabulary.words)) if state.why_not(actor, action) == ""]
        must(
            told == sorted(allowed),
            f"forbids and legal of actor {actor} disagree on {sorted(set(told) ^ set(allowed))[:5]}",
        )
        if state.owes(actor) and phase:
            must(0 < len(allowed) <= MAX_LEGAL, f"{len(allowed)} legal actions for actor {actor} in phase {phase.name}")
            must(len(set(allowed)) == len(allowed), f"phase {phase.name} lists an action twice")
            lone = phase.idle >= 0 and phase.open and allowed == [phase.actions[phase.idle]]
            must(not lone, f"phase {phase.name} is asked although only its idle item is legal")
            some = worth(state, actor)
            must(
                bool(some) and set(some) <= set(allowed),
                f"the worthwhile part of phase {phase.name} is empty or not legal",
            )


def check_chance(state: State) -> None:
    """Weights are positive whole numbers, and the quick draw has the same odds."""
    if state.actor != CHANCE:
        return
    name = state.phases[state.phase].name
    actions = legal(state, CHANCE)
    odds = weights(state, len(actions))
    must(all(weight > 0 for weight in odds), f"phase {name}: a chance action has no weight")
    must(sum(odds) < MAX_WEIGHT_SUM, f"phase {name}: the weights add up to {sum(odds)}")
    probe = Rng(len(actions))
    if state.draw(probe) < 0:
        return
    counts = dict.fromkeys(actions, 0)
    for _ in range(SAMPLE_DRAWS):
        action = state.draw(probe)
        must(action in counts, f"phase {name} draws what is not legal")
        counts[action] += 1
    for action, weight in zip(actions, odds, strict=True):
        expected = SAMPLE_DRAWS * weight / sum(odds)
        must(
            abs(counts[action] - expected) < 6 * expected**0.5 + 6,
            f"phase {name} draws {counts[action]} times what its weights expect {expected:.0f} times",
        )


def check_copy(state: State, player: RandomDriver) -> None:
    """A copy is equal and shares nothing that changes."""
    before = dump(state)
    mover, still = state.copy(), state.copy()
    must(dump(mover) == before, "a copy differs from its original")
    for _ in range(12):
        if player.step(mover) < 0:
            break
    must(dump(state) == before, "playing a copy changed its original")
    must(dump(still) == before, "playing a copy changed another copy")


def check_views(game: Game, state: State, rng: Rng) -> tuple[int, int]:
    """Imagined states agree with the view they come from and can be played to the end; return how many readers have a
    blank, and for how many of
    them two imagined states differed."""
    before = dump(state)
    blanks = varied = 0
    shape = {name: len(value) for name, value in values(state).items() if isinstance(value, list)}
    for reader in readers(state):
        view = state.view(reader)
        seen = dump(view)
        must(
            getattr(view.seen, "notes", None) is None,
            f"the view of reader {reader} has notes before it is studied: they could tell what it hides",
        )
        worlds = [view.imagine(rng) for _ in range(3)]
        for world in worlds:
            must(
                dump(world.view(reader)) == seen,
                f"reader {reader}: the view of the imagined state differs from the view it came from",
            )
            must(
                legal(world, reader) == legal(state, reader),
                f"reader {reader}: the imagined state offers other actions",
            )
            must(
                {name: len(value) for name, value in values(world).items() if isinstance(value, list)} == shape,
                "an imagined state has another shape",
            )
            fault = game.inventory(world)
            must(not fault, f"reader {reader} imagines a state with a wrong inventory: {fault}")
        if dump(view.seen) != before:
            blanks += 1
            varied += len({dump(world) for world in worlds}) > 1
        must(dump(view) == seen, "imagining changed the view")
        if reader < 0 and state.actor >= 0 and state.phases[state.phase].open:
            name = state.phases[state.phase].name
            for world in worlds:
                must(
                    legal(world, state.actor) == legal(state, state.actor),
                    f"phase {name} is not open: its list hangs on what is hidden",
                )
        play_to_end(worlds[0], RandomDriver(rng))
        fault = game.inventory(worlds[0])
        must(not fault, f"an imagined game ends with a wrong inventory: {fault}")
    must(dump(state) == before, "looking changed the state")
    return blanks, varied


def play_to_end(state: State, player: RandomDriver) -> None:
    for _ in range(MAX_EVENTS):
        if player.step(state) < 0:
            return
    raise BrokenGame(f"the game does not end within {MAX_EVENTS} events")


def check_state(game: Game, state: State, rng: Rng) -> tuple[int, int]:
    """Check one state; return how many readers have a blank and for how many imagining varied."""
    check_legality(game, state)
    check_chance(state)
    check_copy(state, RandomDriver(rng))
    fault = game.inventory(state)
    must(not fault, f"inventory: {fault}")
    must(state.actor != SEVERAL or state.pending != 0, "several seats are asked, but none of them owes anything")
    return check_views(game, state, rng)
