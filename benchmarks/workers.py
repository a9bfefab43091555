"""One process per peer: answers each line `MEASURE SECONDS` on stdin with a line of JSON, what was done and in how much
CPU time.

Each peer is imported where it is used: no environment has them all.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

Count = dict[str, float]
Batch = Callable[[], Count]
Measure = Callable[[float], Count]

SEED = 1
SEATS = 4
DEALS = 8
LENGTH_SAMPLES = 1500  # play-outs per deal that count how many decisions one has
ENDINGS = (1, 2, 3, 4)  # decisions before the end
SIMULATIONS = 1000  # of a decision in hearts


def timed(batch: Batch) -> Measure:
    """Return a measure that repeats a batch until the time is up and adds up what was done."""

    def measure(seconds: float) -> Count:
        total: Count = {}
        start = process_time()
        spent = 0.0
        while spent < seconds:
            for name, count in batch().items():
                total[name] = total.get(name, 0) + count
            spent = process_time() - start
        return total | {"seconds": spent}

    return measure


def calls(function: Callable[[], object], count: int = 2000) -> Batch:
    """Return a batch that calls a function from interpreted Python."""

    def batch() -> Count:
        for _ in range(count):
            function()
        return {"copies": count}

    return batch


def cablecar() -> dict[str, Measure]:
    """Measure frankfurt with four seats, in the mode that CABLECAR_MODE names."""
    from cablecar.games.frankfurt import GAME
    from cablecar.kernel.options import resolve
    from cablecar.kernel.play import RandomDriver, copies, playouts, rollouts
    from cablecar.kernel.rng import Rng
    from cablecar.modes import mode

    options = resolve(GAME, SEATS, {})
    seeds = iter(range(SEED, sys.maxsize))
    player = RandomDriver(Rng(SEED))
    first = GAME.start(SEATS, options)
    player.settle(first)
    middle = first.copy()
    while player.decisions < 48:  # of about 95
        player.step(middle)
    player.settle(middle)
    is_compiled = mode() == "compiled"
    games = 50 if is_compiled else 1

    def counts(done: RandomDriver) -> Count:
        return {"decisions": int(done.decisions), "events": int(done.events)}

    def within() -> Count:
        copies(middle, 5000)
        return {"copies": 5000}

    return {
        "playouts": timed(lambda: counts(playouts(GAME, SEATS, options, next(seeds), games))),
        "rollouts": timed(lambda: counts(rollouts(first, next(seeds), games))),
        "copies": timed(calls(middle.copy)),
        "copies_within": timed(within),
    }


def searches() -> dict[str, Measure]:
    """Measure our search from the first decision of every game, as club plays it, with the fewest and the most players:
    `frankfurt-4` …

    `plain-4` is the same search of frankfurt with a random roll-out in each simulation, as OpenSpiel's, and
    `rollouts-4` are roll-outs alone.
    Interpreted, what is asked for is counted instead of timed: the actions that simulations apply, tried ones included.
    """
    from cablecar import games
    from cablecar.bots.mcts import Search
    from cablecar.bots.tree import Tree
    from cablecar.kernel.options import resolve
    from cablecar.kernel.play import RandomDriver, rollouts
    from cablecar.kernel.rng import Rng
    from cablecar.kernel.state import State, Thinking, View
    from cablecar.modes import mode

    is_compiled = mode() == "compiled"
    applied = [0]
    apply = State.apply

    def counting(self: State, seat: int, action: int) -> None:
        applied[0] += 1
        apply(self, seat, action)

    if not is_compiled:
        State.apply = counting  # type: ignore[method-assign]  # only to be counted

    def first_thoughts(view: View, seeds: Iterator[int], thinking: Thinking) -> Batch:
        number = int(thinking.club) if is_compiled else 20

        def batch() -> Count:
            applied[0] = 0
            game = view.seen.game
            usual, game.thinking = game.thinking, thinking
            search = Search(view, Tree(2 * number + 64), Rng(next(seeds)))
            game.thinking = usual
            return {"simulations": int(search.run(number, 0.0)), "applied": applied[0]}

        return batch

    def played(first: State, seeds: Iterator[int]) -> Batch:
        def batch() -> Count:
            rollouts(first, next(seeds), 50)
            return {"simulations": 50}

        return batch

    found: dict[str, Measure] = {}
    for slug in games.slugs():
        game = games.load(slug)
        for seats in sorted({int(game.least), int(game.most)}):
            first = game.start(seats, resolve(game, seats, {}))
            RandomDriver(Rng(SEED)).settle(first)
            seat = first.actor if first.actor >= 0 else 0
            found[f"{slug}-{seats}"] = timed(
                first_thoughts(first.view(seat), iter(range(SEED, sys.maxsize)), game.thinking)
            )
            if slug == "frankfurt":
                plain = Thinking(club=SIMULATIONS, horizon=0, leaves=0, explore=0.5)
                found[f"plain-{seats}"] = timed(first_thoughts(first.view(seat), iter(range(SEED, sys.maxsize)), plain))
                found[f"rollouts-{seats}"] = timed(played(first, iter(range(SEED, sys.maxsize))))
    return found


def hearts() -> dict[str, Measure]:
    """Measure OpenSpiel's C++ MCTS on hearts: from the first decision of eight deals, one roll-out per simulation."""
    import pyspiel  # type: ignore[import-not-found]  # in the environment of the peers only

    rng, game = random.Random(SEED), pyspiel.load_game("hearts")
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)

    def dealt() -> Any:
        while True:
            state = game.new_initial_state()
            while state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            if len(state.legal_actions()) > 1:
                return state

    deals = [dealt() for _ in range(DEALS)]

    def batch() -> Count:
        for deal in deals:
            pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, rng.randrange(1 << 30), False).step(deal)
        return {"simulations": SIMULATIONS * len(deals)}

    return {"mcts": timed(batch)}


def open_spiel() -> dict[str, Measure]:
    """Measure OpenSpiel: roll-outs of euchre in C++, clones of three games."""
    import pyspiel

    rng = random.Random(SEED)
    euchre = pyspiel.load_game("euchre")

    def step(state: Any) -> None:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))

    def dealt(game: Any) -> Any:
        """Return a state at its first decision."""
        state = game.new_initial_state()
        while state.is_chance_node():
            step(state)
        return state

    def length(state: Any) -> int:
        """Play a copy to its end; return the decisions it took. After the deal euchre has no chance: it would be an
        error.
        """
        state = state.clone()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                raise RuntimeError("chance after the deal: decisions and events must be counted apart")
            step(state)
            decisions += 1
        return decisions

    def roll_out(state: Any, count: int) -> float:
        """Play roll-outs in C++ from a state; return the CPU time. The one simulation evaluates the root itself."""
        evaluator = pyspiel.RandomRolloutEvaluator(count, rng.randrange(1 << 30))
        bot = pyspiel.MCTSBot(euchre, evaluator, 1.4, 1, 1000, False, SEED, False)
        start = process_time()
        bot.step(state)
        return process_time() - start

    deals = [dealt(euchre) for _ in range(DEALS)]
    lengths = [sum(length(deal) for _ in range(LENGTH_SAMPLES)) / LENGTH_SAMPLES for deal in deals]

    def rollouts() -> Count:
        for deal in deals:
            roll_out(deal, 200)
        return {"decisions": 200 * sum(lengths), "events": 200 * sum(lengths)}

    def middle(name: str) -> Any:
        """Return a state half-way through a random game."""
        states = [dealt(pyspiel.load_game(name))]
        while not states[-1].is_terminal():
            states.append(states[-1].clone())
            step(states[-1])
        return states[len(states) // 2]

    def ending(deal: Any, distance: int) -> Any:
        """Return the state so many decisions before the end of a random game."""
        passed = []
        state = deal.clone()
        while not state.is_terminal():
            passed.append(state.clone())
            step(state)
        return passed[-distance]

    endings = [[ending(deal, distance) for deal in deals] for distance in ENDINGS]

    def clones_within(seconds: float) -> Count:
        """Estimate a clone without the binding: a roll-out is one clone and some decisions, so its time at no decisions
        is the clone's.
        """
        spent = [0.0] * len(ENDINGS)
        count = 0
        while sum(spent) < seconds:
            for place, states in enumerate(endings):
                spent[place] += sum(roll_out(state, 500) for state in states)
            count += 500 * len(deals)
        centre, mean = sum(ENDINGS) / len(ENDINGS), sum(spent) / len(spent)
        slope = sum((x - centre) * (y - mean) for x, y in zip(ENDINGS, spent, strict=True)) / sum(
            (x - centre) ** 2 for x in ENDINGS
        )
        return {"copies": count, "seconds": mean - slope * centre}

    return {
        "rollouts": timed(rollouts),
        "copies": timed(calls(middle("euchre").clone)),
        "copies_hearts": timed(calls(middle("hearts").clone)),
        "copies_crazy_eights": timed(calls(middle("crazy_eights(players=4)").clone)),
        "calls": timed(calls(deals[0].is_terminal)),
        "copies_within": clones_within,
    }


def catanatron() -> dict[str, Measure]:
    """Measure Catanatron: games of four random players; a tick is one decision."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # in the environment of the peers only
    from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

    random.seed(SEED)

    def batch() -> Count:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        return {"decisions": ticks}

    return {"playouts": timed(batch)}


def main() -> None:
    """Warm up, say so, answer until stdin ends."""
    peers = {
        "cablecar": cablecar,
        "open_spiel": open_spiel,
        "catanatron": catanatron,
        "searches": searches,
        "hearts": hearts,
    }
    measures = peers[sys.argv[1]]()
    for measure in measures.values():
        measure(0.05)
    print("ready", *measures, flush=True)
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(measures[name](float(seconds))), flush=True)


if __name__ == "__main__":
    main()
