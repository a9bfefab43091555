"""One server for all tests that do not end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Browser, Host
from tests.server.postgres import postgres

__all__ = ["browser", "host", "postgres"]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Return a server that many tests share."""
    running = Host(
        tmp_path_factory.mktemp("server") / "tables.sqlite",
        open_rate=1000,
        open_burst=1000,
        enter_rate=1000,
        enter_burst=1000,
    )
    yield running
    running.stop()


@pytest.fixture(scope="session", params=[False, True], ids=["adapter", "plain"])
def either_host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Return a server whose sockets go through our adapter, then one whose sockets go through ASGI alone."""
    running = Host(tmp_path_factory.mktemp("either") / "tables.sqlite", is_plain=request.param, open_burst=1000)
    yield running
    running.stop()


@pytest.fixture(params=[False, True], ids=["adapter", "plain"])
def is_plain(request: pytest.FixtureRequest) -> bool:
    """Run a test that starts servers of its own with our adapter and without."""
    return bool(request.param)


@pytest.fixture
def browser(host: Host) -> Browser:
    return host.browser()
