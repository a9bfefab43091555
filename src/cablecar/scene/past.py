"""What a reader of a table could see at any earlier moment, or what lay on it then for everybody: the open view of a
game that is over.

A moment is counted as looks are: by the lines its reader had been shown. Nothing in it depends on what the reader was
not told. While a sealed round is open only the reader's own steps are in it, so that it does not even say who had
chosen by then. In the open view every line of the log is a moment.

A StateTimeline observes the table: it notes each line as it is applied, and keeps a checkpoint of the state every few
steps. A PastFeed makes its moments from the timeline, when it is asked, as far and for as long as it is asked to.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from dataclasses import dataclass
from math import inf
from typing import Final

import msgspec
from msgspec.structs import replace

from cablecar.kernel.log import TABLE, UNDO, Event
from cablecar.kernel.phase import NOBODY, SEVERAL, SPECTATOR
from cablecar.kernel.state import State, View
from cablecar.kernel.table import CHECKPOINT_STEPS, Table
from cablecar.scene.line_feed import read_line
from cablecar.scene.look import ReaderFeed, encoded, glance, make_stage
from cablecar.scene.model import Look, Prompt, Stage, Step

OPEN_READER: Final = -7  # stands where a reader does: sees everything

_decoder = msgspec.json.Decoder(Step)


class Checkpoint:
    """A state: `base` after the first `length` steps of `tail`, a list that checkpoints share as far as they went the
    same way.
    """

    __slots__ = ("base", "length", "tail")

    def __init__(self, base: State, tail: list[tuple[int, int]], length: int) -> None:
        self.base = base
        self.tail = tail
        self.length = length

    def reach(self) -> State:
        """Return the state, a copy."""
        state = self.base.copy()
        for actor, action in self.tail[: self.length]:
            state.apply(actor, action)
        return state

    def then(self, actor: int, action: int) -> Checkpoint:
        """Return what one more step makes of it."""
        tail = self.tail
        if tail[self.length : self.length + 1] != [(actor, action)]:
            tail = tail if len(tail) == self.length else tail[: self.length]
            tail.append((actor, action))
        return Checkpoint(self.base, tail, self.length + 1)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: the state after it, how many lines each reader had been shown by then (bystanders last), and
    its part in a sealed round.
    """

    node: Checkpoint
    shown: tuple[int, ...]
    is_sealed: bool  # a step of a round,
    closes: bool  # the last of it


class StateTimeline:
    """The states of a table after each line of its log, for the pasts of all its readers. Observes the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._readers = (*range(table.seats), int(SPECTATOR))
        start = table.game.start(table.seats, table.options)
        self._round = int(start.rounds) if start.actor == SEVERAL else None  # that is open after the last line
        node = Checkpoint(start, [], 0)
        self.entries = [Entry(node, (0,) * len(self._readers), False, False)]
        self._standing = [(NOBODY, 0, node)]  # each step that stands: who, what, and the state after it

    def applied(self, table: Table, event: Event, /) -> None:
        """Note a line and the state after it."""
        self._follow(event)
        before, self._round = self._round, int(table.state.rounds) if table.state.actor == SEVERAL else None
        shown = tuple(map(table.shown, self._readers))
        is_sealed = before is not None
        self.entries.append(Entry(self._standing[-1][2], shown, is_sealed, is_sealed and self._round != before))

    def _follow(self, event: Event) -> None:
        if event.actor == TABLE:
            return
        if event.word != UNDO:
            self._stand(event.actor, self.table.game.vocabulary.numbers[event.word])
            return
        steps = []  # that came after the one that is taken back: of others, in a sealed round
        while (last := self._standing.pop())[0] != event.actor:
            steps.append(last)
        for actor, action, _ in reversed(steps):
            self._stand(actor, action)

    def _stand(self, actor: int, action: int) -> None:
        node = self._standing[-1][2].then(actor, action)
        self._standing.append((actor, action, node))
        if node.length >= 2 * CHECKPOINT_STEPS:
            self._rebase(node)

    def _rebase(self, node: Checkpoint) -> None:
        """Copy the state half way from the base to here, and count what stands after it from there: steps that are
        taken back and made again need no second copy.
        """
        base = Checkpoint(node.base, node.tail, CHECKPOINT_STEPS).reach()
        tail = node.tail[CHECKPOINT_STEPS : node.length]
        for _, _, one in self._standing[-CHECKPOINT_STEPS:]:
            one.base, one.tail, one.length = base, tail, one.length - CHECKPOINT_STEPS


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment at which `n` lines had been shown, `told` steps told and `place` lines written to the log; `node` is the
    state.
    """

    n: int
    place: int
    told: int
    node: Checkpoint


class PastFeed(ReaderFeed):
    """Everything one reader has seen so far, from the lines of a timeline. Answers only after `follow` has reached the
    end.
    """

    def __init__(self, timeline: StateTimeline, reader: int) -> None:
        super().__init__(timeline.table, int(SPECTATOR) if reader == OPEN_READER else reader)
        self.timeline = timeline
        self._is_open = reader == OPEN_READER
        self.place = 0  # lines of the log that were followed
        self._node = timeline.entries[0].node
        self._state = self._node.reach()  # what is shown to this reader is of this state, which is that node,
        self._own: list[Checkpoint] = []  # after these: since a sealed round began there are only own steps in it
        self.view = self._seen(self._state)
        self.told: list[bytes] = []  # every step, encoded: structs take ten times as much
        self.moments = [self._moment(0)]

    def follow(self, until: int, ends: float = inf) -> bool:
        """Follow the log up to a line, but stop soon after `ends`, a time of `time.monotonic`; return whether nothing
        is left.
        """
        while self.place < until:
            self.place += 1
            self._follow(self.timeline.entries[self.place], self.table.events[self.place - 1])
            if time.monotonic() > ends:
                break
        return self.place >= until

    def look_at(self, n: int) -> Look:
        """Return what was seen when `n` lines had been shown, with what had changed just before; nothing can be
        chosen.
        """
        number = self._number(n)
        now, before = self.moments[number], self.moments[max(0, number - 1)]
        view = self._view_at(now)
        look = glance(view)
        trails = self._drawing.trails(self._view_at(before), view)
        sheet = look.prompt.sheet
        prompt = Prompt(
            who=look.prompt.who,
            say=sheet.why[0] if sheet else look.prompt.say,
            undo=look.prompt.undo,
            trail=look.prompt.trail,
            sheet=sheet,
        )
        steps = [_decoder.decode(step) for step in self.told[before.told : now.told]]
        return replace(
            look, n=now.n, since=before.n, prompt=prompt, asks=[], legal=[], lines=look.lines + trails, steps=steps
        )

    def steps(self) -> list[Step]:
        """Return every step so far."""
        return [_decoder.decode(step) for step in self.told]

    def stage_at(self, n: int) -> Stage:
        """Return the stage of a moment."""
        return make_stage(self._view_at(self.moments[self._number(n)]))

    def _number(self, n: int) -> int:
        """Return the first moment by which `n` lines had been shown."""
        return min(bisect_left(self.moments, n, key=lambda moment: moment.n), len(self.moments) - 1)

    def _view_at(self, moment: Moment) -> View:
        return self._seen(moment.node.reach())

    def _seen(self, state: State) -> View:
        return View(SPECTATOR, state.copy()) if self._is_open else state.view(self.reader)

    # ---- following ------------------------------------------------------

    def _follow(self, entry: Entry, event: Event) -> None:
        """Add what a line of the log told this reader."""
        if self._is_open:
            n, lines = self.place - 1, [event.line()]
        else:
            mine = self.reader if self.reader >= 0 else -1
            n = self.timeline.entries[self.place - 1].shown[mine]
            lines = self.table.shown_lines(self.reader, n, entry.shown[mine])
            if entry.closes and event.actor == self.reader and len(lines) > 1:
                self._act(event)  # the last to choose learns no more by it than the first
                self._retell(lines[:1], n)
                lines, n = lines[1:], n + 1
        self._go(entry, event)
        self._retell(lines, n, is_moment=event.actor != TABLE)

    def _retell(self, lines: list[str], n: int, *, is_moment: bool = True) -> None:
        """Tell what a reader was shown after `n` lines."""
        if not lines:
            return
        before, self.view = self.view, self._seen(self._state)
        for number, line in enumerate(lines, start=n + 1):
            self._take_in(before, read_line(line), number)
        self.told += encoded(self.story)
        self.forget(0)
        if is_moment:
            self.moments.append(self._moment(n + len(lines)))

    def _go(self, entry: Entry, event: Event) -> None:
        """Bring the state to where this reader may see it."""
        if event.actor == TABLE:
            return
        if self._is_open or not entry.is_sealed or entry.closes:
            self._node, self._own = entry.node, []
            if event.word == UNDO or entry.closes:
                self._state = self._node.reach()
            else:
                self._state.apply(event.actor, self.table.game.vocabulary.numbers[event.word])
        elif event.actor == self.reader and event.word == UNDO:
            self._node = self._own.pop()
            self._state = self._node.reach()
        elif event.actor == self.reader:
            self._act(event)

    def _act(self, event: Event) -> None:
        action = self.table.game.vocabulary.numbers[event.word]
        self._own.append(self._node)
        self._node = self._node.then(event.actor, action)
        self._state.apply(event.actor, action)

    def _moment(self, n: int) -> Moment:
        return Moment(n, self.place, len(self.told), self._node)
