"""What one reader of a table sees, as bytes: made once per reader, however many sockets he has."""
from __future__ import annotations

import msgspec

from cablecar.kernel.table import Table
from cablecar.scene.look import MOST_STEPS, Watch, encode
from cablecar.scene.model import Prompt, Undo
from cablecar.server import wire


class Looks:
    """Follows a table with the eyes of one reader."""

    def __init__(self, table: Table, reader: int, halt: wire.Text | None = None, no_undo: str = "why-halted") -> None:
        self._watch = Watch(table, reader)
        self._halt = halt
        self._no_undo = no_undo

    def frame(self, stamp: int) -> str:
        """Return the message that shows everything; at a table that was halted or ended there is nothing to choose, and the prompt says why."""
        look = self._watch.look()
        if self._halt is not None:
            prompt = Prompt(who=[], say=self._halt, undo=Undo(False, [self._no_undo]), sheet=look.prompt.sheet)
            seats = [msgspec.structs.replace(line, turn="", chosen=False) for line in look.seats]
            look = msgspec.structs.replace(look, prompt=prompt, seats=seats, asks=[], legal=[])
        return wire.frame(wire.Looked(stamp, msgspec.Raw(encode(look))))

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
        self._watch.news()
        older = [step for step in self._watch.story if step.n < before]
        return wire.Steps(before, msgspec.Raw(encode(older[-MOST_STEPS:])))
