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
    compared = 0
    for file in sources("server"):
        own = file.relative_to(PACKAGE / "server").parts[0].removesuffix(".py")
        for name in imports(file):
            parts = name.split(".")
            if parts[1] == "server" and len(parts) > 2 and parts[2] in SERVER:
                is_below = own in SERVER and SERVER.index(parts[2]) <= SERVER.index(own)
                assert is_below, f"{file.relative_to(PACKAGE)} imports {name}"
                compared += 1
    assert compared > 50


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
    compared = 0
    for file in sources("games"):
        if file.parent.parent == PACKAGE / "games" and file.stem not in ("__init__", "data"):
            for name in imports(file):
                parts = name.split(".")
                is_for_people = parts[1] == "scene" or DRAWING in parts[3:]
                assert not is_for_people, f"{file.relative_to(PACKAGE)} imports {name}"
                compared += 1
    assert compared > 100


# ---- one way to the disk, no reaching into others, no hidden cycles ----------------


def all_sources() -> list[Path]:
    return [file for file in sources("") if file.parent.name != "tests"]


def appends_to_a_store(source: str) -> list[str]:
    """Return the functions that append to the log of a stored table: by the store, or by a job of their own."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            nodes = list(ast.walk(function))
            names = {node.id for node in nodes if isinstance(node, ast.Name)}
            owners = [node.value for node in nodes if isinstance(node, ast.Attribute) and node.attr == "append"]
            is_store = any(getattr(owner, "attr", getattr(owner, "id", "")) == "store" for owner in owners)
            if is_store or names & {"Append", "append_all"}:
                found.append(function.name)
    return found


def test_only_a_commit_appends_to_what_is_stored() -> None:
    found = {
        (str(file.relative_to(PACKAGE)), name)
        for file in all_sources()
        if "store" not in file.relative_to(PACKAGE).parts
        for name in appends_to_a_store(file.read_text(encoding="utf-8"))
    }
    assert found == {("server/tables/room.py", "commit")}


@pytest.mark.parametrize(
    "planted",
    [
        "await rooms.store.append(due)",
        "await where.append(Append(id, place, lines, summary))",
        "await self.context.store.write(append_all, jobs)",
    ],
)
def test_a_second_way_to_what_is_stored_is_found(planted: str) -> None:
    assert appends_to_a_store(f"async def second(rooms):\n    lines.append(line)\n    {planted}\n") == ["second"]
    assert appends_to_a_store("def harmless(lines):\n    lines.append(line)\n") == []


def foreign_members(source: str) -> list[str]:
    """Return the private members that a file takes from objects whose class is not its own."""
    tree = ast.parse(source)
    own: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            own.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            own |= {node.attr} if isinstance(node.value, ast.Name) and node.value.id == "self" else set()
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            own.add(node.id)
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and node.attr not in own
        and ast.unparse(node.value) not in ("self", "cls", "super()", "os")
    ]


def test_nobody_takes_private_members_of_others() -> None:
    for file in all_sources():
        assert foreign_members(file.read_text(encoding="utf-8")) == [], file.relative_to(PACKAGE)
    assert foreign_members("def leave(room):\n    room._queue.put(1)\n") == ["room._queue"]


def modules_by_import() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Return the modules of ours that each module imports: in all, and for types only."""
    every: dict[str, set[str]] = {}
    typed: dict[str, set[str]] = {}
    names = {".".join(("cablecar", *file.relative_to(PACKAGE).with_suffix("").parts)): file for file in all_sources()}
    for name, file in names.items():
        every[name] = imports(file) & set(names)
        typed[name] = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                found = {one.module for one in node.body if isinstance(one, ast.ImportFrom) and one.module}
                typed[name] |= {one for one in found if one in names}
    return every, typed


def reaches(graph: dict[str, set[str]], start: str, goal: str) -> bool:
    seen, waiting = {start}, [start]
    while waiting:
        for name in graph.get(waiting.pop(), ()):
            if name == goal:
                return True
            if name not in seen:
                seen.add(name)
                waiting.append(name)
    return False


def test_imports_for_types_hide_no_cycle() -> None:
    every, typed = modules_by_import()
    assert any(typed.values())
    cycles = {(name, other) for name, found in typed.items() for other in found if reaches(every, other, name)}
    assert cycles == {("cablecar.kernel.options", "cablecar.kernel.state")}, "a game has options, resolved for a game"
    assert reaches({"a": {"b"}, "b": {"c"}, "c": {"a"}}, "b", "a")
