"""What a reader of a table could see at any earlier moment, or what lay on it then for everybody: the open view of a game that is over.

A moment is counted as looks are: by the lines its reader had been shown. Nothing in it hangs on what he was not told. While a sealed round is open
only his own steps are in it, so that it does not even say who had chosen by then. In the open view every line of the log is a moment.
"""
from __future__ import annotations

import time
from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from cablecar.kernel.log import TABLE, UNDO, Event
from cablecar.kernel.phase import SEVERAL, SPECTATOR
from cablecar.kernel.state import State, View
from cablecar.kernel.table import Table
from cablecar.scene.look import Watch, glance, make_stage, read_line
from cablecar.scene.mirror import Mirror
from cablecar.scene.model import Look, Prompt, Stage

OPEN: Final = -7  # stands where a reader does: sees everything
MARK: Final = 32  # actions between two copies of the state


@dataclass(frozen=True, slots=True)
class Moment:
    """`n` lines were shown, `told` steps told, `place` lines stood in the log; the state is `base` after the first `length` actions of `tail`."""

    n: int
    place: int
    told: int
    base: State
    tail: list[tuple[int, int]]
    length: int


class Past(Watch):
    """Everything one reader has seen so far. Ask only when all is followed."""

    def __init__(self, table: Table, reader: int) -> None:
        super().__init__(table, int(SPECTATOR) if reader == OPEN else reader)
        self._is_open = reader == OPEN
        self._mirror = Mirror(table)  # with nobody to tell: it is followed line by line here
        self._here = self._mirror.copy.state.copy()  # what is shown to this reader is of this state: `_base` after the actions of `_tail`
        self._base = self._mirror.copy.state.copy()
        self._tail: list[tuple[int, int]] = []
        self._round = self._base  # when the present sealed round began
        self._view = self._seen(self._here)
        self.moments = [self._moment(0)]

    def follow(self, seconds: float) -> bool:
        """Follow the table for about so long; tell whether nothing is left."""
        ends = time.monotonic() + seconds
        while self._mirror.followed < len(self.table.events):
            self._take(self.table.events[self._mirror.followed])
            if time.monotonic() > ends:
                break
        return self._mirror.followed == len(self.table.events)

    def look_at(self, n: int) -> Look:
        """Return what was seen when `n` lines had been shown, with what had changed just before; there is nothing to choose."""
        number = self._number(n)
        now, before = self.moments[number], self.moments[max(0, number - 1)]
        view = self._view_at(now)
        look = glance(view)
        trails = self._trails(self._view_at(before), view) if self._trails is not None else []
        sheet = look.prompt.sheet
        prompt = Prompt(who=look.prompt.who, say=sheet.why[0] if sheet else look.prompt.say, undo=look.prompt.undo, trail=look.prompt.trail, sheet=sheet)
        steps = self.story[before.told : now.told]
        return replace(look, n=now.n, since=before.n, prompt=prompt, asks=[], legal=[], lines=look.lines + trails, steps=steps)

    def stage_at(self, n: int) -> Stage:
        """Return the stage of a moment."""
        return make_stage(self._view_at(self.moments[self._number(n)]))

    def _number(self, n: int) -> int:
        """Return the first moment by which so many lines had been shown."""
        return min(bisect_left(self.moments, n, key=lambda moment: moment.n), len(self.moments) - 1)

    def _view_at(self, moment: Moment) -> View:
        state = moment.base.copy()
        for actor, action in moment.tail[: moment.length]:
            state.apply(actor, action)
        return self._seen(state)

    def _seen(self, state: State) -> View:
        return View(SPECTATOR, state.copy()) if self._is_open else state.view(self.reader)

    # ---- following ------------------------------------------------------

    def _take(self, event: Event) -> None:
        mirror = self._mirror.copy
        n, rounds, was_sealed = mirror.shown(self.reader), mirror.state.rounds, mirror.state.actor == SEVERAL
        self._mirror.follow(event)
        is_closed = was_sealed and (mirror.state.actor != SEVERAL or mirror.state.rounds != rounds)
        lines, n = ([event.line()], self._mirror.followed - 1) if self._is_open else (mirror.told(self.reader, n), n)
        if is_closed and event.actor == self.reader and len(lines) > 1:  # the last to choose learns no more by it than the first
            self._act(event)
            self._retell(lines[:1], n)
            lines, n = lines[1:], n + 1
        self._go(event, was_sealed, is_closed)
        self._retell(lines, n, is_moment=event.actor != TABLE)

    def _retell(self, lines: list[str], n: int, *, is_moment: bool = True) -> None:
        """Tell what a reader was shown after `n` lines."""
        if not lines:
            return
        before, self._view = self._view, self._seen(self._here)
        for number, line in enumerate(lines, start=n + 1):
            self._tell(before, read_line(line), number)
        if is_moment:
            self.moments.append(self._moment(n + len(lines)))

    def _go(self, event: Event, was_sealed: bool, is_closed: bool) -> None:
        """Bring the state to where this reader may see it."""
        is_asked = self._mirror.copy.state.actor == SEVERAL
        if event.actor == TABLE:
            return
        if self._is_open or not was_sealed or is_closed:
            begins = is_asked and (is_closed or not was_sealed)
            if event.word == UNDO or is_closed or begins or len(self._tail) >= MARK:
                self._rest(self._mirror.copy.state.copy(), [])
            else:
                self._act(event)
            if begins:
                self._round = self._base
        elif event.actor == self.reader and event.word == UNDO:
            self._rest(self._round, self._tail[:-1])
        elif event.actor == self.reader:
            self._act(event)

    def _rest(self, base: State, tail: list[tuple[int, int]]) -> None:
        self._base, self._tail = base, tail
        self._here = base.copy()
        for actor, action in tail:
            self._here.apply(actor, action)

    def _act(self, event: Event) -> None:
        action = self.table.game.vocabulary.numbers[event.word]
        self._tail.append((event.actor, action))
        self._here.apply(event.actor, action)

    def _moment(self, n: int) -> Moment:
        return Moment(n, self._mirror.followed, len(self.story), self._base, self._tail, len(self._tail))
