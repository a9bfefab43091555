"""The bootstrap, the lock files, the choice of the mode and the test command's sum; no network, no compiler."""

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from cablecar import modes
from tests import run as command
from tests.run import Tally, absolute_paths, count

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
FAKE_UV = """#!/bin/sh
for last; do :; done
echo "start ${last##*/}" >> "$UV_LOG"
sleep 0.3
echo "end ${last##*/}" >> "$UV_LOG"
exit "${UV_EXIT:-0}"
"""


def run(arguments: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {
        name: value for name, value in os.environ.items() if name != "CABLECAR_MODE" and not name.startswith("PYTEST")
    }
    return subprocess.run(
        [sys.executable, *arguments],
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout, in a path with a space, whose uv only writes down that it was called."""
    root = tmp_path / "a checkout"
    package = root / "src" / "cablecar"
    (package / "kernel").mkdir(parents=True)
    (package / "games" / "toy").mkdir(parents=True)
    (root / "tests").mkdir()
    for name in (
        "cablecar",
        "requirements.lock",
        "requirements-dev.lock",
        "requirements-uv.lock",
        "requirements-build.lock",
        "requirements-postgres.lock",
    ):
        shutil.copy(ROOT / name, root / name)
    for name in ("__init__.py", "modes.py"):
        shutil.copy(ROOT / "src" / "cablecar" / name, package / name)
    (package / "__main__.py").write_text("import sys\nprint('here', *sys.argv[1:])\n")
    (root / "tests" / "run.py").write_text("print('tested')\n")
    for name in (
        "kernel/__init__",
        "kernel/rng",
        "kernel/table",
        "games/__init__",
        "games/toy/__init__",
        "games/toy/data",
        "games/toy/draw",
    ):
        (package / f"{name}.py").write_text("ANSWER = 1\n")
    uv = root / ".venv" / "uv" / "bin" / "uv"
    uv.parent.mkdir(parents=True)
    uv.write_text(FAKE_UV)
    uv.chmod(0o755)
    lock = hashlib.blake2b((ROOT / "requirements-uv.lock").read_bytes(), digest_size=16).hexdigest()
    (root / ".venv" / "stamp-uv").write_text(json.dumps({"lock": lock}))
    return root


def start(checkout: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    # pip must not answer for the fake uv.
    offline = {
        "UV_LOG": str(checkout / "uv.log"),
        "PIP_NO_INDEX": "1",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
    }
    return run([str(checkout / "cablecar"), *arguments], **(offline | environment))


def calls_of_uv(checkout: Path) -> list[str]:
    log = checkout / "uv.log"
    return log.read_text().splitlines() if log.exists() else []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_has_a_hash_and_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "index" not in text
    packages = re.split(r"^(?=[a-z0-9-]+==)", text, flags=re.MULTILINE)[1:]
    assert packages
    assert all("--hash=sha256:" in package for package in packages)


def test_there_is_a_lock_for_each_purpose() -> None:
    purposes = ["", "-build", "-dev", "-node", "-postgres", "-uv", "-zig"]
    assert [path.name for path in LOCKS] == sorted(f"requirements{purpose}.lock" for purpose in purposes)


def test_the_test_set_and_the_build_agree_with_the_run_set() -> None:
    runs, tests, builds = (
        dict(PINNED.findall((ROOT / f"requirements{name}.lock").read_text())) for name in ("", "-dev", "-build")
    )
    assert runs.items() <= tests.items()
    assert builds.items() <= tests.items()


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert script.read_text() == "#!/bin/sh\nexec ./cablecar test\n"
    assert os.access(script, os.X_OK)
    assert os.access(ROOT / "cablecar", os.X_OK)


def test_an_old_python_can_read_the_bootstrap() -> None:
    ast.parse((ROOT / "cablecar").read_text(), feature_version=(3, 8))


def test_an_old_python_gets_one_clear_line() -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 8, 1, 'final', 0); runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    done = run(["-c", pretend, str(ROOT / "cablecar")], PATH="")
    assert done.returncode == 2
    assert done.stderr == "cablecar: needs Python 3.11 or newer; this is 3.8, and there is no newer one on PATH\n"
    assert done.stdout == ""


def test_the_first_start_keeps_stdout_clean_and_passes_everything_through(checkout: Path) -> None:
    done = start(checkout, "games", "--json", "two words")
    assert done.stdout == "here games --json two words\n"
    assert done.returncode == 0
    assert [line for line in done.stderr.splitlines() if not line.startswith("cablecar: ")] == []
    assert start(checkout, "games").stderr == ""


def test_two_starts_at_once_set_up_once(checkout: Path) -> None:
    command = [sys.executable, str(checkout / "cablecar"), "games"]
    environment = dict(os.environ, UV_LOG=str(checkout / "uv.log"), PIP_NO_INDEX="1", CABLECAR_MODE="")
    both = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    outputs = [process.communicate(timeout=200) for process in both]
    assert [process.returncode for process in both] == [0, 0], outputs
    assert [output for output, _ in outputs] == ["here games\n"] * 2
    assert calls_of_uv(checkout) == ["start requirements.lock", "end requirements.lock"]


def test_the_test_set_stays_once_it_is_in(checkout: Path) -> None:
    assert start(checkout, "test").stdout == "tested\n"
    start(checkout, "games")
    assert calls_of_uv(checkout) == ["start requirements-dev.lock", "end requirements-dev.lock"]
    with (checkout / "requirements.lock").open("a") as lock:
        lock.write("# newer\n")
    start(checkout, "games")
    assert calls_of_uv(checkout)[2:] == ["start requirements-dev.lock", "end requirements-dev.lock"]


def test_where_psycopg_cannot_be_written_there_is_one_clear_line(checkout: Path) -> None:
    start(checkout)
    (checkout / ".venv/lock").unlink()
    (checkout / ".venv/lock").mkdir()  # as little to be written as in a read-only checkout, also for root
    result = start(checkout, "serve", "--db", "postgresql://nowhere/club")
    assert result.returncode == 1
    assert result.stderr.startswith("cablecar: psycopg can't be installed: ")
    assert ".venv/lock" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_failed_step_ends_with_one_clear_line_and_is_tried_again(checkout: Path) -> None:
    (checkout / "requirements.lock").write_text("no-such-package==1 --hash=sha256:" + 64 * "0" + "\n")
    failed = start(checkout, "games", UV_EXIT="1")
    assert failed.returncode == 1
    assert failed.stdout == ""
    assert failed.stderr.splitlines()[-1].startswith("cablecar: the packages of requirements.lock can't be installed: ")
    assert start(checkout, "games").stdout == "here games\n"


FAKE_NPM = """#!/bin/sh
echo "npm $*" >> "$NPM_LOG"
while [ $# -gt 0 ]; do
  if [ "$1" = --outDir ]; then mkdir -p "$2" && echo "built" > "$2/index.html"; fi
  shift
done
exit "${NPM_EXIT:-0}"
"""


@pytest.fixture
def page(checkout: Path) -> Path:
    """The sources of a page, and a Node on PATH that only writes down what it was asked."""
    (checkout / "frontend").mkdir()
    for name in ("package-lock.json", "index.html"):
        (checkout / "frontend" / name).write_text("{}")
    tools = checkout / "tools"
    tools.mkdir()
    for name, script in (("node", "#!/bin/sh\necho v24.1.0\n"), ("npm", FAKE_NPM)):
        (tools / name).write_text(script)
        (tools / name).chmod(0o755)
    return checkout


def start_with_page(page: Path, command: str = "play", **environment: str) -> subprocess.CompletedProcess[str]:
    tools = os.pathsep.join((str(page / "tools"), os.environ["PATH"]))
    return start(
        page,
        command,
        **({"PATH": tools, "NPM_LOG": str(page / "npm.log"), "CABLECAR_MODE": "interpreted", "CI": ""} | environment),
    )


def calls_of_npm(page: Path) -> list[str]:
    log = page / "npm.log"
    return [line.split()[1] for line in log.read_text().splitlines()] if log.exists() else []


def test_the_page_is_built_once_and_again_when_its_sources_change(page: Path) -> None:
    first = start_with_page(page)
    assert first.stdout == "here play\n"
    assert "cablecar: building the page\n" in first.stderr
    assert (page / "src" / "cablecar" / "web" / "index.html").read_text() == "built\n"
    assert start_with_page(page, "serve").stderr == ""
    (page / "frontend" / "node_modules").mkdir()
    (page / "frontend" / "index.html").write_text("changed")
    start_with_page(page)
    assert calls_of_npm(page) == ["ci", "run", "run"]
    (page / "frontend" / "package-lock.json").write_text("[]")
    start_with_page(page)
    assert calls_of_npm(page)[3:] == ["ci", "run"]


def test_a_page_that_cannot_be_built_leaves_the_old_one_and_stops_only_ci(page: Path) -> None:
    start_with_page(page)
    (page / "frontend" / "index.html").write_text("broken")
    later = start_with_page(page, NPM_EXIT="1")
    assert later.stdout == "here play\n"
    assert "the page can't be built: " in later.stderr
    assert (page / "src" / "cablecar" / "web" / "index.html").read_text() == "built\n"
    assert start_with_page(page, "test", NPM_EXIT="1", CI="1").returncode == 1
    assert "the page can't be built" not in start_with_page(page).stderr


def test_the_page_can_be_skipped_and_other_commands_need_none(page: Path) -> None:
    start_with_page(page, CABLECAR_PAGE="skip")
    start_with_page(page, "games")
    assert calls_of_npm(page) == []


def test_a_moved_checkout_still_starts(checkout: Path) -> None:
    start(checkout, "games")
    moved = checkout.rename(checkout.with_name("elsewhere"))
    assert start(moved, "games").stdout == "here games\n"


@pytest.mark.parametrize(
    "arguments", [[str(ROOT / "cablecar"), "games"], ["-c", "import cablecar"]], ids=["bootstrap", "library"]
)
def test_an_unknown_mode_is_quoted(arguments: list[str]) -> None:
    done = run(arguments, CABLECAR_MODE="nonsense")
    assert done.returncode == 2
    assert done.stderr == "cablecar: CABLECAR_MODE='nonsense' is no mode: say 'interpreted' or 'compiled'\n"
    assert done.stdout == ""


def test_a_forced_mode_that_is_not_there_is_one_line(checkout: Path) -> None:
    done = run(["-c", "import cablecar"], CABLECAR_MODE="compiled", PYTHONPATH=str(checkout / "src"))
    assert done.returncode == 2
    assert done.stderr.startswith("cablecar: CABLECAR_MODE='compiled', but nothing is compiled")
    assert done.stderr.count("\n") == 1


def origin(checkout: Path, **environment: str) -> str:
    """Say where the kernel's generator would come from, and in which mode."""
    program = (
        "import importlib.util, cablecar.modes as m; s = importlib.util.find_spec('cablecar.kernel.rng'); "
        "print(m.mode(), s.origin)"
    )
    done = run(["-c", program], PYTHONPATH=str(checkout / "src"), **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_stale_build_is_never_taken(checkout: Path) -> None:
    source = checkout / "src" / "cablecar" / "kernel" / "rng.py"
    module = modes.build_folder(checkout) / "cablecar" / "kernel" / ("rng" + EXTENSION_SUFFIXES[0])
    module.parent.mkdir(parents=True)
    module.touch()
    assert origin(checkout) == f"compiled {module}"
    assert origin(checkout, CABLECAR_MODE="interpreted") == f"interpreted {source}"
    seen = source.stat()
    source.write_text("ANSWER = 2\n")
    os.utime(source, ns=(seen.st_atime_ns, seen.st_mtime_ns))
    assert origin(checkout) == f"interpreted {source}"


@pytest.mark.parametrize(
    "name",
    [
        "src/cablecar/kernel/table.py",
        "src/cablecar/games/toy/data.py",
        "src/cablecar/games/toy/new.py",
        "requirements-build.lock",
    ],
)
def test_whatever_a_build_reads_changes_its_name(checkout: Path, name: str) -> None:
    before = modes.build_digest(checkout)
    with (checkout / name).open("a") as file:
        file.write("# changed\n")
    assert modes.build_digest(checkout) != before


def test_drawing_needs_no_new_build(checkout: Path) -> None:
    before = modes.build_digest(checkout)
    (checkout / "src/cablecar/games/toy/draw.py").write_text("ANSWER = 2\n")
    assert modes.build_digest(checkout) == before


def test_the_digest_is_cheap() -> None:
    times = []
    for _ in range(5):
        started = time.perf_counter()
        modes.build_digest(ROOT)
        times.append(time.perf_counter() - started)
    assert min(times) < 0.02


def test_the_sum_counts_errors_as_failed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        "<testsuites><testsuite><testcase/><testcase><failure/><error/></testcase><testcase><error/></testcase><testcase><skipped/></testcase></testsuite></testsuites>"
    )
    tally = Tally(passed=2)
    count(tally, report)
    assert tally.line() == "3 passed, 2 failed, 1 skipped"


def test_paths_are_those_of_the_caller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "frankfurt").mkdir()
    monkeypatch.chdir(tmp_path)
    assert absolute_paths(["-k", "frankfurt", "-x"]) == (["-k", "frankfurt", "-x"], False)
    assert absolute_paths(["frankfurt::test_r1"]) == ([f"{tmp_path}/frankfurt::test_r1"], True)


def test_games_elsewhere_are_linted_and_typed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "harbour").mkdir()
    (tmp_path / "harbour" / "__init__.py").touch()
    monkeypatch.setenv("CABLECAR_GAMES", os.pathsep.join([str(ROOT / "tests"), str(tmp_path)]))
    said: list[list[str]] = []

    def call(name: str, words: list[str], environment: dict[str, str], is_patient: bool = False) -> int:
        said.append(words)
        return 0

    monkeypatch.setattr(command, "call", call)
    command.run_all(Tally(), ["--fast"])
    lint, _, types, own, _ = said
    assert lint[-1] == str(tmp_path)
    assert str(ROOT / "tests") not in lint
    assert str(tmp_path / "harbour") not in types
    assert own[2:] == ["mypy", "--no-error-summary", str(tmp_path / "harbour")]
