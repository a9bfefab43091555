"""The server's messages to its host: a line on stderr for each event, as JSON, or in words where a person plays."""

from __future__ import annotations

import sys
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec


class Journal:
    """Writes the messages of the whole process; until it is set up, only warnings, in words."""

    def __init__(self) -> None:
        self.is_for_people = True

    def info(self, event: str, **facts: Any) -> None:
        """Report what hosts may want to know."""
        if not self.is_for_people:
            self._write("info", event, facts)

    def warning(self, event: str, **facts: Any) -> None:
        """Report something that went wrong and was dealt with."""
        self._write("warning", event, facts)

    def error(self, event: str, **facts: Any) -> None:
        """Report something that went wrong for somebody."""
        self._write("error", event, facts)

    def _write(self, level: str, event: str, facts: dict[str, Any]) -> None:
        now = datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
        if self.is_for_people:
            line = " ".join([now, f"[{level}]", event, *(f"{name}={value!r}" for name, value in facts.items())])
        else:
            line = msgspec.json.encode({**facts, "event": event, "level": level, "timestamp": now}).decode()
        with suppress(OSError, ValueError):  # a host who can't be told stops no game
            print(line, file=sys.stderr, flush=True)


log = Journal()
