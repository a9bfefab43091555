"""The processes that share the work of an arena: they keep its order, are noticed when they end, and end with who asks
them.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from select import select

import pytest

from cablecar.cli.main import main
from cablecar.kernel.errors import BadInput, BadLog, LostProcess
from cablecar.lab.executors import ProcessPool

pytestmark = pytest.mark.once


def square(number: int) -> int:
    return number * number


def killed(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def gone(number: int) -> int:
    os._exit(number)


def refused(number: int) -> int:
    raise BadLog(number, "it is broken")


def test_work_comes_back_in_its_order_whoever_did_it() -> None:
    assert list(ProcessPool(3).run(square, range(40))) == [number * number for number in range(40)]
    assert list(ProcessPool(2).run(square, [])) == []
    assert active_children() == []


def test_a_process_that_is_killed_is_noticed() -> None:
    with pytest.raises(LostProcess, match="signal SIGKILL"):
        list(ProcessPool(2).run(killed, range(8)))
    assert active_children() == []


def test_a_process_that_ends_itself_is_noticed() -> None:
    with pytest.raises(LostProcess, match="exit code 7"):
        list(ProcessPool(2).run(gone, [7]))


def test_what_goes_wrong_in_a_process_is_said_here() -> None:
    with pytest.raises(BadInput, match="line 5: it is broken"):
        list(ProcessPool(2).run(refused, [5]))


def test_work_that_is_no_longer_wanted_ends() -> None:
    doing = ProcessPool(2).run(square, range(10**9))
    assert [next(doing), next(doing)] == [0, 1]
    doing.close()
    assert active_children() == []


ENDLESS = """
import time
from cablecar.lab.executors import ProcessPool

def endless(number):
    print(os.getpid(), flush=True)
    while True:
        pass

if __name__ == "__main__":
    list(ProcessPool(2).run(endless, range(2)))
"""


def test_the_processes_end_with_who_asks_them_however_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "endless.py"
    file.write_text("import os\n" + ENDLESS)
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout is not None
        workers = [int(asking.stdout.readline()) for _ in range(2)]
        try:
            asking.kill()
            assert select([asking.stdout], [], [], 20)[0], "they go on"  # the end of the pipe: nobody holds it any more
            assert asking.stdout.read() == ""
        finally:
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)


@pytest.mark.parametrize("command", [["arena", "toy", "--bots"], ["sim", "toy", "--seats"]])
def test_a_bot_that_ends_its_process_is_named_as_the_reason(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hard.py"
    file.write_text(
        "import os\nfrom cablecar import Bot\nclass Hard(Bot):\n    def choose(self, view, legal, rng, budget):\n  "
        "      os._exit(9)\n"
    )
    assert main([*command, f"{file}:Hard,random", "--players", "2", "--games", "40", "--processes", "2"]) == 1
    assert "exit code 9" in capsys.readouterr().err
