"""How long games are, how they end and what they score: `python benchmarks/figures.py GAME --bots random,greedy --games
N [--preset NAME …]`.

The figures stand beside those that the games' data were designed with. All seats are played by the same bot; a game
against a rival counts as won if its one seat comes first.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from statistics import mean
from typing import Any

from cablecar import games
from cablecar.games.tenders.constants import NO_BUILD, NO_STICK, YEARS
from cablecar.kernel.bits import lowest
from cablecar.kernel.bot import Budget
from cablecar.kernel.options import Options, preset_of, resolve
from cablecar.kernel.phase import CHANCE, NOBODY, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game
from cablecar.kernel.state_queries import legal, read_numbers
from cablecar.own_bots import load_bot

Facts = dict[str, float]


class Watch:
    """What is counted while a game is played: how often each word was said, and how often the turn went on."""

    def __init__(self) -> None:
        self.words: dict[str, int] = {}
        self.turns = 0
        self.last = object()

    def see(self, word: str, turn: object) -> None:
        """Count a decision."""
        self.words[word] = self.words.get(word, 0) + 1
        if turn != self.last:
            self.turns += 1
            self.last = turn


def tenders(s: Any, watch: Watch) -> Facts:
    """Section 2.9: rounds, kinds of end, builds."""
    is_done, no_stick, no_build = (
        s.year >= s.limits[YEARS],
        s.dry_sticks >= s.limits[NO_STICK],
        s.dry_builds >= s.limits[NO_BUILD],
    )
    return {
        "rounds": s.round,
        "last year reached": is_done,
        "ended by R95, no stick": not is_done and no_stick,
        "ended by R95, no build": not is_done and not no_stick and no_build,
        "ended by R95, nothing left, or by R19": not (is_done or no_stick or no_build),
        "districts built": sum(builder >= 0 for builder in s.builder),
        "sticks laid": sum(stick >= 0 for stick in s.stick),
        "influence left": mean(s.influence),
        "cheques left": mean(s.cash),
    }


def trams(s: Any, watch: Watch) -> Facts:
    """Section 2.8: turns, actions, kinds of end, what stands on the boards."""
    return {
        "turns": watch.turns,
        "action A": watch.words.get("draw", 0),
        "action B": watch.words.get("take", 0),
        "ended by tokens": s.tokens == 0,
        "cards on a board": mean(s.cards),
        "skyscrapers": sum(bin(seat).count("1") for seat in s.towers),
        "completion tokens": sum(bin(rows).count("1") for rows in s.finished),
        "bonuses per player": watch.words.get("bonus", 0) / s.seats,
        "cable cars per player": mean(bin(cells).count("1") for cells in s.trams),
    }


def quake(s: Any, watch: Watch) -> Facts:
    """Section 2.12: years, buildings, money."""
    return {
        "years played": s.year + 1,
        "buildings per player": mean(bin(lots).count("1") for lots in list(s.built)[: s.seats]),
        "money left": mean(list(s.money)[: s.seats]),
    }


def frankfurt(s: Any, watch: Watch) -> Facts:
    """Nothing but the points is told of Frankfurt."""
    return {}


KNOWN: dict[str, Callable[[Any, Watch], Facts]] = {
    "frankfurt": frankfurt,
    "quake": quake,
    "tenders": tenders,
    "trams": trams,
}


def facts(game: Game, seats: int, options: Options, bot: str, number: int) -> Facts:
    """Play one game and return what it tells."""
    player, watch, seed = RandomDriver(Rng(number)), Watch(), number * 16 + 1
    bots, streams, budget = (
        [load_bot(bot) for _ in range(seats)],
        [Rng(seed + seat) for seat in range(seats)],
        Budget(),
    )
    state = game.start(seats, options)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            player.settle(state)
            continue
        seat = int(lowest(state.pending) if state.actor == SEVERAL else state.actor)
        turn = getattr(state, "turn", seat)
        action = bots[seat].choose(state.view(seat), legal(state, seat), streams[seat], budget)
        watch.see(game.vocabulary.words[action].split()[0], turn)
        state.apply(seat, action)
    points, places = read_numbers(state.scores, int(state.parties())), read_numbers(state.places, int(state.parties()))
    own = [point / game.unit for point in points[:seats]]
    told: Facts = {"points": mean(own), "winner": max(own), "last": min(own), "decisions": sum(watch.words.values())}
    if len(points) > seats:
        told |= {"won": places[0] == 1, "rival's points": points[seats] / game.unit}
    else:
        told |= {"seat 0 wins": (places[0] == 1) / places[:seats].count(1)}
    return told | KNOWN[game.slug](state, watch)


def table(game: Game, presets: list[str], bots: list[str], count: int) -> Iterator[str]:
    """Yield the lines of a table: a row per preset and bot, with the mean of each figure."""
    rows: dict[str, list[Facts]] = {}
    for preset in presets:
        mode = preset_of(game, preset)
        options = resolve(game, mode.seats, mode.options)
        for bot in bots:
            rows[f"{preset}, {bot}"] = [
                facts(game, int(mode.seats), options, bot, number) for number in range(1, count + 1)
            ]
    names = list(dict.fromkeys(name for told in rows.values() for name in told[0]))
    yield f"| {game.slug}, {count} games each | " + " | ".join(names) + " |"
    yield "|---" * (len(names) + 1) + "|"
    for row, told in rows.items():
        yield (
            f"| {row} | "
            + " | ".join(f"{mean(one[name] for one in told):.2f}" if name in told[0] else "" for name in names)
            + " |"
        )


def main() -> None:
    """Print one table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(KNOWN))
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--preset", action="append", help="without it all of them")
    wanted = parser.parse_args()
    game = games.load(wanted.game)
    for line in table(
        game, wanted.preset or [preset.name for preset in game.presets], wanted.bots.split(","), wanted.games
    ):
        print(line)


if __name__ == "__main__":
    main()
