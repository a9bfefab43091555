"""Measure Cablecar against its peers in one interleaved run: python benchmarks/peers.py [--json] [--rounds N].

Every peer is a process of its own, asked in turn for a slice of CPU time; a ratio is taken within each round, and the
table shows medians.
What is measured and why so: benchmarks/README.md. Exit codes: 0 all targets are met, 1 one is missed, 2 bad use, 3
something can't be set up.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "benchmarks" / "requirements.lock"
WORKERS = ROOT / "benchmarks" / "workers.py"
PYTHON = ROOT / ".venv" / "bin" / "python"
PEERS = ROOT / ".venv" / "peers"

Rates = dict[str, list[float]]


class CannotMeasure(Exception):
    """Something that the benchmark needs is missing; the message is for people."""


@dataclass(frozen=True)
class Row:
    """One line of the table: how many times the first rate is the second."""

    title: str
    ours: str
    theirs: str
    target: float = 0.0  # 0: for context


SLICES = {  # worker, measure -> seconds of CPU time per round
    "compiled playouts": 0.4,
    "open_spiel rollouts": 0.4,
    "compiled rollouts": 0.4,
    "catanatron playouts": 1.5,
    "interpreted playouts": 0.8,
    "compiled copies": 0.2,
    "open_spiel copies": 0.2,
    "compiled copies_within": 0.2,
    "open_spiel copies_within": 0.4,
    "open_spiel copies_hearts": 0.2,
    "open_spiel copies_crazy_eights": 0.2,
    "open_spiel calls": 0.1,
}

ROWS = (
    Row(
        "play-outs, decisions: compiled / interpreted",
        "compiled playouts decisions",
        "interpreted playouts decisions",
        30,
    ),
    Row(
        "play-outs / OpenSpiel's euchre roll-outs, decisions only",
        "compiled playouts decisions",
        "open_spiel rollouts decisions",
        1.5,
    ),
    Row("  the same, chance events counted too", "compiled playouts events", "open_spiel rollouts events"),
    Row(
        "  roll-outs from the first decision, decisions only",
        "compiled rollouts decisions",
        "open_spiel rollouts decisions",
    ),
    Row("  the same, chance events counted too", "compiled rollouts events", "open_spiel rollouts events"),
    Row(
        "play-outs / Catanatron's random games, decisions",
        "compiled playouts decisions",
        "catanatron playouts decisions",
        250,
    ),
    Row(
        "copies / OpenSpiel's euchre clones, both called from Python",
        "compiled copies copies",
        "open_spiel copies copies",
        1.3,
    ),
    Row("  / its hearts clones", "compiled copies copies", "open_spiel copies_hearts copies"),
    Row("  / its crazy eights clones", "compiled copies copies", "open_spiel copies_crazy_eights copies"),
    Row(
        "  in compiled code / euchre clones less an empty call",
        "compiled copies_within copies",
        "open_spiel copies_net copies",
    ),
    Row(
        "  in compiled code / euchre clones inside C++ (estimated)",
        "compiled copies_within copies",
        "open_spiel copies_within copies",
    ),
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Cablecar against its peers in one interleaved run.")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--rounds", type=int, default=9, help="rounds to take medians of (9)")
    chosen = parser.parse_args()
    if chosen.rounds < 1:
        parser.error("--rounds must be at least 1")
    try:
        set_up()
        rates = measure(chosen.rounds)
    except CannotMeasure as error:
        say(str(error))
        return 3
    except KeyboardInterrupt:
        return 130
    results = [result(row, rates) for row in ROWS]
    if chosen.json:
        medians = {name: statistics.median(values) for name, values in rates.items()}
        print(json.dumps({"rounds": chosen.rounds, "ratios": results, "per_second": medians}, indent=2))
    else:
        print_table(results)
    return 0 if all(one["met"] is not False for one in results) else 1


def say(line: str) -> None:
    print(f"peers: {line}", file=sys.stderr, flush=True)


def set_up() -> None:
    """Compile today's sources, and install the peers from their lock unless they are there."""
    if subprocess.run([sys.executable, str(ROOT / "cablecar"), "build"], stdout=sys.stderr, check=False).returncode:
        raise CannotMeasure("./cablecar build failed: there is nothing compiled to measure")
    stamp = PEERS / "stamp"
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing the peers …")
    venv.EnvBuilder(clear=True, symlinks=True).create(PEERS)
    python = str(PEERS / "bin" / "python")
    uv = ROOT / ".venv" / "uv" / "bin" / "uv"
    if uv.is_file():
        command = [
            str(uv),
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--require-hashes",
            "--python",
            python,
            "-r",
            str(LOCK),
        ]
    else:
        command = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            python,
            "install",
            "--quiet",
            "--no-deps",
            "--require-hashes",
            "-r",
            str(LOCK),
        ]
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
        raise CannotMeasure("the peers of benchmarks/requirements.lock can't be installed")
    stamp.write_text(wanted)


class Worker:
    """A process that measures when asked."""

    def __init__(self, name: str, python: Path, peer: str, mode: str = "") -> None:
        self.name = name
        environment = dict(os.environ, CABLECAR_MODE=mode)
        command = [str(python), "-P", str(WORKERS), peer]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise CannotMeasure(f"the process of {self.name} ended early")
        return line

    def ask(self, measure: str, seconds: float) -> dict[str, float]:
        """Return what was done, per second."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{measure} {seconds}\n")
        self.process.stdin.flush()
        done: dict[str, float] = json.loads(self.answer())
        spent = done.pop("seconds")
        return {what: count / spent for what, count in done.items()}


def measure(rounds: int) -> Rates:
    """Let the workers take turns; return their rates per round."""
    peers = PEERS / "bin" / "python"
    workers = {
        "compiled": Worker("compiled", PYTHON, "cablecar", "compiled"),
        "interpreted": Worker("interpreted", PYTHON, "cablecar", "interpreted"),
        "open_spiel": Worker("open_spiel", peers, "open_spiel"),
        "catanatron": Worker("catanatron", peers, "catanatron"),
    }
    try:
        for worker in workers.values():
            worker.answer()  # it is ready
        rates: Rates = {}
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            for name, seconds in SLICES.items():
                who, what = name.split()
                for unit, rate in workers[who].ask(what, seconds).items():
                    rates.setdefault(f"{name} {unit}", []).append(rate)
    finally:
        for worker in workers.values():
            worker.process.kill()
            worker.process.wait()
    clones, calls = rates["open_spiel copies copies"], rates.pop("open_spiel calls copies")
    rates["open_spiel copies_net copies"] = [
        1 / (1 / clone - 1 / call) for clone, call in zip(clones, calls, strict=True)
    ]
    return rates


def result(row: Row, rates: Rates) -> dict[str, str | float | bool | None]:
    """Return the median ratio with the least and the greatest of all rounds."""
    ratios = [ours / theirs for ours, theirs in zip(rates[row.ours], rates[row.theirs], strict=True)]
    median = statistics.median(ratios)
    met = median >= row.target if row.target else None
    return {
        "what": row.title.strip(),
        "ratio": median,
        "least": min(ratios),
        "greatest": max(ratios),
        "target": row.target or None,
        "met": met,
    }


def print_table(results: list[dict[str, str | float | bool | None]]) -> None:
    print(f"{'':60} {'ratio':>7} {'least':>7} {'most':>7} {'target':>7}")
    for row, one in zip(ROWS, results, strict=True):
        target = f"{row.target:7g} {'met' if one['met'] else 'missed'}" if row.target else ""
        print(f"{row.title:60} {one['ratio']:7.2f} {one['least']:7.2f} {one['greatest']:7.2f} {target}".rstrip())


if __name__ == "__main__":
    sys.exit(main())
