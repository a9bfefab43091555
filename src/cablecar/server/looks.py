"""What one reader of a table sees: made once per reader, however many sockets he has; who has seen the last look is told what has changed."""
from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from cablecar.scene.change import Parts, encoded
from cablecar.scene.look import MOST_STEPS, Watch, encode
from cablecar.scene.mirror import Mirror
from cablecar.scene.model import Look, Prompt, Undo
from cablecar.server import wire
from cablecar.server.listener import Listener
from cablecar.server.turns import SLICE


class Looks:
    """Follows a table with the eyes of one reader."""

    def __init__(self, mirror: Mirror, reader: int, halt: wire.Text | None = None, no_undo: str = "why-halted") -> None:
        self._watch = Watch(mirror.table, reader, mirror, is_patient=True)
        self._halt = halt
        self._no_undo = no_undo
        self._seen: Parts | None = None  # the last look
        self._story: list[tuple[int, bytes]] = []  # every step that was told: its line, and itself encoded
        self._stamp = 0

    async def ready(self) -> None:
        """Be told what has been, in slices: other tables have their turn between them."""
        while not self._watch.catch_up(SLICE):
            await asyncio.sleep(0)

    def show(self, stamp: int, listeners: Iterable[Listener]) -> None:
        """Look again; tell these listeners if anything has changed."""
        before, look = self._seen, self._parts()
        if before is not None and stamp == self._stamp and look == before:
            return
        self._seen, self._stamp = look, stamp
        change, frames = b"", dict[int, bytes]()  # by the count that they carry; 0: whole
        for listener in listeners:
            is_change = listener.takes_changes and before is not None and listener.seen is before
            listener.seen, listener.count = look, listener.count + 1 if is_change else 0
            if listener.count not in frames:
                change = change or (look.since(before) if before is not None and is_change else b"")
                frames[listener.count] = self._frame(listener.count, change)
            listener.send(frames[listener.count])

    def tell(self, listener: Listener) -> None:
        """Tell somebody everything that was seen in the last look."""
        listener.seen, listener.count = self._seen, 0
        listener.send(self._frame(0))

    def _frame(self, count: int, change: bytes = b"") -> bytes:
        """Return the message that tells the last look: whole, or as a change that is the so-manieth."""
        assert self._seen is not None
        if count:
            return wire.frame(wire.Changed(count, self._stamp, msgspec.Raw(change)))
        return wire.frame(wire.Looked(self._stamp, msgspec.Raw(self._seen.whole())))

    def _parts(self) -> Parts:
        """Look, and keep what was told as it goes over the wire: steps as structs take five times as much."""
        watch, look = self._watch, self._look()
        if fresh := watch.story[len(self._story) - watch.forgotten :]:
            self._story += zip([step.n for step in fresh], encoded(fresh), strict=True)
        watch.forget(len(look.steps))
        return Parts(look, [step for _, step in self._story[len(self._story) - len(look.steps) :]])

    def _look(self) -> Look:
        """At a table that was halted or ended there is nothing to choose, and the prompt says why."""
        look = self._watch.look()
        if self._halt is None:
            return look
        prompt = Prompt(who=[], say=self._halt, undo=Undo(False, [self._no_undo]), sheet=look.prompt.sheet)
        seats = [msgspec.structs.replace(line, turn="", chosen=False) for line in look.seats]
        return msgspec.structs.replace(look, prompt=prompt, seats=seats, asks=[], legal=[])

    def stage(self) -> tuple[str, bytes]:
        """Return the key of the stage and its bytes."""
        stage = self._watch.stage()
        return stage.key, encode(stage)

    def what(self, word: str) -> wire.Told:
        """Tell what a word would bring."""
        preview = self._watch.what(word)
        return wire.WhatIs(word, msgspec.Raw(encode(preview))) if preview else wire.refusal("", "not-now")

    def why(self, word: str) -> wire.Told:
        """Tell why a word can't be chosen."""
        reasons = self._watch.why(word).reasons
        return wire.WhyNot(word, [wire.Reason(text, rest[0] if rest else None) for text, *rest in reasons[:6]])

    def story(self, before: int) -> wire.Told:
        """Return older steps."""
        older = [msgspec.Raw(step) for n, step in self._story if n < before]
        return wire.Steps(before, msgspec.Raw(encode(older[-MOST_STEPS:])))
