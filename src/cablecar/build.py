"""Compile the kernel's core, the bots and the rules of every game with mypyc: `cablecar build`.

The build works on a copy of the sources in a temporary folder and renames the result to `.build/<digest>/`: a build is
whole or not there, and belongs exactly to the sources it was made from. mypyc and, where no C compiler is to be had,
zig come from their locks into folders of their own. Exit codes: 0 it is there, 1 the sources don't compile, 2 bad use,
3 this machine can't build.
"""

import argparse
import fcntl
import hashlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

from cablecar.kernel.errors import CablecarError
from cablecar.modes import BUILD_LOCK, COMPILER_FLAGS, GROUP, OPTIMISATION_LEVEL, ROOT, build_digest, compiled_sources

BUILDS = ROOT / ".build"
VENV = ROOT / ".venv"
ZIG_LOCK = "requirements-zig.lock"
MAX_BUILDS_KEPT = 3
BUILD_RETRY_SECONDS = 3600.0


class CannotBuild(CablecarError):
    """This machine lacks something that a build needs."""


class CannotInstall(CannotBuild):
    """What a build needs can't be fetched."""


class DoesNotCompile(CablecarError):
    """The sources are refused by mypyc or the C compiler."""


def main(arguments: list[str] | None = None) -> int:
    """Build unless today's sources are already built."""
    parser = argparse.ArgumentParser(
        prog="cablecar build", description="Compile the rules; later commands use the result."
    )
    parser.add_argument(
        "--auto", action="store_true", help="don't try again what failed with the same sources within the last hour"
    )
    parser.add_argument("--nice", action="store_true", help="leave the processor to others")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    chosen, unknown = parser.parse_known_args(arguments)
    if unknown:
        say(
            f"No such option: {unknown[0]}"
            if unknown[0].startswith("-")
            else f"Got unexpected extra argument ({unknown[0]})"
        )
        return 2
    if chosen.here:
        compile_here()
        return 0
    if chosen.nice:
        os.nice(19)
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # ./cablecar has blocked it until here
        return build(auto=chosen.auto)
    except CannotBuild as error:
        say(f"not compiled: {error}")
        return 3
    except DoesNotCompile as error:
        say(f"not compiled: {error}")
        return 1
    except KeyboardInterrupt:
        return 130


def say(line: str) -> None:
    """Tell the person at the terminal; results go to stdout, so this does not."""
    print(f"cablecar: {line}", file=sys.stderr, flush=True)


def build(auto: bool) -> int:
    """Take the lock, compile a copy of the sources, put the result in its place."""
    if not (ROOT / BUILD_LOCK).is_file():
        raise CannotBuild("a build needs a checkout of the repository")
    if (BUILDS / build_digest(ROOT)).is_dir():
        if not auto:
            say(f"already compiled: .build/{build_digest(ROOT)}")
        return 0
    try:
        BUILDS.mkdir(exist_ok=True)
        lock = open(BUILDS / "lock", "w")  # noqa: SIM115 - held until the process ends
    except OSError as error:
        raise CannotBuild(f"{error.filename} can't be written") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("another build is running; waiting for it")
        fcntl.flock(lock, fcntl.LOCK_EX)
    for left in BUILDS.glob("work-*"):
        shutil.rmtree(left, ignore_errors=True)
    work = Path(tempfile.mkdtemp(prefix="work-", dir=BUILDS))
    try:
        return build_in(work, auto)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def build_in(work: Path, auto: bool) -> int:
    """Compile a copy of the sources in a folder of its own."""
    copy_sources(work)
    name = build_digest(work)
    failure = BUILDS / f"{name}.failed"
    if (BUILDS / name).is_dir():
        return 0
    if auto and failure.is_file() and time.time() - failure.stat().st_mtime < BUILD_RETRY_SECONDS:
        raise CannotBuild(failure.read_text(encoding="utf-8"))
    started = time.monotonic()
    count = len(compiled_sources(work))
    if not count:
        raise CannotBuild("there is nothing to compile")
    try:
        environment = tools()
        say(f"compiling {count} modules with {os.path.basename(shlex.split(environment['CC'])[0])} …")
        compile_copy(work, environment)
    except (CannotInstall, DoesNotCompile) as error:
        failure.write_text(str(error), encoding="utf-8")
        raise
    os.rename(work / "out", BUILDS / name)
    for old in BUILDS.glob("*.failed"):
        old.unlink()
    remove_old_builds()
    say(f"compiled in {time.monotonic() - started:.0f} s: .build/{name}")
    return 0


def copy_sources(work: Path) -> None:
    """Copy what a build reads, so that nobody's editor changes it meanwhile."""
    ignored = shutil.ignore_patterns("tests", "web", "__pycache__")
    shutil.copytree(ROOT / "src" / "cablecar", work / "src" / "cablecar", ignore=ignored)
    shutil.copyfile(ROOT / BUILD_LOCK, work / BUILD_LOCK)
    # Not named pyproject.toml: setuptools would read it as well.
    shutil.copyfile(ROOT / "pyproject.toml", work / "types.toml")


def tools() -> dict[str, str]:
    """Return the environment of the compiling process, with mypyc and a C compiler in it."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotBuild(
            f"Python's headers are missing ({sysconfig.get_path('include')}/Python.h); Debian has them in python3-dev"
        )
    environment = dict(os.environ, CABLECAR_MODE="interpreted", PYTHONPATH="")
    compiler = os.environ.get("CC", "") or next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), "")
    if not compiler:
        install_locked(ZIG_LOCK, VENV / "build-zig", "a C compiler (zig, 100 MB)")
        compiler = shlex.quote(str(VENV / "build-zig" / "ziglang" / "zig")) + " cc -mcpu=baseline"
        cache = str(VENV / "cache" / "zig")
        environment |= {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    elif not shutil.which(shlex.split(compiler)[0]):
        raise CannotBuild(f"CC={compiler!r} can't be started")
    if not mypyc_is_installed():
        install_locked(BUILD_LOCK, VENV / "build", "mypyc")
        environment["PYTHONPATH"] = str(VENV / "build")
    # zig refuses some of the linker's options that Debian's Python was built with; none of them is needed.
    link = [
        word
        for word in str(sysconfig.get_config_var("LDSHARED") or "cc -shared").split()[1:]
        if not word.startswith("-Wl,")
    ]
    return {"LDSHARED": " ".join([compiler, *link])} | environment | {"CC": compiler}


def mypyc_is_installed() -> bool:
    """Say if the test set is in: it has the locked mypy and all that a build needs beside it."""
    try:
        version = importlib.metadata.version("mypy")
        importlib.metadata.version("types-PyYAML")
    except importlib.metadata.PackageNotFoundError:
        return False
    return (
        f"\nmypy=={version} " in (ROOT / BUILD_LOCK).read_text() and importlib.util.find_spec("setuptools") is not None
    )


def install_locked(lock: str, folder: Path, what: str) -> None:
    """Install a lock file into a folder of its own, unless it is there."""
    wanted = hashlib.blake2b((sys.version + (ROOT / lock).read_text()).encode(), digest_size=8).hexdigest()
    stamp = folder / "stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"installing {what} …")
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    where = ["--target", str(fresh), "-r", str(ROOT / lock)]
    pip = [getattr(sys, "_base_executable", sys.executable), "-m", "pip"]
    commands = [[*pip, "install", "-q", "--no-deps", "--only-binary=:all:", "--require-hashes", *where]]
    uv = VENV / "uv" / "bin" / "uv"
    if uv.is_file():
        commands.insert(
            0,
            [
                str(uv),
                "pip",
                "install",
                "-q",
                "--no-deps",
                "--no-build",
                "--require-hashes",
                "--python",
                sys.executable,
                *where,
            ],
        )
    output = ""
    for command in commands:
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        except OSError as error:
            output = output or str(error)
            continue
        if done.returncode == 0:
            (fresh / "stamp").write_text(wanted)
            shutil.rmtree(folder, ignore_errors=True)
            os.rename(fresh, folder)
            return
        output = output or done.stderr
    shutil.rmtree(fresh, ignore_errors=True)
    raise CannotInstall(f"{what} can't be installed: {last_line(output)}")


def last_line(output: str) -> str:
    """Return the last line that says something."""
    return next((line.strip() for line in reversed(output.splitlines()) if line.strip()), "no reason given")


def compile_copy(work: Path, environment: dict[str, str]) -> None:
    """Run the compilers in a process of their own; their words go to a log file."""
    command = [sys.executable, "-P", "-m", "cablecar.build", "--here"]
    done = subprocess.run(
        command,
        cwd=work,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    (BUILDS / "compile.log").write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        lines = done.stdout.splitlines()
        first = next((line.strip() for line in lines if "error" in line), last_line(done.stdout))
        raise DoesNotCompile(f"{first} (everything: .build/compile.log)")


def compile_here() -> None:
    """Compile the copy in the current folder; mypyc must be importable."""
    from mypyc.build import mypycify
    from setuptools import setup

    python = f"--python-version={sys.version_info[0]}.{sys.version_info[1]}"
    paths = [str(path) for path in compiled_sources(Path())]
    extensions = mypycify(
        ["--config-file=types.toml", python, *paths],
        opt_level=OPTIMISATION_LEVEL,
        debug_level="0",
        separate=False,
        group_name=GROUP,
        target_dir="c",
    )
    for extension in extensions:
        extension.extra_compile_args += list(COMPILER_FLAGS)
    setup(
        name="cablecar",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--parallel=2", "--build-lib=out", "--build-temp=objects"],
    )


def remove_old_builds() -> None:
    """Keep the newest few: a process that still runs may load from the one before."""
    folders = [path for path in BUILDS.iterdir() if path.is_dir() and not path.name.startswith("work-")]
    for old in sorted(folders, key=lambda path: path.stat().st_mtime, reverse=True)[MAX_BUILDS_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
