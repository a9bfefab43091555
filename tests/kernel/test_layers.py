"""Who may import whom: docs/architecture.md."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cablecar"
MAY = {
    "kernel": {"kernel"},
    "scene": {"kernel", "scene"},
    "bots": {"kernel", "bots"},
    "games": {"kernel", "scene", "games"},
    "lab": {"kernel", "bots", "games", "api", "own_bots", "sets", "modes", "lab"},
}
SERVER = ("wire", "store", "tables", "http", "sockets", "cluster", "app", "run")
"""The server's rooms, each above those it may import; what lies beside them is open to all and imports none."""
DRAWING = "draw"  # of a game: words and drawings; the rules never import them


def imports(file: Path) -> set[str]:
    """Return the dotted names of ours that a file imports."""
    package = ["cablecar", *file.relative_to(PACKAGE).parts[:-1]]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            found |= {name} | {f"{name}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("cablecar.")}


def sources(folder: str) -> list[Path]:
    return [file for file in sorted((PACKAGE / folder).rglob("*.py")) if "tests" not in file.relative_to(PACKAGE).parts]


@pytest.mark.parametrize("layer", sorted(MAY))
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    files = sources(layer)
    assert files
    for file in files:
        for name in imports(file):
            assert name.split(".")[1] in MAY[layer], f"{file.relative_to(PACKAGE)} imports {name}"


def test_a_room_of_the_server_imports_only_what_lies_below_it() -> None:
    for file in sources("server"):
        own = file.relative_to(PACKAGE / "server").parts[0].removesuffix(".py")
        for name in imports(file):
            parts = name.split(".")
            if parts[1] == "server" and len(parts) > 2 and parts[2] in SERVER:
                is_below = own in SERVER and SERVER.index(parts[2]) <= SERVER.index(own)
                assert is_below, f"{file.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("layer", ["kernel", "scene", "bots", "games", "lab", "server"])
def test_commands_are_imported_by_nobody(layer: str) -> None:
    for file in sources(layer):
        for name in imports(file):
            assert name.split(".")[1] != "cli", f"{file.relative_to(PACKAGE)} imports {name}"


def test_games_never_import_each_other() -> None:
    for file in sources("games"):
        own = file.relative_to(PACKAGE / "games").parts[0]
        for name in imports(file):
            parts = name.split(".")
            assert parts[1] != "games" or len(parts) < 3 or own == "__init__.py" or parts[2] == own, (
                f"{file.relative_to(PACKAGE)} imports {name}"
            )


def test_rules_know_neither_drawings_nor_scenes() -> None:
    for file in sources("games"):
        if file.parent.parent == PACKAGE / "games" and file.stem not in ("__init__", "data"):
            for name in imports(file):
                parts = name.split(".")
                is_for_people = parts[1] == "scene" or DRAWING in parts[3:]
                assert not is_for_people, f"{file.relative_to(PACKAGE)} imports {name}"
