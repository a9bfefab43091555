"""What a reader of a table could see at any earlier moment, or what lay on it then for everybody: the open view of a
game that is over.

A moment is counted as looks are: by the lines its reader had been shown. Nothing in it hangs on what he was not told.
While a sealed round is open
only his own steps are in it, so that it does not even say who had chosen by then. In the open view every line of the
log is a moment.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec.structs import replace

from cablecar.kernel.log import TABLE, UNDO, Event
from cablecar.kernel.phase import NOBODY, SEVERAL, SPECTATOR
from cablecar.kernel.state import State, View
from cablecar.kernel.table import Table
from cablecar.scene.look import Watch, encoded, glance, make_stage, read_line
from cablecar.scene.mirror import Mirror
from cablecar.scene.model import Look, Prompt, Stage, Step

OPEN: Final = -7  # stands where a reader does: sees everything
MARK: Final = 32  # steps, at least, between two copies of the state

_decoder = msgspec.json.Decoder(Step)


class Node:
    """A state: `base` after the first `length` steps of `tail`, a list that nodes share as far as they went the same
    way.
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

    def then(self, actor: int, action: int) -> Node:
        """Return what one more step makes of it."""
        tail = self.tail
        if tail[self.length : self.length + 1] != [(actor, action)]:
            tail = tail if len(tail) == self.length else tail[: self.length]
            tail.append((actor, action))
        return Node(self.base, tail, self.length + 1)


class Trunk:
    """The states of a table after each line of its log, for all its readers' pasts."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.nodes = [Node(table.game.start(table.seats, table.options), [], 0)]
        self._standing = [(NOBODY, 0, self.nodes[0])]  # each step that stands: who, what, and the state after it

    def after(self, place: int, event: Event) -> Node:
        """Return the state after so many lines, of which `event` is the last."""
        if place == len(self.nodes):
            self._follow(event)
            self.nodes.append(self._standing[-1][2])
        return self.nodes[place]

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
        if node.length >= 2 * MARK:
            self._mark(node)

    def _mark(self, node: Node) -> None:
        """Copy the state of half the way; what stands after it goes on from there, so that to and fro makes no second
        copy.
        """
        base, tail = Node(node.base, node.tail, MARK).reach(), node.tail[MARK : node.length]
        for _, _, one in self._standing[-MARK:]:
            one.base, one.tail, one.length = base, tail, one.length - MARK


@dataclass(frozen=True, slots=True)
class Moment:
    """`n` lines were shown, `told` steps told, `place` lines stood in the log; what lay there."""

    n: int
    place: int
    told: int
    node: Node


class Past(Watch):
    """Everything one reader has seen so far. Ask only when all is followed."""

    def __init__(self, table: Table, reader: int, trunk: Trunk | None = None) -> None:
        """`trunk`: of this table, if it has other pasts too."""
        super().__init__(table, int(SPECTATOR) if reader == OPEN else reader)
        self.trunk = trunk or Trunk(table)
        self._is_open = reader == OPEN
        self._mirror = Mirror(table)  # with nobody to tell: it is followed line by line here
        self._here = self._mirror.copy.state.copy()  # what is shown to this reader is of this state,
        self._node = self.trunk.nodes[0]  # which is this one,
        self._own: list[Node] = []  # after these: since a sealed round began there are this reader's own steps only
        self._view = self._seen(self._here)
        self.told: list[bytes] = []  # every step, encoded: structs take ten times as much
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
        """Return what was seen when `n` lines had been shown, with what had changed just before; there is nothing to
        choose.
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
        """Return everything that was told."""
        return [_decoder.decode(step) for step in self.told]

    def stage_at(self, n: int) -> Stage:
        """Return the stage of a moment."""
        return make_stage(self._view_at(self.moments[self._number(n)]))

    def _number(self, n: int) -> int:
        """Return the first moment by which so many lines had been shown."""
        return min(bisect_left(self.moments, n, key=lambda moment: moment.n), len(self.moments) - 1)

    def _view_at(self, moment: Moment) -> View:
        return self._seen(moment.node.reach())

    def _seen(self, state: State) -> View:
        return View(SPECTATOR, state.copy()) if self._is_open else state.view(self.reader)

    # ---- following ------------------------------------------------------

    def _take(self, event: Event) -> None:
        mirror = self._mirror.copy
        n, rounds, was_sealed = mirror.shown(self.reader), mirror.state.rounds, mirror.state.actor == SEVERAL
        self._mirror.follow(event)
        is_closed = was_sealed and (mirror.state.actor != SEVERAL or mirror.state.rounds != rounds)
        lines, n = ([event.line()], self._mirror.followed - 1) if self._is_open else (mirror.told(self.reader, n), n)
        if (
            is_closed and event.actor == self.reader and len(lines) > 1
        ):  # the last to choose learns no more by it than the first
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
        self.told += encoded(self.story)
        self.forget(0)
        if is_moment:
            self.moments.append(self._moment(n + len(lines)))

    def _go(self, event: Event, was_sealed: bool, is_closed: bool) -> None:
        """Bring the state to where this reader may see it."""
        node = self.trunk.after(self._mirror.followed, event)
        if event.actor == TABLE:
            return
        if self._is_open or not was_sealed or is_closed:
            self._node, self._own = node, []
            if event.word == UNDO or is_closed:
                self._here = self._mirror.copy.state.copy()
            else:
                self._here.apply(event.actor, self.table.game.vocabulary.numbers[event.word])
        elif event.actor == self.reader and event.word == UNDO:
            self._node = self._own.pop()
            self._here = self._node.reach()
        elif event.actor == self.reader:
            self._act(event)

    def _act(self, event: Event) -> None:
        action = self.table.game.vocabulary.numbers[event.word]
        self._own.append(self._node)
        self._node = self._node.then(event.actor, action)
        self._here.apply(event.actor, action)

    def _moment(self, n: int) -> Moment:
        return Moment(n, self._mirror.followed, len(self.told), self._node)
