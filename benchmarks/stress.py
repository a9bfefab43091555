"""Run every test file that opens a socket, a browser or a process many times while other work keeps the machine busy.

    python benchmarks/stress.py [--rounds 20] [--loops 4] [--mode interpreted|compiled] [--only TEXT]

Each run of a file is a line of JSON in `benchmarks/results/stress.jsonl`: commit, file, mode, round, how many tests
passed and failed, the names of those that failed, seconds, loops. What the file already holds for this commit is not
run again, so a series that was interrupted goes on. Uncommitted changes are refused: a line must name what it ran.
Exit code 1 if any run of this commit failed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "stress.jsonl"
FOLDERS = ("browser", "server")
"""Every test in these opens a socket or a browser."""
STARTS = re.compile(r"\b(subprocess|Popen|ProcessPool|Processes|socket|Host|multiprocessing)\b|--processes")
MAX_RUN_SECONDS = 3600


def stressed_files(tests: Path) -> list[Path]:
    """Return the test files that open a socket, a browser or a process."""
    return [
        file
        for file in sorted(tests.rglob("test_*.py"))
        if file.relative_to(tests).parts[0] in FOLDERS or STARTS.search(file.read_text("utf-8"))
    ]


def commit() -> str:
    """Return the commit that is checked out; end the program if tracked files differ from it."""
    changes = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=no", "--", ".", f":!{RESULTS.relative_to(ROOT)}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    if changes:
        raise SystemExit(f"stress: commit your changes first:\n{changes.rstrip()}")
    words = ["git", "rev-parse", "--short=12", "HEAD"]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    """Keep so many processes busy meanwhile."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def outcome(report: Path) -> tuple[int, list[str]]:
    """Return how many tests of a JUnit report passed, and the names of those that failed."""
    passed, failed = 0, []
    for case in ET.parse(report).iter("testcase"):
        kinds = {child.tag for child in case}
        if kinds & {"failure", "error"}:
            failed.append(str(case.get("name")))
        elif "skipped" not in kinds:
            passed += 1
    return passed, failed


def run_file(file: Path, mode: str) -> dict[str, Any]:
    """Run the tests of a file once, without workers."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="cablecar-stress-") as folder:
        report = Path(folder, "report.xml")
        words = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", str(file)]
        environment = {**os.environ, "CABLECAR_MODE": mode}
        try:
            code = subprocess.run(
                words, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, timeout=MAX_RUN_SECONDS, check=False
            ).returncode
        except subprocess.TimeoutExpired:
            code = -1
        passed, failed = outcome(report) if report.is_file() else (0, [])
    if code not in (0, 5) and not failed:
        failed = [f"pytest ended with {code}"]
    return {"passed": passed, "failed": failed, "seconds": round(time.monotonic() - started, 1)}


def known_runs(results: Path, wanted: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the lines that agree with some fields; a line that was cut short is none."""
    found = []
    for text in results.read_text("utf-8").splitlines() if results.is_file() else []:
        try:
            line = json.loads(text)
        except ValueError:
            continue
        if isinstance(line, dict) and all(line.get(name) == value for name, value in wanted.items()):
            found.append(line)
    return found


def append_line(results: Path, line: dict[str, Any]) -> None:
    """Append a run in a line of its own, whatever an earlier write has left."""
    results.parent.mkdir(parents=True, exist_ok=True)
    with results.open("a+b") as out:
        is_open = out.seek(0, os.SEEK_END) > 0
        if is_open:
            out.seek(-1, os.SEEK_END)
            is_open = out.read(1) != b"\n"
        out.write(b"\n" * is_open + json.dumps(line).encode() + b"\n")


def main() -> int:
    """Run what is missing, round by round, and say what failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--loops", type=int, default=4)
    parser.add_argument("--mode", choices=("interpreted", "compiled"), default="interpreted")
    parser.add_argument("--only", default="", metavar="TEXT", help="only files whose path contains it")
    given = parser.parse_args()
    common = {"commit": commit(), "mode": given.mode, "loops": given.loops}
    files = [file for file in stressed_files(ROOT / "tests") if given.only in str(file.relative_to(ROOT))]
    with busy_loops(given.loops):
        for number in range(1, given.rounds + 1):
            for file in files:
                place = {**common, "file": str(file.relative_to(ROOT)), "round": number}
                if known_runs(RESULTS, place):
                    continue
                line = {**place, **run_file(file, given.mode)}
                append_line(RESULTS, line)
                print(json.dumps(line), flush=True)
    runs = known_runs(RESULTS, common)
    failed = [line for line in runs if line["failed"]]
    print(f"{len(runs)} runs of {len(files)} files, {len(failed)} with failures")
    for line in failed:
        print(f"{line['file']}, round {line['round']}: {', '.join(line['failed'])}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
