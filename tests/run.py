"""The test command: `./cablecar test [--fast | --long] [pytest arguments]`.

Lint, format, types, the tests of kernel and games interpreted, while the sources are compiled; then all tests compiled,
those of server, page and commands (marked `once`) with them: they run in one mode, and the rules are some thirty times
faster in that one. Where nothing can be compiled they run interpreted. `--fast` stops after the clause tests
interpreted, without those marked `slow`; `--long` sets CABLECAR_LONG=1, with which tests of chance and fuzzing take
more samples, bots think until their guards on the wall clock, and every mode of every game is played whole in Chromium.
CABLECAR_MODE runs all tests in that mode only, but for the few that can't be compiled. `--renew [GAME…]` runs no test:
it records the golden logs and traces that games lack (tests/games/golden.py). The last line is always `N passed, N
failed`.
"""

import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLAUSES = ("tests/kernel", "tests/games", "tests/toy", "src/cablecar/games")
WORDED = (
    "-k",
    "-m",
    "-n",
    "-p",
    "-o",
    "-c",
    "-W",
    "-r",
    "--deselect",
    "--ignore",
    "--maxfail",
    "--timeout",
    "--durations",
)
"""Options of pytest whose next word is their value and no path."""
CANNOT_BUILD = 3
SHARED = ("--dist", "worksteal")
"""Each worker goes through its part in order, so that few of them start the same server; who is done takes from the
other's end.
"""
MOST_WORKERS = 4  # each has a Chromium and some servers of its own
BYTECODE = ROOT / ".venv" / "cache" / "bytecode"
"""Where it lies for people who want none beside their sources: tests start some hundred processes, each of which would
parse everything anew.
"""


@dataclass
class Tally:
    """What the parts have counted so far."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    has_run_tests: bool = False
    remarks: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Return the last line."""
        return f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else "")


def say(line: str) -> None:
    """Tell the person at the terminal."""
    sys.stdout.flush()
    print(f"cablecar: {line}", file=sys.stderr, flush=True)


def call(name: str, command: list[str], environment: dict[str, str] | None = None, is_patient: bool = False) -> int:
    """Run a part, patiently if another one should go first, and say how long it took."""
    say(f"{name} …")
    started = time.monotonic()
    yielding = partial(os.nice, 5) if is_patient else None
    code = subprocess.run(
        command, cwd=ROOT, env=dict(os.environ, **(environment or {})), check=False, preexec_fn=yielding
    ).returncode
    say(f"{name}: {'fine' if code == 0 else f'exit code {code}'}, {time.monotonic() - started:.1f} s")
    return code


class Build:
    """The sources being compiled, which keeps one core busy for two minutes, while the other parts go on."""

    def __init__(self) -> None:
        say("build, meanwhile …")
        self.started = time.monotonic()
        self.words = tempfile.TemporaryFile()  # noqa: SIM115 - read in wait()
        environment = dict(os.environ, CABLECAR_MODE="interpreted")
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "cablecar.build"],
            cwd=ROOT,
            env=environment,
            stdout=self.words,
            stderr=self.words,
        )
        atexit.register(self.process.kill)  # what is interrupted leaves nobody behind

    def wait(self) -> int:
        """Return its exit code, and say what it said."""
        code = self.process.wait()
        self.words.seek(0)
        sys.stderr.write(self.words.read().decode(errors="replace"))
        say(
            f"build: {'fine' if code == 0 else f'exit code {code}'}, {time.monotonic() - self.started:.1f} s after "
            f"the start"
        )
        return code


def run_check(tally: Tally, name: str, *command: str) -> None:
    """Run a part that either passes or fails as a whole."""
    if call(name, [sys.executable, "-m", *command], {"CABLECAR_MODE": "interpreted"}) == 0:
        tally.passed += 1
    else:
        tally.failed += 1


def run_pytest(tally: Tally, mode: str, arguments: list[str], is_patient: bool = False) -> None:
    """Run pytest in one mode and add what it counted."""
    with tempfile.TemporaryDirectory(prefix="cablecar-") as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *arguments]
        code = call(f"tests, {mode}", command, {"CABLECAR_MODE": mode}, is_patient)
        failed = tally.failed
        if report.is_file():
            count(tally, report)
    if code == 5:
        say(f"tests, {mode}: nothing to run")
    elif code != 0 and tally.failed == failed:
        tally.failed += 1


def count(tally: Tally, report: Path) -> None:
    """Add up pytest's report: what fails while it is set up, torn down or collected has failed."""
    for case in ET.parse(report).iter("testcase"):
        tally.has_run_tests = True
        kinds = {child.tag for child in case}
        if kinds & {"failure", "error"}:
            tally.failed += 1
        elif "skipped" in kinds:
            tally.skipped += 1
        else:
            tally.passed += 1


def absolute_paths(arguments: list[str]) -> tuple[list[str], bool]:
    """Resolve paths where the caller stands, and say if there are any."""
    resolved: list[str] = []
    found = False
    for place, word in enumerate(arguments):
        path, colons, node = word.partition("::")
        is_value = place > 0 and arguments[place - 1] in WORDED
        if not word.startswith("-") and not is_value and Path(path).exists():
            found = True
            word = str(Path(path).resolve()) + colons + node
        resolved.append(word)
    return resolved, found


def keep_bytecode() -> None:
    """Let the processes of tests keep what they compiled, but not what they compiled in folders of tests."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
        atexit.register(shutil.rmtree, str(BYTECODE) + tempfile.gettempdir(), ignore_errors=True)


def elsewhere() -> list[str]:
    """Return the folders of games that lie outside the checkout."""
    folders = [Path(name).resolve() for name in os.environ.get("CABLECAR_GAMES", "").split(os.pathsep) if name]
    return [str(folder) for folder in folders if folder.is_dir() and ROOT not in folder.parents]


def marked(marks: str, wanted: list[str]) -> list[str]:
    """Restrict what is wanted to tests with, or without, some marks."""
    for place, word in enumerate(wanted[:-1]):
        if word == "-m":
            return [*wanted[:place], "-m", f"({wanted[place + 1]}) and {marks}", *wanted[place + 2 :]]
    return ["-m", marks, *wanted]


def picks(wanted: list[str]) -> bool:
    """Tell whether only some tests are asked for: then starting workers costs more than it saves, but for whole games
    in Chromium.
    """
    return any(not word.startswith(("--durations", "-v")) for word in wanted)


def workers(each: int) -> list[str]:
    """Return the words that spread tests over so many workers for each processor."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2
    return ["-n", str(min(MOST_WORKERS, each * processors)), *SHARED]


def run_all(tally: Tally, arguments: list[str]) -> None:
    """Run the parts in order."""
    is_fast, is_long = "--fast" in arguments, "--long" in arguments
    wanted, has_paths = absolute_paths([word for word in arguments if word not in ("--fast", "--long")])
    forced = os.environ.get("CABLECAR_MODE", "")
    if is_long:
        os.environ["CABLECAR_LONG"] = "1"
    build = None if is_fast or forced == "interpreted" else Build()
    places = [name for name in ("src", "tests", "benchmarks", "cablecar") if (ROOT / name).exists()]
    run_check(tally, "lint", "ruff", "check", "--quiet", "--config", "pyproject.toml", *places, *elsewhere())
    run_check(tally, "format", "ruff", "format", "--quiet", "--check", "--config", "pyproject.toml", *places)
    run_check(tally, "types", "mypy", "--no-error-summary", *places)
    for game in (path.parent for folder in elsewhere() for path in sorted(Path(folder).glob("*/__init__.py"))):
        run_check(tally, f"types of {game.name}", "mypy", "--no-error-summary", str(game))
    spread = [] if picks(wanted) and not is_long else workers(1)
    waiting = workers(2) if spread else []  # who tests a server or the page waits for other processes half of the time
    if is_fast:
        paths = [] if has_paths else [*(name for name in CLAUSES if (ROOT / name).exists()), *elsewhere()]
        run_pytest(
            tally,
            forced or "interpreted",
            [*spread, "-m", "not slow and not interpreted" if forced == "compiled" else "not slow", *wanted, *paths],
        )
        return
    if elsewhere() and not has_paths:
        wanted += ["tests", "src/cablecar/games", *elsewhere()]
    if build is None:
        run_pytest(tally, "interpreted", [*waiting, *wanted])
        return
    run_pytest(
        tally, "interpreted", [*spread, *marked("interpreted" if forced else "not once", wanted)], is_patient=True
    )  # all wait for the build in the end
    code = build.wait()
    if code == 0:
        run_pytest(tally, "compiled", [*waiting, *marked("not interpreted", wanted)])
        return
    if not forced:
        run_pytest(tally, "interpreted", [*waiting, *marked("once", wanted)])
    reason = "this machine can't compile" if code == CANNOT_BUILD else "the sources don't compile"
    tally.remarks.append(f"not tested compiled: {reason} (see above)")
    if code != CANNOT_BUILD or os.environ.get("CI") or forced:
        tally.failed += 1


def main() -> int:
    """Run everything, print the sum as the last line."""
    if "--help" in sys.argv[1:]:
        print(__doc__)
        return 0
    if "--fast" in sys.argv[1:] and "--long" in sys.argv[1:]:
        say("--fast and --long exclude each other")
        return 2
    if "--renew" in sys.argv[1:]:
        games = os.pathsep.join(filter(None, (str(ROOT / "tests"), os.environ.get("CABLECAR_GAMES", ""))))
        wanted = [word for word in sys.argv[1:] if word != "--renew"]
        return call("recording", [sys.executable, "-m", "tests.games.golden", *wanted], {"CABLECAR_GAMES": games})
    tally = Tally()
    keep_bytecode()
    try:
        run_all(tally, sys.argv[1:])
    except KeyboardInterrupt:
        return 130
    if not tally.has_run_tests:
        tally.remarks.append("no test was run")
    for remark in tally.remarks:
        say(remark)
    sys.stderr.flush()
    print(tally.line(), flush=True)
    return 0 if tally.has_run_tests and not tally.failed else 1


if __name__ == "__main__":
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # ./cablecar has blocked it until here
    sys.exit(main())
