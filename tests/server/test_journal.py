"""Lines for the host: JSON for hosts, warnings in words where a person plays; nobody stops because they can't be
written.
"""

from __future__ import annotations

import io
import json
import sys

import pytest

from cablecar.server.journal import Journal

pytestmark = pytest.mark.once


def test_a_host_reads_json(capsys: pytest.CaptureFixture[str]) -> None:
    journal = Journal()
    journal.is_for_people = False
    journal.info("table opened", table="abc", seats=2)
    told = json.loads(capsys.readouterr().err)
    assert {name: told[name] for name in ("event", "level", "table", "seats")} == {
        "event": "table opened",
        "level": "info",
        "table": "abc",
        "seats": 2,
    }
    assert told["timestamp"].endswith("Z")


def test_who_plays_reads_warnings_in_words_and_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    journal = Journal()
    journal.info("table opened", table="abc")
    journal.warning("bot failed", why="line 1\nline 2")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "[warning] bot failed why='line 1\\nline 2'" in lines[0]


def test_a_full_disk_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "stderr", Full())
    Journal().error("not stored", table="abc")
