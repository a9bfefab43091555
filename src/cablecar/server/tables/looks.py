"""What one reader of a table sees: made once per reader, however many sockets have this view. A socket that was sent
the last look is sent what has changed since.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from cablecar.kernel.table import CatchUp, Table
from cablecar.scene import change
from cablecar.scene.look import EncodedFeed, encode
from cablecar.scene.model import Look, Prompt, UndoOffer
from cablecar.server.tables.listener import Listener
from cablecar.server.tables.time_slices import TimeSlices
from cablecar.server.wire import messages


class Looks:
    """Follows a table for one reader."""

    def __init__(self, table: Table, reader: int) -> None:
        self.reader = reader
        self._feed = EncodedFeed(table, reader)
        self._missed = CatchUp(table, self._feed)
        self._closed: tuple[messages.TextWithKey, str] | None = (
            None  # why nobody moves here any more, and why nothing is undone
        )
        self._seen: Look | None = None  # the last one
        self._stamp = 0

    async def ready(self) -> None:
        """Take in what has been, in slices: other tables go on between them."""
        if not self._missed.is_done:
            with TimeSlices() as slices:
                while not self._missed.go_on(time.monotonic() + slices.seconds):
                    await slices.pause()

    def close(self, say: messages.TextWithKey, no_undo: str) -> None:
        """Offer nothing any more; the prompt says why."""
        self._closed = say, no_undo

    def show(self, stamp: int, listeners: Iterable[Listener]) -> None:
        """Look again; tell these listeners if anything has changed."""
        before, look = self._seen, self._look()
        if before is not None and stamp == self._stamp and look == before:
            return
        self._seen, self._stamp = look, stamp
        changed, frames = b"", dict[int, bytes]()  # by the count that they carry; 0: whole
        for listener in listeners:
            is_change = listener.takes_changes and before is not None and listener.seen is before
            listener.seen, listener.count = look, listener.count + 1 if is_change else 0
            if listener.count not in frames:
                changed = changed or (change.change(before, look) if before is not None and is_change else b"")
                frames[listener.count] = self._frame(listener.count, changed)
            listener.send(frames[listener.count])

    def tell(self, listener: Listener) -> None:
        """Tell somebody everything that was seen in the last look."""
        listener.seen, listener.count = self._seen, 0
        listener.send(self._frame(0))

    def _frame(self, count: int, changed: bytes = b"") -> bytes:
        """Return the message that tells the last look: whole, or as a change with its running number."""
        assert self._seen is not None
        if count:
            return messages.frame(messages.Changed(count, self._stamp, msgspec.Raw(changed)))
        return messages.frame(messages.Looked(self._stamp, msgspec.Raw(encode(self._seen))))

    def _look(self) -> Look:
        """At a table that was halted or ended there is nothing to choose, and the prompt says why."""
        look = self._feed.look()
        if self._closed is None:
            return look
        say, no_undo = self._closed
        prompt = Prompt(who=[], say=say, undo=UndoOffer(False, [no_undo]), sheet=look.prompt.sheet)
        seats = [msgspec.structs.replace(line, turn="", chosen=False) for line in look.seats]
        return msgspec.structs.replace(look, prompt=prompt, seats=seats, asks=[], legal=[])

    def what(self, word: str) -> messages.FromServer:
        """Tell what a word would bring."""
        preview = self._feed.what(word)
        return messages.WhatIs(word, msgspec.Raw(encode(preview))) if preview else messages.refusal("", "not-now")

    def why(self, word: str) -> messages.FromServer:
        """Tell why a word can't be chosen."""
        reasons = self._feed.why(word).reasons
        return messages.WhyNot(word, [messages.Reason(text, rest[0] if rest else None) for text, *rest in reasons[:6]])

    def story(self, before: int) -> messages.FromServer:
        """Return older steps."""
        return messages.Steps(before, msgspec.Raw(encode(self._feed.before(before))))
