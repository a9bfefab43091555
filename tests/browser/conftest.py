"""One browser and one server per worker, a fresh context per test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from cablecar.cli.chromium import find
from tests.browser.player import LONG, Guest, Guests
from tests.server.harness import Host

QUICK: dict[str, Any] = dict(
    open_rate=1000, open_burst=1000, enter_rate=1000, enter_burst=1000, message_rate=1000, message_burst=1000
)


expect.set_options(timeout=LONG)


class Plain(Host):
    """A server with the games that people have."""

    games = ""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Return a Chromium; where none can be had, every test here fails with the reason."""
    found = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path, args=list(found.flags), env=found.started_with()
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Return a server that the tests of a worker share."""
    running = Plain(tmp_path_factory.mktemp("server") / "tables.sqlite", **QUICK)
    yield running
    running.stop()


class Complete(Host):
    """A server with the games that the tests find."""

    games = os.environ.get("CABLECAR_GAMES", "")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Return a server for the tests that every game gets."""
    running = Complete(tmp_path_factory.mktemp("house") / "tables.sqlite", **QUICK)
    yield running
    running.stop()


@pytest.fixture
def guests(chromium: Browser, host: Host) -> Iterator[Guests]:
    """Return what makes guests; at the end each of them must have met no error and no missing text."""
    guests = Guests(chromium, host)
    yield guests
    guests.leave()


@pytest.fixture
def guest(guests: Guests) -> Guest:
    """Return somebody at a wide screen with a mouse, in English."""
    return guests.come()
