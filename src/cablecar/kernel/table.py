"""A table: one play of a game. It checks words, records lines, rolls, undoes, and shows each reader what they may know.

The log keeps every line in order of arrival. What a reader (a seat, or SPECTATOR) is shown is a list of its own that
only grows:

- a line outside a sealed round appears at once, with `?` for a word the reader may not know;
- a line inside an open sealed round appears to its own seat only. When the round closes, every reader gets the lines of
  the others in seat
  order, without those that were taken back; what stays hidden is one `?` per seat, however many steps it took;
- when the game is over the whole log is open.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeVar

from cablecar.kernel import log
from cablecar.kernel.dice import Dice, system_dice
from cablecar.kernel.errors import BadInput, BadLog, BadOption, BadSeats, BrokenGame, Refused
from cablecar.kernel.log import TABLE, UNDO, Event, Header, Log
from cablecar.kernel.options import resolve
from cablecar.kernel.phase import CHANCE, EVERYBODY, NOBODY, OPENS, SEVERAL, SPECTATOR
from cablecar.kernel.state import Game, State, View
from cablecar.kernel.state_queries import legal, read_numbers

MAX_CHANCE = 10_000  # events of chance in a row: more is a set-up that never ends
MAX_NOTE = 200  # characters
MAX_NOTES = 1_000  # notes and undos have no natural end; with these limits no log grows beyond what can be read again
MAX_UNDOS = 500  # of one seat
CHECKPOINT_STEPS = 32  # steps between two copies of the state, from which an undo replays


class PlayedStep(NamedTuple):
    """A line that stands: who did what, who knows it now or later, and how it was made."""

    actor: int
    action: int
    audience: int
    is_sealed: bool  # belongs to a sealed round
    is_answer: bool  # given by the table for its seat


class Observer(Protocol):
    """Follows a table: it is shown every line once, while the table stands exactly as this line has left it."""

    def applied(self, table: Table, event: Event, /) -> None: ...


class Table:
    """One play of a game. Without dice nothing is rolled: every event must be followed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        dice: Dice | None = system_dice,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = resolve(game, seats, options or {}, version)
        self.dice = dice
        self.events: list[Event] = []
        self.observers: list[Observer] = []
        self.answers: set[int] = set()  # seats for whom the table answers what is forced
        self.state: State = game.start(seats, self.options)
        self.steps: list[PlayedStep] = []  # the lines that stand
        self._checkpoints: list[State] = [self.state.copy()]  # the state before every CHECKPOINT_STEPS-th step
        self._extra: dict[int, int] = {}  # how many notes the table and undos each seat has written
        self._round: list[PlayedStep] = []  # the steps of the open sealed round that stand
        self._shown: dict[int, list[str]] = {reader: [] for reader in (*range(seats), int(SPECTATOR))}
        self._settle()

    # ---- asking ---------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return bool(self.state.actor == NOBODY)

    def actors(self) -> list[int]:
        """Return the seats that owe a decision."""
        return [seat for seat in range(self.seats) if self.state.owes(seat)]

    def asked(self, seat: int) -> str:
        """Return the name of the phase a seat must answer, or an empty string."""
        return self.state.phases[self.state.phase].name if self.state.owes(seat) else ""

    def legal(self, seat: int) -> list[str]:
        """Return the words a seat may say."""
        return [self.game.vocabulary.words[action] for action in legal(self.state, seat)] if seat >= 0 else []

    def why_not(self, seat: int, word: str) -> str:
        """Return the key of what forbids a word to a seat, or an empty string."""
        if not 0 <= seat < self.seats or not self.state.owes(seat):
            return "not-your-turn"
        action = self.game.vocabulary.number(word)
        return "no-such-word" if action < 0 else self.state.why_not(seat, action)

    def view(self, seat: int) -> View:
        """Return what a seat, or SPECTATOR, may know."""
        return self.state.view(seat)

    def log_as_seen(self, reader: int) -> list[str]:
        """Return the lines a reader has been shown; the whole log when the game is over."""
        return [event.line() for event in self.events] if self.is_over else self.shown_lines(reader)

    def shown_lines(self, reader: int, since: int = 0, until: int | None = None) -> list[str]:
        """Return the lines a reader has been shown, in that order, from a number on; the same when the game is over."""
        return self._shown[reader][since:until]

    def shown(self, reader: int) -> int:
        """Return how many lines a reader has been shown: the only number of lines that may leave."""
        return len(self._shown[reader])

    def scores(self) -> list[int]:
        """Return the points of seats and rivals, in the game's unit."""
        return read_numbers(self.state.scores, int(self.state.parties()))

    def places(self) -> list[int]:
        """Return the places of seats and rivals; 1 = won."""
        return read_numbers(self.state.places, int(self.state.parties()))

    @property
    def header(self) -> Header:
        parts = self.game.components
        return Header(
            self.game.slug, self.options.version, parts.name, parts.digest, self.seats, dict(self.options.texts)
        )

    @property
    def log(self) -> str:
        """Return the save file. Of a running table it leaves the server for nobody."""
        return log.write(self.header, self.events)

    # ---- acting ---------------------------------------------------------

    def submit(self, seat: int, word: str) -> list[Event]:
        """Apply a seat's word and the chance that follows; raise Refused and change nothing if it is not legal."""
        first = len(self.events)
        self._apply(seat, self._check(seat, word))
        self._settle()
        return self.events[first:]

    def note(self, text: str) -> Event:
        """Write a table line: who sits where, who left."""
        event = Event(TABLE, " ".join(text.split()))
        if not 0 < len(event.word) <= MAX_NOTE or not event.word.isprintable():
            raise BadInput(f"{text!r} can't stand in a log")
        self._write(event)
        return event

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last line: see `undo`."""
        return bool(self._last(seat))

    def undo(self, seat: int) -> list[Event]:
        """Take back a seat's last line, if nothing has followed it but what the table answered for this seat and
        nothing was opened by it; or,
        inside a sealed round, the seat's own last step."""
        steps = self._last(seat)
        if not steps:
            raise Refused(seat, UNDO, "nothing-to-undo")
        self._must_have_room(seat, UNDO, len(steps))
        first = len(self.events)
        for step in reversed(steps):
            self._take_back(step)
        return self.events[first:]

    def follow(self, event: Event) -> None:
        """Apply one line of a log, chance included; raise Refused and change nothing if it can't be."""
        if event.actor == TABLE:
            self._write(event)
        elif event.word == UNDO and event.actor >= 0:
            steps = self._last(event.actor)
            if not steps:
                raise Refused(event.actor, UNDO, "nothing-to-undo")
            self._must_have_room(event.actor, UNDO)
            self._take_back(steps[-1])
        else:
            self._apply(event.actor, self._check(event.actor, event.word))

    def resume(self, dice: Dice) -> list[Event]:
        """Go on with a followed table: from now on these dice roll, beginning with what is due."""
        first = len(self.events)
        self.dice = dice
        self._settle()
        return self.events[first:]

    def roll(self, dice: Dice) -> None:
        """Let chance act once."""
        actions = legal(self.state, CHANCE)
        self._apply(
            CHANCE,
            actions[dice(self.state.phases[self.state.phase].name, read_numbers(self.state.weights, len(actions)))],
        )

    def at_start(self) -> Table:
        """Return a table of the same game, seats and options at which nothing has happened yet, without dice."""
        return Table(self.game, self.seats, dict(self.options.texts), dice=None, version=self.options.version)

    def twin(self, state: State) -> Table:
        """Return a table that has shown the same and goes on from another state, without dice and without undo: for the
        check.
        """
        other = copy(self)
        other.state, other.dice = state, None
        other.observers = []
        other.events, other.steps, other._checkpoints, other._round = list(self.events), [], [], list(self._round)
        other._extra = dict(self._extra)
        other._shown = {reader: list(lines) for reader, lines in self._shown.items()}
        return other

    # ---- inside ---------------------------------------------------------

    def _must_have_room(self, actor: int, word: str, count: int = 1) -> None:
        """Refuse notes and undos beyond their limits. A seat's limit counts its own only: what it may do never hangs on
        lines it was not shown.
        """
        if self._extra.get(actor, 0) + count > (MAX_NOTES if actor == TABLE else MAX_UNDOS):
            raise Refused(actor, word, "log-full")

    def _write(self, event: Event) -> None:
        """Write a table line as it is."""
        self._must_have_room(TABLE, event.word)
        self._extra[TABLE] = self._extra.get(TABLE, 0) + 1
        self.events.append(event)
        self._show_all(event.line())
        self._notify(event)

    def _notify(self, event: Event) -> None:
        for observer in self.observers:
            observer.applied(self, event)

    def _check(self, actor: int, word: str) -> int:
        if actor >= self.seats or not self.state.owes(actor):
            raise Refused(actor, word, "not-your-turn")
        action = self.game.vocabulary.number(word)
        if action < 0:
            raise Refused(actor, word, "no-such-word")
        if action not in legal(self.state, actor):
            raise Refused(actor, word, self.state.why_not(actor, action))
        return action

    def _settle(self) -> None:
        """Roll while chance must act, and answer for the seats that wish it."""
        rolls = 0
        while self.dice is not None:
            state = self.state
            if state.actor == CHANCE:
                self.roll(self.dice)
                rolls += 1
                if rolls > MAX_CHANCE:
                    raise BrokenGame(f"{self.game.slug}: {MAX_CHANCE} events of chance in a row")
            elif state.actor in self.answers and (answer := self._forced(state.actor)) >= 0:
                self._apply(state.actor, answer, is_answer=True)
            else:
                return

    def _forced(self, seat: int) -> int:
        """Return the answer the table may give: the only one, open to bystanders, after which the same seat decides
        again.
        """
        actions = legal(self.state, seat)
        if len(actions) != 1 or not self.state.phases[self.state.phase].open:
            return -1
        after = self.state.copy()
        after.apply(seat, actions[0])
        return actions[0] if after.actor == seat else -1

    def _apply(self, actor: int, action: int, *, is_answer: bool = False) -> None:
        state = self.state
        step = PlayedStep(actor, action, int(state.audience(actor, action)), bool(state.actor == SEVERAL), is_answer)
        rounds = state.rounds
        state.apply(actor, action)
        event = Event(actor, self.game.vocabulary.words[action])
        self.events.append(event)
        self.steps.append(step)
        self._maybe_keep_checkpoint(len(self.steps))
        if step.is_sealed:
            self._round.append(step)
            self._show(actor, event.line())
            if state.actor != SEVERAL or state.rounds != rounds:
                self._close()
        else:
            self._show_some(event, step.audience)
        self._notify(event)

    def _close(self) -> None:
        """Tell everybody the lines of the others of a sealed round."""
        for reader in self._shown:
            for seat in range(self.seats):
                hidden = False
                for step in self._round if seat != reader else ():
                    if step.actor == seat and knows(reader, step.audience | step.audience >> 8):
                        self._show(reader, Event(seat, self.game.vocabulary.words[step.action]).line())
                    elif step.actor == seat and not hidden:
                        hidden = True
                        self._show(reader, Event(seat, "?").line())
        self._round = []

    def _show(self, reader: int, line: str) -> None:
        self._shown[reader].append(line)

    def _show_all(self, line: str) -> None:
        for lines in self._shown.values():
            lines.append(line)

    def _show_some(self, event: Event, audience: int) -> None:
        """Tell everybody a line, without its word to those who may not know it."""
        line = event.line()
        if audience & EVERYBODY == EVERYBODY:
            self._show_all(line)
            return
        hidden = Event(event.actor, "?").line()
        for reader in self._shown:
            self._show(reader, line if reader == event.actor or knows(reader, audience) else hidden)

    def _last(self, seat: int) -> list[PlayedStep]:
        """Return the seat's last line that stands and what the table answered after it, or nothing if it may not be
        taken back: because something
        else came after it, or it opened something. In an open sealed round only the seat's own steps count, so that the
        answer tells nothing
        of the others'."""
        if self.state.actor == SEVERAL:
            return [step for step in self._round if step.actor == seat][-1:]
        if self.is_over or seat < 0:
            return []
        steps: list[PlayedStep] = []
        for step in reversed(self.steps):
            if step.actor != seat or step.is_sealed or step.audience & OPENS:
                return []
            steps.insert(0, step)
            if not step.is_answer:
                return steps
        return []

    def _take_back(self, step: PlayedStep) -> None:
        place = len(self.steps) - 1
        while self.steps[place] is not step:
            place -= 1
        del self.steps[place]
        del self._checkpoints[place // CHECKPOINT_STEPS + 1 :]
        self.state = self._checkpoints[-1].copy()
        for number, other in enumerate(
            self.steps[place // CHECKPOINT_STEPS * CHECKPOINT_STEPS :],
            start=place // CHECKPOINT_STEPS * CHECKPOINT_STEPS + 1,
        ):
            self.state.apply(other.actor, other.action)
            self._maybe_keep_checkpoint(number)
        self._extra[step.actor] = self._extra.get(step.actor, 0) + 1
        undo = Event(step.actor, UNDO)
        self.events.append(undo)
        if step.is_sealed:
            self._round = [other for other in self._round if other is not step]  # equal steps stand where they stood
            self._show(step.actor, undo.line())
        else:
            self._show_all(undo.line())
        self._notify(undo)

    def _maybe_keep_checkpoint(self, steps: int) -> None:
        """Keep a copy of the state after every CHECKPOINT_STEPS-th step."""
        if steps % CHECKPOINT_STEPS == 0:
            self._checkpoints.append(self.state.copy())


def knows(reader: int, audience: int) -> bool:
    """Tell whether a reader is among the first eight bits; a bystander knows what everybody knows."""
    return audience & EVERYBODY == EVERYBODY if reader < 0 else audience >> reader & 1 == 1


def start_of(game: Game, header: Header) -> Table:
    """Return the table that a log begins with, without dice; raise BadLog with the line of its header that doesn't fit
    the game.
    """
    if header.slug != game.slug:
        raise BadLog(2, f"a log of {header.slug}, not of {game.slug}")
    if header.version not in game.replays:
        raise BadLog(
            2,
            f"rules version {header.version} of {game.slug} can't be replayed; {', '.join(map(str, game.replays))} can",
        )
    parts = game.components
    if header.digest != parts.digest:
        told = f"{parts.name} {parts.digest}"
        same = f"; {parts.name} has changed since" if header.components == parts.name else "; give --components FILE"
        raise BadLog(3, f"made with components {header.components} {header.digest}; this is {told}{same}")
    try:
        return Table(game, header.seats, header.options, dice=None, version=header.version)
    except BadSeats as error:
        raise BadLog(4, str(error)) from None
    except BadOption as error:
        wrong = next((at for at, name in enumerate(header.options) if f"{name}=" in str(error)), 0)
        raise BadLog(5 + wrong, str(error)) from None


def follow(table: Table, lines: Iterable[tuple[int, Event]], *observers: Observer) -> Iterator[Event]:
    """Apply numbered lines of a log, each once, and yield after each of them, so that a long log can be followed in
    parts; raise BadLog with the line that can't be followed. The observers go on observing the table.
    """
    table.observers += observers
    for number, event in lines:
        try:
            table.follow(event)
        except Refused as error:
            raise BadLog(number, f"{event.line()!r} can't be followed: {error.key}") from None
        yield event


def replay(game: Game, source: Log, at: int | None = None) -> Table:
    """Return the table after the first `at` lines of a log, or all; raise BadLog with the line that can't be
    followed.
    """
    table = start_of(game, source.header)
    for _ in follow(table, source.numbered(at)):
        pass
    return table


Late = TypeVar("Late", bound=Observer)


class CatchUp(Generic[Late]):
    """Brings an observer that comes late to the present: it is shown the log so far at a table of its own, in parts if
    that takes long, and observes the live table from then on.
    """

    def __init__(self, table: Table, observer: Late) -> None:
        self.table = table
        self.observer = observer
        self._rest: Iterator[Event] | None = None  # of the log, to be followed
        if table.events:
            self._rest = follow(table.at_start(), enumerate(table.events, start=1), observer)
        else:
            table.observers.append(observer)

    @property
    def is_done(self) -> bool:
        return self._rest is None

    def go_on(self, ends: float = inf) -> bool:
        """Go on until a moment of `time.monotonic`, by one line at least; tell whether the present is reached."""
        for _ in self._rest or ():
            if time.monotonic() > ends:
                return False
        if self._rest is not None:
            self.table.observers.append(self.observer)
            self._rest = None
        return True
