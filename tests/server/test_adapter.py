"""What we build on of uvicorn, websockets and h11 is there; where it is not, the server goes on without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cablecar.server.run import PLAIN_PROTOCOLS, protocols_for
from cablecar.server.settings import Settings
from cablecar.server.sockets.uvicorn_adapter import DirectConnection, HttpConnection, misfits
from cablecar.server.wire.frames import framed, payloads_of

pytestmark = pytest.mark.once

SETTINGS = Settings(Path("no.sqlite"))


def test_the_installed_libraries_have_all_that_the_adapter_builds_on() -> None:
    assert misfits() == [], (
        "uvicorn, websockets or h11 has changed under sockets/uvicorn_adapter.py: mend it, then METHODS and ATTRIBUTES "
        "there and the upper bounds in pyproject.toml (docs/decisions/016-transport.md)"
    )
    assert protocols_for(SETTINGS) == (HttpConnection, DirectConnection)


def test_a_method_that_takes_other_arguments_is_named_and_the_server_does_without_the_adapter(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_ping", lambda self, event: None)
    (lack,) = misfits()
    assert lack.endswith("WebSocketsSansIOProtocol.handle_ping() takes (event)")
    assert protocols_for(SETTINGS) == PLAIN_PROTOCOLS
    assert lack in capsys.readouterr().err


def test_a_method_or_an_attribute_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(H11Protocol, "handle_websocket_upgrade")
    made = WebSocketsSansIOProtocol.__init__

    def without(self: WebSocketsSansIOProtocol, *arguments: object) -> None:
        made(self, *arguments)  # type: ignore[arg-type]  # whatever it is given
        del self.read_paused

    monkeypatch.setattr(WebSocketsSansIOProtocol, "__init__", without)
    assert [lack.rpartition(".")[2] for lack in misfits()] == [
        "handle_websocket_upgrade(event) is gone",
        "read_paused is gone",
    ]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_frames_are_taken_apart_as_they_were_made(size: int) -> None:
    payloads = [b"x" * size, b"", "ä".encode() * 3]
    assert list(payloads_of(b"".join(map(framed, payloads)))) == payloads
