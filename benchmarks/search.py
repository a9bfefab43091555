"""Measure the search against OpenSpiel's: python benchmarks/search.py [--json] [--rounds N] [--games N] [--seconds S].

Simulations per second of every game from its first decision and of OpenSpiel's C++ MCTS on hearts, interleaved in one
run; then, with --games,
OpenSpiel's IS-MCTS against ours on frankfurt, both with so many seconds for a decision. What is measured and why so:
benchmarks/README.md.
Exit codes: 0 the target is met, 1 it is missed, 2 bad use, 3 something can't be set up.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.peers import PEERS, PYTHON, ROOT, CannotMeasure, Worker, say, set_up

TARGET = 1.2  # simulations with a random roll-out, of frankfurt to those of hearts
JUDGED = "plain-2"
SLICE = 1.0  # seconds of CPU time
Rates = dict[str, list[float]]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the search against OpenSpiel's.")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--rounds", type=int, default=5, help="rounds to take medians of (5)")
    parser.add_argument("--games", type=int, default=0, help="games of frankfurt against OpenSpiel's IS-MCTS (none)")
    parser.add_argument("--seconds", type=float, default=0.25, help="for each decision of them (0.25)")
    chosen = parser.parse_args()
    if chosen.rounds < 0 or chosen.games < 0 or chosen.games % 2:
        parser.error("--rounds must not be negative, --games an even number")
    try:
        set_up()
        speed = speeds(chosen.rounds) if chosen.rounds else {}
        duel = match(chosen.games, chosen.seconds) if chosen.games else {}
    except CannotMeasure as error:
        say(str(error))
        return 3
    except KeyboardInterrupt:
        return 130
    if chosen.json:
        print(json.dumps({"speed": speed, "match": duel}, indent=2))
    else:
        show(speed, duel)
    return 0 if not speed or speed["ratio"][JUDGED][0] >= TARGET else 1


def speeds(rounds: int) -> dict[str, dict[str, list[float]]]:
    """Return simulations per second, their ratio to hearts (median, least, most), and what a simulation applies."""
    ours = Worker("the search", PYTHON, "searches", "compiled")
    theirs = Worker("OpenSpiel", PEERS / "bin" / "python", "hearts")
    counting = Worker("the search, interpreted", PYTHON, "searches", "interpreted")
    try:
        names, _, _ = (
            [name for name in worker.answer().split()[1:] if "rollouts" not in name]
            for worker in (ours, theirs, counting)
        )
        rates: Rates = {}
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            for name in (*names, "rollouts-2", "rollouts-4"):
                rates.setdefault(name, []).append(ours.ask(name, SLICE)["simulations"])
                if name.startswith(("frankfurt", "plain", "rollouts")):
                    rates.setdefault(f"hearts {name}", []).append(theirs.ask("mcts", SLICE)["simulations"])
        applied = {}
        for name in names:
            told = counting.ask(name, SLICE)
            applied[name] = [told["applied"] / told["simulations"]]
    finally:
        for worker in (ours, theirs, counting):
            worker.process.kill()
            worker.process.wait()
    hearts = [rate for name, values in rates.items() if name.startswith("hearts") for rate in values]
    pairs = {
        name: zip(rates[name], rates[f"hearts {name}"], strict=True) for name in rates if f"hearts {name}" in rates
    }
    ratios = {name: spread([one / other for one, other in both]) for name, both in pairs.items()}
    median = {name: [statistics.median(rates[name])] for name in rates if not name.startswith("hearts")}
    return {"simulations": median | {"hearts": [statistics.median(hearts)]}, "ratio": ratios, "applied": applied}


def spread(values: list[float]) -> list[float]:
    return [statistics.median(values), min(values), max(values)]


def match(games: int, seconds: float) -> dict[str, object]:
    """Let OpenSpiel's IS-MCTS play against ours, in one process that has both."""
    libraries = next((ROOT / ".venv" / "lib").glob("python*/site-packages"))
    environment = dict(
        os.environ,
        CABLECAR_MODE="compiled",
        PYTHONPATH=os.pathsep.join([str(ROOT / "benchmarks"), str(ROOT / "src"), str(libraries)]),
    )
    command = [str(PEERS / "bin" / "python"), "-P", "-m", "spiel", str(games), str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise CannotMeasure("the match could not be played")
    told: dict[str, object] = json.loads(done.stdout)
    return told


def show(speed: dict[str, dict[str, list[float]]], duel: dict[str, object]) -> None:
    """Print the tables."""
    if speed:
        print(f"{'':24} {'simulations/s':>14} {'applied each':>14} {'to hearts':>10} {'least':>7} {'most':>7}")
        for name, values in speed["simulations"].items():
            applied = f"{speed['applied'][name][0]:.0f}" if name in speed["applied"] else ""
            ratio = [f"{one:.3f}" for one in speed["ratio"].get(name, ())]
            print(
                f"{name:24} {values[0]:14.0f} {applied:>14} {(ratio or [''])[0]:>10} "
                f"{''.join(f'{one:>8}' for one in ratio[1:])}".rstrip()
            )
        is_met = speed["ratio"][JUDGED][0] >= TARGET
        print(f"{JUDGED} to hearts: {speed['ratio'][JUDGED][0]:.3f}, target {TARGET}: {'met' if is_met else 'missed'}")
    if duel:
        print(json.dumps(duel))


if __name__ == "__main__":
    sys.exit(main())
