"""A process that is killed in the middle of a bot's thought costs the table nothing: it thinks anew, and nobody is
replaced.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.server.harness import Host, eventually

pytestmark = pytest.mark.once

THOUGHT = 0.3  # seconds of processor time after which an expert is in the middle of it


def workers(host: Host) -> list[int]:
    """Return the processes in which a server's bots think."""
    found = Path(f"/proc/{host.process.pid}/task").glob("*/children")
    children = [int(pid) for file in found for pid in file.read_text().split()]
    return [
        pid for pid in children if b"cablecar.server.tables.bot_process" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def spent(pid: int) -> float:
    """Return the processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def thinking(before: dict[int, float]) -> list[int]:
    """Return the processes that have worked for a while since."""
    return [worker for worker, then in before.items() if spent(worker) - then > THOUGHT]


@pytest.mark.slow
def test_a_table_goes_on_when_its_expert_is_killed_in_mid_thought(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", workers=1)
    browser = host.browser()
    quick = browser.sit(browser.open("frankfurt", ["me", "random"], options={"first_seat": "1"})["id"])
    quick.wait_turn()  # the process has started and waits to be asked again
    quick.close()
    before = {worker: spent(worker) for worker in workers(host)}  # the one for thoughts, and perhaps one for quick bots
    table = browser.open("frankfurt", ["me", "expert"], options={"first_seat": "1"})["id"]
    ada = browser.sit(table)
    eventually(lambda: thinking(before), "the expert does not think")
    (worker,) = thinking(before)
    assert not ada.legal
    os.kill(worker, signal.SIGKILL)
    ada.wait_turn()
    assert ada.legal
    ada.connect()
    assert ada.welcome["seats"][1]["bot"] == "expert"
    assert worker not in workers(host)
    assert any(line.startswith("1 ") for line in host.stored(table))
    host.stop()
    logged = "".join(host.lines)
    assert logged.count("bot failed") == 1
    assert "killed" in logged
    assert "bot replaced" not in logged
