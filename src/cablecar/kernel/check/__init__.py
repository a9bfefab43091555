"""What must hold in every game, tried on random play. Whoever adds a game runs it: `cablecar check GAME`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from cablecar.kernel.check.audiences import check_audiences
from cablecar.kernel.check.fair import check_fair, possible_worlds
from cablecar.kernel.check.rounds import check_order, check_undo
from cablecar.kernel.check.states import MAX_EVENTS, check_state, must, play_to_end, readers
from cablecar.kernel.check.worlds import check_imagined, check_replayed
from cablecar.kernel.dice import Dice, seeded_dice
from cablecar.kernel.errors import BadOption, BrokenGame, CablecarError
from cablecar.kernel.fields import dump
from cablecar.kernel.log import UNDO, parse
from cablecar.kernel.options import overlapping, resolve
from cablecar.kernel.phase import SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State
from cablecar.kernel.table import Table, replay

__all__ = [
    "Report",
    "check_all",
    "check_fair",
    "check_game",
    "check_odds",
    "check_playouts",
    "check_vocabulary",
    "possible_worlds",
    "ways",
]

MIN_BLANK_READERS = 40  # readers with a blank before imagining must have varied


@dataclass
class Report:
    """What was checked, and what is wrong."""

    game: str
    games: int = 0
    states: int = 0
    views: int = 0
    playouts: int = 0
    faults: list[str] = field(default_factory=list)

    def line(self) -> str:
        more = f", {self.playouts} play-outs" if self.playouts else ""
        return (
            f"check {self.game}: {self.games} games, {self.states} states, {self.views} views compared{more}, "
            f"{len(self.faults)} faults"
        )

    def add(self, other: Report) -> None:
        self.games += other.games
        self.states += other.states
        self.views += other.views
        self.playouts += other.playouts
        self.faults += other.faults


def check_vocabulary(game: Game) -> None:
    """Words are unique and round-trip, phases and options are declared as they should be."""
    words = game.vocabulary.words
    for number, word in enumerate(words):
        must(game.vocabulary.number(word) == number, f"the word {word!r} does not lead back to its number {number}")
        must(
            word.isprintable() and word == " ".join(word.split()) and word not in (UNDO, "?"),
            f"{word!r} can't stand in a log",
        )
    names = [phase.name for phase in game.phases]
    must(len(set(names)) == len(names), "two phases have one name")
    for phase in game.phases:
        must(
            all(0 <= action < len(words) for action in phase.actions),
            f"phase {phase.name} has an action without a word",
        )
        must(-1 <= phase.idle < max(1, phase.count), f"phase {phase.name} has no item {phase.idle}")
    must(game.version in game.replays, f"version {game.version} is not among those that replay")
    must(len(game.categories) == game.width, "the score sheet has another width than its categories")
    must(not overlapping(game.options), overlapping(game.options))
    for preset in game.presets:
        resolve(game, preset.seats, preset.options)


def check_game(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    games: int = 20,
    every: int = 1,
    seed: int = 1,
    version: int | None = None,
) -> Report:
    """Play random games and check everything on the way; what is dear only on every k-th state."""
    report = Report(game.slug)
    blanks = varied = 0
    for number in range(games):
        report.games += 1
        try:
            hidden = _check_one(game, seats, options or {}, every, f"{seed}/{seats}/{number}", version, report)
            blanks, varied = blanks + hidden[0], varied + hidden[1]
        except (
            Exception
        ) as error:  # a broken game may raise anything; every fault is reported with the seed that shows it
            report.faults.append(
                f"{game.slug}, {seats} seats, {dict(options or {})}, seed {seed}, game {number}: {_reason(error)}"
            )
    if blanks > MIN_BLANK_READERS and varied == 0:
        report.faults.append(
            f"{game.slug}, {seats} seats: imagining never varies, although {blanks} views had something hidden"
        )
    return report


def _check_one(
    game: Game, seats: int, options: Mapping[str, str], every: int, seed: str, version: int | None, report: Report
) -> tuple[int, int]:
    rolls = Random(seed)  # play, not secrets
    rng = Rng(rolls.getrandbits(31))
    table = Table(game, seats, options, dice=None, version=version)
    dice = seeded_dice(seed)
    kept: list[tuple[State, str]] = []
    blanks = varied = 0
    phase_of_dear = rolls.randrange(every)
    for number in range(MAX_EVENTS):
        report.states += 1
        if number % every == phase_of_dear or table.is_over:
            hidden = check_state(game, table.state, rng)
            blanks, varied = blanks + hidden[0], varied + hidden[1]
            kept.append((table.state.copy(), dump(table.state)))
            check_order(table, rolls)
            check_undo(table, rng)
            report.views += check_audiences(table, rolls)
            if not table.is_over:
                for reader in readers(table.state):
                    report.views += check_imagined(table, reader, rolls, rng)
        if table.is_over:
            break
        _step(table, rolls, dice)
    must(table.is_over, f"the game does not end within {MAX_EVENTS} events")
    for state, text in kept:
        must(dump(state) == text, "playing on changed an earlier copy: they share a field")
    again = replay(game, parse(table.log))
    must(dump(again.state) == dump(table.state) and again.log == table.log, "the log replays differently")
    places = table.places()
    must(min(places) == 1 and all(1 <= place <= len(places) for place in places), f"places are {places}")
    report.views += check_replayed(table, rolls)
    return blanks, varied


def _step(table: Table, rolls: Random, dice: Dice) -> None:
    """Let one event happen: by the dice, or by a seat at random, which now and then takes its choice back."""
    if rolls.random() < 0.02:
        table.note("somebody coughs")
    actors = table.actors()
    if not actors:
        table.roll(dice)
        return
    seat = rolls.choice(actors)
    table.submit(seat, rolls.choice(table.legal(seat)))
    if rolls.random() < 0.05 and table.can_undo(seat):
        table.undo(seat)


def check_playouts(
    game: Game, seats: int, options: Mapping[str, str] | None = None, *, playouts: int, seed: int = 1
) -> Report:
    """Play random games without views; each must end and keep its pieces."""
    report = Report(game.slug)
    resolved = resolve(game, seats, options or {})
    player = RandomDriver(Rng(seed))
    for number in range(playouts):
        report.playouts += 1
        state = game.start(seats, resolved)
        try:
            play_to_end(state, player)
            fault = game.inventory(state)
            must(not fault, f"inventory: {fault}")
        except Exception as error:  # as above
            report.faults.append(
                f"{game.slug}, {seats} seats, {dict(options or {})}, seed {seed}, play-out {number}: {_reason(error)}"
            )
    return report


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, CablecarError) else f"{type(error).__name__}: {error}"


def check_odds(game: Game, *, seed: int = 1) -> Report:
    """Compare what is imagined in the game's small positions with a count of all worlds."""
    report = Report(game.slug)
    for number, (seats, options, lines) in enumerate(game.small()):
        report.games += 1
        try:
            table = _played(game, int(seats), options, int(lines), f"{seed}/small/{number}")
            for reader in readers(table.state):
                report.views += check_fair(table, reader, seed=seed)
                report.states += 1
        except BrokenGame as error:
            report.faults.append(f"{game.slug}, small position {number}, seed {seed}: {error}")
    return report


def _played(game: Game, seats: int, options: Mapping[str, str], lines: int, seed: str) -> Table:
    """Return a table after some random lines, and on until no sealed round is open."""
    rolls = Random(seed)
    dice = seeded_dice(seed)
    table = Table(game, seats, options, dice=None)
    while not table.is_over and (len(table.events) < lines or table.state.actor == SEVERAL):
        if actors := table.actors():
            seat = rolls.choice(actors)
            table.submit(seat, rolls.choice(table.legal(seat)))
        else:
            table.roll(dice)
    return table


def ways(game: Game, seed: int = 1) -> Iterator[tuple[int, dict[str, str]]]:
    """Return how a game can be set up beyond its default: every value of every option once, and some mixtures, each
    with seats it allows.
    """
    rolls = Random(seed)
    single = [{option.name: value} for option in game.options for value in option.samples() if value != option.default]
    mixed = (
        [{option.name: rolls.choice(option.samples()) for option in game.options} for _ in range(4)]
        if game.options
        else []
    )
    for options in [*single, *mixed]:
        counts = list(range(game.least, game.most + 1))
        rolls.shuffle(counts)
        for seats in counts:
            try:
                resolve(game, seats, options)
            except BadOption:
                continue
            yield seats, options
            break


def check_all(
    game: Game, *, games: int = 20, every: int = 1, playouts: int = 0, seed: int = 1
) -> Iterator[tuple[str, Report]]:
    """Check a game in every way it is played; return a name and a report each."""
    check_vocabulary(game)
    for seats in range(game.least, game.most + 1):
        report = check_game(game, seats, games=games, every=every, seed=seed)
        if playouts:
            report.add(check_playouts(game, seats, playouts=playouts, seed=seed))
        yield f"{seats} seats", report
    for preset in game.presets:
        if preset.options:
            report = check_game(game, preset.seats, preset.options, games=games, every=every, seed=seed)
            if playouts:
                report.add(check_playouts(game, preset.seats, preset.options, playouts=playouts, seed=seed))
            yield f"preset {preset.name}", report
    for version in game.replays:
        if version != game.version:
            yield (
                f"version {version}",
                check_game(
                    game, int(game.most), games=max(1, games // 5), every=every, seed=seed, version=int(version)
                ),
            )
    if game.small():
        yield "odds of small positions", check_odds(game, seed=seed)
    for seats, options in ways(game, seed):
        name = " ".join(f"{option}={value}" for option, value in options.items())
        yield f"{seats} seats, {name}", check_game(game, seats, options, games=1, every=every, seed=seed)
