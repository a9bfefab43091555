"""Frankfurt as a game of OpenSpiel, and its IS-MCTS with a time instead of a number of simulations: a thin adapter that
passes calls on.

OpenSpiel's C++ `ISMCTSBot` can't search a game written in Python (open_spiel 2.0.2 ends with a segmentation fault, also
on its own `python_kuhn_poker`), so it is the one of `open_spiel.python.algorithms`, made as quick as an adapter can: a
world is sampled by `View.imagine`, and a roll-out is one compiled call.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from math import exp
from statistics import mean, stdev
from time import monotonic

import numpy as np  # type: ignore[import-not-found]  # these three in the environment of the peers only
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import ismcts  # type: ignore[import-not-found]

from cablecar.bots.mcts import MctsBot
from cablecar.games.frankfurt import GAME
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.fields import dump
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, NOBODY
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State, View
from cablecar.kernel.state_queries import legal, read_numbers
from cablecar.lab.sim import SeatedDeal, deal_seed, play_game, wilson

SEATS = 2
EXPLORE = 0.5  # what suited it best of 0.2, 0.5 and 1.4
SPREAD = 25.0  # points of lead that are worth 0.73, as in our search
KIND = pyspiel.GameType(
    short_name="python_frankfurt",
    long_name="Frankfurt",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
WORDS = len(GAME.vocabulary.words)
INFO = pyspiel.GameInfo(
    num_distinct_actions=WORDS,
    max_chance_outcomes=WORDS,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=1000,
)


class Frankfurt(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game as OpenSpiel knows games."""

    def __init__(self) -> None:
        super().__init__(KIND, INFO, {})

    def new_initial_state(self) -> Position:
        return Position(self, GAME.start(SEATS, resolve(GAME, SEATS, {})))


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of ours behind the calls of one of theirs."""

    def __init__(self, game: Frankfurt, state: State) -> None:
        super().__init__(game)
        self.state = state

    def current_player(self) -> int:
        if self.state.actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.state.actor == CHANCE else int(self.state.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal(self.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        actions = legal(self.state, int(CHANCE))
        weights = read_numbers(self.state.weights, len(actions))
        return [(action, weight / sum(weights)) for action, weight in zip(actions, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.state.apply(self.state.actor, action)

    def is_terminal(self) -> bool:
        return bool(self.state.actor == NOBODY)

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat: half of it the win, half the lead, as in our search."""
        return worth(self.state) if self.is_terminal() else [0.0] * SEATS

    def __str__(self) -> str:
        return str(dump(self.state))


def worth(state: State) -> list[float]:
    points, places = read_numbers(state.scores, SEATS), read_numbers(state.places, SEATS)
    lead = (points[0] - points[1]) / int(GAME.unit)
    part = 0.5 / (1 + exp(-lead / SPREAD))
    won = 0.25 if places[0] == places[1] else 0.5 * (places[0] == 1)
    return [part + won, 1 - part - won]


class RollOut:
    """Plays a copy to its end at random."""

    def __init__(self, seed: int) -> None:
        self.player = RandomDriver(Rng(seed))

    def evaluate(self, position: Position) -> list[float]:
        state = position.state.copy()
        self.player.playout(state)
        return worth(state)

    def prior(self, position: Position) -> list[tuple[int, float]]:
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimeUp(Exception):
    """The next world is not searched any more."""


class Theirs(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which knows positions by what their seat may know."""

    def get_state_key(self, position: Position) -> tuple[int, str]:
        seat = position.current_player()
        return seat, dump(position.state.view(seat))


class IsMcts(Bot):
    """Lets OpenSpiel's IS-MCTS decide, with so many seconds each time."""

    def __init__(self, seconds: float, explore: float, seed: int) -> None:
        self.seconds = seconds
        self.game = Frankfurt()
        self.theirs = Theirs(self.game, RollOut(seed), explore, 1 << 30, random_state=np.random.RandomState(seed))
        self.simulations = 0
        self.decisions = 0

    def choose(self, view: View, legal: list[int], rng: Rng, budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        until = monotonic() + self.seconds

        def sample(position: Position, seat: int) -> Position:
            if monotonic() > until:
                raise TimeUp
            self.simulations += 1
            return Position(self.game, view.imagine(rng))

        self.theirs.set_resampler(sample)
        root = Position(self.game, view.imagine(rng))
        with suppress(TimeUp):
            self.theirs.run_search(root)
        self.decisions += 1
        node = self.theirs._root_node
        return int(max(node.child_info, key=lambda action: float(node.child_info[action].visits)))


class Within(Bot):
    """Gives another bot so many seconds for each decision."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.budget = Budget(10_000_000, seconds)

    def choose(self, view: View, legal: list[int], rng: Rng, budget: Budget) -> int:
        return int(self.bot.choose(view, legal, rng, self.budget))


def main() -> None:
    """Play every deal from both seats; print how often ours won, and by how many points it led."""
    games, seconds = int(sys.argv[1]), float(sys.argv[2])
    explore = float(sys.argv[3]) if len(sys.argv) > 3 else EXPLORE
    options, won, leads, made, decided = resolve(GAME, SEATS, {}), 0.0, list[float](), 0, 0
    for number in range(games):
        deal, seat = divmod(number, SEATS)
        theirs = IsMcts(seconds, explore, number)
        seated = SeatedDeal(deal_seed(1, deal), (0, 1) if seat == 0 else (1, 0))
        result = play_game(GAME, options, [Within(MctsBot(0, seconds), seconds), theirs], seated)
        won += result.shares(SEATS)[0]
        leads.append((result.points[0] - result.points[1]) / int(GAME.unit))
        made, decided = made + theirs.simulations, decided + theirs.decisions
        print(f"{number + 1} of {games}: {result.points}", file=sys.stderr, flush=True)
    low, high = wilson(won, games)
    told = {"games": games, "seconds": seconds, "explore": explore, "share": won / games, "interval": [low, high]}
    told |= {"lead": mean(leads), "error": stdev(leads) / games**0.5, "their_simulations": made / max(decided, 1)}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
