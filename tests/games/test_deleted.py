"""A game is one folder: without it, what is tested of every game is tested of the others, and nothing asks for the one
that is gone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cablecar import games
from tests.games.found import IS_LONG, SLUGS

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
GENERIC = ("tests/games", "tests/browser/test_games.py")
QUICK = "declares or declared or clauses or has_counts or has_a_trace or is_recorded or language_is_played"


def run(copy: Path, *words: str) -> str:
    """Run pytest in a copy of the project; it must find nothing wrong."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy)]),
        "CABLECAR_MODE": "interpreted",
    }
    environment |= {"CABLECAR_GAMES": "", "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(copy / "bytecode")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *words, *GENERIC]
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False, timeout=500)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project, which keeps what Python compiled of it."""
    copy = tmp_path_factory.mktemp("copy")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "web", "node_modules"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


@pytest.mark.parametrize("slug", SLUGS if IS_LONG else SLUGS[:1])
def test_the_generic_tests_do_without_any_one_game(slug: str, copy: Path, tmp_path: Path) -> None:
    if not games.folder(slug).is_relative_to(ROOT):
        return  # a guest of the caller's CABLECAR_GAMES is in no copy
    folder = copy / games.folder(slug).relative_to(ROOT)
    folder.rename(tmp_path / "gone")
    try:
        told = run(copy, "-v", "-k", QUICK)
    finally:
        (tmp_path / "gone").rename(folder)
    assert f"[{slug}-" not in told
    assert f"[{slug}]" not in told
    for other in games.slugs():
        assert other == slug or f"[{other}]" in told or not games.folder(other).is_relative_to(ROOT)
    assert " passed" in told
