"""Names and sizes that hold in the whole tree: one public name means one thing, functions and type chains stay short,
docstrings begin with a sentence.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cablecar"
MAX_FUNCTION_LINES = 60
MAX_TYPE_CHECKS = 5
FACADE = "api.py"
"""Offers the names of the rooms below to users of the library."""
ENTRY_POINTS = {"main"}


def modules() -> dict[str, ast.Module]:
    """Return the modules outside games by their path."""
    return {
        str(file.relative_to(PACKAGE)): ast.parse(file.read_text("utf-8"))
        for file in sorted(PACKAGE.rglob("*.py"))
        if file.relative_to(PACKAGE).parts[0] != "games" or len(file.relative_to(PACKAGE).parts) == 2
    }


MODULES = modules()


def public_names(module: ast.Module) -> Iterator[str]:
    """Yield the public names that a module defines, type variables left out."""
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names = [node.name]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            is_type_variable = isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "TypeVar"
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [] if is_type_variable else [each.id for each in targets if isinstance(each, ast.Name)]
        else:
            continue
        yield from (name for name in names if not name.startswith("_"))


def several_meanings(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """Return the public names that two or more modules define, with those modules."""
    found: dict[str, set[str]] = defaultdict(set)
    for file, module in trees.items():
        if file != FACADE:
            for name in public_names(module):
                found[name].add(file)
    return {name: sorted(files) for name, files in found.items() if len(files) > 1 and name not in ENTRY_POINTS}


def functions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    yield from (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def long_functions(trees: dict[str, ast.Module]) -> dict[str, int]:
    """Return the functions over the limit with their lines; constructors are lists of what an object has."""
    return {
        f"{file}:{node.name}": lines
        for file, module in trees.items()
        for node in functions(module)
        if (lines := (node.end_lineno or 0) - node.lineno + 1) > MAX_FUNCTION_LINES and node.name != "__init__"
    }


def chain_length(node: ast.If) -> int:
    """Return how many branches of an if … elif ask for a type."""
    is_check = any(
        isinstance(each, ast.Call) and getattr(each.func, "id", "") == "isinstance" for each in ast.walk(node.test)
    )
    following = node.orelse[0] if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If) else None
    return is_check + (chain_length(following) if following else 0)


def runs_of_type_checks(body: list[ast.stmt]) -> Iterator[int]:
    """Yield the lengths of the rows of type checks in a block: `elif`s, and `if`s that follow each other."""
    length = 0
    for node in body:
        if isinstance(node, ast.If) and chain_length(node):
            length += chain_length(node)
            yield length
        else:
            length = 0
        if isinstance(node, ast.Match):
            yield sum(isinstance(case.pattern, ast.MatchClass) for case in node.cases)


def long_chains(trees: dict[str, ast.Module]) -> dict[str, int]:
    """Return the functions that tell more types apart than the limit."""
    found: dict[str, int] = {}
    for file, module in trees.items():
        for function in functions(module):
            for node in ast.walk(function):
                for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
                    longest = max(runs_of_type_checks(block), default=0) if isinstance(block, list) else 0
                    if longest > MAX_TYPE_CHECKS:
                        found[f"{file}:{function.name}"] = longest
    return found


def no_sentences(trees: dict[str, ast.Module]) -> list[str]:
    """Return the docstrings that don't begin with a sentence: a capital letter, and an end."""
    found = []
    for file, module in trees.items():
        for node in ast.walk(module):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node) or ""
                first = text.partition("\n\n")[0]
                if text and not (
                    re.match(r"[A-Z0-9\W]|mypyc\b|uvicorn\b", first) and re.search(r"[.:?!)`]$", first.rstrip())
                ):
                    found.append(f"{file}:{getattr(node, 'name', 'module')}: {first[:60]}")
    return found


def test_a_public_name_means_one_thing() -> None:
    assert several_meanings(MODULES) == {}


def test_functions_are_short() -> None:
    assert long_functions(MODULES) == {}


def test_types_are_not_told_apart_one_by_one() -> None:
    assert long_chains(MODULES) == {}


def test_docstrings_begin_with_a_sentence() -> None:
    assert no_sentences(MODULES) == []


def test_faults_are_found() -> None:
    lines = "\n".join("    x = 1" for _ in range(MAX_FUNCTION_LINES))
    checks = "\n".join(f"    {'if' if n == 0 else 'elif'} isinstance(x, T{n}):\n        pass" for n in range(6))
    row = "\n".join(f"    if isinstance(x, T{n}):\n        return {n}" for n in range(6))
    trees = {
        "a.py": ast.parse(f'"""No sentence"""\nclass Line: ...\nX = 1\nT = TypeVar("T")\ndef long():\n{lines}\n'),
        "b.py": ast.parse(f'def Line(): ...\nX = 2\nT = TypeVar("T")\ndef _p(): ...\ndef told(x):\n{checks}\n'),
        "c.py": ast.parse(f'"""a word."""\ndef _p(): ...\ndef row(x):\n{row}\n'),
    }
    assert several_meanings(trees) == {"Line": ["a.py", "b.py"], "X": ["a.py", "b.py"]}
    assert long_functions(trees) == {"a.py:long": MAX_FUNCTION_LINES + 1}
    assert long_chains(trees) == {"b.py:told": 6, "c.py:row": 6}
    assert no_sentences(trees) == ["a.py:module: No sentence", "c.py:module: a word."]
