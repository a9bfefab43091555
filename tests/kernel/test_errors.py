"""Every error that Cablecar raises on purpose has one root."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cablecar"
ROOT = "CablecarError"


def classes(sources: Iterable[str]) -> dict[str, list[str]]:
    """Return the names of the bases of every class, without their modules."""
    found: dict[str, list[str]] = {}
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                bases = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
                found.setdefault(node.name, []).extend(bases)
    return found


def outsiders(sources: Iterable[str]) -> set[str]:
    """Return the classes of exceptions that do not derive from our root."""
    known = classes(sources)
    return {name for name in known if is_exception(name, known) and ROOT not in ancestors(name, known)}


def ancestors(name: str, known: dict[str, list[str]]) -> set[str]:
    """Return a class and all that it derives from, by name."""
    found, rest = set[str](), [name]
    while rest:
        if (each := rest.pop()) not in found:
            found.add(each)
            rest += known.get(each, [])
    return found


def is_exception(name: str, known: dict[str, list[str]]) -> bool:
    for each in ancestors(name, known):
        found = getattr(builtins, each, None)
        if isinstance(found, type) and issubclass(found, BaseException):
            return True
    return any(each.endswith(("Error", "Exception")) for each in ancestors(name, known))


def test_every_error_of_ours_derives_from_one_root() -> None:
    sources = [file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")]
    assert {"BadLog", "StoreFailed", "BotKilled"} <= classes(sources).keys()
    assert outsiders(sources) == set()


@pytest.mark.parametrize("base", ["Exception", "LookupError", "psycopg.OperationalError", "SystemExit"])
def test_an_error_with_another_root_is_found(base: str) -> None:
    planted = f"class Planted({base}): ...\nclass Child(Planted): ..."
    ours = "class CablecarError(Exception): ...\nclass BadInput(CablecarError): ...\nclass Room: ..."
    assert outsiders([ours, planted]) == {"Planted", "Child"}
