"""What we build on of uvicorn, websockets and h11 is there; where it is not, the server goes on without it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from cablecar.server.run import PLAIN_PROTOCOLS, protocols_for
from cablecar.server.settings import Settings
from cablecar.server.sockets.uvicorn_adapter import DirectConnection, HttpConnection, misfits
from cablecar.server.wire.frames import framed, payloads_of, short_text_of

pytestmark = pytest.mark.once

HANDSHAKE = b"\r\n".join(
    [
        b"GET / HTTP/1.1",
        b"Host: here",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version: 13",
        b"",
        b"",
    ]
)
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


class Wire(asyncio.Transport):
    """Takes what a connection writes."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def from_client(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def _accept(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    await asyncio.sleep(60)


async def _open() -> tuple[DirectConnection, Wire, list[str | bytes]]:
    """Return a connection after its handshake, what it writes to, and the messages it has read."""
    config, wire, heard = uvicorn.Config(_accept, log_config=None, lifespan="off"), Wire(), list[str | bytes]()
    config.load()
    connection = DirectConnection(config, ServerState(), {}, asyncio.get_running_loop())
    connection.connection_made(wire)

    def hear(message: str | bytes) -> bool:
        heard.append(message)
        return True

    connection.start(hear, lambda: None)
    connection.data_received(HANDSHAKE)
    while b"101 Switching" not in wire.written:
        await asyncio.sleep(0)
    return connection, wire, heard


def test_messages_are_read_alike_however_their_bytes_are_cut() -> None:
    hidden = from_client(b"no message of its own")
    frames = [
        from_client(b"first"),
        from_client(b""),
        from_client(hidden.hex().encode() + b"long" * 40),
        from_client(b"in two ", fin=False),
        from_client(b"here?", Opcode.PING),
        from_client("pärts".encode(), Opcode.CONT),
        from_client(hidden, Opcode.BINARY),
        from_client("zuletzt: ß".encode()),
    ]
    expected = ["first", "", hidden.hex() + "long" * 40, "in two pärts", hidden, "zuletzt: ß"]

    async def read(*parts: bytes) -> None:
        connection, wire, heard = await _open()
        for part in parts:
            connection.data_received(part)
        assert heard == expected
        assert wire.written.count(b"here?") == 1
        for task in connection.tasks:
            task.cancel()

    async def read_all() -> None:
        stream = b"".join(frames)
        await read(stream)
        await read(*frames)
        for place in range(1, len(stream)):
            await read(stream[:place], stream[place:])

    asyncio.run(read_all())


def test_bytes_inside_a_message_that_look_like_a_whole_one_are_none() -> None:
    inner = from_client(b"I am no message")
    outer = bytes((0x82, 0x80 | len(inner), 0, 0, 0, 0))
    started = from_client(b"a part", fin=False)

    async def read(first: bytes) -> tuple[list[str | bytes], bytes]:
        connection, wire, heard = await _open()
        wire.written = b""
        connection.data_received(first)
        connection.data_received(inner)
        for task in connection.tasks:
            task.cancel()
        return heard, wire.written

    assert asyncio.run(read(outer)) == ([inner], b"")
    heard, written = asyncio.run(read(started))
    assert heard == []
    assert written.startswith(b"\x88"), "a message inside another one closes the socket"


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125])
def test_short_messages_of_clients_are_taken_out_of_their_frames(size: int) -> None:
    payload = bytes(range(32, 32 + 95))[:size] + b"x" * max(0, size - 95)
    frame = from_client(payload)
    assert short_text_of(frame) == payload
    assert short_text_of(frame + b"x") is None
    assert short_text_of(frame[:-1]) is None
    assert short_text_of(bytes([frame[0] ^ 0x80]) + frame[1:]) is None
    assert short_text_of(frame[:1] + bytes([frame[1] ^ 0x80]) + frame[2:]) is None


def test_a_long_message_is_no_short_one() -> None:
    assert short_text_of(from_client(b"x" * 126)) is None
