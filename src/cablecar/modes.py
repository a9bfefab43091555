"""Say which of the two speeds runs: the sources as they are, or the modules that `cablecar build` compiled from them.

Compiled modules lie in `.build/<digest>/`, never beside their sources. The digest covers everything that they can have
been made from (sources, Python, the locked compiler, flags), so a stale module is never found. `CABLECAR_MODE` forces
one of the two.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD_LOCK: Final = "requirements-build.lock"

CORE: Final = ("bits", "rng", "vocabulary", "phase", "chance", "state", "play", "bot")
"""The modules of the kernel that are compiled; of `bots` and of each game it is all but the names below."""
INTERPRETED: Final = ("__init__.py", "data.py", "design.py", "draw.py", "story.py")
UNRELATED: Final = ("draw.py", "story.py")
"""No compiled module may import these, so a change to them needs no build."""

OPTIMISATION_LEVEL: Final = "2"
COMPILER_FLAGS: Final = ("-fvisibility=hidden", "-Wno-error")
GROUP: Final = "cablecar"
"""Names the one library that holds all compiled code: `cablecar__mypyc`."""


def compiled_sources(root: Path) -> list[Path]:
    """List what is compiled in a checkout, in a fixed order."""
    package = root / "src" / "cablecar"
    sources = [package / "kernel" / f"{name}.py" for name in CORE]
    sources += [path for path in sorted((package / "bots").glob("*.py")) if path.name != "__init__.py"]
    sources += [path for path in sorted((package / "games").glob("*/*.py")) if path.name not in INTERPRETED]
    return [path for path in sources if path.is_file()]


def inputs(root: Path) -> Iterator[str]:
    """Yield every file that compiled modules can depend on: mypyc also copies constants out of modules that it does not
    compile.
    """
    package = os.path.join(root, "src", "cablecar")
    yield os.path.join(root, BUILD_LOCK)
    for folder in (
        os.path.join(package, "kernel"),
        os.path.join(package, "bots"),
        *_folders(os.path.join(package, "games")),
    ):
        if os.path.isdir(folder):
            for name in sorted(os.listdir(folder)):
                if name.endswith(".py") and name not in UNRELATED:
                    yield os.path.join(folder, name)


def _folders(parent: str) -> list[str]:
    if not os.path.isdir(parent):
        return []
    with os.scandir(parent) as entries:
        return sorted(entry.path for entry in entries if entry.is_dir())


def build_digest(root: Path) -> str:
    """Hash the inputs, this Python and the flags."""
    hasher = hashlib.blake2b(digest_size=8)
    for part in (
        sys.version,
        EXTENSION_SUFFIXES[0],
        repr((CORE, INTERPRETED, OPTIMISATION_LEVEL, COMPILER_FLAGS, GROUP)),
    ):
        hasher.update(part.encode() + b"\0")
    start = len(str(root))
    for path in inputs(root):
        with open(path, "rb") as file:
            content = file.read()
        hasher.update(f"{path[start:]}\0{len(content)}\0".encode())
        hasher.update(content)
    return hasher.hexdigest()


def build_folder(root: Path) -> Path:
    """Name the folder that holds, or will hold, the modules compiled from today's sources."""
    return root / ".build" / build_digest(root)


class CompiledFinder:
    """Find compiled modules in one folder; everything else is left to the ordinary finders."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the compiled module of this name, if there is one."""
        if not name.startswith(GROUP):
            return None
        file = os.path.join(self.folder, *name.split(".")) + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(name, file) if os.path.isfile(file) else None


def mode() -> str:
    """Return "compiled" or "interpreted"."""
    return "compiled" if any(isinstance(finder, CompiledFinder) for finder in sys.meta_path) else "interpreted"


def install() -> None:
    """Choose the mode; called once, before any other module of ours is imported."""
    wanted = os.environ.get("CABLECAR_MODE", "")
    if wanted not in ("", "interpreted", "compiled"):
        _stop(f"CABLECAR_MODE={wanted!r} is no mode: say 'interpreted' or 'compiled'")
    if wanted == "interpreted" or mode() == "compiled":
        return
    if (ROOT / ".build").is_dir() and (ROOT / BUILD_LOCK).is_file():
        folder = build_folder(ROOT)
        if folder.is_dir():
            sys.meta_path.insert(0, CompiledFinder(folder))
            return
    if wanted == "compiled":
        _stop("CABLECAR_MODE='compiled', but nothing is compiled from these sources: run `./cablecar build`")


def _stop(reason: str) -> None:
    sys.stderr.write(f"cablecar: {reason}\n")
    raise SystemExit(2)
