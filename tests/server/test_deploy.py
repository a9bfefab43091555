"""The files of deploy/ fit the server: ports, paths, sizes, the health check."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from cablecar.cli.main import app
from cablecar.server import DEFAULT_PORT
from cablecar.server.settings import Settings
from cablecar.server.wire.messages import MAX_UPLOAD
from tests.server.harness import ROOT, Host

pytestmark = pytest.mark.once

FILES = {file.name: file.read_text("utf-8") for file in (ROOT / "deploy").iterdir()}
UNITS = {"k": 2**10, "m": 2**20}


def test_every_port_is_that_of_the_server() -> None:
    found = [
        int(port)
        for text in FILES.values()
        for port in re.findall(r"127\.0\.0\.1:(\d+)|EXPOSE (\d+)|CABLECAR_PORT=(\d+)", text)
        for port in port
        if port
    ]
    assert len(found) >= 5
    assert {*found} == {DEFAULT_PORT}


@pytest.mark.parametrize(
    "start",
    [
        FILES["cablecar.service"].partition("\nExecStart=")[2].splitlines()[0],
        FILES["Containerfile"].rpartition("\nCMD ")[2],
    ],
)
def test_what_is_started_is_a_command_with_options_that_there_are(start: str) -> None:
    program, command, *words = json.loads(start) if start.startswith("[") else shlex.split(start)
    assert Path(program).name == "cablecar"
    typer.main.get_command(app).commands[command].make_context(command, words)  # type: ignore[attr-defined]  # the app is a group


def test_the_service_keeps_its_tables_where_it_may_write() -> None:
    unit = FILES["cablecar.service"]
    state = re.search(r"^StateDirectory=(\S+)$", unit, re.M)
    assert state
    assert f"\nEnvironment=CABLECAR_DB=/var/lib/{state[1]}/" in unit
    assert "\nProtectSystem=strict\n" in unit


def test_nginx_lets_through_what_the_server_takes_and_waits_for_its_pings() -> None:
    text = FILES["nginx.conf"]
    size, unit = re.findall(r"client_max_body_size (\d+)([km]);", text)[0]
    assert int(size) * UNITS[unit] >= MAX_UPLOAD
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s;", text)
    assert int(seconds) > 2 * Settings(Path("no.sqlite")).heartbeat


def test_the_health_check_of_the_container_asks_the_server_behind_a_password_too(tmp_path: Path) -> None:
    _, *words = json.loads(FILES["Containerfile"].partition("\nHEALTHCHECK CMD ")[2].splitlines()[0])
    host = Host(
        tmp_path / "tables.sqlite", password="four games", public="https://games.example/cablecar", is_local=False
    )
    environment = {**os.environ, "CABLECAR_PORT": str(host.port)}
    assert subprocess.call([sys.executable, *words], env=environment) == 0
    assert host.stop() == 0
    assert subprocess.call([sys.executable, *words], env=environment, stderr=subprocess.DEVNULL) != 0
