"""The stress runner: which files it runs, and that its file of results goes on after an interruption."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.stress import append_line, known_runs, outcome, run_file, stressed_files

pytestmark = pytest.mark.once

TESTS = Path(__file__).resolve().parents[1]


def test_it_runs_what_opens_sockets_browsers_and_processes() -> None:
    found = {str(file.relative_to(TESTS)) for file in stressed_files(TESTS)}
    assert {"server/test_moves.py", "browser/test_axe.py", "lab/test_executors.py", "cli/test_processes.py"} <= found
    assert "kernel/test_log.py" not in found


def test_results_go_on_after_a_line_that_was_cut_short(tmp_path: Path) -> None:
    results = tmp_path / "results" / "stress.jsonl"
    append_line(results, {"commit": "a", "round": 1})
    with results.open("a") as out:
        out.write('{"commit": "a", "rou')
    append_line(results, {"commit": "a", "round": 2})
    assert [line["round"] for line in known_runs(results, {"commit": "a"})] == [1, 2]
    assert known_runs(results, {"commit": "b"}) == []


def test_a_failure_and_a_broken_file_are_told(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text("def test_good(): ...\ndef test_bad(): assert False\n")
    found = run_file(file, "interpreted")
    assert (found["passed"], found["failed"]) == (1, ["test_bad"])
    file.write_text("syntax error")
    assert run_file(file, "interpreted")["failed"]
    report = tmp_path / "report.xml"
    report.write_text('<testsuite><testcase name="a"/><testcase name="b"><skipped/></testcase></testsuite>')
    assert outcome(report) == (1, [])
