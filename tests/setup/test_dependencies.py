"""What the program imports is declared in pyproject.toml, and what is declared is imported."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINNED = {"h11", "uvicorn", "websockets"}  # their classes are extended: a new version may change what we rely on


def name_of(requirement: str) -> str:
    """Return the normalized name of a distribution from a requirement."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def imported(source: str) -> set[str]:
    """Return the top-level modules that a source file imports, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.partition(".")[0])
    return found


def undeclared(modules: Iterable[str], declared: set[str]) -> set[str]:
    """Return the modules of other people that belong to no declared distribution."""
    owners = packages_distributions()
    others = {module for module in modules if module not in sys.stdlib_module_names and module != "cablecar"}
    return {module for module in others if not declared & {name_of(owner) for owner in owners.get(module, [])}}


def declared() -> dict[str, str]:
    """Return the declared requirements, the optional ones included, by name."""
    optional = [one for extra in PROJECT["optional-dependencies"].values() for one in extra]
    return {name_of(requirement): requirement for requirement in (*PROJECT["dependencies"], *optional)}


def modules_of_ours() -> set[str]:
    files = [file for file in (ROOT / "src").rglob("*.py") if "tests" not in file.relative_to(ROOT).parts]
    assert len(files) > 100
    return {module for file in files for module in imported(file.read_text("utf-8"))}


def test_what_is_imported_is_declared() -> None:
    build = (ROOT / "requirements-build.in").read_text("utf-8").splitlines()
    to_compile = {name_of(line) for line in build if not line.startswith("#")}  # `cablecar build` has its own set
    assert undeclared(modules_of_ours(), set(declared()) | to_compile) == set()


def test_what_is_declared_is_imported() -> None:
    owners = packages_distributions()
    used = {name_of(owner) for module in modules_of_ours() for owner in owners.get(module, [])}
    assert set(declared()) - used == set()


def test_an_import_that_is_not_declared_is_found() -> None:
    modules = imported("import pytest\ndef f():\n    from hypothesis.strategies import text\n")
    assert undeclared(modules, {"pytest"}) == {"hypothesis"}


def test_versions_of_what_is_extended_have_an_upper_bound() -> None:
    for name in PINNED:
        assert re.search(r"<\d", declared()[name]), declared()[name]
